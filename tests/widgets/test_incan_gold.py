"""The panels of Incan Gold: the choice with its odds, the stocks, taps and the result."""

import json
import re
from dataclasses import replace

import pytest

from tests.incan_gold.drawn import board, texts_of
from tests.incan_gold.extremes import EXTREMES, early, longest_path, middle, over
from tests.incan_gold.playing import GAME
from tests.incan_gold.temple import NAMES, temple
from tutor.core.base.game import Decision
from tutor.core.lessons.files import open_course
from tutor.core.words.text import text_for
from tutor.incan_gold.components import printed_components
from tutor.incan_gold.known import Odds
from widgets.incan_gold import PANELS
from widgets.shared.panels import Showing, has_panels, panel_words
from widgets.shared.stage import PageText

WORDS, PAGE = text_for("incan_gold"), panel_words(PageText(), "incan_gold")
DUE = Decision("Ana", "choose", "torch")


def showing(data, seat=None, before=None, **more):
    """Return the showing of a position, which the panels draw."""
    state = GAME.load(data)
    earlier = state if before is None else GAME.load(before)
    return Showing(state, earlier, seat, WORDS, PAGE, "light", "wide", **more)


def words(markup):
    """Return the text of markup."""
    return " ".join(re.sub(r"<svg.*?</svg>|<[^>]*>", " ", markup).split())


def controls(markup):
    """Return the decisions of the buttons in markup."""
    found = re.findall(r'data-do="decide" data-value="([^"]*)"', markup)
    return [json.loads(value.replace("&quot;", '"')) for value in found]


def row(markup, player):
    """Return a player's row of the stocks."""
    (found,) = re.findall(f'<tr data-player="{player}"[^>]*>.*?</tr>', markup)
    return found


def test_the_page_can_show_the_game():
    """The registry finds the panels of Incan Gold."""
    assert has_panels("incan_gold")


@pytest.mark.parametrize("name", EXTREMES)
def test_every_position_has_its_panels(name):
    """Each position has a board, a small board, stocks, a decision and a legend, in every seat."""
    if name == "a view":
        return
    for seat in (None, *(player["name"] for player in EXTREMES[name]["players"])):
        shown = showing(EXTREMES[name], seat)
        assert PANELS.scene(shown).width == 928
        assert PANELS.small_scene(shown).width == 374
        rows = re.findall(r'data-player="', PANELS.stocks(shown))
        assert len(rows) == len(EXTREMES[name]["players"])
        assert PANELS.deciding(shown).startswith("<div")
        assert "Not stated" in PANELS.legend(shown)


def test_both_choices_are_controls_with_their_odds():
    """The panel has two buttons in the order of the rules, each with its odds and the stake."""
    panel = PANELS.deciding(showing(early()))
    assert controls(panel) == [
        {"player": "Ana", "type": "choose", "choice": choice} for choice in ("torch", "camp")
    ]
    text = words(panel)
    assert "2 of 29 cards (7 %) end the round, and 3 would be lost." in text
    assert "14 are treasures (48 %): if all 3 go on, each gets 0 to 5, on average 2.3." in text
    assert "Alone: 5. Two: 4 each. All 3: 3 each." in text
    assert "Beto and Chaska are still to choose" in text


def test_the_odds_are_those_of_the_remaining_cards():
    """The odds count all cards that would end the round, and no card out of the game."""
    made = temple(number=2).path("spider_1", "fire_1").remove("spider_2").lose("artifact_1")
    found = Odds(made.json(), "Ana", printed_components())
    deck = made.json()["deck"]
    assert len(found.cards) == len(deck) == 15 + 12 + 1
    assert found.strikes == sum(card.startswith(("spider", "fire")) for card in deck) == 3
    assert sum(found.shares) == sum(
        value // 3 for value in printed_components().treasure_value.values()
    )


def test_artifacts_count_for_a_player_who_leaves_alone():
    """Artifacts count for a player who leaves alone: each of the first three taken counts 5, each later one 10."""
    made = temple(number=4).path("artifact_3", "artifact_4", "treasure_2", left=2)
    made.artifacts("Beto", artifact_1=5, artifact_2=5)
    assert Odds(made.json(), "Ana", printed_components()).artifacts == 15
    assert "and artifacts worth 15" in words(PANELS.deciding(showing(made.json())))
    made = temple(number=4).path("artifact_4", "treasure_2", left=2)
    assert "and an artifact worth 5" in words(PANELS.deciding(showing(made.json())))


def test_the_panel_and_the_board_round_alike():
    """One card of 27 is 4 percent on the button and in the bar of the odds."""
    data = open_course("first_quest", "incan_gold").line.states[31].position()
    assert "1 of 27 cards (4 %)" in words(PANELS.deciding(showing(data)))
    shown = [each.text for each in texts_of(board(data), "next-odds")]
    assert "second: the end 4 %" in shown


