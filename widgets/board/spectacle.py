"""The great moments of a game; the page shows each of them once, over everything else.

The picture waits until nothing moves on the board. It disappears after a few seconds or
at a press. The style sheet times this, so that the page is usable without it.
"""

from __future__ import annotations

from tutor.core.base.game import Decision
from tutor.core.drawing.svg import picture
from widgets.board.motion import Move
from widgets.session.happened import told_steps
from widgets.shared.commands import Context, command
from widgets.shared.controls import Markup, control, element
from widgets.shared.model import PageModel
from widgets.shared.panels import Spectacle
from widgets.shared.stage import Stage
from widgets.shared.window import Card


class SpectacleCard(Card):
    """The window over the page that shows a great moment of the game; mostly it is empty."""

    names = ("tutor-spectacle",)
    is_card = False

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._seen: set[tuple[str, tuple[Decision, ...]]] = set()
        self.shown: Spectacle | None = None

    @property
    def spoken_words(self) -> tuple[str, ...]:
        """The sentences to read aloud: the title and the sentence of the moment."""
        return () if self.shown is None else (self.shown.title, self.shown.sentence)

    def follow(self, move: Move) -> None:
        """If the decisions that the board shows now contain a great moment, show this moment.

        A moment that was shown before is not shown again. If the reader jumps to another step, no
        moment is shown.
        """
        if move.kind != "stay":
            self.shown = None
        if move.kind != "beats":
            return
        stage, session = self.stage, self.stage.session
        line, plies = session.line, range(session.ply - len(move.decisions) + 1, session.ply + 1)
        for step in told_steps(line, plies, session.seat, session.mine, session.ply):
            key = session.tree.game.name, tuple(line.record.decisions[: step.ply])
            found = stage.panels.spectacle(stage.showing(), step.events)
            if found is not None and key not in self._seen:
                self._seen.add(key)
                self.shown = found

    def draw(self, model: PageModel) -> Markup:
        """Return the picture as one button, which closes the picture; empty if no great moment is shown."""
        shown = self.shown
        if shown is None or model.is_presenting:
            return Markup("")
        parts = [
            element(
                "span",
                Markup(picture(symbol, symbol.height)),
                class_=f"tutor-comes tutor-comes-{manner}",
            )
            for manner, symbol in shown.parts
        ]
        told = (element("b", shown.title), element("span", shown.sentence))
        pictured = element("span", *parts, class_="tutor-spectacle-parts", aria_hidden="true")
        caption = element("span", *told, class_="tutor-spectacle-told")
        sky = f"background:{shown.sky}"
        return control(
            "spectacle-over", "", pictured, caption, class_="tutor-spectacle-do", style=sky
        )


@command("spectacle-over")
def _end(context: Context, _: str) -> None:
    context.of(SpectacleCard).shown = None
