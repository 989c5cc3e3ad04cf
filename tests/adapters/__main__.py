"""Writes every kept playthrough anew: `python -m tests.adapters`; then read the difference as text."""

from tests.adapters.playthrough import GAMES, file_of, told

for game in GAMES:
    file_of(game).write_text(told(game), encoding="utf-8")
