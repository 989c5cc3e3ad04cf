"""What a reason claims, worked out anew from the rules: whether a position bears it out.

Nothing here knows how advice weighs: positions, printed figures and what happens are all it uses.
"""

from typing import NamedTuple

from tutor.core.game import Decision
from tutor.princes.terms import DISTRICT_OF, GOOD_OF, MARKET_GOODS, ORDER_OF, STEP_TILES

NOTHING_MORE = 1e-9


class Claim(NamedTuple):
    """A reason given to a player for a decision; `advice` is all there was.

    `state` and `before` are the state and the whole position before the decision.
    """

    state: object
    before: dict
    decision: Decision
    key: str
    numbers: dict
    weight: float
    advice: tuple

    @property
    def figures(self):
        """The printed figures."""
        return self.state.components

    @property
    def me(self):
        """What lies before the player who decides."""
        return player_in(self.before, self.decision.player)

    @property
    def after(self):
        """The state the decision leads to."""
        return self.state.play(self.decision)

    @property
    def place(self):
        """Where the Prince of the turn stands."""
        return player_in(self.before, self.before["turn"]["player"])["prince"]

    def happened(self, *types):
        """What happened to the player in the decision."""
        return own_events(self.state, self.decision, *types)

    def points(self, places):
        """The points that more Incas or tiles bring with the cards in hand."""
        return sum(shown(card, place) for card in self.me["cards"] for place in places)


def player_in(position, name):
    """What lies before a player."""
    return next(each for each in position["players"] if each["name"] == name)


def own_events(state, decision, *types):
    """The data of what happened to the player who decides."""
    _, events = state.explain(decision)
    own = (each for each in events if each.data.get("player") == decision.player)
    return [event.data for event in own if event.type in types]


def shown(card, place):
    """How often a card shows a district's profession, or an order."""
    return sum(DISTRICT_OF.get(icon, icon) == place for icon in card.split("+"))


def pays(goods, *costs):
    """Whether goods pay for costs together."""
    return all(goods[good] >= sum(cost.get(good, 0) for cost in costs) for good in goods)


def price_to_buy(figures, level):
    """What the next purchase costs."""
    return figures.prices[level - 1] if level else figures.bank_sells_at


def price_to_sell(figures, level):
    """What the next sale pays."""
    return (*figures.prices, figures.bank_buys_at)[level]


def followed(claim, decision):
    """The state after the move and another decision of the player; None where it is not legal."""
    state = claim.after
    return state.play(decision) if decision in state.legal() else None


def steps_of(found):
    """The steps of advances."""
    return sum(each["steps"] for each in found)


def is_over(state):
    """Whether the game is over."""
    return state.due is None


# One function for each family of reasons


def place_match(claim):
    """The card is in hand and shows the profession."""
    numbers = claim.numbers
    is_there = numbers["district"] == claim.decision.choice
    return (
        is_there
        and numbers["card"] in claim.me["cards"]
        and shown(numbers["card"], numbers["district"])
    )


def place_goods(claim):
    """So many of all printed prices ask for the good, and no card shows the Inca."""
    figures, numbers = claim.figures, claim.numbers
    costs = [cost for offered in figures.recruit.values() for cost in offered.values()]
    costs += [order.cost for order in figures.orders.values()]
    asked = sum(numbers["good"] in cost for cost in costs)
    is_right = (numbers["asked"], numbers["prices"]) == (asked, len(costs))
    return is_right and numbers["good"] == GOOD_OF[claim.decision.choice]


def harvest(claim):
    """The bonus and so many Incas bring just that."""
    numbers = claim.numbers
    found = claim.happened("bonus_taken", "produced")
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
    """The stones alone; a night that follows may lead the Scout further."""
    return claim.happened("scout_advanced")[0]["steps"] == claim.numbers["steps"]


def temple_gift(claim):
    """The gift can be given after the stones, and both together are so many steps."""
    goods = claim.numbers["goods"]
    place, name = claim.decision.choice, claim.decision.player
    if place in ORDER_OF:
        gift = Decision(name, "sacrifice", goods["llama"])
    else:
        gift = Decision(name, "offer", tuple(goods))
    taken = claim.happened("scout_advanced")[0]["steps"]
    given = own_events(claim.after, gift, "scout_advanced")
    return taken + given[0]["steps"] == claim.numbers["steps"] < claim.figures.summit


