# The rule book: "Can I …?", the rules found, all rules by what they are about.

rulebook-heading = Reglas
rulebook-search = ¿Puedo…?
    .placeholder = Pregunta con tus palabras
rulebook-answer = { $count ->
    [one] Esta regla puede ser la respuesta: { $titles }.
   *[other] Estas reglas pueden ser la respuesta, la más probable primero: { $titles }.
}
rulebook-yes = Sí.
# As in English.
rulebook-no = No.
rulebook-decided = { $answer } Lo decide esta regla: { $title }.
rulebook-no-answer = Ninguna regla responde a eso. Prueba con otras palabras o mira debajo.
rulebook-not-asked = Pregunta arriba o abre debajo un tema de las reglas.
rulebook-opened = La regla que hay detrás: { $title }.
rulebook-back = { $where ->
    [lesson] Volver a la lección
   *[other] Volver adonde estabas
}
rulebook-contents = Todas las reglas
rulebook-family = { $title } ({ $count })
rulebook-other = Más reglas

## Where a rule happened

rulebook-places = { $count ->
    [one] En { $count } paso de esta línea
   *[other] En { $count } pasos de esta línea
}
rulebook-place = Paso { $ply }: { $what }
rulebook-more-places = { $count ->
    [one] y { $count } más
   *[other] y { $count } más
}
rulebook-exhibit = De cerca: { $title }

## The player aid

aid-file = Hoja de ayuda: una página para imprimir
guide-file = Primera partida y qué gana: para imprimir
