"""The comparison of two positions of the game has the figures that were computed by hand."""

import pytest

from tests.catalogues import Listening, variables
from tests.positions import position
from tests.situations import after, decision, load
from tests.trees import a_tree
from tutor.core.records.compare import balance, compare
from tutor.core.records.files import read_record
from tutor.core.records.lines import open_lesson
from tutor.core.records.tree import Tree
from tutor.core.words.text import CORE, LANGUAGES, text_for
from tutor.princes.compare import GAINS, KEYS, OPEN, STANDING, figures, gains
from tutor.princes.identifiers import GOODS
from tutor.princes.words import Words

WORDS = text_for("princes")
EXAMPLE, OWN = "in the example", "with your move"
NIGHT_IN_WORDS = (
    "As things stand, the night pays Bert nothing in the example; "
    "1 pottery, 3 goods to choose and 3 steps (for 1 corn) with your move."
)


@pytest.fixture(scope="module")
def quick_start():
    """Return the tree of the example game, with another line that the learner plays from round 4 on.

    The other line begins with Ralph's turn.
    """
    tree = Tree.of_record(open_lesson("quick_start"), protect=True)
    for line in ("Ralph move weavers_quarter", "Ralph produce 1"):
        place = tree.current or 20
        tree = tree.add(place, decision(tree.step(place).state, line))
    return tree


def night(state, name):
    """Return what the next night would pay a player in a state, without zeros."""
    found = figures(state, None)[name]
    return {
        key.removeprefix("night_"): value
        for key, value in found.items()
        if key.startswith("night_") and value
    }


def values(rows, *keys):
    """Return the pair of values, left and right, of each named row of a comparison."""
    found = {row.key: (row.left, row.right) for row in rows}
    return [found[key] for key in keys]


def sentences(tree, left, right, player, seat=None):
    """Return the sentences that a comparison of two positions says about one player."""
    told = WORDS.comparison(compare(tree, left, right, seat), EXAMPLE, OWN)
    (found,) = [each.sentences for each in told if each.player == player]
    return list(found)


def two(one, other):
    """Return a tree whose two lines lead to two given states, numbered 1 and 2 in the tree."""
    tree = Tree.of_record(read_record(position().record()))
    for place, state in ((1, one), (2, other)):
        tree = tree.add(0, tree.start.legal()[place])
        tree.node(place).step.known = state
    return tree


def test_every_key_has_a_figure():
    """The comparison has every figure for every player, both with and without a seat that hides cards."""
    state = load(position())
    for seat in (None, "Bert"):
        for found in figures(state, seat).values():
            assert set(found) == set(KEYS)
    assert set(KEYS) > STANDING
    assert set(KEYS) > OPEN


def test_every_gain_is_made_of_figures():
    """Each gain is a sum of figures, and has a name in each language."""
    assert {key for keys in GAINS.values() for key in keys} <= set(KEYS)
    for language in LANGUAGES:
        words = text_for("princes", language)
        assert all(words.say(f"gain-{name}", side="ours", count=2) for name in GAINS)
        assert all(words.say(f"brings-{name}", count=2) for name in GAINS)


def test_the_pay_of_the_night_is_separate_from_the_stock(quick_start):
    """What the night pays, here a cloth and its price of one corn, counts apart from the stock."""
    hand = figures(quick_start.step(24).state, None)["Ralph"]
    found = gains(hand | {"night_cloth": 1, "night_cost": 1}, hand)
    assert {name: more for name, more in found.items() if more} == {
        "tonight": 1,
        "corn_after_night": -1,
    }
    assert gains(hand, hand)["corn"] == 0


def test_gains_by_hand(quick_start):
    """In round 4 the sale of the example leaves Ralph more corn and llamas, and weaving leaves more goods.

    The sale leaves 6 corn more. Weaving leaves 3 goods more, a coca and 2 cloth, but no llama.
    """
    found = compare(quick_start, 24, quick_start.current)
    assert balance(found, "Ralph") == (("corn", "llamas"), ("goods",))
    assert balance(found, "Bert") == ((), ())


def test_a_scout_over_the_summit_is_not_behind(quick_start):
    """If a Scout passes the Summit in one line, its smaller step does not count as a loss of steps."""
    over, below = (figures(quick_start.step(place).state, None)["Bert"] for place in (46, 44))
    assert over["scout"] < below["scout"]
    assert over["cards"] > below["cards"]
    found = gains(over, below)
    assert found["cards"] > 0
    assert "steps" not in found
    assert gains(below | {"scout": 0}, below)["steps"] < 0


