# A position in words, and what everybody begins with; both must read well aloud.

## The moment

position-day = Day { $day } of { $last }; { $player } started it.
position-sun = { $player } holds the Sun tile; { $left ->
    [0] the day's last turns are over.
    [one] { $left } last turn is still to be finished today.
   *[other] { $left } last turns are still to be finished today.
}
position-due = { $due }.

## The city

position-district = { $district_name }: { $there }.
position-district-full = { $district_name }: { $bonus }; { $there }.
position-bonus = a bonus of { $goods }
position-no-bonus = no bonus left
position-stones = { $count ->
    [0] no temple stone left
    [one] { $count } temple stone
   *[other] { $count } temple stones
}
position-incas = { $player }'s { $own_incas }
position-prince = { $player }'s Prince
position-empty = Nobody is at { $the_districts }.

## The players

position-goods = { $player } has { $goods }.
position-scout = The Scout stands on step { $step }; the supply holds { $supply }.
position-orders = { $player } has { $priests }.
position-moon-tiles = { $player } holds { $the_tiles }.
position-cards = { $player } holds { $count ->
    [one] { $count } Sacrifice card
   *[other] { $count } Sacrifice cards
}{ cards-shown }
position-trail-due = The Inca Trail still owes { $player } { $goods }.
position-awards = The empty deck has brought { $player } { $points_named }.

## Who owns what, as a table to print

holdings-player = Player
holdings-supply = Supply
holdings-cards = Sacrifice cards
holdings-hidden = { $count ->
    [0] none
   *[other] { $count }, face down
}

## Market, rows and stocks of the board

position-market = On the market, in corn, { $columns }.
position-column = { $one_good } sells at { $sale } and costs { $purchase }
position-row = { $title }: { $left ->
    [0] none left
   *[other] { $left } left
}, { $value ->
    [none] no step value yet.
   *[other] { $value } steps for each sacrifice.
}
position-board-tiles = On the board { $tiles_count ->
    [one] lies { $the_tiles }.
   *[other] lie { $the_tiles }.
}
position-no-board-tiles = No Moon tile lies on the board.
position-track = The time track still holds { $corn }; the deck holds { $count ->
    [one] { $count } Sacrifice card.
   *[other] { $count } Sacrifice cards.
}

## The end

position-score = { $player }: { $icons } from cards, { $trail } from the trail, { $awards } from the empty deck; { $multiplier ->
    [1] { $total } in all
   *[other] { $points } times { $multiplier } for { $gold } gold, { $total } in all
}, with { $units_named } left.
position-winners = { $players_count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
position-result = { $reason ->
    [orders] The game is over, a Rescue: every priest and virgin serves a player.
    [deck] The game is over, a Rescue: the deck is empty.
   *[day_9] The game is over, the Conquest: the Spanish have taken the city.
}

## What everybody begins with

setup-day = { $count ->
    [one] With { $count } player
   *[other] With { $count } players
} the game begins on day { $day }; the last day is day { $last }.
setup-first_game = In the learning game everybody begins with one Inca in each production district, and { $days ->
    [one] { $days } day
   *[other] { $days } days
} later than usual.
setup-track = The time track holds { $corn }, one for every night to come.
setup-bonus = A bonus unit lies on each production district, and a stone in each temple.
setup-market = The market begins with { $goods }.
setup-goods = Everybody begins with { $goods }.
setup-incas = Everybody plays with { $incas }.
setup-cards = Everybody is dealt { $count ->
    [one] { $count } Sacrifice card
   *[other] { $count } Sacrifice cards
}, face down.
setup-scouts = The Scouts start low on the Inca Trail: { $scouts }.
setup-scout = { $player }'s on step { $step }
setup-first_inca = In seat order everybody now places one Inca in a production district, beginning with { $player }.
setup-first_prince = In seat order everybody now places the Prince, beginning with { $player }.

## Headings

position-part-moment = The moment
position-part-city = The city
position-part-players = The players
position-part-board = Market, tiles and cards
position-part-result = The result
position-part-map = The map

## The map, district by district

position-map = { $district_name }. { $near }

## How a game ends, as a name

ending-rescue = Rescue
ending-conquest = Conquest
