"""The panels of the board that do not fit on a phone; each has a button below the city.

The whole board is one drawing, and a phone shows its upper part. A button shows one of the lower
panels; a second press, or another position, shows the upper part again. If a question reads only
such a panel, that panel is shown first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final, NamedTuple

from tutor.core.drawing.outline import around
from tutor.core.drawing.scene import Scene
from widgets.shared.markup import Markup, element
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import Card

SIGHT: Final = 444
"""The height in pixels of the visible part of a phone's board; the style sheet has it, too."""
LED_SIGHT: Final = 386
"""The same beside a lesson's step, whose text needs room; the style sheet has it, too."""
GAP: Final = 4
"""The pixels between the visible part and a panel that begins below it."""


class _Part(NamedTuple):
    """A panel by its id and its name, and where it is, with the gaps around it.

    `top` is where it begins as a share of the board's height; `high` is its height as a share of
    the board's width.
    """

    panel: str
    label: str
    top: str
    high: str


class BoardParts(Card):
    """The row of buttons under the board of a phone; `opened` is the panel that is shown.

    `read` gives the things on the board that the present question reads; none without a question.
    """

    names = ("tutor-board-parts",)
    is_card = False

    def __init__(self, stage: Stage, read: Callable[[], tuple[str, ...]]) -> None:
        super().__init__(stage)
        self.opened = ""
        self._read = read
        self._shown: tuple[str, tuple[str, ...]] = ("", ())

    def modes(self, told: Sequence[str]) -> set[str]:
        """The mode of the page that shows more of the board, if a step is about a lower panel."""
        stage = self.stage
        if stage.layout != "phone" or not told:
            return set()
        scene = stage.panels.scene(stage.showing())
        groups = [scene.find(thing) for thing in told]
        ends = [around(group.area).bottom for group in groups if group and group.area]
        is_under = any(LED_SIGHT < end <= SIGHT for end in ends)
        return {"tutor-is-told-under"} if is_under else set()

    def press(self, panel: str) -> None:
        """Show a panel, or the upper part of the board again."""
        self.opened = "" if panel == self.opened else panel

    def draw(self, _: PageModel) -> Markup:
        """A button for each panel; none if the whole board is visible."""
        stage = self.stage
        if stage.layout != "phone":
            return Markup("")
        scene, shown = stage.panels.scene(stage.showing()), (stage.session.moment, self._read())
        if self._shown != shown:
            self._shown, self.opened = shown, _panel_of(scene, shown[1])
        buttons = [
            element(
                "button",
                label,
                of="tutor-do tutor-board-part",
                type="button",
                aria_expanded="true" if panel == self.opened else "false",
                data={
                    "do": "part",
                    "value": panel,
                    "key": f"part:{panel}",
                    "top": top,
                    "high": high,
                },
            )
            for panel, label, top, high in _beyond(scene)
        ]
        return element(
            "div",
            *buttons,
            of="tutor-board-part-row",
            role="group",
            aria_label=stage.say("aria-board-parts"),
            data={"sight": str(_sight(scene))},
        )


def _sight(scene: Scene) -> int:
    """The visible pixels of the board, without a panel that would be cut off."""
    boxes = [around(group.area) for group in scene.groups() if group.role == "panel" and group.area]
    cut = [box.top - GAP for box in boxes if box.top < SIGHT < box.bottom]
    return round(min([SIGHT, *cut]))


def _panel_of(scene: Scene, things: Collection[str]) -> str:
    """The hidden panel that holds all these things; empty if none does."""
    for part in _beyond(scene) if things else ():
        if all(_is_in(scene, part.panel, thing) for thing in things):
            return part.panel
    return ""


def _is_in(scene: Scene, panel: str, thing: str) -> bool:
    """Whether a thing is a panel or is inside it."""
    inner, outer = scene.find(thing), scene.find(panel)
    if inner is None or outer is None or inner.area is None or outer.area is None:
        return False
    box, around_it = around(inner.area), around(outer.area)
    return around_it.top <= box.top and box.bottom <= around_it.bottom


def _beyond(scene: Scene) -> Iterator[_Part]:
    """The panels that are not wholly visible; of panels in one row only the first."""
    seen: set[float] = set()
    for group in scene.groups():
        if group.role == "panel" and group.area is not None:
            box = around(group.area)
            if box.bottom > SIGHT and box.top not in seen:
                seen.add(box.top)
                top = (box.top - GAP) / scene.height
                high = (box.bottom - box.top + 2 * GAP) / scene.width
                yield _Part(group.id, group.label, f"{top:.4f}", f"{high:.4f}")
