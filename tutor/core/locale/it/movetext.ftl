# Una partita come testo da leggere.

movetext-day = Giorno { $number }
movetext-night = Notte { $number }
movetext-round = Giro { $number }
