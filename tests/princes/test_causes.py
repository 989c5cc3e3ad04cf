"""Every rule by which a Scout climbs is a cause of change, and every cause has words."""

import pytest

from tutor.core.words.catalogue import catalogue
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.events import STEPS
from tutor.princes.history import CAUSES, CLIMBS


def test_every_rule_a_scout_climbs_by_is_a_cause():
    """The causes of a Scout's climb are exactly the rules by which a Scout moves."""
    assert set(CLIMBS) == set(STEPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_has_its_words_and_nothing_else(language):
    words = text_for("princes", language)
    said = {cause: words.say(f"cause-{cause}") for cause in CAUSES}
    assert len(set(said.values())) == len(CAUSES)
    written = {
        name.removeprefix("cause-")
        for name in catalogue(language, ("tutor.princes",)).ids()
        if name.startswith("cause-")
    }
    assert written == CAUSES
