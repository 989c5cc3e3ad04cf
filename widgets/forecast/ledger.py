"""The ledger of a finished game: what each decision changed, and what the cards brought.

The name of a moment is plain text on paper and a link on the page. The reasons why one
move is worth more than another are the stocks at the end of the game that clearly differ.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import ipywidgets

from tutor.core.base.game import State
from tutor.core.base.kit import kit_of
from tutor.core.laboratory.estimate import MEASURES, Measure
from tutor.core.laboratory.ledger import GRAINS, Change, Group, Ledger, Row, figure_of
from tutor.core.laboratory.playouts import by_chance
from tutor.core.laboratory.stocks import Difference
from tutor.core.records.compare import standing
from tutor.core.records.lines import Chapter, Line
from tutor.core.words.text import Text, text_for
from widgets.shared.controls import Markup, control, element, join
from widgets.shared.making import box, html, make_field, show_if
from widgets.shared.stage import Stage

Named = Callable[[int, str], Markup]
"""A function that returns the name of a moment as markup, from the ply and the text."""


def leading(ply: int, name: str) -> Markup:
    """Return a moment's name as a link to the moment, for the page."""
    return control("goto", ply, name)


def plain(_: int, name: str) -> Markup:
    """Return a moment's name without a link, for paper."""
    return element("b", name)


def moment_name(stage: Stage, line: Line, ply: int) -> str:
    """Return the name of a moment of the line in view: its day, round and turn.

    If several moments have the same day, round and turn, the name also has the step. This
    happens inside a turn or a night, and if a player has several turns in a round.
    """
    words = stage.standing(ply)
    begun, night = line.place(ply + 1, "turn"), line.place(ply + 1, "night")
    if night is not None and (begun is None or night.ply >= begun.ply):
        is_alone = ply == night.ply
    elif begun is None or not begun.player:
        is_alone = ply == 0
    else:
        turn = stage.say("timeline-turn", player=begun.player)
        words = words if turn in words else f"{words} · {turn}"
        is_alone = ply == begun.ply and _is_only_turn(line, begun)
    return words if is_alone else f"{words} · {stage.say('lines-here', ply=ply)}"


def _is_only_turn(line: Line, turn: Chapter) -> bool:
    """Return whether the player of a turn has only this turn in its round."""
    rounds = [each.ply for each in line.chapters if each.kind == "round"]
    first = max((ply for ply in rounds if ply <= turn.ply), default=0)
    end = min((ply for ply in rounds if ply > turn.ply), default=line.plies + 1)
    turns = [each for each in line.chapters if each.kind == "turn" and first <= each.ply < end]
    return sum(each.player == turn.player for each in turns) == 1


MOST_REASONS: Final = 2
NO_CAUSES: Final[Mapping[str, str]] = {}


def reasons_list(stage: Stage, differences: Sequence[Difference]) -> str:
    """Return the clearest differences of stocks and their causes, as a list in words."""
    found = differences[:MOST_REASONS]
    tenths = [(each.key, round(10 * each.more)) for each in found]
    words = text_for(stage.session.state.game.name, stage.text.language)
    causes = {
        each.key: words.say(f"cause-{each.cause}")
        for each in found
        if words.text.knows(f"cause-{each.cause}")
    }
    return differences_list(stage.session.state, stage.text, tenths, causes)


def differences_list(
    state: State,
    text: Text,
    tenths: Sequence[tuple[str, int]],
    causes: Mapping[str, str] = NO_CAUSES,
) -> str:
    """Return differences of figures as a list in words.

    `tenths` has the key of each figure and the difference in tenths; figures that are not open on
    the table are left out. `causes` has words for the main cause of a difference, by key.
    """
    labels = labels_of(state, text.language)
    return text.all_of(
        [
            _more(text, labels[key], more, causes.get(key, ""))
            for key, more in tenths
            if key in labels
        ]
    )


