# What happened. Each message is one sentence about one event and says why. An event that can rest
# on several rules has one attribute for each, named as the rule with a hyphen for the dot.
# Treasure is said by its value. What somebody has chosen is never said before all choices are shown.

## Choosing and leaving

event-chosen = { $player } ha elegido en secreto.
event-revealed = Se muestran todas las elecciones: { $leaving_count ->
    [0] { $staying } { $staying_count ->
        [one] sigue
       *[other] siguen
    } adelante.
   *[other] { $staying_count ->
        [0] { $leaving } { $leaving_count ->
            [one] sale
           *[other] salen
        }, y no queda nadie dentro.
       *[other] { $staying } { $staying_count ->
            [one] sigue
           *[other] siguen
        } adelante, y { $leaving } { $leaving_count ->
            [one] sale
           *[other] salen
        }.
    }
}
event-path_shared = { $share ->
    [0] El tesoro de { $found } que hay en el camino no se puede repartir entre { $players }, así que { $left } se { $left ->
        [one] queda
       *[other] quedan
    } allí.
   *[other] { $players_count ->
        [one] { $players } recoge { $share } del camino
       *[other] { $players } se reparten el tesoro de { $found } que hay en el camino, { $share } por cabeza
    }{ $left ->
        [0] { "" }
        [one] , y { $left } se queda allí
       *[other] , y { $left } se quedan allí
    }.
}
event-artifacts_taken = { $player } sale en solitario y por eso se lleva { $cards } del camino.
event-artifact_valued = { $card_start } ya está fuera y vale { $value } puntos para { $player }.
event-artifacts_stay = { $players } salen a la vez, así que nadie se lleva { $cards }, que se { $cards_count ->
    [one] queda
   *[other] quedan
} en el camino.
event-left =
    .leave-safe = { $treasure ->
        [0] { $player } vuelve a su tienda sin nada.
       *[other] { $player } vuelve y guarda { $treasure } en su tienda, a salvo para siempre.
    }
    .round-end = { $treasure ->
        [0] No quedan cartas en el mazo, y { $player } vuelve sin nada.
       *[other] No quedan cartas en el mazo, y { $player } vuelve con { $treasure }, a salvo para siempre.
    }

## Rounds and cards

event-round_began =
    .round-artifact = Empieza la ronda { $round }: se baraja { $artifact }, con lo que son { $cards } cartas; dirige { $player }, y entran { $players_count } jugadores.
    .variant-diamant = Empieza la ronda { $round }, con { $cards } cartas y sin artefactos; dirige { $player }, y entran { $players_count } jugadores.
event-second_card = La primera carta, { $card }, es un peligro, así que se descubre la segunda antes de que nadie elija.
event-treasure_found = Aparece un tesoro de { $value }: { $share ->
    [0] demasiado poco para repartir entre { $players }
   *[other] { $players_count ->
        [one] { $players } recibe { $share }
       *[other] { $players } reciben { $share } por cabeza
    }
}{ $left ->
    [0] { "" }
    [one] , y { $left } se queda en el camino
   *[other] , y { $left } se quedan en el camino
}.
event-artifact_found = { $card_start } sale a la luz y se queda en el camino para quien salga en solitario.
event-hazard_met = Aparece { $a_hazard }: es el primer peligro de su clase en esta ronda, y no pasa nada.
event-hazard_struck = La segunda carta de { $hazard } de esta ronda hace huir a { $players }; esa carta queda fuera del juego.
event-treasure_lost = { $treasure ->
    [0] { $player } no tenía nada que perder.
   *[other] { $player } pierde su tesoro de esta ronda: { $treasure }.
}
event-round_ended = { $reason ->
    [hazard] La ronda { $round } ha terminado
    [all_left] Ya no queda nadie dentro, y la ronda { $round } ha terminado
   *[deck_empty] El mazo está vacío, y la ronda { $round } ha terminado
}; { $reason ->
    [hazard] las demás cartas
   *[other] sus cartas
} vuelven al mazo, con el tesoro que quede en ellas{ $artifacts_count ->
    [0] { "" }
    [one] , pero { $artifacts } se queda atrás y se pierde para siempre
   *[other] , pero { $artifacts } se quedan atrás y se pierden para siempre
}.

## The end

event-scored = { $player } tiene { $treasure } en su tienda{ $artifacts ->
    [0] { "" }
   *[other] { " " }y { $artifacts_named } por valor de { $artifact_points }
}: { $total } en total.
event-won =
    .end-rounds = { $players } es quien más tiene, y gana.
    .end-ties = { $players_count ->
        [one] { $players } empata en riqueza, pero tiene más artefactos ({ $artifacts }) y gana.
       *[other] { $players } empatan en riqueza y en artefactos ({ $artifacts } por cabeza) y comparten la victoria.
    }

## Where stocks come from and go to, as a part of a sentence

cause-finds = los hallazgos en el templo
cause-leaving = las salidas
cause-hazards = los peligros
