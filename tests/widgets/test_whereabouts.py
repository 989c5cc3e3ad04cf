"""The address of the page shows the same page when another browser opens it."""

import json
import re
from dataclasses import replace

import pytest

from tests.pages import first_of
from tests.widgets.apps import Tutor, app, begin_game, press
from tutor.core.base.game import find_game
from tutor.core.lessons.files import open_course
from tutor.core.lessons.presentation import beats
from tutor.core.records.files import LONGEST_LINK, PARAMETER, write_link, write_tree
from tutor.core.records.record import random_record
from widgets.shared.workspaces import FREE, SHOWN

LESSON = open_course("quick_start")
BEATS = beats(LESSON)
TASKS = {step.id: step.task.kind for step in LESSON.steps if step.task is not None}
SAID = re.compile(r'data-(ply|due|player|position|line)="([^"]*)"')
STEP = re.compile(r'<section data-step="([^"]*)"')


def page_place(tutor):
    """Return the status, the view, the lesson's step and the slide of a page."""
    card, slide = tutor.lesson_card.widget.value, tutor.slideshow.widget.value
    return {
        **dict(SAID.findall(tutor.status.widget.value)),
        "view": tutor.workspaces.view,
        "game": tutor.session.tree.game.name,
        "step": STEP.findall(card) if tutor.lesson_card.course else [],
        "slide": slide if tutor.is_presenting else "",
    }


def agree(tutor):
    """Check that the tutor's address leads to the same page in a new browser."""
    address = tutor.here.address()
    assert tutor.page.address == address
    other = app(address)
    assert page_place(other) == page_place(tutor), address
    assert other.notices.widget.value == ""
    assert other.here.address() == address
    return other


def fork(tutor):
    """Make a decision that the line does not follow."""
    session = tutor.session
    following = None if session.is_at_end else session.line.decision(session.ply + 1)
    session.play(next(each for each in session.state.legal() if each != following))
    return tutor


def random_game_link(name, decisions, seed=3):
    """Return a link to a random game."""
    game = find_game(name)
    return write_link(random_record(game, 3, game.variants[0], seed, decisions).to_json())


ASKED = f"?r={random_game_link('princes', 0)}&lesson=quick_start&question"
"""The address of a question about a game, without the question."""


def test_a_step_with_any_task_has_an_address():
    """For each kind of task, the last step with such a task has an address that opens it."""
    tutor = app("?lesson=quick_start")
    for step in {TASKS.get(step.id, ""): step for step in LESSON.steps}.values():
        tutor.course.open_step(step.id)
        tutor.course.arrive()
        other = agree(tutor)
        assert other.course.is_here
        assert other.lesson_card.modes == tutor.lesson_card.modes


def test_the_address_follows_the_reader_along_an_exhibit():
    """The address of an exhibit has a ply within the exhibit, and a larger ply leads to a sentence."""
    step = next(step for step in LESSON.steps if step.at.exhibit)
    tutor = app(f"?lesson=quick_start&step={step.id}")
    assert tutor.workspaces.at == SHOWN
    agree(tutor)
    tutor.timeline.press("last")
    agree(tutor)
    beyond = app(f"?lesson=quick_start&step={step.id}&ply=49")
    assert "49" in beyond.notices.widget.value
    fork(app(f"?lesson=quick_start&step={step.id}&ply=0"))


def test_a_tried_alternative_stays_tried():
    """An address opens a tried alternative on its own line, with the lesson's text about it."""
    steps = [each for each, kind in TASKS.items() if kind == "alternative"]
    aside = []
    for step in steps:
        tutor = app(f"?lesson=quick_start&step={step}")
        press(tutor, "try")
        if tutor.session.is_aside:
            aside.append(step)
            assert agree(tutor).course.work.tried.place == tutor.course.work.tried.place
    assert aside == steps
    assert steps


