"""What a warm kernel prepares must fit what the page then shows, or it would be of no use."""

from tutor.core.words.text import Text
from widgets.app.startup import prepare


def test_a_warm_kernel_can_prepare_before_there_is_a_page() -> None:
    """It draws every panel of a moment without a window and without a fault."""
    prepare(Text("en").with_catalogue("widgets"))
