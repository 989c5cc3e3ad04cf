"""Reading studies: a JSON object to a `LineStudy`, and what a study still lacks.

Faults that make a study unreadable are kept apart from what it still lacks, so that its author can
go on with a study that is not yet complete.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, Game, State, find_game
from tutor.core.base.reading import Reader, inside
from tutor.core.lessons.line_study import FEWEST_OPTIONS, LANGUAGE, STUDY, LineStudy, StudyStep


def read_study(data: object, choose: Callable[[str], Game] = find_game) -> LineStudy:
    """The study a JSON object describes.

    Raises RecordError listing every fault with its place, or IllegalDecision naming the first
    decision of the record that the rules refuse.
    """
    study = read_draft(data, choose)
    faults = faults_of(study)
    if faults:
        raise RecordError(faults)
    return study


def read_draft(data: object, choose: Callable[[str], Game] = find_game) -> LineStudy:
    """The study as its author left it, which may lack what a learner needs.

    Raises RecordError or IllegalDecision where it cannot be read.
    """
    study: LineStudy = STUDY.load(data, choose=choose)
    study.line  # noqa: B018 - what the rules refuse is refused here
    return study


def faults_of(study: LineStudy) -> list[Fault]:
    """Everything that a study lacks, or has in a place where it cannot be, with its place."""
    reader = Reader()
    _check_text(reader, study.title, "title")
    if not re.fullmatch(LANGUAGE, study.language):
        reader.fault("language", "bad_language", found=study.language)
    if not study.steps:
        reader.fault("steps", "too_few", found=0, least=1)
    before = -1
    for index, step in enumerate(study.steps):
        place = f"steps[{index}]"
        if step.at <= before:
            reader.fault(inside(place, "at"), "not_after", found=step.at, before=before)
        before = max(before, step.at)
        _check_step(reader, step, place, study)
    return reader.faults


def _check_text(reader: Reader, text: str, place: str) -> None:
    if not text.strip():
        reader.fault(place, "empty_text")


def _check_step(reader: Reader, step: StudyStep, place: str, study: LineStudy) -> None:
    _check_text(reader, step.title, inside(place, "title"))
    if step.at > study.line.plies:
        numbers = {"found": step.at, "low": 0, "high": study.line.plies}
        reader.fault(inside(place, "at"), "out_of_range", **numbers)
    elif step.task == "decide":
        _check_accepted(reader, step, inside(place, "task.decide"), study.line.states[step.at])
    if step.task == "tell":
        _check_text(reader, step.text, inside(place, "text"))
    elif step.task == "question":
        _check_question(reader, step, inside(place, "task.question"))


def _check_accepted(reader: Reader, step: StudyStep, place: str, state: State) -> None:
    if state.due is None:
        reader.fault(place, "nothing_due")
        return
    spot = inside(place, "accept")
    if not step.accept:
        reader.fault(spot, "too_few", found=0, least=1)
        return
    legal = state.legal()
    for index, decision in enumerate(step.accept):
        written = _in_short(decision)
        if decision not in legal:
            reader.fault(f"{spot}[{index}]", "not_legal_here", found=written)
        elif decision in step.accept[:index]:
            reader.fault(f"{spot}[{index}]", "named_twice", found=written)


def _in_short(decision: Decision) -> str:
    """A decision as faults name it: its player, its type and what was chosen."""
    player, kind, choice = decision
    chosen = "+".join(choice) if isinstance(choice, tuple) else choice
    return f"{player}, {kind}" + ("" if chosen is None else f" {chosen}")


def _check_question(reader: Reader, step: StudyStep, place: str) -> None:
    _check_text(reader, step.ask, inside(place, "ask"))
    spot = inside(place, "options")
    if len(step.options) < FEWEST_OPTIONS:
        reader.fault(spot, "too_few", found=len(step.options), least=FEWEST_OPTIONS)
    elif not any(each.is_right for each in step.options):
        reader.fault(spot, "none_right")
    for index, option in enumerate(step.options):
        _check_text(reader, option.text, f"{spot}[{index}].text")
        if option.text.strip() and option.text in [each.text for each in step.options[:index]]:
            reader.fault(f"{spot}[{index}].text", "named_twice", found=option.text)