def test_own_lines_are_in_the_address_of_every_view():
    """In every view and at every step the address has the reader's lines, beside a lesson and in a reader's game."""
    tutor = fork(app("?lesson=quick_start&ply=30&view=explore"))
    fork(tutor)
    assert tutor.session.ply == 32
    for view in ("explore", "lesson", "rules", "presenter"):
        press(tutor, "view", view)
        agree(tutor)
    press(tutor, "view", "explore")
    tutor.timeline.press("back")
    agree(tutor)
    tutor.show()
    tutor.editing.rename("Όλα & <b>")
    agree(tutor)
    tutor.editing.comment("Why?")
    agree(tutor)


def asked_in(tutor):
    """Return the words, options, values and form of the question on a fresh position."""
    posed = tutor.course.quiz.current
    question = posed.question
    words = tutor.stage.game.question(question)
    return words.text, words.options, question.values, posed.claimed, posed.kind


@pytest.mark.parametrize("seed", [3])
def test_an_address_opens_the_question_on_a_fresh_position(seed):
    """The address of a question in a review opens the same position and question in the same form, for each form."""
    tutor = app("?lesson=quick_start&step=gina-stays")
    tutor.course.runner.progress = replace(tutor.course.runner.progress, seed=seed)
    press(tutor, "review")
    kinds = set()
    while tutor.course.question is not None:
        kind = tutor.course.question_view.kind
        if kind not in kinds:
            other = app(tutor.page.address)
            assert asked_in(other) == asked_in(tutor)
            assert page_place(other) == page_place(tutor)
            assert other.page.address == tutor.page.address
        kinds.add(kind)
        tutor.course.next()
        tutor.screen.render()
    assert len(kinds) > 2
    # The number of right answers is the learner's own, so another page shows the step without it.
    assert app(tutor.page.address).course.at == "gina-stays"


def test_a_question_of_a_review_keeps_its_number_elsewhere():
    """In another page the question keeps its number and the total, and later questions are new ones."""
    tutor = app("?lesson=quick_start")
    press(tutor, "review")
    for number in (1, 2, 3):
        assert tutor.course.quiz.place == (number, 10)
        other = agree(tutor)
        assert f"Question {number} of 10" in other.lesson_card.widget.value
        press(tutor, "lesson-next", tutor.course.at)
    press(other, "lesson-next", other.course.at)
    assert other.course.quiz.place == (4, 10)
    assert agree(other).course.quiz.place == (4, 10)


def test_a_question_after_an_act_keeps_its_heading_elsewhere():
    """In another page the question's heading still says that the learner missed the concept."""
    tutor = app("?lesson=quick_start")
    press(tutor, "review")
    tutor.course.take_up(tutor.course.quiz_place._replace(is_after_act=True))
    tutor.screen.render()
    other = agree(tutor)
    assert other.course.quiz_place.is_after_act
    assert "question=" in tutor.page.address


OWN = "?lesson=quick_start&ply=26&view=explore"
PLACES = {
    "puzzles": (OWN, [("tab", "games"), ("puzzles", "")]),
    "rule": (OWN, [("rule", "trail.stable")]),
    "chapter": (OWN, [("chapter", "what-wins")]),
    "asked": ("?lesson=quick_start&ply=7&view=rules", [("ask", "\nllama")]),
    "lesson": ("?lesson=quick_start&step=bert-enters", [("tab", "lines")]),
}


def beside(tutor):
    """Return the parts of the page that are open beside the place or over it."""
    return {
        **page_place(tutor),
        "modes": tutor.screen.modes(),
        "looked up": tutor.lookups.request if tutor.tab == "rules" else "",
        "compared": tutor.compare.comparison,
        "puzzles": tutor.puzzles.is_open,
        "title": tutor.page.title,
    }


def agree_beside(tutor):
    """Check that the address leads to the same page, with the same parts open beside the place."""
    other = agree(tutor)
    assert beside(other) == beside(tutor)
    return other


@pytest.mark.parametrize("name", PLACES)
def test_what_is_open_beside_a_place_is_in_the_address(name):
    """The address has an open tab, the contents, an answer of the rules, or a set-up position."""
    query, presses = PLACES[name]
    tutor = app(query)
    before = tutor.page.address
    for each in presses:
        press(tutor, *each)
    agree_beside(tutor)
    assert tutor.page.address != before
    kept = json.dumps({"work": tutor.page.work, "spot": tutor.page.spot})
    assert beside(app(tutor.page.address, tab=kept)) == beside(tutor)


