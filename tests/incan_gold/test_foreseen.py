"""What can be foreseen of a choice before it is made."""

from tutor.core.base.game import find_game
from tutor.core.base.redeal import foreseen


def test_the_next_card_is_not_foreseen():
    """The last explorer to choose goes deeper into the temple without knowing what comes."""
    game = find_game("incan_gold")
    state = game.start(game.random_setup(["Ana", "Beto", "Chaska"], "standard", 7))
    for _ in range(2):
        state = state.play(state.legal()[0])
    deeper = next(each for each in state.legal() if each.choice == "torch")
    happens = [event.type for event in state.explain(deeper)[1]]
    told = [event.type for event in foreseen(state, deeper)]
    assert told == happens[: len(told)]
    assert told == ["chosen"]
    assert len(happens) > len(told)
