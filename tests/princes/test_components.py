"""The printed figures come from a data file that names their sources and can be corrected."""

import json

import pytest

from tests.notation import read_line
from tests.positions import position
from tests.princes.figures import content, file_with, played_with, printed_tables
from tests.princes.games import PRINCES
from tests.situations import line_of
from tutor.cli import main
from tutor.core.base.errors import ComponentsError
from tutor.princes.identifiers import DISTRICTS, ORDERS


def legal_lines(game, start):
    """Return the lines of the legal decisions in a position of a game."""
    return [line_of(each) for each in game.load(start.json()).legal()]


def after(game, start, *lines):
    """Return the position after some decisions in a game."""
    state = game.load(start.json())
    for line in lines:
        state = state.play(game.read_decision(read_line(line), state.players, "decision"))
    return state.position()


def test_every_figure_has_its_source():
    """Each table, row of tiles, card and border in the file names its source."""
    figures = PRINCES.components
    tables = set(printed_tables()) - {"orders", "cards", "adjacency", "apart"}
    assert set(figures.sources) == tables
    assert all(figures.sources.values())
    for order in ORDERS:
        assert set(figures.orders[order].source) == {"count", "values", "cost"}
        assert all(figures.orders[order].source.values())
    assert set(figures.card_sources) == set(figures.cards)
    assert all(figures.card_sources.values())
    assert all(border.source for border in figures.borders)


def test_a_reconstructed_border_is_marked_as_such():
    """The file says which borders a source shows and which are reconstructed."""
    marked = {border.between: border.is_reconstructed for border in PRINCES.components.borders}
    assert marked["watchmans_hut", "corn_terraces"] is False
    assert marked["watchmans_hut", "coca_plantation"] is True


def test_a_file_without_known_is_taken_at_its_sources():
    """If a file does not say which figures are known, the words of the sources decide.

    A source with the word "reconstructed" marks a figure as a guess.
    """
    tables = printed_tables()
    for each in (*tables["orders"].values(), *tables["cards"], *tables["adjacency"]):
        del each["known"]
    assert played_with(content(tables)).components == PRINCES.components
    tables["orders"]["puma"] |= {"values": [9, 8, 7, 6, 5, 4]}
    assert not any(played_with(content(tables)).components.orders["puma"].known.values)
    tables["orders"]["puma"]["source"]["values"] = "printed copy"
    assert all(played_with(content(tables)).components.orders["puma"].known.values)


def test_known_does_not_depend_on_the_words_of_a_source():
    """If a file says which figures are known, the sources may have any words, also in another language."""
    tables = printed_tables()
    for each in (*tables["cards"], *tables["adjacency"]):
        each["source"] = "reconstruido"
    for row in tables["orders"].values():
        row["source"] = dict.fromkeys(row["source"], "stated")
    figures = played_with(content(tables)).components
    assert figures.known_gold == PRINCES.components.known_gold
    assert [each.is_known for each in figures.borders] == [
        each.is_known for each in PRINCES.components.borders
    ]
    for order in ORDERS:
        assert (
            figures.orders[order].reconstructed_figures
            == PRINCES.components.orders[order].reconstructed_figures
        )


def test_borders_go_both_ways():
    """A border joins two districts in both directions, and none joins a district to itself."""
    near = PRINCES.components.neighbours
    assert set(near) == set(DISTRICTS)
    for district, neighbours in near.items():
        assert district not in neighbours
        assert all(district in near[other] for other in neighbours)


def test_a_rewritten_file_is_the_same_game():
    """A components file that is read and written again as TOML has the same figures."""
    assert played_with(content(printed_tables())).components == PRINCES.components


def test_a_corrected_border_changes_the_ways():
    """If a file leaves out their border, the Llama Meadow is no longer next to the Watchman's Hut."""
    borders = [
        b
        for b in printed_tables()["adjacency"]
        if set(b["between"]) != {"watchmans_hut", "llama_meadow"}
    ]
    start = position().goods("Bert", corn=3)
    assert "Bert move llama_meadow" in legal_lines(PRINCES, start)
    assert "Bert move llama_meadow" not in legal_lines(
        played_with(file_with("adjacency", borders)), start
    )