def labels_of(state: State, language: str) -> dict[str, str]:
    """Return the names of the figures that lie open on the table, by key."""
    measured = kit_of(state.game.name).compare
    if measured is None:
        return {}
    told = text_for(state.game.name, language).comparison(standing(state, *measured.OPEN), "", "")
    return {figure.row.key: figure.label for each in told for figure in each.figures}


def _more(text: Text, label: str, more: int, cause: str) -> str:
    whole, tenths = divmod(abs(more), 10)
    side = "more" if more > 0 else "less"
    told = text.say("forecast-more", figure=label, side=side, whole=whole, tenths=tenths)
    return text.say("forecast-caused", difference=told, cause=cause) if cause else told


MOST_GROUPS: Final = 8
"""The most turns in the table, the largest change first; one row sums up all other turns."""
CARDS: Final = ""
"""The filter for rows without a decision; no player has an empty name."""
EVERYTHING: Final = "all"
ORDERS: Final = ("biggest", "game")


class View(NamedTuple):
    """The choices of the ledger: whose figures it has, the measure, the order, and a filter.

    `of` is a player whose rows are listed, or `CARDS`, or None for all rows.
    """

    seat: int
    measure: Measure = "points"
    order: str = ORDERS[0]
    of: str | None = None


class RowWords:
    """The words of the rows of one line; the words of each card are computed once."""

    def __init__(self, stage: Stage, line: Line, named: Named) -> None:
        self._stage, self._line, self._named = stage, line, named
        self._cards: dict[int, str] = {}

    def group(self, group: Group) -> Markup:
        """Return the name of a turn; `named` turns the name into a link to the start of the turn."""
        first, last = group.rows[0].first, group.rows[-1].last
        name = moment_name(self._stage, self._line, first)
        if group.turn is None:
            end = moment_name(self._stage, self._line, last - 1)
            name = self._stage.say("ledger-stretch", first=name, last=end)
        return self._named(first, name)

    def turn(self, row: Row) -> Markup:
        """Return the name of the turn that a row is in."""
        return self._named(row.first, moment_name(self._stage, self._line, row.first))

    def row(self, row: Row) -> Markup:
        """Return a row in words: a decision, what the cards brought, or a number of steps."""
        say = self._stage.say
        if row.kind == "stretch":
            return element(
                "span", say("ledger-steps", count=row.last - row.first, when=self._when(row))
            )
        if row.kind == "cards":
            return element("span", say("ledger-cards", told=self._cards_of(row.first)))
        made = self._line.record.decisions[row.first]
        told = self._stage.game.narrate(made, self._line.states[row.first])
        return join(self._stage.mark(row.player), element("span", told))

    def _when(self, row: Row) -> str:
        """Return in words the day or round of several steps, or their first and their last day or round."""
        first, last = (
            self._stage.standing(ply).split(" · ")[0] for ply in (row.first, row.last - 1)
        )
        return first if first == last else self._stage.say("ledger-when", first=first, last=last)

    def _cards_of(self, ply: int) -> str:
        if ply not in self._cards:
            events = by_chance(self._line.states[ply], self._line.record.decisions[ply])
            told = self._stage.game.narration(events)
            self._cards[ply] = told[0].text if told else ""
        return self._cards[ply]


def ledger_table(
    stage: Stage, ledger: Ledger, view: View, told: RowWords, most: int = MOST_GROUPS
) -> Markup:
    """Return the start, rows and result of the ledger as a table.

    One row has the sum of all rows that are not listed, so that the table adds up.
    """
    say, seat, measure = stage.say, view.seat, view.measure
    picked = [(each, _listed_rows(each, view.of)) for each in ledger.groups()]
    listed = [(each, rows) for each, rows in picked if rows]
    sizes = {id(each): abs(_sum(rows, view)) for each, rows in listed}
    if view.order == ORDERS[0]:
        listed = sorted(listed, key=lambda each: -sizes[id(each[0])])[:most]
    start, end = (figure_of(each, seat, measure) for each in (ledger.start, ledger.result))
    body = [_plain(say("study-start"), amount(stage, start, view, is_change=False))]
    rest = end - start
    for group, rows in listed:
        rest -= _sum(rows, view)
        body += _group(stage, group, rows, view, told)
    count = sum(1 for each in ledger.rows) - sum(len(rows) for _, rows in listed)
    if count:
        body.append(_plain(say("ledger-rest", count=count), amount(stage, rest, view)))
    body.append(_plain(say("ledger-result"), amount(stage, end, view, is_change=False)))
    return _table(stage, ledger, view, body)


