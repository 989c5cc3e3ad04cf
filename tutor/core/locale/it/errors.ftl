# What is wrong with a file, said in one line. The place comes first, so every sentence goes on
# after a colon: it begins small and has no full stop.

fault = { $place }: { $what }
fault-nowhere = { $what }

# After the first two hundred faults of a file.
error-more = { $count ->
    [one] e un altro errore
   *[other] e altri { $count } errori
}

# Where an illegal decision stands in a record or tree; the refusal follows after a colon.
error-decision = decisione { $number } ({ $tried })
error-node = nodo { $number } ({ $tried })
error-line = riga { $number } ({ $tried })

# A fault for which neither these catalogues nor those of a game have a sentence.
fault-unworded = qui qualcosa non va ({ $code })

## The text of a file

fault-not_utf8 = questo non è testo in UTF-8 né in UTF-16; aprilo in un editor di testo e salvalo come UTF-8
fault-not_text = { $kind ->
    [gzip] questo è un file compresso; decomprimilo e apri il suo contenuto
    [zip] questo è un archivio; decomprimilo e apri uno dei suoi file
    [picture] questa è un'immagine; una partita è un testo, che salvano la pagina e la riga di comando
    [pdf] questo è un PDF; una partita è un testo, che salvano la pagina e la riga di comando
   *[other] questo non è un testo; una partita è un testo, che salvano la pagina e la riga di comando
}
fault-not_json = questo non è JSON; l'errore è alla riga { $line }, colonna { $column }
fault-too_deep = elenchi e oggetti sono annidati troppo in profondità
fault-duplicate_key = «{ $key }» compare qui due volte; ogni chiave può comparire una volta sola
fault-not_finite = un numero è troppo grande o non è un numero
fault-too_large = il file ha più di { $most } byte
fault-too_many_parts = il file ha più di { $most } elenchi e oggetti
fault-long_key = una chiave ha più di { $most } parti
fault-bad_toml = questo non è TOML: { $detail }
fault-no_findings = il gioco «{ $found }» non ha niente da misurare
fault-no_estimate = il gioco «{ $found }» non permette di stimare le posizioni
fault-no_aid = il gioco «{ $found }» non ha un foglio d'aiuto
fault-no_drawing = il gioco «{ $found }» non ha un tabellone disegnato
fault-no_such_file = il file «{ $found }» non esiste
fault-unreadable_file = il file «{ $found }» non si può leggere
fault-unwritable_file = il file «{ $found }» non si può scrivere
fault-file_is_there = il file «{ $found }» c'è già e non è stato sovrascritto: dai un altro nome

## Types and keys

fault-wrong_type = qui ci vuole { $expected }, non { $found }

type-object = un oggetto
type-list = un elenco
type-text = un testo
type-integer = un numero intero
type-number = un numero decimale
type-boolean = vero o falso (true, false)
# As in English.
type-null = null
type-text_or_null = un testo o null
type-object_or_null = un oggetto o null
type-integer_or_null = un numero intero o null
type-list_or_null = un elenco o null

fault-unknown_key = «{ $key }» non è una chiave di questo oggetto; { $close ->
    [none] le chiavi possibili: { $expected }
   *[other] forse intendevi { $close }?
}
fault-missing_key = manca la chiave «{ $key }»
fault-exactly_one = ci vuole una sola fra queste chiavi: { $keys }

## Values

fault-unknown_id = «{ $found }» non è fra i valori possibili: { $close ->
    [none] { $expected }
   *[other] forse intendevi { $close }?
}
fault-wrong_value = qui c'è { $found }; il valore dev'essere { $expected }
fault-out_of_range = { $found } è fuori dai limiti; { $high ->
    [none] il minimo è { $low }
   *[other] il valore va da { $low } a { $high }
}
fault-wrong_length = la lunghezza è { $found }; { $span ->
    [exact] dev'essere { $low }
    [open] il minimo è { $low }
   *[between] può andare da { $low } a { $high }
}
fault-too_many = qui gli elementi sono { $found }, e il massimo è { $most }
fault-too_few = qui gli elementi sono { $found }, e ne servono almeno { $least }
fault-empty_text = qui non è scritto nulla, e serve un testo
fault-not_after = questo passo sta dopo { $found } decisioni e quello prima dopo { $before }; i passi seguono la linea, uno per ogni punto
fault-not_legal_here = la decisione { $found } non è ammessa in questo punto
fault-none_right = nessuna opzione è giusta; almeno una deve esserlo
fault-bad_language = «{ $found }» non è la sigla di una lingua, come en, es o it
fault-named_twice = «{ $found }» compare due volte; qui può stare una volta sola
fault-continues_itself = questa lezione non può continuare «{ $found }», perché quella lezione è questa stessa o la continua
fault-wrong_speaker = «{ $found }» è detto da un giocatore diverso da quello che qui decide; il nome deve cominciare con «{ $expected }»
fault-bad_name = «{ $found }» non è un nome, perché { $why ->
    [control] contiene { $sign }, che serve ai programmi e non si legge
    [turning] contiene { $sign }, che cambia il verso della scrittura
    [blank] non se ne vede nulla
    [space] comincia o finisce con uno spazio
   *[unseen] contiene { $sign }, che non si vede e non cambia nulla di ciò che gli sta accanto
}; un nome ha da 1 a 40 caratteri visibili, di qualsiasi scrittura, nessun carattere di controllo o che cambi il verso della scrittura e nessuno spazio alle estremità

