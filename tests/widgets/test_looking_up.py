"""A rule opens by its name on the page, and a button leads the reader back."""

import re
from html import escape

import pytest

from tests.pages import first_of
from tests.situations import PRINCES
from tests.widgets.apps import app, press
from tests.widgets.test_lesson import card, open_step
from tutor.core.print.guide import aid_of
from tutor.core.words.text import LANGUAGES, text_for
from widgets.shared.controls import rule_tag
from widgets.shared.stage import PageText


def back(tutor):
    """Return the markup of the button that leads back, or an empty text if the page has no such button."""
    return tutor.lookups.widget.children[0].value


@pytest.mark.parametrize("leave", [("rule-back", ""), ("key", "Escape")])
def test_a_rule_of_the_lesson_leads_back_to_it(leave):
    """The button back and Escape lead to the step as it was, with the focus on the name of the rule."""
    tutor = open_step("bert-enters")
    before, resorts = card(tutor), []
    press(tutor, "rule", "move.adjacent")
    assert tutor.tab == "rules"
    assert "Back to the lesson" in back(tutor)
    tutor.page.observe(lambda change: resorts.append(change["new"]), names="resort")
    press(tutor, *leave)
    assert tutor.tab == "now"
    assert card(tutor) == before
    assert resorts == ['[data-key="rule:move.adjacent"]']


def test_the_way_back_has_the_key_of_the_tag():
    """The button back has the same key as the rule's name, so the focus moves from one to the other."""
    tutor = open_step("bert-enters")
    press(tutor, "rule", "move.adjacent")
    assert 'data-key="rule:move.adjacent"' in back(tutor)


def test_a_rule_looked_up_elsewhere_leads_back_there():
    """The button back leads to the tab that was open, and its words mention the lesson only in a lesson."""
    tutor = app("?game=princes&view=explore")
    press(tutor, "tab", "stocks")
    press(tutor, "rule", "move.adjacent")
    assert "Back to where you were" in back(tutor)
    press(tutor, "rule-back")
    assert tutor.tab == "stocks"


@pytest.mark.parametrize(
    ("go", "tab"),
    [(("tab", "lines"), "lines"), (("view", "explore"), "now"), (("view", "rules"), "")],
)
def test_a_reader_who_goes_on_elsewhere_is_not_called_back(go, tab):
    """If the reader opens the rules again elsewhere, closing them leads to the place of the last opening."""
    tutor = open_step("bert-enters")
    press(tutor, "rule", "move.adjacent")
    press(tutor, *go)
    press(tutor, "key", "r")
    assert 'data-key="rule:' not in back(tutor)
    press(tutor, "rule-back")
    assert tutor.tab == (tab or "rules")


@pytest.mark.parametrize("address", ["?view=rules", "?lesson=quick_start&step=bert-enters"])
def test_the_rules_can_always_be_closed(address):
    """A button in their corner and Escape close the rules, whatever opened them."""
    for leave in (
        lambda tutor: press(tutor, *tutor.lookups.leaving),
        lambda tutor: press(tutor, "key", "Escape"),
    ):
        tutor = app(address)
        press(tutor, "tab", "rules")
        assert "tutor-close-do" in back(tutor)
        leave(tutor)
        assert tutor.tab == "now"
        assert tutor.screen.modes().isdisjoint({"tutor-on-rules", "tutor-view-rules"})


def test_the_rules_lie_over_the_open_tab():
    """The rules cover the open tab, whose button stays marked."""
    tutor = app("?game=princes&view=explore")
    press(tutor, "tab", "lines")
    press(tutor, "ask", "llama")
    under = [each for each in tutor.tabs.widget.value.split("<button") if "tutor-tab-under" in each]
    assert len(under) == 1
    assert "tutor-tab-lines" in under[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_unfolds_where_it_is_named(language):
    """A press on a rule's name unfolds the whole text of the rule below it, with a link to this rule in the rulebook."""
    words, page = text_for("princes", language), PageText(language)
    for rule in PRINCES.rules:
        tag = rule_tag(words, page, rule, "here")
        assert escape(words.rule_text(rule)) in tag
        assert f'data-do="rule" data-value="{rule}"' in tag
        assert tag.startswith("<details")
        assert "<summary" in tag
        assert " open=" not in tag


def test_the_tags_of_one_rule_differ():
    """A rule that is named beside two events unfolds only below the name that the reader pressed."""
    tutor = app("?lesson=quick_start&ply=26")
    told = tutor.narration.widget.value
    names = re.findall(r'<details[^>]* data-menu="(rule:[^"]+)"', told)
    assert len(names) > 1
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_is_one_press_away(language):
    """While the field for a question is empty, the player aid shows every cost unfolded.

    Beside an answer the player aid is folded.
    """
    tutor = app(f"?lesson=quick_start&step=bert-enters&lang={language}")
    press(tutor, "ask", "\n")
    aid = tutor.lookups.widget.children[-1].children[4]
    assert 'class="tutor-guide-chapter tutor-aid" open' in aid.value
    for block in aid_of(PRINCES, language).blocks:
        assert all(escape(entry.text) in aid.value for entry in block.entries)
    press(tutor, "rule", "move.adjacent")
    assert "tutor-aid" in aid.value
    assert " open=" not in aid.value


@pytest.mark.parametrize("query", ["", "?lesson=quick_start&step=bert-places&view=teach"])
@pytest.mark.parametrize("leave", [("rule-back", ""), ("key", "Escape")])
def test_a_rule_can_be_looked_up_from_the_door_and_from_a_slide(query, leave):
    """The rules take the place of the front door or of a slide, and closing them leads back there."""
    tutor = app(query)
    address, left = tutor.page.address, tutor.app.storage.place_to_resume
    drawn = (tutor.ask if not query else tutor.ways).widget.value
    assert 'data-do="ask"' in drawn
    press(tutor, "ask", "\nmay I stay")
    assert (tutor.workspaces.view, tutor.tab) == ("rules", "rules")
    assert tutor.lookups.request == "may I stay"
    press(tutor, "ask", "\nllama")
    press(tutor, *leave)
    assert tutor.page.address == address
    assert tutor.app.storage.place_to_resume == left


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_a_question_of_strategy_leads_to_its_chapter(language):
    """The answer to a question of strategy names the chapter of the guide, and a button opens the chapter."""
    asked = {
        "en": "which is more likely, the Rescue or the Conquest?",
        "es": "¿qué es más probable, el Rescate o la Conquista?",
        "it": "è più probabile il Salvataggio o la Conquista?",
    }[language]
    tutor = app(f"?lesson=quick_start&ply=26&lang={language}")
    press(tutor, "tab", "rules")
    tutor.lookups.ask(asked, "rules")
    shown = tutor.lookups._book()._results.value
    assert shown.index('data-value="what-wins"') < shown.index("tutor-rule")
    title = text_for("princes", language).say("asks-guide-what-wins.title")
    assert title in tutor.lookups._book().answer
    press(tutor, "chapter", "what-wins")
    assert tutor.lookups.request == "guide.what-wins"
