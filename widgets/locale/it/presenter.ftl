# Le parole di una presentazione: ciò che si mostra a una classe, e ciò che si è visto.

aria-presenter = Che cosa vede la classe
aria-present-ways = La presentazione
present-back = Indietro
present-next = Avanti
present-ask = Chiedi alla classe
present-reveal = Mostra la risposta
present-end = Fine
present-board = Tabellone
present-line = Mostra la mia linea
present-lesson = Mostra la lezione
present-place = Atto { $act } di { $acts }, tappa { $step } di { $steps }
present-act = Atto { $act } di { $acts }
present-decide = Voi che cosa fareste qui?
present-what-if = E se …? { $title }
present-example = Nell'esempio
present-option = { $letter }: { $option }.
present-right = Quella giusta è la { $letter }: { $option }.
present-rule = La regola: { $title }
key-Space = Spazio
    .does = un passo avanti; su un pulsante, lo preme
key-PageDown = Pagina giù
    .does = un passo avanti, come lo mandano i telecomandi
key-PageUp = Pagina su
    .does = un passo indietro, come lo mandano i telecomandi
key-b = B
    .does = il tabellone accanto a una domanda, oppure no
key-c = C
    .does = che cosa si è visto, e come andare a ogni atto
key-digits = Da 1 a 9
    .does = al titolo di quell'atto

## What was covered

covered-do = Visto
covered-heading = Che cosa si è visto
covered-title = Che cosa si è visto: { $game }
covered-close = Continua la presentazione
covered-page = Come pagina, da stampare
covered-text = Come testo
covered-anew = Inizia una nuova lista
covered-acts = Vai a un atto
covered-act = Atto { $act }: { $name }
covered-nothing = Non si è ancora mostrato nulla.
covered-concepts = Concetti chiesti
covered-rules = Regole
covered-questions = Domande fatte
covered-line = Passi di una linea
covered-step = Passo { $ply }: { $words }

## Handouts

handout-do = Distribuisci questa posizione
handout-short = Distribuisci
handout-heading = Distribuisci questa posizione
handout-caption = Didascalia
handout-page = Come pagina, da stampare
handout-svg = Come disegno (SVG)
handout-png = Come immagine (PNG)
handout-close = Chiudi
handout-hint = Ciò che scrivi qui compare sotto il disegno: nella pagina, nel disegno e nell'immagine. La pagina dice anche che cosa ha ognuno. Il foglio d'aiuto è a parte.
aid-file = Foglio d'aiuto: una pagina da stampare
