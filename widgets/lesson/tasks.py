"""The task of a step of a lesson: a question, a decision, a turn, or a line to try."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby, islice
from typing import Final, assert_never

from tutor.core.lessons.lesson import Lesson
from tutor.core.lessons.parts import Exhibit, LessonStep
from tutor.core.lessons.text import LessonText, PartText, lesson_text
from tutor.core.print.guide import Chapter, drawing_of, guide_of
from tutor.core.records.compare import beyond_choices
from tutor.core.records.lines import Line
from tutor.core.records.moments import Turn, finished_parts, turn_of, turns
from tutor.core.words.game_words import GameWords
from widgets.lesson import coach, modes
from widgets.lesson.attempt import Attempt
from widgets.lesson.coach import clause, verdict
from widgets.lesson.controller import GUESSES, LessonController
from widgets.lesson.day import page_of_day
from widgets.lesson.quiz import question_part
from widgets.session.happened import last_decided
from widgets.shared.controls import Markup, control, element, fold, join
from widgets.shared.stage import Stage

SEVERAL: Final = 3
"""The least number of turns since the previous step that a step lists."""
OUTCOME: Final = "tutor-outcome"
"""The id of the element with the outcome of a decision; the element describes the button to go on."""


def question_of_step(
    stage: Stage, course: LessonController, work: modes.Asking, *more: Markup
) -> tuple[Markup, Markup]:
    """Return the text of the exhibit that a question is about, and the question.

    The text is empty if the question is about no exhibit. `more` stands under the replies.
    """
    if work.exhibit is None:
        return Markup(""), question_part(stage, course, work, *more)
    told, solved = _exhibit_parts(stage, course, work.exhibit, work)
    text = element("div", *told, class_="tutor-exhibit")
    return text, question_part(stage, course, work, *solved, *more)


def task(
    stage: Stage,
    course: LessonController,
    work: modes.Reading | modes.Played | modes.Trying | modes.Planning,
) -> Markup:
    """Return the task of a step that asks no question; empty if the step has no task."""
    match work:
        case modes.Reading(exhibit=Exhibit() as found):
            return exhibit(stage, course, found, work)
        case modes.Trying():
            return _alternative(stage, course, work)
        case modes.Planning():
            return _plans(stage, course, work)
        case modes.Playing():
            return _day(stage, course, work)
        case modes.Deciding():
            attempt = course.attempt
            return Markup("") if attempt is None else _deciding(stage, attempt)
        case modes.Reading():
            return Markup("")
        case _:
            assert_never(work)


def _step_words(stage: Stage, lesson: Lesson, step: LessonStep) -> PartText:
    return lesson_text(lesson, stage.text.language).step(step)


def _deciding(stage: Stage, attempt: Attempt) -> Markup:
    """Return the task to make a decision; after the decision, return the comment on it."""
    outcome, words = attempt.outcome, _step_words(stage, attempt.lesson, attempt.mode.step)
    if outcome == "open":
        asked_for = element("p", _asked_for(stage, attempt), class_="tutor-task")
        return join(asked_for, _hint(stage, attempt, words))
    if attempt.mode.by == "example":
        return _explain_example(stage, attempt, words)
    kind = "right" if outcome == "same" else "other"
    said = words.get(outcome) or words.get("shown") or stage.say(f"task-{outcome}")
    if outcome == "other" and attempt.is_goal_reached:
        kind, said = "right", words.get("reached") or said
    praise = Markup("")
    if outcome == "other" and (advised := words.get("advised")):
        if attempt.is_as_advised:
            of = "tutor-answer tutor-answer-right"
            praise = element("p", stage.say("task-as-advised"), class_=of)
        elif not attempt.is_better:
            said = f"{said} {advised}"
    answer = element("p", said, class_=f"tutor-answer tutor-answer-{kind}", id=OUTCOME)
    # Praise comes first, then the comparison of the figures, and the comment comes last.
    results = _results(stage, attempt) or _own_result(stage, attempt)
    parts = [praise, *results, *_own_worth(stage, attempt), _teachers_way(stage, attempt)]
    parts += [_already_begun(stage, attempt), answer, _still_to_come(stage, attempt)]
    if attempt.is_comparable and not attempt.lesson.is_for_beginners:
        parts.append(_ways_from(stage, attempt))
    if outcome == "other" and attempt.lesson.is_study:
        parts.append(control("lesson-here", "", stage.say("task-again")))
    return element("div", *parts, class_="tutor-answers")


def _own_worth(stage: Stage, attempt: Attempt) -> list[Markup]:
    """Return what the learner's move does for a card in hand, and whether the move is kept.

    The lesson keeps a move that is better than the teacher's.
    """
    state = attempt.lesson.state(attempt.mode.step.at)
    said = []
    if state.due is not None and attempt.mode.by == "learner":
        said.append(stage.game.fit(state, stage.session.state, state.due.player))
        said.append(stage.say("own-kept") if attempt.is_better else "")
    return [element("p", each, class_="tutor-result-line") for each in said if each]


def _ways_from(stage: Stage, attempt: Attempt) -> Markup:
    """Return the buttons after a move that differs: compare the lines, or play on from the move."""
    ways = [control("compare", attempt.place, stage.say("task-compare"))]
    if attempt.deciders and stage.session.state.due is not None:
        played_on = stage.say("task-play-from-here")
        ways.append(control("play-from-here", attempt.deciders[0], played_on))
    return element("div", *ways, class_="tutor-row")


def _hint(stage: Stage, attempt: Attempt, words: PartText) -> Markup:
    """Return the author's hint to a decision, folded; empty if the step has no hint."""
    hint = words.get("hint")
    if not hint:
        return Markup("")
    key = f"hint:{attempt.mode.step.id}"
    summary = element("summary", stage.say("task-hint"), data={"key": key})
    return element("details", summary, element("p", hint))


