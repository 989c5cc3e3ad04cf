"""Records: a whole game as JSON, read with care, played through the game's own rules.

A record starts from a setup or a position and lists decisions in the order they are made. Reading
names every fault with its place (`files.py`); playing names the first decision the rules refuse.
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from tutor.core.base.discovery import games
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.events import Event
from tutor.core.base.game import Decision, Game, State
from tutor.core.base.reading import Reader
from tutor.core.base.refusal import IllegalDecision
from tutor.core.base.schema import JSON, JSONObject, Position

FORMAT: Final = "tutor-record"
VERSION: Final = 1
MOST_DECISIONS: Final = 20_000
LONGEST_COMMENT: Final = 4_000
KEYS: Final = ("format", "version", "game", "decisions")
OPENING: Final = ("setup", "position", "title")
TREE_FORMAT: Final = "tutor-tree"


@dataclass(frozen=True)
class Record:
    """A game as it was decided: where it starts, and every decision.

    `comments` has the number of decisions made as its keys. `start` is the first state.
    """

    game: Game
    start: State
    decisions: tuple[Decision, ...] = ()
    setup: Position | None = None
    comments: Mapping[int, str] = field(default_factory=dict)
    title: str | None = None

    @property
    def opening(self) -> str:
        """The place in a file of what the start was made from; nothing before a setup's own."""
        return "" if self.setup is not None else "position"

    def to_json(self) -> JSONObject:
        """The record as a JSON object; reading it again gives the same record."""
        written: JSONObject = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.name,
        }
        if self.title is not None:
            written["title"] = self.title
        if self.setup is None:
            written["position"] = self.start.position()
        else:
            written["setup"] = dict(self.setup)
        written["decisions"] = [self.game.write_decision(each) for each in self.decisions]
        if self.comments:
            written["comments"] = {str(ply): text for ply, text in self.comments.items()}
        return written

    def states(self, plies: int | None = None) -> Iterator[tuple[State, tuple[Event, ...]]]:
        """The state after each decision with what happened in it, up to `plies` decisions.

        Raises IllegalDecision (its `number` counts from 1) or RecordError.
        """
        if plies is not None and not 0 <= plies <= len(self.decisions):
            numbers = {"found": plies, "most": len(self.decisions)}
            raise RecordError([Fault("", "plies_out_of_range", numbers)])
        state = self.start
        for index, decision in enumerate(self.decisions[:plies]):
            try:
                state, events = state.explain(decision)
            except IllegalDecision as error:
                raise IllegalDecision(error.refusal, index + 1) from None
            except RecordError as error:
                raise placed(error, f"decisions[{index}]", self.opening) from None
            yield state, events

    def play(self, plies: int | None = None) -> State:
        """The state after `plies` decisions (all of them by default). Raises as `states`."""
        last = deque(self.states(plies), maxlen=1)
        return last[0][0] if last else self.start


def read_head(
    reader: Reader, found: Mapping[str, JSON], form: str, choose: Callable[[str], Game]
) -> Game | None:
    """Check `format` and `version` and give the game named, or note what is wrong."""
    if "format" in found:
        reader.exactly(found["format"], "format", form)
    if "version" in found:
        reader.exactly(found["version"], "version", VERSION)
    if "game" not in found:
        return None
    name = found["game"]
    if not isinstance(name, str):
        reader.wrong_type("game", "text", name)
        return None
    if name not in games():
        reader.fault("game", "unknown_game", found=name[:60], expected=list(games()))
        return None
    return choose(name)


def read_opening(
    reader: Reader, found: Mapping[str, JSON], game: Game | None
) -> tuple[str | None, State | None]:
    """The title and the first state of a record or tree, or note what is wrong with them."""
    if ("setup" in found) == ("position" in found):
        reader.fault("", "exactly_one", keys=["setup", "position"])
    title = None
    if "title" in found:
        title = reader.text(found["title"], "title", LONGEST_COMMENT)
    return title, None if game is None else _read_start(reader, found, game)


def _read_start(reader: Reader, found: Mapping[str, JSON], game: Game) -> State | None:
    try:
        if "setup" in found:
            return game.start(found["setup"])
        if "position" in found:
            return game.load(found["position"])
    except RecordError as error:
        place = "" if "setup" in found else "position"
        reader.take(_within(fault, place) for fault in error.faults)
    return None


def placed(error: RecordError, decision: str, opening: str) -> RecordError:
    """The same faults at their places in a file: of a decision, or of what was started from."""
    return RecordError(
        fault._replace(place=f"{decision}{fault.place.removeprefix('decision')}")
        if fault.place.partition(".")[0] == "decision"
        else _within(fault, opening)
        for fault in error.faults
    )


def _within(fault: Fault, place: str) -> Fault:
    if not place:
        return fault
    return fault._replace(place=f"{place}.{fault.place}" if fault.place else place)


def position_id(position: Position) -> str:
    """The first 16 hex digits of the SHA-256 of a position or view without `pending`."""
    bare = {key: value for key, value in position.items() if key != "pending"}
    written = json.dumps(bare, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode("ascii")).hexdigest()[:16]


def write_due(state: State) -> dict[str, str] | None:
    """The decision that is due, as the command line prints it."""
    due = state.due
    return None if due is None else {"player": due.player, "type": due.type}


def write_decisions(game: Game, decisions: Sequence[Decision]) -> list[JSONObject]:
    """Decisions as they stand in a record."""
    return [game.write_decision(decision) for decision in decisions]
