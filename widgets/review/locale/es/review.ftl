# Las tarjetas de repaso: una posición guardada que vuelve al cabo de unos días.

review-part = Tu tarjeta de repaso

## Guardar

review-kept = Guardada como tarjeta de repaso
review-kept-elsewhere = Guardada como tarjeta de repaso. La encuentras en Partidas, Tus tarjetas de repaso.
review-already = Esta posición ya es una de tus tarjetas de repaso.
review-nothing = Solo puede ser tarjeta de repaso una posición en la que tengas algo que elegir.
review-show = Tus tarjetas de repaso
review-delete = Borrar
shelf-full = { $count ->
    [one] El almacenamiento del navegador está lleno o desactivado: lo que acabas de guardar solo dura hasta que se cierre esta página. Guárdalo en un archivo o borra algo.
   *[other] El almacenamiento del navegador está lleno o desactivado: { $count } cosas solo duran hasta que se cierre esta página. Guárdalas en archivos o borra algo.
}
shelf-unkept = Solo en esta página: el navegador no tiene sitio.

## Calcular las respuestas

review-first = Calculando las respuestas: { $made } de { $ways } jugadas llevadas hasta el final.
review-working = { $count ->
    [one] Calculando las respuestas: { $count } partida por jugada hasta ahora.
   *[other] Calculando las respuestas: { $count } partidas por jugada hasta ahora.
}
review-waiting = Las respuestas se calculan después de las de otra tarjeta.
review-bar = Tiempo usado para las respuestas
review-unworked = Las respuestas aún no están calculadas.
review-worked = { $count ->
    [one] Respuestas de { $count } partida por jugada.
   *[other] Respuestas de { $count } partidas por jugada.
}
review-work = Calcularlas
review-longer = Hacerlas más seguras
review-lost = No se han podido seguir jugando las partidas.

## Preguntar y responder

review-question = ¿Qué harías aquí?
review-you = Eres { $player }. { $asked }. Decide como en la partida.
review-margin = { $count ->
    [one] Tras { $count } partida por jugada: es correcta la jugada a la que se ha visto que la mejor no le saca más de { $margin } victorias de cada 100, e incorrecta la que se ha visto que queda más atrás. De las demás, las partidas aún no pueden decirlo.
   *[other] Tras { $count } partidas por jugada: es correcta la jugada a la que se ha visto que la mejor no le saca más de { $margin } victorias de cada 100, e incorrecta la que se ha visto que queda más atrás. De las demás, las partidas aún no pueden decirlo.
}
review-margin-open = { $count ->
    [one] Tras { $count } partida por jugada, las partidas no pueden decir de ninguna si es correcta. Una jugada es incorrecta cuando muestran que la mejor le saca más de { $margin } victorias de cada 100.
   *[other] Tras { $count } partidas por jugada, las partidas no pueden decir de ninguna si es correcta. Una jugada es incorrecta cuando muestran que la mejor le saca más de { $margin } victorias de cada 100.
}
review-right-best = Correcto: nada de lo que se comparó con ella es igual de bueno.
review-right-first = Correcto: es la que más veces ganó.
review-right = Correcto: es tan buena como la mejor.
review-undecided = Sin decidir: las partidas aún no pueden decir si es tan buena como la mejor. No cuenta.
review-untried = Sin decidir: las partidas no compararon esta jugada con las demás. No cuenta.
review-wrong = No del todo: es mejor «{ $best }».
review-unjudged = Tu respuesta se juzga cuando estén calculadas las respuestas.
review-chance = gana el { $share } % (entre el { $low } y el { $high } %)
review-made = Tú: «{ $move }» { $chance }.
review-best = La mejor: «{ $move }» { $chance }.
review-ahead = Por delante hasta ahora: «{ $move }» { $chance }.
review-leaves = De media, { $is_best ->
    [yes] la mejor
   *[no] la que va por delante
} termina la partida con: { $differences }, comparada con la tuya.
review-thumb = La regla práctica sobre «{ $move }»: { $reason }
review-all = { $count ->
    [one] La respuesta correcta
   *[other] Las { $count } respuestas correctas
}
review-next = Siguiente tarjeta
review-again = Intentarlo otra vez
review-explore = Explorarla
review-done = Dejar la tarjeta
review-last = Hoy no queda ninguna otra tarjeta por responder. Deja la tarjeta para seguir donde estabas.

## La lista

cards-open = Tus tarjetas de repaso
cards-open-due = Tus tarjetas de repaso: { $due } para hoy
cards-none = Aún no tienes ninguna. «Guardar como tarjeta», junto a una decisión, hace una de cualquier posición.
cards-hint = Una tarjeta pregunta qué harías. Tras una respuesta correcta espera más: 1, 3, 7, 14, 30 días y más; tras una incorrecta vuelve al día siguiente; lo que las partidas no pueden juzgar no cuenta. Solo lo recuerda tu navegador.
cards-ask = { $due ->
    [one] Responder la tarjeta de hoy
   *[other] Responder las { $due } tarjetas de hoy
}
cards-practise = Responder una ahora
cards-print-below = Imprimir, respuestas debajo
cards-print-back = Imprimir, respuestas al dorso
cards-save = Guardar en un archivo
cards-deleted = Borrada: { $name }.
cards-undelete = Deshacer
cards-delete = Borrar la tarjeta: { $name }
cards-undated = sin fecha
cards-due-now = hoy
cards-due = el { $date }
cards-running = aciertos seguidos: { $running }
cards-done = Hoy no queda ninguna otra tarjeta por responder.
cards-full = Tienes { $most } tarjetas de repaso, y no se guardan más. Borra una, o guárdalas en un archivo y empieza de nuevo.
cards-added = Tarjetas de repaso añadidas: { $added }. { $known ->
    [0] Ninguna estaba ya aquí.
   *[other] No añadidas, porque ya estaban aquí o no hay sitio: { $known }.
}
cards-page = Tarjetas de repaso
cards-page-rest = { $count ->
    [one] { $count } tarjeta más no está en estas páginas.
   *[other] { $count } tarjetas más no están en estas páginas.
}
cards-page-answers = Las respuestas: { $name }
