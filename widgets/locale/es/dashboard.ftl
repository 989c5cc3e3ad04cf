# More words of the dashboard: stocks, lessons, themes, what is reconstructed.

## More of the stocks

stocks-cards-head = Cartas
stocks-on-clock = { $incas } en el Reloj Solar
stocks-card-list = { $count ->
    [one] Carta: { $cards }
   *[other] Cartas: { $cards }
}

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

## What is reconstructed

legend-heading = Lo que está reconstruido
legend-borders = { $count } de los { $all } caminos entre distritos no están en ningún texto que tengamos: son nuestra mejor lectura.
legend-values = De los sacerdotes y vírgenes, los valores de avance de { $rows } solo se ven en parte en un texto.
legend-costs = El precio de { $rows } es nuestra lectura de una serie.
legend-gold = { $count ->
    [one] El oro de { $count } carta de Sacrificio está reconstruido.
   *[other] El oro de { $count } cartas de Sacrificio está reconstruido.
}
legend-correct = Si tienes el juego, corrige estas cifras en una copia del archivo de componentes y juega con tu copia.
