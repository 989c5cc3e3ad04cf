"""The events of the game, in turns and at night: what can happen, and nothing else can.

Their words are in `events.ftl` of each language, what moves on the board in `tutor/princes/motion`.
"""
