"""Which player wins: icons, Trail, awards, gold and its multipliers, ties."""

import pytest

from tests.contract.rules_by_hand.the_end import conquest, last_virgin, scores, the_end
from tests.positions import NAMES
from tests.situations import after

WORTH = {
    3: ["farmer+shepherd", "farmer+coca_planter", "farmer+potter", "farmer+weaver"],
    5: ["farmer+condor", "shepherd+condor", "coca_planter+condor", "potter+condor"],
    7: ["condor+puma", "condor+virgin", "puma+virgin"],
}


@pytest.mark.rules("score.icons")
def test_each_icon_scores_the_own_incas_or_tiles():
    """A card scores for each Inca or tile of its icons, and an icon counts again on each card."""
    start = (
        conquest()
        .cards("Bert", "farmer+puma", "farmer+weaver")
        .orders("Bert", puma=2)
        .orders("Ralph", puma=3)
    )
    start.incas("Bert", corn_terraces=2, weavers_quarter=1).incas("Ralph", corn_terraces=4)
    result = the_end(start)
    assert scores(result, "icons") == [7, 0, 0]
    assert scores(result, "total") == [21, 0, 0]


@pytest.mark.parametrize(
    ("card", "piece"),
    [
        ("farmer+shepherd", {"corn_terraces": 3, "llama_meadow": 1}),
        ("coca_planter+potter", {"coca_plantation": 3, "potters_quarter": 1}),
        ("farmer+weaver", {"weavers_quarter": 4}),
    ],
)
@pytest.mark.rules("score.icons")
def test_every_profession_is_its_own_district(card, piece):
    """Each icon counts the Incas of one district, and no other district."""
    assert scores(the_end(conquest().cards("Ralph", card).incas("Ralph", **piece)), "icons") == [
        0,
        4,
        0,
    ]


@pytest.mark.rules("score.icons", "last.clock")
def test_incas_on_the_clock_and_in_the_supply_score_nothing():
    """A card of professions scores nothing for three Incas on the clock and seven in the supply."""
    result = the_end(conquest().cards("Bert", "farmer+shepherd").incas("Bert", sun_clock=3))
    assert scores(result, "icons") == [0, 0, 0]


@pytest.mark.parametrize(("step", "points"), [(0, 0), (6, 0), (7, 1), (12, 1), (13, 2), (19, 2)])
@pytest.mark.rules("score.trail", "score.gold")
def test_the_trail_scores_points_and_gold(step, points):
    """Steps 7 to 12 give 1 point and 1 gold, 13 to 19 give 2 and 2.

    This Conquest triples the points.
    """
    score = the_end(conquest().scout("Bert", step))["scores"][0]
    assert (score["trail"], score["gold"], score["points"]) == (points, points, points)
    assert (score["multiplier"], score["total"]) == (3, 3 * points)


@pytest.mark.parametrize(("step", "points"), [(6, 0), (7, 1), (12, 1), (13, 2), (19, 2)])
@pytest.mark.rules("score.trail", "score.rescue")
def test_the_trail_scores_in_a_rescue_too(step, points):
    """In a Rescue the Trail scores the same points, which are not multiplied."""
    state = after(
        last_virgin().scout("Bert", step), "Bert move house_of_virgins", "Bert acquire virgin"
    )
    score = state.position()["result"]["scores"][0]
    assert (score["trail"], score["gold"], score["multiplier"], score["total"]) == (
        points,
        points,
        1,
        points,
    )


