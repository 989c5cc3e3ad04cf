"""The Inca Trail as a mountain or as one line, and the Scouts on it."""
