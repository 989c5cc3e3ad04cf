"""The page forecasts the legal decisions from the knowledge of the reader's seat."""

import asyncio
import json
import re
from functools import cache
from html import unescape
from math import ceil, floor
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.pages import first_of
from tests.widgets.apps import app, press, show
from tests.widgets.jobs import Remembering
from tutor.core.laboratory.experiment import SerialExecutor
from tutor.core.laboratory.forecast import Reached
from tutor.core.laboratory.judgement import CLOSEST, ESTIMATES, FEWEST, Judgement, interval_of
from tutor.core.laboratory.playing import Outcome
from tutor.core.laboratory.stocks import Difference
from tutor.core.records.files import pack, unpack, write_link, write_tree
from widgets.forecast.candidates import _ending, draw_candidates, leading_moves
from widgets.forecast.forecast import BUDGETS, LIST_EVERY, SPEAK_EVERY
from widgets.forecast.ledger import reasons_list
from widgets.forecast.thinking import Thinking, Workers
from widgets.forecast.work_cache import KIND, LONGEST
from widgets.shared.controls import decision_value

EXPLORE = "?game=incan_gold&view=explore"
LATE = "?lesson=quick_start&ply=26&view=explore"
ROW = re.compile(r"<tr(?:(?!</tr>).)*data-do=\"decide\".*?</tr>")
VALUE = re.compile(r'data-do="decide" data-value="([^"]*)"')


class Clock:
    """A clock that goes on by one step at every reading."""

    def __init__(self, step):
        self.now, self.step = 0.0, step

    def __call__(self):
        self.now += self.step
        return self.now


def open_forecast(query, step=0.05):
    """Return a tutor whose forecasts run in this process, with a clock that advances by `step`."""
    tutor = app(query)
    clock, loop = Clock(step), tutor.stage.loop
    tutor.forecast._clock = clock
    tutor.forecast.thinker = lambda state, changed: Thinking(
        state, loop, changed, Workers(Remembering), clock
    )
    return tutor


def run(tutor, *meanwhile, budget=None):
    """Ask for a forecast, do an action once the list is there, and wait until the forecast has stopped."""

    async def drive():
        press(tutor, "forecast")
        if budget is not None:
            press(tutor, "forecast-for", budget)
        thinking = tutor.forecast.thinking
        while not rows(tutor) and thinking.is_running:
            await asyncio.sleep(0)
        for act in meanwhile:
            act()
        while thinking.is_running:
            await asyncio.sleep(0)
        # A stopped forecast needs its turn in the loop to end.
        await asyncio.sleep(0)
        return thinking

    return asyncio.run(drive())


def rows(tutor):
    """Return the rows of moves in the table of the forecast."""
    return ROW.findall(tutor.forecast._rows.value)


def decisions_in_rows(tutor):
    """Return the decisions that the rows of the forecast stand for."""
    return [unescape(VALUE.search(row)[1]) for row in rows(tutor)]


@pytest.mark.parametrize(
    ("query", "others"), [(EXPLORE, ("play", "presenter")), (LATE, ("lesson", "play", "presenter"))]
)
def test_nothing_is_played_before_the_reader_asks(query, others):
    """In Explore the forecast has a tab, and plays nothing until the reader asks."""
    tutor = app(query)
    assert tutor.forecast.thinking is None
    assert rows(tutor) == []
    assert 'data-do="forecast"' in tutor.windows.tabs.widget.value
    assert tutor.forecast._head.value == ""
    for view in others:
        press(tutor, "view", view)
        press(tutor, "forecast")
        assert tutor.forecast.thinking is None
        assert 'data-do="forecast"' not in tutor.windows.tabs.widget.value
        assert "tutor-is-forecasting" not in tutor.screen.modes()


def test_from_another_tab_it_opens():
    """The button for the forecast opens a closed forecast and keeps an open one open, also from another tab."""
    tutor = app(EXPLORE)

    async def drive():
        for _ in range(2):
            press(tutor, "tab", "lines")
            press(tutor, "forecast")
            assert tutor.navigation.tab == "now"
            assert tutor.forecast.thinking.is_running
        press(tutor, "forecast")
        assert not tutor.forecast.is_open

    asyncio.run(drive())


