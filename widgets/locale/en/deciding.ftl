# What every game's panel of the decision that is due says.

deciding-not-yours = { $player } decides here, and you look from another seat.
deciding-winner = wins
