"""The commands `random`, `replay`, `legal` and `check`, and the views of players, work for every game."""

import json

from tests.contract.command_line import run
from tests.contract.games.shelf import laws
from tutor.core.records.files import read_record


def test_the_commands_agree_about_a_random_game(name, tmp_path):
    """The command `check` accepts a random record, and `replay` prints it in every form.

    At the end of the record `legal` lists nothing.
    """
    count, variant = laws(name).SHAPES[0]
    shape = ["--game", name, "--players", count, "--variant", variant]
    outcome = run("random", *shape, "--seed", 4)
    assert (outcome.code, outcome.err) == (0, "")
    path = tmp_path / "game.json"
    path.write_text(outcome.out, encoding="utf-8")
    end = read_record(outcome.json).play()
    told = run("replay", path, "--json").json
    assert told["position"] == end.position()
    assert (told["due"], told["legal"]) == (None, [])
    assert len(told["events"]) == len(outcome.json["decisions"])
    assert len(run("replay", path, "--trace").lines) == len(outcome.json["decisions"]) + 1
    assert run("replay", path, "--view", end.players[0]).json == end.view(end.players[0])
    assert run("replay", path).out.strip()
    assert run("legal", path).out == ""
    assert run("check", path).out == "ok\n"


def test_a_position_can_be_checked_and_played_from(name, tmp_path):
    """The command `check` accepts the position that `replay` prints, and play goes on from it."""
    count, variant = laws(name).SHAPES[0]
    record = run(
        "random", "--game", name, "--players", count, "--variant", variant, "--seed", 4
    ).json
    position = read_record(record).play(3).position()
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position), encoding="utf-8")
    assert run("check", path).out == "ok\n"


def test_an_illegal_decision_is_one_line(name, tmp_path):
    """A record with a decision that is not due any more leads to one line of error."""
    count, variant = laws(name).SHAPES[0]
    record = run(
        "random", "--game", name, "--players", count, "--variant", variant, "--seed", 4
    ).json
    record["decisions"] = [*record["decisions"], record["decisions"][0]]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    outcome = run("replay", path)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(f"decision {len(record['decisions'])} (")
    assert outcome.err.endswith(" [turn.over]\n")
    assert len(outcome.err.splitlines()) == 1
