"""Says which files are generated from tables; `python -m tests.incan_gold.made` writes them."""

from pathlib import Path

from tutor.incan_gold.schema import REFERENCE

ROOT = Path(__file__).parents[2]
FILES = {
    f"docs/reference/{name}": lambda name=name: REFERENCE.pages()[name]
    for name in REFERENCE.pages()
}


def write():
    """Rewrite every generated file."""
    for name, made in FILES.items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
