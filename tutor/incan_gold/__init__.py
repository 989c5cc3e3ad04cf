"""Incan Gold (Alan R. Moon and Bruno Faidutti, 2006), whole; `kit.py` says what it consists of."""
