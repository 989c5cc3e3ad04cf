"""The random games as a part of docs/benchmarks.md: how they were played, and a table for each game."""

from tests.benchmarks.page import GAMES
from tests.endurance.games.figures import table
from tests.endurance.games.playing import CLOSELY

STALE = "docs/benchmarks.md says otherwise: `make games WRITE=1` writes its random games anew."
HEAD = f"""{GAMES}
Whole games from seeds, so these figures are the same everywhere; other figures mean other rules. Written by
`make games WRITE=1`, which runs `python -m tests.endurance.games --write`; `make games` prints the same, and
`make endurance` fails when the page says otherwise.

At every ply the laws are tried: every card, tile, Inca and treasure is in one place, counts stay within the
printed spaces, turns, days and rounds follow each other, two or more different decisions are legal until the
game is over, and a player's view hides what it must. At {CLOSELY} moments of every game and at its end,
a closer look: the position is loaded as it was saved, events add up to the next position, every decision
is legal or refused by its rule, and what a player may not know changes nothing for that player's eyes.

Numbers are medians, with what nine in ten games (or scores) lie between in brackets. A shared victory is shared out
among the seats; seat 1 is the start player. In *random* play every legal decision is as likely as any other; seeds count
from 0 and take the shapes of the game in turns. Every such game is a record:
`python -m tutor random --game princes --players 2 --variant standard --seed 0`.
"""
PRINCES = """### The Princes of Machu Picchu

Chance alone hardly ever rescues anybody: it ends every day before much is gained. So that the laws are tried with short
decks and empty rows too, some games are played by players who help each other: *for priests*, to take the last
priest or virgin, and *for cards*, to empty the deck.
"""
INCAN_GOLD = """### Incan Gold

A round ends when all have left or when a second hazard strikes. *Bold* players take the torch nine times in
ten, so that paths grow long.
"""
PARTS = {"princes": PRINCES, "incan_gold": INCAN_GOLD}


def section(played):
    """Return the part of the page about the random games, from the games in the order in which they were played."""
    parts = [HEAD]
    for name, head in PARTS.items():
        parts += [head, table(name, [each for each in played if each.which.game == name])]
    return "\n".join(parts)
