"""In a played game a decision that revealed something hidden cannot be undone in any way."""

import json
import re
from random import Random

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, open_file, press
from tutor.core.base.game import find_game
from tutor.core.base.redeal import cards_to_come, shows
from tutor.core.records.files import dump_tree
from widgets.session.session import Session
from widgets.session.workspace import new_game, read_workspace
from widgets.shared.controls import decision_value

GAMES = ("princes", "incan_gold")
SHOWN = {
    "princes": {"cards_drawn", "game_ended"},
    "incan_gold": {
        "treasure_found",
        "artifact_found",
        "hazard_met",
        "hazard_struck",
        "second_card",
    },
}
"""The types of events that reveal something hidden to some players."""


def could_see(game, events, people):
    """Return whether the events reveal something hidden to one of these people."""
    return any(
        (event.type in SHOWN[game] and (event.seen_by is None or set(event.seen_by) & set(people)))
        # The choice of the only player in the temple was no secret.
        or (event.type == "revealed" and len(event.data["staying"] + event.data["leaving"]) > 1)
        for event in events
    )


def around(game, count=3):
    """Return a session of `count` people who share a screen."""
    return Session(new_game(find_game(game), count, is_hot_seat=True))


def against(game, count=3):
    """Return a session of a person in the first seat against rules of thumb."""
    session = Session(new_game(find_game(game), count, others="advised"))
    session.play_on()
    return session


def seat(session):
    """Give the screen to the next person if people share one."""
    if session.next_person:
        session.hand_on()
        session.sit_down()


def decide(session, chance, choose=None):
    """Make a random decision for the player who is due; `choose` may restrict the choice."""
    seat(session)
    legal = [each for each in session.state.legal() if choose is None or choose(each)]
    assert session.play(chance.choice(legal or list(session.state.legal())))


def played_until(session, shown, chance=None, most=400):
    """Make random decisions until one reveals something hidden, and return the ply before it.

    If `shown` is false, stop at the first decision that reveals nothing.
    """
    chance = chance or Random(1)
    for _ in range(most):
        ply = session.ply
        decide(session, chance)
        if session.state.due is None:
            break
        steps = [session.tree.node(each) for each in session.path[ply + 1 : session.ply + 1]]
        events = [event for node in steps for event in node.step.events]
        people = session.people or session.state.players
        if could_see(session.tree.game.name, events, people) == shown:
            return ply
    raise AssertionError


def others_at(session, ply):
    """Return the legal decisions at a ply other than the one that the line follows."""
    made = session.line.decision(ply + 1)
    return [each for each in session.line.states[ply].legal() if each != made]


@pytest.mark.parametrize("seed", first_of(range(2), 1))
@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_which_decisions_showed_something(game, seed):
    """In random games the page marks exactly the decisions that draw cards or reveal choices as having shown something."""
    chance = Random(seed)
    state = find_game(game).start(
        find_game(game).random_setup(["A", "B", "C"], find_game(game).variants[0], seed)
    )
    seen, made = set(), 0
    while state.due is not None and (made < 40 or len(seen) < 2):
        made += 1
        decision = chance.choice(state.legal())
        after, events = state.explain(decision)
        for player in state.players:
            expected = could_see(game, events, [player])
            assert shows(state, decision, player) == expected, events
            seen.add(expected)
        state = after
    assert seen == {True, False}


@pytest.mark.parametrize("begin", [around, against])
@pytest.mark.parametrize("game", GAMES)
def test_a_decision_that_showed_something_is_not_undone(game, begin):
    """A decision that showed something hidden stays: no kind of undo takes it back, and no deletion removes it."""
    session = begin(game)
    ply = played_until(session, shown=True)
    place, nodes = session.place, session.tree.nodes
    assert session.against_taking_back == "shown"
    for way in (session.take_back, session.take_back_one, session.undo):
        way()
        assert session.place == place
    assert not session.can_undo
    session.edit(session.tree.prune(session.path[ply + 1]))
    assert session.tree.nodes is nodes


