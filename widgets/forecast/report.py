"""The report of a finished game on one screen: where it was lost, by whose decisions, and by luck.

Every figure of a decision comes from its judgement, which the forecast of that decision shows too.
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import Final

from tutor.core.base.game import ONLOOKER
from tutor.core.drawing.strokes import with_strokes
from tutor.core.drawing.svg import to_svg
from tutor.core.laboratory.alternatives import Found
from tutor.core.laboratory.judgement import SURE
from tutor.core.laboratory.report import MOMENTS, GameReport, cost_of
from tutor.core.print.markup import data_address
from tutor.core.records.lines import Chapter
from tutor.core.records.notes import Pen, Stroke
from widgets.forecast.findings import chances_scene, figures, when
from widgets.forecast.ledger import Named, labels_of, leading, moment_name, reasons_list
from widgets.forecast.other_decisions import percent, ways_on
from widgets.forecast.studying import Studying
from widgets.shared.controls import Markup, control, element, join
from widgets.shared.making import box, html
from widgets.shared.stage import Stage
from widgets.shared.themes import ThemeName

CURVE: Final = (400, 170)
"""The width and height of the curve of the chances, in pixels."""
MADE: Final[Pen] = "dashed"
BETTER: Final[Pen] = "solid"
"""The pens of the rings around what was chosen, and around what was better."""


class ReportPanel:
    """The report in the page, in parts of which only those that change are sent again."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._head, self._curve = html("tutor-report-head"), html("tutor-report-part")
        self._given, self._balance = html("tutor-report-part"), html("tutor-report-part")
        self._habits, self._more = html("tutor-report-part"), html("tutor-report-more")
        self._boards = [html("tutor-report-board") for _ in range(MOMENTS)]
        self._words = [html("tutor-report-words") for _ in range(MOMENTS)]
        self._drawn: list[tuple[object, ...]] = [()] * MOMENTS
        moments = (
            box("tutor-report-part tutor-report-moment", *pair)
            for pair in zip(self._boards, self._words, strict=True)
        )
        left = box("tutor-report-column", self._curve, self._given)
        middle = box("tutor-report-column", *moments)
        right = box("tutor-report-column", self._balance, self._habits)
        columns = box("tutor-report-columns", left, middle, right)
        self.widget = box("tutor-report", self._head, columns, self._more)

    @property
    def is_shown(self) -> bool:
        """Whether the report is shown."""
        return bool(self._head.value)

    def show(self, work: Studying | None) -> None:
        """Show the report of a study. If it is None, show nothing."""
        if work is None:
            for part in (self._head, self._curve, self._given, self._balance, self._habits):
                part.value = ""
            for part in (*self._boards, *self._words, self._more):
                part.value = ""
            return
        stage = self._stage
        report = report_of(work)
        self._head.value = head(stage, work, report)
        self._curve.value = curve(stage, work, stage.theme)
        is_searched = work.is_searched
        self._given.value = given_away(stage, work, report)
        # Before all players' decisions are judged, a balance would blame luck for what they gave away.
        self._balance.value = balance(stage, work, report) if is_searched else soon(stage, work)
        self._habits.value = habits(stage, work, report)
        self._more.value = more(stage, work)
        found = report.moments(work.seat)
        for place, (board, words) in enumerate(zip(self._boards, self._words, strict=True)):
            if place >= len(found):
                board.value = words.value = ""
                continue
            each = found[place]
            words.value = moment(stage, work, each, place + 1)
            # The board stays while figures change every two seconds, because drawing it is slow.
            other = each.mistake.other.decision
            drawn = (work, each.ply, other, stage.theme, stage.text.language)
            if drawn != self._drawn[place] or not board.value:
                board.value, self._drawn[place] = picture(stage, work, each), drawn


def report_of(work: Studying) -> GameReport:
    """Return the report of a study so far."""
    return GameReport(
        work.study, {seat: work.mistakes(seat) for seat in range(len(work.study.players))}
    )


def answer(stage: Stage, work: Studying) -> str:
    """Return the answer of the report as a sentence, to be read aloud."""
    return _answer(stage, work, report_of(work).moments(work.seat))


def head(stage: Stage, work: Studying, report: GameReport, named: Named = leading) -> Markup:
    """Return the answer in a sentence, the result, and the buttons that choose the player."""
    say, players = stage.say, work.study.players
    found = report.moments(work.seat)
    told = [element("b", _answer(stage, work, found)), f" {_scores(stage, work)}"]
    if named is not leading:
        return element("p", *told)
    whose = [
        control(
            "study-whose",
            seat,
            join(stage.mark(name), name),
            class_="tutor-quiet",
            aria_pressed=str(seat == work.seat).lower(),
        )
        for seat, name in enumerate(players)
    ]
    keep = control("study-keep", "", say("study-keep"))
    row = element(
        "div", *whose, class_="tutor-row", role="group", aria_label=say("study-whose-cost")
    )
    return join(element("p", *told), element("div", keep, row, class_="tutor-report-whose"))


