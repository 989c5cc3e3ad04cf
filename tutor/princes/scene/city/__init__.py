"""The city: each district as a large stone with name, bonuses and prices, and the pieces on them."""
