"""The Inca Trail, as a mountain or laid flat, and the Scouts on it."""
