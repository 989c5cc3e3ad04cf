"""The requirements declare exactly what the product imports, each with its reason."""

import re
import sys
import tomllib
from functools import cache
from importlib.metadata import distributions, packages_distributions
from pathlib import Path

from tests.sources import imports, inside, modules

ADAPTERS = "tutor.adapters"
SERVING = ("widgets.server", "widgets.classroom", "widgets.serve")
"""The modules that serve the page, which are imported where it is served and nowhere else."""
OF_SERVED_KERNELS = {"websockets"}
"""What the page itself imports, but only in a kernel that a server keeps warm."""
UNIMPORTED = {"ipykernel", "jupyterlab"}
"""Requirements that no module imports, since other programs start them: the page's kernel and JupyterLab."""
FEW = 35
"""The largest number of packages that the tutor without a server may bring, itself not counted."""
OF_WINDOWS = {"colorama"}
"""The packages that only Windows needs."""
NAMED_OTHERWISE = {"pyspiel": "open-spiel"}
"""The extras that the tests' environment may lack, each with the name by which code imports it."""


def plain(name: str) -> str:
    """Return the name of a distribution in the form that registries compare."""
    return re.sub(r"[-_.]+", "-", name).lower()


bringing = cache(packages_distributions)
"""The distributions of each package by its name, looked up once, since a look-up reads them all."""


@cache
def sharing() -> dict[str, str]:
    """Return the distributions that share a package with others, keyed by the part that each installs."""
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


def part(module: str) -> str:
    """Return the part of the product to which a module belongs: the adapters, the server, or the base of the tutor."""
    if inside(module, ADAPTERS):
        return "adapters"
    return "serve" if any(inside(module, each) for each in SERVING) else "base"


def imported_distributions(of: str) -> set[str]:
    """Return the distributions that a part of the product imports."""
    names = {name for module in modules() if part(module) == of for name in imports(module)}
    ours = {"tutor", "widgets", *sys.stdlib_module_names}
    return {brings(name) for name in names if name.split(".")[0] not in ours}


def declared_requirements(root: Path) -> tuple[set[str], dict[str, set[str]]]:
    """Return the declared requirements, and those of each extra by its name."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    def names(lines: list[str]) -> set[str]:
        return {plain(re.split(r"[^\w.-]", line)[0]) for line in lines}

    extras = project["optional-dependencies"]
    return names(project["dependencies"]), {each: names(extras[each]) for each in extras}


def test_modules_in_a_shared_package_are_told_apart() -> None:
    """Two distributions fill `fluent`, and the requirements declare each."""
    assert brings("fluent.syntax.ast") == "fluent-syntax"
    assert brings("fluent.runtime.types") == "fluent-runtime"
    assert brings("PIL.Image") == "pillow"


def test_what_is_imported_is_declared_and_nothing_else(root: Path) -> None:
    """The declared requirements are exactly the imported distributions, even those that another would install."""
    required, extras = declared_requirements(root)
    assert imported_distributions("base") == required | OF_SERVED_KERNELS
    serving = imported_distributions("serve") - required | OF_SERVED_KERNELS
    assert serving == extras["serve"] - UNIMPORTED
    assert extras["serve"] | extras["lab"] > UNIMPORTED


def test_what_adapters_import_is_declared_by_an_extra(root: Path) -> None:
    """An extra declares what each adapter imports, so that the adapter works once the extra is installed."""
    required, extras = declared_requirements(root)
    needed = {name for each in extras if each not in ("serve", "lab") for name in extras[each]}
    assert imported_distributions("adapters") - required == needed


def test_the_tutor_without_a_server_brings_few_packages(root: Path) -> None:
    """The base, which programs, notebooks and Python in a browser need, requires few packages."""
    lines = (root / "requirements" / "base.txt").read_text(encoding="utf-8").splitlines()
    packages = {line.split("==")[0] for line in lines if re.match(r"[\w.-]+==", line)}
    assert 0 < len(packages - OF_WINDOWS) <= FEW


def test_every_requirement_has_its_reason(root: Path) -> None:
    """A comment beside each requirement says why this package and not another."""
    lines = (root / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    wanting = re.compile(r'\s+"[\w.-]+>=[\d.]+[^"]*",(?!\s+# \w)')
    assert [line for line in lines if wanting.match(line)] == []
