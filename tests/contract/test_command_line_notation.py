"""`python -m tutor notation`: a game as text and back, each fault with its line."""

import json

import pytest

from tests.contract.command_line import run
from tests.trees import GAMES, a_tree
from tutor.core.records.files import read_tree, write_tree
from tutor.core.records.movetext import write_movetext


@pytest.mark.parametrize("game", GAMES)
def test_a_game_becomes_text_and_the_text_the_game(game):
    """With all its lines, whichever of both the file is."""
    tree = a_tree(game, 4, nodes=30, forking=0.2).commented(3, "Why here?").marked(3, ["!?"])
    text = run("notation", "-", given=json.dumps(write_tree(tree)))
    assert (text.code, text.out, text.err) == (0, write_movetext(tree), "")
    back = run("notation", "-", given=text.out)
    assert write_movetext(read_tree(back.json)) == text.out


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Day 2"), ("es", "Día 2"), ("it", "Giorno 2")]
)
def test_it_is_told_in_the_words_of_a_language(language, words):
    """For people who read no notation."""
    tree = a_tree("princes", 4, nodes=20, forking=0.2).commented(3, "Why here?")
    told = run("notation", "-", "--lang", language, given=json.dumps(write_tree(tree))).out
    assert words in told
    assert "Why here?" in told
    assert "place_inca" not in told


def test_a_fault_is_told_in_one_line():
    """As every error of the command line."""
    text = write_movetext(a_tree("princes", 4, nodes=8, forking=0)).replace("1. Ana", "7. Ana")
    outcome = run("notation", "-", given=text)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err == "line[6]: this step has the number 7, and it must be 1\n"
