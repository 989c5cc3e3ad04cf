"""The frame of the page: the navigation, the switch of games, the rules and the front door."""

import json
import re
from html import escape, unescape

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, press, show
from tutor.core.base.kit import games
from tutor.core.lessons.files import door_lessons, open_course, opening, opening_lesson
from tutor.core.lessons.runner import Reached
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES
from widgets.front_door import WAYS

OPENING, OTHER = "princes", "incan_gold"
CONTROL = re.compile(r'data-do="([^"]*)" data-value="([^"]*)"')


def controls(window):
    """Return the controls of a window: names and values."""
    return CONTROL.findall(window.widget.value)


def stored_visit(query, *presses):
    """Return the data of a visit that the browser stores for the next one."""
    tutor = app(query)
    for each in presses:
        press(tutor, *each)
    return json.dumps({"work": tutor.page.work, "spot": tutor.page.spot})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_has_the_four_ways_and_the_other_games(language):
    """The bar has learn, explore, play and teach, and the other games.

    The rules are not a view of their own in the bar.
    """
    bar = app(f"?lesson=quick_start&lang={language}").bar
    assert [value for name, value in controls(bar) if name == "view"] == [
        "lesson",
        "explore",
        "play",
        "presenter",
    ]
    assert [value for name, value in controls(bar) if name == "game"] == [OTHER]


@pytest.mark.parametrize("view", ["explore", "play", "presenter"])
def test_another_game_is_opened_in_the_same_view(view):
    """Another game opens in the same view, and the game before continues where its reader left it."""
    tutor = app(f"?game={OPENING}&view={view}")
    if view != "presenter":
        tutor.session.play(tutor.session.state.legal()[0])
    before = tutor.session.tree
    press(tutor, "game", OTHER)
    assert (tutor.session.tree.game.name, tutor.view.name) == (OTHER, view)
    press(tutor, "game", OPENING)
    assert (tutor.session.tree.game.name, tutor.view.name) == (OPENING, view)
    if view != "presenter":
        assert tutor.session.tree.nodes[: len(before.nodes)] == before.nodes


def test_learning_another_game_opens_its_lesson():
    """From a lesson and from the front door, another game opens in that game's own lesson.

    The lesson of the game before stays as it was.
    """
    for query in ("?lesson=quick_start&ply=9", ""):
        tutor = app(query)
        press(tutor, "game", OTHER)
        assert (tutor.session.tree.game.name, tutor.view.name) == (OTHER, "lesson")
    tutor = app("?lesson=quick_start&ply=9")
    press(tutor, "game", OTHER)
    press(tutor, "game", OPENING)
    press(tutor, "view", "lesson")
    assert (tutor.session.tree.game.name, tutor.session.ply) == (OPENING, 9)


def test_an_unknown_game_changes_nothing():
    """The name of a game that does not exist changes nothing."""
    tutor = app("?lesson=quick_start&ply=9")
    before = tutor.here.address()
    press(tutor, "game", "chess")
    assert tutor.here.address() == before


@pytest.mark.parametrize("query", ["?lesson=quick_start", "?view=play", "?view=explore"])
def test_rules_can_be_asked_for_everywhere(query):
    """From every view the tab of the rules answers a question, and a press leads back to the view."""
    tutor = app(query)
    press(tutor, "ask", "\nmay I pay a llama next door")
    assert tutor.tab == "rules"
    back, *_, book = tutor.lookups.widget.children
    assert 'data-rule="move.llama"' in book.children[3].value
    assert 'data-do="rule-back"' in back.value
    press(tutor, "rule-back")
    assert tutor.tab == "now"


def test_an_empty_question_opens_the_rules_alone():
    """On a narrow page the button of the rules leads to the field for a question."""
    tutor = app("?lesson=quick_start")
    press(tutor, "ask", "\n")
    assert tutor.tab == "rules"
    assert tutor.lookups.widget.children[-1].children[3].value == ""


