"""What players say in lessons is short, true, said before the decision by the player due, and beside a face."""

from html import unescape
from itertools import combinations

import pytest

from tests.widgets.apps import app, press
from tutor.core.base.game import Decision
from tutor.core.base.kit import games
from tutor.core.drawing.faces import draw_face, plain_face
from tutor.core.drawing.palette import PALETTES
from tutor.core.drawing.svg import picture
from tutor.core.lessons.files import courses, open_course
from tutor.core.lessons.parts import Spot
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES
from tutor.princes.faces import FACES

MOST_LETTERS = 90
SPOKEN = [lesson for game in games() for lesson in courses(game) if lesson.voices]
QUICK_START = open_course("quick_start")


@pytest.mark.parametrize("lesson", SPOKEN, ids=lambda lesson: lesson.id)
def test_the_player_due_speaks(lesson):
    """The id of a voice begins with the name of the player who decides next."""
    for name, voice in lesson.voices.items():
        due = lesson.state(Spot(voice.at)).due
        assert due is not None, name
        assert name.startswith(f"{due.player.casefold()}-"), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", SPOKEN, ids=lambda lesson: lesson.id)
def test_a_voice_is_short(lesson, language):
    """Every voice fits beside a face in every language, is a whole sentence, and comes once."""
    words = lesson_text(lesson, language)
    said = [words.voice(voice).text for voice in lesson.voices.values()]
    assert len(set(said)) == len(said)
    for sentence in said:
        assert len(sentence) <= MOST_LETTERS, sentence
        assert sentence[-1] in ".?!", sentence


def test_every_turn_of_the_quick_start_begins_with_a_voice():
    """In the quick start a player speaks at the start of each turn that the record has."""
    turns = {each.ply for each in QUICK_START.line.chapters if each.kind == "turn"}
    assert turns - {QUICK_START.line.plies} <= {each.at for each in QUICK_START.voices.values()}


HOLDINGS = {
    "ralph-helpers": {"pottery": 2},
    "gina-hungry": {"corn": 0},
    "gina-pots": {"pottery": 0, "llama": 0},
    "bert-priest": {"cloth": 1, "pottery": 2, "coca": 1},
    "bert-climb": {"llama": 2},
    "ralph-market": {"coca": 2, "corn": 1},
    "ralph-weaver": {"cloth": 0},
    "gina-feet": {"llama": 0},
    "bert-cloth": {"pottery": 1, "cloth": 0},
    "gina-counts": {"llama": 0, "pottery": 0},
    "bert-pockets": {"pottery": 1, "cloth": 1},
    "bert-coca": {"coca": 0},
    "bert-mountain": {"llama": 1},
    "bert-summit": {"llama": 1},
    "gina-shopping": {"corn": 10, "llama": 3, "coca": 1, "pottery": 1, "cloth": 2},
}
"""What a player says of the own goods without a figure: they are as many as stated here."""


@pytest.mark.parametrize("name", HOLDINGS)
def test_what_a_player_says_of_goods_is_true(name):
    """If a player speaks of having or lacking a good, the player has just so much of it at this place."""
    state = QUICK_START.state(Spot(QUICK_START.voices[name].at))
    players = {each["name"]: each["goods"] for each in state.position()["players"]}
    goods = players[state.due.player]
    assert {good: goods[good] for good in HOLDINGS[name]} == HOLDINGS[name]


@pytest.mark.parametrize("theme", PALETTES)
def test_faces_differ_without_their_colours(theme):
    """The faces of the three persons, and the plain faces of neighbours, differ in outline and not in colour alone."""
    faces = [*FACES.values(), *map(plain_face, range(4))]
    drawn = [draw_face(face, 0, theme) for face in faces]
    outlines = [tuple(shape.text for shape in each.shapes[1:]) for each in drawn]
    assert all(one != other for one, other in combinations(outlines, 2))
    assert all(picture(each, 40).startswith("<svg") for each in drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_speaks_before_the_decision_and_not_after(language):
    """The bubble shows a player's words only before the decision, and the page reads them aloud with the name."""
    tutor = app(f"?lesson=quick_start&step=gina-chooses-goods&view=lesson&lang={language}")
    tutor.show()
    said = lesson_text(QUICK_START, language).voice(QUICK_START.voices["gina-clock"]).text
    assert said in unescape(tutor.windows.voice.widget.value)
    assert tutor.windows.voice.spoken_words == (f"Gina: {said}",)
    press(tutor, "lesson-move", tutor.course.at)
    tutor.show()
    assert not tutor.windows.voice.spoken_words
    assert not tutor.windows.voice.widget.value


def test_a_player_speaks_only_on_the_record_of_the_lesson():
    """A player speaks at each place of the lesson's record that the reader steps to, and not on another line."""
    tutor = app("?lesson=quick_start&step=bert-walks&view=lesson")
    press(tutor, "goto", 16)
    assert tutor.windows.voice.spoken_words[0].startswith("Ralph: ")
    tutor.session.play(Decision("Ralph", "stay", "cloth"))
    tutor.show()
    assert not tutor.windows.voice.spoken_words
