"""The stage: the session, the words and the looks of the page, from which every window draws.

A window gets the stage when it is made, and reads the stage each time it draws. In this
way a change of game, theme or language reaches all windows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, tzinfo

from tutor.core.base.game import ONLOOKER, Decision, State
from tutor.core.base.questions import About
from tutor.core.drawing.counts import with_counts
from tutor.core.drawing.scene import Scene
from tutor.core.drawing.strokes import name_of, with_strokes
from tutor.core.records.lines import beginning, letter_for, line_name
from tutor.core.records.notes import Stroke, Strokes
from tutor.core.records.tree import Tree
from tutor.core.words.game_words import GameWords
from tutor.core.words.narration import told_strokes
from tutor.core.words.text import (
    CORE,
    DEFAULT_LANGUAGE,
    LANGUAGES,
    Text,
    best_language,
    text_for,
)
from widgets.page.parts import packages
from widgets.session.reasons import of_example
from widgets.session.session import Session
from widgets.shared.controls import Markup
from widgets.shared.loop import Loop
from widgets.shared.panels import Panels, Showing, panel_words, panels_of
from widgets.shared.themes import BoardName, LayoutName, ThemeName


class PageText(Text):
    """The words of one page, in a language that can change.

    All parts of the page share this object, so that a change of the language reaches all of them.
    """

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        super().__init__(language, (CORE, *packages()))

    def speak(self, language: str) -> None:
        """Change the language of the words."""
        super().__init__(language, self.packages)


def preferred_language(languages: Iterable[object]) -> str:
    """Return the first of a browser's languages in which the page has words.

    `languages` are codes such as "es-PE" or "en", with the most preferred one first.
    """
    for wanted in languages:
        if isinstance(wanted, str) and wanted.split("-")[0].lower() in LANGUAGES:
            return best_language(wanted)
    return DEFAULT_LANGUAGE


class Stage:
    """The session of one learner, with the words and looks in which the windows show it.

    `points` are the ids of the things on the board of which a lesson or teacher speaks now;
    None if nothing is pointed at. `zone` is the time zone of the reader. `slide` is the
    layout of the board on a slide. `is_public` says that many people see the screen, so that
    it shows only what all players may know. `is_together` says that a class chooses for all
    players at once, so that no single player is due. `is_led` says that a lesson is open,
    which has its own text on each step. `is_drafting` says that the board shows a position
    that the reader is setting up, `is_step` that a step of a lesson for beginners asks for a
    decision. `counts` has how many learners of a class chose each thing.
    """

    def __init__(self, session: Session, text: Text, loop: Loop, theme: ThemeName) -> None:
        self.session = session
        self.text = text
        self.loop = loop
        self.theme = theme
        self.layout: LayoutName | None = None
        self.slide: BoardName | None = None
        self.points: tuple[str, ...] | None = None
        self.asked_of = ""
        self.counts: Mapping[str, int] = {}
        self.is_public = self.is_together = self.is_led = self.is_drafting = self.is_step = (
            self.is_answered
        ) = False
        self.zone: tzinfo = UTC
        self._showing: Showing | None = None
        self._drawn: tuple[Showing, Strokes, Mapping[str, int], Scene] | None = None

    @property
    def game(self) -> GameWords:
        """The words of the game on the board."""
        return text_for(self.session.tree.game.name, self.text.language)

    @property
    def panels(self) -> Panels:
        """The panels of the game on the board."""
        return panels_of(self.session.tree.game.name)

    def say(self, message_id: str, **arguments: str | int) -> str:
        """Return the message `message_id` of the page in the present language."""
        return self.text.say(message_id, **arguments)

    def showing(self) -> Showing:
        """Return the input of the panels for the present moment."""
        session = self.session
        found = Showing(
            session.state,
            session.before,
            ONLOOKER if self.is_public else session.seat,
            self.game,
            panel_words(self.text, session.tree.game.name),
            self.theme,
            self.slide or self.layout or "wide",
            session.picked,
            session.refusal,
            self._turn(),
            self.points,
            session.drafted,
            is_between=self.is_together and session.state.due is not None,
            asked_of=self.asked_of,
            is_answered=self.is_answered,
            is_step=self.is_step,
        )
        if self._showing is None or found != self._showing:
            self._showing = found
        return self._showing

    @property
    def strokes(self) -> Strokes:
        """The drawing on the board at the node in view.

        The drawing is empty if the learner may not see the node's decision.
        """
        return self.strokes_at(self.session.place)

    def strokes_at(self, place: int) -> Strokes:
        """Return the drawing on the board at node `place`.

        The drawing is empty if the learner may not see the node's decision.
        """
        session = self.session
        is_others = session.seat is not None or bool(session.others)
        if place and is_others and session.is_secret(place):
            return ()
        return session.tree.strokes_at(place)

    def told_strokes(
        self, place: int | None = None, strokes: Iterable[Stroke] | None = None
    ) -> tuple[str, ...]:
        """Return a sentence on each ring and arrow that is drawn on the board.

        `strokes` are the rings and arrows. The default are those of node `place`, or of the node in
        view.
        """
        found = self.strokes_at(self.session.place if place is None else place)
        if strokes is not None:
            found = tuple(strokes)
        return self._describe(self.panels.scene(self.showing()), found) if found else ()

    def scene(self, showing: Showing | None = None) -> Scene:
        """Return the drawing of the board with the reader's rings and arrows.

        `showing` is by default the input of the panels for the present moment.
        """
        shown, strokes = showing or self.showing(), self.strokes
        drawn, over = self._drawn, (strokes, self.counts)
        if drawn is None or drawn[0] is not shown or drawn[1:3] != over:
            scene = self.panels.scene(shown)
            scene = with_strokes(scene, strokes, shown.theme, self._describe(scene, strokes))
            scene = with_counts(scene, self.counts, shown.theme)
            drawn = self._drawn = shown, *over, scene
        return drawn[3]

    def taps_in(self, state: State) -> Mapping[str, Decision]:
        """Return the decisions that taps on the board make in a state, by the ids of the tapped things."""
        showing = self.showing().within(state)
        return self.panels.taps(showing, self.panels.scene(showing))

    def _describe(self, scene: Scene, strokes: Strokes) -> tuple[str, ...]:
        game, words = self.session.tree.game.name, self.game
        return told_strokes(strokes, lambda thing: name_of(scene, thing, game, words), self.text)

    def _turn(self) -> tuple[tuple[Decision, State], ...]:
        """Return the decisions made so far in the present turn, each with the state before it."""
        line, ply = self.session.line, self.session.ply
        begun = line.place(ply + 1, "turn")
        first = ply if begun is None else begun.ply
        made = ((line.decision(each + 1), line.states[each]) for each in range(first, ply))
        return tuple((decision, state) for decision, state in made if decision is not None)

    def reason(self, place: int) -> str:
        """Return the reason for the decision of node `place`; empty if it has no reason.

        A reason that is stored with the node comes first, and then the reason of the lesson's
        example. A reason of the example may mention hands, so it is returned only if all hands
        are open and no lesson leads. Raises IndexError if the tree has no such node.
        """
        session = self.session
        given, lesson = session.tree.node(place).reason, session.lesson
        is_open = session.seat is None and not self.is_public
        if given or lesson is None or self.is_led or not is_open:
            return given
        return of_example(lesson, session.tree, place, self.text)

    def standing(self, at: int | None = None) -> str:
        """Return in words the day, the round and the turn of the next step.

        After the end of the game, say that the game is over. `at` is a ply of the line, by default
        the ply in view.
        """
        session, say = self.session, self.say
        line, ply = session.line, session.ply if at is None else at
        due = line.states[ply].due
        parts = []
        day = line.place(ply + 1, "day")
        if day is not None:
            parts.append(say("timeline-day", day=day.number))
        night, current = line.place(ply + 1, "night"), line.place(ply + 1, "round")
        if due is None:
            parts.append(say("timeline-over"))
        elif night is not None and (day is None or night.ply > day.ply):
            parts.append(say("timeline-night"))
        elif current is not None:
            parts.append(say("timeline-round", number=current.number))
            turn = line.place(ply + 1, "turn")
            if turn is not None and due.player != turn.player:
                parts.append(say("timeline-turn", player=turn.player))
        else:
            parts.append(say("timeline-start"))
        return " · ".join(parts)

    def seats(self) -> str:
        """Return the sentence that says which seats are the learner's.

        The sentence is empty after the game, while a hot seat is handed on, while a lesson is
        open, and before a class.
        """
        session = self.session
        if session.state.due is None or session.is_covered or self.is_led or self.is_public:
            return ""
        if not session.mine:
            return self.say("now-seats-all")
        return self.say("now-seats", players=self.text.all_of(sorted(session.mine)))

    def mark(self, player: str) -> Markup:
        """Return a player's shape and letter as a picture."""
        return self.panels.mark(self.showing(), player)

    def picture_of(self, about: About) -> Markup:
        """Return the picture of the subject of a question; empty if the board shows the subject."""
        return self.panels.picture_of(self.showing(), about)

    def line_name(self, place: int) -> str:
        """Return the name of the line of node `place`; a side line without a name has a letter."""
        tree = self.session.tree
        begins = beginning(tree, place)
        return line_name(tree, place) or (
            letter_for(tree, begins) if begins else self.say("line-main")
        )

    def line_in_words(self, place: int) -> str:
        """Return the name of the line of node `place`, for use outside of the list of lines.

        In a lesson, a line that has only a letter is called the learner's moves, and the record
        is called the teacher's game.
        """
        tree = self.session.tree
        if not self.is_led or len(line_name(tree, place)) > 1:
            return self.line_name(place)
        return self.say("line-yours" if beginning(tree, place) else "line-teacher")

    def say_of_line(self, message: str, **figures: str | int) -> str:
        """Return a message about a line; in a lesson return its form `.led`, which avoids the term line."""
        return self.say(f"{message}.led" if self.is_led else message, **figures)

    def step(self, place: int, of: Tree | None = None) -> str:
        """Return in words the decision of node `place`, with its player; empty if the node is the start.

        `of` is the tree of the node; by default it is the tree of the session.
        """
        if not place:
            return ""
        tree = of or self.session.tree
        node = tree.node(place)
        if self.session.is_secret(place, tree):
            return self.say("step-secret", player=node.decision.player)
        return self.game.narrate(node.decision, tree.step(node.parent).state)
