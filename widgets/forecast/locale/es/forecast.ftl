# Cuánto vale cada jugada: el pronóstico de la decisión presente.

forecast-ask = ¿Cuánto vale cada jugada?
forecast-ahead = Si acabara ahora
forecast-hint = Para { $player }, con lo que { $player } puede saber: los jugadores del tutor terminan la partida una y otra vez, siempre con otras cartas ocultas.
forecast-nothing = Aquí no hay nada que comparar: solo hay una jugada, o no te toca saber lo que sabe quien decide.
forecast-time = Tiempo para pensar
# As in English.
forecast-for = { $seconds ->
    [10] 10 s
    [30] 30 s
    [60] 1 min
   *[other] 5 min
}
forecast-stop = Parar
forecast-bar = Tiempo empleado
forecast-list = Las jugadas según sus posibilidades
forecast-all = Todas las jugadas y sus razones
forecast-by = Quién juega las partidas hasta el final
forecast-by-rules = reglas prácticas
forecast-by-planner = con un plan
forecast-by-chance = el azar

## Hasta dónde ha llegado

forecast-begins = Calculando cuánto vale cada jugada. Entretanto la tabla se hace más segura.
forecast-estimating = Primer vistazo: { $made } de { $needed } estimaciones por jugada.
forecast-first = Primer vistazo: { $made } de { $ways } jugadas llevadas hasta el final.
forecast-none = Parado antes de que hubiera cifras.
forecast-estimated = { $count ->
    [one] { $count } estimación por jugada, al final del día.
   *[other] { $count } estimaciones por jugada, al final del día.
}
forecast-running = { $count ->
    [one] Hasta ahora, { $count } partida por jugada.
   *[other] Hasta ahora, { $count } partidas por jugada.
}
forecast-stopped = { $count ->
    [0] Elige un tiempo para seguir.
    [one] { $count } partida por jugada. Elige un tiempo para seguir.
   *[other] { $count } partidas por jugada. Elige un tiempo para seguir.
}
forecast-until = A partir de { $needed } partidas por jugada, las cifras salen de ellas.
forecast-done = { $count ->
    [one] Terminado tras { $count } partida: con más no cambiaría ningún veredicto.
   *[other] Terminado tras { $count } partidas por jugada: con más no cambiaría ningún veredicto.
}
forecast-lost = No se ha podido seguir jugando las partidas. Elige un tiempo para intentarlo de nuevo.
forecast-leads = Encabeza la tabla: { $move }.

## Una jugada

forecast-win = Gana el { $share } %, entre el { $low } y el { $high } %
forecast-win-few = Gana el { $share } % hasta ahora; aún son muy pocas partidas para decir más
forecast-group = { $group ->
    [best] la mejor
    [close] cerca
   *[worse] peor
}
forecast-group-head = { $group ->
    [best] La mejor
    [close] Cerca: aún no se distinguen de la mejor
    [worse] Peores
   *[open] Muy pocas partidas para una cifra: hacen falta { $needed }
}
forecast-place = Puesto
forecast-move = Jugada
forecast-win-head = Gana
forecast-difference = A la mejor
forecast-points-head = Puntos
forecast-games = Partidas
forecast-less = { $less ->
    [0] 0
   *[other] −{ $less }
} ± { $error }
forecast-early = estimado
forecast-share = { $share } %
forecast-endings = Así acabaron las partidas: { $endings }
forecast-ending = { $ending } { $share } % ({ $low }–{ $high } %)
forecast-ending-few = { $ending } { $share } % hasta ahora
forecast-points = { $points ->
    [one] { $points } punto de media
   *[other] { $points } puntos de media
}
forecast-points-between = { $points ->
    [one] { $points } punto de media, entre { $low } y { $high }
   *[other] { $points } puntos de media, entre { $low } y { $high }
}
forecast-why = { $until ->
    [stage] Al final del día
   *[end] En estas partidas, al final
} y frente a la primera de la tabla: { $differences }.
forecast-alike = Todas las partidas fueron las mismas que tras «{ $move }»: las dos llevan a lo mismo.
forecast-more = { $side ->
    [more] { $whole },{ $tenths } más en «{ $figure }»
   *[less] { $whole },{ $tenths } menos en «{ $figure }»
}
forecast-caused = { $difference } (sobre todo por { $cause })

## Mirar atrás en una partida terminada

