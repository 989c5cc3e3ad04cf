"""The laws of Incan Gold for the tests of every game: shapes, invariants, adding events, dealing anew."""

from tests.incan_gold.adding_up import add_up

THINGS = (
    r"hazards?|peligros?|pericol[oi]|treasures?|tesor[oi]s?|artifacts?|artefactos?|artefatt[oi]|tents?|"
    r"tiendas?|tend[ae]|torch|antorcha|torcia|temples?|templos?|tempi[oi]?|mumm(?:y|ies)|momias?|mummi[ae]"
)
SHAPES = [(3, "standard"), (8, "standard"), (4, "diamant")]


def invariants(position):
    """Check that every card of the game is in exactly one place, such as the deck, the path or out of the game."""
    held = [each["card"] for player in position["players"] for each in player["artifacts"]]
    there = position["path"] + position["deck"] + position["removed"] + position["lost_artifacts"]
    cards = held + there
    assert len(set(cards)) == len(cards)
    assert position["artifacts_taken"] == len(held)
    quest = [card for card in cards if not card.startswith("artifact")]
    artifacts = position["round"] if position["variant"] == "standard" else 0
    if position["result"] is None:
        assert len(cards) - len(quest) == artifacts
        assert len(quest) == 30
    in_the_temple = position["left_on_path"] + sum(one["beside"] for one in position["players"])
    turned = [card.split("_")[1] for card in position["path"] if card.startswith("treasure")]
    assert in_the_temple <= sum(int(number.rstrip("ab")) for number in turned)
    return [position["variant"], [player["name"] for player in position["players"]]]


def add_events(position, events):
    """Return the position with the events added to it."""
    return add_up(position, events)


def redeal(position, player, chance):
    """Return a position that looks the same to one player, with other hidden tents, choices and cards to come."""
    for other in position["players"]:
        if other["name"] != player:
            other["tent"] = chance.randrange(50)
    position["chosen"] = {name: chance.choice(["torch", "camp"]) for name in position["chosen"]}
    chance.shuffle(position["deck"])
    if position["pending"] is not None:
        position["pending"]["seed"] = chance.randrange(2**53)
    else:
        for score, one in zip(position["result"]["scores"], position["players"], strict=True):
            one["tent"] = score["treasure"]
    return position
