"""The commands of the page itself, sent by controls and keys: views, tabs, menus, the front door.

This module also imports the modules of commands that no other module imports, so that they register
their commands.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

import widgets.analyses.commands
import widgets.forecast.commands
import widgets.lesson.commands
import widgets.lines.commands
import widgets.puzzles.commands
import widgets.review.commands
import widgets.rules.commands
from tutor.core.lessons.files import door_lessons
from tutor.core.words.text import Text, text_for
from widgets.app.frame import TABS
from widgets.app.navigation import Navigation
from widgets.app.shortcuts import KEYS, LETTERS, WAY_ON
from widgets.app.storage import BrowserShelf, Storage
from widgets.app.visits import Visits
from widgets.app.windows import View, Windows
from widgets.decide.commands import forget
from widgets.front_door import WAYS
from widgets.lesson.lessons import Lessons
from widgets.presenter.commands import command_of
from widgets.presenter.controller import PresenterController
from widgets.shared.commands import COMMANDS, Command, Context, command
from widgets.shared.panels import games_shown
from widgets.shared.place import DOOR, USUAL, VIEWS
from widgets.shared.workspaces import FREE

PAGE_COMMANDS: Final[Mapping[str, Command]] = COMMANDS
"""The commands of every part, which the imports above have registered."""
MOST_DIGITS: Final = 9
BESIDE: Final = {
    "back": ("compare-step", "both-back"),
    "next": ("compare-step", "both-on"),
    "turn-back": ("compare-step", "both-back"),
    "turn-on": ("compare-step", "both-on"),
    "last": ("compare-step", "both-end"),
    "play": ("compare-play", ""),
}
"""The commands of the timeline's keys while the reader compares two lines, as name and value."""
EDITS: Final = ("undo", "redo", "variation")
"""The commands of keys for which the list of lines also has controls."""
EVERYWHERE: Final = ("forget", "sheet")
"""The commands that keys can send during a presentation as well."""


# Keys


@command("key", moves_on=True)
def _key(context: Context, key: str) -> None:
    windows = context.of(Windows)
    name, run = {**KEYS, **LETTERS}.get(key, ""), context.run
    if name in EVERYWHERE:
        run(name)
    elif context.of(View).is_presenting:
        run(*command_of(key, context.of(PresenterController)))
    elif name == "first" and windows.compare.is_open:
        run("close-compare")
    elif name in BESIDE and windows.compare.is_beside:
        run(*BESIDE[name])
    elif name in TABS:
        context.of(Navigation).leave_door()
        _open_tab(context, name)
    elif name in EDITS:
        run(name)
    elif name and name != WAY_ON:
        windows.timeline.press(name)


@command("forget")
def _forget(context: Context, _: str = "") -> None:
    """Close the topmost window, or clear the picked decision and the refusal."""
    view, windows, run = context.of(View), context.of(Windows), context.run
    if windows.sheet.is_open:
        run("sheet")
    elif windows.handout.is_open:
        run("handout")
    elif view.is_presenting and context.of(PresenterController).is_covered_open:
        run("covered")
    elif windows.compare.is_open:
        run("close-compare")
    elif view.tab == "rules":
        run(*windows.lookups.leaving)
    else:
        forget(context)


# Views and tabs


@command("view", moves_on=True)
def _go_to(context: Context, value: str) -> None:
    if value == "lesson" and not context.of(Navigation).has_lesson:
        _learn_by_rules(context)
    elif value in VIEWS:
        context.of(Navigation).go_to_view(value)


def _learn_by_rules(context: Context) -> None:
    """Open the rules, and show a sentence that says that the game on the board has no lesson.

    The rules appear in the tab `now`, where a lesson would appear.
    """
    view = context.of(View)
    if view.is_presenting:
        context.of(Navigation).go_to_view("play")
    context.of(Navigation).turn_to("now")
    context.of(Navigation).open_tab("rules")
    context.tell(partial(_without_lesson, view.workspaces.session.tree.game.name))


@command("game", moves_on=True)
def _change_game(context: Context, value: str) -> None:
    if value in games_shown():
        context.of(Navigation).change_game(value)


