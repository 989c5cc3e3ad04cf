"""The course of notebooks: written from its sources in every language, and held to them."""
