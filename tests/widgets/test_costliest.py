"""A look back at a finished game names the decisions that cost a player most, truly and completely."""

import asyncio
import re
from functools import cache
from html import unescape
from itertools import count, product

import pytest

from tests.incan_gold.greedy import greedy
from tests.pages import first_of
from tests.trees import a_record, the_end_of_a_game
from tests.widgets.apps import app
from tests.widgets.jobs import Remembering
from tutor.core.laboratory.alternatives import Alternative, Alternatives, is_choice
from tutor.core.laboratory.experiment import SerialExecutor
from tutor.core.laboratory.playing import Outcome
from tutor.core.laboratory.race import Candidate
from tutor.core.laboratory.stocks import Difference
from tutor.core.records.files import write_link, write_tree
from tutor.core.records.tree import Tree
from widgets.forecast.findings import findings
from widgets.forecast.ledger import moment_name
from widgets.forecast.other_decisions import _sentence
from widgets.forecast.studying import Studying
from widgets.forecast.thinking import Workers

BUDGETS = {"princes": 20, "incan_gold": 300}
"""For each game, the number of whole games in which a player's alternatives are tried."""
SEARCHES = 4
"""The number of times that an unclear decision is tried in more deals."""
OTHER_SEED, DEALS = 77, 64
"""The seed and the number of games with which the test judges the look back."""
GRAVE, APART = 0.2, 0.12
"""The cost of a mistake that the card must name, and the difference of two costs that may be luck."""
ITEM = re.compile(r"<li>(.*?)</li>", re.DOTALL)
SHARE = r"(\d+) % of (\d+) games(?: \(between \d+ and \d+ %\)|, too few to say more)"
COST = re.compile(
    rf"(Clearly better|It looks better) for (\w+).*?: “(.*?)”\. It wins {SHARE}; "
    rf"what was done, “(.*?)”, {SHARE}\."
)


def looked_back(record, budget, seats, searches=SEARCHES):
    """Look back at a whole game, trying the decisions of some players."""
    tree = Tree.of_record(record)
    tutor = app(f"?view=explore&r={write_link(write_tree(tree.at(tree.end(0))))}")
    work = Studying(
        tutor.session.line,
        tutor.stage.loop,
        lambda: None,
        Workers(Remembering),
        count().__next__,
    )

    async def play():
        work.seconds, work._begun, work._task = 10**9, 0.0, asyncio.current_task()
        pool = SerialExecutor()
        while not work.has_found:
            await work._round(pool)
        for seat in seats:
            work.seat = seat
            for _ in range(searches):
                await work._try_decisions(pool)
            await work._look_closer(pool, budget)

    asyncio.run(play())
    return tutor, work


def cards(tutor, work, seats):
    """Return for each player the name, the text and the items on the card."""
    for seat in seats:
        work.seat, player = seat, work.study.players[seat]
        html = unescape(findings(tutor.stage, work))
        assert f"What cost {player} most" in html
        cost = html.partition(f"What cost {player} most")[2]
        listed = re.search(r'<ol class="tutor-turnings tutor-costly">(.*?)</ol>', cost, re.DOTALL)
        yield player, html, ITEM.findall(listed[1]) if listed else []


def cost_of(line, ply):
    """Return what a decision costs against each alternative, measured in other games."""
    legal, made = line.states[ply].legal(), line.record.decisions[ply]
    others = tuple(each for each in legal if each != made)
    race = Alternatives(line, ply, "rules", seed=OTHER_SEED, others=others)
    while not race.is_done and race.playouts < DEALS:
        for place, deal in race.jobs():
            race.count(place, deal.play())
    candidates = race.forecast.race.candidates
    (done,) = (each.win_chance for each in candidates if each.decision == made)
    return {each.decision: each.win_chance - done for each in candidates}


def is_true(tutor, work, player, item):
    """Compare an item of the card with the record, and return its ply and whether it is certain."""
    line, game = work.line, tutor.stage.game
    ply = int(re.search(r'data-do="goto" data-value="(\d+)"[^>]*>', item)[1])
    label, words = (re.sub(r"<[^>]*>", "", part) for part in item.split("</button>", 1))
    state, made = line.states[ply], line.record.decisions[ply]
    assert made.player == player == state.due.player
    for part in ("day", "round"):
        number = {**state.position(), **state.position().get("turn", {})}.get(part)
        if number is not None:
            assert f"{part} {number}" in label.lower()
    sure, whose, other, share, games, done, share_done, games_done = COST.search(words).groups()
    assert whose == player
    assert done == game.decision(made, state)
    ways = {game.decision(each, state): each for each in state.legal() if each != made}
    assert other in ways
    assert int(share) >= int(share_done)
    assert int(games) > 0 < int(games_done)
    for command in ("study-play", "study-beside", "card-keep"):
        assert f'data-do="{command}" data-value="{ply}"' in item
    if sure == "Clearly better":
        assert cost_of(line, ply)[ways[other]] > 0
    return ply, sure == "Clearly better"


SEEDS = [("incan_gold", 1, (0,), 1), ("princes", 1, (0,), 1)]
SEEDS += product(("princes", "incan_gold"), range(1, 7), (range(3),), (SEARCHES,))


