"""Tests of the lists of the game tree: whole turns with variations, comments, and the text of a game to open."""

import re
from html import unescape
from itertools import pairwise, product

import pytest

from tests.core.test_transpositions import in_two_orders
from tests.pages import first_of
from tests.situations import decision
from tests.trees import GAMES, a_record, a_tree
from tests.widgets.apps import app, open_file, press, show
from tutor.core.base.game import Decision
from tutor.core.records.lines import beginning, beginnings, letter_for
from tutor.core.records.moments import turns
from tutor.core.records.movetext import write_movetext
from tutor.core.records.tree import Tree
from widgets.session.workspace import Workspace

MOST_SENT = 60_000
"""The largest number of bytes that the kernel may send to the browser for a step."""


def move_list(tutor):
    """Return the list of moves as it is drawn now."""
    show(tutor, "lines", tab="lines")
    return tutor.lines.widget.children[0].value


def current(tutor):
    """Return the values of the moves that are marked as current."""
    return re.findall(
        r'data-do="show" data-value="(\d+)"[^>]*aria-current="step"', move_list(tutor)
    )


def on(tree):
    """Return a tutor that shows a tree without a protected line, with its moves listed."""
    tutor = app(f"?game={tree.game.name}&view=explore")
    tutor.workspaces.begin(Workspace(tree))
    press(tutor, "view", "explore")
    press(tutor, "tab", "lines")
    return tutor


@pytest.fixture
def tutor_with_fork():
    """Return a tutor with a line in which Ralph takes a tile where the example trades in four steps."""
    tutor = app("?lesson=quick_start&ply=20&view=explore")
    press(tutor, "tab", "lines")
    tutor.session.play(decision(tutor.session.state, "Ralph stay cloth"))
    return tutor


@pytest.mark.parametrize("game", first_of(GAMES, 1))
def test_the_current_move_is_marked_once(game):
    """In the middle of a turn exactly one move is marked as current, in the open turn or variation.

    At the start of the game the start is marked.
    """
    tutor = on(a_tree(game, 5, nodes=10, forking=0.2))
    session = tutor.session
    for place in range(len(session.tree.nodes) + 1):
        session.show(place)
        (marked,) = current(tutor)
        # A folded turn shows the mark of its last step.
        assert int(marked) == place or place in session.tree.path(int(marked))


def test_headings_skip_no_level(tutor_with_fork):
    """The headings of the list skip no level, so that a screen reader can go through them."""
    levels = [int(level) for level in re.findall(r"<h(\d)", move_list(tutor_with_fork))]
    assert levels
    assert all(after - before <= 1 for before, after in pairwise([2, *levels]))


def test_a_long_game_is_short_and_every_move_of_it_can_be_reached():
    """The list opens only the present day; a press opens another day, and a further press a turn of it."""
    record = next(
        record
        for record in (a_record("princes", seed) for seed in range(1, 40))
        if len(record.decisions) >= 100
    )
    tutor = on(Tree.of_record(record))
    press(tutor, "goto", 60)
    closed = move_list(tutor)
    assert len(closed) < MOST_SENT
    folded = re.findall(r'data-value="(part:\d+)"[^>]*aria-expanded="false"', closed)
    assert len(folded) >= 3
    with tutor.stage.loop.turn():
        for part in folded:
            press(tutor, "unfold", part)
    with tutor.stage.loop.turn():
        closed = re.findall(r'data-value="(turn:\d+)"[^>]*aria-expanded="false"', move_list(tutor))
        for turn in closed:
            press(tutor, "unfold", turn)
    shown = {
        int(value) for value in re.findall(r'data-do="show" data-value="(\d+)"', move_list(tutor))
    }
    assert shown >= set(range(len(record.decisions) + 1))
    press(tutor, "unfold", folded[0])
    assert folded[0] in re.findall(
        r'data-value="(part:\d+)"[^>]*aria-expanded="false"', move_list(tutor)
    )


