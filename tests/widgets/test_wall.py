"""The wall (the screen of a live class) shows joining, a question that one clicker leads, and the moves of the class."""

import json
import re
from dataclasses import replace

import pytest

from notebooks.source.course import place_of
from tests.pages import first_of
from tests.widgets.apps import app, press
from tests.widgets.test_presenter import slide, words
from tutor.core.classroom.ballot import slide_at
from tutor.core.classroom.class_game import ClassGame
from tutor.core.classroom.room import SERVED
from tutor.core.lessons.files import door_lessons
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES
from widgets.decide.commands import tap
from widgets.presenter.wall import BASE

QUESTION = "?lesson=quick_start&step=bert-enters.2&view=presenter"
MOVE = "?lesson=quick_start&step=gina-begins&view=presenter"
JOIN = {"code": "KUMA", "address": "192.168.1.7:8866", "qr": "/c/kuma/qr.svg", "fresh": False}
COUNTED = re.compile(r'class="tutor-class-bar.*?<b>(\d+)</b>')


def tell(tutor, kind, **told):
    """Pass a message of the class's server to the page, as the browser does."""
    press(tutor, "class-heard", json.dumps({"t": kind, **told}))


def tell_tally(tutor, phase, *bars, answered=None, **told):
    """Pass the tally of the question in view to the page, with one list of bars for each vote."""
    count = sum(bars[-1]) if answered is None and bars else answered or 0
    given = {"topic": slide_at(tutor.page.address).topic, "phase": phase, "here": 24, "came": 24}
    tell(tutor, "tally", **given, answered=count, bars=bars or None, n=1, **told)


def wall(query=QUESTION, **told):
    """Return the wall, which is the screen of a live class, with a class connected."""
    tutor = app(query)
    tell(tutor, "join", **{**JOIN, **told})
    return tutor


def beat(tutor):
    """Return the kind of the slide in view."""
    return tutor.presenting.lesson.beat.kind


def test_a_question_goes_its_way_by_one_clicker():
    """By one clicker the teacher closes a question without bars, lets the class talk and vote again, and shows both bars."""
    tutor = wall()
    assert "0 of 0 have answered" in words(slide(tutor))
    tell_tally(tutor, "open", answered=19)
    assert "19 of 24 have answered" in words(slide(tutor))
    assert "KUMA · 19 of 24" in words(tutor.ways.widget.value)
    assert tutor.stage.say("class-close") in tutor.ways.widget.value
    press(tutor, "key", "PageDown")
    assert (tutor.presenting.wall.pressed, beat(tutor)) == ("1 close", "asked")
    tell_tally(tutor, "talk", answered=24)
    assert (beat(tutor), COUNTED.findall(slide(tutor))) == ("asked", [])
    assert tutor.stage.say("class-talk") in slide(tutor)
    press(tutor, "key", "v")
    assert tutor.presenting.wall.pressed == "2 again"
    tell_tally(tutor, "open again", answered=0)
    assert tutor.stage.say("class-again-open") in slide(tutor)
    press(tutor, "key", "PageDown")
    assert tutor.presenting.wall.pressed == "3 close"
    tell_tally(tutor, "closed", [3, 11, 7, 3], [1, 19, 3, 1])
    assert (tutor.presenting.wall.pressed, beat(tutor)) == ("4 show", "asked")
    tell_tally(tutor, "shown", [3, 11, 7, 3], [1, 19, 3, 1], right=[1])
    assert beat(tutor) == "revealed"
    shown = slide(tutor)
    assert COUNTED.findall(shown) == ["3", "1", "11", "19", "7", "3", "3", "1"]
    assert shown.count("tutor-slide-right") == 1
    reply = slide_at(QUESTION).ballot.key.reply("en")
    assert words(reply.right) in words(shown)
    assert words(reply.replies[2]) in words(shown)
    assert words(reply.replies[0]) not in words(shown)
    at = tutor.presenting.lesson.at
    reloaded = wall()
    tell_tally(reloaded, "shown", [3, 11, 7, 3], [1, 19, 3, 1], right=[1])
    assert beat(reloaded) == "asked", "a page that is loaded again stays at its slide"
    press(tutor, "key", "PageDown")
    assert tutor.presenting.lesson.at == at + 1
    press(tutor, "key", "PageUp")
    press(tutor, "key", "PageUp")
    tell_tally(tutor, "shown", [3, 11, 7, 3], [1, 19, 3, 1], right=[1])
    assert beat(tutor) == "asked", "the question that was shown stays in view when one goes back"


