"""The presentation to a class: a lesson slide by slide, or the line of a workspace step by step.

The controller moves the session and remembers what was covered; the slides draw what is
presented. The presentation neither shows nor changes a learner's progress. What one slide
of a lesson shows is called a beat, and observers are called with every beat. For a game
without a lesson the controller shows an example: a first round or day that the program
has played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from secrets import randbelow
from typing import Final, NamedTuple

from tutor.core.base.events import is_awaiting, is_choice, is_secret
from tutor.core.base.game import Decision, Game, State, find_game
from tutor.core.base.players import NAMES, advised_player
from tutor.core.base.schema import JSONObject
from tutor.core.classroom.ballot import ANSWERS, Ballot, GameSlide, LessonSlide, slide_at
from tutor.core.classroom.class_game import (
    ClassGame,
    class_game_of,
    count_players,
)
from tutor.core.lessons.files import has_course, lesson_named, open_course, opening_lesson
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.presentation import QUESTION, Beat, Presentation
from tutor.core.records.moments import finished_parts
from tutor.core.records.step import Step, start_of
from tutor.core.records.tree import Tree
from widgets.presenter.wall import Tally, Wall
from widgets.session.workspace import SEEDS, USUAL_PLAYERS, Workspace
from widgets.shared.panels import panels_of
from widgets.shared.place import Place
from widgets.shared.workspaces import FREE, LESSON, Workspaces

SEED: Final = 26
"""The seed of a short round in which one explorer leaves first, and no hazard ends it."""
MOST: Final = 200
"""The most decisions of an example."""


@cache
def deal(name: str) -> State:
    """Return the first state of a game's example."""
    game = find_game(name)
    return game.start(_setup(game, SEED))


def first_part(name: str, seed: int) -> Tree | None:
    """Return the tree of a game's first part, played by the program, with the start in view.

    `seed` fixes the deal. Return None if the program has no advice for the game.
    """
    game, player = find_game(name), advised_player(name)
    if player is None:
        return None
    setup = _setup(game, seed)
    tree = Tree(game, start_of(game.start(setup)), setup)
    for _ in range(MOST):
        before = tree.step(tree.current).state
        if before.due is None:
            break
        tree = tree.add(tree.current, player.choose(before).decision)
        step = tree.step(tree.current)
        if "part" in finished_parts(before, step.state, step.events):
            break
    return tree.at(0)


def example(name: str, seed: int = SEED) -> Workspace | None:
    """Return an example of a game as a workspace with open hands; None if the game has no example."""
    tree = first_part(name, seed)
    return None if tree is None else Workspace(tree, given=len(tree.nodes))


def is_example(workspace: Workspace) -> bool:
    """Return whether a workspace has its game's example, and the reader has decided nothing in it."""
    tree = workspace.tree
    return not workspace.is_begun and tree.start == deal(tree.game.name)


def _setup(game: Game, seed: int) -> JSONObject:
    return game.random_setup(NAMES[:USUAL_PLAYERS], game.variants[0], seed)


class Walked(NamedTuple):
    """A step of a line that was shown; `decision` is None if it is secret."""

    ply: int
    before: State
    decision: Decision | None
    rules: tuple[str, ...]


class BeatShown(NamedTuple):
    """The event that the screen shows another slide of a lesson; a beat is what one slide shows."""

    lesson: LessonKey
    beat: Beat


class LineShown(NamedTuple):
    """The event that the screen shows the step of a line that comes after `ply` decisions."""

    ply: int


Observer = Callable[[BeatShown | LineShown], None]


