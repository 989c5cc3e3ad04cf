"""What players say: speech bubbles with the speaker's face and name, and the card of such a bubble."""

from __future__ import annotations

from tutor.core.lessons.text import lesson_text
from widgets.lesson.lessons import Lessons
from widgets.lesson.modes import AtStep, LookingAround
from widgets.shared.controls import Markup, element, join
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import Card


def bubble(stage: Stage, player: str, words: Markup) -> Markup:
    """Return what a player says, with the player's face and name."""
    face = stage.panels.face(stage.showing(), player)
    name = element("b", player, element("span", ":", class_="tutor-unseen"))
    return element("div", face, element("p", name, " ", words), class_="tutor-voice")


class VoiceCard(Card):
    """The card with the words of the player who must decide; empty if no player speaks."""

    names = ("tutor-voice-card",)
    is_card = False

    def __init__(self, stage: Stage, lessons: Lessons) -> None:
        super().__init__(stage)
        self._lessons = lessons

    @property
    def spoken_words(self) -> tuple[str, ...]:
        """The words to read aloud, with the name of the player who speaks; empty if no player speaks."""
        return tuple(f"{player}: {words}" for player, words in self._speech)

    @property
    def _speech(self) -> tuple[tuple[str, str], ...]:
        """The player who speaks, with the words; empty after the decision and away from the example."""
        course, stage = self._lessons.open_lesson, self.stage
        if course is None or course.has_result or not course.board.is_on_example:
            return ()
        voice, due = course.lesson.voice_at(stage.session.ply), stage.session.state.due
        if voice is None or due is None or not isinstance(course.mode, AtStep | LookingAround):
            return ()
        return ((due.player, lesson_text(course.lesson, stage.text.language).voice(voice).text),)

    def show(self, model: PageModel) -> None:
        """Show the card if a player speaks; otherwise hide the card."""
        super().show(model)
        if self._speech:
            self.widget.remove_class("tutor-gone")
        else:
            self.widget.add_class("tutor-gone")

    def draw(self, _: PageModel) -> Markup:
        """Return the bubble of the player who speaks; empty if no player speaks."""
        said = ((player, element("q", words)) for player, words in self._speech)
        return join(*(bubble(self.stage, *each) for each in said))
