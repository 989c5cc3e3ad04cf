"""The script that the page is sent is what its modules say today."""

from tests.npm import npm
from widgets.page.parts import PAGE


def test_the_bundle_is_what_its_modules_are_bundled_to(tmp_path):
    """It is kept so that a machine without Node shows the page; `make bundle` writes it anew."""
    fresh = tmp_path / "bundle.js"
    assert npm("run", "--silent", "bundle", "--", f"--outfile={fresh}") == 0
    assert fresh.read_bytes() == (PAGE / "bundle.js").read_bytes()
