"""How the game is set up, and how rounds begin, by hand: one situation for each rule."""

from random import Random

import pytest

from tests.incan_gold.playing import after, events_of, play_choices, rules_of, start_state, treasure
from tests.incan_gold.temple import ARTIFACTS, HAZARDS, NAMES, TREASURES, temple
from tutor.core.base.errors import RecordError

ABC = NAMES[:3]


def deck_of(seed, number, cards):
    """Return the deck of a round, computed from the seed as the contract says."""
    chance = Random(f"{seed}/{number}")
    numbers = [(chance.random(), card) for card in cards]
    return [card for _, card in sorted(numbers)]


def turned_and_deck(state):
    """Return the cards turned in the round, followed by the cards of the deck."""
    position = state.position()
    return position["path"] + position["deck"]


@pytest.mark.rules("setup.players")
@pytest.mark.parametrize("count", range(3, 9))
def test_three_to_eight_players_and_the_first_leads(count):
    """Three to eight players can play, and the first player leads the first round and chooses first."""
    state = start_state(*NAMES[:count])
    assert state.players == NAMES[:count]
    assert state.position()["leader"] == state.due.player == "Ana"


@pytest.mark.rules("setup.players")
def test_every_player_begins_with_an_empty_tent():
    """At the start of the game each tent is empty, and beside it lies only a share of the first card."""
    for player in start_state(*ABC, seed=1).position()["players"]:
        assert (player["tent"], player["artifacts"]) == (0, [])


@pytest.mark.rules("setup.players")
@pytest.mark.parametrize("count", [0, 1, 2, 9])
def test_other_numbers_of_players_are_refused(count):
    """A game of two or of nine players is refused."""
    names = [f"Player {number}" for number in range(count)]
    with pytest.raises(RecordError) as raised:
        start_state(*names)
    assert [fault.place for fault in raised.value.faults] == ["setup.players"]


@pytest.mark.rules("setup.players")
def test_the_lead_passes_to_the_left_every_round():
    """The lead passes to the next seat every round, and from the last seat to the first."""
    state, leaders = start_state(*ABC), []
    while state.due is not None:
        position = state.position()
        if not leaders or leaders[-1] != (position["round"], position["leader"]):
            leaders.append((position["round"], position["leader"]))
        state = after(state, "camp")
    assert leaders == list(zip(range(1, 6), ("Ana", "Beto", "Chaska", "Ana", "Beto"), strict=True))


@pytest.mark.rules("setup.quest", "round.artifact")
def test_the_first_deck_is_the_quest_cards_and_one_artifact_shuffled_by_the_seed():
    """The first deck has 15 treasures, 15 hazards and artifact 1, which the seed shuffles.

    Before the shuffle the cards have their order in the contract.
    """
    cards = [*TREASURES, *HAZARDS, "artifact_1"]
    for seed in (0, 1, 2**53 - 1):
        state = start_state(*ABC, seed=seed)
        assert turned_and_deck(state) == deck_of(seed, 1, cards)


@pytest.mark.rules("round.artifact", "setup.artifacts")
def test_every_round_shuffles_one_more_artifact_in_and_unfound_ones_stay():
    """The deck of each round has one more artifact, and keeps all artifacts that were not found."""
    state = temple().path("treasure_1").deck("treasure_2")
    for number in range(2, 6):
        happened = play_choices(state, "camp " * 3)
        (began,) = events_of(state, "camp " * 3, "round_began")
        assert began["artifact"] == f"artifact_{number}"
        assert began["cards"] == len(began["deck"]) == 30 + number
        assert set(began["deck"]) == {*TREASURES, *HAZARDS, *ARTIFACTS[:number]}
        assert began["deck"] == deck_of(7, number, (*TREASURES, *HAZARDS, *ARTIFACTS[:number]))
        players = ABC[(number - 1) % 3 :] + ABC[: (number - 1) % 3]
        assert began["players"] == list(players)
        assert began["player"] == players[0]
        assert ("round_began", "round.artifact") in rules_of(happened)
        state = temple(number=number).path("treasure_1").deck("treasure_2")


