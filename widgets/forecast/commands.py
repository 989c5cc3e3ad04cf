"""The commands of the forecast: ask, think for a time, stop, print the game.

At a turning point of a finished game, another decision can be played on as a line, and compared.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tutor.core.base.errors import TutorError
from widgets.forecast.forecast import BUDGETS, ForecastCard
from widgets.page import File
from widgets.session.session import Session
from widgets.shared.commands import Commands
from widgets.shared.loop import Loop, Navigator
from widgets.shared.notices import Sentence, sentence_of


@dataclass(frozen=True)
class ForecastCommands:
    """Carries out the commands of the card of the forecast.

    `give` saves a file, `compare` shows a place of the tree beside the present one; `tell` shows a
    sentence on what cannot be done.
    """

    session: Session
    card: ForecastCard
    loop: Loop
    navigation: Navigator
    give: Callable[[File], None]
    compare: Callable[[int], None]
    tell: Callable[[Sentence], None]

    def register(self, commands: Commands) -> None:
        """Add the commands of the forecast."""
        commands.add("forecast", self._toggle)
        commands.add("look-back", self._look_back)
        commands.add("forecast-for", self._think)
        commands.add("forecast-by", self._play_by)
        commands.add("forecast-stop", self._stop)
        commands.add("study-whose", self._ask_about)
        commands.add("study-keep", self._keep)
        commands.add("study-play", self._play_other, is_of_moment=True)
        commands.add("study-beside", self._compare_other, is_of_moment=True)

    def _toggle(self, _: str) -> None:
        """Open or close the forecast; if another tab hides it, show it."""
        is_elsewhere = self.navigation.tab != "now"
        if not (is_elsewhere and self.card.is_open):
            self.card.toggle()
        if is_elsewhere and self.card.is_open:
            self.navigation.open_tab("now")

    def _look_back(self, _: str) -> None:
        """Open the study of a finished game, from the card that says that it is over."""
        if not self.card.is_open:
            self._toggle("")

    def _think(self, value: str) -> None:
        if value in map(str, BUDGETS):
            self.card.think(int(value))

    def _play_by(self, value: str) -> None:
        self.card.play_by(value)

    def _stop(self, _: str) -> None:
        self.card.stop()
        self.card.tell()

    def _ask_about(self, value: str) -> None:
        if value.isdecimal():
            self.card.ask_about(int(value[:2]))

    def _play_other(self, value: str) -> None:
        """Play another decision than the game's, and go to its first step."""
        if self._played_other(value) is not None:
            self.navigation.open_tab("lines")

    def _compare_other(self, value: str) -> None:
        """Show the turn of another decision, played to its end, beside that of the game."""
        session = self.session
        game = session.path[-1]
        end = self._played_other(value)
        if end is not None:
            session.show(end)
            self.compare(game)
            self.navigation.open_tab("lines")

    def _played_other(self, value: str) -> int | None:
        """The end of the turn that begins with the other decision, or None."""
        session, ply = self.session, int(value[:9]) if value.isdecimal() else -1
        decision = self.card.alternative(ply)
        if decision is None:
            return None
        if session.is_settled(session.path[ply]):
            self.tell(lambda text: text.say("now-settled"))
            return None
        try:
            with self.loop.busy():
                return session.play_instead(ply, decision)
        except TutorError as error:
            self.tell(sentence_of(error))
            return None

    def _keep(self, _: str) -> None:
        """Offer the report of the studied game, a page to print."""
        file = self.card.page()
        if file is not None:
            self.give(file)
