# Two positions side by side: the rows of a table, and what is different in sentences.
# $left, $right and $line say in which of two lines, or with whose move («nella linea A», «con la tua mossa»).

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
compare-label-points = Punti senza contare l'oro
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
    [left] { $player } ha { $left_pieces } in più { $left }.
    [right] { $player } ha { $right_pieces } in più { $right }.
   *[both] { $player } ha { $left_pieces } in più { $left }, e { $right_pieces } in più { $right }.
}
compare-on-clock = { $incas } all'Orologio Solare
compare-supply = Inca nella riserva di { $player }: { $left_count } { $left } e { $right_count } { $right }.
compare-units = In tutto, le scorte contano { $left_units } { $left } e { $right_units } { $right }.
compare-owed = Il Cammino degli Inca deve ancora a { $player } { $left_goods } { $left } e { $right_goods } { $right }.

## Prince and Scout

compare-prince = Il Principe di { $player } è { $left_place } { $left } e { $right_place } { $right }.
compare-prince-nowhere = ancora fuori città
compare-scout = Lo Scout di { $player } è sulla casella { $left_count } { $left } e sulla { $right_count } { $right }.
compare-over-summit = Scout { $before } → Vetta → { $after } (sale di { $steps ->
    [one] { $steps } casella
   *[other] { $steps } caselle
})

## Moon tiles and cards

compare-moon_tiles = { $player } ha { $left_tiles } { $left } e { $right_tiles } { $right }.
compare-no-tiles = nessuna tessera Luna
compare-cards = { $more ->
    [left] Lo Scout di { $player } porta più carte dalla Vetta { $left }
   *[right] Lo Scout di { $player } porta più carte dalla Vetta { $right }
}: { $player } ne ha { $left_count } { $left } e { $right_count } { $right }.
compare-hand = La mano di { $player } è { $left_cards } { $left } e { $right_cards } { $right }.
compare-no-cards = vuota

## The night: what it pays is a list such as "1 vestito, 3 beni a scelta e 3 caselle"

compare-night = Quello che la notte porterebbe ora a { $player }: { $left_pay } { $left }; { $right_pay } { $right }.
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
} { $left } e { $right_count } { $right }.
compare-gold = Fra carte e Scout, { $player } ha { $left_count ->
        [one] { $left_count } pezzo
       *[other] { $left_count } pezzi
    } d'oro { $left } e { $right_count } { $right }.
compare-total = { $player } finisce con { $left_count ->
    [one] { $left_count } punto
   *[other] { $left_count } punti
} { $left } e con { $right_count } { $right }.
compare-ended = La partita è finita { $line }, e { $player } ha { $count ->
    [one] { $count } punto.
   *[other] { $count } punti.
}

## In che cosa si è avanti: che cosa hai in più tu, o l'esempio

gain-points = { $side ->
    [ours] sei
   *[theirs] è
} { $count ->
    [one] avanti di { $count } punto
   *[other] avanti di { $count } punti
}
gain-gold = { $side ->
    [ours] hai
   *[theirs] ha
} { $count ->
    [one] { $count } pezzo d'oro in più
   *[other] { $count } pezzi d'oro in più
}
gain-people = { $side ->
    [ours] hai
   *[theirs] ha
} { $count } Inca al lavoro in più
gain-orders = { $side ->
    [ours] hai
   *[theirs] ha
} { $count ->
    [one] { $count } sacerdote o Vergine in più
   *[other] { $count } sacerdoti o Vergini in più
}
gain-cards = { $side ->
    [ours] torni
   *[theirs] torna
} dalla Vetta con { $count ->
    [one] { $count } carta in più
   *[other] { $count } carte in più
}
gain-steps = { $side ->
    [ours] sali
   *[theirs] sale
} { $count ->
    [one] di { $count } casella in più
   *[other] di { $count } caselle in più
}
gain-goods = { $side ->
    [ours] tieni
   *[theirs] tiene
} { $count ->
    [one] { $count } bene in più
   *[other] { $count } beni in più
}
gain-llamas = { $side ->
    [ours] tieni
   *[theirs] tiene
} { $count ->
    [one] { $count } lama in più
   *[other] { $count } lama in più
}
gain-tonight = { $side ->
    [ours] ricevi
   *[theirs] riceve
} { $count ->
    [one] { $count } bene in più stanotte
   *[other] { $count } beni in più stanotte
}
gain-corn = { $side ->
    [ours] tieni
   *[theirs] tiene
} { $count ->
    [one] { $count } grano in più
   *[other] { $count } grani in più
}
gain-corn_after_night = { $side ->
    [ours] hai
   *[theirs] ha
} { $count ->
    [one] { $count } grano in più dopo la notte
   *[other] { $count } grani in più dopo la notte
}

## Che cosa porta o costa un turno

brings-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
brings-gold = { $count ->
    [one] { $count } pezzo d'oro
   *[other] { $count } pezzi d'oro
}
brings-people = { $count } Inca al lavoro
brings-orders = { $count ->
    [one] { $count } sacerdote o Vergine
   *[other] { $count } sacerdoti o Vergini
}
brings-cards = { $count ->
    [one] { $count } carta nuova
   *[other] { $count } carte nuove
}
brings-steps = { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
brings-goods = { $count ->
    [one] { $count } bene
   *[other] { $count } beni
}
brings-llamas = { $count } lama
brings-tonight = { $count ->
    [one] { $count } bene
   *[other] { $count } beni
}
brings-corn = { $count ->
    [one] { $count } grano
   *[other] { $count } grani
}
brings-corn_after_night = { $count ->
    [one] { $count } grano stanotte
   *[other] { $count } grani stanotte
}
loss-trail = Oltre la Vetta lo Scout ricomincia da 0: { $points ->
    [one] si perde { $points } punto
   *[other] si perdono { $points } punti
}.

## Quanto dura ancora la partita

deadline = { $case ->
    [last] Il giorno sta per finire: è il tuo ultimo turno prima della notte.
   *[next] La prossima tessera Luna chiude il giorno.
}
outlook = Presi { $taken } su { $tiles } fra sacerdoti e Vergini: con l'ultimo la città è salva. { $left ->
    [one] Resta { $left } giorno
   *[other] Restano { $left } giorni
} prima che arrivino gli spagnoli, e allora conta l'oro. Se arrivassero ora: { $totals }.