@pytest.mark.parametrize("query", [EXPLORE, LATE])
def test_every_legal_decision_is_ranked_and_can_be_tried(query):
    """The table has a row for each move; after a single whole game it has no figures of chances."""
    tutor = open_forecast(query, step=10.0)
    thinking = run(tutor)
    state = tutor.session.state
    assert {*decisions_in_rows(tutor)} == {
        decision_value(state.game, each) for each in state.legal()
    }
    table = tutor.forecast._rows.value
    if thinking.judgement.estimates:
        assert all("estimated" in row and "%" in row for row in rows(tutor))
        return
    assert f"Too few games for a figure: from {FEWEST} on" in table
    assert not re.search(r"Wins \d|on average|%", re.sub("<[^>]*>", " ", table))
    assert "::after" not in tutor.forecast._rows.value
    assert len(thinking.verdicts) == len(state.legal())


def test_the_choices_show_chances_once_there_are_enough_games(monkeypatch):
    """Once there are enough games, each move's control and row show the chance.

    Under the table a sentence gives the chance of each of the first two moves, with a meaningful interval.
    """
    monkeypatch.setattr("tutor.core.laboratory.judgement.FEWEST", 1)
    tutor = open_forecast(EXPLORE, step=10.0)
    run(tutor)
    state = tutor.session.state
    sheet = re.search("<style>(.*?)</style>", tutor.forecast._rows.value)[1]
    named = re.findall(r'\[data-value="([^"]*)"\]::after \{ content: "\d+\\20 \\25 "', sheet)
    plain = [re.sub(r"\\([0-9a-f]+) ", lambda sign: chr(int(sign[1], 16)), each) for each in named]
    assert {*plain} == {decision_value(state.game, each) for each in state.legal()}
    assert all(re.search(r"<td>\d+ %</td>", row) for row in rows(tutor))
    for told in findings(tutor):
        assert told.index("Wins ") < told.index("on average")
        # For a single game an interval would mean nothing.
        assert "so far; too few games yet to say more" in told
        assert not re.search(r"between \d+ and \d+ %", told)


def findings(tutor):
    """Return the texts about the first moves under the table."""
    told = re.findall(r'<p class="tutor-hint"><b>.*?</p>', tutor.forecast._rows.value)
    return [unescape(re.sub("<[^>]*>", "", each)) for each in told]


def test_a_few_games_give_an_order_by_points():
    """After a few games the moves are ordered by points, and have no figure of a chance and no group."""
    tutor = open_forecast(EXPLORE, step=0.2)
    thinking = run(tutor, budget=10)
    (found,) = thinking.judgement.reports
    assert 1 < found.playouts < FEWEST
    by_points = sorted(found.candidates, key=lambda each: -each.points)
    state = tutor.session.state
    assert decisions_in_rows(tutor) == [
        decision_value(state.game, each.decision) for each in by_points
    ]
    assert "%" not in re.sub("<[^>]*>", "", tutor.forecast._rows.value)
    assert {each.group for each in thinking.verdicts} == {"open"}


def count_values(rounds, games, value):
    """Count made-up games in which the value of a move depends only on its place among the legal moves."""
    legal = rounds._race.candidates
    for _ in range(games):
        won = {way: value(legal[way].decision) for way, _ in rounds.jobs()[0][1].decisions}
        rounds.count(
            0,
            {
                way: Reached(Outcome((each,) * 3, (30.0,) * 3, (0.3,) * 3, ""), {})
                for way, each in won.items()
            },
        )


