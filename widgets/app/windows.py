"""The windows of the page, the parts of the page that the reader has opened, and their boxes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from widgets.analyses.card import Library
from widgets.app.bar import Ask, Bar, Looks
from widgets.app.door import Door
from widgets.app.frame import Skips, Tabs
from widgets.app.shortcuts import Sheet
from widgets.app.storage import BrowserShelf
from widgets.board.board import Board
from widgets.board.motion import Moves
from widgets.board.overlay import Overlay, Send
from widgets.board.position import BoardParts, Legend, PositionWords, Status, Stocks, Thing
from widgets.board.spectacle import SpectacleCard
from widgets.board.strokes import StrokesCard, StrokesForm
from widgets.decide.narration import Narration, RefusalCard
from widgets.decide.now import Choices, Now, OtherPlayers
from widgets.editor.editor import Editor
from widgets.forecast.forecast import ForecastCard
from widgets.forecast.thinking import Searching, Thinking
from widgets.lesson.card import LessonCard
from widgets.lesson.controller import LessonController
from widgets.lesson.lessons import Lessons
from widgets.lesson.voices import VoiceCard
from widgets.lines.compare import Compare
from widgets.lines.curve import Curve
from widgets.lines.lines import Editing, Lines
from widgets.lines.timeline import Timeline
from widgets.page import Page
from widgets.page.regions import Region
from widgets.presenter.controller import PresenterController
from widgets.presenter.windows import Slideshow, Speaker, Ways
from widgets.puzzles.puzzles import PuzzleCard, PuzzleList, Solved
from widgets.review.asking import AskedCard
from widgets.review.card_list import CardList
from widgets.review.cards import Working
from widgets.rules.lookup import Lookups
from widgets.shared.loop import Sentence
from widgets.shared.making import box
from widgets.shared.stage import Stage
from widgets.shared.window import Window
from widgets.shared.workspaces import Workspaces
from widgets.start_and_save.games import Games
from widgets.start_and_save.handout import Handout
from widgets.studies.studies import StudyCard


@dataclass
class View:
    """What the reader has open: the view, the lesson, the tab, and the menu."""

    workspaces: Workspaces
    lessons: Lessons
    tab: str = "now"
    is_menu_open: bool = False

    @property
    def name(self) -> str:
        """The name of the view: one of the address's views, or `door`."""
        return self.workspaces.view

    @property
    def course(self) -> LessonController | None:
        """The controller of the open lesson, in any view; None if no lesson is open."""
        return self.lessons.current

    @property
    def is_presenting(self) -> bool:
        """Whether the view for a class (`presenter`) is open."""
        return self.workspaces.view == "presenter"


