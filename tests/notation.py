"""A mini-notation for decisions, so that a test reads like a game.

"Bert offer corn cloth" stands for {"player": "Bert", "type": "offer", "goods": ["corn", "cloth"]}. A null is
written "-". Names are one word. It knows the fields of a record, and no rules.
"""

ONE = {
    "place_inca": "district",
    "move": "district",
    "stay": "tile",
    "acquire": "order",
    "sell": "good",
    "buy": "good",
    "send_to_clock": "district",
}
COUNTS = {"produce": "count", "sacrifice": "count"}
LISTS = {
    "offer": "goods",
    "recruit": "districts",
    "redeem": "tiles",
    "choose_goods": "goods",
    "return_cards": "cards",
}


def read_line(line: str) -> dict:
    """Return the decision of a line, as in a record."""
    player, kind, *words = line.split()
    data = {"player": player, "type": kind}
    if kind in ONE:
        (word,) = words
        return data | {ONE[kind]: None if word == "-" else word}
    if kind in COUNTS:
        (word,) = words
        return data | {COUNTS[kind]: int(word)}
    if kind in LISTS:
        return data | {LISTS[kind]: words}
    if kind == "adjust":
        good, change = (None, None) if words == ["-"] else words
        return data | {"good": good, "change": change}
    if kind == "finish_trade" and not words:
        return data
    raise ValueError(f"not a decision: {line}")


def spell_line(data: dict) -> str:
    """Return the line of the notation for a decision of a record; the reverse of `read_line`."""
    kind = data["type"]
    words = [data["player"], kind]
    if kind in ONE:
        words.append(data[ONE[kind]] or "-")
    elif kind in COUNTS:
        words.append(str(data[COUNTS[kind]]))
    elif kind in LISTS:
        words.extend(data[LISTS[kind]])
    elif kind == "adjust":
        words.extend(["-"] if data["good"] is None else [data["good"], data["change"]])
    return " ".join(words)
