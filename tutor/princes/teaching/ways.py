"""Questions on the way to a district: free, for a llama, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.core.base.game import Decision
from tutor.core.base.questions import About
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import DISTRICTS, LLAMA
from tutor.princes.teaching.line import after, due_of, play_line, seat
from tutor.princes.teaching.subject import Draft, Subject
from tutor.princes.things import DISTRICT, gate, thing

FREE: Final = "free"
A_LLAMA: Final = "llama"
CANNOT: Final = "cannot"


def _way(before: PrincesState, about: About) -> Draft | None:
    state = after(before, about)
    if state is None:
        return None
    player = due_of(state, "turn")
    if not player or about.player not in ("", player) or about.thing not in DISTRICTS:
        return None
    mine = seat(state.position(), player)
    prince, llamas = mine["prince"], mine["goods"][LLAMA]
    if prince is None:
        return None
    line = play_line(state, (Decision(player, "move", about.thing),))
    if line is None:
        right = CANNOT
    else:
        right = A_LLAMA if line.of(player, "llama_paid") else FREE
    is_here = about.thing == prince
    if is_here:
        rule, wrong = "move.no_repeat", ((FREE, "may_use_it_again"), (A_LLAMA, "a_llama_opens_it"))
    elif right == FREE:
        rule, wrong = "move.adjacent", ((A_LLAMA, "llama_next_door"), (CANNOT, "next_door_closed"))
    elif right == A_LLAMA:
        rule, wrong = "move.llama", ((FREE, "walks_far_free"), (CANNOT, "only_next_door"))
    else:
        rule, wrong = "move.llama", ((FREE, "walks_far_free"), (A_LLAMA, "llama_on_credit"))
    return Draft(
        {
            "player": player,
            "district": about.thing,
            "from": prince,
            "llamas": llamas,
            "is_here": "yes" if is_here else "no",
        },
        right,
        wrong,
        (rule,),
        tuple(dict.fromkeys((thing(DISTRICT, prince), thing(DISTRICT, about.thing)))),
        facts=(thing(DISTRICT, prince), *_gates(state, prince)),
    )


def _gates(state: PrincesState, prince: str) -> tuple[str, ...]:
    """The gates of a district."""
    return tuple(gate(prince, near) for near in sorted(state.components.neighbours[prince]))


def _abouts(state: PrincesState) -> Iterator[About]:
    if player := due_of(state, "turn"):
        for district in DISTRICTS:
            yield About((), player, district)


SUBJECTS: Final = (
    Subject("way_there", ("move.adjacent", "move.llama", "move.no_repeat"), _way, _abouts),
)
