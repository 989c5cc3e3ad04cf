"""The commands of twin worlds: choose two moves, play pairs, open one, keep it as lines."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from widgets.forecast.forecast import ForecastCard
from widgets.forecast.twin_drawings import WORLDS
from widgets.session.workspace import seat_game
from widgets.shared.commands import Context, command
from widgets.shared.place import Place

MOST_DIGITS: Final = 5
SECOND_LINE: Final = "B"
"""The name of the second world's line, once it is kept; the first world is the main line."""


@command("twins")
def _toggle(context: Context, _: str = "") -> None:
    context.of(ForecastCard).twins.toggle()


@command("twin-move")
def _choose(context: Context, value: str) -> None:
    side, _, move = value.partition("\n")
    context.of(ForecastCard).twins.choose(side, move)


@command("twin-pairs")
def _play(context: Context, value: str) -> None:
    if value.isdecimal() and len(value) <= MOST_DIGITS:
        context.of(ForecastCard).play_pairs(int(value))


@command("twin-stop")
def _stop(context: Context, _: str = "") -> None:
    card = context.of(ForecastCard)
    card.twins.stop()
    card.twins.tell()


@command("twin-open")
def _open(context: Context, value: str) -> None:
    """Show both worlds of a pair side by side."""
    card = context.of(ForecastCard)
    found = None
    if value.isdecimal() and len(value) <= MOST_DIGITS:
        found = card.twins.pair(int(value))
    if found is not None:
        card.twins.opened = found
        worlds, pair = found
        say = card.say
        context.comparison.open_beside(
            worlds.tree(pair), tuple(say("twins-world-name", letter=each) for each in WORLDS)
        )


@command("twin-keep")
def _keep(context: Context, _: str = "") -> None:
    """Keep both worlds as lines of a new game of the reader that begins with their deal."""
    card = context.of(ForecastCard)
    if card.twins.opened is None:
        return
    worlds, pair = card.twins.opened
    say, number = card.say, pair.number + 1
    tree = worlds.tree(pair)
    begins = tree.children(0)
    for letter, place in zip(WORLDS, begins, strict=False):
        tree = tree.comment_on(place, say("twins-comment", number=number, letter=letter))
    for place in begins[1:]:
        tree = tree.name_line(place, SECOND_LINE)
    tree = replace(tree, title=say("twins-title", number=number), current=0)
    context.comparison.close()
    card.close()
    seat = context.session.seating
    card.twins.opened = None
    work = seat_game(tree, seat or None)
    context.navigator.open(Place("explore", panel="lines", work=work, is_new=True))
    context.tell(lambda text: text.say("twins-kept"))


@command("twin-lines")
def _compare(context: Context, _: str = "") -> None:
    """Show the two moves with which compared lines part, in twin worlds."""
    found = context.comparison.parting
    if found is None or found.left is None or found.right is None:
        return
    first, second = found.left, found.right
    context.comparison.close()
    work = context.workspaces.work
    there = replace(work, tree=work.tree.at(found.place))
    context.navigator.open(Place("explore", work=there))
    context.of(ForecastCard).compare(first, second)
