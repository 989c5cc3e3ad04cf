"""Drives JupyterLab from outside: opens and runs a notebook as people do it."""

import re

from playwright.sync_api import Page, expect

from tests.served import Server

TOKEN = re.compile(r"token=\w+")
IDLE = "Python 3 (ipykernel) | Idle"


def token_of(server: Server) -> str:
    """Return the token at the end of the link that the server printed, which lets a visitor in."""
    return next(found[0] for found in map(TOKEN.search, server.lines) if found)


def open_notebook(page: Page, server: Server, path: str, workspace: str = "") -> None:
    """Open a notebook in Lab and wait for its kernel; a new workspace has nothing else open."""
    lab = f"{server.link}lab/workspaces/{workspace}" if workspace else f"{server.link}lab"
    page.goto(f"{lab}/tree/{path}?{token_of(server)}", wait_until="commit")
    expect(page.get_by_text(IDLE)).to_be_visible()


def run_all(page: Page) -> None:
    """Run every cell from the menu, once the kernel is idle."""
    expect(page.get_by_text(IDLE)).to_be_visible()
    page.locator(".lm-MenuBar-item", has_text="Run").click()
    page.get_by_text("Run All Cells", exact=True).click()
