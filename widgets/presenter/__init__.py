"""Presenting to a class: slides, what was covered, and the page for teachers."""
