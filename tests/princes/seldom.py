"""Situations that are rare in whole games, each a position and the decisions that lead through it."""

from typing import NamedTuple

from tests.moments import replay
from tests.notation import read_line
from tests.positions import position
from tutor.core.records.files import read_record


class Situation(NamedTuple):
    """A rare position, and decisions that lead on from it."""

    name: str
    start: object
    lines: tuple[str, ...]

    def moments(self):
        """Return the moments of the game from the rare position, one for each decision."""
        return list(replay(read_record(self.start.record(*map(read_line, self.lines)))))


def before_five_virgins(step):
    """Return a state in which Bert may sacrifice five llamas at the Temple of the Sun, for 5 steps each.

    `step` is where Bert's Scout stands.
    """
    start = position().at("Bert", "central_plaza").orders("Bert", virgin=5)
    return start.goods("Bert", llama=5).scout("Bert", step).bonus(temple_of_the_sun=1)


SITUATIONS = (
    Situation(
        "nobody is left in the supply",
        position().at("Bert", "corn_terraces").incas("Bert", corn_terraces=10),
        ("Bert move watchmans_hut",),
    ),
    Situation(
        "one has nothing to offer",
        position().at("Bert", "sun_clock").goods("Bert"),
        ("Bert move main_temple",),
    ),
    Situation(
        "one sacrifice passes the Granary twice",
        before_five_virgins(step=3),
        ("Bert move temple_of_the_sun", "Bert sacrifice 5"),
    ),
    Situation(
        "one sacrifice passes the Stable twice",
        before_five_virgins(step=9),
        ("Bert move temple_of_the_sun", "Bert sacrifice 5"),
    ),
)
