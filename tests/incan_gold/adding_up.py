"""Adds each event of Incan Gold to a position."""

from tests.contract.adding_up import Meanings, seat_of

MEANINGS = Meanings()
means, add_up = MEANINGS.means, MEANINGS.add_up


def told_only(position, event):
    """Change nothing, because the event only explains another change."""


MEANINGS.update(dict.fromkeys(("artifacts_stay", "second_card"), told_only))


def turn_card(position, event):
    """Turn the top card of the deck, as the event says."""
    top, *rest = position["deck"]
    assert top == event["card"]
    position["deck"] = rest


@means
def add_chosen(position, event):
    position["chosen"][event["player"]] = event["choice"]


@means
def add_revealed(position, event):
    camping = [name for name, choice in position["chosen"].items() if choice == "camp"]
    assert event["leaving"] == camping
    assert sorted(event["staying"] + event["leaving"]) == sorted(position["inside"])
    position["chosen"] = {}


@means
def add_path_shared(position, event):
    assert position["left_on_path"] == event["found"]
    assert event["share"] * len(event["players"]) + event["left"] == event["found"]
    position["left_on_path"] = event["left"]
    for name in event["players"]:
        seat_of(position, name)["beside"] += event["share"]


@means
def add_artifacts_taken(position, event):
    assert set(event["cards"]) <= set(position["path"])
    position["path"] = [card for card in position["path"] if card not in event["cards"]]


@means
def add_artifact_valued(position, event):
    value = {"card": event["card"], "value": event["value"]}
    seat_of(position, event["player"])["artifacts"].append(value)
    position["artifacts_taken"] += 1


@means
def add_left(position, event):
    owner = seat_of(position, event["player"])
    assert owner["beside"] == event["treasure"]
    owner["tent"] += event["treasure"]
    owner["beside"] = 0
    position["inside"].remove(event["player"])


@means
def add_round_began(position, event):
    assert len(event["deck"]) == event["cards"]
    assert event["artifact"] is None or event["artifact"] in event["deck"]
    position |= {"round": event["round"], "leader": event["player"], "inside": event["players"]}
    position["deck"] = event["deck"]


@means
def add_treasure_found(position, event):
    turn_card(position, event)
    assert event["players"] == position["inside"]
    assert event["share"] * len(event["players"]) + event["left"] == event["value"]
    position["path"].append(event["card"])
    position["left_on_path"] += event["left"]
    for name in event["players"]:
        seat_of(position, name)["beside"] += event["share"]


@means
def add_artifact_found(position, event):
    turn_card(position, event)
    position["path"].append(event["card"])


@means
def add_hazard_met(position, event):
    turn_card(position, event)
    assert event["card"].startswith(event["hazard"])
    position["path"].append(event["card"])


@means
def add_hazard_struck(position, event):
    turn_card(position, event)
    assert event["players"] == position["inside"]
    position["removed"].append(event["card"])


@means
def add_treasure_lost(position, event):
    owner = seat_of(position, event["player"])
    assert owner["beside"] == event["treasure"]
    owner["beside"] = 0


@means
def add_round_ended(position, event):
    assert position["round"] == event["round"]
    position["lost_artifacts"] += event["artifacts"]
    position |= {"path": [], "left_on_path": 0, "inside": [], "deck": []}


@means
def add_scored(position, event):
    position["result"] = position["result"] or {"scores": [], "winners": []}
    figures = ("treasure", "artifact_points", "artifacts", "total")
    score = {"name": event["player"], **{key: event[key] for key in figures}}
    assert score["treasure"] == seat_of(position, event["player"])["tent"]
    position["result"]["scores"].append(score)


@means
def add_won(position, event):
    position["result"]["winners"] = event["players"]
