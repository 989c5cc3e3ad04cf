"""The reference of the programming interface has a page for every module under the module's name."""

import re
from importlib import import_module

import pytest

from docs.site.api import api_pages
from tests.sources import modules_in

INDEX = "reference/api/index.md"
DOCUMENTED = re.compile(r"automodule:: (\S+)")
LINKED = re.compile(r"^- \[`(\S+)`\]\((\S+)\.md\): \S", re.MULTILINE)


@pytest.mark.endurance
def test_every_module_has_a_page_of_its_own() -> None:
    """Each module has one page with the docstrings of that module alone."""
    pages = api_pages()
    index = pages.pop(INDEX)
    public = set(modules_in("tutor")) - {"tutor.__main__"}
    assert len(public) > 100
    assert {f"reference/api/{name}.md" for name in public} == set(pages)
    for name in public:
        assert DOCUMENTED.findall(pages[f"reference/api/{name}.md"]) == [name]
    linked = LINKED.findall(index)
    assert {name for name, _ in linked} == public
    assert [name for name, page in linked if name != page] == []
    assert len(linked) == len(public)


def test_the_functions_of_notebooks_come_first() -> None:
    """The list of the reference begins with the functions for notebooks, before the classes that they return."""
    [first, *_] = LINKED.findall(api_pages()[INDEX])
    assert first[0] == "tutor.notebook"
    notebook = import_module("tutor.notebook")
    assert [name for name in notebook.__all__ if not getattr(notebook, name).__doc__] == []
