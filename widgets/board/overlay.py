"""The overlay: moving and marked things as SVG over the canvas; only changes are sent.

A message to the page has each changed thing with its layer and its id in the scene, and the CSS
rules and symbols of these things that the page lacks. The areas for taps are sent too, so that the
page can respond to a press before the kernel does. This module knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Final

from tutor.core.drawing.outline import Polygon
from tutor.core.drawing.scene import LayerName, Scene
from tutor.core.drawing.svg import Writer, overlay
from widgets.board.motion import STAYS, Act, Move, Sprite, Way
from widgets.board.painter import Things, things

MOVING: Final[tuple[LayerName, ...]] = ("marks", "dynamic")

Send = Callable[[dict[str, object]], None]


@dataclass(frozen=True)
class _Known:
    """The things that the page has, by layer and id, and the order of these things.

    Each entry of the order is a `layer/id`.
    """

    things: dict[LayerName, Things]
    order: list[str]


@dataclass(frozen=True)
class _Changes:
    """The markup of the changed things, by `layer/id`, and the order of all things.

    The order is None if it has not changed.
    """

    parts: dict[str, str]
    order: list[str] | None

    def to_json(self) -> dict[str, object]:
        changed: dict[str, object] = {"parts": self.parts}
        return changed if self.order is None else changed | {"order": self.order}


class Overlay:
    """The layers of a scene that lie over the canvas; `send` sends a message to the page."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._is_there = False
        self._scene: Scene | None = None
        self._ratio = 1.0
        self._ways: Mapping[str, Way] | None = None
        self._forget()

    @property
    def is_seen(self) -> bool:
        """Whether a scene has been sent to a page."""
        return self._is_there and self._scene is not None

    def send_all(self) -> None:
        """Send the whole scene to a page that has just opened."""
        self._is_there = True
        self._forget()
        if self._scene is not None:
            self.show(self._scene, self._ratio)

    def show(self, scene: Scene, ratio: float, move: Move = STAYS) -> None:
        """Send the page how the scene differs from the last one, and the motion between the two scenes."""
        former, self._scene, self._ratio = self._scene, scene, ratio
        if not self._is_there:
            return
        self._ways = None
        writer = Writer()
        message: dict[str, object] = {"do": "things", **self._frame_message(scene, ratio)}
        decisions = [[self._act_message(act, writer) for act in acts] for acts in move.decisions]
        # These changes lead from the picture after the last act of the motion to the scene.
        message |= self._changes(scene, writer).to_json() | self._areas_of(scene)
        message["ground"] = former is not None and former.layers[0] is not scene.layers[0]
        message["move"] = move.to_json() | {"decisions": decisions}
        for name, found, sent in (
            ("rules", writer.rules, self._rules),
            ("symbols", writer.symbols, self._symbols),
        ):
            message[name] = [found[each] for each in found if each not in sent]
            sent.update(found)
        self._send(message)

    def send_ways(self, ways: Mapping[str, Way]) -> None:
        """Send the page the path of the piece that moves when the reader taps a thing, for each thing.

        The page can then begin the motion at once. The page forgets the paths when it gets the
        next scene.
        """
        if self._is_there and ways and ways is not self._ways:
            self._ways = ways
            self._send({"do": "ways", "ways": {each: asdict(way) for each, way in ways.items()}})

    def _forget(self) -> None:
        """Forget the things that were sent to the page."""
        self._frame: tuple[object, ...] = ()
        self._known = _Known({}, [])
        self._areas: list[tuple[str, Polygon]] = []
        self._rules: set[str] = set()
        self._symbols: set[str] = set()

    def _frame_message(self, scene: Scene, ratio: float) -> dict[str, object]:
        """Return the size of the scene for the page; empty if the size has not changed.

        If the size is new, forget the things that were sent before, so that all things are sent
        again.
        """
        frame = scene.width, scene.height, ratio
        if frame == self._frame:
            return {}
        self._forget()
        self._frame = frame
        size = round(scene.width * ratio), round(scene.height * ratio)
        return {"frame": overlay(scene.width, scene.height), "size": size, "width": scene.width}

    def _act_message(self, act: Act, writer: Writer) -> dict[str, object]:
        """Return an act as JSON values, with the things that it changes and its pictures."""
        changed = self._changes(act.scene, writer).to_json()
        sprites = {name: _sprite_markup(sprite, writer) for name, sprite in act.sprites.items()}
        return act.to_json() | changed | {"sprites": sprites}

    def _changes(self, scene: Scene, writer: Writer) -> _Changes:
        """Return how the scene differs from the things that the page has.

        The things of the scene then count as those that the page has.
        """
        layers = {layer.name: layer for layer in scene.layers if layer.name in MOVING}
        parts: dict[str, str] = {}
        order: list[str] = []
        known = _Known({}, order)
        for name in MOVING:
            before = self._known.things.get(name, {})
            found = things(layers[name], before) if name in layers else {}
            for thing_id, thing in found.items():
                key = f"{name}/{thing_id}"
                order.append(key)
                if before.get(thing_id) is not thing:
                    parts[key] = "".join(map(writer.shape, thing.group.shapes))
            known.things[name] = found
        is_other_order = order != self._known.order
        self._known = known
        return _Changes(parts, order if is_other_order else None)

    def _areas_of(self, scene: Scene) -> dict[str, object]:
        """Return a dict with the areas for taps, the topmost last.

        The dict is empty if no area has changed.
        """
        areas = [(group.id, group.area) for group in scene.groups() if group.area is not None]
        if areas == self._areas:
            return {}
        self._areas = areas
        rounded = [(name, [(round(x, 1), round(y, 1)) for x, y in area]) for name, area in areas]
        return {"areas": rounded}


def _sprite_markup(sprite: Sprite, writer: Writer) -> dict[str, object]:
    """Return the markup of a sprite, and the point of the sprite that follows the path."""
    return {"drawn": writer.shape(sprite.shape), "middle": sprite.middle}
