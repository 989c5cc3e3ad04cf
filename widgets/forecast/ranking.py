"""The chances inside the choices: a number and a bar in each control that makes a move.

They are a style sheet, so that no control is drawn again under the pointer while games are played.
Screen readers do not read them: the list says the same in sentences.

The curve of the chances over a finished game; the table under it has the same figures.

The list of moves by worth: chances first, then points, each with its certainty.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from tutor.core.base.game import State
from tutor.core.drawing.scene import Scene
from tutor.core.laboratory.forecast import Forecast
from tutor.core.laboratory.intervals import Interval
from tutor.core.laboratory.race import Candidate, Verdict
from tutor.core.laboratory.stocks import Difference
from tutor.core.laboratory.study import Study
from widgets.board.board import Board
from widgets.board.curves import Curves, curves_scene, step_of
from widgets.forecast.findings import when
from widgets.forecast.ledger import reasons_list as told_reasons
from widgets.forecast.thinking import Thinking, policies_offered
from widgets.shared.controls import Markup, control, decide, decision_value, element, join
from widgets.shared.stage import Stage
from widgets.shared.themes import ThemeName
from widgets.shared.window import box

FEWEST: Final = 20
"""The games of a move before its figures are shown; fewer games show mostly luck."""
ROUGH: Final = 4
"""The games of each move before a rough order is shown.

The rough order goes by points, which vary less than wins compared with the differences between
moves. It shows no chances.
"""
WIDE: Final = 0.6
"""An interval of this width or more is too wide to show."""
CHOICE: Final = ".tutor-app.tutor-is-forecasting .tutor-deciding"


def is_told(each: Candidate) -> bool:
    """Whether enough games were played to show a move's figures, or it was dropped as worse."""
    return each.playouts >= FEWEST or not each.is_running


def is_rough(found: Forecast) -> bool:
    """Whether there are enough games for a rough order, but no figures of any move yet."""
    if is_early(found):
        return True
    return found.playouts >= ROUGH and not any(map(is_told, found.candidates))


def is_wide(interval: Interval) -> bool:
    """Whether a chance may be almost anything, so that its interval would say nothing."""
    return interval.high - interval.low > WIDE


def is_early(found: Forecast) -> bool:
    """Whether no game was played to its end, so that the order goes by estimates."""
    return found.until == "stage"


def odds(stage: Stage, state: State, found: Forecast) -> Markup:
    """A style sheet that writes each move's chance into its control."""
    told = () if is_early(found) else found.candidates
    rules = "".join(_rules(stage, state, each) for each in told)
    return Markup(f"<style>{rules}</style>")


def _rules(stage: Stage, state: State, each: Candidate) -> str:
    control = f'{CHOICE} [data-value="{_escape(decision_value(state.game, each.decision))}"]'
    if not is_told(each):
        return ""
    share = round(100 * each.win_chance)
    words = _escape(stage.say("forecast-share", share=share))
    low, high = (round(100 * end) for end in each.win_interval)
    return (
        f'{control}::after {{ content: "{words}" / ""; }}'
        f"{control} {{ --low: {low}%; --share: {share}%; --high: {high}%; }}"
    )


def _escape(text: str) -> str:
    """A text for the quotes of a style sheet: everything but letters and digits is escaped."""
    return "".join(
        sign if sign.isascii() and sign.isalnum() else f"\\{ord(sign):x} " for sign in text
    )


CSS_CLASS: Final = "tutor-chances-board"
SIZES: Final = {"wide": (400, 170), "medium": (300, 150), "phone": (340, 160)}
"""The size of the picture by the layout of the page, in pixels."""


