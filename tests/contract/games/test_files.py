"""Files of every game read as they were written: decisions, positions, records and trees."""

import json

import pytest

from tests.contract.games.shelf import LONGEST, NAMES, laws, random_lines, start_state, states
from tutor.core.base.errors import RecordError
from tutor.core.base.game import find_game
from tutor.core.records.files import (
    dump_tree,
    load_tree,
    loads,
    open_link,
    read_record,
    write_link,
    write_tree,
)
from tutor.core.records.lines import play_line
from tutor.core.records.record import Record, position_id, random_record
from tutor.core.records.tree import Tree


def records(name):
    """Yield the random games as records."""
    game = find_game(name)
    for seed, (count, variant) in enumerate(laws(name).SHAPES):
        line = random_lines(name)[seed]
        setup = game.random_setup(NAMES[:count], variant, seed)
        decisions = tuple(moment.decision for moment in line)
        yield Record(
            game, line[0].before, decisions, setup, {0: "Go!", len(decisions): "Well."}, "A game"
        )


def test_decisions_read_as_they_were_written(name):
    """Every legal decision that is written as JSON reads the same, and no two are written alike."""
    game = find_game(name)
    for state in states(name, every=3):
        texts = set()
        for option in state.legal():
            text = json.dumps(game.write_decision(option))
            texts.add(text)
            assert game.read_decision(json.loads(text), state.players, "decisions[0]") == option
        assert len(texts) == len(state.legal())


@pytest.mark.parametrize(
    "data", [None, [], {}, {"player": "Ana"}, {"type": 3, "player": "Ana"}, "Ana"]
)
def test_a_malformed_decision_has_its_place(data, name):
    """The error about a record with a malformed decision names the place of the fault in the file."""
    with pytest.raises(RecordError) as raised:
        find_game(name).read_decision(data, NAMES[:3], "decisions[7]")
    assert all(fault.place.startswith("decisions[7]") for fault in raised.value.faults)


def test_positions_read_as_they_were_written(name):
    """A position read from its JSON is equal at every ply, with the same `due` and legal decisions."""
    game = find_game(name)
    for state in states(name):
        text = json.dumps(state.position())
        again = game.load(json.loads(text))
        assert json.dumps(again.position()) == text
        assert (again.due, again.legal()) == (state.due, state.legal())
        assert position_id(again.position()) == position_id(state.position())


def test_a_position_has_its_head(name):
    """A position begins with format, version, game, players and result."""
    for state in states(name, every=20):
        position = state.position()
        head = {"format": "tutor-position", "version": 1, "game": name}
        assert {key: position[key] for key in head} == head
        assert (position["result"] is None) == (state.due is not None)


def test_a_position_lacking_a_key_is_refused(name):
    """A position without one of its keys, or with another one, is refused."""
    position = start_state(name, *laws(name).SHAPES[0], 1).position()
    game = find_game(name)
    for key in position:
        with pytest.raises(RecordError) as raised:
            game.load({other: value for other, value in position.items() if other != key})
        assert key in [fault.place for fault in raised.value.faults]
    with pytest.raises(RecordError):
        game.load(position | {"more": 1})


def test_a_game_goes_on_from_any_position_to_the_same_end(name):
    """A record that begins at any position of a game, even within a turn, leads to the same end."""
    game = find_game(name)
    for line in random_lines(name):
        for ply in range(0, len(line), 1 + len(line) // 7):
            state = game.load(json.loads(json.dumps(line[ply].before.position())))
            for moment in line[ply:]:
                state = state.play(moment.decision)
            assert state.position() == line[-1].after.position()


def test_records_read_as_they_were_written(name):
    """Records keep their title and comments, as data and as text, and lead to the same end."""
    for record in records(name):
        written = record.to_json()
        again = read_record(json.loads(json.dumps(written)))
        assert again.to_json() == written
        assert loads(json.dumps(written)).to_json() == written
        assert again.play().position() == record.play().position()


def test_trees_read_as_they_were_written(name):
    """A tree with a side line from every tenth ply reads the same from a file and from a link."""
    for record in records(name):
        short = Record(record.game, record.start, record.decisions[:60], record.setup)
        tree = Tree.of_record(short, protect=True)
        for ply in range(0, len(short.decisions), 10):
            legal = tree.moment(ply).state.legal()
            (other, *_) = [each for each in legal if each != short.decisions[ply]] or [legal[0]]
            tree = tree.add(ply, other)
        written = write_tree(tree)
        assert write_tree(load_tree(dump_tree(tree))) == written
        assert write_tree(open_link(write_link(written))) == written
        assert tree.main().play().position() == short.play().position()


def test_a_line_begins_with_a_chapter(name):
    """Each line has a chapter at ply 0, and its chapters come in order, none of them after the last ply."""
    for record in records(name):
        line = play_line(record)
        plies = [chapter.ply for chapter in line.chapters]
        assert (plies[0], plies) == (0, sorted(plies))
        assert plies[-1] <= line.plies


def test_a_random_record_is_a_whole_game(name):
    """A random record plays to the end, and the same seed gives the same record."""
    count, variant = laws(name).SHAPES[-1]
    record = random_record(find_game(name), count, variant, 5)
    assert record.play().due is None
    assert len(record.decisions) < LONGEST
    assert random_record(find_game(name), count, variant, 5).to_json() == record.to_json()


@pytest.mark.parametrize(
    "setup", [None, [], {}, {"players": []}, {"players": ["Ana"], "variant": 3}]
)
def test_a_malformed_setup_has_its_place(setup, name):
    """The error about a malformed setup names the place of the fault in the file."""
    with pytest.raises(RecordError) as raised:
        find_game(name).start(setup)
    assert all(fault.place.startswith("setup") for fault in raised.value.faults)


def test_a_bad_components_file_is_refused(name):
    """A game refuses components that are no readable file, and names the fault."""
    with pytest.raises(ValueError, match=r".") as raised:
        find_game(name).with_components(b"\xff")
    assert raised.value.faults
