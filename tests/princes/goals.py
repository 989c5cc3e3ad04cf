"""Plays games whose players help each other to a Rescue, so that finished games show every ending.

The players look ahead to the end of their turn, rate positions by a few plain figures, and know no
advice for good play: they try what is legal and look at the result.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from tests.contract.rulebook_table import ORDER_COST
from tests.positions import GOODS, ORDERS

LAP = 20
NOTHING_LOST = 0.01


def like_orders(position):
    """Return a rating of a position that is higher the nearer the last priest or virgin is to being taken.

    The rating counts the tiles taken, then the goods and Incas that pay for further tiles.
    """
    left = position["orders_left"]
    worth = 0.0
    for player in position["players"]:
        goods = player["goods"]
        prices = [ORDER_COST[order] for order in ORDERS if left[order]]
        worth += 60 * sum(player["orders"].values())
        worth += in_stock(goods, corn=6, llamas=1, others=4)
        worth += max((coverage(goods, price) for price in prices), default=0)
        worth += 2.5 * min(at_work(player), 7) + 6 * player["incas"]["sun_clock"]
    return worth


def like_deck(position):
    """Return a rating of a position that is higher the nearer the deck is to its end.

    The rating counts the steps of all Scouts, and the goods and Incas that move the Scouts further.
    """
    worth = -LAP * len(position["deck"])
    for player in position["players"]:
        goods = player["goods"]
        worth += player["scout"] + 5 * min(sum(player["orders"].values()), 5)
        worth += 1.2 * in_stock(goods, corn=12, llamas=3, others=3)
        worth += 0.6 * sum(max(0, goods[good] - 3) for good in GOODS[1:])
        worth += 3 * at_work(player) + 8 * player["incas"]["sun_clock"]
    return worth


def in_stock(goods, corn, llamas, others):
    """Return a rating of goods: 1 for each unit up to a cap for its good, and less for corn."""
    caps = dict.fromkeys(GOODS, others) | {"llama": llamas}
    return 0.3 * min(goods["corn"], corn) + sum(min(goods[good], caps[good]) for good in GOODS[1:])


def coverage(goods, price):
    """Return a rating of how many of the goods of a price are in hand, higher if the whole price is."""
    paid = sum(min(goods[good], amount) for good, amount in price.items())
    return 2 * paid + (6 if paid == sum(price.values()) else 0)


def at_work(player):
    """Return the number of the player's Incas in production districts."""
    return sum(player["incas"].values()) - player["incas"]["sun_clock"]


class Goal(NamedTuple):
    """A function that rates positions, and the least gain for which a player moves instead of taking a Moon tile."""

    like: Callable[[dict], float]
    worth_walking: float


GOALS = {"orders": Goal(like_orders, 0.6), "deck": Goal(like_deck, 0.2)}


def play_together(state, ending, seed, strolls):
    """Return the decisions of a whole game whose players help each other to a Rescue.

    `strolls` is how often in a day the players may move without a gain. A greater number makes
    the days longer.
    """
    goal, chance = GOALS[ending], Random(seed)
    made, day, strolled = [], 0, 0
    while state.due is not None:
        position = state.position()
        if position["day"] != day:
            day, strolled = position["day"], 0
        decision, gains = best(state, goal, chance, may_stroll=strolled < strolls)
        strolled += not gains
        made.append(decision)
        state = state.play(decision)
    return made


def best(state, goal, chance, may_stroll):
    """Return the decision with the best rating, and False if it is a move without a gain, otherwise True."""
    options = list(state.legal())
    chance.shuffle(options)
    worth = {option: outlook(state, option, goal.like) for option in options}
    if state.due.type != "turn":
        return max(worth, key=worth.__getitem__), True
    now = goal.like(state.position())
    walks = [option for option in options if option.type == "move"]
    tiles = [option for option in options if option.type == "stay"]
    walk = max(walks, key=worth.__getitem__)
    if worth[walk] > now + goal.worth_walking or not tiles:
        return walk, True
    if may_stroll and worth[walk] > now - NOTHING_LOST:
        return next(option for option in walks if worth[option] > now - NOTHING_LOST), False
    return max(tiles, key=worth.__getitem__), True


def outlook(state, option, like):
    """Return the best rating of a position that the player can reach in this turn after a decision."""
    after = state.play(option)
    due = after.due
    if due is None or due.type == "turn" or due.player != option.player:
        return like(after.position())
    if option.type in ("sell", "buy", "choose_goods"):
        return like(after.position())
    answers = after.legal()
    if due.type == "return_cards":
        answers = answers[:1]
    return max(outlook(after, answer, like) for answer in answers)
