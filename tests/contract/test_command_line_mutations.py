"""The command line answers any spoilt record with a result, or with one line and exit code 2."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.command_line import run
from tests.contract.faults import replace_at, without
from tests.situations import play_record
from tests.vector_files import examples, quick_start, walks


def mid_decision_records():
    """Return for each type of decision a record that begins where it is due and has three decisions."""
    records = {}
    for walk in walks()[1::7]:
        for ply, state in enumerate(play_record(walk["record"]).states[:-1]):
            if state.due.type not in records:
                records[state.due.type] = {
                    "format": "tutor-record",
                    "version": 1,
                    "game": "princes",
                    "position": state.position(),
                    "decisions": walk["record"]["decisions"][ply : ply + 3],
                }
    return list(records.values())


SHORT = [
    *(one["record"] for one in examples()),
    *mid_decision_records() * 3,
    quick_start()["record"],
    walks()[8]["record"],
    walks()[21]["record"],
]
NASTY = [
    None, True, False, 0, -1, 1, 2, 3, 9, 10, 28, 2**53, 10**30, 1.0, -0.5, 1e300, "", " ", "x", "null", "corn", "llama",
    "condor", "steps_2", "move", "trade", "return_cards", "central_plaza", "sun_clock", "farmer+puma", "Blue", "Zed",
    "\n", "\x00", "\ud800", "\u202e", "é" * 50, [], {}, [[]], [None], ["corn", "corn"], [1, 2], {"hidden": 3},
    {"type": "trade", "player": "Blue"}, {"type": "return_cards", "player": "Blue", "count": 2},
    {"type": "redeem", "player": "Blue", "tiles": ["llama"], "steps": 2},
    {"type": "choose_goods", "player": "Blue"}, {"type": "sacrifice", "player": "Blue"},
]  # fmt: skip


def paths(data, path=()):
    """Yield the paths of every value in the data."""
    yield [*path]
    if isinstance(data, dict):
        for key, value in data.items():
            yield from paths(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data[:40]):
            yield from paths(value, (*path, index))


def inside(data, path):
    """Return the value at the path."""
    for key in path:
        data = data[key]
    return data


@st.composite
def spoilt_records(draw):
    """Return a short record with one to three values replaced, moved, removed or added."""
    data = draw(st.sampled_from(SHORT))
    for _ in range(draw(st.integers(1, 3))):
        places = list(paths(data))
        path = draw(st.sampled_from(places))
        value = inside(data, path)
        what = draw(
            st.sampled_from(["replace", "replace", "move", "number", "remove", "add", "repeat"])
        )
        if what == "number" and isinstance(value, int):
            data = replace_at(data, path, value + draw(st.integers(-3, 3)))
        elif what == "move":
            data = replace_at(data, path, inside(data, draw(st.sampled_from(places))))
        elif what == "remove" and path and isinstance(path[-1], str):
            data = without(data, path)
        elif what == "add" and isinstance(value, dict):
            data = replace_at(
                data,
                [*path, draw(st.sampled_from(["player", "type", "count", "x"]))],
                draw(st.sampled_from(NASTY)),
            )
        elif what == "repeat" and isinstance(value, list) and value:
            data = replace_at(data, path, [*value, draw(st.sampled_from(value))])
        else:
            data = replace_at(data, path, draw(st.sampled_from(NASTY)))
        if not isinstance(data, dict):
            return data
    return data


def assert_it_answers(outcome):
    """Assert that the outcome is a result with an empty stderr, or one line with an empty stdout."""
    assert outcome.code in (0, 2)
    if outcome.code == 0:
        assert outcome.err == ""
        assert outcome.out != ""
    else:
        assert outcome.out == ""
        assert len(outcome.err.splitlines()) == 1


@settings(max_examples=8, deadline=None, derandomize=True)
@given(spoilt_records())
def test_a_spoilt_record_is_answered(record):
    """`replay`, `legal` and `check` agree whether a spoilt record can be played, and none of them crashes.

    One that still plays leads to a position that can be loaded.
    """
    text = json.dumps(record)
    outcomes = [
        run(*argv, given=text)
        for argv in (["replay", "-", "--json"], ["legal", "-", "--json"], ["replay", "-"])
    ]
    for outcome in outcomes:
        assert_it_answers(outcome)
    checked = run("check", "-", given=text)
    assert_it_answers(checked)
    assert {outcome.code for outcome in outcomes} == {outcomes[0].code}
    if outcomes[0].code == 0:
        assert checked == (0, "ok\n", "")
        told = outcomes[0].json["position"]
        assert run("check", "-", given=json.dumps(told)) == (0, "ok\n", "")


@settings(max_examples=30, deadline=None, derandomize=True)
@given(st.binary(max_size=60), st.integers(0, 3000), st.integers(0, 3000))
def test_a_damaged_text_is_answered(noise, start, end):
    """A record's text with bytes replaced anywhere leads to a result or to one line."""
    text = json.dumps(SHORT[0]).encode()
    outcome = run("check", "-", given=text[: min(start, end)] + noise + text[max(start, end) :])
    assert_it_answers(outcome)


@settings(max_examples=12, deadline=None, derandomize=True)
@given(st.lists(spoilt_records(), max_size=5))
def test_spoilt_lines_have_lines(records):
    """In JSON Lines each record, also a spoilt one, gives a line of JSON, and the exit code is 0."""
    text = "".join(json.dumps(record) + "\n" for record in records)
    outcome = run("replay", "--jsonl", "-", "--json", given=text)
    assert (outcome.code, outcome.err) == (0, "")
    assert len(outcome.lines) == len(records)