def _asked_for(stage: Stage, attempt: Attempt) -> str:
    """Return the sentence with the task: make a decision, make a turn, or decide for another player."""
    at, due = attempt.mode.step.at, stage.session.state.due
    mover = attempt.lesson.state(at).due
    if attempt.mode.kind == "decide" or due is None or mover is None:
        return stage.say("task-decide")
    name = "task-turn-begun" if stage.session.ply > at.ply else "task-turn"
    name = name if due.player == mover.player else "task-joins"
    return stage.say(name, player=mover.player, due=due.player)


def _explain_example(stage: Stage, attempt: Attempt, words: PartText) -> Markup:
    """Return the decisions that the example made in place of the learner, with the reason."""
    line, plies = stage.session.line, range(attempt.mode.step.at.ply, stage.session.ply)
    decided = [
        element("li", stage.game.narrate(line.record.decisions[ply], line.states[ply]))
        for ply in plies
    ]
    said = (words.get("shown") or words.get("same"), words.get("advised"))
    why = " ".join(filter(None, said))
    return element(
        "div",
        element("p", stage.say("task-shown")),
        element("ol", *decided, class_="tutor-solution", id=OUTCOME),
        _already_begun(stage, attempt),
        element("p", why, class_="tutor-answer tutor-answer-other") if why else "",
        _still_to_come(stage, attempt),
        class_="tutor-answers",
    )


def _still_to_come(stage: Stage, attempt: Attempt) -> Markup:
    """Return the sentence that says which decision comes next in the unfinished turn.

    The markup is empty if the turn is over. It is also empty if the step asks for one
    decision and the learner has decided as in the example.
    """
    is_decided = attempt.mode.kind == "decide" and attempt.outcome != "other"
    if is_decided or not attempt.is_turn_open:
        return Markup("")
    session = stage.session
    due = stage.game.due(session.state.due, session.state)
    return element("p", stage.say("task-turn-goes-on", due=due), class_="tutor-result-line")


