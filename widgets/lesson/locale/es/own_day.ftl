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

coach-ask = Antes de jugar: ¿qué te da más?
coach-right = ¡Sí! { $why }
coach-wrong = Eso da menos: «{ $other }» Mejor: «{ $why }»
coach-good = ¡Bien jugado! { $why }
coach-other = { $made }. Tu maestro tenía otra idea. { $why }
coach-day-good = Hoy has jugado todos tus turnos como los habría jugado tu maestro. ¡Enhorabuena!

## Una jugada mejor que la del maestro

own-kept = Mejor que tu maestro: esta jugada queda guardada como tuya.
own-move = { $made }: con ella tú { $gains }.
lesson-own = Seguir con tu jugada
