"""The card of the present decision: the place in the game, the player, every way to decide.

Every legal decision is also a button with words, so that the whole game can be played
through these buttons. While the page computes a decision of another player, the reader
can use the page.
"""

from __future__ import annotations

from collections.abc import Callable

from tutor.core.base.errors import RecordError, TutorError
from tutor.core.base.game import State
from tutor.core.base.redeal import certain_events
from tutor.core.records.lines import beginnings, line_end
from widgets.forecast.thinking import SEARCH_SECONDS, Searching
from widgets.session.session import Session
from widgets.session.settled import Awaited
from widgets.session.workspace import kinds_of
from widgets.shared.controls import Markup, control, decide, element, join
from widgets.shared.loop import Sentence, sentence_of
from widgets.shared.model import PageModel
from widgets.shared.window import Card


def why_not_on(error: TutorError) -> Sentence:
    """Return the sentence that says why the game cannot go on after a legal decision.

    One reason is that the setup of a record may lay out only the cards that the record's
    decisions need.
    """
    if isinstance(error, RecordError) and error.faults[0].place.startswith("setup"):
        return lambda text: text.say("now-cards-end")
    return sentence_of(error)


class Now(Card):
    """The card of the present decision, at the top of the column beside the board."""

    names = ("tutor-now-card",)
    part, label = "now", "aria-now"
    is_here = False
    """Whether the choices are shown beside the list of lines; they are hidden there at first."""

    def draw(self, model: PageModel) -> Markup:
        """Return the place in the game, the due and the picked decision, and the game's panel."""
        stage, session = self.stage, self.stage.session
        showing = stage.showing()
        due = showing.state.due
        if model.is_watched and due is not None:
            return Markup("")
        mark = Markup("") if due is None else stage.mark(due.player)
        words = stage.game.due(due, showing.state)
        # If the choices of a turn explain themselves, a small screen says only who decides.
        short = {} if due is None else {"short": stage.say("now-decides", player=due.player)}
        heading = element(
            "h2", mark, " ", element("span", words), class_="tutor-due", tabindex="-1", data=short
        )
        return element(
            "section",
            element(
                "div",
                element("div", self._place(), heading, class_="tutor-now-words"),
                self._ways_back(can_keep=model.can_keep),
                class_="tutor-now-head",
            ),
            self._decide_here(),
            self._seats(),
            self._aside(),
            self._to_lines(),
            self._picked_effect(),
            self._settled_note(),
            self._same_again(),
            self._handing() or self._deciding(),
            self._waiting(is_lost=model.is_lost),
            self._over(is_own_game=model.view == "play"),
            data={"at": session.moment},
        )

    def _settled_note(self) -> Markup:
        """Return the sentence that says that the position is settled; empty if a decision is possible.

        In a settled position no new decision is allowed, because the line shows something hidden
        later.
        """
        session = self.stage.session
        if session.state.due is None or not session.is_settled():
            return Markup("")
        return element("p", self.stage.say("now-settled"), class_="tutor-hint")

    def _same_again(self) -> Markup:
        """Return the sentence that the next card will be the same; empty if no card was taken back.

        The next card is the same because the reader has seen the card that was taken back.
        """
        if not self.stage.session.has_turned_ahead:
            return Markup("")
        return element("p", self.stage.say("now-same-again"), class_="tutor-hint", role="status")

    def _deciding(self) -> Markup:
        """Return the game's panel with every choice, its cost and its gain."""
        stage = self.stage
        showing = stage.showing()
        of = f"tutor-deciding{' tutor-beside-lines' if self.is_here else ''}"
        words = stage.game.due(showing.state.due, showing.state)
        return element(
            "div", stage.panels.deciding(showing), class_=of, role="group", aria_label=words
        )

    def _decide_here(self) -> Markup:
        """Return the button that unfolds the choices beside the lines; empty if there are no choices."""
        if not self.stage.showing().legal or self.stage.session.next_person is not None:
            return Markup("")
        return control(
            "decide-here",
            "",
            self.stage.say("now-decide-here"),
            class_="tutor-caret tutor-decide-here",
            aria_expanded=str(self.is_here).lower(),
        )

    def _place(self) -> Markup:
        """Return the place in the game and the learner's seats, in words.

        After the game the markup is empty, because the heading says that the game is over.
        """
        session = self.stage.session
        mine = session.mine
        if session.state.due is None:
            return Markup("")
        if not mine:
            return element("p", self.stage.standing(), class_="tutor-place")
        seats = self.stage.say("now-seats", players=self.stage.text.all_of(sorted(mine)))
        words = f"{self.stage.standing()} · {seats}"
        return element("p", words, class_="tutor-seated tutor-place")

    def _seats(self) -> Markup:
        """Return the learner's seats in words, for a screen that is too small for the place in the game."""
        said = self.stage.seats()
        return element("p", said, class_="tutor-seats") if said else Markup("")

    def _picked_effect(self) -> Markup:
        """Return the effect of the picked decision, with a button that makes this decision.

        The markup is empty if no decision is picked.
        """
        stage, session = self.stage, self.stage.session
        picked = session.picked
        if picked is None:
            return Markup("")
        told = [stage.game.event(event) for event in certain_events(session.state, picked)]
        return element(
            "div",
            element("h3", stage.game.decision(picked, session.state)),
            element("ul", *(element("li", sentence) for sentence in told)),
            element(
                "div",
                decide(session.tree.game, picked, stage.say("picked-do"), class_="tutor-main-do"),
                control("forget", "", stage.say("picked-forget")),
                class_="tutor-row",
            ),
            class_="tutor-picked",
        )

    def _aside(self) -> Markup:
        """Return the name of the side line, with a button that compares it and one to the main line.

        On the main line, beside the list of lines, return a button that compares the last line
        that the reader tried.
        """
        stage, session = self.stage, self.stage.session
        tree = session.tree
        tried = beginnings(tree)
        if not tried:
            return Markup("")
        if not session.is_aside:
            other = max(tried)
            words = stage.say_of_line("aside-compare", name=stage.line_in_words(other))
            compare = control("compare", line_end(tree, other), words, class_="tutor-main-do")
            return element("div", compare, class_="tutor-aside tutor-aside-main tutor-row")
        compare = control(
            "compare", line_end(tree, 0), self._either("aside-compare-main"), class_="tutor-main-do"
        )
        main = control("main", "", self._either("aside-main"))
        return element(
            "div",
            element(
                "span", stage.say_of_line("aside-name", name=stage.line_in_words(session.place))
            ),
            element("div", compare, main, class_="tutor-aside-ways"),
            class_="tutor-aside tutor-row",
        )

    def _to_lines(self) -> Markup:
        """Return the button that opens the list of lines on a phone, where the tabs are hidden.

        The markup is empty if the learner has tried no line.
        """
        is_offered = self.stage.layout == "phone" and beginnings(self.stage.session.tree)
        if not is_offered:
            return Markup("")
        return control("tab", "lines", self.stage.say("now-lines"), class_="tutor-to-lines")

    def _either(self, said: str) -> Markup:
        """Return a message in its full form and in its short form.

        The style sheet shows the form that fits.
        """
        return join(
            element("span", self.stage.say_of_line(said), class_="tutor-in-full"),
            element("span", self.stage.say(f"{said}.short"), class_="tutor-in-short"),
        )

    def _waiting(self, *, is_lost: bool) -> Markup:
        """Return the sentence that another player is thinking, or a button that lets this player decide.

        The markup is empty if the learner is due.
        """
        session, say = self.stage.session, self.stage.say
        due = session.state.due
        if due is None or due.player not in session.others or not session.is_at_end:
            return Markup("")
        if session.awaited is not None:
            return element("p", say("now-thinking", player=due.player), class_="tutor-hint")
        words = say("now-await", player=due.player)
        lost = element("p", say("now-thinking-lost", player=due.player)) if is_lost else ""
        return join(lost, control("await", "", words, class_="tutor-main-do"))

    def _over(self, *, is_own_game: bool) -> Markup:
        """Return the buttons at the end of a game: play again, and look at what decided the game.

        The markup is empty before the end, and outside of the view `play`.
        """
        if not is_own_game or self.stage.session.state.due is not None:
            return Markup("")
        say = self.stage.say
        return element(
            "div",
            control("play-again", "", say("now-play-again"), class_="tutor-main-do"),
            control("look-back", "", say("now-look-back")),
            class_="tutor-row",
        )

    def _handing(self) -> Markup:
        """Return the button that hands the screen to the next person.

        The result is empty unless several people play at one screen (a hot seat).
        """
        say, session = self.stage.say, self.stage.session
        person = session.next_person
        if person is None or (not session.is_covered and session.is_settled()):
            return Markup("")
        do, hint = ("sit-down", "seat-covered") if session.is_covered else ("hand-on", "seat-last")
        return element(
            "div",
            control(do, "", say(f"seat-{do}", player=person), class_="tutor-main-do"),
            element("p", say(hint, player=person), class_="tutor-hint"),
            class_="tutor-handing",
        )

    def _play_to(self) -> list[Markup]:
        """Return the buttons that let the rules of thumb decide for all seats until a part ends."""
        session, say = self.stage.session, self.stage.say
        if session.state.due is None or session.is_hot_seat:
            return []
        names = {"turn": "turn", "part": session.line.part or "round", "game": "game"}
        words = "now-play-to.seated" if session.others else "now-play-to"
        heading = element("p", say(words), class_="tutor-hint")
        ways = (
            control("play-to", part, say(f"now-play-to-{name}")) for part, name in names.items()
        )
        return [heading, *ways]

    def _back(self) -> str:
        """Return the words of the button to go back, which say what going back will undo."""
        session, say = self.stage.session, self.stage.say
        if not session.can_take_back:
            return say("now-step-back")
        begun = session.played_back
        if begun is None:
            return say("now-back")
        return say("now-back-played", count=session.ply - begun + 1)

    def _ways_back(self, *, can_keep: bool) -> Markup:
        stage, session = self.stage, self.stage.session
        controls = []
        if session.ply:
            # If no decision can be taken back, the button only goes back a step, as in the timeline.
            of = " tutor-undo" if session.can_take_back else " tutor-step-back"
            against = session.against_taking_back if session.can_take_back else None
            cannot = stage.say(f"now-back-{against}") if against else ""
            controls.append(_sign("back", self._back(), of, cannot))
        if session.can_make_again:
            controls.append(_sign("again", stage.say("now-again")))
        if session.others or session.state.due is not None or session.one_back is not None:
            offered = kinds_of(session.tree.game.name)
            kinds = [control("play-on", kind, stage.say(f"now-play-{kind}")) for kind in offered]
            if session.others or session.is_hot_seat:
                words = "now-play-open" if session.is_hot_seat else "now-play-stop"
                kinds = [control("play-on", "stop", stage.say(words))]
            if _is_open(session, session.one_back):
                kinds.append(control("back-one", "", stage.say("now-back-one")))
            if session.can_take_back and _is_open(session, session.turn_back):
                kinds.append(control("back-turn", "", stage.say("now-back-turn")))
            if can_keep and len(stage.showing().legal) > 1:
                kinds.append(control("card-keep", "", stage.say("now-keep")))
            kinds += self._play_to()
            name = stage.say("now-others")
            others = element("summary", name, class_="tutor-do tutor-sign-do", title=name)
            listed = element("div", *kinds, class_="tutor-menu-list")
            controls.append(element("details", others, listed, class_="tutor-others"))
        return element("div", join(*controls), class_="tutor-row tutor-ways-back")