def _results(stage: Stage, attempt: Attempt) -> list[Markup]:
    """Return the sentence that compares the learner's line with the example.

    The sentence is a verdict for the player of the turn. If no verdict is possible, the
    sentence names the largest difference for a player who decided in the turn.
    """
    comparison, players = attempt.comparison, attempt.deciders
    if comparison is None or not players:
        return []
    sides = (stage.say("task-yours"), stage.say("task-example"))
    beyond = beyond_choices(comparison, *attempt.choices)
    told = {each.player: each for each in stage.game.comparison(beyond, *sides)}
    # No verdict if only the figures of players other than the player of the turn differ.
    is_judged = attempt.is_balanced and (players[0] in told or not told.keys() & set(players))
    if is_judged:
        return [element("p", verdict(stage, comparison, players[0]), class_="tutor-balance")]
    differences = (
        sentence for player in players if player in told for sentence in told[player].sentences
    )
    return [
        element("p", sentence, class_="tutor-result-line") for sentence in islice(differences, 1)
    ]


def _own_result(stage: Stage, attempt: Attempt) -> list[Markup]:
    """Return what a finished move of the learner has brought, if the move differs from the teacher's."""
    mover = attempt.lesson.state(attempt.mode.step.at).due
    is_open = attempt.is_turn_open or attempt.is_in_secret
    if attempt.outcome != "other" or is_open or mover is None:
        return []
    worth = coach.worth_since(stage, attempt.mode.step.at.ply, mover.player)
    said = stage.say("own-brings", own=worth)
    return [element("p", said, class_="tutor-result-line")]


def _teachers_way(stage: Stage, attempt: Attempt) -> Markup:
    """Return the sentence that the lesson goes on from the teacher's move.

    The markup is empty unless the learner's finished move is the first that differs from the
    teacher's.
    """
    is_open = attempt.is_turn_open or attempt.is_in_secret
    if attempt.outcome != "other" or is_open or not attempt.is_first_apart:
        return Markup("")
    return element("p", stage.say("own-followed"), class_="tutor-replied")


def _already_begun(stage: Stage, attempt: Attempt) -> Markup:
    """Return the sentence that the board shows the next day or round already.

    The markup is empty unless a decision in this step has ended a day or round.
    """
    session, line = stage.session, stage.session.line
    plies = range(attempt.mode.step.at.ply + 1, session.ply + 1)
    ended = (
        finished_parts(line.states[ply - 1], line.states[ply], line.events_at(ply)) for ply in plies
    )
    if session.state.due is None or not any("part" in each for each in ended):
        return Markup("")
    begun = line.place(session.ply + 1, line.part)
    assert begun is not None
    said = stage.say("task-begun", part=begun.kind, number=begun.number)
    return element("p", said, class_="tutor-result-line")


def _day(stage: Stage, course: LessonController, work: modes.Playing) -> Markup:
    """Return the part of the card about the day that the learner plays.

    This is the page of the day after its end, what the others did, or the words before the
    learner's turn.
    """
    if course.is_day_over:
        return page_of_day(stage, course, _end_of_day(stage, course))
    if course.unread_plies:
        comment = coach.comment(stage, work)
        # Without a comment the heading takes the focus.
        focus = {} if comment else {"focus": 1}
        heading = element("h3", stage.say("others-did"), tabindex="-1", data=focus)
        return join(comment, heading, _others_did(stage, course.unread_plies))
    if coach.is_asking(stage, work, course.day_began):
        return Markup("")
    return coach.words_before_move(stage, work)


