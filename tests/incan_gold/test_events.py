"""Events explain every change: their sum gives the new position, and each is as declared."""

import pytest

from tests.incan_gold.games import all_moments
from tutor.core.base.events import view_of
from tutor.incan_gold.spec import SPEC


@pytest.mark.parametrize("kind", ["chosen", "round_began"])
def test_only_the_right_players_see_secrets(kind):
    """Only the player who chooses sees a choice until all choices are shown, and no player sees a deck."""
    for moment in all_moments()[::5]:
        for event in moment.events:
            if event.type != kind:
                continue
            for name in moment.before.players:
                (shown,) = view_of([event], name)
                if kind == "chosen" and name == event.data["player"]:
                    assert shown == event
                else:
                    assert set(event.data) - set(shown.data) == set(SPEC.events[kind].secret)
