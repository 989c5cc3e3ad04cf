"""Which gold files there are, and what makes each."""

from pathlib import Path

from tests.gold.narration import narration
from tests.vector_files import quick_start

FOLDER = Path(__file__).parent
FILES = {
    "quick_start_en.txt": lambda: narration(quick_start()["record"], "en"),
}
