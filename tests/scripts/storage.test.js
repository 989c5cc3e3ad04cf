import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createModel, emptyStorages, fillStorages } from "./browser.js";

const { createStorage, findKept, followStorage } = await import("../../widgets/page/src/browser/storage.js");

let sent;
const send = (...message) => sent.push(message);
const visit = (traits) => createStorage(createModel(traits), send);
const works = () => Object.keys(window.localStorage).filter((name) => name.startsWith("machu-tutor-work/"));
const preferences = () => JSON.parse(window.localStorage.getItem("machu-tutor-preferences"));

beforeEach(() => {
  emptyStorages();
  sent = [];
});

test("where nothing is kept nothing is found", () => {
  const { others, shelf, here, ...rest } = findKept();
  assert.deepEqual([JSON.parse(others), JSON.parse(shelf), here], [[], {}, ""]);
  assert.deepEqual(new Set(Object.values(rest)), new Set([""]));
});

test("where storage is forbidden nothing is found, and nothing fails", () => {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, { configurable: true, get: () => assert.fail("It is forbidden.") });
  }
  const { tab, last } = findKept();
  for (const name of ["localStorage", "sessionStorage"]) delete window[name];
  assert.deepEqual([tab, last], ["", ""]);
});

test("the work of a tab is found in it, and by other tabs as that of the last visit", () => {
  visit({ work: "w", spot: "s" }).keepWork();
  assert.deepEqual(JSON.parse(findKept().tab), { work: "w", spot: "s" });
  assert.deepEqual(JSON.parse(findKept().others), []);
  window.sessionStorage.removeItem("machu-tutor");
  window.sessionStorage.removeItem("machu-tutor-visit");
  assert.equal(JSON.parse(findKept().last).work, "w");
  assert.equal(JSON.parse(findKept().others).length, 1);
});

test("what cannot be kept is told", () => {
  fillStorages(5);
  const storage = visit({ work: "longer than that", spot: "" });
  storage.keepWork();
  assert.deepEqual(sent, [["unkept", ""]]);
  assert.ok(!storage.isWorkKept());
});

test("a tab that is loaded anew leaves one work, and the oldest visits go", () => {
  for (const work of ["one", "two"]) visit({ work, spot: "" }).keepWork();
  assert.equal(works().length, 1);
  for (let number = 0; number < 9; number += 1) {
    window.sessionStorage.removeItem("machu-tutor-visit"); // another tab
    visit({ work: String(number), spot: "" }).keepWork();
  }
  assert.equal(works().length, 6);
});

test("of the works of other visits only the first are sent that have room together", () => {
  for (const [number, length] of [
    [1, 900_000],
    [2, 500_000],
    [3, 500_000],
    [4, 10],
  ].entries()) {
    const work = JSON.stringify({ work: "x".repeat(length[1]), when: 9 - number });
    window.localStorage.setItem(`machu-tutor-work/${number}`, work);
  }
  assert.equal(JSON.parse(findKept().others).length, 2);
});

test("preferences of another tab stay, but for those that were chosen here since", () => {
  const traits = { preferences: { theme: "dark" } };
  const storage = visit(traits);
  storage.keepPreferences();
  window.localStorage.setItem("machu-tutor-preferences", JSON.stringify({ theme: "light", size: 110 }));
  traits.preferences = { theme: "dark", language: "es" };
  storage.keepPreferences();
  assert.deepEqual(preferences(), { theme: "light", size: 110, language: "es" });
});

test("preferences that are no object count as none", () => {
  for (const text of ["[1]", "7", "null", "{", '"a"']) {
    window.localStorage.setItem("machu-tutor-preferences", text);
    visit({ preferences: { size: 120 } }).keepPreferences();
    assert.equal(preferences().size, 120);
  }
});

test("the shelf says which changes it could not keep", () => {
  const traits = { shelved: { "#": "4", short: "abc", long: "x".repeat(50), gone: "" } };
  window.localStorage.setItem("machu-tutor-shelf/gone", "before");
  fillStorages(20);
  visit(traits).keepShelved();
  assert.deepEqual(
    sent.map(([name, value]) => [name, JSON.parse(value)]),
    [["shelf-settled", ["4", "long"]]],
  );
  assert.deepEqual(JSON.parse(findKept().shelf), { short: "abc" });
});

test("what another tab shelves or learns is told, whatever stands in its work", () => {
  let hear;
  followStorage({ listen: (...heard) => (hear = heard[2]) }, send);
  hear({ key: "machu-tutor-shelf/a", newValue: "b" });
  hear({ key: "machu-tutor-shelf/a", newValue: null });
  hear({ key: "machu-tutor-work/1", newValue: JSON.stringify({ work: JSON.stringify({ progress: [1] }) }) });
  hear({ key: "machu-tutor-work/1", newValue: "{" });
  hear({ key: "machu-tutor-work/1", newValue: null });
  hear({ key: null, newValue: null });
  assert.deepEqual(
    sent.map(([name, value]) => [name, JSON.parse(value)]),
    [
      ["shelf-heard", { a: "b" }],
      ["shelf-heard", { a: "" }],
      ["progress-heard", { progress: [1] }],
      ["progress-heard", { progress: [] }],
    ],
  );
});