class Windows:
    """All windows of one page."""

    def __init__(
        self,
        stage: Stage,
        workspaces: Workspaces,
        presenting: PresenterController,
        editing: Editing,
        send: Send,
        speak: Callable[[str], None],
        lessons: Lessons,
        solved: Solved,
        kept: BrowserShelf,
        tell: Callable[[Sentence], None],
    ) -> None:
        self.bar, self.ask, self.looks = Bar(stage), Ask(stage), Looks(stage)
        self.door, self.tabs = Door(stage), Tabs(stage)
        self.sheet, self.skips = Sheet(stage), Skips(stage)
        self.status, self.spectacle = Status(stage), SpectacleCard(stage)
        self.overlay, self.moves = Overlay(send), Moves(stage)
        self.board = Board(on_painted=self.status.note_painted, overlay=self.overlay)
        self.now, self.refused, self.thing = Now(stage), RefusalCard(stage), Thing(stage)
        self.narration, self.stocks = Narration(stage), Stocks(stage)
        self.timeline = Timeline(stage, lambda: self.overlay.is_seen)
        self.timeline.widget.children += (self.status.widget,)
        self.choices, self.words, self.legend = Choices(stage), PositionWords(stage), Legend(stage)
        self.curve, self.compare = Curve(stage, self.timeline.go, speak), Compare(stage)
        self.strokes, self.strokes_form = StrokesCard(stage), StrokesForm(stage)
        self.lines = Lines(stage, editing, self.strokes_form)
        self.games, self.handout = Games(stage, workspaces), Handout(stage)
        self.editor = Editor(stage, workspaces)
        self.forecast = ForecastCard(
            stage,
            speak,
            self.timeline.go,
            kept.shelf,
            workspaces,
            lambda: self.editor.is_open,
        )
        workers = self.forecast.workers
        self.others = OtherPlayers(
            stage.session,
            lambda awaited, changed: Searching(awaited, stage.loop, changed, workers),
            self.forecast.stop,
            tell,
        )
        self.puzzle, self.puzzles = PuzzleCard(stage, solved), PuzzleList(stage, solved)
        self.studies = StudyCard(stage, workspaces)
        self.analyses = Library(stage, kept.analyses)
        self.working = Working(
            lambda state, changed: Thinking(
                state, stage.loop, changed, workers, judge=self.forecast.kept.judge
            ),
            kept.cards.work_out,
            stage.loop.render,
        )
        self.review = AskedCard(stage, kept.cards, self.working)
        self.cards = CardList(stage, kept.cards, self.review)
        self.lookups = Lookups(stage)
        self.lesson_card = LessonCard(stage, lessons)
        self.voice = VoiceCard(stage, lessons)
        self.parts = BoardParts(stage, lambda: self.lesson_card.read_off)
        self.slideshow, self.ways = Slideshow(stage, presenting), Ways(stage, presenting)
        self.speaker = Speaker(stage, presenting)
        self.main = box("tutor-main")

    @property
    def all(self) -> tuple[Window, ...]:
        """All windows except the board and the status, in any order."""
        return (
            self.skips,
            self.bar,
            self.ask,
            self.looks,
            self.door,
            self.tabs,
            self.slideshow,
            self.lesson_card,
            self.voice,
            self.puzzle,
            self.review,
            self.now,
            self.refused,
            self.thing,
            self.narration,
            self.stocks,
            self.forecast,
            self.lines,
            self.studies,
            self.curve,
            self.lookups,
            self.games,
            self.editor,
            self.puzzles,
            self.cards,
            self.analyses,
            self.parts,
            self.strokes,
            self.choices,
            self.words,
            self.legend,
            self.compare,
            self.sheet,
            self.handout,
            self.timeline,
            self.ways,
            self.speaker,
            self.spectacle,
        )

    @property
    def around(self) -> tuple[Window, ...]:
        """The windows that are visible while the page waits for its layout, in any order."""
        return (self.skips, self.bar, self.ask, self.looks, self.speaker, self.spectacle)

    def open_parts(self, view: str) -> str:
        """Return the names of the unfolded parts of the tab `games`, joined by dots; empty if none is."""
        is_asking = view == "explore" and self.editor.is_asking
        is_open = {"setup": is_asking, "puzzles": self.puzzles.is_open}
        return ".".join(name for name, is_so in is_open.items() if is_so)

    def unfold(self, names: str) -> None:
        """Unfold the parts in `names` in the tab `games`, and fold all others."""
        unfolded = names.split(".")
        self.editor.is_asking = "setup" in unfolded
        self.puzzles.is_open = "puzzles" in unfolded

    def arrange(self, page: Page, notices: Region) -> None:
        """Put all windows and the region of notices into the page."""
        column = box(
            "tutor-column",
            self.tabs.widget,
            self.slideshow.widget,
            self.lesson_card.widget,
            self.voice.widget,
            self.puzzle.widget,
            self.review.widget,
            self.now.widget,
            self.refused.widget,
            self.thing.widget,
            self.narration.widget,
            self.stocks.widget,
            self.forecast.widget,
            self.lines.widget,
            self.studies.widget,
            self.curve.widget,
            self.lookups.widget,
            self.games.widget,
            self.editor.widget,
            self.puzzles.widget,
            self.cards.widget,
            self.analyses.widget,
        )
        hero = box("tutor-across tutor-hero", self.board.widget, self.strokes.widget)
        board = box("tutor-board-box", hero)
        bar = box("tutor-across tutor-bar", self.bar.widget, self.ask.widget, self.looks.widget)
        bar.describe(role="banner")
        below = box(
            "tutor-below",
            self.choices.widget,
            self.words.widget,
            self.legend.widget,
        )
        side = box("tutor-side", column, below)
        self.main.children = board, self.parts.widget, side
        page.children = (
            self.skips.widget,
            bar,
            notices,
            self.door.widget,
            self.main,
            self.compare.widget,
            self.sheet.widget,
            self.handout.widget,
            self.timeline.widget,
            self.ways.widget,
            self.speaker.widget,
            self.spectacle.widget,
        )
