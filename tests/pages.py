"""Pages in a real browser that write down every error on them."""

import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, sync_playwright

from tests.spare import READY, Spare

PATIENCE = 60_000
HERE = ("localhost", "127.0.0.1")
MEDIA = {"color_scheme", "reduced_motion", "forced_colors"}
CHROMIUM = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Only this machine can be reached, so a page that needs the internet fails here.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run Chromium without a window and without the internet.

    Its first context has a profile on the disk, where compiled scripts stay from page to page, as
    in any browser. Contexts made later start empty.
    """
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
    with sync_playwright() as playwright, TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=program, args=list(CHROMIUM)
        )
        assert context.browser is not None
        yield context.browser
        context.close()


SLOW_LINE: Final = """
{
    const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    const pause = () => new Promise((go) => setTimeout(go, document.querySelector("READY") ? 50 : 0));
    const set = function (hear) {
        let last = Promise.resolve();
        const isOpen = () => this.readyState === WebSocket.OPEN;
        own.set.call(this, (event) => { last = last.then(pause).then(() => isOpen() && hear(event)); });
    };
    Object.defineProperty(WebSocket.prototype, "onmessage", { ...own, set });
}
""".replace("READY", READY.replace('"', "'"))
"""Delays the kernel's messages to a usable page, so that each arrives some frames after the one before."""


class Pages:
    """Opens pages of one server and notes their console errors and their requests to other hosts.

    Pages show no motion unless `moves` is set or a test asks for motion. With a `spare` page a test
    begins on the page of the test before it, with nothing of that test left. If the test is `fresh`, it
    begins on a new page, and still leaves its page to the next test.
    """

    def __init__(
        self,
        browser: Browser,
        link: str,
        *,
        moves: bool = True,
        spare: Spare | None = None,
        is_fresh: bool = False,
    ) -> None:
        self._browser = browser
        self._spare = spare
        self._is_fresh = is_fresh
        self._media = {} if moves else {"reduced_motion": "reduce"}
        self._profile = browser.contexts[0]
        self._origins = {link.rstrip("/")}
        self.link = link
        self._opened: list[Page] = []
        self.errors: list[str] = []
        self.requests_elsewhere: list[str] = []

    def __call__(
        self, query: str = "", width: int = 1440, height: int = 900, **context: Any
    ) -> Page:
        """Open a page at the server's link plus `query`, wait until it is usable, and return it."""
        context = {name: wished for name, wished in context.items() if wished is not False}
        spare = self._spare if len(self._profile.pages) <= 2 and context.keys() <= MEDIA else None
        page = None if spare is None or self._is_fresh else spare.take()
        if spare is not None and page is not None:
            self._prepare(page, width, height, {**self._media, **context})
            spare.lead(page, query, kernel_of(page))
            return page
        page = self.blank(width, height, **context)
        self.lead(page, query)
        if spare is not None and page.context == self._profile:
            spare.note(page)
        return page

    def _prepare(self, page: Page, width: int, height: int, media: dict[str, Any]) -> None:
        """Give a used page the window size and the media features that a test wishes."""
        page.emulate_media(**{"media": "null", **dict.fromkeys(MEDIA, "null"), **media})
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.move(0, 0)
        self._watch(page)

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._page_error)
        page.on("request", self._request)
        self._opened.append(page)

    def _page_error(self, error: Any) -> None:
        self.errors.append(str(error))

    def lead(self, page: Page, query: str) -> None:
        """Lead a page to the address, until it is usable there."""
        page.goto(self.link + query, wait_until="commit")
        page.wait_for_selector(READY, state="attached", timeout=PATIENCE)

    def blank(
        self,
        width: int = 1440,
        height: int = 900,
        *,
        is_slow: bool = False,
        is_new: bool = False,
        **context: Any,
    ) -> Page:
        """Open and return an empty page whose errors are noted too.

        `is_slow` puts the page on a slow line. `is_new` gives it an unused browser context, which
        the test may change. With SLOW_LINE in the environment all pages are on a slow line.
        """
        context = {**self._media, **context}
        page = None if is_new else self._page_in_the_profile(context)
        page = page or self._browser.new_context(**context).new_page()
        page.set_viewport_size({"width": width, "height": height})
        if is_slow or os.environ.get("SLOW_LINE"):
            page.add_init_script(SLOW_LINE)
        page.context.set_default_timeout(PATIENCE)
        self._watch(page)
        return page

    def leave(self, page: Page) -> None:
        """Leave a page as people do, so that it can tell its kernel."""
        page.goto("about:blank")
        self.abandon(page)

    def abandon(self, page: Page) -> None:
        """Cut a page off from the server without a message to its kernel, as when a laptop's lid is closed."""
        self._opened = [each for each in self._opened if each != page]
        if page.context != self._profile:
            page.context.close()
            return
        _, *tabs = self._profile.pages
        for each in tabs:
            each.close()
        self._forget()

    def leave_all(self) -> None:
        """Leave every open page, except one that the next test can use."""
        for page in list(self._opened):
            if not self._keep(page):
                self.leave(page)

    def _keep(self, page: Page) -> bool:
        spare = self._spare
        if spare is None or page.context != self._profile or len(self._profile.pages) > 2:
            return False
        try:
            kernel = kernel_of(page)
        except Error:  # another page, or none, stands there now
            return False
        if not spare.keep(page, kernel):
            return False
        page.remove_listener("console", self._console)
        page.remove_listener("pageerror", self._page_error)
        page.remove_listener("request", self._request)
        self._opened.remove(page)
        return True

    def _page_in_the_profile(self, wished: dict[str, Any]) -> Page | None:
        """Return a page of the browser's profile, or None if a page of the profile is open already.

        The result is also None if the test wishes more than media features.
        """
        if len(self._profile.pages) > 1 or not wished.keys() <= MEDIA:
            return None
        page = self._profile.new_page()
        page.emulate_media(**wished)
        return page

    def _forget(self) -> None:
        """Delete all that the page has stored in the browser's profile."""
        self._profile.clear_cookies()
        wire = self._profile.new_cdp_session(self._profile.pages[0])
        for origin in self._origins:
            stores = {"origin": origin, "storageTypes": "local_storage,indexeddb,service_workers"}
            wire.send("Storage.clearDataForOrigin", stores)
        wire.detach()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if request.is_navigation_request():
            self._origins.add(f"{address.scheme}://{address.netloc}")
        if address.scheme not in ("data", "blob") and address.hostname not in HERE:
            self.requests_elsewhere.append(request.url)


def first_of(cases: Iterable[Any], quick: int) -> list[Any]:
    """Return the cases of a test, with all but the first `quick` cases marked for the endurance run."""
    later = pytest.mark.endurance
    return [
        case if place < quick else pytest.param(*_values(case), marks=later)
        for place, case in enumerate(cases)
    ]


def one_in(number: int, cases: Iterable[Any]) -> list[Any]:
    """Return the cases of a test, with all but one case in `number` marked for the endurance run."""
    later = pytest.mark.endurance
    return [
        case if place % number == 0 else pytest.param(*_values(case), marks=later)
        for place, case in enumerate(cases)
    ]


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)


GIVEN_UP = "[anywidget] Failed to initialize model."
"""The message of anywidget when a browser took longer than two seconds to load the page's script."""


def kernel_of(page: Page) -> str:
    """Return the id of the kernel behind a page."""
    return str(
        page.evaluate(
            "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
        )
    )
