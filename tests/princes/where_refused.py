"""Situations for the cases of refusals, each a state in which a player is about to try too much."""

from tests.positions import position
from tests.princes.finished_games import kept_game
from tests.situations import after, load


def bert():
    """Build Bert's turn with his Prince in the Watchman's Hut."""
    return load(position())


def bert_without_llama():
    """Build Bert's turn with his Prince in the Watchman's Hut and only corn in hand."""
    return load(position().goods("Bert", corn=3))


def finished_state():
    """Return a game that is over."""
    return load(kept_game("conquest_2_standard")[1])


def first_turn():
    """Build Bert's first turn, with no Prince on the board."""
    return load(position(number=1).at("Bert", None))


def tiles_taken():
    """Build a turn with two Moon tiles in Ralph's hand."""
    return load(position().moon("Ralph", "llama", "steps_3"))


def meadow():
    """Let Bert decide how many of his three shepherds produce, with 2 corn in hand."""
    return after(
        position().incas("Bert", llama_meadow=3).goods("Bert", corn=2), "Bert move llama_meadow"
    )


def puma_temple():
    """Build Bert's visit to the Puma Temple, with two puma priests and one llama."""
    start = position().at("Bert", "weavers_quarter").orders("Bert", puma=2).goods("Bert", llama=1)
    return after(start, "Bert move puma_temple")


def main_temple():
    """Build Bert's visit to the Main Temple, with 2 corn, 1 coca and 2 cloth."""
    start = position().at("Bert", "sun_clock").goods("Bert", corn=2, coca=1, cloth=2)
    return after(start, "Bert move main_temple")


def hut():
    """Let Bert recruit at the Watchman's Hut, where he can pay for both Incas."""
    return after(position().at("Bert", "corn_terraces"), "Bert move watchmans_hut")


def hut_with_little():
    """Let Bert recruit at the Watchman's Hut, where he can pay for a farmer, not for a shepherd."""
    start = position().at("Bert", "corn_terraces").goods("Bert", llama=1, pottery=1)
    return after(start, "Bert move watchmans_hut")


def hut_with_one_inca():
    """Let Bert recruit at the Watchman's Hut, with one Inca left in his supply."""
    start = position().at("Bert", "corn_terraces").incas("Bert", corn_terraces=9)
    return after(start, "Bert move watchmans_hut")


def palace():
    """Let Bert recruit at the Royal Palace, with 1 coca, 1 pottery and 2 cloth."""
    start = position().at("Bert", "condor_temple").goods("Bert", coca=1, pottery=1, cloth=2)
    return after(start, "Bert move royal_palace")


def house():
    """Let Bert acquire a tile in the House of Priests, where he can pay for a condor, not for a puma."""
    return after(position().at("Bert", "central_plaza"), "Bert move house_of_priests")


def house_without_condor():
    """Let Bert acquire a puma in the House of Priests, while Ralph has all condors."""
    start = position().at("Bert", "central_plaza").orders("Ralph", condor=4)
    return after(start.goods("Bert", coca=1, pottery=1, cloth=2), "Bert move house_of_priests")


def plaza():
    """Let Bert adjust the market, in which coca is full and cloth empty."""
    return after(position().market(coca=4, cloth=0), "Bert move central_plaza")


def trading():
    """Let Bert trade with 3 corn, 1 llama and 1 coca, while every column holds two goods."""
    start = position().at("Bert", "sun_clock").goods("Bert", corn=3, llama=1, coca=1)
    return after(start, "Bert move central_plaza", "Bert adjust -")


def trading_after_a_sale():
    """Let Bert trade on after he has sold his coca in this visit."""
    return after(trading(), "Bert sell coca")


def trading_after_a_purchase():
    """Let Bert trade on after he has sold coca and bought cloth in this visit."""
    return after(trading_after_a_sale(), "Bert buy cloth")


def sun_clock():
    """Let Bert send a shepherd or one of two weavers."""
    start = position().at("Bert", "corn_terraces").incas("Bert", llama_meadow=1, weavers_quarter=2)
    return after(start, "Bert move sun_clock")


def night():
    """Let Bert, with 2 corn, settle three priced tiles at night."""
    start = position(turn="Gina").moon("Bert", "llama", "cloth", "coca").moon("Ralph", "steps_2")
    return after(
        start.day_ending("Bert", 1).bare().goods("Bert", corn=2), "Gina move corn_terraces"
    )


def last_day():
    """Build Bert's turn on day 9, when he has taken the llama tile."""
    return after(position(day=9).goods("Bert", corn=2), "Bert stay llama")


def summit():
    """Let Bert return two cards, after he has drawn three cards to his one."""
    start = position().at("Bert", "sun_clock").scout("Bert", 18).cards("Bert", "farmer+puma")
    return after(start, "Bert move main_temple")
