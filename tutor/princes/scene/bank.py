"""The bank: a basket beside the city, from which goods come and to which they are paid.

On a phone it is not drawn: payments leave at the foot of the board.
"""

from __future__ import annotations

from functools import lru_cache

from tutor.core.drawing.elements import NOTE, centred_words
from tutor.core.drawing.lettering import width
from tutor.core.drawing.motion import BANK
from tutor.core.drawing.palette import mix
from tutor.core.drawing.scene import Group, Paint, Path, Rect, Symbol, Use
from tutor.princes.scene.goods import BOX, EDGE
from tutor.princes.scene.look import Look
from tutor.princes.scene.themes import THEMES

PILL = 18.0


def still_bank(look: Look) -> tuple[Group, ...]:
    """The basket with its name under it; empty where the layout has no place for it."""
    box, theme = look.layout.bank, look.theme
    if box is None:
        return ()
    words = look.say("bank")
    side = box.height - PILL
    x, _ = box.centre
    wide = width(words, "sans", NOTE) + 12
    ground = Paint(theme.surface, theme.hairline)
    pill = Rect(x - wide / 2, box.bottom - PILL, wide, PILL, 9, ground)
    picture = Use(_basket(theme.name), x - side / 2, box.top, side / BOX)
    name = centred_words(x, box.bottom - PILL / 2, words, NOTE, theme.ink, theme.surface, False)
    return (Group(BANK, (picture, pill, name), words, look.say("bank-words"), role="label"),)


@lru_cache(maxsize=8)
def _basket(theme_name: str) -> Symbol:
    """A woven basket, filled with corn."""
    theme = THEMES[theme_name]
    woven = Paint(mix(theme.llama, theme.gold_deep, 0.55), theme.outline, EDGE)
    grains = Paint(theme.corn, theme.outline, EDGE)
    weave = Paint(None, mix(theme.outline, theme.llama, 0.4), 0.9)
    return Symbol(
        BANK,
        BOX,
        BOX,
        (
            Path("M3.6 10.5C4.4 5.6 8 3 12 3 16 3 19.6 5.6 20.4 10.5Z", grains),
            Path("M2.6 10.2H21.4L19.2 21.6Q12 23.6 4.8 21.6Z", woven),
            Path(
                "M3.3 14Q12 15.8 20.7 14M4 17.8Q12 19.6 20 17.8M9 11.2L9.9 22M15 11.2L14.1 22",
                weave,
            ),
            Rect(1.8, 8.8, 20.4, 3, 1.5, Paint(theme.gold_deep, theme.outline, EDGE)),
            Path("M8.4 6.6h.01M11.4 5.2h.01M14.6 6.4h.01", Paint(None, theme.outline, 1.6)),
        ),
    )
