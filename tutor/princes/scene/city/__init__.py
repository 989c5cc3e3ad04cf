"""The city: its stones, their names, bonuses and prices, and the people on them."""
