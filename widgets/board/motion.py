"""The motion on the board from the moment that the board showed to the next one.

A game declares which things its events move. This module finds these things in the drawing, makes
pictures of those that have no shape of their own, and turns ids into points. The page decides how
long each motion takes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Final, Literal, NamedTuple

from tutor.core.base.game import State
from tutor.core.base.kit import kit_of
from tutor.core.base.states import TableState
from tutor.core.drawing.motion import Beat, Movement, is_anchor
from tutor.core.drawing.outline import Box, Polygon, around
from tutor.core.drawing.pathtext import Point
from tutor.core.drawing.scene import Group, Scene, Shape, Use, extent
from tutor.core.records.step import Step
from widgets.board.painter import painted_groups
from widgets.session.happened import Happened, reason_as, told_as, told_steps
from widgets.shared.stage import Stage

NEAR: Final = 0.5
"""The distance in pixels at which two coordinates count as the same."""

Place = Point | str
"""A point of the drawing, or the name of an element outside of the board."""


@dataclass(frozen=True)
class Sprite:
    """The picture of a thing that travels over the board, and the point of the picture on the path."""

    shape: Shape
    middle: Point


@dataclass(frozen=True)
class Flight:
    """A movement on the drawing, with its places as points.

    `thing` is the id of the thing that moves, `manner` says how it moves, and `places` are
    the points of its path. `out_of` and `into` are the ids of the first and the last place.
    `back` is the name of the picture of the other side if the thing turns over on the path,
    else empty. `carries` are the ids of the things that move along.
    """

    thing: str
    manner: str
    places: tuple[Place, ...]
    out_of: str
    into: str
    back: str = ""
    carries: tuple[str, ...] = ()


class Drawings:
    """The drawings before and after an event, in which ids are looked up.

    The start of a movement is looked up in the earlier drawing first, everything else in the later
    one.
    """

    def __init__(self, before: Scene, after: Scene) -> None:
        self._scenes = (after, before)
        self._units = {
            group.id
            for scene in self._scenes
            for layer in scene.layers
            if layer.name != "static"
            for group in painted_groups(layer)
        }
        groups = _groups_by_id(after)
        self._groups = (groups, groups if before is after else _groups_by_id(before))
        self.sprites: dict[str, Sprite] = {}

    def flight(self, movement: Movement) -> Flight | None:
        """Return a movement with its places as points.

        Return None if the drawings have fewer than two of the movement's places, or do not have
        the thing that moves.
        """
        first, *others = movement.places
        places = (self._place(first, is_former=True), *map(self._place, others))
        found = tuple(each for each in places if each is not None)
        thing = self._likeness(movement.like) or movement.thing
        leaves = movement.places[0] == movement.thing  # a thing that leaves looks as before
        if len(found) < len(("from", "to")):
            return None
        if not (thing in self.sprites or self._is_seen(thing, is_former=leaves)):
            return None
        names, back = [self._whole(each, movement) for each in movement.places], movement.back
        turns = back if back and self._is_seen(back) else ""
        return Flight(thing, movement.manner, found, names[0], names[-1], turns, movement.carries)

    def outline(self, thing: str) -> Sequence[Point]:
        """Return the outline of a thing: its area for taps, or else the box around it.

        If the event changes the length of the thing, return the longer outline. If the drawing does
        not have the thing, the outline is empty.
        """
        group = self._find(thing)
        if group is None:
            return ()
        outline = group.area or extent(group).polygon()
        former = self._groups[1].get(thing)
        if former is None or not former.shapes:
            return outline
        return _longer(outline, former.area or extent(former).polygon())

    def _whole(self, name: str, movement: Movement) -> str:
        """Return the id of a place; if the place is only a point of a thing, return the id of the thing."""
        is_point = bool(movement.part_of) and name in self._scenes[0].gates
        return movement.part_of if is_point else name

    def _place(self, name: str, *, is_former: bool = False) -> Place | None:
        group = self._find(name, is_former=is_former)
        if group is not None:
            return _middle_of(around(group.area) if group.area else extent(group))
        gate = self._scenes[0].gates.get(name)
        if gate is not None:
            return round(gate[0], 1), round(gate[1], 1)
        return name if is_anchor(name) else None

    def _find(self, name: str, *, is_former: bool = False) -> Group | None:
        for groups in reversed(self._groups) if is_former else self._groups:
            found = groups.get(name)
            if found is not None and found.shapes:
                return found
        return self._scenes[0].pictures.get(name)

    def _likeness(self, name: str) -> str:
        """Add a picture of a thing to `sprites`, and return the name of the picture.

        The picture moves while the thing itself stays in its place. The name is empty if the
        drawings do not have the thing.
        """
        group = self._find(name) if name else None
        if group is None:
            return ""
        self.sprites[f"like {name}"] = Sprite(group, _middle_of(extent(group)))
        return f"like {name}"

    def _is_seen(self, name: str, *, is_former: bool = False) -> bool:
        """Return whether the drawings have a thing that can travel.

        If the thing does not move by itself on the board, add a picture of it to `sprites`.
        """
        group = self._find(name, is_former=is_former)
        if group is not None:
            if name not in self._units:
                self.sprites[name] = Sprite(group, _middle_of(extent(group)))
            return True
        use = self._use(name)
        if use is not None:
            self.sprites[name] = Sprite(use, _middle_of(extent(use)))
        return use is not None

    def _use(self, name: str) -> Use | None:
        """Return the first use of the symbol with this name.

        Return None if the drawings do not have the symbol.
        """
        return next(
            (
                shape
                for scene in self._scenes
                for layer in scene.layers
                for shape in _shapes(layer.groups)
                if isinstance(shape, Use) and shape.symbol.name == name
            ),
            None,
        )


def _groups_by_id(scene: Scene) -> dict[str, Group]:
    """Return the groups of a drawing by id; of groups with the same id the first one that is painted."""
    found: dict[str, Group] = {}
    for group in scene.groups():
        found.setdefault(group.id, group)
    return found


def _longer(outline: Polygon, former: Polygon) -> Polygon:
    """Return the box around `outline` and `former`, if a thing has grown or shrunk in its row.

    A thing has grown or shrunk if both outlines are boxes with the same top and the same
    bottom, and their left ends, right ends or middles are the same. For other outlines return
    `outline`.
    """
    now, before = around(outline), around(former)
    if outline != now.polygon() or former != before.polygon():
        return outline
    is_one_row = (now.top, now.bottom) == (before.top, before.bottom)
    ends = ((box.left, box.centre[0], box.right) for box in (now, before))
    if not is_one_row or not any(abs(one - other) < NEAR for one, other in zip(*ends, strict=True)):
        return outline
    left, right = min(now.left, before.left), max(now.right, before.right)
    return now._replace(left=left, right=right).polygon()


def _shapes(shapes: Sequence[Shape]) -> Iterator[Shape]:
    """Yield every shape, outer before inner, with the shapes inside symbols."""
    for shape in shapes:
        yield shape
        if isinstance(shape, Group):
            yield from _shapes(shape.shapes)
        elif isinstance(shape, Use):
            yield from _shapes(shape.symbol.shapes)


def _middle_of(box: Box) -> Point:
    """Return the middle of a box, rounded to a tenth of a pixel."""
    x, y = box.centre
    return round(x, 1), round(y, 1)


Kind = Literal["stay", "beats", "back", "jump", "refused"]

MOVES_ON: Final = ("decided", "redone")
MOST_MOVED: Final = 60
"""The most decisions that the page shows one by one.

