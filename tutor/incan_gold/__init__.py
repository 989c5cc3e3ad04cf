"""The game Incan Gold (Alan R. Moon and Bruno Faidutti, 2006); `kit.py` lists its parts."""
