"""The lesson has a day of play: the learner's moves stand, the others answer, and the night ends it with a page."""

import json
import re
from dataclasses import replace
from html import escape
from types import SimpleNamespace

import pytest

from tests.widgets.apps import app, press
from tests.widgets.test_lesson import LESSON, card, decide, written_in
from tutor.core.base.players import advised_player
from tutor.core.lessons.own_moves import best_option, options_of, played_days, review_turn
from tutor.core.lessons.parts import Spot, Task
from tutor.core.records.compare import Figure, Row
from tutor.core.records.moments import turns
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from tutor.core.words.text import text_for
from tutor.princes.words import Words
from widgets.lesson import coach
from widgets.shared.controls import decision_value

NEAR_NIGHT = 30
"""A ply in the last round of the first day; its night ends at ply 35 of the record."""
ADDRESS = "?lesson=quick_start&step=play-on&lang="


def move_step(monkeypatch, ply, player=""):
    """Move the step `play-on` to a ply of the record; `player` is the learner's seat."""
    task = Task("day", player)
    acts = tuple(
        act._replace(
            steps=tuple(
                step._replace(at=Spot(ply), task=task) if step.id == "play-on" else step
                for step in act.steps
            )
        )
        for act in LESSON.acts
    )
    lesson = replace(LESSON, acts=acts)
    monkeypatch.setattr("widgets.lesson.controller.open_course", lambda *_: lesson)


@pytest.fixture
def open_day(monkeypatch):
    """Return a function that opens the step `play-on`, moved to shortly before a night."""
    move_step(monkeypatch, NEAR_NIGHT)
    return lambda language="en", **found: app(ADDRESS + language, **found)


def play_day(tutor, choice=-1):
    """Play a day: whenever the learner is due, make the legal decision with the index `choice`."""
    course, session = tutor.course, tutor.session
    while not course.is_day_over:
        if course.unread_plies:
            press(tutor, "others-read", course.at)
        assert session.state.due.player in session.mine
        decide(tutor, session.state.legal()[choice])


def test_the_night_ends_the_day(open_day):
    """When the night is over, the others stop, the step counts as done, and the card says that the day is over."""
    tutor = open_day()
    course, session = tutor.course, tutor.session
    assert "play-on" not in course.runner.progress.done
    play_day(tutor)
    (day,) = course.days
    assert (day.first, day.last) == (NEAR_NIGHT, session.ply)
    assert session.line.states[session.ply].position()["day"] == 3
    assert "play-on" in course.runner.progress.done
    assert "play-on" not in course.runner.progress.seen
    assert "Day 2 is over" in card(tutor)
    assert not course.unread_plies
    assert course.points == ()
    ways = ("another-day", "lesson-next", "view", "review")
    assert all(f'data-do="{way}"' in card(tutor) for way in ways)


def test_another_day_goes_on_with_the_same_game(open_day):
    """If the learner asks for another day, the page of the day closes, and the same game goes on from the night."""
    tutor = open_day()
    course, session = tutor.course, tutor.session
    play_day(tutor)
    made = session.line.record.decisions[: session.ply]
    press(tutor, "another-day", course.at)
    assert not course.is_day_over
    assert session.line.record.decisions[: len(made)] == made
    assert session.state.due.player in session.mine
    assert not written_in(card(tutor), "Day 2 is over")


def test_the_day_can_be_played_again(open_day):
    """If the learner plays the day again, the board goes back to its beginning, and the first try stays in the tree."""
    tutor = open_day()
    course, session = tutor.course, tutor.session
    play_day(tutor)
    nodes = session.tree.nodes
    press(tutor, "day-again", course.at)
    assert (session.ply, course.is_here, course.is_day_over) == (NEAR_NIGHT, True, False)
    assert session.tree.nodes == nodes
    assert session.mine


def test_a_day_waits_for_the_learner(open_day):
    """A learner who looks at an earlier moment or another step comes back to the same moment."""
    tutor = open_day()
    course, session = tutor.course, tutor.session
    other = session.state.legal()[-1]
    assert other != session.line.decision(NEAR_NIGHT + 1)
    decide(tutor, other)
    reached = session.place
    session.go(3)
    assert not course.is_here
    press(tutor, "lesson-here")
    assert session.place == reached
    press(tutor, "lesson-back", course.at)
    assert not session.others
    press(tutor, "lesson-next", course.at)
    assert session.place == reached
    assert session.others


def test_a_new_page_keeps_the_moves_of_the_day(open_day):
    """A page that is opened again in the middle of the day shows the day as it was."""
    tutor = open_day()
    decide(tutor, tutor.session.state.legal()[-1])
    page = tutor.page
    tab = json.dumps({"work": page.work, "spot": page.spot})
    again = open_day(tab=tab)
    assert again.session.line.record.decisions == tutor.session.line.record.decisions
    assert (again.session.ply, again.session.mine) == (tutor.session.ply, tutor.session.mine)
    assert again.course.is_here
    play_day(again)
    assert len(again.course.days) == 1


