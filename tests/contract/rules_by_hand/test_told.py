"""The events of a decision say which player did what by which rule, and why something did not happen."""

import pytest

from tests.contract.rules_by_hand.the_end import conquest
from tests.positions import position
from tests.situations import after, last_events


def told_of(kind, start, *lines):
    """Return the rule and the fields of every event of one type in the last line."""
    return [(rule, data) for type_, rule, data in last_events(start, *lines) if type_ == kind]


def at_the_plaza(**goods):
    """Put Bert's Prince on the Central Plaza with these goods; the other players have nothing."""
    return position().no_goods().at("Bert", "central_plaza").goods("Bert", **goods)


@pytest.mark.rules("clock.send")
def test_a_player_without_an_inca_to_send_is_named():
    """The event of the Sun Clock names the player who has no Inca to send."""
    start = at_the_plaza().incas("Bert")
    assert told_of("nothing_possible", start, "Bert move sun_clock") == [
        ("clock.send", {"player": "Bert", "what": "send_to_clock", "reason": "no_inca"})
    ]


@pytest.mark.rules("temple.once", "production.once")
@pytest.mark.parametrize(
    ("district", "rule"),
    [("temple_of_the_sun", "temple.once"), ("corn_terraces", "production.once")],
)
def test_a_player_in_a_used_up_district_is_named(district, rule):
    """The event of a district without stones or bonus names the player who entered it."""
    start = at_the_plaza(llama=1).bonus(**{district: 0})
    assert told_of("used_up", start, f"Bert move {district}") == [
        (rule, {"player": "Bert", "district": district})
    ]


DECLINED = {
    ("House of the Virgins", "order.one", "acquire"): ("move house_of_virgins", "acquire -"),
    ("Palace", "recruit.palace", "recruit"): ("move royal_palace", "recruit"),
    ("Sun Clock", "clock.send", "send_to_clock"): ("move sun_clock", "send_to_clock -"),
}


@pytest.mark.parametrize(("told", "lines"), DECLINED.items(), ids=[told[0] for told in DECLINED])
@pytest.mark.rules("order.one", "recruit.palace", "clock.send")
def test_a_player_who_declines_is_named(told, lines):
    """The event names the player who was asked and declined."""
    start = at_the_plaza(corn=9, llama=3, coca=3, pottery=3, cloth=3)
    start.incas("Bert", corn_terraces=1)
    _, rule, what = told
    assert told_of("declined", start, *(f"Bert {line}" for line in lines)) == [
        (rule, {"player": "Bert", "what": what})
    ]


@pytest.mark.parametrize(
    ("corn", "count", "reason"), [(1, 1, "no_corn"), (2, 1, "declined"), (2, 0, "declined")]
)
@pytest.mark.rules("production.cost")
def test_incas_stand_idle_without_corn_or_by_choice(corn, count, reason):
    """Of two Incas one or none produces; the event says whether the player had corn for more."""
    start = at_the_plaza(corn=corn, llama=1).incas("Bert", llama_meadow=2)
    ((rule, data),) = told_of(
        "not_produced", start, "Bert move llama_meadow", f"Bert produce {count}"
    )
    assert (rule, data["player"], data["incas"]) == ("production.cost", "Bert", 2 - count)
    assert data["reason"] == reason


@pytest.mark.parametrize(
    ("corn", "paid", "unpaid", "reason"),
    [(1, "llama", ["coca"], "no_corn"), (2, "llama", ["coca"], "declined")],
)
@pytest.mark.rules("night.moon")
def test_tiles_stay_unpaid_without_corn_or_by_choice(corn, paid, unpaid, reason):
    """Of two tiles one is paid for; the event says whether the player had corn for the other."""
    start = position(turn="Gina").no_goods().bare().at("Gina", "central_plaza")
    start.goods("Bert", corn=corn).moon("Bert", "llama", "coca", "steps_2")
    start.day_ending(sun="Bert", last_turns=1)
    ((rule, data),) = told_of(
        "moon_tile_unpaid", start, "Gina move house_of_virgins", f"Bert redeem {paid}"
    )
    assert (rule, data) == ("night.moon", {"player": "Bert", "tiles": unpaid, "reason": reason})


def before_two_laps(*deck):
    """Put Bert's Scout at 18 behind a stone: five llamas at 5 steps each lead to 3, twice over the Summit."""
    start = at_the_plaza(llama=5).scout("Bert", 15).orders("Bert", virgin=5).awards("Bert", 1)
    return after(start.deck(*deck, rest="Gina"), "Bert move temple_of_the_sun")


@pytest.mark.rules("trail.laps", "trail.granary", "trail.stable", "trail.summit")
def test_passing_again_is_counted():
    """The events count each pass: once by the Granary and the Stable, twice by the Summit."""
    told = told_of("passed_again", before_two_laps("condor+puma"), "Bert sacrifice 5")
    assert told == [("trail.laps", {"player": "Bert", "landmark": "summit", "times": 2})]


@pytest.mark.rules("trail.laps", "trail.short_deck", "end.deck", "score.exhausted")
def test_every_summit_without_a_card_is_three_points():
    """With an empty deck both passes of the Summit give points, besides those given before."""
    data = before_two_laps("condor+puma").position()
    (last,) = data["deck"]
    data["deck"] = []
    data["players"][2]["cards"].append(last)
    events = last_events(data, "Bert sacrifice 5")
    awarded = ("points_awarded", "end.deck", {"player": "Bert", "points": 3})
    assert [event for event in events if event[0] == "points_awarded"] == [awarded, awarded]
    (scored,) = [data for _, rule, data in events if rule == "score.exhausted"]
    assert (scored["player"], scored["points"]) == ("Bert", 9)


def ending(start):
    """Return the events of the last move of the last day."""
    last = start.json()["turn"]["player"]
    return start, f"{last} move corn_terraces"


@pytest.mark.rules("score.gold", "score.gold_ties")
def test_a_shared_multiplier_cites_the_rule_of_ties():
    """With 2, 1, 1, 0 and 0 gold the two second players share a multiplier.

    Sharing the last place has no event.
    """
    names = ("Bert", "Ralph", "Gina", "Ida", "Otto")
    start = conquest(*names).scout("Bert", 13).scout("Ralph", 7).scout("Gina", 7)
    told = told_of("gold_counted", *ending(start))
    assert [(rule, data["player"], data["multiplier"]) for rule, data in told] == [
        ("score.gold", "Bert", 3),
        ("score.gold_ties", "Ralph", 2),
        ("score.gold_ties", "Gina", 2),
        ("score.gold", "Ida", 1),
        ("score.gold", "Otto", 1),
    ]


@pytest.mark.rules("score.ties", "score.gold")
def test_the_units_are_named_where_they_decide():
    """The event of the victory has the winner's units where two totals are equal, and otherwise not."""
    level = conquest().scout("Ralph", 7).scout("Gina", 7).goods("Gina", cloth=2)
    level.goods("Ralph", coca=1)
    assert told_of("won", *ending(level)) == [("score.ties", {"players": ["Gina"], "units": 2})]
    ahead = conquest().scout("Ralph", 7).goods("Ralph", cloth=2)
    assert told_of("won", *ending(ahead)) == [("score.gold", {"players": ["Ralph"], "units": None})]
