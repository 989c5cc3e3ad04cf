# What is wrong with a file, said in one line. The place comes first, so every sentence goes on
# after a colon: it begins small and has no full stop.

fault = { $place }: { $what }
fault-nowhere = { $what }

# After the first two hundred faults of a file.
error-more = { $count ->
    [one] y un fallo más
   *[other] y { $count } fallos más
}

# Where an illegal decision stands in a record or tree; the refusal follows after a colon.
error-decision = decisión { $number } ({ $tried })
error-node = nodo { $number } ({ $tried })

## The text of a file

fault-not_utf8 = esto no es texto en UTF-8
fault-not_json = esto no es JSON; deja de entenderse en la línea { $line }, columna { $column }
fault-too_deep = hay demasiadas listas y objetos unos dentro de otros
fault-duplicate_key = «{ $key }» está aquí dos veces; cada clave puede estar una vez
fault-not_finite = un número es demasiado grande o no es un número
fault-too_large = el archivo tiene más de { $most } bytes
fault-too_many_parts = el archivo tiene más de { $most } listas y objetos
fault-long_key = una clave tiene más de { $most } partes
fault-bad_toml = esto no es TOML: { $detail }
fault-no_aid = el juego «{ $found }» no tiene hoja de ayuda
fault-no_drawing = el juego «{ $found }» no tiene tablero dibujado
fault-no_such_file = no hay ningún archivo «{ $found }»
fault-unreadable_file = el archivo «{ $found }» no se puede leer

## Types and keys

fault-wrong_type = aquí se espera { $expected }, no { $found }

type-object = un objeto
type-list = una lista
type-text = un texto
type-integer = un número entero
type-number = un número con decimales
type-boolean = true o false
type-null = null
type-text_or_null = un texto o null
type-object_or_null = un objeto o null
type-integer_or_null = un número entero o null
type-list_or_null = una lista o null

fault-unknown_key = «{ $key }» no es una clave de este objeto; una clave debe ser { $expected }
fault-missing_key = falta la clave «{ $key }»
fault-exactly_one = hay que dar exactamente una de { $keys }

## Values

fault-unknown_id = «{ $found }» no se conoce aquí; debe ser { $expected }
fault-wrong_value = aquí pone { $found }; debe ser { $expected }
fault-out_of_range = { $found } está fuera de los límites; { $high ->
    [none] debe ser { $low } o más
   *[other] debe estar entre { $low } y { $high }
}
fault-wrong_length = la longitud es { $found }; { $span ->
    [exact] debe ser { $low }
    [open] debe ser { $low } o más
   *[between] debe estar entre { $low } y { $high }
}
fault-too_many = aquí hay { $found }, y se permiten como mucho { $most }
fault-named_twice = «{ $found }» se nombra dos veces
fault-bad_name = «{ $found }» no es un nombre; un nombre tiene de 1 a 40 caracteres que se ven, ninguno de control, y ningún espacio en los extremos

## Games, players, decisions

fault-unknown_game = no hay ningún juego «{ $found }»; debe ser { $expected }
fault-unknown_player = «{ $found }» no juega aquí; debe ser { $expected }
fault-unknown_view = «{ $found }» no juega aquí, así que esa vista no existe; debe ser { $expected }
fault-corn_not_traded = el maíz es el dinero y no se compra ni se vende; en el mercado hay { $expected } [market.no_corn]
fault-plies_out_of_range = { $found } no es un número de decisiones de este registro; debe estar entre 0 y { $most }

## Trees and links

fault-not_a_line = los primeros { $found } nodos no van uno tras otro desde el principio, así que no forman una línea oficial
fault-protected_line = el nodo { $number } es de la línea oficial, que ninguna edición cambia
fault-full_tree = el árbol tiene { $most } nodos y no puede tener más
fault-unknown_codec = este enlace está escrito de un modo que aquí no se conoce; debe empezar por «{ $expected }»
fault-damaged_link = el enlace está dañado: le falta una parte o la han cambiado
fault-long_link = el enlace tiene { $found } caracteres, y puede tener { $most }

## Positions

fault-wrong_sum = { $what ->
    [incas] los incas de la reserva y del tablero suman { $found }, no { $expected }
    [orders] las fichas en poder de alguien y las que quedan suman { $found }, no { $expected }
    [cards] las cartas de Sacrificio suman { $found }, no { $expected }
    [treasure] el tesoro de junto a las tiendas y del camino suma { $found }, pero las cartas descubiertas dan { $expected }
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
    [turn_player] es el turno de otra persona
    [tile_just_taken] el último día se trata de la única ficha de Luna recién tomada
    [tiles_on_board] para entonces las fichas por pagar están en el tablero
    [moon_phase_over] cuando le toca al reloj ya nadie tiene fichas de Luna
    [drawn_cards] la mano es demasiado pequeña para las cartas por devolver
    [deck_drawn] el mazo tiene más cartas de las que deja ese robo
    [steps] ningún conjunto de fichas de casillas da tantas casillas
   *[other] se espera { $expected }
}
fault-result_mismatch = el resultado no es el que da la posición
fault-result_in_unfinished_game = hay un resultado, pero la partida no ha terminado
fault-card_twice = la carta «{ $found }» está dos veces
fault-card_missing = falta la carta «{ $found }»
fault-card_not_in_game = la carta «{ $found }» no puede estar aquí en esta ronda de esta variante
fault-hazard_twice = un segundo peligro de la clase «{ $found }» acaba la ronda, así que no puede haber dos en el camino
fault-wrong_artifact_value = { $found } no es un valor con el que un artefacto pueda haber salido del templo
fault-chosen_out_of_turn = aún no le ha podido tocar elegir; quienes están dentro eligen de uno en uno y la última elección las muestra todas: { $expected }
fault-tile_twice = la ficha de Luna «{ $found }» está dos veces
fault-tile_missing = falta la ficha de Luna «{ $found }»

## Decks of a record

fault-wrong_deck = el mazo de la ronda { $round } tiene { $found } cartas, y debe tener exactamente las { $expected } que hay entonces en el juego{ $missing ->
    [none] { "" }
   *[other] ; falta «{ $missing }»
}{ $foreign ->
    [none] { "" }
   *[other] ; «{ $foreign }» no está en el juego
}

## Components files

fault-no_components = este juego no tiene archivo de componentes; sus cifras son sus reglas
fault-missing_figure = aquí falta una cifra
fault-missing_source = hay que decir en pocas palabras de dónde sale esta cifra
fault-bad_figure = con { $found } no se puede jugar; { $expected ->
    [falling] los números no deben subir
   *[other] se espera { $expected }
}
fault-unknown_district = «{ $found }» no es un distrito; debe ser { $expected }
fault-border_twice = el límite entre { $found } se nombra dos veces
fault-border_and_apart = se dice a la vez que { $found } se tocan y que están separados
fault-no_neighbour = «{ $found }» no tiene vecinos, así que ningún Príncipe podría ir allí a pie

error-overwritten = Otro paquete llamado «tutor» ha sobrescrito archivos de machu-tutor: instala machu-tutor otra vez, en un entorno propio (pipx install o uv tool install).
