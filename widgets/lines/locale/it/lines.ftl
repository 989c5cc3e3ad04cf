# The timeline, and the outline of all lines.

## Lines

lines-heading = Linee
lines-hint = Se torni indietro non perdi nulla: un'altra decisione apre una linea nuova.
lines-main-hint = l'esempio com'è pubblicato; non cambia mai
lines-main-free = dall'inizio
lines-from = dalla linea { $line }, passo { $ply }: { $words }
lines-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
lines-compare = Confronta
    .with = Confronta con { $name }
lines-menu = Linea { $name }: altro
lines-rename = Rinomina
lines-delete = Elimina questa linea
lines-ways = Altre vie
lines-undo = Annulla
    .hint = Annulla l'ultima modifica
lines-redo = Ripristina
    .hint = Ripristina la modifica annullata
lines-deleted = { $count ->
    [one] Un passo eliminato. «Annulla», o Ctrl e Z, lo riporta.
   *[other] { $count } passi eliminati. «Annulla», o Ctrl e Z, li riporta.
}
    .hint = Ripristina ciò che è stato annullato
lines-start = L'inizio
lines-here = Passo { $ply }
lines-protected = Questo passo fa parte dell'esempio e non si può cambiare.
lines-mark = { $mark } { $name }
lines-marks = Segna questo passo o elimina da qui in poi
lines-promote = Metti questa linea per prima al suo bivio
lines-prune = Elimina da qui in poi
lines-name = Nome della linea
lines-comment = Commento
mark-0 = buona
mark-1 = debole
mark-2 = ottima
mark-3 = pessima
mark-4 = interessante
mark-5 = dubbia
timeline-fork = La linea { $name } si stacca dopo il passo { $ply }: { $words }
    .led = { $name }, dopo la mossa { $ply }: { $words }

## Gli elenchi

list-moves = Mosse
list-lines = Schema
list-comments = Commenti
list-text = Testo
lines-up = Sposta su
lines-down = Sposta giù
moves-start = L'inizio
moves-above = Torna a { $name }
moves-back = Un turno indietro
    .hint = Indietro di un turno intero (Maiusc e freccia sinistra)
moves-on = Un turno avanti
    .hint = Avanti di un turno intero (Maiusc e freccia destra)
moves-and = { $count ->
    [one] e { $count } altro passo
   *[other] e altri { $count } passi
}
moves-turn = I passi di questo turno
moves-together = Tutti scelgono
moves-line = Le mosse della linea { $name }
moves-note = Mostra la posizione per cui è stato scritto
moves-note-whole = Il testo intero
moves-more = { $count ->
    [one] Da qui parte { $count } altra linea
   *[other] Da qui partono altre { $count } linee
}
comments-none = Nessun passo ha ancora un commento o un segno. Si scrivono sotto l'elenco.
comments-count = { $count ->
    [one] { $count } passo con commento o segno
   *[other] { $count } passi con commenti o segni
}
comments-at = { $name }, passo { $ply }
comments-before = Precedenti
comments-after = Successivi
notation-hint = Tutte le linee come testo: copialo, cambialo o incollane un altro e aprilo. La partita che lasci resta in Partite.
notation-words-hint = Tutte le linee in parole, da leggere o stampare. Per aprire un testo, mostra la notazione.
notation-secret-hint = Tutte le linee in parole, senza ciò che gli altri tengono segreto. La notazione, che dice tutto, è qui a partita finita; un file della partita si può salvare in Partite in ogni momento. Puoi anche incollare un altro testo e aprirlo.
notation-field = Testo della partita
notation-open = Apri questo testo
notation-keep = Salva come testo
notation-words = In parole
notation-written = Come notazione
notation-anew = Scarta le mie modifiche
transpositions-here = La stessa posizione:
transpositions-at = { $name }, passo { $ply }
aria-lists = Che cosa elenca

## Timeline

timeline-first = Inizio
    .hint = Vai all'inizio (Home)
timeline-back = Indietro
    .hint = Torna indietro di un passo (freccia sinistra)
timeline-next = Avanti
    .hint = Avanza di un passo (freccia destra)
timeline-last = Fine
    .hint = Vai alla fine (Fine)
timeline-play = Riproduci
    .hint = Riproduci i passi uno dopo l'altro
timeline-pause = Pausa
    .hint = Ferma la riproduzione
timeline-asked = Rispondi prima a ciò che la lezione chiede qui. Poi Riproduci va avanti.
timeline-browse = Scorrere la partita
timeline-slider = Passo
timeline-at = Passo { $ply } di { $plies }: { $standing }

## The curve

curve-open = Grafico
curve-of = Che cosa si disegna
curve-beside = Un'altra linea accanto
curve-alone = Nessun'altra linea
curve-here = { $place }, { $figure }:
curve-both = { $here } (accanto: { $there })
curve-table = Tabella
curve-reach = Valori lungo la curva
curve-beyond = La linea mostrata è già finita

## For keyboards and screen readers

aria-timeline = Scorri la partita passo per passo
aria-curve = Il valore scelto, passo per passo lungo la linea; gli stessi numeri sono nella tabella qui sotto
