"""A game with only a catalogue has words, because code finds messages by name and fills in their fields."""

from itertools import count

import pytest

from tests.contract.games.shelf import GAMES, SAMPLES, start_state
from tutor.core.base.decision import Decision, Refusal
from tutor.core.base.kit import kit_of, package_of
from tutor.core.base.questions import About, Question
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
    """Return a function that makes the words of a catalogue with given messages."""

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


def test_a_refusal_names_the_decision_where_the_catalogue_can(words):
    """A refusal names the tried decision if the catalogue has a message for it.

    Several names read as a list.
    """
    refusal = Refusal(
        "walking", "too_far", "walk.far", WALK, {"most": 3, "others": ["Beto", "Chaska"]}
    )
    said = "Ana may walk 3 steps, as Beto and Chaska do."
    assert words(MESSAGES | TRIED).refusal_in_full(refusal) == ["Ana wanted to walk far.", said]


def test_fewer_messages_give_fewer_sentences(words):
    """If the catalogue has no message for the tried decision, a refusal has only the objection."""
    refusal = Refusal("walking", "too_far", "walk.far", WALK, {"most": 3, "others": ["Beto"]})
    found = words(MESSAGES)
    assert found.refusal_in_full(refusal) == ["Ana may walk 3 steps, as Beto do."]
    assert found.narrate(WALK) == "Ana: walk far"


def test_a_decision_has_its_own_sentence_about_its_player(words):
    """If the catalogue has a sentence about the deciding player, it takes the place of the decision's name."""
    assert words(MESSAGES | TOLD).narrate(WALK) == "Ana walks far"


def test_the_catalogue_words_a_question(words):
    """The catalogue gives words to a question and its options, and an unknown concept raises an error."""
    found = words(MESSAGES)
    asked = found.question(question("distance"))
    assert (asked.text, asked.options, asked.right) == (
        "How far is it?", (("3 steps", 3),), "It is 3 steps.",
    )  # fmt: skip
    with pytest.raises(KeyError):
        found.question(question("height"))


def question(concept):
    """Return a question on a concept whose answer is 3."""
    state = start_state("incan_gold", 3, "standard", 1)
    return Question(concept, state, About(), {}, (3,), (), ())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_uses_the_one_class_of_words(name, monkeypatch):
    """The words of every game are a `GameWords`, or a subclass where the game has words of its own."""
    monkeypatch.syspath_prepend(SAMPLES)
    assert isinstance(text_for(name), GameWords)
    is_plain = kit_of(name).words is GameWords
    assert is_plain == (not kit_of(name).has("words"))
    assert text_for(name).text.packages == (CORE, package_of(name))