def test_a_corrected_cost_changes_the_offers():
    """If a file lowers the cost of a puma priest to one coca, a player with one coca can acquire one."""
    cheap = played_with(file_with("orders", "puma", "cost", {"coca": 1}))
    start = position().at("Bert", "central_plaza").goods("Bert", coca=1)
    assert after(PRINCES, start, "Bert move house_of_priests")["pending"] is None
    poorer = after(cheap, start, "Bert move house_of_priests", "Bert acquire puma")
    assert poorer["players"][0]["orders"]["puma"] == 1
    assert poorer["players"][0]["goods"]["coca"] == 0


def test_a_corrected_value_changes_the_steps():
    """The step value of the first puma is 8 as printed, or another value from a corrected file."""
    start = position().at("Bert", "weavers_quarter").orders("Bert", puma=1).scout("Bert", 0)
    start.bonus(puma_temple=1).at("Ralph", "sun_clock")
    lines = "Bert move puma_temple", "Bert sacrifice 1"
    strong = played_with(file_with("orders", "puma", "values", [12, 7, 6, 5, 4]))
    assert after(PRINCES, start, *lines)["players"][0]["scout"] == 3 + 8
    assert after(strong, start, *lines)["players"][0]["scout"] == 3 + 12


def test_a_corrected_gold_changes_the_score():
    """In the Conquest a card has the gold that the components file gives it."""
    start = (
        position(day=9, turn="Gina")
        .cards("Bert", "farmer+puma")
        .bare()
        .moon("Bert", "llama", "coca", "cloth")
    )
    start.day_ending("Bert", 1)
    cards = printed_tables()["cards"]
    (card,) = [card for card in cards if card["id"] == "farmer+puma"]
    card["gold"] = 50
    scores = [
        after(game, start, "Gina move corn_terraces")["result"]["scores"]
        for game in (PRINCES, played_with(file_with("cards", cards)))
    ]
    assert [score[0]["gold"] for score in scores] == [5, 50]


def test_a_longer_trail_and_a_later_end_can_be_played():
    """A game with a file that moves the Summit and the last day can be played.

    The track of corn and the laps of Scouts change with them.
    """
    tables = printed_tables()
    tables["trail"]["summit"], tables["days"]["last"] = 30, 12
    game = played_with(content(tables))
    state = game.start(game.random_setup(("Bert", "Ralph"), "standard", 1))
    assert state.position()["track_corn"] == 11
    far = state.position()
    far["players"][0]["scout"] = 29
    assert game.load(far).position() == far


def faults_of(file):
    """Return the place and code of each fault that the reader finds in a file."""
    with pytest.raises(ComponentsError) as raised:
        played_with(file)
    for fault in raised.value.faults:
        assert fault.place in str(raised.value)
    assert "\n" not in str(raised.value)
    return [(fault.place, fault.code) for fault in raised.value.faults]


CARD = {"id": "farmer+puma", "gold": 5, "source": "shown"}
ROAD = {"between": ["sun_clock", "main_temple"], "source": "shown"}
CLOCK_ALONE = [
    road for road in printed_tables()["adjacency"] if "house_of_virgins" not in road["between"]
]

