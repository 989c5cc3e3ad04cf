"""The commands of the forecast: ask, think for so long, stop; keep the game in a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from widgets.forecast.forecast import BUDGETS, ForecastCard
from widgets.page import File
from widgets.shared.commands import Commands
from widgets.shared.host import Display, Navigator


@dataclass(frozen=True)
class ForecastCommands:
    """Carries out what is asked for on the card of the forecast; `give` saves a file."""

    card: ForecastCard
    display: Display
    navigation: Navigator
    give: Callable[[File], None]

    def register(self, commands: Commands) -> None:
        """Add the commands of the forecast."""
        commands.add("forecast", self._toggle)
        commands.add("look-back", self._look_back)
        commands.add("forecast-for", self._think)
        commands.add("forecast-stop", self._stop)
        commands.add("study-keep", self._keep)

    def _toggle(self, _: str) -> None:
        """Open or close the forecast; from another tab it comes into sight."""
        is_elsewhere = self.navigation.tab != "now"
        if not (is_elsewhere and self.card.is_open):
            self.card.toggle()
        if is_elsewhere and self.card.is_open:
            self.navigation.open_tab("now")
        else:
            self.display.show_frame()

    def _look_back(self, _: str) -> None:
        """Open what turned a game that is over, from the card that says so."""
        if not self.card.is_open:
            self._toggle("")

    def _think(self, value: str) -> None:
        if value in map(str, BUDGETS):
            self.card.think(int(value))
            self.display.show_frame()

    def _stop(self, _: str) -> None:
        self.card.stop()
        self.display.show_frame()

    def _keep(self, _: str) -> None:
        """Give the game that is looked back at as a page to print."""
        file = self.card.page()
        if file is not None:
            self.give(file)
