"""The address of the page: understood, or answered by a sentence and the default."""

import pytest

from tutor.core.text import Text
from widgets.address import Address, read_address, write_address

TEXT = Text("en").with_catalogue("widgets")
PLIES = 50


def read(query: str) -> tuple[Address, int]:
    """The address and its place in a line of fifty decisions."""
    address = read_address(query, TEXT)
    return address, address.place_in(PLIES, TEXT)


def test_an_empty_address_is_the_start_of_the_quick_start() -> None:
    """Nothing asked for: the lesson from its beginning, without a complaint."""
    address, ply = read("")
    assert (address.lesson, ply, address.theme, address.language, address.faults) == (
        "quick_start",
        0,
        None,
        None,
        [],
    )


@pytest.mark.parametrize("ply", [0, 1, 26, 50])
@pytest.mark.parametrize("theme", [None, "light", "dark", "contrast"])
def test_an_address_leads_back_to_its_place(ply: int, theme: str | None) -> None:
    """What is written for a place is read as that place."""
    address, found = read(write_address("quick_start", ply, theme, None))
    assert (address.lesson, found, address.theme, address.faults) == (
        "quick_start",
        ply,
        theme,
        [],
    )


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
def test_what_is_unknown_or_damaged_is_answered_and_the_default_taken(query: str) -> None:
    """One sentence for the one thing wrong, and the start of the lesson in its usual colours."""
    address, ply = read(query)
    assert len(address.faults) == 1
    assert address.faults[0].endswith(".")
    assert (address.lesson, ply, address.theme, address.language) == (
        "quick_start",
        0,
        None,
        None,
    )


def test_a_very_long_address_is_cut_in_the_answer() -> None:
    """A sentence stays a sentence whatever the address holds."""
    address, _ = read("?lesson=" + "x" * 100_000)
    assert len(address.faults[0]) < 300
