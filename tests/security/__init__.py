"""Attacks on a real server, tried from outside.

Every server here listens on this machine alone and ends with its tests.
"""
