import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutFor } from "../../widgets/page/src/room/layouts.js";

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