def _is_open(session: Session, ply: int | None) -> bool:
    """Return whether the reader can take back all decisions from a ply on; False if the ply is None."""
    return ply is not None and session.against_back(ply) is None


def _sign(do: str, words: str, class_: str = "", cannot: str = "") -> Markup:
    """Return a control that shows a sign instead of words.

    Screen readers read `words` aloud, and the page shows them under the pointer.
    """
    class_ = f"tutor-sign-do tutor-{do}-do{class_}"
    return control(do, "", words, class_=class_, cannot=cannot, title=cannot or words)


class Choices(Card):
    """The card of all legal decisions in words, `.tutor-choices`; tests press its buttons."""

    names = ("tutor-choices-card",)

    def draw(self, _: PageModel) -> Markup:
        """Return a button for each legal decision, in the order of the rules.

        If no decision is due for the reader, return a sentence that says why.
        """
        stage, session = self.stage, self.stage.session
        showing = stage.showing()
        words = stage.game.decisions(showing.state) if showing.legal else []
        buttons = [decide(session.tree.game, decision, said) for decision, said in words]
        empty = "choices-over" if showing.state.due is None else "choices-others"
        return element(
            "section",
            element("h2", stage.say("choices-heading")),
            element("p", stage.game.due(showing.state.due, showing.state), class_="tutor-hint"),
            # The panel of the game also has all choices, so a reader may skip these buttons.
            element("a", stage.say("skip-past"), href="#tutor-board-text", class_="tutor-skip"),
            element(
                "div",
                *(buttons or [element("p", stage.say(empty))]),
                class_="tutor-choices",
                data={"at": session.moment},
            ),
            id="tutor-choices",
            tabindex="-1",
            aria_label=stage.say("choices-heading"),
        )


