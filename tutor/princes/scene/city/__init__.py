"""The city: the stones of the districts with names, bonuses and prices, and the pieces on them."""
