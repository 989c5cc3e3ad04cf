# La hoja de una clase, para imprimir.

class-sheet-title = Clase { $code }
class-sheet-date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[other] diciembre
} de { $year }
class-sheet-seats = { $count ->
    [one] { $count } participante
   *[other] { $count } participantes
}
class-sheet-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
class-sheet-asked = { $count ->
    [one] { $count } pregunta
   *[other] { $count } preguntas
}
class-sheet-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
class-sheet-covered = Lo que hemos visto
class-sheet-answers = Preguntas y respuestas
class-sheet-question = Pregunta
class-sheet-result = Respuestas
class-sheet-first = primera votación
class-sheet-second = después de hablar
class-sheet-share = { $percent }{ "\u00A0" }%
class-sheet-right = Correcta: { $option }
class-sheet-wrong = Error más frecuente, { $count } de { $all }: { $option }
class-sheet-most = Lo más elegido: { $option } ({ $count } de { $all })
class-sheet-taught = La jugada de la lección: { $move }
class-sheet-game = La partida de la clase: { $game }
class-sheet-choices = { $count ->
    [one] Se hizo una elección.
   *[other] Se hicieron { $count } elecciones. Así quedó al final:
}
class-sheet-lost = Dónde hubo dudas
class-sheet-repeat = Reglas para repasar
class-sheet-note = En esta hoja hay cifras, y ningún nombre de quien participó.
