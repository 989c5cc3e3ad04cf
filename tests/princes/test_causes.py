"""Where stocks come from: every way a Scout climbs and every cause has its words, one for one."""

import pytest

from tutor.core.words.catalogue import catalogue
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.events import STEPS
from tutor.princes.history import CAUSES, CLIMBS


def test_every_rule_a_scout_climbs_by_is_a_cause():
    """None is forgotten, and none is made up."""
    assert set(CLIMBS) == set(STEPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_is_said_and_nothing_else(language):
    """Each cause has its own words."""
    words = text_for("princes", language)
    said = {cause: words.say(f"cause-{cause}") for cause in CAUSES}
    assert len(set(said.values())) == len(CAUSES)
    written = {
        name.removeprefix("cause-")
        for name in catalogue(language, ("tutor.princes",)).ids()
        if name.startswith("cause-")
    }
    assert written == CAUSES
