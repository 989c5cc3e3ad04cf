"""The players: who is inside and who at camp, what lies beside and in the tent, artifacts."""

from __future__ import annotations

from typing import Final

from tutor.core.base.schema import Position
from tutor.core.drawing.lettering import Face, shortened
from tutor.core.drawing.marks import token
from tutor.core.drawing.outline import Box
from tutor.core.drawing.panels import card, centred, heading
from tutor.core.drawing.scene import Group, Paint, Rect, Shape, Use, Words
from tutor.incan_gold.known import tent
from tutor.incan_gold.scene.gems import gem
from tutor.incan_gold.scene.layouts import HEAD
from tutor.incan_gold.scene.look import Look, Seat
from tutor.incan_gold.scene.pictures import BOX, thing

COLUMN: Final = 46.0
COLUMNS: Final = ("beside", "tent", "artifacts")


def still_explorers(look: Look) -> Group:
    """The card, its heading and a picture over each column."""
    box, theme = look.layout.explorers, look.theme
    words = look.say("explorers")
    shapes: list[Shape] = [*card(box, look.theme), *heading(look.theme, box, "explorers", words)]
    for index, name in enumerate(COLUMNS):
        x, y = _column(box, index), box.top + 24
        if name == "beside":
            drawn = [
                Use(gem("turquoise", theme.name), x - 15, y - 6, 1),
                Use(gem("obsidian", theme.name), x - 1, y - 6, 1),
                Use(gem("gold", theme.name), x - 8, y - 13, 1),
            ]
        else:
            picture = thing("tent" if name == "tent" else "artifact", theme.name)
            drawn = [Use(picture, x - 12, y - 13, 24 / BOX)]
        area = Box(x - COLUMN / 2, y - 18, x + COLUMN / 2, y + 18)
        shapes.append(
            Group(
                f"column-{name}",
                tuple(drawn),
                look.say(f"column-{name}"),
                area=area.polygon(),
                role="label",
            )
        )
    return Group("explorers", tuple(shapes), words, area=box.polygon(), role="panel")


def moving_explorers(look: Look, position: Position, table: tuple[Seat, ...]) -> Group:
    """A row for each player."""
    return Group("at-the-table", tuple(_row(look, position, seat) for seat in table))


def _column(box: Box, index: int) -> float:
    return box.right - 12 - COLUMN * (len(COLUMNS) - index - 0.5)


def _row(look: Look, position: Position, seat: Seat) -> Group:
    box, theme, size = look.layout.explorers, look.theme, look.layout.type
    high = look.layout.row
    top = box.top + HEAD + high * seat.number
    row = Box(box.left + 6, top + 1, box.right - 6, top + high - 1)
    y = row.centre[1]
    shapes: list[Shape] = []
    if seat.doing == "due":
        paint = Paint(None, theme.glow, 2.4)
        shapes.append(Rect(row.left + 1, row.top, row.width - 2, row.height, 9, paint))
    mark = 34.0 if high >= 60 else 28.0
    piece = token(seat.number, seat.letter, mark, 16, look.theme.name)
    shapes.append(Use(piece, row.left + 8, y - mark / 2))
    left = row.left + 8 + mark + 9
    room = _column(box, 0) - COLUMN / 2 - left + 8
    name = shortened(seat.name, "bold", size + 1, room)
    shapes.append(Words(left, y - 4, name, size + 1, theme.ink, theme.surface, "bold"))
    shapes += _doing(look, position, seat, left, y + 15, room)
    for index, words in enumerate(_figures(position, seat)):
        x = _column(box, index)
        shapes.append(centred(x, y, words, 18, theme.ink, theme.surface))
    return Group(
        f"player-{seat.number + 1}",
        tuple(shapes),
        seat.name,
        _described(look, position, seat),
        area=row.polygon(),
        role="piece",
    )


def _doing(
    look: Look, position: Position, seat: Seat, x: float, base_line: float, room: float
) -> list[Shape]:
    """A torch or a tent, and a word or two; at the end the total."""
    theme, size = look.theme, look.layout.type
    if seat.doing == "over":
        words = look.say("total", total=_total(position, seat))
        won = seat.name in position["result"]["winners"]
        face: Face = "bold" if won else "sans"
        words = look.say("winner", total=_total(position, seat)) if won else words
        words = shortened(words, face, size, room)
        return [Words(x, base_line, words, size, theme.ink, theme.surface, face)]
    picture = thing("torch" if seat.is_inside else "tent", look.theme.name)
    words = shortened(look.say(f"doing-{seat.doing}"), "sans", size, room - 20)
    return [
        Use(picture, x - 2, base_line - 13, 17 / BOX),
        Words(x + 18, base_line, words, size, theme.second, theme.surface),
    ]


def _figures(position: Position, seat: Seat) -> tuple[str, str, str]:
    found = tent(position, seat.holds)
    worth = sum(each["value"] for each in seat.holds["artifacts"])
    return str(seat.holds["beside"]), "?" if found is None else str(found), str(worth)


def _total(position: Position, seat: Seat) -> int:
    (score,) = (score for score in position["result"]["scores"] if score["name"] == seat.name)
    return int(score["total"])


def _described(look: Look, position: Position, seat: Seat) -> str:
    found, artifacts = tent(position, seat.holds), seat.holds["artifacts"]
    return look.say(
        "player",
        player=seat.name,
        doing=seat.doing,
        beside=seat.holds["beside"],
        tent="hidden" if found is None else found,
        artifacts=len(artifacts),
        worth=sum(each["value"] for each in artifacts),
        total=_total(position, seat) if seat.doing == "over" else 0,
    )
