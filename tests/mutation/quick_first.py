"""A plugin of pytest for the run on mutants: quick killers come first, and nothing runs for ever.

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
SECONDS = 20.0  # of computing; the longest test needs 3 on rules that mutmut has prepared
TIMEOUT = 36  # what mutmut calls this exit status
REMEMBERING = type(cache(len))


class Forgetful:
    """While mutmut finds out what each test reaches, no test finds the work of another done."""

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_teardown(self):
        """Forget what the helpers of the tests remember."""
        for name, module in list(sys.modules.items()):
            if name.startswith("tests."):
                for value in vars(module).values():
                    if isinstance(value, REMEMBERING):
                        value.cache_clear()


class QuickFirst:
    """Collects and runs the named tests a part of the suite after the other, until one fails."""

    def __init__(self, named):
        self.named = set(named)
        files = {name.split("::")[0] for name in named}
        self.parts = [part for part in SUITE if any(file.startswith(part) for file in files)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self):
        """Nothing is collected before it is needed."""
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session):
        """Most mutants are noticed by the first part, so that the others need not be collected."""
        for part in self.parts:
            items = [item for item in session.perform_collect([part]) if item.nodeid in self.named]
            for item, after in zip(items, [*items, None][1:], strict=True):
                session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
                if session.shouldfail:
                    raise session.Failed(session.shouldfail)
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self):
        """A mutant that never comes to an end is ended."""
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def pytest_configure(config):
    """Collect files where single tests were named; a failing example is not made smaller first."""
    gc.freeze()  # the modules are loaded by now, and need not be searched for garbage again
    settings.register_profile(
        "mutants", phases=(Phase.explicit, Phase.generate), derandomize=True, database=None
    )
    settings.load_profile("mutants")
    signal.signal(signal.SIGVTALRM, lambda *_: os._exit(TIMEOUT))
    is_mutant = any("::" in name for name in config.args)
    config.pluginmanager.register(QuickFirst(config.args) if is_mutant else Forgetful())
