"""The players and things in a text of the lesson are those of the decisions that the tests play."""

import re

import pytest

from tests.catalogues import forms
from tutor.core.base.game import Decision
from tutor.core.lessons.files import open_course
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES
from tutor.princes.identifiers import GOOD_OF, GOODS, PRODUCTION
from tutor.princes.things import STEP, thing

LESSON = open_course("quick_start")
LINE = LESSON.line
PLAYERS = LESSON.record.start.players
TEXTS = {language: lesson_text(LESSON, language) for language in LANGUAGES}
LANDMARKS = ("granary", "stable", "summit")

NAMED = {
    "step-climb-more": ("an-offering", 1, 2, ("same", "shown")),
    "step-bert-sacrifices": ("", 18, 20, ("same", "shown")),
    "step-gina-begins": ("", 35, 39, ("same", "shown")),
    "step-ralph-looks-around": ("", 41, 42, ("same", "shown")),
    "step-over-the-summit": ("", 44, 45, ("same", "shown")),
    "exhibit-a-long-climb": ("a-long-climb", 0, 3, ("answer",)),
}
"""The texts that name landmarks, each with a line and the decisions that pass them."""

MOVE_TO_PUMA = (("Bert", "move", "puma_temple"),)
STONES = (("Bert", "move", "temple_of_the_sun"),)
RALPHS = (*STONES, ("Ralph", "sacrifice", 1))
STANDS = {
    ("stones-and-virgins", 7): ("Bert", STONES),
    ("stones-and-virgins", 9): ("Ralph", RALPHS),
    ("stones-and-virgins", 10): ("Gina", (*RALPHS, ("Gina", "sacrifice", 1))),
    ("puma-sacrifice", 1): ("Bert", ()),
    ("puma-sacrifice", 4): ("Bert", (*MOVE_TO_PUMA, ("Bert", "sacrifice", 0))),
    ("puma-sacrifice", 10): ("Bert", (*MOVE_TO_PUMA, ("Bert", "sacrifice", 1))),
    ("puma-sacrifice", 16): ("Bert", (*MOVE_TO_PUMA, ("Bert", "sacrifice", 2))),
    ("a-long-climb", 12): ("Bert", MOVE_TO_PUMA),
    ("a-long-climb", 7): ("Bert", (*MOVE_TO_PUMA, ("Bert", "sacrifice", 3))),
}
"""For some steps of a question's trail, the player whose Scout stands there after some decisions."""

PASSED = {("a-long-climb", 13): "stable", ("a-long-climb", 20): "summit"}
"""Steps of the trail at which a Scout does not stop, each with the landmark passed."""

SHORT = {("stones-and-virgins", 17): ("Gina", "virgin")}
"""Steps of the trail that a Scout would reach only with a llama for each tile of an order."""

BELOW = {("find-first-point", 1): "granary"}
"""Steps of Bert's Scout below the lowest landmark that brings points."""

THERE = {
    ("find-summit", 7): "granary",
    ("find-summit", 13): "stable",
    ("find-summit", 20): "summit",
}
"""Steps of the trail with the landmark that a question asks for."""


def text_of(language, message, attribute=""):
    """Return one text of the lesson in a language, with its figures filled in."""
    form = f"{message}.{attribute}" if attribute else message
    parts = {part.key: part for part in TEXTS[language].parts()}
    return parts[message].words.fill(form, parts[message].figures)


def name_of(language, message, **arguments):
    """Return the name of a thing in the catalogue of a language, without a number."""
    return re.sub(r"\d+ ", "", TEXTS[language].words.say(message, **arguments))


def landmarks_in(language, text):
    """Return the ids of the landmarks of the trail that a text names."""
    return {each for each in LANDMARKS if name_of(language, f"board-trail-{each}") in text}


def players_in(text):
    """Return the players that a text names."""
    return {player for player in PLAYERS if player in text}


def names_in(text, names):
    """Return the keys of those names that stand in a text as whole words."""
    return {key for key, name in names.items() if re.search(rf"\b{name}\b", text)}


def clauses(text):
    """Return the parts of a text, cut at each place where one statement ends and another begins."""
    return re.split(r"[.:;!?]", text)


def passes(event):
    """Return the landmark that a Scout passes in an event, or None."""
    if event.type == "cards_drawn":
        return "summit"
    return event.rule.removeprefix("trail.") if event.type == "trail_noted" else ""


def landmarks_between(line, first, last):
    """Return the landmarks that each player's Scout passes from decision `first + 1` to decision `last`."""
    found = {}
    for ply in range(first, last):
        for event in line.events_at(ply + 1):
            if landmark := passes(event):
                found.setdefault(event.data["player"], set()).add(landmark)
    return found


