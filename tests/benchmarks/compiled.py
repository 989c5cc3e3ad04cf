"""Measures the same games with compiled rules and advice, from the wheel that `make compiled` builds."""

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
from tests.benchmarks.princes import playouts, rules_of_thumb
from tutor.princes.rules import flow
assert flow.__file__.startswith(sys.argv[1]), flow.__file__
playouts()
for work in (playouts, rules_of_thumb):
    begun = time.process_time()
    done = work()
    print(done, time.process_time() - begun)
"""

THUMB = " by rules of thumb"


def against_pure(rounds):
    """Play with the compiled wheel and with the pure source in turns, each in a process of its own.

    One kind of play is random; the other follows the rules of thumb in games that are new to the
    process.
    """
    found = {name + of: Measured([], []) for name in ("compiled", "pure") for of in ("", THUMB)}
    with TemporaryDirectory() as folder:
        with ZipFile(build_compiled(Path(folder) / "wheel")) as wheel:
            wheel.extractall(Path(folder) / "compiled")
        places = {"compiled": str(Path(folder) / "compiled"), "pure": str(ROOT)}
        for _ in range(rounds):
            for name, place in places.items():
                for of, (done, seconds) in zip(("", THUMB), _measure(place), strict=True):
                    found[name + of].done.append(done)
                    found[name + of].seconds.append(seconds)
    return found


def _measure(place):
    """Return the decisions and CPU seconds of both kinds of play, with the package `tutor` in the folder `place`."""
    path = os.pathsep.join([place, str(ROOT)])
    said = subprocess.run(
        [sys.executable, "-c", MEASURE, place],
        env=os.environ | {"PYTHONPATH": path, "PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [(int(done), float(seconds)) for done, seconds in map(str.split, said.splitlines())]
