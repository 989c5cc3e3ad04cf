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
form-players-supply = Inca nella riserva
form-players-incas = Inca sul tabellone
form-players-orders = Sacerdoti e Vergini
form-players-cards = Carte Sacrificio
form-players-moon_tiles = Tessere Luna prese
form-players-awards = Premi del mazzo vuoto
form-players-trail_due-corn = Grano che il Cammino deve ancora
form-players-trail_due-llama = Lama che il Cammino deve ancora

## The table

form-bonus = Bonus e pietre dei templi
form-market = Unità al mercato
form-orders_left = Tessere rimaste nelle case
form-moon_tiles = Tessere Luna sul tabellone
    .spot = tabellone
form-track_corn = Grano sul percorso del tempo
form-deck = Mazzo, dall'alto
    .spot = mazzo

## What does not fit, where a form says it otherwise than a file

form-fault-last_turns_mismatch = gli ultimi turni si contano da quando è presa la terza tessera Luna alla fine della notte, e solo allora
form-fault-wrong_type = qui bisogna scegliere qualcosa
