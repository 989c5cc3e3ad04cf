"""The words of a game that has nothing but a catalogue: found by the names of messages, filled with fields."""

from itertools import count

import pytest

from tests.contract.games.shelf import GAMES, SAMPLES, start_state
from tutor.core.base.decision import Decision
from tutor.core.base.discovery import package_of
from tutor.core.base.kit import kit_of
from tutor.core.base.questions import About, Question
from tutor.core.base.refusal import Refusal
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import CORE, Text, text_for

NUMBERS = count()
WALK = Decision("Ana", "walk", "far")
MESSAGES = {
    "decision-walk": "walk { $choice }",
    "refusal-too_far": "{ $player } may walk { $most } steps, as { $others } do",
    "refusal-sentence": "{ $text }.",
    "ask-distance": "How far is it?",
    "ask-distance.option": "{ $value } steps",
    "ask-distance.right": "It is { $right } steps.",
    "ask-distance.nudge": "Count.",
}
TRIED = {"refusal-tried": "{ $player } wanted to { $tried }."}
TOLD = {"told-walk": "{ $player } walks { $choice }"}


@pytest.fixture
def words(tmp_path, monkeypatch):
    """Makes the words of a catalogue of these messages."""

    def make(messages):
        package = f"walking_{next(NUMBERS)}"
        locale = tmp_path / package / "locale" / "en"
        locale.mkdir(parents=True)
        (tmp_path / package / "__init__.py").write_text("", encoding="utf-8")
        lines = []
        for name, text in messages.items():
            message, _, attribute = name.partition(".")
            lines.append(f"    .{attribute} = {text}" if attribute else f"{message} = {text}")
        (locale / "walking.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        return GameWords(Text("en", (CORE, package)))

    return make


def test_a_refusal_says_what_was_tried_where_the_catalogue_can(words):
    """The objection is a sentence; lists of names are lists in it."""
    refusal = Refusal(
        "walking", "too_far", "walk.far", WALK, {"most": 3, "others": ["Beto", "Chaska"]}
    )
    said = "Ana may walk 3 steps, as Beto and Chaska do."
    assert words(MESSAGES | TRIED).refusal_in_full(refusal) == ["Ana wanted to walk far.", said]


def test_without_more_messages_there_are_fewer_sentences(words):
    """What the catalogue does not say of a try is left out; what is told is the decision's words."""
    refusal = Refusal("walking", "too_far", "walk.far", WALK, {"most": 3, "others": ["Beto"]})
    found = words(MESSAGES)
    assert found.refusal_in_full(refusal) == ["Ana may walk 3 steps, as Beto do."]
    assert found.narrate(WALK) == "Ana: walk far"


def test_what_a_player_does_is_told_in_words_of_its_own_where_there_are_any(words):
    """As a sentence about the player."""
    assert words(MESSAGES | TOLD).narrate(WALK) == "Ana walks far"


def test_a_question_is_asked_in_the_words_of_the_catalogue(words):
    """With its options; one that the catalogue does not know is an error."""
    found = words(MESSAGES)
    asked = found.question(question("distance"))
    assert (asked.text, asked.options, asked.right) == (
        "How far is it?", (("3 steps", 3),), "It is 3 steps.",
    )  # fmt: skip
    with pytest.raises(KeyError):
        found.question(question("height"))


def question(concept):
    """A question that is answered by 3."""
    state = start_state("incan_gold", 3, "standard", 1)
    return Question(concept, state, About(), {}, (3,), (), ())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_speaks_by_the_one_class(name, monkeypatch):
    """Its own words are a subclass, or the class itself."""
    monkeypatch.syspath_prepend(SAMPLES)
    assert isinstance(text_for(name), GameWords)
    is_plain = kit_of(name).words is GameWords
    assert is_plain == (not kit_of(name).has("words"))
    assert text_for(name).text.packages == (CORE, package_of(name))
