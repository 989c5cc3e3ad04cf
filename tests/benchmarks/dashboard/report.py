"""The budgets of the page as a section: what, against what, the budget, the verdict."""

import os
import platform
from importlib.metadata import version
from statistics import median

from tests.benchmarks.page import DASHBOARD

HEAD = f"""{DASHBOARD}
The dashboard as `make tutor` serves it, in Chromium, against a notebook with one button and a label in the
same server, in turns. Written by `make bench WRITE=1`, which runs `python -m tests.benchmarks.dashboard --write`.
"""
NOTES = """- *Tap*: from `pointerdown` on a district to the last drawing of the visible canvas; *picked* to the card
  that says what the tap would do. The button: from `click` to the label. All by `performance.now()` in the page.
- *Jump*: from `click` to the status line, which is sent last; to nodes all over a tree of 300 decisions with
  side lines, in turns with steps forward in the same tree.
- *Arrival*: from the request to `data-ready="1"`, which follows the first board; a new browser profile each.
  *Warm* means that a kernel stood ready.
- *Memory*: resident memory of the kernel after 20 steps, against one that has imported ipywidgets and ipycanvas.
- *Sent for a step*: frames of the connection between kernel and browser, as the browser reads them; *packed*
  as they travel, compressed one after the other.
"""
RULE = ("---",) * 5


def verdict(is_kept):
    """Whether a budget is kept."""
    return "kept" if is_kept else "**missed**"


def rows(found):
    """The rows of the table."""
    clicks, jumps, visits = found["clicks"], found["jumps"], found["visits"]
    board = median(each.painted for each in clicks["board"])
    picked = median(each.changed for each in clicks["board"])
    button = median(each.changed for each in clicks["button"])
    jump = median(each.changed for each in jumps["jump"])
    step = median(each.changed for each in jumps["step"])
    yield _ratio("tap on the board → repainted", board, "one button", button, 1.5)
    yield _ratio("tap on the board → picked card", picked, "one button", button, None)
    yield _ratio("jump in a tree of 300 decisions", jump, "one step forward", step, 1.1)
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
        yield _sent(f"sent for a step, {name}", [each.told for each in steps], 60_000)
        yield _sent(f"packed for a step, {name}", [each.packed for each in steps], 60_000)
    yield _sent("static page of a position", found["drawings"], 60_000)


def _ratio(what, ours, name, theirs, most):
    ratio = ours / theirs
    budget = "" if most is None else f"at most {most} times: {verdict(ratio <= most)}"
    return what, f"{ours:.0f} ms", f"{name} {theirs:.0f} ms", f"{ratio:.1f} times", budget


def _sent(what, sizes, most):
    return (
        what,
        f"{median(sizes) / 1000:.1f} kB",
        f"largest {max(sizes) / 1000:.1f} kB",
        f"of {len(sizes):,}",
        f"at most {most // 1000} kB: {verdict(max(sizes) <= most)}",
    )


def section(found, browser, times):
    """The whole section."""
    head = ("what", "median", "against", "ratio", "budget")
    shares = [
        ("window", "CPU time of a step", "bytes of a step"),
        ("---",) * 3,
        *((name, f"{spent:.1f} ms", f"{sent:,}") for name, spent, sent in found["shares"]),
    ]
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
            "Where a step of the quick start goes in the kernel:\n",
            _table(shares),
        )
    )


def _table(lines):
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
