"""Presenting to a class: slides, the list of what was covered, and the controller."""