def test_a_wall_in_another_browser_goes_on_where_the_class_is():
    """A wall that opens in another browser shows the slide at which the class is, in the lesson of the class.

    An address that names a slide of its own stays there.
    """
    tutor = wall("?view=presenter", at="?lesson=first_day&step=a-point-of-your-own")
    assert tutor.presenting.lesson.step.id == "a-point-of-your-own"
    assert "lesson=first_day" in tutor.page.address
    chosen = wall("?lesson=first_day&ply=0&view=presenter", at=MOVE)
    assert chosen.presenting.lesson.lesson.key.lesson == "first_day"
    stays = wall(QUESTION, at=MOVE)
    assert stays.presenting.lesson.step.id == "bert-enters"


@pytest.mark.parametrize("second", [[0, 0, 0, 0], [0, 24, 0, 0]])
def test_a_second_vote_without_a_mistake_leaves_the_thought_of_the_first(second):
    """The slide with the answer has the bars of each vote that has answers, and the reply to the commonest mistake.

    If the second vote has no mistake, the mistake is that of the first vote.
    """
    tutor = wall()
    tell_tally(tutor, "open", answered=24)
    tell_tally(tutor, "shown", [3, 11, 7, 3], second, right=[1])
    assert len(COUNTED.findall(slide(tutor))) == (8 if any(second) else 4)
    reply = slide_at(QUESTION).ballot.key.reply("en").replies[2]
    assert words(reply) in words(slide(tutor))


def test_who_talks_may_see_the_answer_without_a_second_vote():
    """If the class talks after the first vote, the next press shows the answer with the bars of that vote.

    The answer never appears without the bars.
    """
    tutor = wall()
    tell_tally(tutor, "open", answered=24)
    tell_tally(tutor, "talk", answered=24)
    press(tutor, "key", "PageDown")
    assert (tutor.presenting.wall.pressed, beat(tutor)) == ("1 show", "asked")
    tell_tally(tutor, "shown", [3, 11, 7, 3], right=[1])
    assert COUNTED.findall(slide(tutor)) == ["3", "11", "7", "3"]


def test_a_class_that_is_gone_leaves_the_presses_as_they_were():
    """Without a connection to the class the next press shows the answer, and the wall shows no count of answers."""
    tutor = wall()
    tell_tally(tutor, "open", answered=19)
    tell(tutor, "away")
    assert "tutor-class" not in slide(tutor) + tutor.ways.widget.value
    press(tutor, "key", "PageDown")
    assert (tutor.presenting.wall.pressed, beat(tutor)) == ("0", "revealed")
    assert "tutor-slide-revealed" in slide(tutor)


@pytest.mark.parametrize(("served", "then"), [("offered", "open"), ("1", "start")])
def test_the_wall_says_that_the_class_is_over(monkeypatch, served, then):
    """When the class is over, the wall says so and says what comes next; the next press leads back to the slide."""
    monkeypatch.setenv(SERVED, served)
    tutor = wall()
    tell(tutor, "over")
    for message in ("class-over", "class-over-next", f"class-over-{then}"):
        assert words(tutor.stage.say(message)) in words(slide(tutor))
    assert tutor.stage.say("class-on") in tutor.ways.widget.value
    press(tutor, "key", "PageDown")
    assert "tutor-slide-over" not in slide(tutor)
    assert beat(tutor) == "asked"


