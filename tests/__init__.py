"""The tests, a room of them for each room of the product."""