def two_races(games):
    """Return a tutor and a forecast in which estimates drop three moves before the whole games.

    The whole games reverse the order of the other moves.
    """
    tutor = open_forecast(LATE)
    tutor.forecast.is_open = True
    thinking = tutor.forecast.thinking = tutor.forecast.thinker(tutor.session.state, lambda: None)
    legal, judged = tutor.session.state.legal(), thinking.judgement
    count_values(
        judged.rounds,
        ESTIMATES,
        lambda each: 0.1 if legal.index(each) < 3 else 0.8 + 0.001 * legal.index(each),
    )
    if games:
        count_values(judged.rounds, games, lambda each: 0.5 - 0.01 * legal.index(each))
    return tutor, thinking, legal


def test_whole_games_follow_the_estimates_of_the_best_moves():
    """Only the moves that the estimates rank best get whole games; the moves that the estimates dropped rank last."""
    _, thinking, legal = two_races(0)
    assert [each.decision for each in thinking.verdicts] == [*legal[:2:-1], *legal[:3]]
    assert all(each.is_estimate for each in thinking.verdicts)
    assert [each.group for each in thinking.verdicts[-3:]] == ["worse"] * 3
    _, deal = thinking.judgement.rounds.jobs()[0]
    assert (deal.until, len(deal.decisions)) == ("end", CLOSEST)
    assert {each for _, each in deal.decisions} == {*legal[-CLOSEST:]}


@pytest.mark.parametrize("games", [0, FEWEST - 1, FEWEST, 400])
def test_everything_that_is_said_of_a_move_comes_from_one_judgement(games):
    """The list, the first lines, the voice, the choices and the Twins say the same of each move."""
    tutor, thinking, legal = two_races(games)
    ranked = [each.decision for each in thinking.verdicts]
    assert [each.is_estimate for each in thinking.verdicts] == [
        not games or each not in legal[-CLOSEST:] for each in ranked
    ]
    best = thinking.verdicts[0]
    for each in thinking.verdicts:
        assert each.chance.mean == pytest.approx(max(0.0, best.chance.mean + each.behind.mean))
        assert (each.group == "worse") == (each.behind.mean + each.behind.half < 0)
    shares = [round(100 * each.chance.mean) for each in thinking.verdicts]
    tutor.forecast._show_rows()
    game = tutor.session.state.game
    assert decisions_in_rows(tutor) == [decision_value(game, each) for each in ranked]
    assert all(each in row for each, row in zip(map(str, shares), rows(tutor), strict=True))
    assert [("estimated" in row) for row in rows(tutor)] == [
        each.is_estimate for each in thinking.verdicts
    ]
    assert f"{shares[0]} %, best" in leading_moves(tutor.stage, thinking)
    sheet = re.search("<style>(.*?)</style>", tutor.forecast._rows.value)[1]
    assert re.findall(r"--share: (\d+)%", sheet) == [*map(str, shares)]
    assert tutor.forecast._ranking() == ranked
    thinking.play_by("planner")
    assert thinking.judgement.reports == []


def test_many_whole_games_outweigh_the_estimates():
    """Too few whole games leave the order of the estimates, and many whole games reverse the order."""
    orders = []
    for games in (FEWEST - 1, 400):
        _, thinking, legal = two_races(games)
        place = {each.decision: number for number, each in enumerate(thinking.verdicts)}
        orders.append(place[legal[-CLOSEST]] < place[legal[-1]])
    assert orders == [False, True]


def test_the_first_moves_are_visible_while_the_others_are_folded(monkeypatch):
    """Three rows are visible at once, and the other rows are folded together with their groups."""
    monkeypatch.setattr("tutor.core.laboratory.judgement.FEWEST", 1)
    tutor = open_forecast(LATE, step=10.0)
    run(tutor)
    assert [("tutor-forecast-rest" in row) for row in rows(tutor)] == [
        place >= 3 for place in range(len(rows(tutor)))
    ]
    groups = re.findall(r'<tr[^>]*><th[^>]*scope="rowgroup".*?</tr>', tutor.forecast._rows.value)
    assert "tutor-forecast-rest" not in groups[0]


