"""JSON Lines: each line with a record gives a line with a result or a failure."""

import json

import pytest

from tests.contract.command_line import run
from tests.contract.command_line_files import MALFORMED, NO_COCA, QUICK_START, jsonl
from tests.vector_files import walks

WALKS = walks()


def test_jsonl_gives_a_line_for_each_record(file):
    """Results come in the order of the records; a failure is a line too, and the exit code is 0."""
    spoilt = json.dumps(QUICK_START)[:200]
    path = file(jsonl(QUICK_START, spoilt, NO_COCA, MALFORMED, WALKS[8]["record"]), "games.jsonl")
    outcome = run("replay", path, "--json")
    first, broken, illegal, malformed, last = outcome.lines
    assert (outcome.code, outcome.err) == (0, "")
    assert first == run("replay", "-", "--json", given=json.dumps(QUICK_START)).json
    assert last == run("replay", "-", "--json", given=json.dumps(WALKS[8]["record"])).json
    assert [list(line) for line in (broken, illegal, malformed)] == [["error"]] * 3
    assert illegal["error"] == "decision 3 (Gina, sell coca): Gina has no coca [market.sell]"
    assert "decisions[17].district" in malformed["error"]


def test_jsonl_reads_standard_input(file):
    """`--jsonl -` reads JSON Lines from the standard input."""
    text = jsonl(QUICK_START, NO_COCA, WALKS[8]["record"])
    from_file = run("replay", file(text, "games.jsonl"), "--json")
    assert run("replay", "--jsonl", "-", "--json", given=text) == from_file
    assert len(from_file.lines) == 3


def test_jsonl_without_a_final_newline_and_empty(file):
    """The last line may lack its newline; without lines there are no results."""
    assert len(run("replay", file(json.dumps(QUICK_START), "one.jsonl"), "--json").lines) == 1
    assert run("replay", file("", "none.jsonl"), "--json") == (0, "", "")


@pytest.mark.parametrize("flags", [[], ["--json"], ["--view", "Bert"], ["--plies", "3"]])
def test_jsonl_keeps_to_one_line_a_record(flags, file):
    """With any options each record has one line of JSON."""
    outcome = run("replay", file(jsonl(*[QUICK_START] * 3), "games.jsonl"), *flags)
    assert (outcome.code, len(outcome.lines)) == (0, 3)
