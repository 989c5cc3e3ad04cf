"""The report of a finished game on one page of paper: its end, turning points, and figures."""

from __future__ import annotations

from typing import Final

from tutor.core.drawing.svg import to_svg
from tutor.core.laboratory.ledger import Ledger
from tutor.core.laboratory.turnings import FEWEST_PLAYOUTS
from tutor.core.print.handout import PRINTED_THEME, holdings_table
from tutor.core.print.markup import Markup, element, make_page
from widgets.forecast.findings import accounts, chances, chances_scene, how_found
from widgets.forecast.ledger import RowWords, View, largest_rows, plain
from widgets.forecast.report import given_away, head, moment, report_of
from widgets.forecast.studying import Studying
from widgets.page import File
from widgets.shared.panels import still
from widgets.shared.stage import Stage
from widgets.shared.themes import THEMES

SIZE: Final = (400, 210)
"""The width and height of the curve on paper, in pixels."""
LEDGER_ROWS: Final = 5
"""The most rows of the ledger that fit on the page."""
STYLE: Final = """
@page { size: A4; margin: 9mm 10mm; }
.game-page main { max-width: 190mm; }
.game-page h1 { font-size: 15pt; line-height: 1.2; margin: 0; }
.game-page figure { margin: 0; }
.game-page svg { max-width: 100%; height: auto; }
.game-page .end { display: grid; grid-template-columns: 1fr 1fr; gap: 0 4mm; align-items: start; }
.game-page :is(h4, caption, figcaption) { font: bold 9.5pt Georgia, "DejaVu Serif", serif; }
.game-page :is(h4, caption, figcaption) { text-align: left; margin: 0; padding: 1.2mm 0 0.6mm; }
.game-page :is(p, li, table) { font-size: 7.5pt; line-height: 1.25; }
.game-page ol { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0 3mm; }
.game-page ol { margin: 0; padding: 0; list-style: none; }
.game-page p { margin: 0.3mm 0; }
.game-page :is(li, th) svg { width: 3mm; height: 3mm; vertical-align: middle; margin-right: 1mm; }
.game-page table { width: 100%; border-collapse: collapse; }
.game-page :is(th, td) { border: 1px solid #000; padding: 0.1mm 1mm; text-align: center; }
.game-page tbody th { text-align: left; font-weight: normal; }
.game-page .tutor-study-chances tbody th { white-space: nowrap; }
.game-page .tables { display: grid; grid-template-columns: 4fr 5fr; gap: 0 4mm; }
.game-page .tables tbody tr:last-child { font-weight: bold; }
.game-page .tables td { white-space: nowrap; }
.game-page .tutor-ledger-sum { font-weight: bold; }
.game-page .tables small { font-size: 6.5pt; margin-left: 1mm; }
"""


def game_report(stage: Stage, work: Studying, view: View | None = None) -> File:
    """Return the report of a studied game as an HTML page that loads nothing from outside.

    `view` chooses the player and the measure of the largest rows of the ledger. The page has
    those rows only as long as the study has not found the decisions that cost a player most.
    """
    state, language = work.state, stage.text.language
    game, position = state.game.name, state.position()
    title = stage.say("study-page", game=stage.game.say("game-name"), players=_players(stage, work))
    ended = position["result"]
    winners = stage.text.all_of(ended["winners"])
    told = stage.game.say("position-winners", players=winners, players_count=len(ended["winners"]))
    scene = stage.panels.scene(still(stage.showing(), THEMES[PRINTED_THEME]))
    board = element("figure", Markup(to_svg(scene)))
    end = len(work.line.states) - 1
    drawn = chances_scene(stage, work.study, end, THEMES[PRINTED_THEME], SIZE)
    curve = element("figure", element("figcaption", drawn.title), Markup(to_svg(drawn)))
    report = report_of(work)
    found = report.moments(work.seat)
    moments = [
        element("li", moment(stage, work, each, place, plain))
        for place, each in enumerate(found, 1)
    ]
    cost = head(stage, work, report, plain)
    turned = element("div", cost, element("ol", *moments), given_away(stage, work, report))
    tables = chances(stage, work.study, plain), accounts(stage, work.study)
    ledger, rows = Ledger(work.study, FEWEST_PLAYOUTS), Markup("")
    if ledger.rows and not found:  # a sheet has room either for these rows or for the key moments
        told_rows = RowWords(stage, work.line, plain)
        rows = largest_rows(stage, ledger, view or View(0), told_rows, LEDGER_ROWS)
    content = make_page(
        title,
        language,
        element("h1", title),
        element("p", element("b", told)),
        element("div", board, curve, class_="end"),
        holdings_table(game, position, language),
        turned,
        element("div", *tables, class_="tables"),
        rows,
        element("p", _how_sure(stage, work)),
        class_="game-page",
        style=STYLE,
    )
    return File(f"{game}-game.html", "text/html;charset=utf-8", content.encode("utf-8"))


def _players(stage: Stage, work: Studying) -> str:
    return stage.text.all_of(work.study.players)


def _how_sure(stage: Stage, work: Studying) -> str:
    """Return the sentence that says on how many games the figures rest."""
    played = work.study.playouts.games_played
    moments = len(work.study.moments) - 1
    return f"{stage.say('study-rests', count=played, moments=moments)} {how_found(stage)}"