def line_of(exhibit):
    """Return the line of play of an exhibit, or the line of the example game if no exhibit is given."""
    return LESSON.exhibit_line(LESSON.exhibits[exhibit]) if exhibit else LINE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", NAMED)
def test_a_text_names_the_landmarks_that_are_passed(language, message):
    """A text names exactly the landmarks that a Scout passes in the decisions of the text.

    The Scout is that of the deciding player, or of another player whom the sentence names.
    """
    exhibit, first, last, attributes = NAMED[message]
    line = line_of(exhibit)
    decides = line.record.decisions[first].player
    for attribute in attributes:
        found = {}
        for sentence in re.split(r"[.!?](?=\s|$)", text_of(language, message, attribute)):
            if landmarks := landmarks_in(language, sentence):
                others = players_in(sentence) - {decides}
                (player,) = others or {decides}
                found.setdefault(player, set()).update(landmarks)
        assert found == landmarks_between(line, first, last), attribute


def test_the_gates_pay_gina_more_than_she_gave():
    """The trail pays Gina more pieces at the turn's end than she offered in the turn."""
    paid = {"offered": 0, "trail_paid": 0}
    for ply in range(35, 39):
        for event in LINE.events_at(ply + 1):
            if event.type in paid and event.data["player"] == "Gina":
                paid[event.type] += sum(event.data["goods"].values())
    assert 0 < paid["offered"] < paid["trail_paid"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_potter_who_works_belongs_to_the_named_player(language):
    """The player whom the text names owns the only potter who works in that decision.

    The text also names what this player pays for the potter's work.
    """
    (work,) = [event for event in LINE.events_at(5) if event.type == "produced"]
    at = {"district": "potters_quarter"}
    measure = LESSON.teaching.MEASURES["incas"]
    potters = {player: measure(LINE.states[4], {"player": player, **at}) for player in PLAYERS}
    owner = work.data["player"]
    assert potters == {player: int(player == owner) for player in PLAYERS}
    potter = {"potter": name_of(language, "inca-potters_quarter")}
    for attribute in ("same", "shown"):
        told = clauses(text_of(language, "step-bert-places", attribute))
        found = [players_in(each) for each in told if names_in(each, potter)]
        assert found == [{owner}], attribute
    (paid,) = work.data["paid"]
    corn = {paid: name_of(language, f"good-{paid}")}
    told = clauses(text_of(language, "step-goods-fly"))
    found = [players_in(each) for each in told if names_in(each, corn) and players_in(each)]
    assert found == [{owner}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_named_tile_is_the_one_taken_and_the_only_free_one(language):
    """The text names the goods of the Moon tile that the player takes.

    This tile costs nothing that night, and all others that are paid cost something.
    """
    tile = LINE.record.decisions[31].choice
    paid = {
        event.data["tile"]: event
        for ply in range(31, 35)
        for event in LINE.events_at(ply + 1)
        if event.type == "moon_tile_paid"
    }
    assert len(paid) > 1
    assert [each for each, event in paid.items() if not event.data["paid"]] == [tile]
    goods = {good: name_of(language, f"good-{good}") for good in GOODS}
    assert names_in(text_of(language, "step-ralph-moves-last", "shown"), goods) == set(
        paid[tile].data["goods"]
    )
    assert not names_in(text_of(language, "step-ralph-moves-last", "same"), goods)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_stands_for_the_people_who_make_it(language):
    """The good and the people that the text on points names belong to the same district."""
    goods = {district: name_of(language, f"good-{GOOD_OF[district]}") for district in PRODUCTION}
    people = {district: name_of(language, f"incas-{district}", count=2) for district in PRODUCTION}
    text = text_of(language, "step-points-from-cards")
    assert names_in(text, goods) == names_in(text, people) == {"potters_quarter"}


def steps_of(name):
    """Return all steps that a question offers, both the right step and the wrong ones."""
    sought = LESSON.askings[name].sought
    things = (*sought.right, *sought.wrong)
    return {int(each.removeprefix("step-")) for each in things if each.startswith("step-")}


def reply(language, name, step):
    """Return the reply to a learner who taps a step as the answer to a question."""
    asking, tapped = LESSON.askings[name], thing(STEP, step)
    told = TEXTS[language].question(asking)
    return told.right if tapped in asking.sought.right else told.answers[tapped]


def scout(state, player):
    """Return the step on which a player's Scout stands."""
    return LESSON.teaching.MEASURES["scout"](state, {"player": player})


def step_of(landmark):
    """Return the step on which a landmark is."""
    components = LESSON.game.components
    return components.summit if landmark == "summit" else getattr(components, f"{landmark}_step")


def start_of(name):
    """Return the state in which an exhibit begins."""
    return line_of(name).states[0]


def play_exhibit(name, decisions):
    """Return the state of an exhibit after these decisions, and the events of the last one."""
    state, happened = start_of(name), ()
    for player, kind, choice in decisions:
        state, happened = state.explain(Decision(player, kind, choice))
    return state, happened


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_with_a_reply_is_in_a_table(language):
    """Each row of the tables is a step that its question offers, and each step with a reply has a row."""
    rows = {*STANDS, *PASSED, *SHORT, *BELOW, *THERE}
    catalogue = TEXTS[language].words.text.catalogue
    replies = {
        (form.split(".")[0].removeprefix("sought-"), int(form.rpartition("-")[2]))
        for name in catalogue.ids()
        if name.startswith("sought-")
        for form in forms(catalogue, name)
        if re.search(r"\.step-\d+$", form)
    }
    assert replies <= rows
    assert rows == {(name, step) for name, _ in rows for step in steps_of(name)}


@pytest.mark.parametrize("row", STANDS, ids=str)
def test_a_scout_stands_where_its_reply_says(row):
    """After the decisions that a reply speaks of, the Scout of the named player stands on the tapped step."""
    (name, step), (player, decisions) = row, STANDS[row]
    state, happened = play_exhibit(name, decisions)
    assert scout(state, player) == step
    gates = {passes(event) for event in happened}
    for language in LANGUAGES:
        told = reply(language, name, step)
        assert players_in(told) <= {player}, language
        assert landmarks_in(language, told) <= gates, language


@pytest.mark.parametrize("row", PASSED, ids=str)
def test_a_scout_passes_where_its_reply_says(row):
    """With all llamas, Bert's Scout passes the landmark that the reply names and does not stay on its step."""
    (name, step), landmark = row, PASSED[row]
    state, happened = play_exhibit(name, STANDS["a-long-climb", 7][1])
    assert step_of(landmark) == step
    assert landmark in {passes(event) for event in happened}
    assert scout(state, "Bert") != step
    for language in LANGUAGES:
        assert landmarks_in(language, reply(language, name, step)) == {landmark}, language


@pytest.mark.parametrize("row", BELOW, ids=str)
def test_a_scout_counts_only_from_the_landmark_of_its_reply(row):
    """The reply to a step names the landmark from which a Scout counts, and Bert's Scout is below it."""
    (name, step), landmark = row, BELOW[row]
    state = LESSON.state(LESSON.askings[name].at)
    assert scout(state, "Bert") == step < step_of(landmark)
    figures = LESSON.game.components
    steps = range(figures.summit)
    assert step_of(landmark) == next(each for each in steps if figures.trail_points(each))
    for language in LANGUAGES:
        assert landmarks_in(language, reply(language, name, step)) == {landmark}, language


@pytest.mark.parametrize("row", SHORT, ids=str)
def test_a_scout_does_not_reach_the_step_of_its_reply(row):
    """The reply to a step is right that the player has too few llamas for the Scout to reach the step.

    One llama for each tile of the order would bring the Scout there.
    """
    (name, step), (player, order) = row, SHORT[row]
    state, _ = play_exhibit(name, RALPHS)
    measures = LESSON.teaching.MEASURES
    priests = measures["priests"](state, {"player": player, "order": order})
    value = measures["step_value"](state, {"order": order})
    assert scout(state, player) + priests * value == step
    llamas = measures["goods"](state, {"player": player, "good": "llama"})
    assert max(each.choice for each in state.legal()) == llamas == 1 < priests
    for language in LANGUAGES:
        assert players_in(reply(language, name, step)) == {player}, language


@pytest.mark.parametrize("row", THERE, ids=str)
def test_a_reply_names_the_landmark_of_its_step(row):
    """The reply to the step of a landmark names this landmark and its good, and no others."""
    (name, step), landmark = row, THERE[row]
    assert step_of(landmark) == step
    given = set(getattr(LESSON.game.components, f"{landmark}_goods", ()))
    for language in LANGUAGES:
        told = reply(language, name, step)
        goods = {good: name_of(language, f"good-{good}") for good in GOODS}
        assert landmarks_in(language, told) == {landmark}, language
        assert names_in(told, goods) == given, language


def test_gina_starts_higher_and_llamas_are_worth_the_same():
    """In the exhibit all players get the same steps for a llama, though Gina's Scout starts highest.

    At the temple of the pumas a player may also give no llama.
    """
    start = start_of("stones-and-virgins")
    assert scout(start, "Gina") > scout(start, "Ralph") > scout(start, "Bert")
    worth = {
        event.data["value"]
        for ply in (2, 3)
        for event in line_of("stones-and-virgins").events_at(ply)
        if event.type == "sacrificed"
    }
    assert len(worth) == 1
    state, _ = play_exhibit("puma-sacrifice", MOVE_TO_PUMA)
    assert {each.choice for each in state.legal()} == {0, 1, 2}
