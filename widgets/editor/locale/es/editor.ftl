# The position editor.

editor-open = Preparar una posición
editor-hint = Monta tu propia mesa o cualquier otra posición y sigue jugando desde ahí. Nada cambia sin que lo pidas: lo que no cuadra se dice junto a su casilla.
editor-from-view = Partir del tablero tal como está
editor-from-empty = Partir de una mesa vacía
editor-from-random = Partir de la mitad de una partida al azar
editor-from-on = Seguir con la posición que estaba preparando
editor-players = Jugadores, para la mesa vacía o la partida al azar
editor-heading = Tu posición
editor-play = Jugar desde aquí
editor-undo = Deshacer
editor-close = Cerrar
editor-right = El tablero muestra esta posición, y cumple las reglas.
editor-over = El tablero muestra esta posición. Cumple las reglas, pero la partida ha terminado: no queda nada que jugar.
editor-faults = { $count ->
    [one] Hay { $count } cosa que aún no cuadra.
   *[other] Hay { $count } cosas que aún no cuadran.
} El tablero sigue mostrando la última posición que cuadraba.
editor-at = { $where }:
editor-fault = { $what }.
editor-mend = Poner { $value }
editor-named = { $part }: { $thing }
editor-groups = Partes de la posición
editor-group-short = En cinco preguntas
editor-group-turn = Turno
editor-group-board = Tablero
editor-group-market = Mercado
editor-group-decks = Mazos
editor-group-wrong = { $name } ({ $count } por arreglar)
editor-result = El final
editor-go-on = La partida no ha terminado
editor-none = ninguno
editor-nowhere = fuera de la mesa
editor-choose = elige…
editor-less = { $what }: uno menos
editor-more = { $what }: uno más
editor-up = { $what }: más arriba
editor-down = { $what }: más abajo
editor-count = { $count ->
    [0] Aquí no hay nada.
    [one] Aquí hay { $count }.
   *[other] Aquí hay { $count }.
}
editor-shuffle = Barajar
editor-where = Dónde está: { $what }
editor-add = Traer aquí…
editor-add-to = Traer a { $what }
editor-lying = { $thing } ({ $where })
editor-unnamed = Asiento { $number }
editor-fault-name = un nombre tiene de { $low } a { $high } caracteres, y este tiene { $found }

## Las cinco preguntas

editor-asked = { $number }. { $asked }
editor-rest-follows = Lo que resulta de tus respuestas
    .hint = No hace falta contarlo.
editor-rest-open = Lo que queda abierto
editor-each = { $what } por jugador
editor-strange-unknown = «{ $said }» no puede ir aquí; lo que puede ir es { $known }
editor-strange-alike = «{ $said }» no puede ir aquí; ¿querías decir { $known }?
editor-strange-several = «{ $said }» puede ser { $known }; escribe un poco más
editor-strange-number = «{ $said }» necesita un número: cuántos
editor-strange-twice = «{ $said }» aparece por segunda vez
editor-strange-missing = falta la línea de { $said }; si no tiene nada, basta «{ $said }:»
editor-strange-whose = «{ $said }» no dice de quién es; una línea empieza con { $known } y dos puntos
editor-strange-players = { $found ->
    [0] no se nombra a nadie
    [one] se nombra a { $found } jugador
   *[other] se nombra a { $found } jugadores
}; pueden ser de { $low } a { $high }
editor-strange-long = es demasiado largo para leerlo; bastan { $high } caracteres
