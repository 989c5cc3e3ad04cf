"""Claims about a decision in a district, at night or at the Summit: each function says whether one is true."""

from tests.princes.claims.claim import (
    cost_of,
    is_over,
    pays,
    price_to_buy,
    price_to_sell,
    step_value,
    times_shown,
)
from tutor.princes.identifiers import GOOD_OF, MARKET_GOODS, ORDER_OF, TEMPLE_OF

NOTHING_MORE = 1e-9


def working(claim):
    """So many Incas work there, each for 1 corn, and make what the district makes."""
    numbers = claim.numbers
    is_here = numbers["district"] == claim.place and numbers["good"] == GOOD_OF[claim.place]
    produced = claim.events("produced")[0]
    makes = {numbers["good"]: numbers["incas"]}
    is_worth = (claim.weight > 0) == (claim.key != "produce_dear")
    return (
        is_here
        and is_worth
        and (produced["goods"], produced["paid"]) == (makes, {"corn": numbers["incas"]})
    )


def keep_corn(claim):
    """No Inca produces that good."""
    return claim.decision.choice == 0 and claim.numbers["good"] == GOOD_OF[claim.place]


def give_for_steps(claim):
    """These goods take the Scout just there."""
    numbers = claim.numbers
    given = claim.events("sacrificed", "offered")[0]
    advanced = claim.events("scout_advanced")[0]
    goods = given.get("goods") or {"llama": given["llamas"]}
    return (goods, advanced["steps"], advanced["to"], advanced["laps"]) == (
        numbers["goods"],
        numbers["steps"],
        numbers["step"],
        0,
    )


def give_for_summit(claim):
    """The Scout passes the Summit, and as many cards are there as the reason says."""
    numbers = claim.numbers
    advanced = claim.events("scout_advanced")[0]
    drawn = claim.events("cards_drawn")
    is_drawn = len(drawn[0]["cards"]) if drawn else 0
    is_there = advanced["laps"] > 0 and advanced["steps"] == numbers["steps"]
    return is_there and numbers["drawn"] == is_drawn == min(3, len(claim.before["deck"]))


def keep_llamas(claim):
    """The order's step value."""
    return claim.numbers["steps"] == step_value(claim.figures, claim.before, ORDER_OF[claim.place])


def keep_goods(claim):
    """Two steps a unit."""
    return claim.decision.choice == () and claim.numbers["steps"] == 2


def recruit(claim):
    """The points of the cards in hand; without any, whether a card can come."""
    districts = claim.numbers["districts"]
    points = claim.points(districts)
    if claim.key == "recruit_match":
        return claim.numbers["points"] == points > 0
    return not points and is_over(claim.after) == (claim.key == "recruit_late")


def recruit_more(claim):
    """The reason names those who are recruited, and a turn is still to come."""
    return tuple(claim.numbers["districts"]) == claim.decision.choice and not is_over(claim.after)


def acquire(claim):
    """The reason has the points of the cards in hand; without any, it says whether a llama can be given, and its steps."""
    order, after = claim.numbers["order"], claim.after
    points = claim.points([order])
    if claim.key == "acquire_match":
        return claim.numbers["points"] == points > 0
    is_last = claim.key == "acquire_late"
    position = after.position()
    is_spent = position["day"] == claim.figures.last_day and not position["bonus"][TEMPLE_OF[order]]
    if points or (is_over(after) or is_spent) != is_last:
        return False
    return is_last or claim.numbers["steps"] == step_value(claim.figures, after.position(), order)


def does_nothing(claim):
    """Nothing is done, so nothing is paid."""
    return not claim.decision.choice


def takes_one_of_the_last(claim):
    """So many tiles are left, and with the last the game is over."""
    left = sum(claim.before["orders_left"].values())
    is_named = claim.numbers == {"order": claim.decision.choice, "left": left}
    return is_named and (left > 1 or is_over(claim.after))


def held_off(claim):
    """So many tiles are left, and none is taken."""
    return does_nothing(claim) and claim.numbers["left"] == sum(
        claim.before["orders_left"].values()
    )


