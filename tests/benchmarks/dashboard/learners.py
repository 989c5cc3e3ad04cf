"""Measures pages that many learners open at the same moment."""

from typing import NamedTuple

from tests.benchmarks.dashboard.clock import usable_after, wind_up
from tests.pages import READY

PATIENCE = 300_000


class Arrived(NamedTuple):
    """Pages that opened together: the seconds until each was usable, and every request that was refused."""

    pages: list
    seconds: list
    refused: list


def arrive(pages, link, count):
    """Open `count` pages at the same moment and wait until all are usable."""
    opened = [pages.blank() for _ in range(count)]
    refused = []
    for page in opened:
        wind_up(page, READY)
        page.on("response", lambda answer: answer.status < 400 or refused.append(answer.url))
    for page in opened:
        page.evaluate("(link) => setTimeout(() => (location.href = link), 0)", link)
    for page in opened:
        page.wait_for_url(f"{link}**", wait_until="commit", timeout=PATIENCE)
        page.wait_for_selector(READY, state="attached", timeout=PATIENCE)
    return Arrived(opened, [usable_after(page) / 1000 for page in opened], refused)