def _answer(stage: Stage, work: Studying, found: list[Found]) -> str:
    """Return the sentence that says where most was given away, or how far the search is."""
    say, player = stage.say, work.study.players[work.seat]
    made, ways = work.decisions_tried
    if found and made == ways:
        place = moment_name(stage, work.line, found[0].ply)
        sure = "yes" if found[0].mistake.is_clear else "no"
        return say("report-answer", player=player, when=place, cost=cost_of(found[0]), sure=sure)
    if work.is_judged:
        return say("study-cost-none", player=player)
    if not work.is_running:
        return say("study-cost-later")
    return say("study-cost-trying" if ways else "study-cost-soon", made=made, ways=ways)


def _scores(stage: Stage, work: Studying) -> str:
    last, players = work.study.estimates[-1], work.study.players
    order = sorted(range(len(players)), key=lambda seat: -last.points(seat))
    told = [
        stage.say("report-score", player=players[seat], points=round(last.points(seat)))
        for seat in order
    ]
    return stage.say("report-scores", scores=stage.text.all_of(told))


def curve(stage: Stage, work: Studying, theme: ThemeName) -> Markup:
    """Return the curve of the chances to win."""
    end = len(work.line.states) - 1
    drawn = chances_scene(stage, work.study, end, theme, CURVE)
    heading = element("h4", stage.say("report-chances", part=work.study.part or "game"))
    begun = [work.study.estimates[place] for place in work.study.beginnings]
    seats = range(len(work.study.players))
    error = max(each.win_error(seat) for each in begun for seat in seats)
    hint = stage.say("report-chances-hint", error=percent(SURE * error))
    return join(heading, element("p", hint, class_="tutor-hint"), Markup(to_svg(drawn, "report")))


def given_away(stage: Stage, work: Studying, report: GameReport) -> Markup:
    """Return the table of what own decisions gave away: a row for each player, bars on one scale."""
    say, study = stage.say, work.study
    columns = [report.costs(seat) for seat in range(len(study.players))]
    most = max((sum(each) for costs in columns for each in costs), default=0) or 1
    names = [_short(stage, study.moments[place]) for place in study.beginnings]
    heads = [element("th", name, scope="col") for name in names]
    head_row = element("tr", element("td"), *heads, element("th", say("report-sum"), scope="col"))
    rows = []
    for seat, costs in enumerate(columns):
        cells = [
            element(
                "td",
                element("span", str(each.clear) if each.clear else "·"),
                element("i", aria_hidden="true"),
                style=f"--all:{sum(each) / most:.3f};--clear:{each.clear / most:.3f}",
            )
            for each in costs
        ]
        made, ways = work.trials(seat)
        judged = element("small", say("report-judged", made=made, ways=ways))
        player = study.players[seat]
        name = element("th", stage.mark(player), player, judged, scope="row")
        total = element("td", element("b", str(report.given_away(seat))))
        names_ = "tutor-report-mine" if seat == work.seat else ""
        rows.append(element("tr", name, *cells, total, class_=names_))
    table = element(
        "table",
        element("thead", head_row),
        element("tbody", *rows),
        class_="tutor-report-given",
        aria_label=say("report-given"),
    )
    hint = element("p", say("report-given-hint"), class_="tutor-hint")
    return join(element("h4", say("report-given")), hint, table)


def _short(stage: Stage, begun: Chapter) -> str:
    """Return the number of the day or round that begins with a chapter."""
    return "".join(sign for sign in when(stage, begun) if sign.isdigit())


def moment(
    stage: Stage, work: Studying, each: Found, number: int, named: Named = leading
) -> Markup:
    """Return a key moment: what was done, what was better, how surely, and why."""
    say, state, found = stage.say, work.line.states[each.ply], each.mistake
    name = named(each.ply, moment_name(stage, work.line, each.ply))
    cost = element("b", say("report-cost", cost=cost_of(each)), class_="tutor-report-cost")
    sides = [
        element(
            "p",
            element("span", sign, aria_hidden="true"),
            element("span", say(message, decision=stage.game.decision(side.decision, state))),
            element("b", say("forecast-share", share=percent(side.chance.mean))),
            class_=names,
        )
        for side, sign, message, names in (
            (found.made, "✗", "report-made", "tutor-report-made"),
            (found.other, "✓", "report-better", "tutor-report-better"),
        )
        if side.chance is not None
    ]
    sure = say(
        "report-sure",
        sure="yes" if found.is_clear else "few" if found.cost.mean > found.cost.half else "no",
        error=ceil(100 * found.cost.half),
        games=found.made.games,
        basis="games" if not found.made.estimates else "both" if found.made.games else "estimates",
    )
    more = [each for each in found.reasons if each.more > 0]  # what is left less of is no reason
    why = say("report-why", differences=reasons_list(stage, more)) if more else ""
    return element(
        "div",
        element("h4", f"{number} · ", name, cost),
        *sides,
        element("p", " ".join(filter(None, (sure, why))), class_="tutor-hint"),
        ways_on(stage, work, each.ply, named),
        data={"at": stage.session.moment},
    )


