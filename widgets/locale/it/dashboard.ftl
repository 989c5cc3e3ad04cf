# More words of the dashboard: steps of a turn, lessons, themes.

page-earlier = Prima, in questo turno
page-folded = { $count ->
    [one] { $count } passo precedente
   *[other] { $count } passi precedenti
}

## Themes

theme-light = Chiaro
    .hint = Colori chiari
theme-dark = Scuro
    .hint = Colori scuri
theme-contrast = Contrasto
    .hint = Contrasto alto
