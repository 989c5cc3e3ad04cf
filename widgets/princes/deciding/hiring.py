"""The panels that choose things: Incas, priests, virgins, numbers, cards, sets of goods."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from tutor.princes.identifiers import (
    CORN,
    GOODS,
    HOUSES,
    LLAMA,
    ORDER_OF,
)
from tutor.princes.rules.scoring import card_points
from tutor.princes.rules.table import subsets
from tutor.princes.words.naming import prince_of_turn
from widgets.princes.deciding.panel_input import (
    FINISH,
    LEAVE,
    MOST_WAYS,
    PanelInput,
    added_up,
    all_ways,
    besides,
    cannot,
    group,
    line,
    same,
    texts,
    way,
)
from widgets.princes.deciding.trading import prices
from widgets.shared.controls import UNSEEN, Markup, element, join


def return_cards(asked: PanelInput) -> Iterator[Markup]:
    """Yield a switch for each card in the hand, the cost, and the button that returns the cards."""
    hand: list[str] = asked.me["cards"]
    count: int = asked.position["pending"]["count"]
    points = {card: _points(asked, card) for card in hand}
    chosen = asked.draft_parts("return_cards", hand)
    switches = (_card_switch(asked, card, points) for card in hand)
    yield group("", switches, "tutor-rows", asked.say("deciding-return.note"))
    lost = sum(points[card] for card in chosen)
    worth = {"lost": lost, "left": sum(points.values()) - lost} if chosen else {}
    told = (asked.say(f"deciding-return.{name}", count=each) for name, each in worth.items())
    yield added_up(*told, missing=_missing(asked, count, len(chosen)))
    if len(chosen) == count:
        yield asked.row("return_cards", chosen, class_=FINISH)
    sets = sorted(combinations(hand, count), key=lambda cards: sum(points[card] for card in cards))
    if 1 < len(sets) <= MOST_WAYS:
        ways = [_return(asked, cards, points) for cards in sets]
        yield all_ways(asked, ways, "tutor-sets tutor-card-sets")


def _card_switch(asked: PanelInput, card: str, points: dict[str, int]) -> Markup:
    """Return the switch of a card: its points and gold, and whether the player keeps the card."""
    say, name = asked.say, asked.naming.card(card)
    read = element("span", say("deciding-hand.switch", card=name), class_=UNSEEN)
    worth = say("deciding-hand", points=points[card], gold=asked.components.gold[card])
    seen = texts(same(name), line(worth))
    sides = (
        element("span", say(f"deciding-hand.{side}"), class_=f"tutor-{side}", aria_hidden="true")
        for side in ("keep", "give")
    )
    state = element("span", *sides, class_="tutor-sides")
    return asked.switch("return_cards", card, list(points), read, _card(asked, card), seen, state)


def _missing(asked: PanelInput, count: int, chosen: int) -> str:
    """Return the sentence that says how many cards are missing or too many.

    The sentence is empty if the number is right.
    """
    if chosen > count:
        return asked.say("deciding-return.many", count=chosen - count)
    if chosen == count:
        return ""
    name = "missing" if chosen else "none"
    return asked.say(f"deciding-return.{name}", count=count - chosen)


def _points(asked: PanelInput, card: str) -> int:
    return card_points(asked.components.icons[card], asked.me["orders"], asked.me["incas"])


def _card(asked: PanelInput, card: str) -> Markup:
    icons = asked.components.icons[card]
    return element(
        "span", *(asked.pictures.icon(icon) for icon in icons), class_="tutor-card-icons"
    )


def _return(asked: PanelInput, cards: tuple[str, ...], points: dict[str, int]) -> Markup:
    """Return the control that returns these cards, with their points and the kept cards' points."""
    kept = tuple(card for card in points if card not in cards)
    parts = [
        *_set_of_cards(asked, "given", "lost", cards, points),
        *_set_of_cards(asked, "kept", "left", kept, points),
    ]
    return asked.control("return_cards", cards, *parts, class_="tutor-choice-tall")


def _set_of_cards(
    asked: PanelInput, heading: str, worth: str, cards: tuple[str, ...], points: dict[str, int]
) -> Iterator[Markup]:
    yield line(asked.say(f"deciding-return.{heading}"))
    yield element("span", *(_card(asked, card) for card in cards), class_="tutor-set")
    count = sum(points[card] for card in cards)
    yield line(asked.say(f"deciding-return.{worth}", count=count))


