"""The task of a step of a lesson: a question, a decision, a turn, or a line to try."""

from __future__ import annotations

from itertools import islice
from typing import Final

from tutor.core.lessons.parts import Exhibit
from tutor.core.lessons.text import PartText, lesson_text
from tutor.core.print.guide import Chapter, drawing_of, guide_of
from tutor.core.records.compare import Comparison, balance, beyond_choices, surplus
from tutor.core.records.line import Line
from tutor.core.words.game_words import GameWords
from widgets.lesson.controller import GUESSED_RIGHT, GUESSES, LessonController
from widgets.lesson.others import others_did
from widgets.lesson.plans import plans
from widgets.lesson.quiz import asked
from widgets.shared.controls import control, edition_note
from widgets.shared.markup import Markup, element, join
from widgets.shared.stage import Stage

OUTCOME: Final = "tutor-outcome"
"""The id of what was decided here, or of what is said of it: it describes the way on."""
MOST_GAINS: Final = 2
"""The number of gains that a verdict names on either side, the weightiest first."""


def task(stage: Stage, course: LessonController, *more: Markup) -> Markup:
    """The task of the present step, with `more` under the replies to its question.

    It is empty where there is nothing to do.
    """
    found = course.task
    if found.exhibit is not None:
        return exhibit(stage, course, found.exhibit, *more)
    if found.asking is not None:
        return asked(stage, course, *more)
    if found.alternative is not None:
        return _alternative(stage, course)
    if found.plan is not None:
        return plans(stage, course, found.plan)
    if found.kind == "game":
        return _game(stage, course)
    return _deciding(stage, course) if found.is_decision else Markup("")


def _step_words(stage: Stage, course: LessonController) -> PartText:
    return lesson_text(course.lesson, stage.text.language).step(course.runner.step)


def _deciding(stage: Stage, course: LessonController) -> Markup:
    """The decision to make; once it is made, the comment on it."""
    outcome = course.outcome()
    if outcome == "open":
        asked_for = element("p", _asked_for(stage, course), of="tutor-task")
        return join(asked_for, _hint(stage, course))
    if course.is_move_shown:
        return _shown(stage, course)
    words = _step_words(stage, course)
    kind = "right" if outcome == "same" else "other"
    said = words.get(outcome) or words.get("shown") or stage.say(f"task-{outcome}")
    if outcome == "other" and course.is_goal_reached:
        kind, said = "right", words.get("reached") or said
    praise = Markup("")
    if outcome == "other" and (advised := words.get("advised")):
        if course.is_as_advised:
            of = "tutor-answer tutor-answer-right"
            praise = element("p", stage.say("task-as-advised"), of=of)
        elif not _is_better(course):
            said = f"{said} {advised}"
    answer = element("p", said, of=f"tutor-answer tutor-answer-{kind}", id=OUTCOME)
    # What is good in a try comes first; what the example has in mind, after what the figures say.
    parts = [praise, *_results(stage, course), answer, _still_to_come(stage, course)]
    place = course.example_place()
    if outcome == "other" and place is not None:
        if course.is_comparable:
            parts.append(_ways_from(stage, course, place))
        if course.lesson.is_study:
            parts.append(control("lesson-here", "", stage.say("task-again")))
    return element("div", *parts, of="tutor-answers")


def _ways_from(stage: Stage, course: LessonController, place: int) -> Markup:
    """What can be done with a try beside going on with the example: compare, or play on from it."""
    ways = [control("compare", place, stage.say("task-compare"))]
    if course.deciders and stage.session.state.due is not None:
        ways.append(control("play-from-here", course.deciders[0], stage.say("task-play-from-here")))
    return element("div", *ways, of="tutor-row")


def _hint(stage: Stage, course: LessonController) -> Markup:
    """The author's hint to a decision, folded; nothing where there is none."""
    hint = _step_words(stage, course).get("hint")
    if not hint:
        return Markup("")
    summary = element("summary", stage.say("task-hint"), data={"key": f"hint:{course.at}"})
    return element("details", summary, element("p", hint))


def _asked_for(stage: Stage, course: LessonController) -> str:
    """What is to be decided: one decision, a player's turn, or what another adds to that turn."""
    at, due = course.runner.step.at, stage.session.state.due
    mover = course.lesson.state(at).due
    if course.task.kind == "decide" or due is None or mover is None:
        return stage.say("task-decide")
    name = "task-turn-begun" if stage.session.ply > at.ply else "task-turn"
    name = name if due.player == mover.player else "task-joins"
    return stage.say(name, player=mover.player, due=due.player)