@pytest.mark.parametrize("name", ["early", "middle"])
def test_odds_are_the_same_from_a_seat(name):
    """The odds shown at a seat use neither the order of the deck nor a hidden choice."""
    data = EXTREMES[name]
    assert PANELS.deciding(showing(data)) == PANELS.deciding(showing(data, "Ana"))
    turned = dict(data, deck=list(reversed(data["deck"])))
    assert PANELS.deciding(showing(turned)) == PANELS.deciding(showing(data))


def test_choices_stay_secret():
    """The panel says which players have chosen, but not what."""
    torch = showing(middle())
    camp = showing(dict(middle(), chosen={"Chaska": "camp"}))
    assert "Chaska has chosen, in secret." in words(PANELS.deciding(torch))
    assert PANELS.deciding(torch) == PANELS.deciding(camp)
    assert PANELS.stocks(torch) == PANELS.stocks(camp)


def test_another_seat_decides_nothing():
    """At another seat the panel says which player must decide, and has no controls."""
    panel = PANELS.deciding(showing(early(), "Beto"))
    assert controls(panel) == []
    assert "Ana" in words(panel)
    assert PANELS.decision_of_tap(showing(early(), "Beto"), "next") is None


def test_taps_on_the_board_try_a_choice():
    """A tap on the next card chooses to go on, and a tap on the way out chooses to leave.

    Other taps do nothing.
    """
    shown = showing(early())
    assert PANELS.decision_of_tap(shown, "next") == DUE
    assert PANELS.decision_of_tap(shown, "way-out") == DUE._replace(choice="camp")
    assert PANELS.decision_of_tap(shown, "deck") is None
    assert PANELS.decision_of_tap(showing(over(3)), "next") is None


def test_the_picked_choice_is_marked():
    """The picked choice is marked on the board and in the panel."""
    plain, picked = showing(early()), showing(early(), picked=DUE)
    assert PANELS.scene(plain) != PANELS.scene(picked)
    assert PANELS.deciding(picked).count('aria-current="true"') == 1


def test_things_on_the_board_explain_themselves():
    """Each thing on the board has its name and facts."""
    shown = showing(early())
    assert PANELS.describe(shown, "hazard-spider") == [
        "Spider",
        "One spider lies on the path: the next one ends the round. 2 of this kind in the deck.",
    ]
    assert PANELS.describe(shown, "path") == ["The path"]
    assert PANELS.describe(shown, "no such thing") == []


def test_stocks_show_changes_and_hide_tents():
    """A change stands beside the number that changed.

    Another player's tent is shown as a question mark without a change.
    """
    before = temple().path("treasure_11a", left=2).beside(Ana=3, Beto=3, Chaska=3).json()
    after = temple().path("treasure_11a").inside("Beto", "Chaska").tents(Ana=5)
    data = after.beside(Beto=3, Chaska=3).json()
    ana = row(PANELS.stocks(showing(data, before=before)), "Ana")
    beside, kept = (PAGE.say(f"gold-{name}.told") for name in ("beside", "tent"))
    assert f'data-change="\u22123" data-by="turquoise explorer-1" title="{beside}">0<' in ana
    assert f'data-by="explorer-1" data-into="player-1" title="{kept}">5<' in ana
    assert 'data-beside="0"' in ana
    assert 'data-tent="5" data-change="+5"' in ana
    assert "at camp" in ana
    hidden = row(PANELS.stocks(showing(data, "Beto", before=before)), "Ana")
    assert f'data-tent="" title="{kept}">?<' in hidden


def test_the_result_names_the_winners():
    """In the table of the result each player has a row, winners are marked, and tents are open."""
    data = over(4)
    panel = PANELS.deciding(showing(data, "Ana"))
    assert panel.count('class="tutor-won"') == len(data["result"]["winners"])
    for score in data["result"]["scores"]:
        assert f"<b>{score['total']}</b>" in panel
        stocks = row(PANELS.stocks(showing(data, "Ana")), score["name"])
        assert f'data-tent="{score["treasure"]}"' in stocks


def test_marks_differ_and_figures_have_icons():
    """Eight players have eight different marks, and a figure in a comparison has the game's icon for it, if there is one."""
    shown = showing(longest_path())
    assert len({PANELS.mark(shown, name) for name in NAMES}) == len(NAMES)
    assert all(PANELS.good(name, "dark") for name in ("beside", "tent", "artifacts"))
    assert PANELS.good("points", "dark") == ""


def test_known_figures_need_no_legend():
    """When the components mark all figures as known, the page has no legend that explains doubtful figures."""
    stated = dict.fromkeys(printed_components().sources, True)
    figures = replace(printed_components(), stated=stated)
    state = type(GAME)(figures).load(early())
    shown = Showing(state, state, None, WORDS, PAGE, "light", "wide")
    assert PANELS.legend(shown) == ""
