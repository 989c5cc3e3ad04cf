"""Each thing on the board that can be tapped explains itself in words."""

import pytest

from tests.catalogues import Listening, body, faults_of_style, forms, is_sentence, variables
from tests.pages import first_of
from tests.positions import DISTRICTS, NAMES, PRODUCTION, TILES, position
from tests.princes import told
from tests.situations import load, play_record
from tests.vector_files import walks
from tutor.core.base.decision import Refusal
from tutor.core.base.game import Decision
from tutor.core.words.text import CORE, LANGUAGES, text_for
from tutor.princes.components_file import printed_components
from tutor.princes.spec import SPEC
from tutor.princes.things import all_things
from tutor.princes.words import Words
from tutor.princes.words.things import short_name

WORDS = text_for("princes")
THINGS = all_things(printed_components())


def sentences_of(made, thing):
    """Return the sentences about a thing as one text, for a position that a test is still building."""
    return " ".join(WORDS.thing(load(made).position(), thing))


@pytest.mark.parametrize("walk", walks()[::6], ids=range(0, len(walks()), 6))
def test_everything_explains_itself_at_every_moment(walk):
    """The words about each thing are whole sentences, from the position and from each player's view."""
    for state in (
        *play_record(walk["record"]).states[::11],
        play_record(walk["record"]).states[-1],
    ):
        for thing in THINGS:
            sentences = WORDS.thing(state.position(), thing)
            assert sentences
            assert all(WORDS.thing(state.view(name), thing) == sentences for name in state.players)
            for sentence in sentences:
                assert faults_of_style(sentence) == [], sentence
                assert sentence.endswith("."), sentence
                assert sentence[0].isupper() or sentence[0].isdigit(), sentence


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_things_have_sentences_in_every_language(language):
    words = text_for("princes", language)
    for walk in walks()[::10]:
        for state in play_record(walk["record"]).states[::9]:
            said = [words.thing(state.position(), thing)[0] for thing in THINGS]
            assert [text for text in said if not is_sentence(text)] == []


@pytest.mark.parametrize("thing", ["", "district-", "district-moon", "step-21", "clock", "moon"])
def test_an_unknown_thing_is_a_key_error(thing):
    with pytest.raises(KeyError):
        WORDS.thing(position().json(), thing)


def test_a_production_district_says_what_entering_brings_now():
    """A production district tells its bonus, production, the price of entering, neighbours and pieces."""
    made = position(*NAMES[:3], turn="Gina", number=5).at("Gina", "corn_terraces")
    made.incas("Bert", coca_plantation=2).goods("Gina", corn=2)
    made.bonus(coca_plantation=2)
    text = sentences_of(made, "district-coca_plantation")
    assert "Enter now and take 2 coca" in text
    assert "each 1 coca for 1 corn" in text
    assert "Gina may walk here, free of charge." in text
    assert "Next door: the Royal Palace and the Temple of the Sun." in text
    assert "Here: Bert's 2 coca planters." in text
    made.at("Gina", "puma_temple")
    assert "Coming here costs Gina 1 llama, and Gina has none." in sentences_of(
        made, "district-sun_clock"
    )
    made.bonus(coca_plantation=0)
    assert "until the night restocks it" in sentences_of(made, "district-coca_plantation")


def test_a_temple_says_what_its_stones_and_its_llamas_bring():
    """The words about a temple say that a stone brings 3 steps, and what a llama brings now."""
    made = position(*NAMES[:2]).bonus(condor_temple=2)
    assert "Nobody can give a llama yet" in sentences_of(made, "district-condor_temple")
    made.orders("Bert", condor=1)
    text = sentences_of(made, "district-condor_temple")
    assert "take 2 temple stones and climb 6 steps" in text
    assert "each llama is worth 7 steps now" in text


def test_a_row_says_what_is_left_what_it_costs_and_what_it_brings():
    """The words about the row of an order say its price, the tiles left, and the step value now and next."""
    text = sentences_of(position(*NAMES[:2]).orders("Bert", condor=1), "order-condor")
    assert "3 of the 4 condor priests are left." in text
    assert "1 coca, 1 pottery and 1 cloth, paid at the House of Priests" in text
    assert "brings 7 steps now" in text
    assert "it would be 6 steps" in text
    assert "Bert has 1 condor priest." in text


