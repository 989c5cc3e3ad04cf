"""In every game, the changes of stocks that have causes add up to the counted stocks."""

from collections import Counter

import pytest

from tests.contract.games.shelf import random_lines
from tests.trees import a_tree
from tutor.core.base.causes import changes
from tutor.core.base.kit import kit_of
from tutor.core.laboratory.forecast import Deal
from tutor.core.laboratory.playing import Source
from tutor.core.laboratory.stocks import count_stocks
from tutor.core.records.compare import compare
from tutor.core.words.text import LANGUAGES, text_for


@pytest.fixture
def line(name):
    """Return random games of a game that knows the causes of changes, or skip the test."""
    if not kit_of(name).has("causes"):
        pytest.skip("the game does not say where its stocks come from")
    return random_lines(name)


def test_events_add_up_to_the_stocks_at_the_end(name, line):
    """The changes by events, added to the first stocks, give the last stocks of each player and figure."""
    for moments in line:
        events = [event for moment in moments for event in moment.events]
        first, last = moments[0].before, moments[-1].after
        for player in first.players:
            added = Counter()
            for (key, _), more in changes(name, events, player).items():
                added[key] += more
            begun, ended = count_stocks(first, player), count_stocks(last, player)
            assert added.keys() <= ended.keys()
            assert {key: begun[key] + added[key] for key in ended} == ended


@pytest.mark.parametrize("seed", range(3))
def test_a_difference_of_two_lines_is_the_sum_of_its_causes(name, seed):
    """If a figure differs between two lines, the causes on both sides add up to the difference."""
    if not kit_of(name).has("causes"):
        pytest.skip("the game does not say where its stocks come from")
    tree, told = a_tree(name, seed, nodes=80, forking=0.3), set()
    for left, right in zip(range(0, 80, 5), range(80, 0, -5), strict=False):
        for player, rows in compare(tree, left, right).rows.items():
            start = count_stocks(tree.start, player)
            for row in rows:
                if row.is_standing and row.is_different and row.key in start:
                    owed = sum(cause.right - cause.left for cause in row.causes)
                    assert owed == row.more
                    told.add(row.key)
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_has_its_words(name, line, language):
    """Every cause has words without a full stop, because they are a part of a sentence."""
    words = text_for(name, language)
    found = {
        cause
        for moments in line
        for player in moments[0].before.players
        for _, cause in changes(name, [e for m in moments for e in m.events], player)
    }
    assert found
    for cause in found:
        said = words.say(f"cause-{cause}")
        assert said
        assert not said.endswith(".")


def test_a_playout_notes_the_causes_of_its_stocks(name, line):
    """The changes that a playout notes lead from the player's first stocks to the last ones."""
    moments = line[0]
    state, decision = moments[len(moments) // 2].before, moments[len(moments) // 2].decision
    deal = Deal(Source(name), state.position(), ((0, decision),), "chance", 1, 0)
    (found,) = deal.play().values()
    had = count_stocks(state, decision.player)
    added = Counter()
    for (key, _), more in found.changes.items():
        added[key] += more
    assert {key: had[key] + added[key] for key in had} == dict(found.stocks)
