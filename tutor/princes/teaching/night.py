"""Questions on the end of a day and on the night.

They ask who still has a turn, who begins the next day, what Moon tiles cost, what the Sun Clock
pays, and in which order the night pays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final, NamedTuple

from tutor.core.base.events import Event
from tutor.core.base.game import Decision
from tutor.core.base.questions import About, Value
from tutor.princes.compare import player_view
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import CORN, CORN_TILE, PRICED_TILES, STEP_TILES, SUN_CLOCK
from tutor.princes.rules import night, sun_clock
from tutor.princes.rules.table import Match, Table
from tutor.princes.rules.trail import pay_trail_goods
from tutor.princes.teaching.subject import (
    Draft,
    Line,
    Subject,
    after,
    count_steps,
    due_of,
    gain,
    in_seat_order,
    play_line,
    seat,
)
from tutor.princes.things import DISTRICT, MOON, thing

OF_CLOCK: Final = ("clock.reward",)
PAID: Final = "night_"
"""The prefix of the names for the kinds of pay of a night."""
TILE_OF: Final = {"corn": CORN_TILE, "goods": PRICED_TILES[0], "steps": STEP_TILES[0]}
"""A Moon tile for each kind of pay, as an example."""
NIGHTS: Final = ("corn+goods+clock", "goods+steps+clock", "corn+goods+steps+clock")
"""The kinds of pay that questions on the order are about; each has enough misconceptions."""

ENDINGS: Final = ("night_began", "game_ended")


def _night_of(
    state: PrincesState, player: str, changed: Mapping[str, object] | None = None
) -> Line | None:
    """Return the line of the coming night for this player alone, or None if no night is coming.

    The player pays for as many tiles as the corn allows, and takes the first set of goods for each
    Inca on the clock. `changed` replaces parts of the player's goods and pieces.
    """
    position = state.position()
    if not due_of(state, "turn") or position["day"] == state.components.last_day:
        return None
    mine = player_view({**seat(position, player), **(changed or {})}, 0)
    table = Table(Match(state.components, (player,)), [mine])
    table.day = position["day"]
    table.log = []
    pay_trail_goods(table)
    night.moon_step(table)
    if table.due == "redeem":
        table.due = None
        tiles = night.legal_redemptions(table, mine)[-1].choice
        assert isinstance(tiles, tuple)
        night.redeem(table, mine, tiles)
    table.served = 0
    while mine.incas[SUN_CLOCK]:
        sun_clock.clock_step(table)
        sun_clock.choose_goods(table, mine, table.figures.clock_sets[0])
    return Line(state, state, tuple(table.log))


def _tiles(before: PrincesState, about: About) -> Draft | None:
    state = after(before, about)
    if state is None:
        return None
    position = state.position()
    player = about.player or due_of(state, "redeem") or due_of(state, "turn")
    if not player:
        return None
    mine = seat(position, player)
    corn = mine["goods"][CORN]
    if due_of(state, "redeem") == player:
        if position["day"] == state.components.last_day:
            return None
        line = play_line(state, state.legal()[-1:])
        tiles = tuple(position["pending"]["tiles"])
    else:
        line = _night_of(state, player)
        tiles = tuple(mine["moon_tiles"])
    figures, price = state.components, state.components.tile_price
    priced = sum(tile in PRICED_TILES for tile in tiles)
    if line is None or not priced:
        return None
    paid = line.of(player, "moon_tile_paid")
    change = gain(paid, CORN)
    from_tile = sum(event.data["goods"].get(CORN, 0) for event in paid)
    payable = from_tile - change
    everything = corn + from_tile
    return Draft(
        {
            "player": player,
            "corn": corn,
            "tiles": len(tiles),
            "priced": priced,
            "paid": payable,
            "corn_of_tile": from_tile,
            "everything": everything,
        },
        corn + change,
        (
            (everything, "tiles_are_free"),
            (
                corn - min(priced * price, corn) + from_tile if from_tile else None,
                "corn_tile_comes_too_late",
            ),
            (corn - min(priced * price, corn) if from_tile else None, "forgot_the_corn_tile"),
            (max(everything - len(tiles) * price, 0), "every_tile_costs"),
            (max(everything - figures.corn_in_a_unit * priced, 0), "tiles_cost_a_unit"),
            (max(everything - price, 0), "one_corn_for_all"),
        ),
        ("night.moon",),
        tuple(thing(MOON, tile) for tile in tiles),
    )


def _holders(state: PrincesState) -> Iterator[About]:
    if due_of(state, "turn") or due_of(state, "redeem"):
        for player in state.players:
            yield About((), player)


def _clock(before: PrincesState, about: About) -> Draft | None:
    state = after(before, about)
    if state is None:
        return None
    position = state.position()
    player = about.player or due_of(state, "turn")
    if not player or about.thing not in ("scout", "units", "supply"):
        return None
    mine, line = seat(position, player), _night_of(state, player)
    incas = mine["incas"][SUN_CLOCK]
    if line is None or not incas:
        return None
    paid = line.of(player, "clock_paid")
    moves = line.of(player, "scout_advanced")
    of_clock = [event for event in moves if event.rule in OF_CLOCK]
    values: dict[str, int | str] = {
        "player": player,
        "what": about.thing,
        "incas": incas,
        "step": mine["scout"],
        "supply": mine["supply"],
        "tile_steps": sum(state.components.tile_steps.get(tile, 0) for tile in mine["moon_tiles"]),
        "steps": count_steps(of_clock),
    }
    wrong: tuple[tuple[Value | None, str], ...]
    if about.thing == "units":
        right = sum(len(event.data["goods"]) for event in paid)
        wrong = (
            (incas, "one_unit_an_inca"),
            (right // incas, "only_one_is_paid"),
            (sum(sum(event.data["goods"].values()) for event in paid), "each_corn_is_one"),
            (right * 2, "steps_are_units"),
        )
    elif about.thing == "supply":
        right = mine["supply"] + len(line.of(player, "inca_returned"))
        wrong = (
            (mine["supply"], "stays_on_the_clock"),
            (mine["supply"] + 1, "only_one_comes_back"),
            (mine["supply"] + sum(mine["incas"].values()), "everybody_comes_home"),
        )
    else:
        if any(event.data["laps"] for event in moves):
            return None
        right = _last_step(moves)
        base = right - count_steps(of_clock)
        wrong = (
            (base + incas, "one_step_an_inca"),
            (base + count_steps(of_clock[:1]), "only_one_is_paid"),
            (base, "clock_brings_no_steps"),
            (mine["scout"] + count_steps(of_clock), "forgot_the_step_tiles"),
        )
    return Draft(values, right, wrong, OF_CLOCK, (thing(DISTRICT, SUN_CLOCK),))


def _last_step(moves: list[Event]) -> int:
    step: int = moves[-1].data["to"]
    return step


def _servants(state: PrincesState) -> Iterator[About]:
    position = state.position()
    for player in state.players:
        if seat(position, player)["incas"][SUN_CLOCK]:
            for what in ("scout", "units", "supply"):
                yield About((), player, what)


def _order(before: PrincesState, about: About) -> Draft | None:
    """Return a draft of a question: in which order a night pays a player."""
    state = after(before, about)
    if state is None or about.player not in state.players or about.thing not in NIGHTS:
        return None
    kinds = about.thing.split("+")
    mine = seat(state.position(), about.player)
    changed = {
        "moon_tiles": [TILE_OF[kind] for kind in kinds if kind in TILE_OF],
        "goods": {**mine["goods"], CORN: mine["goods"][CORN] + state.components.tile_price},
        "incas": {**mine["incas"], SUN_CLOCK: 1},
    }
    line = _night_of(state, about.player, changed)
    if line is None:
        return None
    right = tuple(dict.fromkeys(filter(None, map(_payment, line.events))))
    return Draft(
        {"player": about.player, "tiles": len(kinds) - 1, "pays": "_".join(kinds[:-1])},
        right,
        (
            (_first("clock", right), "clock_pays_first"),
            (_first("goods", right) if "corn" in kinds else None, "goods_before_corn"),
            (_first("steps", right) if "steps" in kinds else None, "steps_come_first"),
        ),
        ("night.order",),
        ("moons", thing(DISTRICT, SUN_CLOCK)),
        is_ordered=True,
    )


def _payment(event: Event) -> str:
    """Return the name of the kind of pay that an event of the night brings, or "" if it pays nothing."""
    if event.type == "moon_tile_paid":
        return f"{PAID}corn" if event.data["tile"] == CORN_TILE else f"{PAID}goods"
    if event.type == "clock_paid":
        return f"{PAID}clock"
    is_of_tile = event.type == "scout_advanced" and event.rule not in OF_CLOCK
    return f"{PAID}steps" if is_of_tile else ""


def _first(kind: str, order: tuple[str, ...]) -> tuple[str, ...]:
    """Return the order with this kind of pay moved to the front."""
    return (f"{PAID}{kind}", *(each for each in order if each != f"{PAID}{kind}"))


def _nights(state: PrincesState) -> Iterator[About]:
    if due_of(state, "turn"):
        for player, kinds in product(state.players, NIGHTS):
            yield About((), player, kinds)


class _Evening(NamedTuple):
    """The rest of a day after a player has taken the third Moon tile.

    `taker` is that player, and `turns` has the players whose turns follow.
    """

    taker: str
    turns: tuple[str, ...]
    next_start: str
    is_taken_now: bool

    @property
    def moment(self) -> str:
        """The word that selects a text: "now" if a decision of the question takes the third tile.

        If the tile was taken before the question, the word is "later".
        """
        return "now" if self.is_taken_now else "later"


def _evening(state: PrincesState, about: About) -> _Evening | None:
    line = play_line(state, about.decisions)
    if line is None or not due_of(state, "turn"):
        return None
    after, taker = line.after, line.after.position()["sun_tile"]
    is_taken_now = bool(about.decisions)
    sun = any(event.type == "sun_tile_taken" for event in line.events)
    if taker is None or is_taken_now != sun:
        return None
    turns, start = list[str](), ""
    is_day = True
    while after.due is not None and not start and (is_day or due_of(after, "turn") == ""):
        if is_day and (player := due_of(after, "turn")):
            turns.append(player)
        after, events = after.explain(_something(after))
        is_day = is_day and not any(event.type in ENDINGS for event in events)
        start = next((e.data["player"] for e in events if e.type == "day_began"), "")
    return _Evening(taker, tuple(turns), start, is_taken_now)


def _something(state: PrincesState) -> Decision:
    """Return a decision with few effects: if possible, a stay for a tile without steps."""
    legal = state.legal()
    stays = (each for each in legal if each.type == "stay" and each.choice not in STEP_TILES)
    return next(stays, legal[0])


def _seats_after(state: PrincesState, first: str, player: str) -> tuple[str, ...]:
    """Return the players whose turns follow that of `player` in the round that `first` has begun."""
    begin = state.players.index(first)
    in_turn = (*state.players[begin:], *state.players[:begin])
    return in_turn[in_turn.index(player) + 1 :]


def _turns(state: PrincesState, about: About) -> Draft | None:
    evening = _evening(state, about)
    if evening is None:
        return None
    taker, start = evening.taker, state.position()["start_player"]
    others = in_seat_order(state, (name for name in state.players if name != taker))
    due = due_of(state, "turn")
    later = in_seat_order(state, _seats_after(state, start, taker))
    return Draft(
        {
            "player": taker,
            "start": start,
            "due": due,
            "count": len(others),
            "moment": evening.moment,
        },
        in_seat_order(state, evening.turns),
        (
            ((), "day_ends_at_once"),
            (state.players, "everyone_again"),
            (later if evening.is_taken_now else None, "round_is_finished"),
            (others if not evening.is_taken_now else None, "had_a_last_turn"),
            ((due,) if not evening.is_taken_now else (taker,), "one_turn_is_left"),
        ),
        ("day.end",),
        ("moons",),
    )


def _next(state: PrincesState, about: About) -> Draft | None:
    evening = _evening(state, about)
    if evening is None or not evening.next_start:
        return None
    names, start, taker = state.players, state.position()["start_player"], evening.taker
    last = evening.turns[-1]
    return Draft(
        {"player": taker, "start": start, "last": last, "moment": evening.moment},
        evening.next_start,
        (
            (start, "same_as_today"),
            (names[(names.index(start) + 1) % len(names)], "the_next_in_seat_order"),
            (last, "last_to_move_begins"),
            (names[(names.index(taker) + 1) % len(names)], "after_the_taker"),
        ),
        ("night.time", "day.end"),
        ("moons", "days"),
    )


def _abouts(state: PrincesState) -> Iterator[About]:
    player = due_of(state, "turn")
    position = state.position()
    if not player:
        return
    if position["sun_tile"] is not None:
        yield About((), position["sun_tile"])
    elif state.components.next_tile_ends_day(len(position["moon_tiles"])):
        for decision in state.legal():
            if decision.type == "stay":
                yield About((decision,), player)


SUBJECTS: Final = (
    Subject("last_turns", ("day.end",), _turns, _abouts),
    Subject("next_start", ("night.time", "day.end"), _next, _abouts),
    Subject("moon_at_night", ("night.moon",), _tiles, _holders),
    Subject("clock_pays", ("clock.reward", "night.clock"), _clock, _servants),
    Subject("night_order", ("night.order",), _order, _nights),
)
