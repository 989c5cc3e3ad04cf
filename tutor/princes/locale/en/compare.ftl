# Two positions side by side: the rows of a table, and what is different in sentences.
# $left, $right and $line say in which of two lines, or with whose move ("in line A", "with your move").

## Rows, short

compare-label-corn = { good-corn.title }
compare-label-llama = { good-llama.title }
compare-label-coca = { good-coca.title }
compare-label-pottery = { good-pottery.title }
compare-label-cloth = { good-cloth.title }
compare-label-units = Units in all
compare-label-prince = Prince
compare-label-scout = Scout
compare-label-supply = Supply
compare-label-corn_terraces = Farmers
compare-label-llama_meadow = Shepherds
compare-label-coca_plantation = Coca planters
compare-label-potters_quarter = Potters
compare-label-weavers_quarter = Weavers
compare-label-sun_clock = On the Sun Clock
compare-label-condor = { order-condor.title }
compare-label-puma = { order-puma.title }
compare-label-virgin = { order-virgin.title }
compare-label-moon_tiles = Moon tiles
compare-label-cards = Cards
compare-label-hand = Hand
compare-label-owed_corn = Corn owed by the trail
compare-label-owed_llama = Llamas owed by the trail
compare-label-night_corn = Night: corn
compare-label-night_llama = Night: llamas
compare-label-night_coca = Night: coca
compare-label-night_pottery = Night: pottery
compare-label-night_cloth = Night: cloth
compare-label-night_choice = Night: goods to choose
compare-label-night_steps = Night: steps
compare-label-night_cost = Night: corn to pay
compare-label-points = Points without the gold
compare-label-gold = Gold
compare-label-total = Total
compare-label-day = Day
compare-label-market = Market: { $good }
compare-label-bonus = Bonus units: { $district }
compare-label-stones = Stones: { $district }
compare-label-tiles_left = Moon tiles only here
compare-label-left = Tiles left: { $order }
compare-label-deck = Cards in the deck
compare-none = none
compare-hidden = hidden
compare-unfinished = not yet

## Goods, Incas, priests and virgins

compare-more = { $side ->
    [left] { $player } has { $left_pieces } more { $left }.
    [right] { $player } has { $right_pieces } more { $right }.
   *[both] { $player } has { $left_pieces } more { $left }, and { $right_pieces } more { $right }.
}
compare-on-clock = { $incas } on the Sun Clock
compare-supply = { $player }'s supply holds { $left_count } { $left } and { $right_count } { $right }.
compare-units = The stock comes to { $left_units } { $left } and to { $right_units } { $right }.
compare-owed = The Inca Trail still owes { $player } { $left_goods } { $left } and { $right_goods } { $right }.

## Prince and Scout

compare-prince = { $player }'s Prince is { $left_place } { $left } and { $right_place } { $right }.
compare-prince-nowhere = not in the city yet
compare-scout = { $player }'s Scout stands on step { $left_count } { $left } and on step { $right_count } { $right }.
compare-over-summit = Scout { $before } → Summit → { $after } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} climbed)

## Moon tiles and cards

compare-moon_tiles = { $player } holds { $left_tiles } { $left } and { $right_tiles } { $right }.
compare-no-tiles = no Moon tile
compare-cards = { $more ->
    [left] { $player }'s Scout brings more cards from the Summit { $left }
   *[right] { $player }'s Scout brings more cards from the Summit { $right }
}: { $player } holds { $left_count } { $left } and { $right_count } { $right }.
compare-hand = { $player }'s hand is { $left_cards } { $left } and { $right_cards } { $right }.
compare-no-cards = empty

## The night: what it pays is a list such as "1 cloth, 3 goods to choose and 3 steps"

compare-night = As things stand, the night pays { $player } { $left_pay } { $left }; { $right_pay } { $right }.
compare-night-paid = { $what } (for { $corn })
compare-night-nothing = nothing
compare-night-choice = { $count ->
    [one] { $count } good to choose
   *[other] { $count } goods to choose
}

## Points

compare-points = Counted now, { $player } has { $left_count ->
    [one] { $left_count } point
   *[other] { $left_count } points
} { $left } and { $right_count } { $right }.
compare-gold = By cards and Scout, { $player } has { $left_count } gold { $left } and { $right_count } { $right }.
compare-total = { $player } ends with { $left_count ->
    [one] { $left_count } point
   *[other] { $left_count } points
} { $left } and { $right_count } { $right }.
compare-ended = The game is over { $line }, and { $player } has { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}

## What a turn is ahead in: what you or the example have more of

gain-points = { $side ->
    [ours] are
   *[theirs] is
} { $count ->
    [one] { $count } point ahead
   *[other] { $count } points ahead
}
gain-gold = { $side ->
    [ours] have
   *[theirs] has
} { $count } gold more
gain-people = { $side ->
    [ours] have
   *[theirs] has
} { $count } more at work
gain-orders = { $side ->
    [ours] have
   *[theirs] has
} { $count ->
    [one] { $count } priest or virgin more
   *[other] { $count } priests or virgins more
}
gain-cards = { $side ->
    [ours] come
   *[theirs] comes
} from the Summit with { $count ->
    [one] { $count } card more
   *[other] { $count } cards more
}
gain-steps = { $side ->
    [ours] climb
   *[theirs] climbs
} { $count ->
    [one] { $count } step further
   *[other] { $count } steps further
}
gain-goods = { $side ->
    [ours] keep
   *[theirs] keeps
} { $count ->
    [one] { $count } good more
   *[other] { $count } goods more
}
gain-llamas = { $side ->
    [ours] keep
   *[theirs] keeps
} { $count ->
    [one] { $count } llama more
   *[other] { $count } llamas more
}
gain-tonight = { $side ->
    [ours] get
   *[theirs] gets
} { $count ->
    [one] { $count } good more tonight
   *[other] { $count } goods more tonight
}
gain-corn = { $side ->
    [ours] keep
   *[theirs] keeps
} { $count } corn more
gain-corn_after_night = { $side ->
    [ours] have
   *[theirs] has
} { $count } corn more after the night

## What a turn brings or costs

brings-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
brings-gold = { $count } gold
brings-people = { $count ->
    [one] { $count } Inca at work
   *[other] { $count } Incas at work
}
brings-orders = { $count ->
    [one] { $count } priest or virgin
   *[other] { $count } priests or virgins
}
brings-cards = { $count ->
    [one] { $count } new card
   *[other] { $count } new cards
}
brings-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
brings-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
brings-llamas = { $count ->
    [one] { $count } llama
   *[other] { $count } llamas
}
brings-tonight = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
brings-corn = { $count } corn
brings-corn_after_night = { $count } corn tonight
loss-trail = Over the Summit the Scout begins at 0 again: { $points ->
    [one] its { $points } point is gone
   *[other] its { $points } points are gone
}.

## How long the game still goes on

deadline = { $case ->
    [last] The day is ending: this is your last turn before the night.
   *[next] The next Moon tile ends the day.
}
outlook = { $taken } of { $tiles } priests and virgins are taken: with the last one the city is saved. { $left ->
    [one] { $left } day is
   *[other] { $left } days are
} left before the Spanish come, and then gold counts. If they came now: { $totals }.
