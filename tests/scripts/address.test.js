import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createModel } from "./browser.js";

const { followHistory, reachVisit, showAddress } = await import("../../widgets/page/src/browser/address.js");

let calls, traits, model, goTo, asked;

function enter(method, state, url) {
  calls.push([method, url]);
  history.state = state;
  location.search = new URL(url, "http://here").search;
}

beforeEach(() => {
  calls = [];
  Object.assign(location, { pathname: "/tutor", search: "", hash: "" });
  Object.assign(history, {
    state: null,
    pushState: (state, _, url) => enter("push", state, url),
    replaceState: (state, _, url) => enter("replace", state, url),
  });
  traits = { address: "?view=board", visit: 0 };
  model = createModel(traits);
  asked = [];
  followHistory({ model, listen: (...heard) => (goTo = heard[2]) }, (...message) => asked.push(message));
});

function show(address, visit) {
  Object.assign(traits, { address, visit });
  showAddress(model);
}

function goBackTo(search, state) {
  location.search = search;
  history.state = state;
  goTo();
}

test("the first screen takes the entry that the browser came with", () => {
  show("?view=board", 0);
  assert.deepEqual(calls, [["replace", "/tutor?view=board"]]);
});

test("another visit is an entry of its own, what is played by itself is not", () => {
  show("?ply=1", 0);
  show("?ply=2", 1);
  show("?ply=3", 1);
  assert.deepEqual(
    calls.map(([method]) => method),
    ["replace", "push", "replace"],
  );
});

test("the same address again changes nothing", () => {
  show("?ply=1", 0);
  show("?ply=1", 0);
  assert.equal(calls.length, 1);
});

test("an empty address stands for none", () => {
  show("?", 0);
  assert.deepEqual(calls, [["replace", "/tutor"]]);
});

test("going back asks for that visit, and the address waits for the answer", () => {
  show("?ply=1", 0);
  const first = history.state;
  show("?ply=2", 1);
  calls = [];
  goBackTo("?ply=1", first);
  assert.deepEqual(asked, [["return", "0"]]);
  show("?ply=2b", 1); // said before the kernel was asked
  assert.deepEqual(calls, []);
  show("?ply=1", 0);
  assert.deepEqual(calls, []);
  show("?ply=5", 2);
  assert.deepEqual(calls, [["push", "/tutor?ply=5"]]);
});

test("where the visit is forgotten, the answer brings the address of what is shown", () => {
  show("?ply=1", 0);
  const first = history.state;
  show("?ply=2", 1);
  goBackTo("?ply=1", first);
  calls = [];
  reachVisit(model, 0);
  assert.deepEqual(calls, []);
  reachVisit(model, 1);
  assert.deepEqual(calls, [["push", "/tutor?ply=2"]]);
});
