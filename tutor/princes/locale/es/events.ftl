# What happened. Each message is one sentence about one event and says why. An event that can rest
# on several rules has one attribute for each, named as the rule with a hyphen for the dot.
#
# Places come in forms: $goal, $the_goal, $in_goal, $to_goal, $from_goal (and the same with
# $origin and $district). $own_incas is what follows an owner: "potter" or "2 potters".

## Setting up and turns

event-inca_placed = { $player } tiene ahora { $a_inca } { $in_district }.
event-turn_began = Es el turno de { $player }.
event-prince_placed = { $player } coloca su Príncipe { $in_goal }; la primera vez es gratis.
event-llama_paid = { $the_goal_start } no { $goal ->
    [corn_terraces] están
   *[other] está
} al lado, así que { $player } paga { $goods } por el viaje.
event-prince_moved =
    .move-adjacent = El Príncipe de { $player } va a pie { $from_origin } { $to_goal }: son vecinos, y es gratis.
    .move-llama = El Príncipe de { $player } viaja { $from_origin } { $to_goal }.

## Production

event-bonus_taken = { $player } toma { $units ->
    [one] la bonificación
    [2] las dos unidades de bonificación
   *[other] las { $units } unidades de bonificación
} que hay { $in_district }, { $goods }; por eso todos los incas de allí pueden producir.
event-used_up =
    .production-once = No queda bonificación { $in_district }: el distrito está agotado por hoy y no pasa nada.
    .temple-once = No queda ninguna piedra de templo { $in_district }: el templo está agotado por hoy y no pasa nada.
event-all_may_act =
    .production-order = Los incas de { $players } producen { $in_district } por orden de asiento, empezando por quien ha entrado.
    .temple-order = Por orden de asiento, empezando por quien ha entrado, pueden sacrificar { $in_district }: { $players }.
event-produced =
    .production-corn = { $player } cosecha gratis { $goods } con { $own_incas }.
    .production-cost = { $player } { $district ->
        [llama_meadow] cría
        [coca_plantation] recolecta
       *[other] elabora
    } { $goods } con { $own_incas } y paga { $paid }.
event-not_produced = { $reason ->
    [no_corn] { $player } no tiene maíz para pagar, así que { $incas ->
        [one] su { $inca } se queda
       *[other] sus { $own_incas } se quedan
    } sin trabajar.
   *[declined] { $player } prefiere no pagar, así que { $incas ->
        [one] su { $inca } descansa
       *[other] sus { $own_incas } descansan
    }.
}

## Temples

event-stones_taken = { $player } toma { $stones ->
    [one] la piedra de templo
    [2] las dos piedras de templo
   *[other] las { $stones } piedras de templo
} que hay { $in_district }, y con eso el templo queda abierto.
event-sacrificed = { $player } sacrifica { $llamas_named } con { $own_priests }: { $value } { $value ->
    [one] casilla
   *[other] casillas
}{ $llamas ->
    [one] .
   *[other] { " " }por llama.
}
event-offered = { $player } ofrece { $units ->
    [one] { $units } unidad: { $goods }.
   *[other] { $units } unidades diferentes: { $goods }.
}
event-declined =
    .temple-llama = { $player } no sacrifica ninguna llama.
    .temple-main = { $player } no ofrece nada.
    .recruit-hut = { $player } no recluta a nadie.
    .recruit-palace = { $player } no recluta a nadie.
    .order-one = { $player } no adquiere ninguna ficha.
    .market-adjust = { $player } no cambia nada en el mercado antes de comerciar.
    .clock-send = { $player } no envía a ningún inca al Reloj Solar.
event-nothing_possible =
    .temple-llama = { $reason ->
        [no_priest] { $player } no tiene sacerdotes ni vírgenes de este templo y no puede sacrificar.
       *[no_llama] { $player } no tiene ninguna llama que sacrificar.
    }
    .temple-main = { $player } no tiene ni una unidad entera que ofrecer.
    .recruit-hut = { $player } no puede pagar ninguno de los incas que se ofrecen.
    .recruit-palace = { $player } no puede pagar ninguno de los incas que se ofrecen.
    .recruit-limit = En la reserva de { $player } ya no queda ningún inca que reclutar.
    .order-one = Aquí ya no queda ninguna ficha que adquirir.
    .order-cost = { $player } no puede pagar ninguna de las fichas que se ofrecen.
    .order-value = Aún no puede sacrificar nadie: hace falta un sacerdote o una virgen de este templo, y nadie los ha adquirido.
    .clock-send = { $player } no tiene ningún inca trabajando que enviar al Reloj Solar.

## The Inca Trail

