"""The edits of one step of a study; each takes the value of its control in the form.

A value that no control has raises ValueError, IndexError or KeyError.
"""

from __future__ import annotations

from dataclasses import replace

from tutor.core.lessons.line_study import MOST_OPTIONS, Option, StudyStep
from tutor.core.records.tree import MARKS


def with_text(step: StudyStep, name: str, value: str) -> StudyStep:
    """The step with the text of one of its fields."""
    if name.startswith(("option", "reply")):
        number = int(name.lstrip("abcdefghijklmnopqrstuvwxyz"))
        option = step.options[number]
        worded = option._replace(text=value) if name[0] == "o" else option._replace(reply=value)
        return _with(step, number, worded)
    match name:
        case "heading-field":
            return replace(step, title=value)
        case "text":
            return replace(step, text=value)
        case "ask":
            return replace(step, ask=value)
        case "hint":
            return replace(step, hint=value)
        case "right":
            return replace(step, right=value)
        case "other":
            return replace(step, other=value)
    raise KeyError(name)


def _with(step: StudyStep, number: int, option: Option) -> StudyStep:
    options = (*step.options[:number], option, *step.options[number + 1 :])
    return replace(step, options=options)


def with_option(step: StudyStep, _: str) -> StudyStep:
    """The step with one more option, up to the most that a question may have."""
    return replace(step, options=(*step.options, Option(""))[:MOST_OPTIONS])


def without_option(step: StudyStep, value: str) -> StudyStep:
    """The step without an option, by its number."""
    number = int(value)
    return replace(step, options=(*step.options[:number], *step.options[number + 1 :]))


def toggle_right(step: StudyStep, value: str) -> StudyStep:
    """The step with one option changed from wrong to right, or the reverse."""
    option = step.options[int(value)]
    return _with(step, int(value), option._replace(is_right=not option.is_right))


def toggle_mark(step: StudyStep, value: str) -> StudyStep:
    """The step with a mark added, or removed if it was there."""
    marks = tuple(mark for mark in MARKS if (mark in step.marks) != (mark == value))
    return replace(step, marks=marks)


def without_rule(step: StudyStep, value: str) -> StudyStep:
    """The step without a rule."""
    return replace(step, rules=tuple(rule for rule in step.rules if rule != value))


def without_decision(step: StudyStep, value: str) -> StudyStep:
    """The step without an accepted decision, by its number."""
    number = int(value)
    return replace(step, accept=(*step.accept[:number], *step.accept[number + 1 :]))
