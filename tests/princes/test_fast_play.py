"""Fast play, which makes no words, chooses the decision that the advice recommends, in any position."""

from random import Random

import pytest

from tests.pages import first_of
from tests.positions import NAMES
from tests.princes.figures import file_with, played_with
from tutor.core.base.game import find_game
from tutor.core.base.players import CHANCE, RULES, player_named, policy_named
from tutor.princes.identifiers import VARIANTS

PRINCES = find_game("princes")
EVERY = 5


def positions(policy, count, variant, seed):
    """Yield every fifth position of a game in which a policy decides.

    One decision in five is random instead.
    """
    chance = Random(seed)
    playout = PRINCES.start(PRINCES.random_setup(NAMES[:count], variant, seed)).playout()
    chooses = policy_named("princes", policy, seed)
    ply = seed
    while playout.due is not None:
        if ply % EVERY == 0:
            yield playout.freeze()
        drawn = chance.random() < 0.2
        playout.play(chance.choice(playout.legal()) if drawn else chooses.choose(playout))
        ply += 1


@pytest.mark.parametrize("count", first_of([4, 2, 5, 3], 1))
def test_the_fast_choice_is_the_advised_one(count):
    """Fast play and advice choose the same decision in hundreds of positions of several kinds of play."""
    seen, kinds = 0, set()
    advised = {name: player_named("princes", name, 1) for name in (RULES, "planner")}
    fast = {name: policy_named("princes", name, 1) for name in advised}
    for variant in VARIANTS:
        for seed, policy in enumerate((CHANCE, RULES, "planner", CHANCE, RULES, "planner")):
            for state in positions(policy, count, variant, seed):
                seen += 1
                kinds.add(state.due.type)
                for name in advised:
                    choice = fast[name].choose(state.playout())
                    assert choice == advised[name].choose(state).decision
    assert seen > 250
    assert {"turn", "adjust", "trade", "offer", "return_cards", "recruit"} <= kinds


def test_caches_change_no_choice():
    """The choice of a policy does not depend on positions or figures that it judged before."""
    cheap = played_with(
        file_with("recruit", "royal_palace", "weavers_quarter", {"coca": 1})
    ).components
    states = [*positions(RULES, 3, "standard", 1), *positions("planner", 2, "first_game", 2)]
    others = [state.with_components(cheap) for state in states]
    first = [fast_choice(state) for state in states]
    mixed = [
        (fast_choice(other), fast_choice(state))
        for state, other in zip(states, others, strict=True)
    ]
    assert [choice for _, choice in mixed[::-1]] == first[::-1]
    advised = player_named("princes", RULES, 1)
    assert [choice for choice, _ in mixed] == [advised.choose(other).decision for other in others]
    assert [choice for choice, _ in mixed] != first


def fast_choice(state):
    """Return the decision that the rules of thumb choose in fast play."""
    return policy_named("princes", RULES, 1).choose(state.playout())
