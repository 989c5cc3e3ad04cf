# Every rule in words for a newcomer, and its short name. A ruling says that it is one: there the
# printed rules are silent or disagree, and this is how the game is played here.

## Setting up

rule-setup-day = The bigger the table, the later it begins: { $first_days }. Day { $last_day } is always the last.
    .title = First day
rule-setup-track = One corn lies beside every night still to come. No night follows the last day, so no corn lies there.
    .title = Corn on the time track
rule-setup-bonus = Each of the five production districts begins with one bonus unit of its good; on the Corn Terraces that is 3 corn. Each of the four temples begins with one temple stone.
    .title = Bonus and stones
rule-setup-market = The market has a column each for llama, coca, pottery and cloth. Its spaces are worth { $prices } corn from the top, and at the start the two top spaces of every column are filled.
    .title = Market at the start
rule-setup-goods = Every player begins with five units: 3 corn, 1 llama, 1 coca, 1 pottery and 1 cloth.
    .title = First goods
rule-setup-incas = How many Incas a player has depends on the table: { $incas_each }. They wait in the supply until they get to work.
    .title = Number of Incas
rule-setup-cards = The { $cards } Sacrifice cards are shuffled, and each player is dealt one, face down. In the end it is the cards that bring the points.
    .title = First card
rule-setup-scouts = The start player's Scout begins on step 1 of the Inca Trail, the second player's on step 2, and so on round the table. Those who move later start a little higher.
    .title = First steps
    .said = Those who move later begin a step higher on the Inca Trail.
rule-setup-first_inca = In seat order each player puts one Inca from the supply on any production district. Several Incas may share a district.
    .title = First Inca
rule-setup-first_game = A gentler start for learning: nobody chooses a first Inca, because everybody has one of each profession at work already. In return the game starts two days later.
    .title = Learning game
rule-setup-first_prince = In the first turn nobody walks. Each player puts the Prince on any district, free of charge, and that district's action happens at once.
    .title = Placing the Prince
    .said = In the first turn the Prince may be put on any district, free of charge.

## Turns and movement

rule-turn-order = Turns go round the table in seat order. Each new day begins with the player who took the Sun tile.
    .title = Order of turns
rule-turn-player = One player decides at a time, and only what is due just now. What leaves no choice happens by itself.
    .title = Whose decision
rule-turn-over = Once the game has ended there is nothing left to decide.
    .title = Game over
rule-move-adjacent = The Prince may walk to any district next door, free of charge, and the action of that district happens.
    .title = Walking
rule-move-llama = For 1 llama, paid to the bank before anything else happens, the Prince may go to any other district. A ruling: a district next door is always entered free, even by somebody who would rather pay.
    .title = Llama move
rule-move-stay = Instead of moving, the Prince may stay where it is. The player then takes any one Moon tile from the board, and no district acts. Nobody can stay on the first turn, when the Prince is yet to be placed.
    .title = Staying
    .said = A Prince may stay where it is and take a Moon tile; then no district acts.
rule-move-no_repeat = A Prince never uses the same district twice running. Not even a llama pays for that.
    .title = Never twice running
rule-move-share = A district is never full: any number of Princes and Incas may stand in it.
    .title = Sharing a district
rule-move-trigger = Entering a district sets off its action, useful or not. What it offers may always be declined, be it work, trade, sacrifice, recruiting or the Sun Clock; a bonus or a stone is always taken.
    .title = Entering acts

## Production

rule-production-bonus = A player who enters a production district takes all the bonus units there, two at most. They need no Inca of their own for that.
    .title = Bonus
rule-production-once = If a bonus was taken, all Incas of all players in the district may produce. Without a bonus the district is used up today, and entering does nothing.
    .title = All produce, or none
rule-production-corn = Each farmer on the Corn Terraces grows 3 corn, free of charge.
    .title = Farmers
rule-production-cost = All other Incas, be they shepherds, coca planters, potters or weavers, ask 1 corn for the bank and make 1 of their good. Each player chooses how many of them work.
    .title = Paid production
    .said = Every Inca but a farmer asks 1 corn for the bank and makes 1 of their good.
rule-production-order = Everybody's Incas produce in seat order, and the player who entered comes first. Of the printed rules only the English summary says so, but it fits the order of sacrifices, which all of them give.
    .title = Order of production

## Temples

rule-temple-stones = A player who enters a temple takes all the temple stones there, two at most. Each stone moves the player's Scout up 3 steps.
    .title = Stones
rule-temple-once = Only if a stone was taken may anybody sacrifice. A temple without a stone has had its day, and entering does nothing.
    .title = Sacrifice once a day
rule-temple-order = Players sacrifice in seat order, beginning with the one who entered, and each Scout climbs at once.
    .title = Order of sacrifices
rule-temple-llama = At the Condor Temple, the Puma Temple and the Temple of the Sun every player may give 1 llama for each of their priests or virgins of that temple. Each llama moves the Scout up by the step value now in force.
    .title = Sacrifice
