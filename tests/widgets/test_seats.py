"""Play from one seat: what the player of that seat reads, and what appears once hands lie open."""

import json
import re
from dataclasses import replace
from html import unescape

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, open_file, press
from tutor.core.base.game import find_game, known_to
from tutor.core.base.players import advised_player
from tutor.core.print.handout import holdings_table
from tutor.core.records.files import write_link, write_tree
from tutor.core.records.record import position_id, random_record
from tutor.core.words.text import text_for
from widgets.session.workspace import Workspace, new_game, read_workspace

GAMES = ("princes", "incan_gold")


def decide(tutor):
    """Make the first legal decision, after which the others play on."""
    assert tutor.session.play(tutor.session.state.legal()[0])


def finish(tutor):
    """Play to the end of the game, and render the page there."""
    with tutor.stage.loop.turn():
        while tutor.session.state.due is not None:
            decide(tutor)
    return tutor


@pytest.fixture(scope="module")
def over():
    """Return the page at the end of a game against computer players, which tests only read."""
    return finish(app("?game=princes&view=play"))


def notes(tutor):
    """Return the comments beside the steps on the card."""
    return re.findall(r'class="tutor-note"[^>]*>(.*?)</p>', tutor.narration.widget.value)


def all_explanations(tutor):
    """Yield, for each decision of the others, its place, its stored reason, and its reason with nothing left out."""
    session, words = tutor.session, text_for(tutor.session.tree.game.name)
    for place, node in enumerate(session.tree.nodes, start=1):
        if node.decision.player != "Ana":
            state = session.tree.step(node.parent).state
            chosen = advised_player(session.tree.game.name).choose(state)
            assert chosen.decision == node.decision
            yield place, node.reason, f"Why: {words.reason(chosen.reason)}"


@pytest.mark.parametrize("game", first_of(GAMES, 1))
def test_a_reader_who_takes_all_seats_decides_for_each(game):
    """A reader who takes all seats decides for each player, and the address names no seat."""
    tutor = app(f"?game={game}&view=play")
    decide(tutor)
    assert "seat=Ana" in tutor.here.address()
    press(tutor, "play-on", "stop")
    assert "seat" not in tutor.here.address()
    for _ in range(5):
        due = tutor.session.state.due
        assert 'data-do="decide"' in tutor.now.widget.value, due
        assert "You play" not in tutor.now.widget.value
        assert "you look from another seat" not in tutor.now.widget.value
        decide(tutor)
        assert tutor.session.place == len(tutor.session.tree.nodes)
    assert app(tutor.here.address()).session.others == {}
    assert app(tutor.here.address()).session.seat is None


def test_with_all_seats_the_hand_of_the_present_player_is_shown():
    """A reader of all seats sees only the hand of the player whose turn it is."""
    tutor = app("?game=princes&view=play")
    decide(tutor)
    assert "face down" in tutor.stocks.widget.value
    press(tutor, "play-on", "stop")
    assert "face down" not in tutor.stocks.widget.value


def test_a_stored_game_without_others_has_no_seat():
    """A stored game that names a seat but no other players opens with all hands open."""
    tree = new_game(find_game("princes")).tree
    assert read_workspace(Workspace(tree, None, {}, "Ana").dump()).seat is None
    assert read_workspace(Workspace(tree, None, {"Beto": "advised"}, "Ana").dump()).seat == "Ana"


@pytest.mark.rules("info.secret")
def test_a_reason_is_shown_whole_once_hands_lie_open():
    """While hands are hidden, a reason is shown without its part about cards; once they are open, it is shown whole.

    Comments of people are always whole.
    """
    tutor = app("?game=princes&view=play")
    for _ in range(8):
        decide(tutor)
    held = [(comment, whole) for _, comment, whole in all_explanations(tutor)]
    assert any(comment != whole for comment, whole in held)
    assert any(comment == whole for comment, whole in held)
    mine = next(place for place, _, _ in all_explanations(tutor))
    tutor.session.edit(tutor.session.tree.comment_on(mine, "My own note"))
    press(tutor, "play-on", "stop")
    assert all(reason == whole for _, reason, whole in all_explanations(tutor))
    assert tutor.session.tree.node(mine).comment == "My own note"


