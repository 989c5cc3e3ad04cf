import assert from "node:assert/strict";
import { test } from "node:test";
import { delaysOf, keyframes, leadOf, MANNERS, paceOf } from "../../widgets/page/src/board/manners.js";

const WAY = [
  [20, 100],
  [120, 60],
  [220, 140],
];
const HOME = [40, 50];
const names = Object.keys(MANNERS);

const flight = (manner, more = {}) => ({ manner, thing: "a", places: WAY, out_of: "b", into: "c", back: "", ...more });
const act = (...flights) => ({ flights });
const placeOf = ({ transform }) => /translate\((.*?)px, (.*?)px\)/.exec(transform).slice(1).map(Number);

test("every manner takes a time that can be followed, however far it goes", () => {
  for (const name of names) {
    for (const way of [
      WAY,
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 0],
        [5000, 5000],
      ],
    ]) {
      const ms = MANNERS[name].ms(way);
      assert.ok(ms >= 90 && ms <= 1200, `${name}: ${ms}`);
    }
  }
});

test("what travels ends where it goes to, and begins there it comes from unless it grows", () => {
  for (const name of names) {
    const frames = keyframes(WAY, HOME, name);
    const [first, last] = [frames[0], frames[frames.length - 1]];
    assert.deepEqual(placeOf(last), [WAY[2][0] - HOME[0], WAY[2][1] - HOME[1]], name);
    const begin = name === "grow" ? WAY[2] : WAY[0];
    assert.deepEqual(placeOf(first), [begin[0] - HOME[0], begin[1] - HOME[1]], name);
  }
});

test("the frames follow one another from the first moment to the last", () => {
  for (const name of names) {
    const offsets = keyframes(WAY, HOME, name).map(({ offset }) => offset);
    assert.equal(offsets[0], 0, name);
    assert.equal(offsets[offsets.length - 1], 1, name);
    assert.deepEqual(
      offsets,
      offsets.toSorted((one, other) => one - other),
      name,
    );
  }
});

test("each stretch takes its part of the time", () => {
  const [, middle] = keyframes(
    [
      [0, 0],
      [30, 0],
      [40, 0],
    ],
    [0, 0],
    "slide",
  );
  assert.equal(middle.offset, 0.75);
});

test("what stays where it is has its frames, too", () => {
  for (const { offset } of keyframes(
    [
      [5, 5],
      [5, 5],
    ],
    HOME,
    "slide",
  ))
    assert.ok(Number.isFinite(offset));
});

test("an arc rises over its ends and stays on the board", () => {
  const ys = keyframes(
    [
      [0, 300],
      [400, 300],
    ],
    [0, 0],
    "send",
  ).map((frame) => placeOf(frame)[1]);
  assert.ok(Math.min(...ys) < 300);
  const under = keyframes(
    [
      [0, 20],
      [400, 20],
    ],
    [0, 0],
    "send",
  ).map((frame) => placeOf(frame)[1]);
  assert.ok(Math.min(...under) >= 12);
});

test("what fades is seen whole until it is nearly there", () => {
  const frames = keyframes(WAY, HOME, "leave");
  const [whole] = frames.filter(({ opacity }) => opacity === 1);
  assert.ok(whole.offset > 0.5);
  assert.equal(frames[frames.length - 1].opacity, 0);
});

test("what becomes smaller does so along its way", () => {
  const scales = keyframes(WAY, HOME, "return", 0.5).map(({ transform }) =>
    Number(/scale\((.*?)\)/.exec(transform)[1]),
  );
  assert.equal(scales[0], 1);
  assert.equal(scales[scales.length - 1], 0.5);
});

test("goods follow one another, unless there are too many", () => {
  const goods = [flight("rise"), flight("rise"), flight("rise")];
  const apart = delaysOf(goods, false);
  assert.ok(apart[0] === 0 && apart[1] > 0 && apart[2] === 2 * apart[1]);
  assert.deepEqual(delaysOf(goods, true), [0, 0, 0]);
});

test("all wait for what turns, which waits for nothing", () => {
  const [turns, follows] = [flight("draw", { back: "card" }), flight("walk")];
  const lead = leadOf([turns, follows]);
  assert.equal(lead, MANNERS.draw.ms(WAY));
  assert.deepEqual(delaysOf([turns, follows], false), [0, lead]);
});

test("what turns may come from an anchor of the page", () => {
  for (const name of names) {
    const turning = flight(name, { back: "card", places: ["deck", [5, 5]] });
    assert.ok(Number.isFinite(leadOf([turning])), name);
    assert.ok(Number.isFinite(paceOf([act(turning)], 1).rate), name);
  }
});

test("a decision is shown at the speed asked for, and faster where it would take too long", () => {
  assert.deepEqual(paceOf([act(flight("walk"))], 1), { rate: 1, isTogether: false });
  assert.deepEqual(paceOf([act(flight("walk"))], 2), { rate: 2, isTogether: false });
  const long = Array.from({ length: 6 }, () => act(flight("leave"), flight("walk")));
  assert.ok(paceOf(long, 1).rate > 1);
});

test("goods travel together where one after the other would take far too long", () => {
  const many = Array.from({ length: 12 }, () => act(...Array.from({ length: 12 }, () => flight("rise"))));
  assert.ok(paceOf(many, 1).isTogether);
});
