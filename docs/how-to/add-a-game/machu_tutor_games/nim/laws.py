"""The laws of the game, for the tests of every game: games to play, invariants, secrets."""

SHAPES = [(2, "standard"), (5, "standard")]


def invariants(position):
    """Return the part of a position that never changes in a game."""
    assert position["heap"] in (0, *range(2, 16))
    return position["players"]


def add_events(position, events):
    """Return the position with the events added to it."""
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
    """Return the position with the secrets of others dealt anew; in Nim nothing is secret."""
    return position
