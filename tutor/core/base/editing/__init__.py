"""Setting up a position by hand.

A game declares the form of its positions (`PositionForm`): the values that a person can set. A
`Draft` is one position while a person sets it up.
"""
