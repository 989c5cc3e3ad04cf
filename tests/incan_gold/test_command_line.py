"""The commands `random`, `replay`, `legal` and `check` know Incan Gold."""

import json

import pytest

from tests.contract.command_line import run
from tests.incan_gold.games import vectors
from tests.incan_gold.playing import GAME
from tests.incan_gold.test_components import file_with
from tutor.core.records.files import read_record

VECTOR = vectors()[3]


@pytest.fixture
def file(tmp_path):
    """Return a function that writes data as JSON into a file and returns its path."""

    def write(data, name="game.json"):
        path = tmp_path / name
        path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
        return path

    return write


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("variant", ["standard", "diamant"])
def test_random_makes_a_whole_game(players, variant, file):
    """`random` plays to the end with any number of players.

    `replay` and `check` accept its record.
    """
    options = ["--game", "incan_gold", "--players", players, "--variant", variant, "--seed", 7]
    outcome = run("random", *options)
    assert (outcome.code, outcome.err) == (0, "")
    assert run("random", *options) == outcome
    setup = outcome.json["setup"]
    assert (len(setup["players"]), setup["variant"], setup["seed"]) == (players, variant, 7)
    assert read_record(outcome.json).play().due is None
    assert run("check", file(outcome.json)).out == "ok\n"
    told = run("replay", file(outcome.json), "--json").json
    assert (told["due"], told["legal"]) == (None, [])
    assert len(told["events"]) == len(outcome.json["decisions"])


@pytest.mark.parametrize(
    "options",
    [
        ["--players", "2", "--seed", "1"],
        ["--players", "9", "--seed", "1"],
        ["--players", "4", "--seed", "1", "--variant", "first_game"],
        ["--players", "4", "--seed", "-1"],
    ],
)
def test_random_refuses_what_cannot_be_set_up(options):
    """Two or nine players, another game's variant or a negative seed leads to one line and exit code 2."""
    outcome = run("random", "--game", "incan_gold", *options)
    assert (outcome.code, outcome.out) == (2, "")
    assert len(outcome.err.splitlines()) == 1


def test_replay_gives_the_end_of_a_vector(file):
    """The printed position has the result, the removed hazards and the lost artifacts."""
    position = run("replay", file(VECTOR["record"]), "--json").json["position"]
    for key in ("result", "removed", "lost_artifacts"):
        assert position[key] == VECTOR[key]
    aloud = run("replay", file(VECTOR["record"])).out
    assert all(name in aloud for name in VECTOR["record"]["setup"]["players"])
    assert "The game is over." in aloud


def test_trace_tells_every_ply(file):
    """`--trace` prints one line at the start and one after each decision."""
    lines = run("replay", file(VECTOR["record"]), "--trace", "--plies", 5).lines
    assert [line["ply"] for line in lines] == [0, 1, 2, 3, 4, 5]
    assert [len(line["position"]["chosen"]) for line in lines] == [0, 1, 2, 3, 4, 5]


def test_view_prints_what_one_player_may_know(file):
    """The printed view hides the other tents, and says only which players have chosen."""
    view = run("replay", file(VECTOR["record"]), "--plies", 2, "--view", "Beto").json
    assert view == read_record(VECTOR["record"]).play(2).view("Beto")
    assert view["chosen"] == ["Ana", "Beto"]


def test_legal_lists_torch_and_camp(file):
    """`legal` prints both choices in the form of a record."""
    data = VECTOR["record"] | {"decisions": VECTOR["record"]["decisions"][:4]}
    due = read_record(data).play().due.player
    expected = [{"player": due, "type": "choose", "choice": choice} for choice in ("torch", "camp")]
    assert run("legal", file(data)).lines == expected
    assert run("legal", file(data), "--json").json == expected
    assert run("legal", file(VECTOR["record"]), "--json").json == []


def test_check_takes_positions_too(file):
    """`check` accepts a position written by the engine, and names the place of a fault in a spoilt one."""
    position = read_record(VECTOR["record"]).play(9).position()
    assert run("check", file(position)).out == "ok\n"
    outcome = run("check", file(position | {"left_on_path": 99}))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("left_on_path: ")


def test_an_illegal_choice_leads_to_one_line(file):
    """The line has the decision's number, the player, the choice and the rule."""
    decisions = VECTOR["record"]["decisions"]
    data = VECTOR["record"] | {"decisions": [*decisions[:2], decisions[0]]}
    outcome = run("replay", file(data))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == (
        "decision 3 (Ana, choose camp): Ana has chosen, and a choice made is not changed; "
        "Chaska chooses now [choice.secret]\n"
    )


@pytest.mark.parametrize(
    ("decision", "place"),
    [
        ({"player": "Zed", "type": "choose", "choice": "torch"}, "decisions[0].player"),
        ({"player": "Ana", "type": "move", "choice": "torch"}, "decisions[0].type"),
        ({"player": "Ana", "type": "choose", "choice": "stay"}, "decisions[0].choice"),
        ({"player": "Ana", "type": "choose", "choice": None}, "decisions[0].choice"),
        ({"player": "Ana", "type": "choose"}, "decisions[0].choice"),
        ({"player": "Ana", "type": "choose", "choice": "torch", "more": 1}, "decisions[0].more"),
        (None, "decisions[0]"),
        ([], "decisions[0]"),
    ],
)
def test_a_malformed_decision_leads_to_its_place(decision, place, file):
    """Unknown players, types, choices and keys have their place in the error."""
    outcome = run("check", file(VECTOR["record"] | {"decisions": [decision]}))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(f"{place}: ")


def test_a_wrong_deck_is_reported_when_its_round_begins(file):
    """A wrong deck of round 2 is reported at `setup.decks[1]` when the round begins."""
    decks = [read_deck(), [], [], [], []]
    setup = VECTOR["record"]["setup"] | {"seed": None, "decks": decks}
    decisions = [{"player": name, "type": "choose", "choice": "camp"} for name in setup["players"]]
    data = VECTOR["record"] | {"setup": setup, "decisions": decisions}
    assert run("replay", file(data), "--plies", 5).code == 0
    outcome = run("check", file(data))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("setup.decks[1]: the deck of round 2 has 0 cards")


def read_deck():
    """Return a first deck with a harmless card on top."""
    cards = GAME.components.cards
    return [card for card in cards if not card.startswith("artifact")] + ["artifact_1"]


def test_other_components_can_be_played_with(file):
    """Every command takes a file with corrected components."""
    toml = file(file_with(("first_value = 5", "first_value = 6")), "other.toml")
    result = run("replay", file(VECTOR["record"]), "--components", toml, "--json").json["position"][
        "result"
    ]
    taken = [score["artifacts"] for score in result["scores"]]
    points = [score["artifact_points"] for score in result["scores"]]
    assert sum(points) == 6 * sum(taken)
    bad = file(b"[rounds]", "bad.toml")
    assert run("check", file(VECTOR["record"]), "--components", bad).code == 2


def test_many_records_stream(file, tmp_path):
    """`replay` prints a line for each record, with an error for a record that fails."""
    lines = [json.dumps(vector["record"]) for vector in vectors()[:3]]
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join([*lines, "{}"]), encoding="utf-8")
    told = run("replay", path).lines
    assert [line["position"]["result"] for line in told[:3]] == [v["result"] for v in vectors()[:3]]
    assert "error" in told[3]
