"""Each slide agrees with the board beside it, and the board shows what the slide's question needs."""

import re
from html import unescape

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, press
from tests.widgets.test_rulebook import Wellformed
from tutor.core.base.game import find_game
from tutor.core.lessons.files import open_course
from tutor.core.lessons.presentation import beats
from tutor.core.lessons.text import lesson_text
from tutor.core.records.files import write_link
from tutor.core.records.record import random_record
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.identifiers import ORDERS
from tutor.princes.things import split_id, thing_of
from widgets.presenter.slides import Slides

LESSON = open_course("quick_start")
BEATS = beats(LESSON)
LINES = [LESSON.line, *map(LESSON.exhibit_line, LESSON.exhibits.values())]
PEOPLE = {name for line in LINES for name in line.states[0].players}
PRESSED = {
    "en": r"\btap|\bpress|\bbutton|\bclick|\bbelow\b|\bkeyboard|play your turn|tell you",
    "es": r"\btoca (el|un|la|una|otra)\b|t[oó]cal|\bpuls|bot[oó]n|\bclic\b|de abajo lo|juega tu turno",
    "it": r"\btocca (il|un|la|una)\b|toccal|\bpremi\b|puls|bottone|\bclicca|qui sotto|gioca il tuo",
}
"""Words for actions on a page, which a class that looks at a wall cannot do."""


def words(markup):
    """Return the words of markup."""
    return re.sub(r"\s+", " ", unescape(re.sub("<[^>]+>", " ", str(markup)))).strip()


def walk(language):
    """Yield each slide with its page, going from the first slide to the last by the keys of a clicker."""
    tutor = app(f"?view=presenter&lang={language}")
    slides = Slides(tutor.stage)
    for at, beat in enumerate(BEATS):
        assert f'data-beat="{at}"' in tutor.ways.widget.value
        yield beat, slides.lesson(tutor.presenting.lesson), tutor
        press(tutor, "key", "PageDown")
    assert tutor.stage.say("present-end") in tutor.ways.widget.value
    assert tutor.notices.widget.value == ""


def people(sentence):
    """Return the players that a sentence names."""
    return {name for name in PEOPLE if re.search(rf"\b{name}\b", sentence)}


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_every_slide_is_true_of_the_page_of_a_class(language):
    """A slide agrees with its board and with the legal decisions, and does not ask the class to press anything.

    Each slide has a heading, a text below it and words for a screen reader, and is announced.
    """
    game, written = text_for("princes", language), lesson_text(LESSON, language)
    scenes = asked = 0
    for beat, slide, tutor in walk(language):
        Wellformed(tutor.slideshow.widget.value)
        Wellformed(tutor.ways.widget.value)
        assert slide.heading
        assert any(slide.parts)
        assert tutor.page.spoken == tutor.slideshow.sentence != ""
        said = words(slide.draw())
        for each in (said, slide.spoken):  # a class cannot tap a wall
            assert re.search(PRESSED[language], each, re.IGNORECASE) is None, (beat, each)
        assert_speaks_of_the_board(beat, slide, tutor, game, written)
        if beat.kind in ("asked", "revealed"):
            scenes += beat.kind == "asked" and assert_asked_in_sight(beat, slide, tutor, written)
            assert_holdings_in_sight(beat, tutor)
        asked += assert_choices_in_sight(beat, said, tutor)
    assert scenes
    assert asked == 22


def assert_speaks_of_the_board(beat, slide, tutor, game, written):
    """Check that a slide tells the decision that led to the board, and has the players and figures of the board."""
    said, session = words(slide.draw()), tutor.session
    assert people(said) <= set(session.state.players), beat
    step = tutor.presenting.lesson.step
    if beat.kind in ("decided", "shown"):
        events = [game.event(event) for event in session.line.events_at(session.ply)]
        decision = session.line.decision(session.ply)
        told = [game.narrate(decision, session.before), *events]
        assert slide.spoken == " ".join(events), beat
        if session.state.due is None:
            scores = session.state.position()["result"]["scores"]
            told[-1:-1] = [f"{score['name']} {score['total']}" for score in scores]
            assert not slide.is_long, beat
        shown = said.removeprefix(slide.heading).strip()
        assert shown in " ".join(told) or session.state.due is None, beat
        for sentence in (told[0], *told[-1:]):
            assert sentence in shown, beat
    if slide.heading == tutor.stage.say("present-example"):
        assert session.state.position() == LESSON.line.states[session.ply].position(), beat
    if beat.kind == "told":
        words_of = written.step(step)
        form = ".wall" if words_of.get("wall") else ""
        figures = game.figures(LESSON.figures(step.values, session.state))
        assert game.text.fill(f"{words_of.key}{form}", figures) in said, beat


