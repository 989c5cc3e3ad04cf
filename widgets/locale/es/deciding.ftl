# What every game's panel of the decision that is due says.

deciding-not-yours = Aquí decide { $player }, y tú miras desde otro asiento.
deciding-winner = gana