rule-order-value = Whenever a tile is taken from a row, the number beneath it comes to light, and the lowest number to be seen is the step value. So the first priest brings the longest steps, and each further one shortens them for everybody. As long as the row is whole no number shows and nobody can sacrifice.
    .title = Step value
rule-temple-main = At the Main Temple everybody may offer goods, priest or not: at most one unit of each good, and 3 corn is a unit. Each unit moves the Scout up 2 steps.
    .title = Main Temple

## Recruiting

rule-recruit-hut = At the Watchman's Hut { $hut }. The goods go to the bank, and the Inca starts work in its district.
    .title = Watchman's Hut
rule-recruit-palace = At the Royal Palace { $palace }. The goods go to the bank, and the Inca starts work in its district.
    .title = Royal Palace
rule-recruit-limit = In one turn at most one Inca can be recruited for each district on offer, and only from the player's own supply. There is no limit to how many work in a district.
    .title = Recruiting limit

## Priests and virgins

rule-order-one = The House of Priests offers condor and puma priests, the House of Virgins the Virgins of the Sun. A visit brings at most one of them, always from the left end of the row.
    .title = One a visit
    .said = A visit to the House of Priests or of Virgins brings at most one tile.
rule-order-cost = Each tile names its price, which goes to the bank: { $order_prices }.
    .title = Price of priests
    .said = Each priest and each virgin has a price in goods, which goes to the bank.

## Market

rule-market-adjust = Before trading, the player may once add a good to a column or take one off, free of charge. That moves the price up or down by a space just before the deal.
    .title = Adjusting
rule-market-sell = What is sold goes on the topmost free space of its column and brings the corn printed there. If the column is full, the bank takes it for { $bank_buys_at } corn.
    .title = Selling
rule-market-buy = What is bought is the lowest good of its column, at the price printed on its space. If the column is empty, the bank sells one for { $bank_sells_at } corn.
    .title = Buying
rule-market-any = Buy and sell as often as you like, in any order; every deal is paid on the spot.
    .title = Trading
rule-market-no_wash = A ruling: in one visit nobody buys back what was sold, or sells what was bought. It would change nothing, since the prices mirror each other, and a visit could go on for ever.
    .title = No round trips
    .said = In one visit you do not buy back what you have sold, or the other way round.
rule-market-no_corn = Corn is the money, so it has no column and is never traded. Players deal only with the market, never with each other.
    .title = Corn is money

## Sun Clock

rule-clock-send = A player who enters the Sun Clock may send one of their Incas there from a production district. It serves until the night.
    .title = Sun Clock
rule-clock-reward = At night each Inca on the Sun Clock goes back to its owner's supply. For each the owner chooses 3 different units from the bank, and the Scout climbs 3 steps.
    .title = Sun Clock's reward
    .said = At night each Inca on the Sun Clock goes back to the supply and brings 3 different units and 3 steps.

## The Inca Trail

rule-trail-granary = A Scout that reaches or passes step { $granary_step } has come to the Granary, worth { $granary_goods }. This is paid only when the turn ends, or at night after all other payments, so it cannot be spent before.
    .title = Granary
    .said = A Scout that reaches or passes step { $granary_step } earns { $granary_goods }, paid when the turn is over.
rule-trail-stable = A Scout that reaches or passes step { $stable_step } has come to the Stable, worth { $stable_goods }. This is paid only when the turn ends, or at night after all other payments, so it cannot be spent before.
    .title = Stable
    .said = A Scout that reaches or passes step { $stable_step } earns { $stable_goods }, paid when the turn is over.
rule-trail-summit = At step { $summit } the Scout is on the Summit, starts again from 0 and walks the steps it has left. The player at once draws 3 Sacrifice cards and puts any 2 back under the deck, newly drawn or held before.
    .title = Summit
    .said = At the Summit you draw 3 cards and put any 2 back, and the Scout goes on from the bottom.
rule-trail-laps = A long climb can cross the Summit twice: then draw and put back twice, one after the other. Each passing of the Granary and the Stable counts as well.
    .title = Passing again
rule-trail-short_deck = With two cards left in the deck, draw both and put one back; with one left, just take it. Once the deck is empty, every Summit brings 3 victory points instead.
    .title = Short deck
rule-end-deck = If the deck is used up once a draw is over, cards put back and all, the city is saved: the game ends in a Rescue after that turn, or after the night's payments. Each further draw brings 3 victory points instead of cards.
    .title = Deck is empty
rule-trail-at_once = A ruling: every climb is finished before anything else happens, with the Summit's draw and return. So the stones come before your own sacrifice, and yours before the next player's.
    .title = One climb at a time
rule-trail-return_order = A ruling: two cards put back are not sorted by the player. Under the deck, the one that stands first in the list of all cards lies above the other.
    .title = Cards put back

## Day and night

