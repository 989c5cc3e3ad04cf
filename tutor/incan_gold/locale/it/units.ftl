# La fine di un atto: che cosa si sa fare ora, in una frase, e tre cose così da spuntare. La frase
# dell'ultimo atto di una lezione è il titolo della sua pagina finale.

unit-first-rounds = Ora sai che cosa è in gioco prima di ogni carta.
    .first = Dividere un tesoro e vedere che cosa resta sul percorso
    .then = Contare le carte che chiuderebbero il giro
    .also = Prendere un artefatto, senza compagnia
unit-with-the-odds = Ora sai pesare ogni carta secondo le sue probabilità.
    .first = Confrontare torcia e campo per quanto valgono
    .then = Distinguere una buona scelta da una fortunata
    .also = Dire chi vince, anche in parità
