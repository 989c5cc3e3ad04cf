# The board as it is drawn: short words on it, and what each thing is called for who listens.

board-title = El templo de Incan Gold en la ronda { $round } de { $rounds }
board-described = { $turned ->
    [0] No hay cartas en el camino
    [one] Hay { $turned } carta en el camino
   *[other] Hay { $turned } cartas en el camino
}, con tesoro por valor de { $left } sin repartir. { $inside ->
    [0] No hay nadie dentro.
    [one] Dentro hay { $inside } jugador.
   *[other] Dentro hay { $inside } jugadores.
} { $cards ->
    [one] En el mazo hay { $cards } carta.
   *[other] En el mazo hay { $cards } cartas.
}

## The temples, and the artifact of each

board-temples = Los { $rounds } templos, uno por ronda
board-temple-title = Templo { $number }
board-temple = { $time ->
    [past] La ronda { $number } ha terminado.
    [now] Se está jugando la ronda { $number }.
   *[later] La ronda { $number } está por venir.
} { $fate ->
    [waiting] Su artefacto espera aquí a que lo barajen.
    [deck] Su artefacto está en algún lugar del mazo.
    [path] Su artefacto está en el camino.
    [taken] { $player } se ha llevado su artefacto, que vale { $value } puntos.
    [lost] Su artefacto se ha perdido para siempre.
    [unfound] Su artefacto nunca apareció.
   *[none] En esta partida no hay artefactos.
}
board-fate = artefacto
board-fate-waiting = por venir
board-fate-deck = en el mazo
board-fate-path = a la vista
board-fate-taken = { $value } puntos
board-fate-lost = perdido
board-fate-unfound = sin hallar
board-time = ronda
board-time-past = acabada
board-time-now = ahora
board-time-later = por venir

## The path

board-path = El camino
board-left = { $count ->
    [0] no queda nada en el camino
    [one] queda { $count } en el camino
   *[other] quedan { $count } en el camino
}
board-left-short = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
board-left-words = { $count ->
    [0] No queda tesoro en el camino.
   *[other] En el camino queda tesoro por valor de { $count }, para repartir entre quienes salgan.
}
board-card-treasure = Tesoro por valor de { $value }, repartido entre quienes estaban dentro cuando apareció.
board-card-hazard = El primero de su clase en esta ronda. Un segundo acaba la ronda.
board-card-artifact = Vale { $value } puntos para quien salga ahora en solitario.
board-way-out = La salida
board-way-out-words = Quien sale vuelve a su tienda con todo lo de esta ronda.
board-way-out-hidden = { $count ->
    [one] Cerca de la salida hay { $count } carta más.
   *[other] Cerca de la salida hay { $count } cartas más.
}
board-more = +{ $count }
board-leave = salir
board-leave-short = fuera
board-next = La carta siguiente
board-next-words = Se descubre para quienes siguen. Nadie sabe cuál es.
board-go-on = antorcha
board-go-on-short = sigue
board-over = El final: tesoro y artefactos
board-score = { $player }: tesoro { $treasure }, artefactos { $artifacts }

## The hazards

board-hazards = Peligros
board-hazards-note = un segundo de la misma clase acaba la ronda
board-hazard-words = { $met ->
    [0] Cartas de { $hazard } en el camino: ninguna.
   *[other] Hay una carta de { $hazard } en el camino: la próxima acaba la ronda.
} { $left } de esta clase en el mazo{ $gone ->
    [0] .
   *[other] , { $gone } fuera del juego.
}

## The explorers and their tents

board-camp = Campamento
board-doing-due = elige
board-player = { $doing ->
    [due] { $player } está dentro y elige ahora.
    [chosen] { $player } está dentro y ya ha elegido en secreto.
    [inside] { $player } está dentro.
    [camp] { $player } está en el campamento.
   *[over] { $player } tiene { $total } en total.
} { $beside } junto a la tienda; { $tent ->
    [hidden] lo que hay en ella es secreto.
   *[other] { $tent } dentro de ella.
}{ $artifacts ->
    [0] { "" }
    [one] { " " }{ $artifacts } artefacto por valor de { $worth }.
   *[other] { " " }{ $artifacts } artefactos por valor de { $worth }.
}

## What the next card may be

board-odds = La carta siguiente
board-odds-none = No queda ninguna carta por venir.
board-odds-hidden = ¿Qué crees?
board-odds-share = { $percent } %
board-odds-part = { $sort ->
    [treasure] tesoro { $percent } %
    [artifact] artefacto { $percent } %
    [first] primer peligro { $percent } %
   *[second] segundo: fin { $percent } %
}
board-odds-words = { $count ->
    [one] Queda una carta
   *[other] De las { $count } cartas que quedan
}: tesoros { $treasure }, artefactos { $artifact }, peligros que serían los primeros de su clase { $first }, peligros que acabarían la ronda { $second }.

## The deck, and what is out of the game

board-deck = Mazo
board-deck-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
board-deck-treasures = { $count ->
    [0] ningún tesoro
    [one] { $count } tesoro, por valor de { $worth }
   *[other] { $count } tesoros, por valor de { $worth }
}
board-deck-hazards = { $count ->
    [0] ningún peligro
    [one] { $count } peligro
   *[other] { $count } peligros
}
board-deck-artifacts = { $count ->
    [0] ningún artefacto
    [one] { $count } artefacto
   *[other] { $count } artefactos
}
board-deck-words = En el mazo hay { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}. Tesoros: { $treasures }{ $treasures ->
    [0] .
   *[other] , por valor de { $worth } en total ({ $values }).
} Peligros: { $hazards }. Artefactos: { $artifacts }.
board-gone = Fuera del juego
board-gone-short = fuera:
board-gone-nothing = nada todavía
board-gone-words = { $count ->
    [0] Ninguna carta ha salido del juego.
    [one] { $count } carta ha salido del juego para siempre.
   *[other] { $count } cartas han salido del juego para siempre.
}
