# Two positions side by side: the rows of a table, and what is different in sentences.
# $left and $right are the names of two lines of play ("Principale", "A").

## Rows, short

compare-label-corn = { good-corn.title }
compare-label-llama = { good-llama.title }
compare-label-coca = { good-coca.title }
compare-label-pottery = { good-pottery.title }
compare-label-cloth = { good-cloth.title }
compare-label-units = Unità in tutto
compare-label-prince = Principe
# As in English.
compare-label-scout = Scout
compare-label-supply = Riserva
compare-label-corn_terraces = Agricoltori
compare-label-llama_meadow = Pastori
compare-label-coca_plantation = Coltivatori di coca
compare-label-potters_quarter = Ceramisti
compare-label-weavers_quarter = Tessitori
compare-label-sun_clock = All'Orologio Solare
compare-label-condor = { order-condor.title }
compare-label-puma = { order-puma.title }
compare-label-virgin = { order-virgin.title }
compare-label-moon_tiles = Tessere Luna
compare-label-cards = Carte
compare-label-hand = Mano
compare-label-owed_corn = Grano dovuto dal Cammino
compare-label-owed_llama = Lama dovuti dal Cammino
compare-label-night_corn = Notte: grano
compare-label-night_llama = Notte: lama
compare-label-night_coca = Notte: coca
compare-label-night_pottery = Notte: ceramica
compare-label-night_cloth = Notte: vestiti
compare-label-night_choice = Notte: beni a scelta
compare-label-night_steps = Notte: caselle
compare-label-night_cost = Notte: grano da pagare
compare-label-points = Punti adesso
compare-label-gold = Oro
compare-label-total = Totale
compare-label-day = Giorno
compare-label-market = Mercato: { $good }
compare-label-bonus = Bonus: { $district }
compare-label-stones = Pietre: { $district }
compare-label-tiles_left = Tessere Luna solo qui
compare-label-left = Tessere rimaste: { $order }
compare-label-deck = Carte nel mazzo
compare-none = nessuno
compare-hidden = nascosto
compare-unfinished = non ancora

## Goods, Incas, priests and virgins

compare-more = { $side ->
    [left] Nella linea { $left }, { $player } ha { $left_pieces } in più.
    [right] Nella linea { $right }, { $player } ha { $right_pieces } in più.
   *[both] Nella linea { $left }, { $player } ha { $left_pieces } in più; nella linea { $right }, { $right_pieces } in più.
}
compare-on-clock = { $incas } all'Orologio Solare
compare-supply = Nella riserva di { $player }, gli Inca sono { $left_count } nella linea { $left } e { $right_count } nella linea { $right }.
compare-units-same = In tutte e due le linee le scorte sono di { $units_named }.
compare-units = Le scorte sono di { $left_units } nella linea { $left } e di { $right_units } nella linea { $right }.
compare-owed = Il Cammino degli Inca deve ancora a { $player } { $left_goods } nella linea { $left } e { $right_goods } nella linea { $right }.

## Prince and Scout

compare-prince = Il Principe di { $player } è { $left_place } nella linea { $left } e { $right_place } nella linea { $right }.
compare-prince-nowhere = ancora fuori città
compare-scout = Lo Scout di { $player } è sulla casella { $left_count } nella linea { $left } e sulla casella { $right_count } nella linea { $right }.

## Moon tiles and cards

compare-moon_tiles = { $player } ha { $left_tiles } nella linea { $left } e { $right_tiles } nella linea { $right }.
compare-no-tiles = nessuna tessera Luna
compare-cards = { $player } ha { $left_count ->
    [one] { $left_count } carta Sacrificio
   *[other] { $left_count } carte Sacrificio
} nella linea { $left } e { $right_count } nella linea { $right }.
compare-hand = La mano di { $player } è { $left_cards } nella linea { $left } e { $right_cards } nella linea { $right }.
compare-no-cards = vuota

## The night: what it pays is a list such as "1 vestito, 3 beni a scelta e 3 caselle"

compare-night = Per come stanno le cose, la notte porta a { $player } { $left_pay } nella linea { $left }; nella linea { $right }, { $right_pay }.
compare-night-paid = { $what } (per { $corn })
compare-night-nothing = nulla
compare-night-choice = { $count ->
    [one] { $count } bene a scelta
   *[other] { $count } beni a scelta
}

## Points

compare-points = Contando adesso, { $player } ha { $left_count ->
    [one] { $left_count } punto
   *[other] { $left_count } punti
} nella linea { $left } e { $right_count } nella linea { $right }.
compare-gold = { $player } ha { $left_count ->
        [one] { $left_count } pezzo
       *[other] { $left_count } pezzi
    } d'oro nella linea { $left } e { $right_count } nella linea { $right }.
compare-total = { $player } finisce con { $left_count ->
    [one] { $left_count } punto
   *[other] { $left_count } punti
} nella linea { $left } e con { $right_count } nella linea { $right }.
compare-ended = Nella linea { $line }, la partita è finita e { $player } ha { $count ->
    [one] { $count } punto.
   *[other] { $count } punti.
}

## Che cosa conviene avere: «più …»

gain-points = punti
gain-gold = oro
gain-people = gente al lavoro
gain-orders = sacerdoti o Vergini
gain-cards = carte
gain-steps = caselle sul Cammino
gain-goods = beni diversi dal grano
gain-tonight = beni in arrivo stanotte
gain-corn = grano
gain-corn_after_night = grano dopo la notte
