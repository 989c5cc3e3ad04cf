"""Moon tiles: to take one by staying, and to pay for those that cost corn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tutor.princes.identifiers import (
    CORN,
    MOON_TILES,
    PRICED_TILES,
    STEP_TILES,
)
from tutor.princes.rules.table import subsets
from widgets.princes.deciding.panel_input import SHORT, PanelInput, cannot, group, line, texts
from widgets.princes.deciding.prices import prices
from widgets.princes.deciding.way import way
from widgets.shared.markup import Markup, element


def staying(asked: PanelInput, last: Markup) -> Markup:
    """The Moon tiles that can be taken with their pay and cost, then `last`."""
    is_last = asked.components.next_tile_ends_day(len(asked.position["moon_tiles"]))
    ends_day = asked.position["sun_tile"] is None and is_last
    return group(
        asked.say("deciding-stay.now" if asked.is_last_day else "deciding-stay"),
        (*(tile(asked, each) for each in MOON_TILES if asked.is_legal("stay", each)), last),
        of=SHORT,
        note=asked.say("deciding-ends-day") if ends_day else "",
    )


def taken_tiles(asked: PanelInput) -> list[str]:
    """The Moon tiles that a player already has."""
    return [each for each in MOON_TILES if not asked.is_legal("stay", each)]


def tile(asked: PanelInput, tile: str) -> Markup:
    """A Moon tile with its pay and cost; for a taken one, who has it."""
    if asked.is_legal("stay", tile):
        below = line(asked.say("deciding-tile", is_priced="yes" if tile in PRICED_TILES else "no"))
    else:
        holder = next(
            player["name"] for player in asked.position["players"] if tile in player["moon_tiles"]
        )
        below = cannot(asked.say("deciding-taken", player=holder))
    title = element("b", _pays(asked, tile), of="tutor-choice-words")
    return asked.control("stay", tile, asked.pictures.tile(tile), texts(title, below))


def _pays(asked: PanelInput, tile: str) -> str:
    """The pay of a tile, in words."""
    if tile in STEP_TILES:
        return asked.naming.steps(asked.components.tile_steps[tile])
    return asked.naming.goods(asked.components.tile_goods[tile])


def redeem(asked: PanelInput) -> Iterator[Markup]:
    """Every set of the priced tiles, with its cost and the corn that is left.

    The player hires no people here, so their cost is folded.
    """
    pending = asked.position["pending"]
    if pending["steps"]:
        steps = asked.naming.steps(pending["steps"])
        note = asked.say("deciding-steps-follow", steps=steps, way=way(asked, "redeem", ()))
        yield element("p", note, of="tutor-hint")
    chosen = tuple(subsets(pending["tiles"]))
    yield group("", (_redemption(asked, tiles) for tiles in chosen if tiles))
    yield asked.row("redeem", (), asked.corn_left(0))
    yield prices(asked, is_open=False)


def _redemption(asked: PanelInput, tiles: tuple[str, ...]) -> Markup:
    cost, corn = len(tiles) * asked.components.tile_price, asked.goods[CORN]
    brought = element("span", *(asked.pictures.tile(tile) for tile in tiles), of="tutor-set")
    below = asked.short(CORN, cost - corn)
    if asked.is_legal("redeem", tiles):
        paid, left = asked.naming.amount(CORN, cost), asked.amount(CORN, corn - cost)
        below = line(asked.say("deciding-paid", paid=paid, goods=left))
    goods = Counter[str]()
    for each in tiles:
        goods.update(asked.components.tile_goods[each])
    words = element("b", asked.naming.goods(goods), of="tutor-choice-words")
    return asked.control("redeem", tiles, brought, texts(words, below), of="tutor-choice-tall")
