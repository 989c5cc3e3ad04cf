"""Counts the figures of questions and explanations again, by playing their decisions or from the board.

This module does not use the code that drafts questions.
"""

from functools import cache, cached_property

from tests.princes.teaching.asked import asked_of, load, questions
from tests.princes.teaching.test_misconceptions import MADE
from tutor.core.lessons.files import courses
from tutor.princes.identifiers import DISTRICT_OF, GOOD_OF, GOODS, PRICED_TILES

LESSONS = courses("princes")
SETS = ("recruit", "sacrifice", "offer")
"""Types of decisions in which a player chooses a number or a set."""
GOES_ON = {
    "whose_incas_produce": "produce",
    "corn_to_produce": "produce",
    "bonus_and_product": "produce",
    "used_up": "produce",
    "cards_kept": "return_cards",
    "short_deck": "return_cards",
}
"""For some concepts, the type of decision in which the player then chooses as much as possible."""


@cache
def everything_asked(concept):
    """Return questions of random games, of the positions made for misconceptions, and of the lessons."""
    made = [
        asked_of(load(builder), concept, decisions, *of)
        for name, builder, decisions, of, _, _ in MADE
        if name == concept
    ]
    told = [
        lesson.question(asking)
        for lesson in LESSONS
        for asking in lesson.askings.values()
        if asking.concept == concept and not asking.sought
    ]
    return [*questions(concept), *made, *told]


class Played:
    """The decisions of a question, played by the rules, with the board before and after them."""

    def __init__(self, question):
        self.question = question
        self.values = question.values
        self.components = question.state.components
        self.position = question.state.position()
        self.mover = question.about.decisions[0].player if question.about.decisions else ""
        self.entered = question.about.decisions[0].choice if question.about.decisions else ""

    @cached_property
    def line(self):
        """The state after the decisions of the question, and the list of all events that led there."""
        state, events = self.question.state, []
        for decision in self.question.about.decisions:
            state, more = state.explain(decision)
            events += more
        wanted = GOES_ON.get(self.question.concept)
        while state.due is not None and state.due.type == wanted:
            state, more = state.explain(state.legal()[-1])
            events += more
        return state, events

    @property
    def is_day(self):
        """Whether no night follows the decisions of the question.

        A night changes what the turn left on the board.
        """
        return all(event.type not in ("night_began", "no_night") for event in self.line[1])

    @property
    def before(self):
        """The player's part of the board before the decisions."""
        return self._seat(self.position)

    @property
    def after(self):
        """The player's part of the board after the decisions."""
        return self._seat(self.line[0].position())

    def _seat(self, position):
        name = self.values.get("player", position["turn"]["player"])
        return next(each for each in position["players"] if each["name"] == name)

    def events(self, kind):
        """Return the data of the events of a type that concern the player."""
        name = self.before["name"]
        events = (each for each in self.line[1] if each.type == kind)
        return [each.data for each in events if each.data.get("player") == name]

    def goods_moved(self, kind):
        """Return how many pieces of the question's good the events of a type move."""
        return sum(data["goods"].get(self.values["good"], 0) for data in self.events(kind))

    def gain(self, good):
        """Return how many more pieces of a good the player has after the decisions than before."""
        return self.after["goods"][good] - self.before["goods"][good]

    def climb(self):
        """Return the steps that the Scout climbed, also if it passed the Summit and began at the bottom again."""
        return (self.after["scout"] - self.before["scout"]) % self.components.summit


def goods(each):
    """Return the player's goods at the moment of paying, after the price of the move is paid."""
    return each.after["goods"]


def asked_for(each, good):
    """Return how much of a good one Inca of each kind costs together, of the kinds that the player can pay."""
    offers = each.components.recruit[each.values["place"]]
    return sum(offers[kind].get(good, 0) for kind in payable(each))


def payable(each):
    """Return the kinds of Incas of which the player can pay for one."""
    offers = each.components.recruit[each.values["place"]]
    return [
        kind
        for kind, cost in offers.items()
        if all(goods(each)[good] >= amount for good, amount in cost.items())
    ]


def owners(each):
    """Return the number of players who have Incas in the entered district."""
    return sum(seat["incas"][each.entered] > 0 for seat in each.position["players"])


def of_icon(player, icon):
    """Return the number of the player's Incas, priests or virgins that a symbol stands for."""
    return player["incas"][DISTRICT_OF[icon]] if icon in DISTRICT_OF else player["orders"][icon]


def of_card(player, card):
    """Return the points of a card for a player."""
    return sum(of_icon(player, icon) for icon in card.split("+"))


def landmarks(each, player):
    """Return how many of the landmarks Granary and Stable a player's Scout has reached."""
    steps = (each.components.granary_step, each.components.stable_step)
    return sum(player["scout"] >= step for step in steps)


def points(each):
    """Return the points of cards and Scout."""
    return sum(of_card(each.before, card) for card in each.before["cards"]) + landmarks(
        each, each.before
    )