def test_the_example_and_weaving_in_round_4(quick_start):
    """The comparison of the example with weaving in round 4 has the figures worked out by hand.

    In the example Ralph has 6 corn, a llama and a coca. With weaving he has 2 coca and 2 cloth.
    """
    found = compare(quick_start, 24, quick_start.current)
    assert values(found.rows["Ralph"], *GOODS) == [(6, 0), (1, 0), (1, 2), (0, 0), (0, 2)]
    assert values(found.rows["Ralph"], "units", "scout", "points") == [(4, 4), (5, 5), (1, 1)]
    assert found.same == ("Bert", "Gina")
    assert [
        WORDS.decision(each, found.parting.state)
        for each in (found.parting.left, found.parting.right)
    ] == [
        "Move to the Central Plaza (free)",
        "Move to the Weavers' Quarter (1 llama)",
    ]
    assert sentences(quick_start, 24, quick_start.current, "Ralph") == [
        "Ralph's Prince is on the Central Plaza in the example and in the Weavers' Quarter with your move.",
        "Ralph has 6 corn and 1 llama more in the example, and 1 coca and 2 cloth more with your move.",
    ]


def test_the_night_of_the_example(quick_start):
    """The pay of the night after the first example day is the one worked out by hand.

    The night gives Bert a cloth and the llama of the Stable, Ralph 3 corn and Gina two goods.
    """
    state = quick_start.step(32).state
    assert night(state, "Bert") == {"cloth": 1, "cost": 1, "steps": 3, "llama": 1}
    assert night(state, "Ralph") == {"corn": 3}
    assert night(state, "Gina") == {"llama": 1, "pottery": 1, "cost": 2, "choice": 3, "steps": 3}


def test_in_the_middle_of_the_night_its_rest_counts(quick_start):
    """At a moment within the night, the pay of the night is only what the night has not yet paid.

    First these are Bert's llama and Gina's tiles, then the pay of the clock, then nothing.
    """
    ahead = [night(quick_start.step(ply).state, "Gina") for ply in (33, 34, 35)]
    assert night(quick_start.step(33).state, "Bert") == {"llama": 1}
    assert ahead == [
        {"llama": 1, "pottery": 1, "cost": 2, "choice": 3, "steps": 3},
        {"choice": 3, "steps": 3},
        {},
    ]


def test_corn_for_some_tiles_leaves_a_choice():
    """A player with three Moon tiles that cost corn, and with 2 corn, may choose two goods in the night.

    Without corn the night pays none of these tiles.
    """
    start = (
        position(turn="Gina")
        .moon("Bert", "llama", "coca", "cloth")
        .day_ending(sun="Bert", last_turns=1)
    )
    assert night(load(start.goods("Bert", corn=2)), "Bert") == {"choice": 2, "cost": 2}
    assert night(load(start.goods("Bert", llama=2)), "Bert") == {}


def test_the_corn_tile_pays_for_others():
    """The corn tile pays 3 corn, and one of them can pay for the llama of another tile."""
    start = position().goods("Bert").moon("Bert", "corn_3", "llama")
    assert night(load(start), "Bert") == {"corn": 3, "llama": 1, "cost": 1}


def test_two_incas_on_the_clock_bring_six_steps():
    """Two Incas on the clock bring six steps in the night, and the goods of landmarks on the way.

    From step 5 the Scout passes the Granary, so that the night also brings its 3 corn.
    """
    start = position().scout("Bert", 5).incas("Bert", sun_clock=2)
    assert night(load(start), "Bert") == {"choice": 6, "steps": 6, "corn": 3}


def test_the_last_day_has_no_night():
    """The comparison has no night on the last day, because the game pays the clock and the tiles at once."""
    start = position(day=9).moon("Bert", "llama").incas("Bert", sun_clock=1)
    assert night(load(start), "Bert") == {}


def test_points_are_those_of_a_rescue():
    """The points of a player are those of a Rescue, and the gold of the Trail adds to that of the cards.

    The card gives 3 points, the Trail 2 and the award 3. The Trail adds 2 gold to the card's gold.
    """
    start = position().cards("Bert", "farmer+puma").incas("Bert", corn_terraces=2)
    start.orders("Bert", puma=1).scout("Bert", 13).awards("Bert", 1)
    state = load(start)
    found = figures(state, None)["Bert"]
    assert found["points"] == 8
    assert found["gold"] == 2 + state.components.gold["farmer+puma"]