scout-way = { $laps ->
    [0] de la casilla { $from } a la { $to }
    [one] de la casilla { $from } a la { $to } pasando por la Cima
   *[other] de la casilla { $from } a la { $to } pasando { $laps } veces por la Cima
}
event-scout_advanced =
    .temple-stones = El Explorador de { $player } sube { $steps_named } por { $stones ->
        [one] la piedra
       *[other] las piedras
    }, { scout-way }.
    .temple-llama = El Explorador de { $player } sube { $steps_named } por el sacrificio, { scout-way }.
    .temple-main = El Explorador de { $player } sube { $steps_named } por la ofrenda, { scout-way }.
    .night-moon = El Explorador de { $player } sube { $steps_named } gracias a la ficha de Luna, { scout-way }.
    .last-moon = El último día la ficha paga en el acto: el Explorador de { $player } sube { $steps_named }, { scout-way }.
    .clock-reward = El Explorador de { $player } sube { $steps_named } por el servicio en el Reloj Solar, { scout-way }.
    .last-clock = El Explorador de { $player } sube { $steps_named } por el servicio en el Reloj Solar, { scout-way }.
event-passed_again = En una sola subida, el Explorador de { $player } llega { $times } veces { $landmark ->
    [granary] al Granero
    [stable] al Establo
   *[summit] a la Cima
}, y todas cuentan.
event-trail_noted =
    .trail-granary = El Explorador de { $player } ha llegado al Granero: dará { $goods } cuando acabe el turno o la noche.
    .trail-stable = El Explorador de { $player } ha llegado al Establo: dará { $goods } cuando acabe el turno o la noche.
event-trail_paid =
    .trail-granary = El Granero da ahora { $goods } a { $player }.
    .trail-stable = El Establo da ahora { $goods } a { $player }.
cards-shown = { $cards ->
    [hidden] .
   *[other] : { $cards }.
}
event-cards_drawn =
    .trail-summit = Por llegar a la Cima, { $player } roba { $count ->
        [one] { $count } carta de Sacrificio
       *[other] { $count } cartas de Sacrificio
    }{ cards-shown }
    .trail-short_deck = Por llegar a la Cima, { $player } roba lo que queda en el mazo, { $count ->
        [one] { $count } carta de Sacrificio
       *[other] { $count } cartas de Sacrificio
    }{ cards-shown }
event-cards_returned =
    .trail-summit = { $player } devuelve { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } bajo el mazo{ cards-shown }
    .trail-short_deck = El mazo no alcanzaba, así que { $player } devuelve debajo solo { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }{ cards-shown }
event-points_awarded = El mazo está vacío, así que por la Cima { $player } recibe { $points } puntos de victoria en lugar de cartas.

## Recruiting, priests and virgins

event-inca_recruited =
    .recruit-hut = { $player } paga { $goods } por { $a_inca } { $in_district }.
    .recruit-palace = { $player } paga { $goods } por { $a_inca } { $in_district }.
event-order_acquired = { $player } paga { $goods } por { $a_order }; cada llama sacrificada { $in_temple } da ahora { $value } { $value ->
    [one] casilla
   *[other] casillas
}.

## Central Plaza

event-market_adjusted = { $change ->
    [add] { $player } añade { $one_good } de la banca al mercado, gratis, y así baja el precio en la columna de { $many_good }.
   *[remove] { $player } devuelve { $one_good } del mercado a la banca, gratis, y así sube el precio en la columna de { $many_good }.
}
event-good_sold = { $bank ->
    [yes] La columna está llena, así que { $player } vende { $one_good } a la banca por { $price } { $price ->
        [one] maíz
       *[other] maíces
    }.
   *[no] { $player } vende { $one_good } por { $price } { $price ->
        [one] maíz
       *[other] maíces
    }.
}
event-good_bought = { $bank ->
    [yes] La columna está vacía, así que { $player } compra { $one_good } a la banca por { $price } { $price ->
        [one] maíz
       *[other] maíces
    }.
   *[no] { $player } compra { $one_good } por { $price } { $price ->
        [one] maíz
       *[other] maíces
    }.
}
event-trade_finished = { $player } ha terminado de comerciar.

## Sun Clock

event-inca_sent = { $player } envía a { $a_inca } { $from_district } al Reloj Solar.
event-inca_returned = El inca de { $player } deja el Reloj Solar y vuelve a la reserva.
event-clock_paid =
    .clock-reward = Por el servicio, { $player } toma { $goods } de la banca.
    .last-clock = El último día el Reloj Solar paga en el acto: { $player } toma { $goods } de la banca.

## Moon tiles, day and night

event-moon_tile_taken = El Príncipe de { $player } se queda donde está; en lugar de la acción de un distrito, { $player } toma { $moon_tile }.
event-sun_tile_taken = Es la tercera ficha de Luna del día: { $player } toma la ficha de Sol, y { $others ->
    [one] al otro jugador le queda un turno.
   *[other] a cada uno de los otros { $others } jugadores le queda un turno.
}
event-last_turn_finished = { $left ->
    [0] { $player } ha hecho la última jugada de hoy.
    [one] El turno de { $player } ha terminado; hoy queda { $left } último turno.
   *[other] El turno de { $player } ha terminado; hoy quedan { $left } últimos turnos.
}
event-track_corn_taken = Por jugar en último lugar, { $player } toma { $goods } del marcador de tiempo.
event-night_began = Cae la noche del día { $day }: primero pagan las fichas de Luna, después el Reloj Solar.
event-moon_tiles_returned = { $player } devuelve { $the_tiles } al tablero.
event-moon_tile_paid =
    .night-moon = { $paid ->
        [nothing] { $the_tile_start } da { $goods } a { $player }, gratis.
       *[other] { $player } paga { $paid } por { $the_tile } y recibe { $goods }.
    }
    .last-moon = El último día la ficha paga en el acto: { $paid ->
        [nothing] { $player } recibe gratis { $goods }.
       *[other] { $player } paga { $paid } y recibe { $goods }.
    }
