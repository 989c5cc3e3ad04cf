"""The stored puzzles of the Princes are proved again, tries are judged, and weekly sets repeat."""

import json
from collections import Counter
from itertools import islice
from random import Random

import pytest

from tests.contract.command_line import run
from tests.pages import one_in
from tutor.core.base.errors import RecordError
from tutor.core.base.game import find_game
from tutor.core.base.kit import kit_of
from tutor.core.laboratory.puzzles.making import (
    MOST_CHOICES,
    MOST_ODDS,
    SEARCHED,
    make_puzzles,
    write_puzzles,
)
from tutor.core.laboratory.puzzles.puzzle import (
    A_WEEK,
    GRADES,
    Week,
    goal_of,
    judge_try,
    next_ways,
    of_week,
    puzzle_at,
    puzzle_named,
    puzzles,
    read_puzzles,
)
from tutor.core.laboratory.puzzles.search import TurnSearch, TurnTooLong
from tutor.core.records.record import Record, position_id
from tutor.core.words.narration import worded_goal
from tutor.core.words.text import text_for
from tutor.notebook import Unknown
from tutor.notebook import puzzle as posed

ALL = puzzles("princes")
GAME = kit_of("princes").puzzles
FIRST = ("steps", "corn", "incas", "orders", "end")
"""The goals of most puzzles."""


def count_gain(puzzle, decisions):
    """Return the gain of some decisions, counted from the events alone, and whether they end the turn."""
    state, gained, is_over = puzzle.state, 0, False
    for decision in decisions:
        assert not is_over
        after, events = state.explain(decision)
        gained += goal_of(puzzle).gain(state, after, events, puzzle.player)
        is_over = after.due is None or GAME.ends(events)
        state = after
    return gained, is_over


def every_turn(state, player, goal, limit=100_000):
    """Return the gains of every legal turn, each played to its end without the graph or cache of the search."""
    waiting, found = [(state, 0)], []
    while waiting:
        at, gained = waiting.pop()
        assert len(found) < limit
        for decision in at.legal():
            after, events = at.explain(decision)
            total = gained + GAME.goals[goal].gain(at, after, events, player)
            if after.due is None or GAME.ends(events):
                found.append(total)
            else:
                waiting.append((after, total))
    return found


def test_two_years_have_a_puzzle_for_each_grade():
    """The file has over a hundred puzzles, in every grade and of every goal, with no two alike."""
    assert len(ALL) >= 100
    assert len({each.id for each in ALL}) == len(ALL)
    counts = Counter(each.grade for each in ALL)
    assert all(counts[grade] >= 8 * A_WEEK for grade in GRADES), counts
    kinds = Counter(each.goal for each in ALL)
    assert kinds["summit"] >= 8
    assert kinds["end"] >= 8
    assert len(kinds) == len(GAME.goals)


@pytest.mark.parametrize("puzzle", one_in(9, ALL), ids=lambda each: each.id)
def test_every_puzzle_is_proved(puzzle):
    """A new search for each puzzle finds the stored gain, number of choices and odds.

    Each puzzle begins a turn. Its solution brings the gain when it is played by the rules alone.
    """
    state = puzzle.state
    assert GAME.begins(state)
    assert state.due.player == puzzle.player
    search = TurnSearch(state, puzzle.goal, puzzle.player, SEARCHED)
    assert search.most == puzzle.needed >= GAME.goals[puzzle.goal].least
    solution = search.solution()
    assert (solution.choices, round(solution.odds, 6)) == (puzzle.choices, puzzle.odds)
    assert solution.choices <= MOST_CHOICES
    assert solution.odds <= MOST_ODDS
    assert count_gain(puzzle, solution.decisions) == (puzzle.needed, True)


@pytest.mark.parametrize("puzzle", ALL[::12], ids=lambda each: each.id)
def test_the_way_that_is_shown_solves_the_puzzle(puzzle):
    """The stored solution of a puzzle ends the turn, solves the puzzle and brings the puzzle's gain."""
    decisions = next_ways(puzzle, ())
    assert count_gain(puzzle, decisions) == (puzzle.needed, True)
    found = judge_try(puzzle, decisions)
    assert found.is_over
    assert found.is_solved
    assert found.gained == puzzle.needed


