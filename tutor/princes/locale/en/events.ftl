# What happened. Each message is one sentence about one event and says why. An event that can rest
# on several rules has one attribute for each, named as the rule with a hyphen for the dot.
#
# Places come in forms: $goal, $the_goal, $in_goal, $to_goal, $from_goal (and the same with
# $origin and $district). $own_incas is what follows an owner: "potter" or "2 potters".

## Setting up and turns

event-inca_placed = { $player } has { $a_inca } { $in_district } now.
event-turn_began = It is { $player }'s turn.
event-prince_placed = { $player } places the Prince { $in_goal }; the first placement is free.
event-llama_paid = { $the_goal_start } { $goal ->
    [corn_terraces] are
   *[other] is
} not next door, so { $player } pays { $goods } for the way.
event-prince_moved =
    .move-adjacent = { $player }'s Prince walks { $from_origin } { $to_goal }, next door and free.
    .move-llama = { $player }'s Prince travels { $from_origin } { $to_goal }.

## Production

event-bonus_taken = { $player } takes { $units ->
    [one] the bonus
    [2] both bonus units
   *[other] all { $units } bonus units
} lying { $in_district }, { $goods }, so everybody's Incas there may now produce.
event-used_up =
    .production-once = No bonus lies { $in_district }: the district is used up today, and nothing happens.
    .temple-once = No temple stone lies { $in_district }: the temple is used up today, and nothing happens.
event-all_may_act =
    .production-order = { $players } have Incas { $in_district }, who produce in seat order from the player who entered.
    .temple-order = { $players } may sacrifice { $in_district }, in seat order from the player who entered.
event-produced =
    .production-corn = { $player }'s { $own_incas } { $incas ->
        [one] grows
       *[other] grow
    } { $goods }, free of charge.
    .production-cost = { $player }'s { $own_incas } { $district ->
        [llama_meadow] { $incas ->
            [one] raises
           *[other] raise
        }
        [coca_plantation] { $incas ->
            [one] grows
           *[other] grow
        }
        [weavers_quarter] { $incas ->
            [one] weaves
           *[other] weave
        }
       *[potters_quarter] { $incas ->
            [one] makes
           *[other] make
        }
    } { $goods } and { $incas ->
        [one] costs
       *[other] cost
    } { $paid }.
event-not_produced = { $reason ->
    [no_corn] { $player }'s { $own_incas } { $incas ->
        [one] stands
       *[other] stand
    } idle: { $player } has no corn to pay with.
   *[declined] { $player }'s { $own_incas } { $incas ->
        [one] rests
       *[other] rest
    }: { $player } chooses not to pay.
}

## Temples

event-stones_taken = { $player } takes { $stones ->
    [one] the temple stone
    [2] both temple stones
   *[other] all { $stones } temple stones
} lying { $in_district }, which opens the temple.
event-sacrificed = { $player }'s { $own_priests } { $llamas ->
    [one] sacrifices { $llamas_named } for { $value } steps.
   *[other] sacrifice { $llamas_named } for { $value } steps each.
}
event-offered = { $player } offers { $units ->
    [one] { $units } unit: { $goods }.
   *[other] { $units } different units: { $goods }.
}
event-declined =
    .temple-llama = { $player } sacrifices no llama.
    .temple-main = { $player } offers nothing.
    .recruit-hut = { $player } recruits nobody.
    .recruit-palace = { $player } recruits nobody.
    .order-one = { $player } acquires nobody.
    .market-adjust = { $player } changes nothing on the market before trading.
    .clock-send = { $player } sends no Inca to the Sun Clock.
event-nothing_possible =
    .temple-llama = { $reason ->
        [no_priest] { $player } has neither priest nor virgin for this temple and cannot sacrifice.
       *[no_llama] { $player } has no llama to sacrifice.
    }
    .temple-main = { $player } has no whole unit of any good to offer.
    .recruit-hut = { $player } cannot pay for any Inca on offer.
    .recruit-palace = { $player } cannot pay for any Inca on offer.
    .recruit-limit = { $player } has no Inca left in the supply to recruit.
    .order-one = No tile is left to acquire here.
    .order-cost = { $player } cannot pay for any tile on offer.
    .order-value = Nobody can sacrifice here yet: it takes a priest or virgin of this temple, and none has been acquired.
    .clock-send = { $player } has no Inca at work to send to the Sun Clock.

## The Inca Trail

