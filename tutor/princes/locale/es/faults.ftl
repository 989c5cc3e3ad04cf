# What only this game can find wrong with a file. The place comes first, so every sentence goes on
# after a colon: it begins small and has no full stop.

fault-corn_not_traded = el maíz es el dinero y no se compra ni se vende; en el mercado hay { $expected } [market.no_corn]
fault-wrong_sum = { $what ->
    [incas] los incas de la reserva y del tablero suman { $found }, no { $expected }
    [orders] las fichas en poder de alguien y las que quedan suman { $found }, no { $expected }
    [cards] las cartas de Sacrificio suman { $found }, no { $expected }
   *[moon_tiles] las fichas de Luna suman { $found }, no { $expected }
}
fault-last_turns_mismatch = los últimos turnos no cuadran con las fichas de Luna tomadas: se cuentan desde la tercera ficha, y antes son null
fault-sun_tile_mismatch = la ficha de Sol no cuadra con las fichas de Luna tomadas: alguien la tiene desde la tercera ficha, y nadie antes
fault-track_corn_mismatch = { $found } de maíz en el marcador de tiempo no cuadra con el día; debe ser { $expected }
fault-pending_mismatch = lo que toca decidir no cuadra con la posición: { $expected ->
    [choice] no habría nada que elegir
    [place] el Príncipe de este turno está en otro distrito
    [day] pide un turno en marcha, y el día ha terminado
    [night] es cosa de la noche, y no es de noche
    [bonus] la bonificación o la piedra de allí no se ha tomado
    [turn_player] es el turno de otro jugador
    [tile_just_taken] el último día se trata de la única ficha de Luna recién tomada
    [tiles_on_board] para entonces las fichas por pagar están en el tablero
    [moon_phase_over] cuando le toca al reloj ya nadie tiene fichas de Luna
    [drawn_cards] la mano es demasiado pequeña para las cartas por devolver
    [deck_drawn] el mazo tiene más cartas de las que deja ese robo
    [steps] ningún conjunto de fichas de casillas da tantas casillas
   *[other] se espera { $expected }
}
fault-tile_twice = la ficha de Luna «{ $found }» está dos veces
fault-tile_missing = falta la ficha de Luna «{ $found }»
fault-border_twice = el límite entre { $found } se nombra dos veces
fault-border_and_apart = se dice a la vez que { $found } se tocan y que están separados
fault-no_neighbour = «{ $found }» no tiene vecinos, así que ningún Príncipe podría ir allí a pie