The other players make fewer decisions between two turns of the learner. If one press plays the rest
of a game, no reader watches all of it, and a kernel has no room for the pictures.
"""


@dataclass(frozen=True)
class Act:
    """The motion for one event, or for a run of events that the page shows at once.

    `told` are the names of the events' sentences. `player` is the player in the sentences, or
    empty. `flights` are the movements. `outlines` surround the things that light up. `hour`
    says whether the board grows dark or light. `counts` names a line of the final score.
    `reads` says that the act stays until its sentence can be read, `rests` that the act stays
    longer. `standing` has the texts in the rows of those players for whom the text changes.
    `scene` is the board after the event. `sprites` are pictures of things that have no shape
    of their own on the board.
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
        """Return the act as JSON values, without its pictures."""
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
    """Return a flight as JSON values; `carries` is left out if it is empty."""
    given = asdict(flight)
    if not flight.carries:
        del given["carries"]
    return given


@dataclass(frozen=True)
class Move:
    """The motion from the shown picture to the next one, with a list of acts for each decision.

    `kind` says how the page moves. If the page has to report the end of the motion, `awaited`
    is the number of the arrival, else empty. At a `speed` of 2 everything takes half the
    time.
    """

    kind: Kind
    decisions: tuple[tuple[Act, ...], ...] = ()
    awaited: str = ""
    speed: float = 1.0

    def to_json(self) -> dict[str, object]:
        """Return the move as JSON values, without the acts of its decisions."""
        return {"kind": self.kind, "awaited": self.awaited, "speed": self.speed}


