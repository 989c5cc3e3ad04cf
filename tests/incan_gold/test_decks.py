"""The deck of each round in a record has exactly the cards that are in the game when the round begins."""

from random import Random

import pytest

from tests.incan_gold.playing import GAME, after, play_choices, play_to_end, start_state
from tests.incan_gold.temple import ARTIFACTS, HAZARDS, NAMES, TREASURES
from tutor.core.base.errors import RecordError
from tutor.core.base.redeal import redeal
from tutor.core.records.files import read_record

ABC = list(NAMES[:3])


def cards(number):
    """Return the cards of a round's deck when no card has left the game."""
    return [*TREASURES, *HAZARDS, *ARTIFACTS[:number]]


def setup(*decks, **more):
    """Return a setup with these decks, and empty decks for the rest of the five rounds."""
    whole = [*decks, *[[]] * (5 - len(decks))]
    return {"players": ABC, "variant": "standard", "seed": None, "decks": whole} | more


def record(data, choices=""):
    """Return a record in which the players make these choices in turn."""
    names = [ABC[index % 3] for index in range(len(choices.split()))]
    decisions = [
        {"player": name, "type": "choose", "choice": choice}
        for name, choice in zip(names, choices.split(), strict=True)
    ]
    return {
        "format": "tutor-record",
        "version": 1,
        "game": "incan_gold",
        "setup": data,
        "decisions": decisions,
    }


def faults(action):
    """Return the place and code of each fault of the error that an action raises."""
    with pytest.raises(RecordError) as raised:
        action()
    assert len(str(raised.value).splitlines()) == 1
    return [(fault.place, fault.code) for fault in raised.value.faults]


def test_given_decks_are_played():
    """The game turns the cards of a record's decks from the top, round by round."""
    state = start_state(*ABC, decks=[cards(number) for number in range(1, 6)])
    turned = []
    while state.due is not None:
        turned.append(state.position()["path"])
        state = after(state, "camp camp camp")
    assert turned == [["treasure_1"]] * 5


def test_rounds_that_are_not_reached_may_have_empty_decks():
    """A record may leave the decks of rounds empty that it does not reach.

    A record that stops in round 2 needs two decks.
    """
    state = after(
        start_state(*ABC, decks=setup(cards(1), cards(2))["decks"]), "camp camp camp torch"
    )
    assert state.position()["round"] == 2


@pytest.mark.parametrize("player", [None, ABC[0]])
def test_a_new_deal_of_given_decks_can_end_a_round_by_any_hazard(player):
    """After a new deal of a record's decks, the round may end by any hazard.

    The given decks of later rounds fit only the hazard that ended the round in the record, so the
    new deal removes them.
    """
    again = redeal(start_state(*ABC, decks=setup(cards(1), cards(2))["decks"]), player, Random(1))
    while again.position()["round"] == 1:
        again = after(again, "torch torch torch")
    assert again.position()["removed"]


@pytest.mark.parametrize(
    "deck",
    [
        [],
        cards(1)[1:],
        cards(2),
        [*cards(1)[1:], "artifact_2"],
    ],
)
def test_a_wrong_first_deck_is_refused_when_the_record_is_read(deck):
    """Reading a record refuses a first deck with too few, too many or other cards."""
    assert faults(lambda: read_record(record(setup(deck)))) == [("setup.decks[0]", "wrong_deck")]


@pytest.mark.parametrize(
    "deck",
    [
        [],
        cards(1),
        cards(3),
        cards(2)[:-1],
    ],
)
def test_a_wrong_later_deck_is_refused_when_its_round_begins(deck):
    """A record with a wrong later deck is refused when it is played up to the round of this deck."""
    data = record(setup(cards(1), deck), "camp camp camp")
    assert read_record(data).play(2).due.player == "Chaska"
    assert faults(lambda: read_record(data).play()) == [("setup.decks[1]", "wrong_deck")]


def test_cards_out_of_the_game_may_not_be_in_a_deck():
    """A deck that holds a hazard that has struck, or an artifact taken or lost, is refused."""
    first = ["fire_1", "artifact_1", "fire_2"]
    deck = [*first, *(card for card in cards(1) if card not in first)]
    for gone in ("fire_2", "artifact_1"):
        wrong = [card for card in cards(2) if card not in ("fire_2", "artifact_1") or card == gone]
        data = record(setup(deck, wrong), "torch torch torch")
        assert faults(lambda data=data: read_record(data).play()) == [
            ("setup.decks[1]", "wrong_deck")
        ]
    right = [card for card in cards(2) if card not in ("fire_2", "artifact_1")]
    state = read_record(record(setup(deck, right), "torch torch torch")).play()
    assert state.position()["lost_artifacts"] == ["artifact_1"]


def test_diamant_decks_hold_no_artifact():
    """A deck of the original game, Diamant, is refused if it holds an artifact."""
    right = [*TREASURES, *HAZARDS]
    assert start_state(*ABC, variant="diamant", decks=setup(right)["decks"]).due is not None
    assert faults(lambda: start_state(*ABC, variant="diamant", decks=setup(cards(1))["decks"])) == [
        ("setup.decks[0]", "wrong_deck")
    ]


