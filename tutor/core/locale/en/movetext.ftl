# A game as a text to read.

movetext-day = Day { $number }
movetext-night = Night { $number }
movetext-round = Round { $number }
