"""The commands of the forecast, of the study of a finished game, and of twin worlds.

The reader asks for a forecast, gives it time, stops it, and prints the report of a game.
At a turning point of a finished game, the reader can play another decision as a line of
its own, and compare this line with the game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tutor.core.base.errors import TutorError
from widgets.forecast.forecast import ForecastCard
from widgets.forecast.twins import WORLDS
from widgets.session.workspace import seat_game
from widgets.shared.commands import Context, command
from widgets.shared.loop import sentence_of
from widgets.shared.place import Place


@command("forecast")
def _toggle(context: Context, _: str = "") -> None:
    """Open or close the forecast; if another tab hides the open forecast, show the forecast."""
    card = context.of(ForecastCard)
    is_elsewhere = context.navigator.tab != "now"
    if not (is_elsewhere and card.is_open):
        card.toggle()
    if is_elsewhere and card.is_open:
        context.navigator.open_tab("now")


@command("look-back")
def _look_back(context: Context, _: str = "") -> None:
    """Open the study of a finished game, from the card that says that the game is over."""
    if not context.of(ForecastCard).is_open:
        _toggle(context)


@command("forecast-for")
def _think(context: Context, value: str) -> None:
    card = context.of(ForecastCard)
    if value in map(str, card.budgets):
        card.think(int(value))


@command("forecast-by")
def _play_by(context: Context, value: str) -> None:
    context.of(ForecastCard).play_by(value)


@command("forecast-stop")
def _stop(context: Context, _: str = "") -> None:
    card = context.of(ForecastCard)
    card.stop()
    card.tell()


@command("study-whose")
def _ask_about(context: Context, value: str) -> None:
    if value.isdecimal():
        context.of(ForecastCard).ask_about(int(value[:2]))


@command("study-play", is_of_moment=True)
def _play_other(context: Context, value: str) -> None:
    """At the ply `value` of the studied game, play the other decision, and go to the node after it."""
    if _played_other(context, value) is not None:
        context.navigator.open_tab("lines")


@command("study-beside", is_of_moment=True)
def _compare_other(context: Context, value: str) -> None:
    """Show how the turn goes on after another decision at the ply `value`, beside the game's own turn."""
    session = context.session
    game = session.path[-1]
    end = _played_other(context, value)
    if end is not None:
        session.show(end)
        context.comparison.open(game)
        context.navigator.open_tab("lines")


def _played_other(context: Context, value: str) -> int | None:
    """Play another decision at the ply `value`, and the rest of its turn; return the last node.

    Return None if no other decision is known at this ply, or if the decision cannot be
    played.
    """
    session, ply = context.session, int(value[:9]) if value.isdecimal() else -1
    decision = context.of(ForecastCard).alternative(ply)
    if decision is None:
        return None
    if session.is_settled(session.path[ply]):
        context.tell(lambda text: text.say("now-settled"))
        return None
    try:
        with context.loop.busy():
            return session.play_instead(ply, decision)
    except TutorError as error:
        context.tell(sentence_of(error))
        return None


@command("study-keep")
def _keep(context: Context, _: str = "") -> None:
    """Offer the report of the studied game as a file to save and print."""
    file = context.of(ForecastCard).page()
    if file is not None:
        context.give(file)


MOST_DIGITS: Final = 5
SECOND_LINE: Final = "B"
"""The name of the line of the second world in a stored pair; the first world is the main line."""


@command("twins")
def _toggle_twins(context: Context, _: str = "") -> None:
    context.of(ForecastCard).twins.toggle()


@command("twin-move")
def _choose_twin(context: Context, value: str) -> None:
    side, _, move = value.partition("\n")
    context.of(ForecastCard).twins.choose(side, move)


@command("twin-pairs")
def _play_pairs(context: Context, value: str) -> None:
    if value.isdecimal() and len(value) <= MOST_DIGITS:
        context.of(ForecastCard).play_pairs(int(value))


@command("twin-stop")
def _stop_twins(context: Context, _: str = "") -> None:
    card = context.of(ForecastCard)
    card.twins.stop()
    card.twins.tell()


@command("twin-open")
def _open_pair(context: Context, value: str) -> None:
    """Show both games of a pair of twin worlds side by side.

    The two games have the same deal and begin with two different moves.
    """
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
def _keep_worlds(context: Context, _: str = "") -> None:
    """Begin a new game with the deal of the open pair of twin worlds, and with both games as lines."""
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
def _compare_in_worlds(context: Context, _: str = "") -> None:
    """Show in twin worlds the two moves at which the compared lines part."""
    found = context.comparison.parting
    if found is None or found.left is None or found.right is None:
        return
    first, second = found.left, found.right
    context.comparison.close()
    work = context.workspaces.work
    there = replace(work, tree=work.tree.at(found.place))
    context.navigator.open(Place("explore", work=there))
    context.of(ForecastCard).compare(first, second)
