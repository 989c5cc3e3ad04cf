"""Rules can be looked up by words, with other forms, slips, accents and rare words; nonsense finds nothing.

The tests look words up in a rule book made for them.
"""

import pytest

from tests.core.made_words import made_words
from tutor.core.words.lookup import LONGEST, Lookup, families

RULES = {
    "trade.sell": ("Selling", "What is sold brings corn.", "turn goods into money"),
    "trade.buy": ("Buying", "What is bought costs corn.", "pay for goods, purchase"),
    "walk.next": ("Walking", "The prince walks to a district next door.", "go on foot, how far"),
    "walk.ride": ("Riding", "A llama carries the prince anywhere.", "jump, far away"),
    "end.tie": ("Ties", "The victory is shared.", "same number of points"),
}
SAME = "corn money cash; llama alpaca; prince figure pawn"


@pytest.fixture
def lookup(tmp_path, monkeypatch):
    """Return the lookup of the rule book that this module declares."""
    words = made_words(tmp_path, monkeypatch, RULES, SAME, {"walk": "Moving about"})
    return Lookup(words, RULES)


def best(lookup, question):
    """Return the id of the best rule for a question, or None."""
    found = lookup.find(question, 1)
    return found[0].rule if found else None


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("may I sell?", "trade.sell"),
        ("SELLING!", "trade.sell"),
        ("who buys", "trade.buy"),
        ("how do I purchase a thing", "trade.buy"),
        ("jumping", "walk.ride"),
        ("what about alpacas", "walk.ride"),
        ("does my pawn walk", "walk.next"),
        ("we have the same number of points", "end.tie"),
    ],
)
def test_forms_and_everyday_words_are_understood(lookup, question, rule):
    """The lookup understands other forms of a word, capitals, synonyms and everyday questions."""
    assert best(lookup, question) == rule


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("purchas", "trade.buy"),
        ("purhcase", "trade.buy"),
        ("vicotry", "end.tie"),
        ("distr", "walk.next"),
        ("vïctory", "end.tie"),
    ],
)
def test_slips_are_forgiven(lookup, question, rule):
    """The lookup forgives swapped letters, unfinished words and wrong accents."""
    assert best(lookup, question) == rule


def test_a_slip_is_worth_less_than_the_word(lookup):
    """A word spelt right counts more than the same word with a slip."""
    sure, guessed = lookup.find("victory", 1)[0], lookup.find("vicotry", 1)[0]
    assert sure.score > guessed.score > 0


@pytest.mark.parametrize(
    "question",
    ["", "  ?!", "may I", "a b c", "zzz", "violin sonata by Brahms", "sell violins sonatas Brahms"],
)
def test_nonsense_finds_nothing(lookup, question):
    """A question that is empty, has only words without meaning, or mostly unknown words finds no rule."""
    assert lookup.find(question) == []


def test_the_best_come_first_up_to_the_number_asked_for(lookup):
    """Results come by falling score up to the wanted number, without rules that have no word of the question."""
    found = lookup.find("who pays corn for goods", 5)
    assert [each.score for each in found] == sorted((each.score for each in found), reverse=True)
    assert {each.rule for each in found} == {"trade.buy", "trade.sell"}
    assert found[0].rule == "trade.buy"
    assert lookup.find("who pays corn for goods", 1) == found[:1]


def test_a_long_question_is_read_in_part(lookup):
    assert best(lookup, " " * (LONGEST - 5) + "sell  victory") == "trade.sell"


def test_a_book_without_rules_finds_nothing(tmp_path, monkeypatch):
    assert (
        Lookup(made_words(tmp_path, monkeypatch, {}, "", {"walk": "Moving about"}), ()).find("sell")
        == []
    )


def test_families_come_in_the_order_of_the_catalogue(tmp_path, monkeypatch):
    """Rules whose ids begin alike are a family, and families come in the order of the catalogue.

    A family without a title has None as its title.
    """
    words = made_words(tmp_path, monkeypatch, RULES, SAME, {"walk": "Moving about"})
    assert families(words, frozenset(RULES)) == [
        ("trade", None, ("trade.sell", "trade.buy")),
        ("walk", "Moving about", ("walk.next", "walk.ride")),
        ("end", None, ("end.tie",)),
    ]


def test_a_rule_without_words_is_an_error(lookup, tmp_path, monkeypatch):
    words = made_words(tmp_path, monkeypatch, RULES, SAME, {})
    for look_up in (
        lambda rules: Lookup(words, rules).find("sell"),
        lambda rules: families(words, rules),
    ):
        with pytest.raises(KeyError):
            look_up(["trade.lend"])
