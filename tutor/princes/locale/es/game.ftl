# The things of the game. Each has its plain name; attributes are the forms sentences need, with
# the article or preposition that goes with the name.

## Goods: with a count, as a name, and as a kind of which there may be many

amount-corn = { $count ->
    [one] { $count } maíz
   *[other] { $count } maíces
}
# As in English.
amount-llama = { $count ->
    [one] { $count } llama
   *[other] { $count } llamas
}
amount-coca = { $count ->
    [one] { $count } coca
   *[other] { $count } cocas
}
amount-pottery = { $count ->
    [one] { $count } cerámica
   *[other] { $count } cerámicas
}
amount-cloth = { $count ->
    [one] { $count } tejido
   *[other] { $count } tejidos
}
amount-nothing = 0 productos

good-corn = maíz
    .title = Maíz
    .no = nada de maíz
    .many = maíz
# As in English.
good-llama = llama
    .title = Llama
    .no = ninguna llama
    .many = llamas
# As in English.
good-coca = coca
    .title = Coca
    .no = nada de coca
    .many = coca
good-pottery = cerámica
    .title = Cerámica
    .no = nada de cerámica
    .many = cerámica
good-cloth = tejido
    .title = Tejido
    .no = ningún tejido
    .many = tejidos

## Districts

district-corn_terraces = Bancales de Maíz
    .the = los Bancales de Maíz
    .in = en los Bancales de Maíz
    .to = a los Bancales de Maíz
    .from = desde los Bancales de Maíz
district-llama_meadow = Pradera de Llamas
    .the = la Pradera de Llamas
    .in = en la Pradera de Llamas
    .to = a la Pradera de Llamas
    .from = desde la Pradera de Llamas
district-coca_plantation = Plantación de Coca
    .the = la Plantación de Coca
    .in = en la Plantación de Coca
    .to = a la Plantación de Coca
    .from = desde la Plantación de Coca
district-potters_quarter = Taller del Alfarero
    .the = el Taller del Alfarero
    .in = en el Taller del Alfarero
    .to = al Taller del Alfarero
    .from = desde el Taller del Alfarero
district-weavers_quarter = Taller del Tejedor
    .the = el Taller del Tejedor
    .in = en el Taller del Tejedor
    .to = al Taller del Tejedor
    .from = desde el Taller del Tejedor
district-main_temple = Templo Principal
    .the = el Templo Principal
    .in = en el Templo Principal
    .to = al Templo Principal
    .from = desde el Templo Principal
district-condor_temple = Templo del Cóndor
    .the = el Templo del Cóndor
    .in = en el Templo del Cóndor
    .to = al Templo del Cóndor
    .from = desde el Templo del Cóndor
district-puma_temple = Templo del Puma
    .the = el Templo del Puma
    .in = en el Templo del Puma
    .to = al Templo del Puma
    .from = desde el Templo del Puma
district-temple_of_the_sun = Templo del Sol
    .the = el Templo del Sol
    .in = en el Templo del Sol
    .to = al Templo del Sol
    .from = desde el Templo del Sol
district-watchmans_hut = Cabaña del Vigilante
    .the = la Cabaña del Vigilante
    .in = en la Cabaña del Vigilante
    .to = a la Cabaña del Vigilante
    .from = desde la Cabaña del Vigilante
district-royal_palace = Palacio Real
    .the = el Palacio Real
    .in = en el Palacio Real
    .to = al Palacio Real
    .from = desde el Palacio Real
district-house_of_priests = Casa de los Sacerdotes
    .the = la Casa de los Sacerdotes
    .in = en la Casa de los Sacerdotes
    .to = a la Casa de los Sacerdotes
    .from = desde la Casa de los Sacerdotes
district-house_of_virgins = Casa de las Vírgenes
    .the = la Casa de las Vírgenes
    .in = en la Casa de las Vírgenes
    .to = a la Casa de las Vírgenes
    .from = desde la Casa de las Vírgenes
