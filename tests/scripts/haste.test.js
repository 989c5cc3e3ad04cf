import assert from "node:assert/strict";
import { test } from "node:test";
import { changeAt, HELD_BACK, isHasty, isSoon, isWithoutAim, NOWHERE } from "../../widgets/page/src/controls/haste.js";

const AT = 10_000;
const GO_ON = "lesson-next Go on";
const resting = { x: 100, y: 100, time: AT - 2000, isMoving: false, means: GO_ON };
const moving = { x: 100, y: 100, time: AT - 20, isMoving: true, means: "" };
const press = (more) => ({ x: 100, y: 100, time: AT + 50, means: "", ...more });

test("what has come under a pointer at rest is not meant", () => {
  assert.ok(isHasty(press(), changeAt(AT, resting)));
  assert.ok(isHasty(press({ means: "open Rules" }), changeAt(AT, resting)));
  assert.ok(isHasty(press({ x: 110, y: 90 }), changeAt(AT, resting)));
});

test("what means the same as before is meant", () => {
  assert.ok(!isHasty(press({ means: GO_ON }), changeAt(AT, resting)));
});

test("what decides means another thing in every step, even in the same place", () => {
  assert.ok(isHasty(press({ means: "" }), changeAt(AT, { ...resting, means: "" })));
});

test("what the pointer was led to since is meant", () => {
  assert.ok(!isHasty(press({ x: 160 }), changeAt(AT, resting)));
  assert.ok(!isHasty(press({ x: 160, means: "open Rules" }), changeAt(AT, resting)));
});

test("a pointer that was on its way at the change decides nothing wherever it arrives", () => {
  assert.ok(isHasty(press({ x: 300 }), changeAt(AT, moving)));
  assert.ok(!isHasty(press({ x: 300, means: "open Rules" }), changeAt(AT, moving)));
  assert.ok(!isHasty(press({ x: 300 }), changeAt(AT, { ...moving, time: AT - 500 })));
});

test("a press from before the change, heard after it, decides nothing", () => {
  assert.ok(isHasty(press({ x: 300, time: AT - 5 }), changeAt(AT, resting)));
});

test("after a while everything is meant", () => {
  const change = changeAt(AT, resting);
  assert.ok(isSoon(AT + HELD_BACK - 1, change));
  assert.ok(!isSoon(AT + HELD_BACK, change));
  assert.ok(!isHasty(press({ time: AT + HELD_BACK }), change));
});

test("a pointer that was nowhere yet holds nothing back", () => {
  assert.ok(!isHasty(press(), changeAt(AT, NOWHERE)));
});

test("before any change everything is meant", () => {
  assert.ok(!isHasty(press(), changeAt(-Infinity, NOWHERE)));
});

test("by key, what took the focus by itself is meant only if it is what the reader had gone to", () => {
  const change = changeAt(AT, resting);
  assert.ok(isWithoutAim({ time: AT + 50, means: "open Rules" }, GO_ON, change));
  assert.ok(isWithoutAim({ time: AT + 50, means: "" }, "", change));
  assert.ok(!isWithoutAim({ time: AT + 50, means: GO_ON }, GO_ON, change));
  assert.ok(!isWithoutAim({ time: AT + HELD_BACK, means: "open Rules" }, GO_ON, change));
});