BAD = [
    (("market", "prices", [6, 5, 4]), "market.prices", "wrong_length"),
    (("market", "prices", [6, 5, 4, 3, 2]), "market.prices", "too_many"),
    (("market", "prices", [3, 4, 5, 6]), "market.prices", "bad_figure"),
    (("market", "prices", 6), "market.prices", "wrong_type"),
    (("market", "prices", 1, 0), "market.prices[1]", "out_of_range"),
    (("market", "prices", 0, 100), "market.prices[0]", "out_of_range"),
    (("market", "prices", 0, 10**40), "market.prices[0]", "out_of_range"),
    (("market", "prices", 2, 4.0), "market.prices[2]", "wrong_type"),
    (("market", "prices", 2, True), "market.prices[2]", "wrong_type"),
    (("market", "bank_buys_at", 4), "market.bank_buys_at", "out_of_range"),
    (("market", "bank_sells_at", 5), "market.bank_sells_at", "out_of_range"),
    (("market", "bank_sells_at", "6"), "market.bank_sells_at", "wrong_type"),
    (("market", "source", ""), "market.source", "missing_source"),
    (("market", "source", 1), "market.source", "wrong_type"),
    (("market", "source", "x" * 500), "market.source", "wrong_length"),
    (("market", "cost", 1), "market.cost", "unknown_key"),
    (("trail", "granary", "step", 0), "trail.granary.step", "out_of_range"),
    (("trail", "granary", "step", 20), "trail.granary.step", "out_of_range"),
    (("trail", "granary", "corn", 0), "trail.granary.corn", "out_of_range"),
    (("trail", "stable", {"step": 13}), "trail.stable.llama", "missing_key"),
    (("trail", "summit", 5), "trail.summit", "out_of_range"),
    (("trail", "summit", 100), "trail.summit", "out_of_range"),
    (("days", "last", 2), "days.last", "out_of_range"),
    (("days", "first", "2", 8), "days.first.2", "out_of_range"),
    (("days", "first", "5", ...), "days.first.5", "missing_key"),
    (("days", "first", "6", 3), "days.first.6", "unknown_key"),
    (("incas", "per_player", "5", 4), "incas.per_player.5", "out_of_range"),
    (("moon_tiles", "ids", 0, "steps_1"), "moon_tiles.ids[0]", "unknown_id"),
    (("moon_tiles", "ids", 0, "llama"), "moon_tiles.ids[3]", "named_twice"),
    (("moon_tiles", "ids", 6, ...), "moon_tiles.ids", "wrong_length"),
    (("recruit", "royal_palace", ...), "recruit.royal_palace", "missing_key"),
    (("recruit", "royal_palace", {}), "recruit.royal_palace", "missing_figure"),
    (
        ("recruit", "royal_palace", "sun_clock", {"corn": 1}),
        "recruit.royal_palace.sun_clock",
        "unknown_key",
    ),
    (
        ("recruit", "royal_palace", "weavers_quarter", {}),
        "recruit.royal_palace.weavers_quarter",
        "missing_figure",
    ),
    (
        ("recruit", "royal_palace", "weavers_quarter", "gold", 1),
        "recruit.royal_palace.weavers_quarter.gold",
        "unknown_key",
    ),
    (
        ("recruit", "watchmans_hut", "corn_terraces", "llama", 0),
        "recruit.watchmans_hut.corn_terraces.llama",
        "out_of_range",
    ),
    (
        ("recruit", "watchmans_hut", "corn_terraces", 1),
        "recruit.watchmans_hut.corn_terraces",
        "wrong_type",
    ),
    (("orders", "jaguar", {}), "orders.jaguar", "unknown_key"),
    (("orders", "puma", ...), "orders.puma", "missing_key"),
    (("orders", "puma", "values", []), "orders.puma.values", "wrong_length"),
    (("orders", "puma", "values", [4, 5]), "orders.puma.values", "bad_figure"),
    (("orders", "puma", "values", [20]), "orders.puma.values[0]", "out_of_range"),
    (("orders", "puma", "values", ...), "orders.puma.values", "missing_key"),
    (("orders", "puma", "cost", ...), "orders.puma.cost", "missing_key"),
    (("orders", "puma", "cost", "coca", 100), "orders.puma.cost.coca", "out_of_range"),
    (("orders", "puma", "source", "count", " "), "orders.puma.source.count", "missing_source"),
    (("orders", "puma", "source", "cost", ...), "orders.puma.source.cost", "missing_key"),
    (("cards", 27, ...), "cards", "wrong_length"),
    (("cards", 3, CARD), "cards[5].id", "card_twice"),
    (("cards", 3, CARD | {"id": "puma+potter"}), "cards[3].id", "unknown_id"),
    (("cards", 3, CARD | {"id": 3}), "cards[3].id", "wrong_type"),
    (("cards", 3, "gold", -1), "cards[3].gold", "out_of_range"),
    (("cards", 3, "gold", ...), "cards[3].gold", "missing_key"),
    (("cards", 3, "source", ...), "cards[3].source", "missing_key"),
    (("cards", 3, "known", "no"), "cards[3].known", "wrong_type"),
    (("adjacency", 0, "known", 0), "adjacency[0].known", "wrong_type"),
    (("orders", "puma", "known", "cost", 1), "orders.puma.known.cost", "wrong_type"),
    (("orders", "puma", "known", "count", ...), "orders.puma.known.count", "missing_key"),
    (("orders", "puma", "known", "values", 2, 1), "orders.puma.known.values[2]", "wrong_type"),
    (("adjacency", 0, "between", ["sun_clock"]), "adjacency[0].between", "wrong_length"),
    (
        ("adjacency", 0, "between", ["sun_clock", "sun_clock"]),
        "adjacency[0].between",
        "named_twice",
    ),
    (("adjacency", 0, "between", ["sun_clock", "river"]), "adjacency[0].between[1]", "unknown_id"),
    (
        ("adjacency", 0, "between", ["main_temple", "sun_clock"]),
        "adjacency[8].between",
        "border_twice",
    ),
    (("adjacency", 0, "source", ""), "adjacency[0].source", "missing_source"),
    (("adjacency", 0, "note", 1), "adjacency[0].note", "wrong_type"),
    (("adjacency", 0, "llamas", 1), "adjacency[0].llamas", "unknown_key"),
    (("adjacency", CLOCK_ALONE), "adjacency", "no_neighbour"),
    (("adjacency", [ROAD] * 106), "adjacency", "too_many"),
    (("adjacency", {}), "adjacency", "wrong_type"),
    (("apart", 0, "between", ["sun_clock", "main_temple"]), "apart[0].between", "border_and_apart"),
    (("apart", 0, "source", "shown"), "apart[0].source", "unknown_key"),
]


