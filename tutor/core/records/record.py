"""Records: whole games as JSON, checked when read, and played by the game's own rules.

A record starts with a setup or a position, and lists the decisions in order. Reading (`files.py`)
reports every fault with its place. Playing reports the first decision that the rules refuse. One
seed fixes a record of random play.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from random import Random
from typing import TYPE_CHECKING, Final

from tutor.core.base.decision import IllegalDecision
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.events import Event
from tutor.core.base.game import Decision, Game, State
from tutor.core.base.players import NAMES, draw_decision
from tutor.core.base.schema import JSON, JSONObject, Position, Schema
from tutor.core.base.shapes.fields import Definition, Exactly, Field, Items, Shape
from tutor.core.base.shapes.games import Beginning, GameName, Moment, OneDecision
from tutor.core.base.shapes.values import Reading, Text, Value, Writing

if TYPE_CHECKING:
    from tutor.core.records.tree import Tree


FORMAT: Final = "tutor-record"
VERSION: Final = 1
MOST_DECISIONS: Final = 20_000
LONGEST_COMMENT: Final = 4_000
TREE_FORMAT: Final = "tutor-tree"


@dataclass(frozen=True, repr=False)
class Record:
    """A played game: its start and every decision. `str` gives its movetext.

    `start` is the first state. `setup` is None for a game that begins with a position. `comments`
    are keyed by the number of decisions before the comment.
    """

    game: Game
    start: State
    decisions: tuple[Decision, ...] = ()
    setup: Position | None = None
    comments: Mapping[int, str] = field(default_factory=dict)
    title: str | None = None

    def __repr__(self) -> str:
        return f"<record: {self.start!r}, {len(self.decisions)} decisions>"

    def __str__(self) -> str:
        from tutor.core.records.tree import Tree

        return str(Tree.of_record(self))

    @property
    def opening(self) -> str:
        """The place in a file of the position with which the record starts.

        The faults of this position get the place. It is empty for a record with a setup, because the faults
        of a setup already have their whole place.
        """
        return "" if self.setup is not None else "position"

    def to_json(self) -> JSONObject:
        """Return the record as a JSON object. Reading the object gives the same record."""
        return RECORD.write(self, Writing(game=self.game))

    def states(self, plies: int | None = None) -> Iterator[tuple[State, tuple[Event, ...]]]:
        """Yield the state after each decision with its events, for the first `plies` decisions.

        If `plies` is None, every decision is played. Raises IllegalDecision (its `number` counts from 1) or
        RecordError.
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
                raise place_faults(error, f"decisions[{index}]", self.opening) from None
            yield state, events

    def play(self, plies: int | None = None) -> State:
        """Return the state after `plies` decisions, by default after all decisions.

        Raises IllegalDecision (its `number` counts from 1) or RecordError.
        """
        last = deque(self.states(plies), maxlen=1)
        return last[0][0] if last else self.start


class Title(Text):
    """The title of a record or tree. It may be missing or empty."""

    nothing = None  # type: ignore[assignment]  # unlike a Text, a missing title differs from ''


