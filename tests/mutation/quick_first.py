"""A plugin of pytest for runs on mutants: quick failures come first, and every mutant has a time limit.

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
TIMEOUT = 36  # mutmut reads this exit status as a time-out
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
        """Collect nothing here; the loop collects each part of the suite when it runs."""
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session):
        """Run the suite part by part: the first part notices most mutants, so others are seldom collected."""
        for part in self.parts:
            items = [item for item in session.perform_collect([part]) if item.nodeid in self.named]
            for item, after in zip(items, [*items, None][1:], strict=True):
                session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
                if session.shouldfail:
                    raise session.Failed(session.shouldfail)
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self):
        """End a mutant that exceeds the limit of CPU time."""
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def pytest_configure(config):
    """Collect whole files in place of mutmut's single tests, and do not shrink failing examples."""
    gc.freeze()  # the garbage collector need not search the loaded modules again
    settings.register_profile(
        "mutants", phases=(Phase.explicit, Phase.generate), derandomize=True, database=None
    )
    settings.load_profile("mutants")
    signal.signal(signal.SIGVTALRM, lambda *_: os._exit(TIMEOUT))
    is_mutant = any("::" in name for name in config.args)
    config.pluginmanager.register(QuickFirst(config.args) if is_mutant else Forgetful())