scout-way = { $laps ->
    [0] from step { $from } to step { $to }
    [one] from step { $from } over the Summit to step { $to }
   *[other] from step { $from } over the Summit { $laps } times to step { $to }
}
event-scout_advanced =
    .temple-stones = { $player }'s Scout climbs { $steps_named } for { $stones ->
        [one] the stone
       *[other] the stones
    }, { scout-way }.
    .temple-llama = { $player }'s Scout climbs { $steps_named } for the sacrifice, { scout-way }.
    .temple-main = { $player }'s Scout climbs { $steps_named } for the offering, { scout-way }.
    .night-moon = { $player }'s Scout climbs { $steps_named } by Moon tile, { scout-way }.
    .last-moon = On the last day the tile pays at once: { $player }'s Scout climbs { $steps_named }, { scout-way }.
    .clock-reward = { $player }'s Scout climbs { $steps_named } for the service at the Sun Clock, { scout-way }.
    .last-clock = { $player }'s Scout climbs { $steps_named } for the service at the Sun Clock, { scout-way }.
event-passed_again = One climb brings { $player }'s Scout to { $landmark ->
    [granary] the Granary
    [stable] the Stable
   *[summit] the Summit
} { $times } times, and every time counts.
event-trail_noted =
    .trail-granary = { $player }'s Scout has reached the Granary: { $goods }, paid at the end of the turn or night.
    .trail-stable = { $player }'s Scout has reached the Stable: { $goods }, paid at the end of the turn or night.
event-trail_paid =
    .trail-granary = The Granary now gives { $player } { $goods }.
    .trail-stable = The Stable now gives { $player } { $goods }.
cards-shown = { $cards ->
    [hidden] .
   *[other] : { $cards }.
}
event-cards_drawn =
    .trail-summit = Having reached the Summit, { $player } draws { $count ->
        [one] { $count } Sacrifice card
       *[other] { $count } Sacrifice cards
    }{ cards-shown }
    .trail-short_deck = Having reached the Summit, { $player } draws what the deck still has, { $count ->
        [one] { $count } Sacrifice card
       *[other] { $count } Sacrifice cards
    }{ cards-shown }
event-cards_returned =
    .trail-summit = { $player } puts { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } under the deck{ cards-shown }
    .trail-short_deck = The deck was short, so { $player } puts only { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } under it{ cards-shown }
event-points_awarded = The deck is empty, so for the Summit { $player } gets { $points } victory points instead of cards.

## Recruiting, priests and virgins

event-inca_recruited =
    .recruit-hut = { $player } pays { $goods } for { $a_inca } { $in_district }.
    .recruit-palace = { $player } pays { $goods } for { $a_inca } { $in_district }.
event-order_acquired = { $player } pays { $goods } for { $a_order }; a llama sacrificed { $in_temple } now brings { $value } steps.

## Central Plaza

event-market_adjusted = { $change ->
    [add] { $player } adds { $one_good } from the bank to the market, free of charge, which makes { $many_good } cheaper.
   *[remove] { $player } takes { $one_good } off the market and back to the bank, free of charge, which makes { $many_good } dearer.
}
event-good_sold = { $bank ->
    [yes] The column is full, so { $player } sells { $one_good } to the bank for { $price } corn.
   *[no] { $player } sells { $one_good } for { $price } corn.
}
event-good_bought = { $bank ->
    [yes] The column is empty, so { $player } buys { $one_good } from the bank for { $price } corn.
   *[no] { $player } buys { $one_good } for { $price } corn.
}
event-trade_finished = { $player } has finished trading.

## Sun Clock

event-inca_sent = { $player } sends { $a_inca } { $from_district } to the Sun Clock.
event-inca_returned = { $player }'s Inca leaves the Sun Clock for the supply.
event-clock_paid =
    .clock-reward = For the service { $player } takes { $goods } from the bank.
    .last-clock = On the last day the Sun Clock pays at once: { $player } takes { $goods } from the bank.

## Moon tiles, day and night