@pytest.mark.endurance
@pytest.mark.rules("info.secret")
def test_a_reason_is_shown_whole_once_the_game_is_over(over):
    """At the end of the game the reasons show the players' whole intentions."""
    told = list(all_explanations(over))
    assert len(told) > 50
    assert all(comment == whole for _, comment, whole in told)


@pytest.mark.rules("info.secret")
def test_at_the_end_the_cards_lie_open(over):
    """At the end every player sees all cards and can add up all points."""
    tutor = over
    assert "face down" in app("?game=princes&view=play").stocks.widget.value
    assert tutor.session.seat == "Ana"
    for window in (tutor.stocks, tutor.words):
        assert "face down" not in window.widget.value
    words = text_for("princes")
    for player in tutor.session.state.position()["players"]:
        for card in player["cards"]:
            first, second = card.split("+")
            icons = {"first": words.say(f"icon-{first}"), "second": words.say(f"icon-{second}")}
            assert words.say("card", **icons) in tutor.stocks.widget.value


@pytest.mark.rules("info.tents")
def test_at_the_end_the_tents_lie_open():
    """At the end no tent is shown as secret, since the total beside it includes the tent."""
    tutor = app("?game=incan_gold&view=play")
    assert "secret" in unescape(tutor.words.widget.value)
    finish(tutor)
    assert tutor.session.seat == "Ana"
    assert "secret" not in tutor.words.widget.value
    assert "secret" not in tutor.stocks.widget.value


@pytest.fixture(scope="module", params=GAMES)
def finished_game(request):
    """Return the address of a finished game, its last state and the state before."""
    game = find_game(request.param)
    record = random_record(game, 3, game.variants[0], 3)
    *_, (before, _), (last, _) = record.states()
    return f"?r={write_link(record.to_json())}", last, before


SEATS = ("&seat=Beto", "&seat=*", "&view=presenter", "", "&seat=Ana", "&seat=Chaska")


@pytest.mark.parametrize("seated", first_of(SEATS, 1))
@pytest.mark.rules("info.secret", "info.tents")
def test_the_end_is_the_same_from_every_seat(finished_game, seated):
    """At the end every seat sees the same result, stocks, board, words and handout.

    Going back covers the hands again.
    """
    address, last, before = finished_game
    tutor, plain = app(address + seated), app(address)
    for each in (tutor, plain):
        each.session.show(len(each.session.tree.nodes))
    assert tutor.session.state.due is None
    shown, opened = tutor.stage.showing(), plain.stage.showing()
    assert shown.position == last.position()
    panels, language = tutor.stage.panels, tutor.text.language
    for part in (panels.deciding, panels.scene, panels.small_scene):
        assert part(replace(shown, seat=opened.seat)) == part(shown)
    for window in (tutor.now, tutor.stocks, tutor.words):
        assert not re.search("face down|secret", window.widget.value)
    held = holdings_table(last.game.name, shown.position, language)
    assert held == holdings_table(last.game.name, last.position(), language)
    assert f'data-position="{position_id(last.position())}"' in tutor.status.widget.value
    assert not tutor.notices.widget.value
    earlier = replace(shown, state=before, before=before)
    assert earlier.position == known_to(before, shown.seat)


@pytest.mark.parametrize("seat", ["one", "hot"])
def test_a_finished_game_from_a_seat_can_be_shown_to_a_class(finished_game, seat):
    """A class sees the end of a game that was played from a seat, with all hands open."""
    tutor = app(f"{finished_game[0]}&seat=Ana&view=play")
    tutor.session.show(len(tutor.session.tree.nodes))
    assert tutor.session.state.due is None
    if seat == "hot":
        tutor.session.is_hot_seat = True
        tutor.session.hand_on()
    press(tutor, "view", "presenter")
    assert tutor.view.is_presenting
    assert tutor.stage.showing().position == tutor.session.state.position()