def test_the_front_door_offers_every_way_and_game():
    """The front door offers the lessons first, then games without a lesson, then the other ways."""
    tutor = app("")
    found, lessons = controls(tutor.door), door_lessons()
    other = [] if any(key.game == OTHER for key in lessons) else [("game", OTHER)]
    assert found == [
        *(("enter", str(key)) for key in lessons),
        *other,
        *(("enter", way) for way in WAYS),
    ]
    assert not controls(tutor.bar)
    press(tutor, "enter", "explore")
    assert controls(tutor.door) == []
    assert tutor.view.name == "explore"


def test_the_door_says_where_the_reader_stopped():
    """The front door names day and round of a game, and a press leads there."""
    tutor = app("", last=stored_visit("?lesson=quick_start&ply=20&view=explore"))
    assert ("resume", "") in controls(tutor.door)
    place = "Explore, Day 2 · Round 4"
    assert f"Carry on where you left off: {place}" in tutor.door.widget.value
    press(tutor, "resume")
    assert tutor.view.name == "explore"


def test_every_lesson_named_for_the_front_door_exists():
    """Every lesson in the list for the front door exists; the door would silently leave out a wrong name."""
    named = opening()
    assert [key.lesson for key in door_lessons() if key.game == named.game] == [*named.door]


def test_a_lesson_that_is_begun_says_how_far_the_learner_is():
    """The card of a lesson that is begun counts the lesson's steps, and offers to carry on and to begin again."""
    key = opening_lesson()
    course = open_course(key.lesson, key.game)
    first, second = course.steps[:2]
    tutor = app("", last=stored_visit("?lesson=quick_start", ("lesson-next", first.id)))
    found = controls(tutor.door)
    assert {("resume", str(key)), ("enter", str(key))} < {*found}
    assert ("resume", "") not in found
    card = tutor.door.widget.value
    assert f"1 of {len(course.steps)} steps done" in card
    assert ">Carry on<" in card
    press(tutor, "resume", str(key))
    assert tutor.course.runner.progress.at == second.id


def test_the_first_lesson_that_is_not_over_stands_out():
    """At the front door the first lesson that the learner has not finished is the filled card."""
    keys = door_lessons()
    tutor = app("")
    assert _filled_card(tutor) == str(keys[0])
    over = {key: Reached(1, 1, 1, True) for key in keys}
    for number in range(len(keys)):
        shown = {key: over[key] for key in keys[:number]}
        show(tutor, "door", view="door", reached=shown)
        assert _filled_card(tutor) == str(keys[number])
    show(tutor, "door", view="door", reached=over)
    assert "tutor-door-lesson" not in tutor.door.widget.value


def _filled_card(tutor):
    """Return the value of the only filled card at the front door."""
    (found,) = re.findall(
        r'<button class="[^"]*tutor-door-lesson"[^>]*data-value="([^"]*)"', tutor.door.widget.value
    )
    return found


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
@pytest.mark.parametrize("slides", first_of([9, 1, 60], 1))
def test_the_door_says_at_which_slide_a_presentation_stopped(language, slides):
    """The front door names act and step of the slide, and a press leads to that slide."""
    query = "?lesson=quick_start&view=teach"
    tutor = app(f"?lang={language}", last=stored_visit(query, *[("present-next", "")] * slides))
    shown = app(query).presenting.lesson
    shown.go(slides)
    title = lesson_text(shown.lesson, language).step(shown.step).title
    act = shown.lesson.place(shown.step).act
    said = tutor.stage.say("door-resume-step", act=act, title=title)
    view = tutor.stage.say("view-presenter")
    assert escape(f"{view}, {said}") in tutor.door.widget.value
    press(tutor, "resume")
    assert tutor.presenting.lesson.at == slides


