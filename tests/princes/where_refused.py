"""States for the cases of refusals, in each of which a player is about to try something illegal."""

from tests.positions import position
from tests.princes.finished_games import kept_game
from tests.situations import after, load


def bert():
    """Return a position in which it is Bert's turn and his Prince is in the Watchman's Hut."""
    return load(position())


def bert_without_llama():
    """Return the state of Bert's turn with his Prince in the Watchman's Hut and only corn in hand."""
    return load(position().goods("Bert", corn=3))


def finished_state():
    """Return the state of a game that is over."""
    return load(kept_game("conquest_2_standard")[1])


def first_turn():
    """Return the state of Bert's first turn, with no Prince in the city."""
    return load(position(number=1).at("Bert", None))


def tiles_taken():
    """Return the state of a turn in which Ralph has taken two Moon tiles."""
    return load(position().moon("Ralph", "llama", "steps_3"))


def meadow():
    """Return a state in which Bert decides how many of his three shepherds produce, with 2 corn in hand."""
    return after(
        position().incas("Bert", llama_meadow=3).goods("Bert", corn=2), "Bert move llama_meadow"
    )


def puma_temple():
    """Return the state of Bert's visit to the Puma Temple, with two puma priests and one llama."""
    start = position().at("Bert", "weavers_quarter").orders("Bert", puma=2).goods("Bert", llama=1)
    return after(start, "Bert move puma_temple")


def main_temple():
    """Return the state of Bert's visit to the Main Temple, with 2 corn, 1 coca and 2 cloth."""
    start = position().at("Bert", "sun_clock").goods("Bert", corn=2, coca=1, cloth=2)
    return after(start, "Bert move main_temple")


def hut():
    """Return a state in which Bert recruits at the Watchman's Hut and can pay for both Incas."""
    return after(position().at("Bert", "corn_terraces"), "Bert move watchmans_hut")


def hut_with_little():
    """Return a state in which Bert recruits at the Watchman's Hut and can pay for a farmer, not for a shepherd."""
    start = position().at("Bert", "corn_terraces").goods("Bert", llama=1, pottery=1)
    return after(start, "Bert move watchmans_hut")


def hut_with_one_inca():
    """Return a state in which Bert recruits at the Watchman's Hut, with one Inca left in his supply."""
    start = position().at("Bert", "corn_terraces").incas("Bert", corn_terraces=9)
    return after(start, "Bert move watchmans_hut")


def palace():
    """Return a state in which Bert recruits at the Royal Palace, with 1 coca, 1 pottery and 2 cloth."""
    start = position().at("Bert", "condor_temple").goods("Bert", coca=1, pottery=1, cloth=2)
    return after(start, "Bert move royal_palace")


def house():
    """Return a state in which Bert can acquire a condor in the House of Priests, but cannot pay for a puma."""
    return after(position().at("Bert", "central_plaza"), "Bert move house_of_priests")


def house_without_condor():
    """Return a state in which Bert acquires a tile in the House of Priests, while Ralph has all condors."""
    start = position().at("Bert", "central_plaza").orders("Ralph", condor=4)
    return after(start.goods("Bert", coca=1, pottery=1, cloth=2), "Bert move house_of_priests")


def plaza():
    """Return a state in which Bert adjusts the market, where the column of coca is full and that of cloth empty."""
    return after(position().market(coca=4, cloth=0), "Bert move central_plaza")


def trading():
    """Return a state in which Bert trades with 3 corn, 1 llama and 1 coca, and each column holds two goods."""
    start = position().at("Bert", "sun_clock").goods("Bert", corn=3, llama=1, coca=1)
    return after(start, "Bert move central_plaza", "Bert adjust -")


def trading_after_a_sale():
    """Return a state in which Bert trades on after he has sold his coca in this visit."""
    return after(trading(), "Bert sell coca")


def trading_after_a_purchase():
    """Return a state in which Bert trades on after he has sold coca and bought cloth in this visit."""
    return after(trading_after_a_sale(), "Bert buy cloth")


def sun_clock():
    """Return a state in which Bert can send a shepherd or one of two weavers to the Sun Clock."""
    start = position().at("Bert", "corn_terraces").incas("Bert", llama_meadow=1, weavers_quarter=2)
    return after(start, "Bert move sun_clock")


def night():
    """Return a state of the night in which Bert, with 2 corn, settles three Moon tiles that cost corn."""
    start = position(turn="Gina").moon("Bert", "llama", "cloth", "coca").moon("Ralph", "steps_2")
    return after(
        start.day_ending("Bert", 1).bare().goods("Bert", corn=2), "Gina move corn_terraces"
    )


def last_day():
    """Return the state of Bert's turn on day 9, when he has taken the Moon tile for a llama."""
    return after(position(day=9).goods("Bert", corn=2), "Bert stay llama")


def summit():
    """Return a state in which Bert must return two cards, after he has drawn three cards to his one."""
    start = position().at("Bert", "sun_clock").scout("Bert", 18).cards("Bert", "farmer+puma")
    return after(start, "Bert move main_temple")
