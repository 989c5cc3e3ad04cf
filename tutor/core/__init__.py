"""The code that games share: protocol, records, refusals, scenes and words; it names no game.

Each layer knows only those below it. A layer that needs a higher one declares a protocol and the
name of the module that fulfils it: errors (`base`) are said in words (`words`).
"""
