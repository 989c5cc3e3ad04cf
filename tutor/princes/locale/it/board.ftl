# The board as it is drawn: short words on it, and what each thing is called for who listens.

board-title = Il tabellone di Machu Picchu nel giorno { $day } di { $last }
board-player = Il Principe di { $player } è { $where }, lo Scout sulla casella { $step }.
board-player-new = Il Principe di { $player } è ancora fuori città, lo Scout sulla casella { $step }.
board-comma = {", "}
board-city = La città fra le sue montagne

## One word for a district, where there is room for no more

board-short-corn_terraces = Grano
board-short-llama_meadow = Lama
# As in English.
board-short-coca_plantation = Coca
# Broken here, because the narrow quarter has no room for it in one line.
board-short-potters_quarter = { $layout ->
   *[other] Cera- mica
}
board-short-weavers_quarter = Tessitori
board-short-main_temple = { $layout ->
    [phone] Tempio
   *[other] Principale
}
# As in English.
board-short-condor_temple = Condor
# As in English.
board-short-puma_temple = Puma
board-short-temple_of_the_sun = Sole
board-short-watchmans_hut = Capanna
board-short-royal_palace = Palazzo
board-short-house_of_priests = { $layout ->
   *[other] Sacerdoti
}
board-short-house_of_virgins = Vergini
board-short-central_plaza = Piazza
board-short-sun_clock = Orologio

## Stones and paths

board-kind-production = Un distretto di produzione.
board-kind-temple = Un tempio.
board-kind-recruiting = Qui si reclutano Inca.
board-kind-house = Qui si prendono sacerdoti o Vergini.
board-kind-special = Un distretto speciale.
board-near-shown = Accanto: { $districts }.
board-near-reconstructed = Accanto, secondo noi: { $districts }.
board-paths-shown = Vie gratuite mostrate dalle regole
board-paths-reconstructed = Vie gratuite, una nostra ipotesi
board-legend-reconstructed = nostra ipotesi
board-legend-explained = Dove c'è questo segno, i testi delle regole che abbiamo non dicono nulla: è una nostra ipotesi, e il gioco stampato può essere diverso.

## Pieces in the city

# As in English.
board-bonus = Bonus: { $goods }
board-stones = { $count ->
    [one] { $count } pietra del tempio
   *[other] { $count } pietre del tempio
}
board-bonus-spent = Esaurito per oggi
board-incas = { $player }: { $incas }
board-prince = Principe di { $player }
board-open = { $district }: { $price }
board-price-free = gratis
board-picked = Hai toccato una volta: { $thing }
board-refused = { $thing }: { $note }
board-way = { $number }. { $thing }

## The Inca Trail

board-trail = Cammino degli Inca
board-trail-granary = Granaio
board-trail-stable = Stalla
board-trail-summit = Vetta
board-trail-cards = { $count } carte
board-landmark = { $name }, casella { $step }: { $reward }.
board-scout = Scout di { $player } sulla casella { $step }

## The market

board-market = Mercato
board-market-llama = Lama
# As in English.
board-market-coca = Coca
board-market-pottery = Ceram.
board-market-cloth = Vestiti
board-market-sell = vendi
board-market-buy = compra
board-market-column = { $good }: { $count } al mercato. La prossima vendita rende { $sale }, il prossimo acquisto costa { $purchase }.

## Priests and virgins

board-orders = Sacerdoti e Vergini
board-orders-note = caselle
# As in English.
board-order-condor = Condor
# As in English.
board-order-puma = Puma
board-order-virgin = Vergine
board-order = { $order }: { $left ->
    [one] ne resta { $left } su { $all }
   *[other] ne restano { $left } su { $all }
}
board-order-value = Valore in caselle adesso: { $value }.
board-order-no-value = Ancora nessun valore in caselle.
board-order-cost = Una tessera costa { $goods }.
board-order-values-reconstructed = Alcuni dei valori in caselle sono una nostra ipotesi.
board-order-cost-reconstructed = Il prezzo è una nostra ipotesi.
board-order-count-reconstructed = Il numero di tessere è una nostra ipotesi.

## Moon tiles, days, deck

board-moons = Tessere Luna
board-moons-taken = { $count ->
    [0] con { $left } finisce il giorno
   *[other] { $left ->
        [one] con 1 finisce il giorno
       *[other] con { $left } finisce il giorno
    }
}
board-moon-taken = { $tile }, presa da { $player }
board-moon-paying = { $tile }, sul punto di pagare { $player }
board-sun-tile = { $player } ha la tessera Sole
board-sun-tile-note = Tessera Sole
board-days = Giorni
board-day = Giorno { $day } di { $last }
board-night = Notte del giorno { $day }
board-nights = { $count ->
    [0] Sulle notti a venire non c'è grano.
    [one] C'è { $count } grano su una notte a venire.
   *[other] Ci sono { $count } grani sulle notti a venire.
}
board-start-note = comincia
board-start-player = { $player } ha cominciato il giorno
board-bank = Banca
board-bank-words = Qui si pagano i beni, e da qui escono.
board-deck = Il mazzo delle carte Sacrificio
board-deck-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
board-deck-left = { $count ->
    [one] { $count } carta ancora nel mazzo
   *[other] { $count } carte ancora nel mazzo
}
board-deck-gold = L'oro sulla maggior parte delle carte è una nostra ipotesi.
