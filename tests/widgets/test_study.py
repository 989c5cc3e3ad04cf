"""The look back at a finished game has a report, chances, and sources of points."""

import asyncio
import base64
import re
from collections import deque
from functools import cache
from html import unescape
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.pages import first_of
from tests.trees import the_end_of_a_game
from tests.widgets.apps import app, press
from tests.widgets.jobs import Remembering
from tests.widgets.test_forecast import figures, loaded_anew, spoilt
from tests.widgets.test_rulebook import Wellformed
from tutor.core.laboratory.experiment import run
from tutor.core.laboratory.forecast import Reached
from tutor.core.laboratory.playing import Outcome
from tutor.core.laboratory.study import Account
from tutor.core.laboratory.turnings import FEWEST_PLAYOUTS
from tutor.core.records.files import pack, unpack, write_link, write_tree
from tutor.core.records.moments import finished_parts, turns
from tutor.core.records.tree import Tree
from widgets.forecast.findings import _column, accounts, whose_turns
from widgets.forecast.game_report import game_report
from widgets.forecast.ledger import plain
from widgets.forecast.other_decisions import asked_about
from widgets.forecast.report import moment, more
from widgets.forecast.studying import Studying
from widgets.forecast.thinking import Workers
from widgets.forecast.work_cache import KIND, LONGEST

GAMES = ("princes", "incan_gold")


def over(name, view="explore", parts=2):
    """Return a tutor at the end of a random game of which only the last `parts` days or rounds were played."""
    tree = Tree.of_record(the_end_of_a_game(name, 3, parts))
    link = write_link(write_tree(tree.at(tree.end(0))))
    return app(f"?view={view}&r={link}")


def looked_back(tutor, ticks=50):
    """Run a look back for some ticks of a clock, and return the tutor."""
    now = iter(range(10_000_000))

    def clock():
        return next(now) * 10 / ticks

    loop = tutor.stage.loop
    tutor.forecast._clock = clock
    tutor.forecast.student = lambda line, changed: Studying(
        line, loop, changed, Workers(Remembering), clock
    )

    async def drive():
        press(tutor, "forecast")
        while tutor.forecast.thinking.is_running:
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(drive())
    return tutor


def report_html(tutor):
    """Return all markup of the report, or an empty text if the report is not shown."""
    report = tutor.forecast.report
    parts = (
        report._head,
        report._curve,
        report._given,
        report._balance,
        report._habits,
        report._more,
    )
    return "".join(part.value for part in (*parts, *report._boards, *report._words))


def cells(html, name):
    """Return the texts of a table's body, row by row."""
    table = re.search(rf'<table class="tutor-{name}">(.*?)</table>', html, re.DOTALL)[1]
    rows = re.findall(r"<tr>(.*?)</tr>", table.split("<tbody>")[1], re.DOTALL)
    return [
        [
            unescape(re.sub(r"<small>.*?</small>|<[^>]*>", "", cell))
            for cell in re.findall(r"<td.*?</td>", row)
        ]
        for row in rows
    ]


def number(text):
    return float(text.replace("\u2212", "-"))


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_can_be_looked_back_at(game):
    """The forecast tab of a finished game offers the look back.

    In its tables each column of points and each row of chances adds up.
    """
    tutor = over(game)
    assert "Look back" in tutor.windows.tabs.widget.value
    looked_back(tutor)
    html = report_html(tutor)
    assert "Where was it lost?" in tutor.forecast._head.value
    points = cells(html, "study-accounts")
    for column in zip(*points, strict=True):
        *parts, result = map(number, column)
        assert sum(parts) == pytest.approx(result)
    for row in cells(html, "study-chances"):
        assert 97 <= sum(int(cell.removesuffix(" %")) for cell in row) <= 103
    scores = tutor.session.state.position()["result"].get("scores", ())
    assert [each["total"] for each in scores] in ([], [number(each) for each in points[-1]])