def _shown(stage: Stage, course: LessonController) -> Markup:
    """The decisions that the example made in the learner's place, and the reason."""
    at, last = course.runner.step.at, stage.session.ply
    line, first = stage.session.line, at.ply
    decided = [
        element("li", stage.game.narrate(line.record.decisions[ply], line.states[ply]))
        for ply in range(first, last)
    ]
    words = _step_words(stage, course)
    said = (words.get("shown") or words.get("same"), words.get("advised"))
    why = " ".join(filter(None, said))
    return element(
        "div",
        element("p", stage.say("task-shown")),
        element("ol", *decided, of="tutor-solution", id=OUTCOME),
        element("p", why, of="tutor-answer tutor-answer-other") if why else "",
        _still_to_come(stage, course),
        of="tutor-answers",
    )


def _still_to_come(stage: Stage, course: LessonController) -> Markup:
    """What the turn still asks for, and of whom; empty where it is over.

    Where a single decision was asked for and the example's was made, the next step goes on.
    """
    if not course.is_turn_open or (course.task.kind == "decide" and course.outcome() != "other"):
        return Markup("")
    session = stage.session
    due = stage.game.due(session.state.due, session.state)
    return element("p", stage.say("task-turn-goes-on", due=due), of="tutor-result-line")


def _results(stage: Stage, course: LessonController) -> list[Markup]:
    """What became of a try beside the example: a verdict for whose turn it was, in one sentence.

    Where there is none, it is the largest difference of whoever else decided in the turn, here or
    in the example. A control opens the whole comparison.
    """
    comparison = course.compared()
    players = course.deciders
    if comparison is None or not players or not course.is_comparable:
        return []
    sides = (stage.say("task-yours"), stage.say("task-example"))
    beyond = beyond_choices(comparison, *course.choices)
    told = {each.player: each for each in stage.game.comparison(beyond, *sides)}
    # Nothing is said of a balance where only others fare differently.
    is_judged = course.is_balanced and (players[0] in told or not told.keys() & set(players))
    if is_judged:
        return [element("p", _verdict(stage, comparison, players[0]), of="tutor-balance")]
    differences = (
        sentence for player in players if player in told for sentence in told[player].sentences
    )
    return [element("p", sentence, of="tutor-result-line") for sentence in islice(differences, 1)]


def _is_better(course: LessonController) -> bool:
    """Whether all that a try and the example differ in speaks for the try."""
    comparison, players = course.compared(), course.deciders
    if comparison is None or not players or not course.is_comparable or not course.is_balanced:
        return False
    sides = balance(comparison, players[0])
    return bool(sides.ours) and not sides.theirs


def _verdict(stage: Stage, comparison: Comparison, player: str) -> str:
    """What either line is ahead in, the weightiest first, and which of them if only one is."""
    sides, more = balance(comparison, player), surplus(comparison, player)
    ours, theirs = (
        stage.text.all_of(
            [
                stage.game.say(f"gain-{name}", side=side, count=abs(more[name]))
                for name in names[:MOST_GAINS]
            ]
        )
        for side, names in zip(("ours", "theirs"), sides, strict=True)
    )
    case = "both" if all(sides) else "ours" if sides.ours else "theirs" if sides.theirs else "none"
    return stage.say("task-verdict", case=case, ours=ours, theirs=theirs)


def _game(stage: Stage, course: LessonController) -> Markup:
    if course.outcome() == "same":
        return element("p", stage.say("task-game-over"), of="tutor-answer")
    if course.untold:
        return others_did(stage, course)
    return Markup("")


def chapters(stage: Stage, course: LessonController) -> list[Chapter]:
    """The chapters of the guide that the step leads to."""
    names = course.runner.step.chapters
    if not names:
        return []
    guide = guide_of(stage.session.tree.game.name, stage.text.language, stage.theme)
    return [chapter for chapter in guide if chapter.name in names]


def drawn(stage: Stage, course: LessonController) -> list[Markup]:
    """The findings that show why the answer is right; of the things that were offered, if any."""
    game, language = stage.session.tree.game.name, stage.text.language
    asking = course.task.asking
    sought = asking.sought if asking is not None else None
    things = (*sought.right, *sought.wrong) if sought is not None else ()
    named = course.runner.step.drawn
    figures = [drawing_of(game, language, stage.theme, name)(things) for name in named]
    return [element("div", *figures, of="tutor-findings")] if figures else []


