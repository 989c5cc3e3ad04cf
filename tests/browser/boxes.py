"""Functions that find faults of a layout from the boxes of its elements: overlaps, cut text, small targets."""

from typing import Any

from playwright.sync_api import Page

FAULTS = r"""
() => {
  const app = document.querySelector(".tutor-app");
  const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;
  // What is only read aloud is clipped to nothing.
  const isClipped = (e) => e && (getComputedStyle(e).clipPath === "inset(50%)" || isClipped(e.parentElement));
  const unseen = (e) => e.closest(".tutor-unseen, .tutor-live, .tutor-skips, .tutor-skip, h1[style], .tutor-board") || isClipped(e);
  const words = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].join(".")} "${e.textContent.trim().slice(0, 40)}"`;
  const box = (e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  const clip = (e) => {
    let { left, right, top, bottom } = box(e);
    for (let up = e.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const frame = box(up);
      left = Math.max(left, frame.left); right = Math.min(right, frame.right);
      top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom);
    }
    return { left, right, top, bottom };
  };
  const shared = (a, b) => Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const faults = [];
  const all = [...app.querySelectorAll("*")].filter((e) => seen(e) && !unseen(e));

  // The page itself never scrolls sideways, nor does anything in it but the row of tabs.
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
  for (const e of all) {
    const style = getComputedStyle(e);
    // What is said in words below the board is scrolled to by the focus, not by hand; a landscape goes on beyond the sides of its frame.
    const mayScroll = e.matches(".tutor-main, .tutor-tab-row, input, textarea, select, .tutor-lesson-name, .tutor-status-line, .tutor-last-told, [data-tutor-layout=phone] .tutor-board-box, .tutor-fork, .tutor-player span");
    if (style.overflowX !== "visible" && style.clipPath === "none" && e.scrollWidth > e.clientWidth + 1 && !mayScroll && !e.matches(".tutor-door-page"))
      faults.push(`cut at the side: ${words(e)} ${e.scrollWidth} > ${e.clientWidth}`);
    if (style.overflowY === "hidden" && style.clipPath === "none" && e.scrollHeight > e.clientHeight + 1 && !mayScroll)
      faults.push(`cut below: ${words(e)} ${e.scrollHeight} > ${e.clientHeight}`);
  }

  // A word that is not taken apart by a hyphen stands on one line, and in its cell of a table.
  for (const e of all.filter((e) => e.matches("button, summary, a, h1, h2, h3, th, td, label"))) {
    const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (!seen(texts.currentNode.parentElement) || unseen(texts.currentNode.parentElement)) continue;
      for (const { 0: word, index } of texts.currentNode.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        // The hyphen at which a word may be taken apart is counted to what follows it.
        const isAfterHyphen = texts.currentNode.data[index - 1] === "\u00ad";
        const [inside, tops] = [range.getBoundingClientRect(), [...range.getClientRects()].filter((_, at) => at || !isAfterHyphen).map((line) => line.top)];
        if (e.matches("th, td") && getComputedStyle(e).overflowX === "visible" && (inside.right > box(e).right + 1 || inside.left < box(e).left - 1))
          faults.push(`wider than its cell: ${word} in ${words(e)}`);
        if (Math.max(...tops) - Math.min(...tops) > 4) faults.push(`broken word: ${word} in ${words(e)}`);
      }
    }
  }

  // Windows, and controls that belong together, do not lie over one another.
  const groups = [
    ".tutor-column > .tutor-html, .tutor-column > .jupyter-widgets, .tutor-hero, .tutor-timeline, .tutor-bar",
    ".tutor-compare-side, .tutor-compare-middle, .tutor-timeline, .tutor-bar",
    "button, a[href], select, input, textarea, summary",
    ".tutor-tick, .tutor-round-name, .tutor-parts, .tutor-fork",
    ".tutor-bar button, .tutor-bar summary, .tutor-lesson-name, .tutor-status span",
  ];
  // What sticks stays in sight over what is scrolled under it, so do the ways on and to finish; an open menu
  // lies over the page.
  const sticks = (e) => e && (getComputedStyle(e).position === "sticky" || sticks(e.parentElement));
  const isOver = (e) =>
    sticks(e) ||
    e.closest(".tutor-sheet, .tutor-handout, .tutor-slider, .tutor-lesson-ways, .tutor-compare-ways, .tutor-finish, .tutor-menu-list");
  for (const selector of groups) {
    const these = all.filter((e) => e.matches(selector) && !isOver(e)).map((e) => [e, clip(e)]);
    these.forEach(([one, first], at) => {
      for (const [other, second] of these.slice(at + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        if (shared(first, second) > 1) faults.push(`${words(one)} lies over ${words(other)}`);
      }
    });
  }

  // Controls lie inside their card, and can be hit.
  for (const e of all.filter((each) => each.matches("button, a[href], select, input, summary"))) {
    if (isOver(e)) continue;
    const card = e.closest(".tutor-card, .tutor-timeline, .tutor-bar");
    const { left, right, top, bottom } = box(e);
    if (card && (left < box(card).left - 1 || right > box(card).right + 1)) faults.push(`${words(e)} leaves its card`);
    const least = e.matches(".tutor-rule-tag, .tutor-fork, input[type=checkbox]") ? 24 : 44;
    const [width, height] = [(right - left) / zoom, (bottom - top) / zoom];
    if (Math.min(width, height) < least - 0.5) faults.push(`${words(e)} is only ${width.toFixed()} x ${height.toFixed()}`);
  }

  // Text can be read; that of a slide is as large as the slide, whatever size was chosen.
  const smallest = app.matches(".tutor-view-presenter") ? 13 / zoom : 13;
  for (const e of all) {
    const hasText = [...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (hasText && size && size < smallest && !e.closest("svg")) faults.push(`${words(e)} is only ${size} px`);
  }
  return [...new Set(faults)];
}
"""


def faults(page: Page) -> list[str]:
    """Return the faults of the page's layout, in words.

    Controls inside sentences need only be 24 px high.
    """
    found: Any = page.evaluate(FAULTS)
    return list(map(str, found))
