"""The reasons that other players read are true, and tell neither the hand nor a plan that may change."""

import re

import pytest

from tests.positions import position
from tests.princes.advised import reasons_for_others
from tests.princes.claims import Claim, holds
from tests.princes.claims.claim import step_value
from tests.princes.told import TOLD
from tests.situations import after, line_of
from tutor.core.base.game import Decision, find_game, shared_view
from tutor.core.base.players import UNTOLD, Advice, Reason, advised_player
from tutor.core.words.text import text_for
from tutor.princes.advice.known import Known, perspective_of_view
from tutor.princes.advice.public_reasons import public_reason as told_of
from tutor.princes.identifiers import ORDERS, PRODUCTION
from tutor.princes.spec import OF_A_PLAN, OF_THE_HAND

ABOUT_CARDS = {
    "en": r"no card|the card |cards? in hand|cards? (to come|kept)",
    "es": r"ninguna carta|la carta [^d]|cartas? (de la mano|futura|que se quedan)|para cartas",
    "it": r"nessuna carta|la carta [^d]|carte? (in mano|futur|tenute)",
}


def claims():
    """Yield as claims the reasons of advised players that other players may read."""
    for state, advice, reason in reasons_for_others():
        if reason != UNTOLD:
            first = advice[0]
            yield Claim(
                state,
                state.position(),
                first.decision,
                reason.key,
                reason.numbers,
                first.weight,
                advice,
            )


@pytest.mark.rules("info.secret")
def test_a_hidden_reason_gives_no_card_away():
    """The reason for the first Inca depends on the only card in hand, so that other players never read it."""
    first = [
        (advice[0].reason.key, reason)
        for _, advice, reason in reasons_for_others()
        if advice[0].decision.type == "place_inca"
    ]
    assert len({key for key, _ in first}) > 1
    assert {str(reason) for _, reason in first} == {str(UNTOLD)}


@pytest.mark.rules("info.secret")
def test_the_reason_of_a_way_is_never_hidden():
    """Other players always read the reason for a move.

    If the reason were hidden, this would reveal that cards in hand are the reason.
    """
    gone = [
        reason for _, advice, reason in reasons_for_others() if advice[0].decision.type == "move"
    ]
    assert len(gone) > 100
    assert UNTOLD not in gone


@pytest.mark.rules("info.secret")
def test_others_read_nothing_of_the_hand_or_of_a_plan():
    """The reasons that other players read say nothing of symbols on cards, or of the player's plans."""
    keys = {claim.key for claim in claims()}
    assert not keys & (OF_THE_HAND | OF_A_PLAN)
    assert len(keys) > 20


@pytest.mark.rules("info.secret")
@pytest.mark.parametrize("language", ABOUT_CARDS)
def test_every_sentence_about_cards_in_hand_is_hidden(language):
    """Each reason whose sentence speaks of cards in hand is in the list of hidden reasons."""
    words = text_for("princes", language)
    said = {(each.key, words.reason(each)) for each in TOLD.every_reason()}
    about = {key for key, sentence in said if re.search(ABOUT_CARDS[language], sentence)}
    assert about <= OF_THE_HAND
    assert len(about) > 7


def test_the_shown_reasons_are_true():
    """Each claim and number in a reason that other players read is true by the whole position."""
    assert [claim[2:5] for claim in claims() if not is_true(claim)] == []


def is_true(claim):
    """Return whether the rules confirm a claim that other players read.

    The steps that a new priest brings are compared with the step value alone, because an order on
    cards may also be the reason for the priest.
    """
    if claim.key != "acquire_steps":
        return holds(claim)
    order, after_it = claim.numbers["order"], claim.after.position()
    return claim.numbers["steps"] == step_value(claim.figures, after_it, order)


def test_a_reason_names_what_is_done():
    """A reason that other players read names no Inca, order or trade except those of the decision itself.

    The reason of a harvest names the number of Incas that the player then lets produce.
    """
    for claim in claims():
        named = dict(claim.numbers)
        choice = claim.decision.choice
        names = {named.get("district"), named.get("order"), *named.get("districts", ())} - {None}
        here = {choice, claim.place} | set(choice if isinstance(choice, tuple) else ())
        assert not (names & {*PRODUCTION, *ORDERS}) - here, claim[2:5]
        assert not {"place", "sold", "bought"} & set(named), claim[2:5]
        if claim.key == "harvest":
            after_it = claim.after
            due = after_it.due
            if due is not None and (due.player, due.type) == (claim.decision.player, "produce"):
                follows = advised_player("princes").choose(after_it).decision
                assert follows.choice == named["incas"]


@pytest.mark.rules("info.secret")
def test_the_way_to_the_sun_clock_says_nothing_of_the_hand():
    """The reason for a move to the Sun Clock is the same whichever of two working Incas the card shows.

    The two are a farmer and a shepherd.
    """
    for card in ("farmer+condor", "shepherd+condor"):
        start = position(day=9).bare().at("Bert", "main_temple").cards("Bert", card).goods("Bert")
        start = start.incas("Bert", corn_terraces=1, llama_meadow=1)
        state = after(start)
        player = advised_player("princes")
        chosen = player.choose(state).decision
        assert line_of(chosen) == "Bert move sun_clock"
        reason = player.reason_for(state, chosen, "Gina")
        assert (reason.key, reason.numbers) == ("able_to_serve", {"district": "sun_clock"})
        sent = state.play(chosen)
        follows = player.choose(sent).decision
        shown = {"farmer+condor": "llama_meadow", "shepherd+condor": "corn_terraces"}
        assert follows.choice == shown[card]
        named = player.reason_for(sent, follows, "Gina")
        assert named in (UNTOLD, ("send_one", {"district": follows.choice}))


@pytest.mark.rules("info.secret")
def test_incas_are_recruited_for_production_while_days_are_left():
    """On the day before the last, other players read production as the reason for a recruited Inca."""
    assert _recruited_on(8, 0).key == "recruit_more"


@pytest.mark.rules("info.secret")
@pytest.mark.parametrize("left", [0, 1])
def test_no_inca_of_the_last_day_is_recruited_for_production(left):
    """On the last day other players read no reason for a recruited Inca.

    Production is hardly the reason on that day, and the cards in hand stay hidden.
    """
    assert _recruited_on(9, left) == UNTOLD


@pytest.mark.rules("info.secret")
@pytest.mark.parametrize(("day", "is_told"), [(8, True), (9, False)])
def test_no_priest_of_the_last_day_is_acquired_for_sacrifices(day, is_told):
    """On the last day other players do not read sacrifices as the reason for a priest.

    Points are then the reason, although the player may still enter the temple.
    """
    view = shared_view(after(position(day=day).bare().bonus(condor_temple=1)), "Bert", "Gina")
    known = Known(find_game("princes").components, perspective_of_view(view))
    reason = Reason(
        "acquire_steps", {"order": "condor", "steps": known.prospects.next_value("condor")}
    )
    advice = Advice(Decision("Bert", "acquire", "condor"), reason, 1.0)
    assert told_of(known, advice) == (reason if is_told else UNTOLD)


def _recruited_on(day, left):
    """Return the reason that other players read for recruiting a farmer.

    `day` is the day, and `left` is the bonus in the district of the farmers.
    """
    start = position(day=day).bare().bonus(corn_terraces=left)
    view = shared_view(after(start), "Bert", "Gina")
    decision = Decision("Bert", "recruit", ("corn_terraces",))
    known = Known(find_game("princes").components, perspective_of_view(view))
    assert not known.is_last_turn
    return told_of(known, Advice(decision, Reason("recruit_early", {}), 1.0))
