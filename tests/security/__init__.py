"""Attacks on a server, tried from outside on a real one.

Every server here listens on this machine alone and ends with its tests.
"""
