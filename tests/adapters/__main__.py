"""Writes every kept playthrough anew: `python -m tests.adapters`; then read the difference as text."""

from tests.adapters.playthrough import GAMES, file_of, playthrough_text

for game in GAMES:
    file_of(game).write_text(playthrough_text(game), encoding="utf-8")
