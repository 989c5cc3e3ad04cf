"""People can read the text of a tree, the reader restores the tree exactly, and every fault has its line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.trees import GAMES, a_record, a_tree, shape, walk
from tutor.core.base.decision import IllegalDecision
from tutor.core.base.errors import RecordError
from tutor.core.records.files import read_tree, write_tree
from tutor.core.records.movetext import write_movetext
from tutor.core.records.movetext_reading import read_movetext
from tutor.core.records.tree import MARKS, Tree

texts = st.text(max_size=40) | st.sampled_from(
    (
        "\u2023 why",
        "a\n\u2023 why\n\u2023",
        '"quoted"',
        " spaced ",
        "; (",
        "\r\n",
        "a\n\nb",
        "1. A: b",
        "",
    )
)


def decorate(tree, data):
    """Return the tree with random texts and marks beside some of its steps."""
    for _ in range(data.draw(st.integers(0, 6))):
        place = data.draw(st.integers(1, len(tree.nodes)))
        if place > tree.protected:
            tree = tree.comment_on(place, data.draw(texts)).name_line(place, data.draw(texts))
            tree = tree.explain(place, data.draw(texts))
            tree = tree.mark(place, data.draw(st.sets(st.sampled_from(MARKS), max_size=3)))
    return tree.at(data.draw(st.integers(0, len(tree.nodes))))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=8, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_tree_reads_as_it_was_written(game, data):
    """A tree that is written as text and read again has the same content.

    The content is every step, comment, reason, mark and name, the protected line, and the current step.
    """
    seed = data.draw(st.integers(0, 30))
    tree = a_tree(game, seed, nodes=data.draw(st.integers(1, 40)), forking=0.25)
    main = enumerate(tree.path(tree.end(0)), start=1)
    first = sum(1 for ply, place in main if ply == place)
    tree = decorate(tree.protect(min(first, data.draw(st.integers(0, 5)))), data)
    text = write_movetext(tree)
    again = read_movetext(text)
    assert shape(again) == shape(tree)
    assert [node.reason for node in again.nodes] == [
        tree.node(place).reason for place, _ in walk(tree)
    ]
    assert [again.node(place).decision for place in again.path(again.current)] == [
        tree.node(place).decision for place in tree.path(tree.current)
    ]
    assert [node.comment for node in again.nodes] == [
        tree.node(place).comment for place, _ in walk(tree)
    ]
    assert (again.protected, again.title, again.setup) == (tree.protected, tree.title, tree.setup)
    assert write_movetext(again) == text
    # Its file is the same tree as well.
    assert write_tree(read_tree(write_tree(again))) == write_tree(again)


TEXT = write_movetext(Tree.of_record(a_record("princes", 3, 8))).split("\n")
STEPS = 7
"""The line number of the first step, after four lines of the head, the day and the current place."""


def replace_line(line, *lines):
    """Return the example text with these lines in place of one line, counted from 1."""
    return "\n".join((*TEXT[: line - 1], *lines, *TEXT[line:]))


FAULTS = {
    "no text": ("", "line[1]", "notation_first"),
    "another form": (replace_line(1, "tutor-notation 9"), "line[1]", "notation_first"),
    "no game": (replace_line(2), "game", "missing_key"),
    "a head of another kind": (replace_line(2, "games: princes"), "line[2]", "notation_line"),
    "two games": (replace_line(2, TEXT[1], TEXT[1]), "line[3]", "duplicate_key"),
    "a setup that is no JSON": (replace_line(3, "setup: {"), "line[3]", "not_json"),
    "a wrong number": (
        replace_line(STEPS, "3. Ana: stay coca"),
        f"line[{STEPS}]",
        "notation_number",
    ),
    "a note on nothing": (
        replace_line(STEPS, "# first", TEXT[STEPS - 1]),
        f"line[{STEPS}]",
        "notation_beside",
    ),
    "an open bracket": (
        "\n".join((*TEXT, "(", "8. Ana: stay corn_3")),
        f"line[{len(TEXT) + 1}]",
        "notation_open",
    ),
    "a closed bracket": (replace_line(STEPS, ")"), f"line[{STEPS}]", "notation_bracket"),
    "a text in half": (
        replace_line(STEPS, TEXT[STEPS - 1], '; "half'),
        f"line[{STEPS + 1}]",
        "notation_text",
    ),
    "half a sign": (
        replace_line(STEPS, TEXT[STEPS - 1], '# "\\ud800"'),
        f"line[{STEPS + 1}]",
        "notation_text",
    ),
    "a mark twice": (
        replace_line(STEPS, TEXT[STEPS - 1] + " ! !"),
        f"line[{STEPS}]",
        "named_twice",
    ),
    "a stranger": (
        replace_line(STEPS, "1. Zoe: place_inca corn_terraces"),
        f"line[{STEPS}]",
        "unknown_player",
    ),
    "another's step": (
        replace_line(STEPS, "1. Beto: place_inca corn_terraces"),
        f"line[{STEPS}]",
        "notation_player",
    ),
    "half a decision": (
        replace_line(STEPS, "1. Ana: llama_meadow"),
        f"line[{STEPS}]",
        "notation_decision",
    ),
    "a place as on screen": (
        replace_line(STEPS, "1. Ana: place_inca Corn Terraces"),
        f"line[{STEPS}]",
        "unknown_id",
    ),
    "no place": (replace_line(STEPS, "1. Ana: place_inca"), f"line[{STEPS}]", "wrong_parts"),
    "no such type": (replace_line(STEPS, "1. Ana: torch"), f"line[{STEPS}]", "not_written"),
    "no such place": (
        replace_line(STEPS, "1. Ana: place_inca moon"),
        f"line[{STEPS}]",
        "unknown_id",
    ),
    "a step tried twice": (
        replace_line(STEPS, TEXT[STEPS - 1], "(", TEXT[STEPS - 1], ")"),
        f"line[{STEPS + 2}]",
        "notation_twice",
    ),
    "shown twice": (
        replace_line(STEPS, TEXT[STEPS - 1], "@"),
        f"line[{STEPS + 1}]",
        "duplicate_key",
    ),
}


@pytest.mark.parametrize(("text", "place", "code"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_named_with_its_line(text, place, code):
    """The error about a fault has the number of its line, so that a person who corrects the text finds it."""
    with pytest.raises(RecordError) as raised:
        read_movetext(text)
    assert (raised.value.faults[0].place, raised.value.faults[0].code) == (place, code)
    for language in ("en", "es", "it"):
        assert code not in raised.value.sentence(language)


def test_a_refused_decision_is_named_with_its_line():
    """The error about an illegal decision has its line, and says in the reader's language why it is refused."""
    number = next(at for at, line in enumerate(TEXT, start=1) if ": move " in line)
    player = TEXT[number - 1].split()[1]
    # A first turn may lead anywhere, but no Prince may stay in the hut.
    text = replace_line(number, f"{TEXT[number - 1].split()[0]} {player} stay coca")
    with pytest.raises(IllegalDecision) as raised:
        read_movetext(text)
    assert raised.value.sentence().startswith(f"line {number} ({player[:-1]}, stay coca): ")
    assert raised.value.refusal.rule == "move.stay"