def test_the_others_play_first_where_the_day_is_theirs(monkeypatch):
    """If another player is due first, the others play up to the learner's turn, and the step's text stays to be read."""
    assert LESSON.line.states[NEAR_NIGHT - 1].due.player == "Gina"
    move_step(monkeypatch, NEAR_NIGHT - 1, "Bert")
    tutor = app(ADDRESS + "en")
    course, session = tutor.course, tutor.session
    assert session.mine == {"Bert"}
    reached = session.ply
    assert session.state.due.player == "Bert"
    assert course.unread_plies == range(NEAR_NIGHT, reached + 1)
    assert course.is_opening
    assert "Now the game is yours" in card(tutor)
    press(tutor, "others-read", course.at)
    assert "Now the game is yours" not in card(tutor)
    press(tutor, "day-again", course.at)
    assert session.ply == reached


def test_why_another_player_decides_is_read_before_the_board_shows_it(open_day):
    """The first act of another player's decision highlights the reason, and moves nothing."""
    tutor, sent = open_day(), []
    course, overlay = tutor.course, tutor.windows.overlay
    overlay._send = sent.append
    overlay.send_all()
    while not course.unread_plies:
        decide(tutor, tutor.session.state.legal()[-1])
    decisions = sent[-1]["move"]["decisions"][-len(course.unread_plies) :]
    for ply, (why, *_) in zip(course.unread_plies, decisions, strict=True):
        assert (list(why["told"]), why["reads"], list(why["flights"])) == ([f"{ply}.why"], True, [])
        assert f'data-told="{ply}.why"' in tutor.narration.widget.value


def test_days_end_with_their_nights():
    """A day of a line counts as played only once its night is over, and it ends where the next day begins."""
    line = LESSON.line
    assert played_days(line, 0, 34) == ()
    assert played_days(line, 0, 35) == ((0, 35),)
    assert played_days(line, 35, 50) == ()


def rule_of_thumb(tutor, advice):
    """Return the reason of an advice in the words in which the coach writes it."""
    return tutor.stage.game.reason(advice.reason).partition(": ")[2]


def test_the_coach_asks_before_an_own_turn(open_day):
    """When the learner calls the coach, it asks about two or three options before the learner's turn.

    It calls the best option by the advice right, and an option with lower figures wrong.
    """
    tutor = open_day()
    session = tutor.session
    options = options_of(session.state, session.state.due.player)
    assert 2 <= len(options) <= 3
    best = options.index(best_option(options))
    advised = advised_player("princes").choose(session.state).decision
    assert options[best].decision == advised
    for number in range(len(options)):
        press(tutor, "coach", "")
        assert written_in(card(tutor), tutor.stage.say("coach-ask"))
        assert "tutor-is-coached" in tutor.lesson_card.modes
        press(tutor, "coach", number)
        said = card(tutor)
        assert "tutor-is-coached" not in tutor.lesson_card.modes
        assert ("tutor-answer-wrong" in said) == written_in(said, "Better: ")
        assert "tutor-answer-right" in said or number != best
        assert written_in(said, rule_of_thumb(tutor, options[best]))
        assert session.ply == NEAR_NIGHT
    press(tutor, "coach", "own")
    assert not written_in(card(tutor), tutor.stage.say("coach-ask"))
    assert session.ply == NEAR_NIGHT


def test_the_move_of_an_option_is_a_press_away(open_day):
    """The coach's reply to an option has a button that makes the move of this option."""
    tutor = open_day()
    state = tutor.session.state
    chosen = options_of(state, state.due.player)[0].decision
    press(tutor, "coach", 0)
    assert f'data-do="decide" data-value="{escape(decision_value(LESSON.game, chosen))}' in card(
        tutor
    )


@pytest.mark.parametrize("player", LESSON.line.states[0].players)
def test_the_coach_asks_at_most_twice(player):
    """In a whole game the coach asks a learner at least once and at most `MOST_ASKED` times, in the learner's turns."""
    line = LESSON.line
    tree = Tree(LESSON.game, start_of(line.states[0]))
    for decision in line.record.decisions:
        tree = tree.add(tree.current, decision)
    path = (0, *tree.path(tree.current))
    session = SimpleNamespace(line=line, ply=line.plies, mine={player}, tree=tree, path=path)
    asked = coach._asked_plies.__wrapped__(session, tree, tree.current, 0, {player})
    assert 1 <= len(asked) <= coach.MOST_ASKED
    assert all(line.states[ply].due.player == player for ply in asked)


def test_the_coach_comments_on_a_turn_in_one_sentence(open_day):
    """The coach's comment on a turn is one paragraph, and the coach makes none after a reply about the same turn."""
    for is_called in (False, True):
        tutor = open_day()
        if is_called:
            press(tutor, "coach", 0)
        decide(tutor, tutor.session.state.legal()[-1])
        assert tutor.course.unread_plies
        assert card(tutor).count("tutor-answer ") == (not is_called)


