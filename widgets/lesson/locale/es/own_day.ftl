# Un día que el alumno juega dentro de una lección, y la página con que acaba.

day-over = { $part ->
    [day] El día { $number } ha terminado
   *[round] La ronda { $number } ha terminado
}
day-game-over = La partida ha terminado
day-morning = por la mañana
day-now = ahora
day-nothing = nada que se pueda contar
day-others = Qué hicieron los demás
day-advice = Una idea para la próxima vez
day-review = Repasar
day-another = Otro día más
day-again = Repetir este día

## El entrenador

coach-ask = Primero una pregunta, luego tu jugada: ¿qué te parece mejor?
coach-right = Sí, tu maestro también la elegiría: { $why } Esta opción { $own }.
coach-option = { $rating ->
    [good] Buena opción: { $own }. Otra buena opción: { $move }; esto { $other }.
    [less] Esta opción { $own }. Mejor: { $move }; esto { $other }.
   *[even] Esta opción { $own }. Otra opción: { $move }; esto { $other }.
} Tu maestro dice: «{ $why }»
coach-good = Bien jugado: { $why } Tu turno { $own }.
coach-turn = { $rating ->
    [good] ¡Bien jugado! Tu turno { $own }.
   *[other] Tu turno { $own }.
}
coach-idea = { $rating ->
    [good] Otra buena opción
    [less] Mejor
   *[even] Otra opción
}: { $move }; esto { $other }. Tu maestro dice: «{ $why }»
coach-brings = { $case ->
    [both] da { $gains } y cuesta { $costs }
    [gains] da { $gains }
    [costs] cuesta { $costs }
   *[none] no da todavía nada que se pueda contar
}
coach-day-good = Hoy has jugado todos tus turnos como los habría jugado tu maestro. ¡Enhorabuena!

## Una jugada mejor que la del maestro

own-kept = Mejor que tu maestro: esta jugada queda guardada como tuya.
own-move = { $made }: con ella tú { $gains }.
lesson-own = Seguir con tu jugada
