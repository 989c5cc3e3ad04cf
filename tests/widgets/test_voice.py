"""Card and announcements tell everything that happened, and each moment once."""

import random
import re
from html import unescape

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, press
from tests.widgets.test_lesson import of_kind, open_step
from tutor.core.base.events import view_of
from tutor.core.base.game import Decision, find_game
from tutor.core.base.players import NAMES
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from tutor.core.words.text import text_for
from widgets.decide.narration import MOST_OPEN
from widgets.session.workspace import Workspace
from widgets.shared.controls import decision_value


def at_table(game, count, is_hidden, seed=3):
    """Return a tutor with a game in which all seats but the first play at random."""
    tutor, rules = app("?view=explore"), find_game(game)
    names = NAMES[:count]
    setup = rules.random_setup(names, rules.variants[0], seed)
    tree = Tree(rules, start_of(rules.start(setup)), setup)
    others = dict.fromkeys(names[1:], "random")
    tutor.workspaces.begin(Workspace(tree, None, others, names[0] if is_hidden else None))
    tutor.show()
    return tutor


def decide(tutor, decision):
    """Press the control of a decision."""
    press(tutor, "decide", decision_value(tutor.session.tree.game, decision))


def sentences(tutor, plies):
    """Return the sentences of these steps' events that the seat may know, with the rule of each."""
    session, words = tutor.session, text_for(tutor.session.tree.game.name)
    events = [event for ply in plies for event in session.line.events_at(ply)]
    known = events if session.seat is None else view_of(events, session.seat)
    return [words.event(event) for event in known]


def on_card(tutor):
    """Return the sentences of the card of what happened, in order."""
    card = re.sub(r'<li class="tutor-shown".*?</li>', "", tutor.narration.widget.value)
    parts = card.split("<li")[1:]
    return [unescape(part.split("<span>")[1].split("</span>")[0]) for part in parts]


def due(tutor):
    """Return the announcement of the turn."""
    state = tutor.session.state
    words = text_for(state.game.name).due(state.due, state)
    return f"{words}." if state.due is None else f"Your turn. {words}."


TABLES = pytest.mark.parametrize(
    ("game", "count", "is_hidden", "most"),
    first_of(
        [
            ("incan_gold", 5, False, 15),
            ("princes", 2, True, 15),
            ("incan_gold", 5, False, 1_000),
            ("princes", 2, True, 1_000),
            ("incan_gold", 3, True, 1_000),
            ("princes", 3, False, 1_000),
        ],
        2,
    ),
)
"""The game, the number of players, whether hands are hidden, and the most decisions to be made."""


@TABLES
def test_over_a_game_every_event_is_on_the_card_and_announced(game, count, is_hidden, most):
    """After each decision the card and the announcement tell its results, and then the results of the others' decisions."""
    tutor = at_table(game, count, is_hidden)
    session, words, chance = tutor.session, text_for(game), random.Random(count)
    for _ in range(most):
        if session.state.due is None:
            break
        ply, state = session.ply, session.state
        decision = chance.choice(state.legal())
        announced = tutor.page.announced
        decide(tutor, decision)
        happened = sentences(tutor, range(ply + 1, session.ply + 1))
        own = f"{words.narrate(decision, state)}."
        assert tutor.page.announced == announced + 1
        told = " ".join([own, *(each for each in happened if each != own), due(tutor)])
        # A picture of the Summit may add its sentence.
        assert tutor.page.spoken.startswith(told)
        assert on_card(tutor) == happened


def test_a_decision_and_its_equal_event_are_read_once():
    """If an event says the same as the decision, such as that Gina sends a shepherd, it is told once."""
    tutor = app("?lesson=quick_start&ply=25&view=explore")
    press(tutor, "goto", 26)
    assert tutor.page.spoken.count("Gina sends a shepherd") == 1


def test_the_last_player_to_choose_reads_the_results():
    """In Incan Gold the page tells the last player to choose all choices and the next card."""
    names = NAMES[:3]
    rules = find_game("incan_gold")
    setup = rules.random_setup(names, rules.variants[0], 3)
    tree = Tree(rules, start_of(rules.start(setup)), setup)
    tutor = app("?view=explore")
    others = dict.fromkeys(names[:2], "random")
    tutor.workspaces.begin(Workspace(tree, None, others, names[2]))
    tutor.session.play_on()
    decide(tutor, Decision(names[2], "choose", "torch"))
    outcome = sentences(tutor, [3])
    assert len(outcome) > 1
    assert on_card(tutor)[: len(outcome)] == outcome
    assert " ".join(outcome) in tutor.page.spoken


TORCH_SHOWN = r"\b(?:Ana|Beto|Chaska|Diego)\b shows the torch and goes on, with \d+ at risk"


def test_secrets_of_others_are_in_no_text():
    """Card and announcement say of another's choice only that it was made in secret."""
    tutor = at_table("incan_gold", 4, is_hidden=True)
    for _ in range(5):
        decide(tutor, tutor.session.state.legal()[0])
        card = re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", tutor.narration.widget.value))
        assert card.count("at risk") == len(re.findall(TORCH_SHOWN, card)) > 0
        assert tutor.page.spoken.count("at risk") == 1
    press(tutor, "goto", 2)
    assert tutor.session.is_secret(tutor.session.place)
    assert "at risk" not in tutor.page.spoken
    assert " ".join(sentences(tutor, [2])) in tutor.page.spoken


