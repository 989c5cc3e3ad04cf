# Ciò che si dice dei valori che si mostrano da soli, come in un notebook.

## Tabelloni, tratti di partita, rifiuti ed esempi

show-in-words = Il tabellone a parole
show-steps = Come ci si è arrivati
show-right = Giusto. { $text }
show-wrong = Non proprio. { $text }
show-answer = Che cosa succede
show-later = Apri quando tutti hanno deciso
show-rule = { $title }: { $text }

## Risposte alle domande

check-how = { $form ->
    [number] Scrivi la tua risposta al posto dei puntini: un numero, o la lettera di un'opzione.
   *[thing] Scrivi la tua risposta al posto dei puntini: un'opzione fra virgolette, o la sua lettera.
    [ordered] Scrivi al posto dei puntini la lettera di un'opzione.
    [several] Scrivi la tua risposta al posto dei puntini: nomi in una lista, una lista vuota se non è nessuno, o la lettera di un'opzione.
}
check-open = { $form ->
    [number] Apri un'opzione per vedere quanto vale, o scrivi la tua risposta al posto dei puntini: un numero, o la lettera di un'opzione.
   *[thing] Apri un'opzione per vedere quanto vale, o scrivi la tua risposta al posto dei puntini: un'opzione fra virgolette, o la sua lettera.
    [ordered] Apri un'opzione per vedere quanto vale, o scrivi al posto dei puntini la lettera di un'opzione.
    [several] Apri un'opzione per vedere quanto vale, o scrivi la tua risposta al posto dei puntini: nomi in una lista, una lista vuota se non è nessuno, o la lettera di un'opzione.
}
check-right = Giusto.
check-mistaken = { $given }? Non proprio.
check-stray = { $given }? Fra le opzioni non c'è.
check-unlike = { $given } non risponde a questa domanda.
check-hint = Un suggerimento: { $hint }

## Due linee fianco a fianco

weigh-left = A
    .in = nella linea A
weigh-right = B
    .in = nella linea B
weigh-line = Nella linea { $line }: { $decision }.
weigh-figure = Valore
weigh-same = Fra le due non c'è nessuna differenza.
# Ciò che la notte prossima fa a un giocatore in una sola delle linee; $told sono i suoi eventi, come frasi.
weigh-ahead = Ecco che cosa succede { $line }: { $told }
figure-change = { $label } { $before } → { $after }

## Elenchi

list-due = { $due }.
list-written = Si scrive
list-meant = Che cosa fa
list-advice = Che cosa consigliano le regole pratiche a { $player }, dal consiglio migliore:

## Quanto valgono le decisioni, e che cosa ha cambiato una partita

