"""Long tests get more time, because they may share their machine with others."""

from playwright.sync_api import expect

from tests.pages import PATIENCE

expect.set_options(timeout=PATIENCE)