@pytest.mark.parametrize("language", LANGUAGES)
def test_phones_join_by_the_code_on_a_slide(language):
    """A slide for joining has the QR code, the address, the code and the number of phones; a press closes the slide."""
    tutor = wall(f"{QUESTION}&lang={language}", fresh=True)
    told = words(slide(tutor))
    assert lesson_text(tutor.presenting.lesson.lesson, language).title in told
    assert "192.168.1.7:8866" in told
    assert 'src="/c/kuma/qr.svg"' in slide(tutor)
    assert tutor.stage.say("class-empty") in told
    tell(tutor, "tally", topic="", phase=None, here=7, came=7, answered=0, bars=None)
    assert tutor.stage.say("class-here", count=7) in words(slide(tutor))
    assert tutor.stage.say("class-empty") not in words(slide(tutor))
    press(tutor, "key", "PageDown")
    assert beat(tutor) == "asked"
    assert "tutor-slide-join" not in slide(tutor)


def test_the_lesson_is_chosen_on_the_slide_by_which_phones_join():
    """On the slide for joining a button changes the lesson of the class; a lesson that has begun has no such button."""
    tutor = wall("?view=presenter", fresh=True)
    keys = re.findall(r'data-do="class-lesson" data-value="([^"]+)"', slide(tutor))
    assert keys == [str(each) for each in door_lessons()]
    for key in door_lessons():
        press(tutor, "class-lesson", str(key))
        assert tutor.presenting.lesson.lesson.key == key
        [pressed] = re.findall(
            r'<button[^>]*data-do="class-lesson"[^>]*aria-pressed="true"[^>]*>', slide(tutor)
        )
        assert f'data-value="{key}"' in pressed
        assert slide_at(tutor.page.address).shown.at == 0
    press(tutor, "key", "PageDown")
    press(tutor, "key", "PageDown")
    press(tutor, "class-join")
    assert "tutor-slide-join" in slide(tutor)
    assert "class-lesson" not in slide(tutor)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_is_one_press_away_on_our_own_server(monkeypatch, language):
    """On the tutor's own server the slide for joining and the menu link to the guide for teachers in the page's language.

    On another server they have no such link.
    """
    query = f"?view=presenter&lang={language}"
    assert "teacher_guide" not in slide(wall(query, fresh=True))
    monkeypatch.setenv(SERVED, "1")
    monkeypatch.setenv(BASE, "/club/")
    tutor = wall(query, fresh=True)
    address = f'href="/club/voila/render/{place_of("teacher_guide", language)}"'
    assert address in slide(tutor)
    assert address in tutor.ways.widget.value


@pytest.mark.parametrize(("served", "can_open"), [("offered", True), ("1", False), ("", False)])
def test_a_class_is_opened_from_the_page(monkeypatch, served, can_open):
    """If the server offers a class, the menu can open one; the open class begins with the slide for joining."""
    monkeypatch.setenv(SERVED, served)
    tutor = app(QUESTION)
    assert ('data-do="class-open"' in tutor.ways.widget.value) == can_open
    press(tutor, "class-open")
    assert tutor.page.wall == ("1 open" if can_open else served and "0")
    tell(tutor, "join", **{**JOIN, "fresh": True})
    assert "tutor-slide-join" in slide(tutor)
    assert 'data-do="class-open"' not in tutor.ways.widget.value


