"""The commands of the names of rules: open the rulebook at a rule, and go back."""

from __future__ import annotations

from widgets.rules.lookup import Lookups
from widgets.shared.commands import Context, command


@command("rule")
def _open(context: Context, rule: str) -> None:
    if rule in context.session.tree.game.rules:
        context.of(Lookups).open(rule, context.navigator.tab)
        context.navigator.open_tab("rules")


@command("chapter")
def _open_chapter(context: Context, name: str) -> None:
    context.of(Lookups).open_chapter(name, context.navigator.tab)
    context.navigator.open_tab("rules")


@command("rule-back")
def _back(context: Context, _: str = "") -> None:
    """Go back to the tab or the view from which the reader came to the rules.

    The focus goes to the control that the reader pressed there.
    """
    source = context.of(Lookups).source
    if source is not None and source.view:
        context.navigator.go_to_view(source.view, tab="now")
    elif source is not None:
        context.navigator.open_tab(source.tab, focus=source.opener)


@command("ask", moves_on=True)
def _ask(context: Context, value: str) -> None:
    """Open the rules with the answer to the question in the field of the bar."""
    navigator, question = context.navigator, value.removeprefix("\n")
    if not navigator.has_rules:
        navigator.go_to_view("rules")
    context.of(Lookups).ask(question, navigator.tab)
    navigator.open_tab("rules")
