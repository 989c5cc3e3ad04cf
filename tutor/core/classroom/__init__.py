"""A live class: its entries, the state that follows from them, and the ballots of its slides."""
