# What only the page says about the game: the stocks, and what is reconstructed.

## The stocks

stocks-scout = Ruta
stocks-supply = Reserva
stocks-cards = Cartas
stocks-incas = { $count ->
    [one] { $count } inca
   *[other] { $count } incas
}
stocks-card-list = { $count ->
    [one] Carta: { $cards }
   *[other] Cartas: { $cards }
}
stocks-hidden = { $count ->
    [one] { $count } carta, boca abajo
   *[other] { $count } cartas, boca abajo
}
stocks-on-clock = { $incas } en el Reloj Solar

## The card that a question is about

pictured-gold = { $gold } de oro

## What is our best guess

legend-heading = Lo que suponemos nosotros
legend-borders = { $count } de los { $all } caminos entre distritos no están en ningún texto que tengamos: los suponemos nosotros.
legend-values = Los valores de avance de { $rows } solo se ven en parte en un texto.
legend-costs = El precio de { $rows } lo suponemos: sigue la serie de los demás.
legend-gold = { $count ->
    [one] El oro de { $count } carta de Sacrificio lo suponemos nosotros.
   *[other] El oro de { $count } cartas de Sacrificio lo suponemos nosotros.
}
legend-correct = Si tienes el juego, corrige estas cifras en una copia del archivo de componentes y juega con tu copia.

## Lo que está por venir

ahead-player = Jugador
ahead-night = La noche paga
ahead-caption = Puntos si la partida acabara ahora, con uno u otro final, y lo que pagaría la noche que viene
