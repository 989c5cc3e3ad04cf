# What of a position is set by hand, in the form of the position editor.

## The turn

form-day = Day
form-start_player = Who started the day
form-sun_tile = Who holds the Sun tile
    .none = nobody
form-last_turns = Last turns still to be finished today
    .none = the day is not ending yet
form-turn-player = Whose turn it is, or at night whose was the last
form-turn-number = Turns of the game, counting this one
form-pending-type = What is to be decided
    .none = to move or to stay
form-pending-player = Who decides
form-pending-sold = Sold in this visit
form-pending-bought = Bought in this visit
form-pending-tiles = Moon tiles to pay for
form-pending-steps = Steps to come from Moon tiles
form-pending-count = Cards to put back
form-pending-draws = Draws still to come from the Summit
form-pending-then = What goes on afterwards
form-pending-next = Who is served next
    .none = nobody
form-is-temple = the temple
form-is-turn_end = the end of the turn
form-is-moon = the Moon tiles of the night
form-is-clock = the Sun Clock of the night

## The players

form-players-name = Name
form-players-goods = Goods
form-players-prince = Where the Prince is
    .none = not on the board yet
form-players-scout = Scout: step of the Inca Trail
form-players-supply = Incas in the supply
form-players-incas = Incas on the board
form-players-orders = Priests and virgins
form-players-cards = Sacrifice cards
form-players-moon_tiles = Moon tiles taken
form-players-awards = Awards from the empty deck
form-players-trail_due-corn = Corn the Trail still owes
form-players-trail_due-llama = Llamas the Trail still owes

## The table

form-bonus = Bonus units and temple stones
form-market = Units on the market
form-orders_left = Tiles left in the houses
form-moon_tiles = Moon tiles on the board
    .spot = board
form-track_corn = Corn on the time track
form-deck = Deck, from the top
    .spot = deck

## What does not fit, where a form says it otherwise than a file

form-fault-last_turns_mismatch = last turns are counted from the third Moon tile taken to the end of the night, and only then
form-fault-wrong_type = something must be chosen here
