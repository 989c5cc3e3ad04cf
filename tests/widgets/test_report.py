"""The report of a finished game says truly where the game was lost, and no two statements contradict."""

import asyncio
import re
from html import unescape
from itertools import count

import pytest

from tests.incan_gold.greedy import greedy
from tests.pages import first_of
from tests.trees import a_record, the_end_of_a_game
from tests.widgets.apps import app, press
from tests.widgets.jobs import Remembering
from tutor.core.laboratory.experiment import SerialExecutor
from tutor.core.laboratory.judgement import Judgement
from tutor.core.laboratory.report import HUNDRED, cost_of
from tutor.core.records.files import write_link, write_tree
from tutor.core.records.tree import Tree
from widgets.forecast.candidates import draw_candidates
from widgets.forecast.ledger import moment_name
from widgets.forecast.report import balance, given_away, head, moment, report_of
from widgets.forecast.studying import Studying
from widgets.forecast.thinking import Thinking, Workers
from widgets.forecast.work_cache import WorkCache
from widgets.review.words import answers_of

OTHER_SEED, DEALS = 77, 64
"""The seed and the number of games with which a test judges the report."""


def looked_back(record, *, rounds=1, seats=(0,)):
    """Return a page that looks back at a game until the decisions of the seats are judged, and for `rounds` more rounds."""
    tree = Tree.of_record(record)
    tutor = app(f"?view=explore&r={write_link(write_tree(tree.at(tree.end(0))))}")
    kept = WorkCache(tutor.kept.shelf)
    line, loop = tutor.session.line, tutor.stage.loop
    work = Studying(line, loop, lambda: None, Workers(Remembering), count().__next__, kept.judge)

    async def play():
        work.seconds, work._begun, work._task = 10**9, 0.0, asyncio.current_task()
        pool = SerialExecutor()
        while not work.has_found:
            await work._round(pool)
        for work.seat in seats:
            while not work.is_judged:
                await work._round(pool)
            for _ in range(rounds):
                await work._round(pool)

    asyncio.run(play())
    return tutor, work, kept


