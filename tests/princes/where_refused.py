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
    """A game that is over."""
    return load(kept_game("conquest_2_standard")[1])


def first_turn():
    """Bert's first turn: no Prince on the board."""
    return load(position(number=1).at("Bert", None))


def tiles_taken():
    """Two Moon tiles are in Ralph's hand."""
    return load(position().moon("Ralph", "llama", "steps_3"))


def meadow():
    """Bert decides how many of his three shepherds produce, with 2 corn in hand."""
    return after(
        position().incas("Bert", llama_meadow=3).goods("Bert", corn=2), "Bert move llama_meadow"
    )


def puma_temple():
    """Bert has two puma priests and one llama."""
    start = position().at("Bert", "weavers_quarter").orders("Bert", puma=2).goods("Bert", llama=1)
    return after(start, "Bert move puma_temple")


def main_temple():
    """Bert holds 2 corn, 1 coca and 2 cloth before the Main Temple."""
    start = position().at("Bert", "sun_clock").goods("Bert", corn=2, coca=1, cloth=2)
    return after(start, "Bert move main_temple")


def hut():
    """Bert may recruit at the Watchman's Hut; he can pay for both Incas."""
    return after(position().at("Bert", "corn_terraces"), "Bert move watchmans_hut")


def hut_with_little():
    """Bert can pay for a farmer, not for a shepherd."""
    start = position().at("Bert", "corn_terraces").goods("Bert", llama=1, pottery=1)
    return after(start, "Bert move watchmans_hut")


def hut_with_one_inca():
    """One Inca is left in Bert's supply."""
    start = position().at("Bert", "corn_terraces").incas("Bert", corn_terraces=9)
    return after(start, "Bert move watchmans_hut")


def palace():
    """Bert may recruit at the Royal Palace with 1 coca, 1 pottery and 2 cloth."""
    start = position().at("Bert", "condor_temple").goods("Bert", coca=1, pottery=1, cloth=2)
    return after(start, "Bert move royal_palace")


def house():
    """Bert can pay for a condor, not for a puma."""
    return after(position().at("Bert", "central_plaza"), "Bert move house_of_priests")


def house_without_condor():
    """All condors are Ralph's; Bert can pay for a puma."""
    start = position().at("Bert", "central_plaza").orders("Ralph", condor=4)
    return after(start.goods("Bert", coca=1, pottery=1, cloth=2), "Bert move house_of_priests")


def plaza():
    """Bert is to adjust the market, in which coca is full and cloth empty."""
    return after(position().market(coca=4, cloth=0), "Bert move central_plaza")


def trading():
    """Bert trades with 3 corn, 1 llama and 1 coca; every column holds two goods."""
    start = position().at("Bert", "sun_clock").goods("Bert", corn=3, llama=1, coca=1)
    return after(start, "Bert move central_plaza", "Bert adjust -")


def trading_after_a_sale():
    """Bert has sold his coca in this visit."""
    return after(trading(), "Bert sell coca")


def trading_after_a_purchase():
    """Bert has sold coca and bought cloth in this visit."""
    return after(trading_after_a_sale(), "Bert buy cloth")


def sun_clock():
    """Bert has a shepherd and two weavers to send."""
    start = position().at("Bert", "corn_terraces").incas("Bert", llama_meadow=1, weavers_quarter=2)
    return after(start, "Bert move sun_clock")


def night():
    """Bert, with 2 corn, settles three priced tiles at night."""
    start = position(turn="Gina").moon("Bert", "llama", "cloth", "coca").moon("Ralph", "steps_2")
    return after(
        start.day_ending("Bert", 1).bare().goods("Bert", corn=2), "Gina move corn_terraces"
    )


def last_day():
    """Bert has taken the llama tile on day 9."""
    return after(position(day=9).goods("Bert", corn=2), "Bert stay llama")


def summit():
    """Bert has drawn three cards to his one and returns two."""
    start = position().at("Bert", "sun_clock").scout("Bert", 18).cards("Bert", "farmer+puma")
    return after(start, "Bert move main_temple")