@pytest.mark.parametrize(
    ("gold", "multipliers"),
    [
        ([7, 5], [3, 2]),
        ([5, 5], [3, 3]),
        ([7, 5, 3], [3, 2, 1]),
        ([3, 5, 7], [1, 2, 3]),
        ([7, 7, 3], [3, 3, 2]),
        ([7, 5, 5], [3, 2, 2]),
        ([5, 5, 5], [3, 3, 3]),
        ([0, 0, 0], [3, 3, 3]),
        ([7, 0, 0], [3, 2, 2]),
        ([5, 7, 5, 7], [2, 3, 2, 3]),
        ([3, 5, 5, 7], [1, 2, 2, 3]),
        ([7, 5, 3, 3], [3, 2, 1, 1]),
        ([7, 7, 5, 3, 3], [3, 3, 2, 1, 1]),
        ([5, 5, 5, 3, 0], [3, 3, 3, 2, 1]),
        ([3, 3, 3, 3, 0], [3, 3, 3, 3, 2]),
    ],
)
@pytest.mark.rules("score.gold", "score.gold_ties")
def test_the_most_gold_triples_the_second_amount_doubles(gold, multipliers):
    """Players with equal gold share a multiplier.

    The second-highest amount doubles also after a tie for the most.
    """
    names = NAMES[: len(gold)]
    start, cards = conquest(*names), {worth: list(ids) for worth, ids in WORTH.items()}
    for name, worth in zip(names, gold, strict=True):
        if worth:
            start.cards(name, cards[worth].pop(0))
    result = the_end(start)
    assert scores(result, "gold") == gold
    assert scores(result, "multiplier") == multipliers


@pytest.mark.rules("score.gold", "score.trail")
def test_the_trails_gold_decides_who_is_tripled():
    """5 gold on a card and 2 from the Trail beat 3 + 3 on cards, so the 2 points of the Trail are tripled."""
    start = (
        conquest()
        .cards("Bert", WORTH[3][0], WORTH[3][1])
        .cards("Ralph", WORTH[5][0])
        .scout("Ralph", 13)
    )
    result = the_end(start)
    assert scores(result, "gold") == [6, 7, 0]
    assert scores(result, "total") == [0, 6, 0]


@pytest.mark.rules("score.exhausted", "score.gold")
def test_awards_are_three_points_each():
    """Two awards are 6 points, which the gold multiplies too."""
    result = the_end(conquest().awards("Gina", 2))
    assert (scores(result, "awards"), scores(result, "points"), scores(result, "total")) == (
        [0, 0, 6],
        [0, 0, 6],
        [0, 0, 18],
    )


@pytest.mark.rules("score.ties")
def test_units_break_ties():
    """Three corn are one unit: 6 corn make two units and win against one unit of each other player."""
    start = (
        conquest()
        .goods("Bert", corn=5, llama=1)
        .goods("Ralph", corn=6, cloth=1)
        .goods("Gina", corn=2, coca=2)
    )
    result = the_end(start)
    assert scores(result, "units") == [2, 3, 2]
    assert result["winners"] == ["Ralph"]


@pytest.mark.rules("score.ties")
def test_equal_units_too_share_the_victory():
    """Players with the same total and the same units all win, in seat order."""
    start = conquest().goods("Bert", corn=3).goods("Gina", pottery=1)
    result = the_end(start)
    assert scores(result, "units") == [1, 0, 1]
    assert result["winners"] == ["Bert", "Gina"]


@pytest.mark.rules("score.ties", "score.gold")
def test_ties_are_of_totals_not_of_points():
    """2 points tripled and 3 points doubled give the same total, so the units decide."""
    start = conquest().cards("Bert", "condor+puma").orders("Bert", condor=1, puma=1)
    start.cards("Ralph", "farmer+condor").incas("Ralph", corn_terraces=3).goods("Ralph", llama=1)
    result = the_end(start)
    assert scores(result, "points") == [2, 3, 0]
    assert scores(result, "total") == [6, 6, 0]
    assert result["winners"] == ["Ralph"]


@pytest.mark.rules("score.rescue")
def test_points_count_before_units():
    """A player with one point more wins against any number of goods."""
    start = conquest().scout("Ralph", 7).goods("Bert", corn=90)
    assert the_end(start)["winners"] == ["Ralph"]