def reach_summit(claim):
    """The stones, or they and the gift that follows, lead over the Summit, where cards are left."""
    found = claim.happened("scout_advanced")[:1]
    if not found[0]["laps"]:
        gift = best_of(claim.after)
        found += own_events(claim.after, gift.decision, "scout_advanced")[:1]
    cards = min(3, len(claim.before["deck"]))
    is_there = found[-1]["laps"] > 0 and claim.numbers["drawn"] == cards > 0
    return is_there and steps_of(found) == claim.numbers["steps"]


def best_of(state):
    """What the player who is due is advised to do."""
    from tutor.princes.advice import advise

    return advise(state, state.due.player)[0]


def visit_recruits(claim):
    """They can be recruited there with what is left after the way, for so many points."""
    districts = tuple(claim.numbers["districts"])
    state = followed(claim, Decision(claim.decision.player, "recruit", districts))
    is_right = claim.numbers["points"] == claim.points(districts)
    return state is not None and is_right and (claim.numbers["points"] or not is_over(state))


def visit_house(claim):
    """One can be acquired there with what is left after the way, for so many points."""
    order = claim.numbers["order"]
    state = followed(claim, Decision(claim.decision.player, "acquire", order))
    is_right = claim.numbers["points"] == claim.points([order])
    return state is not None and is_right and (claim.numbers["points"] or not is_over(state))


def visit_market(claim):
    """All of it can be sold and then bought in one visit, the prices left as they are."""
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
    """One can be sent, and the cards reward it with so many points where it works."""
    district = claim.numbers["district"]
    state = followed(claim, Decision(claim.decision.player, "send_to_clock", district))
    return state is not None and claim.numbers["points"] == claim.points([district])


def approach(claim):
    """The place is next door, or a llama is left for the way."""
    numbers, place = claim.numbers, claim.decision.choice
    is_near = numbers["place"] in claim.figures.neighbours[place]
    is_other = numbers["place"] != place == numbers["district"]
    return is_other and numbers["next_door"] == is_near and (is_near or llamas_left(claim))


def llamas_left(claim):
    """The llamas at the end of the turn, if it goes on as advised."""
    name, state = claim.decision.player, claim.after
    while state.due is not None and state.position()["turn"]["player"] == name != "":
        if state.due.type == "move":
            break
        if state.position()["turn"]["number"] != claim.before["turn"]["number"]:
            break
        state = state.play(best_of(state).decision)
    return player_in(state.position(), name)["goods"]["llama"]


def entered(claim):
    """Nothing more is claimed than where to go."""
    return claim.numbers["district"] == claim.decision.choice


def stay_steps(claim):
    """As many as the tile says."""
    return claim.numbers == {
        "tile": claim.decision.choice,
        "steps": STEP_TILES[claim.decision.choice],
    }


def stay_corn(claim):
    """At once on the last day, else at night."""
    paid = claim.happened("moon_tile_paid")
    is_now = claim.before["day"] == claim.figures.last_day
    is_paid = [each["goods"] for each in paid][:1] == [{"corn": 3}] and paid[0]["paid"] == {}
    return claim.numbers["when"] == ("now" if is_now else "night") and (is_paid or not is_now)


def stay_goods(claim):
    """At once on the last day, with corn to pay; else at night."""
    is_now = claim.before["day"] == claim.figures.last_day
    is_right = claim.numbers["when"] == ("now" if is_now else "night")
    tile = claim.numbers["good"]
    paid = Decision(claim.decision.player, "redeem", (tile,))
    return is_right and tile == claim.decision.choice and (not is_now or followed(claim, paid))


def stay_unpaid(claim):
    """On the last day, with nothing to pay with."""
    is_last = claim.before["day"] == claim.figures.last_day
    return is_last and not claim.me["goods"]["corn"] and not claim.happened("moon_tile_paid")


def stay_third(claim):
    """The day ends, and another day comes."""
    is_last = claim.before["day"] == claim.figures.last_day
    return bool(claim.happened("sun_tile_taken")) and not is_last


def stay_wait(claim):
    """A tile, on a day that is not the last."""
    is_last = claim.before["day"] == claim.figures.last_day
    return claim.numbers["tile"] == claim.decision.choice and not is_last


