"""In every step of the lesson a learner can read the text before choosing anything.

A text that is too long scrolls above the question; the question stays, and a line says that the
text goes on.
"""

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TimedOut

from tests.learner import CARD, Learner
from tests.pages import Pages
from tests.spare import SETTLES
from tutor.core.lessons.files import open_course
from tutor.core.words.text import LANGUAGES

ACTS = [act.name for act in open_course("quick_start").acts]
WINDOWS = {"wide": (1440, 900), "medium": (1024, 768), "phone": (390, 844)}
"""The windows of the test, by the layout of the page in them."""

UNREAD = r"""
() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility() && !isClipped(e));
  const isClipped = (e) => e !== null && (getComputedStyle(e).clipPath !== "none" || isClipped(e.parentElement));
  const isSeen = (part, whole, x, y) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (part.contains(at) || at.matches(".tutor-pull > summary") || (at.contains(part) && whole.contains(at)));
  };
  const lines = (e) => {
    const words = document.createRange();
    words.selectNodeContents(e);
    return [...words.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
  };
  const card = document.querySelector(".tutor-lesson-card");
  const isCut = (e) => lines(e).some(({ left, right, top, bottom }) =>
    [top + 3, bottom - 3].some((y) => [left + 2, right - 3].some((x) => !isSeen(e, card, x, y))));
  const texts = all(".tutor-lesson-card :is(h2, .tutor-step-text > p, .tutor-answers > :is(p, h3), #tutor-question)");
  const [options, choices] = [".tutor-question .tutor-option", ".tutor-deciding button"].map(all);
  const isShort = (e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return ![[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]].every(([x, y]) => isSeen(e, e, x, y));
  };
  // A text may go on where a line says so, with the text of an exhibit; it begins in sight.
  const mayGoOn = (e) => e.matches("[data-rest] :is(p, h3)");
  const unread = texts.filter((e) => !mayGoOn(e) && isCut(e)).map((e) => `cut: ${e.textContent.trim().slice(0, 40)}`);
  unread.push(...options.filter(isShort).map((e) => `option out of sight: ${e.textContent.slice(0, 30)}`));
  const short = choices.filter(isShort);
  if (choices.length && short.length === choices.length) unread.push("no choice in sight");
  if (short.length && !all(".tutor-now-card[data-rest]").length) unread.push(`no sign of ${short.length} choices: ${short[0].textContent.slice(0, 30)}`);
  return unread;
}
"""
"""Returns the words and options of a step that are not whole in sight, and cut choices without a sign.

Of the choices of a decision at least one is whole in sight.
"""


def unread(page: Page) -> list[str]:
    """Return the parts of the step that cannot be read without a press or a scroll, for each window."""
    if page.locator(f"{CARD} .tutor-answer >> visible=true").count():
        return []  # The card now shows what was done.
    found = []
    before = page.viewport_size
    assert before is not None
    for layout, (width, height) in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("html")).to_have_attribute("data-tutor-layout", layout)
        expect(page.locator(".tutor-status")).to_have_attribute("data-layout", layout)
        expect(page.locator(".tutor-status")).to_have_attribute("data-busy", "0")
        page.evaluate("() => new Promise(requestAnimationFrame)")
        with suppress(TimedOut):  # the last frame of a change of size may still come
            page.wait_for_function(f"() => !({UNREAD})().length", timeout=SETTLES)
        words: Any = page.evaluate(UNREAD)
        found += [f"{layout}: {each}" for each in words]
    page.set_viewport_size(before)
    expect(page.locator("html")).to_have_attribute("data-tutor-layout", "wide")
    return found


@pytest.mark.parametrize("step", ["cards-from-the-summit", "gina-begins"])
def test_a_long_step_can_be_read_whole(open_page: Pages, step: str) -> None:
    """In the language with the most words the text of a long question and of a turn of many choices is whole."""
    page = open_page(f"?lesson=quick_start&lang=es&step={step}")
    assert unread(page) == []


@pytest.mark.endurance
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("act", ACTS)
def test_a_step_can_be_read_whole(open_page: Pages, language: str, act: str) -> None:
    """In windows of three sizes the text of a step is whole before the sheet is pulled up.

    A sign says that choices are hidden. The test first answers each question wrong, since every wrong
    answer has its own words.
    """
    page = open_page(f"?lesson=quick_start&lang={language}")
    learner = Learner(page, language, errs=True, look=unread)
    if act != ACTS[0]:
        learner.press("contents")
        learner.press("act", act)
    learner.take(act)
    assert learner.ugly == {}
    assert (learner.errors > learner.rights) == (learner.rights > 0)
    expect(page.locator(".tutor-notice")).to_have_count(0)
