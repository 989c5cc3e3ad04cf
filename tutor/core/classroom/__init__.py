"""A live class: its entries, the state computed from the entries, and the ballots of its slides."""