def turns_since(stage: Stage, course: LessonController) -> Markup:
    """Return how many turns the game has gone on since the last step, with a folded list of them.

    The result is empty if there were few turns, because the text of the step speaks of them.
    """
    lesson, step = course.lesson, course.runner.step
    if stage.session.ply != step.at.ply:
        return Markup("")
    plies, found = lesson.since(step), turns(stage.session.line)
    count = len({turn_of(found, ply) for ply in plies})
    if count < SEVERAL:
        return Markup("")
    listed = _decisions(stage, plies, frozenset())
    return fold(stage.say("turns-since", count=count), f"since:{step.id}", listed)


def _others_did(stage: Stage, plies: range) -> Markup:
    """Return the decisions of the other players with their reasons, turn by turn."""
    return _decisions(stage, plies, stage.session.mine)


def _decisions(stage: Stage, plies: range, mine: Collection[str]) -> Markup:
    """Return decisions with their reasons, turn by turn; `mine` are the learner's players.

    All but the first decision of a turn are folded.
    """
    found, told = turns(stage.session.line), list[Markup]()
    for turn, group in groupby(plies, key=lambda ply: turn_of(found, ply)):
        is_own = turn is not None and turn.player in mine
        said = [_other_decision(stage, ply, is_own=is_own) for ply in group]
        if turn is not None and turn.player and len(said) > 1:
            said = [said[0], _fold(stage, turn, said[1:])]
        told += said
    return element("ol", *told, class_="tutor-others-did")


def _fold(stage: Stage, turn: Turn, rest: list[Markup]) -> Markup:
    """Return the decisions of a turn after its first one, folded."""
    listed = element("ol", *rest, class_="tutor-others-did")
    words = stage.say("others-turn", player=turn.player)
    return element("li", fold(words, f"others:{turn.first}", listed))


def _end_of_day(stage: Stage, course: LessonController) -> Markup:
    """Return what the end of the day brought the learner, and, folded, what the others then did."""
    session, day = stage.session, course.days[-1]
    decided = last_decided(session.line, day.last, session.mine)
    own = element("p", coach.words_on_night(stage, day.first, day.last))
    plies = range(decided + 1, day.last + 1)
    if not plies:
        return own
    others = _others_did(stage, plies)
    return join(own, fold(stage.say("day-end"), f"night:{day.last}", others))


def _other_decision(stage: Stage, ply: int, *, is_own: bool) -> Markup:
    """Return the decision that led to a ply and why it was made, as an item of a list.

    `is_own` says that the decision belongs to the learner's turn.
    """
    session = stage.session
    decision = session.line.decision(ply)
    assert decision is not None
    told = stage.game.narrate(decision, session.line.states[ply - 1])
    made = element("b", stage.say("others-in-yours", made=told) if is_own else told)
    reason = session.tree.node(session.path[ply]).reason
    reason = reason.removeprefix(stage.say("others-reason", reason=""))
    why = clause(reason)
    # A reason without a clause only says again what was done.
    said = element("p", made, f": {why}" if why != reason else "")
    face = stage.panels.face(stage.showing(), decision.player)
    return element("li", element("div", face, said, class_="tutor-voice"))


def on_to_decide(stage: Stage, course: LessonController) -> Markup:
    """Return the control that closes the list of others' decisions, so that the learner can decide."""
    return control("others-read", course.at, stage.say("others-read"), class_="tutor-main-do")


def _plans(stage: Stage, course: LessonController, work: modes.Planning) -> Markup:
    """Return the plans to choose from.

    After a choice, return the course and the outcome of the chosen plan, and the other plans.
    """
    words, option = lesson_text(course.lesson, stage.text.language), course.option
    if option is None:
        if asked := words.step(work.step).get("ask"):
            return _offers(words, work.plan.options, asked, "tutor-own-ask")
        return _offers(words, work.plan.options, stage.say("plan-heading"))
    heading = element("h3", words.exhibit(option).title, tabindex="-1", data={"focus": 1})
    if not course.is_plan_told:
        return element("div", heading, *_playing(stage, option), class_="tutor-answers tutor-plans")
    answer = words.exhibit(option)("answer")
    parts = [heading, element("p", answer, class_="tutor-answer tutor-answer-right")]
    told = [each for each in work.chosen if each is not option]
    parts += [
        element("p", element("b", words.exhibit(each).title), ": ", words.exhibit(each)("answer"))
        for each in told
    ]
    left = tuple(each for each in work.plan.options if each not in work.chosen)
    if left:
        parts.append(_offers(words, left, stage.say("plan-left", count=len(left))))
    return element("div", *parts, class_="tutor-answers tutor-plans")