@pytest.mark.parametrize("game", first_of(GAMES, 1))
def test_the_turns_of_each_player_have_their_share(game):
    """Once every moment has playouts, the shares of each player's turns add up to the points of the result."""
    tutor = looked_back(over(game))
    study = tutor.forecast.thinking.study
    assert whose_turns(tutor.stage, study) == ""
    jobs = study.playouts.jobs_of(study.estimates, FEWEST_PLAYOUTS)
    for points, (place, _) in enumerate(jobs):
        wins = tuple(float(seat == points % 3) for seat in range(3))
        study.count(place, Outcome(wins, (points / 7, 12.0, 5.0), wins, ""))
    html = whose_turns(tutor.stage, study)
    assert "± " in html
    whose = cells(html, "study-whose")
    assert len(whose) == len(Account._fields) - (0 if game == "princes" else 1)
    for column in zip(*whose, strict=True):
        *parts, result = map(number, column)
        assert sum(parts) == pytest.approx(result)
    assert whose[-1] == cells(accounts(tutor.stage, study), "study-accounts")[-1]


def test_before_every_moment_has_playouts_no_player_has_a_share():
    """Before every moment has playouts the page shows no shares of the players' turns."""
    tutor = over("princes")
    fresh = Studying(tutor.session.line, tutor.stage.loop, lambda: None, Workers(Remembering))
    assert whose_turns(tutor.stage, fresh.study) == ""


@pytest.mark.parametrize(
    ("game", "words", "own", "foreign"),
    first_of(
        [
            ("princes", "es", ("día", "noche"), "ronda"),
            ("incan_gold", "en", ("round",), "day|night"),
            ("princes", "en", ("day", "night"), "round"),
            ("princes", "it", ("giorno", "notte"), "giro"),
            ("incan_gold", "es", ("ronda",), "días?|noches?"),
            ("incan_gold", "it", ("giro",), "giorn[oi]|nott[ei]"),
        ],
        2,
    ),
)
def test_the_parts_of_a_game_have_the_words_of_the_game(game, words, own, foreign):
    """The card, the tables and the printed page use the game's own words for its parts."""
    tutor = over(game)
    press(tutor, "language", words)
    work = looked_back(tutor, ticks=40).forecast.thinking
    page = game_report(tutor.stage, work).content.decode("utf-8")
    # The rows of the ledger have turns of their own, and rounds where the game has any.
    page = re.sub(
        r'<div class="tutor-study-table tutor-ledger">.*?</div>', "", page, flags=re.DOTALL
    )
    told = more(tutor.stage, work) + page
    tables = "".join(re.findall(r'<caption>.*?</caption>|<th scope="row">.*?</th>', told))
    hints = "".join(re.findall(r"<p[^>]*>[^<]*</p>", told))
    assert all(re.search(rf"\b{word}", tables + hints, re.IGNORECASE) for word in own)
    assert not re.search(rf"\b({foreign})\b", tables + hints, re.IGNORECASE)


def test_each_moment_leads_to_its_board_and_back_to_the_figures():
    """A press on a moment shows its board, and the results of the look back stay while the reader looks around."""
    tutor = looked_back(over("princes"))
    html = report_html(tutor)
    assert html
    ply = int(re.search(r'data-do="goto" data-value="(\d+)"', html)[1])
    press(tutor, "goto", ply)
    assert tutor.session.ply == ply
    assert report_html(tutor) == ""
    press(tutor, "goto", tutor.session.line.plies)
    assert "tutor-studied" in report_html(tutor)


def test_it_is_offered_after_a_played_game():
    """The look back is offered only after the last decision of a game, also of a game against others."""
    tutor = app("?game=incan_gold&view=play")
    assert 'data-do="forecast"' not in tutor.windows.tabs.widget.value
    while tutor.session.state.due is not None:
        assert tutor.session.play(tutor.session.state.legal()[-1])
    assert 'data-do="forecast"' in tutor.windows.tabs.widget.value
    looked_back(tutor, ticks=5)
    assert "tutor-studied" in report_html(tutor)


def judge(work, seat, *, is_better):
    """Let made-up games judge a decision of a seat, and return its ply.

    With `is_better` another decision is surely better; otherwise the one that was made is the best.
    """
    line, costly = work.line, work._search(seat)
    ply, judged = next(iter(costly.judged.items()))
    made = line.record.decisions[ply]
    count_games(judged, 90, Random(4), lambda each: 0.5 - 0.4 * ((each == made) == is_better))
    return ply


def count_games(judged, games, chance, share):
    """Count made-up games of a decision, of which the share `share` of each alternative is won."""
    own, seats = judged.state.players.index(judged.player), len(judged.state.players)
    for _ in range(games):
        rounds = judged.rounds
        (number, deal), *_ = rounds.jobs()
        luck, reached = chance.random(), {}
        for index, each in deal.decisions:
            winner = own if luck < share(each) else (own + 1) % seats
            wins = tuple(float(seat == winner) for seat in range(seats))
            reached[index] = Reached(Outcome(wins, (30.0, 7.0, 5.0), wins, ""), {"corn": index})
        rounds.count(number, reached)


