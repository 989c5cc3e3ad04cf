"""The track of the timeline shows days, rounds and turns, and names the lines that fork from the current line."""

import json
import re
from html import escape
from itertools import pairwise
from pathlib import Path

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, show
from tutor.core.base.game import find_game
from tutor.core.drawing.lettering import width
from tutor.core.records.files import read_record, write_link, write_tree
from tutor.core.records.lines import Chapter, beginnings, line_end, line_name, side_lines
from tutor.core.records.record import random_record
from tutor.core.records.tree import Tree
from widgets.lines.track import APART, HANDLE, MOST_FORKS, ROOM, Scale, _round, track

LONG = Path("tests/fixtures/games/deck_5_first_game.json")
FORK = re.compile(r'tutor-fork-name"[^>]*>([^<]*)<')
PLACE = re.compile(r'tutor-fork[^>]*style="left:([\d.]+)%')
TURN = re.compile(r'data-do="goto" data-value="(\d+)"')
MARK = re.compile(r'class="tutor-tick[^>]*style="left:([\d.]+)%"[^>]*data-value="(\d+)"')
PART = re.compile(r'class="tutor-part [^>]*style="left:([\d.]+)%;width:([\d.]+)%')
BESIDE = re.compile(r'style="left:([\d.]+)%;width:([\d.]+)%;padding-(left|right):([\d.]+)%"')
NARROWEST_TRACK = 220
"""The width of the track in pixels, in a lesson in a window of 1024."""
CLOSER = 0.04 * 14
"""The pixels by which the letters of a number stand closer together."""
ROUND = {"en": "Round 2", "es": "Ronda 2", "it": "Giro 2"}

TEACHER = escape("The teacher's game")
"""The name of the example's line in a lesson, as markup."""


def forks(tutor):
    """Return the names on the track of the lines that fork from the current one."""
    return FORK.findall(track(tutor.stage))


@pytest.fixture
def tutor_with_fork():
    """Return a tutor with a named line of the reader and another line that forks from it."""
    tutor = app("?lesson=quick_start&ply=3")
    session = tutor.session
    another = next(each for each in session.state.legal() if each != session.tree.node(4).decision)
    session.play(another)
    session.name_line("Market first")
    one, two = session.state.legal()[:2]
    session.play(one)
    session.go(session.ply - 1)
    session.play(two)
    return tutor


def test_each_fork_has_its_own_name(tutor_with_fork):
    """Each line on the track has a name of its own; only one is the teacher's game, even if two lines of the reader fork."""
    assert forks(tutor_with_fork) == [TEACHER, "Market first"]


def name_in_lesson(name):
    """Return the name that a lesson gives to a line; a line with only a letter is called the learner's moves."""
    return ("Your moves" if len(name) == 1 else name) or TEACHER


def test_the_counter_names_its_line(tutor_with_fork):
    """The counter names the line that *next* follows, even on a step that several lines share."""
    session, status = tutor_with_fork.session, tutor_with_fork.status
    ends = [line_end(session.tree, place) for place in (0, *beginnings(session.tree))]
    named = set()
    for end in ends:
        session.show(end)
        for ply in range(session.line.plies, 0, -3):
            session.go(ply)
            shown = status.draw(tutor_with_fork.screen.model())
            name = line_name(session.tree, end)
            assert f"Step {ply} of {len(session.tree.path(end))}<" in shown
            assert ("tutor-status-line" in shown) == bool(name)
            assert not name or f">{name_in_lesson(name)}<" in shown
            assert f'data-line="{line_name(session.tree, session.place) or "main"}"' in shown
        named.add(name)
    assert len(named) == len(ends)


def test_the_track_and_the_outline_give_the_same_names(tutor_with_fork):
    """The track and the outline of lines give each line the same name, whatever the current line is."""
    session = tutor_with_fork.session
    for place in range(0, len(session.tree.nodes) + 1, 4):
        session.show(place)
        left = [found for _, found in side_lines(session.tree, session.path[1:])]
        names = {name_in_lesson(line_name(session.tree, found)) for found in left}
        assert {*forks(tutor_with_fork)} <= names
        assert len(forks(tutor_with_fork)) == len(names)


@pytest.mark.parametrize("language", ROUND)
def test_rounds_have_the_word_of_the_language(language):
    """The track calls a round by the same word as the texts of the language."""
    tutor = app(f"?lesson=quick_start&ply=12&lang={language}")
    assert f'title="{ROUND[language]}"' in track(tutor.stage)


