"""`batch` studies many games with one call and reports on them.

A faulty game does not stop the others.
"""

import json
import sys

import pytest

from tests.contract.command_line import run
from tutor.core.laboratory import batch as batches

HOW = ("--passes", 1, "--seed", 1)


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """Return two finished games, an unfinished one, an illegal one, and a file that is no game."""
    folder = tmp_path_factory.mktemp("games")
    for seed, more in ((1, ()), (2, ()), (3, ("--decisions", 12))):
        made = run("random", "--game", "incan_gold", "--seed", seed, *more).out
        (folder / f"{seed}.json").write_text(made, encoding="utf-8")
    record = json.loads((folder / "1.json").read_text("utf-8"))
    record["decisions"][5] = record["decisions"][0]
    (folder / "4.json").write_text(json.dumps(record), encoding="utf-8")
    (folder / "5.json").write_text("{", encoding="utf-8")
    return folder


def test_a_report_has_turns_accounts_and_faults(games):
    """The report compares winners with other players over finished games, and every fault has a sentence."""
    told = run("study", *sorted(games.glob("*.json")), "--passes", 8, "--seed", 1, "--workers", 1)
    lines = told.out.splitlines()
    assert lines[0].startswith("3 of 5 games studied")
    assert any(line.startswith("incan_gold, those who won (2)") for line in lines)
    assert any(line.startswith("incan_gold, those who did not win (4)") for line in lines)
    assert f"{games / '4.json'}: decision 6" in told.out
    assert f"{games / '5.json'}: this is not JSON" in told.out
    assert "turning point" in lines[1]


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.endurance)])
def test_a_game_a_line_gives_json(games, tmp_path, workers):
    """Each game gives a line of JSON with its place in the file, the same for any number of workers."""
    many = tmp_path / "many.jsonl"
    texts = [(games / f"{name}.json").read_text("utf-8").strip() for name in (1, 5, 2)]
    many.write_text("\n".join(texts) + "\n", encoding="utf-8")
    told = run("study", many, *HOW, "--json", "--workers", workers).lines
    assert [each["file"] for each in told] == [f"{many}:{place}" for place in (1, 2, 3)]
    alone = run("study", games / "1.json", *HOW, "--workers", 1, "--json").json
    assert told[0] == {"file": f"{many}:1", **alone}
    assert set(told[1]) == {"file", "error"}


def test_impossible_calls_lead_to_one_sentence(games):
    """A call with no passes, or with no game to study, leads to one sentence."""
    for arguments, said in (
        ((games / "1.json", games / "2.json", "--passes", 0), "passes: 0 is out of range"),
        ((games / "5.json", games / "5.json", "--json"), "no game that could be"),
    ):
        outcome = run("study", *arguments, "--seed", 1, "--workers", 1)
        assert outcome.code == 2
        assert said in outcome.err
        assert outcome.err.count("\n") == 1


def test_an_interrupt_keeps_finished_studies(games, monkeypatch):
    """After an interrupt the report has the games studied before it."""
    study_piece = batches.study_piece

    def interrupt(asked):
        if asked.piece.name.endswith("2.json"):
            raise KeyboardInterrupt
        return study_piece(asked)

    monkeypatch.setattr(batches, "study_piece", interrupt)
    files = (games / "1.json", games / "2.json")
    told = run("study", *files, *HOW, "--workers", 1)
    assert told.out.startswith("1 of 1 games studied")


def test_without_the_extra_a_cluster_leads_to_a_sentence(games, monkeypatch):
    """Without the extra for clusters the command says in a sentence what to install."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "tutor.adapters.cluster", raising=False)
    for command in (
        ("study", games / "1.json"),
        ("forecast", games / "3.json"),
        ("arena", "--game", "incan_gold", "--seats", "rules,rules,rules"),
        ("findings",),
    ):
        outcome = run(*command, "--seed", 1, "--cluster", "tcp://127.0.0.1:1")
        assert (outcome.code, outcome.out) == (2, "")
        assert outcome.err.startswith("cluster: this needs the extra 'cluster'")
