# More words of the dashboard: steps of a turn, lessons, themes.

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
