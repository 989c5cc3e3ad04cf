"""Sacrifice cards to return: the points of each now, and every set of them as a control."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tutor.princes.rules.scoring import card_points
from widgets.princes.deciding.asked import Asked, group, line
from widgets.shared.markup import Markup, element


def return_cards(asked: Asked) -> Iterator[Markup]:
    """The hand with its points and gold, then the sets, those that cost least first."""
    hand: list[str] = asked.me["cards"]
    points = {card: _points(asked, card) for card in hand}
    yield _hand(asked, points)
    sets = sorted(
        combinations(hand, asked.position["pending"]["count"]),
        key=lambda cards: sum(points[card] for card in cards),
    )
    yield group(
        asked.say("deciding-return"),
        (_return(asked, cards, points) for cards in sets),
        "tutor-sets tutor-card-sets",
        asked.say("deciding-return.note"),
    )


def _points(asked: Asked, card: str) -> int:
    return card_points(asked.components.icons[card], asked.me["orders"], asked.me["incas"])


def _hand(asked: Asked, points: dict[str, int]) -> Markup:
    say = asked.say
    head = element(
        "tr", *(element("th", say(f"deciding-hand.{name}"), scope="col") for name in HEADS)
    )
    rows = [
        element(
            "tr",
            element("th", _card(asked, card), " ", asked.naming.card(card), scope="row"),
            element("td", element("b", str(points[card]))),
            element("td", str(asked.components.gold[card])),
        )
        for card in points
    ]
    return element("table", element("thead", head), element("tbody", *rows), of="tutor-visit")


HEADS = ("card", "points", "gold")


def _card(asked: Asked, card: str) -> Markup:
    icons = asked.components.icons[card]
    return element("span", *(asked.pictures.icon(icon) for icon in icons), of="tutor-card-icons")


def _return(asked: Asked, cards: tuple[str, ...], points: dict[str, int]) -> Markup:
    """A set to give back: these cards and their points now, and what is kept with its points."""
    kept = tuple(card for card in points if card not in cards)
    parts = [
        *_set(asked, "given", "lost", cards, points),
        *_set(asked, "kept", "left", kept, points),
    ]
    return asked.control("return_cards", cards, *parts, of="tutor-choice-tall")


def _set(
    asked: Asked, heading: str, worth: str, cards: tuple[str, ...], points: dict[str, int]
) -> Iterator[Markup]:
    yield line(asked.say(f"deciding-return.{heading}"))
    yield element("span", *(_card(asked, card) for card in cards), of="tutor-set")
    count = sum(points[card] for card in cards)
    yield line(asked.say(f"deciding-return.{worth}", count=count))