def picture(stage: Stage, work: Studying, each: Found) -> Markup:
    """Return the board of a key moment, with rings around what was chosen and what was better."""
    state = work.line.states[each.ply]
    showing = replace(
        stage.showing(), state=state, before=state, seat=ONLOOKER, picked=None, refusal=None
    )
    scene = stage.panels.small_scene(showing)
    of_due = replace(showing, seat=None if state.due is None else state.due.player)
    things = {decision: thing for thing, decision in stage.panels.taps(of_due, scene).items()}
    pens = ((each.mistake.made.decision, MADE), (each.mistake.other.decision, BETTER))
    strokes = [Stroke(things[decision], pen=pen) for decision, pen in pens if decision in things]
    drawn = to_svg(with_strokes(scene, strokes, showing.theme))
    words = stage.say("report-board", when=moment_name(stage, work.line, each.ply))
    return element("img", src=data_address(drawn.encode(), "image/svg+xml"), alt=words)


def balance(stage: Stage, work: Studying, report: GameReport) -> Markup:
    """Return the table of luck, own decisions and others' decisions, which add up for each player."""
    say, players = stage.say, work.study.players
    found = [report.balance(seat) for seat in range(len(players))]
    most = max((abs(part) for each in found for part in each[1:4]), default=0) or 1
    parts = []
    for seat, each in enumerate(found):
        rows = [
            element(
                "tr",
                element("th", say(f"report-{name}"), scope="row"),
                element("td", _with_sign(value)),
                element(
                    "td",
                    element("i"),
                    aria_hidden="true",
                    class_="tutor-report-less" if value < 0 else "tutor-report-gain",
                    style=f"--size:{abs(value) / most:.3f}",
                ),
            )
            for name, value in (("own", each.own), ("others", each.others), ("rest", each.rest))
        ]
        told = say("report-way", start=each.start, result=each.result)
        head_row = element(
            "tr",
            element(
                "th", stage.mark(players[seat]), players[seat], " ",
                element("small", told), colspan="3", scope="rowgroup",
            ),
        )  # fmt: skip
        parts.append(element("tbody", head_row, *rows))
    table = element(
        "table", *parts, class_="tutor-report-balance", aria_label=say("report-balance")
    )
    hint = element("p", say("report-balance-hint"), class_="tutor-hint")
    return join(element("h4", say("report-balance")), hint, table)


def soon(stage: Stage, work: Studying) -> Markup:
    """Return the heading of the balance, and how far the search that it waits for is."""
    say, (made, ways) = stage.say, work.all_decisions_tried
    told = say("study-cost-trying" if ways else "study-cost-soon", made=made, ways=ways)
    return join(element("h4", say("report-balance")), element("p", told, class_="tutor-hint"))


def _with_sign(value: int) -> str:
    return f"−{-value}" if value < 0 else f"+{value}" if value else "0"


def habits(stage: Stage, work: Studying, report: GameReport) -> Markup:
    """Return the stocks at the end in which the player and the winner differ most."""
    seat, best, say = work.seat, report.winner(), stage.say
    labels = labels_of(work.line.states[-1], stage.text.language)
    found = [each for each in report.habits(seat) if each.key in labels]
    if not found:
        return Markup("")
    names = work.study.players[seat], work.study.players[best]
    rows = [
        _habit(stage, name, count, max(each.mine, each.winners), label)
        for each in found
        for name, count, label in zip(
            names, (each.mine, each.winners), (labels[each.key], ""), strict=True
        )
    ]
    told = say("report-habits", player=names[0], winner=names[1])
    table = element("table", *rows, class_="tutor-report-habits", aria_label=told)
    return join(element("h4", told), table)


def _habit(stage: Stage, name: str, count: int, most: int, label: str) -> Markup:
    """Return the row of a player's stock; the first row of a stock has its label."""
    heading = element("th", label, rowspan="2", scope="rowgroup") if label else ""
    who = element("span", name, class_="tutor-unseen")
    return element(
        "tr",
        heading,
        element("th", stage.mark(name), who, scope="row"),
        element("td", str(count)),
        element("td", element("i"), aria_hidden="true", style=f"--size:{count / most:.3f}"),
        class_="tutor-report-first" if label else "",
    )


def more(stage: Stage, work: Studying) -> Markup:
    """Return all figures of the study, folded."""
    summary = element(
        "summary",
        stage.say("report-more"),
        class_="tutor-do tutor-caret",
        data={"key": "report-more"},
    )
    return element(
        "details",
        summary,
        *figures(stage, work),
        data={"menu": "report-more"},
        class_="tutor-studied",
    )