@pytest.mark.endurance
def test_the_search_agrees_with_all_turns():
    """The search finds the best of all turns, which the test plays out one by one.

    The test takes puzzles in which no other player decides.
    """
    checked = 0
    for puzzle in ALL:
        search = TurnSearch(puzzle.state, puzzle.goal, puzzle.player, SEARCHED)
        is_alone = all(each.is_own for each in search.positions.values())
        if is_alone and len(search.positions) <= 12 and puzzle.goal != "corn":
            totals = every_turn(puzzle.state, puzzle.player, puzzle.goal)
            assert max(totals) == puzzle.needed, puzzle.id
            checked += 1
    assert checked >= 5


def test_a_wrong_try_reads_what_is_missing():
    """The judgement of a wrong try says how much less the player can still gain."""
    lost = 0
    for puzzle in ALL[:12]:
        search = TurnSearch(puzzle.state, puzzle.goal, puzzle.player, SEARCHED)
        good = {way.decision for way in search.good(search.root)}
        ways = search.positions[search.root].ways
        others = (each.decision for each in ways if each.to)
        wrong = next((each for each in others if each not in good), None)
        if wrong is None:
            continue
        found = judge_try(puzzle, (wrong,))
        lost += 1
        assert not found.is_possible
        assert found.missing > 0
        rest = next_ways(puzzle, (wrong,))
        assert count_gain(puzzle, (wrong, *rest))[0] == puzzle.needed - found.missing
    assert lost >= 4


def test_decisions_after_the_turn_do_not_count():
    """A try that goes on into the next turn is judged by its first turn alone."""
    puzzle = next(each for each in ALL if each.goal == "steps")
    way = next_ways(puzzle, ())
    state = puzzle.state
    for decision in way:
        state = state.play(decision)
    assert judge_try(puzzle, (*way, state.legal()[0])) == judge_try(puzzle, way)


def test_weeks_repeat():
    """A week has the same two puzzles of each grade for every learner.

    No puzzle comes again before all others of its grade have come.
    """
    week = Week(2026, 48)
    assert [each.grade for each in of_week("princes", week)] == [
        grade for grade in GRADES for _ in range(A_WEEK)
    ]
    assert of_week("princes", week) == of_week("princes", week)
    for grade in GRADES:
        weeks = sum(each.grade == grade for each in ALL) // A_WEEK
        first = 52 * 2026 // weeks * weeks + weeks - 52 * 2026
        seen = [
            each.id
            for number in range(first, first + weeks)
            for each in of_week("princes", Week(2026, number))
            if each.grade == grade
        ]
        assert len(set(seen)) == len(seen) == weeks * A_WEEK
    assert of_week("incan_gold", week) == ()


def test_a_position_identifies_a_puzzle():
    """A puzzle can be found by the id of its position, and by its own id.

    Another id finds no position, and raises KeyError as the id of a puzzle.
    """
    for puzzle in ALL[:3]:
        assert puzzle_at("princes", position_id(puzzle.position)) == puzzle
        assert puzzle_named("princes", puzzle.id) == puzzle
    assert puzzle_at("princes", "elsewhere") is None
    with pytest.raises(KeyError):
        puzzle_named("princes", "elsewhere")


def test_hidden_cards_change_no_puzzle():
    """A puzzle stays the same with any other cards in other hands and in the deck."""
    redeal = kit_of("princes").redeal
    for puzzle in ALL[::16]:
        other = redeal(puzzle.state, puzzle.player, Random(7))
        assert TurnSearch(other, puzzle.goal, puzzle.player, SEARCHED).most == puzzle.needed


def test_a_seed_fixes_the_puzzles():
    """The same seed makes the same puzzles, and the stored puzzles are those of their seed."""
    assert tuple(islice(make_puzzles("princes", 3, 1, FIRST), 3)) == ALL[:3]