@pytest.mark.rules("choice.secret")
def test_a_choice_is_explained_once_all_are_shown():
    """The choices of torch or camp get their reasons only when all choices appear."""
    tutor = app("?game=incan_gold&view=play")
    session, explanations = tutor.session, 0
    while session.state.due is not None:
        for name in session.state.position()["chosen"]:
            heads = re.findall(r'<p class="tutor-decision">(.*?)</p>', narration_text(tutor))
            decided = [head for head in heads if name in head]
            assert all("shows" in head for head in decided)
            since = narration_text(tutor).rindex(f"{name} has chosen in secret")
            assert not any(head in narration_text(tutor)[since:] for head in decided)
        decide(tutor)
        explanations += len(notes(tutor))
    assert explanations == sum(node.decision.player != "Ana" for node in session.tree.nodes)


@pytest.mark.rules("choice.secret")
def test_all_choices_are_told_where_they_are_shown():
    """When the choices are revealed, the card tells each player's choice with its reason, before the effects."""
    tutor = app("?game=incan_gold&view=play")
    shown = 0
    while tutor.session.state.due is not None:
        decide(tutor)
        for found in re.finditer(
            r'<li class="tutor-shown"[^>]*data-until="([^"]*)"', narration_text(tutor)
        ):
            (name,), before = found.groups(), narration_text(tutor)[: found.start()]
            assert re.findall(r'data-told="([^"]*)"', before)[-1] == name
            shown += 1
        assert "<b>" not in narration_text(tutor)
    assert shown == sum(node.decision.player != "Ana" for node in tutor.session.tree.nodes)


def narration_text(tutor):
    """Return the text of what happened."""
    return tutor.narration.widget.value


@pytest.mark.rules("choice.secret")
def test_a_reader_of_all_seats_does_not_read_the_last_choice():
    """The page does not show a reader of all seats the last secret choice, since the next player uses the same screen."""
    tutor = app("?game=incan_gold&view=explore")
    session = tutor.session
    assert session.others == {}
    first = session.state.due.player
    decide(tutor)
    assert session.state.position()["chosen"] == {first: "torch"}
    assert "shows the torch" not in narration_text(tutor)
    assert "shows the torch" not in tutor.stage.step(session.place)
    decide(tutor)
    assert "shows the torch" not in narration_text(tutor)
    decide(tutor)
    assert session.state.position()["chosen"] == {}
    assert narration_text(tutor).count("shows the torch") == 3


@pytest.mark.parametrize("game", GAMES)
def test_giving_seats_away_on_the_own_turn_is_confirmed(game):
    """When a reader gives the seats away in the reader's turn, a sentence says who decides for whom, since nothing moves."""
    tutor = app(f"?game={game}&view=explore")
    state = tutor.session.state
    first = state.due.player
    others = [name for name in state.players if name != first]
    press(tutor, "play-on", "advised")
    assert tutor.session.ply == 0
    said = tutor.notices.widget.value
    assert f"You play {first}" in said
    assert all(name in said for name in others)
    press(tutor, "play-on", "stop")
    assert "You decide for every seat now" in tutor.notices.widget.value


@pytest.mark.parametrize("seed", [61, 66])
def test_another_leader_decides_first(monkeypatch, seed):
    """In a new game with another leader, that leader decides first, and the reader's turn comes soon."""
    monkeypatch.setattr("widgets.session.workspace.randbelow", lambda _: seed)
    tutor = app("?game=incan_gold&view=play")
    tree = tutor.session.tree
    assert tree.start.due.player == "Beto"
    assert tree.nodes[0].decision.player == "Beto"
    assert tutor.session.state.due.player == "Ana"
    assert 'data-do="decide"' in tutor.now.widget.value


