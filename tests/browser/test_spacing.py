"""With larger spacing of the text or a magnified page all text can be read or scrolled to."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.driving import stands
from tests.pages import Pages, first_of

SPACING = """
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }
"""
"""The spacing that WCAG 1.4.12 lets readers set."""
CUT = r"""
() => {
  const isClipped = (e) => e && (getComputedStyle(e).clipPath === "inset(50%)" || isClipped(e.parentElement));
  // What is only read aloud, and what the focus alone leads to, is not seen; a name that is shortened stands in full on the board's words.
  const unseen = ".tutor-unseen, .tutor-live, .tutor-skips, .tutor-skip, .tutor-below, .tutor-player-name, svg, [inert]";
  const texts = document.createTreeWalker(document.querySelector(".tutor-app"), NodeFilter.SHOW_TEXT);
  const faults = new Set();
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || holder.closest(unseen) || isClipped(holder)) continue;
    if (!holder.checkVisibility({ visibilityProperty: true }) || getComputedStyle(holder).fontSize === "0px") continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    let { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box = holder; box !== document.body; box = box.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(box);
      if (display === "inline" || display === "contents") continue;
      const frame = box.getBoundingClientRect();
      const isShort = ["hidden", "clip"].includes(overflowY) && (bottom > frame.bottom + 4 || top < frame.top - 4);
      const isNarrow = ["hidden", "clip"].includes(overflowX) && (right > frame.right + 2 || left < frame.left - 2);
      if (isShort || isNarrow) faults.add(`${texts.currentNode.data.trim()} in ${box.className}`);
      // What a box scrolls is within it.
      if (overflowX !== "visible") [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      if (bottom - top < 2 || right - left < 2) break;
    }
  }
  return [...faults];
}
"""
SCROLL_TO = """
async (top) => {
  document.querySelector(".tutor-main").scrollTo(0, top);
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
}
"""
"""Scrolls the page to a height; a low page shows each of its bars only at one end."""
END = 1_000_000
HIDDEN = (
    f"async () => {{ const [scrollTo, ends] = [{SCROLL_TO}, [0, {END}]];"
    """
  const controls = [...document.querySelectorAll(".tutor-app :is(button, summary, a[href], input, select)")];
  const away = ".tutor-unseen, .tutor-skips, .tutor-skip, .tutor-below";
  const isFree = (e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over && (e.contains(over) || over.contains(e));
  };
  const hidden = [];
  for (const e of controls) {
    if (!e.checkVisibility({ visibilityProperty: true }) || e.closest(away)) continue;
    e.scrollIntoView({ block: "center" });
    for (const end of ends) if (!isFree(e)) await scrollTo(end);
    if (!isFree(e)) hidden.push(`${e.className} ${e.textContent}`);
  }
  return hidden;
}
"""
)
"""Returns the controls that no scrolling brings to where they can be pressed."""
VIEWS = {
    "lesson": "?lesson=quick_start",
    "question": "?lesson=quick_start&step=ralph-plans",
    "decision": "?lesson=quick_start&step=gina-begins",
    "folded": "?lesson=quick_start&ply=22&view=explore",
    "explore": "?lesson=quick_start&ply=26&view=explore",
}
MONITORS = [("wide", 1440, 900), ("medium", 1024, 768)]
ZOOMED = [(320, 256), (720, 450)]
"""The CSS sizes of a window of 1280 by 1024 at 400 %, and of one of 1440 by 900 at 200 %."""
FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


def cut(page: Page) -> list[str]:
    """Return the texts that are cut where nothing scrolls."""
    found: Any = page.evaluate(CUT)
    return list(map(str, found))


@pytest.mark.parametrize(
    "view", first_of(["folded", "question", "lesson", "decision", "explore"], 1)
)
def test_no_text_is_cut_when_a_reader_spaces_it(open_page: Pages, view: str) -> None:
    """No text is cut when a reader enlarges its spacing, because the card of events grows or scrolls."""
    page = open_page(VIEWS[view])
    stands(page)
    page.add_style_tag(content=SPACING)
    for layout, width, height in MONITORS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".tutor-status")).to_have_attribute("data-layout", layout)
        page.evaluate("dispatchEvent(new Event('resize'))")
        page.evaluate(FRAMES)
        assert cut(page) == [], layout


@pytest.mark.parametrize("size", [ZOOMED[0], pytest.param(ZOOMED[1], marks=pytest.mark.endurance)])
@pytest.mark.parametrize("view", first_of(["question", "lesson", "decision", "explore"], 1))
def test_a_page_at_200_and_400_percent_can_be_read_and_used(
    open_page: Pages, view: str, size: tuple[int, int]
) -> None:
    """At 200 and 400 % nothing of the page is cut or scrolls sideways, and every control can be scrolled to."""
    page = open_page(VIEWS[view], *size)
    stands(page)
    expect(page.locator(".tutor-app")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    at_top = cut(page)
    page.evaluate(SCROLL_TO, END)
    assert set(at_top) & set(cut(page)) == set()
    assert page.evaluate(HIDDEN) == []
