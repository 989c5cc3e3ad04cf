import assert from "node:assert/strict";
import { test } from "node:test";
import { apart, differences, keyOf } from "../../widgets/page/src/kernel/sameness.js";

test("a control is the same in every step, a decision only in its moment", () => {
  assert.equal(keyOf({ key: "tab:now" }, ""), "tab:now");
  const decision = { key: "decide:{}" };
  assert.equal(keyOf(decision, "", "3"), keyOf(decision, "", "3"));
  assert.notEqual(keyOf(decision, "", "3"), keyOf(decision, "", "4"));
  assert.notEqual(keyOf(decision, "", ""), keyOf(decision, "", "4"));
});

test("what is no control is known by its step, its menu, its region or its id", () => {
  assert.equal(keyOf({ step: "first" }, ""), "first");
  assert.equal(keyOf({ menu: "looks" }, "other"), "looks");
  assert.equal(keyOf({ region: "region-3" }, "tutor-now"), "region-3");
  assert.equal(keyOf({}, "tutor-question"), "tutor-question");
  assert.equal(keyOf({}, ""), "");
});

test("only what is other is told of, what has gone too", () => {
  const before = { class: "a", role: "region", tabindex: "0" };
  assert.deepEqual(differences(before, { class: "b", role: "region" }), ["class", "tabindex"]);
  assert.deepEqual(differences(before, { ...before, id: "tutor-now" }), ["id"]);
  assert.deepEqual(differences(before, { ...before }), []);
});

test("of several under one key each is told apart by its place among them", () => {
  assert.deepEqual(apart(["a", "b", "a", "a"]), ["a", "b", "a 1", "a 2"]);
});
