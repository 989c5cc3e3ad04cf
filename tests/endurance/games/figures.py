"""The results of many games as tables of Markdown: endings, lengths, scores, seats."""

from collections import Counter, defaultdict

from tests.endurance.games.playing import KINDS

POOLED = ("all", "both")
FEW = 20  # the fewest games of each shape for which a manner has a row for every shape
COLUMNS = ("decisions", "winner's score", "all scores", "wins by seat")


def table(name, played):
    """Return the rows of one game's table, one for each manner of play, number of players and variant.

    A manner with only a few games has one row for all numbers of players and variants.
    """
    kind = KINDS[name]
    groups = defaultdict(list)
    pooled = {m for m, count in kind.GAMES.items() if count < FEW * len(kind.SHAPES)}
    for each in played:
        manner, shape = each.which.manner, (each.which.players, each.which.variant)
        groups[manner, *(POOLED if manner in pooled else shape)].append(each)
    order = [(manner, *shape) for manner in kind.MANNERS for shape in (*kind.SHAPES, POOLED)]
    head = ("play", "players", "variant", "games", *kind.ENDINGS, *COLUMNS)
    rows = [head, ["---"] * len(head)]
    rows += [(*map(str, key), *_row(kind, groups[key])) for key in order if groups[key]]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"


def _row(kind, played):
    ended = Counter()
    for each in played:
        ended.update(each.endings)
    yield f"{len(played):,}"
    for ending in kind.ENDINGS:
        yield percent(ended[ending], sum(ended.values()))
    yield spread([each.decisions for each in played])
    yield spread([max(each.totals) for each in played])
    yield spread([total for each in played for total in each.totals])
    yield " · ".join(_wins(played))


def _wins(played):
    """Yield each seat's share of the wins, in games of one number of players.

    Winners share a win.
    """
    seats = {each.which.players for each in played}
    if len(seats) > 1:
        return
    for seat in range(*seats):
        won = sum(1 / len(each.winners) for each in played if seat in each.winners)
        yield percent(won, len(played))


def percent(part, whole):
    """Return a share in whole percent.

    A share above nothing is at least 1 %, and a share below all is at most 99 %.
    """
    share = 100 * part / whole
    if 0 < share < 1:
        return "< 1 %"
    if 99 < share < 100:
        return "> 99 %"
    return f"{share:.0f} %"


def spread(values):
    """Return the median and, in brackets, the range that contains nine values in ten: `131 (108–156)`."""
    ranked = sorted(values)
    low, middle, high = (ranked[int(part * (len(ranked) - 1) + 0.5)] for part in (0.05, 0.5, 0.95))
    return f"{middle} ({low}–{high})"
