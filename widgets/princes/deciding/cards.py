"""Sacrifice cards to return: the present points of each, and a switch to return or keep it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tutor.princes.rules.scoring import card_points
from widgets.princes.deciding.panel_input import (
    FINISH,
    MOST_WAYS,
    PanelInput,
    added_up,
    all_ways,
    group,
    line,
    same,
    texts,
)
from widgets.shared.controls import UNSEEN
from widgets.shared.markup import Markup, element


def return_cards(asked: PanelInput) -> Iterator[Markup]:
    """A switch for each card of the hand, the cost of the choice, and the button to return them."""
    hand: list[str] = asked.me["cards"]
    count: int = asked.position["pending"]["count"]
    points = {card: _points(asked, card) for card in hand}
    chosen = asked.draft_parts("return_cards", hand)
    switches = (_switch(asked, card, points) for card in hand)
    yield group("", switches, "tutor-rows", asked.say("deciding-return.note"))
    lost = sum(points[card] for card in chosen)
    worth = {"lost": lost, "left": sum(points.values()) - lost} if chosen else {}
    told = (asked.say(f"deciding-return.{name}", count=each) for name, each in worth.items())
    yield added_up(*told, missing=_missing(asked, count, len(chosen)))
    if len(chosen) == count:
        yield asked.row("return_cards", chosen, of=FINISH)
    sets = sorted(combinations(hand, count), key=lambda cards: sum(points[card] for card in cards))
    if 1 < len(sets) <= MOST_WAYS:
        ways = [_return(asked, cards, points) for cards in sets]
        yield all_ways(asked, ways, "tutor-sets tutor-card-sets")


def _switch(asked: PanelInput, card: str, points: dict[str, int]) -> Markup:
    """A card with its points and gold, and whether the player keeps or returns it."""
    say, name = asked.say, asked.naming.card(card)
    read = element("span", say("deciding-hand.switch", card=name), of=UNSEEN)
    worth = say("deciding-hand", points=points[card], gold=asked.components.gold[card])
    seen = texts(same(name), line(worth))
    sides = (
        element("span", say(f"deciding-hand.{side}"), of=f"tutor-{side}", aria_hidden="true")
        for side in ("keep", "give")
    )
    state = element("span", *sides, of="tutor-sides")
    return asked.switch("return_cards", card, list(points), read, _card(asked, card), seen, state)


def _missing(asked: PanelInput, count: int, chosen: int) -> str:
    """How many cards are to be chosen, in all or in addition, or are too many; else empty."""
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
    return element("span", *(asked.pictures.icon(icon) for icon in icons), of="tutor-card-icons")


def _return(asked: PanelInput, cards: tuple[str, ...], points: dict[str, int]) -> Markup:
    """Cards to return: their present points, and the cards that the player keeps, with theirs."""
    kept = tuple(card for card in points if card not in cards)
    parts = [
        *_set(asked, "given", "lost", cards, points),
        *_set(asked, "kept", "left", kept, points),
    ]
    return asked.control("return_cards", cards, *parts, of="tutor-choice-tall")


def _set(
    asked: PanelInput, heading: str, worth: str, cards: tuple[str, ...], points: dict[str, int]
) -> Iterator[Markup]:
    yield line(asked.say(f"deciding-return.{heading}"))
    yield element("span", *(_card(asked, card) for card in cards), of="tutor-set")
    count = sum(points[card] for card in cards)
    yield line(asked.say(f"deciding-return.{worth}", count=count))