Searcher = Callable[[Awaited, Callable[[], None]], Searching]


class OtherPlayers:
    """The maker of the decisions of other players for which the session waits, one after another.

    `search` starts the computation of one decision; before that, `clear` stops other
    computations of the page. `tell` shows a sentence if a decision cannot be made.
    """

    def __init__(
        self,
        session: Session,
        search: Searcher,
        clear: Callable[[], None],
        tell: Callable[[Sentence], None],
    ) -> None:
        self.search: Searcher = search
        self._session, self._clear, self._tell = session, clear, tell
        self._awaited: Awaited | None = None
        self._work: Searching | None = None
        self._lost: State | None = None

    @property
    def is_lost(self) -> bool:
        """Whether the computation of the due decision failed, so that the session does not wait."""
        return self._lost is self._session.state

    def follow(self) -> None:
        """Compute the decision for which the session waits now, and stop any other computation."""
        awaited = self._session.awaited
        if awaited is self._awaited:
            return
        if self._work is not None:
            self._work.stop()
        self._awaited, self._work = awaited, None
        if awaited is not None:
            self._lost = None
            self._clear()
            self._work = self.search(awaited, self._finish)
            self._work.think(SEARCH_SECONDS)

    def _finish(self) -> None:
        """Make the computed decision; if the computation found no decision, end the session's waiting."""
        awaited, work = self._awaited, self._work
        self._awaited = self._work = None
        if awaited is None or work is None:
            return
        session = self._session
        if work.chosen is None:
            self._lost = awaited.state
            session.give_up()
            session.tell()
            return
        try:
            session.answer(awaited, work.chosen)
        except TutorError as error:
            session.give_up()
            self._tell(why_not_on(error))
            session.tell()
