"""The notebooks of the course are written from their sources in every language, and compared with them."""
