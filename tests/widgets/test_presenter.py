"""The presentation: its slides and keys, what a class may see, and what counts as covered."""

import base64
import json
import re
from html import unescape
from itertools import pairwise

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, press
from tests.widgets.test_rulebook import Wellformed
from tutor.core.base.events import CHOSEN, REVEALED, ROUND_ENDED, view_of
from tutor.core.base.game import ONLOOKER, find_game
from tutor.core.lessons.files import open_course
from tutor.core.lessons.presentation import beats
from tutor.core.records.files import write_link, write_tree
from tutor.core.records.record import random_record
from tutor.core.records.tree import Tree
from tutor.core.words.text import LANGUAGES

LESSON = open_course("quick_start")
BEATS = beats(LESSON)


def presenter(query="?view=presenter"):
    """Return a page for a class."""
    return app(query)


def at_kind(tutor, kind, after=0):
    """Go on to the first slide of a kind after the slide with the index `after`."""
    place = next(at for at, beat in enumerate(BEATS) if beat.kind == kind and at >= after)
    tutor.presenting.lesson.go(place)
    tutor.presenting.arrive()
    return place


def slide(tutor):
    """Return the markup of the slide, which must be well-formed."""
    markup = tutor.slideshow.widget.value
    Wellformed(markup)
    Wellformed(tutor.ways.widget.value)
    return markup


def words(markup):
    """Return the words of markup."""
    return re.sub(r"\s+", " ", unescape(re.sub("<[^>]+>", " ", markup)))


def go_on(tutor):
    """Go on to the next step of a line, also past a slide that first asks the class."""
    press(tutor, "key", "PageDown")
    if tutor.presenting.is_asking_class:
        press(tutor, "key", "PageDown")


def random_game_address(game, decisions):
    """Return the address of a random game for a class."""
    found = find_game(game)
    record = random_record(found, 3, found.variants[0], 3, decisions)
    return f"?r={write_link(record.to_json())}&view=presenter"


def test_a_question_comes_without_its_answer_until_the_next_press():
    """A question's slide first shows the options with letters.

    The next press shows the right option and the replies to the others.
    """
    tutor = presenter()
    at_kind(tutor, "asked")
    question = tutor.stage.game.question(LESSON.question(tutor.presenting.lesson.asking))
    asked = slide(tutor)
    assert [label for label, _ in question.options if label in asked] == [
        label for label, _ in question.options
    ]
    assert "tutor-slide-right" not in asked
    assert tutor.stage.say("present-reveal") in tutor.ways.widget.value
    press(tutor, "key", " ")
    told = words(slide(tutor))
    assert words(question.right) in told
    for said in question.answers.values():
        assert said in told
    assert slide(tutor).count("tutor-slide-right") == 1
    press(tutor, "key", "PageUp")
    assert slide(tutor) == asked


def test_keys_of_clickers_step_on_and_back():
    """The keys of a clicker step through the slides.

    Space, Page Down and the right arrow go on; Page Up and the left arrow go back.
    """
    tutor = presenter()
    for count, key in enumerate((" ", "PageDown", "ArrowRight"), start=1):
        press(tutor, "key", key)
        assert tutor.presenting.lesson.at == count
    for count, key in enumerate(("PageUp", "ArrowLeft"), start=1):
        press(tutor, "key", key)
        assert tutor.presenting.lesson.at == 3 - count
    press(tutor, "key", "Home")
    assert tutor.presenting.lesson.at == 0
    press(tutor, "key", "l")
    assert tutor.tab == "now"
    assert " " in tutor.page.shortcuts
    press(tutor, "view", "lesson")
    assert " " not in tutor.page.shortcuts


def test_a_clicker_changes_nothing_in_other_views():
    """In views other than the presentation, the keys of a clicker do nothing."""
    tutor = presenter("?lesson=quick_start")
    press(tutor, "present-next")
    assert tutor.presenting.lesson is None
    assert tutor.session.ply == 0


def test_a_learners_progress_is_neither_shown_nor_changed():
    """A presentation neither shows nor changes a learner's progress: the lesson stays where its learner left it."""
    tutor = app("?lesson=quick_start")
    press(tutor, "lesson-next", tutor.course.at)
    progress, place = tutor.course.runner.progress, tutor.session.place
    press(tutor, "view", "presenter")
    for _ in range(12):
        press(tutor, "present-next")
    assert tutor.lesson_card.sentence == ""
    press(tutor, "view", "lesson")
    assert tutor.course.runner.progress == progress
    assert tutor.session.place == place


