# A position in words, and what everybody begins with; both must read well aloud.

## The moment

position-day = Día { $day } de { $last }; lo empezó { $player }.
position-sun = { $player } tiene la ficha de Sol; { $left ->
    [0] los últimos turnos del día ya se han jugado.
    [one] hoy queda por terminar { $left } último turno.
   *[other] hoy quedan por terminar { $left } últimos turnos.
}
position-due = { $due }.

## The city

position-district = { $district_name }: { $there }.
position-district-full = { $district_name }: { $bonus }; { $there }.
position-bonus = una bonificación de { $goods }
position-no-bonus = sin bonificación
position-stones = { $count ->
    [0] ninguna piedra de templo
    [one] { $count } piedra de templo
   *[other] { $count } piedras de templo
}
position-incas = { $own_incas } de { $player }
position-prince = el Príncipe de { $player }
position-empty = No hay nadie en { $the_districts }.

## The players

position-goods = { $player } tiene { $goods }.
position-scout = Su Explorador está en la casilla { $step }; en su reserva hay { $supply }.
position-orders = { $player } tiene { $priests }.
position-moon-tiles = { $player } tiene { $the_tiles }.
position-cards = { $player } tiene { $count ->
    [one] { $count } carta de Sacrificio
   *[other] { $count } cartas de Sacrificio
}{ cards-shown }
position-trail-due = La Ruta del Inca aún debe { $goods } a { $player }.
position-awards = El mazo vacío ha dado { $points_named } a { $player }.

## Who owns what, as a table to print

holdings-player = Nombre
holdings-supply = Reserva
holdings-cards = Cartas de Sacrificio
holdings-hidden = { $count ->
    [0] ninguna
   *[other] { $count }, boca abajo
}

## Market, rows and stocks of the board

position-market = En el mercado, en maíz: { $columns }.
position-column = { $one_good } se vende a { $sale } y se compra a { $purchase }
position-row = { $title }: { $left ->
    [0] no queda ninguna ficha
    [one] queda { $left } ficha
   *[other] quedan { $left } fichas
}, { $value ->
    [none] aún sin valor de avance.
    [one] { $value } casilla por cada sacrificio.
   *[other] { $value } casillas por cada sacrificio.
}
position-board-tiles = En el tablero { $tiles_count ->
    [one] está { $the_tiles }.
   *[other] están { $the_tiles }.
}
position-no-board-tiles = En el tablero no queda ninguna ficha de Luna.
position-track = En el marcador de tiempo aún hay { $corn }; en el mazo hay { $count ->
    [one] { $count } carta de Sacrificio.
   *[other] { $count } cartas de Sacrificio.
}

## The end

position-score = { $player }: { $icons } por las cartas, { $trail } por la ruta, { $awards } por el mazo vacío; { $multiplier ->
    [1] { $total } en total
   *[other] { $points } por { $multiplier } gracias a { $gold } de oro, { $total } en total
}, y le quedan { $units_named }.
position-winners = { $players_count ->
    [one] Gana { $players }.
   *[other] { $players } comparten la victoria.
}
position-result = { $reason ->
    [orders] La partida ha terminado con el Rescate: ya no quedan fichas de sacerdotes ni de vírgenes.
    [deck] La partida ha terminado con el Rescate: el mazo está vacío.
   *[day_9] La partida ha terminado con la Conquista: los españoles han tomado la ciudad.
}

## What everybody begins with

setup-day = { $count ->
    [one] Con { $count } jugador
   *[other] Con { $count } jugadores
} la partida empieza el día { $day }; el último día es el { $last }.
setup-first_game = En la partida de aprendizaje cada jugador empieza con un inca en cada distrito de producción, y { $days ->
    [one] { $days } día
   *[other] { $days } días
} más tarde que de costumbre.
setup-track = En el marcador de tiempo hay { $corn }, uno por cada noche por venir.
setup-bonus = En cada distrito de producción hay una unidad de bonificación, y en cada templo, una piedra.
setup-market = El mercado empieza con { $goods }.
setup-goods = Cada jugador empieza con { $goods }.
setup-incas = Cada jugador tiene { $incas }.
setup-cards = Cada jugador recibe { $count ->
    [one] { $count } carta de Sacrificio
   *[other] { $count } cartas de Sacrificio
}, boca abajo.
setup-scouts = Los Exploradores empiezan al pie de la Ruta del Inca: { $scouts }.
setup-scout = el de { $player } en la casilla { $step }
setup-first_inca = Ahora, por orden de asiento, cada uno coloca un inca en un distrito de producción, empezando por { $player }.
setup-first_prince = Ahora, por orden de asiento, cada uno coloca su Príncipe, empezando por { $player }.

## Headings

position-part-moment = El momento
position-part-city = La ciudad
position-part-players = Los jugadores
position-part-board = Mercado, fichas y cartas
position-part-result = El resultado
position-part-map = El mapa

## The map, district by district

position-map = { $district_name }. { $near }

## Cómo acaba una partida, como nombre

ending-rescue = Rescate
ending-conquest = Conquista
