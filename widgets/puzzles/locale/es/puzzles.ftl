# Los problemas: un turno de una partida real en el que se puede conseguir algo.

puzzles-open = Problemas de la semana
puzzles-hint = Turnos de partidas reales. Todos tienen solución, hagan lo que hagan los demás. Resueltos: { $solved } de { $count }.
puzzles-done = Has resuelto todos los problemas de esta semana. El lunes llegan otros.
puzzle-row-solved = resuelto, { $grade }
puzzle-hint = Pista
puzzle-hint-first = { $count ->
    [one] Falta una sola decisión. Pulsa otra vez para ver cuál.
   *[other] El camino más corto pide { $count } decisiones más. Pulsa otra vez para ver la siguiente.
}
puzzle-hint-next = Lo siguiente: { $step }.
puzzle-hint-back = Desde aquí ya no se llega. Deshaz tu última decisión.
puzzle-solution = Mostrar la solución
puzzle-again = Desde el principio
puzzle-next = Siguiente problema
puzzle-part = El problema
