"""The pending decision of a position must fit its other parts.

A moment that play cannot reach is refused.
"""

import pytest

from tests.contract.faults import faults_in, lies_within, replace_at
from tests.positions import GOODS, PRODUCTION, position
from tests.situations import after, due

NIGHT = (
    position(turn="Gina")
    .bare()
    .moon("Bert", "coca", "llama", "steps_2")
    .day_ending(sun="Bert", last_turns=1)
)
MOMENTS = {
    "produce": (
        position().incas("Bert", coca_plantation=1).incas("Ralph", coca_plantation=1),
        ["Bert move coca_plantation"],
    ),
    "sacrifice": (
        position().at("Bert", "central_plaza").orders("Bert", puma=1),
        ["Bert move puma_temple"],
    ),
    "offer": (position().at("Bert", "central_plaza"), ["Bert move main_temple"]),
    "recruit": (position().at("Bert", "central_plaza"), ["Bert move royal_palace"]),
    "acquire": (position().at("Bert", "central_plaza"), ["Bert move house_of_priests"]),
    "adjust": (position().at("Bert", "main_temple"), ["Bert move central_plaza"]),
    "trade": (position().at("Bert", "main_temple"), ["Bert move central_plaza", "Bert adjust -"]),
    "send_to_clock": (
        position().at("Bert", "central_plaza").incas("Bert", llama_meadow=1),
        ["Bert move sun_clock"],
    ),
    "redeem": (NIGHT, ["Gina move corn_terraces"]),
    "choose_goods": (
        position(turn="Gina")
        .bare()
        .moon("Bert", "corn_3", "steps_3", "steps_2")
        .day_ending(sun="Bert", last_turns=1)
        .incas("Bert", sun_clock=1),
        ["Gina move corn_terraces"],
    ),
    "return_cards": (
        position().at("Bert", "central_plaza").scout("Bert", 17).orders("Bert", puma=1),
        ["Bert move puma_temple"],
    ),
}
NOTHING = dict.fromkeys(GOODS, 0)
NO_INCAS = dict.fromkeys((*PRODUCTION, "sun_clock"), 0)


def position_due(kind):
    """Return a position of the engine in which this kind of decision is due."""
    start, lines = MOMENTS[kind]
    state = after(start, *lines)
    assert due(state) == f"Bert {kind}"
    return state.position()


@pytest.mark.parametrize("kind", MOMENTS)
def test_the_unchanged_moments_are_valid(kind):
    """The engine reads each position that it has written."""
    data = position_due(kind)
    assert after(data).position() == data


BROKEN = [
    (kind, ["players", 0, "goods"], NOTHING)
    for kind in ("produce", "sacrifice", "offer", "recruit", "acquire", "trade", "redeem")
]
BROKEN += [
    (kind, ["players", 0, "prince"], "corn_terraces")
    for kind in (
        "produce",
        "sacrifice",
        "offer",
        "recruit",
        "acquire",
        "adjust",
        "trade",
        "send_to_clock",
    )
]
BROKEN += [(kind, ["players", 0, "prince"], None) for kind in ("produce", "offer", "adjust")]
BROKEN += [
    (kind, ["pending", "player"], "Gina")
    for kind in (
        "recruit",
        "acquire",
        "adjust",
        "trade",
        "send_to_clock",
        "return_cards",
    )
]
BROKEN += [
    ("produce", ["bonus", "coca_plantation"], 1),
    ("sacrifice", ["bonus", "puma_temple"], 2),
    ("offer", ["bonus", "main_temple"], 1),
    ("return_cards", ["bonus", "puma_temple"], 1),
    ("return_cards", ["pending", "count"], 1),
    ("return_cards", ["pending", "count"], 3),
    ("return_cards", ["pending", "count"], 0),
    ("return_cards", ["pending", "count"], True),
    ("redeem", ["pending", "tiles"], []),
    ("redeem", ["pending", "tiles"], ["steps_2"]),
    ("redeem", ["pending", "tiles"], ["coca", "coca"]),
    ("redeem", ["pending", "steps"], -2),
    ("redeem", ["pending", "steps"], 6),
    ("redeem", ["pending", "steps"], 1),
    ("redeem", ["last_turns"], 1),
    ("redeem", ["day"], 9),
    ("choose_goods", ["last_turns"], 2),
    ("trade", ["pending", "bought"], ["gold"]),
    ("trade", ["pending", "sold"], None),
]


@pytest.mark.parametrize(("kind", "path", "wrong"), BROKEN)
def test_an_impossible_moment_is_refused(kind, path, wrong):
    """Play would not ask this player, so the fault is at the changed place or at `pending`."""
    data = replace_at(position_due(kind), path, wrong)
    if path[-1] == "day":
        data = replace_at(data, ["track_corn"], 0)
    assert lies_within(faults_in(data), "position.pending", "position." + _path_text(path))


@pytest.mark.parametrize("kind", ["produce", "send_to_clock"])
def test_a_player_without_an_inca_there_is_not_asked(kind):
    """A pending decision about Incas is refused when all Incas are in the supply."""
    data = replace_at(position_due(kind), ["players", 0, "incas"], NO_INCAS)
    data = replace_at(data, ["players", 0, "supply"], 10)
    assert lies_within(faults_in(data), "position.pending")


def test_a_player_without_a_priest_is_not_asked():
    """A pending sacrifice is refused when no player has a tile of the order."""
    data = replace_at(position_due("sacrifice"), ["players", 0, "orders", "puma"], 0)
    data = replace_at(data, ["orders_left", "puma"], 5)
    assert lies_within(faults_in(data), "position.pending")


@pytest.mark.parametrize("kind", MOMENTS)
@pytest.mark.parametrize("key", ["colour", "steps_to_come"])
def test_pending_has_no_other_keys(kind, key):
    """An unknown key in `pending` is refused."""
    data = replace_at(position_due(kind), ["pending", key], 1)
    assert lies_within(faults_in(data), "position.pending")


@pytest.mark.parametrize("kind", MOMENTS)
def test_pending_needs_all_its_keys(kind):
    """A pending decision without one of its keys is refused."""
    data = position_due(kind)
    for key in data["pending"]:
        pending = {name: value for name, value in data["pending"].items() if name != key}
        assert lies_within(faults_in(data | {"pending": pending}), "position.pending"), key


def _path_text(path):
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)[1:]
