"""The panels that choose a district, or a Moon tile by staying.

These panels are for the first Inca, the Prince, and the Sun Clock. A small control says
in a few words what happens when the player enters the district.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tutor.princes.identifiers import (
    BONUS_PLACES,
    CENTRAL_PLAZA,
    CORN,
    DISTRICTS,
    GOOD_OF,
    HOUSES,
    LLAMA,
    MOON_TILES,
    ORDER_OF,
    PRICED_TILES,
    PRODUCTION,
    STEP_TILES,
    SUN_CLOCK,
    TEMPLES,
)
from tutor.princes.rules.table import subsets
from widgets.princes.deciding.panel_input import (
    SHORT,
    PanelInput,
    cannot,
    chips,
    group,
    line,
    same,
    texts,
    way,
)
from widgets.princes.deciding.trading import prices
from widgets.shared.controls import Markup, element, join

Goods = Mapping[str, int]


def entering(asked: PanelInput, district: str, llamas: int) -> str:
    """Return in words what happens when the player enters a district for a number of llamas."""
    goods = {**asked.goods, LLAMA: asked.goods[LLAMA] - llamas}
    if district in PRODUCTION:
        return _production(asked, district)
    if district in TEMPLES:
        return _temple(asked, district, goods)
    if district in asked.components.recruit:
        return _recruiting(asked, district, goods)
    if district in HOUSES:
        return _house(asked, district, goods)
    if district == CENTRAL_PLAZA:
        return asked.say("deciding-enter-plaza")
    assert district == SUN_CLOCK
    return asked.say("deciding-enter-clock" if _has_workers(asked) else "deciding-enter-nobody")


def is_used(asked: PanelInput, district: str) -> bool:
    """Return whether a district offers nothing more today (`production.once`, `temple.once`)."""
    return district in BONUS_PLACES and not asked.position["bonus"][district]


def _production(asked: PanelInput, district: str) -> str:
    units = asked.position["bonus"][district]
    if is_used(asked, district):
        return asked.say("deciding-enter-used")
    incas = asked.me["incas"][district]
    return asked.say(
        "deciding-enter-production",
        goods=asked.naming.goods(asked.components.bonus(district, units)),
        incas=asked.naming.incas(district, incas) if incas else "none",
    )


def _temple(asked: PanelInput, district: str, goods: Goods) -> str:
    stones = asked.position["bonus"][district]
    if is_used(asked, district):
        return asked.say("deciding-enter-used")
    steps = asked.naming.steps(stones * asked.components.stone_steps)
    if district not in ORDER_OF:
        return asked.say("deciding-enter-main", steps=steps)
    order = ORDER_OF[district]
    left = asked.position["orders_left"][order]
    value = asked.components.step_value(order, left)
    if value is None or not asked.me["orders"][order] or not goods[LLAMA]:
        return asked.say("deciding-enter-temple", steps=steps)
    return asked.say("deciding-enter-temple.value", steps=steps, value=value)


def _recruiting(asked: PanelInput, district: str, goods: Goods) -> str:
    if not asked.me["supply"]:
        return asked.say("deciding-no-supply")
    figures = asked.components
    most = max(
        len(chosen)
        for chosen in subsets(figures.recruit[district], asked.me["supply"])
        if _can_pay(goods, figures.cost_of_incas(district, chosen))
    )
    return asked.say("deciding-enter-recruiting", count=most)


def _house(asked: PanelInput, district: str, goods: Goods) -> str:
    left = [order for order in HOUSES[district] if asked.position["orders_left"][order]]
    payable = [order for order in left if _can_pay(goods, asked.components.orders[order].cost)]
    if payable:
        names = (asked.game(f"board-order-{order}") for order in payable)
        return asked.say("deciding-enter-house", orders=asked.showing.page.any_of(names))
    return asked.say("deciding-enter-poor" if left else "deciding-none-left")


def _can_pay(goods: Goods, cost: Goods) -> bool:
    return all(goods[good] >= count for good, count in cost.items())


def _has_workers(asked: PanelInput) -> bool:
    return any(asked.me["incas"][place] for place in PRODUCTION)


FOR_A_LLAMA: Final = f"{SHORT} tutor-chips-paid"
"""The CSS classes of districts that cost a llama; they look quieter than the free districts."""


def place_inca(asked: PanelInput) -> Iterator[Markup]:
    """Yield the five production districts, with the Incas who work there already."""
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
    """Return the number of Incas of each player in a district, with the players' marks."""
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
                    class_="tutor-unseen",
                ),
                element("span", str(n), aria_hidden="true"),
            )
            for name, n in there
        ),
        class_="tutor-choice-line tutor-workers",
    )