class Comments(Value):
    """The comments of a record, by the number of decisions before each."""

    def missing(self) -> dict[int, str]:
        """Return an empty mapping."""
        return {}

    def read(self, context: Reading, data: object, place: str) -> dict[int, str]:
        """Return the comments. A number greater than the number of decisions is a fault."""
        if not isinstance(data, Mapping):
            context.reader.wrong_type(place, "object", data)
            return {}
        comments, plies = {}, len(context.read["decisions"])
        for key, value in data.items():
            spot = f"{place}.{key[:20]}"
            if PLY.fullmatch(key) and int(key[:9]) <= plies:
                comments[int(key[:9])] = COMMENT.read(context, value, spot)
            else:
                context.reader.fault(spot, "out_of_range", found=key[:20], low=0, high=plies)
        return comments

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the comments with their numbers as texts."""
        return {str(ply): text for ply, text in value.items()}

    def schema(self) -> Schema:
        """Return a schema for an object with numbers as keys and texts as values."""
        return {
            "type": "object",
            "propertyNames": {"pattern": f"^{PLY.pattern}$"},
            "additionalProperties": COMMENT.schema(),
        }


def _position(thing: Record | Tree) -> Position | None:
    """Return the position at the start, or None if the game begins with a setup."""
    return thing.start.position() if thing.setup is None else None


PLY: Final = re.compile("(0|[1-9][0-9]*)")
COMMENT: Final = Text(LONGEST_COMMENT)
OPENING: Final = (
    Field("title", Title(LONGEST_COMMENT), may_lack=True),
    Field("setup", Definition("setup", Beginning()), may_lack=True),
    Field("position", Definition("position", Moment()), of=_position, may_lack=True),
)
"""The fields of the start of a record or tree: a title, and exactly one of setup and position."""
GAME: Final = Field("game", GameName(), of=attrgetter("game.name"))
RECORD: Final = Shape(
    Field("format", Exactly(FORMAT)),
    Field("version", Exactly(VERSION)),
    GAME,
    *OPENING,
    Field("decisions", Items(Definition("decision", OneDecision()), MOST_DECISIONS)),
    Field("comments", Comments(), may_lack=True),
)


def read_opened(context: Reading, shape: Shape, data: object) -> tuple[JSONObject, Game, State]:
    """Return the values, the game and the start of a record or tree.

    Raises RecordError with every fault.
    """
    values = shape.read(context, data, "", context.read)
    if isinstance(data, Mapping) and ("setup" in data) == ("position" in data):
        context.reader.fault("", "exactly_one", keys=["setup", "position"])
    context.reader.finish()
    assert context.game is not None
    assert context.state is not None
    return values, context.game, context.state


def place_faults(error: RecordError, decision: str, opening: str) -> RecordError:
    """Return the same faults with their places in a file.

    `decision` is the place of the decision that was played, and `opening` the place of the start. Each
    fault belongs to one of the two.
    """
    return RecordError(
        fault._replace(place=f"{decision}{fault.place.removeprefix('decision')}")
        if fault.place.partition(".")[0] == "decision"
        else fault.within(opening)
        for fault in error.faults
    )


def position_id(position: Position) -> str:
    """Return an id of a position or view: the first 16 hex digits of its SHA-256.

    The values of `pending` do not count.
    """
    bare = {key: value for key, value in position.items() if key != "pending"}
    written = json.dumps(bare, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode("ascii")).hexdigest()[:16]


def write_due(state: State) -> dict[str, str] | None:
    """Return the decision that is due, as the command line prints it; None if the game is over."""
    due = state.due
    return None if due is None else {"player": due.player, "type": due.type}


def write_decisions(game: Game, decisions: Sequence[Decision]) -> list[JSONObject]:
    """Return the JSON objects of decisions, as a record has them."""
    return [game.write_decision(decision) for decision in decisions]


def random_record(
    game: Game, players: int, variant: str, seed: int, decisions: int | None = None
) -> Record:
    """Return a record of random play, in which each legal decision is equally likely.

    `decisions` is the greatest number of decisions; None plays the game to its end. The seed fixes
    the deal and the play. Raises RecordError for an impossible setup.
    """
    if not 1 <= players <= len(NAMES):
        numbers = {"found": players, "low": 1, "high": len(NAMES)}
        raise RecordError([Fault("players", "out_of_range", numbers)])
    if decisions is not None and decisions < 0:
        few: dict[str, int | None] = {"found": decisions, "low": 0, "high": None}
        raise RecordError([Fault("decisions", "out_of_range", few)])
    setup = game.random_setup(NAMES[:players], variant, seed)
    start = game.start(setup)
    chance = Random(seed)
    playout = start.playout()
    most = MOST_DECISIONS if decisions is None else decisions
    made: list[Decision] = []
    while playout.due is not None and len(made) < most:
        made.append(draw_decision(chance, playout.legal()))
        playout.play(made[-1])
    return Record(game, start, tuple(made), setup)
