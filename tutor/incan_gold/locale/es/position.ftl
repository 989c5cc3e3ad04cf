# A position in words, and what everybody begins with; both must read well aloud.

## The moment

position-round = Ronda { $round } de { $rounds }.
position-leader = { $leader } dirige la ronda.
position-diamant = Se juega sin artefactos.
position-due = { $due }.

## The temple

position-path = En el camino hay: { $cards }.
position-path-one = En el camino hay una carta: { $cards }.
position-path-empty = En el camino no hay nada.
position-left = { $left ->
    [0] No queda tesoro en el camino.
   *[other] En el camino queda tesoro por valor de { $left }.
}
position-inside = { $players_count ->
    [one] Dentro solo queda { $players }.
   *[other] Dentro están { $players }.
}
position-chosen = { $players_count ->
    [one] { $players } ya ha elegido, en secreto.
   *[other] { $players } ya han elegido, en secreto.
}
position-deck = En el mazo { $count ->
    [one] queda { $count } carta.
   *[other] quedan { $count } cartas.
}
position-removed = Fuera del juego { $count ->
    [one] está { $cards }.
   *[other] están { $cards }.
}
position-lost = Se { $count ->
    [one] ha perdido para siempre: { $cards }.
   *[other] han perdido para siempre: { $cards }.
}

## The players

position-beside = { $beside ->
    [0] { $player } no tiene nada junto a su tienda
   *[other] { $player } tiene { $beside } junto a su tienda
}{ $tent ->
    [hidden] ; lo que hay en ella es secreto.
    [0] { " " }y nada dentro de ella.
   *[other] { " " }y { $tent } dentro de ella.
}
position-artifacts = { $player } tiene { $artifacts }.
position-artifact = { $card } (vale { $value } puntos)

## The end

position-over = La partida ha terminado.
position-score = { $player }: { $treasure } en su tienda, { $artifacts_named } por valor de { $artifact_points }, { $total } en total.
position-winners = { $players_count ->
    [one] Gana { $players }.
   *[other] { $players } comparten la victoria.
}

## What everybody begins with

setup-players = { $count } jugadores exploran el templo en { $rounds } rondas; dirige la primera { $leader }.
setup-quest = El mazo de Búsqueda contiene { $treasures } tesoros y { $hazards } peligros de { $kinds } clases.
setup-artifacts = { $artifacts } esperan a que los barajen, uno en cada ronda.
setup-diamant = Es el juego original, sin artefactos.
setup-struck = La ronda { $round } ya ha terminado: su segunda carta fue la segunda de { $hazard }, y esa carta ha salido del juego.
setup-round = La ronda { $round } empieza tras barajar { $artifact }.
setup-first = La primera carta se descubre con todos dentro: { $cards }.
setup-second = La primera carta es un peligro, así que se descubren dos con todos dentro: { $cards }.

## Headings

position-part-temple = El templo
position-part-players = Los jugadores
position-part-gone = Fuera del juego
position-part-result = El resultado
position-part-now = Lo que toca
