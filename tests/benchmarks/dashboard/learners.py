"""Learners who arrive together."""

from tests.benchmarks.dashboard.clock import usable_after, wind_up
from tests.pages import READY


def arrive(pages, link, count):
    """Open so many pages at the same moment; gives them with the seconds each took to be usable."""
    opened = [pages.blank() for _ in range(count)]
    refused = []
    for page in opened:
        wind_up(page, READY)
        page.on("response", lambda answer: answer.ok or refused.append(answer.url))
    for page in opened:
        page.evaluate("(link) => setTimeout(() => (location.href = link), 0)", link)
    seconds = []
    for page in opened:
        page.wait_for_url(f"{link}**", wait_until="commit", timeout=300_000)
        page.wait_for_selector(READY, state="attached", timeout=300_000)
        seconds.append(usable_after(page) / 1000)
    return opened, seconds, refused
