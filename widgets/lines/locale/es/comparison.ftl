# Two lines side by side. $left, $right and $line are names of lines ("the example").

comparison-parting = Se separan en la decisión de { $player }
comparison-secret = Se separan en la decisión de { $player }, que es secreta
comparison-goes-on = Donde acaba { $shorter }, { $longer } continúa
comparison-one-moment = Las dos son el mismo momento
comparison-hint = quién tiene más, y cuánto
comparison-figure = Dato
comparison-difference = Diferencia
comparison-equal = { $count ->
    [one] { $count } dato más es igual
   *[other] { $count } datos más son iguales
}
comparison-different = diferente
comparison-plus = +{ $count }
comparison-in = en { $line }
comparison-more-in = { $count } más en { $line }
comparison-nobody = { $players }: ninguna diferencia entre { $left } y { $right }.
comparison-cause = por { $cause }
comparison-table = En el tablero
comparison-words = En palabras

## Comparing

compare-step = { $name }, paso { $ply }
    .led = { $name }, jugada { $ply }
compare-move = { $name }: { $move }
compare-at = tras el paso { $ply }
    .led = tras la jugada { $ply }
compare-close = Cerrar la comparación
    .lesson = Volver a la lección
compare-go = Abrir: { $name }
compare-line = Línea { $name }
compare-board = El tablero, dibujado: { $name }
compare-boards = El tablero que se muestra
compare-back = Paso atrás
    .of = Un paso atrás en { $name }
compare-on = Paso adelante
    .of = Un paso adelante en { $name }
compare-together = Mismo momento
compare-turn-back = Ambas un turno atrás
compare-turn-on = Ambas un turno adelante
compare-after-turn = tras el turno de { $player }
compare-in-turn = durante el turno de { $player }
compare-part = apenas empieza
compare-over = la partida ha terminado
compare-apart = Los dos lados están en momentos distintos de la partida.
compare-within = Los dos lados están en el mismo turno, pero solo en uno ha terminado.
compare-last-common = En { $line } no existe ese momento, así que se muestra a los dos lados el último que comparten.

## Mundos gemelos

compare-start = Donde empiezan los dos mundos
compare-end = El final de los dos mundos
compare-alike = Después de estas jugadas todos hacen lo mismo en los dos mundos, turno por turno.
compare-first = Primera diferencia después
compare-to-first = Ver la primera diferencia
compare-here = Es el turno que se muestra.
compare-leave = Volver a las parejas
compare-keep = Guardar como líneas
compare-twins = Ver estas dos jugadas en mundos gemelos
