"""The command line prints what the contract says, where it says, with the exit code that it says."""

import json
import re
import shlex

import pytest

from tests.contract.command_line import run
from tests.situations import PRINCES, after, due, due_data, play_record
from tests.vector_files import examples, quick_start, walks
from tutor.core.base.game import legal_for
from tutor.core.records.files import read_record
from tutor.core.records.record import random_record

QUICK_START = quick_start()
WALKS = walks()
COMMANDS = ["replay", "legal", "random", "check", "aid", "handout", "arena", "forecast"]


def legal_data(state):
    """Return the legal decisions in the form that the command prints."""
    return [PRINCES.write_decision(made) for made in state.legal()]


@pytest.mark.parametrize("check", QUICK_START["checks"], ids=lambda check: check["after"])
def test_replay_json_prints_due_legal_position_and_events(check, file):
    """`--json` prints `due`, `legal`, `position` and the events of each decision.

    `--plies N` stops after N decisions.
    """
    outcome = run("replay", file(QUICK_START["record"]), "--plies", check["plies"], "--json")
    line = play_record(QUICK_START["record"], check["plies"])
    assert (outcome.code, outcome.err) == (0, "")
    assert list(outcome.json) == ["due", "legal", "position", "events"]
    assert outcome.json["due"] == check["due"]
    assert outcome.json["legal"] == legal_data(line.states[-1])
    assert outcome.json["position"] == line.states[-1].position()
    assert outcome.json["events"] == [
        [event.to_json() for event in events] for events in line.events
    ]


@pytest.mark.parametrize("plies", [None, 0, 9])
def test_trace_prints_every_ply(plies, file):
    """`--trace` prints JSON Lines: one at the start and one after each decision."""
    stop = [] if plies is None else ["--plies", plies]
    outcome = run("replay", file(QUICK_START["record"]), "--trace", *stop)
    states = play_record(QUICK_START["record"], plies).states
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.lines == [
        {
            "ply": ply,
            "due": due_data(state),
            "legal": legal_data(state),
            "position": state.position(),
        }
        for ply, state in enumerate(states)
    ]
    assert all(list(line) == ["ply", "due", "legal", "position"] for line in outcome.lines)


def test_replay_prints_sentences(file):
    """Without an option `replay` prints the position in words, with names and figures and without JSON."""
    outcome = run("replay", file(QUICK_START["record"]), "--plies", 18)
    assert (outcome.code, outcome.err) == (0, "")
    for name in ("Bert", "Ralph", "Gina"):
        assert name in outcome.out
    with pytest.raises(json.JSONDecodeError):
        json.loads(outcome.out)


def test_a_finished_game_is_printed_in_sentences(file):
    """The sentences about a finished game name the winners."""
    walk = WALKS[0]
    outcome = run("replay", file(walk["record"]))
    assert outcome.code == 0
    assert all(name in outcome.out for name in walk["final"]["result"]["winners"])


@pytest.mark.parametrize(
    "command", [["replay", "--json"], ["replay", "--trace"], ["replay"], ["legal"], ["check"]]
)
def test_a_dash_reads_standard_input(command, file):
    """The argument `-` stands for the standard input."""
    name, *flags = command
    from_file = run(name, file(QUICK_START["record"]), *flags)
    from_stdin = run(name, "-", *flags, given=json.dumps(QUICK_START["record"]))
    assert from_stdin == from_file
    assert from_file.code == 0


@pytest.mark.parametrize("plies", [0, 3, 10, 18, 26, 33, 50])
@pytest.mark.parametrize("name", ["Bert", "Ralph", "Gina"])
def test_view_prints_what_one_player_may_know(plies, name, file):
    """`--view NAME` prints what player NAME may know."""
    outcome = run("replay", file(QUICK_START["record"]), "--plies", plies, "--view", name)
    state = read_record(QUICK_START["record"]).play(plies)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.json == state.view(name)


@pytest.mark.parametrize("flag", ["--json", "--trace"])
@pytest.mark.parametrize("name", ["Bert", "Ralph", "Gina"])
def test_a_view_with_more_output_still_hides(flag, name, file):
    """With `--json` or `--trace` a view still hides cards that the player never had, and others' choices."""
    outcome = run("replay", file(QUICK_START["record"]), "--view", name, flag)
    states = play_record(QUICK_START["record"]).states
    held = {
        card
        for state in states
        for seat in state.position()["players"]
        if seat["name"] == name
        for card in seat["cards"]
    }
    named = {card for card in QUICK_START["record"]["setup"]["deck"] if f'"{card}"' in outcome.out}
    assert outcome.code in (0, 2)
    assert named <= held
    if outcome.code == 0:
        last = outcome.lines[-1]
        assert last["legal"] == [
            PRINCES.write_decision(made) for made in legal_for(states[-1], name)
        ]


