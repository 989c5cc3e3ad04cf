# Two positions side by side: the rows of a table, and what is different in sentences.
# $left, $right and $line say in which of two lines, or with whose move («en la línea A», «con tu jugada»).

## Rows, short

compare-label-corn = { good-corn.title }
compare-label-llama = { good-llama.title }
compare-label-coca = { good-coca.title }
compare-label-pottery = { good-pottery.title }
compare-label-cloth = { good-cloth.title }
compare-label-units = Unidades en total
compare-label-prince = Príncipe
compare-label-scout = Explorador
compare-label-supply = Reserva
compare-label-corn_terraces = Granjeros
compare-label-llama_meadow = Pastores
compare-label-coca_plantation = Recolectores de coca
compare-label-potters_quarter = Alfareros
compare-label-weavers_quarter = Tejedores
compare-label-sun_clock = En el Reloj Solar
compare-label-condor = { order-condor.title }
compare-label-puma = { order-puma.title }
compare-label-virgin = { order-virgin.title }
compare-label-moon_tiles = Fichas de Luna
compare-label-cards = Cartas
compare-label-hand = Mano
compare-label-owed_corn = Maíz que debe la ruta
compare-label-owed_llama = Llamas que debe la ruta
compare-label-night_corn = Noche: maíz
compare-label-night_llama = Noche: llamas
compare-label-night_coca = Noche: coca
compare-label-night_pottery = Noche: cerámica
compare-label-night_cloth = Noche: tejidos
compare-label-night_choice = Noche: productos a elegir
compare-label-night_steps = Noche: casillas
compare-label-night_cost = Noche: maíz a pagar
compare-label-points = Puntos sin contar el oro
compare-label-gold = Oro
# As in English.
compare-label-total = Total
compare-label-day = Día
compare-label-market = Mercado: { $good }
compare-label-bonus = Bonificación: { $district }
compare-label-stones = Piedras: { $district }
compare-label-tiles_left = Fichas de Luna solo aquí
compare-label-left = Fichas que quedan: { $order }
compare-label-deck = Cartas del mazo
compare-none = nada
compare-hidden = oculto
compare-unfinished = aún no

## Goods, Incas, priests and virgins

compare-more = { $side ->
    [left] { $player } tiene { $left_pieces } más { $left }.
    [right] { $player } tiene { $right_pieces } más { $right }.
   *[both] { $player } tiene { $left_pieces } más { $left }, y { $right_pieces } más { $right }.
}
compare-on-clock = { $incas } en el Reloj Solar
compare-supply = Incas en la reserva de { $player }: { $left_count } { $left } y { $right_count } { $right }.
compare-units = En total, los productos suman { $left_units } { $left } y { $right_units } { $right }.
compare-owed = Lo que la Ruta del Inca aún debe a { $player }: { $left_goods } { $left } y { $right_goods } { $right }.

## Prince and Scout

compare-prince = El Príncipe de { $player } está { $left_place } { $left } y { $right_place } { $right }.
compare-prince-nowhere = todavía fuera de la ciudad
compare-scout = El Explorador de { $player } está en la casilla { $left_count } { $left } y en la { $right_count } { $right }.
compare-over-summit = Explorador { $before } → Cima → { $after } (sube { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
})

## Moon tiles and cards

compare-moon_tiles = Fichas de Luna de { $player }: { $left_tiles } { $left }; { $right_tiles } { $right }.
compare-no-tiles = ninguna
compare-cards = { $more ->
    [left] El Explorador de { $player } trae más cartas de la Cima { $left }
   *[right] El Explorador de { $player } trae más cartas de la Cima { $right }
}: { $player } tiene { $left_count } { $left } y { $right_count } { $right }.
compare-hand = La mano de { $player } es { $left_cards } { $left } y { $right_cards } { $right }.
compare-no-cards = ninguna carta

## The night: what it pays is a list such as "1 cloth, 3 goods to choose and 3 steps"

compare-night = Lo que la noche traería ahora a { $player }: { $left_pay } { $left }; { $right_pay } { $right }.
compare-night-paid = { $what } (por { $corn })
compare-night-nothing = nada
compare-night-choice = { $count ->
    [one] { $count } producto a elegir
   *[other] { $count } productos a elegir
}

## Points

