"""The player aid on the page: a link that keeps it as a file."""

from __future__ import annotations

from tutor.core.print.aid import has_aid, printed_aid
from widgets.shared.controls import download
from widgets.shared.markup import Markup
from widgets.shared.stage import Stage


def aid_link(stage: Stage) -> Markup:
    """The aid of the game that is shown, to print; empty where the game brings none."""
    game, language = stage.session.tree.game.name, stage.text.language
    if not has_aid(game):
        return Markup("")
    page = printed_aid(game, language).encode("utf-8")
    return download(
        stage.say("aid-file"), page, "text/html;charset=utf-8", f"{game}-aid-{language}.html"
    )
