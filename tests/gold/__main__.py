"""Writes every gold file anew: `python -m tests.gold`; then read the difference as text."""

from tests.gold.files import FILES, FOLDER

for name, made in FILES.items():
    (FOLDER / name).write_text(made(), encoding="utf-8")
