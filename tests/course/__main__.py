"""Writes every notebook of the course anew from its source: `python -m tests.course`."""

from tests.course.writing import ROOT, files

for path, text in files().items():
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(path.relative_to(ROOT).as_posix())
