"""A plugin of pytest for the run on mutants: tests that fail quickly come first, and no test runs for ever.

mutmut names a thousand tests in no order. They run in the order of the suite in pyproject.toml.
"""

import gc
import os
import signal
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest
from hypothesis import Phase, settings

SETTINGS = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
SUITE = SETTINGS["tool"]["mutmut"]["pytest_add_cli_args_test_selection"]
SECONDS = 20.0  # seconds of CPU time; the longest test needs 3 on rules that mutmut has prepared
TIMEOUT = 36  # what mutmut calls this exit status
REMEMBERING = type(cache(len))


class Forgetful:
    """While mutmut records what each test calls, no test may use the cached results of another."""

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_teardown(self):
        """Empty the caches of the tests' helpers."""
        for name, module in list(sys.modules.items()):
            if name.startswith("tests."):
                for value in vars(module).values():
                    if isinstance(value, REMEMBERING):
                        value.cache_clear()


class QuickFirst:
    """Collects and runs the named tests one part of the suite after another, until one fails."""

    def __init__(self, named):
        self.named = set(named)
        files = {name.split("::")[0] for name in named}
        self.parts = [part for part in SUITE if any(file.startswith(part) for file in files)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self):
        """Collect nothing before it is needed."""
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session):
        """The first part notices most mutants, so that the others need not be collected."""
        for part in self.parts:
            items = [item for item in session.perform_collect([part]) if item.nodeid in self.named]
            for item, after in zip(items, [*items, None][1:], strict=True):
                session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
                if session.shouldfail:
                    raise session.Failed(session.shouldfail)
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self):
        """End a mutant that never ends."""
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def pytest_configure(config):
    """Collect files where mutmut names single tests, and do not shrink a failing example first."""
    gc.freeze()  # the modules are loaded by now, and the garbage collector need not search them again
    settings.register_profile(
        "mutants", phases=(Phase.explicit, Phase.generate), derandomize=True, database=None
    )
    settings.load_profile("mutants")
    signal.signal(signal.SIGVTALRM, lambda *_: os._exit(TIMEOUT))
    is_mutant = any("::" in name for name in config.args)
    config.pluginmanager.register(QuickFirst(config.args) if is_mutant else Forgetful())