def test_equal_moves_are_named_as_such(monkeypatch):
    """The row of the later of two equal moves says in words that it equals the earlier move."""
    monkeypatch.setattr("tutor.core.laboratory.judgement.FEWEST", 1)
    tutor = open_forecast(LATE, step=10.0)
    thinking = run(tutor)
    ranked = [each.figures for each in thinking.verdicts]
    first, *_, last = ranked
    for number, each in enumerate(ranked):
        each.course = number
    last.course = first.course
    tutor.forecast._show_rows()
    *others, told = findings(tutor)
    words = tutor.stage.game.decision(first.decision, thinking.state)
    assert f"the same as after “{words}”" in told
    assert told.startswith(tutor.stage.game.decision(last.decision, thinking.state))
    assert len(others) == 2
    assert all("the same as after" not in each for each in others)


def test_both_endings_come_with_their_shares():
    """Each ending has its name and its share with an interval, even an ending that no game has reached so far."""
    tutor = open_forecast(LATE)
    thinking, _ = worked_out(LATE, 300)
    table = draw_candidates(tutor.stage, thinking)
    found = [each for each in thinking.verdicts[:2] if not each.is_estimate]
    assert found
    for each in found:
        low, high = interval_of(each.chance)
        chance = f"Wins {round(100 * each.chance.mean)} %"
        assert f"{chance}, between {floor(100 * low)} and {ceil(100 * high)} %" in table
        for name in each.figures.endings:
            low, high = each.figures.ending_interval(name)
            told = _ending(tutor.stage, name, each.figures)
            share = f"{name} {round(100 * each.figures.endings[name])} %"
            assert told == f"{share} ({floor(100 * low)}–{ceil(100 * high)} %)"
            assert told in table


def test_a_row_has_the_difference_to_the_best():
    """A row shows, with its error, how many wins in 100 games it has fewer than the best move in the same games."""
    thinking, _ = worked_out(LATE, 300)
    table = draw_candidates(open_forecast(LATE).stage, thinking)
    found = re.findall(r"<td>(best|(?:0|−\d+) ± \d+)</td>", table)
    expected = ["best"]
    for each in thinking.verdicts[1:]:
        less = round(-100 * each.behind.mean)
        error = ceil(100 * each.behind.half)
        error = min(error, less - 1) if each.group == "worse" else error
        expected.append(f"{f'−{less}' if less else 0} ± {error}")
    assert found == expected
    heads = re.findall(r'scope="rowgroup"[^>]*><span aria-hidden="true">(.)</span> (\w+)', table)
    assert heads[0] == ("●", "Best")
    assert {*heads[1:]} <= {("○", "Close"), ("▼", "Worse")}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "4.0 more in “Corn” (mostly from production) and 0.5 less in “Llama”"),
        ("es", "4,0 más en «Maíz» (sobre todo por la producción) y 0,5 menos en «Llama»"),
        ("it", "4,0 in più in «Grano» (soprattutto per la produzione) e 0,5 in meno in «Lama»"),
    ],
)
def test_a_difference_names_its_main_cause(language, words):
    """If the main cause of a difference is clear, the difference names it, for two differences at most."""
    tutor = app(f"{LATE}&lang={language}")
    found = [
        Difference("corn", 4.0, 9.0, "production", 5.0),
        Difference("llama", -0.5, 5.0),
        Difference("coca", 1.0, 4.0),
    ]
    assert reasons_list(tutor.stage, found) == words


def test_rows_have_the_groups_of_the_engine():
    """Each row shows the group that the engine gives to the row's own decision."""
    tutor = open_forecast(EXPLORE, step=0.4)
    thinking = run(tutor, budget=300)
    of_row = {
        decision_value(tutor.session.state.game, each.decision): each.group
        for each in thinking.verdicts
    }
    parts = re.findall(
        r'<tbody class="tutor-forecast-(\w+)">(.*?)</tbody>', tutor.forecast._rows.value
    )
    found = {unescape(each): group for group, part in parts for each in VALUE.findall(part)}
    assert found == of_row


