"""The card of the forecast: a tab opens it, and the figures of its moves become surer with time."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from tutor.core.base.game import Decision, State
from tutor.core.base.kit import kit_of
from tutor.core.laboratory.judgement import FEWEST, Judgement
from tutor.core.laboratory.ledger import Ledger
from tutor.core.laboratory.turnings import FEWEST_PLAYOUTS
from tutor.core.records.lines import Line
from widgets.forecast.candidates import draw_candidates, leading_moves
from widgets.forecast.findings import Chances
from widgets.forecast.game_report import game_report
from widgets.forecast.ledger import LedgerPanel
from widgets.forecast.other_decisions import asked_about
from widgets.forecast.report import ReportPanel, answer
from widgets.forecast.studying import Studying
from widgets.forecast.thinking import Thinking, Twinning, Workers, policies_offered, usual_policy
from widgets.forecast.twins import Twinner, Twins
from widgets.forecast.work_cache import Keepable, WorkCache
from widgets.page import File
from widgets.shared.controls import Markup, control, element, join, progress_bar, sentences
from widgets.shared.making import box, html
from widgets.shared.model import PageModel
from widgets.shared.shelf import Shelf
from widgets.shared.stage import Stage
from widgets.shared.window import name_part
from widgets.shared.workspaces import Workspaces

BUDGETS: Final = (10, 60, 300)
REPORT_BUDGETS: Final = (30, 60, 300)
"""The times in seconds that the reader can choose, for a forecast and for the report of a game.