def test_a_move_of_the_class_is_played_as_an_aside():
    """After a vote on a move, counts stand on the board; a press on a move or a district plays it as an aside.

    Page Up goes back to the position before the aside.
    """
    tutor = wall(MOVE)
    ballot, place, state = tutor.presenting.ballot, tutor.session.place, tutor.session.state
    counts = [0] * ballot.count
    taps = tutor.stage.taps_in(ballot.slide.state)
    thing, decision = next((each, made) for each, made in taps.items() if made in ballot.decisions)
    option = ballot.decisions.index(decision)
    counts[option], counts[(option + 1) % len(counts)] = 6, 2
    tell_tally(tutor, "open", answered=8)
    assert tutor.stage.counts == {}
    tell_tally(tutor, "closed", counts)
    assert beat(tutor) == "told"
    assert tutor.stage.counts[thing] == 6
    assert tutor.stage.scene().find(f"count-{thing}").label == "6"
    assert "<b>6</b>" in slide(tutor)
    address = tutor.page.address
    for try_out in (
        lambda: press(tutor, "class-aside", option),
        lambda: tutor.loop.handler(tap)(tutor.context, thing),
    ):
        try_out()
        assert tutor.session.line.decision(tutor.session.ply) == decision
        assert tutor.page.address == address
        assert tutor.stage.counts[thing] == 6
        assert tutor.stage.points == (), "the next player's legal moves are not marked"
        said = tutor.stage.say("class-aside", move=ballot.question("en").options[option])
        assert words(said) in words(slide(tutor))
        press(tutor, "key", "PageUp")
        assert (tutor.session.place, tutor.session.state) == (place, state)
    press(tutor, "class-aside", counts.index(0))
    assert tutor.session.place == place, "a move without an answer is not played"
    press(tutor, "class-aside", option)
    press(tutor, "key", "PageDown")
    tell_tally(tutor, "shown", counts)
    assert beat(tutor) == "decided"
    assert f"<li>{ballot.question('en').options[option]}: 6</li>" in slide(tutor)
    assert "Stones had gathered here" in slide(tutor), "the teacher's move has its reason"
    assert "tutor-is-long" not in tutor.slideshow.modes, "the board stays beside it"
    press(tutor, "key", "PageDown")
    assert "tutor-slide-answer" in slide(tutor), "the next decision of the step has its reason, too"
    assert "<li>" not in slide(tutor), "the class has not voted on it"


def test_a_class_decides_between_torch_and_camp():
    """In Incan Gold, too, all phones choose at once, and the counts appear before the answer."""
    tutor = wall("?game=incan_gold&lesson=first_quest&step=torch-or-camp&view=presenter")
    tell_tally(tutor, "open", answered=24)
    press(tutor, "key", "PageDown")
    assert tutor.presenting.wall.pressed == "1 close"
    tell_tally(tutor, "closed", [14, 10])
    assert re.findall(r"<b>(\d+)</b>", slide(tutor)) == ["14", "10"]
    press(tutor, "key", "PageDown")
    tell_tally(tutor, "shown", [14, 10])
    assert "at risk: 14" in words(slide(tutor))


def tell_game(tutor, phase, answered, **told):
    """Pass to the page the tally of a game's question, what the players do next, for five phones."""
    topic = tutor.presenting.ballot.slide.topic
    given = {"topic": topic, "phase": phase, "here": 5, "came": 5, "asked": 5, "bars": None}
    tell(tutor, "tally", **{**given, "answered": answered, "n": 1, **told})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_class_plays_a_game_by_phones(language):
    """In a game of a class all phones are asked, the wall shows only how many have chosen, and a press makes all moves."""
    tutor = wall(f"?game=incan_gold&view=presenter&lang={language}")
    tell(tutor, "tally", topic="", phase=None, here=5, came=5, answered=0, bars=None)
    press(tutor, "present-class")
    game = tutor.presenting.class_game
    assert (game.count, game.moves, tutor.session.ply) == (5, "", 0)
    assert tutor.stage.say("present-ask") in tutor.ways.widget.value
    press(tutor, "key", "PageDown")
    assert tutor.presenting.class_address.endswith(".ask")
    tell_game(tutor, "open", 3)
    asked, say = slide(tutor), tutor.stage.say
    assert say("class-answered", count=3, of=5) in words(asked)
    assert "<input" not in asked
    assert say("class-close") in tutor.ways.widget.value
    tell_game(tutor, "open", 5)
    assert say("present-show") in tutor.ways.widget.value, "all have chosen: one press shows it"
    press(tutor, "key", "PageDown")
    assert (tutor.presenting.wall.pressed, tutor.session.ply) == ("1 show", 0)
    chosen = [[0, 0], [1, 1], [2, 0], [3, 0], [4, 1]]
    tell_game(tutor, "shown", 5, bars=[[3, 2]], chosen=chosen)
    assert tutor.presenting.class_game.moves == "01001"
    assert tutor.session.ply == 5
    assert say("present-chosen") in slide(tutor)
    counts = [
        tutor.stage.showing().page.say(f"gold-hands-{c}.count", count=n)
        for c, n in (("torch", 3), ("camp", 2))
    ]
    assert all(each in words(slide(tutor)) for each in counts)
    press(tutor, "key", "PageUp")
    assert tutor.presenting.class_game.moves == "", "the board shows what was before"
    assert not tutor.presenting.is_asking_class
    press(tutor, "key", "PageDown")
    assert not tutor.presenting.is_asking_class, "what is decided is not asked again"
    press(tutor, "key", "PageDown")
    assert len(tutor.presenting.ballot.slide.deciding) == 3


