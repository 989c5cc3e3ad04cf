"""The motion that leads the page from the moment it showed to the next one.

A game declares what its events move; this module turns the ids in that into points of the drawing.
The page decides how long everything takes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Final, Literal, NamedTuple

from tutor.core.base.game import State
from tutor.core.base.kit import kit_of
from tutor.core.base.states import TableState
from tutor.core.drawing.motion import Beat
from tutor.core.drawing.pathtext import Point
from tutor.core.drawing.scene import Scene
from tutor.core.records.step import Step
from widgets.board.places import Drawings, Flight, Place, Sprite
from widgets.session.happened import told_as, told_steps
from widgets.shared.stage import Stage

Kind = Literal["stay", "beats", "back", "jump", "refused"]

MOVES_ON: Final = ("decided", "redone")
MOST_MOVED: Final = 60
"""The most decisions that the page shows one by one; it is more than others make between two turns.

No reader watches the rest of a game that one press plays, and a kernel has no room for its
pictures.
"""


@dataclass(frozen=True)
class Act:
    """What the page shows for one event, or for a run of events: `told` names their sentences.

    `player` is the player in those sentences, or empty. `outlines` surround what lights up; at an
    `hour` it grows dark or light. `counts` names a line of the final score. An act that `reads`
    stays until it can be read; one that `rests` stays longer. `standing` is what the rows of
    players say after the act, of players for whom that changes. `scene` is the board after the
    event; `sprites` are pictures of what has no shape of its own on the board.
    """

    told: tuple[str, ...]
    player: str
    flights: tuple[Flight, ...]
    outlines: tuple[tuple[Point, ...], ...]
    hour: str
    counts: str
    reads: bool
    rests: bool
    standing: Mapping[str, str]
    scene: Scene
    sprites: Mapping[str, Sprite]

    def to_json(self) -> dict[str, object]:
        """What moves and lights up, without pictures."""
        return {
            "told": self.told,
            "player": self.player,
            "flights": [_flight_json(flight) for flight in self.flights],
            "outlines": self.outlines,
            "hour": self.hour,
            "counts": self.counts,
            "reads": self.reads,
            "rests": self.rests,
            "standing": dict(self.standing),
        }


def _flight_json(flight: Flight) -> dict[str, object]:
    """The flight for the page; `carries` is left out if it is empty."""
    given = asdict(flight)
    if not flight.carries:
        del given["carries"]
    return given


@dataclass(frozen=True)
class Move:
    """The way from the shown picture to the next one: the acts of each decision.

    `awaited` is the number of the arrival for which the page reports that all motion has ended;
    empty if it need not. At a `speed` of 2 everything takes half the time.
    """

    kind: Kind
    decisions: tuple[tuple[Act, ...], ...] = ()
    awaited: str = ""
    speed: float = 1.0

    def to_json(self) -> dict[str, object]:
        """The move for the page, without its acts."""
        return {"kind": self.kind, "awaited": self.awaited, "speed": self.speed}


STAYS: Final = Move("stay")


class _Seen(NamedTuple):
    """An event of the step that led to a ply, and the state after it."""

    ply: int
    told: str
    player: str
    beat: Beat
    after: State


@dataclass(frozen=True)
class Way:
    """What moves where when a thing is tapped; the page shows it before the kernel answers."""

    thing: str
    places: tuple[Place, ...]


class Moves:
    """Remembers what was shown, and tells how to get from there to the next moment."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._root: Step | None = None
        self._step: Step | None = None
        self._scene: Scene | None = None
        self._arrival = 0
        self._ways: tuple[object, dict[str, Way]] = (None, {})

    def to(self, scene: Scene) -> Move:
        """The move to the present moment, whose scene is given."""
        tree, arrival = self._stage.session.tree, self._stage.session.arrival
        root, before, shown, told = self._root, self._step, self._scene, self._arrival
        after = tree.step(tree.current)
        self._root, self._step, self._scene = tree.root, after, scene
        self._arrival = arrival.number
        is_alike = shown is not None and (shown.width, shown.height) == (scene.width, scene.height)
        if shown is None or before is None or not is_alike or root is not tree.root:
            return STAYS
        if arrival.how == "refused" and arrival.number != told:
            return Move("refused")
        if after is before:
            return STAYS
        ahead, behind = _steps_from(before, after), _steps_from(after, before)
        if ahead == 1 or (1 < ahead <= MOST_MOVED and arrival.how in MOVES_ON):
            return self._beats(shown, ahead)
        return Move("back" if behind == 1 or (behind and arrival.how == "undone") else "jump")

    def ways(self) -> dict[str, Way]:
        """For each thing, by its id, what moves where when it is tapped."""
        stage, session, scene = self._stage, self._stage.session, self._scene
        motion = kit_of(session.tree.game.name).motion
        is_shown_only = stage.points is not None or stage.slide is not None
        if scene is None or motion is None or is_shown_only or session.picked:
            return {}
        if self._ways[0] is not scene:
            showing, drawn = stage.showing(), Drawings(scene, scene)
            taps = stage.panels.taps(showing, scene)
            legal = {each: made for each, made in taps.items() if made in showing.legal}
            movements = motion.ways(session.state, legal.values())
            found = {
                each: drawn.flight(movements[made])
                for each, made in legal.items()
                if made in movements
            }
            self._ways = (
                scene,
                {
                    each: Way(flight.thing, flight.places)
                    for each, flight in found.items()
                    if flight is not None
                },
            )
        return self._ways[1]

    def _beats(self, shown: Scene, steps: int) -> Move:
        """What the last steps show, as many as `steps` says: by decision, and in it by event."""
        session = self._stage.session
        motion = kit_of(session.tree.game.name).motion
        if motion is None:
            return STAYS
        line, plies = session.line, range(session.ply - steps + 1, session.ply + 1)
        seen = list[_Seen]()
        for step in told_steps(line, plies, session.seat, session.mine, session.ply):
            state = line.states[step.ply - 1]
            moments = zip(step.events, self._moments(step.ply), strict=True)
            for number, (event, after) in enumerate(moments):
                beat = motion(event, state, after)
                told, player = told_as(step.ply, number), event.data.get("player", "")
                seen.append(_Seen(step.ply, told, player, beat, after))
                state = after
        decisions, drawn = {ply: list[Act]() for ply in plies}, shown
        said = self._stage.panels.standing(self._stage.showing().within(line.states[plies[0] - 1]))
        for run in _runs(seen):
            last = run[-1]
            showing = self._stage.showing().within(last.after)
            left = self._stage.panels.scene(showing)
            standing = self._stage.panels.standing(showing)
            others = {name: words for name, words in standing.items() if words != said.get(name)}
            decisions[last.ply].append(_act(run, drawn, left, others))
            drawn, said = left, standing
        return Move("beats", tuple(map(tuple, decisions.values())))

    def _moments(self, ply: int) -> tuple[State, ...]:
        """The states after each event of the step that led to a ply."""
        line = self._stage.session.line
        before, decision = line.states[ply - 1], line.decision(ply)
        if decision is not None and isinstance(before, TableState):
            return before.moments(decision)
        # A game without a table shows everything at once, with the first event that has a sentence.
        return (line.states[ply],) * len(line.events_at(ply))


