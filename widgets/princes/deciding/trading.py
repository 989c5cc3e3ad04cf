"""The Central Plaza: the free adjustment, then sales and purchases one by one, and the visit."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.base.game import Decision, State
from tutor.princes.identifiers import CORN
from tutor.princes.rules.market import ADD, BUY, REMOVE, SELL
from tutor.princes.words.naming import player_in
from widgets.princes.deciding.ladder import ladder, prices_at
from widgets.princes.deciding.panel_input import FINISH, LEAVE, PanelInput, cannot, line
from widgets.princes.deciding.prices import prices
from widgets.shared.markup import Markup, element

VISIT = ("adjust", SELL, BUY)


def adjust(asked: PanelInput) -> Iterator[Markup]:
    """The market with the prices after one good is added or removed."""
    yield element("p", asked.say("deciding-adjust"), of="tutor-hint")
    yield ladder(
        asked,
        *(
            (
                asked.say(f"deciding-{change}"),
                lambda good, change=change: _change(asked, good, change),
            )
            for change in (REMOVE, ADD)
        ),
    )
    yield asked.row("adjust")
    yield prices(asked, is_open=False)


def _change(asked: PanelInput, good: str, change: str) -> Markup:
    title = element("b", asked.say(f"deciding-{change}.one"), of="tutor-choice-words")
    if not asked.is_legal("adjust", (good, change)):
        why = cannot(asked.say(f"deciding-{change}.not"))
        return asked.control("adjust", (good, change), title, why, of="tutor-choice-tall")
    level = asked.position["market"][good] + (1 if change == ADD else -1)
    sale, purchase = prices_at(asked, level)
    return asked.control(
        "adjust",
        (good, change),
        title,
        line(asked.say("deciding-space-sale", price=sale)),
        line(asked.say("deciding-space-purchase", price=purchase)),
        of="tutor-choice-tall",
    )


def trade(asked: PanelInput) -> Iterator[Markup]:
    """The market, a sale and a purchase under each good, this visit so far, and its end."""
    yield element("p", asked.say("deciding-trade"), of="tutor-hint")
    yield ladder(
        asked,
        (asked.say("deciding-sell"), lambda good: _sale(asked, good)),
        (asked.say("deciding-buy"), lambda good: _purchase(asked, good)),
    )
    yield from _visit(asked)
    corn = asked.naming.amount(CORN, asked.goods[CORN])
    words = element("b", asked.say("deciding-finish", corn=corn), of="tutor-choice-words")
    # Before the first trade, the button that ends the visit does not stand out.
    has_traded = any(asked.position["pending"][each] for each in ("sold", "bought"))
    of = f"tutor-choice-row {FINISH if has_traded else LEAVE}"
    yield asked.control("finish_trade", None, words, of=of)
    yield prices(asked, is_open=False)


def _sale(asked: PanelInput, good: str) -> Markup:
    price, _ = prices_at(asked, asked.position["market"][good])
    if asked.is_legal(SELL, good):
        words = asked.say("deciding-sell.at", price=price)
        return asked.control(SELL, good, element("b", words, of="tutor-choice-words"))
    is_bought = good in asked.position["pending"]["bought"]
    why = asked.say("deciding-sell.bought" if is_bought else "deciding-sell.none")
    return asked.control(SELL, good, cannot(why))


def _purchase(asked: PanelInput, good: str) -> Markup:
    _, price = prices_at(asked, asked.position["market"][good])
    if asked.is_legal(BUY, good):
        words = asked.say("deciding-buy.at", price=price)
        return asked.control(BUY, good, element("b", words, of="tutor-choice-words"))
    if good in asked.position["pending"]["sold"]:
        return asked.control(BUY, good, cannot(asked.say("deciding-buy.sold")))
    return asked.control(BUY, good, asked.short(CORN, price - asked.goods[CORN]))


def _visit(asked: PanelInput) -> Iterator[Markup]:
    """The trades of this visit with their corn; if that is unknown, the goods sold and bought."""
    steps = [step for step in asked.showing.turn if step[0].type in VISIT]
    if steps:
        yield _table(asked, steps)
        return
    pending = asked.position["pending"]
    for message, goods in (
        ("deciding-sold", pending["sold"]),
        ("deciding-bought", pending["bought"]),
    ):
        if goods:
            names = asked.showing.page.all_of(asked.game(f"good-{good}.many") for good in goods)
            yield element("p", asked.say(message, goods=names))


def _table(asked: PanelInput, steps: list[tuple[Decision, State]]) -> Markup:
    """The visit step by step with the running balance."""
    say = asked.say
    corn = [*(_corn(asked, state) for _, state in steps), asked.goods[CORN]]
    head = element(
        "tr",
        *(element("th", say(f"deciding-visit.{name}"), scope="col") for name in HEADS),
    )
    first = _line(asked, say("deciding-visit-before"), "", corn[0])
    rows = [
        _line(
            asked,
            say("deciding-visit-step", number=number, done=asked.showing.game.decision(decision)),
            _change_of_corn(asked, after - before),
            after,
        )
        for number, ((decision, _), before, after) in enumerate(
            zip(steps, corn, corn[1:], strict=False), 1
        )
    ]
    return element(
        "table", element("thead", head), element("tbody", first, *rows), of="tutor-visit"
    )


HEADS = ("what", "corn", "balance")


def _line(asked: PanelInput, words: str, change: str, balance: int) -> Markup:
    return element(
        "tr",
        element("th", words, scope="row"),
        element("td", change),
        element("td", element("b", str(balance))),
    )


def _corn(asked: PanelInput, state: State) -> int:
    corn: int = player_in(state.position(), asked.player)["goods"][CORN]
    return corn


def _change_of_corn(asked: PanelInput, change: int) -> str:
    if not change:
        return asked.say("deciding-visit-free")
    return asked.say("deciding-visit-change", amount=abs(change), way="in" if change > 0 else "out")
