"""With any possible figures of a components file, games end, positions load, and events add up."""

from itertools import islice
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.test_declared import assert_as_declared, assert_events_add_up
from tests.moments import random_moments
from tests.positions import GOODS, NAMES
from tests.princes.figures import content, played_with, printed_tables
from tests.princes.games import LONGEST
from tutor.princes.identifiers import DISTRICTS


def other_figures(chance):
    """Return the tables of a components file with every figure drawn again within its limits."""
    tables = printed_tables()
    prices = falling(chance, 4, 99)
    tables["market"] |= {
        "prices": prices,
        "bank_buys_at": chance.randint(1, prices[-1]),
        "bank_sells_at": chance.randint(prices[0], 99),
    }
    summit = chance.choice((6, 7, 13, 20, 99))
    tables["trail"] |= {
        "summit": summit,
        "granary": {"step": chance.randint(1, summit - 1), "corn": chance.randint(1, 99)},
        "stable": {"step": chance.randint(1, summit - 1), "llama": chance.randint(1, 99)},
    }
    last = chance.randint(3, 12)
    tables["days"]["last"] = last
    for count in "2345":
        tables["days"]["first"][count] = chance.randint(1, last - 2)
        tables["incas"]["per_player"][count] = chance.choice((5, 6, 12, 99))
    for place in ("watchmans_hut", "royal_palace"):
        for district in tables["recruit"][place]:
            tables["recruit"][place][district] = cost(chance)
    for row in tables["orders"].values():
        row |= {"values": falling(chance, chance.randint(1, 12), 19), "cost": cost(chance)}
    chance.shuffle(tables["cards"])
    for card in tables["cards"]:
        card["gold"] = chance.randint(0, 99)
    tables["adjacency"] = borders(chance)
    del tables["apart"]
    return content(tables)


def falling(chance, count, most):
    """Return random numbers, none of which is greater than the number before it."""
    return sorted((chance.randint(1, most) for _ in range(count)), reverse=True)


def cost(chance):
    """Return a random price of an Inca or a priest."""
    return {
        good: chance.choice((1, 1, 2, 99)) for good in chance.sample(GOODS, chance.randint(1, 3))
    }


def borders(chance):
    """Return random borders of a city in which every district has a neighbour."""
    pairs = {
        frozenset((place, chance.choice([d for d in DISTRICTS if d != place])))
        for place in DISTRICTS
    }
    return [{"between": sorted(pair), "source": "drawn"} for pair in sorted(pairs, key=sorted)]


@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_games_with_other_figures_end_and_explain_themselves(seed):
    """With other figures random games end, positions load the same, and events add up."""
    chance = Random(seed)
    game = played_with(other_figures(chance))
    count, variant = chance.randint(2, 5), chance.choice(("standard", "first_game"))
    start = game.start(game.random_setup(NAMES[:count], variant, seed))
    moments = list(islice(random_moments(start, seed), LONGEST))
    assert moments[-1].after.due is None, "the game does not end"
    for moment in moments:
        assert len(moment.before.legal()) >= 2
        assert_events_add_up("princes", moment)
        for event in moment.events:
            assert_as_declared("princes", event)
    for moment in moments[:: max(1, len(moments) // 20)]:
        position = moment.after.position()
        assert game.load(position).position() == position