SETS = "tutor-sets tutor-sets-of-{}"


def offer(asked: PanelInput) -> Iterator[Markup]:
    """Yield a switch for each good, what the offer brings, and the button that makes the offer."""
    held = [good for good in GOODS if asked.is_legal("offer", (good,))]
    chosen = asked.draft_parts("offer", held)
    switches = (
        _good_switch(asked, good, held) if good in held else _lacking(asked, good) for good in GOODS
    )
    yield group("", switches, "tutor-switches")
    yield added_up(*_adds_up(asked, chosen))
    yield asked.row("offer", chosen, class_=FINISH if chosen else LEAVE)
    sets = [goods for goods in subsets(held) if goods]
    if 1 < len(sets) <= MOST_WAYS:
        ways = [_set_of_goods(asked, "offer", goods) for goods in sets]
        yield all_ways(asked, ways, SETS.format(2))
    yield prices(asked, is_open=False)


def _good_switch(asked: PanelInput, good: str, held: list[str]) -> Markup:
    """Return the switch of a unit of a good, and how much of the good the player has."""
    unit = asked.naming.amount(good, asked.components.unit[good])
    name = element("b", unit, class_="tutor-choice-words")
    below = line(asked.say("deciding-held", count=asked.goods[good]))
    return asked.switch("offer", good, held, asked.pictures.good(good), name, below)


def _lacking(asked: PanelInput, good: str) -> Markup:
    """Return the control for a good that the player does not have; a press shows the refusal."""
    below = cannot(asked.say("deciding-held", count=asked.goods[good]))
    return asked.control("offer", (good,), _unit(asked, good), below, class_="tutor-choice-tall")


def _adds_up(asked: PanelInput, goods: tuple[str, ...]) -> Iterator[str]:
    """Yield the sentences on what an offer gives and brings; if `goods` is empty, what to do."""
    if not goods:
        yield asked.say("deciding-offer", steps=_steps(asked, 1))
        return
    given = asked.naming.goods(asked.components.pieces(goods))
    yield asked.say("deciding-offer.sum", goods=given, steps=_steps(asked, len(goods)))
    yield way(asked, "offer", goods)


def _steps(asked: PanelInput, units: int) -> str:
    return asked.naming.steps(asked.components.unit_steps * units)


def choose_goods(asked: PanelInput) -> Iterator[Markup]:
    """Yield a control for each of the ten sets of three different units.

    The way of the Scout is the same for all sets, so one note above the controls describes
    it.
    """
    sets, size = asked.components.clock_sets, asked.components.clock_units
    note = way(asked, "choose_goods", sets[0])
    yield group(
        "", (_set_of_goods(asked, "choose_goods", goods) for goods in sets), SETS.format(size), note
    )
    yield prices(asked, is_open=True)


def _set_of_goods(asked: PanelInput, kind: str, goods: tuple[str, ...]) -> Markup:
    return asked.control(kind, goods, *(_unit(asked, good) for good in goods))


def _unit(asked: PanelInput, good: str) -> Markup:
    """Return a unit of a good: its picture, with the number if it is more than one."""
    count, drawn = asked.components.unit[good], asked.pictures.good(good)
    if count == 1:
        return element("span", drawn, class_="tutor-unit")
    number = element("b", str(count), aria_hidden="true")
    return element("span", join(number, drawn), class_="tutor-unit")


Cost = Mapping[str, int]


def recruit(asked: PanelInput) -> Iterator[Markup]:
    """Yield a control for each Inca whose cost the player can pay.

    Then come controls for several Incas at once, one control for no Inca, and the Incas whose
    cost the player cannot pay.
    """
    place = prince_of_turn(asked.position)
    assert place is not None
    sets = [chosen for chosen in subsets(asked.components.recruit[place]) if chosen]
    payable = [chosen for chosen in sets if asked.is_legal("recruit", chosen)]
    one = [_hire(asked, place, chosen) for chosen in payable if len(chosen) == 1]
    several = [_hire(asked, place, chosen) for chosen in payable if len(chosen) > 1]
    yield group("", one, "tutor-rows")
    if several:
        yield group(asked.say("deciding-several"), several, "tutor-rows")
    beyond = (_hire(asked, place, chosen) for chosen in sets if chosen not in payable)
    yield besides(asked, asked.row("recruit", ()), beyond)


