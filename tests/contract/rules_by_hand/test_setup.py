"""How a game begins, for every number of players, in both variants, from a deck or a seed."""

from random import Random

import pytest

from tests.positions import CARDS, NAMES, PRODUCTION, position
from tests.situations import after, due, goods, legal, seat, start_state, told_position

FIRST_DAY = {2: 1, 3: 2, 4: 3, 5: 3}
INCAS = {2: 12, 3: 10, 4: 9, 5: 8}
counts = pytest.mark.parametrize("count", [2, 3, 4, 5])


def fresh(count, day):
    """Build the table before the first Inca."""
    names = NAMES[:count]
    built = position(*names, day=day, number=0).deck(*CARDS[count:], rest=None)
    for name, card in zip(names, CARDS, strict=False):
        built.at(name, None).cards(name, card)
    return built


def without_pending(data):
    """Return a position in the form of the vectors."""
    return {key: value for key, value in data.items() if key != "pending"}


@counts
@pytest.mark.rules(
    "setup.day", "setup.track", "setup.bonus", "setup.market", "setup.goods", "setup.incas",
    "setup.cards", "setup.scouts",
)  # fmt: skip
def test_the_table_is_laid_for_each_number_of_players(count):
    """A new game has its day, corn on the track, bonus, market, goods, Incas, cards and Scouts."""
    state = start_state(NAMES[:count], deck=list(CARDS))
    assert told_position(state) == without_pending(fresh(count, FIRST_DAY[count]).json())
    assert due(state) == "Bert place_inca"


@counts
@pytest.mark.rules("setup.first_inca")
def test_each_player_places_one_inca_in_seat_order(count):
    """In seat order each player places an Inca on any production district, also beside another."""
    state = start_state(NAMES[:count], deck=list(CARDS))
    for name in NAMES[:count]:
        assert due(state) == f"{name} place_inca"
        assert state.position()["turn"] == {"player": name, "number": 0}
        assert legal(state) == [f"{name} place_inca {district}" for district in PRODUCTION]
        state = after(state, f"{name} place_inca coca_plantation")
    assert due(state) == "Bert turn"
    assert state.position()["turn"] == {"player": "Bert", "number": 1}
    for name in NAMES[:count]:
        assert seat(state, name)["supply"] == INCAS[count] - 1
        assert seat(state, name)["incas"]["coca_plantation"] == 1


@counts
@pytest.mark.rules("setup.first_game")
def test_the_first_game_begins_with_five_incas_two_days_later(count):
    """In the learning variant each player has five Incas, and turns begin two days later."""
    state = start_state(NAMES[:count], "first_game", deck=list(CARDS))
    told = state.position()
    assert (told["day"], told["track_corn"]) == (FIRST_DAY[count] + 2, 7 - FIRST_DAY[count])
    assert due(state) == "Bert turn"
    assert told["turn"] == {"player": "Bert", "number": 1}
    for name in NAMES[:count]:
        assert seat(state, name)["supply"] == INCAS[count] - 5
        assert seat(state, name)["incas"] == {**dict.fromkeys(PRODUCTION, 1), "sun_clock": 0}
        assert goods(state, name) == (3, 1, 1, 1, 1)


@pytest.mark.parametrize("seed", [0, 7, 2**53 - 1])
@pytest.mark.rules("setup.cards")
def test_a_seed_fixes_the_deck(seed):
    """Each card, in the components' order, gets a random number.

    The smallest number lies on top.
    """
    random = Random(seed)
    numbers = {card: random.random() for card in CARDS}
    shuffled = sorted(CARDS, key=numbers.__getitem__)
    by_seed = start_state(NAMES[:3], seed=seed)
    assert by_seed.position() == start_state(NAMES[:3], deck=shuffled).position()
    assert seat(by_seed, "Ralph")["cards"] == [shuffled[1]]


@pytest.mark.rules("setup.first_prince", "move.stay")
def test_the_first_prince_goes_anywhere_free():
    """In the first turn a Prince goes to any of the 15 districts, may not stay, and acts there."""
    start = position(number=1).no_goods().at("Bert", None).at("Ralph", None).at("Gina", None)
    state = after(start)
    assert len(legal(state)) == 15
    assert {line.split()[1] for line in legal(state)} == {"move"}
    state = after(state, "Bert move weavers_quarter")
    assert goods(state, "Bert") == (0, 0, 0, 0, 1)
    assert len(legal(state)) == 15


@pytest.mark.rules("setup.first_prince")
def test_the_first_placement_costs_no_llama():
    """A player keeps their llama in the first turn, wherever the Prince goes."""
    state = after(position().at("Bert", None), "Bert move puma_temple")
    assert goods(state, "Bert") == (3, 1, 1, 1, 1)
