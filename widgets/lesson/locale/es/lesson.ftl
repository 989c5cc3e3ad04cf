# The lesson on the page: the way through it, questions and hints, what was learnt.

lesson-heading = Lección
lesson-place = Acto { $act } de { $acts }: { $name }
lesson-place-short = Acto { $act }{ $steps ->
    [1] {""}
   *[other] {" "}· paso { $step } de { $steps }
}
lesson-step = paso { $step } de { $steps }
lesson-next = Seguir
lesson-onward = Seguir con la lección
lesson-leave-day = Terminar el día aquí
lesson-move = La jugada del maestro
lesson-back = Atrás
lesson-at-hand = Reglas
lesson-here = Volver a la lección
lesson-away = Estás mirando por tu cuenta. La lección te espera: { $title }.
lesson-contents = Contenido
    .close = Volver al paso
lesson-more = Para quien tiene el cuadernillo
lesson-told-before = Antes de este turno

## Questions

question-heading = Pregunta
question-skip = Saltar
question-hint = { $level ->
    [1] Pista
    [2] Pista: la regla
    [3] Pista: verlo en el tablero
   *[other] Ver la respuesta
}
question-highlight = Mira lo que está rodeado en el tablero.
question-answer = { $count ->
    [one] La respuesta: { $answers }.
   *[other] Respuestas correctas: { $answers }.
}
question-shown = La respuesta
question-right = Correcto
question-wrong = No es esta
question-not-quite = «{ $option }» no es la respuesta.
question-skipped = Saltada. Volverá más tarde, en otra posición.

## Deciding in the lesson

task-decide = Decides tú: en el tablero o con los botones de abajo.
task-turn = El turno de { $player } es tuyo: elige adónde ir y juégalo hasta el final.
task-turn-begun = El turno de { $player } sigue, y es tuyo hasta el final.
task-joins = Ahora decide también por { $due }: en el turno de { $player }, aquí pueden participar los demás.
task-shown = Esta es la jugada del maestro:
task-compare = Comparar con la jugada del maestro
task-play-from-here = Dejar la lección y jugar
lesson-mark = { $mark } { $name }
task-same = Eso es lo que el autor tiene en mente.
task-other = No es lo que el autor tiene en mente aquí.
task-as-advised = ¡Bien elegido! No conocemos nada mejor aquí, ni siquiera la jugada del maestro.
task-again = Probar otra vez
task-hint = Una pista
task-yours = con tu jugada
task-example = con la jugada del maestro
task-verdict = { $case ->
    [ours] Tú { $ours }: por ahora, tu jugada es mejor.
    [theirs] Tu maestro { $theirs }: por ahora, va por delante.
    [both] Tú { $ours }; tu maestro { $theirs }.
   *[none] Tu jugada vale tanto como la del maestro, hasta donde se puede contar.
}
task-turn-of-other = En el turno de { $player }, aquí puedes participar.
task-turn-goes-on = El turno no ha terminado. { $due }.
task-begun = { $part ->
    [day] El tablero ya muestra el día { $number }.
   *[round] El tablero ya muestra la ronda { $number }.
}
turns-since = { $count } turnos después: qué ha pasado
others-did = Qué han hecho los demás, y por qué
others-in-yours = En tu turno: { $made }
others-turn = Cómo sigue { $player }
others-read = Ahora decides tú

## Alternatives and exhibits

alternative-heading = ¿Y si…?
alternative-try = Probarlo
alternative-own = Esto ya lo has probado tú.
alternative-guessed = { $is_right ->
    [yes] Sí, como pensabas.
   *[no] No, esta vez no.
}
exhibit-heading = Un problema
exhibit-show = Mostrar la jugada siguiente
exhibit-answer = Ver la respuesta

## Planes

plan-heading = Elige un plan
plan-left = { $count ->
    [one] ¿Y el otro plan?
   *[other] ¿Y los otros planes?
}
plan-playing = Jugada { $ply } de { $plies } de este día
plan-pause = Parar o seguir
plan-end = Ver cómo acaba el día

## Fresh positions

