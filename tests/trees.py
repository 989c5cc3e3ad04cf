"""Makes random trees of any game, and compares trees by their shape, without the numbers of nodes.

This module finds the games through the registry and names none.
"""

from random import Random

from tutor.core.base.game import find_game
from tutor.core.base.kit import games
from tutor.core.base.players import NAMES
from tutor.core.records.lines import part_kind, play_line
from tutor.core.records.record import Record, random_record
from tutor.core.records.tree import Tree

GAMES = games()
SEATS = 3


def a_record(name, seed=1, decisions=None):
    """Return a record of random legal play by three players."""
    return random_record(find_game(name), SEATS, "standard", seed, decisions)


def the_end_of_a_game(name, seed=1, parts=3):
    """Return a record of random play that begins with the last `parts` days or rounds."""
    whole = play_line(a_record(name, seed))
    kind = part_kind(whole.chapters)
    ply = [each.ply for each in whole.chapters if each.kind == kind][-parts]
    return Record(whole.record.game, whole.states[ply], whole.record.decisions[ply:])


def a_start(name, seed=1):
    """Return the tree of a game in which no decision has been made yet."""
    return Tree.of_record(a_record(name, seed, 0))


def a_tree(name, seed=1, nodes=60, forking=0.1):
    """Return a random tree in which most nodes follow the current one, and some follow any other."""
    chance = Random(seed)
    tree = a_start(name, seed)
    while len(tree.nodes) < nodes:
        place = tree.current
        if chance.random() < forking:
            place = chance.randrange(len(tree.nodes) + 1)
        legal = tree.moment(place).state.legal()
        if legal:
            tree = tree.add(place, chance.choice(legal))
        else:
            tree = tree.at(chance.randrange(len(tree.nodes) + 1))
    return tree


def a_large_tree(name, nodes, seed=1):
    """Return a large random tree as JSON, made faster than by `a_tree`: parents and decisions come from playouts."""
    chance = Random(seed)
    game = find_game(name)
    setup = game.random_setup(NAMES[:SEATS], "standard", seed)
    states, written = [game.start(setup)], []
    place = 0
    while len(written) < nodes:
        if chance.random() < 0.02 or states[place].due is None:
            place = chance.randrange(len(states))
            continue
        decision = chance.choice(states[place].legal())
        written.append({"parent": place, "decision": game.write_decision(decision)})
        states.append(states[place].play(decision))
        place = len(written)
    return {
        "format": "tutor-tree",
        "version": 1,
        "game": name,
        "setup": setup,
        "nodes": written,
        "current": 0,
        "protected": 0,
    }


def shape(tree, place=0):
    """Return the tree below a place as data to compare: each node without its number, and its children."""
    children = [(tree.node(child), child) for child in tree.children(place)]
    return [
        [node.decision, node.comment, node.marks, node.name, shape(tree, child), node.strokes]
        for node, child in children
    ]


def faults_of_tree(tree):
    """Return the faults of a tree as sentences; no edit may cause a fault."""
    faults = []
    for place, node in enumerate(tree.nodes, start=1):
        if not 0 <= node.parent < place:
            faults.append(f"node {place} stands before its parent")
        if node.decision not in tree.moment(node.parent).state.legal():
            faults.append(f"node {place} is not legal")
        after = tree.moment(node.parent).state.play(node.decision)
        if after.position() != tree.moment(place).state.position():
            faults.append(f"node {place} shows another game's state")
    for place in range(len(tree.nodes) + 1):
        children = tree.children(place)
        made = [tree.node(child).decision for child in children]
        if list(children) != sorted(children) or len(set(made)) < len(made):
            faults.append(f"the children of {place} are out of order, or one is there twice")
    if not 0 <= tree.current <= len(tree.nodes):
        faults.append("what is shown is not there")
    if any(node.parent != place for place, node in enumerate(tree.nodes[: tree.protected])):
        faults.append("the protected line is broken")
    return faults


def walk(tree):
    """Yield the place and depth of every node.

    The nodes of a whole line come first, then those of its side lines, from the latest fork to the earliest.
    """
    waiting = [(place, 1) for place in reversed(tree.children(0))]
    while waiting:
        place, depth = waiting.pop()
        yield place, depth
        waiting.extend((child, depth + 1) for child in reversed(tree.children(place)))