def test_the_text_in_the_field_of_the_rules_is_in_the_address():
    """The address has the text in the field of the rules, letter by letter."""
    tutor = app(OWN)
    press(tutor, "tab", "rules")
    tutor.lookups._book()._field.value = "llama"
    assert "ask=llama" in tutor.page.address
    agree_beside(tutor)
    press(tutor, "rule-back")
    assert tutor.page.address == OWN


def test_a_comparison_is_in_the_address():
    """The address of a comparison has the lines and places of both sides."""
    tutor = fork(fork(app("?lesson=quick_start&ply=30&view=explore")))
    press(tutor, "compare", "40")
    agree_beside(tutor)
    assert "compare=40" in tutor.page.address
    press(tutor, "compare-step", "left-back")
    press(tutor, "compare-step", "both-end")
    agree_beside(tutor)
    press(tutor, "close-compare")
    assert "compare" not in tutor.page.address
    tutor.timeline.press("first")
    press(tutor, "tab", "lines")
    agree_beside(tutor)


@pytest.mark.parametrize("tab", ["stocks", "events"])
def test_a_tab_with_visible_content_is_left_out(tab):
    """The address leaves out the tab of a phone if a wide page always shows the content of this tab."""
    query = f"?lesson=quick_start&ply=5&view=explore&open={tab}"
    assert agree(app(query)).tab == "now"
    tutor = app(query, width=390)
    assert (tutor.tab, tutor.page.address, tutor.notices.widget.value) == (tab, query, "")


@pytest.mark.parametrize("game", first_of(["princes", "incan_gold"], 1))
def test_a_game_against_others_goes_on_at_its_address(game):
    """The address opens the game from the same seat, with the others' hands hidden."""
    tutor = app(f"?game={game}&view=play")
    for _ in range(3):
        tutor.session.play(tutor.session.state.legal()[0])
        other = agree(tutor)
        assert (other.session.seat, other.session.others) == (
            tutor.session.seat,
            tutor.session.others,
        )
    if game == "incan_gold":  # no address holds a secret choice; in Explore a button asks for it
        return
    press(tutor, "view", "explore")
    agree(tutor)


def test_exploring_from_a_slide_shows_the_same_moment():
    """Explore opens the line of the slide at the same ply."""
    tutor = app("?lesson=quick_start&ply=17&view=presenter")
    press(tutor, "view", "explore")
    assert (tutor.workspaces.at, tutor.session.ply) == (FREE, 17)
    assert agree(tutor).session.line.plies == 50


