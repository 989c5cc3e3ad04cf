"""A record's text that is no JSON, or ambiguous JSON, is refused in one sentence."""

import json

import pytest

from tests.contract.faults import places_in
from tests.contract.fresh_record import new_record
from tests.vector_files import quick_start
from tutor.core.base.errors import RecordError
from tutor.core.records.files import loads

QUICK_START = quick_start()["record"]
TEXTS = {
    "empty": "",
    "blank": " \n",
    "half": json.dumps(QUICK_START)[:500],
    "two": json.dumps(new_record()) * 2,
    "not json": "1. e4 e5",
    "python": str(new_record()),
    "nan": json.dumps(new_record()).replace('"seed": 7', '"seed": NaN'),
    "infinity": json.dumps(new_record()).replace('"seed": 7', '"seed": -Infinity'),
    "float": json.dumps(new_record()).replace('"seed": 7', '"seed": 1e400'),
    "exponent": json.dumps(new_record()).replace('"seed": 7', '"seed": 1e1'),
    "huge": json.dumps(new_record()).replace('"seed": 7', '"seed": ' + "9" * 6000),
    "same key twice": json.dumps(new_record()).replace('"seed": 7', '"seed": 7, "seed": 7'),
    "other key twice": json.dumps(new_record()).replace(
        '"version": 1', '"version": 1, "version": 2'
    ),
    "deep list": "[" * 200_000,
    "deep object": '{"setup":' * 100_000,
    "deep comment": json.dumps(new_record())[:-1]
    + ', "comments": '
    + "[" * 50_000
    + "]" * 50_000
    + "}",
    "a bare number": "9" * 6000,
    "control characters": '{"format": "a\nb"}',
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_a_damaged_text_is_refused_with_a_sentence(text):
    """For any fault of the JSON the reader raises a RecordError of one line."""
    for given in (text, text.encode()):
        with pytest.raises(RecordError) as raised:
            loads(given)
        sentence = str(raised.value)
        assert sentence.splitlines() == [sentence]
        assert len(sentence) < 1000


@pytest.mark.parametrize(
    "given", [b"\xff\xfe{}", b"\x80", json.dumps(new_record()).encode("utf-16")[:-1], b"\x00" * 10]
)
def test_bytes_that_hold_no_text_are_refused(given):
    """Bytes are refused unless they are UTF-8, or the encoding that their first bytes show."""
    with pytest.raises(RecordError):
        loads(given)


@pytest.mark.parametrize("mark", ["\ufeff", "\ufeff\ufeff"])
def test_a_byte_order_mark_never_breaks_the_reader(mark):
    """The reader ignores a byte order mark or refuses the text in a sentence."""
    outcomes = []
    for given in (mark + json.dumps(new_record()), (mark + json.dumps(new_record())).encode()):
        try:
            outcomes.append(loads(given).to_json())
        except RecordError as error:
            outcomes.append(places_in(error) if error.faults[0].place else "refused")
    assert outcomes[0] == outcomes[1]
