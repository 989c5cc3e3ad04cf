"""The commands of the lesson card."""

from __future__ import annotations

from collections.abc import Callable

from tutor.core.lessons.files import courses
from tutor.core.lessons.progress import FORMAT
from tutor.core.lessons.text import lesson_text
from widgets.board.board import Board
from widgets.lesson.controller import LessonController
from widgets.lesson.lessons import Lessons
from widgets.lesson.modes import Planning, ToCoach, Trying
from widgets.lesson.teachers import OTHERS, TeachersPage
from widgets.page import File
from widgets.shared.commands import Context, command, seek, take
from widgets.shared.loop import Sentence
from widgets.shared.place import Place

Do = Callable[[LessonController], None]


@take(FORMAT)
def _take(context: Context, progress: object) -> Sentence | None:
    """Go on with the lesson at the place in a file of progress, if the page has a lesson.

    Raises RecordError for a faulty file.
    """
    lessons = context.of(Lessons)
    context.navigator.go_to_view("lesson")
    if lessons.current is None:
        return None
    lessons.take(progress)
    lessons.current.arrive()
    return lambda text: text.say("progress-loaded")


def _carry_out(context: Context, do: Do, at: str | None = None) -> None:
    """Call `do` with the controller of the open lesson, if a lesson is open.

    `at` is the step for which the control was drawn. If the lesson is at another step by now,
    do nothing, so that a second press does no harm.
    """
    course = context.of(Lessons).current
    if course is not None and at in (None, course.at):
        context.timeline.stop()
        with context.loop.busy():
            do(course)


@command("lesson-next", moves_on=True)
def _next(context: Context, at: str) -> None:
    context.comparison.close()
    _carry_out(context, LessonController.next, at)


@command("lesson-rest", moves_on=True)
def _rest(context: Context, at: str) -> None:
    """End the lesson for today: go on to the next step, which waits there, and open the front door."""
    _carry_out(context, LessonController.next, at)
    context.run("door")


@command("own-move")
def _play_own_move(context: Context, _: str) -> None:
    """Show the position before the learner's best own move, and play this move on the board."""
    _carry_out(context, LessonController.show_best_move)
    context.timeline.press("play")


@command("lesson-back", moves_on=True)
def _back(context: Context, at: str) -> None:
    context.comparison.close()
    _carry_out(context, LessonController.back, at)


@command("act", moves_on=True)
def _open_act(context: Context, name: str) -> None:
    def open_act(course: LessonController) -> None:
        if any(act.name == name for act in course.lesson.acts):
            course.open_act(name)

    context.comparison.close()
    _carry_out(context, open_act)


@command("lesson-move")
def _show_move(context: Context, at: str) -> None:
    _carry_out(context, LessonController.show_move, at)


@command("lesson-here")
def _arrive(context: Context, _: str) -> None:
    _carry_out(context, LessonController.arrive)


@command("option")
def _choose(context: Context, value: str) -> None:
    """Choose an option; in a drill the value also says how sure the learner is."""
    number, _, degree = value.partition(" ")

    def choose(course: LessonController) -> None:
        course.be_certain(degree)
        course.choose(int(number[:3]))

    if number.isdecimal():
        _carry_out(context, choose)


@command("give-number")
def _enter_number(context: Context, value: str) -> None:
    _carry_out(context, lambda course: course.enter(value.rpartition("\n")[2]))


@command("certainty")
def _be_certain(context: Context, value: str) -> None:
    _carry_out(context, lambda course: course.be_certain(value))


@command("name-rule")
def _name_rule(context: Context, value: str) -> None:
    _carry_out(context, lambda course: course.name_rule(value))


@command("hint")
def _hint(context: Context, _: str) -> None:
    _carry_out(context, LessonController.hint)


@command("quiz-leave")
def _leave_quiz(context: Context, _: str) -> None:
    _carry_out(context, LessonController.leave_quiz)


@command("contents")
def _toggle_contents(context: Context, _: str) -> None:
    _carry_out(context, LessonController.toggle_contents)


@command("recall")
def _recall(context: Context, _: str) -> None:
    _carry_out(context, LessonController.recall)


@command("returns")
def _toggle_returns(context: Context, _: str) -> None:
    _carry_out(context, LessonController.toggle_returns)


@command("review")
def _review(context: Context, _: str) -> None:
    _carry_out(context, LessonController.review)


@command("others-read")
def _read_others(context: Context, _: str) -> None:
    _carry_out(context, LessonController.read_others)


@command("coach")
def _answer_coach(context: Context, value: str) -> None:
    answer: ToCoach = int(value[:3]) if value.isdecimal() else "called"
    if value == "own":
        answer = "own"
    _carry_out(context, lambda course: course.answer_coach(answer))


@command("another-day")
def _play_another_day(context: Context, at: str) -> None:
    _carry_out(context, LessonController.play_another_day, at)


@command("day-again")
def _play_day_again(context: Context, at: str) -> None:
    _carry_out(context, LessonController.play_day_again, at)


@command("try")
def _try(context: Context, guess: str) -> None:
    def try_alternative(course: LessonController) -> None:
        if isinstance(course.work, Trying):
            words = lesson_text(course.lesson, context.stage.text.language)
            course.try_alternative(words.alternative(course.work.alternative).title, guess)

    _carry_out(context, try_alternative)


@seek
def _seek(context: Context, thing: str) -> bool:
    """Answer a question of the step with the tapped thing.

    Return whether the question asks for a thing on the board.
    """
    course = context.of(Lessons).current
    if course is None or course.question is None or context.navigator.is_presenting:
        return False
    # A thing on a panel means the panel, if the question asks for the panel.
    return any(map(course.find, (thing, *context.of(Board).panels_of(thing))))


@command("plan")
def _plan(context: Context, name: str) -> None:
    """Choose a plan and play it."""
    course = context.of(Lessons).current
    if course is None or not isinstance(course.work, Planning):
        return
    context.timeline.stop()
    with context.loop.busy():
        course.choose_plan(name)
    if course.option is not None and course.option.id == name:
        context.timeline.press("play")


@command("plan-pause")
def _pause_plan(context: Context, _: str = "") -> None:
    """Pause or resume the plan that plays on the board; if no plan plays, do nothing."""
    course = context.of(Lessons).current
    if course is not None and course.option is not None and not course.is_plan_told:
        context.timeline.press("play")


@command("teachers")
def _teachers(context: Context, part: str) -> None:
    """Offer the page for teachers as a file: for one act, for the steps outside acts, or for all."""
    course = context.of(Lessons).follow()
    if course is None or part not in ("", OTHERS, *(act.name for act in course.lesson.acts)):
        return
    words = lesson_text(course.lesson, context.stage.text.language)
    page = TeachersPage(words, context.stage.text)
    with context.loop.busy():
        content = page.html(part).encode("utf-8")
    name = page.name(part)
    context.give(File(name, "text/html;charset=utf-8", content))
    context.tell(lambda text: text.say("teachers-given", name=name))


@command("exhibit")
def _exhibit(context: Context, name: str) -> None:
    """Show the exhibit `name` of the open lesson, or of another lesson of the game, in any view."""
    session = context.stage.session
    having = [each.key for each in courses(session.tree.game.name) if name in each.exhibits]
    lesson = session.lesson if session.lesson in having else next(iter(having), None)
    context.navigator.open(Place("lesson", lesson=lesson, exhibit=name))
