"""Writes the section about the page's budgets: the measure, the comparison, the budget, the verdict."""

import os
import platform
from importlib.metadata import version
from statistics import median, quantiles

from tests.benchmarks.page import DASHBOARD

HEAD = f"""{DASHBOARD}
The dashboard as `make tutor` serves it, in Chromium, against a notebook with one button and a label in the
same server, in turns. Written by `make bench WRITE=1`, which runs `python -m tests.benchmarks.dashboard --write`.
"""
NOTES = """- *Tap*: from `pointerdown` on a district to the last change of the canvas or of what lies over it; *picked* to the card
  that says what the tap would do. The button: from `click` to the label. All by `performance.now()` in the page.
- *Tap* and *jump* on a page on which nothing moves.
- *Jump*: from `click` to the status line, which is sent last; to nodes all over a tree of 300 decisions with
  side lines, in turns with steps forward in the same tree.
- *Frames*: the time from frame to frame as long as anything travels, in a round that is gone through step by step, and
  in games that *Play* goes through.
- *Arrival*: from the request to `data-ready="1"`, which follows the first board; a new browser profile each.
  *Warm* means that a kernel stood ready.
- *Memory*: resident memory of the kernel after 20 steps, against one that has imported ipywidgets and ipycanvas.
- *Sent for a step*: the frames that reach the browser for one step, packed one after the other as the
  server packs them; *unpacked* as the page reads them.
- *Loaded on a visit*: pages, scripts and styles over the network, in a browser that has never been there, and once more
  in the same browser; what is said to the kernel is not among it.
- *Learners together*: pages opened at the same moment on one server, until the last of them can be used.

### Where the time goes

Of a tap, what the budget counts, in milliseconds. The kernel shows the board before all other windows; the way
there and back leads through the server, which is a process of its own, as for the button.
"""
RULE = ("---",) * 5
MOST_LATE = 0.02


def verdict(is_kept):
    """Return in words whether a budget is kept."""
    return "kept" if is_kept else "**missed**"


def rows(found):
    """Yield the rows of the table."""
    clicks, jumps, visits = found["clicks"], found["jumps"], found["visits"]
    board = median(each.painted for each in clicks["board"])
    picked = median(each.changed for each in clicks["board"])
    button = median(each.changed for each in clicks["button"])
    jump = median(each.changed for each in jumps["jump"])
    step = median(each.changed for each in jumps["step"])
    yield _ratio("tap on the board → repainted", board, "one button", button, 1.3)
    yield _ratio("tap on the board → picked card", picked, "one button", button, None)
    yield _ratio("jump in a tree of 300 decisions", jump, "one step forward", step, 1.1)
    for what, frames in found["frames"].items():
        yield _frames(what, frames)
    for kind, (dashboard, bare) in visits.items():
        yield _ratio(f"arrival, {kind}", median(dashboard), "one button", median(bare), 1.5)
    ours, theirs = (median(found["memory"][name]) for name in ("dashboard", "libraries"))
    yield (
        "memory after 20 steps",
        f"{ours:.0f} MB",
        f"libraries {theirs:.0f} MB",
        f"{ours - theirs:+.0f} MB",
        f"at most +30 MB: {verdict(ours - theirs <= 30)}",
    )
    for name, steps in found["traffic"].items():
        yield _sent_row(f"sent for a step, {name}", [each.packed for each in steps], 60_000)
        yield _sent_row(f"the same unpacked, {name}", [each.told for each in steps], None)
    for what, visit in zip(("first", "second"), found["transfer"], strict=True):
        yield _loaded_row(f"loaded on a {what} visit", visit)
    yield _together(*found["learners"])
    yield _sent_row("static page of a position", found["drawings"], 90_000)


def _ratio(what, ours, name, theirs, most):
    ratio = ours / theirs
    budget = "" if most is None else f"at most {most} times: {verdict(ratio <= most)}"
    return what, f"{ours:.0f} ms", f"{name} {theirs:.0f} ms", f"{ratio:.1f} times", budget


def _sent_row(what, sizes, most):
    return (
        what,
        f"{median(sizes) / 1000:.1f} kB",
        f"largest {max(sizes) / 1000:.1f} kB",
        f"of {len(sizes):,}",
        "" if most is None else f"at most {most // 1000} kB: {verdict(max(sizes) <= most)}",
    )


def _loaded_row(what, visit):
    """Return the row of the table for the bytes that a visit loads over the network, against their unpacked size."""
    return (
        what,
        f"{visit.sent / 1e6:.2f} MB",
        f"unpacked {visit.read / 1e6:.2f} MB",
        f"in {visit.requests} requests",
        f"at most 2 MB: {verdict(visit.sent <= 2_000_000)}",
    )


def _frames(what, frames):
    """Return the row of the table for the frames while things moved."""
    share = frames.late / frames.all
    return (
        f"frames of {what} later than 32 ms",
        f"{frames.late:,}",
        f"of {frames.all:,}",
        f"{share:.1%}",
        f"at most 2 %: {verdict(share <= MOST_LATE)}",
    )


def _together(alone, together):
    """Return the row of the table for the wait of learners who arrive together, against that of one alone."""
    slowest = quantiles(together.seconds, n=20, method="inclusive")[-1]
    [lonely] = alone.seconds
    count = len(together.pages)
    return (
        f"{count} learners together, 95 % of them within",
        f"{slowest:.1f} s",
        f"one alone {lonely:.1f} s",
        f"{slowest / lonely:.1f} times",
        f"all usable, none refused: {verdict(not together.refused)}",
    )


def _tap(taps):
    """Return the row of the table for the parts of a tap's time."""
    asked, heard, painted = (
        median(getattr(tap, name) for tap in taps) for name in ("asked", "heard", "painted")
    )
    return [
        ("stretch of a tap", "ms"),
        ("---", "---"),
        ("page, until it has asked", f"{asked:.0f}"),
        ("server and kernel, until the drawing is here", f"{heard - asked:.0f}"),
        ("page, until it is painted", f"{painted - heard:.0f}"),
    ]


def section(found, browser, times):
    """Return the whole section of the page's budgets as Markdown."""
    head = ("what", "median", "against", "ratio", "budget")
    shares = [
        ("window", "CPU time of a step", "bytes of a step"),
        ("---",) * 3,
        *((name, f"{spent:.1f} ms", f"{sent:,}") for name, spent, sent in found["shares"]),
    ]
    beginning = [(name, f"{spent:.0f} ms") for name, spent in found["beginning"]]
    return "\n".join(
        (
            HEAD,
            _table([head, RULE, *rows(found)]),
            (
                f"Medians of {times} taps and jumps and {max(5, times // 3)} visits on {platform.system()} "
                f"{platform.machine()}, {os.cpu_count()} CPUs, Python {platform.python_version()}, "
                f"Voila {version('voila')}, Chromium {browser.version}.\n"
            ),
            NOTES,
            _table(_tap(found["clicks"]["board"])),
            "Of a step of the quick start, in the kernel:\n",
            _table(shares),
            "Of an arrival, in the kernel:\n",
            _table([("part", "CPU time"), ("---",) * 2, *beginning]),
        )
    )


def _table(lines):
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