def gold(each, player):
    """Return the gold of a player's cards and Scout."""
    return sum(each.components.gold[card] for card in player["cards"]) + landmarks(each, player)


def amounts(each):
    """Return all different amounts of gold of the players, the largest first, and then 0."""
    found = {gold(each, player) for player in each.position["players"]}
    return [*sorted(found, reverse=True), 0]


def multiplier(each):
    """Return by how much the player's points are multiplied, given the rank of the player's gold."""
    most, second, *_ = amounts(each)
    figures, mine = each.components, gold(each, each.before)
    factors = {second: figures.second_gold_multiplier, most: figures.most_gold_multiplier}
    return factors.get(mine, 1)


def tiles(each):
    """Return the player's Moon tiles, including those that lie on the board again while the player pays."""
    pending = each.position["pending"] or {}
    is_settling = pending.get("player") == each.before["name"]
    return pending.get("tiles", ()) if is_settling else each.before["moon_tiles"]


def corn_of_tile(each):
    """Return the corn that the player's corn tile pays, or 0 if the player has no such tile."""
    return each.components.corn_of_tile * ("corn_3" in tiles(each))


def priced_tiles(each):
    """Return the number of the player's Moon tiles that cost corn."""
    return sum(tile in PRICED_TILES for tile in tiles(each))


def level(each):
    """Return the number of goods in the column when the first piece is sold."""
    state = each.question.state
    for decision in each.question.about.decisions:
        if decision.type == "sell":
            break
        state = state.play(decision)
    return state.position()["market"][each.values["good"]]


def of_kind(each, kind):
    """Return the number of the question's decisions that have a type."""
    return sum(decision.type == kind for decision in each.question.about.decisions)


def stone_steps(each):
    """Return the steps that the stones bring to the player who enters the district."""
    return each.position["bonus"][each.entered] * each.components.stone_steps


def own_stone_steps(each):
    """Return the steps that the stones bring to the player of the question, 0 if another player enters."""
    return stone_steps(each) if each.mover == each.before["name"] else 0


def pieces(each):
    """Return the number of pieces in the offered goods, with each corn as one piece."""
    if "corn" not in each.question.about.decisions[-1].choice:
        return each.values["pieces"]
    return sum(sum(data["goods"].values()) for data in each.events("offered")[-1:])


def landmark_step(each):
    """Return the step of the landmark that gives a good."""
    figures = each.components
    return figures.granary_step if each.question.about.thing == "corn" else figures.stable_step


def goods_noted(each, good):
    """Return the units of a good that the Trail owes the player."""
    return sum(data["goods"].get(good, 0) for data in each.events("trail_noted"))


def over_the_summit(each):
    """Return the steps of a climb over the Summit, after which the Scout begins again at step 0."""
    return each.components.summit - each.before["scout"] + each.after["scout"]


def cards_to_draw(each):
    """Return the number of cards that the player draws: as many as the rules say, or as are left."""
    return min(each.components.cards_drawn, len(each.position["deck"]))


def paid_for_tiles(each):
    """Return the corn that the player pays for Moon tiles, as many as the player's corn allows."""
    corn = each.before["goods"]["corn"] + corn_of_tile(each)
    return min(corn, priced_tiles(each) * each.components.tile_price)


def order(each):
    """Return the printed figures of the order of priests or virgins that a question is about."""
    return each.components.orders[each.question.about.thing]


def orders_taken(each):
    """Return how many priests or virgins of the question's order the players have together."""
    return sum(one["orders"][each.question.about.thing] for one in each.position["players"])


def row_text(figures):
    """Return the numbers of a printed row as a text shows them, with commas between."""
    return ", ".join(map(str, figures))


def is_figure(value):
    """Return whether a value is a number or contains one."""
    return any(character.isdigit() for character in str(value))


def most_given(each):
    """Return the largest number of things that the player may give or choose after the decisions."""
    state = each.line[0]
    is_due = state.due is not None and state.due.player == each.before["name"]
    legal = state.legal() if is_due and state.due.type in SETS else ()
    chosen = (decision.choice for decision in legal)
    return max((one if isinstance(one, int) else len(one) for one in chosen), default=0)


def of_a_visit(each):
    """Return what a visit brings: pieces of the district's good, or steps in another place."""
    if each.entered in GOOD_OF:
        good = GOOD_OF[each.entered]
        return each.gain(good) + each.goods_moved("llama_paid")
    return each.climb()


def tile_steps(each):
    """Return the steps of the player's Moon tiles."""
    held = each.before["moon_tiles"]
    return sum(each.components.tile_steps.get(tile, 0) for tile in held)


def amount(name):
    """Return a function that reads an amount of a good from a played question.

    `hand_<good>` stands for the good in hand when paying, `cost_<good>` for the good in the price.
    """
    kind, good = name.split("_")
    if kind == "hand":
        return lambda each: goods(each)[good]
    return lambda each: order(each).cost.get(good, 0)


HANDS = {name: amount(name) for name in (f"hand_{good}" for good in GOODS)}
COSTS = {name: amount(name) for name in (f"cost_{good}" for good in GOODS)}