class PresenterController:
    """The controller of one teacher's presentation; no other code changes the place in it.

    `lesson` is the presented lesson, None before a lesson opens. `is_line` says that the
    screen shows the line of the workspace in place of the lesson; `walked` are the steps of
    lines shown so far. `wants_board` says whether the board stands beside a question.
    `is_board_alone` says that only the board is visible. `wall` has the messages of a live
    class. `aside` is the option of the class whose move the board shows as an aside; None if
    the board shows no aside. `said` has, for each slide, the option that a class without
    phones has chosen by hands.
    """

    def __init__(self, workspaces: Workspaces) -> None:
        self._workspaces = workspaces
        self.wall = Wall()
        self.aside: int | None = None
        self.said: dict[Beat, int] = {}
        self._ballot: tuple[Beat | ClassGame | None, Ballot | None] = (None, None)
        self._played: tuple[Tree | None, ClassGame | None] = (None, None)
        self._observers: list[Observer] = []
        self._presented: dict[LessonKey, Presentation] = {}
        self._covered: dict[LessonKey, Presentation] = {}
        self.lesson: Presentation | None = None
        self.is_line = True  # until a lesson opens, the screen shows only what all may know
        self.is_covered_open = False
        self.is_board_alone = False
        self.wants_board = True
        self.walked: dict[object, Walked] = {}
        self._asked: Step | None = None
        self._hands: dict[Step, dict[str, int]] = {}

    def observe(self, observer: Observer) -> None:
        """Call `observer` with an event whenever the screen shows another slide or another step."""
        self._observers.append(observer)

    def _tell(self) -> None:
        if self.is_line or self.lesson is None:
            event: BeatShown | LineShown = LineShown(self._workspaces.session.ply)
        else:
            event = BeatShown(self.lesson.lesson.key, self.lesson.beat)
        for observer in tuple(self._observers):
            observer(event)

    @property
    def has_line(self) -> bool:
        """Whether the learner has a line of free play or beside the lesson, which can be presented."""
        return self._workspaces.free_tree is not None or self._is_aside

    @property
    def _is_aside(self) -> bool:
        tree = self._workspaces.tree_of_lesson()
        return tree is not None and tree.current > tree.protected

    @property
    def points(self) -> tuple[str, ...]:
        """The ids of the things at which the board points on the present slide."""
        is_away = self.is_line or self.aside is not None
        return () if is_away or self.lesson is None else self.lesson.points

    @property
    def asks_for_a_decision(self) -> bool:
        """Whether the slide asks a class for a decision; if so, the board marks the legal decisions."""
        is_away = self.is_line or self.aside is not None
        return self.lesson is not None and not is_away and self.lesson.asks_for_a_decision

    @property
    def is_asking(self) -> bool:
        """Whether the slide shows a question, with or without its answer."""
        return self.lesson is not None and not self.is_line and self.lesson.beat.kind in QUESTION

    @property
    def has_options(self) -> bool:
        """Whether the slide shows options with letters for a class to choose from."""
        if self.is_line or self.lesson is None or self.is_covered_open:
            return False
        is_plan = self.lesson.beat.kind == "posed" and self.lesson.task.plan is not None
        return self.is_asking or is_plan

    @property
    def is_presenting(self) -> bool:
        """Whether the view for a class (`presenter`) is open."""
        return self._workspaces.view == "presenter"

    @property
    def beat(self) -> int | None:
        """The number of the shown slide of a lesson; None while no slide of a lesson is shown."""
        is_shown = self.is_presenting and not self.is_line and self.lesson is not None
        return self.lesson.at if is_shown and self.lesson is not None else None

    @property
    def is_slide_alone(self) -> bool:
        """Whether the slide fills the whole screen: a slide of the class, an act's title, or a question.

        A question fills the screen only if the teacher has hidden the board.
        """
        if self.wall.cover:
            return True
        if self.is_line or self.lesson is None:
            return False
        return self.lesson.beat.kind == "act" or (self.is_asking and not self.wants_board)

    @property
    def has_board(self) -> bool:
        """Whether the teacher wants to see the board: alone, or beside a question."""
        return self.is_board_alone or (self.is_asking and not self.is_slide_alone)

    def toggle_covered(self) -> None:
        """Open the list of what was covered, or close it."""
        self.is_covered_open = not self.is_covered_open
        self._workspaces.session.tell()

    def toggle_board(self) -> None:
        """Show or hide the board beside a question; on other slides give the board the whole screen.

        A second call takes the whole screen away from the board again.
        """
        self.is_covered_open = False
        if self.is_asking:
            self.wants_board = not self.has_board
        else:
            self.is_board_alone = not self.is_board_alone
        self._workspaces.session.tell()

    # The live class

    @property
    def class_game(self) -> ClassGame | None:
        """The game of the line, if the class plays it by phones; None if no phones play."""
        tree = self._workspaces.session.tree
        if not self.is_line or self.wall.joining is None or not self.has_hands:
            return None
        if self._played[0] is not tree:
            self._played = (tree, class_game_of(tree))
        played = self._played[1]
        is_asking = self.is_asking_class and self._workspaces.session.is_at_end
        return replace(played, is_asking=True) if played is not None and is_asking else played

    @property
    def class_address(self) -> str:
        """The address under which the class knows the game that it plays; empty if it plays no game."""
        return "" if self.class_game is None else self.class_game.address

    @property
    def ballot(self) -> Ballot | None:
        """The question that the slide asks a class or answers; None if the slide has no question."""
        asked = self.class_game if self.is_line or self.lesson is None else self.lesson.beat
        if asked is None:
            return None
        if asked != self._ballot[0]:
            self._ballot = (asked, self._ballot_of(asked))
        return self._ballot[1]

    def _ballot_of(self, asked: Beat | ClassGame) -> Ballot | None:
        if isinstance(asked, ClassGame):
            return GameSlide("", asked).ballot
        assert self.lesson is not None
        # The presentation moves on, and the ballot stays at its slide.
        return LessonSlide("", self.lesson.still()).ballot

    @property
    def tally(self) -> Tally | None:
        """The counts of the class for the slide's question; None if there is no class or no question."""
        ballot = self.ballot
        return None if ballot is None else self.wall.about(ballot.slide.topic)

    @property
    def is_polling(self) -> bool:
        """Whether the slide asks a question that the class answers by phones."""
        if self.is_line or self.lesson is None:
            return self.tally is not None
        return self.lesson.beat.kind in ANSWERS and self.tally is not None

    @property
    def is_open(self) -> bool:
        """Whether phones can answer the question on the slide now."""
        return self.is_polling and self.tally is not None and self.tally.is_open

    @property
    def is_ready(self) -> bool:
        """Whether the next press shows the answer, or what the players of a game have chosen.

        The answer waits until the server has told the counts, so that the wall always shows both
        together.
        """
        tally = self.tally
        if tally is None or not self.is_polling:
            return False
        if self.class_game is not None:
            return tally.is_complete or not tally.is_open
        return tally.phase in ("talk", "closed")

    @property
    def counts(self) -> Mapping[Decision, int]:
        """The number of votes for each move that the class chose; empty while the votes are hidden."""
        tally, ballot = self.tally, self.ballot
        if self.is_line or not (self.is_polling and tally and ballot and tally.bars):
            return {}
        pairs = zip(ballot.decisions, tally.bars[-1], strict=False)
        return {decision: count for decision, count in pairs if count}

    def hear_class(self, message: str) -> None:
        """Take a message of the class.

        If the class has closed or answered the question on the slide, go on to the next slide.
        """
        before = self.wall.tally
        self.wall.hear(message)
        self.is_covered_open = self.is_covered_open and self.wall.cover != "over"
        self._follow_class()
        now = self.tally
        if self.is_line and now is not None and now.phase == "shown":
            self._show_choices(now)
        is_ours = now is not None and before.topic == now.topic and self.is_polling
        if is_ours and now and before.phase != now.phase and self.aside is None:
            is_question = self.lesson is not None and self.lesson.beat.kind == "asked"
            if now.phase == "shown" or (now.phase == "closed" and is_question):
                self.step(1)
        self._workspaces.session.tell()

    def _follow_class(self) -> None:
        """Continue on this wall where the class was when its previous wall was closed.

        If the class was playing a game, continue the game. In a lesson go to the slide of the
        class, unless the teacher has chosen another lesson or slide for this wall.
        """
        at, self.wall.at = self.wall.at, ""
        slide = slide_at(at) if self.is_presenting else None
        if isinstance(slide, GameSlide) and slide.played != self.class_game:
            self._begin(Workspace(slide.played.tree))
            self._asked = self._step_here if slide.played.is_asking else None
        elif isinstance(slide, LessonSlide) and self.is_at_opening:
            self.open(Place.from_query(at))

    def _show_choices(self, tally: Tally) -> None:
        """Make the choices of the class in the game, all at once.

        `tally.chosen` has the choice of each player.
        """
        game, ballot, workspaces = self.class_game, self.ballot, self._workspaces
        if game is None or ballot is None:
            return
        counts = zip(ballot.decisions, tally.bars[-1], strict=False) if tally.bars else ()
        self._hands[self._step_here] = {str(each.choice): count for each, count in counts}
        try:
            played = game.play(tally.chosen)
        except IndexError:
            return
        tree = workspaces.session.tree
        for decision in played.decisions[len(game.moves) :]:
            tree = tree.add(tree.current, decision)
        self._asked = None
        workspaces.session.open(replace(workspaces.session.workspace, tree=tree))
        self._tell()

    def vote_again(self) -> None:
        """Let the class vote again on the question, if the question is closed."""
        tally = self.tally
        if self.is_polling and tally is not None and tally.phase in ("talk", "closed"):
            self._leave_aside()
            self.wall.press("again")
            self._workspaces.session.tell()

    def open_class(self) -> None:
        """If the server offers to open a class, let the page ask the server for a class."""
        if self.wall.can_open:
            self.wall.press("open")
            self._workspaces.session.tell()

    def toggle_joining(self) -> None:
        """Show the slide by which phones join, or close it."""
        is_shown = self.wall.joining is not None and self.wall.cover != "joining"
        self.wall.cover = "joining" if is_shown else ""
        self.is_covered_open = self.is_board_alone = False
        self._workspaces.session.tell()

    def play_aside(self, option: int) -> None:
        """Show on the board, as an aside from the lesson, a move that the class chose."""
        ballot = self.ballot
        if ballot is None or self.lesson is None or not 0 <= option < len(ballot.decisions):
            return
        decision = ballot.decisions[option]
        if decision not in self.counts:
            return
        tree = self.lesson.tree()
        self.aside = option
        played = Workspace(tree.add(tree.current, decision), self.lesson.lesson.key)
        self._workspaces.lay_out(played)

    def _leave_aside(self) -> bool:
        """Return from an aside to the slide of the lesson; return whether an aside was shown."""
        was_aside, self.aside = self.aside is not None, None
        if was_aside:
            self.arrive()
        return was_aside

    def note_hands(self, option: int) -> None:
        """Note which option a class without phones chose by hands; the same option again is forgotten."""
        ballot = self.ballot
        if not self.can_raise_hands or ballot is None or option >= ballot.count:
            return
        assert self.lesson is not None
        if self.said.pop(self.lesson.beat, None) != option:
            self.said[self.lesson.beat] = option
        self._workspaces.session.tell()

    @property
    def can_raise_hands(self) -> bool:
        """Whether the slide asks a class without phones to choose one of several options by hands."""
        is_asked = self.lesson is not None and self.lesson.beat.kind in ("asked", "posed")
        return self.has_options and is_asked and self.ballot is not None and self.tally is None

    @property
    def chosen_by_hands(self) -> int | None:
        """The option that the class chose by hands for the slide's question; None before a choice."""
        if self.lesson is None or self.is_line:
            return None
        asked = self.lesson.beat._replace(kind="asked")
        return self.said.get(asked, self.said.get(self.lesson.beat))

    # Opening and leaving

    def forget(self, lesson: LessonKey) -> None:
        """Forget the presentation of a lesson that was only previewed."""
        found = self._presented.pop(lesson, None)
        if found is not None and found is self.lesson:
            self.lesson = None

    def open(self, place: Place) -> None:
        """Present the slide of a place, or the content of the workspace.

        A lesson continues at its last slide. A lesson that is presented for the first time begins
        at the learner's place. If a game has no lesson and nothing was decided in it, present an
        example.
        """
        workspaces, step = self._workspaces, place.step
        is_fresh = self._open_lesson(place.lesson or workspaces.session.lesson)
        is_first = place.lesson is not None and place.ply == 0 and not place.link
        is_own = workspaces.at == FREE or (workspaces.at == LESSON and self._is_aside)
        self.is_line = self.lesson is None or (is_own and step is None and not is_first)
        self._show_example()
        if self.lesson is not None and not self.is_line:
            if step is not None:
                if is_fresh:  # this presentation begins at the step; the first slide was not seen
                    self.lesson.seen.discard(self.lesson.at)
                self.lesson.go_to_step(step.id, step.part)
            elif is_first:
                self.lesson.go(0)
            elif is_fresh and workspaces.at == LESSON and workspaces.session.ply:
                self.lesson.go_to_ply(workspaces.session.ply)
        self.arrive()

    def _show_example(self) -> None:
        """If the game in view has no lesson and no decision yet, present its example."""
        workspaces = self._workspaces
        game = workspaces.session.tree.game.name
        if workspaces.at != FREE or not workspaces.session.is_just_dealt:
            return
        if opening_lesson(game).game != game and (shown := example(game)) is not None:
            workspaces.begin(shown)

    def _open_lesson(self, lesson: LessonKey | None) -> bool:
        """Open a lesson with acts; return whether this lesson is presented for the first time.

        If `lesson` is None, take the lesson that was presented before, or else the first lesson
        of the page.
        """
        if lesson is None and self.lesson is None:
            lesson = opening_lesson()
        if lesson is None or not has_course(lesson.lesson, lesson.game):
            return False
        is_fresh = lesson not in self._presented
        if is_fresh:
            before = self._covered.get(lesson)
            seen = () if before is None else before.seen
            course = open_course(lesson.lesson, lesson.game)
            self._presented[lesson] = Presentation(course, seen=seen)
        self.lesson = self._presented[lesson]
        return is_fresh

    def arrive(self) -> None:
        """Show on the board what the present slide is about, and call the listeners of the session."""
        self.aside = None
        if self.is_line or self.lesson is None:
            self._workspaces.session.tell()
        else:
            self._workspaces.lay_out(Workspace(self.lesson.tree(), self.lesson.lesson.key))
        self._tell()

    def present_line(self) -> None:
        """Present the learner's own line: the line of free play, or else the line beside the lesson."""
        workspaces = self._workspaces
        if self.has_line:
            if workspaces.free_tree is not None:
                workspaces.open_free(lambda: workspaces.session.workspace)
                self._show_example()
            else:
                workspaces.open_lesson()
            self.is_line, self.is_covered_open = True, False
            self.arrive()

    def present_lesson(self) -> None:
        """Present the lesson in place of a line."""
        if self.lesson is not None:
            self.is_line, self.is_covered_open = False, False
            self.arrive()

    # The hands of a class

    @property
    def is_asking_class(self) -> bool:
        """Whether the screen asks a class to raise hands before it shows secret choices of the line."""
        return self.is_line and self._asked is self._step_here

    @property
    def hands(self) -> Mapping[str, int]:
        """The number of hands that a class raised for each choice, as far as the teacher has counted.

        The numbers belong to the question in view, or to the choices that were shown after the
        question.
        """
        session = self._workspaces.session
        ply = session.ply if self.is_asking_class else self._stop(-1)
        is_shown = self.is_asking_class or is_choice(session.line.events_at(session.ply))
        return self._hands.get(self._step_at(ply), {}) if self.is_line and is_shown else {}

    @property
    def has_hands(self) -> bool:
        """Whether the game has secret choices for which a class can raise hands."""
        return panels_of(self._workspaces.session.tree.game.name).hands is not None

    def play_with_class(self) -> None:
        """Present a new game of the same kind with a new deal.

        If phones are connected, they play the game. Otherwise the program plays a first round or
        day.
        """
        game, seed = self._workspaces.session.tree.game, randbelow(SEEDS)
        if not self.has_hands:
            return
        if self.wall.joining is not None:
            count = count_players(game, self.wall.tally.here)
            self._begin(Workspace(ClassGame(game.name, seed, count).tree))
        elif (dealt := example(game.name, seed)) is not None:
            self._begin(dealt)

    def _begin(self, workspace: Workspace) -> None:
        """Present a game of the class from its beginning."""
        self._workspaces.begin(workspace)
        self.is_line, self.is_covered_open, self.wall.cover = True, False, ""
        self.arrive()

    def count_hands(self, choice: str, count: int | None) -> None:
        """Note how many hands the class raised for a choice; None removes the number."""
        panels = panels_of(self._workspaces.session.tree.game.name)
        if self.is_asking_class and panels.hands and choice in panels.hands.choices:
            asked = self._hands.setdefault(self._step_at(self._workspaces.session.ply), {})
            asked.pop(choice, None)
            if count is not None:
                asked[choice] = count
            self._workspaces.session.tell()

    @property
    def has_to_ask(self) -> bool:
        """Whether the class must be asked before the next step, which shows secret choices.

        If the class plays the game by phones, it is asked whenever a choice is due at the end of
        the line.
        """
        session = self._workspaces.session
        if self.class_game is not None:
            return session.is_at_end and session.state.due is not None and not self.is_asking_class
        events = session.line.events_at(self._stop(1))
        is_revealing = (
            self.is_line and not session.is_at_end and is_choice(events) and not is_awaiting(events)
        )
        return is_revealing and self.has_hands

    def _step_at(self, ply: int) -> Step:
        session = self._workspaces.session
        return session.tree.step(session.path[ply])

    @property
    def _step_here(self) -> Step:
        return self._step_at(self._workspaces.session.ply)

    # Stepping

    @property
    def stops(self) -> tuple[int, ...]:
        """The plies of the line that have a slide; secret choices made at one time share one slide."""
        line = self._workspaces.session.line
        last = line.plies
        return tuple(
            ply for ply in range(last + 1) if ply == last or not is_awaiting(line.events_at(ply))
        )

    @property
    def is_at_start(self) -> bool:
        """Whether the slide in view is the first one."""
        if self.is_line or self.lesson is None:
            return self._workspaces.session.ply == 0 and not self.is_asking_class
        return self.lesson.at == 0

    @property
    def is_at_opening(self) -> bool:
        """Whether the wall shows the slide with which it opens if the teacher chose no lesson."""
        is_usual = self.lesson is None or self.lesson.lesson.key == opening_lesson()
        return self.is_at_start and is_usual

    @property
    def is_at_end(self) -> bool:
        """Whether the slide in view is the last one."""
        if self.is_line or self.lesson is None:
            is_going_on = self.has_to_ask or self.ballot is not None
            return self._workspaces.session.is_at_end and not is_going_on
        return self.lesson.following is None

    def step(self, by: int) -> None:
        """Go on by `by` slides, or back if `by` is negative.

        If the list of what was covered, only the board or a slide of the class is shown, show the
        present slide again instead. If the slide asks the class, going on closes the question,
        and then shows the answer.
        """
        session = self._workspaces.session
        if self.is_covered_open or self.is_board_alone or self.wall.cover:
            self.is_covered_open, self.is_board_alone, self.wall.cover = False, False, ""
            session.tell()
        elif by < 0 and self._leave_aside():
            return
        elif by > 0 and self.is_ready:
            self._leave_aside()
            self.wall.press("show")
            session.tell()
        elif by > 0 and self.is_open:
            self.wall.press("close")
            session.tell()
        elif self.is_line or self.lesson is None:
            self._step_along(by)
            self._tell()
        else:
            self.lesson.go(self.lesson.at + by)
            self.arrive()

    def _step_along(self, by: int) -> None:
        """Go on or back along the line; before secret choices are shown, first ask the class."""
        session = self._workspaces.session
        was_asking = self.is_asking_class
        if (by > 0 and not was_asking and self.has_to_ask) or (by < 0 and was_asking):
            self._asked = None if was_asking else self._step_at(session.ply)
            session.tell()
        else:
            session.go(self._stop(by))

    def _stop(self, by: int) -> int:
        """Return the ply of the slide that comes `by` slides later, or earlier if `by` is negative.

        Beyond an end of the line, return the ply of the first or the last slide.
        """
        ply = self._workspaces.session.ply
        if by > 0:
            found = [each for each in self.stops if each > ply][:by]
            return found[-1] if found else ply
        found = [each for each in self.stops if each < ply][by:]
        return found[0] if found else ply

    def first(self) -> None:
        """Show the first slide."""
        self.is_covered_open, self.is_board_alone, self.wall.cover = False, False, ""
        self._asked = None
        if self.is_line or self.lesson is None:
            self._workspaces.session.go(0)
            self._tell()
        else:
            self.lesson.go(0)
            self.arrive()

    def act(self, number: int) -> None:
        """Show the title of an act of the lesson, counted from 1."""
        if self.lesson is not None:
            self.is_line = self.is_covered_open = self.is_board_alone = False
            self.wall.cover = ""
            self.lesson.go_to_act(number)
            self.arrive()

    def note(self) -> None:
        """Remember the step of a line that is on the screen."""
        session = self._workspaces.session
        if not (self.is_line and session.ply):
            return
        line, ply = session.line, session.ply
        events = line.events_at(ply)
        decision = None if is_secret(events) else line.decision(ply)
        rules = tuple(dict.fromkeys(event.rule for event in events))
        key = session.tree.step(session.place)
        self.walked[key] = Walked(ply, line.states[ply - 1], decision, rules)

    def begin_anew(self) -> None:
        """Begin a new list of what was covered."""
        self.walked = {}
        if self.lesson is not None:
            self.lesson.begin_anew()
        self._workspaces.session.tell()

    # Storage

    def dump(self) -> dict[str, object] | None:
        """Return the presentations as JSON values for the browser; None if no lesson was presented.

        The result is the entry of the present lesson, with the entries of other lessons in
        `others`.
        """
        if self.lesson is None:
            return None
        known = {**self._covered, **self._presented}
        here = self.lesson.lesson.key
        others = [_entry(each) for lesson, each in known.items() if lesson != here]
        return {**_entry(self.lesson), "others": others}

    def restore(self, kept: object) -> None:
        """Restore the presentations that a browser stored; invalid entries are ignored."""
        for each in self._read_all(kept):
            self.lesson = self._presented[each.lesson.key] = each

    def recall(self, kept: object) -> None:
        """Restore which slides were covered in presentations on earlier visits.

        The presentations of this visit add to these slides.
        """
        self._covered = {each.lesson.key: each for each in self._read_all(kept)}

    def _read_all(self, kept: object) -> Iterator[Presentation]:
        if not isinstance(kept, Mapping):
            return
        others = kept.get("others")
        for each in (*others, kept) if isinstance(others, list) else (kept,):
            found = self._read(each) if isinstance(each, Mapping) else None
            if found is not None:
                yield found

    def _read(self, kept: Mapping[str, object]) -> Presentation | None:
        """Return one stored presentation; None if the entry is invalid.

        An entry of an older page names no lesson; it then belongs to the open lesson.
        """
        at, seen, name, game = (kept.get(key) for key in ("at", "seen", "lesson", "game"))
        if not isinstance(at, int) or not isinstance(seen, list):
            return None
        lesson = self._workspaces.session.lesson or opening_lesson()
        if isinstance(name, str):
            found = lesson_named(name, game if isinstance(game, str) else None)
            if found is None or found.game != game:
                return None
            lesson = found
        if not has_course(lesson.lesson, lesson.game):
            return None
        places = (each for each in seen if isinstance(each, int))
        return Presentation(open_course(lesson.lesson, lesson.game), at, places)


def _entry(shown: Presentation) -> dict[str, object]:
    return {**shown.lesson.key._asdict(), "at": shown.at, "seen": sorted(shown.seen)}
