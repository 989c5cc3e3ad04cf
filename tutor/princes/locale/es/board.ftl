# The board as it is drawn: short words on it, and what each thing is called for who listens.

board-title = El tablero de Machu Picchu, día { $day } de { $last }
board-player = El Príncipe de { $player } está { $where }; su Explorador, en la casilla { $step }.
board-player-new = El Príncipe de { $player } aún no está en la ciudad; su Explorador, en la casilla { $step }.
board-comma = {", "}
board-city = La ciudad entre sus montañas

## One word for a district, where there is room for no more

board-short-corn_terraces = Maíz
# As in English.
board-short-llama_meadow = Llamas
# As in English.
board-short-coca_plantation = Coca
board-short-potters_quarter = { $layout ->
    [phone] Alfar
   *[other] Alfarero
}
board-short-weavers_quarter = Tejedor
board-short-main_temple = { $layout ->
   *[other] Principal
}
board-short-condor_temple = Cóndor
# As in English.
board-short-puma_temple = Puma
board-short-temple_of_the_sun = Sol
board-short-watchmans_hut = Cabaña
board-short-royal_palace = Palacio
board-short-house_of_priests = { $layout ->
    [phone] Sacer- dotes
   *[other] Sacerdotes
}
board-short-house_of_virgins = Vírgenes
# As in English.
board-short-central_plaza = Plaza
board-short-sun_clock = Reloj

## Stones and paths

board-kind-production = Un distrito de producción.
board-kind-temple = Un templo.
board-kind-recruiting = Aquí se reclutan incas.
board-kind-house = Aquí se adquieren sacerdotes o vírgenes.
board-kind-special = Un distrito especial.
board-near-shown = Al lado: { $districts }.
board-near-reconstructed = Al lado, según suponemos: { $districts }.
board-paths-shown = Caminos gratuitos que muestran las reglas
board-paths-reconstructed = Caminos gratuitos que suponemos nosotros
board-legend-reconstructed = lo suponemos
board-legend-explained = Donde está este signo, los textos de las reglas que tenemos no dicen nada: lo suponemos nosotros, y el juego impreso puede ser distinto.

## Pieces in the city

board-bonus = Bonificación: { $goods }
board-stones = { $count ->
    [one] { $count } piedra de templo
   *[other] { $count } piedras de templo
}
board-bonus-spent = Agotado por hoy
board-incas = { $player }: { $incas }
board-prince = El Príncipe de { $player }
board-open = { $district }: { $price }
board-price-free = gratis
board-picked = Marcado: { $thing }
board-refused = { $thing }: { $note }
board-way = { $number }. { $thing }

## The Inca Trail

board-trail = Ruta del Inca
board-trail-granary = Granero
board-trail-stable = Establo
board-trail-summit = Cima
board-trail-cards = { $count } cartas
board-landmark = { $name }, casilla { $step }: { $reward }.
board-scout = El Explorador de { $player } en la casilla { $step }

## The market

board-market = Mercado
# As in English.
board-market-llama = Llama
# As in English.
board-market-coca = Coca
board-market-pottery = Cerám.
board-market-cloth = Tejido
board-market-sell = venta
board-market-buy = compra
board-market-column = { $good }: { $count } en el mercado. La siguiente venta da { $sale }, la siguiente compra cuesta { $purchase }.

## Priests and virgins

board-orders = Sacerdotes y vírgenes
board-orders-note = valor de avance
board-order-condor = Cóndor
# As in English.
board-order-puma = Puma
board-order-virgin = Virgen
board-order = { $order }: quedan { $left } de { $all }
board-order-value = Valor de avance vigente: { $value }.
board-order-no-value = Aún sin valor de avance.
board-order-cost = Una ficha cuesta { $goods }.
board-order-values-reconstructed = Algunos de los valores de avance los suponemos nosotros.
board-order-cost-reconstructed = El precio lo suponemos nosotros.
board-order-count-reconstructed = El número de fichas lo suponemos nosotros.

## Moon tiles, days, deck

board-moons = Fichas de Luna
board-moons-taken = { $count ->
    [0] con { $left } acaba el día
   *[other] con { $left } más acaba el día
}
board-moon-taken = { $tile }, tomada por { $player }
board-moon-paying = { $tile }, a punto de pagar a { $player }
board-sun-tile = { $player } tiene la ficha de Sol
board-sun-tile-note = Ficha de Sol
board-days = Días
board-day = Día { $day } de { $last }
board-night = Noche del día { $day }
board-nights = { $count ->
    [0] No hay maíz en ninguna noche por venir.
    [one] Hay { $count } maíz en una noche por venir.
   *[other] Hay { $count } maíces en las noches por venir.
}
board-start-note = empezó
board-start-player = { $player } empezó el día
board-bank = Banca
board-bank-words = Aquí se pagan los productos, y de aquí salen.
board-deck = El mazo de cartas de Sacrificio
board-deck-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
board-deck-left = { $count ->
    [one] Queda { $count } carta en el mazo
   *[other] Quedan { $count } cartas en el mazo
}
board-deck-gold = El oro de la mayoría de las cartas lo suponemos nosotros.
