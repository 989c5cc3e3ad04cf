# Lo que se dice de los valores que se muestran solos, como en un cuaderno.

## Tableros, tramos de partida, rechazos y ejemplos

show-in-words = El tablero en palabras
show-steps = Cómo se llegó a esto
show-answer = Qué ocurre
show-rule = { $title }: { $text }
show-decision = { $player }: { $decision }
