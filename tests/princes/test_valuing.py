"""The functions for notebooks that value decisions give tables, and rows for other libraries."""

import csv
import io
from unittest.mock import patch

import pytest

from tutor.core.base.errors import RecordError
from tutor.core.laboratory.estimate import Entry
from tutor.core.laboratory.experiment import SerialExecutor
from tutor.core.laboratory.forecast import forecast as asked
from tutor.core.laboratory.study import Account, round_parts
from tutor.core.words.text import LANGUAGES
from tutor.notebook import Unknown, decide, forecast, moment, new_game, play_example, speak, study

PLAYOUTS = 2
PASSES = 2


@pytest.fixture(autouse=True)
def english():
    """Set the language to English before each test, because tests change the language."""
    yield
    speak("en")


@pytest.fixture(scope="module", autouse=True)
def one_process():
    """Play all games in this process, so that no other process starts."""
    with patch("tutor.notebook.valuing.quiet_pool", SerialExecutor):
        yield


@pytest.fixture(scope="module")
def example_forecast():
    """Return the forecast of one decision of the example."""
    return forecast(moment(26), PLAYOUTS)


@pytest.fixture(scope="module")
def example_study():
    """Return the study of the first turns of the example."""
    return study(play_example(0, 6), PASSES)


@pytest.mark.endurance
def test_a_forecast_is_that_of_the_laboratory(example_forecast):
    """A forecast in a notebook has each legal decision once, with the laboratory's figures.

    The laboratory computes the figures in a single process.
    """
    *_, last = asked(moment(26), PLAYOUTS)
    figures = {each["decision"]: each for each in example_forecast}
    assert len(figures) == len(moment(26).legal())
    assert {(row["win"], row["points"]) for row in figures.values()} == {
        (each.win_chance, each.points) for each in last.candidates
    }


def test_rows_are_plain_values(example_forecast, example_study):
    """The rows of a forecast and of a study have plain values and the same columns, so that any table reads them."""
    for rows in (list(example_forecast), list(example_study)):
        columns = list(rows[0])
        assert all(list(row) == columns for row in rows)
        assert {type(value) for row in rows for value in row.values()} <= {
            str, int, float, type(None),
        }  # fmt: skip
        file = io.StringIO()
        writer = csv.DictWriter(file, columns)
        writer.writeheader()
        writer.writerows(rows)
        assert len(file.getvalue().splitlines()) == len(rows) + 1


def test_the_first_row_can_be_played(example_forecast):
    """The function `decide` accepts the decision in the first row of a forecast."""
    best = next(iter(example_forecast))
    assert decide(moment(26), best["decision"]).state is not moment(26)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_show_every_decision_and_moment(example_forecast, example_study, language):
    """The tables show every decision or moment in every language, and a column for each ending that occurred."""
    speak(language)
    shown = [each._repr_mimebundle_()["text/html"] for each in (example_forecast, example_study)]
    assert shown[0].count("<tr>") == len(moment(26).legal()) + 1
    assert shown[0].count("<thead>") == 1
    moments = len(example_study.found.moments) + 1
    assert shown[1].count("<tr>") == moments + len(Account._fields) + 1


def test_a_shown_account_adds_up(example_study):
    """A player's account adds up in whole points to the expectation at the end."""
    for seat in range(3):
        account = example_study.found.account(seat)
        assert sum(round_parts(account[:-1], account.result)) == round(account.result.points)


def test_rounding_adds_to_the_least_certain_row():
    """Rounding adds the missing unit to the least certain row, so that three thirds add up to a whole."""
    third = Entry(1 / 3, 0.1)
    assert round_parts([third, Entry(1 / 3, 0.5), third], Entry(1, 0)) == [0, 1, 0]
    assert round_parts([third, Entry(1 / 3, 0.5), third], Entry(1, 0), 10) == [3, 4, 3]


def test_another_game_has_a_forecast():
    """A forecast of Incan Gold has the two choices of the game, and no column of endings."""
    rows = list(forecast(new_game("incan_gold", 3), PLAYOUTS))
    assert len(rows) == 2
    assert not any(key.startswith("ending") for key in rows[0])


def test_impossible_calls_are_explained():
    """A call without a position, a decision or games raises an error with a sentence."""
    with pytest.raises(Unknown):
        forecast("a position")
    with pytest.raises(Unknown):
        study(moment(3))
    with pytest.raises(RecordError):
        forecast(moment(3), 0)
    with pytest.raises(RecordError):
        study(play_example(3, 3))
