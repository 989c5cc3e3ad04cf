"""Advice for Incan Gold uses exact odds and no secrets, and wins games."""

from functools import cache
from random import Random
from statistics import mean

import pytest

from tests.contract.games.strength import among_chance
from tests.incan_gold.games import all_moments
from tests.incan_gold.playing import load, start_state
from tests.incan_gold.temple import NAMES, temple
from tutor.core.base.errors import RecordError
from tutor.core.base.players import Reason, advised_player
from tutor.core.base.redeal import redeal
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import CORE, Text
from tutor.incan_gold.advice import advise
from tutor.incan_gold.known import face_down
from tutor.incan_gold.spec import SPEC

THREE = ("spider_1", "snake_1", "mummy_1")


@cache
def states_with_advice():
    """Return pairs of a state of random games and its advice."""
    states = [moment.before for moment in all_moments()[::3]]
    return [(state, advise(state, state.due.player)) for state in states]


def best(start):
    """Return the advised choice, the key of its reason and the figures of the reason."""
    state = load(start)
    advice = advise(state, state.due.player)[0]
    return advice.decision.choice, advice.reason.key, dict(advice.reason.numbers)


def test_both_choices_are_weighed():
    """The advice has a reason for both choices, and the better choice comes first."""
    for state, advice in states_with_advice():
        assert {one.decision for one in advice} == set(state.legal())
        assert advice[0].weight >= advice[1].weight


def test_every_rule_of_thumb_gives_a_reason():
    """Each rule of thumb gives a reason with its figures in some state."""
    fired = set()
    for _, advice in states_with_advice():
        for one in advice:
            fired.add(one.reason.key)
            assert set(one.reason.numbers) == set(SPEC.reasons[one.reason.key]), one.reason
    assert fired == set(SPEC.reasons)


def test_the_cards_to_come_are_those_of_the_deck():
    """The advice knows which cards are in the deck, but does not depend on their order."""
    for state, _ in states_with_advice():
        view = state.view(state.due.player)
        assert sorted(face_down(view, state.components)) == sorted(state.position()["deck"])


def test_secrets_do_not_count():
    """The advice for a player is the same in all states that look the same to the player."""
    chance = Random(4)
    for state, advice in states_with_advice()[::5]:
        player = state.due.player
        assert advise(redeal(state, player, chance), player) == advice


def test_a_catalogue_alone_can_give_reasons():
    """Without a class of words of its own, a game can say reasons by messages that use the reasons' figures."""
    words = GameWords(Text("en", (CORE, "tutor.incan_gold")))
    told = words.reason(Reason("no_danger", {"cards": 30}))
    assert told == "Goes on: none of the 30 cards left can strike."


def test_only_the_player_who_is_due_gets_advice():
    """Only the player who is due gets advice, and no player gets any after the end of the game.

    An unknown name raises RecordError.
    """
    for state, _ in states_with_advice()[::50]:
        for player in state.players:
            assert bool(advise(state, player)) == (player == state.due.player)
    over = all_moments()[-1].after
    assert advise(over, over.players[0]) == []
    with pytest.raises(RecordError):
        advise(over, "Nobody")


def test_following_it_beats_chance():
    """A player who follows the advice nearly always wins against random players.

    The advised player has more than twice the points of the others.
    """
    found = among_chance("incan_gold", 30)
    assert found.won >= 24
    assert found.own > 2 * found.others


def test_advised_players_do_not_always_leave_together():
    """Advised players often leave at different times, because each judges the same odds differently.

    This is better for them: a player who leaves alone takes the most.
    """
    player, apart, together, totals = advised_player("incan_gold"), 0, 0, []
    for seed in range(100):
        state = start_state(*NAMES[:3], seed=seed)
        while state.due is not None:
            state, events = state.explain(player.choose(state).decision)
            for event in events:
                if event.type == "revealed" and event.data["leaving"]:
                    apart += bool(event.data["staying"])
                    together += not event.data["staying"]
        totals += [score["total"] for score in state.position()["result"]["scores"]]
    assert apart > together / 2
    assert mean(totals) > 30


def test_no_card_can_strike_without_a_hazard_on_the_path():
    """The advice says that no card can strike if no hazard lies on the path.

    In the example none of the 30 cards in the deck can strike.
    """
    start = temple().path("treasure_9").beside(Ana=3, Beto=3, Chaska=3)
    assert best(start) == ("torch", "no_danger", {"cards": 30})


def test_a_player_with_nothing_at_stake_goes_on():
    """A player with nothing at stake is advised to go on, although two cards can strike."""
    assert best(temple().path("spider_1")) == ("torch", "nothing_to_lose", {})


def test_little_is_risked_for_much():
    """Three players with 3 at stake each are advised to go on, if 2 of 29 cards can strike and the gain is 32."""
    start = temple().path("spider_1", "treasure_9").beside(Ana=3, Beto=3, Chaska=3)
    numbers = {"cards": 29, "strikes": 2, "gain": 32, "stake": 3}
    numbers |= {"beside": 3, "path": 0, "hope": 0, "alone": True}
    assert best(start) == ("torch", "good_odds", numbers)


def test_a_player_with_much_at_stake_leaves():
    """A player with 15 at stake is advised to leave, if 6 of 25 cards can strike."""
    start = temple().path(*THREE, "treasure_17", "treasure_15", "treasure_14", left=1)
    choice, key, numbers = best(start.beside(Ana=15, Beto=15, Chaska=15))
    assert (choice, key) == ("camp", "safe_home")
    assert (numbers["cards"], numbers["strikes"], numbers["home"]) == (25, 6, 15)


def test_an_artifact_is_a_reason_to_leave():
    """A player alone inside, with little treasure to lose, is advised to leave in order to take the artifact."""
    start = (
        temple(number=2).path(*THREE, "treasure_17", "artifact_2").inside("Beto").beside(Beto=17)
    )
    choice, key, numbers = best(start)
    assert (choice, key) == ("camp", "artifacts_alone")
    assert (numbers["artifacts"], numbers["hope"], numbers["stake"]) == (["artifact_2"], 5, 22)
    assert numbers["strikes"] * 17 <= numbers["gain"] < numbers["strikes"] * 22
