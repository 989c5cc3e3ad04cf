"""Views, legal decisions and events tell a player no more than that player may know."""

import hashlib
import json
import re
from itertools import combinations, islice
from random import Random

import pytest

from tests.pages import one_in
from tests.positions import CARDS, NAMES, in_order, position
from tests.situations import after, decision, load, play_record, start_state
from tests.vector_files import quick_start, walks
from tutor.core.base.events import view_of
from tutor.core.base.game import legal_for
from tutor.core.records.files import read_record
from tutor.core.records.record import position_id

WALKS = walks()
CARD = re.compile("|".join(re.escape(card) for card in CARDS))


def cards_in(data):
    """Return every card named anywhere in the data."""
    return set(CARD.findall(json.dumps(data)))


def hand(position_data, name):
    """Return a player's cards."""
    (seat,) = [seat for seat in position_data["players"] if seat["name"] == name]
    return seat["cards"]


@pytest.mark.rules("info.open", "info.secret")
def test_a_view_is_the_position_with_the_others_cards_hidden():
    """A view has a position's keys and `player`.

    Other hands and the deck are numbers, and all else is open.
    """
    start = position().cards("Bert", "farmer+puma").cards("Gina", "puma+virgin", "farmer+weaver")
    state = load(start.moon("Ralph", "coca").goods("Gina", corn=7))
    view, whole = state.view("Bert"), state.position()
    assert view["format"] == "tutor-view"
    assert view["player"] == "Bert"
    assert set(view) == {*whole, "player"}
    assert view["deck"] == {"hidden": 25}
    assert [seat["cards"] for seat in view["players"]] == [
        ["farmer+puma"],
        {"hidden": 0},
        {"hidden": 2},
    ]
    for shown, real in zip(view["players"], whole["players"], strict=True):
        assert {key: shown[key] for key in shown if key != "cards"} == {
            key: real[key] for key in real if key != "cards"
        }
    for key in set(whole) - {"format", "players", "deck"}:
        assert view[key] == whole[key]


@pytest.mark.parametrize("walk", WALKS[::5], ids=range(len(WALKS[::5])))
@pytest.mark.rules("info.secret")
def test_no_hidden_card_is_named_anywhere_in_a_view(walk):
    """At every ply a view names only the cards in the viewer's own hand."""
    for state in play_record(walk["record"]).states:
        for name in state.players:
            assert cards_in(state.view(name)) == set(hand(state.position(), name))


@pytest.mark.parametrize("walk", WALKS[::5], ids=range(len(WALKS[::5])))
@pytest.mark.rules("info.secret")
def test_events_name_a_card_only_to_players_who_have_seen_it(walk):
    """Only the player who drew or returned cards reads their names.

    The others read that it happened.
    """
    line = play_record(walk["record"])
    for before, following, events in zip(line.states, line.states[1:], line.events, strict=False):
        if following.due is None:
            continue
        for name in before.players:
            views = view_of(events, name)
            known = {*hand(before.position(), name), *hand(following.position(), name)}
            drawn = {
                card
                for event in events
                if event.seen_by == (name,)
                for card in cards_in(event.data)
            }
            assert len(views) == len(events)
            assert cards_in([event.to_json() for event in views]) <= known | drawn


def test_the_drawer_sees_the_cards_drawn_and_the_others_do_not():
    """Three cards drawn on the Summit are named to Bert, and none to Ralph, before and after the return."""
    state = after(position().at("Bert", "central_plaza").scout("Bert", 17))
    state, events = state.explain(decision(state, "Bert move puma_temple"))
    assert cards_in([event.to_json() for event in view_of(events, "Bert")]) == set(CARDS[:3])
    assert cards_in([event.to_json() for event in view_of(events, "Ralph")]) == set()
    state, events = state.explain(decision(state, f"Bert return_cards {CARDS[0]} {CARDS[2]}"))
    assert {CARDS[0], CARDS[2]} <= cards_in([event.to_json() for event in view_of(events, "Bert")])
    assert cards_in([event.to_json() for event in view_of(events, "Gina")]) == set()


@pytest.mark.parametrize("plies", range(0, 51, 7))
def test_only_the_player_who_is_due_sees_legal_decisions(plies):
    state = play_record(quick_start()["record"], plies).states[-1]
    for name in state.players:
        expected = state.legal() if state.due.player == name else ()
        assert legal_for(state, name) == expected


def seen_or_named(line, decisions, spy):
    """Return the cards that the spy has had at any time, and those that the decisions name."""
    held = {card for state in line.states for card in hand(state.position(), spy)}
    return held | {card for made in decisions for card in made.get("cards", [])}


def rename(data, names):
    """Return the data with other names of cards."""
    return json.loads(CARD.sub(lambda found: names[found[0]], json.dumps(data)))


def with_cards_renamed(record, names):
    """Return the record with other cards in the same places, and the same decisions."""
    other = rename(record, names)
    start = other.get("position")
    for seat in start["players"] if start else []:
        seat["cards"] = in_order(seat["cards"], CARDS)
    return other | {"decisions": record["decisions"]}


def with_the_deck_written_out(record):
    """Return a record that has the deck in place of its seed."""
    setup = record.get("setup")
    if setup is None or setup["seed"] is None:
        return record
    start = start_state(setup["players"], setup["variant"], setup["seed"]).position()
    dealt = [card for seat in start["players"] for card in seat["cards"]]
    return record | {"setup": setup | {"seed": None, "deck": dealt + start["deck"]}}


