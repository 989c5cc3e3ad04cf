import assert from "node:assert/strict";
import { test } from "node:test";
import { distance, holds, legs, lengthOf } from "../../widgets/page/src/board/geometry.js";

const SQUARE = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const HOOK = [
  [0, 0],
  [10, 0],
  [10, 10],
  [8, 10],
  [8, 2],
  [0, 2],
];

test("a point lies within an outline or outside of it", () => {
  assert.ok(holds(SQUARE, [5, 5]));
  for (const outside of [
    [-1, 5],
    [11, 5],
    [5, -1],
    [5, 11],
  ])
    assert.ok(!holds(SQUARE, outside));
});

test("the hollow of an outline is outside of it", () => {
  assert.ok(holds(HOOK, [9, 9]));
  assert.ok(holds(HOOK, [1, 1]));
  assert.ok(!holds(HOOK, [4, 6]));
});

test("it does not matter where an outline begins, or which way round it goes", () => {
  for (const point of [
    [9, 9],
    [1, 1],
    [4, 6],
  ]) {
    for (let first = 0; first < HOOK.length; first += 1) {
      const turned = [...HOOK.slice(first), ...HOOK.slice(0, first)];
      assert.equal(holds(turned, point), holds(HOOK, point));
      assert.equal(holds(turned.toReversed(), point), holds(HOOK, point));
    }
  }
});

test("a way is as long as its legs together", () => {
  const way = [
    [0, 0],
    [3, 4],
    [3, 10],
  ];
  assert.deepEqual(legs(way), [
    [
      [0, 0],
      [3, 4],
    ],
    [
      [3, 4],
      [3, 10],
    ],
  ]);
  assert.equal(lengthOf(way), distance(way[0], way[1]) + distance(way[1], way[2]));
  assert.equal(lengthOf(way), 11);
  assert.equal(lengthOf([[7, 7]]), 0);
});
