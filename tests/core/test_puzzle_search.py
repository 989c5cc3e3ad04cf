"""The search of a turn finds the best way through made-up graphs of positions."""

import pytest

from tutor.core.base.decision import Decision
from tutor.core.laboratory.puzzles.search import Position, TurnSearch, Way

BEGUN = "begun"


def made_up_search(graph: dict[str, tuple[bool, list[tuple[int, str | None]]]]) -> TurnSearch:
    """Return a search of a turn on a made-up graph.

    For each position the graph says whether the player decides, and lists the gain and the next
    position of each decision.
    """
    search = TurnSearch.__new__(TurnSearch)
    search.root = BEGUN
    search.positions = {
        key: Position(
            None,  # type: ignore[arg-type]
            is_own,
            tuple(
                Way(Decision("Ana", "go", str(place)), gain, to)
                for place, (gain, to) in enumerate(ways)
            ),
        )
        for key, (is_own, ways) in graph.items()
    }
    search._values = search._worked_out()
    return search


def test_others_answer_in_the_worst_way() -> None:
    """The search assumes that other players answer in the worst way for the solver."""
    search = made_up_search(
        {BEGUN: (True, [(1, "asked"), (2, None)]), "asked": (False, [(0, None), (5, None)])}
    )
    assert (search.most, search.solution().decisions[0].choice) == (2, "1")


def test_a_loop_that_gains_nothing_is_left_out() -> None:
    """The search finds the shortest way to the largest gain, even if a decision leads back to a position."""
    search = made_up_search(
        {BEGUN: (True, [(0, "there"), (1, None)]), "there": (True, [(0, BEGUN), (3, None)])}
    )
    assert (search.most, len(search.solution().decisions)) == (3, 2)


@pytest.mark.parametrize(
    ("ways", "fault"),
    [([(1, BEGUN), (0, None)], "gains on a way round"), ([(0, BEGUN)], "does not end")],
)
def test_a_game_that_breaks_the_promise_is_an_error(
    ways: list[tuple[int, str | None]], fault: str
) -> None:
    """A goal whose gain grows for ever, or a turn that never ends, raises an error."""
    with pytest.raises(ValueError, match=fault):
        made_up_search({BEGUN: (True, ways)})