def chances_scene(
    stage: Stage, study: Study, ply: int, theme: ThemeName, size: tuple[int, int]
) -> Scene:
    """Each player's chance to win, in percent, at the start of each day or round and at the end.

    The reader's place, after `ply` decisions, is marked. Moments in between are left out: with a
    few games each they would show nothing but luck.
    """
    places = _places(study)
    values = tuple(
        tuple(round(100 * study.estimates[place].win(seat)) for place in places)
        for seat in range(len(study.players))
    )
    parts = tuple((step, when(stage, study.moments[each])) for step, each in enumerate(places[:-1]))
    curves = Curves(study.players, values, parts)
    here = max(step for step, each in enumerate(places) if study.moments[each].ply <= ply)
    return curves_scene(curves, here, stage.say("studied-chances-over"), theme, size)


def _places(study: Study) -> list[int]:
    """The moments that are drawn."""
    return [*study.beginnings, len(study.moments) - 1]


class Chances:
    """The curve in the page; a tap goes to the start of the nearest day or round."""

    def __init__(self, stage: Stage, go: Callable[[int], None]) -> None:
        self._stage, self._go = stage, go
        self._board: Board | None = None
        self._study: Study | None = None
        self.widget = box("tutor-chances")

    def names(self) -> dict[str, dict[str, str]]:
        """The accessible name of the picture, by CSS selector."""
        say = self._stage.say
        return {f".{CSS_CLASS}": {"role": "img", "aria-label": say("studied-chances-over")}}

    def show(self, study: Study | None, ply: int) -> None:
        """Show the chances that a study has found, and the reader's place; for None, nothing."""
        self._study = study
        if study is None:
            self.widget.children = ()
            return
        stage = self._stage
        if self._board is None:
            self._board = Board(css_class=CSS_CLASS)
            self._board.on_hit(stage.loop.handler(self._go_to_tap))
        size = SIZES[stage.layout or "wide"]
        self._board.show(chances_scene(stage, study, ply, stage.theme, size))
        self.widget.children = (self._board.widget,)

    def _go_to_tap(self, thing: str) -> None:
        step, study = step_of(thing), self._study
        if step is not None and study is not None:
            self._go(study.moments[_places(study)[step]].ply)


BEST: Final = 3
"""The moves whose chances are shown while the list is folded."""


def order(found: Forecast) -> list[Candidate]:
    """The moves: first those that are not surely worse, by the chance to win, then by points.

    A rough order goes by points alone, or by the estimates at the end of the day.
    """
    if is_early(found):
        return found.ranking()
    if is_rough(found):
        return sorted(found.candidates, key=lambda each: -each.points)
    verdicts = found.race.verdicts()
    return sorted(
        found.candidates,
        key=lambda each: (verdicts[each.index] == "worse", -each.value, -each.points),
    )


def ranking(stage: Stage, thinking: Thinking) -> Markup:
    """The list; each row has a button that tries its move."""
    found = thinking.best_results
    assert found is not None
    ranked = order(found)
    if is_early(found):
        rows = [_estimate_row(stage, thinking, each) for each in ranked]
    else:
        rows = _figures(stage, thinking, found, ranked)
    listed = element(
        "ol",
        *rows,
        of="tutor-forecast-rows",
        aria_label=stage.say("forecast-list"),
        data={"at": stage.session.moment},
    )
    summary = element(
        "summary", stage.say("forecast-list"), of="tutor-do", data={"key": "forecast-list"}
    )
    hint = element("p", stage.say("forecast-hint", player=thinking.player), of="tutor-hint")
    unfolded = element(
        "details",
        summary,
        hint,
        _played_by(stage, thinking),
        listed,
        of="tutor-forecast-list",
        data={"menu": "forecast-list"},
    )
    best = _best(_firsts(stage, thinking, found))
    return join(odds(stage, thinking.state, found), best, unfolded)


class First(NamedTuple):
    """One of the first moves: its words, its figure, and its verdict or the basis of the figure."""

    move: str
    figure: str
    verdict: str
    kind: str


