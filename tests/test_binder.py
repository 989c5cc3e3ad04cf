"""The files in `binder`, which a hub reads, have the locked requirements and the server's settings."""

import json
import os
from pathlib import Path
from typing import Any

from widgets.serve import TEXT
from widgets.server import Settings, configuration

OF_A_SERVER_OF_ITS_OWN = (
    *("preheat_kernel", "default_pool_size", "multi_kernel_manager_class"),
    "resources",  # the page that waits for a kernel; a hub has its own
)
ASKS_NOTHING_ELSEWHERE = {"mathjax_config": None, "mathjax_url": None}
IN_JUPYTER = {"template": "machu_tutor", "show_tracebacks": False}


def settings(root: Path, name: str) -> dict[str, Any]:
    """Return the content of a file of settings."""
    found: dict[str, Any] = json.loads((root / "binder" / name).read_text(encoding="utf-8"))
    return found


def test_the_locked_set_is_installed(root: Path) -> None:
    """The hub installs the same locked packages as `make install`, the build backend included."""
    [line] = (root / "binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    option, path = line.split()
    locked = root / "requirements" / "run.txt"
    assert (option, (root / "binder" / path).resolve()) == ("-r", locked)
    assert "\nhatchling==" in locked.read_text(encoding="utf-8")


def test_its_python_is_one_of_ours(root: Path) -> None:
    """The hub's Python version is one of those that the package supports."""
    version = (root / "binder" / "runtime.txt").read_text(encoding="utf-8").strip()
    classifier = f"Programming Language :: Python :: {version.removeprefix('python-')}"
    assert f'"{classifier}"' in (root / "pyproject.toml").read_text(encoding="utf-8")


def test_the_build_step_can_run(root: Path) -> None:
    """`postBuild` is executable, since repo2docker runs it as a program."""
    assert os.access(root / "binder" / "postBuild", os.X_OK)


def test_the_settings_are_those_of_the_local_server(root: Path) -> None:
    """The hub and the local server agree on kernels' lifetime, page settings and the words of a failure."""
    ours = configuration(Settings(Path("any"), when_it_fails=TEXT.say("serve-page-failed")))
    pages = {
        name: value
        for name, value in ours.VoilaConfiguration.items()
        if name not in OF_A_SERVER_OF_ITS_OWN
    }
    assert settings(root, "voila.json") == {"VoilaConfiguration": pages | IN_JUPYTER}
    assert settings(root, "jupyter_server_config.json") == {
        "MappingKernelManager": ours.MappingKernelManager,
        "ServerApp": {"tornado_settings": ASKS_NOTHING_ELSEWHERE},
        "VoilaExecutor": ours.VoilaExecutor,
    }
