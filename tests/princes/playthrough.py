"""Writes a finished game as a text to read: each decision, its events with their rules, its changes."""

from tests.moments import replay
from tests.notation import spell_line as line
from tests.positions import GOODS
from tests.princes.finished_games import kept_game
from tutor.core.words.text import text_for

ENDINGS = {
    "orders": "orders_4_first_game",
    "deck": "deck_5_first_game",
    "conquest": "conquest_2_standard",
}
LEGEND = (
    "  Stocks: goods | Scout | farmers shepherds coca planters potters weavers, on the clock, in the supply"
    " | condors pumas virgins | cards"
)
SCORE = ("icons", "trail", "awards", "points", "gold", "multiplier", "total", "units")


def playthrough_text(ending):
    """Return the text of a finished game that has a given ending."""
    record, _ = kept_game(ENDINGS[ending])
    words = text_for(record.game.name, "en")
    first = record.start.position()
    setup = record.setup
    lines = [
        f"{ENDINGS[ending]}: {', '.join(setup['players'])}; {setup['variant']}, seed {setup['seed']}",
        "",
    ]
    lines += [f"  {said.text} [{said.rule}]" for said in words.setup(first)]
    lines += ["", LEGEND, *stocks_of(first)]
    for number, moment in enumerate(replay(record), start=1):
        lines += ["", f"{number}. {line(record.game.write_decision(moment.decision))}"]
        lines += [f"  {words.event(event)} [{event.rule}]" for event in moment.events]
        lines += changed_stocks(moment.before.position(), moment.after.position())
        due = moment.after.due
        if due is not None:
            lines.append(f"  = {due.player} {due.type}, {len(moment.after.legal())} legal")
    final = record.play().position()
    lines += ["", "The end", *stocks_of(final), "", *scores_of(final["result"])]
    return "\n".join(lines) + "\n"


def stock(player):
    """Return a player's goods, Scout, Incas and tiles in one line."""
    goods = " ".join(f"{player['goods'][good]} {good}" for good in GOODS)
    *at_work, on_the_clock = player["incas"].values()
    incas = f"{' '.join(map(str, at_work))}, {on_the_clock}"
    orders = " ".join(str(number) for number in player["orders"].values())
    return (
        f"{player['name']}: {goods} | {player['scout']} | {incas}, {player['supply']} | {orders}"
        f" | {len(player['cards'])}"
    )


def stocks_of(position):
    """Return a line for each player with the player's goods, Scout, Incas and tiles."""
    return [f"  {stock(player)}" for player in position["players"]]


def changed_stocks(before, after):
    """Return the lines of those players whose goods, Scout, Incas or tiles a decision changed."""
    pairs = zip(before["players"], after["players"], strict=True)
    return [f"  > {stock(new)}" for old, new in pairs if stock(old) != stock(new)]


def scores_of(result):
    """Return the lines of a table with the result of a game."""
    rows = [("", *SCORE)]
    rows += [(score["name"], *(str(score[key]) for key in SCORE)) for score in result["scores"]]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    table = [
        "  " + "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        for row in rows
    ]
    return [*table, "", f"{result['ending']} ({result['reason']}): {', '.join(result['winners'])}"]
