"""The stocks of all players as a table with a row for each, and the last step's changes.

The change of a stock is in an attribute, and the style sheet shows it beside the number.
So the text of a cell is the number alone; screen readers get the change from the
narration. A player's other possessions are signs below the name. A further row lists them
in full, with the pay of the night and the points by ending; this row is visible for the
player who acts, and screen readers read it for all players.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from tutor.core.base.game import ONLOOKER
from tutor.core.drawing.motion import DECK
from tutor.core.drawing.scene import Circle, Paint, Path, Rect, Symbol
from tutor.core.drawing.svg import picture
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import Text
from tutor.princes.compare import ended_now, figures
from tutor.princes.components import Components
from tutor.princes.identifiers import GOODS, MOON_TILES, ORDERS, PRODUCTION
from tutor.princes.rules.scoring import CONQUEST, RESCUE
from tutor.princes.scene.pictures import BOX, emblem
from tutor.princes.scene.themes import THEMES
from tutor.princes.things import MOON, thing
from tutor.princes.words import Words
from widgets.shared.controls import Markup, element, join
from widgets.shared.panels import Showing
from widgets.shared.themes import ThemeName

HIDDEN: Final = "–"


def ahead(showing: Showing, components: Components, mark: Callable[[str], Markup]) -> Markup:
    """Return a table with a row for each player: the pay of the night, the points by ending.

    The result is empty after the game, and while all hands are covered.
    """
    if showing.state.due is None or showing.seat == ONLOOKER:
        return Markup("")
    say, game = showing.page.say, showing.game
    words = Words(game.text, components)
    nights = figures(showing.state, showing.seat)
    heads = [
        element("th", name, scope="col")
        for name in (
            say("ahead-player"),
            say("ahead-night"),
            game.say(f"ending-{RESCUE}"),
            game.say(f"ending-{CONQUEST}"),
        )
    ]
    rows = []
    for player, ended in ended_now(showing.position, components).items():
        points = [HIDDEN if each is None else str(each) for each in ended]
        cells = [words.night_pay(nights[player]), *points]
        name = element("th", mark(player), " ", player, scope="row")
        rows.append(element("tr", name, *(element("td", cell) for cell in cells)))
    return element(
        "table",
        element("caption", say("ahead-caption")),
        element("thead", element("tr", *heads)),
        element("tbody", *rows),
        class_="tutor-ahead-table",
    )


Player = Mapping[str, Any]
Position = Mapping[str, Any]
Picture = Callable[[str], Markup]
Sign = Callable[[str, float], Markup]
FIGURES: Final = ("scout", "supply", "cards")
FEW_CARDS: Final = 8
"""The most cards that are drawn in full size before a class."""


def stocks_table(
    position: Position,
    before: Position,
    active: str | None,
    game: GameWords,
    page: Text,
    good_picture: Picture,
    mark: Picture,
    sign: Sign,
    face: Picture,
    summit: int,
    reader: str | None = None,
) -> Markup:
    """Return the table of the stocks of all players, with the changes since `before`.

    `active` is the player who decides. If the hands of others are hidden, `reader` is the
    player whose hand the reader may see. `mark` returns a player's shape, `good_picture` the
    picture of a good, `sign` the picture of another column in a given height, and `face` the
    picture of a card. If a Scout has passed the Summit, it begins again at the bottom; its
    change is then the number of steps that it has climbed.
    """
    names = [game.say(f"good-{good}.title") for good in GOODS]
    names += [page.say(f"stocks-{name}") for name in FIGURES]
    pictures = [*map(good_picture, GOODS), *(sign(name, HEAD) for name in FIGURES)]
    counted = list(zip(pictures, names, strict=True))
    head = element(
        "tr",
        element("th", page.say("page-stocks"), scope="col", class_="tutor-name-head"),
        *(_head(picture, name) for picture, name in counted),
    )
    old = {player["name"]: player for player in before["players"]}
    deck = sign("cards", SMALL)
    rows = [
        element(
            "tbody",
            _row(player, seat, old.get(player["name"], player), game, page, mark, sign, summit),
            _details(
                player,
                _hand(player, game, page, deck, face),
                game,
                page,
                sign,
                is_own=player["name"] == reader,
            ),
            class_="tutor-active" if player["name"] == active else "",
        )
        for seat, player in enumerate(position["players"], 1)
    ]
    heading = f"{page.say('page-stocks')}, {page.say('page-stocks-change')}"
    caption = element("caption", element("span", heading, class_="tutor-unseen"))
    of = f"tutor-stocks tutor-stocks-of-{len(rows)}"
    table = element("table", caption, element("thead", head), *rows, class_=of)
    return join(table, _key(counted))


def _key(counted: Sequence[tuple[Markup, str]]) -> Markup:
    """Return the names of the columns with their pictures.

    Screen readers skip these names, because they read the heads of the columns.
    """
    words = (element("span", picture, " ", name) for picture, name in counted)
    return element("div", *words, class_="tutor-stocks-key", aria_hidden="true")


def _head(drawn: Markup, name: str) -> Markup:
    words = element("span", name, class_="tutor-unseen")
    return element("th", drawn, words, scope="col", title=name)


def _row(
    player: Player,
    seat: int,
    old: Player,
    game: GameWords,
    page: Text,
    mark: Picture,
    sign: Sign,
    summit: int,
) -> Markup:
    """Return a player's row of numbers.

    The attribute `by` of a cell names the things on the board that the cell counts; the attribute
    `at` of the row names the place to which they move.
    """
    name = player["name"]
    goods = {good: game.say(f"good-{good}.title") for good in GOODS}
    figures = {figure: page.say(f"stocks-{figure}") for figure in FIGURES}
    scout, mark_of_one = f"scout-{seat}", f"mark{seat}"
    numbers = [
        _cell(player["goods"][good], old["goods"][good], goods[good], {"good": good, "by": good})
        for good in GOODS
    ]
    was = old["scout"] - summit if player["scout"] < old["scout"] else old["scout"]
    now = {"scout": player["scout"], "supply": player["supply"], "cards": _count(player["cards"])}
    then = {"scout": was, "supply": old["supply"], "cards": _count(old["cards"])}
    data: dict[str, dict[str, str | int]] = {
        "scout": {"scout": player["scout"], "by": scout},
        "supply": {"supply": player["supply"], "by": mark_of_one},
        "cards": {"cards": "", "by": DECK},
    }
    numbers += [_cell(now[each], then[each], figures[each], data[each]) for each in FIGURES]
    words = element(
        "span",
        element("span", name, class_="tutor-player-name"),
        _besides(player, page, sign),
        class_="tutor-player-words",
    )
    told = (belongings(player, game, page), _cards(player, game, page))
    of, details = "tutor-player", ". ".join(filter(None, told))
    first = element("th", mark(name), words, scope="row", class_=of, title=details)
    return element("tr", first, *numbers, data={"player": name, "at": scout})


def possessions(
    player: Player, game: GameWords, page: Text, sign: Sign, face: Picture | None
) -> Markup:
    """Return in words and cards everything that a player has besides goods; empty if there is nothing.

    If `face` is None, the cards are told in words.
    """
    besides = belongings(player, game, page)
    hand = _hand(player, game, page, sign("cards", SMALL), face)
    return join(besides, ". " if besides and hand else "", hand)


def _details(
    player: Player, hand: Markup, game: GameWords, page: Text, sign: Sign, *, is_own: bool
) -> Markup:
    """Return the row that lists a player's other possessions in full.

    The row is visible for the player who acts, and screen readers read it for all players.
    The cards of the reader's own hand are always visible. Before a class all possessions are
    visible, as signs and cards.
    """
    besides = belongings(player, game, page)
    standing = element("span", besides, class_="tutor-standing")
    # The page may empty this element for a while, and then also hides the full stop.
    stop = element("span", ". ", class_="tutor-stop") if besides and hand else ""
    parts = [element("span", standing, stop)]
    signs = [
        element("span", sign(name, SMALL), element("b", str(count)))
        for name, _, count in _order_counts(player)
        if count
    ]
    if signs:
        parts.append(element("span", *signs, class_="tutor-class-signs", aria_hidden="true"))
    if hand:
        parts.append(element("span", hand, class_="tutor-hand" if is_own else "tutor-held"))
    of = "tutor-detail tutor-own" if hand and is_own else "tutor-detail"
    return element("tr", element("td", *parts, colspan="9"), class_=of)


def _hand(
    player: Player, game: GameWords, page: Text, deck: Markup, face: Picture | None
) -> Markup:
    """Return the cards of a hand as drawings, with words for screen readers.

    If `face` is None, return only the words.
    """
    words, cards = _cards(player, game, page), player["cards"]
    if face is None or not words or isinstance(cards, Mapping):
        return join(words)
    drawn = (
        element("span", face(card), class_="tutor-card-icons", title=_card(card, game))
        for card in cards
    )
    of = "tutor-drawn-hand" + (" tutor-many-cards" if len(cards) > FEW_CARDS else "")
    return join(
        element("span", words, class_="tutor-unseen"),
        element("span", deck, *drawn, class_=of, aria_hidden="true"),
    )


def _besides(player: Player, page: Text, sign: Sign) -> Markup:
    """Return the numbers of Incas at work, of priests and virgins by order, and of Moon tiles.

    Each number stands beside a sign or a word. A number of 0 is invisible but keeps its
    place, so that a moving thing can arrive there.
    """
    incas = sum(player["incas"].values())
    at_work = [element("span", page.say("stocks-incas", count=incas))] if incas else []
    signs = (
        element("span", sign(name, SMALL), element("b", str(count)), data=_counts(by, count))
        for name, by, count in _order_counts(player)
    )
    return element("span", *at_work, *signs, class_="tutor-besides", aria_hidden="true")


def _order_counts(player: Player) -> list[tuple[str, str, int]]:
    """Return the priests and virgins of a player by order, and the Moon tiles.

    Each entry has the name of its sign, the things on the board that it counts, and their number.
    """
    tiles = " ".join(thing(MOON, tile) for tile in MOON_TILES)
    counted = [(order, f"tile-{order}", player["orders"][order]) for order in ORDERS]
    return [*counted, ("tiles", tiles, len(player["moon_tiles"]))]


def _counts(by: str, count: int) -> dict[str, str]:
    return {"by": by} if count else {"by": by, "none": ""}


def _cell(now: int, before: int, name: str, data: dict[str, str | int]) -> Markup:
    """Return a cell with a number; the name of the counted things appears under the pointer."""
    if now != before:
        data = {**data, "change": f"{now - before:+d}".replace("-", "\u2212")}
    return element("td", str(now), title=name, data=data)


def _count(cards: Any) -> int:
    return int(cards["hidden"]) if isinstance(cards, Mapping) else len(cards)


def belongings(player: Player, game: GameWords, page: Text) -> str:
    """Return in words the Incas at work, the priests and virgins, and the Moon tiles of a player."""
    incas = [
        game.say(f"incas-{place}", count=player["incas"][place])
        for place in PRODUCTION
        if player["incas"][place]
    ]
    if player["incas"]["sun_clock"]:
        count = player["incas"]["sun_clock"]
        incas.append(page.say("stocks-on-clock", incas=game.say("incas-sun_clock", count=count)))
    priests = [
        game.say(f"orders-{order}", count=player["orders"][order])
        for order in ORDERS
        if player["orders"][order]
    ]
    tiles = [game.say(f"tile-{tile}") for tile in player["moon_tiles"]]
    parts = [", ".join(part) for part in (incas + priests, tiles) if part]
    return ". ".join(part[:1].upper() + part[1:] for part in parts)


def _cards(player: Player, game: GameWords, page: Text) -> str:
    """Return in words the cards of a hand; empty if the hand has no cards."""
    cards = player["cards"]
    if isinstance(cards, Mapping):
        shown = page.say("stocks-hidden", count=cards["hidden"])
    else:
        shown = ", ".join(_card(card, game) for card in cards)
    return page.say("stocks-card-list", count=_count(cards), cards=shown) if shown else ""


def _card(card: str, game: GameWords) -> str:
    first, second = card.split("+")
    return game.say("card", first=game.say(f"icon-{first}"), second=game.say(f"icon-{second}"))


HEAD: Final = 20.0
SMALL: Final = 15.0
EMBLEMS: Final = {"supply": "recruiting", **{order: order for order in ORDERS}}
"""The name of the board's emblem that serves as the picture of each of these signs."""