@pytest.fixture(scope="module")
def long_tree():
    """Return a game of 300 steps with ten forks, nine of them within a few steps."""
    record = json.loads(LONG.read_text(encoding="utf-8"))["record"]
    tree = Tree.of_record(read_record(record))
    for ply in (20, *range(290, 299)):
        taken = tree.node(ply + 1).decision
        others = [each for each in tree.step(ply).state.legal() if each != taken]
        for other in others[:1]:
            tree = tree.add(ply, other)
    return tree


def on_track(tree, ply):
    """Return the track of a tree after `ply` decisions of its first line, and the tutor."""
    tutor = app(f"?r={write_link(write_tree(tree.at(ply)))}&view=explore")
    return track(tutor.stage), tutor


@pytest.mark.parametrize("number", [3, 11, 123])
def test_the_number_of_a_round_has_room_for_all_its_digits(number, tutor_with_fork):
    """The numbers of two rounds side by side have a space between them."""
    stage, first = tutor_with_fork.stage, Chapter(4, "turn", 1, "Bert")
    stage.layout = "medium"
    sign = _round(stage, Scale(20), number, first, is_now=False)
    taken = (sign.end - sign.begin) * NARROWEST_TRACK / 100
    letters = f"{number} "
    assert taken >= width(letters, "bold", 14) - CLOSER * len(letters)


def test_every_turn_of_a_long_line_is_on_the_track_of_its_moment(long_tree):
    """In a line of 300 steps the track marks the turns of the present day, and of no other day."""
    _, tutor = on_track(long_tree, 150)
    session = tutor.session
    turns = [each.ply for each in session.line.chapters if each.kind == "turn"]
    days = [each.ply for each in session.line.chapters if each.kind == "day"]
    for ply in range(0, 301, 43):
        session.go(ply)
        marks = [int(each) for each in TURN.findall(track(tutor.stage))]
        begun = max((each for each in turns if each <= ply), default=turns[0])
        day = max((each for each in days if each <= ply), default=days[0])
        assert begun in marks
        assert min(marks) >= day
        assert len(marks) <= 40


@pytest.mark.parametrize("layout", first_of(ROOM, 1))
def test_the_sign_of_a_turn_is_where_the_handle_would_be(long_tree, layout):
    """Each sign of a turn stands where the slider's handle is at that turn, and no two signs overlap."""
    _, tutor = on_track(long_tree, 150)
    tutor.stage.layout = layout
    for ply in range(0, 301, 60):
        tutor.session.go(ply)
        drawn = track(tutor.stage)
        marks = [(float(left), int(at)) for left, at in MARK.findall(drawn)]
        assert [left for left, _ in marks] == [round(at / 3, 2) for _, at in marks]
        lefts = [left for left, _ in marks]
        assert all(b - a > 100 / ROOM[layout] - 0.03 for a, b in pairwise(lefts))
        ends = [float(left) + float(width) for left, width in PART.findall(drawn)]
        assert ends[-1] == pytest.approx(100, abs=0.02)


@pytest.mark.parametrize("ply", [20, 32, 38])
def test_the_name_of_a_day_is_beside_the_handle(ply):
    """The name of a day stands on the side of the handle with more room, and does not cover the handle."""
    tutor = app(f"?lesson=quick_start&ply={ply}&view=explore")
    at, half = 2.0 * ply, HANDLE["wide"]
    for left, wide, side, room in BESIDE.findall(track(tutor.stage)):
        begin, end = float(left), float(left) + float(wide)
        free = (begin, end - float(room)) if side == "right" else (begin + float(room), end)
        assert free[1] <= at - half + 0.02 or free[0] >= at + half - 0.02
    assert BESIDE.search(track(tutor.stage))


def test_forks_within_a_few_steps_do_not_cover_each_other(long_tree):
    """If several forks lie within a few steps, only the nearest are drawn, each at a place of its own."""
    drawn, _ = on_track(long_tree, 295)
    places = [float(each) for each in PLACE.findall(drawn)]
    assert len(places) == MOST_FORKS
    assert places[0] >= 0
    assert places[-1] <= 100
    apart = min(second - first for first, second in pairwise(places))
    assert apart > APART["wide"] - 0.02