@pytest.mark.parametrize("game", first_of(["princes", "incan_gold"], 1))
def test_a_line_is_shown_as_an_onlooker_may_know_it(game):
    """The slides of a line show, step by step, no hidden card and no choice while it is secret."""
    tutor = presenter(random_game_address(game, 20))
    assert tutor.presenting.is_line
    for ply in tutor.presenting.stops[1:]:
        go_on(tutor)
        assert tutor.session.ply == ply
        told, say = words(slide(tutor)) + tutor.slideshow.sentence, tutor.stage.game.event
        events = tutor.session.line.events_at(ply)
        is_shown = any(event.type == REVEALED for event in events)
        for whole, known in zip(events, view_of(events, ONLOOKER), strict=True):
            assert say(known) in told or (is_shown and known.type == CHOSEN)
            assert say(whole) == say(known) or say(whole) not in told
    seen = tutor.stage.showing().position
    for player in seen["players"]:
        assert "hidden" in player.get("cards", player.get("tent"))


def comment_address(game, decisions, comment):
    """Return the address of a line with a comment at its last step, for a class."""
    found = find_game(game)
    tree = Tree.of_record(random_record(found, 3, found.variants[0], 3, decisions))
    tree = tree.comment_on(tree.end(0), comment)
    return f"?r={write_link(write_tree(tree))}&view=presenter"


def test_a_comment_of_a_step_is_on_its_slide():
    """The slide of a step shows and announces the step's comment, escaped.

    Other slides show none.
    """
    tutor = presenter(comment_address("princes", 5, "Why <b>not</b> the market?"))
    assert "tutor-slide-comment" not in slide(tutor)
    for _ in range(5):
        press(tutor, "present-next")
    assert "Why &lt;b&gt;not&lt;/b&gt; the market?" in slide(tutor)
    assert tutor.slideshow.sentence.endswith("Why <b>not</b> the market?")


def test_a_comment_of_a_secret_choice_is_not_on_a_slide():
    """The comment appears once the secret choice is shown, since a comment may name the choice."""
    tutor = presenter(comment_address("incan_gold", 1, "The torch"))
    press(tutor, "present-next")
    assert tutor.session.ply == 1
    assert "The torch" not in slide(tutor)


@pytest.mark.parametrize(("decisions", "told"), [(9, "Played up to here"), (None, "The end")])
def test_a_line_ends_with_the_game_alone(decisions, told):
    """Only the slide after the last decision of a game says that the game is over."""
    tutor = presenter(random_game_address("incan_gold", decisions))
    tutor.session.go(tutor.session.line.plies)
    assert told in words(tutor.ways.widget.value)


def test_lesson_and_line_are_one_press_apart():
    """One press changes between the lesson and the line, and each keeps its place."""
    tutor = presenter(random_game_address("princes", 20))
    press(tutor, "present-next")
    press(tutor, "present-lesson")
    assert tutor.presenting.lesson.at == 0
    press(tutor, "present-next")
    press(tutor, "present-line")
    assert tutor.session.ply == 1
    press(tutor, "present-lesson")
    assert tutor.presenting.lesson.at == 1


def test_an_address_leads_to_its_step():
    """A teacher's link with a ply opens the step of that ply, and the page's address again has the ply."""
    tutor = presenter("?view=presenter&ply=8")
    assert tutor.presenting.lesson.step.at.ply == 8
    at = tutor.here.address()
    assert at == "?lesson=quick_start&ply=8&step=gina-recruits&view=teach"


def test_a_reload_comes_back_to_the_slide():
    """A reload leads back to the slide, with all parts that were covered.

    The page ignores invalid stored data.
    """
    tutor = presenter()
    for _ in range(6):
        press(tutor, "present-next")
    tab = json.dumps({"work": tutor.page.work, "spot": tutor.page.spot})
    again = app(json.loads(tutor.page.spot)["address"], tab=tab)
    assert again.presenting.lesson.at == 6
    assert again.presenting.lesson.seen == set(range(7))
    spoilt = tab.replace('\\"at\\": 6', '\\"at\\": null')
    assert spoilt != tab
    assert app(tutor.here.address(), tab=spoilt).presenting.lesson.seen == {6}


def test_presentations_of_older_pages_are_read():
    """The page reads presentations of older pages, which stored a single one without its lesson's name."""
    tutor = presenter()
    for _ in range(6):
        press(tutor, "present-next")
    spot = json.loads(tutor.page.spot)
    spot["presented"] = {name: spot["presented"][name] for name in ("at", "seen")}
    tab = json.dumps({"work": tutor.page.work, "spot": json.dumps(spot)})
    assert app(spot["address"], tab=tab).presenting.lesson.seen == set(range(7))


