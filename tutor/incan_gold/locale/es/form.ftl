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
form-players-beside = Junto a la tienda
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