def test_trying_a_row_makes_a_line_and_ends_the_forecast():
    """Trying a row leads to another position, which shows nothing of the old forecast."""
    tutor = open_forecast(LATE)
    ply = tutor.session.ply

    def try_last():
        press(tutor, "decide", decisions_in_rows(tutor)[-1])

    thinking = run(tutor, try_last, budget=300)
    assert tutor.session.ply == ply + 1
    assert not thinking.is_running
    assert tutor.forecast.thinking is None
    assert rows(tutor) == []
    assert 'data-do="forecast-stop"' not in tutor.forecast._head.value


@pytest.mark.parametrize(
    ("name", "value"), first_of([("view", "lesson"), ("forecast", ""), ("forecast-stop", "")], 1)
)
def test_it_stops_when_the_reader_stops_closes_or_leaves_it(name, value):
    """The forecast stops long before its time is over if the reader stops, closes or leaves it."""
    tutor = open_forecast(LATE, step=0.001)
    thinking = run(tutor, lambda: press(tutor, name, value), budget=300)
    assert not thinking.is_running
    assert not thinking.is_done


def test_a_stopped_forecast_goes_on_with_more_time():
    """A stopped forecast continues with the games that it has played when the reader gives it more time."""
    tutor = open_forecast(EXPLORE, step=1.0)
    before = run(tutor).judgement.games
    assert before < FEWEST
    told = tutor.forecast._progress.value
    assert "Choose a time to go on." in told
    assert f"From {FEWEST} games for each move on, the figures come from these." in told

    async def more():
        press(tutor, "forecast-for", BUDGETS[1])
        while tutor.forecast.thinking.is_running:
            await asyncio.sleep(0)

    asyncio.run(more())
    assert tutor.forecast.thinking.judgement.games > before


@pytest.mark.parametrize("query", first_of([EXPLORE, LATE], 1))
def test_a_forecast_is_there_again_at_its_position(query):
    """The forecast of a position comes back after other positions, and after another policy."""
    tutor = open_forecast(query, step=1.0)
    before = run(tutor)
    state, ply = tutor.session.state, tutor.session.ply
    found, told = before.judgement.deals, tutor.forecast._progress.value

    def is_back():
        assert tutor.forecast.thinking is before
        assert before.judgement.deals == found
        assert not before.is_running
        assert rows(tutor)
        assert tutor.forecast._progress.value == told

    for decision in state.legal()[:2]:
        press(tutor, "decide", decision_value(state.game, decision))
        assert tutor.forecast.thinking is not before
        assert rows(tutor) == []
        press(tutor, "goto", ply)
        is_back()
    tutor.session.show(0)
    if ply:
        assert tutor.forecast.thinking is not before
    tutor.session.show_on_main(
        tutor.session.tree.path(tutor.session.tree.end(0))[ply - 1] if ply else 0
    )
    is_back()

    async def other_players():
        press(tutor, "forecast-by", "chance")
        assert tutor.forecast.thinking is not before
        press(tutor, "forecast-stop")
        press(tutor, "forecast-by", "rules")
        assert tutor.forecast.thinking is before
        tutor.forecast._clock.step = 3.0
        press(tutor, "forecast-for", BUDGETS[-1])
        while before.is_running:
            await asyncio.sleep(0)

    asyncio.run(other_players())
    assert before.judgement.deals > found


def figures(told):
    """Return figures as JSON, with the words apart from the numbers, and the numbers rounded as they are stored."""
    text = json.dumps(told)
    number = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")
    return number.sub("#", text), pytest.approx(list(map(float, number.findall(text))), abs=1e-7)


def loaded_anew(tutor, query, texts):
    """Return the page loaded again in a browser that stores these texts, with the forecast open."""
    tutor.kept.shelf.take_up(json.dumps(texts))

    async def ask():
        press(tutor, "forecast")
        press(tutor, "forecast-stop")

    asyncio.run(ask())
    return tutor.forecast.thinking


