"""What the page shows around its windows: address, title, language, names, and announcements.

An announcement is a text that screen readers read aloud. It tells everything that is new
at one moment: the outcome of a decision, the actions of each other player, whose turn it
is, which edit was undone, and to which step the reader jumped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tutor.core.base.game import known_to
from tutor.core.lessons.files import door_lessons
from tutor.core.records.lines import beginning
from widgets.app.here import Here
from widgets.app.storage import Storage, place_in_words
from widgets.app.visits import Visits
from widgets.app.windows import View, Windows
from widgets.page import Page
from widgets.rules.lookup import RULES
from widgets.session.happened import Happened, told_steps
from widgets.shared.controls import Markup, element, sentences
from widgets.shared.place import DOOR, USUAL, Place
from widgets.shared.stage import Stage

Said = tuple[int, str, str, tuple[str, ...]]
"""The last announcement: the number of its arrival, the language, the step and the replies."""


class Announcer:
    """The writer of announcements, the texts that screen readers read aloud.

    If the page is rendered again and nothing has changed, the writer returns no announcement.
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._said: Said = (0, "", "", ())
        self._aside: tuple[str, ...] = ()
        self._line = 0
        self._mine: frozenset[str] = frozenset()
        self._away = ""
        self._is_other_line = self._is_other_seat = self._is_leaving = False

    def slide(self, words: str) -> str | None:
        """Return the announcement of a slide during a presentation.

        Return None if the slide was announced already.
        """
        before, self._said = self._said, self._now(words)
        return words if words and self._said != before else None

    def aside(self, told: tuple[str, ...]) -> str | None:
        """Return the announcement of a side panel, made of the sentences `told`.

        Return None if all these sentences were announced already.
        """
        before, self._aside = self._aside, told
        fresh = [each for each in told if each not in before]
        return sentences(fresh) or None

    def sentence(self, place: str, replies: tuple[str, ...], away: str) -> str | None:
        """Return the announcement of this moment; None if nothing is new.

        `place` is the text of a lesson's step, `replies` are the answers to the learner, and `away`
        is the sentence on a step that the learner has left. Replies that were announced already are
        left out.
        """
        before, self._said = self._said, self._now(place, replies)
        (number, language, *_), (*_, place_before, told) = self._said, before
        if number != before[0]:
            self._arrive(away)
        self._away = away
        fresh = [each for each in replies if language != before[1] or each not in told]
        if (number, language) != before[:2]:
            parts = self._parts(place, fresh, away)
        else:
            parts = iter([*([place] if place != place_before else []), *fresh])
        return " ".join(part for part in parts if part) or None

    def _now(self, place: str, replies: tuple[str, ...] = ()) -> Said:
        return self._stage.session.arrival.number, self._stage.text.language, place, replies

    def _arrive(self, away: str) -> None:
        """Note what has changed since the last arrival at a moment.

        The line, the learner's seats, or whether the learner has left the step can have changed.
        `away` is the sentence on a step that the learner has left; it is empty if the learner is
        at the step.
        """
        session = self._stage.session
        line = beginning(session.tree, session.place)
        is_opened = session.arrival.how == "opened"
        self._is_other_line = bool(line) if is_opened else line != self._line
        self._is_other_seat = session.mine != self._mine
        self._is_leaving = bool(away) and not self._away
        self._line, self._mine = line, session.mine

    def _parts(self, place: str, replies: list[str], away: str) -> Iterator[str]:
        how = self._stage.session.arrival.how
        if how == "refused":
            yield self._refusal()
            yield from replies
            return
        if how in ("opened", "went") and place:
            yield place
            yield from replies
            return
        if how in ("undone", "redone"):
            yield self._edit_sentence()
        else:
            yield self._where()
        if self._is_other_line:
            yield self._which_line()
        yield from self._news()
        if self._is_leaving:
            yield away
        is_covered = self._stage.session.is_covered
        if self._is_other_seat or (is_covered and how == "opened"):
            yield self._seats()
        yield place
        yield from replies
        if how != "went" and not (place or replies):
            yield self._due()

    # Parts

    def _refusal(self) -> str:
        refusal = self._stage.session.refusal
        return "" if refusal is None else self._stage.game.refusal(refusal)

    def _where(self) -> str:
        """Return the sentence that names the ply to which the reader went; empty after a decision."""
        session = self._stage.session
        if session.arrival.how == "decided":
            return ""
        since = session.arrival.since
        ply = since if session.arrival.how == "opened" else session.ply
        return self._stage.say("told-place", ply=ply, plies=session.line.plies)

    def _which_line(self) -> str:
        if not self._line:
            return self._stage.say_of_line("told-main")
        return self._stage.say_of_line(
            "aside-line", name=self._stage.line_in_words(self._stage.session.place)
        )

    def _edit_sentence(self) -> str:
        """Return the sentence that says what was undone or redone: decisions, a deletion, or a note."""
        stage, arrival = self._stage, self._stage.session.arrival
        lost = (arrival.before, arrival.changed.gone)
        found = (stage.session.tree, arrival.changed.come)
        (tree, steps), (other, others) = (lost, found) if arrival.how == "undone" else (found, lost)
        if steps:
            step = stage.step(steps[0], tree)
            return stage.say(f"told-{arrival.how}", step=step, more=len(steps) - 1)
        if others:
            return stage.say(f"told-{arrival.how}.deletion", step=stage.step(others[0], other))
        return stage.say(f"told-{arrival.how}.note")

    def _news(self) -> Iterator[str]:
        """Yield the sentences on the steps that are new to the learner.

        For the learner's own steps and for steps that the learner went to, the sentences include
        the decision. For the steps of other players they tell only the events.
        """
        session = self._stage.session
        arrival = session.arrival
        is_opened, is_whole = arrival.how == "opened", arrival.how == "went"
        if not (arrival.since if is_opened else session.ply):
            yield from self._setup()
        plies = range(max(arrival.since + (not is_opened), 1), session.ply + 1)
        for step in told_steps(session.line, plies, session.seat, session.mine):
            is_own = not session.mine or step.player in session.mine
            yield from self._step(step, is_whole=is_whole or is_own)

    def _setup(self) -> Iterator[str]:
        """Yield sentences on how each player begins, if the game began from a random setup."""
        session = self._stage.session
        if session.tree.setup is not None:
            start = session.line.states[0]
            position = known_to(start, session.seat)
            yield from (told.text for told in self._stage.game.setup(position))

    def _step(self, step: Happened, *, is_whole: bool) -> Iterator[str]:
        """Yield the sentences on a step: the decision with its reason, and the events.

        The decision is left out unless `is_whole`. If two sentences are the same, only the first
        one is yielded.
        """
        stage, told = self._stage, ""
        if is_whole and step.decision is not None:
            before = stage.session.line.states[step.ply - 1]
            told = stage.say("told-step", words=stage.game.narrate(step.decision, before))
            yield told
            yield stage.reason(stage.session.path[step.ply])
        yield from (said for said in map(stage.game.event, step.events) if said != told)

    def _seats(self) -> str:
        """Return the sentence that says which seats are the learner's."""
        stage = self._stage
        if stage.session.is_covered:
            return stage.say("seat-covered", player=stage.session.next_person or "")
        if not self._mine:
            return stage.say("told-all-seats")
        return stage.say("told-seats", players=stage.text.all_of(sorted(self._mine)))

    def _due(self) -> str:
        """Return the sentence that says whose turn it is."""
        stage, session = self._stage, self._stage.session
        due = session.state.due
        is_mine = due is not None and due.player in session.mine
        words = stage.game.due(due, session.state)
        return stage.say("told-yours" if is_mine else "told-due", words=words)


