# What every game's panel of the decision that is due says.

deciding-not-yours = Qui decide { $player }, e tu guardi da un altro posto.
deciding-winner = vince
