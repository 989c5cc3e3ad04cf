"""Rewrites every kept playthrough: `python -m tests.adapters`; then read the difference as a text."""

from tests.adapters.playthrough import GAMES, file_of, playthrough_text

for game in GAMES:
    file_of(game).write_text(playthrough_text(game), encoding="utf-8")
