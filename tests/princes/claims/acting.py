"""Checks of claims about decisions in a district, at night or at the Summit, one function for each."""

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
    """Return whether the named number of Incas produces the good of the district, each for 1 corn."""
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
    """Return whether the player lets no Inca work, and the reason names the good of the district."""
    return claim.decision.choice == 0 and claim.numbers["good"] == GOOD_OF[claim.place]


def give_for_steps(claim):
    """Return whether the named goods take the Scout exactly to the named step."""
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
    """Return whether the Scout passes the Summit and draws the number of cards that the reason names."""
    numbers = claim.numbers
    advanced = claim.events("scout_advanced")[0]
    drawn = claim.events("cards_drawn")
    is_drawn = len(drawn[0]["cards"]) if drawn else 0
    is_there = advanced["laps"] > 0 and advanced["steps"] == numbers["steps"]
    return is_there and numbers["drawn"] == is_drawn == min(3, len(claim.before["deck"]))


def keep_llamas(claim):
    """Return whether the reason names the steps that a llama given for the order of this temple brings."""
    return claim.numbers["steps"] == step_value(claim.figures, claim.before, ORDER_OF[claim.place])


def keep_goods(claim):
    """Return whether the player gives no goods, and the reason names two steps for each unit."""
    return claim.decision.choice == () and claim.numbers["steps"] == 2


def recruit(claim):
    """Return whether the cards in hand give the named points, or none where the reason names none."""
    districts = claim.numbers["districts"]
    points = claim.points(districts)
    if claim.key == "recruit_match":
        return claim.numbers["points"] == points > 0
    return not points and is_over(claim.after) == (claim.key == "recruit_late")


def recruit_more(claim):
    """Return whether the reason names the districts of the recruited Incas, and the game is not over."""
    return tuple(claim.numbers["districts"]) == claim.decision.choice and not is_over(claim.after)


def acquire(claim):
    """Return whether the cards in hand give the points that the reason names for the tile.

    If the cards give no points, the reason must name the steps that a llama brings afterwards. If
    no llama can be given afterwards, it must be the reason for a late tile.
    """
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
    """Return whether the player does nothing, and so pays nothing."""
    return not claim.decision.choice


def takes_one_of_the_last(claim):
    """Return whether the named number of tiles is left.

    After the last tile the game must be over.
    """
    left = sum(claim.before["orders_left"].values())
    is_named = claim.numbers == {"order": claim.decision.choice, "left": left}
    return is_named and (left > 1 or is_over(claim.after))


def held_off(claim):
    """Return whether the named number of tiles is left and the player takes none."""
    return does_nothing(claim) and claim.numbers["left"] == sum(
        claim.before["orders_left"].values()
    )


def is_price_of_next_trade(claim):
    """Return whether the reason names the good of the changed column, and the price of its next trade."""
    good, numbers = claim.numbers["good"], claim.numbers
    level = claim.after.position()["market"][good]
    of = price_to_buy if claim.key == "adjust_to_buy" else price_to_sell
    is_good = good == claim.decision.choice[0]
    return is_good and numbers.get("price", of(claim.figures, level)) == of(claim.figures, level)


def adjust_prices(claim):
    """Return whether the reason names the prices of the next purchase and of the next sale of the good."""
    good = claim.decision.choice[0]
    level = claim.after.position()["market"][good]
    buying, selling = price_to_buy(claim.figures, level), price_to_sell(claim.figures, level)
    return claim.numbers == {"good": good, "buying": buying, "selling": selling}


def sell(claim):
    """Return whether the column pays the named price and the player holds the named number of the good.

    The sale must also be worth something exactly if the reason says so.
    """
    good, numbers = claim.numbers["good"], claim.numbers
    price = price_to_sell(claim.figures, claim.before["market"][good])
    is_worth = (claim.weight > NOTHING_MORE) == (claim.key == "sell")
    held = claim.me["goods"][good]
    return is_worth and numbers["price"] == price and numbers.get("held", held) == held


def buy(claim):
    """Return whether the player holds the named number of goods, and the column costs the named price."""
    good, numbers = claim.numbers["good"], claim.numbers
    price = price_to_buy(claim.figures, claim.before["market"][good])
    is_worth = (claim.weight > NOTHING_MORE) == (claim.key != "buy_dear")
    held = claim.me["goods"][good]
    return is_worth and numbers["price"] == price and numbers.get("held", held) == held


def buy_for(claim):
    """Return whether the player bought this good to complete the price of an Inca, a priest or a virgin.

    Before the purchase, this good was missing from the price. Afterwards, the player can pay the
    price, and the Inca, priest or virgin is still available.
    """
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
    """Return whether a further trade is worth something exactly if the reason says that the player stops early."""
    trades = [each.weight for each in claim.advice if each.decision.type in ("sell", "buy")]
    return (max(trades, default=0) > NOTHING_MORE) == (claim.key == "finish_early")


def send(claim):
    """Return whether the cards in hand give the points that the reason names for the Inca that is sent."""
    points = claim.points([claim.numbers["district"]])
    return claim.numbers.get("points", 0) == points and bool(points) == (claim.key == "send_shown")


def send_one(claim):
    """Return whether the reason names the district of the Inca that is sent."""
    return claim.numbers == {"district": claim.decision.choice}


def redeem(claim):
    """Return whether the player pays for all tiles that the reason names.

    Paying must also be worth something, except if the reason calls the tiles dear.
    """
    is_worth = (claim.weight > 0) == (claim.key != "redeem_dear")
    paid = [each["tile"] for each in claim.events("moon_tile_paid")]
    tiles = list(claim.decision.choice)
    return is_worth and claim.numbers["tiles"] == tiles and paid[: len(tiles)] == tiles


def scarce_goods(claim):
    """Return whether the reason names the units of the three different goods that the player takes.

    A choice of corn is 3 units, and a choice of another good is 1 unit.
    """
    units = {good: 3 if good == "corn" else 1 for good in claim.decision.choice}
    return claim.numbers["goods"] == units and len(units) == 3


def keep_best(claim):
    """Return whether the reason names the returned cards, and the points and the gold of the kept cards."""
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
    """Return whether the reason names no figures."""
    return claim.numbers == {}


def idle_column(claim):
    """Return whether the reason names the good of the column that the player changes."""
    return claim.numbers["good"] == claim.decision.choice[0] in MARKET_GOODS
