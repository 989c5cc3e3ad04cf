"""The teaching of the game: concepts with their misconceptions, and measures of a state.

The rules give the right answers; each misconception gives a wrong answer in the same state.

The list below has the `About` of each concept: its decisions, its `player` and its `thing`. The
decisions follow one another from the state of the question; "no decisions" means that the question
needs none. Without `player`, the question is about the player of the first decision or, without a
decision, about the player who is to decide. `thing` is empty unless the list names it.

- `whose_incas_produce`: the move into a production district with a bonus; asks for the players
  whose Incas can produce there.
- `corn_to_produce`: the same, but not the Corn Terraces, and `player`, one who has Incas there;
  asks for the units these can make at most, the bonus not counted.
- `bonus_and_product`: the same with all five districts; asks how much of the good `player` holds
  when all who can have produced.
- `used_up`: the move into a production district or temple where nothing lies; asks for the units
  that `player` gets, or the steps.
- `goods_for_incas`: the move to the Watchman's Hut or Royal Palace, none once it is made; asks for
  the most Incas that can be recruited in this visit.
- `way_there`: no decisions, `thing` a district; asks for the way: "free", "llama" or "cannot".
- `order_value`: no decisions, or the move and the acquisition; `thing` an order; asks for the step
  value when one more has been acquired.
- `goods_for_order`: no decisions; `player` who would like one, `thing` an order; asks for the
  pieces of goods that are missing.
- `stone_then_sacrifice`: the move into an order's temple and the sacrifice; `player` who gives;
  asks for the Scout's step afterwards, the Summit not reached.
- `trail_goods`: the move into a temple and the gifts until the turn is over; `player` whose Scout
  passed Granary or Stable; `thing` "corn" or "llama"; asks how much of it the player then holds.
- `paid_at_the_end`: the move into a temple whose stones carry the Scout to or past Granary or
  Stable; asks for the most llamas (in the Main Temple: units) that can be given in this visit.
- `main_offer`: the move into the Main Temple and the offers up to the one of `player`; asks for
  its steps.
- `selling`: the move to the Plaza, the adjustment, one to three sales of one good; asks for the
  corn received.
- `buying`: no decisions; `thing` a good; asks for the price of the next unit.
- `moon_at_night`: no decisions; `player` whose tiles; asks for the corn left when as many tiles
  have been paid for as the corn allows.
- `last_turns`: staying for the third tile, or nothing once it is taken; asks for the players who
  have a turn to come before the night.
- `next_start`: the same; asks for the player who begins the next day.
- `clock_pays`: no decisions; `player` whose Incas serve; `thing` "scout" (the Scout's step after
  the night), "units" (what the clock brings) or "supply" (Incas in the supply after the night).
- `night_order`: no decisions; `player`; `thing` one of `night.NIGHTS`, what a night pays to that
  player; asks for the order in which it comes.
- `over_the_summit`: the move into a temple and maybe a gift, over the Summit; `player` whose Scout
  it is; asks for its step.
- `cards_kept`: the same; asks for the cards held when the cards are returned.
- `short_deck`: the same, `thing` "1" or "2", as many cards as the deck is to hold; asks for the
  cards that go back.
- `card_worth`: no decisions; `player` and `thing`, a card of that hand; asks for its victory
  points now.
- `gold_multiplies`: no decisions; `player`; asks for the final points if the Spanish conquered the
  city now.
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
    """Whether other reconstructed figures or borders would change the right answer or the text."""
    return _SUBJECTS[question.concept].rests_on_guess(question)
