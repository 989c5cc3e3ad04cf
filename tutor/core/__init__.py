"""The code that all games share: protocol, records, refusals, scenes and words.

It contains nothing about particular games. Each layer imports only the layers below it. A layer
that needs a higher layer declares a protocol and the name of the module that implements it. For
example, `base` has the errors, and the layer `words` turns an error into a sentence.
"""
