"""Each wrong option has the value of its misconception, computed again from the question's board.

`test_misconceptions` checks those misconceptions whose value was worked out by hand.
"""

import pytest

from tests.princes.teaching import counted
from tests.princes.teaching.counted import Played, everything_asked
from tests.princes.teaching.test_misconceptions import MADE
from tutor.princes.identifiers import GOOD_OF, MAIN_TEMPLE, ORDER_OF
from tutor.princes.teaching import CONCEPTS

SELLS = (6, 5, 4, 3, 3, 3, 3, 3)
"""The pay of each further piece sold into an empty column."""
BUYS = (6, 6, 5, 4, 3)
"""The price of the next piece, by the number of goods in its column."""


def right(each):
    """Return the right answer of the question."""
    return each.question.right[0]


def piece(each):
    """Return how many pieces one Inca produces in the entered district."""
    return 3 if each.entered == "corn_terraces" else 1


def bonus(each):
    """Return the bonus of the entered district in units."""
    return each.position["bonus"][each.entered]


def names(each):
    """Return all players in seat order."""
    return [one["name"] for one in each.position["players"]]


def owners(each):
    """Return the players who have Incas in the entered district."""
    return [one["name"] for one in each.position["players"] if one["incas"][each.entered]]


def in_seats(each, wanted):
    """Return those of the wanted players who play, in seat order."""
    return tuple(name for name in names(each) if name in {*wanted})


def beside(each, name, way):
    """Return the player who sits `way` seats after a named player."""
    seats = names(each)
    return seats[(seats.index(name) + way) % len(seats)]


def taker(each):
    """Return the player who takes, or has taken, the tile that ends the day."""
    return each.mover or each.position["sun_tile"]


def rest_of_round(each):
    """Return the players who have their turn after the taker of the tile in the same round.

    The round begins with the start player.
    """
    begin = names(each).index(each.position["start_player"])
    order = [*names(each)[begin:], *names(each)[:begin]]
    return in_seats(each, order[order.index(taker(each)) + 1 :])


def others_working(each):
    """Return the goods that all other players' Incas would make in the entered district."""
    mine = each.before["name"]
    incas = (one["incas"][each.entered] for one in each.position["players"] if one["name"] != mine)
    return piece(each) * sum(incas)


def of_cards_alone(each):
    """Return the player's points, multiplied for the rank of the gold on cards alone.

    This leaves out the gold of the Trail.
    """
    carried = {
        one["name"]: sum(each.components.gold[card] for card in one["cards"])
        for one in each.position["players"]
    }
    ranks = sorted(set(carried.values()), reverse=True)
    place = ranks.index(carried[each.before["name"]])
    return counted.points(each) * (3, 2, 1)[min(place, 2)]


def sale_value(level, count):
    """Return the corn for `count` pieces sold into a column with `level` goods."""
    return sum(SELLS[level : level + count])


def of_sale(each):
    """Return three numbers: the column's goods at first, its goods at the first sale, and the pieces sold."""
    before = each.position["market"][each.values["good"]]
    return before, counted.level(each), counted.of_kind(each, "sell")


def wrong_way(each):
    """Return the corn of a sale if the player had changed the column in the opposite direction."""
    before, level, count = of_sale(each)
    return sale_value(2 * before - level, count)


def at_buying_prices(each):
    """Return the corn of a sale if each piece brought the price of a purchase."""
    _, level, count = of_sale(each)
    return sum(BUYS[max(level - place, 0)] for place in range(count))


def all_corn(each):
    """Return the player's corn before paying for Moon tiles, including the corn of the corn tile."""
    return each.before["goods"]["corn"] + counted.corn_of_tile(each)