def test_many_steps_are_folded_and_none_is_dropped():
    """The card has all steps of the other players and folds the oldest ones."""
    tutor, steps = at_table("princes", 5, is_hidden=True), 0
    session, chance = tutor.session, random.Random(5)
    while steps <= MOST_OPEN + 1:
        ply = session.ply
        decide(tutor, chance.choice(session.state.legal()))
        steps = session.ply - ply
    assert on_card(tutor) == sentences(tutor, range(ply + 1, session.ply + 1))
    card = tutor.narration.widget.value
    before, folded = card.split('data-key="folded">')
    assert int(re.match(r"\d+", folded)[0]) == steps - 1 - MOST_OPEN
    assert before.count("tutor-told") + folded.count("tutor-told") == steps


def test_the_others_turns_of_a_game_from_the_lesson_are_all_told():
    """In a game from the lesson's position the card tells every turn of the others between two turns of the reader."""
    tutor = app("?lesson=quick_start&ply=20&view=explore")
    press(tutor, "play-on", "random")
    session = tutor.session
    (mine,) = session.mine
    assert f"You play {mine}." in tutor.page.spoken
    assert f"You play {mine}" in tutor.now.widget.value
    for _ in range(4):
        ply = session.ply
        decide(tutor, session.state.legal()[0])
        happened = sentences(tutor, range(ply + 1, session.ply + 1))
        assert on_card(tutor)[: len(happened)] == happened
        assert " ".join(happened) in tutor.page.spoken


def test_undo_is_announced_as_undo():
    """The announcement of an undo names the decisions that it takes back, the reader's and the others'."""
    tutor = at_table("princes", 3, is_hidden=True)
    session = tutor.session
    decide(tutor, session.state.legal()[0])
    before, first = session.ply, session.state.legal()[0]
    decide(tutor, first)
    own, after = text_for("princes").narrate(first, session.line.states[before]), session.ply
    assert after > before + 2
    press(tutor, "back")
    assert session.ply == before
    told = f"Undone: {own}, and the {after - before - 1} steps after it. {due(tutor)}"
    assert tutor.page.spoken == told
    assert first in session.state.legal()


def test_undone_and_remade_edits_are_announced():
    """Undo and redo of a decision, a deletion and a comment are each announced by name."""
    tutor = app("?lesson=quick_start&ply=20&view=explore")
    session = tutor.session
    following = session.line.decision(21)
    other = next(each for each in session.state.legal() if each != following)
    step = text_for("princes").narrate(other, session.state)
    decide(tutor, other)
    told = sentences(tutor, [21])
    press(tutor, "undo")
    assert tutor.page.spoken.startswith(f"Undone: {step}.")
    assert " ".join(told) not in tutor.page.spoken
    press(tutor, "redo")
    assert tutor.page.spoken.startswith(f"Made again: {step}. You are on line A.")
    assert " ".join(told) in tutor.page.spoken
    place = session.place
    press(tutor, "prune", place)
    press(tutor, "undo")
    assert tutor.page.spoken.startswith(f"Undone: a deletion. This is back: {step}.")
    press(tutor, "redo")
    assert tutor.page.spoken.startswith(f"Deleted again: {step}.")
    press(tutor, "undo")
    tutor.editing.comment("why not")
    press(tutor, "undo")
    assert tutor.page.spoken.startswith("Undone: a change to a name, a comment")
    press(tutor, "redo")
    assert tutor.page.spoken.startswith("Made again: a change to a name, a comment")


def test_a_jump_announces_the_new_place():
    """After a jump the page announces the step and the line before the events there."""
    tutor = app("?lesson=quick_start&ply=20&view=explore")
    plies = tutor.session.line.plies
    press(tutor, "goto", 12)
    assert tutor.page.spoken.startswith(f"Step 12 of {plies}. ")
    assert " ".join(sentences(tutor, [12])) in tutor.page.spoken
    following = tutor.session.line.decision(13)
    decide(tutor, next(each for each in tutor.session.state.legal() if each != following))
    assert "You are on line A." in tutor.page.spoken
    press(tutor, "main")
    assert tutor.page.spoken.startswith(f"Step 12 of {plies}. You are on the main line.")
    press(tutor, "key", "Home")
    assert tutor.page.spoken.startswith(f"Step 0 of {plies}. ")


def test_a_repeated_notice_is_announced_again_and_a_redraw_is_not():
    """A refusal that is repeated is announced twice. A change of theme or layout announces nothing."""
    tutor = app("?lesson=quick_start&ply=26&view=explore")
    refused = Decision(tutor.session.state.due.player, "move", "puma_temple")
    decide(tutor, refused)
    said, announced = tutor.page.spoken, tutor.page.announced
    decide(tutor, refused)
    assert (tutor.page.spoken, tutor.page.announced) == (said, announced + 1)
    press(tutor, "theme", "dark")
    tutor.page.width = 390
    press(tutor, "forget")
    press(tutor, "tab", "lines")
    assert (tutor.page.spoken, tutor.page.announced) == (said, announced + 1)


def test_undoing_a_decision_of_the_lesson_announces_it_and_then_the_step():
    """When undo of a decision leads back to the lesson, the page announces the decision taken back, then the step."""
    tutor = open_step(of_kind("decide")[1])
    example = tutor.session.line.decision(tutor.session.ply + 1)
    words = text_for("princes").narrate(example, tutor.session.state)
    title = tutor.lesson_card.title
    decide(tutor, example)
    press(tutor, "back")
    assert tutor.page.spoken.startswith(f"Undone: {words}. {title}")
    press(tutor, "back")
    assert tutor.page.spoken.startswith("Step ")
    assert f"The lesson waits for you: {title}." in tutor.page.spoken
