# The position beside the board, and the status.

## Status

status-line = Linea { $name }
    .led = { $name }
status-busy = Un momento, ci penso …
status-thinking = { $player } sta pensando …
aria-status = Dove siamo

## Stocks and words

page-stocks = Scorte
page-stocks-change = differenze dell'ultimo passo
page-still = Questa è un'immagine del tutor, che qui non è in funzione. Per provare qualcosa, apri il notebook in Jupyter ed esegui questa cella, oppure avvia il tutor con il comando machu-tutor.
page-board-text = La posizione a parole
page-changed = Che cosa è cambiato con l'ultimo passo
stocks-player = Nome

## Drawing on the board

strokes-here = Disegnato sul tabellone
strokes-open = Disegna sul tabellone
strokes-thing = Su o da
strokes-to = Freccia verso
strokes-ring = nessuna freccia: un cerchio
strokes-draw = Disegna o togli
strokes-clear = Cancella i disegni
strokes-hint = Sul tabellone stesso: clicca una cosa con il tasto destro per cerchiarla, o trascina fino a un'altra per una freccia. Su uno schermo tattile tieni fermo il dito sulla cosa, poi trascina o lascia. Lo stesso un'altra volta lo toglie. Maiusc, Alt o entrambi cambiano il tratto.
strokes-drawn = Disegnato: { $stroke }
strokes-gone = Tolto: { $stroke }
strokes-cleared = Sul tabellone non c'è più niente di disegnato.
pen-solid = Continuo
pen-dashed = Tratteggiato
pen-dotted = A puntini
pen-double = Doppio
aria-pens = Come si disegna

## A great moment over the page