def test_the_bar_has_a_part_for_each_day_and_night(long_tree):
    """The bar has a part for each day and night in order, with a mark at the present part."""
    drawn, _ = on_track(long_tree, 190)
    parts = re.findall(r'class="tutor-part ([^"]*)"[^>]*title="([^"]*)"', drawn)
    days = [name for kinds, name in parts if "tutor-part-night" not in kinds]
    assert days == ["Day 5", "Day 6", "Day 7", "Day 8", "Day 9"]
    assert [name for kinds, name in parts if "tutor-now" in kinds] == ["Day 7"]


def test_an_own_line_leaves_the_rest_of_the_example_visible(tutor_with_fork):
    """On a line of the reader the track goes on to the end of the main line.

    Beyond the end of the reader's line the slider leads back to the main line.
    """
    session, timeline = tutor_with_fork.session, tutor_with_fork.timeline
    show(tutor_with_fork, "timeline")
    slider, end = timeline._slider, session.line.plies
    assert end < slider.max == len(session.tree.path(session.tree.protected))
    assert "tutor-part-beyond" in track(tutor_with_fork.stage)
    assert f">{TEACHER}</span>" in track(tutor_with_fork.stage)
    slider.value = end + 1
    assert (line_name(session.tree, session.place), session.ply) == ("", end + 1)
    assert "tutor-part-beyond" not in track(tutor_with_fork.stage)


def test_a_line_longer_than_the_example_is_the_whole_track(tutor_with_fork):
    """The track and the slider end with the reader's line if it is longer than the example."""
    session = tutor_with_fork.session
    session.show(session.tree.protected)
    while session.ply <= len(session.tree.path(session.tree.protected)):
        session.play(session.state.legal()[0])
    show(tutor_with_fork, "timeline")
    assert "tutor-part-beyond" not in track(tutor_with_fork.stage)
    assert tutor_with_fork.timeline._slider.max == session.line.plies


@pytest.mark.parametrize(("layout", "kinds"), [("wide", "tick"), ("medium", "round-name")])
def test_above_the_bar_are_all_turns_of_a_day_or_all_rounds(layout, kinds):
    """Above the bar a wide page shows all turns of the day and the present round.

    A narrower page shows all rounds and the present turn.
    """
    tutor = app("?lesson=quick_start&view=explore")
    tutor.stage.layout = layout
    other = "round-name" if kinds == "tick" else "tick"
    whole = {"tick": 17, "round-name": 6}[kinds]
    for ply in range(0, 30, 12):  # in the first day
        tutor.session.go(ply)
        drawn = track(tutor.stage)
        assert drawn.count(f'"tutor-{kinds}') in (whole - 1, whole)
        assert drawn.count(f'"tutor-{other}') == 1


def test_a_day_that_continues_on_the_main_line_is_named_once(tutor_with_fork):
    """When the reader's line interrupts a day of the main line, the day's name stands once, in the longer part."""
    drawn = track(tutor_with_fork.stage)
    parts = re.findall(r'class="tutor-part ([^"]*)"[^>]*>(.*?)</span></span>', drawn)
    named = re.findall(r'tutor-long">([^<]*)<', drawn)
    assert len(parts) == len(named) == len(set(named))
    assert len(PART.findall(drawn)) == len(named) + 1


def test_every_decision_has_a_notch_while_they_can_be_told_apart(long_tree):
    """Each decision has a notch on the bar, but a line of 300 steps has none."""
    assert "--step:2.0000%" in track(app("?lesson=quick_start&view=explore").stage)
    assert "tutor-notches" not in on_track(long_tree, 150)[0]


def test_incan_gold_marks_the_turned_cards():
    """In Incan Gold each turned card of the present round has a mark, and no turn of a player has one."""
    record = random_record(find_game("incan_gold"), 3, "standard", 1, 9)
    tutor = app(f"?r={write_link(record.to_json())}&ply=9")
    line, session = tutor.session.line, tutor.session
    session.go(8)
    begun = max(each.ply for each in line.chapters if each.kind == "round" and each.ply <= 8)
    types = {ply: {event.type for event in line.events_at(ply)} for ply in range(1, line.plies + 1)}
    cards = {"treasure_found", "artifact_found", "hazard_met", "hazard_struck"}
    turned = [ply for ply, kinds in types.items() if kinds & cards and begun <= ply < line.plies]
    marked = list(map(int, TURN.findall(track(tutor.stage))))
    assert [ply for ply in marked if ply < line.plies] == turned
