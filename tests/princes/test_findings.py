"""Measuring again what wins gives equal figures, and the stored figures agree with each other."""

import json

import pytest

from tutor.cli import main
from tutor.core.base.kit import games, kit_of
from tutor.core.drawing.palette import PALETTES
from tutor.core.laboratory.arena import findings
from tutor.core.laboratory.playing import Source
from tutor.core.print.guide import guide_of, printed_guide
from tutor.core.words.text import LANGUAGES
from tutor.princes.findings import stored_figures
from tutor.princes.findings.guide import FIRST_GAME
from tutor.princes.findings.measuring import ENDINGS, LOTS, POLICIES, VERSION
from tutor.princes.identifiers import DISTRICTS, PRODUCTION

SAMPLE = {"games": 4, "seed": 3}


def measure(games, seed):
    """Return the figures that a measurement has after all its games."""
    *_, found = findings(Source("princes"), games, seed)
    return found.to_json()


def test_a_second_measurement_is_equal_to_the_last_digit(capsys):
    """The command and Python measure the same figures with the same seed, and other figures with another seed."""
    found = measure(**SAMPLE)
    arguments = ["--games", str(SAMPLE["games"]), "--seed", str(SAMPLE["seed"])]
    assert main(["findings", *arguments, "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == found
    assert measure(SAMPLE["games"], SAMPLE["seed"] + 1) != found


def every_row(found):
    """Yield every entry of the findings that has an interval."""
    if isinstance(found, dict):
        if "low" in found:
            yield found
        for each in found.values():
            yield from every_row(each)


def test_the_stored_figures_agree_with_each_other():
    """The stored figures are of this version and of many games, and shares, cases and intervals add up."""
    found = stored_figures()
    assert (found["version"], found["policies"]) == (VERSION, list(POLICIES))
    assert found["games"] >= 1000
    assert abs(found["drawn"] / found["games"] - (LOTS - 1) / LOTS) < 0.01
    assert set(found["inca"]) == set(PRODUCTION)
    assert set(found["prince"]) == set(DISTRICTS)
    seats = sum(row["cases"] for row in found["policy"].values())
    drawn = sum(row["cases"] for row in found["inca"].values())
    assert drawn == sum(row["cases"] for row in found["prince"].values())
    free = found["winners"]["cards"]["cases"] + found["others"]["cards"]["cases"]
    assert drawn + free == seats
    for endings in found["endings"].values():
        assert sum(endings[each]["share"] for each in ENDINGS) == pytest.approx(100, abs=0.05)
    rounds = found["rounds"]
    assert sum(rounds["days"].values()) == rounds["mean"]["cases"]
    for row in every_row(found):
        assert row["low"] <= row.get("share", row.get("mean")) <= row["high"]
        assert row["cases"] > 0


def test_a_game_without_findings_says_so(capsys):
    """The command for findings of a game without findings prints one line on the error stream, no traceback."""
    other = next(game for game in games() if not kit_of(game).has("findings"))
    assert main(["findings", "--game", other, "--games", "1", "--seed", "1"]) == 2
    assert other in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", PALETTES)
def test_the_guide_has_words_and_drawings(language, theme):
    """The guide has a first game in eight lines, and a drawing of each finding in every theme."""
    first, wins, _ = guide_of("princes", language, theme)
    assert first.body.count("<li>") == len(FIRST_GAME) == 8
    assert wins.body.count("<svg") == wins.body.count("<h3>") == 6
    assert f"{stored_figures()['games']}"[-3:] in wins.body
    # Paper has the light colours.
    assert theme != "light" or first.body in printed_guide("princes", language)
