"""Finds goods in the texts of the lesson: single pieces, and names of goods."""

import re

ONE = {"en": "a", "es": "una?", "it": "una?"}
WORDS = {
    "en": {
        "corn": "corn",
        "llama": "llama",
        "coca": "coca",
        "pottery": "pottery",
        "cloth": "cloth",
    },
    "es": {
        "corn": "maíz",
        "llama": "llama",
        "coca": "coca",
        "pottery": "cerámica",
        "cloth": "tejido",
    },
    "it": {
        "corn": "grano",
        "llama": "lama",
        "coca": "coca",
        "pottery": "ceramica",
        "cloth": "vestito",
    },
}
"""The words for a single piece of each good."""
NOT = {"en": "without|nor", "es": "sin|ni", "it": "senza|nemmeno"}
AND = {"en": ",? and ", "es": " y ", "it": " e "}
PLANTERS = re.compile("coca planters?|recolector(?:es)? de coca|coltivator[ei] di coca")
"""The only Incas whose name contains the name of a good."""
GOODS_NAMED = {
    "en": {
        "corn": "corn",
        "llama": "llamas?",
        "coca": "coca",
        "pottery": "pottery",
        "cloth": "cloth",
    },
    "es": {
        "corn": "maíz|maíces",
        "llama": "llamas?",
        "coca": "cocas?",
        "pottery": "cerámicas?",
        "cloth": "tejidos?",
    },
    "it": {
        "corn": "grano|grani",
        "llama": "lama",
        "coca": "coca",
        "pottery": "ceramica|ceramiche",
        "cloth": "vestit[oi]",
    },
}
"""The words for any number of a good."""


def single_pieces(text, language):
    """Return every list of single pieces of goods in a text, in its order."""
    names = {word: good for good, word in WORDS[language].items()}
    piece = rf"\b{ONE[language]} ({'|'.join(names)})\b"
    text = re.sub(rf"\b(?:{NOT[language]}) {piece}", "", text, flags=re.IGNORECASE)
    found = re.finditer(rf"{piece}(?:(?:, |{AND[language]}){piece})*", text, re.IGNORECASE)
    return [
        {
            names[one.group(1).casefold()]: 1
            for one in re.finditer(piece, each.group(), re.IGNORECASE)
        }
        for each in found
    ]


def unproved_pieces(told, said, language):
    """Return each list of single pieces of goods that no claim proves, after the form of its text."""
    return [
        (form, pieces)
        for form, text in told
        for pieces in single_pieces(text, language)
        if pieces not in [dict(claim()) for claim in said.get(form, ())]
    ]


def goods_in(sentence, language):
    """Return the goods that a sentence names."""
    words = GOODS_NAMED[language].items()
    return {good for good, word in words if re.search(rf"\b(?:{word})\b", sentence, re.IGNORECASE)}
