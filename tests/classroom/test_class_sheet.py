"""The sheet of a class has counts, in three languages, and no names."""

import re
from datetime import date
from html import unescape

import pytest

from tests.classroom.classes import answer, press, room, seat
from tutor.core.classroom.ballot import slide_at
from tutor.core.classroom.report import facts
from tutor.core.print.class_sheet import class_sheet
from tutor.core.words.text import LANGUAGES

QUESTION = "?lesson=quick_start&step=bert-enters.2"
OTHER_RULE = "?lesson=quick_start&step=cards-from-the-summit.2"
SAME_RULE = "?lesson=quick_start&step=goods-fly.2"
MOVE = "?lesson=quick_start&step=gina-begins"
DAY = date(2026, 3, 9)


def at(address):
    """Return the journal entry of a slide of the lesson."""
    slide = slide_at(address)
    ballot = slide.ballot
    body = {"address": address, "topic": slide.topic, "options": ballot.count, "reveals": False}
    return ("at", "", {**body, "right": ballot.key.right_answers})


def entries():
    """Return the journal entries of a class, with two votes on a question and one on a move."""
    return (
        *(seat(name, f"Name {name}") for name in ("a1", "b2", "c3")),
        at(QUESTION),
        *(answer(name, value) for name, value in (("a1", 0), ("b2", 1), ("c3", 2))),
        press("close"),
        press("again"),
        *(answer(name, value) for name, value in (("a1", 1), ("b2", 1), ("c3", 2))),
        press("show"),
        at(MOVE),
        ("lost", "a1", {"is": True}),
        *(answer(name, 3, 2) for name in ("a1", "b2", "c3")),
        press("show"),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_has_both_votes_and_what_to_repeat(language):
    """The sheet has the shares of both votes of a question, and the rule to repeat.

    It also has the question, the right answer, the reply to the remaining mistake, and the move.
    """
    page = unescape(class_sheet("KUMA", facts(room(*entries())), DAY, language))
    slide, move = slide_at(QUESTION), slide_at(MOVE)
    words = slide.lesson_words(language).words
    assert "33" in page
    assert "67" in page
    asked = slide.ballot.question(language)
    right, wrong = (page.index(asked.options[each]) for each in (1, 2))
    assert page.index(asked.text) < right < wrong
    assert slide.ballot.key.reply(language).replies[2] in page
    assert slide.ballot.key.reply(language).replies[0] not in page
    assert move.ballot.narrate(3, language) in page
    assert move.ballot.narrate(move.ballot.key.right[0], language) in page
    assert re.search(r"\b9 (de )?(March|marzo) (de )?2026", page)
    assert words.rule_text(slide.rules[0]) in page
    assert page.count("<h3>") == 1
    assert slide.rules[0] not in page, "a reader sees the title of a rule, not its id"
    assert f'lang="{language}"' in page
    assert "Name" not in page


def test_two_questions_about_one_rule_give_two_rules():
    """If both questions are about the same rule, the sheet adds another rule of their steps."""
    others = (at(SAME_RULE), *(answer(name, 0, 2) for name in ("a1", "b2", "c3")), press("show"))
    assert slide_at(SAME_RULE).rules[0] == slide_at(QUESTION).rules[0]
    page = class_sheet("KUMA", facts(room(*entries()[:13], *others)), DAY, "en")
    assert page.count("<h3>") == 2


def test_the_rule_of_the_question_with_the_most_mistakes_comes_first():
    """The rules are in the order of the number of wrong answers, not of their share.

    A second question about the same rule adds nothing.
    """
    seats = [seat(each) for each in ("a1", "b2", "c3")]
    told = list(seats)
    for number, (address, wrong) in enumerate(((QUESTION, 3), (SAME_RULE, 3), (OTHER_RULE, 1)), 1):
        told += [
            at(address),
            *(answer(each[1], 0, number) for each in seats[:wrong]),
            press("show"),
        ]
    page = unescape(class_sheet("KUMA", facts(room(*told)), DAY, "en"))
    words = slide_at(QUESTION).lesson_words("en").words
    first, second = (slide_at(each).rules[0] for each in (QUESTION, OTHER_RULE))
    assert page.index(f"<h3>{words.rule_title(first)}") < page.index(
        f"<h3>{words.rule_title(second)}"
    )


def test_the_sheet_of_an_empty_class_has_no_sections():
    """The sheet of a class that ended at once has no headings."""
    assert "<h2>" not in class_sheet("KUMA", facts(room()), DAY, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_has_the_game_that_the_class_played(language):
    """The sheet has how the class's game stood at last, with what each player had."""
    played = "?game=incan_gold&class=26.3."
    shown = (at_game(f"{played}{moves}") for moves in ("", "0.ask", "000", "000000"))
    page = unescape(class_sheet("KUMA", facts(room(seat("a1", "Lea"), *shown)), DAY, language))
    last = slide_at(f"{played}000000")
    assert last.words(language).say("game-name") in page
    assert page.count('<section class="game">') == 1
    table = page[page.index('<section class="game">') :]
    assert all(player in table for player in last.state.players)
    assert "Lea" not in page
    unplayed = class_sheet("KUMA", facts(room(at_game(played))), DAY, language)
    assert '<section class="game">' not in unplayed


def at_game(address):
    """Return the journal entry of a slide of a game that the class plays."""
    topic = slide_at(address).topic
    return (
        "at",
        "",
        {"address": address, "topic": topic, "options": 0, "reveals": False, "right": []},
    )
