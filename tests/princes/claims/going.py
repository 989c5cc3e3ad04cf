"""Checks of claims about a move to a district, a visit there, or a rest, one function for each claim."""

from tests.princes.claims.claim import (
    best_of,
    is_over,
    own_events,
    player_in,
    state_after,
    times_shown,
)
from tutor.core.base.game import Decision
from tutor.princes.identifiers import GOOD_OF, ORDER_OF


def place_match(claim):
    """Return whether the named card is in hand and shows the profession of the Inca's district."""
    numbers = claim.numbers
    is_there = numbers["district"] == claim.decision.choice
    return (
        is_there
        and numbers["card"] in claim.me["cards"]
        and times_shown(numbers["card"], numbers["district"])
    )


def place_goods(claim):
    """Return whether as many printed prices contain the good as the reason says."""
    figures, numbers = claim.figures, claim.numbers
    costs = [cost for offered in figures.recruit.values() for cost in offered.values()]
    costs += [order.cost for order in figures.orders.values()]
    asked = sum(numbers["good"] in cost for cost in costs)
    is_right = (numbers["asked"], numbers["prices"]) == (asked, len(costs))
    return is_right and numbers["good"] == GOOD_OF[claim.decision.choice]


def harvest(claim):
    """Return whether the bonus and the named number of Incas bring exactly the named goods."""
    numbers = claim.numbers
    found = claim.events("bonus_taken", "produced")
    state = claim.after
    due = state.due
    if due is not None and (due.player, due.type) == (claim.decision.player, "produce"):
        found += own_events(state, Decision(due.player, "produce", numbers["incas"]), "produced")
    goods = {}
    for each in found:
        for good, count in each["goods"].items():
            goods[good] = goods.get(good, 0) + count
    return (
        goods == numbers["goods"]
        and sum(each.get("incas", 0) for each in found) == numbers["incas"]
    )


def stones(claim):
    """Return whether the stones alone bring the steps that the reason names.

    The check leaves out steps of the following night.
    """
    return claim.events("scout_advanced")[0]["steps"] == claim.numbers["steps"]


def temple_gift(claim):
    """Return whether the stones and the gift of goods together bring the named steps.

    The player must be able to make the gift after taking the stones.
    """
    goods = claim.numbers["goods"]
    place, name = claim.decision.choice, claim.decision.player
    if place in ORDER_OF:
        gift = Decision(name, "sacrifice", goods["llama"])
    else:
        gift = Decision(name, "offer", tuple(goods))
    taken = claim.events("scout_advanced")[0]["steps"]
    given = own_events(claim.after, gift, "scout_advanced")
    return taken + given[0]["steps"] == claim.numbers["steps"] < claim.figures.summit


def reach_summit(claim):
    """Return whether the stones, alone or with the gift, lead over the Summit while cards are left."""
    found = claim.events("scout_advanced")[:1]
    if not found[0]["laps"]:
        gift = best_of(claim.after)
        found += own_events(claim.after, gift.decision, "scout_advanced")[:1]
    cards = min(3, len(claim.before["deck"]))
    is_there = found[-1]["laps"] > 0 and claim.numbers["drawn"] == cards > 0
    return is_there and sum(each["steps"] for each in found) == claim.numbers["steps"]


def visit_recruits(claim):
    """Return whether the player can pay for the move and then recruit the named Incas.

    These Incas must bring the named points.
    """
    districts = tuple(claim.numbers["districts"])
    state = state_after(claim, Decision(claim.decision.player, "recruit", districts))
    is_right = claim.numbers["points"] == claim.points(districts)
    return state is not None and is_right and (claim.numbers["points"] or not is_over(state))


def visit_house(claim):
    """Return whether the player can pay for the move and for the tile, which must bring the named points."""
    order = claim.numbers["order"]
    state = state_after(claim, Decision(claim.decision.player, "acquire", order))
    is_right = claim.numbers["points"] == claim.points([order])
    return state is not None and is_right and (claim.numbers["points"] or not is_over(state))


def visit_market(claim):
    """Return whether the player can sell the named goods and then buy the named goods in one visit.

    The player changes no prices before these trades.
    """
    name = claim.decision.player
    state = claim.after.play(Decision(name, "adjust"))
    for kind in ("sold", "bought"):
        for good, count in claim.numbers[kind].items():
            for _ in range(count):
                trade = Decision(name, "sell" if kind == "sold" else "buy", good)
                if trade not in state.legal():
                    return False
                state = state.play(trade)
    return bool(claim.numbers["sold"] or claim.numbers["bought"])


