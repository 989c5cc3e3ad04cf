"""The commands of the laboratory print figures as JSON and in words, and mistakes on one line."""

import json

import pytest

from tests.contract.command_line import run
from tutor.core.base.errors import RecordError
from tutor.core.laboratory.experiment import last_report

ARENA = ("arena", "--game", "incan_gold", "--seats", "rules,chance,chance", "--seed", 1)
FORECAST = ("--playouts", 5, "--seed", 1, "--workers", 1)


@pytest.fixture
def record(tmp_path):
    """Return an unfinished game of Incan Gold."""
    made = run("random", "--game", "incan_gold", "--seed", 7, "--decisions", 12).out
    file = tmp_path / "game.json"
    file.write_text(made, encoding="utf-8")
    return file


def test_a_tournament_prints_json_and_words():
    """`tournament` prints a line for each player, and the same figures in a second run."""
    told = run(*ARENA, "--games", 6, "--workers", 1, "--json")
    assert (told.code, told.err) == (0, "")
    assert [each["policy"] for each in told.json["contenders"]] == ["rules", "chance", "chance"]
    assert told.json["games"] == 6
    assert run(*ARENA, "--games", 6, "--workers", 1, "--json").out == told.out
    lines = run(*ARENA, "--games", 6, "--workers", 1).out.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("rules: won ")


@pytest.mark.endurance
def test_the_games_of_a_tournament_can_be_kept(tmp_path):
    """Each game is kept as a record on a line, with the printed result, for any number of processes."""
    kept, two = tmp_path / "kept.jsonl", tmp_path / "two.jsonl"
    told = run(*ARENA, "--games", 6, "--workers", 1, "--json", "--save", kept)
    assert (told.code, told.err) == (0, "")
    assert run(*ARENA, "--games", 6, "--workers", 2, "--json", "--save", two).out == told.out
    assert two.read_bytes() == kept.read_bytes()
    records = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    seated = [record["title"].split(", ") for record in records]
    assert [seats.index("rules") for seats in seated] == [0, 2, 1, 0, 2, 1]
    results = [ended["position"]["result"] for ended in run("replay", kept).lines]
    won = 0.0
    for seats, record, result in zip(seated, records, results, strict=True):
        name = record["setup"]["players"][seats.index("rules")]
        won += (name in result["winners"]) / len(result["winners"])
    assert won == told.json["contenders"][0]["wins"]
    studied = run("study", kept, "--passes", 2, "--seed", 1, "--workers", 1, "--json").lines
    assert [each["file"] for each in studied] == [f"{kept}:{place}" for place in range(1, 7)]
    assert not any("error" in each for each in studied)


def test_kept_games_are_not_overwritten(tmp_path):
    """An existing file stays as it is; a sentence says where a file cannot be written."""
    kept = tmp_path / "kept.jsonl"
    kept.write_text("mine", encoding="utf-8")
    for file, said in (
        (kept, "is there already"),
        (tmp_path / "no" / "folder", "cannot be written"),
    ):
        outcome = run(*ARENA, "--games", 1, "--workers", 1, "--save", file)
        assert (outcome.code, outcome.out) == (2, "")
        assert said in outcome.err
        assert outcome.err.count("\n") == 1
    assert kept.read_text("utf-8") == "mine"
    refused = tmp_path / "none.jsonl"
    run(*ARENA[:3], "--seats", "rules", "--seed", 1, "--save", refused)
    assert not refused.exists()


def test_a_forecast_prints_json_and_words(record):
    """`forecast` prints every legal decision, the most valuable first."""
    told = run("forecast", record, *FORECAST, "--json")
    assert (told.code, told.err) == (0, "")
    decisions = told.json["decisions"]
    legal = run("legal", record).lines
    assert sorted(json.dumps(each["decision"]) for each in decisions) == sorted(
        json.dumps(each) for each in legal
    )
    assert all(each["beside_first"] == [] for each in decisions)  # five playouts prove nothing
    chances = [each["win_chance"] for each in decisions]
    assert chances == sorted(chances, reverse=True)
    assert len(run("forecast", record, *FORECAST).out.splitlines()) == 1 + len(legal)


@pytest.mark.parametrize(("game", "seconds"), [("incan_gold", 0.5), ("princes", 1)])
def test_a_forecast_stops_in_time_with_groups(game, seconds, tmp_path):
    """With `--seconds` each decision is in a group, by an interval that has its difference in it."""
    file = tmp_path / "game.json"
    made = run("random", "--game", game, "--players", 3, "--seed", 7, "--decisions", 5).out
    file.write_text(made, encoding="utf-8")
    told = run("forecast", file, "--seconds", seconds, "--json")
    assert (told.code, told.err) == (0, "")
    first, *others = told.json["decisions"]
    assert (first["group"], first["difference"]) == ("best", 0)
    for each in others:
        low, high = each["difference_interval"]
        assert low <= each["difference"] <= high
        assert each["group"] == ("worse" if high < 0 else "close")
    assert told.json["until"] == ("stage" if game == "princes" else "end")
    assert run("forecast", file, "--seconds", 0).err.startswith("seconds: 0.0 is out of range")