def leading_moves(stage: Stage, thinking: Thinking, found: Forecast) -> str:
    """The first moves with their figures and verdicts, to be read aloud; empty at first."""
    firsts = [", ".join(each[:3]) for each in _firsts(stage, thinking, found)]
    name = "forecast-leads-roughly" if is_rough(found) else "forecast-leads"
    return stage.say(name, move="; ".join(firsts)) if firsts else ""


def _figures(
    stage: Stage, thinking: Thinking, found: Forecast, ranked: Sequence[Candidate]
) -> list[Markup]:
    """The moves with their verdicts, chances, shares of the endings, and points."""
    verdicts = found.race.verdicts()
    endings = sorted({name for each in ranked for name in each.endings}, reverse=True)
    rows = []
    for each in ranked:
        facts = [_few(stage, each.playouts, is_running=thinking.is_running)]
        if is_told(each):
            differences = found.stocks.differences(each.index, ranked[0].index)
            facts = [*_facts(stage, each, endings), *_reasons(stage, differences)]
            facts += _alike(stage, thinking, each, ranked)
        verdict = verdicts[each.index]
        judged = _verdict_markup(_verdict(stage, verdict), verdict)
        rows.append(_row(stage, thinking, each, judged, *facts))
    return rows


def _played_by(stage: Stage, thinking: Thinking) -> Markup:
    """The choice of the policy that plays the games to their end; empty if there is only one."""
    offered = policies_offered(thinking.state.game.name)
    if not offered[1:]:
        return Markup("")
    ways = [
        control(
            "forecast-by",
            policy,
            stage.say(f"forecast-by-{policy}"),
            aria_pressed=str(policy == thinking.policy).lower(),
        )
        for policy in offered
    ]
    name = stage.say("forecast-by")
    row = element("div", *ways, of="tutor-row", role="group", aria_label=name)
    return join(element("p", name, of="tutor-hint"), row)


def _firsts(stage: Stage, thinking: Thinking, found: Forecast) -> list[First]:
    """The first moves with chances and verdicts; after few games with points or estimates."""
    verdicts, ranked = found.race.verdicts(), order(found)[:BEST]
    if is_early(found):
        return [_by_estimate(stage, thinking, each) for each in ranked]
    firsts = []
    for each in ranked:
        move = stage.game.decision(each.decision, thinking.state)
        if is_rough(found):
            figure = stage.say("forecast-about", points=round(each.points))
            few = stage.say("forecast-rough", count=each.playouts)
            firsts.append(First(move, figure, few, "open"))
        elif is_told(each):
            figure = stage.say("forecast-share", share=_percent(each.win_chance))
            verdict = verdicts[each.index]
            firsts.append(First(move, figure, _verdict(stage, verdict), verdict))
    return firsts


def _by_estimate(stage: Stage, thinking: Thinking, each: Candidate) -> First:
    move = stage.game.decision(each.decision, thinking.state)
    figure = stage.say("forecast-share", share=_percent(each.win_chance))
    return First(move, figure, stage.say("forecast-early"), "open")


def _best(firsts: Sequence[First]) -> Markup:
    """The first moves, visible while the list is folded."""
    rows = [
        element(
            "li",
            element("span", each.move),
            element("b", each.figure),
            _verdict_markup(each.verdict, each.kind),
            of="tutor-forecast-first",
        )
        for each in firsts
    ]
    return element("ol", *rows, of="tutor-forecast-best") if rows else Markup("")


def _verdict(stage: Stage, verdict: Verdict) -> str:
    return stage.say("value-judged", verdict=verdict)


def _verdict_markup(words: str, kind: str) -> Markup:
    return element("span", words, of=f"tutor-forecast-verdict tutor-forecast-{kind}")


def _row(stage: Stage, thinking: Thinking, each: Candidate, *facts: Markup) -> Markup:
    """A move: the button that tries it, and what is known of it."""
    state = thinking.state
    words = stage.game.decision(each.decision, state)
    button = decide(state.game, each.decision, words, of="tutor-forecast-do")
    return element(
        "li",
        element("div", button, of="tutor-forecast-move"),
        element("div", *facts, of="tutor-forecast-facts"),
    )


