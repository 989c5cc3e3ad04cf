import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutFor } from "../../widgets/page/src/room/layouts.js";
import "./browser.js";

const { uncutUntil } = await import("../../widgets/page/src/room/readable.js");

test("a window has the layout that it has room for", () => {
  for (const [width, height, layout] of [
    [1440, 900, "wide"],
    [1200, 760, "wide"],
    [1199, 900, "medium"],
    [1440, 759, "medium"],
    [800, 1000, "medium"],
    [799, 1000, "phone"],
    [390, 844, "phone"],
    [672, 440, "medium"], // board and column beside each other
    [671, 440, "phone"],
    [700, 439, "phone"],
    [700, 560, "phone"], // not wide enough for its height
  ]) {
    assert.equal(layoutFor(width, height), layout, `${width}x${height}`);
  }
});

const line = (top, bottom) => ({ top, bottom });

test("an edge that cuts nothing stays where it is", () => {
  assert.equal(uncutUntil([line(0, 20), line(20, 40)], 40), 40);
  assert.equal(uncutUntil([line(0, 20), line(30, 50)], 25), 25);
  assert.equal(uncutUntil([], 7), 7);
});

test("an edge goes up over all that it would cut, one after the other", () => {
  assert.equal(uncutUntil([line(0, 20), line(20, 40)], 30), 20);
  assert.equal(uncutUntil([line(15, 22), line(20, 40)], 30), 15);
});

test("a hair's breadth is no cut", () => {
  assert.equal(uncutUntil([line(0, 20.9)], 20), 20);
});
