"""The whole lesson on a real page, as a learner takes it who gets everything wrong once."""

import pytest
from playwright.sync_api import expect

from tests.learner import Learner
from tests.pages import PATIENCE, Pages
from tutor.core.lessonfile import open_course

ACTS = [act.name for act in open_course("quick_start").acts][:2]
"""The first acts have a task of most kinds; all of them are taken in the endurance tests."""


@pytest.mark.parametrize("act", ACTS)
def test_an_act_is_taken_with_every_wrong_answer_explained(open_page: Pages, act: str) -> None:
    """Every step says what the catalogue says; every wrong option has its own answer."""
    page = open_page("?lesson=quick_start")
    learner = Learner(page, errs=True)
    if act != ACTS[0]:
        learner.press("contents")
        learner.press("act", act)
    learner.take(act)
    assert (learner.errors > learner.rights) == (learner.rights > 0)
    expect(page.locator(".tutor-notice")).to_have_count(0, timeout=PATIENCE)
