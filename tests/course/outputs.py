"""A plugin of pytest for nbval, which compares the outputs of each cell with the stored outputs."""

import os

import pytest
from nbval.plugin import IPyNbCell

from notebooks.source.course import KEPT_IN, NAMES, NOTEBOOKS, place_of
from tests.course.running import CHANCE, contents

KEPT = {NOTEBOOKS / place_of(name, KEPT_IN) for name in NAMES}


def pytest_configure() -> None:
    """Set the seed of the kernels, so that they deal the same games each time."""
    os.environ["PYTHONPATH"] = str(CHANCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> object:
    """Fail if kinds or words of a cell's outputs differ from the stored ones; `make course` rewrites them."""
    result = yield
    if isinstance(item, IPyNbCell) and item.path in KEPT:
        assert contents(item.test_outputs) == contents(item.cell.outputs)
    return result
