"""The course of notebooks: written from its sources in every language, and compared with them."""
