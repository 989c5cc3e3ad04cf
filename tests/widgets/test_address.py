"""An address opens a place of the page; a faulty address leads to a sentence about the fault and to the default place."""

import pytest

from tests.widgets.apps import QUICK_START, app, press
from tutor.core.records.files import write_link, write_tree
from widgets.session.workspace import lesson_workspace
from widgets.shared.place import DOOR, Address, Place, read_address
from widgets.shared.stage import PageText
from widgets.shared.workspaces import Workspaces

TEXT = PageText()


def read(query: str) -> tuple[Address, int]:
    """Return the address that a query is read as, and the number of decisions before its place on its line."""
    address = read_address(query)
    return address, address.place.ply or 0


def test_an_empty_address_opens_the_start_of_the_quick_start() -> None:
    """An empty address opens the start of the quick start without a fault."""
    address, ply = read("")
    assert (address, ply) == (Address(Place(DOOR)), 0)
    assert Workspaces(address.place, TEXT).session.lesson == QUICK_START


@pytest.mark.parametrize(
    "query",
    [
        "?lesson=slow_start",
        "?ply=51",
        "?ply=-1",
        "?ply=1e1",
        "?ply=%D9%A1",
        "?ply=",
        "?ply=99999999999999999999",
        "?theme=pink",
        "?lang=tlh",
        "?view=upside_down",
        "?game=chess",
        "?colour=red",
        "?lesson=%00%ff",
        "?ply=%3Cscript%3E",
    ],
)
def test_a_bad_address_leads_to_a_sentence_and_the_default(query: str) -> None:
    """A bad address leads to one sentence and to the start of the lesson in its usual colours."""
    address, ply = read(query)
    assert len(address.faults) == 1
    assert address.faults[0](TEXT).endswith(".")
    assert (ply, address.theme, address.language) == (0, None, None)
    session = Workspaces(address.place, TEXT).session
    assert (session.lesson, session.ply) == (QUICK_START, 0)


@pytest.mark.parametrize("query", ["?lesson=slow_start", "?r=nothing"])
def test_the_name_of_the_lesson_opened_instead_is_told(query: str) -> None:
    """The sentence about a bad address gets the lesson's name from the game, since the page knows no lesson."""
    (fault,) = read_address(query).faults
    assert fault(TEXT).endswith(". This is the lesson “The whole game”.")


def test_the_game_words_the_way_to_the_first_lesson() -> None:
    """The game supplies the words of the button that opens its first lesson, at the front door and in the bar."""
    tutor = app("")
    assert "to a game of your own" in tutor.door.widget.value
    press(tutor, "enter", "princes/quick_start")
    assert "The whole game, step by step" in tutor.bar.widget.value


def test_a_very_long_address_is_cut_in_the_sentence() -> None:
    """The sentence about a very long bad address quotes only the beginning of the address."""
    address, _ = read("?lesson=" + "x" * 100_000)
    assert len(address.faults[0](TEXT)) < 300


def test_a_link_opens_its_tree_and_another_does_not() -> None:
    """The parameter `r` of an address opens a whole tree.

    A damaged parameter leads to a sentence about the fault, and the lesson opens instead.
    """
    link = write_link(write_tree(lesson_workspace(QUICK_START).tree.at(7)))
    workspaces = Workspaces(Place.from_query(f"?r={link}"), TEXT)
    assert (workspaces.session.lesson, workspaces.session.ply, workspaces.view) == (
        None,
        7,
        "explore",
    )
    damaged, _ = read(f"?r={link[:-9]}")
    assert len(damaged.faults) == 1
    assert Workspaces(damaged.place, TEXT).session.lesson == QUICK_START


@pytest.mark.parametrize(
    ("query", "workspace", "view"),
    [
        ("", "lesson", "door"),
        ("?theme=dark", "lesson", "door"),
        ("?colour=red", "lesson", "lesson"),
        ("?ply=3", "lesson", "lesson"),
        ("?lesson=quick_start", "lesson", "lesson"),
        ("?view=explore", "lesson", "explore"),
        ("?view=presenter&ply=9", "lesson", "presenter"),
        ("?view=play", "free", "play"),
        ("?game=incan_gold", "free", "explore"),
        ("?game=incan_gold&view=play", "free", "play"),
    ],
)
def test_each_address_has_its_workspace_and_its_view(query: str, workspace: str, view: str) -> None:
    """An empty address leads to the front door.

    An address with the reader's own game opens that game.
    """
    workspaces = Workspaces(Place.from_query(query), TEXT)
    assert (workspaces.at, workspaces.view) == (workspace, view)


def test_only_one_link_is_opened() -> None:
    """The page reads only the first link of an address, since each link takes time from other readers."""
    link = write_link(write_tree(lesson_workspace(QUICK_START).tree))
    assert read_address(f"?r={link}&r=damaged&r=damaged").faults == ()
    twice = read_address(f"?r=damaged&r={link}&r={link}")
    assert (twice.place.link, len(twice.faults)) == ("", 1)
