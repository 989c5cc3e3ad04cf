"""Tests play the plans of the lesson as its texts say, and the texts tell the true outcomes."""

import pytest

from tests.princes.lesson.files import plans
from tutor.core.lessons.files import open_course
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES
from tutor.princes.findings import stored_figures
from tutor.princes.policies import PlannerPolicy

LESSON = open_course("quick_start")
OPTIONS = [option for plan in LESSON.plans.values() for option in plan.options]
LEARNER = "Bert"
PLACES = {
    "trail": ("temple_of_the_sun", "condor_temple", "puma_temple", "main_temple"),
    "people": ("royal_palace", "watchmans_hut"),
    "market": ("central_plaza",),
    "virgin": ("house_of_virgins",),
}
"""For each plan, the districts that the Prince enters.

The planner chooses the district in all others.
"""


def test_the_plans_are_for_a_morning_the_middle_and_the_end():
    """There are three plans, and each has three options that begin in the same position of the learner."""
    assert [plan["id"] for plan in plans()] == ["first-plan", "second-plan", "last-plan"]
    for plan in LESSON.plans.values():
        assert len(plan.options) == 3
        assert len({str(option.start.position()) for option in plan.options}) == 1
        assert plan.options[0].start.due.player == LEARNER


@pytest.mark.parametrize("option", OPTIONS, ids=lambda each: each.id)
def test_the_others_play_as_the_planner_does(option):
    """The planner makes all decisions that the plan leaves open, to the end of the day."""
    line, policy = LESSON.exhibit_line(option), PlannerPolicy()
    name = option.id.rpartition("-")[2]
    day = option.start.position()["day"]
    for state, decision in zip(line.states, line.record.decisions, strict=False):
        assert state.position()["day"] == day
        is_free = decision.player == LEARNER and state.due.type == "turn" and name in PLACES
        if not is_free:
            assert decision == policy.choose(state.playout())
    gone = {each.choice for each in option.decisions if each.player == LEARNER}
    assert name not in PLACES or gone & set(PLACES[name])
    end = line.states[-1]
    assert end.due is None or end.position()["day"] == day + 1


def test_the_texts_of_the_outcomes_are_true():
    """The remarks beside the figures of an outcome are true of the position at the end of the option."""
    ends = {option.id: LESSON.exhibit_line(option).states[-1].position() for option in OPTIONS}
    bert = {name: end["players"][0] for name, end in ends.items()}
    assert all(player["name"] == LEARNER for player in bert.values())
    assert sum(bert["first-plan-trail"]["incas"].values()) == 0
    assert sum(bert["first-plan-cards"]["incas"].values()) > 0
    assert bert["first-plan-market"]["orders"]["puma"] == 1
    assert sum("shepherd" in card for card in bert["second-plan-people"]["cards"]) > 1


def test_the_last_plan_decides_the_game():
    """The learner wins only with the option that brings a card, because of the gold on this card.

    This option does not bring more points than another one.
    """
    plan = LESSON.plans["last-plan"]
    before = plan.options[0].start.position()["players"][0]
    assert 2 * sum("virgin" in card for card in before["cards"]) > len(before["cards"])
    ends = {each.id: LESSON.exhibit_line(each).states[-1] for each in plan.options}
    assert {name: end.position()["result"]["winners"] for name, end in ends.items()} == {
        "last-plan-virgin": ["Ralph"],
        "last-plan-trail": ["Bert"],
        "last-plan-people": ["Ralph"],
    }
    found = {name: scores_of(end) for name, end in ends.items()}
    assert all(end.position()["result"]["ending"] == "conquest" for end in ends.values())
    for name, scores in found.items():
        most = max(scores, key=lambda player: scores[player]["gold"])
        assert most == (LEARNER if name == "last-plan-trail" else "Ralph")
    won, bert, ralph = found["last-plan-trail"], *ends["last-plan-trail"].position()["players"][:2]
    (new,) = set(bert["cards"]) - set(before["cards"])
    without = won[LEARNER]["gold"] - ends["last-plan-trail"].components.gold[new]
    assert without < won["Ralph"]["gold"]
    assert won[LEARNER]["points"] == found["last-plan-people"][LEARNER]["points"]
    people = ends["last-plan-people"].position()["players"][0]
    assert people["cards"] == before["cards"]
    virgin = ends["last-plan-virgin"].position()["players"]
    assert virgin[0]["orders"]["virgin"] == before["orders"]["virgin"] + 1
    assert len(virgin[1]["cards"]) > len(ralph["cards"])


def scores_of(state):
    """Return the scores of a game that is over, by the players' names."""
    return {score["name"]: score for score in state.position()["result"]["scores"]}


def test_the_questions_on_winning_agree_with_the_findings():
    """The best visit, the favourite row and the remarks of the lesson are those that the laboratory measured."""
    found = stored_figures()
    ranked = sorted(found["prince"], key=lambda name: -found["prince"][name]["share"])
    best, after = (found["prince"][name] for name in ranked[:2])
    assert ranked[:2] == ["watchmans_hut", "corn_terraces"]
    assert best["low"] > after["high"]
    for name in ("main_temple", "house_of_virgins"):
        assert found["prince"][name]["high"] < found["prince"][name]["fair"]
    joined = {order: found["joined"][order]["winners"] for order in ("condor", "puma", "virgin")}
    shares = [each["joined"]["share"] for each in joined.values()]
    assert shares == sorted(shares, reverse=True)
    assert joined["virgin"]["joined"]["high"] < 50 < joined["condor"]["joined"]["low"]
    assert joined["virgin"]["day"]["low"] > joined["condor"]["day"]["high"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_outcome_gives_its_figures(language):
    """The text at the end of an option has every figure of the outcome."""
    text = lesson_text(LESSON, language)
    for option in OPTIONS:
        part = text.exhibit(option)
        assert all(str(figure) in part("answer") for figure in part.figures.values())