def largest_rows(stage: Stage, ledger: Ledger, view: View, told: RowWords, most: int) -> Markup:
    """Return a table of the largest rows, each with the name of its turn.

    One more row has the sum of all other rows.
    """
    seat, measure = view.seat, view.measure
    rows = [each for each in ledger.rows if not each.is_even]
    rows.sort(key=lambda each: -abs(each.figure(seat, measure)))
    start, end = (figure_of(each, seat, measure) for each in (ledger.start, ledger.result))
    body = [_plain(stage.say("study-start"), amount(stage, start, view, is_change=False))]
    body += [_row(stage, each, view, told, is_alone=True) for each in rows[:most]]
    if count := len(ledger.rows) - len(rows[:most]):
        rest = end - start - _sum(rows[:most], view)
        body.append(_plain(stage.say("ledger-rest", count=count), amount(stage, rest, view)))
    body.append(_plain(stage.say("ledger-result"), amount(stage, end, view, is_change=False)))
    return _table(stage, ledger, view, body)


def _table(stage: Stage, ledger: Ledger, view: View, body: Sequence[Markup]) -> Markup:
    """Return the rows in `body` as a table, whose headings name the measure and the player."""
    heads = (stage.say(name) for name in ("ledger-what", "ledger-changed", "ledger-sure"))
    head = element("tr", *(element("th", each, scope="col") for each in heads))
    name = ledger.players[view.seat]
    caption = element("caption", stage.say("ledger-caption", player=name, measure=view.measure))
    table = element("table", caption, element("thead", head), element("tbody", *body))
    return element("div", table, class_="tutor-study-table tutor-ledger")


def _listed_rows(group: Group, of: str | None) -> list[Row]:
    """Return the rows of a turn that changed a figure and that pass the filter `of`."""
    rows = [each for each in group.rows if not each.is_even]
    if of is None:
        return rows
    if of == CARDS:
        return [each for each in rows if each.kind == "cards"]
    return [each for each in rows if each.kind != "cards" and each.player == of]


def _sum(rows: Sequence[Row], view: View) -> int:
    return sum(each.figure(view.seat, view.measure) for each in rows)


def _group(
    stage: Stage, group: Group, rows: Sequence[Row], view: View, told: RowWords
) -> list[Markup]:
    """Return the rows of a turn under its name, with their sum beside the name."""
    head = element(
        "tr",
        element("th", told.group(group), scope="row"),
        element("td", amount(stage, _sum(rows, view), view)),
        element("td", ""),
        class_="tutor-ledger-turn",
    )
    return [head, *(_row(stage, each, view, told) for each in rows)]


def _row(stage: Stage, row: Row, view: View, told: RowWords, *, is_alone: bool = False) -> Markup:
    """Return a row with its figure and the interval of the figure.

    If `is_alone`, the row also has the name of its turn.
    """
    found = row.change(view.seat, view.measure)
    of = (told.turn(row), " ") if is_alone else ()
    return element(
        "tr",
        element("th", *of, told.row(row), scope="row"),
        element("td", amount(stage, found.shown, view)),
        element("td", _sure(stage, found, view)),
    )


def _plain(name: str, told: str) -> Markup:
    cells = element("th", name, scope="row"), element("td", told), element("td", "")
    return element("tr", *cells, class_="tutor-ledger-sum")


def _sure(stage: Stage, found: Change, view: View) -> str:
    """Return the interval of a figure in words; if there is no interval, say that it is unknown."""
    if found.interval is None:
        return stage.say("ledger-few")
    low, high = (amount(stage, round(GRAINS[view.measure] * each), view) for each in found.interval)
    return stage.say("ledger-clear" if found.is_clear else "ledger-open", low=low, high=high)


