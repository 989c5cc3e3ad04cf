# The board as it is drawn: short words on it, and what each thing is called for who listens.

board-title = The board of Machu Picchu on day { $day } of { $last }
board-player = { $player }'s Prince is { $where }, the Scout on step { $step }.
board-player-new = { $player }'s Prince is not in the city yet, the Scout on step { $step }.
board-comma = {", "}
board-city = The city between its mountains

## One word for a district, where there is room for no more

board-short-corn_terraces = Corn
board-short-llama_meadow = Llamas
board-short-coca_plantation = Coca
board-short-potters_quarter = { $layout ->
   *[other] Potters
}
board-short-weavers_quarter = Weavers
board-short-main_temple = { $layout ->
   *[other] Main
}
board-short-condor_temple = Condor
board-short-puma_temple = Puma
board-short-temple_of_the_sun = Sun
board-short-watchmans_hut = Hut
board-short-royal_palace = Palace
board-short-house_of_priests = { $layout ->
   *[other] Priests
}
board-short-house_of_virgins = Virgins
board-short-central_plaza = Plaza
board-short-sun_clock = Clock

## Stones and paths

board-kind-production = A production district.
board-kind-temple = A temple.
board-kind-recruiting = Incas are recruited here.
board-kind-house = Priests or virgins are won here.
board-kind-special = A special district.
board-near-shown = Next door: { $districts }.
board-near-reconstructed = Next door, as we guess: { $districts }.
board-paths-shown = Free paths that the rules show
board-paths-reconstructed = Free paths, our best guess
board-legend-reconstructed = our best guess
board-legend-explained = Where this sign stands, the rules texts that we have tell nothing, so it is our best guess: the printed game may differ.

## Pieces in the city

board-bonus = Bonus: { $goods }
board-stones = { $count ->
    [one] { $count } temple stone
   *[other] { $count } temple stones
}
board-bonus-spent = Used up for today
board-incas = { $player }: { $incas }
board-prince = { $player }'s Prince
board-open = { $district }: { $price }
board-price-free = free
board-picked = Tapped once: { $thing }
board-refused = { $thing }: { $note }
board-way = { $number }. { $thing }

## The Inca Trail

board-trail = Inca Trail
board-trail-granary = Granary
board-trail-stable = Stable
board-trail-summit = Summit
board-trail-cards = { $count } cards
board-landmark = { $name }, step { $step }: { $reward }.
board-scout = { $player }'s Scout on step { $step }

## The market

board-market = Market
board-market-llama = Llama
board-market-coca = Coca
board-market-pottery = Pottery
board-market-cloth = Cloth
board-market-sell = sell
board-market-buy = buy
board-market-column = { $good }: { $count } on the market. The next sale pays { $sale }, the next purchase costs { $purchase }.

## Priests and virgins

board-orders = Priests and Virgins
board-orders-note = step value
board-order-condor = Condor
board-order-puma = Puma
board-order-virgin = Virgin
board-order = { $order }: { $left } of { $all } left
board-order-value = Step value in force: { $value }.
board-order-no-value = No step value yet.
board-order-cost = A tile costs { $goods }.
board-order-values-reconstructed = Some of the step values are our best guess.
board-order-cost-reconstructed = The cost is our best guess.
board-order-count-reconstructed = The number of tiles is our best guess.

## Moon tiles, days, deck

board-moons = Moon tiles
board-moons-taken = { $count ->
    [0] { $left } taken end the day
   *[other] { $left ->
        [one] { $left } more ends the day
       *[other] { $left } more end the day
    }
}
board-moon-taken = { $tile }, taken by { $player }
board-moon-paying = { $tile }, about to pay { $player }
board-sun-tile = { $player } holds the Sun tile
board-sun-tile-note = Sun tile
board-days = Days
board-day = Day { $day } of { $last }
board-night = Night of day { $day }
board-nights = { $count ->
    [0] No corn lies on a night ahead.
    [one] { $count } corn lies on a night ahead.
   *[other] { $count } corn lie on the nights ahead.
}
board-start-note = begun by
board-start-player = { $player } began the day
board-bank = Bank
board-bank-words = Goods are paid to it and come from it.
board-deck = The deck of Sacrifice cards
board-deck-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-deck-left = { $count ->
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}
board-deck-gold = The gold on most cards is our best guess.
