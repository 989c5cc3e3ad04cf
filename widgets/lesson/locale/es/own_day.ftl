# Un día que el alumno juega dentro de una lección, y la página con que acaba.

day-over = { $part ->
    [day] El día { $number } ha terminado
   *[round] La ronda { $number } ha terminado
}
day-title = { $part ->
    [day] Día { $number }
   *[round] Ronda { $number }
}
day-game-over = La partida ha terminado
day-lead = { $case ->
    [ours] Vas en cabeza con
    [level] Compartes el primer puesto con
   *[theirs] { $leader } va en cabeza: tú tienes
} { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}; { $others }.
day-has = { $place ->
    [0] { $player } tiene { $count }
   *[1] { $player } { $count }
}
day-brought = Tu día ha dado { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}.
day-cost = Tienes { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
} menos que por la mañana.
day-morning = por la mañana
day-now = ahora
day-nothing = sin cambios
day-figures = El día en cifras
day-end = Los últimos turnos, y la noche
day-night = { $own ->
    [nothing] La noche no te trajo nada.
   *[other] La noche te trajo { $own }.
}
day-advice = Una idea para la próxima vez
day-review = Repasar
day-another = Otro día más
day-again = Repetir este día

## El entrenador

coach-your-turn = Te toca.
coach-call = Ayúdame a elegir
coach-ask = ¿Qué te parece mejor?
coach-own = Tengo otra idea
coach-do = Hago mi jugada
coach-goes-on = Tu turno sigue.
coach-right = Sí, tu maestro también la elegiría: { $why }{ $own ->
    [nothing] {""}
   *[other] {" "}Da { $own }.
}
coach-option = { $rating ->
    [good] Buena opción: da { $own }. Otra idea: { $move }.
    [less] Esta opción da { $own }. Mejor: { $move }; esto da { $other }.
    [even] Esta opción da { $own }. Otra opción: { $move }; esto da { $other }.
   *[words] Otra idea: { $move }.
} Tu maestro dice: «{ $why }»
coach-turn = { $rating ->
    [good] Bien jugado: tu turno da { $own }.
    [less] Tu turno da { $own }; «{ $move }» daría { $other }.
   *[even] Tu turno da { $own }.
}
coach-worth = { $costs ->
    [nothing] { $gains }
   *[other] { $gains } a cambio de { $costs }
}
coach-day-idea = { $turn ->
    [1] Tu primer turno
    [2] Tu segundo turno
    [3] Tu tercer turno
    [4] Tu cuarto turno
    [5] Tu quinto turno
   *[other] Tu turno { $turn }
}{ $rating ->
    [less] {" "}dio { $own }. Mejor: { $move }; esto da { $other }.
    [even] {" "}dio { $own }. Otra opción: { $move }; esto da { $other }.
   *[words] {" "}podía ser otro: { $move }.
} Tu maestro dice: «{ $why }»
coach-day-best = Tu mejor turno de hoy: «{ $move }». Te dio { $own }.

## Una jugada mejor que la del maestro

own-brings = { $own ->
    [nothing] Tu jugada aún no da nada.
   *[other] Tu jugada da { $own }.
}
own-followed = La lección sigue como juega el maestro:
own-kept = Mejor que tu maestro: esta jugada queda guardada como tuya.
own-move = { $made }: con ella tú { $gains }.
lesson-own = Seguir con tu jugada