def sacrifices(each):
    """Return the steps for all llamas or units that the player can give in a temple after moving there."""
    goods, figures = each.after["goods"], each.components
    if each.entered == MAIN_TEMPLE:
        kinds = sum(amount >= figures.unit[good] for good, amount in goods.items())
        return kinds * figures.unit_steps
    order = ORDER_OF[each.entered]
    taken = sum(one["orders"][order] for one in each.position["players"])
    value = figures.orders[order].values[taken - 1] if taken else 0
    return min(goods["llama"], each.before["orders"][order]) * value


def missing(each):
    """Return how many pieces of a price stay unpaid if any good except corn could pay for any other."""
    other = sum(each.before["goods"].values()) - each.before["goods"]["corn"]
    return max(sum(counted.order(each).cost.values()) - other, 0)


WRONG = {
    "corn_to_produce": {
        "bonus_makes_more": lambda each: right(each) + bonus(each),
        "corn_alone_decides": lambda each: each.before["goods"]["corn"],
        "others_do_not_produce": lambda each: 0,
    },
    "bonus_and_product": {
        "bonus_for_everybody": lambda each: right(each) + bonus(each) * piece(each),
        "farmers_pay_too": lambda each: right(each) - each.before["incas"][each.entered],
        "forgot_the_bonus": lambda each: right(each) - bonus(each) * piece(each),
        "forgot_the_stock": lambda each: right(each) - each.before["goods"][GOOD_OF[each.entered]],
        "one_bonus_a_visit": lambda each: right(each) - piece(each),
        "one_corn_each": lambda each: (
            each.before["goods"]["corn"] + bonus(each) + each.before["incas"][each.entered]
        ),
        "others_work_for_the_mover": lambda each: right(each) + others_working(each),
        "prince_makes_a_unit": lambda each: right(each) + piece(each),
    },
    "goods_for_incas": {
        "one_a_turn": lambda each: 1,
        "spent_twice": lambda each: min(len(counted.payable(each)), each.before["supply"]),
    },
    "used_up": {
        "a_stone_every_time": lambda each: each.components.stone_steps,
        "still_sacrifices": sacrifices,
    },
    "way_there": {
        "a_llama_opens_it": lambda each: "llama",
        "llama_next_door": lambda each: "llama",
        "llama_on_credit": lambda each: "llama",
        "may_use_it_again": lambda each: "free",
        "next_door_closed": lambda each: "cannot",
    },
    "whose_incas_produce": {
        "bonus_instead": lambda each: in_seats(each, {*right(each)} - {each.mover}),
        "counts_the_idle": lambda each: in_seats(each, owners(each)),
        "everybody": lambda each: in_seats(each, names(each)),
        "only_the_mover": lambda each: (each.mover,),
        "prince_works_too": lambda each: in_seats(each, {*right(each), each.mover}),
    },
    "order_value": {
        "counts_the_tiles": lambda each: counted.orders_taken(each) + 1,
        "sum_of_the_numbers": lambda each: sum(
            counted.order(each).values[: counted.orders_taken(each) + 1]
        ),
    },
    "goods_for_order": {"any_goods_will_do": missing},
    "trail_goods": {
        "as_in_the_granary": lambda each: right(each) - each.goods_moved("trail_paid") + 3,
        "landing_is_late": lambda each: right(each) - each.goods_moved("trail_paid"),
        "paid_twice_over": lambda each: right(each) + each.goods_moved("trail_paid"),
    },
    "main_offer": {
        "a_unit_is_a_stone": lambda each: 3 * len(each.question.about.decisions[-1].choice),
        "added_the_stones": lambda each: right(each) + counted.stone_steps(each),
        "each_corn_counts": lambda each: 2 * counted.pieces(each),
        "one_step_a_unit": lambda each: len(each.question.about.decisions[-1].choice),
    },
    "selling": {
        "adjusted_the_wrong_way": wrong_way,
        "forgot_to_adjust": lambda each: sale_value(of_sale(each)[0], of_sale(each)[2]),
        "same_price_for_all": lambda each: SELLS[of_sale(each)[1]] * of_sale(each)[2],
        "sold_at_buying_prices": at_buying_prices,
        "sold_at_the_top_price": lambda each: SELLS[0] * of_sale(each)[2],
        "sold_to_the_bank": lambda each: SELLS[-1] * of_sale(each)[2],
    },
    "buying": {
        "bought_at_selling_price": lambda each: SELLS[
            each.position["market"][each.question.about.thing]
        ],
        "cheapest_space_first": lambda each: BUYS[-1],
    },
    "last_turns": {
        "day_ends_at_once": lambda each: (),
        "everyone_again": lambda each: in_seats(each, names(each)),
        "had_a_last_turn": lambda each: in_seats(each, {*names(each)} - {taker(each)}),
        "one_turn_is_left": lambda each: (each.position["turn"]["player"],),
        "round_is_finished": rest_of_round,
    },
    "next_start": {
        "after_the_taker": lambda each: beside(each, taker(each), 1),
        "last_to_move_begins": lambda each: beside(each, taker(each), -1),
        "same_as_today": lambda each: each.position["start_player"],
        "the_next_in_seat_order": lambda each: beside(each, each.position["start_player"], 1),
    },
    "moon_at_night": {
        "every_tile_costs": lambda each: max(all_corn(each) - len(counted.tiles(each)), 0),
        "one_corn_for_all": lambda each: max(all_corn(each) - 1, 0),
        "tiles_cost_a_unit": lambda each: max(all_corn(each) - 3 * counted.priced_tiles(each), 0),
    },
    "clock_pays": {
        # An Inca on the clock brings three units: three pieces of corn and two other goods.
        "each_corn_is_one": lambda each: 5 * each.before["incas"]["sun_clock"],
        "one_unit_an_inca": lambda each: each.before["incas"]["sun_clock"],
        "steps_are_units": lambda each: 2 * right(each),
    },
    "over_the_summit": {
        "begins_again_at_the_bottom": lambda each: 0,
        "stops_at_the_summit": lambda each: 20,
        "summit_is_no_step": lambda each: right(each) + 1,
        "trail_without_end": lambda each: right(each) + 20,
    },
    "cards_kept": {
        "returns_one_card": lambda each: (
            len(each.before["cards"]) + counted.cards_to_draw(each) - 1
        ),
    },
    "card_worth": {
        "counts_everybody": lambda each: sum(
            counted.of_card(one, each.question.about.thing) for one in each.position["players"]
        ),
        "counts_the_clock": lambda each: right(each) + each.before["incas"]["sun_clock"],
    },
    "gold_multiplies": {
        "everybody_triples": lambda each: 3 * counted.points(each),
        "forgot_the_gold_of_the_trail": of_cards_alone,
        "gold_is_added": lambda each: counted.points(each) + counted.gold(each, each.before),
        "nobody_multiplied": counted.points,
        "tie_takes_it_from_both": counted.points,
    },
}
"""For each misconception, the function that computes its value."""


@pytest.mark.parametrize("concept", WRONG)
def test_a_wrong_option_has_the_value_of_its_misconception(concept):
    """A wrong option has the value computed for its misconception in games, made positions and lessons."""
    met = set()
    for each in (played for played in map(Played, everything_asked(concept)) if played.is_day):
        for wrong in each.question.wrong:
            for name in {wrong.misconception, *wrong.others} & set(WRONG[concept]):
                met.add(name)
                assert wrong.value == WRONG[concept][name](each), (name, each.question.about)
    assert met == set(WRONG[concept])


def test_every_misconception_is_counted_again_or_worked_out_by_hand():
    """Each misconception has a function in this module, or a made position with a value worked out by hand."""
    by_hand = {(made[0], name) for made in MADE for name in made[5]}
    anew = {(concept, name) for concept, of in WRONG.items() for name in of}
    asked = {
        (concept, name)
        for concept in CONCEPTS
        for question in everything_asked(concept)
        for wrong in question.wrong
        for name in (wrong.misconception, *wrong.others)
    }
    assert asked - by_hand - anew == set()
