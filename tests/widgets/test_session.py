"""The session: a place in a tree, decisions that fork the tree, and listeners of every change."""

import gc
from weakref import ref

import pytest

from tests.widgets.apps import QUICK_START
from tutor.core.base.game import Decision, find_game
from tutor.core.records.lines import lesson_ids, open_lesson, play_line
from widgets.session.session import Session
from widgets.session.workspace import Workspace, lesson_workspace, new_game, read_workspace
from widgets.shared.place import Place
from widgets.shared.stage import PageText
from widgets.shared.workspaces import FREE, Workspaces

BEFORE_RALPHS_TURN = 20


@pytest.fixture
def session() -> Session:
    """Return a session of the quick start."""
    return Session(lesson_workspace(QUICK_START))


@pytest.fixture
def aside(session: Session) -> Session:
    """Return a session on a side line, on which Ralph has gone elsewhere than in the example."""
    session.go(BEFORE_RALPHS_TURN)
    assert session.play(other_than_the_line(session))
    return session


def other_than_the_line(session: Session) -> Decision:
    """Return a legal decision that the line does not follow."""
    following = session.line.decision(session.ply + 1)
    return next(each for each in session.state.legal() if each != following)


def test_every_lesson_plays_to_its_end() -> None:
    """A lesson's record is legal from the first decision to the last."""
    for lesson in lesson_ids():
        line = play_line(open_lesson(lesson))
        assert len(line.states) == line.plies + 1


def test_an_unknown_lesson_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        open_lesson("no_such_lesson")


def test_going_beyond_an_end_leads_to_that_end(session: Session) -> None:
    """A step back at the start, and a step forward at the end, change nothing."""
    session.go(-5)
    assert (session.ply, session.is_at_end) == (0, False)
    session.go(10_000)
    assert (session.ply, session.is_at_end) == (session.line.plies, True)


def test_watchers_get_only_changes(session: Session) -> None:
    """A listener hears of a change of place, but not of going to the current place."""
    heard: list[int] = []
    session.go(0)
    session.listen(lambda: heard.append(session.ply))
    for ply in (0, 3, 3, 2):
        session.go(ply)
    assert heard == [3, 2]


def test_state_and_decision_belong_together(session: Session) -> None:
    """The n-th decision leads from the state after n-1 decisions to the state after n."""
    for ply in range(1, session.line.plies + 1):
        session.go(ply)
        decision = session.line.decision(ply)
        assert decision is not None
        assert session.before.play(decision).position() == session.state.position()
        assert session.line.events_at(ply) == session.before.explain(decision)[1]


def test_the_same_decision_follows_the_line(session: Session) -> None:
    """A reader who makes the example's decision stays on the example's line, and the tree stays the same."""
    nodes = session.tree.nodes
    for ply in range(1, 8):
        decision = session.line.decision(ply)
        assert decision is not None
        assert session.play(decision)
    assert (session.ply, session.is_aside, session.tree.nodes) == (7, False, nodes)
    assert session.line.plies == len(nodes)


def test_another_decision_forks_and_the_official_line_stays(aside: Session) -> None:
    """The side line has a name of its own and one step, and the example does not change."""
    assert (aside.ply, aside.is_aside, aside.is_at_end) == (BEFORE_RALPHS_TURN + 1, True, True)
    assert aside.tree.node(aside.place).name == "A"
    official = open_lesson("quick_start").decisions
    assert aside.tree.main().decisions == official
    aside.go(3)
    assert aside.play(other_than_the_line(aside))
    assert aside.tree.node(aside.place).name == "B"
    assert aside.tree.main().decisions == official


def test_going_back_loses_nothing(aside: Session) -> None:
    """After a return to the example, the side line can be shown again with the same position."""
    there, position = aside.place, aside.state.position()
    aside.back_to_main()
    assert (aside.ply, aside.is_aside, aside.line.plies) == (BEFORE_RALPHS_TURN, False, 50)
    aside.show(there)
    assert aside.state.position() == position


def test_an_illegal_decision_is_refused_and_changes_nothing(session: Session) -> None:
    """The session refuses an illegal decision, stays the same, and keeps the reason until the next move."""
    session.go(26)
    due = session.state.due
    assert due is not None
    nodes = session.tree.nodes
    assert not session.play(Decision(due.player, "move", "puma_temple"))
    assert session.refusal is not None
    assert (session.refusal.code, session.ply, session.tree.nodes) == (
        "no_llama_to_move",
        26,
        nodes,
    )
    session.go(25)
    assert session.refusal is None


def test_a_picked_decision_is_forgotten_with_its_state(session: Session) -> None:
    """A picked decision is not made, and the session forgets it when it goes to another step."""
    session.go(18)
    session.pick(session.state.legal()[0])
    assert (session.ply, session.picked) == (18, session.state.legal()[0])
    session.go(19)
    assert session.picked is None


def test_edits_are_undone_and_made_again(aside: Session) -> None:
    """Undo restores a pruned line whole, with the place before it, and redo prunes the line again."""
    there = aside.place
    aside.edit(aside.tree.prune(there))
    assert (aside.ply, aside.is_aside) == (BEFORE_RALPHS_TURN, False)
    aside.undo()
    assert (aside.place, aside.tree.node(there).name) == (there, "A")
    aside.redo()
    assert len(aside.tree.nodes) == 50