def test_a_variation_is_in_the_turn_of_its_first_decision(tutor_with_fork):
    """A variation stands in the turn of its first decision, with its marks and its comment.

    On the main line a press folds the variation.
    """
    press(tutor_with_fork, "mark", "!?")
    tutor_with_fork.editing.comment("<b>Nobody</b> wants cloth.")
    shown = move_list(tutor_with_fork)
    assert "&lt;b&gt;Nobody&lt;/b&gt; wants cloth." in shown
    assert re.search(r'tutor-marks">!\?<', shown)
    assert shown.index("tutor-variations") > shown.index('data-value="24"')
    tutor_with_fork.session.back_to_main()
    (toggle,) = re.findall(r'data-value="(line:\d+)"', move_list(tutor_with_fork))
    assert "wants cloth" in move_list(tutor_with_fork)
    press(tutor_with_fork, "unfold", toggle)
    assert "wants cloth" not in move_list(tutor_with_fork)
    assert "and 3 more steps" in unescape(move_list(tutor_with_fork))


def test_lines_change_places_by_their_menus():
    """By its menu a fork's third line moves before the second and back, and the first line stays first."""
    tutor = app("?lesson=quick_start&ply=20&view=explore")
    for tile in ("cloth", "llama", "coca"):
        tutor.session.back_to_main()
        tutor.session.play(decision(tutor.session.state, f"Ralph stay {tile}"))
    press(tutor, "tab", "lines")
    press(tutor, "list-as", "lines")

    def lines():
        return re.findall(r'data-line="([^"]+)"', move_list(tutor))

    assert lines() == ["Main line", "A", "B", "C"]
    ups = re.findall(r'data-do="move-up" data-value="(\d+)"', move_list(tutor))
    press(tutor, "move-up", max(ups, key=int))
    assert lines() == ["Main line", "A", "C", "B"]
    press(tutor, "undo")
    assert lines() == ["Main line", "A", "B", "C"]


def test_keys_go_by_whole_turns(tutor_with_fork):
    """From the middle of a turn the keys lead to its beginning or end, then turn by turn."""
    session = tutor_with_fork.session
    press(tutor_with_fork, "main")
    press(tutor_with_fork, "goto", 22)
    for key, ply in (
        ("Shift+ArrowRight", 24),
        ("Shift+ArrowLeft", 20),
        ("Shift+ArrowLeft", 18),
        ("Shift+ArrowRight", 20),
    ):
        press(tutor_with_fork, "key", key)
        assert session.ply == ply
    press(tutor_with_fork, "goto", 0)
    press(tutor_with_fork, "key", "Shift+ArrowLeft")
    assert session.ply == 0


def test_a_whole_turn_is_undone_and_made_again():
    """One press undoes all steps of the reader in a turn, and one press redoes them."""
    tutor = app("?lesson=quick_start&ply=20&view=explore")
    session = tutor.session
    for line in ("Ralph move central_plaza", "Ralph adjust -"):
        session.play(decision(session.state, line))
    assert 'data-do="back-turn"' in tutor.now.widget.value
    press(tutor, "back-turn")
    assert session.ply == 20
    assert 'data-do="back-turn"' not in tutor.now.widget.value
    press(tutor, "again")
    assert session.ply == 22


@pytest.mark.parametrize(
    ("part", "ends"),
    [("turn", "turn_began"), ("part", "day_began"), ("game", "")],
)
def test_the_rules_of_thumb_play_to_the_end_of_a_part(part, ends):
    """One press lets the rules of thumb play all seats to the end of the part, with reasons.

    The page names the seats of players that decide by themselves, and the seats stay as before.
    """
    tutor = app("?game=princes&view=explore")
    session = tutor.session
    for _ in range(3):
        session.play(session.state.legal()[0])
    before = session.ply
    press(tutor, "play-to", part)
    assert session.ply > before
    events = [event.type for event in session.line.events_at(session.ply)]
    assert (ends in events) if ends else session.state.due is None
    for ply in range(before + 1, session.ply):
        earlier = [event.type for event in session.line.events_at(ply)]
        assert ends not in earlier
    assert all(session.tree.node(place).reason for place in session.path[before + 1 :])
    assert session.others == {}
    told = "The game is over." if part == "game" else "You decide for every seat."
    assert told in unescape(tutor.notices.widget.value)


