"""Questions about the temple have answers that play gives, named misconceptions, and words in every language."""

import re
from itertools import islice

import pytest

from tests.incan_gold.asked import questions
from tests.incan_gold.temple import temple
from tests.pages import first_of
from tutor.core.base.game import Decision, find_game
from tutor.core.base.questions import About
from tutor.core.lessons.review import fresh_questions
from tutor.core.records.record import random_record
from tutor.core.words.text import LANGUAGES, text_for
from tutor.incan_gold.teaching import CONCEPTS, MEASURES

GAME = find_game("incan_gold")


@pytest.fixture(scope="module")
def questions_of():
    """Return a dict from each concept to questions on it."""
    return {concept: questions(concept) for concept in CONCEPTS}


MISCONCEPTIONS = {
    "cards_that_strike": {
        "two_different_hazards", "counts_the_path_too", "one_card_a_kind", "forgot_the_removed",
        "needs_a_third",
    },
    "share_of_treasure": {
        "forgot_what_lay_there", "keeps_it_all", "rounds_up", "shares_the_path_again",
        "treasure_waits_on_the_path",
    },
    "home_together": {
        "picks_up_all", "leaves_the_path", "forgot_the_heap", "takes_the_artifacts_along",
        "leaving_loses_all", "shares_the_artifacts", "first_takes_the_rest",
    },
    "home_alone": {
        "forgot_the_artifacts", "forgot_the_path", "shares_with_who_stays", "forgot_the_heap",
        "only_the_heap",
    },
    "after_a_strike": {
        "beside_is_safe", "half_is_saved", "path_is_saved", "shares_the_path_first",
        "tent_is_lost_too",
    },
    "torch_or_camp": {"fears_every_hazard", "forgets_the_danger"},
    "winner": {
        "tie_is_shared", "counts_only_treasure", "dearest_artifact_wins", "last_one_home_wins",
    },
}  # fmt: skip


@pytest.mark.parametrize("concept", CONCEPTS)
def test_every_misconception_comes_and_is_wrong(questions_of, concept):
    """Each misconception of a concept is a wrong option of some question from random games.

    All options of a question differ.
    """
    met = set()
    for question in questions_of[concept]:
        values = [wrong.value for wrong in question.wrong]
        assert len(values) >= (1 if concept == "torch_or_camp" else 2)
        assert len({*values, *question.right}) == len(values) + 1
        met |= {name for each in question.wrong for name in (each.misconception, *each.others)}
    assert met == MISCONCEPTIONS[concept]


def test_a_share_is_what_play_gives(questions_of):
    """The right answer about a share equals what the player gets if the card comes and all players go on."""
    for question in questions_of["share_of_treasure"][::97]:
        position, player = question.state.position(), question.about.player
        if position["chosen"]:
            continue
        rest = [card for card in position["deck"] if card != question.about.thing]
        state = GAME.load(position | {"deck": [question.about.thing, *rest]})
        for name in position["inside"]:
            state = state.play(Decision(name, "choose", "torch"))
        (beside,) = [
            seat["beside"] for seat in state.position()["players"] if seat["name"] == player
        ]
        assert question.right == (beside,)