@pytest.mark.parametrize(("change", "place", "code"), BAD)
def test_a_bad_figure_is_refused_at_its_place(change, place, code):
    """A file with one bad figure has one fault, with its place and its code."""
    assert faults_of(file_with(*change)) == [(place, code)]


@pytest.mark.parametrize("table", [name for name in printed_tables() if name != "apart"])
def test_a_missing_table_is_named_once(table):
    """A file without a whole table has one fault, not one fault for each figure of the table."""
    assert faults_of(file_with(table, ...)) == [(table, "missing_key")]


@pytest.mark.parametrize("table", printed_tables())
def test_a_wrong_type_of_table_is_refused(table):
    """A number in the place of a table or a list is one fault, with the name of the table."""
    assert faults_of(file_with(table, 1)) == [(table, "wrong_type")]


def test_the_list_of_districts_apart_is_optional():
    """A file may leave out the list of districts that do not touch, because play does not use the list."""
    assert played_with(file_with("apart", ...)).components == PRINCES.components


def test_all_faults_are_listed_at_once():
    """One error names all faults of a file."""
    tables = printed_tables()
    tables["market"]["prices"] = [1, 2, 3, 4]
    tables["orders"]["condor"]["cost"]["gold"] = 1
    tables["cards"][7]["gold"] = "much"
    del tables["days"]
    tables["adjacency"][2]["source"] = ""
    assert faults_of(content(tables)) == [
        ("days", "missing_key"),
        ("market.prices", "bad_figure"),
        ("cards[7].gold", "wrong_type"),
        ("orders.condor.cost.gold", "unknown_key"),
        ("adjacency[2].source", "missing_source"),
    ]


@pytest.mark.parametrize(
    ("file", "code"),
    [
        (b"market = ", "bad_toml"),
        (b"[market]\n[market]\n", "bad_toml"),
        (b"market = " + b"9" * 5000, "bad_toml"),
        (b"market = " + b"[" * 100_000, "bad_toml"),
        (b"\xff\xfa", "not_utf8"),
        (b"#" * 5_000_001, "too_large"),
    ],
)
def test_a_file_that_is_no_toml_is_refused(file, code):
    """A file that is no TOML has a single fault, with a code and without a place."""
    assert faults_of(file) == [("", code)]


def test_the_command_line_plays_with_another_file(tmp_path, capsys):
    """`--components` plays a record with other figures.

    A bad file leads to one line and exit code 2.
    """
    file, record = tmp_path / "mine.toml", tmp_path / "game.json"
    file.write_bytes(file_with("orders", "condor", "cost", {"corn": 1}))
    start = position().at("Bert", "central_plaza").goods("Bert", corn=1)
    lines = "Bert move house_of_priests", "Bert acquire condor"
    record.write_text(json.dumps(start.record(*map(read_line, lines))), encoding="utf-8")
    assert main(["replay", str(record), "--json"]) == 2
    capsys.readouterr()
    assert main(["replay", str(record), "--json", "--components", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)["position"]["players"][0]
    assert (found["goods"]["corn"], found["orders"]["condor"]) == (0, 1)
    file.write_bytes(file_with("trail", "summit", 1))
    assert main(["replay", str(record), "--components", str(file)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("trail.summit: ")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("name", ["nowhere.toml", "."])
def test_a_components_file_that_cannot_be_opened_is_reported(name, tmp_path, capsys):
    """A missing file or a folder leads to one line and exit code 2."""
    assert main(["random", "--seed", "1", "--components", str(tmp_path / name)]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