@pytest.mark.parametrize(
    ("game", "begin"), first_of(zip(GAMES * 2, (around, against, against, around), strict=True), 2)
)
def test_no_other_decision_comes_before_what_was_shown(game, begin):
    """No other decision can be made before a decision that revealed something.

    This holds after a step back, on another line, and after a reload.
    """
    session = begin(game)
    ply = played_until(session, shown=True)
    kept = read_workspace(session.workspace.dump())
    for each in (session, Session(kept)):
        plies = [at for at in range(ply + 1) if others_at(each, at)]
        assert plies
        for at in plies:
            each.show(each.path[at])
            nodes = each.tree.nodes
            assert each.is_settled()
            assert not each.play(others_at(each, at)[0])
            each.play_on()
            assert each.play_to("turn") == 0
            assert each.tree.nodes is nodes
            if each.state.due.player not in each.others:
                assert each.play(each.line.decision(at + 1))
                assert each.tree.nodes[: len(nodes)] == nodes


@pytest.mark.parametrize("game", first_of(reversed(GAMES), 1))
def test_a_left_line_is_not_continued(game):
    """A player who has seen the next card in one line cannot use this knowledge in another line."""
    session, chance = around(game), Random(2)
    while len(session.state.legal()) < 2 or session.ply < 1:
        decide(session, chance)
    start = session.ply
    seat(session)
    first, second = session.state.legal()[:2]
    assert session.play(first)
    left = session.place
    session.take_back()
    assert session.ply == start
    assert session.play(second)
    played_until(session, shown=True)
    session.show(left)
    assert session.is_settled()
    assert not session.play(session.state.legal()[0])


def test_only_its_player_takes_a_secret_choice_back():
    """Until the choices are shown, only the player who made a secret choice can take it back.

    The next person can neither undo nor replace the choice.
    """
    session = around("incan_gold")
    seat(session)
    session.play(session.state.legal()[0])
    assert session.against_taking_back is None
    session.hand_on()
    assert session.against_taking_back == "secret"
    session.sit_down()
    assert session.against_taking_back == "secret"
    for way in (session.take_back, session.undo):
        way()
        assert session.ply == 1
    session.go(0)
    seat(session)
    assert session.play(session.state.legal()[1])


@pytest.mark.parametrize("begin", [around, against])
def test_a_decision_that_showed_nothing_is_undone(begin):
    """In the Princes a decision that revealed nothing can be undone and replaced."""
    session = begin("princes")
    ply = played_until(session, shown=False)
    session.take_back()
    assert session.ply == ply
    assert not session.is_settled()
    assert session.play(others_at(session, ply)[0])


@pytest.mark.parametrize("game", GAMES)
def test_exploring_undoes_all(game):
    """In Explore, and once all hands are open, every decision can be undone."""
    for session in (Session(new_game(find_game(game))), around(game), against(game)):
        ply = played_until(session, shown=True)
        if session.people:
            session.let_play({})
        session.go(ply)
        assert session.play(others_at(session, ply)[0])
        session.take_back()
        assert session.ply == ply


@pytest.mark.parametrize("game", first_of(reversed(GAMES), 1))
def test_a_finished_game_can_be_looked_back_at(game):
    """In a finished game the last decision stays, and the reader can try alternatives on lines beside it."""
    session = against(game)
    session.play_to("game")
    end = session.place
    session.take_back()
    assert session.place == end
    at = next(
        at
        for at in range(session.ply)
        if others_at(session, at) and session.line.states[at].due.player in session.people
    )
    session.go(at)
    assert session.play(others_at(session, at)[0])
    session.take_back()
    assert session.ply == at


def undo_of(tutor):
    """Return the control that takes the last decision back."""
    return re.search(r"<button[^>]*\btutor-undo\b[^>]*>[^<]*", tutor.now.widget.value)