district-central_plaza = Plaza Central
    .the = la Plaza Central
    .in = en la Plaza Central
    .to = a la Plaza Central
    .from = desde la Plaza Central
district-sun_clock = Reloj Solar
    .the = el Reloj Solar
    .in = en el Reloj Solar
    .to = al Reloj Solar
    .from = desde el Reloj Solar

## Incas, named by the district they work in: with a count, after an owner ("Gina's 2 potters")

inca-corn_terraces = granjero
    .a = un granjero
    .many = granjeros
incas-corn_terraces = { $count ->
    [one] { $count } granjero
   *[other] { $count } granjeros
}
    .own = { incas-corn_terraces }
inca-llama_meadow = pastor
    .a = un pastor
    .many = pastores
incas-llama_meadow = { $count ->
    [one] { $count } pastor
   *[other] { $count } pastores
}
    .own = { incas-llama_meadow }
inca-coca_plantation = recolector de coca
    .a = un recolector de coca
    .many = recolectores de coca
incas-coca_plantation = { $count ->
    [one] { $count } recolector de coca
   *[other] { $count } recolectores de coca
}
    .own = { incas-coca_plantation }
inca-potters_quarter = alfarero
    .a = un alfarero
    .many = alfareros
incas-potters_quarter = { $count ->
    [one] { $count } alfarero
   *[other] { $count } alfareros
}
    .own = { incas-potters_quarter }
inca-weavers_quarter = tejedor
    .a = un tejedor
    .many = tejedores
incas-weavers_quarter = { $count ->
    [one] { $count } tejedor
   *[other] { $count } tejedores
}
    .own = { incas-weavers_quarter }
inca-sun_clock = inca
    .a = un inca
    .many = incas
incas-sun_clock = { $count ->
    [one] { $count } inca
   *[other] { $count } incas
}
    .own = { incas-sun_clock }

## Priests and virgins

order-condor = sacerdote del Cóndor
    .a = un sacerdote del Cóndor
    .many = sacerdotes del Cóndor
    .title = Sacerdotes del Cóndor
orders-condor = { $count ->
    [one] { $count } sacerdote del Cóndor
   *[other] { $count } sacerdotes del Cóndor
}
    .own = { orders-condor }
order-puma = sacerdote del Puma
    .a = un sacerdote del Puma
    .many = sacerdotes del Puma
    .title = Sacerdotes del Puma
orders-puma = { $count ->
    [one] { $count } sacerdote del Puma
   *[other] { $count } sacerdotes del Puma
}
    .own = { orders-puma }
order-virgin = virgen del Sol
    .a = una virgen del Sol
    .many = vírgenes del Sol
    .title = Vírgenes del Sol
orders-virgin = { $count ->
    [one] { $count } virgen del Sol
   *[other] { $count } vírgenes del Sol
}
    .own = { orders-virgin }

## Sacrifice cards are called by their two icons

icon-farmer = granjero
icon-shepherd = pastor
icon-coca_planter = recolector de coca
icon-potter = alfarero
icon-weaver = tejedor
icon-condor = cóndor
# As in English.
icon-puma = puma
icon-virgin = virgen
card = { $first } + { $second }

## Moon tiles

tile-steps_2 = ficha de 2 casillas
    .the = la ficha de 2 casillas
    .moon = la ficha de Luna de 2 casillas
tile-steps_3 = ficha de 3 casillas
    .the = la ficha de 3 casillas
    .moon = la ficha de Luna de 3 casillas
tile-corn_3 = ficha de 3 maíces
    .the = la ficha de 3 maíces
    .moon = la ficha de Luna de 3 maíces
tile-llama = ficha de llama
    .the = la ficha de llama
    .moon = la ficha de Luna de llama
tile-coca = ficha de coca
    .the = la ficha de coca
    .moon = la ficha de Luna de coca
tile-pottery = ficha de cerámica
    .the = la ficha de cerámica
    .moon = la ficha de Luna de cerámica
tile-cloth = ficha de tejido
    .the = la ficha de tejido
    .moon = la ficha de Luna de tejido

## Steps of the Inca Trail

steps = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
