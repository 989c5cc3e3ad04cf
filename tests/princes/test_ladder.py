"""On the ladder each kind of player plays against the kind below, until the result is clear."""

from collections import Counter
from itertools import accumulate

import pytest

from tests.benchmarks.ladder.climbing import LADDER, PLAYERS, Report, Rung, climb, rungs
from tests.benchmarks.ladder.report import section
from tests.benchmarks.page import keep, parts
from tutor.core.base.players import policies_of
from tutor.core.laboratory.arena import Contender, arena
from tutor.core.laboratory.experiment import executor
from tutor.core.laboratory.playing import Source

THREE = Rung("rules", "chance", 3)


def reports(wins):
    """Yield a tournament's reports after each game of three players.

    `wins` has 1 for each game that the first player wins, and 0 for each other game.
    """
    for so_far in accumulate([win] for win in wins):
        contenders = tuple(Contender(policy, list(so_far)) for policy in THREE.seats)
        endings = Counter(conquest=len(so_far) - 1, rescue=1)
        yield Report(contenders, endings, len(so_far))


def never():
    """Return False, so that the time of the ladder never ends."""
    return False


def test_every_kind_of_player_is_on_the_ladder():
    """The ladder compares each kind of player with the kind below, for every number of players."""
    assert set(LADDER) == set(policies_of("princes"))
    assert len(rungs()) == len(PLAYERS) * (len(LADDER) - 1)
    assert rungs()[0].seats == ["rules", "chance"]
    assert rungs("planner") == rungs()[:-4]
    assert rungs()[-1].seats == ["search", *["planner"] * 4]


def test_it_stops_as_soon_as_it_is_clear_after_a_whole_round_of_seats():
    """A comparison of the ladder stops at the first clear result after a complete round of seats.

    In a complete round each player has had each seat.
    """
    best, worst = climb(THREE, reports([1] * 60), never), climb(THREE, reports([0] * 60), never)
    assert (best.verdict, worst.verdict) == ("better", "worse")
    assert best.games < 12
    assert worst.games < 60
    assert best.games % 3 == worst.games % 3 == 0
    assert climb(THREE, reports([1] * (best.games - 1)), never).verdict == "open"


def test_an_unclear_rung_stays_open():
    """A comparison stays open if the games or the time run out before its result is clear.

    Without a complete round of seats a comparison has no result at all.
    """
    even = [1, 0, 0] * 20
    assert climb(THREE, reports(even), never).games == 60
    assert climb(THREE, reports(even), never).verdict == "open"
    late = iter([False] * 9 + [True])
    assert climb(THREE, reports(even), lambda: next(late)).games == 9
    assert climb(THREE, reports(even), lambda: True) is None


def test_the_page_has_a_row_for_each_and_keeps_its_other_parts(tmp_path):
    """The page of the ladder has a row for each comparison, with share, interval, verdict and Rescues.

    A new measurement keeps the other parts of the page.
    """
    text = section(
        [(THREE, climb(THREE, reports([1] * 60), never)), (rungs()[-1], None)], 2, "search"
    )
    assert "Not played" not in text
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    assert rows[0].startswith("| `rules` | `chance` | 3 | 6 | 100 % (")
    assert rows[0].endswith("–100) | 33 % | better | 17 % |")
    assert rows[1] == "| `search` | `planner` | 5 | 0 |  | 20 % | open |  |"
    assert "Not played here: `planner`, `search`." in section([], 2, "rules")
    page = tmp_path / "page.md"
    page.write_text("# Speed\n\n## The dashboard\n\nold\n\n## Random games\n\nold\n", "utf-8")
    for _ in range(2):
        keep(ladder=text, page=page)
        found = parts(page.read_text(encoding="utf-8"))
        assert found.ladder == text
        assert found[:2] == ("# Speed\n", "## The dashboard\n\nold\n")
        assert found.games == "## Random games\n\nold\n"


@pytest.mark.endurance
@pytest.mark.parametrize(
    "rung", [each for each in rungs("planner") if len(each.seats) <= 3], ids=str
)
def test_planners_beat_rules_of_thumb_and_these_beat_chance(rung):
    """Planners win more games than players by rules of thumb, and these win more than random players.

    The interval is valid at whatever number of games they stop. Only games of two and three players
    are tested, because larger ones take longer to decide.
    """
    with executor(2) as pool:
        games = arena(Source("princes"), rung.seats, 2000, 1, pool=pool)
        assert climb(rung, games, never).verdict == "better"
