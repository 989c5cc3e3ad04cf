"""The rule book on the page answers questions, opens rules, and lists where each rule applied."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.catalogues import faults_of_style
from tests.core.made_words import made_words
from tutor.core.base.game import find_game
from tutor.core.records.lines import open_lesson, play_line
from tutor.core.words.lookup import families
from tutor.core.words.text import text_for
from widgets.page.regions import Region
from widgets.rules.rulebook import MOST_PLACES, Book, Rulebook, contents, results, rule_card
from widgets.shared.loop import Loop
from widgets.shared.stage import PageText

GAME = text_for("princes")
RULES = find_game("princes").rules
PAGE = PageText()
STYLES = Path(__file__).parents[2] / "widgets" / "rules" / "rules.css"


def step_words(ply):
    """Return the events of a step in words."""
    return f"Bert walks ({ply})"


def book(**happened):
    """Return a rule book with events of these rules, given as keywords.

    A double underscore in a keyword stands for the dot in the rule's name.
    """
    places = {rule.replace("__", "."): plies for rule, plies in happened.items()}
    return Book(GAME, PAGE, places, step_words)


class Window:
    """A window with the rule book, and the parts of the page that the window needs."""

    def __init__(self, happened=None, words=step_words):
        self.told = []
        self.happened = happened or {}
        loop = Loop(self.told.append)
        self.rulebook = Rulebook(GAME, RULES, PAGE, loop, lambda: self.happened, words)
        self.rulebook.show()
        _, self.field, self.answer, self.results, self.all = self.rulebook.widget.children

    def rules(self):
        """Return the rules at the top of the window, above the whole rule book."""
        return rules_in(self.results.value)


def rules_in(markup):
    """Return the rules that have cards, in order."""
    return re.findall(r'<article class="tutor-rulebook-rule" data-rule="([^"]+)"', markup)


def buttons(markup):
    """Return the values of the buttons in markup."""
    return re.findall(r'data-do="(\w+)" data-value="([^"]*)"', markup)


class Wellformed(HTMLParser):
    """A parser of HTML that fails on an unclosed tag or on a wrong closing tag, and collects the elements' keys."""

    def __init__(self, markup):
        super().__init__()
        self.open, self.keys = [], []
        self.feed(markup)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        """Note the opened tag."""
        self.open.append(tag)
        self.keys += [value for name, value in attrs if name == "data-key"]

    def handle_endtag(self, tag):
        """Check that a closing tag closes the last opened tag."""
        assert self.open.pop() == tag


def test_a_rule_is_shown_with_its_words_and_places():
    """The page shows a rule with its title, its text, and a control for each step at which it applied."""
    card = rule_card("move.llama", book(move__llama=[3, 12]), at="answer")
    assert GAME.rule_title("move.llama") in card
    assert "For 1 llama" in card
    assert "At 2 steps of this line" in card
    assert buttons(card) == [("goto", "3"), ("goto", "12")]
    assert ">Step 12: Bert walks (12)</button>" in card
    assert '<details class="tutor-rulebook-places" open=' in card


def test_a_rule_without_events_has_no_list():
    """A rule without events has no list of steps and no button."""
    card = rule_card("move.llama", book(), at="book")
    assert "tutor-rulebook-places" not in card
    assert buttons(card) == []


@pytest.mark.parametrize(("count", "more"), [(8, None), (9, "and 1 more"), (20, "and 12 more")])
def test_at_most_eight_places_are_listed(count, more):
    """The page lists eight places of a rule at most, and says how many more there are."""
    card = rule_card("move.llama", book(move__llama=range(1, count + 1)), at="answer")
    assert len(buttons(card)) == MOST_PLACES
    assert re.findall(r"and \d+ more", card) == ([more] if more else [])


def test_a_step_that_cites_a_rule_twice_is_one_place():
    """A step whose events cite a rule twice is listed once."""
    card = rule_card("move.llama", book(move__llama=[5, 5]), at="answer")
    assert buttons(card) == [("goto", "5")]
    assert "At 1 step of this line" in card


@pytest.mark.parametrize(
    ("question", "word"), [("how may I stay?", ""), ("do I have to move?", "No.")]
)
def test_a_question_is_answered_with_yes_or_no_where_a_rule_decides(question, word):
    """If a rule decides the question, this rule comes first.

    Yes or no stands before its text, and in the sentence above the rules.
    """
    window = Window()
    window.field.value = question
    assert window.rules()[0] == "move.stay"
    text = GAME.rule_text("move.stay")
    assert (f"<p><b>{word}</b> {text}</p>" in window.results.value) is bool(word)
    assert window.results.value.count("<p><b>") == bool(word)
    assert (f'<p class="tutor-hint">{word} ' in window.answer.value) is bool(word)


def test_the_whole_book_has_every_rule_once_under_its_family():
    """The families stand in the order of the rule book, under titles in words."""
    page = contents(families(GAME, RULES), book())
    assert sorted(rules_in(page)) == sorted(RULES)
    summaries = re.findall(r"<summary data-key=\"family:\w+\">([^<]+)</summary>", page)
    setting_up = sum(rule.startswith("setup.") for rule in RULES)
    assert summaries[0] == f"Setting up ({setting_up})"
    assert len(summaries) == len({rule.split(".")[0] for rule in RULES})
    Wellformed(page)


