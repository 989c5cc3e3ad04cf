# The player aid; its rules are those of the rulebook.

aid-title = Incan Gold: player aid
