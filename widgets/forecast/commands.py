"""The commands of the forecast: ask, think for so long, stop."""

from __future__ import annotations

from dataclasses import dataclass

from widgets.forecast.forecast import BUDGETS, ForecastCard
from widgets.shared.commands import Commands
from widgets.shared.host import Display, Navigator


@dataclass(frozen=True)
class ForecastCommands:
    """Carries out what is asked for on the card of the forecast."""

    card: ForecastCard
    display: Display
    navigation: Navigator

    def register(self, commands: Commands) -> None:
        """Add the commands of the forecast."""
        commands.add("forecast", self._toggle)
        commands.add("forecast-for", self._think)
        commands.add("forecast-stop", self._stop)

    def _toggle(self, _: str) -> None:
        """Open or close the forecast; from another tab it comes into sight."""
        is_elsewhere = self.navigation.tab != "now"
        if not (is_elsewhere and self.card.is_open):
            self.card.toggle()
        if is_elsewhere and self.card.is_open:
            self.navigation.open_tab("now")
        else:
            self.display.show_frame()

    def _think(self, value: str) -> None:
        if value in map(str, BUDGETS):
            self.card.think(int(value))
            self.display.show_frame()

    def _stop(self, _: str) -> None:
        self.card.stop()
        self.display.show_frame()
