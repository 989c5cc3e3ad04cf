# Una partida como texto para leer.

movetext-day = Día { $number }
movetext-night = Noche { $number }
movetext-round = Ronda { $number }
