"""The end of the game in the path's place: a bar for each player, as long as the total."""

from __future__ import annotations

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import PADDING, card, heading, token
from tutor.core.drawing.lettering import width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import Group, Paint, Rect, Shape, Use, Words
from tutor.incan_gold.scene.look import Look, Seat
from tutor.incan_gold.scene.pictures import BOX, thing

TOP = 52.0
LEAST_TOP = 38.0
ROOMY = 250.0
"""The height from which there is room round the bars."""
ROW = 64.0


def ending(look: Look, position: Position, table: tuple[Seat, ...]) -> Group:
    """Treasure and artifacts of all players side by side; the winners have a star."""
    box, result = look.layout.path.grow(-6), position["result"]
    scores = {score["name"]: score for score in result["scores"]}
    most = max(score["total"] for score in scores.values()) or 1
    above, below = (TOP, PADDING) if box.height >= ROOMY else (LEAST_TOP, PADDING / 2)
    pitch = min((box.height - above - below) / len(table), ROW)
    box = Box.about(box.centre, box.width, above + pitch * len(table) + below)
    room = Box(box.left + PADDING, box.top + above, box.right - PADDING, box.bottom - below)
    top = room.top
    rows = []
    for seat in table:
        y = top + pitch * (seat.number + 0.5)
        place = Box(room.left, y - pitch / 2, room.right, y + pitch / 2)
        won = seat.name in result["winners"]
        rows.append(_bar(look, seat, scores[seat.name], place, most, won))
    title = heading(look.theme, box, "path", look.say("over"))
    return Group("the-end", (Group("over", (*card(box, look.theme), *title)), *rows))


def _bar(look: Look, seat: Seat, score: Position, place: Box, most: int, has_won: bool) -> Group:
    theme, y = look.theme, place.centre[1]
    total = str(score["total"])
    left = place.left + 40
    room = place.right - left - width(total, "bold", 18) - 12 - 30
    high = min(place.height * 0.56, 30)
    side = min(30.0, place.height - 2)
    piece = token(seat.number, seat.letter, side, min(16.0, side * 0.6), theme.name)
    shapes: list[Shape] = [Use(piece, place.left, y - side / 2)]
    x = left
    for part, colour in (("treasure", theme.turquoise), ("artifact_points", theme.gold)):
        long = room * score[part] / most
        if long:
            paint = Paint(colour, theme.outline, 1)
            shapes.append(Rect(x, y - high / 2, long, high, 0, paint))
        x += long
    shapes.append(Words(x + 8, y + 6.5, total, 18, theme.ink, theme.surface, "bold"))
    if has_won:
        at = x + 8 + width(total, "bold", 18) + 6
        shapes.append(Use(thing("star", theme.name), at, y - 12, 24 / BOX))
    words = look.say(
        "score", player=seat.name, treasure=score["treasure"], artifacts=score["artifact_points"]
    )
    return Group(
        f"score-{seat.number + 1}", tuple(shapes), words, area=place.polygon(), role="piece"
    )
