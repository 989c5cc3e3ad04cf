"""The site of the documents: pages from the sources, links to the code, notebooks.

`python -m docs.site` writes it to `build/docs`. The product does not import it.
"""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
SITE: Final = ROOT / "build" / "docs"
STAGE: Final = ROOT / "build" / "docs-source"
