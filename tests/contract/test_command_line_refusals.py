"""The command line refuses with one line on stderr, nothing on stdout and exit code 2, never a traceback."""

import io
import json
import re
from pathlib import Path

import pytest

from tests.contract.command_line import run
from tests.contract.command_line_files import MALFORMED, NO_COCA, QUICK_START, assert_refused
from tests.notation import read_line, spell_line
from tests.positions import position
from tutor.core.base.reading import LARGEST_FILE

REAL_BYTES = io.BytesIO
ILLEGAL_LINE = re.compile(r"decision \d+ \([^()]+, [^()]+\): .+ \[[a-z_]+\.[a-z_]+\]\n")


def test_a_stranger_has_no_view(file):
    """A view for a name that is no player leads to one line."""
    assert_refused(run("replay", file(QUICK_START), "--view", "Zed"), "Zed")


@pytest.mark.parametrize(
    "argv",
    [
        ["random", "--game", "princes", "--players", "1", "--seed", "1"],
        ["random", "--game", "princes", "--players", "6", "--seed", "1"],
        ["random", "--game", "chess", "--players", "3", "--seed", "1"],
        ["random", "--game", "princes", "--players", "3", "--seed", "one"],
        ["random", "--game", "princes", "--players", "3", "--seed", "-1"],
        ["random", "--game", "princes", "--players", "3", "--seed", "1", "--decisions", "-1"],
        ["replay"],
        ["replay", "."],
        ["dance"],
        ["replay", "-", "--plies", "-1"],
        ["replay", "-", "--plies", "two"],
        ["replay", "-", "--json", "--trace"],
        ["check", "-", "extra"],
    ],
    ids=" ".join,
)
def test_a_wrong_call_exits_with_2_and_says_why(argv):
    """Wrong arguments and missing files lead to exit code 2, nothing on stdout and no traceback."""
    outcome = run(*argv, given=json.dumps(QUICK_START))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err != ""
    assert "Traceback" not in outcome.err


@pytest.mark.parametrize("command", ["replay", "legal", "check"])
def test_a_missing_file_is_named_in_one_line(command):
    assert_refused(run(command, "no/such/file.json"), "no/such/file.json")


@pytest.mark.parametrize(
    "command", [["replay"], ["replay", "--json"], ["replay", "--trace"], ["legal"], ["check"]]
)
def test_an_illegal_decision_is_one_line_on_stderr(command, file):
    """The line has the decision's number from 1, the player, the decision, the reason and the rule."""
    name, *flags = command
    outcome = run(name, file(NO_COCA), *flags)
    assert outcome == (2, "", "decision 3 (Gina, sell coca): Gina has no coca [market.sell]\n")


@pytest.mark.parametrize("line", [
    "Bert stay cloth", "Bert move llama_meadow", "Bert produce 0", "Gina offer", "Bert acquire -",
    "Ralph move main_temple", "Bert adjust -", "Bert finish_trade", "Bert redeem llama coca",
    "Bert choose_goods corn llama coca", "Bert return_cards farmer+puma puma+virgin", "Bert send_to_clock -",
    "Bert recruit corn_terraces llama_meadow", "Bert place_inca llama_meadow", "Bert sacrifice 2",
])  # fmt: skip
def test_every_illegal_decision_has_the_same_form(line, file):
    """The line reads `decision N (player, what): why [rule]`."""
    start = position().at("Bert", "llama_meadow").moon("Gina", "cloth")
    outcome = run("replay", file(start.record(read_line(line))))
    assert (outcome.code, outcome.out) == (2, "")
    assert ILLEGAL_LINE.fullmatch(outcome.err)
    assert outcome.err.startswith(f"decision 1 ({line.split()[0]}, ")


def test_the_number_of_an_illegal_decision_counts_from_one(file):
    """When the thirtieth decision is spoilt, the line calls it decision 30."""
    record = json.loads(json.dumps(QUICK_START))
    assert spell_line(record["decisions"][29]) == "Gina stay llama"
    record["decisions"][29] = read_line("Gina stay pottery")
    outcome = run("replay", file(record), "--json")
    assert outcome.err.startswith("decision 30 (Gina, ")
    assert outcome.err.endswith("[move.stay]\n")


@pytest.mark.parametrize(
    "command", [["replay"], ["replay", "--json"], ["replay", "--trace"], ["legal"], ["check"]]
)
def test_a_malformed_file_leads_to_its_place(command, file):
    """The line names the place of the fault, with indices that count from 0."""
    name, *flags = command
    assert_refused(run(name, file(MALFORMED), *flags), "decisions[17].district", "atlantis")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "\x00", '{"format": "tutor-record"}', "[" * 100_000]
)
@pytest.mark.parametrize("command", ["replay", "legal", "check"])
def test_a_file_without_a_record_is_one_line(command, text, file):
    """For a file of any other content one line says what is wrong."""
    assert_refused(run(command, file(text)))


@pytest.mark.parametrize("given", [b"\xff\xfe{\x00}\x00", b"\x80abc"])
def test_bytes_that_are_no_text_are_one_line(given):
    """Bytes in another encoding are refused in one line, from standard input too."""
    assert_refused(run("check", "-", given=given))


@pytest.mark.parametrize("name", ["Ra\nlph", "Ra\x1b[31mlph", "Ra\x85lph", "\ud800", "Ra\u2028lph"])
def test_a_strange_name_in_a_fault_stays_in_its_line(name, file):
    """Text that the line quotes from the file can neither break the line nor colour the terminal."""
    record = json.loads(json.dumps(QUICK_START))
    record["setup"]["players"][1] = name
    outcome = run("check", file(record))
    assert outcome.code == 2
    assert len(outcome.err.splitlines()) == 1
    assert "\x1b" not in outcome.err


def test_check_names_the_faults_of_a_position_file(file):
    """The places of faults in a position file are its own keys."""
    assert_refused(run("check", file(position().json() | {"day": 12})), "day")


class Endless(io.RawIOBase):
    """An endless file, which notes the number of bytes that were read."""

    taken = 0

    def readable(self):
        return True

    def readinto(self, buffer):
        """Give as many bytes as asked for, and fail after far more than a file may have."""
        if self.taken > 10 * LARGEST_FILE:
            raise AssertionError("it is read without end")
        buffer[:] = b" " * len(buffer)
        self.taken += len(buffer)
        return len(buffer)


@pytest.mark.parametrize("place", ["-", "file.json"])
@pytest.mark.parametrize("command", ["replay", "legal", "check", "handout", "notation", "merge"])
def test_an_endless_file_is_refused_before_it_is_read(monkeypatch, command, place):
    """The command stops reading at the largest size of a file, from a file or from standard input."""
    endless = Endless()
    if place == "-":
        monkeypatch.setattr(
            "tests.contract.command_line.io.BytesIO", lambda given=None: source(given, endless)
        )
    else:
        monkeypatch.setattr(Path, "open", lambda *_: io.BufferedReader(endless))
    assert_refused(run(command, *[place] * (2 if command == "merge" else 1)), "5,000,000")
    assert LARGEST_FILE < endless.taken < 2 * LARGEST_FILE


def source(given, endless):
    """Return the endless file in place of the standard input."""
    return REAL_BYTES() if given is None else io.BufferedReader(endless)
