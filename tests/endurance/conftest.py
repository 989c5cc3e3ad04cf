"""Long tests may share their machine, so they get more time."""

from playwright.sync_api import expect

from tests.pages import PATIENCE

expect.set_options(timeout=PATIENCE)