def test_the_board_comes_and_goes():
    """A key shows the board alone on the whole screen until the next slide.

    Beside a question a press hides the board, and a second press shows it again.
    """
    tutor = presenter()
    press(tutor, "present-next")
    press(tutor, "beside")
    assert "tutor-is-board" in tutor.slideshow.modes
    press(tutor, "present-next")
    assert tutor.presenting.lesson.at == 1
    assert tutor.slideshow.modes == {"tutor-is-broad"}
    asked = at_kind(tutor, "asked")
    assert tutor.slideshow.modes == {"tutor-is-broad"}
    press(tutor, "beside")
    assert tutor.slideshow.modes == {"tutor-is-broad", "tutor-is-alone"}
    at_kind(tutor, "asked", asked + 1)
    assert "tutor-is-alone" in tutor.slideshow.modes
    press(tutor, "beside")
    press(tutor, "present-next")
    assert "tutor-is-alone" not in tutor.slideshow.modes


def test_a_question_keeps_its_board_on_every_screen():
    """The board stays beside the question until the teacher hides it."""
    tutor = presenter()
    tutor.page.width = 1024
    at_kind(tutor, "asked")
    assert tutor.slideshow.modes == set()
    press(tutor, "beside")
    assert tutor.slideshow.modes == {"tutor-is-alone"}


def downloads(tutor):
    """Return the files to save, by name."""
    found = re.findall(r'href="data:[^,]*;base64,([^"]*)" download="([^"]*)"', slide(tutor))
    return {name: base64.b64decode(content).decode("utf-8") for content, name in found}


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_covered_parts_are_listed_and_saved(language):
    """The screen, a printed page and a text file list the covered steps, concepts, rules and questions."""
    tutor = presenter(f"?view=presenter&lang={language}")
    for _ in range(4):
        press(tutor, "key", "PageDown")
    press(tutor, "covered")
    covered, seen = words(slide(tutor)), tutor.presenting.lesson.coverage()
    game = tutor.stage.game
    wanted = [
        *(game.say(f"concept-{concept}") for concept in seen.concepts),
        *(game.rule_title(rule) for rule in seen.rules),
        *(game.question(LESSON.question(asking)).text for asking in seen.askings),
    ]
    assert len(wanted) >= 3
    files = downloads(tutor)
    assert set(files) == {"covered.html", "covered.txt"}
    assert not any(rule in covered for rule in seen.rules)
    for each in wanted:
        assert each in covered
        assert each in words(files["covered.html"])
        assert each in files["covered.txt"]
    Wellformed(files["covered.html"].removeprefix("<!doctype html>"))
    press(tutor, "key", "Escape")
    assert "tutor-covered" not in slide(tutor)
    press(tutor, "covered")
    press(tutor, "covered-anew")
    assert tutor.presenting.lesson.seen == {4}


def test_steps_of_lines_are_covered_too():
    """Each step of a line counts once as covered, together with the rules of its events."""
    tutor = presenter(random_game_address("princes", 20))
    for key in ("PageDown", "PageDown", "PageUp", "PageDown"):
        press(tutor, "key", key)
    press(tutor, "covered")
    covered = words(slide(tutor))
    told = {event.rule for ply in (1, 2) for event in tutor.session.line.events_at(ply)}
    for rule in told:
        assert tutor.stage.game.rule_title(rule) in covered
    assert covered.count(tutor.stage.say("covered-step", ply=2, words="").strip()) == 1


def test_a_tap_before_a_class_decides_nothing():
    """A tap on the board in a presentation shows the thing to the class, and decides nothing."""
    tutor = presenter("?game=princes&view=presenter")
    board = tutor.board
    for _ in range(2):
        for heard in board._listeners:
            heard("corn_terraces")
    assert (tutor.session.picked, len(tutor.session.tree.nodes)) == (None, 0)


def test_every_act_can_be_reached():
    """A press in the list of covered parts, or a digit key, leads to an act, even from a line."""
    tutor = presenter(f"{random_game_address('princes', 20)}&lesson=quick_start")
    press(tutor, "present-lesson")
    press(tutor, "covered")
    assert slide(tutor).count('data-do="present-act"') == len(LESSON.acts)
    press(tutor, "present-act", 4)
    assert tutor.presenting.lesson.beat == (LESSON.acts[3].steps[0].id, "act", 0)
    assert "tutor-covered" not in slide(tutor)
    press(tutor, "present-line")
    press(tutor, "key", "2")
    assert tutor.presenting.lesson.act == LESSON.acts[1]
    assert not tutor.presenting.is_line
    for nothing in ("10", "", "x"):
        press(tutor, "present-act", nothing)
    assert tutor.presenting.lesson.act == LESSON.acts[1]