## Games, players, decisions

fault-unknown_game = il gioco «{ $found }» non esiste; i giochi possibili: { $expected }
fault-unknown_player = «{ $found }» non gioca qui; { $close ->
    [none] i nomi possibili: { $expected }
   *[other] forse intendevi { $close }?
}
fault-interrupted = interrotto prima di ottenere una cifra
fault-no_decision = { $found } non è una decisione; { $close ->
    [none] ci vuole una di quelle che dà { $expected }
   *[other] forse intendevi { $close }?
}
fault-not_written = «{ $found }» non è una decisione che si possa scrivere qui, perché non comincia con ciò che si può decidere ora ({ $kinds }); dev'essere, per esempio, { $expected }
fault-wrong_parts = { $type } { $takes ->
    [none] vuole un altro numero di cose
   *[other] { $takes }
}, e «{ $found }» { $given ->
    [0] non indica nulla
    [one] indica una cosa
   *[other] indica { $given } cose
}; dev'essere, per esempio, { $expected }
fault-not_measured = al valore «{ $found }» manca «{ $key }», o qui niente si chiama così; si chiede dicendo di che cosa è, come in { $expected }
fault-nothing_due = qui non c'è nulla da decidere: la partita è finita
fault-workers_lost = i processi che giocano sono andati persi, forse per mancanza di memoria; prova con meno processi
fault-cluster_unreachable = nessun cluster risponde a «{ $found }»; deve essere l'indirizzo del suo scheduler, come tcp://host:8786
fault-cluster_empty = il cluster a «{ $found }» non ha processi che giochino
fault-cluster_unfit = un processo del cluster ha { $found } e, perché le cifre siano le stesse, deve avere { $expected }
fault-extra_missing = serve l'extra «{ $expected }»: pip install 'machu-tutor[{ $expected }]'
fault-nothing_studied = non c'era nessuna partita che si potesse studiare
fault-turn_too_long = il turno passa per più di { $expected } posizioni, troppe da cercare
fault-unknown_policy = in questo gioco non c'è una politica «{ $found }»; le politiche possibili: { $expected }
fault-unknown_view = «{ $found }» non gioca qui, quindi non c'è una vista con questo nome; i nomi possibili: { $expected }
fault-plies_out_of_range = { $found } non è un numero di decisioni di questa partita; va da 0 a { $most }

## Trees and links

fault-not_a_line = i primi { $found } nodi non si susseguono dall'inizio, quindi non sono una linea protetta
fault-protected_line = il nodo { $number } fa parte della linea protetta, che nessuna modifica cambia
fault-full_tree = l'albero ha { $most } nodi, e non può averne di più
fault-another_game = questa è una partita di '{ $found }' e le linee sono di '{ $expected }'; si possono riunire solo linee dello stesso gioco
fault-another_start = queste linee partono da un'altra posizione; si possono riunire solo linee con lo stesso inizio
fault-unknown_codec = questo link è in un formato sconosciuto; deve cominciare con «{ $expected }»
fault-damaged_link = il link è danneggiato: una parte manca o è stata cambiata
fault-long_link = il link ha { $found } caratteri, e il massimo è { $most }

## La notazione di una partita, riga per riga

fault-notation_first = la notazione di una partita comincia con la riga '{ $expected }'
fault-notation_line = '{ $found }' non è un passo, né una nota, né una parentesi
fault-notation_number = questo passo ha il numero { $found } e deve avere il { $expected }
fault-notation_beside = una nota sta subito sotto il passo a cui si riferisce
fault-notation_open = la variante che comincia qui non finisce
fault-notation_bracket = qui una variante non può cominciare né finire: sta dopo il passo al cui posto è stata provata e contiene almeno un passo
fault-notation_text = questo testo tra virgolette non si può leggere
fault-notation_player = qui non decide { $found }, ma { $expected }
fault-notation_decision = questa decisione si scrive '{ $expected }'
fault-notation_twice = la stessa decisione compare qui una seconda volta

## Positions

fault-result_mismatch = il risultato non è quello che dà la posizione
fault-result_in_unfinished_game = c'è un risultato, ma la partita non è finita
fault-card_twice = la carta «{ $found }» c'è due volte
fault-card_missing = manca la carta «{ $found }»

## Components files

fault-no_components = questo gioco non ha un file dei componenti; le sue cifre sono le sue regole
fault-missing_figure = qui manca una cifra
fault-missing_source = bisogna dire in poche parole da dove viene questa cifra
fault-bad_figure = con { $found } non si può giocare; { $expected ->
    [falling] i numeri non devono crescere
   *[other] ci vuole { $expected }
}

error-overwritten = Un altro pacchetto di nome «tutor» ha sovrascritto dei file di machu-tutor: installa di nuovo machu-tutor in un ambiente tutto suo (pipx install oppure uv tool install).