LOST: Final = {
    "silent": "lost-reload",
    "cut": "lost-retry",
    "gone": "lost-back-now",
    "again": "lost-reload",
    "writing": "lost-reload",
    "unkept": "lost-reload",
    "notebook": "",
}
"""The messages for each way to lose the kernel, the server or the network.

Each has the message of its button, or an empty text for none.
"""


def _lost_sentence(say: Callable[[str], str], name: str, button: str) -> Markup:
    """Return the sentence on a lost kernel or server, with a button that reloads the page."""
    words = say(f"lost-{name}")
    if not button:
        return element("p", words, class_="tutor-notice")
    again = element("button", say(button), data={"do": "reload"}, class_="tutor-do")
    return element("p", words, " ", again, class_="tutor-notice")


class PageState:
    """The state of the page around its windows, which this class sends to the browser."""

    def __init__(
        self,
        stage: Stage,
        view: View,
        windows: Windows,
        page: Page,
        here: Here,
        visits: Visits,
        storage: Storage,
    ) -> None:
        self._stage = stage
        self._view = view
        self._windows = windows
        self._page = page
        self._here = here
        self._visits = visits
        self._storage = storage
        self._announcer = Announcer(stage)

    def send_address(self) -> None:
        """Send the browser the address of the page's present place, and note the visit.

        Before the browser has sent its storage and its width, the address stays the one by which
        the page was opened.
        """
        if not self._visits.is_open:
            return
        with self._page.hold_sync():
            self._page.address = self._here.address()
            self._page.visit = self._visits.note()

    def tell(self) -> None:
        """Send the browser all other values that the page shows, in one message."""
        page, windows, stage = self._page, self._windows, self._stage
        say = stage.say
        with page.hold_sync():
            page.theme = stage.theme
            page.language = stage.text.language
            page.lost = {name: _lost_sentence(say, name, button) for name, button in LOST.items()}
            windows.main.describe(role="main", aria_label=self._view_name(), tabindex="-1")
            page.names = {
                ".tutor-board": {"tabindex": "-1", "role": "img", "aria-label": say("aria-board")},
                **windows.timeline.names(),
                **windows.curve.names(),
                **windows.forecast.chances.names(),
                **windows.forecast.ledger.names(),
            }
            # Before the storage is restored, the page does not yet show the place of its address.
            if self._visits.is_open and (spoken := self._announcement()) is not None:
                page.speak(spoken)
        if self._visits.is_open:
            stage.session.was_told()

    def keep(self) -> None:
        """Store the present place of the page in the browser, once the browser has sent its storage."""
        here = self._here
        if self._visits.is_open:
            self._storage.keep(self._page.address, here.place(), is_passing=here.is_passing)

    @property
    def resume_words(self) -> str:
        """Return in words the place where the reader can carry on.

        The text is empty if the page offers no such place, or if the front door has the lesson.
        """
        left = self._storage.place_to_resume
        if left is None or left.work is None or self._is_at_door(left):
            return ""
        return place_in_words(left, self._stage)

    def _is_at_door(self, left: Place) -> bool:
        """Return whether the front door has the card of a lesson that leads to the place `left`."""
        lesson = left.work.lesson if left.work else None
        return left.view == USUAL and left.step is not None and lesson in door_lessons()

    def _announcement(self) -> str | None:
        """Return the text to read aloud now; None if nothing is new."""
        windows = self._windows
        if self._view.name == DOOR:
            # The reader has left the game, so a sentence on it is no news any more.
            welcome = self._stage.say("door-heading")
            return welcome if self._page.spoken != welcome else None
        if self._view.is_presenting:
            return self._announcer.slide(windows.slideshow.sentence)
        card = windows.lesson_card
        moment = self._announcer.sentence(card.place, card.replies, card.away)
        aside = self._announcer.aside(self._aside())
        return " ".join(filter(None, (moment, aside))) or None

    def _aside(self) -> tuple[str, ...]:
        """Return the sentences to read aloud on the puzzle, comparison or rule that is open."""
        windows = self._windows
        if windows.compare.is_open:
            return windows.compare.spoken_words
        looked_up = windows.lookups.spoken_words if self._view.tab == RULES else ()
        speaking = (windows.spectacle, windows.voice, windows.puzzle, windows.review)
        return (*(words for each in speaking for words in each.spoken_words), *looked_up)

    def title(self) -> str:
        """Return the title of the page: the place within the view, the view, and the game."""
        say, view, game = self._stage.say, self._view_name(), self._stage.game.say("game-name")
        if self._view.name in (DOOR, "rules"):
            return say("page-title-view", view=view, game=game)
        return say("page-title", place=self._place(), view=view, game=game)

    def _view_name(self) -> str:
        """Return the name of the view in words; the main part of the page has the same name."""
        name = self._view.name
        return self._stage.say("door-heading" if name == DOOR else f"view-{name}")

    def _place(self) -> str:
        """Return in words where the reader is within the view."""
        say, windows = self._stage.say, self._windows
        card = windows.lesson_card
        if windows.compare.is_open:
            return say("lines-compare")
        if self._view.is_presenting:
            return windows.ways.place()
        course = card.course
        if course is None or not card.modes:
            return self._stage.standing()
        if course.is_contents_open:
            return say("lesson-contents")
        if not card.title:
            return say("exhibit-heading" if course.quiz is None else "question-heading")
        place = say("present-place", **course.runner.place._asdict())
        return say("page-title-step", title=card.title, place=place)