def working(claim):
    """So many Incas work there, each for 1 corn, at what the place makes."""
    numbers = claim.numbers
    is_here = numbers["district"] == claim.place and numbers["good"] == GOOD_OF[claim.place]
    produced = claim.happened("produced")[0]
    makes = {numbers["good"]: numbers["incas"]}
    is_worth = (claim.weight > 0) == (claim.key != "produce_dear")
    return (
        is_here
        and is_worth
        and (produced["goods"], produced["paid"]) == (makes, {"corn": numbers["incas"]})
    )


def keep_corn(claim):
    """Nobody produces that good."""
    return claim.decision.choice == 0 and claim.numbers["good"] == GOOD_OF[claim.place]


def give_for_steps(claim):
    """These goods take the Scout just there."""
    numbers = claim.numbers
    given = claim.happened("sacrificed", "offered")[0]
    advanced = claim.happened("scout_advanced")[0]
    goods = given.get("goods") or {"llama": given["llamas"]}
    return (goods, advanced["steps"], advanced["to"], advanced["laps"]) == (
        numbers["goods"],
        numbers["steps"],
        numbers["step"],
        0,
    )


def give_for_summit(claim):
    """The Scout passes the Summit, and there are as many cards as said."""
    numbers = claim.numbers
    advanced = claim.happened("scout_advanced")[0]
    drawn = claim.happened("cards_drawn")
    is_drawn = len(drawn[0]["cards"]) if drawn else 0
    is_there = advanced["laps"] > 0 and advanced["steps"] == numbers["steps"]
    return is_there and numbers["drawn"] == is_drawn == min(3, len(claim.before["deck"]))


def keep_llamas(claim):
    """The order's step value."""
    return claim.numbers["steps"] == step_value(claim.figures, claim.before, ORDER_OF[claim.place])


def step_value(figures, position, order):
    """The lowest number uncovered; 0 while none is."""
    values = figures.orders[order].values
    taken = len(values) - position["orders_left"][order]
    return min(values[:taken], default=0)


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


def acquire(claim):
    """The points of the cards in hand; without any, whether a llama can be given, and its steps."""
    order, after = claim.numbers["order"], claim.after
    points = claim.points([order])
    if claim.key == "acquire_match":
        return claim.numbers["points"] == points > 0
    if points or is_over(after) != (claim.key == "acquire_late"):
        return False
    is_last = claim.key == "acquire_late"
    return is_last or claim.numbers["steps"] == step_value(claim.figures, after.position(), order)


def declined(claim):
    """Nothing is done, so nothing is paid."""
    return not claim.decision.choice


def adjusted(claim):
    """The next trade has just that price."""
    good, numbers = claim.numbers["good"], claim.numbers
    level = claim.after.position()["market"][good]
    of = price_to_buy if claim.key == "adjust_to_buy" else price_to_sell
    is_good = good == claim.decision.choice[0]
    return is_good and numbers.get("price", of(claim.figures, level)) == of(claim.figures, level)


def sell(claim):
    """So many in hand, at the price of the column."""
    good, numbers = claim.numbers["good"], claim.numbers
    price = price_to_sell(claim.figures, claim.before["market"][good])
    is_worth = (claim.weight > NOTHING_MORE) == (claim.key == "sell")
    held = claim.me["goods"][good]
    return is_worth and numbers["price"] == price and numbers.get("held", held) == held


def buy(claim):
    """So many in hand, at the price of the column."""
    good, numbers = claim.numbers["good"], claim.numbers
    price = price_to_buy(claim.figures, claim.before["market"][good])
    is_worth = (claim.weight > NOTHING_MORE) == (claim.key != "buy_dear")
    held = claim.me["goods"][good]
    return is_worth and numbers["price"] == price and numbers.get("held", held) == held


def buy_for(claim):
    """With the price paid nothing is missing, before it this one good was; and there is one left."""
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


def cost_of(claim):
    """The printed price of what a good is bought for."""
    figures, numbers = claim.figures, claim.numbers
    if "order" in numbers:
        return figures.orders[numbers["order"]].cost
    (cost,) = (
        each[numbers["district"]]
        for each in figures.recruit.values()
        if numbers["district"] in each
    )
    return cost


def finish(claim):
    """Whether another trade is worth more than nothing."""
    trades = [each.weight for each in claim.advice if each.decision.type in ("sell", "buy")]
    return (max(trades, default=0) > NOTHING_MORE) == (claim.key == "finish_early")


def send(claim):
    """What the cards in hand show."""
    points = claim.points([claim.numbers["district"]])
    return claim.numbers.get("points", 0) == points and bool(points) == (claim.key == "send_shown")


