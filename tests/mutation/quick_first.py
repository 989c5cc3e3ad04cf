"""A plugin of pytest for the run on mutants: quick killers come first, and nothing runs for ever.

mutmut names a thousand tests in no order. Their files are collected once each, in the order that
pyproject.toml gives them.
"""

import gc
import os
import signal
import tomllib
from pathlib import Path

import pytest
from hypothesis import Phase, settings

SETTINGS = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
SUITE = SETTINGS["tool"]["mutmut"]["pytest_add_cli_args_test_selection"]
SECONDS = 20.0  # of computing; the longest test needs 4 on rules that mutmut has prepared
TIMEOUT = 36  # what mutmut calls this exit status


class QuickFirst:
    """Keeps the named tests and leaves out the rest of their files."""

    def __init__(self, named):
        self.named = set(named)

    def pytest_collection_modifyitems(self, items):
        """Leave out what was not named."""
        items[:] = [item for item in items if item.nodeid in self.named]


def pytest_configure(config):
    """Collect files where single tests were named; a failing example is not made smaller first."""
    gc.freeze()  # the modules are loaded by now, and need not be searched for garbage again
    settings.register_profile(
        "mutants", phases=(Phase.explicit, Phase.generate), derandomize=True, database=None
    )
    settings.load_profile("mutants")
    signal.signal(signal.SIGVTALRM, lambda *_: os._exit(TIMEOUT))
    if any("::" in name for name in config.args):
        config.pluginmanager.register(QuickFirst(config.args))
        files = {name.split("::")[0] for name in config.args}
        config.args = [part for part in SUITE if any(file.startswith(part) for file in files)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol():
    """A mutant that never comes to an end is ended."""
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
