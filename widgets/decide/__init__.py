"""Deciding: the due decision, its choices, why a decision is refused, and the narration."""