def assert_asked_in_sight(beat, slide, tutor, written):
    """Check the drawing and the card of a question's slide, and return whether the question has a drawing."""
    shown = tutor.presenting.lesson
    exhibit, question = shown.task.exhibit, LESSON.question(shown.asking)
    if exhibit is not None:
        scene = written.exhibit(exhibit).text
        assert scene in words(slide.draw()), beat
        assert slide.spoken.index(scene) < slide.spoken.index(slide.heading), beat
        assert slide.caption.startswith(scene), beat
    asked_card = question.about.thing in LESSON.game.components.icons
    assert ("tutor-card-asked" in slide.draw()) == asked_card, beat
    return exhibit is not None


def assert_holdings_in_sight(beat, tutor):
    """Check that the stocks on the page have a row for all holdings that a question needs."""
    rows = re.findall(r"<tbody.*?</tbody>", tutor.stocks.widget.value, re.DOTALL)
    players = tutor.session.state.position()["players"]
    assert len(rows) == len(players), beat
    for player, row in zip(players, rows, strict=True):
        signs = re.search(r"tutor-class-signs.*?</span></span>", row, re.DOTALL)
        counts = re.findall(r"<b>(\d+)</b>", signs[0]) if signs else []
        held = [player["orders"][order] for order in ORDERS] + [len(player["moon_tiles"])]
        assert counts == [str(each) for each in held if each], (beat, player["name"])
        gold = re.findall(r'tutor-card-gold">(\d+)<', row)
        components = LESSON.game.components
        assert gold == [str(components.gold[card]) for card in player["cards"]], beat


def assert_choices_in_sight(beat, said, tutor):
    """Check that the board marks the legal places of a decision, or a short list names them.

    Return whether the slide asks for a decision.
    """
    presenting, state, game = tutor.presenting, tutor.session.state, tutor.stage.game
    is_asked = tutor.stage.say("present-decide") in said
    assert presenting.asks_for_a_decision == is_asked, beat
    ids = {group.id for group in tutor.stage.scene().groups()}
    if not is_asked:
        assert not any(each.startswith("open-") and each != "open-in-the-city" for each in ids)
        return False
    found = [(thing_of(decision), name) for decision, name in game.decisions(state)]
    for thing in filter(None, (thing for thing, _ in found)):
        assert {f"open-{split_id(thing)[1]}", f"ring-{split_id(thing)[1]}", f"ring-{thing}"} & ids
    rest = [name for thing, name in found if thing is None]
    assert all(name in said for name in rest) or len(rest) > 3, beat
    return True


@pytest.mark.parametrize("stops", [[1], [2], [3, 4]])
def test_a_line_that_ends_among_secret_choices_is_shown_to_its_end(stops):
    """A line that ends between secret choices is shown to its end, and the slides tell none of these choices.

    Going back leads to the slide before.
    """
    game, last = find_game("incan_gold"), stops[-1]
    record = random_record(game, 3, game.variants[0], 3, last)
    tutor = app(f"?r={write_link(record.to_json())}&view=presenter")
    for ply in (*stops, last):
        tutor.presenting.step(1)
        if tutor.session.ply != ply:  # the wall asked the class before the reveal
            tutor.presenting.step(1)
        assert tutor.session.ply == ply
    assert tutor.presenting.is_at_end
    player = tutor.session.line.decision(last).player
    assert tutor.stage.say("step-secret", player=player) in words(tutor.slideshow.widget.value)
    for ply in (*reversed([0, *stops[:-1]]), 0):
        tutor.presenting.step(-1)
        if tutor.session.ply != ply:
            tutor.presenting.step(-1)
        assert tutor.session.ply == ply
