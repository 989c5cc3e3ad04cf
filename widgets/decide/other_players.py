"""Computes the decisions of other players who take time, and plays them in the game."""

from __future__ import annotations

from collections.abc import Callable

from tutor.core.base.errors import TutorError
from tutor.core.base.game import State
from widgets.forecast.thinking import SEARCH_SECONDS, Searching
from widgets.session.session import Session
from widgets.session.waiting import Awaited
from widgets.shared.notices import Sentence, sentence_of

Searcher = Callable[[Awaited, Callable[[], None]], Searching]


class OtherPlayers:
    """Computes, one after another, the decisions that the session waits for.

    `search` makes the work on one decision; before it, `clear` stops other computations of the
    page. `tell` shows a sentence if a decision cannot be made.
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
        """Whether the computation of the due decision was lost, so that the session gave it up."""
        return self._lost is self._session.state

    def follow(self) -> None:
        """Work on the decision that is awaited now; the work for another moment is dropped."""
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
        """Play the decision that was found, or give up the wait."""
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