def count_games(judgement, games, chance):
    """Count made-up games in a judgement, with results that depend on luck and on the move."""
    for _ in range(games):
        reached, rounds = {}, judgement.rounds
        for way, _ in rounds.jobs()[0][1].decisions:
            wins = tuple(float(each == chance.randrange(way % 3 + 2)) for each in range(3))
            outcome = Outcome(wins, (30.0 + way, 7.0, 5.0), (0.5, 0.3, 0.2), chance.choice("ab"))
            left = {"corn": chance.randrange(3) + way, "llama": chance.randrange(5)}
            came = {("corn", "production"): left["corn"], ("corn", "used"): -1}
            reached[way] = Reached(outcome, left, came)
        rounds.count(0, reached)


def worked_out(query, games):
    """Return a forecast of `games` made-up games, and what the browser stores of it."""
    tutor = open_forecast(query, step=10.0)
    thinking = tutor.forecast.thinker(tutor.session.state, lambda: None)
    count_games(thinking.judgement, games, Random(7))
    tutor.forecast.kept.shelve(thinking)
    return thinking, tutor.kept.shelf.all(KIND)


@cache
def late_forecast():
    """Return the stored data of a forecast of a few games."""
    return worked_out(LATE, 22)[1]


@pytest.mark.parametrize(
    ("query", "games"),
    [(EXPLORE, 1), (EXPLORE, 22), (EXPLORE, 300), (LATE, 22), (LATE, 70), (LATE, 300)],
)
def test_a_forecast_is_there_again_after_a_reload(query, games):
    """After a reload the forecast has the same figures and reasons, and goes on as if it had never stopped."""
    tree = app(query).session.tree  # the moves are in the order of the deal
    query = f"?view=explore&r={write_link(write_tree(tree))}"
    before, shelved = worked_out(query, games)
    tutor = open_forecast(query, step=10.0)
    found = loaded_anew(tutor, query, shelved)
    assert found.policy == before.policy
    reasons = [
        each["beside_first"]
        for report in found.judgement.reports
        for each in report.to_json(found.state)["decisions"]
    ]
    assert any(reasons) == (games > 20)
    for _ in range(2):
        (said, numbers), (told, others) = (
            figures([each.to_json(work.state) for each in work.judgement.reports])
            for work in (before, found)
        )
        assert (told, others.expected) == (said, numbers)
        courses = [
            [each.course for each in work.judgement.reports[-1].candidates]
            for work in (found, before)
        ]
        assert [[one == each for one in courses[0]] for each in courses[0]] == [
            [one == each for one in courses[1]] for each in courses[1]
        ]
        for work in (found, before):
            count_games(work.judgement, 5, Random(8))


def test_both_races_are_there_again():
    """The browser stores both the estimates and the whole games; the page takes nothing from data of older versions."""
    tutor, before, _ = two_races(FEWEST)
    found = tutor.forecast.thinker(tutor.session.state, lambda: None)
    found.take_up(json.loads(json.dumps(before.dump())))
    for one, other in zip(before.judgement.reports, found.judgement.reports, strict=True):
        (said, numbers), (told, others) = (
            figures(each.to_json(tutor.session.state)) for each in (one, other)
        )
        assert (told, others.expected) == (said, numbers)
    older, fresh = before.dump()["races"][0], Judgement(tutor.session.state)
    with pytest.raises((ValueError, LookupError)):
        fresh.take_up(older)


def test_more_games_need_no_more_room_in_the_browser():
    """The browser stores sums, so a forecast of hours needs no more room than a forecast of seconds."""
    rooms = [sum(map(len, worked_out(LATE, games)[1].values())) for games in (300, 1500)]
    assert 0 < rooms[1] < 1.3 * rooms[0] < LONGEST


def spoilt(value, chance):
    """Return stored data with one part replaced or removed."""
    inner = value.items() if isinstance(value, dict) else enumerate(value or ())
    parts = [(key, each) for key, each in inner if isinstance(value, dict | list)]
    if not parts or chance.random() < 0.1:
        return chance.choice([None, -1, 0, 7, 1e300, "x", [], {}, [[1]], {"x": 1}, True, 0.5])
    key, each = chance.choice(parts)
    other = value.copy()
    if chance.random() < 0.1:
        del other[key]
    else:
        other[key] = spoilt(each, chance) if isinstance(each, dict | list) else spoilt(None, chance)
    return other