compare-points = Contando ahora, { $player } tiene { $left_count ->
    [one] { $left_count } punto
   *[other] { $left_count } puntos
} { $left } y { $right_count } { $right }.
compare-gold = Entre cartas y Explorador, { $player } tiene { $left_count } de oro { $left } y { $right_count } { $right }.
compare-total = { $player } acaba con { $left_count ->
    [one] { $left_count } punto
   *[other] { $left_count } puntos
} { $left } y { $right_count } { $right }.
compare-ended = La partida ha terminado { $line }, y { $player } tiene { $count ->
    [one] { $count } punto.
   *[other] { $count } puntos.
}

## En qué se va por delante: lo que tienes tú de más, o el ejemplo

gain-points = { $side ->
    [ours] vas
   *[theirs] va
} { $count ->
    [one] { $count } punto por delante
   *[other] { $count } puntos por delante
}
gain-gold = { $side ->
    [ours] tienes
   *[theirs] tiene
} { $count } de oro más
gain-people = { $side ->
    [ours] tienes
   *[theirs] tiene
} a { $count } más trabajando
gain-orders = { $side ->
    [ours] tienes
   *[theirs] tiene
} { $count ->
    [one] { $count } sacerdote o virgen más
   *[other] { $count } sacerdotes o vírgenes más
}
gain-cards = { $side ->
    [ours] vuelves
   *[theirs] vuelve
} de la Cima con { $count ->
    [one] { $count } carta más
   *[other] { $count } cartas más
}
gain-steps = { $side ->
    [ours] subes
   *[theirs] sube
} { $count ->
    [one] { $count } casilla más
   *[other] { $count } casillas más
}
gain-goods = { $side ->
    [ours] guardas
   *[theirs] guarda
} { $count ->
    [one] { $count } producto más
   *[other] { $count } productos más
}
gain-llamas = { $side ->
    [ours] guardas
   *[theirs] guarda
} { $count ->
    [one] { $count } llama más
   *[other] { $count } llamas más
}
gain-tonight = { $side ->
    [ours] recibes
   *[theirs] recibe
} { $count ->
    [one] { $count } producto más esta noche
   *[other] { $count } productos más esta noche
}
gain-corn = { $side ->
    [ours] guardas
   *[theirs] guarda
} { $count ->
    [one] { $count } maíz más
   *[other] { $count } maíces más
}
gain-corn_after_night = { $side ->
    [ours] tienes
   *[theirs] tiene
} { $count ->
    [one] { $count } maíz más después de la noche
   *[other] { $count } maíces más después de la noche
}

## Lo que un turno da o cuesta

brings-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
brings-gold = { $count } de oro
brings-people = { $count ->
    [one] { $count } inca en su puesto
   *[other] { $count } incas en sus puestos
}
brings-orders = { $count ->
    [one] { $count } sacerdote o virgen
   *[other] { $count } sacerdotes o vírgenes
}
brings-cards = { $count ->
    [one] { $count } carta nueva
   *[other] { $count } cartas nuevas
}
brings-steps = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
brings-goods = { $count ->
    [one] { $count } producto
   *[other] { $count } productos
}
# As in English.
brings-llamas = { $count ->
    [one] { $count } llama
   *[other] { $count } llamas
}
brings-tonight = { $count ->
    [one] { $count } producto
   *[other] { $count } productos
}
brings-corn = { $count ->
    [one] { $count } maíz
   *[other] { $count } maíces
}
brings-corn_after_night = { $count ->
    [one] { $count } maíz esta noche
   *[other] { $count } maíces esta noche
}
loss-trail = Tras la Cima, el Explorador empieza de nuevo en 0: { $points ->
    [one] se pierde { $points } punto
   *[other] se pierden { $points } puntos
}.

## Cuánto dura todavía la partida

deadline = { $case ->
    [last] El día se acaba: este es tu último turno antes de la noche.
   *[next] La próxima ficha de Luna acaba el día.
}
outlook = Ya se han adquirido { $taken } de los { $tiles } sacerdotes y vírgenes: con el último, la ciudad está a salvo. { $left ->
    [one] Queda { $left } día
   *[other] Quedan { $left } días
} antes de que lleguen los españoles, y entonces cuenta el oro. Si llegaran ahora: { $totals }.
