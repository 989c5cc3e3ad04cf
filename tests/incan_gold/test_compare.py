"""The comparison of two positions of Incan Gold has the figures that were computed by hand."""

from tests.incan_gold.playing import GAME, load
from tests.incan_gold.temple import temple
from tutor.core.base.game import Decision
from tutor.core.records.compare import compare
from tutor.core.records.record import Record
from tutor.core.records.tree import Tree
from tutor.core.words.text import text_for
from tutor.incan_gold.compare import KEYS, OPEN, STANDING, figures, gains

WORDS = text_for("incan_gold")


def grow(start, *lines):
    """Return a tree with a line of play for each text of choices, and the last place of each line."""
    tree = Tree.of_record(Record(GAME, load(start), ()))
    places = []
    for line in lines:
        place = 0
        for choice in line.split():
            due = tree.step(place).state.due
            tree = tree.add(place, Decision(due.player, "choose", choice))
            place = tree.current
        places.append(place)
    return tree, places


def test_every_key_has_a_figure():
    """The comparison has every figure for every player, both with and without a seat that hides tents."""
    state = load(temple())
    for seat in (None, "Ana"):
        assert all(tuple(found) == KEYS for found in figures(state, seat).values())
    assert set(KEYS) > STANDING
    assert set(KEYS) > OPEN


def test_points_differ_by_the_gain():
    """The gain in points is the difference of a player's points, if both sides of the comparison know them."""
    start = figures(load(temple().tents(Ana=7)), None)["Ana"]
    assert gains(start, start | {"points": 3}) == {"points": 4}
    assert gains(start, start | {"points": None}) == {}


def test_wealth_counts_as_at_the_end():
    """The wealth of a player is what counts at the end of the game.

    A tent of 7 and an artifact of 5 count as 12; treasure beside the tent does not count.
    """
    start = temple(number=2).tents(Ana=7).artifacts("Ana", artifact_1=5)
    start.path("treasure_9").beside(Ana=3, Beto=3, Chaska=3)
    assert figures(load(start), None)["Ana"] == {
        "whereabouts": "inside",
        "beside": 3,
        "tent": 7,
        "artifacts": 1,
        "artifact_points": 5,
        "points": 12,
    }


def test_other_tents_are_hidden():
    """The comparison hides other players' tents and wealth, but not their artifacts."""
    start = temple(number=2).tents(Ana=7).artifacts("Ana", artifact_1=5)
    found = figures(load(start), "Beto")["Ana"]
    assert (found["tent"], found["points"], found["artifact_points"]) == (None, None, 5)
    assert figures(load(start), "Ana")["Ana"]["points"] == 12


def test_after_the_end_all_players_know_the_tents():
    """After the end of the game the comparison shows the tents of other players, here Ana's 7 to Beto."""
    start = temple(number=5).path("spider_1").tents(Ana=7).deck("spider_2")
    tree, (over,) = grow(start, "torch torch torch")
    found = compare(tree, 0, over, "Beto")
    ana = WORDS.comparison(found, "in A", "in B")[0]
    told = {each.row.key: (each.left, each.right) for each in ana.figures}
    assert (told["tent"], told["points"]) == (("hidden", "7"), ("hidden", "7"))
    assert ana.sentences == ("Ana is in the temple in A and at the tent in B.",)


def test_camping_and_going_on_in_numbers_and_words():
    """The comparison of leaving with going on has the figures and words worked out by hand.

    Ana takes 2 from the path home. If all go on, a treasure of 11 gives each of three players 3.
    """
    start = (
        temple().path("treasure_5a", left=2).beside(Ana=1, Beto=1, Chaska=1).deck("treasure_11a")
    )
    tree, (camp, torch) = grow(start, "camp torch torch", "torch torch torch")
    found = compare(tree, camp, torch)
    ana, beto, _ = WORDS.comparison(found, "in A", "in B")
    assert [(each.label, each.left, each.right) for each in ana.figures] == [
        ("Explorer", "outside", "inside"),
        ("Beside the tent", "0", "4"),
        ("In the tent", "3", "0"),
        ("Artifacts", "0", "0"),
        ("Points now", "3", "0"),
    ]
    assert ana.sentences == (
        "If points were counted now, Ana would have 3 points in A and 0 in B.",
        "Ana is at the tent in A and in the temple in B.",
        "Ana has nothing beside the tent in A and 4 in B.",
        "Ana has 3 in the tent in A and nothing in B.",
    )
    assert beto.sentences == ("Beto has 6 beside the tent in A and 4 in B.",)


def test_artifacts_in_words():
    """The words of the comparison say how many artifacts a player has, and their worth."""
    start = temple().path("artifact_1", "treasure_9").deck("treasure_3")
    tree, (alone, together) = grow(start, "camp torch torch", "torch torch torch")
    ana = WORDS.comparison(compare(tree, alone, together, "Beto"), "in A", "in B")[0]
    assert ana.sentences[-2:] == (
        "Ana owns 1 artifact in A and 0 artifacts in B.",
        "The artifacts are worth 5 in A and 0 in B.",
    )
