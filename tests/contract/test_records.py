"""Records stay the same when read and written, and a refused record names the place of its fault."""

import json

import pytest

from tests.notation import read_line
from tests.positions import CARDS, in_order, position
from tests.situations import play_record, told_position
from tests.vector_files import examples, quick_start, walks
from tutor.core.base.decision import IllegalDecision
from tutor.core.records.files import loads, read_record

QUICK_START = quick_start()["record"]
ALL_RECORDS = [
    QUICK_START,
    *(walk["record"] for walk in walks()),
    *(one["record"] for one in examples()),
]


def with_sets_in_order(record):
    """Return the record with returned cards in the components' order, which some vectors do not keep."""
    decisions = [
        made | {"cards": in_order(made["cards"], CARDS)} if "cards" in made else made
        for made in record["decisions"]
    ]
    return record | {"decisions": decisions}


@pytest.mark.parametrize("record", ALL_RECORDS, ids=range(len(ALL_RECORDS)))
def test_a_record_is_written_as_it_was_read(record):
    """Reading and writing a record changes only the order of sets, as data and as text."""
    expected = with_sets_in_order(record)
    assert read_record(record).to_json() == expected
    assert loads(json.dumps(record)).to_json() == expected
    assert loads(json.dumps(record).encode()).to_json() == expected


def test_comments_and_title_are_kept():
    """Comments by ply, and the title, survive reading and writing."""
    record = QUICK_START | {
        "title": "Más allá · ¡hola!",
        "comments": {"0": "before", "26": "after", "50": ""},
    }
    assert read_record(record).to_json() == record
    assert loads(json.dumps(record, ensure_ascii=False).encode()).to_json() == record


def test_comments_change_nothing_in_play():
    """A record plays the same with and without comments and title."""
    commented = QUICK_START | {"comments": {"3": "here"}, "title": "other"}
    assert told_position(play_record(commented, 30).states[-1]) == told_position(
        play_record(QUICK_START, 30).states[-1]
    )


LISTS = [
    ("main_temple", "Bert offer cloth corn llama", "Bert offer corn llama cloth"),
    (
        "royal_palace",
        "Bert recruit weavers_quarter coca_plantation",
        "Bert recruit coca_plantation weavers_quarter",
    ),
]


@pytest.mark.parametrize(("district", "given", "kept"), LISTS)
def test_sets_are_read_in_any_order_and_written_in_that_of_the_rules(district, given, kept):
    """A record plays the same with its sets in any order."""
    start = (
        position()
        .at("Bert", "central_plaza")
        .goods("Bert", corn=3, llama=3, coca=3, pottery=3, cloth=3)
    )
    move = read_line(f"Bert move {district}")
    shuffled, ordered = start.record(move, read_line(given)), start.record(move, read_line(kept))
    assert read_record(shuffled).to_json() == read_record(ordered).to_json() == ordered
    assert play_record(shuffled).states[-1].position() == play_record(ordered).states[-1].position()


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Bert redeem cloth llama", "Bert redeem llama cloth"),
        ("Bert choose_goods cloth pottery corn", "Bert choose_goods corn pottery cloth"),
        ("Bert return_cards puma+virgin farmer+puma", "Bert return_cards farmer+puma puma+virgin"),
    ],
)
def test_other_sets_are_written_in_the_rules_order_too(given, kept):
    """Tiles, chosen goods and cards are written in the order of the rules' and the components' lists."""
    record = position().record(read_line(given))
    assert read_record(record).to_json() == position().record(read_line(kept))


def test_a_forced_decision_is_refused():
    """When only one answer is possible no player is asked, so an answer in the record is out of turn."""
    record = position().record(read_line("Bert move coca_plantation"), read_line("Bert produce 0"))
    with pytest.raises(IllegalDecision) as raised:
        read_record(record).play()
    assert raised.value.refusal.rule == "turn.player"


def test_decisions_after_the_end_are_refused():
    record = walks()[0]["record"]
    longer = record | {"decisions": [*record["decisions"], record["decisions"][-1]]}
    with pytest.raises(IllegalDecision) as raised:
        read_record(longer).play()
    assert raised.value.refusal.rule == "turn.over"


def test_a_record_is_played_as_far_as_asked_for():
    """`states` gives a state and its events for each decision asked for, and `play` the last state."""
    record = read_record(QUICK_START)
    for plies in (0, 1, 17, 50):
        assert len(list(record.states(plies))) == plies
        expected = [record.start, *(state for state, _ in record.states(plies))][-1]
        assert record.play(plies).position() == expected.position()
    assert len(list(record.states())) == 50


def test_reading_does_not_change_the_data():
    """Reading a record leaves the caller's data unchanged."""
    before = json.dumps(QUICK_START)
    read_record(QUICK_START).play()
    assert json.dumps(QUICK_START) == before
