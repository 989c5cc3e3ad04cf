"""The dashboard in a browser without a server: Python runs in a worker of the page.

`python -m docs.browser` writes it to `build/static`. The product does not import it.
"""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
HERE: Final = Path(__file__).parent
STATIC: Final = ROOT / "build" / "static"