def amount(stage: Stage, parts: int, view: View, *, is_change: bool = True) -> str:
    """Return a figure in words, with a sign if it is a change.

    `parts` is the figure in the smallest parts of its measure.
    """
    sign = "\u2212" if parts < 0 else "+" if is_change and parts else ""
    if view.measure == "win":
        return stage.say("ledger-percent", number=f"{sign}{abs(parts)}")
    whole, tenth = divmod(abs(parts), GRAINS["points"])
    return f"{sign}{whole}.{tenth}"


class LedgerPanel:
    """The ledger in the page, with fields for its player, measure, filter and order."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._ledger: Ledger | None = None
        self._told: RowWords | None = None
        self._key: tuple[object, ...] = ()
        self._head, self._table = html(), html()
        self._fields = {
            each: make_field(ipywidgets.Dropdown, f"tutor-field tutor-ledger-{each}")
            for each in ("seat", "measure", "of", "order")
        }
        for field in self._fields.values():
            field.observe(stage.loop.handler(lambda _: self._draw()), names="value")
        ways = box("tutor-across tutor-ledger-ways", *self._fields.values())
        self.widget = box("tutor-ledger-part", self._head, ways, self._table)
        show_if(False, self.widget)

    def names(self) -> dict[str, dict[str, str]]:
        """Return the accessible names of the fields, by CSS selector."""
        say = self._stage.say
        return {
            f".tutor-ledger-{each} select": {"aria-label": say(f"ledger-choose-{each}")}
            for each in self._fields
        }

    @property
    def view(self) -> View:
        """The choices in the fields."""
        chosen = {each: field.value for each, field in self._fields.items()}
        of = None if chosen["of"] == EVERYTHING else str(chosen["of"]).removeprefix("of:")
        return View(int(chosen["seat"]), chosen["measure"], str(chosen["order"]), of)

    def show(self, ledger: Ledger | None, line: Line | None, seat: int = 0) -> None:
        """Show the ledger of a line, at first for a seat; if the ledger is None, hide the panel."""
        self._ledger = ledger if ledger is not None and ledger.rows else None
        show_if(self._ledger is not None, self.widget)
        if self._ledger is None or line is None:
            self._table.value = ""
            return
        key = (line, self._stage.text.language)
        if key != self._key:
            self._key, self._told = key, RowWords(self._stage, line, leading)
            self._offer(self._ledger, seat)
        self._draw()

    def ask_about(self, seat: int) -> None:
        """Show the figures of a seat."""
        if seat in (value for _, value in self._fields["seat"].options):
            self._fields["seat"].value = seat

    def _offer(self, ledger: Ledger, seat: int) -> None:
        """Offer the choices in the fields; the earlier choices stay."""
        say, players = self._stage.say, ledger.players
        offered: Mapping[str, list[tuple[str, object]]] = {
            "seat": [(say("ledger-for", player=each), at) for at, each in enumerate(players)],
            "measure": [(say(f"ledger-in-{each}"), each) for each in MEASURES],
            "of": [
                (say("ledger-of-all"), EVERYTHING),
                *((say("ledger-of-player", player=each), f"of:{each}") for each in players),
                (say("ledger-of-cards"), f"of:{CARDS}"),
            ],
            "order": [(say(f"ledger-order-{each}"), each) for each in ORDERS],
        }
        usual = {"seat": seat}
        with self._stage.loop.filling():
            for name, options in offered.items():
                field = self._fields[name]
                before, values = field.value, [value for _, value in options]
                field.options = options
                field.value = before if before in values else usual.get(name, values[0])

    def _draw(self) -> None:
        if self._ledger is not None and self._told is not None:
            heading = element("h4", self._stage.say("ledger-heading"))
            hint = element("p", self._stage.say("ledger-hint"), class_="tutor-hint")
            self._head.value = join(heading, hint)
            self._table.value = ledger_table(self._stage, self._ledger, self.view, self._told)
