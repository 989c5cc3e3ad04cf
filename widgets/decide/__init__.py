"""Deciding: what is due, every way to do it, why a decision is refused, and what happened."""
