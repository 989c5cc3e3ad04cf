"""Gives a reason in a state together with facts of that state, from positions, printed figures and events."""

from typing import NamedTuple

from tutor.core.base.game import Decision
from tutor.princes.advice import advise
from tutor.princes.identifiers import DISTRICT_OF


class Claim(NamedTuple):
    """A reason for a player's decision, with the state before the decision and all advice in this state.

    `before` is the whole position of `state`.
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
        """The printed figures of the game's components."""
        return self.state.components

    @property
    def me(self):
        """Return the deciding player's part of the position."""
        return player_in(self.before, self.decision.player)

    @property
    def after(self):
        """The state after the decision."""
        return self.state.play(self.decision)

    @property
    def place(self):
        """Return the district of the Prince whose turn it is."""
        return player_in(self.before, self.before["turn"]["player"])["prince"]

    def events(self, *types):
        """Return the data of those events of the decision that concern the player who decides."""
        return own_events(self.state, self.decision, *types)

    def points(self, places):
        """Return the points that one Inca or tile at each of these places brings with the player's cards."""
        return sum(times_shown(card, place) for card in self.me["cards"] for place in places)


def player_in(position, name):
    """Return the part of the position that belongs to a player."""
    return next(each for each in position["players"] if each["name"] == name)


def own_events(state, decision, *types):
    """Return the data of the events of a decision that concern the player who decides."""
    _, events = state.explain(decision)
    own = (each for each in events if each.data.get("player") == decision.player)
    return [event.data for event in own if event.type in types]


def times_shown(card, place):
    """Return how many symbols of a card stand for a place: a district's profession, or an order."""
    return sum(DISTRICT_OF.get(icon, icon) == place for icon in card.split("+"))


def pays(goods, *costs):
    """Return whether the goods pay for all costs together."""
    return all(goods[good] >= sum(cost.get(good, 0) for cost in costs) for good in goods)


def price_to_buy(figures, level):
    """Return the price of the next purchase."""
    return figures.prices[level - 1] if level else figures.bank_sells_at


def price_to_sell(figures, level):
    """Return the price that the bank pays for the next sale."""
    return (*figures.prices, figures.bank_buys_at)[level]


def state_after(claim, decision):
    """Return the state after the claimed decision and one more decision, or None if that one is illegal."""
    state = claim.after
    return state.play(decision) if decision in state.legal() else None


def is_over(state):
    """Return whether the game is over."""
    return state.due is None


def step_value(figures, position, order):
    """Return the lowest uncovered number of an order's row, or 0 if all are covered."""
    values = figures.orders[order].values
    taken = len(values) - position["orders_left"][order]
    return min(values[:taken], default=0)


def cost_of(claim):
    """Return the printed price of the Inca, priest or virgin for which the player buys a good."""
    figures, numbers = claim.figures, claim.numbers
    if "order" in numbers:
        return figures.orders[numbers["order"]].cost
    (cost,) = (
        each[numbers["district"]]
        for each in figures.recruit.values()
        if numbers["district"] in each
    )
    return cost


def best_of(state):
    """Return the advised decision of the player who is due."""
    return advise(state, state.due.player)[0]
