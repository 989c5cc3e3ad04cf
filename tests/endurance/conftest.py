"""Long tests may share their machine: what they look for gets the time it needs."""

from playwright.sync_api import expect

from tests.pages import PATIENCE

expect.set_options(timeout=PATIENCE)
