"""The requirements declare all that the product imports, each with its reason, and nothing else."""

import re
import sys
import tomllib
from functools import cache
from importlib.metadata import distributions, packages_distributions
from pathlib import Path

from tests.sources import imports, inside, modules

ADAPTERS = "tutor.adapters"
UNIMPORTED = {"ipykernel", "jupyterlab"}
"""Requirements that no module imports, since other programs start them: the page's kernel and JupyterLab."""
NAMED_OTHERWISE = {"pyspiel": "open-spiel"}
"""The extras that the tests' environment may lack, each with the name by which code imports it."""


def plain(name: str) -> str:
    """Return the name of a distribution in the form that registries compare."""
    return re.sub(r"[-_.]+", "-", name).lower()


bringing = cache(packages_distributions)
"""The distributions of each package by its name, looked up once, since a look-up reads them all."""


@cache
def sharing() -> dict[str, str]:
    """Return the distributions that share a package, by the part that each installs."""
    shared = {name for name, brought in bringing().items() if len(set(brought)) > 1}
    return {
        ".".join(file.parts[:2]): plain(each.metadata["Name"])
        for each in distributions()
        for file in each.files or ()
        if file.suffix == ".py" and file.parts[0] in shared and len(file.parts) > 2
    }


def brings(module: str) -> str:
    """Return the distribution that installs a module."""
    first, *rest = module.split(".")
    within = ".".join([first, *rest[:1]])
    if within in sharing():
        return sharing()[within]
    known = bringing().get(first)
    return plain(known[0]) if known else NAMED_OTHERWISE.get(first, plain(first))


def imported_distributions(*, by_adapters: bool) -> set[str]:
    """Return the distributions that the product imports, or those of the extras."""
    names = {
        name
        for module in modules()
        if inside(module, ADAPTERS) == by_adapters
        for name in imports(module)
    }
    ours = {"tutor", "widgets", *sys.stdlib_module_names}
    return {brings(name) for name in names if name.split(".")[0] not in ours}


def declared_requirements(root: Path) -> tuple[set[str], set[str]]:
    """Return the declared requirements, and those of the extras."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    def names(lines: list[str]) -> set[str]:
        return {plain(re.split(r"[^\w.-]", line)[0]) for line in lines}

    extras = project["optional-dependencies"].values()
    return names(project["dependencies"]), names([line for extra in extras for line in extra])


def test_modules_in_a_shared_package_are_told_apart() -> None:
    """Two distributions fill `fluent`, and the requirements declare each."""
    assert brings("fluent.syntax.ast") == "fluent-syntax"
    assert brings("fluent.runtime.types") == "fluent-runtime"
    assert brings("PIL.Image") == "pillow"


def test_what_is_imported_is_declared_and_nothing_else(root: Path) -> None:
    """The declared requirements are exactly the imported ones, and none relies on another to install it."""
    required, _ = declared_requirements(root)
    assert imported_distributions(by_adapters=False) == required - UNIMPORTED
    assert required > UNIMPORTED


def test_what_adapters_import_is_declared_by_an_extra(root: Path) -> None:
    """Each adapter works once its extra is installed."""
    required, extra = declared_requirements(root)
    assert imported_distributions(by_adapters=True) - required == extra


def test_every_requirement_has_its_reason(root: Path) -> None:
    """A comment beside each requirement says why this package and not another."""
    lines = (root / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    wanting = re.compile(r'\s+"[\w.-]+>=[\d.]+[^"]*",(?!\s+# \w)')
    assert [line for line in lines if wanting.match(line)] == []
