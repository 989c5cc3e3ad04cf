"""The page on printed figures sorts them by how sure they are, as the data say."""

import pytest

from docs.site.printed import figures

ROW = {"values": [3, 2], "source": {"count": "stated", "values": "partly shown"}}


@pytest.mark.parametrize(
    ("table", "kinds"),
    [
        ({"last": 9, "source": "reconstructed"}, {"last": "Told"}),
        ({"last": 9, "source": "stated", "known": False}, {"last": "Guessed"}),
        ({"last": 9, "source": "stated", "stated": False}, {"last": "Completed"}),
        (
            {"row": ROW | {"known": {"count": True, "values": [True, False]}}},
            {"row.values": "Guessed", "row: how many": "Told"},
        ),
        (
            {"row": ROW | {"known": {"count": False, "values": [True, True]}}},
            {"row.values": "Told", "row: how many": "Guessed"},
        ),
        ({"cards": [{"id": "a", "source": "stated", "known": False}]}, {"cards": "Guessed"}),
    ],
)
def test_the_data_say_how_sure_a_figure_is(table, kinds):
    """The keys `known` and `stated` of the data say how sure a figure is.

    A list of values is a guess if one of its values is a guess.
    """
    assert {figure.place: figure.kind for figure in figures(table)} == kinds