def test_the_sentence_names_missing_and_foreign_cards():
    """The sentence about a wrong deck names one missing card and one card that does not belong to the deck."""
    deck = [card for card in cards(2) if card != "fire_3"]
    with pytest.raises(RecordError) as raised:
        start_state(*ABC, decks=setup(deck)["decks"])
    assert str(raised.value) == (
        "setup.decks[0]: the deck of round 1 has 31 cards, and must be exactly the 31 then in the game"
        "; 'fire_3' is missing; 'artifact_2' is not in the game"
    )


@pytest.mark.parametrize(
    ("deck", "missing", "foreign"),
    [
        ([card for card in cards(1) if card != "fire_3"], "fire_3", "none"),
        ([*cards(1), "artifact_2"], "none", "artifact_2"),
    ],
)
def test_a_wrong_deck_is_described_in_numbers(deck, missing, foreign):
    """The refusal of a wrong deck has the number of its cards, the right number, and one wrong card of each kind.

    The kinds are missing and foreign cards. `none` stands for no such card.
    """
    with pytest.raises(RecordError) as raised:
        start_state(*ABC, decks=setup(deck)["decks"])
    (fault,) = raised.value.faults
    figures = {"round": 1, "found": len(deck), "expected": 31}
    assert fault.numbers == {**figures, "missing": missing, "foreign": foreign}


def test_a_position_keeps_its_decks():
    """A position from a record keeps the decks of the record.

    The error about a wrong deck names the place of the deck in the position.
    """
    state = start_state(*ABC, decks=setup(cards(1), cards(1))["decks"])
    position = state.position()
    assert position["pending"]["decks"] == setup(cards(1), cards(1))["decks"]
    assert position["pending"]["seed"] is None
    data = record(None, "camp camp camp") | {"position": position}
    del data["setup"]
    assert faults(lambda: read_record(data).play()) == [("position.pending.decks[1]", "wrong_deck")]
    assert faults(lambda: after(GAME.load(position), "camp camp camp")) == [
        ("pending.decks[1]", "wrong_deck")
    ]


def test_a_refused_deck_changes_nothing():
    """If the deck of the next round is refused, the state before the last choice is unchanged."""
    state = after(start_state(*ABC, decks=setup(cards(1), [])["decks"]), "camp camp")
    before = state.position()
    assert faults(lambda: play_choices(state, "camp")) == [("setup.decks[1]", "wrong_deck")]
    assert state.position() == before
    assert after(state, "torch").position()["round"] == 1


WRONG = [
    ({"decks": [[]] * 4}, "setup.decks", "wrong_length"),
    ({"decks": [[]] * 6}, "setup.decks", "too_many"),
    ({"decks": {}}, "setup.decks", "wrong_type"),
    ({"decks": [None, [], [], [], []]}, "setup.decks[0]", "wrong_type"),
    ({"decks": [["joker"], [], [], [], []]}, "setup.decks[0][0]", "unknown_id"),
    ({"decks": [["fire_1", "fire_1"], [], [], [], []]}, "setup.decks[0][1]", "named_twice"),
    ({"decks": [[], [3], [], [], []]}, "setup.decks[1][0]", "wrong_type"),
    ({"seed": 3}, "setup", "exactly_one"),
    ({"decks": None}, "setup", "exactly_one"),
    ({"decks": None, "seed": -1}, "setup.seed", "out_of_range"),
    ({"decks": None, "seed": 2**53}, "setup.seed", "out_of_range"),
    ({"decks": None, "seed": True}, "setup.seed", "wrong_type"),
    ({"variant": "first_game"}, "setup.variant", "unknown_id"),
    ({"variant": 1}, "setup.variant", "wrong_type"),
    ({"players": ABC[:2]}, "setup.players", "wrong_length"),
    ({"players": [*ABC, "Ana"]}, "setup.players[3]", "named_twice"),
    ({"players": None}, "setup.players", "wrong_type"),
    ({"deck": []}, "setup.deck", "unknown_key"),
]


@pytest.mark.parametrize(("change", "place", "code"), WRONG)
def test_a_fault_of_a_setup_has_its_place(change, place, code):
    """The error about a setup names the place of each fault of shape, identifiers and numbers.

    This includes faults of decks that play does not reach.
    """
    assert (place, code) in faults(lambda: read_record(record(setup(cards(1)) | change)))


@pytest.mark.parametrize("key", ["players", "variant", "seed", "decks"])
def test_a_setup_needs_every_key(key):
    """A setup without one of its keys has a single fault, which names the key."""
    data = setup(cards(1))
    del data[key]
    assert faults(lambda: read_record(record(data))) == [(f"setup.{key}", "missing_key")]


def test_a_seed_fixes_the_whole_game():
    """The same seed gives the same game, and the largest seed is accepted too."""
    for seed in (0, 2**53 - 1):
        one, other = (
            play_to_end(start_state(*ABC, seed=seed), "torch torch camp") for _ in range(2)
        )
        assert one.position() == other.position()
