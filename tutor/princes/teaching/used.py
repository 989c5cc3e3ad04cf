"""Questions on districts that are used up for the day."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.core.base.questions import About, Value
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import (
    BONUS_PLACES,
    CORN,
    GOOD_OF,
    GOODS,
    LLAMA,
    MAIN_TEMPLE,
    ORDER_OF,
    PRODUCTION,
)
from tutor.princes.teaching.line import (
    Line,
    Position,
    count_steps,
    first_move,
    gain,
    moves_into,
    play_line,
    seat,
)
from tutor.princes.teaching.subject import Draft, Subject
from tutor.princes.things import DISTRICT, thing


def _used_up(state: PrincesState, about: About) -> Draft | None:
    move = first_move(about)
    if move is None or move[1] not in BONUS_PLACES:
        return None
    player, district = move
    position = state.position()
    line = play_line(state, about.decisions[:1])
    if line is None or position["bonus"][district]:
        return None
    if district in PRODUCTION:
        return _production(line, position, player, district)
    return _temple(line, position, player, district)


def _production(line: Line, position: Position, player: str, district: str) -> Draft:
    good, mine = GOOD_OF[district], seat(position, player)
    components, incas, corn = line.before.components, mine["incas"][district], mine["goods"][CORN]
    piece = components.unit[good]
    working = incas if good == CORN else min(incas, corn // components.producing_corn)
    made = components.product(district, working)[good]
    values: dict[str, int | str] = {"kind": "production", "good": good, "incas": incas}
    right = gain(line.of(player, "bonus_taken", "produced"), good)
    wrong = ((made, "still_produces"), (piece, "a_bonus_every_time"))
    both = (made + piece, "nothing_is_used_up")
    return _draft(values, player, district, right, (*wrong, both), "production.once")


def _temple(line: Line, position: Position, player: str, district: str) -> Draft:
    mine, components = seat(position, player), line.before.components
    goods = mine["goods"]
    llamas = goods[LLAMA] - sum(
        event.data["goods"][LLAMA] for event in line.of(player, "llama_paid")
    )
    values: dict[str, int | str] = {"kind": "temple"}
    if district == MAIN_TEMPLE:
        values["kind"] = "main"
        unit = components.unit
        kinds = {good: min(goods[good], unit[good]) for good in GOODS} | {
            LLAMA: min(llamas, unit[LLAMA])
        }
        given = components.units(kinds)
        steps = given * components.unit_steps
    else:
        order = ORDER_OF[district]
        value = components.step_value(order, position["orders_left"][order]) or 0
        given = min(llamas, mine["orders"][order])
        steps = given * value
        values |= {"order": order, "step_value": value}
    values["given"] = given
    right = count_steps(line.of(player, "scout_advanced"))
    wrong = (
        (steps, "still_sacrifices"),
        (components.stone_steps, "a_stone_every_time"),
        (steps + components.stone_steps, "nothing_is_used_up"),
    )
    return _draft(values, player, district, right, wrong, "temple.once")


def _draft(
    values: dict[str, int | str],
    player: str,
    district: str,
    right: Value,
    wrong: tuple[tuple[Value | None, str], ...],
    rule: str,
) -> Draft:
    about: dict[str, int | str] = {"player": player, "district": district}
    return Draft(values | about, right, wrong, (rule,), (thing(DISTRICT, district),))


def _abouts(state: PrincesState) -> Iterator[About]:
    bonus = state.position()["bonus"]
    for move in moves_into(state, (place for place in BONUS_PLACES if not bonus[place])):
        yield About((move,), move.player)


SUBJECTS: Final = (Subject("used_up", ("production.once", "temple.once"), _used_up, _abouts),)