@settings(max_examples=5, deadline=None, derandomize=True)
@given(st.one_of(st.none(), st.randoms(use_true_random=True)))
@example(None)
def test_changed_data_in_the_browser_do_no_harm(chance):
    """The page ignores changed data or shows other figures, and never fails, even when the forecast goes on."""
    (name, text), *_ = late_forecast().items()
    text = "nonsense" if chance is None else pack(spoilt(unpack(text), chance))
    chance = chance or Random(0)
    tutor = open_forecast(LATE, step=10.0)
    thinking = loaded_anew(tutor, LATE, {name: text})
    if thinking.has_found:
        count_games(thinking.judgement, 5, chance)
        show(tutor, "forecast")
        assert rows(tutor)
    else:
        assert rows(tutor) == []
    assert "unexpected" not in tutor.notices.widget.value


def test_the_browser_stores_a_limited_number_of_forecasts(monkeypatch):
    """The browser stores the latest forecasts, which do not push out a learner's own data."""
    monkeypatch.setattr("widgets.forecast.work_cache.MOST_SHELVED", 2)
    tutor = open_forecast(EXPLORE, step=1.0)
    tutor.kept.shelf.put("card:x", "kept")
    names = []
    for _ in range(3):
        tutor.forecast.close()
        run(tutor)
        names.append([*tutor.kept.shelf.all(KIND)][-1])
        state = tutor.session.state
        press(tutor, "decide", decision_value(state.game, state.legal()[0]))
    assert [*tutor.kept.shelf.all(KIND)] == names[-2:]
    assert tutor.kept.shelf.all("card") == {"card:x": "kept"}


def test_a_forecast_tells_nothing_that_another_player_knows():
    """Where hands are hidden, only the reader's own decision has a forecast."""
    tutor = open_forecast("?game=princes&view=play")
    press(tutor, "view", "explore")
    session = tutor.session
    assert session.seat is not None
    while all(state.due.player == session.seat for state in session.line.states):
        session.play(session.state.legal()[0])
    decider = next(
        ply for ply, state in enumerate(session.line.states) if state.due.player != session.seat
    )
    session.go(decider)
    press(tutor, "forecast")
    assert tutor.forecast.thinking is None
    assert "nothing can be compared" in tutor.forecast._head.value


