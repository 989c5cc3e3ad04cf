"""Reads the lesson's files in the package without the product's reader."""

import json
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[3] / "tutor/princes/lessons/quick_start"


@cache
def _read(name):
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def _all_of(name):
    """Return the entries of a file, and of the further files with the same kind of entries."""
    paths = sorted(FOLDER.glob(f"{name}*.json"))
    return [entry for path in paths for entry in _read(path.stem)[name]]


def record():
    """Return the record of the lesson's example game."""
    return _read("record")


def acts():
    """Return the acts in order, each with its steps."""
    return [_read(act) for act in _read("lesson")["acts"]]


def steps():
    """Return every step, in order."""
    return [step for act in acts() for step in act["steps"]]


def questions():
    """Return every question."""
    return _all_of("questions")


def alternatives():
    """Return every alternative."""
    return _all_of("alternatives")


def exhibits():
    """Return every exhibit."""
    return _all_of("exhibits")


def plans():
    """Return every choice between plans."""
    return _all_of("plans")


def reasons():
    """Return the reason for every decision of the example."""
    return _all_of("reasons")


def messages():
    """Return the id of every message that the data name."""
    named = {"act": [act["act"] for act in acts()], "sought": sought()}
    for kind, entries in (
        ("step", steps()),
        ("alternative", alternatives()),
        ("exhibit", exhibits()),
        ("reason", reasons()),
    ):
        named[kind] = [entry["id"] for entry in entries]
    for plan in plans():
        named["exhibit"] += [f"{plan['id']}-{option['id']}" for option in plan["options"]]
    return [f"{kind}-{name}" for kind, names in named.items() for name in names]


def sought():
    """Return the id of every question that a learner answers on the board or with a figure."""
    asked = [(each["id"], each) for each in questions()]
    asked += [(each["id"], each["question"]) for each in exhibits() if "question" in each]
    return [name for name, each in asked if "find" in each or "estimate" in each]
