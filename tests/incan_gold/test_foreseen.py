"""Before choosing, a player can foresee only some of the events of a choice."""

from tutor.core.base.game import find_game
from tutor.core.base.redeal import certain_events


def test_a_player_does_not_foresee_the_next_card():
    """The last player to choose foresees going deeper into the temple, but not the card that is turned next."""
    game = find_game("incan_gold")
    state = game.start(game.random_setup(["Ana", "Beto", "Chaska"], "standard", 7))
    for _ in range(2):
        state = state.play(state.legal()[0])
    deeper = next(each for each in state.legal() if each.choice == "torch")
    happens = [event.type for event in state.explain(deeper)[1]]
    told = [event.type for event in certain_events(state, deeper)]
    assert told == happens[: len(told)]
    assert told == ["chosen"]
    assert len(happens) > len(told)
