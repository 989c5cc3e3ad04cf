"""A notebook shows states and lines of Incan Gold as boards and words."""

import xml.etree.ElementTree as ElementTree

import pytest

from tests.pages import first_of
from tutor.core.base.game import Decision, find_game
from tutor.core.records.lines import play_line
from tutor.core.records.record import random_record
from tutor.core.words.text import LANGUAGES, speak
from tutor.notebook.showing import Refused

GAME = find_game("incan_gold")


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
@pytest.mark.parametrize("players", [3, 8])
def test_every_moment_has_its_board(language, players):
    """Each moment of a whole game has a board of at most sixty thousand bytes, in every language."""
    line = play_line(random_record(GAME, players, "standard", 5))
    speak(language)
    for value in (*line.states[::9], line.states[-1], line):
        found = value._repr_mimebundle_()
        assert len(found["image/svg+xml"].encode("utf-8")) <= 60_000
        ElementTree.fromstring(found["image/svg+xml"])
        assert found["image/svg+xml"] in found["text/html"]
        assert "<" not in found["text/plain"]
    speak("en")


def test_a_refusal_says_why():
    """The shown refusal of a choice names the player and cites the rule."""
    state = GAME.start(GAME.random_setup(["Ana", "Beto", "Chaska"], "standard", 2))
    due = state.due.player
    other = next(name for name in state.players if name != due)
    refusal = state.refusal(Decision(other, "choose", "torch"))
    text = Refused(state, refusal)._repr_mimebundle_()["text/plain"]
    assert other in text.splitlines()[0]
    assert f"[{refusal.rule}]" in text
    assert refusal._repr_mimebundle_()["text/plain"].splitlines()[0] == text.splitlines()[0]
