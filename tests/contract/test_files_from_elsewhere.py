"""Files as other systems write them are read, or refused with a sentence that says what they are."""

import gzip
import io
import json
import sys
import zipfile

import pytest

from tests.trees import a_record, a_tree
from tests.widgets.apps import app, open_file
from tutor.cli import main
from tutor.core.base.errors import RecordError
from tutor.core.base.reading import text_of
from tutor.core.records.files import loads, read_record
from tutor.core.records.movetext import write_movetext

TITLE = "Señor 李 👩\u200d🏫"
ENCODINGS = {
    "UTF-8": ("utf-8", "\n"),
    "UTF-8 with its mark": ("utf-8-sig", "\n"),
    "UTF-8 of Windows": ("utf-8-sig", "\r\n"),
    "UTF-16 of PowerShell": ("utf-16", "\r\n"),
    "UTF-16 LE without a mark": ("utf-16-le", "\r\n"),
    "UTF-16 BE without a mark": ("utf-16-be", "\n"),
    "UTF-32": ("utf-32", "\n"),
}


def zip_bytes():
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("game.json", "{}")
    return packed.getvalue()


STRANGE = {
    "gzip": (gzip.compress(b"{}"), "compressed"),
    "zip": (zip_bytes(), "archive"),
    "png": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "picture"),
    "jpeg": (b"\xff\xd8\xff\xe0\0\x10JFIF", "picture"),
    "pdf": (b"%PDF-1.7\n%\xe2\xe3", "PDF"),
    "latin-1": ('{"title": "Señor"}'.encode("latin-1"), "save it as UTF-8"),
    "cp1252": ('{"title": "“Señor”"}'.encode("cp1252"), "save it as UTF-8"),
    "a program": (b"\x7fELF\x02\x01\x01\0\0\xff\xfe\xfd", "not a text"),
}


def content_of(name, form, encoding, newline):
    """Return a game as a file, with a title that needs more than one byte a letter."""
    if form == "json":
        text = json.dumps(
            {**a_record(name, 1, 3).to_json(), "title": TITLE}, indent=1, ensure_ascii=False
        )
    else:
        text = write_movetext(a_tree(name, nodes=3, forking=0).at(0)).replace(
            "\n\n", f"\n; {TITLE}\n\n", 1
        )
    return text.replace("\n", newline).encode(encoding)


@pytest.fixture
def standard_input(monkeypatch):
    """Put bytes on the standard input."""

    def give(content):
        stream = io.TextIOWrapper(io.BytesIO(content))
        monkeypatch.setattr(sys, "stdin", stream)

    return give


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize(("name", "form"), [("princes", "json"), ("incan_gold", "notation")])
def test_a_game_from_another_system_is_read(name, form, encoding, tmp_path, standard_input, capsys):
    """The command line reads the game from a file and from a pipe, and the page reads it too."""
    content = content_of(name, form, *ENCODINGS[encoding])
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    assert TITLE in text_of(content)
    for source in (str(file), "-"):
        standard_input(content)
        assert main(["notation", source, "--lang", "en"]) == 0
        assert TITLE in capsys.readouterr().out
    if form == "json":
        assert loads(content).title == TITLE
        assert main(["check", str(file)]) == 0
        assert capsys.readouterr().out == "ok\n"
    tutor = app("?view=explore")
    open_file(tutor, "game.txt", content)
    tree = tutor.session.tree
    assert TITLE in (tree.title, tree.preface)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-8"])
def test_many_games_from_another_system_are_read(encoding, tmp_path, standard_input, capsys):
    """A file with a record on each line gives a result for each."""
    lines = [json.dumps(a_record("princes", seed, 2).to_json()) for seed in (1, 2, 3)]
    content = "\r\n".join([*lines, ""]).encode(encoding)
    file = tmp_path / "games.jsonl"
    file.write_bytes(content)
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out == "ok\n" * 3


@pytest.mark.parametrize("kind", STRANGE)
def test_other_files_are_called_what_they_are(kind, tmp_path, standard_input, capsys):
    """The command line and the page name the kind of file in a sentence.

    The open game stays open.
    """
    content, told = STRANGE[kind]
    file = tmp_path / "game.json"
    file.write_bytes(content)
    for command in ("check", "replay", "notation", "legal"):
        for source in (str(file), "-"):
            standard_input(content)
            assert main([command, source]) == 2
            assert told in capsys.readouterr().err
    with pytest.raises(RecordError, match=told):
        text_of(content)


PRINTING = {
    "random": ["--seed", "1"],
    "replay": ["FILE", "--json"],
    "legal": ["FILE"],
    "notation": ["FILE"],
    "merge": ["FILE", "FILE"],
    "handout": ["FILE"],
    "aid": [],
    "check": ["FILE"],
}


@pytest.mark.parametrize("command", PRINTING)
def test_the_output_of_a_command_goes_into_a_file(command, tmp_path, capsys):
    """The file has the printed text in UTF-8 with plain ends of lines, and nothing is printed."""
    game = tmp_path / "game.json"
    game.write_bytes(content_of("princes", "json", "utf-8", "\n"))
    arguments = [command, *(str(game) if each == "FILE" else each for each in PRINTING[command])]
    assert main(arguments) == 0
    printed = capsys.readouterr().out
    assert main([*arguments, "-o", str(tmp_path / "out")]) == 0
    assert capsys.readouterr().out == ""
    assert (tmp_path / "out").read_bytes() == printed.encode("utf-8")
    if command == "random":
        assert read_record(json.loads(printed)).decisions


def test_a_file_is_written_whole_or_not_at_all(tmp_path, capsys):
    """After a failed command the output file keeps its old content.

    A folder is refused as a file.
    """
    kept = tmp_path / "kept"
    kept.write_text("kept", encoding="utf-8")
    assert main(["replay", str(tmp_path / "none.json"), "-o", str(kept)]) == 2
    assert kept.read_text(encoding="utf-8") == "kept"
    assert main(["random", "--seed", "1", "-o", str(tmp_path)]) == 2
    assert main(["random", "--seed", "1", "-o", str(tmp_path / "no" / "where")]) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [kept]
