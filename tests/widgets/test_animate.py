"""The command that makes a moving picture: a file that moves, or one sentence."""

import json

import pytest
from PIL import Image

from tutor.core.base.game import find_game
from tutor.core.records.random_play import random_record
from widgets.animate import main


@pytest.mark.parametrize("game", ["princes", "incan_gold"])
def test_a_stretch_of_a_game_moves(game, tmp_path):
    """Of either game, in the language asked for, without end."""
    record, picture = tmp_path / "game.json", tmp_path / "turn.gif"
    made = random_record(find_game(game), 3, "standard", 7, 14)
    record.write_text(json.dumps(made.to_json()), encoding="utf-8")
    assert main([str(record), str(picture), "--first", "9", "--plies", "12", "--lang", "it"]) == 0
    with Image.open(picture) as image:
        assert image.n_frames > 1
        assert image.info["loop"] == 0
    assert picture.stat().st_size < 2_000_000


def test_what_cannot_be_shown_is_said(tmp_path, capsys):
    """A file that is not there, and a stretch without a decision."""
    record = tmp_path / "game.json"
    assert main([str(record), "turn.gif"]) == 2
    assert "game.json" in capsys.readouterr().err
    made = random_record(find_game("princes"), 3, "standard", 7, 4)
    record.write_text(json.dumps(made.to_json()), encoding="utf-8")
    assert main([str(record), str(tmp_path / "turn.gif"), "--first", "4"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
