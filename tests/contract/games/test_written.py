"""Decisions typed as text: the answer to a nearly right text quotes it and names the right form."""

import re
from random import Random

import pytest

from tests.contract.games.shelf import states
from tutor.core.base.decision import Refusal
from tutor.core.base.errors import RecordError
from tutor.core.base.game import Decision
from tutor.core.base.kit import package_of
from tutor.core.records.notation import parse_decision, spell_decision
from tutor.core.words.text import LANGUAGES, text_for

TYPES = re.compile(r"\b(a text|a list|null|a whole number|un texto|un testo|una lista|un elenco)\b")


def decisions(name, seed):
    """Yield a few legal decisions of random states, with their states."""
    chance = Random(seed)
    for state in states(name, every=7):
        legal = state.legal()
        for kind in dict.fromkeys(each.type for each in legal):
            yield state, chance.choice([each for each in legal if each.type == kind])


def drop(text, part):
    """Return the text without a part."""
    return " ".join(each for each in text.split() if each != part)


def double(text, part):
    """Return the text with a part twice in a row."""
    return text.replace(part, f"{part} {part}", 1)


def lacking_a_letter(text, part):
    """Return the text with a part that lacks a letter in the middle."""
    return text.replace(part, part[: len(part) // 2] + part[len(part) // 2 + 1 :], 1)


def with_a_letter_twice(text, part):
    """Return the text with a part in which a letter is doubled."""
    return text.replace(part, f"{part[:2]}{part[1:]}", 1)


def in_capitals(text, part):
    """Return the text with a part in capitals."""
    return text.replace(part, part.upper(), 1)


def as_on_screen(text, part):
    """Return the text with a part in words that begin with capitals."""
    return text.replace(part, part.replace("_", " ").title(), 1)


def with_hyphens(text, part):
    """Return the text with a part that has hyphens, and a capital at the beginning."""
    return text.replace(part, part.replace("_", "-").capitalize(), 1)


OTHERWISE = (in_capitals, as_on_screen, with_hyphens, lacking_a_letter, with_a_letter_twice)


def answer(state, text):
    """Return the error for a text and its first fault; None for a decision, legal or illegal."""
    try:
        found = parse_decision(state, text)
    except RecordError as error:
        return error, error.faults[0]
    assert isinstance(found, Decision | Refusal)
    return None


def assert_answers(error, fault, text, *right):
    """Assert that the error is one line in every language, quotes the text and names the right form."""
    assert fault.numbers["found"] in text
    for language in LANGUAGES:
        said = error.sentence(language)
        assert said.splitlines() == [said]
        assert re.search(f"['«]{re.escape(fault.numbers['found'])}['»]", said), said
        assert not TYPES.search(said), said
        assert any(each in said for each in right), (text, said)


@pytest.mark.parametrize("spoil", [drop, double])
def test_a_missing_or_extra_part_leads_to_a_sentence(name, spoil):
    """A text with a part missing or doubled is a decision, or its error names no JSON type."""
    for state, decision in decisions(name, 1):
        text = spell_decision(decision)
        for part in text.split():
            spoilt = spoil(text, part)
            met = answer(state, spoilt)
            if met is None:
                continue
            assert_answers(*met, spoilt, *map(spell_decision, state.legal()), part)


@pytest.mark.parametrize("spoil", OTHERWISE)
def test_a_misspelt_part_leads_to_its_spelling(name, spoil):
    """For a part misspelt, in capitals, with spaces or with hyphens the sentence has the right form."""
    for state, decision in decisions(name, 1):
        text = spell_decision(decision)
        for part in text.split():
            spoilt = spoil(text, part)
            if len(part) < 3 or spoilt == text:
                continue
            met = answer(state, spoilt)
            assert met is not None, spoilt
            assert_answers(*met, spoilt, part)


def test_a_wrong_type_leads_to_the_types_of_this_moment(name):
    """An unknown type, also one of another game, leads to a sentence with the types that are due now."""
    for state in states(name, every=5):
        if state.due is None:
            continue
        kinds = {each.type for each in state.legal()}
        for text in ("dance", "dance home", "Dance.", *({"torch", "take", "buy"} - kinds)):
            met = answer(state, text)
            if met is not None:
                assert_answers(*met, text, *kinds)
                assert all(kind in met[0].sentence() for kind in kinds)


def test_every_type_says_what_it_takes(name):
    """For a type with too many values the error says which values the type takes."""
    spoken = ("en",) if package_of(name).startswith("machu_tutor_games") else LANGUAGES
    for state, decision in decisions(name, 3):
        error, fault = answer(state, f"{decision.type} {'x ' * 9}")
        assert fault.code == "wrong_parts"
        for language in spoken:
            words = text_for(name, language)
            takes = words.say(f"takes-{decision.type}", count=fault.numbers["count"])
            assert error.sentence(language).startswith(f"{decision.type} {takes}")


@pytest.mark.parametrize("text", ["", "move sun_clock", "torch", "dance"])
def test_after_the_game_the_answer_says_that_it_is_over(name, text):
    """Any text after the game leads to the answer that the game is over."""
    state = next(each for each in states(name, every=99) if each.due is None)
    met = answer(state, text)
    if met is None:
        assert parse_decision(state, text).code == "game_over"
    else:
        assert met[1].code == "nothing_due"


def test_a_long_text_has_an_answer_like_a_short_one(name):
    """The reader answers a line of any length without a search for each of its words."""
    state = next(states(name))
    error, fault = answer(state, f"{state.legal()[0].type} {'Llama Meadow ' * 50_000}")
    assert fault.code == "wrong_parts"
    assert len(error.sentence()) < 2000