def told_to(state, spy):
    """Return all that the spy may know of a state."""
    return {
        "view": {key: value for key, value in state.view(spy).items() if key != "result"},
        "legal": legal_for(state, spy),
        "due": state.due,
    }


@pytest.mark.parametrize("number", one_in(12, range(len(WALKS))))
@pytest.mark.rules("info.secret")
def test_games_that_differ_in_what_is_hidden_look_the_same_to_the_spy(number):
    """Two games that differ in cards hidden from the spy give the spy equal views, legal decisions and events.

    Cards that a decision names stay, so that the same decisions can be made. The result, which
    reveals icons and gold, is open to all and left out.
    """
    record = with_the_deck_written_out(WALKS[number]["record"])
    line = play_record(record)
    for spy in line.states[0].players:
        hidden = [
            card for card in CARDS if card not in seen_or_named(line, record["decisions"], spy)
        ]
        shuffled = Random(number).sample(hidden, len(hidden))
        names = dict(zip(CARDS, CARDS, strict=True)) | dict(zip(hidden, shuffled, strict=True))
        other = play_record(with_cards_renamed(record, names))
        assert [told_to(state, spy) for state in other.states] == [
            told_to(state, spy) for state in line.states
        ]
        ended = line.states[-1].due is None
        for mine, theirs in list(zip(line.events, other.events, strict=True))[
            : -1 if ended else None
        ]:
            assert view_of(mine, spy) == view_of(theirs, spy)


def test_the_two_games_of_the_spy_differ():
    """Most pairs of games that the test of the spy compares are different games."""
    differing = 0
    for number in range(8):
        record = with_the_deck_written_out(WALKS[number]["record"])
        line = play_record(record)
        spy = line.states[0].players[0]
        hidden = [
            card for card in CARDS if card not in seen_or_named(line, record["decisions"], spy)
        ]
        differing += len(hidden) >= 4
    assert differing >= 4


def swaps(record, hidden):
    """Return pairs of hidden cards that can change places everywhere, also in decisions.

    Two cards returned together lie in the components' order. That order stays, or the decks would
    differ in more than names.
    """
    returned = [made["cards"] for made in record["decisions"] if made["type"] == "return_cards"]
    for first, second in combinations(hidden, 2):
        names = dict(zip(CARDS, CARDS, strict=True)) | {first: second, second: first}
        if all(
            in_order([names[card] for card in cards], CARDS)
            == [names[card] for card in in_order(cards, CARDS)]
            for cards in returned
        ):
            yield names


@pytest.mark.parametrize(
    "number",
    one_in(5, (n for n, walk in enumerate(WALKS) if "return_cards" in str(walk["record"]))),
)
@pytest.mark.rules("info.secret")
def test_cards_that_others_return_stay_secret(number):
    """Two cards that the spy never has change places, also in others' returns, and the spy sees the same."""
    record = with_the_deck_written_out(WALKS[number]["record"])
    line = play_record(record)
    for spy in line.states[0].players:
        held = {card for state in line.states for card in hand(state.position(), spy)}
        pairs = swaps(record, [card for card in CARDS if card not in held])
        for names in islice(pairs, 2):
            decisions = rename(record["decisions"], names)
            other = play_record(with_cards_renamed(record, names) | {"decisions": decisions})
            assert [told_to(state, spy) for state in other.states] == [
                told_to(state, spy) for state in line.states
            ]
            ended = line.states[-1].due is None
            for mine, theirs in list(zip(line.events, other.events, strict=True))[
                : -1 if ended else None
            ]:
                assert view_of(mine, spy) == view_of(theirs, spy)


def test_a_refusal_tells_the_spy_nothing():
    """Another card in Gina's hand changes nothing in Bert's refusal of a decision out of turn."""
    first = load(position(turn="Ralph").cards("Gina", "farmer+puma"))
    second = load(position(turn="Ralph").cards("Gina", "puma+virgin"))
    made = decision(first, "Bert move sun_clock")
    assert first.refusal(made) == second.refusal(made)


def identity(data):
    """Compute the position id as the contract defines it."""
    kept = {key: value for key, value in data.items() if key != "pending"}
    text = json.dumps(kept, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]


@pytest.mark.parametrize("plies", range(0, 51, 5))
def test_the_position_id_is_a_hash_of_position_or_view(plies):
    """The id is 16 hex digits of the SHA-256 of sorted, tight, escaped JSON without `pending`."""
    state = read_record(quick_start()["record"]).play(plies)
    told_whole = state.position()
    assert position_id(told_whole) == identity(told_whole)
    assert position_id(dict(reversed(told_whole.items()))) == identity(told_whole)
    assert position_id(
        {key: told_whole[key] for key in told_whole if key != "pending"}
    ) == identity(told_whole)
    for name in state.players:
        assert position_id(state.view(name)) == identity(state.view(name))


def test_the_position_id_escapes_names():
    """A name with a letter outside ASCII is escaped before the hash."""
    told_whole = start_state(["José", "李明"], seed=1).position()
    assert position_id(told_whole) == identity(told_whole)


def test_different_positions_have_different_ids():
    """Along a game the id changes with the position."""
    states = play_record(quick_start()["record"]).states
    told_positions = {json.dumps({**state.position(), "pending": None}) for state in states}
    assert len({position_id(state.position()) for state in states}) == len(told_positions)


def test_only_players_have_a_view():
    """Each player has a view; another name raises an error."""
    state = start_state(NAMES[:3], seed=1)
    assert [state.view(name)["player"] for name in state.players] == list(NAMES[:3])
    with pytest.raises((KeyError, ValueError)):
        state.view("Zed")
