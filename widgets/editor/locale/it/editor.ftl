# The position editor.

editor-open = Prepara una posizione
editor-hint = Ricostruisci il tuo tavolo, o un'altra posizione qualsiasi, e gioca da lì. Niente cambia di nascosto: quello che non torna è detto accanto al suo campo.
editor-from-view = Parti dal tabellone com'è
editor-from-empty = Parti da un tavolo vuoto
editor-from-random = Parti a metà di una partita a caso
editor-from-on = Riprendi la posizione che stavo preparando
editor-players = Quanti giocano, per il tavolo vuoto o la partita a caso
editor-heading = La tua posizione
editor-play = Gioca da qui
editor-undo = Annulla
editor-close = Chiudi
editor-right = Il tabellone mostra questa posizione, che rispetta le regole.
editor-over = Il tabellone mostra questa posizione. Rispetta le regole, ma la partita è finita: non c'è più niente da giocare.
editor-faults = { $count ->
    [one] C'è { $count } cosa che ancora non torna.
   *[other] Ci sono { $count } cose che ancora non tornano.
} Il tabellone mostra ancora l'ultima posizione che tornava.
editor-at = { $where }:
editor-fault = { $what }.
editor-named = { $part }: { $thing }
editor-groups = Parti della posizione
editor-group-short = In breve
editor-group-turn = Turno
editor-group-board = Tabellone
editor-group-market = Mercato
editor-group-decks = Mazzi
editor-group-wrong = { $name } ({ $count } da sistemare)
editor-result = La fine
editor-go-on = La partita non è finita
editor-none = nessuno
editor-nowhere = fuori dal tavolo
editor-choose = scegli…
editor-less = { $what }: uno in meno
editor-more = { $what }: uno in più
editor-up = { $what }: più su
editor-down = { $what }: più giù
editor-count = { $count ->
    [0] Qui non c'è niente.
    [one] Qui ce n'è { $count }.
   *[other] Qui ce ne sono { $count }.
}
editor-shuffle = Mescola
editor-where = Dove si trova: { $what }
editor-add = Porta qui…
editor-add-to = Porta in { $what }
editor-lying = { $thing } ({ $where })
editor-unnamed = Posto { $number }
editor-fault-name = un nome ha da { $low } a { $high } caratteri, e questo ne ha { $found }