@pytest.mark.parametrize("kind", first_of(sorted({beat.kind for beat in BEATS}), 4))
def test_a_slide_of_every_kind_has_an_address(kind):
    """The middle slide of each kind has an address that opens it."""
    places = [at for at, beat in enumerate(BEATS) if beat.kind == kind]
    tutor, at = app("?view=presenter"), places[len(places) // 2]
    tutor.presenting.lesson.go(at)
    tutor.presenting.arrive()
    assert agree(tutor).presenting.lesson.at == at


def test_no_two_slides_have_the_same_address():
    """Each slide has an address of its own, no longer than one line."""
    tutor = app("?view=presenter")
    found = []
    for at in range(len(BEATS)):
        tutor.presenting.lesson.go(at)
        found.append(tutor.here.address())
    assert len(set(found)) == len(BEATS)
    assert max(map(len, found)) < 120


def test_a_line_too_long_for_an_address_is_left_out():
    """An address leaves out a line that is too long for it, and keeps the lesson and the view."""
    tutor = fork(app("?lesson=quick_start&ply=30&view=explore"))
    for number in range(4):
        fork(tutor)
        noise = "".join(
            chr(0x4E00 + (7919 * each * (number + 1)) % 20_000) for each in range(3_000)
        )
        tutor.editing.comment(noise)
    assert tutor.here.address() == "?lesson=quick_start&view=explore"
    press(tutor, "view", "presenter")
    assert tutor.here.address() == "?game=princes&view=teach"


@pytest.mark.parametrize("players", first_of([5, 3], 1))
def test_a_whole_game_with_the_others_fits_into_an_address(players):
    """The address of a whole game has every move and the reader's comment.

    It leaves out the reasons of the others if they are too long.
    """
    tutor = app("?game=princes&view=play")
    tutor.games.count.value = players
    begin_game(tutor)
    tutor.session.let_play(dict.fromkeys(tutor.session.state.players, "advised"))
    assert tutor.session.state.due is None
    tutor.editing.comment("Well played")
    address = tutor.here.address()
    link = re.search(rf"{PARAMETER}=([^&]*)", address)
    assert link is not None
    assert len(link[1]) <= LONGEST_LINK
    tree, there = tutor.session.tree, app(address).session.tree
    assert write_tree(there) in (write_tree(tree), write_tree(tree.without_reasons()))
    press(tutor, "tab", "games")
    press(tutor, "keep")
    said = "what the other players said is only in the file" in tutor.games._keep.value
    assert said == (write_tree(there) != write_tree(tree))


@pytest.mark.parametrize(
    "query",
    first_of(
        [
            "?lesson=quick_start&step=nowhere",
            "?lesson=quick_start&step=gina-stays.9",
            "?step=%00",
            "?seat=Bert",
            f"?r={random_game_link('princes', 2)}&seat=Stranger",
            f"?game=incan_gold&r={random_game_link('princes', 2)}",
            "?open=cellar",
            "?lesson=quick_start&view=explore&open=contents",
            "?view=teach&ask=llama",
            "?lesson=quick_start&compare=51",
            "?lesson=quick_start&compare=50.1.99",
            "?view=teach&compare=3",
            "?lesson=quick_start&exhibit=nowhere",
            "?lesson=quick_start&question=selling.0.choice",
            f"{ASKED}=nothing.0.choice",
            f"{ASKED}=selling.99999.choice",
            f"{ASKED}=selling.0.choice.3.2",
            f"{ASKED}=selling.0.choice.1.999999",
            f"{ASKED}=whose_incas_produce.0.claim-99",
        ],
        5,
    ),
)
def test_what_cannot_be_opened_leads_to_a_sentence_in_every_language(query):
    """For an address with a faulty part the page opens the place without this part, and says so in one sentence.

    After a change of language the sentence is in the new language.
    """
    tutor = app(query)
    told = set()
    for language in ("en", "es", "it"):
        press(tutor, "language", language)
        markup = tutor.notices.widget.value
        assert markup.count('class="tutor-notice"') == 1
        told.add(markup)
    assert len(told) == 3


def test_a_lesson_of_another_game_says_which_game_is_opened():
    """If a lesson belongs to another game, the sentence names the game asked for and the game opened."""
    tutor = app("?game=incan_gold&lesson=quick_start&ply=3")
    assert (tutor.session.tree.game.name, tutor.session.ply) == ("princes", 3)
    for name in ("Incan Gold", "The Princes of Machu Picchu"):
        assert name in tutor.notices.widget.value


def test_an_address_stays_until_the_browser_has_reported():
    """The page keeps its address until the browser has reported its width and stored data."""
    query = "?lesson=quick_start&ply=3&step=bert-enters"
    waiting = Tutor(query)
    assert waiting.page.address == ""
    assert "tutor-is-awaited" in waiting.screen.modes()
    told = []
    waiting.page.observe(lambda change: told.append(change["new"]), names="address")
    waiting.page.found = {"here": query}
    waiting.page.width = 1440
    assert told == [query]
    assert waiting.course.is_here
    assert "tutor-is-awaited" not in waiting.screen.modes()


@pytest.mark.parametrize("door", ["lesson", "explore", "play"])
def test_a_reader_who_skips_the_door_gets_an_address_at_once(door):
    """The page that opens in place of the front door has its address at once."""
    tutor = app("", preferences=json.dumps({"door": door}))
    assert tutor.workspaces.view == door
    assert tutor.page.address == tutor.here.address() != "?"
