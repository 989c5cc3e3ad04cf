"""`notation` turns a game into text and back; `merge` makes one tree of several games."""

import json

import pytest

from tests.contract.command_line import run
from tests.trees import GAMES, a_tree
from tutor.core.records.files import dump_tree, load_tree, read_tree, write_tree
from tutor.core.records.movetext import write_movetext


@pytest.mark.parametrize("game", GAMES)
def test_a_game_becomes_text_and_the_text_the_game(game):
    """`notation` turns JSON into text and text into JSON, with all lines of the game."""
    tree = a_tree(game, 4, nodes=30, forking=0.2).comment_on(3, "Why here?").mark(3, ["!?"])
    text = run("notation", "-", given=json.dumps(write_tree(tree)))
    assert (text.code, text.out, text.err) == (0, write_movetext(tree), "")
    back = run("notation", "-", given=text.out)
    assert write_movetext(read_tree(back.json)) == text.out


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Day 2"), ("es", "Día 2"), ("it", "Giorno 2")]
)
def test_a_game_is_printed_in_the_words_of_a_language(language, words):
    """`--lang` prints the game in words, for people who read no notation."""
    tree = a_tree("princes", 4, nodes=20, forking=0.2).comment_on(3, "Why here?")
    told = run("notation", "-", "--lang", language, given=json.dumps(write_tree(tree))).out
    assert words in told
    assert "Why here?" in told
    assert "place_inca" not in told


def test_a_fault_is_one_line():
    """A fault in a text leads to one line and exit code 2, like every error of the command line."""
    text = write_movetext(a_tree("princes", 4, nodes=8, forking=0)).replace("1. Ana", "7. Ana")
    outcome = run("notation", "-", given=text)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err == "line[6]: this step has the number 7, and it must be 1\n"


def test_several_files_become_one_tree(tmp_path):
    """`merge` reads files in both forms, says what it has added, and writes a file that other commands read."""
    whole = a_tree("princes", 4, nodes=12, forking=0)
    one, other = whole.prune(7).comment_on(6, "Why here?"), whole.comment_on(6, "Too early.")
    names = [tmp_path / name for name in ("one.json", "other.txt", "both.json")]
    names[0].write_bytes(dump_tree(one))
    names[1].write_text(write_movetext(other), encoding="utf-8")
    outcome = run("merge", *names[:2], "-o", names[2])
    assert (outcome.code, outcome.out) == (0, "")
    assert "lines 1, decisions 6, steps with new comments, marks or drawings 1," in outcome.err
    assert load_tree(names[2].read_bytes()).node(6).comment == "Why here?\nToo early."
    assert run("check", names[2]).out == "ok\n"
    assert run("merge", names[2], names[0]).json == json.loads(names[2].read_bytes())


def test_files_of_different_games_are_not_merged(tmp_path):
    """A line says why the files do not fit, and no file is written."""
    names = [tmp_path / f"{game}.json" for game in GAMES[:2]]
    for name, game in zip(names, GAMES[:2], strict=True):
        name.write_bytes(dump_tree(a_tree(game, nodes=3)))
    outcome = run("merge", *names, "-o", tmp_path / "both.json")
    assert (outcome.code, outcome.out) == (2, "")
    assert len(outcome.err.splitlines()) == 1
    assert not (tmp_path / "both.json").exists()
    assert run("merge", names[0], names[0], "-o", tmp_path / "none" / "both.json").code == 2