@pytest.mark.rules("info.secret")
def test_a_stored_game_opens_in_the_same_seat():
    """A stored game opens in the reader's seat with hidden hands, although the stored file names no seat."""
    kept = app("?view=play&game=princes")
    seat = kept.session.seat
    content = json.dumps(write_tree(kept.session.tree)).encode()
    for query, expected in (("?view=play&game=princes", seat), ("?view=explore", None)):
        other = app(query)
        open_file(other, "kept.json", content)
        assert other.session.seat == expected
        assert (other.view.name == "play") == (expected is not None)
        assert write_tree(other.session.tree) == write_tree(kept.session.tree)


@pytest.mark.rules("info.secret")
def test_a_link_with_all_lines_keeps_the_seat():
    """A link with all lines opens the game with the others' hands hidden, and the others play on."""
    tutor = app("?view=play&game=princes")
    tutor.session.play(tutor.session.state.legal()[0])
    press(tutor, "tab", "games")
    press(tutor, "keep")
    kept = unescape(tutor.games.widget.children[2].value)
    assert "can find out every hidden card" in kept
    (link,) = re.findall(r'href="(\?r=[^"]*)"', kept)
    other = app(link)
    assert (other.session.seat, other.view.name) == (tutor.session.seat, "play")
    assert other.session.others == tutor.session.others


def test_the_door_leads_to_a_game_against_players():
    """The front door leads to a new game against computer players, even after a game without them."""
    tutor = app("")
    press(tutor, "view", "explore")
    tutor.session.play(tutor.session.state.legal()[0])
    press(tutor, "door")
    press(tutor, "enter", "play")
    assert tutor.session.others
    assert [len(each.tree.nodes) for each in tutor.workspaces.earlier] == [1]


def test_a_line_cut_before_anothers_decision_goes_on_by_one_press():
    """If the reader deletes the others' decisions, the line waits for one press, after which the others go on."""
    tutor = app("?view=play&game=princes")
    session = tutor.session
    for _ in range(8):
        session.play(session.state.legal()[0])
    place = next(
        place
        for place in session.path[2:]
        if session.tree.node(place).decision.player in session.others
    )
    session.show(place)
    press(tutor, "prune", place)
    assert session.is_at_end
    assert session.state.due.player in session.others
    assert 'data-do="await"' in tutor.now.widget.value
    press(tutor, "await")
    assert session.state.due.player == session.seat
    assert 'data-do="await"' not in tutor.now.widget.value


def test_reasons_are_in_the_chosen_language():
    """Reasons given before a change of language appear in the new language."""
    tutor = app("?game=incan_gold&view=play&lang=en")
    while not any(node.reason for node in tutor.session.tree.nodes):
        tutor.session.play(tutor.session.state.legal()[0])
    place, node = next(found for found in enumerate(tutor.session.tree.nodes, 1) if found[1].reason)
    here, first = tutor.session.place, node.reason
    press(tutor, "language", "it")
    told = tutor.session.tree.node(place).reason
    assert first.startswith("Why")
    assert told.startswith("Perch")
    assert tutor.session.place == here
    press(tutor, "language", "en")
    assert tutor.session.tree.node(place).reason == first


def test_the_readers_seat_is_named_beside_lines_and_in_a_comparison():
    """Beside lines and in a comparison the page names the reader's seat.

    It names the player in a game against others, says "all seats" without others, and says nothing in a lesson.
    """
    led = app("?lesson=quick_start&ply=20")
    assert "tutor-seats" not in led.now.widget.value
    tutor = app("?game=princes&view=explore")
    session = tutor.session
    for others in (False, True):
        mine = session.state.due.player
        if others:
            press(tutor, "play-on", "advised")
        for decision in session.state.legal()[:2]:
            at = session.ply
            session.play(decision)
            session.go(at)
        press(tutor, "tab", "lines")
        seats = re.search(r'"tutor-seats">([^<]*)<', tutor.now.widget.value)[1]
        assert seats == (f"You play {mine}" if others else "All seats are yours")
        press(tutor, "compare", len(session.tree.nodes))
        assert f'"tutor-seats">{seats}<' in tutor.compare._ways.value
        press(tutor, "close-compare")
