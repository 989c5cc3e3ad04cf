"""The folders that Jupyter writes into: the user's own, or temporary ones if those fail."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from jupyter_core.paths import jupyter_data_dir, jupyter_runtime_dir

PROBE = b"x" * 4096  # on a full disk even an empty file can be made


class NoFolder(Exception):
    """No folder can be written to."""

    def __init__(self, folder: str) -> None:
        super().__init__(folder)
        self.folder = folder


@contextmanager
def writable_folders() -> Iterator[None]:
    """Ensure that Jupyter can write, if necessary in a temporary folder.

    Raises NoFolder if no folder can be written to.
    """
    usual = jupyter_data_dir()
    if all(map(_can_be_written, (usual, jupyter_runtime_dir()))):
        yield
        return
    # The user's own installations are still found where they are.
    paths = os.pathsep.join(filter(None, [os.environ.get("JUPYTER_PATH"), usual]))
    try:
        own = tempfile.TemporaryDirectory(prefix="machu_tutor_", ignore_cleanup_errors=True)
    except OSError as error:
        raise NoFolder(usual) from error
    with own as folder:
        if not _can_be_written(folder):
            raise NoFolder(folder)
        os.environ |= {
            "JUPYTER_PATH": paths,
            "JUPYTER_DATA_DIR": folder,
            "JUPYTER_RUNTIME_DIR": str(Path(folder) / "runtime"),
            "IPYTHONDIR": str(Path(folder) / "ipython"),
        }
        yield


def _can_be_written(folder: str) -> bool:
    try:
        Path(folder).mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".probe_") as probe:
            probe.write(PROBE)
            probe.flush()
    except OSError:
        return False
    return True
