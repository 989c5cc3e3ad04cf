"""A malformed decision in a record is refused at its field: types, ids, sizes, missing and unknown keys."""

import pytest

from tests.contract.faults import faults_of, lies_within
from tests.notation import read_line
from tests.positions import position


@pytest.mark.parametrize(
    "line",
    [
        "Bert offer corn corn",
        "Bert recruit corn_terraces corn_terraces",
        "Bert redeem llama llama",
        "Bert choose_goods corn corn coca",
        "Bert return_cards puma+virgin puma+virgin",
    ],
)
def test_a_member_named_twice_is_malformed(line):
    """A set with a member twice is a fault of the file, not an illegal decision."""
    assert lies_within(faults_of(position().record(read_line(line))), "decisions[0]")


@pytest.mark.parametrize(
    "line",
    [
        "Bert choose_goods corn coca",
        "Bert choose_goods corn coca llama cloth",
        "Bert return_cards",
        "Bert return_cards farmer+puma puma+virgin condor+virgin",
        "Bert place_inca central_plaza",
        "Bert place_inca sun_clock",
        "Bert send_to_clock main_temple",
        "Bert recruit main_temple",
        "Bert redeem steps_2",
        "Bert redeem corn_3",
        "Bert sell corn",
        "Bert buy corn",
        "Bert adjust corn add",
        "Bert adjust coca double",
        "Bert move atlantis",
        "Bert stay steps_4",
        "Bert acquire condors",
        "Bert acquire -x",
        "Bert offer gold",
        "Bert return_cards virgin+puma",
        "Bert return_cards puma",
        "Bert produce -1",
        "Bert sacrifice -1",
    ],
)
def test_impossible_values_are_malformed(line):
    """Unknown identifiers, impossible numbers and wrong sizes are faults of the file, each with its place."""
    assert lies_within(faults_of(position().record(read_line(line))), "decisions[0]")


DECISIONS = [
    "Bert place_inca llama_meadow",
    "Bert move sun_clock",
    "Bert stay llama",
    "Bert produce 1",
    "Bert sacrifice 1",
    "Bert offer corn",
    "Bert recruit corn_terraces",
    "Bert acquire puma",
    "Bert adjust coca add",
    "Bert sell coca",
    "Bert finish_trade",
    "Bert send_to_clock llama_meadow",
    "Bert redeem llama",
    "Bert choose_goods corn llama coca",
    "Bert return_cards farmer+puma puma+virgin",
]
WRONG = [
    True,
    1.0,
    "1",
    None,
    [],
    {},
    ["llama_meadow", 3],
    -1,
    [["corn"]],
    {"corn": 1},
    "\ud800",
    "",
]
NULL_IS_A_CHOICE = {("acquire", "order"), ("send_to_clock", "district")}
NOTHING_IS_A_CHOICE = {("offer", "goods"), ("recruit", "districts"), ("redeem", "tiles")}


@pytest.mark.parametrize("line", DECISIONS)
def test_every_field_of_a_decision_has_its_type(line):
    """A boolean or float for a count, a number for a name, and a name for a list are refused at the field."""
    plain = read_line(line)
    for field in plain:
        for wrong in WRONG:
            if wrong is None and (plain["type"], field) in NULL_IS_A_CHOICE:
                continue
            if wrong == [] and (plain["type"], field) in NOTHING_IS_A_CHOICE:
                continue
            places = faults_of(position().record(plain | {field: wrong}))
            assert lies_within(places, f"decisions[0].{field}"), (field, wrong, places)


@pytest.mark.parametrize("line", DECISIONS)
def test_every_field_of_a_decision_is_needed(line):
    """A decision without one of its fields has a fault that names the field."""
    plain = read_line(line)
    for field in plain:
        places = faults_of(position().record({key: plain[key] for key in plain if key != field}))
        assert set(places) & {"decisions[0]", f"decisions[0].{field}"}, (field, places)


@pytest.mark.parametrize("line", DECISIONS)
@pytest.mark.parametrize("field", ["comment", "Player", "ply"])
def test_an_unknown_field_of_a_decision_is_refused(line, field):
    """A decision with an unknown field has a fault, since the reader ignores no field."""
    places = faults_of(position().record(read_line(line) | {field: 1}))
    assert set(places) & {"decisions[0]", f"decisions[0].{field}"}


def test_a_field_of_another_type_of_decision_is_refused():
    """A move with a count, and the end of trading with a good, are refused."""
    for data in (
        read_line("Bert move sun_clock") | {"count": 1},
        read_line("Bert finish_trade") | {"good": "coca"},
    ):
        assert lies_within(faults_of(position().record(data)), "decisions[0]")


@pytest.mark.parametrize(("good", "change"), [(None, "add"), ("coca", None)])
def test_an_adjustment_has_both_fields_or_none(good, change):
    """The fields `good` and `change` are both null or both set."""
    data = read_line("Bert adjust -") | {"good": good, "change": change}
    assert lies_within(faults_of(position().record(data)), "decisions[0]")