several-hint = Marca a todas las personas que correspondan y di después que ya están todas.
several-done = Ya están todas
order-hint = Púlsalos por orden, empezando por el primero. Para quitar uno, púlsalo otra vez.
order-done = Ese es el orden
enter-number = Número
enter-done = Esa es mi respuesta
claim-said = ¿Verdadero o falso? La respuesta correcta es «{ $option }».
claim-is-so = Pues es verdad.
claim-is-not-so = Es falso.
quiz-after-act = Otra vez, de otra manera
quiz-recall = ¿Aún lo recuerdas?
quiz-review = Posiciones nuevas
quiz-begin = Ponme a prueba con posiciones nuevas
quiz-more = Más preguntas
quiz-about = Otra mesa, otros jugadores.
quiz-about-missed = Algo así se te resistió una vez: ahora, en otra mesa.
certainty-ask = ¿Cómo respondes?
certainty-why = Enseña hasta dónde puedes fiarte de tu intuición.
certainty-guessing = Al azar
certainty-rather = Con dudas
certainty-certain = Sin dudas
certainty-reply = { $case ->
    [certain-right] Lo tenías claro, y así es. ¡Esta te la sabes!
    [certain-wrong] Lo tenías claro, pero no era así. Le pasa a cualquiera, y después ya no se olvida.
    [rather-right] Lo tenías bastante claro, y así es: buen ojo.
    [rather-wrong] Lo tenías bastante claro, pero no era así. Lee por qué.
    [guessing-right] No lo tenías claro, ¡y has acertado!
   *[guessing-wrong] No lo tenías claro, y no era así. Para eso se prueba: lee por qué.
}
certainty-table = Cómo de claro lo tenías, y cuántas veces acertaste a la primera
certainty-table-degree = Dijiste
certainty-table-said = Respuestas
certainty-table-right = Aciertos
rule-ask = ¿Cuál de estas reglas lo ha decidido?
rule-right = Sí, era esa regla: { $rule }.
rule-wrong = También es una regla, pero ha decidido esta: { $said }
quiz-number = Pregunta { $number } de { $count }
quiz-leave = Dejar las preguntas
quiz-done = { $case ->
    [all] ¡{ $count } de { $count } a la primera, qué maravilla! Has entendido el juego; quien se siente contigo a la mesa, que se ande con cuidado.
    [most] { $right } de { $count } a la primera. ¡Muy bien! Te falta poco, y lo que has fallado vuelve.
    [some] Esta vez: { $right } de { $count } a la primera. Es mucho de golpe; si sigues, lo que has fallado sale antes que nada.
   *[act] Esta vez: { $right } de { $count } a la primera.
}
quiz-none = Esta vez no se ha encontrado ninguna posición así.

## The end of an act, and of the lesson

act-over-place = Acto { $act } de { $acts } terminado
act-over-next = Ahora viene:
act-over-again = { $count ->
    [0] Antes, una pregunta sobre algo que no has visto en un tiempo.
    [one] Antes, otro intento con algo que fallaste.
   *[other] Antes, otro intento con { $count } cosas que fallaste.
}
lesson-rest = Por hoy ya está bien
lesson-right = { $right } de { $asked } a la primera
lesson-over = ¡Has llegado hasta el final!
lesson-over-study = Has llegado al final de este estudio.
lesson-over-own = Tu mejor jugada
lesson-over-show = Verla en el tablero
lesson-over-review = Más preguntas
lesson-over-print = Imprimir esta página

## Contents and what was learnt

contents-others = { $count ->
    [one] La otra lección de este juego
   *[other] Las otras lecciones de este juego
}
contents-play = Jugar una partida
contents-minutes = { $minutes ->
    [one] alrededor de { $minutes } minuto
   *[other] unos { $minutes } minutos
}
contents-done = { $done } de { $steps } hechos
contents-met = { $met ->
    [one] { $met } ya conocido de otra lección
   *[other] { $met } ya conocidos de otra lección
}
contents-seen = { $seen ->
    [one] { $seen } solo visto: decidió el maestro o no lo probaste
   *[other] { $seen } solo vistos: decidió el maestro o no los probaste
}
contents-skipped = { $skipped ->
    [one] { $skipped } pregunta saltada
   *[other] { $skipped } preguntas saltadas
}
contents-begin = Empezar
contents-carry-on = Seguir
contents-again = Repetirlo
contents-open = Seguir con este acto
contents-way = { $way }: { $act }
learnt-heading = Lo que has aprendido, y con qué firmeza
learnt-met = Ya conoces { $met } de los { $all } temas del juego.
learnt-what = Lo que la lección te ha enseñado cuenta como aprendido, si no lo has fallado. Está firme cuando lo aciertas a la primera en { $needed } posiciones nuevas seguidas.
learnt-sum = A la primera, hasta ahora: { $right } de { $asked } respuestas. Aprendido: { $known } de { $all }.
learnt-begun = { $right ->
    [0] acertado en la lección
   *[other] aprendido: { $right } de { $needed } posiciones nuevas
}
learnt-shown = visto en la lección
learnt-known = firme
learnt-again = otra vez
learnt-open = aún por ver
learnt-next = Lo próximo: { $what }
learnt-next-review = las preguntas en posiciones nuevas.
learnt-next-missed = las preguntas en posiciones nuevas; allí vuelve lo que hayas fallado.
learnt-next-play = una partida contra rivales que te cuentan por qué juegan así, en Jugar.
returned-after = { $days ->
    [one] Ha pasado un día desde tu última visita. Vuelve algo que entonces fallaste.
   *[other] Han pasado { $days } días desde tu última visita. Vuelve algo que entonces fallaste.
}
returned-ask = { $count ->
    [one] Pregúntamelo otra vez
   *[other] Hazme otra vez esas { $count } preguntas
}
returns-on = Volver a preguntarme otro día: activado
returns-off = Volver a preguntarme otro día: desactivado
returns-what = Si lo activas, tu navegador recuerda el día de tu última respuesta y, cuando vuelvas más adelante, te ofrece de nuevo lo que fallaste. Nadie más lo sabe; al desactivarlo, ese día se olvida.
progress-save = Guardar tu progreso como archivo
progress-load = Un archivo con tu progreso se abre en Partidas.
progress-loaded = Se ha cargado tu progreso.
