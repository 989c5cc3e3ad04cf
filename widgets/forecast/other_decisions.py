"""Better decisions in a finished game, in words, with the buttons that try such a decision."""

from __future__ import annotations

from collections.abc import Collection

from tutor.core.laboratory.alternatives import Alternative, is_choice
from tutor.core.laboratory.race import Candidate
from tutor.core.laboratory.study import Study
from widgets.forecast.ledger import Named, leading, moment_name, reasons_list
from widgets.forecast.odds import is_wide
from widgets.forecast.studying import Studying
from widgets.shared.controls import Markup, control, element, join, texts_in
from widgets.shared.stage import Stage


def other_decision(stage: Stage, work: Studying, ply: int) -> list[Markup]:
    """Return sentences on another decision at a turning point, and how the two games then differ.

    The list is empty until another decision is known.
    """
    found = work.alternative(ply)
    if found is None:
        return []
    return _sentence(stage, work, ply, found, "study-better" if found.is_better else "study-level")


def ways_on(stage: Stage, work: Studying, ply: int, named: Named) -> Markup:
    """Return the buttons to play another decision, and to keep the moment as a review card.

    On paper the markup is empty.
    """
    if named is not leading or not is_choice(work.line, ply):
        return Markup("")
    ways, found = [], work.alternative(ply)
    if found is not None:
        words = "study-play" if found.is_better else "study-play-other"
        for command, name in ("study-play", words), ("study-beside", "study-beside"):
            ways.append(control(command, ply, stage.say(name), class_="tutor-quiet"))
    keep = control("card-keep", ply, stage.say("now-keep"), class_="tutor-quiet")
    return element("div", *ways, keep, class_="tutor-row")


def asked_about(study: Study, mine: Collection[str]) -> int:
    """Return the seat whose decisions are studied first: the seat with the fewest wins.

    If the reader has seats, only the reader's seats are considered.
    """
    result = study.estimates[-1].result
    wins = (0.0,) * len(study.players) if result is None else result.wins
    seats = range(len(study.players))
    return min(seats, key=lambda seat: (bool(mine) and study.players[seat] not in mine, wins[seat]))


def costliest(stage: Stage, work: Studying, named: Named) -> Markup:
    """Return the decisions that cost one player most, or how far the search for them is.

    On the page a row of buttons chooses the player.
    """
    say, study = stage.say, work.study
    player = study.players[work.seat]
    found = work.costliest()
    heading = element("h4", say("study-cost", player=player))
    rows = element(
        "ol",
        *(_cost(stage, work, *each, named) for each in found),
        class_="tutor-turnings tutor-costly",
    )
    told = rows if found else element("p", _how_far(stage, work))
    if named is not leading:
        return join(heading, told) if found else Markup("")
    whose = [
        control(
            "study-whose",
            seat,
            join(stage.mark(name), name),
            class_="tutor-quiet",
            aria_pressed=str(seat == work.seat).lower(),
        )
        for seat, name in enumerate(study.players)
    ]
    row = element(
        "div", *whose, class_="tutor-row", role="group", aria_label=say("study-whose-cost")
    )
    hint = element("p", say("study-cost-hint", player=player), class_="tutor-hint")
    return join(heading, row, told, hint)


def cost_found(stage: Stage, work: Studying) -> list[str]:
    """Return sentences to be read aloud on the decision that cost the player most.

    If no such decision is known, the last sentence says why.
    """
    heading = stage.say("study-cost", player=work.study.players[work.seat])
    for ply, found in work.costliest():
        rows = join(*_sentence(stage, work, ply, found, _judgement(found)))
        said = texts_in(element("div", rows, class_="tutor-cost"), "tutor-cost")
        return [heading, moment_name(stage, work.line, ply), *said]
    return [heading, _how_far(stage, work)]


def _cost(stage: Stage, work: Studying, ply: int, found: Alternative, named: Named) -> Markup:
    go = named(ply, moment_name(stage, work.line, ply))
    rows = _sentence(stage, work, ply, found, _judgement(found))
    return element("li", go, *rows, ways_on(stage, work, ply, named))


def _judgement(found: Alternative) -> str:
    return "study-better" if found.is_better else "study-likelier"


def _how_far(stage: Stage, work: Studying) -> str:
    """Return the sentence that says why no costly decision is shown.

    Either the decisions are not tried yet, or not played to the end yet, or none of them is
    costly.
    """
    player = work.study.players[work.seat]
    if work.is_judged:
        return stage.say("study-cost-none", player=player)
    if not work.is_running:
        return stage.say("study-cost-later")
    made, ways = work.decisions_tried
    return stage.say("study-cost-trying" if ways else "study-cost-soon", made=made, ways=ways)


def _sentence(
    stage: Stage, work: Studying, ply: int, found: Alternative, message: str
) -> list[Markup]:
    state, pair = work.line.states[ply], (found.made, found.other)
    # One sentence gives intervals for both shares, unless both intervals are too wide to show.
    is_few = all(is_wide(each.win_interval) for each in pair)
    share_made, share = (_share(stage, each, is_few=is_few) for each in pair)
    words = stage.say(
        message,
        player=found.made.decision.player,
        made=stage.game.decision(found.made.decision, state),
        share_made=share_made,
        other=stage.game.decision(found.other.decision, state),
        share=share,
    )
    rows = [element("p", element("span", words))]
    if found.is_better and found.reasons:
        why = stage.say(
            "study-after",
            player=found.made.decision.player,
            made=stage.game.decision(found.made.decision, state),
            differences=reasons_list(stage, found.reasons),
        )
        rows.append(element("p", element("span", why)))
    return rows


def _share(stage: Stage, found: Candidate, *, is_few: bool) -> str:
    """Return how many of how many games a decision won, with the interval unless `is_few`."""
    low, high = map(percent, found.win_interval)
    return stage.say(
        "study-share-few" if is_few else "study-share",
        share=percent(found.win_chance),
        games=found.playouts,
        low=low,
        high=high,
    )


def percent(share: float) -> int:
    """Return a share from 0 to 1 in per cent."""
    return round(100 * share)
