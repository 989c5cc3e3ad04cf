"""The same random play with the rules compiled, by the wheel that `make compiled` builds."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from tests.benchmarks.measuring import Measured
from tests.wheel import ROOT, build_compiled

MEASURE = """
import sys, time
from tests.benchmarks.princes import playouts
from tutor.princes.rules import flow
assert flow.__file__.startswith(sys.argv[1]), flow.__file__
playouts()
begun = time.process_time()
done = playouts()
print(done, time.process_time() - begun)
"""


def against_pure(rounds):
    """Random play by the compiled and by the pure wheel, each in a process of its own, in turns."""
    found = {"compiled": Measured([], []), "pure": Measured([], [])}
    with TemporaryDirectory() as folder:
        with ZipFile(build_compiled(Path(folder) / "wheel")) as wheel:
            wheel.extractall(Path(folder) / "compiled")
        places = {"compiled": str(Path(folder) / "compiled"), "pure": str(ROOT)}
        for _ in range(rounds):
            for name, place in places.items():
                done, seconds = _measured(place)
                found[name].done.append(done)
                found[name].seconds.append(seconds)
    return found


def _measured(place):
    """Decisions and CPU seconds of random play with the `tutor` of a folder."""
    path = os.pathsep.join([place, str(ROOT)])
    said = subprocess.run(
        [sys.executable, "-c", MEASURE, place],
        env=os.environ | {"PYTHONPATH": path, "PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    return int(said[0]), float(said[1])