def by_learner(session, ply):
    """Return whether the learner makes the decision after which the line has `ply` decisions.

    A learner without a seat decides for all players.
    """
    return not session.mine or session.line.decision(ply).player in session.mine


@pytest.mark.parametrize(
    ("part", "seated"),
    first_of(
        [*product(("part", "turn"), (True, False)), ("game", False)],
        1,
    ),
)
def test_undo_takes_back_the_moves_of_one_press(part, seated):
    """Undo takes back the moves that one press has made, all at once or, from the end, one by one.

    Redo makes these moves again.
    """
    tutor = app("?game=princes&view=" + ("play" if seated else "explore"))
    session = tutor.session
    for _ in range(3):
        session.play(session.state.legal()[0])
    before = session.ply
    press(tutor, "play-to", "turn")
    between = session.ply
    press(tutor, "play-to", part)
    end, nodes = session.ply, session.tree.nodes
    assert end - between >= 2
    assert f"Undo what was played on ({end - between} decisions)" in tutor.now.widget.value
    own = [ply for ply in range(between + 1, end + 1) if by_learner(session, ply)]
    assert ('data-do="back-one"' in tutor.now.widget.value) == any(ply > between + 1 for ply in own)
    if own:
        press(tutor, "back-one")
        assert session.ply == own[-1] - 1
        assert "what was played on" not in tutor.now.widget.value
        press(tutor, "again")
        assert session.ply == end
    press(tutor, "back")
    assert session.ply == between
    press(tutor, "back")
    assert session.ply == before
    press(tutor, "again")
    press(tutor, "again")
    assert session.ply == end
    assert session.tree.nodes == nodes


def test_a_decision_after_playing_on_is_undone_first():
    """A decision made after the moves of one press is undone alone.

    The moves of the press can still be undone after other edits.
    """
    tutor = app("?game=princes&view=explore")
    session = tutor.session
    session.play(session.state.legal()[0])
    press(tutor, "play-to", "turn")
    end = session.ply
    session.play(session.state.legal()[0])
    press(tutor, "back")
    assert session.ply == end
    tutor.editing.comment("Mine.")
    press(tutor, "back")
    assert session.ply == 1


def test_a_comment_does_not_replace_a_reason():
    """A step keeps both its reason and a reader's comment, on the page and in the file.

    The page names the reader's seat.
    """
    tutor = app("?game=princes&view=explore")
    press(tutor, "play-on", "advised")
    assert "You play " in unescape(tutor.notices.widget.value)
    tutor.session.play(tutor.session.state.legal()[0])
    place = next(at for at, node in enumerate(tutor.session.tree.nodes, 1) if node.reason)
    tutor.session.show(place)
    reason = tutor.session.tree.node(place).reason
    tutor.editing.comment("I would not.")
    node = tutor.session.tree.node(place)
    assert (node.reason, node.comment) == (reason, "I would not.")
    told = unescape(tutor.narration.widget.value)
    assert reason in told
    assert "I would not." in told
    tutor.editing.comment("")
    assert tutor.session.tree.node(place).reason == reason


def test_the_same_position_elsewhere_is_named_with_the_way_there():
    """When two orders of selling two goods give the same position, the page names the other way to it."""
    tree, _, other = in_two_orders()
    tutor = on(tree)
    here = unescape(tutor.lines.widget.children[2].value)
    assert "The same position:" in here
    assert re.search(rf'data-do="show" data-value="{other}"', here)
    tutor.session.go(tutor.session.ply - 1)
    show(tutor, "lines", tab="lines")
    assert "The same position" not in tutor.lines.widget.children[2].value