study-ask = ¿Dónde se perdió?
study-hint = { $nights ->
    [some] Los jugadores del tutor terminan la partida muchas veces desde donde empezó cada turno y cada noche, cada vez con otras cartas por salir: así ves qué podía esperar quien viera todas las manos.
   *[none] Los jugadores del tutor terminan la partida muchas veces desde donde empezó cada turno, cada vez con otras cartas por salir: así ves qué podía esperar quien viera todas las manos.
}
study-begins = Miramos atrás en la partida. Entretanto las cifras se vuelven más seguras.
study-running = { $count ->
    [one] { $count } partida desde { $moments } momentos hasta ahora.
   *[other] { $count } partidas desde { $moments } momentos hasta ahora.
}
study-stopped = { $count ->
    [one] { $count } partida desde { $moments } momentos.
   *[other] { $count } partidas desde { $moments } momentos.
} Elige un tiempo para seguir.
study-none = Se ha detenido antes de que hubiera cifras. Elige un tiempo para seguir.
study-chances = { $part ->
    [day] Probabilidad de ganar al empezar cada día
    [round] Probabilidad de ganar al empezar cada ronda
   *[game] Probabilidad de ganar al principio
}
study-accounts = { $part ->
    [day] Efecto de cada día, en puntos (± error típico)
    [round] Efecto de cada ronda, en puntos (± error típico)
   *[game] Efecto de la partida, en puntos (± error típico)
}
study-start = Lo esperable al principio
study-whose = Efecto de los turnos de cada cual, en puntos (± error típico)
study-own_turns = Turnos propios
study-other_turns = Turnos de los demás
study-nights = Noches
study-rest = Todo lo demás
study-result = Puntos al final
study-error = ± { $error }
study-between = { $low }–{ $high } %
studied-chances-over = Probabilidad de ganar a lo largo de la partida, de cada 100
study-keep = Tu partida en una página
study-play = Seguir jugando la decisión mejor
study-play-other = Seguir jugando la otra decisión
study-beside = Comparar las dos líneas
study-page = { $game }: { $players }
study-rests = { $count ->
    [one] { $count } partida desde { $moments } momentos.
   *[other] { $count } partidas desde { $moments } momentos.
}

## Lo que más le costó a alguien

study-whose-cost = De quién son las decisiones
study-cost-later = Todavía no se ha buscado. Elige más tiempo.
study-cost-soon = Se buscan en cuanto se sabe algo de los turnos.
study-cost-trying = { $made } de { $ways } decisiones probadas hasta ahora.
study-cost-none = Aún no se ha encontrado nada que le costara victorias a { $player }. Con más tiempo puede aparecer algo.

## El informe de una partida terminada

report-answer = { $sure ->
    [yes] Donde más se regaló: { $when }. A { $player } le costó { $cost } de 100 posibilidades de ganar.
   *[no] El lugar más probable hasta ahora: { $when }. Parece que a { $player } le costó { $cost } de 100 posibilidades de ganar, pero la suerte podría hacer lo mismo.
}
report-score = { $player } { $points }
report-scores = El final: { $scores } puntos.
report-chances = { $part ->
    [day] Posibilidad de ganar, día a día
    [round] Posibilidad de ganar, ronda a ronda
   *[game] Posibilidad de ganar
}
report-chances-hint = Para quien viera todas las manos, más o menos { $error }. Abajo, cada cifra parte de lo que se sabía en ese asiento.
report-given = Lo que regalaron las decisiones propias
report-given-hint = En centésimas de la posibilidad de ganar, con una sola escala. Oscuro: claro, y contado. Pálido: la suerte podría hacer lo mismo.
report-judged = { $made } de { $ways } juzgadas
report-sum = Suma
report-cost = −{ $cost }
report-made = Hecho: { $decision }
report-better = Mejor: { $decision }
report-sure = { $sure ->
    [yes] Claro: más o menos { $error }
    [few] Aún faltan partidas enteras para saberlo: más o menos { $error }
   *[no] La suerte podría hacer lo mismo: más o menos { $error }
}, { $basis ->
    [estimates] según estimaciones al final del día.
    [games] { $games ->
        [one] según una partida de cada una.
       *[other] según { $games } partidas de cada una.
    }
   *[both] { $games ->
        [one] según estimaciones y una partida entera de cada una.
       *[other] según estimaciones y { $games } partidas enteras de cada una.
    }
}
report-why = Comparado con lo hecho, deja { $differences }.
report-board = El tablero: { $when }. Un anillo de trazos rodea lo hecho, uno continuo lo que era mejor.
report-balance = Suerte y elección, por separado
report-balance-hint = En centésimas de la posibilidad de ganar. Para cada persona todo suma.
report-way = de { $start } a { $result }
report-own = decisiones propias
report-others = regalos ajenos
report-rest = suerte y lo demás
report-habits = Al final: { $player } y quien ganó, { $winner }
report-more = Todas las cifras

## Mundos gemelos: dos jugadas con las mismas cartas por venir