def _estimate_row(stage: Stage, thinking: Thinking, each: Candidate) -> Markup:
    """A move with its estimate, and how many whole games it has had since."""
    played = thinking.results.candidates[each.index].playouts if thinking.results else 0
    few = _few(stage, played, is_running=thinking.is_running)
    first = _by_estimate(stage, thinking, each)
    judged = _verdict_markup(first.verdict, first.kind)
    return _row(stage, thinking, each, element("b", first.figure), judged, few)


def _facts(stage: Stage, each: Candidate, endings: Sequence[str]) -> list[Markup]:
    """The chances to win and of the endings, and the points, each with its interval."""
    say = stage.say
    low, high = _percents(each.win_interval)
    name = "forecast-win-few" if is_wide(each.win_interval) else "forecast-win"
    chances = say(name, share=_percent(each.win_chance), low=low, high=high)
    facts = [element("p", chances, of="tutor-forecast-win"), _chance_drawing(each)]
    if endings:
        shares = [_ending(stage, name, each) for name in endings]
        facts.append(element("p", say("forecast-endings", endings=stage.text.all_of(shares))))
    return [*facts, element("p", _points(stage, each))]


def _few(stage: Stage, count: int, *, is_running: bool) -> Markup:
    """How many games a move needs before its figures show more than luck."""
    name = "forecast-playing" if is_running else "forecast-few"
    done = element("span", style=f"width:{100 * count // FEWEST}%")
    return join(
        element("p", stage.say(name, count=count, needed=FEWEST), of="tutor-hint"),
        element("div", done, of="tutor-forecast-bar", aria_hidden="true"),
    )


def _chance_drawing(each: Candidate) -> Markup:
    """The chance as a point and its interval as a band; the sentence before says the same."""
    low, high = (100 * end for end in each.win_interval)
    band = element("span", style=f"left:{low:.1f}%;width:{high - low:.1f}%")
    point = element("b", style=f"left:{100 * each.win_chance:.1f}%")
    return element("div", band, point, of="tutor-forecast-chance", aria_hidden="true")


def _ending(stage: Stage, name: str, each: Candidate) -> str:
    """An ending, its chance and the interval; if the game has no words for it, its id."""
    words = f"ending-{name}"
    named = stage.game.say(words) if stage.game.text.knows(words) else name
    share, interval = _percent(each.endings.get(name, 0.0)), each.ending_interval(name)
    message = "forecast-ending-few" if is_wide(interval) else "forecast-ending"
    low, high = _percents(interval)
    return stage.say(message, ending=named, share=share, low=low, high=high)


def _points(stage: Stage, each: Candidate) -> str:
    mean, interval = round(each.points), each.points_interval
    if interval is None:
        return stage.say("forecast-points", points=mean)
    low, high = floor(interval.low), ceil(interval.high)
    return stage.say("forecast-points-between", points=mean, low=low, high=high)


def _reasons(stage: Stage, differences: Sequence[Difference]) -> list[Markup]:
    """Which stocks at the end clearly differ from those after the first move."""
    if not differences:
        return []
    words = stage.say("forecast-why", differences=told_reasons(stage, differences))
    return [element("p", words, of="tutor-hint")]


def _alike(
    stage: Stage, thinking: Thinking, each: Candidate, ranked: Sequence[Candidate]
) -> list[Markup]:
    """The first move in the list after which all games were the same, if it is another one."""
    first = next(one for one in ranked if one.course == each.course)
    if first is each:
        return []
    move = stage.game.decision(first.decision, thinking.state)
    return [element("p", stage.say("forecast-alike", move=move), of="tutor-hint")]


def _percent(share: float) -> int:
    return round(100 * share)


def _percents(interval: Interval) -> tuple[int, int]:
    """Both ends in percent, rounded outwards, so that they do not look surer than they are."""
    return floor(100 * interval.low), ceil(100 * interval.high)
