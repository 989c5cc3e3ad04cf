"""Tests that attack a real server from outside.

Every server here listens on this machine alone and ends with its tests.
"""
