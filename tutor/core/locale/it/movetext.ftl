# Una partita come testo da leggere.

movetext-step = { $player }: { $words }
movetext-day = Giorno { $number }
movetext-night = Notte { $number }
movetext-round = Giro { $number }
