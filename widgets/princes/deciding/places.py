"""Choosing a district: for the first Inca, for the Prince, or for an Inca to the Sun Clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tutor.princes.identifiers import (
    BONUS_PLACES,
    DISTRICTS,
    GOOD_OF,
    HOUSES,
    LLAMA,
    ORDER_OF,
    PRODUCTION,
)
from widgets.princes.deciding.entering import entering, is_used
from widgets.princes.deciding.panel_input import (
    SHORT,
    PanelInput,
    cannot,
    chips,
    group,
    line,
    same,
    texts,
)
from widgets.princes.deciding.tiles import staying, taken_tiles, tile
from widgets.shared.markup import Markup, element, join

FOR_A_LLAMA: Final = f"{SHORT} tutor-chips-paid"
"""The chips of goals that cost a llama; they look quieter than those of free goals."""


def place_inca(asked: PanelInput) -> Iterator[Markup]:
    """The five production districts, with the Incas who work there already."""
    yield group(
        "",
        (
            asked.control(
                "place_inca",
                district,
                asked.pictures.good(GOOD_OF[district]),
                texts(_name(asked, district), _workers(asked, district)),
            )
            for district in PRODUCTION
        ),
    )


def _workers(asked: PanelInput, district: str) -> Markup:
    """The number of Incas of each player in a district, with the players' marks."""
    there = [
        (player["name"], player["incas"][district])
        for player in asked.position["players"]
        if player["incas"][district]
    ]
    if not there:
        return line(asked.say("deciding-nobody-yet"))
    return element(
        "span",
        *(
            join(
                asked.pictures.player(name),
                element(
                    "span",
                    asked.say("deciding-works", player=name, incas=asked.naming.incas(district, n)),
                    of="tutor-unseen",
                ),
                element("span", str(n), aria_hidden="true"),
            )
            for name, n in there
        ),
        of="tutor-choice-line tutor-workers",
    )


def turn(asked: PanelInput) -> Iterator[Markup]:
    """The districts by the cost of the way there, and the Moon tiles.

    On a phone the player taps districts in the city, which is visible; the tiles are not, so they
    come first.
    """
    prince, llamas = asked.me["prince"], asked.goods[LLAMA]
    if prince is None:
        yield group("", (_move(asked, place, 0) for place in DISTRICTS))
        return
    near = asked.components.neighbours[prince]
    free = [place for place in DISTRICTS if place in near]
    far = [place for place in DISTRICTS if place not in near and place != prince]
    of = SHORT if llamas else "tutor-chips"
    ways = [group(asked.say("deciding-free"), (_move(asked, place, 0) for place in free), of=of)]
    if llamas:
        words = asked.say("deciding-for-llama", llamas=llamas, player=asked.player)
        ways.append(group(words, (_move(asked, place, 1) for place in far), of=FOR_A_LLAMA))
    tiles = staying(asked, _shut(asked, far, prince))
    yield from (tiles, *ways) if asked.showing.layout == "phone" else (*ways, tiles)


def _shut(asked: PanelInput, far: Sequence[str], prince: str) -> Markup:
    """The goals that are not possible now, under a line that says how many they are."""
    llamas, tiles = asked.goods[LLAMA], taken_tiles(asked)
    shut = [*([] if llamas else far), prince]
    count = len(shut) + len(tiles)
    told = asked.say("deciding-shut", count=count, rides=len(far), is_poor=_word(not llamas))
    cannot_now = (
        *(_move(asked, place, 1) for place in shut[:-1]),
        _again(asked, prince),
        *(tile(asked, each) for each in tiles),
    )
    named = element("span", asked.say("deciding-shut.short", count=count), aria_hidden="true")
    full = element("span", told, of="tutor-unseen")
    summary = element("summary", named, full, title=told, data={"key": "shut"})
    return element("details", summary, chips(cannot_now), of="tutor-shut", data={"menu": "shut"})


def _word(is_so: bool) -> str:
    return "yes" if is_so else "no"


def _goal(asked: PanelInput, district: str) -> Markup:
    """The name of a goal; in a narrow column as it is written on the board beside it."""
    is_narrow = asked.showing.layout == "medium" and bool(asked.goods[LLAMA])
    is_among_many = is_narrow and asked.me["prince"] is not None
    if not is_among_many:
        return _name(asked, district)
    # The board breaks long words by hand; a line breaks them where it must.
    return same(asked.game(f"board-short-{district}", layout="medium").replace("- ", "\u00ad"))


def _move(asked: PanelInput, district: str, llamas: int) -> Markup:
    """A district as a goal of the Prince."""
    is_legal = asked.is_legal("move", district)
    below = line(entering(asked, district, llamas)) if is_legal else asked.short(LLAMA, llamas)
    return asked.control(
        "move",
        district,
        _picture(asked, district),
        texts(_goal(asked, district), below),
        of="tutor-used" if is_legal and is_used(asked, district) else "",
    )


def _again(asked: PanelInput, district: str) -> Markup:
    """The Prince's own district, which cannot be entered."""
    below = cannot(asked.say("deciding-again"))
    return asked.control(
        "move", district, _picture(asked, district), texts(_goal(asked, district), below)
    )


def _picture(asked: PanelInput, district: str) -> Markup:
    """The picture of a district: its good or its order, or else a seal."""
    if district in GOOD_OF:
        return asked.pictures.good(GOOD_OF[district])
    if district in ORDER_OF:
        return asked.pictures.emblem(ORDER_OF[district])
    if district in BONUS_PLACES:
        return asked.pictures.good("stone")
    if district in HOUSES:
        return asked.pictures.emblem("house")
    return asked.pictures.emblem(
        "recruiting" if district in asked.components.recruit else "special"
    )


def _name(asked: PanelInput, district: str) -> Markup:
    return same(asked.game(f"district-{district}"))


def send_to_clock(asked: PanelInput) -> Iterator[Markup]:
    """The player's Incas by district; the reward of the Sun Clock stands above."""
    reward = "deciding-clock.now" if asked.is_last_day else "deciding-clock"
    yield element("p", asked.say(reward), of="tutor-hint")
    yield group(
        "",
        (
            asked.control(
                "send_to_clock",
                district,
                asked.pictures.good(GOOD_OF[district]),
                texts(_name(asked, district), _there(asked, district)),
            )
            for district in PRODUCTION
        ),
    )
    yield asked.row("send_to_clock")


def _there(asked: PanelInput, district: str) -> Markup:
    count = asked.me["incas"][district]
    if not count:
        return cannot(asked.say("deciding-nobody-there"))
    return line(asked.say("deciding-there", incas=asked.naming.incas(district, count)))