def test_twin_worlds_print_pairs_and_measures(record):
    """`forecast --twin 1 2` prints a line for each pair and each measure, the same with two processes."""
    told = run("forecast", record, "--twin", 1, 2, *FORECAST, "--json")
    assert (told.code, told.err) == (0, "")
    assert [each["number"] for each in told.json["worlds"]] == [1, 2, 3, 4, 5]
    assert [told.json["first"], told.json["second"]] == run("legal", record).lines[:2]
    two = ("--playouts", 5, "--seed", 1, "--workers", 2, "--json")
    assert run("forecast", record, "--twin", 1, 2, *two).out == told.out
    lines = run("forecast", record, "--twin", 1, 2, *FORECAST).out.splitlines()
    assert len(lines) == 1 + 5 + 2
    assert "too few pairs" in lines[-1]
    assert run("forecast", record, "--twin", 1, 2, "--seconds", 0).err.startswith("seconds: ")
    same = run("forecast", record, "--twin", 2, 2, *FORECAST, "--json").json
    assert same["win"]["verdict"] == same["points"]["verdict"] == "same"
    for numbers in ((0, 1), (1, 99)):
        outcome = run("forecast", record, "--twin", *numbers, *FORECAST)
        assert (outcome.code, outcome.out) == (2, "")
        assert outcome.err.startswith("twin: ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seats", "rules,rules,wizard"), "wizard"),
        (("--seats", "rules"), "seats: 1 is out of range"),
        (("--seats", "rules,rules,rules", "--variant", "none"), "setup.variant"),
        (("--seats", "rules,rules,rules", "--games", 0), "games: 0 is out of range"),
    ],
)
def test_an_impossible_tournament_leads_to_a_sentence(arguments, said):
    """The error is on one line, and nothing else is printed."""
    outcome = run("arena", "--game", "incan_gold", *arguments, "--seed", 1, "--workers", 1)
    assert (outcome.code, outcome.out) == (2, "")
    assert said in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_quick_forecast_says_that_it_estimates(tmp_path):
    """A quick forecast prints that it estimates, and prints no points."""
    game = tmp_path / "game.json"
    made = run("random", "--players", 2, "--seed", 7, "--decisions", 5).out
    game.write_text(made, encoding="utf-8")
    arguments = ("forecast", game, "--seed", 1, "--playouts", 1, "--workers", 1)
    told = run(*arguments, "--until", "stage", "--json")
    assert (told.code, told.err) == (0, "")
    lines = run(*arguments, "--until", "stage").out.splitlines()
    first = told.json["decisions"][0]
    assert len(lines) == 1 + len(told.json["decisions"])
    assert f"{100 * first['win_chance']:.0f} % by estimate" in lines[1]


def test_an_impossible_forecast_leads_to_a_sentence(record, tmp_path):
    """No playouts, an unknown policy or no decision due leads to a sentence."""
    over = tmp_path / "over.json"
    over.write_text(run("random", "--game", "incan_gold", "--seed", 7).out, encoding="utf-8")
    for arguments in (
        (over,),
        (record, "--playouts", 0),
        (record, "--policy", "wizard"),
    ):
        outcome = run("forecast", *arguments, "--seed", 1, "--workers", 1)
        assert (outcome.code, outcome.out) == (2, "")
        assert outcome.err.count("\n") == 1


def test_an_interrupt_keeps_the_figures_so_far():
    """An interrupt prints the last report; before the first report it prints a sentence."""

    def interrupt(*reports):
        yield from reports
        raise KeyboardInterrupt

    assert last_report(interrupt("first", "second")) == "second"
    with pytest.raises(RecordError, match="interrupted"):
        last_report(interrupt())


def test_a_study_prints_json_and_words(tmp_path):
    """`study` prints the expectation at each moment, and how each player came to their points."""
    over = tmp_path / "over.json"
    over.write_text(run("random", "--game", "incan_gold", "--seed", 7).out, encoding="utf-8")
    arguments = ("study", over, "--passes", 1, "--seed", 1, "--workers", 1)
    lines = run(*arguments).out.splitlines()
    assert len(lines) >= 4
    assert all("to be expected" in line for line in lines[-3:])
    told = run(*arguments, "--ledger", "--json")
    assert (told.code, told.err) == (0, "")
    assert [each["kind"] for each in told.json["moments"]][-1] == "over"
    assert len(told.json["accounts"]) == 3
    assert {each["kind"] for each in told.json["ledger"]} == {"decision", "cards"}
    ledger = run(*arguments, "--ledger").out.splitlines()[len(lines) :]
    assert sum("in the end" in each for each in ledger) == 3
    for passes in (0, 20_000):
        outcome = run("study", over, "--passes", passes, "--seed", 1, "--workers", 1)
        assert (outcome.code, outcome.out) == (2, "")
        assert outcome.err.count("\n") == 1
