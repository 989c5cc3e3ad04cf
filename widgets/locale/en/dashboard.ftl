# More words of the dashboard: stocks, lessons, themes, what is reconstructed.

## More of the stocks

stocks-cards-head = Cards
stocks-on-clock = { $incas } on the Sun Clock
stocks-card-list = { $count ->
    [one] Card: { $cards }
   *[other] Cards: { $cards }
}

page-earlier = Earlier in this turn
page-folded = { $count ->
    [one] { $count } earlier step
   *[other] { $count } earlier steps
}

## Themes

theme-light = Light
    .hint = Light colours
theme-dark = Dark
    .hint = Dark colours
theme-contrast = Contrast
    .hint = High contrast

## What is reconstructed

legend-heading = What is reconstructed
legend-borders = { $count } of the { $all } paths between districts are not in any text we have: our best reading.
legend-values = Of the priests and virgins, the step values of { $rows } are only partly shown in a text.
legend-costs = The cost of { $rows } is our reading of a series.
legend-gold = { $count ->
    [one] The gold of { $count } Sacrifice card is reconstructed.
   *[other] The gold of { $count } Sacrifice cards is reconstructed.
}
legend-correct = If you own the game, correct these figures in a copy of the components file and play with your copy.