@pytest.mark.endurance
def test_the_costliest_decisions_are_found_during_a_look_back():
    """The search judges first the decisions of the reader or of a losing player, and then those of the chosen player."""
    tutor = looked_back(over("princes", parts=1), 1_000)
    work = tutor.forecast.thinking
    result = work.study.estimates[-1].result
    assert result.wins[work.seat] == 0
    assert work.is_judged
    assert asked_about(work.study, {"Beto"}) == 1
    for found in work.mistakes(work.seat):
        assert work.line.record.decisions[found.ply].player == work.study.players[work.seat]
        assert found.mistake.cost.mean > 0
    other = next(seat for seat in range(3) if seat != work.seat)

    async def ask_again():
        press(tutor, "study-whose", other)
        assert work.is_running
        press(tutor, "forecast-stop")

    asyncio.run(ask_again())
    assert work.seat == other
    pressed = f'data-do="study-whose" data-value="{other}"'
    shown = report_html(tutor)
    assert re.search(
        rf'<button[^>]*{pressed}[^>]*aria-pressed="true"|aria-pressed="true"[^>]*{pressed}', shown
    )
    for nonsense in ("9", "x", "-1"):
        press(tutor, "study-whose", nonsense)
    assert work.seat == other


@pytest.mark.parametrize("command", first_of(["study-play", "study-beside"], 1))
def test_an_alternative_can_be_played_on_as_a_line(command):
    """The turn of an alternative is played to its end on a new line, which can be compared and undone."""
    tutor = looked_back(over("princes"), ticks=3)
    session, work = tutor.session, tutor.forecast.thinking
    ply = judge(work, work.seat, is_better=True)
    tutor.show()
    assert f'data-do="{command}" data-value="{ply}"' in report_html(tutor)
    before, end = session.tree, session.place
    turn = next(each for each in turns(session.line) if each.first == ply)
    press(tutor, command, ply)
    assert tutor.view.tab == "lines"
    assert session.path[: ply + 1] == (0, *before.path(end))[: ply + 1]
    assert session.tree.nodes[: len(before.nodes)] == before.nodes
    assert session.line.decision(ply + 1) == work.alternative(ply).other.decision
    line = session.line
    (played,) = (each for each in turns(line) if each.first == ply)
    assert played.last == line.plies
    assert played.player == turn.player
    assert "turn" in finished_parts(line.states[-2], line.states[-1], line.events_at(line.plies))
    if command == "study-play":
        assert session.ply == ply + 1
        assert not tutor.compare.is_open
    else:
        assert session.ply == line.plies
        assert tutor.compare.comparison.other == end
    nodes = len(session.tree.nodes)
    session.show(end)
    press(tutor, command, ply)  # a second press leads to the same line
    assert len(session.tree.nodes) == nodes
    press(tutor, "undo")
    assert session.tree.nodes == before.nodes


@pytest.mark.parametrize("game", first_of(reversed(GAMES), 1))
def test_the_game_can_be_saved_as_a_page(game):
    """The game is saved as one page with the end, the curve and the tables, without links."""
    tutor = looked_back(over(game))
    press(tutor, "study-keep")
    file = tutor.page.file
    assert file["name"] == f"{game}-game.html"
    page = base64.b64decode(file["href"].partition(",")[2]).decode("utf-8")
    Wellformed(page)
    assert page.count("<svg") >= 2
    assert "tutor-study-accounts" in page
    assert "Chances to win over the game" in page
    assert "row by row" in page
    assert "data-do" not in page
    work = tutor.forecast.looked_back
    judge(work, work.seat, is_better=True)
    page = game_report(tutor.stage, work, tutor.forecast.ledger.view).content.decode("utf-8")
    Wellformed(page)
    assert "Better: " in page
    assert "row by row" not in page
    assert "data-do" not in page
    assert all(player in page for player in tutor.session.state.players)