event-moon_tile_taken = { $player }'s Prince stays; instead of a district's action { $player } takes { $moon_tile }.
event-sun_tile_taken = That is the day's third Moon tile: { $player } takes the Sun tile, and { $others ->
    [one] the other player has
   *[other] each of the { $others } other players has
} one more turn.
event-last_turn_finished = { $left ->
    [0] { $player } was the last to move today.
    [one] { $player }'s turn is over; { $left } last turn is still to come today.
   *[other] { $player }'s turn is over; { $left } last turns are still to come today.
}
event-track_corn_taken = For moving last { $player } takes { $goods } from the time track.
event-night_began = Night falls on day { $day }: first the Moon tiles pay, then the Sun Clock.
event-moon_tiles_returned = { $player } puts { $the_tiles } back on the board.
event-moon_tile_paid =
    .night-moon = { $paid ->
        [nothing] { $the_tile_start } gives { $player } { $goods }, free of charge.
       *[other] { $player } pays { $paid } for { $the_tile } and gets { $goods }.
    }
    .last-moon = On the last day the tile pays at once: { $paid ->
        [nothing] { $player } gets { $goods }, free of charge.
       *[other] { $player } pays { $paid } and gets { $goods }.
    }
event-moon_tile_unpaid = { $reason ->
    [no_corn] { $player } has no corn left to pay for { $the_tiles }, so { $tiles_count ->
        [one] it gives
       *[other] they give
    } nothing.
   *[declined] { $player } chooses not to pay for { $the_tiles }, so { $tiles_count ->
        [one] it gives
       *[other] they give
    } nothing.
}
event-clock_phase_began = The Moon tiles are settled, and the Sun Clock pays { $players_count ->
    [one] { $players }.
   *[other] in this order: { $players }.
}
event-restocked = { $districts_count ->
    [0] Every district still holds all it can, so nothing is added.
    [9] Overnight each production district gains a bonus unit (of corn that is 3) and each temple a stone.
   *[other] Overnight one bonus unit or temple stone comes to { $the_districts }.
}
event-day_began = Day { $day } begins, and { $player }, who took the Sun tile, starts.
event-no_night = After the last day no night follows.

## The end and the score

event-end_announced =
    .end-orders = { $player } took the last priest or virgin: Machu Picchu is saved, and the game ends after this turn.
    .end-deck = { $player } emptied the deck of Sacrifice cards: Machu Picchu is saved, and the game is about to end.
event-game_ended =
    .end-orders = The game ends in a Rescue: every priest and virgin serves a player.
    .end-deck = The game ends in a Rescue: no Sacrifice card is left in the deck.
    .end-conquest = The game ends in the Conquest: the Spanish take the city.
clock-incas = { $incas ->
    [one] the Inca on the Sun Clock
   *[other] the { $incas } Incas on the Sun Clock
}
event-left_unpaid = Saved before nightfall: { $player } gets nothing for { $tiles_count ->
    [0] { clock-incas }
   *[other] { $incas ->
        [0] { $the_tiles }
       *[other] { $the_tiles }, nor for { clock-incas }
    }
}.
event-points_scored =
    .score-icons = { $player } scores { $points_named } for the icons on Sacrifice cards.
    .score-trail = { $player } scores { $points_named } for the Scout's place on the Inca Trail.
    .score-exhausted = { $player } scores { $points_named } for Summits reached when the deck was empty.
event-gold_counted =
    .score-gold = { $player } has { $gold } gold, { $multiplier ->
        [1] too little to multiply any points.
       *[other] which multiplies the points by { $multiplier }.
    }
    .score-gold_ties = { $player } has { $gold } gold, level with another, which multiplies the points of each by { $multiplier }.
event-total_scored =
    .score-rescue = { $player }'s total is { $points_named }, with goods worth { $units_named } left.
    .score-gold = { $player }'s total is { $points_named }, with goods worth { $units_named } left.
event-won =
    .score-rescue = { $players } { $players_count ->
        [one] wins
       *[other] win
    } with the most victory points.
    .score-gold = { $players } { $players_count ->
        [one] wins
       *[other] win
    } with the most victory points.
    .score-ties = { $players_count ->
        [one] The points are level, and { $players } wins the tie with the most goods left: { $units_named }.
       *[other] The points are level and so are the goods left, { $units_named } each: { $players } share the victory.
    }

points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}

## Where stocks come from and go to, as a part of a sentence

cause-beginning = the Incas placed at the start
cause-ways = the ways to far districts
cause-bonus = bonus goods
cause-production = production
cause-sacrifices = sacrifices
cause-offerings = offerings
cause-stones = temple stones
cause-tiles = Moon tiles
cause-clock = the Sun Clock
cause-trail = Granary and Stable
cause-summit = the Summit
cause-recruiting = recruiting
cause-orders = priests and virgins
cause-sales = selling
cause-purchases = buying
cause-staying = staying
cause-last_move = the last moves of the days
cause-nights = the nights
