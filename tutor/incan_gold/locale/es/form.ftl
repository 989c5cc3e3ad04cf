# What of a position is set by hand, in the form of the position editor.

## The round

form-variant = Variante
form-round = Ronda
form-inside = Quién está dentro
form-chosen = Ya elegido, en secreto
    .none = aún no
form-is-torch = Antorcha
form-is-camp = Campamento

## The players

form-players-name = Nombre
form-players-tent = En la tienda
    .line = tienda
form-players-beside = Junto a la tienda
    .line = junto
form-players-artifacts = Artefactos
form-players-artifacts-value = Cuánto valen

## The cards

form-path = Camino, por orden de aparición
    .spot = camino
form-left_on_path = Tesoro que queda en el camino
form-deck = Mazo, desde arriba
    .spot = mazo
form-removed = Peligros fuera del juego
    .spot = fuera del juego
form-lost_artifacts = Artefactos perdidos para siempre
    .spot = perdido
form-pending-seed = Número que baraja las rondas siguientes

## Las cinco preguntas

form-ask-names = ¿Quién juega?
    .hint = Un nombre en cada línea, en el orden de los asientos.
form-ask-when = ¿Qué ronda es?
    .hint = Quién guía resulta de la ronda.
form-ask-inside = ¿Quién sigue dentro del templo?
    .hint = Pulsa a quienes están dentro.
form-ask-held = ¿Qué tiene cada uno?
    .hint = Tesoro en la tienda y junto a ella. Por ejemplo: { form-ask-held.example }
    .example = tienda 12, junto 3
form-ask-way = ¿Qué hay en el camino?
    .hint = Las cartas en el orden en que salieron y el tesoro que quedó sobre ellas.
form-ask-open = Las cinco respuestas dejan esto como está aquí; en una mesa vacía, como al empezar la partida. Pulsa una línea para ponerlo en el formulario o tócalo en el tablero.

## What does not fit, where a form says it otherwise than a file

form-fault-result_mismatch = sin nadie dentro la partida habría terminado; di quién está dentro
form-fault-wrong_length = { $span ->
    [exact] aquí hay { $found }, y debe haber { $low }
    [open] aquí hay { $found }, y debe haber { $low } o más
   *[between] aquí hay { $found }, y debe haber de { $low } a { $high }
}
form-fault-out_of_range = { $span ->
    [exact] quien ha salido del templo ya no tiene nada junto a su tienda
    [open] { $found } no vale; debe ser { $low } o más
   *[between] { $found } no vale; debe estar entre { $low } y { $high }
}
