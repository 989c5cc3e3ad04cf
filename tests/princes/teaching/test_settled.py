"""The first rule of a question is the rule that decides its answer in this position."""

import pytest

from tests.princes.teaching.asked import asked_of, load, questions
from tests.princes.teaching.test_misconceptions import enters, plain
from tutor.princes.teaching import CONCEPTS, RIVALS

SETTLED = [
    # concept, position, decisions, player, the rule
    (
        "whose_incas_produce",
        plain().incas("Bert", coca_plantation=1).incas("Gina", coca_plantation=1),
        [enters("coca_plantation")],
        "",
        "production.once",
    ),
    (
        "whose_incas_produce",
        plain()
        .incas("Bert", coca_plantation=1)
        .incas("Gina", coca_plantation=1)
        .goods("Gina", coca=1),
        [enters("coca_plantation")],
        "",
        "production.cost",
    ),
    (
        "bonus_and_product",
        plain().incas("Bert", coca_plantation=2),
        [enters("coca_plantation")],
        "Bert",
        "production.bonus",
    ),
    (
        "bonus_and_product",
        plain().incas("Gina", coca_plantation=2),
        [enters("coca_plantation")],
        "Gina",
        "production.cost",
    ),
    (
        "bonus_and_product",
        plain("main_temple").incas("Gina", corn_terraces=2),
        [enters("corn_terraces")],
        "Gina",
        "production.corn",
    ),
    (
        "goods_for_incas",
        plain("condor_temple").goods("Bert", coca=2, pottery=1, cloth=1),
        [enters("royal_palace")],
        "Bert",
        "recruit.palace",
    ),
    # The player has the goods for another coca planter, and for more Incas than the supply has.
    (
        "goods_for_incas",
        plain("condor_temple").goods("Bert", pottery=2, cloth=2),
        [enters("royal_palace")],
        "Bert",
        "recruit.limit",
    ),
    (
        "goods_for_incas",
        plain("condor_temple")
        .goods("Bert", coca=2, pottery=2, cloth=2)
        .incas("Bert", corn_terraces=8),
        [enters("royal_palace")],
        "Bert",
        "recruit.limit",
    ),
    (
        "paid_at_the_end",
        plain("sun_clock").goods("Bert", corn=2, coca=3).scout("Bert", 5),
        [enters("main_temple")],
        "Bert",
        "trail.granary",
    ),
    (
        "paid_at_the_end",
        plain("sun_clock").goods("Bert", corn=3, coca=3).scout("Bert", 8).bonus(main_temple=2),
        [enters("main_temple")],
        "Bert",
        "trail.stable",
    ),
    (
        "gold_multiplies",
        plain()
        .incas("Gina", corn_terraces=4)
        .cards("Gina", "farmer+weaver")
        .cards("Bert", "condor+puma"),
        [],
        "Gina",
        "score.gold",
    ),
    (
        "gold_multiplies",
        plain()
        .incas("Gina", corn_terraces=4)
        .cards("Gina", "farmer+weaver")
        .cards("Bert", "condor+puma")
        .cards("Ralph", "condor+virgin"),
        [],
        "Gina",
        "score.gold_ties",
    ),
]


@pytest.mark.parametrize("made", SETTLED, ids=lambda each: f"{each[0]}-{each[4]}")
def test_the_first_rule_settles_the_answer(made):
    """A limit, a tie or the player's turn makes a special case, in which another rule comes first."""
    concept, builder, decisions, player, rule = made
    question = asked_of(load(builder), concept, decisions, player)
    assert question is not None
    assert question.rules[0] == rule


def test_players_who_cannot_pay_or_do_not_enter_have_their_rules():
    """If players cannot pay or do not enter a district, the question about them has its own first rule."""
    for question in questions("whose_incas_produce"):
        is_corn = question.values["idle"] != ""
        assert question.rules[0] == ("production.cost" if is_corn else "production.once")
    for question in questions("bonus_and_product"):
        assert (question.rules[0] == "production.bonus") == (question.values["is_mover"] == "yes")


def test_amounts_of_gold_equal_to_those_above_decide():
    """The first rule is the rule on ties if two richer players tie and the player's points double."""
    for question in questions("gold_multiplies"):
        values = question.values
        if values["multiplier"] == 1:
            assert question.rules[0] == "score.gold"
        elif values["richer"] > 1:
            assert question.rules[0] == "score.gold_ties"


HAVE_A_SAY = {
    "production.bonus": {"move.trigger", "production.once"},
    "production.once": {"production.bonus", "production.corn", "production.order"},
    "production.corn": {"production.bonus", "production.once", "production.order"},
    "temple.once": {"temple.stones"},
    "recruit.limit": {"recruit.hut", "recruit.palace", "setup.incas"},
    "score.gold_ties": {"score.gold"},
}
"""For each deciding rule, other rules that a learner could well name; they were chosen by hand."""


@pytest.mark.parametrize("rule", RIVALS)
def test_no_rule_that_matters_is_offered_as_wrong(rule):
    """A rule that also decides the answer is never offered as a wrong option."""
    assert not set(RIVALS[rule]) & HAVE_A_SAY.get(rule, set())
    assert rule not in RIVALS[rule]


@pytest.mark.parametrize("concept", CONCEPTS)
def test_every_settling_rule_has_others_like_it(concept):
    """Each rule that settles a question has similar rules, which serve as the wrong options beside it."""
    for question in questions(concept):
        touched = {*question.rules, *CONCEPTS[concept].rules}
        assert len(set(RIVALS[question.rules[0]]) - touched) > 1