def test_after_a_game_every_decision_has_a_forecast():
    """After a game from one seat all decisions have forecasts, since the end has shown every hand."""
    tutor = open_forecast("?game=incan_gold&view=play", step=10.0)
    session = tutor.session
    mine = session.seat
    session.play_to("game")
    assert (session.state.due, session.seat) == (None, mine)
    theirs = [
        ply
        for ply, state in enumerate(session.line.states)
        if state.due and state.due.player != mine and len(state.legal()) > 1
    ]
    session.go(theirs[len(theirs) // 2])
    press(tutor, "view", "explore")
    run(tutor)
    assert len(rows(tutor)) == len(session.state.legal())


def test_it_is_announced_now_and_then():
    """The page announces the forecast at its beginning, a few times meanwhile, and at its end.

    The list changes slowly enough to read.
    """
    tutor = open_forecast(EXPLORE, step=0.25)
    before = tutor.page.announced
    thinking = run(tutor, budget=60)
    assert thinking.judgement.games > 20
    assert tutor.page.announced - before <= 2 + 60 / SPEAK_EVERY
    assert "At the top of the table" in tutor.page.spoken
    assert LIST_EVERY > 1


def test_lost_processes_are_reported():
    """After processes are lost the page says so, and the reader can try again."""

    class Lost(SerialExecutor):
        def submit(self, fn, /, *args, **kwargs):
            from concurrent.futures.process import BrokenProcessPool

            raise BrokenProcessPool

    tutor = open_forecast(EXPLORE)
    tutor.forecast.thinker = lambda state, changed: Thinking(
        state, tutor.stage.loop, changed, Workers(Lost)
    )
    thinking = run(tutor)
    assert thinking.is_lost
    assert "could not be played on" in tutor.forecast._progress.value
    assert 'data-do="forecast-for"' in tutor.forecast._head.value


def test_the_policy_of_the_playouts_can_be_chosen():
    """After the reader chooses a policy the forecast begins again; the game's next position uses the same policy."""
    tutor = open_forecast(LATE, step=4.0)
    run(tutor)
    offered = re.findall(r'data-do="forecast-by" data-value="(\w+)"', tutor.forecast._rows.value)
    assert offered == ["rules", "planner", "chance"]
    before = tutor.forecast.thinking

    async def choose(policy):
        press(tutor, "forecast-by", policy)
        while tutor.forecast.thinking.is_running:
            await asyncio.sleep(0)

    asyncio.run(choose("unknown"))
    assert tutor.forecast.thinking is before
    asyncio.run(choose("chance"))
    thinking = tutor.forecast.thinking
    assert thinking is not before
    assert thinking.judgement.policy == thinking.policy == "chance"
    pressed = re.search(r'data-value="(\w+)"[^>]*aria-pressed="true"', tutor.forecast._rows.value)
    assert pressed[1] == "chance"
    tutor.session.play(tutor.session.state.legal()[0])
    asyncio.run(choose("planner"))
    assert tutor.forecast.thinking.judgement.policy == "planner"


def ahead(tutor):
    """Return the table of the present results, which the page shows above the list before any playout."""
    tutor.forecast.is_open = True
    show(tutor, "forecast")
    return tutor.forecast._head.value


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_result_of_the_present_position_is_a_table(language):
    """The table has a row for each player with the pay of the night, and the points by either ending."""
    tutor = app(f"{LATE}&lang={language}")
    table = ahead(tutor)
    names = {"en": "Rescue", "es": "Rescate", "it": "Salvezza"}
    assert f'<th scope="col">{names[language]}</th>' in table
    assert table.count('scope="row"') == len(tutor.session.state.players)


def test_a_hidden_hand_hides_the_points():
    """A hidden hand hides its player's points for a Rescue, and all players' points for a Conquest."""
    tutor = app("?game=princes&view=play")
    press(tutor, "view", "explore")
    assert ahead(tutor).count("<td>–</td>") == 2 * len(tutor.session.state.players) - 1


def test_a_game_without_these_words_has_no_table():
    """A game without words for the table of present results shows no such table."""
    assert "tutor-ahead" not in app(EXPLORE).forecast._head.value


class Counted(SerialExecutor):
    """An executor that counts how many executors were made and how many have ended."""

    made = ended = 0

    def __init__(self):
        Counted.made += 1

    def shutdown(self, wait=True, *, cancel_futures=False):
        """End the executor and count it once."""
        Counted.ended += 1


def test_a_reader_who_asks_again_and_again_gets_one_set_of_processes(monkeypatch):
    """However often a reader opens the forecast, one set of processes exists, and it ends when unused."""
    monkeypatch.setattr(Counted, "made", 0)
    monkeypatch.setattr(Counted, "ended", 0)
    tutor = app(EXPLORE)
    pools = Workers(Counted, rest=0.0)
    tutor.forecast.thinker = lambda state, changed: Thinking(
        state, tutor.stage.loop, changed, pools
    )

    async def drive():
        for _ in range(30):
            press(tutor, "forecast")
            await asyncio.sleep(0)
        assert (Counted.made, Counted.ended) == (1, 0)
        press(tutor, "forecast")
        while not rows(tutor):
            await asyncio.sleep(0)
        assert Counted.made - Counted.ended == 1
        press(tutor, "forecast")
        while Counted.ended < Counted.made:
            await asyncio.sleep(0)

    asyncio.run(drive())
