# The things of the game. Each has its plain name; attributes are the forms sentences need, with
# the article or preposition that goes with the name.

## Goods: with a count, as a name, and as a kind of which there may be many. Sentences elsewhere
## choose articles by the plain names: lama, coca, ceramica, vestito, grano.

amount-corn = { $count ->
    [one] { $count } grano
   *[other] { $count } grani
}
amount-llama = { $count } lama
# As in English.
amount-coca = { $count } coca
amount-pottery = { $count ->
    [one] { $count } ceramica
   *[other] { $count } ceramiche
}
amount-cloth = { $count ->
    [one] { $count } vestito
   *[other] { $count } vestiti
}
amount-nothing = 0 beni

good-corn = grano
    .title = Grano
    .no = nessun grano
    .many = grano
good-llama = lama
    .title = Lama
    .no = nessun lama
    .many = lama
# As in English.
good-coca = coca
    .title = Coca
    .no = nessuna coca
    .many = coca
good-pottery = ceramica
    .title = Ceramica
    .no = nessuna ceramica
    .many = ceramiche
good-cloth = vestito
    .title = Vestiti
    .no = nessun vestito
    .many = vestiti

## Districts

district-corn_terraces = Terrazze del Grano
    .the = le Terrazze del Grano
    .in = nelle Terrazze del Grano
    .to = alle Terrazze del Grano
    .from = dalle Terrazze del Grano
district-llama_meadow = Prato dei Lama
    .the = il Prato dei Lama
    .in = nel Prato dei Lama
    .to = al Prato dei Lama
    .from = dal Prato dei Lama
district-coca_plantation = Piantagione di Coca
    .the = la Piantagione di Coca
    .in = nella Piantagione di Coca
    .to = alla Piantagione di Coca
    .from = dalla Piantagione di Coca
district-potters_quarter = Quartiere Ceramica
    .the = il Quartiere della Ceramica
    .in = nel Quartiere della Ceramica
    .to = al Quartiere della Ceramica
    .from = dal Quartiere della Ceramica
district-weavers_quarter = Quartiere Tessitori
    .the = il Quartiere dei Tessitori
    .in = nel Quartiere dei Tessitori
    .to = al Quartiere dei Tessitori
    .from = dal Quartiere dei Tessitori
district-main_temple = Tempio Principale
    .the = il Tempio Principale
    .in = nel Tempio Principale
    .to = al Tempio Principale
    .from = dal Tempio Principale
district-condor_temple = Tempio del Condor
    .the = il Tempio del Condor
    .in = nel Tempio del Condor
    .to = al Tempio del Condor
    .from = dal Tempio del Condor
district-puma_temple = Tempio del Puma
    .the = il Tempio del Puma
    .in = nel Tempio del Puma
    .to = al Tempio del Puma
    .from = dal Tempio del Puma
district-temple_of_the_sun = Tempio del Sole
    .the = il Tempio del Sole
    .in = nel Tempio del Sole
    .to = al Tempio del Sole
    .from = dal Tempio del Sole
district-watchmans_hut = Capanna del Guardiano
    .the = la Capanna del Guardiano
    .in = nella Capanna del Guardiano
    .to = alla Capanna del Guardiano
    .from = dalla Capanna del Guardiano
district-royal_palace = Palazzo Reale
    .the = il Palazzo Reale
    .in = nel Palazzo Reale
    .to = al Palazzo Reale
    .from = dal Palazzo Reale
district-house_of_priests = Casa dei Sacerdoti
    .the = la Casa dei Sacerdoti
    .in = nella Casa dei Sacerdoti
    .to = alla Casa dei Sacerdoti
    .from = dalla Casa dei Sacerdoti
district-house_of_virgins = Casa delle Vergini
    .the = la Casa delle Vergini
    .in = nella Casa delle Vergini
    .to = alla Casa delle Vergini
    .from = dalla Casa delle Vergini
district-central_plaza = Piazza Centrale
    .the = la Piazza Centrale
    .in = nella Piazza Centrale
    .to = alla Piazza Centrale
    .from = dalla Piazza Centrale
district-sun_clock = Orologio Solare
    .the = l'Orologio Solare
    .in = all'Orologio Solare
    .to = all'Orologio Solare
    .from = dall'Orologio Solare