def worked_out(tutor, seed):
    """Return a look back on made-up games, with judged decisions of two players, and its stored data."""
    forecast, chance = tutor.forecast, Random(seed)
    forecast.student = lambda line, changed: Studying(
        line, tutor.stage.loop, changed, Workers(Remembering)
    )
    work = forecast.student(tutor.session.line, lambda: None)
    deque(run(work._survey), 0)
    count_playouts(work.study, 70, chance)
    for seat in range(3):
        judge(work, seat, is_better=seat > 0)
    work.seat = 1
    forecast.kept.keep(work)
    forecast.kept.shelve(work)
    return work, tutor.kept.shelf.all(KIND)


@cache
def made_up_look_back():
    """Return a look back on made-up games, and the data that a browser stores of it."""
    tutor = over("incan_gold")
    _, shelved = worked_out(tutor, 5)
    return tutor.forecast.student, shelved


def count_playouts(study, games, chance):
    """Let a study count `games` made-up games at every place of its ledger."""
    for _ in range(games):
        for place, home in enumerate(study.playouts._homes):
            if home.estimate.result is None:
                won = chance.randrange(3)
                wins = tuple(float(seat == won) for seat in range(3))
                points = (chance.randrange(90), place / 3, 7)
                study.count(place, Outcome(wins, points, wins, ""))
        study.note_pass()


def told_of(tutor):
    """Return all texts of the card of a look back."""
    card = tutor.forecast
    return card._progress.value, report_html(tutor), card.ledger._table.value, card.chances._board


@pytest.mark.parametrize("game", GAMES)
def test_a_look_back_is_there_again_after_a_reload(game):
    """After a reload the card has the same words, ledger and player, and the look back continues from its games."""
    tutor = over(game)
    before, shelved = worked_out(tutor, 5)
    assert len(shelved) == 1
    other = over(game)
    other.forecast.student = tutor.forecast.student
    found = loaded_anew(other, "", shelved)
    assert isinstance(found, Studying)
    for each in (tutor, other):
        each.forecast.is_open = True
        each.show()
    *said, curve = told_of(tutor)
    *again, curve_again = told_of(other)
    assert again == said
    assert "Better: " in again[1]
    assert "tutor-ledger" in again[2]
    assert (curve is None) == (curve_again is None)
    for seat in range(3):
        for work in (before, found):
            work.seat = seat
        told, told_before = (
            [moment(each.stage, work, one, 1, plain) for one in work.mistakes(seat)]
            for each, work in ((other, found), (tutor, before))
        )
        assert told == told_before
    for work in (before, found):
        count_playouts(work.study, 9, Random(6))
    assert figures(found.study.to_json())[0] == figures(before.study.to_json())[0]
    numbers = [figures(work.study.to_json())[1].expected for work in (before, found)]
    assert numbers[0] == pytest.approx(numbers[1], abs=1e-7)


def test_a_stored_look_back_surveys_no_game_again():
    """After a reload a stored look back surveys no moment again, so the next playouts start at once."""
    tutor = over("incan_gold")
    _, shelved = worked_out(tutor, 5)
    other = over("incan_gold")
    other.forecast.student = tutor.forecast.student
    found = loaded_anew(other, "", shelved)
    assert found._survey.jobs() == []
    played_before = all_played(found)
    found.seconds, found._begun = 1_000, found._clock()
    asyncio.run(found._round(Remembering()))
    assert all_played(found) > played_before


@settings(max_examples=4, deadline=None, derandomize=True)
@given(st.one_of(st.none(), st.randoms(use_true_random=True)))
@example(None)
def test_changed_data_of_a_look_back_do_no_harm(chance):
    """When stored data of a look back were changed, the page ignores or shows them, and never fails."""
    student, shelved = made_up_look_back()
    (name, text), *_ = shelved.items()
    changed = "nonsense" if chance is None else pack(spoilt(unpack(text), chance))
    chance = chance or Random(0)
    other = over("incan_gold")
    other.forecast.student = student
    found = loaded_anew(other, "", {name: changed})
    if found.has_found:
        count_playouts(found.study, 3, chance)
        other.show()
        assert "tutor-studied" in report_html(other)
    assert "unexpected" not in other.notices.widget.value


@pytest.mark.parametrize("game", first_of(GAMES, 1))
def test_a_look_back_needs_no_more_room_the_longer_it_lasts(game):
    """The stored data of a look back grow only with the moments of the game, and always fit into the browser."""
    tutor = over(game)
    work, shelved = worked_out(tutor, 5)
    few = len(*shelved.values())
    count_playouts(work.study, 700, Random(9))
    tutor.forecast.kept.shelve(work)
    many = len(*tutor.kept.shelf.all(KIND).values())
    assert few < many < 2 * few
    assert many < LONGEST


