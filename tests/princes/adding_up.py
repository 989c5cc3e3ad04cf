"""Adds the effect of each event of the Princes to a position."""

from tests.contract.adding_up import Meanings, seat_of

MEANINGS = Meanings()
means, add_up = MEANINGS.means, MEANINGS.add_up
RESULT_KEYS = ("icons", "trail", "awards", "points", "gold", "multiplier", "total", "units")
SOURCES = {"score.icons": "icons", "score.trail": "trail", "score.exhausted": "awards"}
POINTS_OF_AN_AWARD = 3


def give(position, event, key="goods"):
    """Give the event's goods to its player."""
    held = seat_of(position, event["player"])["goods"]
    for good, amount in event[key].items():
        held[good] += amount


def take(position, event, key="goods"):
    """Move the event's goods from its player to the bank."""
    held = seat_of(position, event["player"])["goods"]
    for good, amount in event[key].items():
        held[good] -= amount


def told_only(position, event):
    """Change nothing, because the event only explains another change."""


TOLD_ONLY = (
    "used_up",
    "all_may_act",
    "not_produced",
    "declined",
    "nothing_possible",
    "passed_again",
    "trade_finished",
    "night_began",
    "moon_tile_unpaid",
    "clock_phase_began",
    "no_night",
    "end_announced",
    "left_unpaid",
)
MEANINGS.update(dict.fromkeys(TOLD_ONLY, told_only))


@means
def add_inca_placed(position, event):
    inca_from_supply(position, event)
    names = [one["name"] for one in position["players"]]
    position["turn"]["player"] = names[(names.index(event["player"]) + 1) % len(names)]


def inca_from_supply(position, event):
    owner = seat_of(position, event["player"])
    owner["supply"] -= 1
    owner["incas"][event["district"]] += 1


@means
def add_turn_began(position, event):
    position["turn"] = {"player": event["player"], "number": event["number"]}


@means
def add_prince_placed(position, event):
    owner = seat_of(position, event["player"])
    assert owner["prince"] is None
    owner["prince"] = event["to"]


@means
def add_prince_moved(position, event):
    owner = seat_of(position, event["player"])
    assert owner["prince"] == event["from"]
    owner["prince"] = event["to"]


@means
def add_llama_paid(position, event):
    take(position, event)


@means
def add_bonus_taken(position, event):
    assert position["bonus"][event["district"]] == event["units"]
    position["bonus"][event["district"]] = 0
    give(position, event)


@means
def add_produced(position, event):
    take(position, event, "paid")
    give(position, event)


@means
def add_stones_taken(position, event):
    assert position["bonus"][event["district"]] == event["stones"]
    position["bonus"][event["district"]] = 0


@means
def add_sacrificed(position, event):
    seat_of(position, event["player"])["goods"]["llama"] -= event["llamas"]


@means
def add_offered(position, event):
    take(position, event)


@means
def add_scout_advanced(position, event):
    owner = seat_of(position, event["player"])
    assert owner["scout"] == event["from"]
    owner["scout"] = event["to"]


@means
def add_trail_noted(position, event):
    due = seat_of(position, event["player"])["trail_due"]
    for good, amount in event["goods"].items():
        due[good] += amount


@means
def add_trail_paid(position, event):
    due = seat_of(position, event["player"])["trail_due"]
    for good, amount in event["goods"].items():
        due[good] -= amount
    give(position, event)


@means
def add_cards_drawn(position, event):
    owner = seat_of(position, event["player"])
    drawn = position["deck"][: event["count"]]
    assert sorted(drawn) == sorted(event["cards"])
    del position["deck"][: event["count"]]
    owner["cards"] += event["cards"]


@means
def add_cards_returned(position, event):
    owner = seat_of(position, event["player"])
    assert event["count"] == len(event["cards"])
    for card in event["cards"]:
        owner["cards"].remove(card)
    position["deck"] += event["cards"]


@means
def add_points_awarded(position, event):
    seat_of(position, event["player"])["awards"] += event["points"] // POINTS_OF_AN_AWARD


@means
def add_inca_recruited(position, event):
    take(position, event)
    inca_from_supply(position, event)


@means
def add_order_acquired(position, event):
    take(position, event)
    seat_of(position, event["player"])["orders"][event["order"]] += 1
    position["orders_left"][event["order"]] -= 1


@means
def add_market_adjusted(position, event):
    position["market"][event["good"]] += {"add": 1, "remove": -1}[event["change"]]


@means
def add_good_sold(position, event):
    held = seat_of(position, event["player"])["goods"]
    held[event["good"]] -= 1
    held["corn"] += event["price"]
    position["market"][event["good"]] += 0 if event["bank"] else 1


@means
def add_good_bought(position, event):
    held = seat_of(position, event["player"])["goods"]
    held["corn"] -= event["price"]
    held[event["good"]] += 1
    position["market"][event["good"]] -= 0 if event["bank"] else 1


@means
def add_inca_sent(position, event):
    incas = seat_of(position, event["player"])["incas"]
    incas[event["district"]] -= 1
    incas["sun_clock"] += 1


@means
def add_inca_returned(position, event):
    owner = seat_of(position, event["player"])
    owner["incas"]["sun_clock"] -= 1
    owner["supply"] += 1


@means
def add_clock_paid(position, event):
    give(position, event)


@means
def add_moon_tile_taken(position, event):
    position["moon_tiles"].remove(event["tile"])
    seat_of(position, event["player"])["moon_tiles"].append(event["tile"])


@means
def add_sun_tile_taken(position, event):
    position["sun_tile"] = event["player"]
    position["last_turns"] = event["others"] + 1


@means
def add_last_turn_finished(position, event):
    position["last_turns"] = event["left"]


@means
def add_track_corn_taken(position, event):
    position["track_corn"] -= event["goods"]["corn"]
    give(position, event)


@means
def add_moon_tiles_returned(position, event):
    held = seat_of(position, event["player"])["moon_tiles"]
    assert sorted(held) == sorted(event["tiles"])
    held.clear()
    position["moon_tiles"] += event["tiles"]


@means
def add_moon_tile_paid(position, event):
    take(position, event, "paid")
    give(position, event)


@means
def add_restocked(position, event):
    for district in event["districts"]:
        position["bonus"][district] += 1


@means
def add_day_began(position, event):
    position["day"] = event["day"]
    position["start_player"] = event["player"]
    position["sun_tile"] = position["last_turns"] = None


@means
def add_game_ended(position, event):
    nothing = dict.fromkeys(RESULT_KEYS, 0) | {"multiplier": 1}
    position["result"] = {
        "ending": event["ending"],
        "reason": event["reason"],
        "scores": [{"name": one["name"], **nothing} for one in position["players"]],
        "winners": [],
    }


def score_of(position, name):
    (one,) = [one for one in position["result"]["scores"] if one["name"] == name]
    return one


@means
def add_points_scored(position, event):
    score = score_of(position, event["player"])
    score[SOURCES[event["rule"]]] += event["points"]
    score["points"] += event["points"]


@means
def add_gold_counted(position, event):
    score_of(position, event["player"])["multiplier"] = event["multiplier"]


@means
def add_total_scored(position, event):
    score = score_of(position, event["player"])
    assert event["total"] == score["points"] * score["multiplier"]
    score |= {key: event[key] for key in ("total", "gold", "units")}


@means
def add_won(position, event):
    position["result"]["winners"] = event["players"]