STAYS: Final = Move("stay")


class _Seen(NamedTuple):
    """An event of the step that led to a ply, and the state after that ply."""

    ply: int
    told: str
    player: str
    beat: Beat
    after: State


@dataclass(frozen=True)
class Way:
    """The path along which a piece moves when the reader taps `thing`, from place to place.

    The page shows this motion before the kernel answers.
    """

    thing: str
    places: tuple[Place, ...]


class Moves:
    """The maker of moves: it compares the moment that the board showed last with the present moment."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._root: Step | None = None
        self._step: Step | None = None
        self._scene: Scene | None = None
        self._arrival = 0
        self._ways: tuple[object, dict[str, Way]] = (None, {})

    def to(self, scene: Scene) -> Move:
        """Return the motion from the last scene to `scene`, the drawing of the present moment."""
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
        """Return the path along which a piece moves at a tap, by the id of the thing to tap."""
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
        """Return the motion that has the acts of the last `steps` decisions of the line."""
        session = self._stage.session
        motion = kit_of(session.tree.game.name).motion
        if motion is None:
            return STAYS
        line, plies = session.line, range(session.ply - steps + 1, session.ply + 1)
        seen = list[_Seen]()
        for step in told_steps(line, plies, session.seat, session.mine, session.ply):
            state = line.states[step.ply - 1]
            if self._is_explained(step):
                why = reason_as(step.ply)
                seen.append(_Seen(step.ply, why, step.player, Beat(reads=True), state))
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

    def _is_explained(self, step: Happened) -> bool:
        """Return whether the learner reads why another player decides, before the board moves."""
        session = self._stage.session
        if not self._stage.is_led or step.decision is None or step.player in session.mine:
            return False
        return bool(session.tree.node(session.path[step.ply]).reason)

    def _moments(self, ply: int) -> tuple[State, ...]:
        """Return the states after each event of the step that led to a ply."""
        line = self._stage.session.line
        before, decision = line.states[ply - 1], line.decision(ply)
        if decision is not None and isinstance(before, TableState):
            return before.moments(decision)
        # For a game without a table, the state after the first event is that after all events.
        return (line.states[ply],) * len(line.events_at(ply))


def _runs(seen: Sequence[_Seen]) -> Iterator[list[_Seen]]:
    """Yield lists of the events that the page shows at once: one event, or all events of a run."""
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
    """Return the number of decisions from `first` to `last`; 0 if `last` does not come after `first`."""
    counted = enumerate(_before(last))
    return next((count for count, step in counted if step is first), 0)


def _before(step: Step | None) -> Iterator[Step]:
    """Yield a step and all steps before it, from the last to the first."""
    while step is not None:
        yield step
        step = step.before
