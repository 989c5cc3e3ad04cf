"""The journal of classes stores their entries on a disk, which may be full."""

import pytest

from tests.classroom.classes import answer, entries, press, seat, slide
from tutor.core.classroom.room import fold
from widgets.classroom.journal import Journal
from widgets.classroom.live import OLDEST, open_class

TOLD = entries(seat("a1", "Ana"), slide("one"), answer("a1", 1))


@pytest.fixture
def path(tmp_path):
    """Return the path of a journal, in a folder that does not exist yet."""
    return tmp_path / "folder" / "classes.sqlite3"


@pytest.fixture
def journal(path):
    """Provide a journal, and close it after the test."""
    opened = Journal(path)
    yield opened
    opened.close()


def reread(path):
    """Return the entries that another process would read from a journal."""
    other = Journal(path)
    found = other.read()
    other.close()
    return found


def test_another_process_reads_what_was_added(path, journal):
    """When `append` returns, the entries are on the disk, where another process can read them."""
    assert journal.append(TOLD[:2])
    assert journal.append(TOLD[2:])
    assert reread(path) == {"KUMA": TOLD}
    assert path.stat().st_mode & 0o077 == 0


def test_a_full_disk_keeps_the_class_in_memory(path, journal):
    """While the disk is full the journal keeps entries in memory and says that they are not stored.

    When there is room again it writes them.
    """
    assert journal.append(TOLD[:1])
    pages = journal._file.execute("PRAGMA page_count").fetchone()[0]
    journal._file.execute(f"PRAGMA max_page_count={pages}")
    many = entries(*(seat(f"{number:04x}", "x" * 24) for number in range(400)))
    assert not journal.append(many)
    assert not journal.is_kept
    assert len(reread(path)["KUMA"]) == 1
    journal._file.execute("PRAGMA max_page_count=100000")
    assert journal.append(entries(press("close"))[1:])
    assert journal.is_kept
    assert len(reread(path)["KUMA"]) == 1 + len(many) + 1


def test_a_folder_that_is_none_keeps_the_class_in_memory(tmp_path):
    """If its folder cannot be made, the journal takes entries and says that they are not stored."""
    tmp_path.joinpath("file").write_text("")
    journal = Journal(tmp_path / "file" / "classes.sqlite3")
    assert not journal.append(TOLD)
    assert not journal.is_kept
    assert journal.read() == {}


def test_a_forgotten_class_is_gone(path, journal):
    """After a class is deleted, the file contains no name of it."""
    journal.append(TOLD)
    journal.forget("KUMA")
    journal.close()
    assert reread(path) == {}
    assert b"Ana" not in path.read_bytes()


def test_a_damaged_entry_is_left_out(path, journal):
    """A damaged entry of the journal is left out, and the other entries of the class are read."""
    journal.append(TOLD)
    journal._file.execute("UPDATE entry SET body = '{' WHERE kind = 'at'")
    journal._file.commit()
    assert [each.kind for each in reread(path)["KUMA"]] == ["open", "seat", "answer"]


def test_a_restart_goes_on_with_the_class(journal):
    """After a restart the class, its seats and votes are there again, and the earlier secret still opens it."""
    first, secret, goes_on = open_class(journal, lambda: 10.0)
    assert not goes_on
    journal.append([each._replace(room=first.code) for each in TOLD[1:]])
    second, newer, goes_on = open_class(journal, lambda: 20.0)
    assert goes_on
    assert second.code == first.code
    assert second.room.poll.bars() == (0, 1, 0, 0)
    assert [each.is_here for each in second.room.seats.values()] == [False]
    assert second.is_teacher(secret)
    assert second.is_teacher(newer)
    assert not second.is_teacher("")
    assert second.room.word == first.room.word


def test_an_old_class_goes_by_itself(journal):
    """After a day a new class begins, and the old class is deleted from the journal."""
    first, _, _ = open_class(journal, lambda: 0.0)
    second, _, goes_on = open_class(journal, lambda: OLDEST + 1)
    assert not goes_on
    assert list(journal.read()) == [second.code] != [first.code]


def test_a_class_that_is_over_does_not_go_on(journal):
    """A class that is over stays in the file, and a new class begins."""
    first, _, _ = open_class(journal, lambda: 0.0)
    journal.append([each._replace(room=first.code) for each in entries(press("end"))[1:]])
    _, _, goes_on = open_class(journal, lambda: 1.0)
    assert not goes_on
    assert fold(journal.read()[first.code]).is_over