def test_rules_without_a_titled_family_come_last(tmp_path, monkeypatch):
    """Rules whose family has no title in the game come last."""
    rules = {
        "end.tie": ("Ties", "Shared.", ""),
        "walk.next": ("Walking", "Next door.", ""),
        "go.on": ("Go", "On.", ""),
    }
    words = made_words(tmp_path, monkeypatch, rules, "", {"walk": "Moving about"})
    page = contents(families(words, rules), Book(words, PAGE, {}, step_words))
    assert rules_in(page) == ["walk.next", "end.tie", "go.on"]
    assert re.findall(r"<summary[^>]*>([^<]+)", page) == ["Moving about (1)", "More rules (2)"]


def test_a_question_finds_its_rules():
    """The page finds rules while the reader types a question, the likeliest first, with a sentence about them."""
    window = Window({"move.llama": [4]})
    window.field.value = "may I pay a llama next door?"
    assert "move.llama" in window.rules()
    assert len(window.rules()) == 3
    assert window.answer.value == f'<p class="tutor-hint">{window.rulebook.answer}</p>'
    assert window.rulebook.answer.startswith("These rules may answer that, the likeliest first: ")
    assert ("goto", "4") in buttons(window.results.value)
    assert window.told == []


@pytest.mark.parametrize(
    ("question", "sentence"),
    [("", "Ask above"), ("   ", "Ask above"), ("xyzzy", "No rule answers that")],
)
def test_an_empty_result_has_a_sentence(question, sentence):
    """For an empty question, and for a question that finds no rule, the page shows a sentence."""
    window = Window()
    window.field.value = "llama"
    window.field.value = question
    assert window.rules() == []
    assert window.rulebook.answer.startswith(sentence)


def test_a_tag_opens_its_rule_in_place_of_the_question():
    """A tag with a rule's name opens the rule in place of the question.

    The next question replaces the rule.
    """
    window = Window()
    window.field.value = "may I sell?"
    window.rulebook.open("move.no_repeat")
    assert window.field.value == ""
    assert window.rules() == ["move.no_repeat"]
    assert GAME.rule_title("move.no_repeat") in window.rulebook.answer
    window.rulebook.show()
    assert window.rules() == ["move.no_repeat"]
    window.field.value = "may I sell?"
    assert "market.sell" in window.rules()


def test_an_unknown_rule_is_not_opened():
    """A rule that the game does not have raises KeyError and opens nothing."""
    window = Window()
    window.field.value = "may I sell?"
    before = window.results.value
    with pytest.raises(KeyError):
        window.rulebook.open("move.fly")
    assert (window.field.value, window.results.value) == ("may I sell?", before)


def test_the_window_follows_the_line():
    """When new events cite a rule, the list of the rule's places includes them."""
    window = Window()
    window.rulebook.open("move.llama")
    assert buttons(window.results.value) == []
    window.happened = {"move.llama": [7], "turn.order": [9]}
    window.rulebook.show()
    assert buttons(window.results.value) == [("goto", "7")]
    assert buttons(window.all.value) == [("goto", "9"), ("goto", "7")]


def test_a_failure_is_reported():
    """The page reports a failure of the search in a sentence."""
    window = Window({"market.sell": [1]}, words=lambda ply: str(ply))
    window.happened = None
    window.field.value = "may I sell?"
    assert len(window.told) == 1


@pytest.mark.parametrize("name", ["princes", "incan_gold"])
def test_keys_are_unique_and_the_markup_is_well_formed(name):
    """All keys of elements are unique, even those of a rule that is both an answer and in the book below."""
    words, rules = text_for(name), find_game(name).rules
    shown = Book(words, PAGE, {rule: range(1, 12) for rule in rules}, step_words)
    page = Wellformed(results(sorted(rules)[:3], shown) + contents(families(words, rules), shown))
    assert len(set(page.keys)) == len(page.keys)


def test_every_rule_of_the_quick_start_can_be_visited():
    """Each rule in the events of the quick start has a button that leads to a step with such an event."""
    line = play_line(open_lesson("quick_start"))
    happened = {}
    for ply in range(1, line.plies + 1):
        for event in line.events_at(ply):
            happened.setdefault(event.rule, []).append(ply)
    window = Window(happened, lambda ply: GAME.decision(line.decision(ply)))
    for rule, plies in happened.items():
        window.rulebook.open(rule)
        expected = [("goto", str(ply)) for ply in dict.fromkeys(plies)][:MOST_PLACES]
        assert buttons(window.results.value) == expected


def test_sentences_read_well():
    """The sentence above the rules has no fault of style, and the words for the places have a plural."""
    for count in (1, 3):
        assert faults_of_style(PAGE.say("rulebook-answer", count=count, titles="Gold")) == []
    assert PAGE.say("rulebook-places", count=1) != PAGE.say("rulebook-places", count=2)


def test_every_class_has_its_style():
    """Every class in the style sheet of the rule book is used in the markup."""
    window = Window({"move.llama": range(1, 20)})
    window.rulebook.open("move.llama")
    parts = (window.rulebook.widget, *window.rulebook.widget.children)
    there = {
        f".{name}"
        for part in parts
        for name in (part.classes if isinstance(part, Region) else part._dom_classes)
    }
    shown = window.results.value + window.all.value
    there |= {
        f".{name}" for names in re.findall(r'class="([^"]+)"', shown) for name in names.split()
    }
    styled = set(re.findall(r"\.tutor-rulebook[\w-]*", STYLES.read_text(encoding="utf-8")))
    assert styled <= there
