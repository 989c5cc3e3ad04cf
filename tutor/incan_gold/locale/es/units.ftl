# El final de un acto: lo que ya se sabe hacer, en una frase, y tres cosas así para marcar. La frase
# del último acto de una lección es el título de su página final.

unit-first-rounds = Ya sabes lo que hay en juego antes de cada carta.
    .first = Repartir un tesoro y ver lo que queda en el camino
    .then = Contar las cartas que acabarían la ronda
    .also = Llevarte un artefacto, en solitario
unit-with-the-odds = Ya sabes medir cada carta por sus probabilidades.
    .first = Comparar Antorcha y Campamento por lo que valen
    .then = Distinguir una buena elección de un golpe de suerte
    .also = Decir quién gana, incluso con empate