@pytest.mark.parametrize(("game", "seed", "seats", "searches"), first_of(SEEDS, 1))
def test_the_card_is_true_of_the_game(game, seed, seats, searches):
    """Each item has the right player, moment, decision and alternative; certain items hold in other games.

    No part of the card denies another part, and no grave mistake is missing beside lesser ones.
    """
    record = the_end_of_a_game(game, seed, 2 if game == "incan_gold" else 1)
    tutor, work = looked_back(record, BUDGETS[game], seats, searches)
    line = work.line
    for player, html, items in cards(tutor, work, seats):
        found = [is_true(tutor, work, player, item) for item in items]
        plies = [ply for ply, _ in found]
        assert len({*plies}) == len(plies)
        assert [sure for _, sure in found] == sorted((sure for _, sure in found), reverse=True)
        is_denied = f"Nothing that cost {player} wins has been found yet" in html
        assert is_denied == (not items)
        assert html.count(f"Clearly better for {player}") == sum(sure for _, sure in found)
        if game == "princes":
            continue  # where chances change little by little, no single decision is grave
        costs = {
            ply: max(cost_of(line, ply).values())
            for ply, made in enumerate(line.record.decisions)
            if made.player == player and is_choice(line, ply)
        }
        worst = max(costs.values(), default=0.0)
        if worst > GRAVE:
            assert max(map(costs.__getitem__, plies), default=0.0) > worst - APART


@pytest.mark.parametrize("game", ["princes", "incan_gold"])
def test_no_two_moments_of_a_game_have_the_same_name(game):
    """Several choices of a player in a round, or decisions in a turn, have different names."""
    tree = Tree.of_record(a_record(game, 1))
    tutor = app(f"?view=explore&r={write_link(write_tree(tree.at(tree.end(0))))}")
    line = tutor.session.line
    names = [moment_name(tutor.stage, line, ply) for ply in range(line.plies)]
    assert len(set(names)) == len(names)
    assert any("Step" not in name for name in names)


@cache
def greedy_looked_back():
    """Return a look back at a whole game in which little was tried."""
    return looked_back(greedy(), 60, ())


@pytest.mark.parametrize("more", first_of([-0.2, 1.3], 1))
def test_a_sentence_says_what_a_better_decision_leaves(more):
    """A sentence on a better decision names the player whose holdings differ, what is more, and by how much."""
    tutor, work = greedy_looked_back()
    ply = next(ply for ply in range(work.line.plies) if is_choice(work.line, ply))
    race = Alternatives(work.line, ply, "rules", seed=1)
    while race.forecast is None:
        for place, deal in race.jobs():
            race.count(place, deal.play())
    made, other = race.forecast.race.candidates[:2]
    found = Alternative(made, other, True, (Difference("artifacts", more, 9.0),))
    words = unescape(str(_sentence(tutor.stage, work, ply, found, "study-better")[-1]))
    side = "less" if more < 0 else "more"
    state = work.line.states[ply]
    assert (
        f"On average {state.due.player} then ends the game with other holdings than after "
        f"“{tutor.stage.game.decision(made.decision, state)}”: "
        f"{abs(more)} {side} in “Artifacts”."
    ) in words


@pytest.mark.parametrize("games", [(8, 8), (8, 400), (400, 400)])
def test_a_sentence_with_an_interval_does_not_call_games_few(games):
    """The card gives an interval where both shares have enough games.

    Otherwise it calls the games few.
    """
    tutor, work = greedy_looked_back()
    ply = next(ply for ply in range(work.line.plies) if is_choice(work.line, ply))
    made, other = (
        Candidate(number, decision, "win", 0.05)
        for number, decision in enumerate(work.line.states[ply].legal()[:2])
    )
    for candidate, played in zip((made, other), games, strict=True):
        for number in range(played):
            candidate.observe(Outcome((float(number % 2), 0.0), (), (0.5, 0.5), ""), 0)
    found = Alternative(made, other, False, ())
    words = unescape(str(_sentence(tutor.stage, work, ply, found, "study-likelier")[0]))
    intervals, few = len(re.findall(r"between \d+ and \d+ %", words)), words.count("too few")
    assert (intervals, few) == ((0, 2) if games == (8, 8) else (2, 0))


@pytest.mark.endurance
def test_going_on_with_54_at_stake_is_among_the_costliest():
    """Only a player who leaves wins this game, but few of the next cards end the round.

    So a look back on few games may miss the mistake.
    """
    tutor, work = looked_back(greedy(), 2 * BUDGETS["incan_gold"], (0,))
    line = work.line
    (last,) = (
        ply
        for ply, state in enumerate(line.states[:-1])
        if state.due.player == "Ana" and state.position()["players"][0]["beside"] == 54
    )
    ((player, html, items),) = cards(tutor, work, (0,))
    assert player == "Ana"
    assert "Nothing that cost Ana" not in html
    found = {ply: item for item in items for ply, _ in [is_true(tutor, work, "Ana", item)]}
    assert last in found
    assert "“Camp: leave with 54”. It wins 100 %" in found[last]
    assert "“Torch: go on, with 54 at risk”" in found[last]


@pytest.mark.endurance
def test_more_time_makes_an_item_surer(monkeypatch):
    """The look back gives a named decision more games until it is sure, even if its cost now seems small."""
    record = the_end_of_a_game("princes", 1, 1)
    _, work = looked_back(record, BUDGETS["princes"] // 3, (0,), searches=1)
    open_ones = [ply for ply, _ in work.costliest() if not work._closer[ply].is_done]
    assert open_ones
    monkeypatch.setattr(work.study, "turning_points", lambda: ())
    work._costliest = {}
    before = {ply: work._closer[ply].playouts for ply in open_ones}

    async def go_on():
        work.seconds, work._begun, work._task = 10**9, 0.0, asyncio.current_task()
        await work._look_closer(Remembering(), 40)

    asyncio.run(go_on())
    assert any(work._closer[ply].playouts > played for ply, played in before.items())
