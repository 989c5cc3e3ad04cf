"""The game The Princes of Machu Picchu (Mac Gerdts, 2008); `kit.py` lists its parts."""
