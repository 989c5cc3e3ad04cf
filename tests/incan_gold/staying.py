"""Counts what staying inside for some cards brings, draw by draw, for the tests of the chances."""

from random import Random


def strikes(path, drawn, figures):
    """Return whether the path together with the drawn cards has two hazards of a kind."""
    kinds = [figures.hazard_kind[card] for card in (*path, *drawn) if card in figures.hazard_kind]
    return len(kinds) != len(set(kinds))


def stays(reckoned, drawn):
    """Return what a player takes home who stays for these cards and then leaves alone; 0 after a strike."""
    figures, inside = reckoned.figures, reckoned.inside
    if strikes(reckoned.path, drawn, figures):
        return 0
    values = [figures.treasure_value[card] for card in drawn if card in figures.treasure_value]
    found = reckoned.known["artifacts_taken"] + len(figures.artifacts_on(reckoned.path))
    count = sum(card in figures.artifacts for card in drawn)
    artifacts = sum(figures.artifact_value(found + number) for number in range(count))
    return reckoned.leaving() + sum(v // inside + v % inside for v in values) + artifacts


def playouts(reckoned, cards, count, seed):
    """Return the mean over random draws of what a player takes home who stays for so many cards."""
    chance, deck = Random(seed), list(reckoned.cards)
    return sum(stays(reckoned, chance.sample(deck, cards)) for _ in range(count)) / count