def test_a_column_says_both_prices_and_who_pays_at_its_ends():
    """The words about a column say the prices of the column, or those of the bank if it is full or empty."""
    made = position().market(llama=2, coca=4, cloth=0)
    assert sentences_of(made, "market-llama") == (
        "On the market: 2 llamas. The next sale pays 4 corn. The next purchase costs 5 corn."
    )
    assert "the bank takes the next coca for 3 corn" in sentences_of(made, "market-coca")
    assert "the bank sells the next cloth for 6 corn" in sentences_of(made, "market-cloth")


def test_a_tile_says_what_it_pays_and_what_it_ends():
    """The words about a Moon tile say what it pays and when, its owner, and whether it is the day's third tile."""
    made = position(*NAMES[:2]).moon("Bert", "coca", "cloth")
    assert "Bert has taken the coca tile." in sentences_of(made, "moon-coca")
    assert "At night it pays 2 steps." in sentences_of(made, "moon-steps_2")
    assert "the third tile taken today" in sentences_of(made, "moon-steps_2")
    last = position(*NAMES[:2], day=9)
    assert "On the last day it pays at once: 3 corn." in sentences_of(last, "moon-corn_3")
    assert "third" not in sentences_of(last, "moon-corn_3")


def test_a_step_says_what_it_brings_and_who_stands_there():
    """The words about a step of the Trail say its landmark, points and Scouts, and the way to the next landmark."""
    made = position(*NAMES[:3]).scout("Bert", 8).scout("Gina", 8)
    assert sentences_of(made, "step-8") == (
        "From step 8 it takes 5 steps to the Stable. "
        "A Scout that stands here at the end of the game scores 1 victory point. "
        "The Scouts of Bert and Gina stand here."
    )
    assert "Step 13 is the Stable: a Scout that reaches or passes it earns 1 llama" in sentences_of(
        made, "step-13"
    )


@pytest.mark.parametrize("code", SPEC.refusals)
def test_shortfalls_have_few_words(code):
    """Each refusal has a few words that a mark on the board shows."""
    for rule in SPEC.refusals[code].rules:
        for refusal in told.TOLD.refusals(code, rule):
            words = WORDS.shortfall(refusal)
            assert words
            assert faults_of_style(words) == []
            assert not words.endswith(".")


def test_shortfalls_read_well():
    """The words about what a player lacks read well and fit on a stone."""
    far = {"from": "corn_terraces", "district": "royal_palace", "llamas": 0}
    move = Decision("Gina", "move", "royal_palace")
    assert WORDS.shortfall(Refusal("princes", "no_llama_to_move", "", move, far)) == "1 llama short"
    dear = {"good": "coca", "price": 5, "corn": 3}
    buy = Decision("Gina", "buy", "coca")
    assert (
        WORDS.shortfall(Refusal("princes", "too_little_corn_to_buy", "", buy, dear))
        == "2 corn short"
    )


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_every_message_and_variable_is_used(language):
    """Code uses every message about things, and gives every figure that a branch of a message needs."""
    text = Listening(language, (CORE, "tutor.princes"))
    words = Words(text)
    for walk in walks()[::8]:
        for state in play_record(walk["record"]).states[::5]:
            for thing in THINGS:
                words.thing(state.position(), thing)
    for thing in THINGS:
        short_name(thing, text)
    for code, shape in SPEC.refusals.items():
        for rule in shape.rules:
            for refusal in told.TOLD.refusals(code, rule):
                words.shortfall(refusal)
    families = ("thing-", "short-")
    written = {
        form
        for name in text.catalogue.ids()
        if name.startswith(families)
        for form in forms(text.catalogue, name)
    }
    assert written == {form for form in text.heard if form.startswith(families)}
    for form in written:
        assert variables(text.catalogue, form) <= text.heard[form], form
        assert body(text.catalogue, form)


def test_ids_are_unique():
    """No two ids of districts, tiles, rows, columns, steps and panels are equal."""
    assert len(set(THINGS)) == len(THINGS) == 15 + 7 + 3 + 4 + 21 + 6
    assert {f"district-{name}" for name in DISTRICTS} <= set(THINGS)
    assert {f"moon-{name}" for name in TILES} <= set(THINGS)
    assert set(PRODUCTION) < set(DISTRICTS)
