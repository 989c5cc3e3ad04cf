"""A clock inside a page measures times from a person's action to the picture that it changes.

The picture of a board has changed when its canvas or a thing over it is drawn again; any other part
has changed when its markup has.
"""

from typing import NamedTuple

PATIENCE = 60_000
PAUSE = 120
LARGE = 4000

# Notes when the visible board was last drawn, when the page first had what the test waits for, and
# what goes over the connection to the kernel.
CLOCK = """
const clock = (window.benchClock = { begun: 0, asked: 0, heard: 0, changed: 0, painted: 0, usable: 0 });
const draw = CanvasRenderingContext2D.prototype.drawImage;
CanvasRenderingContext2D.prototype.drawImage = function (...given) {
  draw.apply(this, given);
  if (this.canvas.matches(".tutor-board")) clock.painted = performance.now();
};
const isOver = ({ target }) => target.closest?.(".tutor-things");
new MutationObserver((changes) => {
  if (changes.some(isOver)) clock.painted = performance.now();
}).observe(document, { childList: true, subtree: true });
const once = (name) => clock.begun && (clock[name] ||= performance.now());
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => (data.byteLength ?? data.length) > LARGE && once("heard"));
  }
  send(...given) {
    once("asked");
    super.send(...given);
  }
};
const watcher = new MutationObserver(() => {
  if (!document.querySelector(USABLE)) return;
  clock.usable = performance.now();
  watcher.disconnect();
});
watcher.observe(document, { attributes: true, childList: true, subtree: true });
"""
ARM = """([kind, selector]) => {
  const clock = window.benchClock;
  const seen = () => document.querySelector(selector)?.outerHTML ?? "";
  const before = seen();
  clock.begun = clock.asked = clock.heard = clock.changed = clock.painted = 0;
  const begin = () => (clock.begun = performance.now());
  window.addEventListener(kind, begin, { capture: true, once: true });
  const watcher = new MutationObserver(() => {
    if (!clock.begun || seen() === before) return;
    clock.changed = performance.now();
    watcher.disconnect();
  });
  const everything = { childList: true, subtree: true, characterData: true, attributes: true };
  watcher.observe(document.body, everything);
}"""
NOTED = """({ begun, ...clock }) => {
  const since = (name) => clock[name] && clock[name] - begun;
  return [since("changed"), since("painted"), since("asked"), since("heard")];
}"""


class Passed(NamedTuple):
    """Milliseconds from an event to each of four effects; 0 for an effect that did not occur.

    The effects are the changed markup, the last drawing of the board, the first message sent, and
    the first large message received.
    """

    changed: float
    painted: float
    asked: float
    heard: float


def wind_up(page, usable):
    """Put a clock into every document of a page, which notes when the selector `usable` is there."""
    page.add_init_script(f"(() => {{ const USABLE = {usable!r}, LARGE = {LARGE}; {CLOCK} }})();")


def usable_after(page):
    """Return the milliseconds from the request until the page was usable."""
    return page.wait_for_function("window.benchClock?.usable", timeout=PATIENCE).json_value()


def time_to_markup(page, kind, selector, act, paints=False):
    """Return the times from an event, which `act` causes, to the change of the markup."""
    page.evaluate(ARM, [kind, selector])
    act()
    wanted = "benchClock.changed && benchClock.painted" if paints else "benchClock.changed"
    page.wait_for_function(wanted, timeout=PATIENCE)
    page.wait_for_timeout(PAUSE)
    return Passed(*page.evaluate(f"({NOTED})(window.benchClock)"))
