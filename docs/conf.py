"""The configuration of the site: nothing is loaded from the internet, every warning is an error."""

from sphinx.application import Sphinx

from tutor import __version__

project = "machu-tutor"
author = "The machu-tutor contributors"
copyright = "The machu-tutor contributors"  # noqa: A001 - Sphinx reads this name
release = __version__

extensions = ["myst_nb", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
nb_execution_mode = "off"  # `docs.site` has executed them, with pictures in place of live widgets
nb_ipywidgets_js: dict[str, str] = {}  # by default pages load scripts from a delivery network
suppress_warnings = [
    "mystnb.unknown_mime_type",
    "ref.python",  # a signature may name a class that two modules have
]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_mock_imports = ["distributed", "gymnasium", "pettingzoo", "pyspiel"]  # from the extras
default_role = "code"  # the names that our docstrings put in backticks

html_theme = "furo"
html_title = "machu-tutor"
html_favicon = "site/static/mountain.svg"
html_static_path = ["site/static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_copyright = False
html_theme_options = {
    "footer_icons": [],
    "light_css_variables": {"color-brand-primary": "#2f5d50", "color-brand-content": "#2f5d50"},
    "dark_css_variables": {"color-brand-primary": "#8fc7b3", "color-brand-content": "#8fc7b3"},
}


def setup(app: Sphinx) -> None:
    """Connect the hooks that leave out docstrings made by Python, and arguments of protocols."""
    from docs.site.api import add_signature, left_out

    app.connect("autodoc-skip-member", left_out)
    app.connect("autodoc-process-signature", add_signature)