rule-day-end = With the third Moon tile the day comes to its end. The player who takes it gets the Sun tile too and will start the next day; all others have one turn left, in which they may take Moon tiles as well.
    .title = End of the day
    .said = After the third Moon tile each of the others has exactly one turn left today.
rule-day-track_corn = The last player to move on a day takes the corn beside the coming night. A ruling: on the last day there is none, because no night follows.
    .title = Last to move
rule-night-order = At night first everybody's Moon tiles are settled, then everybody's Incas on the Sun Clock. A ruling: each time in seat order from the player who started the day; then come Granary and Stable, and the restocking last.
    .title = Order of the night
rule-night-moon = Each player's Moon tiles go back to the board and pay: the 3-corn tile its corn, the steps tiles their steps, and the goods tiles 1 of their good for 1 corn each. The 3-corn tile pays first, so its corn may pay for the others. A ruling: nobody has to pay, and a tile not paid for gives nothing.
    .title = Moon tiles
    .said = At night Moon tiles pay: corn and steps free, any other good for 1 corn.
rule-night-clock = In the second part of the night the Sun Clock pays for every Inca that served there: three different units and 3 steps.
    .title = Sun Clock at night
rule-night-restock = Each production district gets one more bonus unit and each temple one more stone, but never more than two. A district left alone for a day is worth a visit.
    .title = Restocking
rule-night-time = The marker climbs to the next day. The Sun tile is laid back, and the player who held it has the first turn.
    .title = New day
    .said = The player who held the Sun tile has the first turn of the new day.

## The last day

rule-last-moon = On the last day no night will pay, so a Moon tile pays at once, its price of 1 corn included where it has one. The tile stays with the player.
    .title = Moon tile, last day
rule-last-clock = On the last day the Sun Clock does not wait for the night: a player who sends an Inca is paid at once. The Inca stays to the end and so scores nothing.
    .title = Sun Clock, last day
rule-last-no_night = After the last turns of the last day there is no night: the Spanish are at the gates.
    .title = No night

## How the game ends

rule-end-orders = When the last of the { $tiles } priests and virgins is taken, the gods save the city: the game ends in a Rescue after that turn.
    .title = Rescue
rule-end-conquest = If the last day ends without a Rescue, the Spanish take the city. That is the Conquest, and gold decides how much the points are worth.
    .title = Conquest
rule-end-first = A ruling: a Rescue ends the game even if others still had a last turn, and on the last day it comes before the Conquest. Moon tiles and Incas on the Sun Clock that have not been paid yet are not paid any more; at night nothing is restocked.
    .title = Rescue comes first
rule-end-both = A ruling: what the trail and the time track owe at the end of a turn is still paid before the game ends, and counts in a tie.
    .title = Last payments

## Scoring

rule-score-icons = Every icon on your Sacrifice cards brings 1 victory point for each of your Incas in that district, or for each of your priests or virgins of that kind. An Inca in the supply or on the Sun Clock brings nothing.
    .title = Cards score
rule-score-trail = A Scout from step { $granary_step } to { $below_stable } brings 1 victory point, from step { $stable_step } to { $below_summit } it brings 2. A ruling: both endings count it, as most of the printed rules say; one denies it for the Conquest.
    .title = Trail scores
rule-score-exhausted = The 3 victory points for each Summit reached when the deck was empty are added.
    .title = Empty deck scores
rule-score-rescue = After a Rescue the player with the most victory points wins.
    .title = Rescue: most points
rule-score-gold = After the Conquest the players count the gold on their cards, and 1 more with the Scout from step { $granary_step } to { $below_stable }, or 2 more from step { $stable_step } on. The most gold triples the victory points, the second-most doubles them.
    .title = Gold
    .said = After the Conquest the most gold triples the points, and the second-most doubles them.
rule-score-gold_ties = Players level on gold all multiply alike. A ruling: second-most means the second-highest amount, also when several are level for the most.
    .title = Level on gold
rule-score-ties = If totals are level, the player with more units left wins; every 3 corn is a unit. A ruling: if that is level too, the victory is shared.
    .title = Ties

## What is known

rule-info-open = Goods, Incas, priests, Moon tiles and Scouts lie open for all to see, and everybody may know how many cards a player holds.
    .title = Open
rule-info-secret = The faces of your Sacrifice cards are yours alone, and nobody may look into the deck.
    .title = Secret
rule-info-bank = A ruling: the bank never runs out of anything, since no printed rule says what would happen then.
    .title = The bank

## Pieces of the rules above

rule-offer = { $a_inca } costs { $cost }
rule-first-day = { $players } players on day { $day }
rule-incas-each = { $incas } with { $players } players

## What the rules are about, by the first part of their ids

family-setup = Setting up
family-turn = Turns
family-move = Movement
family-production = Production
family-temple = Temples
family-order = Priests and virgins
family-recruit = Recruiting
family-market = Market
family-clock = Sun Clock
family-trail = The Inca Trail
family-end = How the game ends
family-day = Day
family-night = Night
family-last = The last day
family-score = Scoring
family-info = What is known
