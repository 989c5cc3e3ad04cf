"""Rewrites every generated file: `python -m tests.gold`. Read the changes in the files afterwards."""

from tests.gold.files import FILES, PICTURES, ROOT

for name, made in {**FILES, **PICTURES}.items():
    text, path = made(), ROOT / name
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(name)
