import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createMessages } from "../../widgets/page/src/kernel/outbox.js";
import { createModel } from "./browser.js";

let sent, traits, isLinked, messages;
const numbers = () => sent.map(([{ number }]) => number);
const answer = (last) => {
  traits.answered = { [sent[0][0].sender]: last };
  return messages.noteAnswers();
};

beforeEach(() => {
  [sent, traits, isLinked] = [[], { answered: {} }, true];
  const kernelModel = { send: (...message) => sent.push(message) };
  messages = createMessages(createModel(traits), kernelModel, () => isLinked);
});

test("every message has its number, and says which page sends it", () => {
  assert.equal(messages.post({ name: "one" }), 1);
  assert.equal(messages.post({ name: "two" }, ["bytes"]), 2);
  assert.deepEqual(
    sent.map(([{ name }, callbacks, buffers]) => [name, callbacks, buffers]),
    [
      ["one", undefined, undefined],
      ["two", undefined, ["bytes"]],
    ],
  );
  assert.equal(sent[0][0].sender, sent[1][0].sender);
});

test("without a connection nothing is sent, and all of it with the next one, in its order", () => {
  isLinked = false;
  for (const name of ["one", "two", "three"]) messages.post({ name });
  assert.deepEqual(sent, []);
  messages.sendAgain();
  assert.deepEqual(numbers(), [1, 2, 3]);
});

test("what was answered is not sent again", () => {
  for (const name of ["one", "two", "three"]) messages.post({ name });
  assert.equal(answer(2), 2);
  assert.ok(messages.isWaiting());
  sent.length = 0;
  messages.sendAgain();
  assert.deepEqual(numbers(), [3]);
});

test("nothing waits once the last one is answered", () => {
  messages.post({ name: "one" });
  answer(1);
  assert.ok(!messages.isWaiting());
});

test("the answers to other pages are not taken for ours", () => {
  messages.post({ name: "one" });
  traits.answered = { another: 7 };
  assert.equal(messages.noteAnswers(), 0);
  assert.ok(messages.isWaiting());
});

test("what is forgotten is not sent again, and the numbers go on", () => {
  messages.post({ name: "one" });
  messages.forget();
  assert.ok(!messages.isWaiting());
  messages.sendAgain();
  assert.deepEqual(numbers(), [1]);
  assert.equal(messages.post({ name: "two" }), 2);
});
