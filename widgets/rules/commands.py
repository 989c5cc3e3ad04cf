"""The commands of rule names: open the rule book at a rule, and go back."""

from __future__ import annotations

from dataclasses import dataclass

from widgets.rules.lookup import Lookups
from widgets.session.session import Session
from widgets.shared.commands import Commands
from widgets.shared.loop import Navigator


@dataclass(frozen=True)
class RuleCommands:
    """Opens rules in the rulebook of the present game."""

    session: Session
    lookups: Lookups
    navigator: Navigator

    def register(self, commands: Commands) -> None:
        """Add the commands of rules."""
        commands.add("rule", self._open)
        commands.add("rule-back", self._back)
        commands.add("chapter", self._open_chapter)
        commands.add("ask", self._ask, moves_on=True)

    def _open(self, rule: str) -> None:
        if rule in self.session.tree.game.rules:
            self.lookups.open(rule, self.navigator.tab)
            self.navigator.open_tab("rules")

    def _open_chapter(self, name: str) -> None:
        self.lookups.open_chapter(name, self.navigator.tab)
        self.navigator.open_tab("rules")

    def _back(self, _: str) -> None:
        """Go back to where a rule was looked up, with the focus on its tag, or to the old view."""
        source = self.lookups.source
        if source is not None and source.view:
            self.navigator.go_to_view(source.view, tab="now")
        elif source is not None:
            self.navigator.open_tab(source.tab, focus=source.opener)

    def _ask(self, value: str) -> None:
        """Open the rules with the answer to the text in the field of the bar."""
        navigator, question = self.navigator, value.removeprefix("\n")
        if not navigator.has_rules:
            navigator.go_to_view("rules")
        self.lookups.ask(question, navigator.tab)
        navigator.open_tab("rules")
