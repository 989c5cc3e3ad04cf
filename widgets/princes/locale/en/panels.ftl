# What only the page says about the game: the stocks, and what is reconstructed.

## The stocks

stocks-scout = Scout
stocks-supply = Supply
stocks-cards = Cards
stocks-incas = { $count ->
    [one] { $count } Inca
   *[other] { $count } Incas
}
stocks-card-list = { $count ->
    [one] Card: { $cards }
   *[other] Cards: { $cards }
}
stocks-hidden = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
stocks-on-clock = { $incas } on the Sun Clock

## The card that a question is about

pictured-gold = { $gold } gold

## What is our best guess

legend-heading = What is our best guess
legend-borders = { $count } of the { $all } paths between districts are not in any text we have: we guess them.
legend-values = Of the priests and virgins, the step values of { $rows } are only partly shown in a text.
legend-costs = The cost of { $rows } continues a series, as we guess.
legend-gold = { $count ->
    [one] The gold of { $count } Sacrifice card is a guess.
   *[other] The gold of { $count } Sacrifice cards is a guess.
}
legend-correct = If you own the game, correct these figures in a copy of the components file and play with your copy.

## What is to come

ahead-player = Player
ahead-night = The night pays
ahead-caption = Points if the game ended now, by either ending, and what the coming night would pay
