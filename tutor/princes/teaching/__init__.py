"""The teaching of the game: concepts with their misconceptions, and measures of a state.

The rules give the right answers; each misconception gives a wrong answer in the same state.

The list below says what the question of each concept asks, and what its `About` contains: the
`decisions`, made one after the other in the state of the question, the `player` and the `thing`. A
question without decisions is about the state itself. Without `player`, the question is about the
player of the first decision or, without decisions, about the player who is to decide. `thing` is
empty where the list does not name it.

- `whose_incas_produce` asks which players have Incas that can produce in a district. The decision
  is the move into that production district, where a bonus lies.
- `corn_to_produce` asks how many units the Incas of `player` in a district can make, without the
  bonus. The decision is the move into a production district where a bonus lies, but not into the
  Corn Terraces; `player` has Incas in it.
- `bonus_and_product` asks how much of the good of a district `player` has after all players have
  produced there. The decision is the move into a production district where a bonus lies; `player`
  has Incas in it.
- `used_up` asks how many units or steps `player` gets in a district. The decision is the move into
  a production district or temple without bonus units or stones.
- `goods_for_incas` asks how many Incas a player can recruit in a visit. The decision is the move to
  the Watchman's Hut or the Royal Palace; no decision if the Prince is already there.
- `way_there` asks how a Prince gets to a district, `thing`: "free", "llama" or "cannot". It has no
  decisions.
- `order_value` asks for the step value of an order, `thing`, after one more tile is acquired. The
  decisions are the move and the acquisition, or none.
- `goods_for_order` asks how many pieces of goods `player` lacks for a tile of an order, `thing`. It
  has no decisions.
- `stone_then_sacrifice` asks for the step of the Scout of `player` after a sacrifice. The decisions
  are the move into the temple of an order and the sacrifice, after which the Scout is still below
  the Summit.
- `trail_goods` asks how much "corn" or "llama" (`thing`) `player` has after a turn in which the
  player's Scout passes Granary or Stable. The decisions are the move into a temple and all gifts of
  the turn.
- `paid_at_the_end` asks how many llamas (in the Main Temple: units) a player can give in a visit.
  The decision is the move into a temple whose stones carry the Scout to Granary or Stable, or
  beyond.
- `main_offer` asks how many steps the offer of `player` brings. The decisions are the move into the
  Main Temple and the offers up to that of `player`.
- `selling` asks how much corn a player gets for sales. The decisions are the move to the Plaza, the
  adjustment, and one to three sales of one good.
- `buying` asks for the price of the next unit of a good, `thing`. It has no decisions.
- `moon_at_night` asks how much corn `player` has after paying for as many Moon tiles as the corn
  allows. It has no decisions.
- `last_turns` asks which players still have a turn before the night. The decision is to stay for
  the third tile; no decision if the tile is already taken.
- `next_start` asks which player begins the next day. Its decisions are those of `last_turns`.
- `clock_pays` asks what the Sun Clock pays `player`. The `thing` is "scout" (the Scout's step after
  the night), "units" (the units that the clock pays) or "supply" (the Incas in the supply after the
  night). It has no decisions.
- `night_order` asks in which order a night pays `player`. The `thing` is one of `night.NIGHTS`, the
  kinds of pay. It has no decisions.
- `over_the_summit` asks for the step of the Scout of `player` after it has passed the Summit. The
  decisions are the move into a temple and, if needed, a gift.
- `cards_kept` asks how many cards `player` has after returning cards at the Summit. Its decisions
  are those of `over_the_summit`.
- `short_deck` asks how many cards go back if the deck has only "1" or "2" cards (`thing`). Its
  decisions are those of `over_the_summit`.
- `card_worth` asks how many points a card, `thing`, brings `player` now. It has no decisions.
- `gold_multiplies` asks how many points `player` has if the Spanish conquer the city now. It has no
  decisions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.core.base.questions import Concept, Question
from tutor.princes.teaching import cards, districts, market, night, people, temples
from tutor.princes.teaching.market import SEEKING
from tutor.princes.teaching.measures import MEASURES
from tutor.princes.teaching.subject import RIVALS, Subject

__all__ = ["CONCEPTS", "MEASURES", "RIVALS", "SEEKING", "rests_on_guess"]

_SUBJECTS: Final[Mapping[str, Subject]] = {
    subject.name: subject
    for subject in (
        *districts.PRODUCING,
        *people.SUBJECTS[:1],
        *districts.ENTERING,
        *people.SUBJECTS[1:],
        *temples.SUBJECTS,
        *market.SUBJECTS,
        *night.SUBJECTS,
        *cards.SUBJECTS,
    )
}
CONCEPTS: Final[Mapping[str, Concept]] = _SUBJECTS


def rests_on_guess(question: Question) -> bool:
    """Return whether other values of reconstructed figures or borders change the answer or the text."""
    return _SUBJECTS[question.concept].rests_on_guess(question)