def test_cards_and_points_of_others_are_hidden():
    """Bert sees his own cards and points, and only the number of Gina's cards."""
    state = load(position().cards("Bert", "farmer+puma").cards("Gina", "farmer+weaver"))
    seen = figures(state, "Bert")
    assert (seen["Bert"]["cards"], seen["Bert"]["hand"]) == (1, ("farmer+puma",))
    assert seen["Bert"]["points"] is not None
    gina = seen["Gina"]
    assert (gina["cards"], gina["hand"], gina["points"], gina["gold"]) == (1, None, None, None)


def test_a_hidden_hand_makes_no_difference():
    """Another card in Gina's hand changes the comparison for Gina but not for Bert."""
    states = [load(position().cards("Gina", card)) for card in ("farmer+weaver", "farmer+puma")]
    tree = two(*states)
    assert compare(tree, 1, 2, "Bert").same == ("Bert", "Ralph", "Gina")
    assert compare(tree, 1, 2, "Gina").same == ("Bert", "Ralph")
    assert sentences(tree, 1, 2, "Gina", "Gina")[-1] == (
        "Gina's hand is farmer + weaver in the example and farmer + puma with your move."
    )


def test_every_difference_has_a_sentence():
    """Each kind of difference has a sentence: Incas, priests, tiles, cards, the night, points and others."""
    one = position().incas("Bert", potters_quarter=2).at("Bert", None).scout("Bert", 5)
    other = position().incas("Bert", sun_clock=1).orders("Bert", condor=1).scout("Bert", 7)
    other.moon("Bert", "pottery").cards("Bert", "farmer+condor", "farmer+weaver")
    gold = 1 + sum(load(other).components.gold[card] for card in ("farmer+condor", "farmer+weaver"))
    assert sentences(two(load(one), load(other)), 1, 2, "Bert") == [
        "Bert's Scout brings more cards from the Summit with your move: Bert holds 0 in the example and 2 with your move.",
        "Counted now, Bert has 0 points in the example and 2 with your move.",
        f"By cards and Scout, Bert has 0 gold in the example and {gold} with your move.",
        "Bert's Scout stands on step 5 in the example and on step 7 with your move.",
        "Bert's Prince is not in the city yet in the example and at the Watchman's Hut with your move.",
        "Bert has 2 potters more in the example, and 1 Inca on the Sun Clock and 1 condor priest more with your move.",
        "Bert's supply holds 8 in the example and 9 with your move.",
        "Bert holds no Moon tile in the example and the pottery tile with your move.",
        "Bert's hand is empty in the example and farmer + weaver and farmer + condor with your move.",
        NIGHT_IN_WORDS,
        (
            "This is what happens with your move: Bert pays 1 corn for the pottery tile and gets 1 pottery. "
            "Bert's Scout climbs 3 steps for the service at the Sun Clock, from step 7 to step 10."
        ),
    ]


def test_the_night_says_why_it_pays_one_line_more():
    """If the night pays more in one of two lines, the sentences say what happens in the night of each.

    From step 6 to step 9 Bert's Scout passes the Granary and gets its corn. From step 3 to step 6 it does not.
    """
    lines = [load(position().scout("Bert", step).incas("Bert", sun_clock=1)) for step in (3, 6)]
    told = sentences(two(*lines), 1, 2, "Bert")[-3:]
    assert told == [
        (
            "As things stand, the night pays Bert 3 goods to choose and 3 steps in the example; "
            "3 corn, 3 goods to choose and 3 steps with your move."
        ),
        (
            "This is what happens in the example: "
            "Bert's Scout climbs 3 steps for the service at the Sun Clock, from step 3 to step 6."
        ),
        (
            "This is what happens with your move: "
            "Bert's Scout climbs 3 steps for the service at the Sun Clock, from step 6 to step 9. "
            "The Granary now gives Bert 3 corn."
        ),
    ]


def test_a_night_with_equal_pay_needs_no_reason():
    """If the night pays the same in two lines, no sentence explains the night.

    This holds even if the Scouts stand on different steps.
    """
    lines = [load(position().scout("Bert", step).incas("Bert", sun_clock=1)) for step in (1, 2)]
    assert not any("This is what happens" in each for each in sentences(two(*lines), 1, 2, "Bert"))


NIGHT_FIGURES = (*(f"night_{good}" for good in GOODS), "night_steps")