@lru_cache(maxsize=64)
def sign(name: str, theme: ThemeName, height: float = HEAD) -> Markup:
    """Return a sign by name: `scout`, `supply`, `cards`, `tiles` or an order of priests."""
    ink, ground = THEMES[theme].ink, THEMES[theme].raised
    if name in EMBLEMS:
        return Markup(picture(emblem(EMBLEMS[name], ink, ground), height))
    solid, line = Paint(ink), Paint(None, ground, 1.6)
    shapes = {
        "scout": (Rect(5, 2, 2.6, 20, 1, solid), Path("M7.6 3H20.4L17 7.6 20.4 12.2H7.6Z", solid)),
        "cards": (
            Rect(5, 1.6, 14, 20.8, 2.6, solid),
            Rect(7.4, 4, 9.2, 16, 1.4, line),
            Circle(12, 12, 2.8, Paint(ground)),
        ),
        "tiles": (
            Path(
                "M14.4 1.8C8 0.8 1.8 5.6 1.8 12.2 1.8 18 6.4 22.6 12 22.6"
                " 16.8 22.6 20.8 19.8 22.2 15.6 17"
                " 17.4 11.6 13.6 11.4 8.6 11.4 5.8 12.4 3.4 14.4 1.8Z",
                solid,
            ),
        ),
    }
    return Markup(picture(Symbol(name, BOX, BOX, shapes[name]), height))
