"""Lets the other players think who take their time, and brings what they decide to the game."""

from __future__ import annotations

from collections.abc import Callable

from tutor.core.base.errors import TutorError
from tutor.core.base.game import State
from widgets.forecast.thinking import SEARCH_SECONDS, Searching
from widgets.session.session import Session
from widgets.session.waiting import Awaited
from widgets.shared.notices import Sentence, sentence_of

Searcher = Callable[[Awaited, Callable[[], None]], Searching]


class Others:
    """Works out, one after the other, the decisions that the session waits for.

    `search` makes the work on one, before which `clear` ends what else is played beside the page.
    `tell` shows a sentence on what cannot be done.
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
        """Whether what computed the decision that is due has gone, so that it was given up."""
        return self._lost is self._session.state

    def follow(self) -> None:
        """Think about what is awaited now; what was thought for another moment is dropped."""
        awaited = self._session.awaited
        if awaited is self._awaited:
            return
        if self._work is not None:
            self._work.stop()
        self._awaited, self._work = awaited, None
        if awaited is not None:
            self._lost = None
            self._clear()
            self._work = self.search(awaited, self._thought)
            self._work.think(SEARCH_SECONDS)

    def _thought(self) -> None:
        """Go on with what was found, or give it up."""
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
            self._tell(sentence_of(error))
            session.tell()
