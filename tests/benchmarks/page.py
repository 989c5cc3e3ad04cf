"""The page of figures and its two parts: the speed, then the random games. Either may be written alone."""

from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "benchmarks.md"
GAMES = "## Random games\n"


def parts(text: str) -> tuple[str, str]:
    """The part about speed, and the part about random games from its heading on."""
    speed, heading, games = text.partition(GAMES)
    return speed.rstrip("\n") + "\n", heading + games


def keep(speed: str | None = None, games: str | None = None, page: Path = PAGE) -> None:
    """Write one part of the page anew; the other stays as it is."""
    kept_speed, kept_games = parts(page.read_text(encoding="utf-8"))
    text = (kept_speed if speed is None else speed) + "\n" + (games or kept_games)
    page.write_text(text.rstrip("\n") + "\n", encoding="utf-8", newline="\n")