value-head = Quanto vale ogni decisione per { $player }, da ciò che { $player } può sapere. { $count ->
    [one] Dopo ognuna la partita è stata giocata fino in fondo una volta.
   *[other] Dopo ognuna la partita è stata giocata fino in fondo al massimo { $count } volte.
} Quelle di sicuro peggiori sono state lasciate per strada.
value-decision = Decisione
value-wins = Vince
value-between = di sicuro tra
value-points = Punti in media
value-verdict = Verdetto
value-judged = { $verdict ->
    [better] migliore di tutte le altre
    [worse] peggiore di un'altra
    [as_good] buona quanto la migliore
   *[open] non si distingue ancora
}
twinned-head = Secondo ciò che { $player } può sapere: { $count ->
    [one] una coppia di mondi
   *[other] { $count } coppie di mondi
}, entrambi con le stesse carte nascoste e le stesse carte in arrivo.
twinned-moves = A: { $first }. B: { $second }.
twinned-gap = { $measure ->
    [wins] Vittoria
   *[points] Punti
}: A fa meglio in { $better }, B in { $worse }, uguale in { $equal }. { $measure ->
    [wins] Su 100 partite il vantaggio di A su B è di { $mean } vittorie
   *[points] In media il vantaggio di A su B è di { $mean } punti
}{ $known ->
    [yes] , di sicuro tra { $low } e { $high }
   *[no] ; quanto c'entri la fortuna si può dire da { $needed } coppie in su
}. { $verdict ->
    [better] A è migliore.
    [worse] B è migliore.
    [same] Nessuna coppia li distingue.
   *[open] Quale sia meglio non si può ancora dire.
}
twinned-pair = Coppia
twinned-of-a = Mondo A
twinned-of-b = Mondo B
twinned-more = Più punti
studied-turned = I turni che hanno cambiato di più
studied-even = Nessun turno spicca: ciò che vi cambia non supera quello che fa la fortuna in queste partite. Con più passaggi uno può emergere.
studied-change = Dopo { $ply } decisioni, { $moment }: { $player } vince il { $before } prima e il { $after } dopo.
studied-chances = Probabilità di vincere
studied-ply = Dopo
studied-moment = Che cosa comincia lì
studied-named = { $kind ->
    [start] la partita
    [round] un giro
    [night] la notte
    [day] il giorno { $number }
    [left] fin dove arriva la linea
    [over] la partita è finita
   *[turn] il turno di { $player }
}
studied-accounts = Da dove sono venuti i punti
studied-points = Punti
studied-part = { $part ->
    [start] Da aspettarsi all'inizio
    [own_turns] Cambiato dai propri turni
    [other_turns] Cambiato dai turni degli altri
    [nights] Cambiato dalle notti
    [rest] Ciò che non è il turno di nessuno
   *[result] Alla fine
}

## Ciò che non c'è

unknown-here = { $kind ->
    [ply] Nell'esempio non c'è un momento { $found }.
    [exhibit] Non c'è nessun esempio che si chiami { $found }.
    [what_if] Non c'è nessun'altra linea che si chiami { $found }.
    [question] Non c'è nessuna domanda che si chiami { $found }.
    [concept] Non c'è nessun concetto che si chiami { $found }.
    [moment] In questo momento non si può chiedere del concetto { $found }.
    [figure] Non c'è nessun valore che si chiami { $found }.
    [rule] Non c'è nessuna regola che si chiami { $found }.
    [game] Non c'è nessun gioco che si chiami { $found } con cui farlo.
    [type] Non c'è nessun tipo di decisione che si chiami { $found }.
    [start] { $found } non è un momento di una partita.
    [shown] { $found } non è nulla che si possa ripiegare.
    [stretch] Non c'è nulla da confrontare: serve un tratto di partita, non { $found }.
    [place] In { $found } non c'è niente da mettere.
    [value] Lì non ci può stare { $found }.
    [puzzle] Quella settimana non c'è nessun problema con il numero { $found }.
    [practice] Non c'è nessuna posizione nuova con il numero { $found }.
   *[lesson] Non c'è nessuna lezione che si chiami { $found }.
} { $close ->
    [none] Che cosa c'è: { $known }.
   *[other] Forse intendevi { $close }?
}
beginnings-differ = Si confrontano soltanto linee che cominciano nello stesso momento.

## What can be set in a moment

edit-how = { $count ->
    [one] Qui si può impostare una cosa.
   *[other] Qui si possono impostare { $count } cose.
} Un posto con il nuovo valore va in edit, come in { $example }.
edit-places = Tutto ciò che si può impostare e com'è ora
edit-place = Posto
edit-value = Ora
edit-possible = Possibile

## Where it computes

serial-here = { $why ->
    [browser] Qui si gioca tutto di seguito, una partita dopo l'altra: un browser non lascia avviare altri processi.
    [unguarded] Qui si gioca tutto di seguito, una partita dopo l'altra: altri processi importerebbero il programma che li chiede, e questo li chiederebbe di nuovo. È più veloce se il programma li chiede sotto { $guard }.
   *[unread] Qui si gioca tutto di seguito, una partita dopo l'altra: altri processi non potrebbero leggere il programma che li chiede. Da un file è più veloce.
}