@pytest.mark.parametrize("key", first_of(["2", "Home", "1", "7"], 1))
def test_a_key_that_may_be_an_answer_keeps_the_options(key):
    """While the options of a question have letters, digits and Home do not leave the slide."""
    tutor = presenter()
    shown = tutor.presenting
    places = {beat.kind: at for at, beat in enumerate(BEATS)} | {
        f"{beat.kind} {LESSON.step(beat.step).task.kind}": at
        for at, beat in enumerate(BEATS)
        if beat.kind == "posed"
    }
    for at in places.values():
        shown.lesson.go(at)
        shown.arrive()
        has_options = "tutor-slide-options" in slide(tutor)
        press(tutor, "key", key)
        act = LESSON.acts[0 if key == "Home" else int(key) - 1]
        assert shown.lesson.beat == (BEATS[at] if has_options else (act.steps[0].id, "act", 0))
    at_kind(tutor, "asked")
    press(tutor, "covered")
    press(tutor, "key", "2")
    assert shown.lesson.act == LESSON.acts[1]


def test_digits_are_turned_off_with_the_letters():
    """Turning the letter keys off also turns off the digit keys.

    The sheet of keys has one line for all nine digits.
    """
    tutor = presenter()
    assert {"1", "9"} <= set(tutor.page.shortcuts)
    press(tutor, "key", "?")
    sheet = words(tutor.sheet.widget.value)
    assert sheet.count(tutor.stage.say("key-digits.does")) == 1
    press(tutor, "letters")
    assert not {"1", "9"} & set(tutor.page.shortcuts)


def test_the_sheet_lists_the_keys_of_a_clicker():
    """In a presentation the sheet of keys lists exactly the keys that work there."""
    tutor = presenter()
    press(tutor, "key", "?")
    sheet = words(tutor.sheet.widget.value)
    assert tutor.stage.say("key-PageDown") in sheet
    assert tutor.stage.say("key-n.does") not in sheet


def test_a_game_with_decisions_is_shown_itself():
    """The presentation shows a game in which decisions were made, also one of several people, and invents no round."""
    tutor = app("?game=incan_gold&view=explore")
    tutor.session.play(tutor.session.state.legal()[0])
    tree = tutor.session.tree
    press(tutor, "view", "presenter")
    assert tutor.session.tree is tree


def test_a_class_raises_hands_before_a_reveal():
    """Before each reveal the screen asks the class for a show of hands; the counted hands appear with the reveal."""
    tutor = presenter(random_game_address("incan_gold", 9))
    press(tutor, "present-next")
    ply = tutor.session.ply
    asked = slide(tutor)
    assert "Torch or camp? Hands up!" in asked
    assert "Show the choices" in tutor.ways.widget.value
    assert tutor.slideshow.sentence in tutor.page.spoken
    for value in ("torch\n14", "camp\n9", "camp\nmany", "camp\n9", "llama\n3"):
        press(tutor, "hands", value)
    assert 'value="14"' in slide(tutor)
    press(tutor, "key", "PageDown")
    assert tutor.session.ply > ply
    assert "The class: 14 for the torch and 9 for the camp." in words(slide(tutor))
    press(tutor, "key", "PageUp")
    assert 'value="14"' in slide(tutor)
    press(tutor, "key", "PageUp")
    assert (tutor.session.ply, tutor.presenting.is_asking_class) == (ply, False)
    assert "Ask the class" in tutor.ways.widget.value


def test_a_class_may_be_shown_the_choices_without_a_count():
    """A teacher who counts no hands goes on, and the reveal says nothing about the class."""
    tutor = presenter(random_game_address("incan_gold", 9))
    press(tutor, "present-next")
    assert tutor.presenting.is_asking_class
    press(tutor, "present-next")
    assert "The class:" not in slide(tutor)
    assert not presenter(random_game_address("princes", 20)).presenting.has_to_ask


def test_a_class_plays_a_round_of_its_own():
    """In a game with secret choices the menu begins a new round for the class, with a slide for each step."""
    tutor = presenter(random_game_address("incan_gold", 9))
    starts = []
    for _ in range(2):
        press(tutor, "present-class")
        starts.append(tutor.session.tree.start)
        slides = []
        for ply in tutor.presenting.stops:
            assert tutor.session.ply == ply
            slides.append(slide(tutor))
            go_on(tutor)
        assert all(one != other for one, other in pairwise(slides))
        assert any(event.type == ROUND_ENDED for event in tutor.session.tree.nodes[-1].step.events)
    assert starts[0] != starts[1]
    assert 'data-do="present-class"' not in presenter().ways.widget.value