@command("enter")
def _enter(context: Context, value: str) -> None:
    """Leave the front door: open the view that `value` names, or the lesson at its first step."""
    if value in WAYS:
        context.remember("door", value)
        context.of(Navigation).go_to_view(value)
    elif _open_lesson(context, value):
        context.of(Navigation).begin_lesson()


def _open_lesson(context: Context, value: str) -> bool:
    """Open the lesson whose key is `value`, where the learner left it; return whether it exists.

    Only a lesson that the front door offers counts.
    """
    lesson = next((key for key in door_lessons() if str(key) == value), None)
    if lesson is not None:
        context.remember("door", USUAL)
        context.of(Navigation).open_lesson(lesson)
    return lesson is not None


@command("door")
def _home(context: Context, _: str = "") -> None:
    """Close the comparison if one is open; otherwise open the front door."""
    if context.of(Windows).compare.is_open:
        context.run("close-compare")
    else:
        context.of(Navigation).go_to_view(DOOR)


@command("return", moves_on=True)
def _return(context: Context, value: str) -> None:
    """Show the visited screen with the number `value`, after the reader went back or forward."""
    if value.isdecimal() and len(value) <= MOST_DIGITS:
        context.of(Visits).go(int(value), context.of(Navigation).open)


@command("resume")
def _resume(context: Context, value: str = "") -> None:
    """Carry on with the lesson that `value` names; if `value` is empty, with the last work.

    The last work is the place that the reader left last. If no such place is stored, show a
    sentence that says so.
    """
    if value and _open_lesson(context, value):
        return
    place = context.of(Storage).resume()
    if place is None:
        context.tell(lambda text: text.say("door-nothing"))
    else:
        context.of(Navigation).open(place)


@command("tab")
def _open_tab(context: Context, value: str) -> None:
    view = context.of(View)
    if value not in TABS:
        return
    if view.name == "rules" and value != "rules":
        is_free = view.workspaces.at == FREE
        context.of(Navigation).go_to_view("explore" if is_free else "lesson")
    context.of(Navigation).open_tab(value)


@command("sheet")
def _sheet(context: Context, _: str = "") -> None:
    windows = context.of(Windows)
    windows.sheet.is_open = not windows.sheet.is_open


@command("menu")
def _menu(context: Context, _: str = "") -> None:
    view = context.of(View)
    view.is_menu_open = not view.is_menu_open


def _without_lesson(game: str, text: Text) -> str:
    """Return the sentence that says that a game has no lesson, and how to learn the game."""
    return text.say("view-without-lesson", game=text_for(game, text.language).say("game-name"))


@command("play-from-here", moves_on=True)
def _play_from_here(context: Context, player: str) -> None:
    context.of(Navigation).play_from_here(player)


@command("handout")
def _toggle_handout(context: Context, _: str = "") -> None:
    """Close the sheet of handouts if it is open; otherwise open it with the title of the page."""
    windows = context.of(Windows)
    if windows.handout.is_open:
        windows.handout.close()
        return
    is_presenting = context.of(View).is_presenting
    title = windows.slideshow.caption if is_presenting else windows.lesson_card.title
    windows.handout.open(title or context.stage.standing())


# Messages from the browser


@command("part")
def _press_part(context: Context, value: str) -> None:
    context.of(Windows).parts.press(value)


@command("things")
def _send_things(context: Context, _: str) -> None:
    context.of(Windows).overlay.send_all()


@command("hush")
def _hush(context: Context, _: str) -> None:
    context.notices.clear()


@command("speaker-blocked")
def _tell_blocked(context: Context, _: str) -> None:
    context.tell(lambda text: text.say("speaker-blocked"))


@command("unkept")
def _tell_unkept(context: Context, _: str) -> None:
    context.tell(lambda text: text.say("keep-full"))


@command("progress-heard")
def _hear_progress(context: Context, value: str) -> None:
    context.of(Lessons).hear(value)


@command("shelf-settled")
def _settle_shelf(context: Context, value: str) -> None:
    context.of(BrowserShelf).shelf.settle(value)


@command("shelf-heard")
def _hear_shelf(context: Context, value: str) -> None:
    context.of(BrowserShelf).shelf.hear(value)
