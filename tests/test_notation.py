"""Tests write decisions in a short notation, which can express and read back every kind of decision."""

import pytest

from tests.notation import read_line, spell_line

LINES = [
    ("Bert place_inca llama_meadow", {"type": "place_inca", "district": "llama_meadow"}),
    ("Bert move sun_clock", {"type": "move", "district": "sun_clock"}),
    ("Bert stay corn_3", {"type": "stay", "tile": "corn_3"}),
    ("Bert produce 0", {"type": "produce", "count": 0}),
    ("Bert sacrifice 2", {"type": "sacrifice", "count": 2}),
    ("Bert offer", {"type": "offer", "goods": []}),
    ("Bert offer corn cloth", {"type": "offer", "goods": ["corn", "cloth"]}),
    ("Bert recruit corn_terraces", {"type": "recruit", "districts": ["corn_terraces"]}),
    ("Bert acquire -", {"type": "acquire", "order": None}),
    ("Bert acquire puma", {"type": "acquire", "order": "puma"}),
    ("Bert adjust -", {"type": "adjust", "good": None, "change": None}),
    ("Bert adjust coca remove", {"type": "adjust", "good": "coca", "change": "remove"}),
    ("Bert sell coca", {"type": "sell", "good": "coca"}),
    ("Bert buy cloth", {"type": "buy", "good": "cloth"}),
    ("Bert finish_trade", {"type": "finish_trade"}),
    ("Bert send_to_clock -", {"type": "send_to_clock", "district": None}),
    ("Bert redeem llama coca", {"type": "redeem", "tiles": ["llama", "coca"]}),
    (
        "Bert choose_goods corn llama coca",
        {"type": "choose_goods", "goods": ["corn", "llama", "coca"]},
    ),
    ("Bert return_cards puma+virgin", {"type": "return_cards", "cards": ["puma+virgin"]}),
]


@pytest.mark.parametrize(("line", "data"), LINES)
def test_a_line_is_a_decision_of_a_record(line, data):
    assert read_line(line) == {"player": "Bert", **data}


@pytest.mark.parametrize(("line", "data"), LINES)
def test_a_decision_becomes_its_line(line, data):
    assert spell_line({"player": "Bert", **data}) == line


@pytest.mark.parametrize(
    "line", ["Bert dance", "Bert move", "Bert finish_trade now", "Bert produce many"]
)
def test_a_malformed_line_is_refused(line):
    """A malformed line raises an error, so that a slip in a test shows at once."""
    with pytest.raises(ValueError, match=r"not a decision|values to unpack|invalid literal"):
        read_line(line)
