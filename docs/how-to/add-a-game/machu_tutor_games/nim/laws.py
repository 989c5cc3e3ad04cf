"""The laws of the game, for the tests of every game: games to play, invariants, secrets."""

SHAPES = [(2, "standard"), (5, "standard")]


def invariants(position):
    """The part of a position that never changes in a game."""
    assert position["heap"] in (0, *range(2, 16))
    return position["players"]


def add_events(position, events):
    """The position with the events added to it."""
    for event in events:
        if event["type"] == "taken":
            players, taker = position["players"], event["player"]
            position["heap"] -= event["stones"]
            assert position["heap"] == event["heap"]
            after = players[(players.index(taker) + 1) % len(players)]
            position["turn"] = after if position["heap"] else taker
        else:
            position["result"] = {"winners": event["winners"]}
    return position


def redeal(position, player, chance):
    """The same position for the eyes of one player; here all lies open."""
    return position
