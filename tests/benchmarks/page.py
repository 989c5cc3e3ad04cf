"""The page of benchmarks and its parts, each of which can be rewritten alone."""

from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "benchmarks.md"
DASHBOARD = "## The dashboard\n"
LADDER = "## The ladder of players\n"
GAMES = "## Random games\n"


class Parts(NamedTuple):
    """The parts of the page of benchmarks, each with its text from its heading on, or empty."""

    speed: str
    dashboard: str
    ladder: str
    games: str


def parts(text: str) -> Parts:
    """Return the parts of the page."""
    rest, heading, games = text.partition(GAMES)
    rest, own, ladder = rest.partition(LADDER)
    speed, pages, dashboard = rest.partition(DASHBOARD)
    found = speed, pages + dashboard, own + ladder, heading + games
    return Parts(*(part.rstrip("\n") + "\n" if part else "" for part in found))


def keep(
    speed: str | None = None,
    dashboard: str | None = None,
    ladder: str | None = None,
    games: str | None = None,
    page: Path = PAGE,
) -> None:
    """Rewrite the given parts of the page, and leave the others as they are."""
    kept = parts(page.read_text(encoding="utf-8"))
    new = speed, dashboard, ladder, games
    texts = (before if now is None else now for before, now in zip(kept, new, strict=True))
    text = "\n".join(text.rstrip("\n") + "\n" for text in texts if text)
    page.write_text(text, encoding="utf-8", newline="\n")