def _playing(stage: Stage, option: Exhibit) -> list[Markup]:
    """Return how far the option has been played, with buttons to pause it and to go to its end."""
    last = len(option.decisions)
    told = stage.say("plan-playing", ply=stage.session.ply, plies=last)
    stop = control("plan-pause", "", stage.say("plan-pause"))
    end = control("goto", last, stage.say("plan-end"))
    return [
        element("p", told, class_="tutor-task"),
        element("div", stop, end, class_="tutor-row"),
    ]


def _offers(
    words: LessonText, options: tuple[Exhibit, ...], heading: str, class_: str = ""
) -> Markup:
    """Return the options as buttons under a heading with the CSS class `class_`, each with its idea."""
    choices = [
        control(
            "plan",
            each.id,
            element("b", words.exhibit(each).title),
            element("span", words.exhibit(each).text),
            class_="tutor-option tutor-plan",
        )
        for each in options
    ]
    head = element("h3", heading, class_=class_)
    return element("div", head, *choices, class_="tutor-options tutor-plans-offered")


def chapters(stage: Stage, course: LessonController) -> list[Chapter]:
    """Return the chapters of the guide to which the step has links."""
    names = course.runner.step.chapters
    if not names:
        return []
    guide = guide_of(stage.session.tree.game.name, stage.text.language, stage.theme)
    return [chapter for chapter in guide if chapter.name in names]


def findings(stage: Stage, course: LessonController) -> list[Markup]:
    """Return the figures that show why the answer is right.

    Only figures of the things that the question offered are in the result.
    """
    game, language = stage.session.tree.game.name, stage.text.language
    asking = course.runner.asking
    sought = asking.sought if asking is not None else None
    things = (*sought.right, *sought.wrong) if sought is not None else ()
    named = course.runner.step.drawn
    figures = [drawing_of(game, language, stage.theme, name)(things) for name in named]
    return [element("div", *figures, class_="tutor-findings")] if figures else []


def pictures(stage: Stage, course: LessonController) -> list[Markup]:
    """Return the drawings that belong to the text of the step."""
    game, language = stage.session.tree.game.name, stage.text.language
    named = course.runner.step.pictured
    return [drawing_of(game, language, stage.theme, name)(()) for name in named]


def _alternative(stage: Stage, course: LessonController, work: modes.Trying) -> Markup:
    """Return the alternative of a step with the button that plays it.

    After the learner has tried the alternative, return what it proves, with a button to
    compare the lines.
    """
    alternative, tried = work.alternative, work.tried
    words = lesson_text(course.lesson, stage.text.language).alternative(alternative)
    heading = element("h3", words.title)
    if tried is None:
        if guesses := _guesses(words):
            is_own = course.board.has_decided(alternative)
            own = element("p", stage.say("alternative-own")) if is_own else ""
            return join(element("h3", words.text), own, guesses)
        try_it = control("try", "", stage.say("alternative-try"), class_="tutor-main-do")
        return element("div", heading, element("p", words.text), try_it, class_="tutor-answers")
    # The claim takes the focus, so that it is in sight.
    of, focus = "tutor-answer tutor-answer-right tutor-claim", {"focus": 1}
    said = f"{_verdict_on_guess(stage, tried)} {words('claim')}".strip()
    parts = [heading, element("p", said, class_=of, tabindex="-1", data=focus)]
    if not course.lesson.outcome(alternative).refused:
        place = alternative.against
        parts.append(control("compare", place, stage.say("task-compare")))
    return element("div", *parts, class_="tutor-answers")