def test_all_faults_are_reported_at_once():
    """One error has all faults of a text, because a text from another program often has several."""
    text = replace_line(STEPS, "9. Ana: place_inca moon", "?", ")")
    with pytest.raises(RecordError) as raised:
        read_movetext(text)
    assert [fault.code for fault in raised.value.faults] == [
        "notation_number",
        "notation_line",
        "notation_bracket",
    ]


def test_the_example_of_the_reference_is_a_text(root):
    """The example in the reference of the notation is word for word what the writer writes."""
    page = (root / "docs/reference/notation.md").read_text(encoding="utf-8")
    text = page.split("```text\n")[1].split("```")[0]
    assert write_movetext(read_movetext(text)) == text


def test_line_ends_and_spaces_of_other_machines_are_read():
    """A text copied from an e-mail is still read, although it lacks indents and has other line ends."""
    tree = a_tree("princes", 3, nodes=30, forking=0.3)
    text = write_movetext(tree)
    moved = "\r\n".join(f" {line} " for line in text.split("\n"))
    assert write_movetext(read_movetext(moved)) == text


@pytest.mark.parametrize("game", GAMES)
def test_a_text_without_a_current_place_shows_the_end_of_its_main_line(game):
    """A text without a marked current place opens at the end of its main line.

    A text with a marked place, even the start, opens at this place.
    """
    tree = a_tree(game, 5, nodes=20, forking=0.3)
    lines = write_movetext(tree).split("\n")
    unmarked = "\n".join(line for line in lines if line.strip() != "@")
    again = read_movetext(unmarked)
    assert again.current == again.end(0) > 0
    assert read_movetext(write_movetext(tree.at(0))).current == 0
    head = [line for line in lines if not line.strip() or line[0].isalpha()]
    assert read_movetext("\n".join(head)).current == 0