@pytest.mark.parametrize("game", GAMES)
def test_a_promoted_line_has_its_new_name_everywhere(game):
    """A promoted line has its new name in the list, in the line's heading and as the current line.

    Undo restores the old name.
    """
    tree = a_tree(game, 5, nodes=60, forking=0.25)
    for begins in beginnings(tree):
        tree = tree.name_line(begins, letter_for(tree))
    tutor = on(tree)
    session = tutor.session
    deep = [each for each in beginnings(tree) if beginning(tree, tree.node(each).parent)]
    outer = beginning(tree, tree.node(deep[-1]).parent)
    for promoted in (outer, deep[-1]):
        step = tree.step(promoted)
        place = next(p for p in range(1, len(tree.nodes) + 1) if session.tree.step(p) is step)
        press(tutor, "promote", place)
        rows = unescape(_as(tutor, "lines"))
        names = re.findall(r'data-line="([^"]*)"', rows)
        assert len(set(names)) == len(names)
        assert set(re.findall(r">from ([^<>]*?) at step", rows)) <= set(names)
        for place in range(1, len(tree.nodes) + 1):
            begins = beginning(session.tree, place)
            name = session.tree.node(begins).name if begins else "Main line"
            assert tutor.stage.line_name(place) == name
            assert name in names
    press(tutor, "undo")
    press(tutor, "undo")
    assert session.tree.nodes == tree.nodes


def test_comments_are_one_list(tutor_with_fork):
    """One list has all comments, unshortened and in the order of the game, each with a button to its step."""
    assert "No step has a comment" in _as(tutor_with_fork, "comments")
    long = "word " * 100
    press(tutor_with_fork, "mark", "!")
    tutor_with_fork.editing.comment(long)
    session = tutor_with_fork.session
    session.play(session.state.legal()[0])
    tutor_with_fork.editing.comment("second")
    shown = _as(tutor_with_fork, "comments")
    assert shown.index(long.strip()) < shown.index("second")
    places = re.findall(r'data-do="show" data-value="(\d+)"', shown)
    assert places == ["51", "52"]
    press(tutor_with_fork, "list-as", "moves")
    assert long not in move_list(tutor_with_fork)
    press(tutor_with_fork, "show", places[0])
    assert session.place == 51


@pytest.mark.parametrize("kind", first_of(["note", "reason"], 1))
def test_a_note_in_the_list_leads_to_its_position(kind):
    """A press on a note leads to the note's position, as a press on a move does.

    A long note is shown whole at the current step or after a press.
    """
    tutor = app("?game=princes&view=explore")
    session = tutor.session
    for _ in range(3):
        press(tutor, "play-to", "part")
    turn = next(each for each in turns(session.line) if each.last - each.first > 2)
    here, beside = session.path[turn.first + 1 : turn.first + 3]
    long = ("word " * 100).strip()
    tree = session.tree
    session.edit(tree.comment_on(here, long) if kind == "note" else tree.explain(here, long))
    press(tutor, "tab", "lines")
    session.show(beside)
    assert long not in move_list(tutor)
    for is_whole in (True, False):
        press(tutor, "unfold", f"{kind}:{here}")
        assert (long in move_list(tutor)) == is_whole
    shows = re.search(
        rf'data-do="(\w+)" data-value="(\d+)" data-key="{kind}:{here}"', move_list(tutor)
    )
    press(tutor, *shows.groups())
    assert session.place == here
    assert long in move_list(tutor)


def _as(tutor, name):
    press(tutor, "list-as", name)
    return move_list(tutor)


def test_a_text_can_be_opened_and_its_faults_are_reported(tutor_with_fork):
    """When the reader opens a text, the page stores the present game first.

    A text with faults changes nothing.
    """
    press(tutor_with_fork, "list-as", "text")
    field = tutor_with_fork.lines.notation.widget.children[1]
    text = write_movetext(tutor_with_fork.session.tree)
    assert field.value == text
    before = tutor_with_fork.session.tree
    press(tutor_with_fork, "open-text", "\n" + text.replace("2. Ralph", "3. Ralph", 1))
    assert tutor_with_fork.session.tree is before
    told = unescape(tutor_with_fork.notices.widget.value)
    assert "this step has the number 3, and it must be 2" in told
    press(tutor_with_fork, "open-text", "\n" + text)
    assert tutor_with_fork.session.tree is not before
    assert write_movetext(tutor_with_fork.session.tree) == text
    tutor = app("?game=princes&view=explore")
    open_file(tutor, "game.txt", text.encode())
    assert write_movetext(tutor.session.tree) == text


