"""Rewrites every stored playthrough: `python -m tests.adapters`. Read the difference afterwards."""

from tests.adapters.playthrough import GAMES, file_of, playthrough_text

for game in GAMES:
    file_of(game).write_text(playthrough_text(game), encoding="utf-8")
