# What of a position is set by hand, in the form of the position editor.

## The turn

form-day = Día
form-start_player = Quién empezó el día
form-sun_tile = Quién tiene la ficha de Sol
    .none = nadie
form-last_turns = Últimos turnos por terminar hoy
    .none = el día aún no se acaba
form-turn-player = De quién es el turno o, de noche, de quién fue el último
form-turn-number = Turnos de la partida, con este
form-pending-type = Qué toca decidir
    .none = ir a otro distrito o quedarse
form-pending-player = Quién decide
form-pending-sold = Vendido en esta visita
form-pending-bought = Comprado en esta visita
form-pending-tiles = Fichas de Luna por pagar
form-pending-steps = Casillas por avanzar gracias a las fichas de Luna
form-pending-count = Cartas por devolver
form-pending-draws = Robos que aún debe la Cima
form-pending-then = Qué sigue después
form-pending-next = A quién le toca después
    .none = a nadie
form-is-temple = el templo
form-is-turn_end = el final del turno
form-is-moon = las fichas de Luna de la noche
form-is-clock = el Reloj Solar de la noche

## The players

form-players-name = Nombre
form-players-goods = Productos
form-players-prince = Dónde está el Príncipe
    .none = aún no está en el tablero
form-players-scout = Explorador: casilla de la Ruta del Inca
    .line = Explorador en casilla
form-players-supply = Incas en la reserva
form-players-incas = Incas en el tablero
form-players-orders = Sacerdotes y vírgenes
form-players-cards = Cartas de Sacrificio
form-players-moon_tiles = Fichas de Luna tomadas
form-players-awards = Premios del mazo vacío
form-players-trail_due-corn = Maíz que aún debe la Ruta
form-players-trail_due-llama = Llamas que aún debe la Ruta

## The table

form-bonus = Bonificaciones y piedras de templo
    .line = Bonificación
form-market = Unidades en el mercado
    .line = Mercado
form-orders_left = Fichas que quedan en las casas
form-moon_tiles = Fichas de Luna en el tablero
    .spot = tablero
form-track_corn = Maíz en el marcador de tiempo
form-deck = Mazo, desde arriba
    .spot = mazo

## Las cinco preguntas

form-ask-names = ¿Quién juega?
    .hint = Un nombre en cada línea, en el orden de los asientos.
form-ask-when = ¿Qué día es y de quién es el turno?
    .hint = El turno es el próximo que se jugará.
form-ask-people = ¿Dónde está cada uno?
    .hint = El distrito del Príncipe por su nombre, la casilla del Explorador, y cuántos incas hay y dónde. Por ejemplo: { form-ask-people.example }
    .example = Templo Principal, casilla 7, 2 Pradera de Llamas, 1 Reloj Solar
form-ask-held = ¿Qué tiene cada uno?
    .hint = Productos, sacerdotes y vírgenes; basta el principio de una palabra. Por ejemplo: { form-ask-held.example }
    .example = 3 maíz, 1 llama, 2 vírgenes, 1 cóndor
form-ask-table = ¿Qué hay en el mercado y en los distritos?
    .hint = Mercado: productos en sus columnas. Bonificación: cuántas unidades o piedras de templo hay y dónde. Por ejemplo: { form-ask-table.example }
    .example = 2 llamas, 1 cerámica
form-ask-open = Las cinco respuestas dejan esto como está aquí; en una mesa vacía, como al empezar un día. Pulsa una línea para ponerlo en el formulario o tócalo en el tablero.

## What does not fit, where a form says it otherwise than a file

form-fault-last_turns_mismatch = los últimos turnos se cuentan desde que se toma la tercera ficha de Luna hasta el final de la noche, y solo entonces
form-fault-wrong_type = aquí hay que elegir algo