def redeem(claim):
    """All of them can be paid, and are worth it together unless it is said that they are not."""
    is_worth = (claim.weight > 0) == (claim.key != "redeem_dear")
    paid = [each["tile"] for each in claim.happened("moon_tile_paid")]
    tiles = list(claim.decision.choice)
    return is_worth and claim.numbers["tiles"] == tiles and paid[: len(tiles)] == tiles


def scarce_goods(claim):
    """Three different units."""
    units = {good: 3 if good == "corn" else 1 for good in claim.decision.choice}
    return claim.numbers["goods"] == units and len(units) == 3


def keep_best(claim):
    """What the cards kept score now, and their gold."""
    kept = [card for card in claim.me["cards"] if card not in claim.decision.choice]
    built = {**claim.me["incas"], **claim.me["orders"]}
    points = sum(shown(card, place) * count for card in kept for place, count in built.items())
    gold = sum(claim.figures.gold[card] for card in kept)
    told = claim.numbers
    return (told["cards"], told["points"], told["gold"]) == (
        list(claim.decision.choice),
        points,
        gold,
    )


def nothing(claim):
    """Only what is done."""
    return claim.numbers == {}


def idle_column(claim):
    """Only which column."""
    return claim.numbers["good"] == claim.decision.choice[0] in MARKET_GOODS


CLAIMS = {
    "place_match": place_match,
    "place_goods": place_goods,
    "harvest": harvest,
    "stones": stones,
    "temple_gift": temple_gift,
    "reach_summit": reach_summit,
    "visit_recruits": visit_recruits,
    "visit_house": visit_house,
    "visit_market": visit_market,
    "visit_clock": visit_clock,
    "approach": approach,
    "idle": entered,
    "stay_steps": stay_steps,
    "stay_corn": stay_corn,
    "stay_goods": stay_goods,
    "stay_unpaid": stay_unpaid,
    "stay_third": stay_third,
    "stay_wait": stay_wait,
    "produce": working,
    "produce_many": working,
    "produce_dear": working,
    "keep_corn": keep_corn,
    "give_for_steps": give_for_steps,
    "give_for_summit": give_for_summit,
    "keep_llamas": keep_llamas,
    "keep_goods": keep_goods,
    "recruit_match": recruit,
    "recruit_early": recruit,
    "recruit_late": recruit,
    "recruit_nobody": declined,
    "acquire_match": acquire,
    "acquire_steps": acquire,
    "acquire_late": acquire,
    "acquire_nobody": declined,
    "adjust_to_buy": adjusted,
    "adjust_to_sell": adjusted,
    "adjust_idly": idle_column,
    "adjust_nothing": nothing,
    "sell": sell,
    "sell_cheap": sell,
    "buy_for_inca": buy_for,
    "buy_for_order": buy_for,
    "buy": buy,
    "buy_dear": buy,
    "finish_trade": finish,
    "finish_early": finish,
    "send_shown": send,
    "send_unshown": send,
    "send_nobody": declined,
    "redeem": redeem,
    "redeem_mixed": redeem,
    "redeem_dear": redeem,
    "redeem_nothing": declined,
    "scarce_goods": scarce_goods,
    "keep_best": keep_best,
}


def holds(claim):
    """Whether what a reason says of the position is so."""
    return bool(CLAIMS[claim.key](claim))


def kept(claim, decisions, ended):
    """Whether a plan that was named is what the player goes on to do in the same turn.

    `decisions` are those the player makes after it in the turn, `ended` the position before the
    turn's end.
    """
    numbers = claim.numbers
    first = decisions[0] if decisions else None
    if claim.key == "visit_recruits":
        return first is not None and first.choice == tuple(numbers["districts"])
    if claim.key == "visit_house":
        return first is not None and first.choice == numbers["order"]
    if claim.key == "visit_clock":
        return first is not None and first.choice == numbers["district"]
    if claim.key == "harvest" and first is not None:
        return first.choice == numbers["incas"]
    if claim.key == "temple_gift":
        given = numbers["goods"]
        return first is not None and first.choice in (given.get("llama"), tuple(given))
    if claim.key in ("adjust_to_buy", "adjust_to_sell"):
        trade = "buy" if claim.key == "adjust_to_buy" else "sell"
        return Decision(claim.decision.player, trade, numbers["good"]) in decisions
    if claim.key in ("buy_for_inca", "buy_for_order"):
        return pays(ended, cost_of(claim))
    return True