@pytest.mark.parametrize("example", examples()[::4], ids=lambda example: example["name"])
def test_legal_lists_the_decisions_as_a_record_writes_them(example, file):
    """`legal` prints one decision a line, `legal --json` one list, both in the contract's order."""
    path = file(example["record"])
    expected = legal_data(play_record(example["record"]).states[-1])
    assert run("legal", path).lines == expected
    assert run("legal", path, "--json").json == expected
    assert len(expected) == example["after"]["legal_count"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_prints_a_game_played_to_the_end(players, file):
    """`random` prints a record of legal play to the end, the same for the same seed."""
    outcome = run("random", "--game", "princes", "--players", players, "--seed", 11)
    assert (outcome.code, outcome.err) == (0, "")
    state = read_record(outcome.json).play()
    assert (due(state), len(state.players)) == (None, players)
    assert run("random", "--game", "princes", "--players", players, "--seed", 11) == outcome
    assert run("random", "--game", "princes", "--players", players, "--seed", 12) != outcome
    assert run("check", "-", given=outcome.out).out == "ok\n"


@pytest.mark.parametrize("decisions", [0, 1, 40])
def test_random_stops_after_the_number_of_decisions(decisions):
    """`--decisions N` prints at most the first N decisions of the game."""
    whole = run("random", "--game", "princes", "--players", 3, "--seed", 5).json
    part = run(
        "random", "--game", "princes", "--players", 3, "--seed", 5, "--decisions", decisions
    ).json
    assert part["decisions"] == whole["decisions"][:decisions]
    assert part["setup"] == whole["setup"]


def test_random_ends_with_the_game():
    """`random --decisions N` stops at the end of a game of fewer decisions."""
    whole = run("random", "--game", "princes", "--players", 2, "--seed", 5)
    assert (
        run("random", "--game", "princes", "--players", 2, "--seed", 5, "--decisions", 10**6)
        == whole
    )


@pytest.mark.parametrize(
    "start", [None, *QUICK_START["checks"][::3]], ids=lambda c: c["after"] if c else "record"
)
def test_check_prints_ok_for_records_and_positions(start, file):
    """`check` prints `ok` for a valid record or position."""
    if start is None:
        data = QUICK_START["record"]
    else:
        data = play_record(QUICK_START["record"], start["plies"]).states[-1].position()
    assert run("check", file(data)) == (0, "ok\n", "")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples(command):
    """The help of every command has an example to copy, besides the usage line."""
    outcome = run(command, "--help")
    assert (outcome.code, outcome.err) == (0, "")
    assert len(re.findall(rf"python -m tutor {command} \S", outcome.out)) >= 2


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_an_example_of_the_help_can_be_run(command, tmp_path):
    """An example of the help fails only for a missing file, and not for an unknown option."""
    outcome = run(*filter(None, [command]), "--help")
    missing = str(tmp_path / "missing.toml")
    for example in re.findall(r"(?<=  )python -m tutor (.*?)(?: > .*|  .*)?\n", outcome.out):
        said = run(*shlex.split(example), "--components", missing)
        assert (said.code, said.out) == (2, "")
        assert "--help" not in said.err, example


def test_help_names_the_commands():
    """The command's own help names every subcommand."""
    outcome = run("--help")
    assert outcome.code == 0
    assert all(command in outcome.out for command in COMMANDS)


def test_a_printed_position_can_be_played_on(file):
    """The position printed by `--json` starts a record that goes on to the same end."""
    walk = WALKS[0]["record"]
    middle = run("replay", file(walk), "--plies", 40, "--json").json["position"]
    rest = {key: walk[key] for key in ("format", "version", "game")}
    rest |= {"position": middle, "decisions": walk["decisions"][40:]}
    end = run("replay", file(rest), "--json").json
    assert end["position"] == run("replay", file(walk), "--json").json["position"]
    assert due(after(middle)) is not None


def test_a_finished_game_says_that_it_is_over(file):
    """`legal` says in a sentence that the game is over.

    With `--plies` it lists earlier decisions.
    """
    record = random_record(PRINCES, 3, "standard", 7)
    path = file(record.to_json())
    over = run("legal", path)
    assert (over.code, over.out) == (0, "")
    assert "--plies" in over.err
    assert run("legal", path, "--json").json == []
    for plies in (0, 12):
        found = run("legal", path, "--plies", plies)
        assert (found.lines, found.err) == (legal_data(record.play(plies)), "")
    beyond = run("legal", path, "--plies", 10_000)
    assert (beyond.code, beyond.out) == (2, "")