def test_the_text_in_the_field_stays(tutor_with_fork):
    """A pasted text stays in the field when the reader goes to another step. Only a press replaces the text."""
    press(tutor_with_fork, "list-as", "text")
    field = tutor_with_fork.lines.notation.widget.children[1]
    field.value = "pasted"
    press(tutor_with_fork, "goto", 3)
    assert field.value == "pasted"
    press(tutor_with_fork, "notation-anew")
    assert field.value == write_movetext(tutor_with_fork.session.tree)
    press(tutor_with_fork, "notation-words")
    assert field.value.startswith("The Princes of Machu Picchu")
    assert "place_inca" not in field.value


def test_no_list_has_a_secret():
    """In a game against others no list and no text has another player's secret choice."""
    tutor = app("?game=incan_gold&view=play")
    session = tutor.session
    me = session.seat
    assert me is not None
    session.play(Decision(me, "choose", "torch"))
    press(tutor, "tab", "lines")
    press(tutor, "list-as", "text")
    secret = [place for place in range(1, len(session.tree.nodes) + 1) if session.is_secret(place)]
    for place in secret:
        player = session.tree.node(place).decision.player
        assert f"{player}: chosen in secret" in tutor.lines.notation.widget.children[1].value


def test_the_notation_waits_until_nothing_is_hidden():
    """The page offers the notation of a game only once all cards are open, since it names returned cards."""
    tutor = app("?game=incan_gold&view=play")
    session, notation = tutor.session, tutor.lines.notation
    press(tutor, "tab", "lines")
    press(tutor, "list-as", "text")
    field, ways = notation.widget.children[1:]
    while session.state.due is not None:
        assert "choose" not in field.value
        assert 'data-do="notation-words"' not in ways.value
        assert 'data-do="open-text"' not in ways.value
        session.play(Decision(session.seat, "choose", "torch"))
    field.value = "pasted"
    assert 'data-do="open-text"' in ways.value
    press(tutor, "notation-anew")
    assert field.value == write_movetext(session.tree)


@pytest.mark.parametrize("game", first_of(GAMES, 1))
def test_a_key_goes_through_the_variations_where_lines_part(game):
    """A key leads from a variation of a fork to the next one, and from the last to the first.

    At a place without a fork the key does nothing.
    """
    tutor = on(a_tree(game, 5, nodes=25, forking=0.2))
    session = tutor.session
    for place in range(1, len(session.tree.nodes) + 1, 3):
        session.show(place)
        press(tutor, "key", "v")
        ways = session.tree.children(session.tree.node(session.place).parent)
        assert len(ways) > 1
        met = [session.place]
        for _ in ways[1:]:
            press(tutor, "key", "v")
            met.append(session.place)
        assert sorted(met) == sorted(ways)
    tutor = on(a_tree(game, 5, nodes=5, forking=0))
    tutor.session.show(3)
    press(tutor, "key", "v")
    assert tutor.session.place == 3


def test_a_deletion_says_how_to_undo_it(tutor_with_fork):
    """The page deletes without asking, and says afterwards how to undo it."""
    session = tutor_with_fork.session
    session.play(session.state.legal()[0])
    begins = beginning(session.tree, session.place)
    before = len(session.tree.nodes)
    press(tutor_with_fork, "prune", begins)
    told = unescape(tutor_with_fork.notices.widget.value)
    assert f"{before - len(session.tree.nodes)} steps deleted. Undo" in told
    press(tutor_with_fork, "key", "Control+z")
    assert len(session.tree.nodes) == before
    press(tutor_with_fork, "key", "Control+Shift+z")
    assert len(session.tree.nodes) < before