## Incas, named by the district they work in: with a count, and before an owner ("2 ceramisti di
## Gina"), where the number always stands because an article would have to change with it

inca-corn_terraces = agricoltore
    .a = un agricoltore
    .many = agricoltori
incas-corn_terraces = { $count ->
    [one] { $count } agricoltore
   *[other] { $count } agricoltori
}
    .own = { $count ->
        [one] { $count } agricoltore
       *[other] { $count } agricoltori
    }
inca-llama_meadow = pastore
    .a = un pastore
    .many = pastori
incas-llama_meadow = { $count ->
    [one] { $count } pastore
   *[other] { $count } pastori
}
    .own = { $count ->
        [one] { $count } pastore
       *[other] { $count } pastori
    }
inca-coca_plantation = coltivatore di coca
    .a = un coltivatore di coca
    .many = coltivatori di coca
incas-coca_plantation = { $count ->
    [one] { $count } coltivatore di coca
   *[other] { $count } coltivatori di coca
}
    .own = { $count ->
        [one] { $count } coltivatore di coca
       *[other] { $count } coltivatori di coca
    }
inca-potters_quarter = ceramista
    .a = un ceramista
    .many = ceramisti
incas-potters_quarter = { $count ->
    [one] { $count } ceramista
   *[other] { $count } ceramisti
}
    .own = { $count ->
        [one] { $count } ceramista
       *[other] { $count } ceramisti
    }
inca-weavers_quarter = tessitore
    .a = un tessitore
    .many = tessitori
incas-weavers_quarter = { $count ->
    [one] { $count } tessitore
   *[other] { $count } tessitori
}
    .own = { $count ->
        [one] { $count } tessitore
       *[other] { $count } tessitori
    }
# As in English.
inca-sun_clock = Inca
    .a = un Inca
    .many = Inca
incas-sun_clock = { $count } Inca
    .own = { $count } Inca

## Priests and virgins

order-condor = sacerdote del condor
    .a = un sacerdote del condor
    .many = sacerdoti del condor
    .title = Sacerdoti del condor
orders-condor = { $count ->
    [one] { $count } sacerdote del condor
   *[other] { $count } sacerdoti del condor
}
    .own = { $count ->
        [one] { $count } sacerdote del condor
       *[other] { $count } sacerdoti del condor
    }
order-puma = sacerdote del puma
    .a = un sacerdote del puma
    .many = sacerdoti del puma
    .title = Sacerdoti del puma
orders-puma = { $count ->
    [one] { $count } sacerdote del puma
   *[other] { $count } sacerdoti del puma
}
    .own = { $count ->
        [one] { $count } sacerdote del puma
       *[other] { $count } sacerdoti del puma
    }
order-virgin = Vergine del Sole
    .a = una Vergine del Sole
    .many = Vergini del Sole
    .title = Vergini del Sole
orders-virgin = { $count ->
    [one] { $count } Vergine del Sole
   *[other] { $count } Vergini del Sole
}
    .own = { $count ->
        [one] { $count } Vergine del Sole
       *[other] { $count } Vergini del Sole
    }

## Sacrifice cards are called by their two icons

icon-farmer = agricoltore
icon-shepherd = pastore
icon-coca_planter = coltivatore di coca
icon-potter = ceramista
icon-weaver = tessitore
# As in English.
icon-condor = condor
# As in English.
icon-puma = puma
icon-virgin = Vergine
card = { $first } + { $second }

## Moon tiles

tile-steps_2 = tessera da 2 caselle
    .the = la tessera da 2 caselle
    .moon = la tessera Luna da 2 caselle
tile-steps_3 = tessera da 3 caselle
    .the = la tessera da 3 caselle
    .moon = la tessera Luna da 3 caselle
tile-corn_3 = tessera da 3 grani
    .the = la tessera da 3 grani
    .moon = la tessera Luna da 3 grani
tile-llama = tessera con il lama
    .the = la tessera con il lama
    .moon = la tessera Luna con il lama
tile-coca = tessera con la coca
    .the = la tessera con la coca
    .moon = la tessera Luna con la coca
tile-pottery = tessera con la ceramica
    .the = la tessera con la ceramica
    .moon = la tessera Luna con la ceramica
tile-cloth = tessera con il vestito
    .the = la tessera con il vestito
    .moon = la tessera Luna con il vestito

## Steps of the Inca Trail

steps = { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
