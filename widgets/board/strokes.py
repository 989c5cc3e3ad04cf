"""Drawing rings and arrows on the board: the button that clears them, and a form for keyboards.

With a pointer the reader marks things where they are; in the form the reader chooses them by name.
The module also has the commands for both.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import ipywidgets

from tutor.core.base.errors import TutorError
from tutor.core.drawing.strokes import drawable_things, name_of
from tutor.core.records.notes import LETTERS, PENS, THING, TO, Pen, Stroke, toggle
from widgets.shared.commands import Context, command
from widgets.shared.controls import Markup, control, element
from widgets.shared.loop import sentence_of
from widgets.shared.making import box, html, make_field, show_if
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import Card

ASKED: Final = re.compile(rf"([{''.join(LETTERS)}]?):({THING})(?:{TO}({THING}))?")
"""The pattern of a value that a pointer sends: a pen, a thing, and the goal of an arrow.

The letter of the pen is there if the reader held its key, the goal if an arrow is drawn.
"""
RING: Final = ""


class StrokesCard(Card):
    """The button on the board that clears the drawing; empty if nothing is drawn."""

    names = ("tutor-strokes",)
    is_card = False

    def draw(self, _: PageModel) -> Markup:
        """Return the button that clears the drawing; empty if nothing is drawn."""
        if not self.stage.strokes:
            return Markup("")
        said = self.stage.say("strokes-clear")
        return control("strokes-clear", "board", title=said, aria_label=said)


class StrokesForm:
    """The form in which the reader draws rings and arrows by name; it is folded at first."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.is_open = False
        self.pen: Pen = PENS[0]
        self._head, self._ways = html(), html()
        self.thing, self.to = (make_field(ipywidgets.Dropdown, "tutor-field") for _ in range(2))
        self.widget = box(
            "tutor-fields tutor-strokes-form",
            self._head,
            self.thing,
            self.to,
            self._ways,
        )

    def show(self) -> None:
        """Show the form with the things that are on the board now."""
        self._head.value = self._draw_head()
        for field in (self.thing, self.to):
            show_if(self.is_open, field)
        self._ways.value = self._draw_ways() if self.is_open else ""
        if self.is_open:
            self._fill()

    def _fill(self) -> None:
        say = self._stage.say
        named = self._things_by_name()
        self.thing.description, self.to.description = say("strokes-thing"), say("strokes-to")
        _offer(self.thing, named)
        _offer(self.to, [(say("strokes-ring"), RING), *named])

    def _things_by_name(self) -> list[tuple[str, str]]:
        """Return each thing on the board with its name; of two equal names the second gets a number."""
        stage, scene = self._stage, self._stage.panels.scene(self._stage.showing())
        game, found, used = stage.session.tree.game.name, [], dict[str, int]()
        for thing in drawable_things(scene):
            if name := name_of(scene, thing, game, stage.game):
                used[name] = used.get(name, 0) + 1
                found.append((name if used[name] == 1 else f"{name} ({used[name]})", thing))
        return found

    def _draw_head(self) -> Markup:
        """Return the list of rings and arrows, and the button that opens the form."""
        stage, say = self._stage, self._stage.say
        told = [element("li", each) for each in stage.told_strokes()]
        listed = (
            [element("h3", say("strokes-here")), element("ul", *told, class_="tutor-strokes-told")]
            if told
            else []
        )
        opening = control(
            "strokes-open", "", say("strokes-open"), aria_expanded=str(self.is_open).lower()
        )
        return element("section", *listed, element("div", opening, class_="tutor-row"))

    def _draw_ways(self) -> Markup:
        say = self._stage.say
        pens = [
            control("pen", each, say(f"pen-{each}"), aria_pressed=str(each == self.pen).lower())
            for each in PENS
        ]
        ways = [control("stroke-draw", "", say("strokes-draw"), class_="tutor-main-do")]
        if self._stage.strokes:
            ways.append(control("strokes-clear", "", say("strokes-clear")))
        return element(
            "div",
            element("div", *pens, class_="tutor-row", role="group", aria_label=say("aria-pens")),
            element("div", *ways, class_="tutor-row"),
            element("p", say("strokes-hint"), class_="tutor-hint"),
        )


def _offer(field: ipywidgets.Dropdown, named: Sequence[tuple[str, str]]) -> None:
    """Offer things in a field; a chosen thing stays chosen as long as it is on the board."""
    if field.options == tuple(named):
        return
    chosen = field.value
    field.options = tuple(named)
    things = [thing for _, thing in named]
    if things:
        field.value = chosen if chosen in things else things[0]


@command("stroke")
def _stroke(context: Context, value: str) -> None:
    """Draw the ring or arrow that a pointer sends; if it is there already, erase it."""
    asked = ASKED.fullmatch(value)
    if asked is not None:
        letter, thing, to = asked.groups()
        _toggle(context, Stroke(thing, to or "", LETTERS.get(letter, context.of(StrokesForm).pen)))


@command("stroke-draw")
def _draw_chosen(context: Context, _: str = "") -> None:
    form = context.of(StrokesForm)
    if form.thing.value:
        _toggle(context, Stroke(form.thing.value, form.to.value or "", form.pen))


def _toggle(context: Context, stroke: Stroke) -> None:
    stage = context.stage
    known = drawable_things(stage.panels.scene(stage.showing()))
    named = {stroke.thing, *([stroke.to] if stroke.is_arrow else [])}
    if stage.is_drafting or stroke.thing == stroke.to or not named <= {*known}:
        return
    said = stage.told_strokes(strokes=(stroke,))[0]
    strokes = toggle(stage.strokes, stroke)
    if _change(context, strokes):
        key = "strokes-drawn" if stroke in strokes else "strokes-gone"
        context.speak(stage.say(key, stroke=said))


@command("strokes-clear")
def _clear(context: Context, _: str = "") -> None:
    if not context.stage.is_drafting and _change(context, ()):
        context.speak(context.stage.say("strokes-cleared"))


def _change(context: Context, strokes: Sequence[Stroke]) -> bool:
    """Replace the rings and arrows on the board by these; return whether that was possible."""
    session = context.session
    try:
        session.edit(session.tree.draw_on(session.place, strokes))
    except TutorError as error:
        context.tell(sentence_of(error))
        return False
    return True


@command("strokes-open")
def _open(context: Context, _: str = "") -> None:
    form = context.of(StrokesForm)
    form.is_open = not form.is_open


@command("pen")
def _take_pen(context: Context, value: str) -> None:
    form = context.of(StrokesForm)
    form.pen = next((each for each in PENS if each == value), form.pen)
