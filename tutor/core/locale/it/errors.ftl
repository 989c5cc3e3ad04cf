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

## The text of a file

fault-not_utf8 = questo non è testo in UTF-8
fault-not_json = questo non è JSON; perde senso alla riga { $line }, colonna { $column }
fault-too_deep = elenchi e oggetti sono annidati troppo in profondità
fault-duplicate_key = «{ $key }» compare qui due volte; ogni chiave può comparire una volta sola
fault-not_finite = un numero è troppo grande o non è un numero
fault-too_large = il file ha più di { $most } byte
fault-too_many_parts = il file ha più di { $most } elenchi e oggetti
fault-long_key = una chiave ha più di { $most } parti
fault-bad_toml = questo non è TOML: { $detail }
fault-no_aid = il gioco «{ $found }» non ha un foglio d'aiuto
fault-no_drawing = il gioco «{ $found }» non ha un tabellone disegnato
fault-no_such_file = il file «{ $found }» non esiste
fault-unreadable_file = il file «{ $found }» non si può leggere

## Types and keys

fault-wrong_type = qui ci vuole { $expected }, non { $found }

type-object = un oggetto
type-list = un elenco
type-text = un testo
type-integer = un numero intero
type-number = un numero con la virgola
type-boolean = vero o falso (true, false)
type-null = null
type-text_or_null = un testo o null
type-object_or_null = un oggetto o null
type-integer_or_null = un numero intero o null
type-list_or_null = un elenco o null

fault-unknown_key = «{ $key }» non è una chiave di questo oggetto; le chiavi possibili: { $expected }
fault-missing_key = manca la chiave «{ $key }»
fault-exactly_one = ci vuole una sola fra queste chiavi: { $keys }

## Values

fault-unknown_id = «{ $found }» qui non è noto; i valori possibili: { $expected }
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
fault-named_twice = «{ $found }» compare due volte
fault-bad_name = «{ $found }» non è un nome; un nome ha da 1 a 40 caratteri visibili, nessun carattere di controllo e nessuno spazio alle estremità

## Games, players, decisions

fault-unknown_game = il gioco «{ $found }» non esiste; i giochi possibili: { $expected }
fault-unknown_player = «{ $found }» non gioca qui; i nomi possibili: { $expected }
fault-unknown_view = «{ $found }» non gioca qui, quindi non c'è una vista con questo nome; i nomi possibili: { $expected }
fault-corn_not_traded = il grano è il denaro e non si commercia; al mercato si trattano { $expected } [market.no_corn]
fault-plies_out_of_range = { $found } non è un numero di decisioni di questa partita; va da 0 a { $most }

## Trees and links

fault-not_a_line = i primi { $found } nodi non si susseguono dall'inizio, quindi non sono una linea ufficiale
fault-protected_line = il nodo { $number } fa parte della linea ufficiale, che nessuna modifica cambia
fault-full_tree = l'albero ha { $most } nodi, e non può averne di più
fault-unknown_codec = questo link è scritto in un modo che qui non è noto; deve cominciare con «{ $expected }»
fault-damaged_link = il link è rovinato: una sua parte manca o è stata cambiata
fault-long_link = il link ha { $found } caratteri, e il massimo è { $most }

## Positions

fault-wrong_sum = { $what ->
    [incas] gli Inca nella riserva e sul tabellone fanno { $found }, non { $expected }
    [orders] le tessere prese e quelle rimaste fanno { $found }, non { $expected }
    [cards] le carte Sacrificio fanno { $found }, non { $expected }
    [treasure] il tesoro accanto alle tende e sul percorso fa { $found }, ma le carte scoperte portano { $expected }
   *[moon_tiles] le tessere Luna fanno { $found }, non { $expected }
}
fault-last_turns_mismatch = gli ultimi turni non vanno d'accordo con le tessere Luna prese: si contano dalla terza tessera in poi, e prima sono null
fault-sun_tile_mismatch = la tessera Sole non va d'accordo con le tessere Luna prese: qualcuno l'ha dalla terza tessera in poi, prima nessuno
fault-track_corn_mismatch = il grano sul percorso del tempo è { $found } e non va d'accordo con il giorno; dev'essere { $expected }
fault-pending_mismatch = ciò che c'è da decidere non va d'accordo con la posizione: { $expected ->
    [choice] non ci sarebbe nulla da scegliere
    [place] il Principe di questo turno è in un altro distretto
    [day] chiede un turno in corso, e il giorno è finito
    [night] fa parte della notte, e non è notte
    [bonus] il bonus o la pietra di quel distretto non è ancora stato preso
    [turn_player] tocca a un altro nome
    [tile_just_taken] nell'ultimo giorno riguarda l'unica tessera Luna appena presa
    [tiles_on_board] a quel punto le tessere da pagare sono sul tabellone
    [moon_phase_over] quando tocca all'orologio nessuno ha più tessere Luna
    [drawn_cards] la mano ha troppo poche carte per rimetterne
    [deck_drawn] il mazzo ha più carte di quante ne lasci una pescata così
    [steps] nessun insieme di tessere da caselle dà tante caselle
   *[other] ci vuole { $expected }
}
fault-result_mismatch = il risultato non è quello che dà la posizione
fault-result_in_unfinished_game = c'è un risultato, ma la partita non è finita
fault-card_twice = la carta «{ $found }» c'è due volte
fault-card_missing = manca la carta «{ $found }»
fault-card_not_in_game = la carta «{ $found }» non può essere qui in questo giro di questa variante
fault-hazard_twice = un secondo pericolo di tipo «{ $found }» chiude il giro, quindi sul percorso non possono essercene due
fault-wrong_artifact_value = { $found } non è un valore con cui un artefatto possa aver lasciato il tempio
fault-chosen_out_of_turn = questa scelta non può essere già stata fatta; chi è dentro sceglie a turno e l'ultima scelta le mostra tutte: { $expected }
fault-tile_twice = la tessera Luna «{ $found }» c'è due volte
fault-tile_missing = manca la tessera Luna «{ $found }»

## Decks of a record

fault-wrong_deck = il mazzo del giro { $round } ha { $found } carte, e devono essere proprio le { $expected } allora in gioco{ $missing ->
    [none] { "" }
   *[other] ; manca «{ $missing }»
}{ $foreign ->
    [none] { "" }
   *[other] ; «{ $foreign }» non è in gioco
}

## Components files

fault-no_components = questo gioco non ha un file dei componenti; le sue cifre sono le sue regole
fault-missing_figure = qui manca una cifra
fault-missing_source = bisogna dire in poche parole da dove viene questa cifra
fault-bad_figure = con { $found } non si può giocare; { $expected ->
    [falling] i numeri non devono crescere
   *[other] ci vuole { $expected }
}
fault-unknown_district = «{ $found }» non è un distretto; i distretti possibili: { $expected }
fault-border_twice = il confine fra { $found } compare due volte
fault-border_and_apart = { $found } risultano insieme confinanti e separati
fault-no_neighbour = «{ $found }» non ha vicini, quindi nessun Principe potrebbe arrivarci a piedi

error-overwritten = Un altro pacchetto di nome «tutor» ha sovrascritto dei file di machu-tutor: installa di nuovo machu-tutor in un ambiente tutto suo (pipx install oppure uv tool install).
