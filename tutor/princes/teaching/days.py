"""Questions on the end of a day: the turns that remain, and the next start player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tutor.core.base.game import Decision
from tutor.core.base.questions import About
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import STEP_TILES
from tutor.princes.teaching.line import due_of, in_seat_order, play_line
from tutor.princes.teaching.subject import Draft, Subject

ENDINGS: Final = ("night_began", "game_ended")


class _Evening(NamedTuple):
    """The rest of a day after its third Moon tile: its taker, and the turns to come."""

    taker: str
    turns: tuple[str, ...]
    next_start: str
    is_taken_now: bool

    @property
    def moment(self) -> str:
        """Whether the tile is being taken, for the texts."""
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
    """A decision to go on with: staying for a tile without steps if a turn is due."""
    legal = state.legal()
    stays = (each for each in legal if each.type == "stay" and each.choice not in STEP_TILES)
    return next(stays, legal[0])


def _seats_after(state: PrincesState, first: str, player: str) -> tuple[str, ...]:
    """The players after a player in the round that `first` began."""
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
)
