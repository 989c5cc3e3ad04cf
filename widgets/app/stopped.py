"""The place of the work of an earlier visit: read from the browser's storage, and in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from tutor.core.lessons.files import has_course, open_course
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.opening import lesson_named
from tutor.core.lessons.presentation import Presentation
from tutor.core.lessons.progress import key_of
from tutor.core.lessons.text import lesson_text
from widgets.session.session import Session
from widgets.session.workspace import Workspace, read_kept, read_workspace
from widgets.shared.address import VIEWS
from widgets.shared.stage import Stage

LED: Final = "lesson"
SLIDES: Final = "presenter"


class Stopped(NamedTuple):
    """A view with the workspace that was open in it; of a lesson that led, the step as well.

    So it is where the lesson was presented on slides.
    """

    view: str
    workspace: Workspace
    step: str = ""


def read_stopped(kept: Mapping[str, object]) -> Stopped | None:
    """The place that a browser kept; None where nothing of it is of use."""
    spot, work = read_kept(str(kept.get("spot", ""))), read_kept(str(kept.get("work", "")))
    view, named = spot.get("view"), work.get("workspaces")
    if not isinstance(view, str) or view not in VIEWS or not isinstance(named, dict):
        return None
    workspace = read_workspace(named.get(str(spot.get("at"))))
    if workspace is None:
        return None
    place, tree = spot.get("place"), workspace.tree
    if isinstance(place, int) and 0 <= place <= len(tree.nodes):
        workspace = replace(workspace, tree=tree.at(place))
    step = ""
    if view == LED and spot.get("led") is True:
        step = str(_at(work.get("progress"), workspace.lesson) or "")
    elif view == SLIDES:
        step = _step_of_slide(spot.get("presented"), workspace)
    return Stopped(view, workspace, step)


def _at(kept: object, lesson: LessonKey | None) -> object:
    """Where the progress or the presentation of a lesson is; None where it is not known."""
    for each in kept if isinstance(kept, list) else [kept]:
        asked = key_of(each)
        if asked is None or lesson is None or not isinstance(each, Mapping):
            continue
        if lesson_named(asked.lesson, asked.game or None) == lesson:
            return each.get("at")
    return None


def _step_of_slide(presented: object, workspace: Workspace) -> str:
    """The step that a slide belongs to; empty where a line of one's own was presented."""
    lesson, tree = workspace.lesson, workspace.tree
    others = presented.get("others") if isinstance(presented, Mapping) else None
    at = _at([presented, *(others if isinstance(others, list) else ())], lesson)
    if not isinstance(at, int) or lesson is None or tree.current > tree.protected:
        return ""
    if not has_course(lesson.lesson, lesson.game):
        return ""
    return Presentation(open_course(lesson.lesson, lesson.game), at).beat.step


def place_in_words(stopped: Stopped, stage: Stage) -> str:
    """The act and the title of the step, or else the view and where the game stands."""
    say, lesson = stage.say, stopped.workspace.lesson
    if stopped.step and lesson is not None and has_course(lesson.lesson, lesson.game):
        course = open_course(lesson.lesson, lesson.game)
        step = next((each for each in course.steps if each.id == stopped.step), None)
        if step is not None:
            title = lesson_text(course, stage.text.language).step(step).title
            place = say("door-resume-step", act=course.place(step).act, title=title)
            return place if stopped.view == LED else _in_view(stopped, stage, place)
    there = Stage(Session(stopped.workspace), stage.text, stage.guard, stage.theme)
    return _in_view(stopped, stage, there.standing())


def _in_view(stopped: Stopped, stage: Stage, place: str) -> str:
    return stage.say("door-resume-view", view=stage.say(f"view-{stopped.view}"), place=place)
