"""The chapters of a line: each begins at a round or at a choice."""

from tests.incan_gold.games import vectors
from tests.incan_gold.playing import GAME, play_to_end, start_state
from tests.incan_gold.temple import NAMES
from tutor.core.records.files import read_record
from tutor.core.records.lines import Chapter, play_line
from tutor.core.records.record import Record


def test_the_chapters_of_a_short_game():
    """If all players leave at once, a round has one chapter for its beginning and one for each choice."""
    record = {
        "format": "tutor-record",
        "version": 1,
        "game": "incan_gold",
        "setup": GAME.random_setup(NAMES[:3], "standard", 5),
        "decisions": [
            {"player": NAMES[(number % 3 + number // 3) % 3], "type": "choose", "choice": "camp"}
            for number in range(6)
        ],
    }
    line = play_line(read_record(record))
    assert line.states[0].position()["round"] == 1
    assert line.chapters == (
        Chapter(0, "start"),
        Chapter(0, "round", 1),
        Chapter(0, "turn", 1, "Ana"),
        Chapter(1, "turn", 1, "Beto"),
        Chapter(2, "turn", 1, "Chaska"),
        Chapter(3, "round", 2),
        Chapter(3, "turn", 1, "Beto"),
        Chapter(4, "turn", 1, "Chaska"),
        Chapter(5, "turn", 1, "Ana"),
        Chapter(6, "round", 3),
        Chapter(6, "turn", 1, "Chaska"),
    )


def test_chapters_of_whole_games():
    """In whole games the rounds go up to the fifth, and each choice begins a chapter.

    No chapter begins after the end of the game.
    """
    for vector in vectors():
        line = play_line(read_record(vector["record"]))
        rounds = [chapter.number for chapter in line.chapters if chapter.kind == "round"]
        assert rounds == sorted(set(rounds))
        assert rounds[-1] == 5
        turns = [chapter for chapter in line.chapters if chapter.kind == "turn"]
        assert [turn.ply for turn in turns] == list(range(line.plies))
        assert [turn.player for turn in turns] == [made.player for made in line.record.decisions]
        for chapter in line.chapters:
            if chapter.kind == "round":
                assert line.states[chapter.ply].position()["round"] == chapter.number


def test_a_finished_position_begins_no_round():
    """A line of play from a finished position has no chapter except its start."""
    state = play_to_end(start_state(*NAMES[:3]), "camp")
    assert play_line(Record(GAME, state)).chapters == (Chapter(0, "start"),)
