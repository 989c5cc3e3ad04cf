"""Reads the files of the quick start and the first day without the product's reader."""

import json
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[3] / "tutor/princes/lessons"
QUICK_START = "quick_start"
LESSONS = (QUICK_START, "first_day")


@cache
def _read(name, lesson=QUICK_START):
    return json.loads((FOLDER / lesson / f"{name}.json").read_text(encoding="utf-8"))


def _all_of(name, lesson):
    """Return the entries of a kind from the file of that name and from the files whose names begin so."""
    paths = sorted((FOLDER / lesson).glob(f"{name}*.json"))
    return [entry for path in paths for entry in _read(path.stem, lesson)[name]]


def record():
    """Return the record of the lesson's example game."""
    return _read("record")


def acts(lesson=QUICK_START):
    """Return the acts in order, each with its steps."""
    return [_read(act, lesson) for act in _read("lesson", lesson)["acts"]]


def steps(lesson=QUICK_START):
    """Return every step, in order."""
    return [step for act in acts(lesson) for step in act["steps"]]


def questions(lesson=QUICK_START):
    """Return every question."""
    return _all_of("questions", lesson)


def alternatives(lesson=QUICK_START):
    """Return every alternative."""
    return _all_of("alternatives", lesson)


def exhibits(lesson=QUICK_START):
    """Return every exhibit."""
    return _all_of("exhibits", lesson)


def plans(lesson=QUICK_START):
    """Return every choice between plans."""
    return _all_of("plans", lesson)


def reasons(lesson=QUICK_START):
    """Return the reason for every decision of the example."""
    return _all_of("reasons", lesson)


def messages():
    """Return the id of every message that the data of the lessons name."""
    return [each for lesson in LESSONS for each in messages_of(lesson)]


def messages_of(lesson):
    """Return the id of every message that the data of a lesson name."""
    named = {"act": [act["act"] for act in acts(lesson)], "sought": sought(lesson)}
    for kind, entries in (
        ("step", steps(lesson)),
        ("alternative", alternatives(lesson)),
        ("exhibit", exhibits(lesson)),
        ("reason", reasons(lesson)),
    ):
        named[kind] = [entry["id"] for entry in entries]
    for plan in plans(lesson):
        named["exhibit"] += [f"{plan['id']}-{option['id']}" for option in plan["options"]]
    return [f"{kind}-{name}" for kind, names in named.items() for name in names]


def sought(lesson):
    """Return the id of every question that a learner answers on the board or with a figure."""
    asked = [(each["id"], each) for each in questions(lesson)]
    asked += [(each["id"], each["question"]) for each in exhibits(lesson) if "question" in each]
    return [name for name, each in asked if "find" in each or "estimate" in each]
