"""The stocks of all players as a table, with what the last step changed.

A change stands in an attribute that the style sheet shows under the number, so that a cell's own
text is the number alone; read aloud, the change is in the narration.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.core.words.text import GameText, Text
from tutor.princes.terms import GOODS, ORDERS, PRODUCTION
from widgets.shared.markup import Markup, element

Player = Mapping[str, Any]
Position = Mapping[str, Any]
Picture = Callable[[str], Markup]


def stocks_table(
    position: Position,
    before: Position,
    active: str | None,
    game: GameText,
    page: Text,
    good_picture: Picture,
    mark: Picture,
) -> Markup:
    """The table; `active` is the player whose decision is due, `mark` draws a player's shape."""
    say = page.say
    head = element(
        "tr",
        element("th", say("stocks-player"), scope="col", of="tutor-name-head"),
        *(
            element(
                "th",
                good_picture(good),
                element("span", game.say(f"good-{good}.title"), of="tutor-unseen"),
                scope="col",
            )
            for good in GOODS
        ),
        *(element("th", say(f"stocks-{name}"), scope="col") for name in ("scout", "supply")),
        element("th", say("stocks-cards-head"), scope="col"),
    )
    old = {player["name"]: player for player in before["players"]}
    rows = [
        _rows(player, old.get(player["name"], player), active, game, page, mark)
        for player in position["players"]
    ]
    caption = element(
        "caption",
        element("span", say("page-stocks"), of="tutor-heading"),
        " ",
        element("span", say("page-stocks-change"), of="tutor-hint"),
    )
    return element("table", caption, element("thead", head), *rows, of="tutor-stocks")


def _rows(
    player: Player,
    old: Player,
    active: str | None,
    game: GameText,
    page: Text,
    mark: Picture,
) -> Markup:
    name = player["name"]
    numbers = [_cell(player["goods"][good], old["goods"][good], {"good": good}) for good in GOODS]
    numbers.append(_cell(player["scout"], old["scout"], {"scout": player["scout"]}))
    numbers.append(_cell(player["supply"], old["supply"], {"supply": player["supply"]}))
    numbers.append(_cell(_count(player["cards"]), _count(old["cards"]), {"cards": ""}))
    first = element(
        "tr",
        element("th", mark(name), " ", element("span", name), scope="row", of="tutor-player"),
        *numbers,
        data={"player": name},
    )
    detail = element(
        "tr",
        element("td", _detail(player, game, page), colspan="9"),
        of="tutor-detail",
    )
    return element("tbody", first, detail, of="tutor-active" if name == active else "")


def _cell(now: int, before: int, data: dict[str, str | int]) -> Markup:
    if now != before:
        data = {**data, "change": f"{now - before:+d}".replace("-", "\u2212")}
    return element("td", str(now), data=data)


def _count(cards: Any) -> int:
    return int(cards["hidden"]) if isinstance(cards, Mapping) else len(cards)


def _detail(player: Player, game: GameText, page: Text) -> str:
    """Incas at work, priests, Moon tiles and cards, in words."""
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
    cards = player["cards"]
    if isinstance(cards, Mapping):
        shown = page.say("stocks-hidden", count=cards["hidden"])
    else:
        shown = ", ".join(_card(card, game) for card in cards)
    parts = [", ".join(part) for part in (incas + priests, tiles) if part]
    if shown:
        parts.append(page.say("stocks-card-list", count=_count(cards), cards=shown))
    return ". ".join(part[:1].upper() + part[1:] for part in parts)


def _card(card: str, game: GameText) -> str:
    first, second = card.split("+")
    return game.say("card", first=game.say(f"icon-{first}"), second=game.say(f"icon-{second}"))
