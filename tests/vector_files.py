"""Reads the conformance vectors that are stored beside the tests."""

import json
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "vectors"


@cache
def text(name):
    """Return the content of a vector file."""
    return (FOLDER / name).read_text(encoding="utf-8")


def quick_start():
    """Return the quick-start example: its record and the position after each part."""
    return json.loads(text("quick_start.json"))


def examples():
    """Return the worked examples and special cases of the rules."""
    return json.loads(text("examples.json"))["vectors"]


def walks():
    """Return the walks: games of random legal play to the end."""
    return [json.loads(line) for line in text("walks.jsonl").splitlines()]


def rule_ids():
    """Return the ids of all rules."""
    return text("rule_ids.txt").split()