@pytest.mark.rules("round.artifact")
def test_cards_out_of_the_game_are_not_shuffled_in():
    """Later decks have no removed hazard and no artifact that was taken or lost."""
    start = temple(number=3).path("treasure_1").remove("fire_2").lose("artifact_1")
    start = start.artifacts("Beto", artifact_2=5)
    (began,) = events_of(start, "camp camp camp", "round_began")
    gone = {"fire_2", "artifact_1", "artifact_2"}
    assert set(began["deck"]) == {*TREASURES, *HAZARDS, *ARTIFACTS[:4]} - gone
    assert began["deck"] == deck_of(
        7, 4, [c for c in (*TREASURES, *HAZARDS, *ARTIFACTS[:4]) if c not in gone]
    )


@pytest.mark.rules("variant.diamant")
def test_diamant_has_no_artifacts():
    """No deck of the original game has an artifact, and an event cites the rule for this."""
    state = start_state(*ABC, variant="diamant", seed=5)
    assert turned_and_deck(state) == deck_of(5, 1, (*TREASURES, *HAZARDS))
    start = temple(variant="diamant").path("treasure_1")
    (began,) = events_of(start, "camp camp camp", "round_began")
    assert began["artifact"] is None
    assert set(began["deck"]) == {*TREASURES, *HAZARDS}
    assert ("round_began", "variant.diamant") in rules_of(play_choices(start, "camp camp camp"))


def decks(*rounds):
    """Return decks for five rounds, each completed with the game's other cards in the order of the rules."""
    return [
        [*top, *(c for c in (*TREASURES, *HAZARDS, *ARTIFACTS[: n + 1]) if c not in top)]
        if top
        else []
        for n, top in enumerate([*rounds, *[()] * (5 - len(rounds))])
    ]


@pytest.mark.rules("round.first")
def test_the_first_card_finds_all_players_inside():
    """All players are inside when the first card is turned.

    As in the example of the rules, a treasure of 11 gives four players 2 each, and 3 stay on the path.
    """
    state = start_state(*NAMES[:4], decks=decks(["treasure_11a"]))
    position = state.position()
    assert [player["beside"] for player in position["players"]] == [2, 2, 2, 2]
    assert (position["path"], position["left_on_path"]) == (["treasure_11a"], 3)
    assert position["inside"] == list(NAMES[:4])


@pytest.mark.rules("round.first")
def test_an_artifact_as_first_card_comes_alone():
    """After an artifact as first card no second card follows by itself, because only a hazard brings one."""
    state = start_state(*ABC, decks=decks(["artifact_1", "treasure_9"]))
    assert state.position()["path"] == ["artifact_1"]


@pytest.mark.rules("round.first")
def test_after_a_hazard_the_second_card_follows_without_a_choice():
    """If the first card is a hazard, a second card of any sort follows without a choice, but no third."""
    for second in ("treasure_9", "artifact_1", "snake_1"):
        state = start_state(*ABC, decks=decks(["spider_1", second, "treasure_1"]))
        assert state.position()["path"] == ["spider_1", second]
    start = temple().path("treasure_1")
    state = start_state(*ABC, decks=decks(["treasure_1"], ["fire_1", "treasure_9"]))
    happened = play_choices(state, "camp camp camp")
    assert ("second_card", "round.first") in rules_of(happened)
    assert events_of(state, "camp camp camp", "second_card") == [{"card": "fire_1"}]
    assert [event["type"] for event in happened.events[-3:]] == [
        "hazard_met",
        "second_card",
        "treasure_found",
    ]
    assert events_of(start, "camp camp", "second_card") == []


def decks_that_strike_at_once():
    """Return decks whose second card ends the first round."""
    first, second, *rest = decks(["spider_1", "spider_2"], ["treasure_9"])
    return [first, [card for card in second if card != "spider_2"], *rest]


@pytest.mark.rules("round.first", "card.hazard_second")
def test_two_equal_hazards_at_once_end_the_round_before_the_first_choice():
    """If the first two cards are hazards of one kind, the next round begins by itself before any choice."""
    state = start_state(*ABC, decks=decks_that_strike_at_once())
    position = state.position()
    assert position["round"] == 2
    assert position["removed"] == ["spider_2"]
    assert (position["leader"], position["path"]) == ("Beto", ["treasure_9"])


@pytest.mark.rules("round.first")
def test_the_first_card_of_a_round_stays_the_first():
    """If artifacts leave the path empty, the next card is still not treated as the first card of the round.

    A hazard that is turned then brings no second card.
    """
    start = temple().path("artifact_1").deck("spider_1", "treasure_9")
    state = after(start, "camp torch torch")
    assert state.position()["path"] == ["spider_1"]
    assert treasure(state, "Beto") == (0, 0)
