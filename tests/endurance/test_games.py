"""Random games break no law of the game at any ply, and end as docs/benchmarks.md says."""

import pytest

from tests.benchmarks.page import PAGE, parts
from tests.endurance.games import incan_gold, playing, princes
from tests.endurance.games.crowd import play_all
from tests.endurance.games.figures import percent, spread
from tests.endurance.games.playing import KINDS, Broken, Which, games, play
from tests.endurance.games.report import STALE, section
from tests.pages import first_of
from tutor.core.base.players import NAMES
from tutor.core.records.record import random_record

SHARE = 0.003
"""The share of the ten thousand games that each test run plays."""


@pytest.mark.endurance
def test_ten_thousand_games_of_each_break_no_law_and_end_as_the_page_says():
    """Ten thousand games of each kind break no law and end as the page says.

    They cover every number of players, every variant and every ply.
    """
    found = section(play_all(each for name in KINDS for each in games(name)))
    assert found == parts(PAGE.read_text(encoding="utf-8")).games, STALE


@pytest.mark.parametrize("name", first_of(sorted(KINDS), 1))
def test_thirty_games_of_each_break_no_law(name):
    """Thirty random games of each kind break no law, and the page has a table with the columns of these games."""
    played = [play(each) for each in games(name, SHARE)]
    assert {(each.which.players, each.which.variant) for each in played} == set(KINDS[name].SHAPES)
    assert sum(each.which.manner == "random" for each in played) == 30
    head = next(line for line in section(played).splitlines() if KINDS[name].ENDINGS[0] in line)
    assert head in PAGE.read_text(encoding="utf-8"), STALE


def test_random_games_are_those_of_the_command_line():
    """The command line can print each random game as a record, so that a reader can replay a broken law."""
    for which in (
        Which("princes", 3, "first_game", "random", 5),
        Which("incan_gold", 4, "diamant", "random", 5),
    ):
        game = KINDS[which.game].GAME
        record = random_record(game, which.players, which.variant, which.seed)
        scores = record.play().position()["result"]["scores"]
        played = play(which)
        assert played.decisions == len(record.decisions)
        assert played.totals == tuple(score["total"] for score in scores)


def test_a_broken_law_names_the_game_and_the_ply(monkeypatch):
    """The error of a broken law names the game and the ply, so that a reader can repeat it."""
    monkeypatch.setattr(playing, "LONGEST", 20)
    told = "princes, 3 players, standard, random play, seed 7, ply 21: AssertionError: games end"
    with pytest.raises(Broken) as raised:
        play(Which("princes", 3, "standard", "random", 7))
    assert str(raised.value).splitlines()[0] == told
    assert '--again princes 3 standard "random" 7' in str(raised.value)


def moment(kind, variant, decided):
    """Return a state after `decided` random decisions, and its table, which the test may spoil."""
    state = kind.GAME.start(kind.GAME.random_setup(NAMES[:3], variant, 1))
    choose = kind.MANNERS["random"](state, 1)
    for _ in range(decided):
        state = state.play(choose(state))
    return state


def set_first(attribute, change):
    """Return a function that changes one attribute of the first player."""

    def spoil(table):
        player = table.players[0]
        setattr(player, attribute, change(getattr(player, attribute)))

    return spoil


def set_table(attribute, change):
    """Return a function that changes one attribute of the table."""
    return lambda table: setattr(table, attribute, change(getattr(table, attribute)))


SPOILT_PRINCES = {
    "every card": set_table("deck", lambda deck: deck[1:]),
    "every Moon tile": set_table("moon_tiles", lambda tiles: tiles[:-1]),
    "priests and virgins": set_first("orders", lambda held: held | {"puma": held["puma"] + 1}),
    "four spaces": set_table("market", lambda market: market | {"coca": 5}),
    "two bonus units": set_table("bonus", lambda bonus: bonus | {"main_temple": 3}),
    "no debts": set_first("goods", lambda goods: goods | {"corn": -1}),
    "on the trail": set_first("scout", lambda scout: 20),
    "Incas": set_first("supply", lambda supply: supply + 1),
    "Granary": set_first("due_corn", lambda corn: 1),
    "first turn": set_first("prince", lambda prince: None),
    "last card": set_first("awards", lambda awards: 1),
    "go with the Sun tile": set_table("sun_tile", lambda seat: 0 if seat is None else None),
    "night to come": set_table("track_corn", lambda corn: corn + 1),
    "until it is over": set_table("ending", lambda ending: "rescue"),
    "end with the visit": set_table("sold", lambda sold: ("coca",)),
}
SPOILT_INCAN_GOLD = {
    "is there": set_table("deck", lambda deck: deck[1:]),
    "twice": set_table("removed", lambda removed: (*removed, "snake_1")),
    "treasure is conserved": set_first("beside", lambda beside: beside + 1),
    "somebody is to choose": set_table("chosen", lambda chosen: ("torch",) * 3),
    "seat order": set_table("inside", lambda inside: inside[::-1]),
    "no debts": set_first("tent", lambda tent: -1),
}
SPOILT = [
    *((princes, 40, law, spoil) for law, spoil in SPOILT_PRINCES.items()),
    *((incan_gold, 0, law, spoil) for law, spoil in SPOILT_INCAN_GOLD.items()),
]


@pytest.mark.parametrize(("kind", "decided", "law", "spoil"), SPOILT)
def test_a_spoilt_table_breaks_a_law(kind, decided, law, spoil):
    """Each spoilt attribute of a table breaks some law."""
    state, watch = moment(kind, "standard", decided), kind.Watch()
    watch.at(state)
    spoil(state._table)
    with pytest.raises(AssertionError, match=law):
        watch.at(state)


def test_figures_read_well():
    """A share above nothing is shown as at least 1 %, and a share below all as at most 99 %.

    A median is shown with its range.
    """
    assert [percent(part, 1000) for part in (0, 1, 500, 999, 1000)] == [
        "0 %",
        "< 1 %",
        "50 %",
        "> 99 %",
        "100 %",
    ]
    assert spread(range(101)) == "50 (5–95)"