def visit_clock(claim):
    """Return whether the player can send the named Inca to the Sun Clock.

    The cards must give the named points for the district where this Inca works.
    """
    district = claim.numbers["district"]
    state = state_after(claim, Decision(claim.decision.player, "send_to_clock", district))
    return state is not None and claim.numbers["points"] == claim.points([district])


def approach(claim):
    """Return whether the place that the reason names is next door, or the player has a llama left to go there."""
    numbers, place = claim.numbers, claim.decision.choice
    is_near = numbers["place"] in claim.figures.neighbours[place]
    is_other = numbers["place"] != place == numbers["district"]
    return is_other and numbers["next_door"] == is_near and (is_near or llamas_left(claim))


def llamas_left(claim):
    """Return the player's llamas at the end of the turn, if the player follows the advice."""
    name, state = claim.decision.player, claim.after
    while state.due is not None and state.position()["turn"] == claim.before["turn"]:
        state = state.play(best_of(state).decision)
    return player_in(state.position(), name)["goods"]["llama"]


def is_district(claim):
    """Return whether the reason names the district of the decision."""
    return claim.numbers["district"] == claim.decision.choice


def able_to_recruit(claim):
    """Return whether the player can recruit an Inca in the named district after moving there."""
    return is_district(claim) and _may_decide(claim, "recruit")


def able_to_acquire(claim):
    """Return whether the player can acquire a tile in the named district after moving there."""
    return is_district(claim) and _may_decide(claim, "acquire")


def able_to_trade(claim):
    """Return whether the player has goods to sell, or corn to buy with."""
    goods = player_in(claim.after.position(), claim.decision.player)["goods"]
    return is_district(claim) and any(goods.values())


def able_to_serve(claim):
    """Return whether the player can send an Inca to the Sun Clock."""
    return is_district(claim) and _may_decide(claim, "send_to_clock")


def _may_decide(claim, kind):
    """Return whether, in a decision of this type, the player may choose something instead of nothing."""
    return any(each.type == kind and each.choice for each in claim.after.legal())


def stay_steps(claim):
    """Return whether the Moon tile brings the named steps at the named time."""
    return claim.numbers == {
        "tile": claim.decision.choice,
        "steps": claim.figures.tile_steps[claim.decision.choice],
        "when": "now" if claim.before["day"] == claim.figures.last_day else "night",
    }


def stay_corn(claim):
    """Return whether the Moon tile for corn pays at the time that the reason says.

    The time is now on the last day, and at night on other days.
    """
    paid = claim.events("moon_tile_paid")
    is_now = claim.before["day"] == claim.figures.last_day
    is_paid = [each["goods"] for each in paid][:1] == [{"corn": 3}] and paid[0]["paid"] == {}
    return claim.numbers["when"] == ("now" if is_now else "night") and (is_paid or not is_now)


def stay_goods(claim):
    """Return whether the Moon tile for a good pays at the time that the reason says.

    On the last day, the time is now and the player must be able to pay. On other days, it is at night.
    """
    is_now = claim.before["day"] == claim.figures.last_day
    is_right = claim.numbers["when"] == ("now" if is_now else "night")
    tile = claim.numbers["good"]
    paid = Decision(claim.decision.player, "redeem", (tile,))
    return is_right and tile == claim.decision.choice and (not is_now or state_after(claim, paid))


def stay_unpaid(claim):
    """Return whether it is the last day and the player has no corn to pay for the Moon tile."""
    is_last = claim.before["day"] == claim.figures.last_day
    return is_last and not claim.me["goods"]["corn"] and not claim.events("moon_tile_paid")


def stay_third(claim):
    """Return whether the player's Moon tile ends the day, and another day follows."""
    is_last = claim.before["day"] == claim.figures.last_day
    return bool(claim.events("sun_tile_taken")) and not is_last


def stay_wait(claim):
    """Return whether the reason names the Moon tile that the player takes, on a day that is not the last."""
    is_last = claim.before["day"] == claim.figures.last_day
    return claim.numbers["tile"] == claim.decision.choice and not is_last
