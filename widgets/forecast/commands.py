"""The commands of the forecast: ask, think for a time, stop, print the game.

At a turning point of a finished game, another decision can be played on as a line, and compared.
"""

from __future__ import annotations

from tutor.core.base.errors import TutorError
from widgets.forecast.forecast import BUDGETS, ForecastCard
from widgets.shared.commands import Context, command
from widgets.shared.notices import sentence_of


@command("forecast")
def _toggle(context: Context, _: str = "") -> None:
    """Open or close the forecast; if another tab hides it, show it."""
    card = context.of(ForecastCard)
    is_elsewhere = context.navigator.tab != "now"
    if not (is_elsewhere and card.is_open):
        card.toggle()
    if is_elsewhere and card.is_open:
        context.navigator.open_tab("now")


@command("look-back")
def _look_back(context: Context, _: str = "") -> None:
    """Open the study of a finished game, from the card that says that it is over."""
    if not context.of(ForecastCard).is_open:
        _toggle(context)


@command("forecast-for")
def _think(context: Context, value: str) -> None:
    if value in map(str, BUDGETS):
        context.of(ForecastCard).think(int(value))


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
    """Play another decision than the game's, and go to its first step."""
    if _played_other(context, value) is not None:
        context.navigator.open_tab("lines")


@command("study-beside", is_of_moment=True)
def _compare_other(context: Context, value: str) -> None:
    """Show the turn of another decision, played to its end, beside that of the game."""
    session = context.session
    game = session.path[-1]
    end = _played_other(context, value)
    if end is not None:
        session.show(end)
        context.comparison.open(game)
        context.navigator.open_tab("lines")


def _played_other(context: Context, value: str) -> int | None:
    """The end of the turn that begins with the other decision, or None."""
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
    """Offer the report of the studied game, a page to print."""
    file = context.of(ForecastCard).page()
    if file is not None:
        context.give(file)