def _hire(asked: PanelInput, place: str, districts: tuple[str, ...]) -> Markup:
    """Return the control that hires Incas, with their total cost."""
    cost = asked.components.cost_of_incas(place, districts)
    supply = asked.me["supply"]
    after = _after(asked, cost)
    if len(districts) > supply:
        after = cannot(asked.say("deciding-supply", count=supply))
    needs = [_needs(asked, cost)] if len(districts) == 1 else []
    return asked.row("recruit", districts, *needs, after)


def acquire(asked: PanelInput) -> Iterator[Markup]:
    """Yield a control for each order of this House whose cost the player can pay.

    Then come the control for no order, and the orders whose cost the player cannot pay.
    """
    house = prince_of_turn(asked.position)
    assert house is not None
    payable = [order for order in HOUSES[house] if asked.is_legal("acquire", order)]
    yield group("", (_serve(asked, order) for order in payable), "tutor-rows")
    beyond = (_serve(asked, order) for order in HOUSES[house] if order not in payable)
    yield besides(asked, asked.row("acquire"), beyond)


def _serve(asked: PanelInput, order: str) -> Markup:
    left = asked.position["orders_left"][order]
    if not left:
        return asked.row("acquire", order, cannot(asked.say("deciding-none-left")))
    figures = asked.components.orders[order]
    there = asked.game(
        "board-order",
        order=asked.game(f"order-{order}.title"),
        left=left,
        all=figures.tiles,
    )
    return asked.row(
        "acquire", order, _needs(asked, figures.cost), _after(asked, figures.cost), line(there)
    )


def _needs(asked: PanelInput, cost: Cost) -> Markup:
    """Return each good of a cost: the amount needed and held, and whether it is enough."""
    return element(
        "span",
        *(
            element(
                "span",
                asked.pictures.good(good),
                element(
                    "span",
                    asked.say("deciding-needs", count=count, held=asked.goods[good]),
                    class_="tutor-need-words",
                ),
                class_="tutor-need" if asked.goods[good] >= count else "tutor-need tutor-lacks",
            )
            for good, count in cost.items()
        ),
        class_="tutor-needs",
    )


def _after(asked: PanelInput, cost: Cost) -> Markup:
    """Return the goods that remain after the payment, or the goods that are missing."""
    short = {
        good: count - asked.goods[good] for good, count in cost.items() if asked.goods[good] < count
    }
    if short:
        return cannot(asked.say("deciding-short", goods=asked.naming.goods(short)))
    left = {good: held - cost.get(good, 0) for good, held in asked.goods.items()}
    return line(asked.say("deciding-left", goods=asked.naming.goods(left)))


def produce(asked: PanelInput) -> Iterator[Markup]:
    """Yield a control for each number of working Incas, with the corn that is left after each."""
    district = prince_of_turn(asked.position)
    incas = asked.me["incas"][district]
    yield group("", (_production(asked, count) for count in range(incas, -1, -1)), "tutor-rows")


def _production(asked: PanelInput, count: int) -> Markup:
    if asked.is_legal("produce", count):
        return asked.row("produce", count, asked.corn_left(count))
    return asked.row("produce", count, asked.short(CORN, count - asked.goods[CORN]))


def sacrifice(asked: PanelInput) -> Iterator[Markup]:
    """Yield a control for each possible number of llamas to sacrifice, also for none.

    The number is at most one llama for each priest. Each control says which step of the trail
    the Scout would reach.
    """
    place = prince_of_turn(asked.position)
    assert place is not None
    most = asked.me["orders"][ORDER_OF[place]]
    yield group("", (_sacrifice(asked, count) for count in range(most, -1, -1)), "tutor-rows")


def _sacrifice(asked: PanelInput, count: int) -> Markup:
    if not asked.is_legal("sacrifice", count):
        return asked.row("sacrifice", count, asked.short(LLAMA, count - asked.goods[LLAMA]))
    left = asked.amount(LLAMA, asked.goods[LLAMA] - count)
    lines = [line(asked.say("deciding-left", goods=left))]
    if count:
        lines.insert(0, line(way(asked, "sacrifice", count)))
    return asked.row("sacrifice", count, *lines)
