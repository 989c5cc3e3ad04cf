# More words of the dashboard: steps of a turn, lessons, themes.

page-earlier = Antes, en este turno
page-folded = { $count ->
    [one] { $count } paso anterior
   *[other] { $count } pasos anteriores
}

## Themes

theme-light = Claro
    .hint = Colores claros
theme-dark = Oscuro
    .hint = Colores oscuros
theme-contrast = Contraste
    .hint = Alto contraste
