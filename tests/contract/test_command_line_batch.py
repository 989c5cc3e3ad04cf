"""Many games studied by one command: a table, a report, and no game that stops the others."""

import csv
import json
import sys

import pytest

from tests.contract.command_line import run
from tutor.core.laboratory import batch as batches
from tutor.core.laboratory.study import Account

HOW = ("--passes", 8, "--seed", 1)


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """Two games that are over, one that goes on, one that is illegal, one that is no game."""
    folder = tmp_path_factory.mktemp("games")
    for seed, more in ((1, ()), (2, ()), (3, ("--decisions", 12))):
        made = run("random", "--game", "incan_gold", "--seed", seed, *more).out
        (folder / f"{seed}.json").write_text(made, encoding="utf-8")
    record = json.loads((folder / "1.json").read_text("utf-8"))
    record["decisions"][5] = record["decisions"][0]
    (folder / "4.json").write_text(json.dumps(record), encoding="utf-8")
    (folder / "5.json").write_text("{", encoding="utf-8")
    return folder


def rows(file):
    """The rows of a table."""
    with file.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def test_a_table_has_each_player_of_each_game(games, tmp_path):
    """The figures of each study alone, and an error where there is none."""
    table = tmp_path / "out.csv"
    files = (*sorted(games.glob("*.json")), games / "none.json")
    told = run("study", *files, *HOW, "--workers", 2, "--table", table)
    assert (told.code, told.err) == (0, "")
    found = rows(table)
    assert [row["file"] for row in found] == [
        str(file) for file in files for _ in range(3 if file.stem in "123" else 1)
    ]
    alone = run("study", files[0], *HOW, "--workers", 1, "--json").json
    for row, account in zip(found, alone["accounts"], strict=False):
        assert row["player"] == account["name"]
        for part in Account._fields:
            assert float(row[part]) == account[part]["points"]
            assert float(row[f"{part}_error"]) == account[part]["error"]
        turned = [each["ply"] for each in alone["turning_points"] if each["of"] == row["player"]]
        assert (row["turning_ply"] != "") == bool(turned)
        assert not turned or int(row["turning_ply"]) in turned
    assert any(row["turning_ply"] for row in found)
    assert [row["over"] for row in found[:9]] == ["1"] * 6 + ["0"] * 3
    assert [bool(row["error"]) for row in found] == [False] * 9 + [True] * 3


def test_a_table_in_parquet_is_the_same_or_is_refused(games, tmp_path, monkeypatch):
    """By its name; without the library a sentence says what would be right, and nothing is made."""
    files, table, beside = sorted(games.glob("*.json")), tmp_path / "o.parquet", tmp_path / "o.csv"
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "pyarrow", None)
        without.delitem(sys.modules, "tutor.adapters.parquet", raising=False)
        told = run("study", *files, *HOW, "--workers", 1, "--table", table)
        assert (told.code, told.out) == (2, "")
        assert "pyarrow" in told.err
        assert f"'{beside}' gives the same table" in told.err
        assert not table.exists()
    parquet = pytest.importorskip("pyarrow.parquet")
    for each in (table, beside):
        assert run("study", *files, *HOW, "--workers", 1, "--table", each).code == 0
    typed = parquet.read_table(table).to_pylist()
    for row, text in zip(typed, rows(beside), strict=True):
        assert list(row) == list(text)
        for column, cell in row.items():
            written = text[column]
            assert written == ("" if cell is None else cell) or float(written) == cell


def test_a_report_tells_what_turned_the_accounts_and_what_was_wrong(games):
    """Those who won beside the others, over the games that are over; every fault in a sentence."""
    told = run("study", *sorted(games.glob("*.json")), *HOW, "--workers", 1)
    lines = told.out.splitlines()
    assert lines[0].startswith("3 of 5 games studied")
    assert any(line.startswith("incan_gold, those who won (2)") for line in lines)
    assert any(line.startswith("incan_gold, those who did not win (4)") for line in lines)
    assert f"{games / '4.json'}: decision 6" in told.out
    assert f"{games / '5.json'}: this is not JSON" in told.out
    assert "turning point" in lines[1]


def test_the_same_seed_is_the_same_table_whatever_computes(games, tmp_path):
    """To the last character, one after another or in processes."""
    tables = [tmp_path / f"{workers}.csv" for workers in (1, 2)]
    for workers, table in enumerate(tables, 1):
        run("study", *sorted(games.glob("*.json")), *HOW, "--workers", workers, "--table", table)
    assert tables[0].read_bytes() == tables[1].read_bytes()


def test_games_a_line_are_studied_as_json(games, tmp_path):
    """A line of JSON for each, with its place in the file."""
    many = tmp_path / "many.jsonl"
    texts = [(games / f"{name}.json").read_text("utf-8").strip() for name in (1, 5, 2)]
    many.write_text("\n".join(texts) + "\n", encoding="utf-8")
    told = run("study", many, *HOW, "--workers", 1, "--json").lines
    assert [each["file"] for each in told] == [f"{many}:{place}" for place in (1, 2, 3)]
    alone = run("study", games / "1.json", *HOW, "--workers", 1, "--json").json
    assert told[0] == {"file": f"{many}:1", **alone}
    assert set(told[1]) == {"file", "error"}


def test_what_cannot_be_is_one_sentence(games, tmp_path):
    """No game is overwritten, no folder is a table, and nothing to study is an error."""
    first, second = games / "1.json", games / "2.json"
    before = first.read_bytes()
    for arguments, said in (
        ((first, "--table", first), "one of the games"),
        ((first, "--table", tmp_path), "cannot be written"),
        ((first, second, "--passes", 0), "passes: 0 is out of range"),
        ((games / "5.json", "--json", "--table", tmp_path / "t.csv"), "no game that could be"),
    ):
        outcome = run("study", *arguments, "--seed", 1, "--workers", 1)
        assert outcome.code == 2
        assert said in outcome.err
        assert outcome.err.count("\n") == 1
    assert first.read_bytes() == before


def test_names_that_a_spreadsheet_would_reckon_out_are_text(games, tmp_path):
    """A player from anywhere may be called what looks like a formula."""
    record = (games / "1.json").read_text("utf-8").replace('"Ana"', '"=1+1"')
    file, table = tmp_path / "named.json", tmp_path / "t.csv"
    file.write_text(record, encoding="utf-8")
    assert run("study", file, *HOW, "--workers", 1, "--table", table).code == 0
    assert rows(table)[0]["player"] == "'=1+1"


def test_an_interrupt_keeps_what_was_studied(games, tmp_path, monkeypatch):
    """The rows of the games before it, and their report."""
    study_piece, table = batches.study_piece, tmp_path / "t.csv"

    def interrupted(asked):
        if asked.piece.name.endswith("2.json"):
            raise KeyboardInterrupt
        return study_piece(asked)

    monkeypatch.setattr(batches, "study_piece", interrupted)
    files = (games / "1.json", games / "2.json")
    told = run("study", *files, *HOW, "--workers", 1, "--table", table)
    assert told.out.startswith("1 of 1 games studied")
    assert len(rows(table)) == 3


def test_without_the_extra_a_cluster_is_a_sentence(games, monkeypatch):
    """What to install is said."""
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
