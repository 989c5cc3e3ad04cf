# What of a position is set by hand, in the form of the position editor.

## The turn

form-day = Giorno
form-start_player = Chi ha cominciato il giorno
form-sun_tile = Chi ha la tessera Sole
    .none = nessuno
form-last_turns = Ultimi turni ancora da finire oggi
    .none = il giorno non sta ancora finendo
form-turn-player = Di chi è il turno o, di notte, di chi era l'ultimo
form-turn-number = Turni della partita, questo compreso
form-pending-type = Che cosa c'è da decidere
    .none = muoversi o restare
form-pending-player = Chi decide
form-pending-sold = Venduto in questa visita
form-pending-bought = Comprato in questa visita
form-pending-tiles = Tessere Luna da pagare
form-pending-steps = Caselle in arrivo dalle tessere Luna
form-pending-count = Carte da rimettere sotto
form-pending-draws = Pescate che la Vetta deve ancora
form-pending-then = Che cosa viene dopo
form-pending-next = A chi tocca dopo
    .none = a nessuno
form-is-temple = il tempio
form-is-turn_end = la fine del turno
form-is-moon = le tessere Luna della notte
form-is-clock = l'Orologio Solare della notte

## The players

form-players-name = Nome
form-players-goods = Beni
form-players-prince = Dov'è il Principe
    .none = non è ancora sul tabellone
form-players-scout = Scout: casella del Cammino degli Inca
    .line = Scout sulla casella
form-players-supply = Inca nella riserva
form-players-incas = Inca sul tabellone
form-players-orders = Sacerdoti e Vergini
form-players-cards = Carte Sacrificio
form-players-moon_tiles = Tessere Luna prese
form-players-awards = Premi del mazzo vuoto
form-players-trail_due-corn = Grano che il Cammino deve ancora
form-players-trail_due-llama = Lama che il Cammino deve ancora

## The table

# As in English.
form-bonus = Bonus e pietre dei templi
    .line = Bonus
form-market = Unità al mercato
    .line = Mercato
form-orders_left = Tessere rimaste nelle case
form-moon_tiles = Tessere Luna sul tabellone
    .spot = tabellone
form-track_corn = Grano sul percorso del tempo
form-deck = Mazzo, dall'alto
    .spot = mazzo

## Le cinque domande

form-ask-names = Chi gioca?
    .hint = Un nome per riga, nell'ordine dei posti.
form-ask-when = Che giorno è, e di chi è il turno?
    .hint = Il turno è il prossimo da giocare.
form-ask-people = Dove sta ciascuno?
    .hint = Il distretto del Principe con il suo nome, la casella dello Scout, e quanti Inca stanno dove. Per esempio: { form-ask-people.example }
    .example = Tempio Principale, casella 7, 2 Prato dei Lama, 1 Orologio Solare
form-ask-held = Che cosa ha ciascuno?
    .hint = Beni, sacerdoti e vergini; basta l'inizio di una parola. Per esempio: { form-ask-held.example }
    .example = 3 grano, 1 lama, 2 vergini, 1 condor
form-ask-table = Che cosa c'è al mercato e nei distretti?
    .hint = Mercato: beni nelle sue colonne. Bonus: quante unità o pietre dei templi stanno dove. Per esempio: { form-ask-table.example }
    .example = 2 lama, 1 coca
form-ask-open = Le cinque risposte lasciano questo come sta qui; su un tavolo vuoto, come all'inizio di un giorno. Premi una riga per metterlo nel modulo, o toccalo sul tabellone.

## What does not fit, where a form says it otherwise than a file

form-fault-last_turns_mismatch = gli ultimi turni si contano da quando è presa la terza tessera Luna alla fine della notte, e solo allora
form-fault-wrong_type = qui bisogna scegliere qualcosa
