"""The city: stones, what stands on them, and who is there."""
