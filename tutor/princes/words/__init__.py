"""The Princes of Machu Picchu in words: events, decisions, refusals, rules and positions.

`text_for` returns an instance of `Words`, which joins the modules of this package. The sentences
are messages of the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from tutor.core.base.decision import Refusal
from tutor.core.base.game import Decision, Due, State
from tutor.core.base.questions import Question
from tutor.core.base.schema import Position
from tutor.core.base.states import table_of
from tutor.core.records.compare import Figure
from tutor.core.words.game_words import BUTTON, Family, GameWords
from tutor.core.words.text import PositionPart, QuestionText, SentenceWithRule, Text
from tutor.core.words.wording import Variables
from tutor.princes.components import Components
from tutor.princes.components_file import printed_components
from tutor.princes.rules.scoring import CONQUEST, final_result
from tutor.princes.rules.table import Table
from tutor.princes.words.comparing import Comparing
from tutor.princes.words.describing import Beginning, Describing
from tutor.princes.words.fitting import Fitting
from tutor.princes.words.naming import Naming, Ruling
from tutor.princes.words.questions import QuestionWords
from tutor.princes.words.things import Things
from tutor.princes.words.wording import Choosing, Wording, shortfall

__all__ = ["Words"]


class Words(GameWords):
    """The words of the game in one language, with the figures of the components in use."""

    def __init__(self, text: Text, components: Components | None = None) -> None:
        super().__init__(text)
        self.components = printed_components() if components is None else components

    def with_components(self, components: Components) -> Words:
        """Return the same words for a game with other printed figures."""
        return Words(self.text, components)

    def due(self, due: Due | None, state: State | None = None) -> str:
        """Return the sentence on the decision that is due ("Ralph decides: how many potters produce").

        If `due` is None, the sentence says that the game is over.
        """
        return self._due(due, None if state is None else state.position())

    def figures(self, values: Mapping[str, str | int]) -> Variables:
        """Return the variables of a lesson's text: numbers unchanged, ids of things with their names.

        A district gives variables for all its forms, as in `Naming.place`.
        """
        found: Variables = {}
        for name, value in values.items():
            found |= (
                {name: value} if isinstance(value, int) else self._naming.name_variable(name, value)
            )
        return found

    def position_parts(self, position: Position) -> list[PositionPart]:
        """Return a position or view in words: a text for each subject."""
        due = self._due(_due_in(position), position)
        return Describing(self.text, self._naming, self.components).parts(position, due)

    def board_parts(self) -> list[PositionPart]:
        """Return the sentences on the neighbours of each district and the landmarks of the Inca Trail."""
        return Things(self.text, self._naming, self.components).board()

    def thing(self, position: Position, thing: str) -> list[str]:
        """Return the sentences on a thing on the board, and on its effect in a position or view.

        `thing` is an id of `tutor.princes.things`. Raises KeyError for an unknown id.
        """
        return Things(self.text, self._naming, self.components).thing(position, thing)

    def shortfall(self, refusal: Refusal) -> str:
        """Return the goods that the player lacks, in very few words for the board ("1 llama short")."""
        return shortfall(self.text, self._naming, self.components, refusal)

    def night_pay(self, figures: Position) -> str:
        """Return the goods that the coming night pays a player and the corn that it costs, in words.

        `figures` are the player's figures as `tutor/princes/compare.py` gives them.
        """
        return self._comparing().pay(figures)

    def change(self, figure: Figure) -> str:
        """Return a player's figure in words, as it was before and as it is now.

        If the Scout is lower than before, the sentence says that it passed the Summit. Implements
        `trail.summit`: the Scout begins again at 0, and no rule moves it down.
        """
        more = figure.row.more
        if figure.row.key != "scout" or more is None or more >= 0:
            return super().change(figure)
        return self.say(
            "compare-over-summit",
            before=figure.left,
            after=figure.right,
            steps=self.components.summit + more,
        )

    def fit(self, before: State, after: State, player: str) -> str:
        """Return in words what a move does for a Sacrifice card that the player held before the move.

        The text is empty if the move does nothing for such a card.
        """
        fitting = Fitting(self.text, self._naming, self.components)
        return fitting.fit(before.position(), after.position(), player)

    def loss(self, before: State, after: State, player: str) -> str:
        """Return in words how many points of the trail a player loses when the Scout passes the Summit.

        The text is empty if the player loses none. Implements `trail.summit` and `score.trail`.
        """
        seat = before.players.index(player)
        steps = (each.position()["players"][seat]["scout"] for each in (before, after))
        was, now = (self.components.trail_points(step) for step in steps)
        return self.say("loss-trail", points=was - now) if was > now else ""

    def deadline(self, state: State) -> str:
        """Return the sentence that says that the day ends with this turn, or with the next Moon tile.

        The text is empty if the day does not end so soon. Implements `day.end`.
        """
        position = state.position()
        if position["last_turns"]:
            return self.say("deadline", case="last")
        left = len(position["moon_tiles"])
        return self.say("deadline", case="next") if self.components.next_tile_ends_day(left) else ""

    def outlook(self, state: State) -> str:
        """Return how near both endings are, and the totals if the Conquest came now.

        It is empty after the end of the game. Implements `end.orders`, `end.conquest` and
        `score.gold`. It uses the cards of every player.
        """
        if state.due is None:
            return ""
        position = state.position()
        tiles = self.components.order_tiles
        taken = tiles - sum(position["orders_left"].values())
        left = self.components.last_day - int(position["day"]) + 1
        table = table_of(state.playout(), Table)
        table.ending = CONQUEST  # as if the Spanish came now
        scores = sorted(final_result(table)["scores"], key=lambda score: -score["total"])
        totals = self.text.all_of([f"{score['name']} {score['total']}" for score in scores])
        return self.say("outlook", taken=taken, tiles=tiles, left=left, totals=totals)

    def setup(self, position: Position) -> list[SentenceWithRule]:
        """Return the setup of a game in sentences, each with its rule.

        `position` is the first position.
        """
        return Beginning(self.text, self._naming, self.components).setup(position)

    def question(self, question: Question) -> QuestionText:
        """Return a question in words, with its options and answers.

        Raises KeyError for an unknown concept.
        """
        return QuestionWords(self.text, self._naming).question(question)

    @cached_property
    def _naming(self) -> Naming:
        return Naming(self.text)

    @cached_property
    def _wording(self) -> Wording:
        return Wording(self.text, self._naming, self.components)

    @cached_property
    def _choosing(self) -> Choosing:
        return Choosing(self.text, self._naming, self.components)

    @cached_property
    def _rule_figures(self) -> Variables:
        return Ruling(self.text, self._naming, self.components).figures

    def _comparing(self) -> Comparing:
        return Comparing(self.text, self._naming)

    def _plain(self, decision: Decision, family: Family = BUTTON) -> str:
        return self._choosing.plain(decision, family)

    def _effect(
        self, decision: Decision, state: State, position: Position, family: Family = BUTTON
    ) -> str:
        used = getattr(state, "components", None)
        figures = used if isinstance(used, Components) else self.components
        return self._choosing.effect(decision, position, figures, family)

    def _due(self, due: Due | None, position: Position | None) -> str:
        if due is None:
            return self.say("due-over")
        what = None if position is None else self._choosing.what_is_due(due, position)
        return self._wording.due(due, what)


def _due_in(position: Position) -> Due | None:
    """Return the player and the decision that are due in a position.

    None after the end of the game.
    """
    if position["result"] is not None:
        return None
    pending = position["pending"]
    if pending is None:
        return Due(position["turn"]["player"], "turn")
    return Due(pending["player"], pending["type"])