twins-heading = Mundos gemelos
twins-hint = Dos jugadas se llevan en paralelo hasta el final de la partida. Los dos mundos de una pareja tienen las mismas cartas ocultas y las mismas por venir, repartidas según lo que { $player } puede saber: ninguno tiene mejores cartas. Aun así, cada partida sigue a su manera: una sola pareja dice poco.
twins-move = El mundo { $letter } empieza con
twins-world-name = Mundo { $letter }
twins-show = Ver mundos gemelos
twins-pairs = Parejas
twins-count = { $count } parejas de mundos
twins-bar = Parejas jugadas
twins-begins = Se juegan { $count } parejas de mundos.
twins-running = { $made } de { $count } parejas jugadas.
twins-played = { $made ->
    [one] { $made } pareja jugada.
   *[other] { $made } parejas jugadas.
}
twins-lost = No se ha podido seguir jugando los mundos. Elige un número de parejas para intentarlo de nuevo.
twins-list = Las parejas, cada una con los puntos en los dos mundos
twins-open = Pulsa una pareja para ver los dos mundos lado a lado.
twins-world = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $is_named ->
    [yes] { $ending }, {""}
   *[no] {""}
}gana { $winners }
twins-pair = Pareja { $number }. Mundo 1: { $one }. Mundo 2: { $two }. { $more ->
    [a] Más puntos en el mundo 1.
    [b] Más puntos en el mundo 2.
   *[none] Los mismos puntos en los dos.
}
twins-points = Puntos: de { $pairs ->
    [one] 1 pareja
   *[other] { $pairs } parejas
}, el mundo 1 tiene más en { $better }, el mundo 2 en { $worse }, y empatan en { $equal }.
twins-wins = Victoria: de { $pairs ->
    [one] 1 pareja
   *[other] { $pairs } parejas
}, al mundo 1 le va mejor en { $better }, al mundo 2 en { $worse }, y empatan en { $equal }.
twins-mean-points = { $ahead ->
    [none] De media, los dos tienen los mismos puntos
   *[one] De media, el mundo { $first } lleva { $mean } puntos de ventaja
}{ $is_sure ->
    [yes] {""}; son al menos { $other } y como mucho { $most }.
   *[no] {""}, pero la suerte podría hacer lo mismo: el mundo { $first } podría llevar hasta { $most } puntos de ventaja; el mundo { $second }, hasta { $other }.
}
twins-mean-wins = { $ahead ->
    [none] De cada 100 partidas, los dos ganan las mismas
   *[one] De cada 100 partidas, el mundo { $first } gana { $mean } más
}{ $is_sure ->
    [yes] {""}; son al menos { $other } y como mucho { $most }.
   *[no] {""}, pero la suerte podría hacer lo mismo: el mundo { $first } podría ganar hasta { $most } más; el mundo { $second }, hasta { $other }.
}
twins-mean-few = { $ahead ->
    [none] De media, los dos tienen los mismos puntos
   *[one] De media, el mundo { $first } lleva { $mean } puntos de ventaja
}; cuánto hay ahí de suerte se puede decir a partir de { $needed } parejas.
twins-judged = { $verdict ->
    [better] { $measure ->
        [wins] El mundo 1 gana más a menudo.
       *[points] El mundo 1 da más puntos.
    }
    [worse] { $measure ->
        [wins] El mundo 2 gana más a menudo.
       *[points] El mundo 2 da más puntos.
    }
    [same] Ninguna pareja los distingue.
   *[open] Cuál es mejor en esto todavía no se puede decir.
}
twins-comment = Pareja { $number } de mundos gemelos, mundo { $letter }. Lo que no se podía ver se ha repartido de nuevo.
twins-title = Mundos gemelos, pareja { $number }
twins-kept = Los dos mundos son ahora líneas de una partida propia, con las cartas de esta pareja. La partida de antes está entre las anteriores.

## El libro de cuentas

ledger-heading = Qué cambió cada decisión y cada carta
ledger-hint = Lo esperable al principio y todas las filas juntas dan el resultado. Cada cifra está entre las dos de al lado en 95 de 100 casos. Una decisión que también habrían tomado los jugadores del tutor no cambia nada y no tiene fila.
ledger-caption = { $measure ->
    [win] La probabilidad de ganar de { $player }, fila por fila
   *[points] Los puntos de { $player }, fila por fila
}
ledger-what = Qué pasó
ledger-changed = Cambio
ledger-sure = Con qué certeza
ledger-result = El resultado
ledger-rest = { $count ->
    [one] { $count } paso más
   *[other] Los otros { $count } pasos juntos
}
ledger-stretch = De { $first } a { $last }
ledger-steps = { $count ->
    [one] Un paso, con sus cartas ({ $when })
   *[other] { $count } pasos que aún no se distinguen ({ $when })
}
ledger-when = de { $first } a { $last }
ledger-cards = Cartas: { $told }
ledger-percent = { $number } %
ledger-clear = entre { $low } y { $high }
ledger-open = no se puede decir: de { $low } a { $high }
ledger-few = aún no se puede decir: muy pocas partidas
ledger-choose-seat = De quién son las cuentas
ledger-choose-measure = En puntos o en probabilidad de ganar
ledger-choose-of = De quién son las filas
ledger-choose-order = En qué orden
ledger-for = Para { $player }
ledger-in-points = En puntos
ledger-in-win = En probabilidad de ganar
ledger-of-all = Todas las decisiones y cartas
ledger-of-player = Decisiones de { $player }
ledger-of-cards = Solo las cartas
ledger-order-biggest = Los turnos más grandes primero
ledger-order-game = En el orden de la partida
