"""The output of the command `study` for a ledger: the biggest rows of each player, which add up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.core.laboratory.ledger import GRAINS, Change, Ledger, Row, figure_of
from tutor.core.laboratory.playouts import by_chance
from tutor.core.records.lines import Line
from tutor.core.words.text import core_text, text_for

SAY = core_text("en").say
MOST_ROWS: Final = 8
INDENT: Final = "  "


def ledger_lines(ledger: Ledger, line: Line) -> Iterator[str]:
    """For each player the start, the biggest rows, all others together, and the result."""
    for seat, player in enumerate(ledger.players):
        start, result = (figure_of(each, seat, "points") for each in (ledger.start, ledger.result))
        yield SAY("cli-ledger-head", player=player, start=_tenths(start), result=_tenths(result))
        found = [(row, row.change(seat, "points")) for row in ledger.rows if not row.is_even]
        found.sort(key=lambda each: -abs(each[1].shown))
        for row, change in found[:MOST_ROWS]:
            yield INDENT + SAY(
                "cli-ledger-row",
                ply=row.first,
                change=_with_sign(change.shown),
                sure=_sure(change),
                told=_row_words(row, line),
            )
        rest = result - start - sum(change.shown for _, change in found[:MOST_ROWS])
        yield INDENT + SAY("cli-ledger-rest", change=_with_sign(rest))


def _row_words(row: Row, line: Line) -> str:
    state, words = line.states[row.first], text_for(line.record.game.name, "en")
    if row.kind == "stretch":
        return SAY("cli-ledger-steps", count=row.last - row.first)
    decision = line.record.decisions[row.first]
    if row.kind == "decision":
        return words.narrate(decision, state)
    told = words.narration(by_chance(state, decision))
    return SAY("cli-ledger-cards", told=told[0].text if told else "")


def _sure(change: Change) -> str:
    if change.interval is None:
        return SAY("cli-ledger-few")
    low, high = (_with_sign(round(GRAINS["points"] * each)) for each in change.interval)
    return SAY("cli-ledger-clear" if change.is_clear else "cli-ledger-open", low=low, high=high)


def _tenths(parts: int) -> str:
    whole, tenth = divmod(abs(parts), GRAINS["points"])
    return f"{'-' if parts < 0 else ''}{whole}.{tenth}"


def _with_sign(parts: int) -> str:
    return f"+{_tenths(parts)}" if parts > 0 else _tenths(parts)
