"""The bundled script of the page is made from the script's modules."""

import json

import pytest

from tests.npm import npm
from tests.sources import ROOT
from widgets.page.parts import PAGE

BUNDLES = {
    "bundle": "page/bundle.js",
    "bundle-phone": "classroom/bundle.js",
    "bundle-console": "classroom/console_bundle.js",
}


@pytest.mark.parametrize("script", BUNDLES)
def test_the_bundle_is_up_to_date(tmp_path, script):
    """Each bundle in the repository is the one that its modules make.

    The repository keeps the bundles for machines without Node; `make bundle` rewrites them.
    """
    fresh = tmp_path / "bundle.js"
    assert npm("run", "--silent", script, "--", f"--outfile={fresh}") == 0
    assert fresh.read_bytes() == (PAGE.parent / BUNDLES[script]).read_bytes()


def test_each_library_in_the_bundle_comes_with_its_licence():
    """Each library in the bundle has a licence file beside the bundle, and the bundle names this file."""
    libraries = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    bundle = (PAGE / "bundle.js").read_text(encoding="utf-8")
    kept = {path.suffix[1:]: path.read_text(encoding="utf-8") for path in PAGE.glob("LICENSE.*")}
    assert kept.keys() == libraries.keys()
    for name, text in kept.items():
        assert text == (ROOT / "node_modules" / name / "LICENSE").read_text(encoding="utf-8")
        assert f"LICENSE.{name}" in bundle
