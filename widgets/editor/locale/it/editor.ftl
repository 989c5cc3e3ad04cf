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
editor-mend = Imposta { $value }
editor-named = { $part }: { $thing }
editor-groups = Parti della posizione
editor-group-short = In cinque domande
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

## Le cinque domande

editor-asked = { $number }. { $asked }
editor-rest-follows = Quello che segue dalle tue risposte
    .hint = Non serve contarlo.
editor-rest-open = Quello che resta aperto
editor-each = { $what } per giocatore
editor-strange-unknown = «{ $said }» qui non può stare; quello che può è { $known }
editor-strange-alike = «{ $said }» qui non può stare; forse intendevi { $known }?
editor-strange-several = «{ $said }» può essere { $known }; scrivine un po' di più
editor-strange-number = a «{ $said }» serve un numero: quanti
editor-strange-twice = «{ $said }» compare per la seconda volta
editor-strange-missing = manca la riga di { $said }; se non ha niente, basta «{ $said }:»
editor-strange-whose = «{ $said }» non dice di chi è; una riga comincia con { $known } e due punti
editor-strange-players = { $found ->
    [0] non è nominato nessuno
    [one] è nominato { $found } giocatore
   *[other] sono nominati { $found } giocatori
}; possono essere da { $low } a { $high }
editor-strange-long = è troppo lungo da leggere; bastano { $high } caratteri