def _guesses(words: PartText) -> Markup:
    """Return the buttons with guesses about an alternative, each of which plays it.

    The markup is empty if the step asks for no guess.
    """
    guesses = sorted((said, name) for name in GUESSES if (said := words.get(name)))
    options = [control("try", name, said, class_="tutor-option") for said, name in guesses]
    return element("div", *options, class_="tutor-options") if options else Markup("")


def _verdict_on_guess(stage: Stage, tried: modes.Tried) -> str:
    """Return the sentence on the learner's guess about an alternative; empty if there was no guess."""
    if not tried.guess:
        return ""
    return stage.say("alternative-guessed", is_right="yes" if tried.guess == "right" else "no")


def exhibit(
    stage: Stage,
    course: LessonController,
    exhibit: Exhibit,
    work: modes.Reading | None,
    *,
    is_new: bool = False,
) -> Markup:
    """Return an exhibit without a question: its text and its solution.

    `work` is the mode of the step that shows it, None if the learner only looks it up. `is_new`
    says that the exhibit was just opened, so that its heading takes the focus.
    """
    told, solved = _exhibit_parts(stage, course, exhibit, work, is_new=is_new)
    return element("div", *told, *solved, class_="tutor-answers tutor-exhibit")


def _exhibit_parts(
    stage: Stage,
    course: LessonController,
    exhibit: Exhibit,
    work: modes.Asking | modes.Reading | None,
    *,
    is_new: bool = False,
) -> tuple[list[Markup], list[Markup]]:
    """Return the text of an exhibit, and its solution as far as the learner has played it."""
    words = lesson_text(course.lesson, stage.text.language).exhibit(exhibit)
    line = course.lesson.exhibit_line(exhibit)
    asking = work if isinstance(work, modes.Asking) else None
    # The title of a step says already that its exhibit is a puzzle.
    kind = [stage.say("exhibit-heading"), ": "] if work is None else []
    heading = element(
        "h3",
        *kind,
        words.title,
        class_="tutor-exhibit-title",
        tabindex="-1",
        data={"focus": 1} if is_new else {},
    )
    # The step above has the same title already.
    is_said = work is not None and (
        words.title == _step_words(stage, course.lesson, work.step).title
    )
    parts = [*([] if is_said else [heading]), element("p", words.text)]
    if asking is None and (ask := words.get("ask")):
        parts.append(element("p", element("b", ask)))
    shown = min(stage.session.ply, line.plies)
    solved = [solution(stage.game, line, shown, class_="tutor-solution")]
    standing = "told" if asking is None else course.view_of(asking).standing
    if shown < line.plies:
        solved.append(control("goto", shown + 1, stage.say("exhibit-show")))
    elif (said := words.get("answer")) and standing != "open":
        # Beside a question the text comes with the reply; the hints also lead to the text.
        of = "tutor-answer tutor-answer-right" if standing == "told" else "tutor-answer"
        answer = element("p", said, class_=of)
        if asking is None and not line.plies:
            # Without a question the text waits until the learner asks for it.
            data = {"key": f"answer:{exhibit.id}"}
            summary = element("summary", stage.say("exhibit-answer"), class_="tutor-do", data=data)
            answer = element("details", summary, answer)
        solved.append(answer)
    return parts, solved


def solution(words: GameWords, line: Line, plies: int, class_: str = "") -> Markup:
    """Return the first `plies` decisions of a line with the events of each, as a list.

    The markup is empty if `plies` is 0.
    """
    steps = [
        element(
            "li",
            element("b", words.narrate(line.record.decisions[ply], line.states[ply])),
            *(element("p", words.event(event)) for event in line.events[ply]),
        )
        for ply in range(plies)
    ]
    return element("ol", *steps, class_=class_) if steps else Markup("")
