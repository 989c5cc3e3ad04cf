"""Setting up a position by hand: its form, its draft, and the values at their places.

`form` is what a game declares, `draft` what an editor fills in; `values` and `places` are under it.
"""
