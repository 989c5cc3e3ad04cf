"""Records for tests of the command line, and a check that a call was refused."""

import json

from tests.notation import read_line
from tests.positions import position
from tests.vector_files import quick_start

QUICK_START = quick_start()["record"]
NO_COCA = (
    position(turn="Gina")
    .at("Gina", "main_temple")
    .goods("Gina", cloth=1)
    .record(*map(read_line, ["Gina move central_plaza", "Gina adjust -", "Gina sell coca"]))
)
MALFORMED = QUICK_START | {
    "decisions": [
        *QUICK_START["decisions"][:17],
        read_line("Gina move sun_clock") | {"district": "atlantis"},
    ]
}


def jsonl(*records):
    """Return records as JSON Lines, in which a text among them stays as it is."""
    return "".join((one if isinstance(one, str) else json.dumps(one)) + "\n" for one in records)


def assert_refused(outcome, *words):
    """Assert that the command printed one line of error with these words and nothing else, with exit code 2."""
    assert (outcome.code, outcome.out) == (2, "")
    assert len(outcome.err.splitlines()) == 1
    assert outcome.err.endswith("\n")
    assert "Traceback" not in outcome.err
    for word in words:
        assert word in outcome.err
