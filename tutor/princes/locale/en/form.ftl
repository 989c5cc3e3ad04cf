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
    .line = Scout on step
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
    .line = Bonus
form-market = Units on the market
    .line = Market
form-orders_left = Tiles left in the houses
form-moon_tiles = Moon tiles on the board
    .spot = board
form-track_corn = Corn on the time track
form-deck = Deck, from the top
    .spot = deck

## The five questions

form-ask-names = Who plays?
    .hint = A name on each line, in seat order.
form-ask-when = Which day is it, and whose turn?
    .hint = The turn is the next one to be played.
form-ask-people = Where is everybody?
    .hint = The Prince's district by its name, the Scout's step, and how many Incas stand where. For example: { form-ask-people.example }
    .example = Main Temple, step 7, 2 Llama Meadow, 1 Sun Clock
form-ask-held = What does everybody have?
    .hint = Goods, priests and virgins; the beginning of a word will do. For example: { form-ask-held.example }
    .example = 3 corn, 1 llama, 2 virgins, 1 condor
form-ask-table = What lies on the market and in the districts?
    .hint = Market: goods in its columns. Bonus: how many units or temple stones lie where. For example: { form-ask-table.example }
    .example = 2 llamas, 1 coca
form-ask-open = The five answers leave this as it stands here; on an empty table, as at the start of a day. Press a line to set it in the form, or tap it on the board.

## What does not fit, where a form says it otherwise than a file

form-fault-last_turns_mismatch = last turns are counted from the third Moon tile taken to the end of the night, and only then
form-fault-wrong_type = something must be chosen here
