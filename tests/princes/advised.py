"""Gives rare positions, and games of every shape that follow the advice, with the advice for each decision."""

from functools import cache
from random import Random

from tests.positions import CARDS, position
from tests.princes.games import SHAPES, start_state
from tests.situations import after, load
from tutor.core.base.players import advised_player
from tutor.princes.advice import advise, advise_by_plan

STRAYING = 6


def tiles_to_pay(**goods):
    """Return the moment of a night in which Bert has little corn, and two tiles to pay with his coca and cloth.

    `goods` replaces the amounts of Bert's goods.
    """
    held = {"corn": 2, "coca": 7, "cloth": 7, **goods}
    start = position().at("Bert", "sun_clock").goods("Bert", **held)
    start = start.moon("Bert", "coca", "cloth").moon("Gina", "corn_3")
    start = start.day_ending("Gina", 1).started_by("Ralph")
    return after(start, "Bert move house_of_priests")


def last_turn():
    """Return Bert's turn on day 9, after which the game ends."""
    start = position(day=9).at("Bert", "temple_of_the_sun").cards("Bert", "farmer+virgin")
    start = start.goods("Bert", corn=3, llama=2, coca=3, pottery=3, cloth=3)
    return start.moon("Gina", "coca", "pottery", "cloth").day_ending("Gina", 1).started_by("Ralph")


def last_tile():
    """Return a position with one tile left on the board, a puma priest that no card of Bert shows."""
    start = position().at("Bert", "royal_palace").cards("Bert", "farmer+virgin")
    start = start.goods("Bert", corn=3, llama=2, coca=3, pottery=3, cloth=3)
    return start.orders("Gina", condor=4, puma=2, virgin=3).orders("Ralph", puma=2, virgin=3)


def short_deck(*cards):
    """Return a position in which two bonus stones carry Bert's Scout over the Summit, with few cards in the deck."""
    rest = "Gina" if cards else "Ralph"
    start = position(day=8).at("Bert", "royal_palace").scout("Bert", 13).goods("Bert", llama=2)
    start = start.orders("Bert", condor=3).bonus(condor_temple=2).cards("Bert", "farmer+virgin")
    start = start.cards("Ralph", "puma+virgin").scout("Ralph", 19).goods("Ralph", llama=1)
    return start.orders("Ralph", condor=1).deck(*cards, rest=rest)


def no_corn():
    """Return a position on day 9 in which Bert cannot pay for a tile."""
    start = position(day=9).at("Bert", "sun_clock").goods("Bert", llama=1)
    return start.moon("Gina", "coca", "pottery").started_by("Ralph")


def near_a_rescue(rich):
    """Return a position with one tile left, in which Bert leads in points.

    If `rich` is true, Bert also leads in gold.
    """
    start = position(day=8).at("Bert", "royal_palace").at("Gina", "sun_clock")
    start = start.goods("Bert", corn=3, llama=2, coca=3, pottery=3, cloth=3)
    start = start.incas("Gina", potters_quarter=3, weavers_quarter=2)
    start = start.orders("Bert", condor=4, puma=4).orders("Gina", virgin=6)
    if rich:
        start = start.orders("Bert").orders("Gina", condor=4, puma=4, virgin=6)
        cards = [card for card in CARDS if "farmer" in card or "shepherd" in card]
        start = start.incas("Bert", corn_terraces=2)
        return start.cards("Bert", *cards[:6]).cards("Gina", "puma+virgin", "condor+puma")
    gina = [card for card in CARDS if "potter" in card or "weaver" in card][:5]
    start = start.incas("Bert", corn_terraces=5)
    return start.cards("Bert", "condor+puma", "farmer+condor", "farmer+puma").cards("Gina", *gina)


def planner_states():
    """Yield states in which the planner plays for an ending of the game, each with the planner's advice."""
    for rich in (False, True):
        state = after(near_a_rescue(rich), "Bert move house_of_priests")
        yield state, advise_by_plan(state, "Bert")


def seldom():
    """Yield rare states in which the advice gives reasons that it seldom gives in whole games."""
    yield tiles_to_pay()
    yield tiles_to_pay(cloth=0)
    yield load(last_turn())
    yield after(last_turn(), "Bert move royal_palace")
    yield after(last_turn(), "Bert move house_of_virgins")
    yield after(last_turn(), "Bert move house_of_priests")
    yield after(last_tile(), "Bert move house_of_priests")
    yield load(last_tile())
    yield load(no_corn())
    for cards in (("condor+puma",), ("condor+puma", "farmer+puma")):
        state = load(short_deck(*cards))
        while state.due is not None and state.due.type != "place_inca" and len(state.legal()) > 1:
            yield state
            state = state.play(advise(state, state.due.player)[0].decision)
            if state.position()["turn"]["player"] != "Bert":
                break


@cache
def states_with_advice():
    """Return pairs of a state and the advice for the player who decides in it.

    The states are rare ones, and those of one game of every shape.
    """
    found = [(state, advise(state, state.due.player)) for state in seldom()]
    for seed, shape in enumerate(SHAPES):
        state, chance = start_state(*shape, seed), Random(seed)
        while state.due is not None:
            advice = advise(state, state.due.player)
            found.append((state, advice))
            strays = chance.randrange(STRAYING) == 0
            state = state.play((chance.choice(advice) if strays else advice[0]).decision)
    return found


@cache
def reasons_for_others():
    """Return triples: a state, its advice, and the reason of the best decision as another player reads it."""
    player, found = advised_player("princes"), []
    for state, advice in states_with_advice():
        seat = next(name for name in state.players if name != state.due.player)
        found.append((state, advice, player.reason_for(state, advice[0].decision, seat)))
    return found
