"""Each misconception has the value worked out by hand in some position.

The positions made here are for misconceptions that random games seldom show.
"""

import pytest

from tests.positions import position
from tests.princes.teaching.asked import asked_of, load, questions
from tutor.core.base.game import Decision
from tutor.core.words.text import text_for
from tutor.princes.teaching import CONCEPTS


def enters(district, player="Bert"):
    """Return the decision of a player to move into a district."""
    return Decision(player, "move", district)


def gives(count, player="Bert"):
    """Return the decision of a player to sacrifice `count` llamas."""
    return Decision(player, "sacrifice", count)


def plain(prince="royal_palace"):
    """Return a position with Bert's Prince in a district from which the borders that matter are known."""
    return position().at("Bert", prince)


MADE = [
    # concept, position, decisions, player, thing, right answer, misconceptions with their values
    (
        "stone_then_sacrifice",
        plain().goods("Bert", llama=2).orders("Bert", condor=4).scout("Bert", 2),
        [enters("condor_temple"), gives(2)],
        ("Bert", ""),
        13,
        {
            "value_counts_once": 9,
            "forgot_the_stones": 10,
            "one_step_a_llama": 7,
            "forgot_the_sacrifice": 5,
        },
    ),
    (
        "stone_then_sacrifice",
        plain().goods("Bert", llama=1).orders("Bert", condor=1).scout("Bert", 2),
        [enters("condor_temple"), gives(1)],
        ("Bert", ""),
        12,
        {"one_step_a_stone": 10},
    ),
    (
        "stone_then_sacrifice",
        plain().orders("Ralph", condor=1).scout("Ralph", 2),
        [enters("condor_temple"), gives(1, "Ralph")],
        ("Ralph", ""),
        9,
        {"stones_for_everybody": 12, "one_step_a_llama": 3, "forgot_the_sacrifice": 2},
    ),
    (
        "trail_goods",
        plain(prince="sun_clock").no_goods().goods("Bert", corn=3).scout("Bert", 5),
        [enters("main_temple"), Decision("Bert", "offer", ("corn",))],
        ("Bert", "corn"),
        3,
        {"must_stop_there": 0, "as_in_the_stable": 1, "kept_what_was_given": 6},
    ),
    (
        "cards_kept",
        plain().scout("Bert", 18).cards("Bert", "farmer+weaver", "condor+puma"),
        [enters("condor_temple")],
        ("Bert", ""),
        3,
        {"keeps_all_cards": 5, "hand_is_replaced": 1, "returns_all_drawn": 2},
    ),
    (
        "night_order",
        plain(),
        [],
        ("Bert", "corn+goods+steps+clock"),
        ("night_corn", "night_goods", "night_steps", "night_clock"),
        {
            "clock_pays_first": ("night_clock", "night_corn", "night_goods", "night_steps"),
            "goods_before_corn": ("night_goods", "night_corn", "night_steps", "night_clock"),
            "steps_come_first": ("night_steps", "night_corn", "night_goods", "night_clock"),
        },
    ),
    (
        "short_deck",
        plain().scout("Bert", 18).cards("Bert", "farmer+weaver"),
        [enters("condor_temple")],
        ("Bert", "2"),
        1,
        {"as_from_a_full_deck": 2, "nothing_goes_back": 0},
    ),
    (
        "short_deck",
        plain().scout("Bert", 18).cards("Bert", "farmer+weaver"),
        [enters("condor_temple")],
        ("Bert", "1"),
        0,
        {"as_from_a_full_deck": 2, "one_always_goes_back": 1},
    ),
    (
        "goods_for_order",
        plain().no_goods().goods("Bert", corn=3, llama=1, coca=2),
        [],
        ("Bert", "virgin"),
        4,
        {"kinds_not_pieces": 2, "nothing_in_hand_counts": 5},
    ),
    (
        "goods_for_order",
        plain().no_goods().goods("Bert", llama=2, coca=1, pottery=1),
        [],
        ("Bert", "virgin"),
        3,
        {"another_price": 1, "kinds_not_pieces": 2},
    ),
    (
        "goods_for_order",
        plain().no_goods().goods("Bert", llama=2, coca=1, pottery=1, cloth=1),
        [],
        ("Bert", "virgin"),
        2,
        {"another_price": 0, "nothing_in_hand_counts": 5},
    ),
    (
        "used_up",
        plain().incas("Bert", coca_plantation=2).bonus(coca_plantation=0),
        [enters("coca_plantation")],
        ("", ""),
        0,
        {"still_produces": 2, "a_bonus_every_time": 1, "nothing_is_used_up": 3},
    ),
    (
        "way_there",
        plain(prince="llama_meadow"),
        [],
        ("Bert", "house_of_priests"),
        "llama",
        {"walks_far_free": "free", "only_next_door": "cannot"},
    ),
    (
        "goods_for_incas",
        plain(prince="corn_terraces").goods("Bert", corn=1, coca=1),
        [enters("watchmans_hut")],
        ("", ""),
        0,
        {"one_corn_is_a_unit": 1, "one_of_each_always": 2},
    ),
    (
        "bonus_and_product",
        plain().goods("Bert", corn=1, coca=1).incas("Bert", coca_plantation=3),
        [enters("coca_plantation")],
        ("Bert", ""),
        3,
        {"forgot_to_produce": 2, "forgot_the_corn_to_pay": 5},
    ),
    (
        "card_worth",
        plain().cards("Bert", "farmer+weaver").incas("Bert", corn_terraces=3),
        [],
        ("Bert", "farmer+weaver"),
        3,
        {"one_point_an_icon": 2, "icons_multiply": 0, "one_is_enough": 1},
    ),
    (
        "paid_at_the_end",
        plain().goods("Bert", llama=1).orders("Bert", condor=2).scout("Bert", 11),
        [enters("condor_temple")],
        ("", ""),
        1,
        {"counted_the_trail_too_early": 2, "stones_end_the_visit": 0},
    ),
    (
        "paid_at_the_end",
        plain().goods("Bert", llama=1).orders("Bert", condor=3).scout("Bert", 11),
        [enters("condor_temple")],
        ("", ""),
        1,
        {"counted_the_trail_too_early": 2, "a_llama_for_every_priest": 3},
    ),
    (
        "paid_at_the_end",
        plain(prince="sun_clock").goods("Bert", corn=2, coca=3).scout("Bert", 5),
        [enters("main_temple")],
        ("", ""),
        1,
        {"counted_the_trail_too_early": 2, "several_of_a_good": 3, "one_of_each_good": 5},
    ),
    (
        "order_value",
        plain().orders("Ralph", puma=3),
        [],
        ("", "puma"),
        5,
        {"stays_as_it_was": 6, "highest_shows": 8, "lowest_of_the_row": 4},
    ),
    (
        "buying",
        plain().market(coca=0),
        [],
        ("", "coca"),
        6,
        {"bank_sells_as_it_buys": 3, "price_goes_on_rising": 7},
    ),
    (
        "buying",
        plain().market(coca=4),
        [],
        ("", "coca"),
        3,
        {"bought_from_the_top": 6, "one_space_too_high": 4},
    ),
    (
        "moon_at_night",
        plain().goods("Gina", corn=1).moon("Gina", "corn_3", "coca", "cloth").day_ending("Gina", 2),
        [],
        ("Gina", ""),
        2,
        {"tiles_are_free": 4, "corn_tile_comes_too_late": 3, "forgot_the_corn_tile": 0},
    ),
    (
        "clock_pays",
        plain().incas("Gina", sun_clock=2, llama_meadow=3).moon("Gina", "steps_2").scout("Gina", 1),
        [],
        ("Gina", "scout"),
        9,
        {
            "one_step_an_inca": 5,
            "only_one_is_paid": 6,
            "clock_brings_no_steps": 3,
            "forgot_the_step_tiles": 7,
        },
    ),
    (
        "clock_pays",
        plain().incas("Gina", sun_clock=1).moon("Gina", "steps_3").scout("Gina", 1),
        [],
        ("Gina", "scout"),
        7,
        {"one_step_an_inca": 5, "clock_brings_no_steps": 4},
    ),
    (
        "clock_pays",
        plain().incas("Gina", sun_clock=1).moon("Gina", "steps_2").scout("Gina", 1),
        [],
        ("Gina", "scout"),
        6,
        {"one_step_an_inca": 4, "clock_brings_no_steps": 3},
    ),
    (
        "clock_pays",
        plain().incas("Gina", sun_clock=2, llama_meadow=3),
        [],
        ("Gina", "supply"),
        7,
        {"stays_on_the_clock": 5, "only_one_comes_back": 6, "everybody_comes_home": 10},
    ),
    (
        "goods_for_incas",
        plain(prince="corn_terraces")
        .goods("Bert", llama=1, coca=1, pottery=2, cloth=1)
        .incas("Bert", corn_terraces=9),
        [enters("royal_palace")],
        ("", ""),
        1,
        {"forgot_the_supply": 2, "one_good_each": 3},
    ),
    (
        "goods_for_incas",
        plain(prince="coca_plantation").goods("Bert", coca=4, pottery=2, cloth=0),
        [enters("royal_palace")],
        ("", ""),
        1,
        {"several_of_a_kind": 2, "one_good_each": 3},
    ),
    (
        "bonus_and_product",
        plain(prince="house_of_priests").goods("Bert", llama=2),
        [enters("llama_meadow")],
        ("Bert", ""),
        2,
        {"bonus_needs_an_inca": 1, "forgot_the_llama_paid": 3},
    ),
    (
        "corn_to_produce",
        plain().goods("Bert", corn=2).incas("Bert", coca_plantation=3),
        [enters("coca_plantation")],
        ("Bert", ""),
        2,
        {"forgot_the_corn": 3, "one_each": 1, "a_unit_of_corn_each": 0},
    ),
    (
        "card_worth",
        plain().cards("Bert", "farmer+weaver").incas("Bert", corn_terraces=3, weavers_quarter=2),
        [],
        ("Bert", "farmer+weaver"),
        5,
        {"one_point_an_icon": 2, "icons_multiply": 6, "only_the_better_icon": 3},
    ),
    (
        "gold_multiplies",
        plain()
        .incas("Gina", corn_terraces=4)
        .cards("Bert", "condor+puma")
        .cards("Ralph", "condor+virgin")
        .cards("Gina", "farmer+weaver"),
        [],
        ("Gina", ""),
        8,
        {"second_after_a_tie": 4, "most_points_triple": 12},
    ),
]


@pytest.mark.parametrize("made", MADE, ids=lambda each: f"{each[0]}-{next(iter(each[5]))}")
def test_misconceptions_have_their_values(made):
    """In the position made for it, each misconception has its value and a reply of its own."""
    concept, builder, decisions, (player, thing), right, wrong = made
    question = asked_of(load(builder), concept, decisions, player, thing)
    assert question is not None
    assert question.right == (right,)
    found = {each.misconception: each.value for each in question.wrong}
    assert found | wrong == found
    answers = text_for("princes").question(question).answers
    assert set(answers) == set(found.values())


def test_every_misconception_with_words_occurs():
    """Each misconception occurs in a made position, in the example or in random games."""
    computed = {name for made in MADE for name in made[5]}
    for concept in CONCEPTS:
        computed |= {each.misconception for asked in questions(concept) for each in asked.wrong}
    prefix = "misconception-"
    ids = text_for("princes").text.catalogue.ids()
    assert {name.removeprefix(prefix) for name in ids if name.startswith(prefix)} == computed