def is_price_of_next_trade(claim):
    """The next trade has just that price."""
    good, numbers = claim.numbers["good"], claim.numbers
    level = claim.after.position()["market"][good]
    of = price_to_buy if claim.key == "adjust_to_buy" else price_to_sell
    is_good = good == claim.decision.choice[0]
    return is_good and numbers.get("price", of(claim.figures, level)) == of(claim.figures, level)


def adjust_prices(claim):
    """The prices of the next purchase and of the next sale."""
    good = claim.decision.choice[0]
    level = claim.after.position()["market"][good]
    buying, selling = price_to_buy(claim.figures, level), price_to_sell(claim.figures, level)
    return claim.numbers == {"good": good, "buying": buying, "selling": selling}


def sell(claim):
    """So many are in hand, and this is the price of the column."""
    good, numbers = claim.numbers["good"], claim.numbers
    price = price_to_sell(claim.figures, claim.before["market"][good])
    is_worth = (claim.weight > NOTHING_MORE) == (claim.key == "sell")
    held = claim.me["goods"][good]
    return is_worth and numbers["price"] == price and numbers.get("held", held) == held


def buy(claim):
    """So many are in hand, and this is the price of the column."""
    good, numbers = claim.numbers["good"], claim.numbers
    price = price_to_buy(claim.figures, claim.before["market"][good])
    is_worth = (claim.weight > NOTHING_MORE) == (claim.key != "buy_dear")
    held = claim.me["goods"][good]
    return is_worth and numbers["price"] == price and numbers.get("held", held) == held


def buy_for(claim):
    """With the payment nothing is missing, before it only this good was; and one is left."""
    good, goods = claim.numbers["good"], dict(claim.me["goods"])
    cost = cost_of(claim)
    was_missing = not pays(goods, cost)
    goods[good] += 1
    goods["corn"] -= claim.numbers["price"]
    left = (
        claim.before["orders_left"][claim.numbers["order"]]
        if "order" in claim.numbers
        else claim.me["supply"]
    )
    return buy(claim) and was_missing and good in cost and pays(goods, cost) and left > 0


def finish(claim):
    """Whether another trade is worth more than nothing."""
    trades = [each.weight for each in claim.advice if each.decision.type in ("sell", "buy")]
    return (max(trades, default=0) > NOTHING_MORE) == (claim.key == "finish_early")


def send(claim):
    """The cards in hand show it."""
    points = claim.points([claim.numbers["district"]])
    return claim.numbers.get("points", 0) == points and bool(points) == (claim.key == "send_shown")


def send_one(claim):
    """The Inca that is sent."""
    return claim.numbers == {"district": claim.decision.choice}


def redeem(claim):
    """All of them can be paid for, and together they are worth it unless the reason says that they are not."""
    is_worth = (claim.weight > 0) == (claim.key != "redeem_dear")
    paid = [each["tile"] for each in claim.events("moon_tile_paid")]
    tiles = list(claim.decision.choice)
    return is_worth and claim.numbers["tiles"] == tiles and paid[: len(tiles)] == tiles


def scarce_goods(claim):
    """Three different units."""
    units = {good: 3 if good == "corn" else 1 for good in claim.decision.choice}
    return claim.numbers["goods"] == units and len(units) == 3


def keep_best(claim):
    """The kept cards score so much now, and have this gold."""
    kept = [card for card in claim.me["cards"] if card not in claim.decision.choice]
    built = {**claim.me["incas"], **claim.me["orders"]}
    points = sum(
        times_shown(card, place) * count for card in kept for place, count in built.items()
    )
    gold = sum(claim.figures.gold[card] for card in kept)
    told = claim.numbers
    return (told["cards"], told["points"], told["gold"]) == (
        list(claim.decision.choice),
        points,
        gold,
    )


def nothing(claim):
    """The reason only names the decision."""
    return claim.numbers == {}


def idle_column(claim):
    """The reason only names the column."""
    return claim.numbers["good"] == claim.decision.choice[0] in MARKET_GOODS