@pytest.mark.parametrize("seed", range(4))
def test_a_night_with_different_pay_has_its_reason(seed):
    """In pairs of random positions, the comparison has events that explain each difference in the night's pay."""
    tree = a_tree("princes", seed, nodes=200, forking=0.3)
    seen = 0
    for left, right in zip(range(0, 200, 7), range(200, 0, -7), strict=False):
        found = compare(tree, left, right)
        for player, rows in found.rows.items():
            if any(row.key in NIGHT_FIGURES and row.is_different for row in rows):
                seen += 1
                assert any(found.ahead[player])
    assert seen


def test_goods_owed_by_the_trail_and_other_stocks_are_named(quick_start):
    """The comparison names goods that the Trail owes, such as a llama, apart from the player's stock."""
    told = sentences(quick_start, 31, 33, "Bert")
    begins = told.index("Bert has 1 corn more in the example, and 1 cloth more with your move.")
    assert told[begins : begins + 2] == [
        "Bert has 1 corn more in the example, and 1 cloth more with your move.",
        "The stock comes to 2 units in the example and to 3 units with your move.",
    ]
    assert (
        "The Inca Trail still owes Bert no goods in the example and 1 llama with your move." in told
    )


def test_after_the_end_nothing_is_hidden():
    """After the end of the game the comparison shows all points, but before the end not those of other players."""
    start = position(day=9, turn="Gina").day_ending(sun="Bert", last_turns=1).bare()
    start.cards("Gina", "farmer+weaver").scout("Gina", 7)
    over, running = after(start, "Gina move corn_terraces"), load(start)
    assert figures(running, "Bert")["Gina"]["points"] is None
    assert (figures(over, "Bert")["Gina"]["points"], figures(over, "Bert")["Gina"]["total"]) == (
        1,
        3,
    )
    gina = WORDS.comparison(compare(two(running, over), 1, 2, "Bert"), EXAMPLE, OWN)[-1]
    told = {figure.row.key: (figure.left, figure.right) for figure in gina.figures}
    assert told["points"] == ("hidden", "1")
    assert gina.sentences[0] == "The game is over with your move, and Gina has 3 points."


def test_no_sentence_lacks_a_variable():
    """Each message about comparisons receives all variables that it uses."""
    text = Listening("en", (CORE, "tutor.princes"))
    words = Words(text)
    for seed in range(8):
        tree = a_tree("princes", seed, nodes=150, forking=0.3)
        for left, right in zip(range(0, 150, 7), range(150, 0, -7), strict=False):
            words.comparison(compare(tree, left, right), "in A", "in B")
    for form, given in text.heard.items():
        assert variables(text.catalogue, form) <= given, form


def test_an_end_on_one_side_is_named():
    """If the game is over in only one of two lines, the comparison says so.

    If the game is over in both, the comparison has the total points of both.
    """
    running = load(position())
    start = position(day=9, turn="Gina").day_ending(sun="Bert", last_turns=1).bare()
    over = after(start.scout("Bert", 13), "Gina move corn_terraces")
    poorer = after(start.scout("Bert", 7), "Gina move corn_terraces")
    (bert, *_) = WORDS.comparison(compare(two(running, over), 1, 2), EXAMPLE, OWN)
    assert bert.sentences[0] == "The game is over with your move, and Bert has 6 points."
    assert (bert.figures[-1].left, bert.figures[-1].right) == ("not yet", "6")
    assert sentences(two(over, poorer), 1, 2, "Bert")[0] == (
        "Bert ends with 6 points in the example and 3 with your move."
    )


def test_the_common_table_is_compared_too():
    """The comparison has what all players share: day, market, bonus units, stones, Moon tiles, orders and deck."""
    one = load(position(day=5).market(coca=3).bonus(corn_terraces=0, main_temple=2))
    other = load(position(day=6).market(coca=1).bonus(corn_terraces=2, main_temple=1))
    found = compare(two(one, other), 1, 2)
    different = {row.key: (row.left, row.right) for row in found.table if row.is_different}
    told = {figure.row.key: figure.label for figure in WORDS.compared_table(found)}
    assert {"day": (5, 6), "market_coca": (3, 1), "bonus_main_temple": (2, 1)}.items() <= (
        different.items()
    )
    assert told.keys() == different.keys()
    assert told["market_coca"] == "Market: Coca"
    assert told["bonus_corn_terraces"] == "Bonus units: Corn Terraces"
    assert told["bonus_main_temple"] == "Stones: Main Temple"


def test_equal_tables_have_no_sentence():
    one = load(position().goods("Bert", corn=1))
    other = load(position().goods("Bert", corn=2))
    found = compare(two(one, other), 1, 2)
    assert found.table == ()
    assert WORDS.compared_table(found) == ()
