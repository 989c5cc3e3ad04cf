"""The Princes of Machu Picchu (Mac Gerdts, 2008), whole; `kit.py` says what it consists of."""