@pytest.mark.parametrize(
    ("language", "reason"),
    first_of(
        [
            ("en", "something that was hidden has been shown"),
            ("es", "se ha mostrado algo que estaba oculto"),
            ("it", "è stato mostrato qualcosa che era nascosto"),
        ],
        1,
    ),
)
@pytest.mark.parametrize("game", GAMES)
def test_the_control_says_why_undo_is_impossible(game, language, reason):
    """The undo control is disabled. Its name gives the reason, and a press on it tells the reason too."""
    tutor = app(f"?game={game}&view=play&lang={language}")
    with tutor.stage.loop.turn():
        played_until(tutor.session, shown=game != "princes")
    if game == "princes":
        assert "aria-disabled" not in undo_of(tutor)[0]
        with tutor.stage.loop.turn():
            played_until(tutor.session, shown=True)
    ply = tutor.session.ply
    assert 'aria-disabled="true"' in undo_of(tutor)[0]
    assert reason in undo_of(tutor)[0]
    press(tutor, "back")
    press(tutor, "back-turn")
    press(tutor, "back-one")
    assert tutor.session.ply == ply
    assert reason in tutor.notices.widget.value


@pytest.mark.parametrize("game", GAMES)
def test_an_address_of_an_earlier_step_allows_no_more(game):
    """At the address of an earlier step the reader can make no decision before a revealed one, and the page says why."""
    tutor = app(f"?game={game}&view=play")
    with tutor.stage.loop.turn():
        ply = played_until(tutor.session, shown=True)
    tutor.session.go(ply)
    opened = app(tutor.here.address())
    session = opened.session
    assert (session.ply, session.seat) == (ply, tutor.session.seat)
    press(opened, "decide", decision_value(session.tree.game, others_at(session, ply)[0]))
    assert session.ply == ply
    assert "You are looking back" in opened.notices.widget.value
    assert "You are looking back" in opened.now.widget.value
    press(opened, "play-on", "stop")
    press(opened, "decide", decision_value(session.tree.game, others_at(session, ply)[0]))
    assert session.ply == ply + 1


@pytest.mark.parametrize("game", first_of(reversed(GAMES), 1))
def test_an_older_address_or_file_of_a_game_is_that_game(game):
    """An older address or file of a game opens as a moment of the same game as it went on in this browser."""
    tutor = app(f"?game={game}&view=play")
    for _ in range(2 if game == "princes" else 1):
        decide(tutor.session, Random(1))
    known, older = tutor.session.workspace.known_tree, tutor.here.address()
    ply, text = len(known.path(known.current)), dump_tree(known)
    with tutor.stage.loop.turn():
        played_until(tutor.session, shown=True)
    work = tutor.session.workspace
    last = json.dumps({"work": tutor.page.work, "spot": tutor.page.spot})
    opened = app(older, last=last)
    open_file(tutor, "game.json", text)
    for each, tree in ((opened, work.known_tree), (tutor, work.tree)):
        session = each.session
        assert (session.ply, len(session.tree.nodes)) == (ply, len(tree.nodes))
        assert session.is_settled()
        if session.state.due.player in session.people:
            assert not session.play(others_at(session, ply)[0])
        assert each.workspaces.earlier == []


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_page_says_that_the_same_card_comes_again(language):
    """When the reader undoes the turn of a card, and only then, the page says that the same card comes again."""
    tutor = app(f"?game=incan_gold&view=explore&lang={language}")
    session, say = tutor.session, tutor.text.say
    told = say("now-same-again")

    def is_told():
        return told in tutor.now.widget.value

    decided = 0
    while not decided or len({*map(cards_to_come, session.line.states[-2:])}) == 1:
        assert session.play(session.state.legal()[0])
        decided += 1
        assert not is_told()
    turned = session.state.position()["path"]
    press(tutor, "back")
    assert is_told()
    press(tutor, "again")
    assert session.state.position()["path"] == turned
    assert not is_told()