def turn(asked: PanelInput) -> Iterator[Markup]:
    """Yield the districts by the cost of the move to them, and the Moon tiles.

    On a phone the Moon tiles come first if they are unfolded. The player can tap districts in
    the city, which is visible there, but the tiles are not visible on the board. In a lesson
    for beginners, only the free moves of a player with a llama are unfolded. For the first
    move of the Prince, only the districts with a bonus or a stone are unfolded, because a
    beginner cannot compare all moves.
    """
    prince, llamas = asked.me["prince"], asked.goods[LLAMA]
    if prince is None:
        rest = _fold(asked, "others")
        first = BONUS_PLACES if rest else DISTRICTS
        yield group("", (_move(asked, place, 0) for place in first))
        if rest:
            others = [place for place in DISTRICTS if place not in BONUS_PLACES]
            words = asked.say("deciding-others", count=len(others))
            yield group(words, (_move(asked, place, 0) for place in others), fold=rest)
        return
    near = asked.components.neighbours[prince]
    free = [place for place in DISTRICTS if place in near]
    far = [place for place in DISTRICTS if place not in near and place != prince]
    of = SHORT if llamas else "tutor-chips"
    ways = [
        group(asked.say("deciding-free"), (_move(asked, place, 0) for place in free), class_=of)
    ]
    if llamas:
        words = asked.say("deciding-for-llama", llamas=llamas, player=asked.player)
        rides = (_move(asked, place, 1) for place in far)
        ways.append(group(words, rides, class_=FOR_A_LLAMA, fold=_fold(asked, "for-llama")))
    tiles = staying(asked, _shut(asked, far, prince))
    is_first = asked.showing.layout == "phone" and not _fold(asked, "moon-tiles")
    yield from (tiles, *ways) if is_first else (*ways, tiles)


def _shut(asked: PanelInput, far: Sequence[str], prince: str) -> Markup:
    """Return a folded list of the districts and Moon tiles that cannot be chosen now.

    The heading of the list has their number.
    """
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
    full = element("span", told, class_="tutor-unseen")
    summary = element(
        "summary", named, full, class_="tutor-caret", title=told, data={"key": "shut"}
    )
    return element(
        "details", summary, chips(cannot_now), class_="tutor-shut", data={"menu": "shut"}
    )


def _fold(asked: PanelInput, name: str) -> str:
    """Return `name` if a beginner's player has a llama, so that controls are folded; otherwise empty."""
    return name if asked.showing.is_step and asked.goods[LLAMA] else ""


def _word(is_so: bool) -> str:
    return "yes" if is_so else "no"


def _goal(asked: PanelInput, district: str) -> Markup:
    """Return the name of a district; in a narrow column the name may break as on the board."""
    is_narrow = asked.showing.layout == "medium" and bool(asked.goods[LLAMA])
    is_among_many = is_narrow and asked.me["prince"] is not None
    if not is_among_many:
        return _name(asked, district)
    # The board's name has fixed hyphens; here the browser hyphenates only where it must.
    return same(asked.game(f"board-short-{district}", layout="medium").replace("- ", "\u00ad"))


def _move(asked: PanelInput, district: str, llamas: int) -> Markup:
    """Return the control that moves the Prince to a district."""
    is_legal = asked.is_legal("move", district)
    below = line(entering(asked, district, llamas)) if is_legal else asked.short(LLAMA, llamas)
    return asked.control(
        "move",
        district,
        _picture(asked, district),
        texts(_goal(asked, district), below),
        class_="tutor-used" if is_legal and is_used(asked, district) else "",
    )