def alternative_words(stage: Stage, course: LessonController) -> PartText:
    """The words of the alternative that the step offers."""
    assert course.alternative is not None
    return lesson_text(course.lesson, stage.text.language).alternative(course.alternative)


def _alternative(stage: Stage, course: LessonController) -> Markup:
    """The alternative of a step, to be tried; once it is tried, its claim comes first."""
    alternative, words = course.alternative, alternative_words(stage, course)
    assert alternative is not None
    heading = element("h3", words.title)
    if course.tried_place is None:
        if guesses := _guesses(words):
            own = element("p", stage.say("alternative-own")) if course.is_own_alternative else ""
            return join(element("h3", words.text), own, guesses)
        try_it = control("try", "", stage.say("alternative-try"), of="tutor-main-do")
        return element("div", heading, element("p", words.text), try_it, of="tutor-answers")
    # The focus goes there, so that it is in sight.
    of, focus = "tutor-answer tutor-answer-right tutor-claim", {"focus": 1}
    said = f"{guessed(stage, course)} {words('claim')}".strip()
    parts = [heading, element("p", said, of=of, tabindex="-1", data=focus)]
    place = course.example_place()
    if place is not None and not course.lesson.outcome(alternative).refused:
        parts.append(control("compare", place, stage.say("task-compare")))
    return element("div", *parts, of="tutor-answers")


def _guesses(words: PartText) -> Markup:
    """What may come of an alternative, to be guessed: any guess plays it; empty without guesses."""
    guesses = sorted((said, name) for name in GUESSES if (said := words.get(name)))
    options = [control("try", name, said, of="tutor-option") for said, name in guesses]
    return element("div", *options, of="tutor-options") if options else Markup("")


def guessed(stage: Stage, course: LessonController) -> str:
    """Whether the alternative turned out as the learner guessed; empty without a guess."""
    if not course.guess:
        return ""
    return stage.say(
        "alternative-guessed", is_right="yes" if course.guess == GUESSED_RIGHT else "no"
    )


def exhibit(
    stage: Stage, course: LessonController, exhibit: Exhibit, *more: Markup, is_new: bool = False
) -> Markup:
    """An exhibit: its text, its question with `more` under the replies, and the solution.

    `is_new` is true if the exhibit was just opened, so that its heading takes the focus.
    """
    words = lesson_text(course.lesson, stage.text.language).exhibit(exhibit)
    line = course.lesson.exhibit_line(exhibit)
    heading = element(
        "h3",
        stage.say("exhibit-heading"),
        ": ",
        words.title,
        of="tutor-exhibit-title",
        tabindex="-1",
        data={"focus": 1} if is_new else {},
    )
    # Under a step of the same title it would be said twice.
    is_said = course.shown is None and words.title == _step_words(stage, course).title
    parts = [*([] if is_said else [heading]), element("p", words.text)]
    is_asked = exhibit.asking is not None and course.shown is None
    if not is_asked and (line_on := words.get("edition")):
        parts.append(edition_note(stage.text, line_on))
    if not is_asked and (ask := words.get("ask")):
        parts.append(element("p", element("b", ask)))
    shown = min(stage.session.ply, line.plies)
    solved = [solution(stage.game, line, shown, of="tutor-solution")]
    if shown < line.plies:
        solved.append(control("goto", shown + 1, stage.say("exhibit-show")))
    elif (said := words.get("answer")) and not (is_asked and not course.is_settled):
        # Beside a question it comes with the reply, which the hints lead to as well.
        is_reply = is_asked and not course.is_told
        of = "tutor-answer" if is_reply else "tutor-answer tutor-answer-right"
        answer = element("p", said, of=of)
        if not is_asked and not line.plies:
            # Nothing leads to it, so it waits until it is asked for.
            data = {"key": f"answer:{exhibit.id}"}
            summary = element("summary", stage.say("exhibit-answer"), of="tutor-do", data=data)
            answer = element("details", summary, answer)
        solved.append(answer)
    parts += [asked(stage, course, *solved, *more)] if is_asked else solved
    return element("div", *parts, of="tutor-answers tutor-exhibit")


def solution(words: GameWords, line: Line, plies: int, of: str = "") -> Markup:
    """The first decisions of a line with what happened in each, as a list; empty for none."""
    steps = [
        element(
            "li",
            element("b", words.narrate(line.record.decisions[ply], line.states[ply])),
            *(element("p", words.event(event)) for event in line.events[ply]),
        )
        for ply in range(plies)
    ]
    return element("ol", *steps, of=of) if steps else Markup("")