def test_a_tap_on_the_curve_goes_to_the_moment():
    """A tap on the curve leads to the beginning of the nearest day."""
    tutor = looked_back(over("princes", parts=3), ticks=2)
    plies = [each.ply for each in tutor.session.line.chapters if each.kind == "day"]
    press(tutor, "goto", 1)
    tutor.forecast.chances._go_to_tap("ply-2")
    assert tutor.session.ply == plies[2]
    tutor.forecast.chances._go_to_tap("curve-0")
    assert tutor.session.ply == plies[2]


def all_played(work):
    """Return the number of games and deals that a look back has played so far."""
    judged = [each for costly in work._costly.values() for each in costly.judged.values()]
    return work.study.playouts.games_played + sum(each.deals for each in judged)


def test_a_look_back_goes_on_while_the_reader_walks_along_the_game():
    """A look back goes on while the reader walks along the game, and the curve marks the reader's place.

    When a forecast begins, it takes over all playouts.
    """
    tutor = looked_back(over("princes", parts=1), 100)
    forecast, plies = tutor.forecast, tutor.session.line.plies

    async def drive():
        forecast.think(10)
        work = forecast.thinking
        press(tutor, "goto", 1)
        assert forecast.thinking is None
        assert work.is_running
        assert forecast.chances.widget.children
        made = all_played(work)
        while all_played(work) == made:
            await asyncio.sleep(0)
        press(tutor, "goto", plies)
        assert forecast.thinking is work
        press(tutor, "goto", 1)
        session = tutor.session
        left = session.line.decision(2)
        session.play(next(each for each in session.state.legal() if each != left))
        assert work.is_running
        assert not forecast.chances.widget.children  # another line, which has no results
        press(tutor, "forecast-for", 10)
        assert not work.is_running
        assert forecast.thinking.is_running
        forecast.stop()
        await asyncio.sleep(0)

    asyncio.run(drive())


def test_rounding_adds_to_the_least_certain_row():
    """Rounded rows still add up to the rounded sum, because the least certain row takes the difference."""
    tutor = over("incan_gold")
    study = Studying(tutor.session.line, tutor.stage.loop, lambda: None, Workers(Remembering)).study
    for place, _ in enumerate(study.estimates[:-1]):
        for points in (1.0, 1.0, 2.0 + place / 7):
            study.count(place, Outcome((1.0, 0.0, 0.0), (points, 0.0, 0.0), (1.0, 0.0, 0.0), ""))
    places = list(range(len(study.moments)))
    tenths = [each for each, _ in _column(study, 0, places)]
    assert sum(tenths[:-1]) == tenths[-1]


def ledger_cells(tutor):
    """Return the figures of the ledger that add up: the start, the turns, the rest, and the result."""
    html = tutor.forecast.ledger._table.value
    rows = re.findall(r'<tr class="tutor-ledger-(?:turn|sum)">(.*?)</tr>', html, re.DOTALL)
    found = [unescape(re.search(r"<td>([^<]*)</td>", row)[1]) for row in rows]
    return [number(each.removesuffix(" %")) for each in found]


@pytest.mark.parametrize("game", first_of(reversed(GAMES), 1))
def test_the_ledger_adds_up_for_every_choice(game):
    """The ledger adds up for each seat, in points and in chances, with all rows or one player's, and in any order."""
    tutor = looked_back(over(game))
    panel = tutor.forecast.ledger
    scores = tutor.session.state.position()["result"].get("scores", ())
    for name, field in panel._fields.items():
        for _, value in field.options:
            field.value = value
            *parts, result = ledger_cells(tutor)
            assert sum(parts) == pytest.approx(result), name
            if panel.view.measure == "points":
                assert result == scores[panel.view.seat]["total"]
    Wellformed(f"<div>{panel._table.value}</div>")


def test_the_choices_of_the_ledger_have_names():
    """The choices of the ledger have names, and disappear with the look back."""
    tutor = looked_back(over("incan_gold"))
    assert all(each["aria-label"] for each in tutor.forecast.ledger.names().values())
    assert "tutor-gone" not in tutor.forecast.ledger.widget.classes
    press(tutor, "goto", 1)
    assert "tutor-gone" in tutor.forecast.ledger.widget.classes