def _again(asked: PanelInput, district: str) -> Markup:
    """Return the control for the district in which the Prince stands; the Prince cannot enter it again."""
    below = cannot(asked.say("deciding-again"))
    return asked.control(
        "move", district, _picture(asked, district), texts(_goal(asked, district), below)
    )


def _picture(asked: PanelInput, district: str) -> Markup:
    """Return the picture of a district: its good or its order, or else a seal."""
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
    """Yield a control for each production district, whose Inca can be sent to the Sun Clock.

    The reward of the Sun Clock stands above, and a control for no Inca below.
    """
    reward = "deciding-clock.now" if asked.is_last_day else "deciding-clock"
    yield element("p", asked.say(reward), class_="tutor-hint")
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


def staying(asked: PanelInput, last: Markup) -> Markup:
    """Return the Moon tiles that can be taken with their pay and cost, then `last`."""
    is_last = asked.components.next_tile_ends_day(len(asked.position["moon_tiles"]))
    ends_day = asked.position["sun_tile"] is None and is_last
    return group(
        asked.say("deciding-stay.now" if asked.is_last_day else "deciding-stay"),
        (*(tile(asked, each) for each in MOON_TILES if asked.is_legal("stay", each)), last),
        class_=SHORT,
        note=asked.say("deciding-ends-day") if ends_day else "",
        fold=_fold(asked, "moon-tiles"),
    )


def taken_tiles(asked: PanelInput) -> list[str]:
    """Return the Moon tiles that a player already has."""
    return [each for each in MOON_TILES if not asked.is_legal("stay", each)]


def tile(asked: PanelInput, tile: str) -> Markup:
    """Return a Moon tile with its pay and cost; if a player has the tile, with this player."""
    if asked.is_legal("stay", tile):
        below = line(asked.say("deciding-tile", is_priced="yes" if tile in PRICED_TILES else "no"))
    else:
        holder = next(
            player["name"] for player in asked.position["players"] if tile in player["moon_tiles"]
        )
        below = cannot(asked.say("deciding-taken", player=holder))
    title = element("b", _pays(asked, tile), class_="tutor-choice-words")
    return asked.control("stay", tile, asked.pictures.tile(tile), texts(title, below))


def _pays(asked: PanelInput, tile: str) -> str:
    """Return in words what a tile pays."""
    if tile in STEP_TILES:
        return asked.naming.steps(asked.components.tile_steps[tile])
    return asked.naming.goods(asked.components.tile_goods[tile])


def redeem(asked: PanelInput) -> Iterator[Markup]:
    """Yield every set of the priced tiles, with its cost and the corn that is left.

    The table with the costs of people is folded, because the player hires no people here.
    """
    pending = asked.position["pending"]
    if pending["steps"]:
        steps = asked.naming.steps(pending["steps"])
        note = asked.say("deciding-steps-follow", steps=steps, way=way(asked, "redeem", ()))
        yield element("p", note, class_="tutor-hint")
    chosen = tuple(subsets(pending["tiles"]))
    yield group("", (_redemption(asked, tiles) for tiles in chosen if tiles))
    yield asked.row("redeem", (), asked.corn_left(0))
    yield prices(asked, is_open=False)


def _redemption(asked: PanelInput, tiles: tuple[str, ...]) -> Markup:
    cost, corn = len(tiles) * asked.components.tile_price, asked.goods[CORN]
    brought = element("span", *(asked.pictures.tile(tile) for tile in tiles), class_="tutor-set")
    below = asked.short(CORN, cost - corn)
    if asked.is_legal("redeem", tiles):
        paid, left = asked.naming.amount(CORN, cost), asked.amount(CORN, corn - cost)
        below = line(asked.say("deciding-paid", paid=paid, goods=left))
    goods = Counter[str]()
    for each in tiles:
        goods.update(asked.components.tile_goods[each])
    words = element("b", asked.naming.goods(goods), class_="tutor-choice-words")
    return asked.control("redeem", tiles, brought, texts(words, below), class_="tutor-choice-tall")