def test_praise_says_which_points_are_gone(open_day, monkeypatch):
    """When a turn loses points, the coach says so, even where it praises the turn."""
    monkeypatch.setattr(Words, "loss", lambda *_: "Two points are gone.")
    tutor = open_day()
    decide(tutor, tutor.session.state.legal()[-1])
    assert written_in(card(tutor), "Two points are gone.")
    play_day(tutor)
    day = tutor.course.days[-1]
    monkeypatch.setattr(coach, "_changes", lambda *_: {"cards": 1})
    said = coach.comment_on_day(tutor.stage, day.first, day.last)
    assert written_in(said, "Two points are gone.")


@pytest.mark.parametrize(("won", "is_good"), [({"cards": 1}, True), ({"corn": 1}, False)])
def test_a_turn_with_a_prize_is_not_talked_down(open_day, monkeypatch, won, is_good):
    """The coach praises a turn that won a new card, even if the teacher's way would have brought more goods."""
    tutor = open_day()
    play_day(tutor)
    monkeypatch.setattr(coach, "_asked_plies", lambda *_: ())
    monkeypatch.setattr(coach, "_changes", lambda *_: won)
    monkeypatch.setattr(coach, "_both_ways", lambda *_: ({**won, "llamas": -1}, {"goods": 2}))
    review = review_turn(tutor.session.line, own_turn(tutor), tutor.session.mine)
    monkeypatch.setattr(coach, "review_turn", lambda *_: review._replace(loss=0.5))
    day = tutor.course.days[-1]
    said = coach.comment_on_day(tutor.stage, day.first, day.last)
    assert written_in(said, tutor.stage.say("day-advice")) is not is_good
    assert written_in(said, "Your best turn today") is is_good


def test_the_page_of_the_day_says_what_the_night_brought(open_day, monkeypatch):
    """The page of the day says what the night brought to the learner."""
    monkeypatch.setattr(coach, "_changes", lambda *_: {"corn": 3})
    tutor = open_day()
    play_day(tutor)
    assert written_in(card(tutor), "The night brought you 3 corn.")


def test_a_turn_about_which_the_coach_asked_is_not_commented_again(open_day, monkeypatch):
    """If the coach has asked about a turn, the page of the day does not comment on that turn again."""
    tutor = open_day()
    play_day(tutor)
    review = review_turn(tutor.session.line, own_turn(tutor), tutor.session.mine)
    monkeypatch.setattr(coach, "review_turn", lambda *_: review._replace(loss=0.5))
    monkeypatch.setattr(coach, "_asked_plies", lambda *_: (own_turn(tutor).first,))
    day = tutor.course.days[-1]
    said = coach.comment_on_day(tutor.stage, day.first, day.last)
    assert not written_in(said, tutor.stage.say("day-advice"))


def own_turn(tutor):
    """Return the first turn of the learner in the last day."""
    line, day = tutor.session.line, tutor.course.days[-1]
    return next(
        each
        for each in turns(line)
        if each.first >= day.first and each.player in tutor.session.mine and each.kind == "turn"
    )


def test_a_climb_over_the_summit_is_no_loss():
    """The page of the day says that the Scout passed the Summit, and how far it climbed."""
    words = text_for("princes", "en")
    row = Row("scout", 14, 2)
    assert (
        words.change(Figure(row, "Scout", "14", "2")) == "Scout 14 → Summit → 2 (8 steps climbed)"
    )
    row = Row("scout", 2, 14)
    assert words.change(Figure(row, "Scout", "2", "14")) == "Scout 2 → 14"


@pytest.mark.parametrize(
    ("own", "other", "rating"),
    [
        ({"cards": 1}, {"points": 2, "cards": 1}, "less"),
        ({"points": 1, "corn": 3}, {"corn": -1}, "good"),
        ({"goods": 1, "llamas": -1}, {"corn": 2}, "even"),
        ({"goods": 2, "corn": -1}, {"people": 1, "goods": 2}, "less"),
        ({"goods": 2}, {"goods": 2}, "good"),
        ({"corn": -1}, {"goods": 1}, "words"),
        ({}, {}, "words"),
    ],
)
def test_figures_compare_only_turns_that_bring_something(own, other, rating):
    """The coach rates a turn by its figures against those of the teacher's turn.

    A turn that brings nothing gets words instead of a rating.
    """
    assert coach._rating(own, other) == rating


def test_a_good_for_a_llama_is_still_a_good(open_day):
    """The coach names what a turn brings together with its price; a turn that only costs gets no words."""
    stage = open_day().stage
    assert coach._worth(stage, {"goods": 1, "llamas": -1}) == "1 good for 1 llama"
    assert coach._worth(stage, {"corn": -1}) == coach.NOTHING


def test_the_page_of_the_day_says_who_leads(open_day):
    """The page of the day begins with its title, and says who leads."""
    tutor = open_day()
    play_day(tutor)
    said = card(tutor)
    assert re.search(r"<h2[^>]*data-focus[^>]*>Day 2 is over<", said)
    assert re.search(r"You (share the )?lead with|leads: you have", said)
    assert written_in(said, "days are left before the Spanish come, and then gold counts.")
    press(tutor, "another-day", tutor.course.at)
    assert re.search(r"<h2[^>]*>Day 3<", card(tutor))
