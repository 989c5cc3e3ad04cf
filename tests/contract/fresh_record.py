"""A small valid record to break on purpose."""

from tests.notation import read_line


def new_record(**setup):
    """Return a record of three players without decisions, with these parts of the setup changed."""
    plain = {"players": ["Bert", "Ralph", "Gina"], "variant": "standard", "seed": 7, "deck": None}
    return {
        "format": "tutor-record",
        "version": 1,
        "game": "princes",
        "setup": plain | setup,
        "decisions": [read_line("Bert place_inca llama_meadow")],
    }
