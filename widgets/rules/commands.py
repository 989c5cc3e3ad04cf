"""What the names of rules do when they are pressed: open the rulebook there, and come back."""

from __future__ import annotations

from widgets.rules.lookup import Lookups
from widgets.shared.commands import Commands
from widgets.shared.host import Navigator
from widgets.shared.session import Session


class RuleCommands:
    """Looks rules up in the rulebook of the game that is shown."""

    def __init__(self, session: Session, lookups: Lookups, navigator: Navigator) -> None:
        self._session = session
        self._lookups = lookups
        self._navigator = navigator

    def register(self, commands: Commands) -> None:
        """Add the commands of rules."""
        commands.add("rule", self._open)
        commands.add("rule-back", self._back)

    def _open(self, rule: str) -> None:
        if rule in self._session.tree.game.rules:
            self._lookups.open(rule, self._navigator.tab)
            self._navigator.open_tab("rules")

    def _back(self, _: str) -> None:
        """Go back to where a rule was looked up, with the focus on its tag."""
        source = self._lookups.source
        if source is not None:
            self._navigator.open_tab(source.tab, focus=f'[data-key="rule:{source.rule}"]')