@pytest.mark.parametrize("last", ["", "{}", '{"spot": "{}", "work": "[]"}', "no"])
def test_without_useful_work_the_door_offers_none(last):
    """The front door offers no button for stored data in which the reader has done no work."""
    assert ("resume", "") not in controls(app("", last=last).door)


@pytest.mark.parametrize(
    ("query", "has_timeline"),
    [
        ("", False),
        ("?lesson=quick_start", True),
        ("?lesson=quick_start&ply=20", True),
        ("?view=rules", False),
        (f"?game={OTHER}&view=explore", False),
        ("?game=princes&view=play", False),
        ("?lesson=quick_start&step=a-visit-to-the-market", False),
    ],
)
def test_a_line_has_a_timeline(query, has_timeline):
    """A line has a timeline; the front door, the rules, an exhibit, and a place before the first decision have no timeline."""
    tutor = app(query)
    assert (not {"tutor-is-timeless", "tutor-is-unbegun"} & tutor.modes()) == has_timeline
    assert ("#tutor-timeline" in tutor.skips.widget.value) == has_timeline


def test_the_timeline_of_the_first_decision_moves_nothing():
    """The page keeps room for the timeline before the first decision.

    After undo, *next* shows the decision again.
    """
    tutor = app("?game=princes&view=play")
    assert "tutor-is-unbegun" in tutor.modes()
    assert "tutor-is-timeless" not in tutor.modes()
    tutor.session.play(tutor.session.state.legal()[0])
    assert "tutor-is-unbegun" not in tutor.modes()
    tutor.session.go(0)
    assert "tutor-is-unbegun" not in tutor.modes()


@pytest.mark.parametrize(
    ("view", "name"), [("lesson", "learn"), ("presenter", "teach"), ("play", "play")]
)
def test_the_address_has_the_names_of_the_views(view, name):
    """The address has the same view names as the page, since teachers read addresses."""
    tutor = app("?game=princes&view=explore")
    press(tutor, "view", view)
    address = tutor.here.address()
    assert f"view={name}" in address or (view == "lesson" and "view" not in address)
    assert app(f"?view={name}").view.name == app(f"?view={view}").view.name == view


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
@pytest.mark.parametrize("tab", first_of(["games", "now", "lines"], 1))
@pytest.mark.parametrize("view", first_of(["play", "explore", "teach"], 1))
@pytest.mark.parametrize("game", games())
def test_learn_stays_in_the_game(game, view, tab, language):
    """*Learn* opens the lesson of the game, with no list below its tab, or says that the game has none."""
    tutor = app(f"?game={game}&view={view}&lang={language}")
    if view != "teach":
        press(tutor, "tab", tab)
    before = tutor.session.tree.start
    press(tutor, "view", "lesson")
    assert tutor.session.tree.game.name == game
    if opening_lesson(game).game == game:
        assert (tutor.view.name, tutor.tab) == ("lesson", "now")
    else:
        assert view == "teach" or tutor.session.tree.start == before
        assert (tutor.view.name, tutor.tab) == ("explore" if view == "explore" else "play", "rules")
        told = tutor.text.say("view-without-lesson", game=tutor.stage.game.say("game-name"))
        assert told in unescape(tutor.notices.widget.value)
        assert tutor.text.say("view-lesson.none") in unescape(tutor.bar.widget.value)


def test_a_fault_is_told_and_logged_and_the_page_goes_on(caplog):
    """The page reports a fault with the number under which the log has it, and the next press works."""
    tutor = app("?game=incan_gold&view=play")

    def fail():
        raise ValueError("broken")

    tutor.stage.loop.handler(fail)()
    (logged,) = caplog.records
    assert logged.exc_info[0] is ValueError
    number = re.search(r"\((\w+)\)", logged.getMessage())[1]
    said = tutor.stage.text.say("error-unexpected.log", id=number)
    assert said in unescape(tutor.notices.widget.value)
    press(tutor, "view", "explore")
    assert tutor.workspaces.view == "explore"