def test_puzzles_are_made_for_the_wanted_goals_and_games(tmp_path):
    """The command makes puzzles of the wanted goals from the given games.

    For an unknown goal or game it prints a sentence.
    """
    ending = next(each for each in ALL if each.goal == "end")
    way = next_ways(ending, ())
    record = Record(ending.state.game, ending.state, way)
    game = tmp_path / "game.json"
    game.write_text(json.dumps(record.to_json()), encoding="utf-8")
    found = run("puzzles", "--make", 3, "--seed", 1, "--goals", "end", "--games", game)
    assert (found.code, found.err) == (0, "")
    assert read_puzzles(found.out.encode()) == (ending,)
    for wrong, place in ((("--goals", "wish"), "goals: wish"), (("--games", tmp_path), "")):
        refused = run("puzzles", "--make", 1, *wrong)
        assert (refused.code, refused.out) == (2, "")
        assert refused.err.startswith(place)
        assert refused.err.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"version": 2}, "version"),
        ({"game": "chess"}, "game"),
        ({"puzzles": 1}, "puzzles"),
        ({"puzzles": [3]}, "puzzles[0]"),
        ({"puzzles": [{"id": "gold-1"}]}, "puzzles[0].goal"),
    ],
)
def test_a_spoilt_file_of_puzzles_is_refused_with_places(change, place):
    """The error about a damaged file of puzzles names the place of each fault."""
    file = write_puzzles("princes", iter(puzzles("princes")[:2]))
    with pytest.raises(RecordError) as caught:
        read_puzzles(json.dumps(file | change).encode())
    assert caught.value.faults[0].place == place


def test_a_turn_that_is_too_long_is_refused():
    game = find_game("princes")
    state = game.start(game.random_setup(("Ana", "Beto"), game.variants[0], 1))
    with pytest.raises(TurnTooLong):
        TurnSearch(state, "steps", "Ana", limit=3)


def test_the_command_prints_a_week_and_makes_puzzles():
    """The command prints a week with solutions, in words or as JSON, and makes new puzzles."""
    week = of_week("princes", Week(2026, 48))
    told = run("puzzles", "--week", "2026-W48", "--solutions")
    lines = told.out.splitlines()
    assert (told.code, told.err) == (0, "")
    assert [line for line in lines if not line.startswith("    ")] == [
        f"{each.grade}: {worded_goal(each, text_for('princes', 'en'))} ({each.id})" for each in week
    ]
    assert len(lines) == len(week) + sum(len(next_ways(each, ())) for each in week)
    found = run("puzzles", "--week", "2026-W48", "--json")
    assert read_puzzles(found.out.encode()) == week
    first = run("puzzles", "--make", 1, "--seed", 1, "--goals", ",".join(FIRST))
    assert read_puzzles(first.out.encode()) == ALL[:1]
    for wrong in ("2026-W60", "soon"):
        refused = run("puzzles", "--week", wrong)
        assert (refused.code, refused.out) == (2, "")
        assert f"week: {wrong} stands here" in refused.err
    assert run("puzzles", "--game", "incan_gold").err.startswith("game: incan_gold stands here")


def test_a_puzzle_in_a_notebook():
    """A notebook judges an unfinished, an illegal and a solving try of a puzzle, and shows the solution."""
    week = {"week": "2026-W48"}
    begun = posed(3, **week)
    assert not begun
    way = [row["decision"] for row in begun]
    solved = posed(3, *way, **week)
    assert solved
    assert solved.state.position() != begun.state.position()
    on = posed(3, way[0], **week)
    assert (bool(on), on.found.is_possible) == (False, True)
    refused = posed(3, way[1], **week)
    assert refused.refusal is not None
    assert refused.state.position() == begun.state.position()
    for each in (begun, on, refused, solved):
        assert (
            worded_goal(begun.puzzle, text_for("princes", "en"))
            in (each._repr_mimebundle_()["text/plain"])
        )
    with pytest.raises(Unknown):
        posed(7, **week)
    with pytest.raises(RecordError):
        posed(1, week="soon")