event-moon_tile_unpaid = { $reason ->
    [no_corn] A { $player } no le queda maíz para pagar { $the_tiles }, así que no { $tiles_count ->
        [one] da
       *[other] dan
    } nada.
   *[declined] { $player } prefiere no pagar { $the_tiles }, así que no { $tiles_count ->
        [one] da
       *[other] dan
    } nada.
}
event-clock_phase_began = Con las fichas de Luna ya resueltas, el Reloj Solar paga { $players_count ->
    [one] a { $players }.
   *[other] en este orden: { $players }.
}
event-restocked = { $districts_count ->
    [0] Todos los distritos tienen ya todo lo que les cabe, así que no se añade nada.
    [9] Durante la noche, cada distrito de producción recibe una unidad de bonificación (de maíz son 3), y cada templo, una piedra.
   *[other] Durante la noche se añade una unidad de bonificación o una piedra de templo en { $the_districts }.
}
event-day_began = Comienza el día { $day }, y empieza { $player }, que tomó la ficha de Sol.
event-no_night = Tras el último día ya no hay noche.

## The end and the score

event-end_announced =
    .end-orders = { $player } se ha llevado la última ficha de sacerdote o virgen: Machu Picchu está a salvo, y la partida acaba tras este turno.
    .end-deck = { $player } ha agotado el mazo de cartas de Sacrificio: Machu Picchu está a salvo, y la partida está a punto de acabar.
event-game_ended =
    .end-orders = La partida acaba con el Rescate: ya no quedan fichas de sacerdotes ni de vírgenes.
    .end-deck = La partida acaba con el Rescate: no queda ninguna carta de Sacrificio en el mazo.
    .end-conquest = La partida acaba con la Conquista: los españoles toman la ciudad.
clock-incas = { $incas ->
    [one] el inca del Reloj Solar
   *[other] los { $incas } incas del Reloj Solar
}
event-left_unpaid = La ciudad se ha salvado antes de la noche: { $player } no recibe nada por { $tiles_count ->
    [0] { clock-incas }
   *[other] { $incas ->
        [0] { $the_tiles }
       *[other] { $the_tiles }, ni por { clock-incas }
    }
}.
event-points_scored =
    .score-icons = { $player } suma { $points_named } por los iconos de sus cartas de Sacrificio.
    .score-trail = { $player } suma { $points_named } por la casilla de su Explorador en la Ruta del Inca.
    .score-exhausted = { $player } suma { $points_named } por las Cimas alcanzadas con el mazo vacío.
event-gold_counted =
    .score-gold = { $player } tiene { $gold } de oro, { $multiplier ->
        [1] demasiado poco para multiplicar los puntos.
       *[other] y eso multiplica sus puntos por { $multiplier }.
    }
    .score-gold_ties = { $player } tiene { $gold } de oro, en empate: los puntos de cada uno se multiplican por { $multiplier }.
event-total_scored =
    .score-rescue = { $player } llega a un total de { $points_named }, y le quedan productos por valor de { $units_named }.
    .score-gold = { $player } llega a un total de { $points_named }, y le quedan productos por valor de { $units_named }.
event-won =
    .score-rescue = { $players_count ->
        [one] Gana { $players }
       *[other] Ganan { $players }
    } con más puntos de victoria que nadie.
    .score-gold = { $players_count ->
        [one] Gana { $players }
       *[other] Ganan { $players }
    } con más puntos de victoria que nadie.
    .score-ties = { $players_count ->
        [one] Hay empate en puntos, y gana { $players }, porque le quedan más productos: { $units_named }.
       *[other] Hay empate en puntos y también en productos, con { $units_named } cada uno: { $players } comparten la victoria.
    }

points = { $count ->
    [one] { $count } punto de victoria
   *[other] { $count } puntos de victoria
}
units = { $count ->
    [one] { $count } unidad
   *[other] { $count } unidades
}

## Where stocks come from and go to, as a part of a sentence

cause-beginning = los incas colocados al principio
cause-ways = los viajes a distritos lejanos
cause-bonus = las bonificaciones
cause-production = la producción
cause-sacrifices = los sacrificios
cause-offerings = las ofrendas
cause-stones = las piedras de templo
cause-tiles = las fichas de Luna
cause-clock = el Reloj Solar
cause-trail = el Granero y el Establo
cause-summit = la Cima
cause-recruiting = el reclutamiento
cause-orders = los sacerdotes y las vírgenes
cause-sales = las ventas
cause-purchases = las compras
cause-staying = quedarse
cause-last_move = las últimas jugadas de los días
cause-nights = las noches
