## Preguntas de un estudio, donde su autor no ha escrito otra cosa

concept-choice = Una pregunta del autor
choice-right = Correcto.
choice-wrong = No es lo que el autor tiene en mente. Mira otra vez el tablero.
choice-nudge = Mira el tablero tal como está y descarta lo que no puede ser.

## Respuestas que ningún juego nombra: las de una afirmación, y que no se trata de nadie

claim-yes = Verdadero
claim-no = Falso
several-none = Nadie