def test_others_play_on_and_say_why(aside: Session) -> None:
    """The other players decide, each with a reason, until it is the reader's turn."""
    due = aside.state.due
    assert due is not None
    mine = due.player
    words: list[str] = []
    aside = Session(aside.workspace, lambda reason: words.append(reason.key) or reason.key)
    others = [name for name in aside.state.players if name != mine]
    aside.let_play(dict.fromkeys(others, "advised"))
    assert aside.play(aside.state.legal()[0])
    while aside.state.due is not None and aside.state.due.player == mine:
        assert aside.play(aside.state.legal()[-1])
    assert aside.state.due is None or aside.state.due.player == mine
    made = [aside.tree.node(place) for place in aside.path[1 : aside.ply + 1]]
    explained = [node for node in made if node.reason]
    assert explained
    assert {node.decision.player for node in explained} <= set(others)
    assert {node.reason for node in explained} <= set(words)


def test_a_dropped_game_is_not_held_by_its_runs() -> None:
    """When another game begins, the session no longer holds the old game for the undo of its automatic moves.

    A stored game can still undo its own automatic moves.
    """
    gc.freeze()  # only what this test makes is looked at
    session = Session(new_game(find_game("princes")))
    assert session.play_to("turn")
    kept = session.workspace
    assert session.played_back is not None
    dropped = ref(session.tree.step(session.place))
    session.open(new_game(find_game("princes")))
    session.open(kept)
    assert session.played_back is not None
    session.open(new_game(find_game("princes")))
    del kept
    gc.collect()
    assert dropped() is None


@pytest.fixture(params=["princes", "incan_gold"])
def workspace(request: pytest.FixtureRequest) -> Workspace:
    """Return a workspace with a reader's game against others."""
    return new_game(find_game(request.param), others="random")


def test_a_browser_stores_a_workspace_whole(workspace: Workspace) -> None:
    """The stored data of a workspace give the same tree, the same others and the same seat again."""
    session = Session(workspace)
    session.play_on()
    if session.state.due is not None:
        session.play(session.state.legal()[0])
    found = read_workspace(session.workspace.dump())
    assert found is not None
    assert found.dump() == session.workspace.dump()


@pytest.mark.parametrize("kept", [None, {}, {"tree": 3}, {"tree": "1.xyz"}, [], "x"])
def test_spoilt_data_of_a_browser_are_no_workspace(kept: object) -> None:
    """Faulty stored data, which any program may have written, are not opened as a workspace."""
    assert read_workspace(kept) is None


@pytest.mark.parametrize("key", ["workspaces", "desks"])
def test_stored_work_is_read_under_either_key(key: str) -> None:
    """Work stored under the old name of its key opens as it was left, like newer work."""
    left = Workspaces(Place.from_query("?lesson=quick_start"), PageText())
    left.begin(new_game(find_game("incan_gold")))
    left.session.play(left.session.state.legal()[0])
    work = left.dump()
    work[key] = work.pop("workspaces")
    found = Workspaces(Place.from_query(""), PageText())
    assert found.restore(work, FREE, 1)
    assert found.dump() == left.dump()
    assert found.lesson == QUICK_START
    assert found.session.ply == 1


def test_chapters_of_the_quick_start() -> None:
    """In the quick start the chapters begin with the rounds, the night and the days of the example."""
    line = play_line(open_lesson("quick_start"))
    rounds = [(chapter.number, chapter.ply) for chapter in line.chapters if chapter.kind == "round"]
    days = [(chapter.number, chapter.ply) for chapter in line.chapters if chapter.kind == "day"]
    nights = [chapter.ply for chapter in line.chapters if chapter.kind == "night"]
    assert rounds == [(1, 3), (2, 9), (3, 14), (4, 18), (5, 26), (6, 30), (7, 35), (8, 42), (9, 48)]
    assert days == [(2, 0), (3, 35)]
    assert nights == [32]


@pytest.mark.parametrize("seed", [5, 61])
def test_a_secret_choice_stays_secret(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader in a seat learns another's choice only when all choices are shown."""
    monkeypatch.setattr("widgets.session.workspace.randbelow", lambda _: seed)
    session = Session(new_game(find_game("incan_gold"), others="advised"))
    session.play_on()  # another player leads in the second deal, and chooses again before the reader's seat
    assert session.play(session.state.legal()[0])
    others = [
        place
        for place in session.path[1:]
        if session.tree.node(place).decision.player != session.seat
    ]
    count = len(others) - len(session.state.position()["chosen"])
    shown, chosen = others[:count], others[count:]
    assert len(shown) == 2
    assert not any(session.is_secret(place) for place in shown)
    assert all(session.is_secret(place) for place in chosen)
    for place in shown[:-1]:
        session.show(place)
        assert session.is_secret(place)
    mine = [place for place in session.path[1:] if place not in others]
    assert not any(session.is_secret(place) for place in mine)


def test_play_after_the_example_is_a_line_of_its_own(session: Session) -> None:
    """Decisions that a reader makes after the end of the example make a line of the reader.

    The example keeps its length, and one step leads back to it.
    """
    session.go(50)
    assert session.play(session.state.legal()[0])
    assert (session.ply, session.is_aside, session.tree.node(session.place).name) == (51, True, "A")
    session.back_to_main()
    assert (session.ply, session.is_aside, session.line.plies) == (50, False, 50)
