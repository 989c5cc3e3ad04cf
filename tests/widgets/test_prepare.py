"""A warm kernel prepares in advance what the page then shows."""

from widgets.app.startup import prepare
from widgets.shared.stage import PageText


def test_a_warm_kernel_can_prepare_before_there_is_a_page() -> None:
    """The preparation draws every panel of a moment without a window and without an error."""
    prepare(PageText())
