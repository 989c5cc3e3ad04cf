# The things of the game. Each has its plain name; attributes are the forms sentences need, with
# the article or preposition that goes with the name.

## Goods: with a count, as a name, and as a kind of which there may be many

amount-corn = { $count } corn
amount-llama = { $count ->
    [one] { $count } llama
   *[other] { $count } llamas
}
amount-coca = { $count } coca
amount-pottery = { $count } pottery
amount-cloth = { $count } cloth
amount-nothing = no goods

good-corn = corn
    .title = Corn
    .no = no corn
    .many = corn
good-llama = llama
    .title = Llama
    .no = no llama
    .many = llamas
good-coca = coca
    .title = Coca
    .no = no coca
    .many = coca
good-pottery = pottery
    .title = Pottery
    .no = no pottery
    .many = pottery
good-cloth = cloth
    .title = Cloth
    .no = no cloth
    .many = cloth

## Districts

district-corn_terraces = Corn Terraces
    .the = the Corn Terraces
    .in = on the Corn Terraces
    .to = to the Corn Terraces
    .from = from the Corn Terraces
district-llama_meadow = Llama Meadow
    .the = the Llama Meadow
    .in = on the Llama Meadow
    .to = to the Llama Meadow
    .from = from the Llama Meadow
district-coca_plantation = Coca Plantation
    .the = the Coca Plantation
    .in = in the Coca Plantation
    .to = to the Coca Plantation
    .from = from the Coca Plantation
district-potters_quarter = Potters' Quarter
    .the = the Potters' Quarter
    .in = in the Potters' Quarter
    .to = to the Potters' Quarter
    .from = from the Potters' Quarter
district-weavers_quarter = Weavers' Quarter
    .the = the Weavers' Quarter
    .in = in the Weavers' Quarter
    .to = to the Weavers' Quarter
    .from = from the Weavers' Quarter
district-main_temple = Main Temple
    .the = the Main Temple
    .in = in the Main Temple
    .to = to the Main Temple
    .from = from the Main Temple
district-condor_temple = Condor Temple
    .the = the Condor Temple
    .in = in the Condor Temple
    .to = to the Condor Temple
    .from = from the Condor Temple
district-puma_temple = Puma Temple
    .the = the Puma Temple
    .in = in the Puma Temple
    .to = to the Puma Temple
    .from = from the Puma Temple
district-temple_of_the_sun = Temple of the Sun
    .the = the Temple of the Sun
    .in = in the Temple of the Sun
    .to = to the Temple of the Sun
    .from = from the Temple of the Sun
district-watchmans_hut = Watchman's Hut
    .the = the Watchman's Hut
    .in = at the Watchman's Hut
    .to = to the Watchman's Hut
    .from = from the Watchman's Hut
district-royal_palace = Royal Palace
    .the = the Royal Palace
    .in = at the Royal Palace
    .to = to the Royal Palace
    .from = from the Royal Palace
district-house_of_priests = House of Priests
    .the = the House of Priests
    .in = at the House of Priests
    .to = to the House of Priests
    .from = from the House of Priests
district-house_of_virgins = House of Virgins
    .the = the House of Virgins
    .in = at the House of Virgins
    .to = to the House of Virgins
    .from = from the House of Virgins
district-central_plaza = Central Plaza
    .the = the Central Plaza
    .in = on the Central Plaza
    .to = to the Central Plaza
    .from = from the Central Plaza
district-sun_clock = Sun Clock
    .the = the Sun Clock
    .in = at the Sun Clock
    .to = to the Sun Clock
    .from = from the Sun Clock

## Incas, named by the district they work in: with a count, after an owner ("Gina's 2 potters")

inca-corn_terraces = farmer
    .a = a farmer
    .many = farmers
incas-corn_terraces = { $count ->
    [one] { $count } farmer
   *[other] { $count } farmers
}
    .own = { $count ->
        [one] farmer
       *[other] { $count } farmers
    }
inca-llama_meadow = shepherd
    .a = a shepherd
    .many = shepherds
incas-llama_meadow = { $count ->
    [one] { $count } shepherd
   *[other] { $count } shepherds
}
    .own = { $count ->
        [one] shepherd
       *[other] { $count } shepherds
    }
inca-coca_plantation = coca planter
    .a = a coca planter
    .many = coca planters
incas-coca_plantation = { $count ->
    [one] { $count } coca planter
   *[other] { $count } coca planters
}
    .own = { $count ->
        [one] coca planter
       *[other] { $count } coca planters
    }
inca-potters_quarter = potter
    .a = a potter
    .many = potters
incas-potters_quarter = { $count ->
    [one] { $count } potter
   *[other] { $count } potters
}
    .own = { $count ->
        [one] potter
       *[other] { $count } potters
    }
inca-weavers_quarter = weaver
    .a = a weaver
    .many = weavers
incas-weavers_quarter = { $count ->
    [one] { $count } weaver
   *[other] { $count } weavers
}
    .own = { $count ->
        [one] weaver
       *[other] { $count } weavers
    }
inca-sun_clock = Inca
    .a = an Inca
    .many = Incas
incas-sun_clock = { $count ->
    [one] { $count } Inca
   *[other] { $count } Incas
}
    .own = { $count ->
        [one] Inca
       *[other] { $count } Incas
    }

## Priests and virgins

order-condor = condor priest
    .a = a condor priest
    .many = condor priests
    .title = Condor priests
orders-condor = { $count ->
    [one] { $count } condor priest
   *[other] { $count } condor priests
}
    .own = { $count ->
        [one] condor priest
       *[other] { $count } condor priests
    }
order-puma = puma priest
    .a = a puma priest
    .many = puma priests
    .title = Puma priests
orders-puma = { $count ->
    [one] { $count } puma priest
   *[other] { $count } puma priests
}
    .own = { $count ->
        [one] puma priest
       *[other] { $count } puma priests
    }
order-virgin = Virgin of the Sun
    .a = a Virgin of the Sun
    .many = Virgins of the Sun
    .title = Virgins of the Sun
orders-virgin = { $count ->
    [one] { $count } Virgin of the Sun
   *[other] { $count } Virgins of the Sun
}
    .own = { $count ->
        [one] Virgin of the Sun
       *[other] { $count } Virgins of the Sun
    }

## Sacrifice cards are called by their two icons

icon-farmer = farmer
icon-shepherd = shepherd
icon-coca_planter = coca planter
icon-potter = potter
icon-weaver = weaver
icon-condor = condor
icon-puma = puma
icon-virgin = virgin
card = { $first } + { $second }

## Moon tiles

tile-steps_2 = 2-steps tile
    .the = the 2-steps tile
    .moon = the 2-steps Moon tile
tile-steps_3 = 3-steps tile
    .the = the 3-steps tile
    .moon = the 3-steps Moon tile
tile-corn_3 = 3-corn tile
    .the = the 3-corn tile
    .moon = the 3-corn Moon tile
tile-llama = llama tile
    .the = the llama tile
    .moon = the llama Moon tile
tile-coca = coca tile
    .the = the coca tile
    .moon = the coca Moon tile
tile-pottery = pottery tile
    .the = the pottery tile
    .moon = the pottery Moon tile
tile-cloth = cloth tile
    .the = the cloth tile
    .moon = the cloth Moon tile

## Steps of the Inca Trail

steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
