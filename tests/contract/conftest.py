"""The fixture that tests of the contract share."""

import json

import pytest


@pytest.fixture
def file(tmp_path):
    """Return a function that writes data as JSON into a file and returns its path."""

    def write(data, name="game.json"):
        path = tmp_path / name
        text = data if isinstance(data, str) else json.dumps(data)
        path.write_text(text, encoding="utf-8")
        return path

    return write