def test_some_phones_are_silent():
    """If some phones do not answer, a press closes the question, and the next press shows the choices.

    The program decides for the silent players.
    """
    tutor = wall("?game=incan_gold&view=presenter")
    press(tutor, "present-class")
    press(tutor, "key", "PageDown")
    tell_game(tutor, "open", 3)
    press(tutor, "key", "PageDown")
    assert tutor.presenting.wall.pressed == "1 close"
    tell_game(tutor, "closed", 3)
    assert tutor.stage.say("class-closed") in slide(tutor)
    press(tutor, "key", "PageDown")
    assert tutor.presenting.wall.pressed == "2 show"
    tell_game(tutor, "shown", 3, bars=[[2, 1]], chosen=[[0, 1]])
    assert tutor.presenting.class_game.moves[0] == "1"
    assert len(tutor.presenting.class_game.moves) == 3


@pytest.mark.parametrize("is_asking", [False, True])
def test_a_wall_that_is_loaded_again_goes_on_with_the_game(is_asking):
    """The server names the last address of the class, so a wall that is loaded again shows the same slide of the game."""
    game = replace(ClassGame("incan_gold", 26, 5).play({1: 1, 4: 1}), is_asking=is_asking)
    reloaded = wall("?view=presenter", at=game.address)
    assert reloaded.presenting.class_address == game.address
    if is_asking:
        tell_game(reloaded, "shown", 3, bars=[[3, 0]], chosen=[[0, 0], [2, 0], [3, 0]])
        assert reloaded.presenting.class_game.moves == f"{game.moves}000"


@pytest.mark.parametrize(
    "message", first_of(["", "[]", "{", '{"t":"tally"}', '{"t":"join","code":7}', "x" * 9_000], 2)
)
def test_a_message_that_no_server_sends_changes_nothing(message):
    """A message in a form that no server sends changes nothing on the wall, since a browser may send anything."""
    tutor = wall()
    tell_tally(tutor, "open", answered=19)
    before = tutor.presenting.wall.tally, tutor.presenting.wall.joining
    press(tutor, "class-heard", message)
    assert (tutor.presenting.wall.tally, tutor.presenting.wall.joining) == before


def test_only_a_path_of_the_class_is_a_picture():
    """The wall shows a QR code only from an address of the class itself."""
    tutor = wall(qr="https://elsewhere.example/c/kuma/qr.svg")
    assert tutor.presenting.wall.joining.qr == ""


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_hands_without_phones_unfold_a_thought(language):
    """Without phones a letter key marks the option that the class chose; the answer then unfolds the reply to it."""
    tutor = app(f"{QUESTION}&lang={language}")
    mark = tutor.stage.say("present-by-hands")
    for key in "abcde":
        press(tutor, "key", key)
        chosen = tutor.presenting.chosen_by_hands
        assert chosen == (3 if key == "e" else "abcde".index(key)), "four options have no fifth"
        assert slide(tutor).count(mark) == 1
    press(tutor, "key", "d")
    assert (tutor.presenting.chosen_by_hands, mark in slide(tutor)) == (None, False)
    press(tutor, "key", "c")
    press(tutor, "key", "PageDown")
    reply = slide_at(QUESTION).ballot.key.reply(language).replies[2]
    assert re.search(rf"<details[^>]* open.*?{re.escape(words(reply)[:20])}", slide(tutor))