def test_going_home_is_what_play_gives(questions_of):
    """The right answer about going home equals what leaving brings in play, together and alone."""
    for concept, others in (("home_together", "camp"), ("home_alone", "torch")):
        for question in questions_of[concept][::41]:
            position, player = question.state.position(), question.about.player
            if position["chosen"]:
                continue
            # With decks for later rounds, only the decisions of their record can be played.
            pending = position["pending"] | {"seed": 1, "decks": None}
            state = GAME.load(position | {"pending": pending})
            events = ()
            for name in position["inside"]:
                choice = "camp" if name == player else others
                state, events = state.explain(Decision(name, "choose", choice))
            treasure = [
                event.data["treasure"]
                for event in events
                if event.type == "left" and event.data["player"] == player
            ]
            artifacts = [event.data["value"] for event in events if event.type == "artifact_valued"]
            brought = sum(treasure) + (sum(artifacts) if concept == "home_alone" else 0)
            assert question.right == (brought,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("concept", CONCEPTS)
def test_every_answer_has_its_words(questions_of, concept, language):
    """Each question has its text, a label for each option, and a reply of its own to each answer."""
    words = text_for("incan_gold", language)
    assert words.say(f"concept-{concept}")
    for question in questions_of[concept][::29]:
        told = words.question(question)
        assert len(told.options) == 1 + len(question.wrong)
        assert len(set(told.answers.values())) == len(question.wrong)
        assert str(question.right[0]) not in told.nudge


ARTIFACTS = {"en": "artifact", "es": "artefacto", "it": "artefatt"}


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
@pytest.mark.parametrize("concept", CONCEPTS)
def test_a_reply_speaks_of_the_position(questions_of, concept, language):
    """A reply has only figures of its question, never a zero, and names artifacts only if the path has any."""
    words, faults = text_for("incan_gold", language), set()
    for question in questions_of[concept][::23]:
        said = words.question(question)
        options = " ".join(label for label, _ in said.options)
        values = " ".join(map(str, question.values.values()))
        known = re.findall(r"\d+", f"{said.text} {options} {values}")
        path = question.state.position()["path"]
        for reply in (said.right, *said.answers.values()):
            strange = {*re.findall(r"\d+", reply)} - ({*known} - {"0"})
            is_told = ARTIFACTS[language] in reply
            if strange or (is_told and not any(card.startswith("artifact") for card in path)):
                faults.add(reply)
    assert faults == set()


def test_torch_and_camp_are_right_about_equally_often():
    """Camp is the right choice in 30 to 70 per cent of the first 40 positions for practice."""
    found = [next(fresh_questions(GAME, ("torch_or_camp",), seed)) for seed in range(1, 41)]
    assert 12 <= sum(each.right == ("camp",) for each in found) <= 28


def test_fresh_choices_are_not_of_the_last_round():
    """None of twenty questions for practice is from the last round, in which the average does not decide."""
    found = list(islice(fresh_questions(GAME, ("torch_or_camp",), 3), 20))
    assert len(found) == 20
    last = GAME.start(GAME.random_setup(("Ana", "Beto", "Chaska"), "standard", 1)).components.rounds
    assert all(each.state.position()["round"] < last for each in found)


def test_only_players_inside_are_asked_about():
    """A question comes only at choices of players inside, and only where its concept applies."""
    state = GAME.load(temple("Ana", "Beto", "Chaska").inside("Ana").json())
    ask = CONCEPTS["home_together"].ask
    assert ask(state, About(player="Beto")) is None
    assert ask(state, About(player="Ana")) is None
    assert ask(state, About((Decision("Ana", "choose", "torch"),))) is None
    over = random_record(GAME, 3, "standard", 1).play()
    assert ask(over, About()) is None
    assert list(CONCEPTS["home_together"].abouts(over)) == []
    assert CONCEPTS["cards_that_strike"].ask(state, About()) is None
    assert CONCEPTS["share_of_treasure"].ask(state, About(thing="spider_1")) is None
    assert CONCEPTS["home_alone"].ask(state, About()) is None


def test_measures_are_those_of_the_named_player():
    """Each measure that a notebook can quote is that of the player whom the call names."""
    built = temple("Ana", "Beto", "Chaska").path("spider_1", "treasure_11a", "artifact_1", left=2)
    state = GAME.load(built.beside(Ana=3, Beto=3, Chaska=3).json())
    of = {"player": "Beto", "kind": "spider"}
    figures = {name: measure(state, of) for name, measure in MEASURES.items()}
    assert figures == {
        "beside": 3, "inside": 3, "left_on_path": 2, "cards": 28, "strikes": 2,
        "artifact_points": 5, "home_alone": 10, "home_together": 3, "tent": 0, "round": 1,
        "artifacts": 0, "points": 0, "hazards_to_come": 2, "home_so_far": 10, "alike": 3,
        "one_more_whole": 11, "one_more_tenth": 0,
        "plan_stake": 0, "plan_percent": 100, "plan_whole": 10, "plan_tenth": 0,
    }  # fmt: skip
    with pytest.raises(KeyError):
        MEASURES["beside"](state, {"player": "Zoe"})
