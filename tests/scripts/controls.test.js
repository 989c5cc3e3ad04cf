import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";

const { nameOf, isWithModifier } = await import("../../widgets/page/src/controls/keys.js");
const { neighbourOf } = await import("../../widgets/page/src/controls/groups.js");
const { itemAt } = await import("../../widgets/page/src/controls/menus.js");
const { penOf } = await import("../../widgets/page/src/board/strokes.js");

const key = (name, ...held) => ({ key: name, ...Object.fromEntries(held.map((each) => [`${each}Key`, true])) });

test("a key is named with what is held down, where that makes it another", () => {
  assert.equal(nameOf(key("n")), "n");
  assert.equal(nameOf(key("?", "shift")), "?");
  assert.equal(nameOf(key("ArrowLeft", "shift")), "Shift+ArrowLeft");
  assert.equal(nameOf(key("ArrowUp", "shift")), "ArrowUp");
  assert.equal(nameOf(key("z", "ctrl")), "Control+z");
  assert.equal(nameOf(key("Z", "meta", "shift")), "Control+Shift+z");
});

test("a key of the browser or of the system is left to it", () => {
  for (const theirs of [key("n", "alt"), key("N", "shift"), key("z", "ctrl", "alt")]) assert.ok(isWithModifier(theirs));
  for (const ours of [
    key("n"),
    key("?", "shift"),
    key("ArrowRight", "shift"),
    key("z", "ctrl"),
    key("Z", "meta", "shift"),
  ]) {
    assert.ok(!isWithModifier(ours));
  }
});

// Three in the first row, two in the second, their tops not quite level.
const box = (left, top) => ({ getBoundingClientRect: () => ({ left, top, width: 40 }) });
const items = [box(0, 0), box(50, 2), box(100, 0), box(10, 30), box(90, 33)];
const [a, b, c, d, e] = items;

test("arrows to the side go through all in their order, and round", () => {
  assert.equal(neighbourOf(c, items, "ArrowRight"), d);
  assert.equal(neighbourOf(e, items, "ArrowRight"), a);
  assert.equal(neighbourOf(d, items, "ArrowLeft"), c);
  assert.equal(neighbourOf(a, items, "ArrowLeft"), e);
  assert.equal(neighbourOf(b, items, "Home"), a);
  assert.equal(neighbourOf(b, items, "End"), e);
});

test("arrows up and down go to the nearest in the next row, and stay at the edge", () => {
  assert.equal(neighbourOf(a, items, "ArrowDown"), d);
  assert.equal(neighbourOf(c, items, "ArrowDown"), e);
  assert.equal(neighbourOf(e, items, "ArrowUp"), c);
  assert.equal(neighbourOf(d, items, "ArrowDown"), d);
  assert.equal(neighbourOf(b, items, "ArrowUp"), b);
});

test("in a menu arrows go round, from what opens it to its nearest end", () => {
  const menu = [a, b, c];
  assert.equal(itemAt(menu, c, "ArrowDown"), a);
  assert.equal(itemAt(menu, a, "ArrowUp"), c);
  assert.equal(itemAt(menu, d, "ArrowDown"), a);
  assert.equal(itemAt(menu, d, "ArrowUp"), c);
  assert.equal(itemAt(menu, b, "Home"), a);
  assert.equal(itemAt(menu, b, "End"), c);
  assert.equal(itemAt(menu, d, "End"), undefined);
  assert.equal(itemAt(menu, b, "x"), undefined);
});

test("the keys that are held down choose the pen", () => {
  assert.equal(penOf(key("")), "");
  assert.equal(penOf(key("", "shift")), "R");
  assert.equal(penOf(key("", "alt")), "B");
  assert.equal(penOf(key("", "shift", "alt")), "Y");
});