def text(markup):
    """Return the text of markup, with one space between two parts."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", markup)).split())


GAMES = [("princes", 1, 1, (0,)), ("incan_gold", 1, 2, (0, 1, 2))]
GAMES += [
    (game, seed, 1 + seed % 2, (0, 1, 2))
    for seed in range(2, 26)
    for game in ("princes", "incan_gold")
]


@pytest.mark.parametrize(("game", "seed", "parts", "seats"), first_of(GAMES, 2))
def test_all_that_the_page_says_of_a_decision_agrees(game, seed, parts, seats):
    """The report, the table of costs, the forecast, the notes in choices and the review card agree about a decision."""
    tutor, work, kept = looked_back(the_end_of_a_game(game, seed, parts), seats=seats)
    stage, line = tutor.stage, work.line
    report = report_of(work)
    rows = re.findall(r"<tr[^>]*>(.*?)</tr>", given_away(stage, work, report), re.DOTALL)[1:]
    for seat in seats:
        work.seat, player = seat, work.study.players[seat]
        assert work.is_judged
        found = work.mistakes(seat)
        clear = [each for each in found if each.mistake.is_clear]
        cells = [text(each) for each in re.findall(r"<td.*?</td>", rows[seat], re.DOTALL)]
        *days, total = [int(each) if each.isdigit() else 0 for each in cells]
        assert sum(days) == total == sum(map(cost_of, clear)) == report.given_away(seat)
        for number, each in enumerate(report.moments(seat), 1):
            state, mistake = line.states[each.ply], each.mistake
            assert mistake.made.decision == line.record.decisions[each.ply]
            assert mistake.made.decision.player == player
            told = text(moment(stage, work, each, number))
            assert moment_name(stage, line, each.ply) in told
            thinking = Thinking(
                state, stage.loop, lambda: None, Workers(Remembering), judge=kept.judge
            )
            table = text(draw_candidates(stage, thinking))
            for side in (mistake.made, mistake.other):
                words = stage.game.decision(side.decision, state)
                share = f"{round(HUNDRED * side.chance.mean)} %"
                assert f"{words} {share}" in told
                assert f"{words} {share}" in table
            best = thinking.verdicts[0].decision
            assert best == mistake.other.decision
            answers = answers_of(thinking.judgement)
            assert answers.moves[0].decision == best
            assert answers.move(mistake.made.decision).is_right is not True or not mistake.is_clear
        answer = text(head(stage, work, report))
        if first := report.moments(seat)[:1]:
            assert f"{cost_of(first[0])} of 100" in answer
            assert ("luck could do as much" in answer) == (not first[0].mistake.is_clear)
        way = report.balance(seat)
        assert way.start + way.own + way.others + way.rest == way.result
        assert way.own == -total
    told = text(balance(stage, work, report))
    for seat in range(len(work.study.players)):
        way = report.balance(seat)
        assert f"from {way.start} to {way.result}" in told


def cost_in_other_games(line, ply):
    """Return how much better each decision is than the one made, in chances of a win, measured in other games."""
    state, made = line.states[ply], line.record.decisions[ply]
    judged = Judgement(state, seed=OTHER_SEED)
    while judged.games < DEALS and not judged.rounds.is_done:
        rounds = judged.rounds
        for number, deal in rounds.jobs():
            rounds.count(number, deal.play())
    shares = {each.decision: each.figures.win_chance for each in judged.verdicts()}
    return {each: share - shares[made] for each, share in shares.items()}


@pytest.mark.parametrize("seed", first_of(range(1, 7), 1))
def test_what_is_surely_better_is_better_in_other_games(seed):
    """If the report calls a decision a sure mistake, the decision also costs wins in games that the report did not use."""
    _, work, _ = looked_back(the_end_of_a_game("incan_gold", seed, 2), rounds=6)
    for each in work.mistakes(0):
        if each.mistake.is_sure:
            assert cost_in_other_games(work.line, each.ply)[each.mistake.other.decision] > 0


@pytest.mark.parametrize("game", ["princes", "incan_gold"])
def test_no_two_moments_of_a_game_have_the_same_name(game):
    """Each moment of a game has a name of its own, even for several choices in a round or decisions in a turn."""
    tree = Tree.of_record(a_record(game, 1))
    tutor = app(f"?view=explore&r={write_link(write_tree(tree.at(tree.end(0))))}")
    line = tutor.session.line
    names = [moment_name(tutor.stage, line, ply) for ply in range(line.plies)]
    assert len(set(names)) == len(names)
    assert any("Step" not in name for name in names)


@pytest.mark.endurance
def test_going_on_with_54_at_stake_is_found():
    """The report finds the mistake of going on with 54 at stake, which a search with few games may miss.

    Only a player who leaves wins this game, but few of the next cards end the round.
    """
    _, work, _ = looked_back(greedy(), rounds=40)
    line = work.line
    found = {each.ply: each.mistake for each in work.mistakes(0)}
    assert found
    states = (line.states[ply].position() for ply in found)
    assert max(each["players"][0]["beside"] for each in states) == 54
    last = max(found)
    assert found[last].is_clear
    assert found[last].other.chance.mean == 1.0


def test_the_report_takes_the_place_of_board_and_column():
    """While the report is open, it takes the place of board and column; a press on a moment shows them again."""
    tree = Tree.of_record(the_end_of_a_game("incan_gold", 3, 1))
    tutor = app(f"?view=explore&r={write_link(write_tree(tree.at(tree.end(0))))}")

    async def drive():
        press(tutor, "forecast")
        assert "tutor-is-reporting" in tutor.screen.modes()
        press(tutor, "goto", 1)
        assert "tutor-is-reporting" not in tutor.screen.modes()
        press(tutor, "forecast-stop")
        await asyncio.sleep(0)

    asyncio.run(drive())