The first is the default.
"""
PROGRESS_EVERY: Final = 0.5
LIST_EVERY: Final = 2.0
"""The seconds between two drawings of the list, so that a reader can press the intended row."""
SPEAK_EVERY: Final = 30.0
SHELVE_EVERY: Final = 15.0

Thinker = Callable[[State, Callable[[], None]], Thinking]
Student = Callable[[Line, Callable[[], None]], Studying]


class ForecastCard:
    """The card of a forecast of the present decision, or of the study of a finished game.

    The card is closed at first. `speak` reads a text aloud, `go` goes to a ply, `is_editing`
    returns whether the reader sets up a position.
    """

    def __init__(
        self,
        stage: Stage,
        speak: Callable[[str], None],
        go: Callable[[int], None],
        shelf: Shelf,
        workspaces: Workspaces,
        is_editing: Callable[[], bool],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._stage, self._speak, self._clock = stage, speak, clock
        self.workers = workers = Workers()
        self.kept = kept = WorkCache(shelf)
        self.thinker: Thinker = lambda state, changed: Thinking(
            state, stage.loop, changed, workers, judge=kept.judge
        )
        self.student: Student = lambda line, changed: Studying(
            line, stage.loop, changed, workers, judge=kept.judge
        )
        self.thinking: Keepable | None = None
        self._workspaces, self._is_editing = workspaces, is_editing
        self._studying: Studying | None = None
        self.is_open = False
        self._seconds = 0
        self._policy = ""
        self._drawn = self._listed = self._spoken = self._shelved = 0.0
        self._head, self._progress = html(), html("tutor-forecast-progress")
        self._rows = html("tutor-forecast-found")
        names = "tutor-card tutor-forecast-card"
        self.chances = Chances(stage, go)
        self.twinner: Twinner = lambda state, moves, changed: Twinning(
            state, moves, stage.loop, changed, workers
        )
        self.twins = Twins(
            stage, speak, lambda *asked: self.twinner(*asked), self._ranking, lambda: self._clock()
        )
        self.report, self.ledger = ReportPanel(stage), LedgerPanel(stage)
        shown = (
            self._head,
            self._progress,
            self.chances.widget,
            self._rows,
            self.report.widget,
            self.ledger.widget,
        )
        self.widget = box(names, *shown, *self.twins.widgets)

    # Requests

    @property
    def is_offered(self) -> bool:
        """Whether the reader can open the card: in free play, and in a finished game."""
        view = self._workspaces.view
        is_over = view == "play" and self._stage.session.state.due is None
        return is_over or (view == "explore" and not self._is_editing())

    def toggle(self) -> None:
        """Open the card and begin to compute, or close the card and stop."""
        if not self.is_offered:
            return
        if self.is_open:
            self.close()
        else:
            self.is_open = True
            self.think(self.budgets[0])

    @property
    def budgets(self) -> tuple[int, ...]:
        """The times in seconds that the reader can choose at this moment."""
        return REPORT_BUDGETS if self.is_over else BUDGETS

    def think(self, seconds: int) -> None:
        """Compute for `seconds` more seconds, and add the results to the earlier ones for this moment."""
        self._follow()
        if not self.is_open or not self._is_askable:
            return
        self._seconds = seconds
        self.twins.stop()  # the processes of a page make only one computation at a time
        if self._studying is not None and self._studying is not self.thinking:
            self._studying.stop()
        if self.thinking is None:
            self.thinking = self._present_work()
        if not self.thinking.is_running:
            self._spoken = self._clock()
            begins = "study-begins" if self.is_over else "forecast-begins"
            self._speak(self._stage.say(begins))
        self.thinking.think(seconds)

    def play_by(self, policy: str) -> None:
        """Begin the forecast of the present decision again, with this policy in all seats."""
        if policy in policies_offered(self._stage.session.tree.game.name) and not self.is_over:
            self.stop()
            self.thinking, self._policy = None, policy
            self.think(self._seconds or self.budgets[0])

    def ask_about(self, seat: int) -> None:
        """In the study, look for the costliest decisions of the player at `seat`."""
        work = self.looked_back
        if work is None or not 0 <= seat < len(work.study.players):
            return
        work.seat = seat
        self.ledger.ask_about(seat)
        if work.is_running or not work.is_judged:
            self.think(self._seconds or self.budgets[0])
        self._show_rows()

    def _present_work(self) -> Keepable:
        """Return the computation for the present moment, with its earlier results."""
        work = self._found_before() or self._new_work()
        self.kept.keep(work)
        if isinstance(work, Studying):
            self._studying = work
        return work

    def _found_before(self) -> Keepable | None:
        """Return the earlier computation for this moment; None if memory and browser have no such work."""
        session, make = self._stage.session, self._new_work
        if not self.is_over:
            return self.kept.thinking(session.state, self._by, make)
        found = self.kept.studying(session.line, make)
        self._studying = found or self._studying
        return found

    def _new_work(self) -> Keepable:
        """Return a new forecast of the present state, or a new study of the finished game."""
        session = self._stage.session
        if not self.is_over:
            thinking = self.thinker(session.state, self._show_news)
            if thinking.policy != self._by:
                thinking.play_by(self._by)
            return thinking
        studying = self.student(session.line, self._show_news)
        studying.seat = asked_about(studying.study, session.mine)
        return studying

    @property
    def _by(self) -> str:
        """The policy that plays the games of a forecast to their end."""
        game = self._stage.session.tree.game.name
        return self._policy if self._policy in policies_offered(game) else usual_policy(game)

    def close(self) -> None:
        """Close the card and stop the computation."""
        self.is_open = False
        self.stop()

    def stop(self) -> None:
        """Stop the computation; its results stay."""
        self.twins.stop()
        for work in (self.thinking, self._studying):
            if work is not None:
                self._shelve(work)
                work.stop()

    def _shelve(self, work: Keepable) -> None:
        """Store results in the browser, so that they survive a reload of the page."""
        if work.is_running:
            self._shelved = self._clock()
            self.kept.shelve(work)

    def compare(self, first: Decision, second: Decision) -> None:
        """Show two moves of the present position in twin worlds."""
        if self.is_offered and self._is_askable and not self.is_over:
            self.is_open = True
            self.stop()
            self.twins.compare(first, second)

    def play_pairs(self, pairs: int) -> None:
        """Play more twin worlds, until there are `pairs` pairs."""
        if self.is_open and self._is_askable and not self.is_over:
            self.stop()
            self.twins.play(pairs)

    @property
    def looked_back(self) -> Studying | None:
        """The study that the card shows; None if the card shows no study, or a study without results."""
        work = self.thinking
        return work if isinstance(work, Studying) and work.has_found else None

    @property
    def _beside(self) -> Studying | None:
        """The study of the open game; None if its game is not on the board, or before it has figures."""
        work, session = self._studying, self._stage.session
        if work is None or not work.has_found or session.ply >= len(work.line.states):
            return None
        return work if work.line.states[session.ply] is session.state else None

    def _is_of_this_game(self, work: Studying) -> bool:
        """Return whether the game of a study is a line of the tree on the board."""
        return work.line.states[0] is self._stage.session.line.states[0]

    def alternative(self, ply: int) -> Decision | None:
        """Return the decision with which the study compares the game's own decision at a ply.

        Return None if no such decision is known.
        """
        work = self.looked_back
        found = None if work is None else work.alternative(ply)
        return None if found is None else found.other.decision

    def page(self) -> File | None:
        """Return the report of the studied game as a page to print; None if there are no results yet."""
        work = self.looked_back
        if work is None or not self.is_over:
            return None
        return game_report(self._stage, work, self.ledger.view if work.study.is_begun else None)

    def judgement(self, state: State) -> Judgement | None:
        """Return the judgement of a state of the forecast or the study; None before it has figures."""
        thinking, studying = self.thinking, self._studying
        if isinstance(thinking, Thinking) and thinking.state is state:
            return thinking.judgement if thinking.judgement.has_figures else None
        return None if studying is None else studying.judgement(state)

    def say(self, message: str, **arguments: str | int) -> str:
        """Return the message `message` in the language of the page."""
        return self._stage.say(message, **arguments)

    # Display

    def show(self, _: PageModel) -> None:
        """Show the present results; in another position or another view stop the computation."""
        self._follow()
        if not self.is_offered:
            self.stop()
            self.twins.show(is_offered=False)
            return
        name_part(self.widget, "forecast", self._stage.say("forecast-ask"))
        self._show_progress()
        self._show_rows()
        self.twins.show(is_offered=self.is_open and self._is_askable and not self.is_over)

    def _follow(self) -> None:
        """Stop the computation for another position, and show the earlier results for the present one.

        A study goes on while the reader moves along the lines of its game.
        """
        thinking = self.thinking
        if thinking is not None and thinking.state is not self._stage.session.state:
            if not isinstance(thinking, Studying) or not self._is_of_this_game(thinking):
                self.stop()  # a study stays while the reader moves along its lines
            self.thinking = None
        if self.thinking is None and self._is_askable:
            self.thinking = self._found_before()

    def _ranking(self) -> list[Decision]:
        """Return the moves of the present position; the move that is most likely the best comes first.

        The forecast gives the order; before it has results, the game's advice gives the order.
        """
        thinking = self.thinking
        ranked = thinking.verdicts if isinstance(thinking, Thinking) else []
        if not ranked:
            state = self._stage.session.state
            advise = kit_of(state.game.name).advice
            if advise is None or state.due is None:
                return list(self._stage.showing().legal)
            return [each.decision for each in advise(state, state.due.player)]
        return [each.decision for each in ranked]

    @property
    def is_over(self) -> bool:
        """Whether the game is over, so that it can be studied."""
        session = self._stage.session
        return session.state.due is None and session.line.plies > 0

    @property
    def _is_askable(self) -> bool:
        """Whether the reader may ask for the forecast of the present decision.

        The decision must have several moves, and the reader may know only what the deciding
        player knows. After a line that goes on to the end of the game, the reader may ask about
        every decision, because all hands were shown there.
        """
        session = self._stage.session
        if self.is_over:
            return self.is_offered
        due = session.state.due
        is_shown = session.line.states[-1].due is None
        is_seen = due is not None and (is_shown or session.seat in (None, due.player))
        return self.is_offered and is_seen and len(session.state.legal()) > 1

    def _show_news(self) -> None:
        """Show new results, but not more often than a reader can read them."""
        thinking, now = self.thinking, self._clock()
        if thinking is None:
            if self._studying is not None and not self._studying.is_running:
                self.kept.shelve(self._studying)
            if now - self._listed >= LIST_EVERY:
                self._show_rows()
            return
        if not thinking.is_running:
            self.kept.shelve(thinking)
            self._stage.loop.render()
            self.tell()
            return
        if now - self._shelved >= SHELVE_EVERY:
            self._shelve(thinking)
        if now - self._drawn >= PROGRESS_EVERY:
            self._show_progress()
        is_first = thinking.has_found and not (self._rows.value or self.report.is_shown)
        if is_first or now - self._listed >= LIST_EVERY:
            self._show_rows()
        if thinking.has_found and now - self._spoken >= SPEAK_EVERY:
            self._spoken = now
            self.tell()

    def _show_progress(self) -> None:
        self._drawn = self._clock()
        self._head.value = self._draw_head()
        self._progress.value = self._draw_progress()

    def _show_rows(self) -> None:
        self._listed = self._clock()
        thinking = self.thinking
        is_shown = self.is_open and thinking is not None and thinking.has_found
        work = self.looked_back if is_shown else None
        beside = self._beside if self.is_open and work is None else None
        self.chances.show(None if beside is None else beside.study, self._stage.session.ply)
        self.report.show(work)
        if work is None:
            self.ledger.show(None, None)
        else:
            self.ledger.show(Ledger(work.study, FEWEST_PLAYOUTS), work.line, work.seat)
        if thinking is None or not is_shown or work is not None:
            self._rows.value = ""
        elif isinstance(thinking, Thinking):
            self._rows.value = draw_candidates(self._stage, thinking)

    def _draw_head(self) -> Markup:
        """Return the heading, and the buttons that compute for some time or stop."""
        if not self.is_open:
            return Markup("")
        say = self._stage.say
        heading = element("h3", say("study-ask" if self.is_over else "forecast-ask"))
        if not self._is_askable:
            row = element("div", heading, self._ahead(), class_="tutor-row tutor-forecast-ways")
            return join(row, element("p", say("forecast-nothing"), class_="tutor-hint"))
        thinking = self.thinking
        running = thinking is not None and thinking.is_running
        budgets = [
            control(
                "forecast-for",
                seconds,
                say("forecast-for", seconds=seconds),
                aria_pressed=str(running and seconds == self._seconds).lower(),
            )
            for seconds in self.budgets
        ]
        stop = [control("forecast-stop", "", say("forecast-stop"))] if running else []
        name = say("forecast-time")
        group = element("div", *budgets, class_="tutor-row", role="group", aria_label=name)
        times = element("div", group, *stop, class_="tutor-forecast-times")
        return element("div", heading, times, self._ahead(), class_="tutor-row tutor-forecast-ways")

    def _ahead(self) -> Markup:
        """Return what each player would get from the position, as a folded part of the card.

        The markup is empty if the game's panels have nothing to say about this.
        """
        told = self._stage.panels.ahead(self._stage.showing())
        if not told:
            return told
        summary = element(
            "summary",
            self._stage.say("forecast-ahead"),
            class_="tutor-do tutor-caret",
            data={"key": "ahead"},
        )
        return element("details", summary, told, class_="tutor-ahead", data={"menu": "ahead"})

    def _draw_progress(self) -> Markup:
        """Return the progress bar, and the number of games so far."""
        thinking = self.thinking
        if not self.is_open or thinking is None:
            return Markup("")
        bar = progress_bar(thinking.progress, self._stage.say("forecast-bar"))
        sentence = element("p", self._sentence(thinking), class_="tutor-forecast-told")
        return join(bar if thinking.is_running else Markup(""), sentence)

    def _sentence(self, thinking: Keepable) -> str:
        """Return the sentence that says how far the computation is."""
        say = self._stage.say
        if thinking.is_lost:
            return say("forecast-lost")
        if isinstance(thinking, Studying):
            if not (thinking.has_found or thinking.is_running):
                return say("study-none")
            if not thinking.is_running:
                return ""
            name = "study-running"
            moments = len(thinking.study.moments) - 1
            return say(name, count=thinking.study.playouts.games_played, moments=moments)
        if not thinking.has_found:
            if not thinking.is_running:
                return say("forecast-none")
            if not thinking.judgement.estimates:
                return say("forecast-first", made=thinking.moves_tried, ways=thinking.ways)
            made = thinking.judgement.deals
            return say("forecast-estimating", made=made, needed=FEWEST)
        name = "running" if thinking.is_running else "done" if thinking.is_done else "stopped"
        played, told = thinking.judgement.games, []
        if played < FEWEST and (estimates := thinking.judgement.estimates):
            told.append(say("forecast-estimated", count=estimates))
        if played or name == "stopped":
            told.append(say(f"forecast-{name}", count=played))
        if 0 < played < FEWEST and name != "done":
            told.append(say("forecast-until", needed=FEWEST))
        return " ".join(told)

    def tell(self) -> None:
        """Read aloud how far the computation is, and the first of its results."""
        if (thinking := self.thinking) is None:
            return
        parts = [self._sentence(thinking)]
        if isinstance(thinking, Studying) and not thinking.is_running and thinking.has_found:
            parts.append(answer(self._stage, thinking))
        elif isinstance(thinking, Thinking):
            parts.append(leading_moves(self._stage, thinking))
        self._speak(sentences(parts))
