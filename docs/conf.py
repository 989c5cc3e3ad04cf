"""How the pages become a site: nothing is asked of the internet, and every warning is an error."""

from tutor import __version__

project = "machu-tutor"
author = "The machu-tutor contributors"
copyright = "The machu-tutor contributors"  # noqa: A001 - Sphinx reads this name
release = __version__

extensions = ["myst_nb", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
nb_execution_mode = "off"  # they are executed before, with pictures in place of live widgets
nb_ipywidgets_js: dict[str, str] = {}  # the usual ones come from a delivery network
suppress_warnings = ["mystnb.unknown_mime_type"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
default_role = "code"  # what our docstrings put in backticks

html_theme = "furo"
html_title = "machu-tutor"
html_static_path = ["site/static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_copyright = False
html_theme_options = {"footer_icons": [], "navigation_with_keys": False}


def setup(app: object) -> None:
    """Leave out what says nothing: the docstrings that Python gives the fields of tuples."""
    from docs.site.api import left_out

    app.connect("autodoc-skip-member", left_out)  # type: ignore[attr-defined]