def _runs(seen: Sequence[_Seen]) -> Iterator[list[_Seen]]:
    """What the page shows at once: each event alone, or all events of a run."""
    run: list[_Seen] = []
    for each in seen:
        if run and not (each.beat.run and each.beat.run == run[-1].beat.run):
            yield run
            run = []
        run.append(each)
    if run:
        yield run


def _act(run: Sequence[_Seen], before: Scene, after: Scene, standing: Mapping[str, str]) -> Act:
    drawn, beats = Drawings(before, after), [each.beat for each in run]
    movements = (movement for beat in beats for movement in beat.movements)
    lit = dict.fromkeys(thing for beat in beats for thing in beat.lit)
    return Act(
        tuple(each.told for each in run),
        run[-1].player,
        tuple(filter(None, map(drawn.flight, movements))),
        tuple(filter(None, (tuple(drawn.outline(thing)) for thing in lit))),
        beats[-1].hour,
        beats[-1].counts,
        any(beat.reads for beat in beats),
        any(beat.rests for beat in beats),
        standing,
        after,
        drawn.sprites,
    )


def _steps_from(first: Step, last: Step) -> int:
    """The number of decisions from one step to another; 0 if none lead there."""
    counted = enumerate(_before(last))
    return next((count for count, step in counted if step is first), 0)


def _before(step: Step | None) -> Iterator[Step]:
    """A step and all steps before it, from the last to the first."""
    while step is not None:
        yield step
        step = step.before
