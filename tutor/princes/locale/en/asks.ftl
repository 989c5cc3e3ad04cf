# What newcomers ask about each rule, in everyday words: questions and scraps of them, a comma
# between two. They are never shown; the search reads them.

## Words that mean the same here: the game's own first, then what people say for it

asks-same-words =
    inca worker workman labourer laborer disc people; prince figure pawn meeple leader; market shop store bazaar merchant plaza;
    district place area location building quarter region; scout climber hiker runner; llama lama alpaca; corn maize money cash coin;
    pottery pot ceramic jug; cloth fabric textile weaving; granary storehouse barn; summit peak mountaintop top; steps spaces;
    trail path; conquest spanish spaniard conquistador invader conquer; deck pile stack; recruit hire employ; level tie tied equal even;
    virgin maiden priestess nun; stay remain wait rest skip; swap exchange barter; points vp; farmer peasant; clock sundial; night evening;
    reveal show; last final; temple shrine; city town; bank supplier

## Setting up

asks-setup-day = which day do we start on, how long is the game, how many days are there, when does the time marker begin, number of players and the length of the game
asks-setup-track = who puts corn on the time track, how much corn lies beside the days, why is there corn on the calendar, is there corn next to the last day
asks-setup-bonus = what lies in the districts at the beginning, how many bonus units and temple stones to begin with, setting up the board
asks-setup-market = what is in the market at the beginning, prices at the start, how is the market filled, which spaces of the columns are filled
asks-setup-goods = what do I start with, what do I own at the beginning, starting goods, starting money, starting resources, how much corn do I begin with, do I begin with a llama
asks-setup-incas = how many Incas do I have, how many discs does each player get, number of workers, size of my supply, can I run out of Incas
asks-setup-cards = do I begin with a card, how many sacrifice cards are there, who deals the cards, starting card, how big is the deck
asks-setup-scouts = where does my Scout start, why are the others ahead of me on the trail, why am I not on zero, advantage for the later players
asks-setup-first_inca = where may I put my first Inca, choosing a starting worker, can we both begin in the same district, placing an Inca at the start
asks-setup-first_game = easier game for beginners, what is the first game variant, difference between the standard game and the learning game, simple setup, tutorial game, first time playing
asks-setup-first_prince = where does my Prince start, what do I do on my first turn, where do I place my Prince, can I begin anywhere, do I use the district where I begin, is the first placement free

## Turns and movement

asks-turn-order = who goes first, whose turn is next, in which order do we play, clockwise, who begins the day, who is the start player
asks-turn-player = why can I not play now, is it my turn, may I decide for another player, can I act when others play, why was I not asked, who decides
asks-turn-over = can we go on after the end, the game has ended, is it over, play on after the finish
asks-move-adjacent = how do I move, where may I go, how far can the Prince walk, what does moving cost, next door, neighbouring district, adjacent, is moving free, what can I do on my turn
asks-move-llama = may I pay a llama next door, jump, ride, teleport, go far away, long distance, cross the board, not adjacent, what does it cost to move further, pay to move anywhere, use a llama to travel, move two districts
asks-move-stay = can I pass, may I skip my turn, can I just not move, do I have to move, do nothing, remain where I am, stand still, taking a moon tile, how do I get moon tiles, which moon tile may I choose
asks-move-no_repeat = may I visit the same district again, same place twice in a row, use the action again, repeat an action, go in again, come back to where I am, stay and act once more
asks-move-share = can two princes stand in the same place, is the district occupied, may I enter where another player is, blocked, full, how many fit in, crowded, limit of Incas in a district, does somebody block me
asks-move-trigger = what happens when I enter a district, do I have to do the action, is the action optional, may I decline, refuse an action, must I use it, forced, do I have to produce, do I have to sacrifice, do I have to buy, enter without doing anything

## Production

asks-production-bonus = who gets the bonus, do I get the bonus without an Inca there, free goods for entering, taking what lies in the district, how many bonus units do I take, need workers for the bonus
asks-production-once = can we produce twice a day, why did nobody produce, has this district been used today, harvest again the same day, empty district, production without bonus, do other players produce too when I enter, why did nothing happen
asks-production-corn = how much corn does a farmer make, what do the Corn Terraces give, is growing corn free, does farming cost anything, harvest, how do I get corn, food
asks-production-cost = what does it cost to produce, pay corn to make goods, how do I get llamas, how do I make coca pottery cloth, do I have to pay each worker, must all of my workers work, may only some produce, cannot afford production
asks-production-order = who produces first, in which order do the players produce, does it matter who entered, others produce on my turn

## Temples

asks-temple-stones = what do temple stones do, who gets the stones, how far do I climb for a stone, what do I gain from entering a temple, visit a temple without a priest
asks-temple-once = may we sacrifice twice a day, why can nobody sacrifice, temple without stones, temple already used today, is the temple closed
asks-temple-order = who sacrifices first, in which order do we sacrifice, do the others sacrifice when I enter the temple, may I sacrifice on another player's turn
asks-temple-llama = how do I sacrifice, what do priests do, what are virgins for, how many llamas may I give, give llamas to the gods, what may I offer at the Condor Temple, Puma Temple and Temple of the Sun, one llama for each priest, can I sacrifice without a priest
asks-order-value = how far does my Scout move for a llama, how many steps for a sacrifice, what is the number beneath the tiles, how much is a sacrifice worth, why do the steps get fewer, value of a priest, why can nobody sacrifice yet
asks-temple-main = what can I sacrifice at the Main Temple, sacrifice without priests, offer corn coca pottery cloth to the gods, sacrifice goods, how many of each good may I offer, how many steps for each unit

## Recruiting

asks-recruit-hut = how do I get more Incas, where do I get new workers, what does a farmer or shepherd cost, hire a worker, Watchman's Hut, price of a new Inca, put another disc on the board
asks-recruit-palace = how do I get more Incas, where do I get new workers, what does a potter or weaver cost, hire a worker, Royal Palace, price of a new Inca, put another disc on the board
asks-recruit-limit = how many Incas may I recruit in a turn, hire two workers at once, two of the same kind, no Incas left in my supply, limit for hiring, can I recruit more than one

## Priests and virgins

asks-order-one = how do I get a priest, how do I get a virgin, where do I buy priests, may I take two priests at once, which tile do I take, may I choose the tile, House of Priests, House of Virgins, limit of priests
asks-order-cost = what does a priest cost, what does a virgin cost, how much is a condor or a puma, price of a priest or virgin, what do I pay for a tile, expensive

## Market

asks-market-adjust = may I change the price, make it cheaper, raise the price, lower the price, add a good to the market, manipulate the market, remove a good, move the price before trading
asks-market-sell = how do I sell, how much do I get for selling, what if the column is full, earn money, turn goods into corn, nobody wants my goods, selling price, market is full
asks-market-buy = how do I buy, what does a llama cost at the market, what if the market is sold out, empty column, how much do I pay, purchase goods, none left to buy, buying price
asks-market-any = how many things may I buy, may I buy and sell in the same turn, sell first and then buy, how often may I trade, unlimited deals, several goods
asks-market-no_wash = may I buy back what I sold, sell what I just bought, undo a deal, buy and sell the same good, back and forth
asks-market-no_corn = may I trade with other players, swap goods with each other, give somebody something, lend, gifts, deals between players, can I buy corn, can I sell corn, is corn money, what is the currency

## Sun Clock

asks-clock-send = what does the Sun Clock do, who may go to the Sun Clock, how many Incas may I send, send a worker to the clock, take an Inca off a district
asks-clock-reward = what do I get for the Sun Clock, when does my Inca come back from the clock, does my worker return, reward of the clock, is the clock worth it, three different goods, is the Inca lost

## The Inca Trail

asks-trail-granary = what does the Granary give, reach the Granary, pass the Granary, storehouse on the trail, what do I get on the way up, when do I get my goods from the Granary
asks-trail-stable = what does the Stable give, reach the Stable, pass the Stable, llamas on the trail, what do I get on the way up, when do I get my goods from the Stable
asks-trail-summit = how do I get cards, when do I draw sacrifice cards, what happens at the top, reach the top of the mountain, how many cards may I keep, put cards back, end of the trail, draw new cards, choose a card, climb past twenty
asks-trail-laps = reach the summit twice in one go, can I go round again, second lap, pass the granary again, get the stable again, start the trail over, more than one round
asks-trail-short_deck = only two cards left, one card left in the deck, not enough cards to draw, fewer than three cards, points in place of cards
asks-end-deck = what if the deck runs out, no cards left, last card drawn, are the cards used up, deck is empty, does the game end when the cards are gone
asks-trail-at_once = do I climb before the next player sacrifices, when do I draw my cards, in the middle of a turn, what comes first, wait until the end of the turn, interrupt
asks-trail-return_order = in which order do I put cards back, which card goes under the deck first, order of returned cards, bottom of the deck

## Day and night

asks-day-end = when does the day end, what does the third moon tile do, who gets the Sun tile, do the others get another turn, last turn of the day, when is night, how do I end the day
asks-day-track_corn = who gets the corn on the track, corn beside the night, corn next to the calendar, last player of the day, moving last, who takes the money on the time track
asks-night-order = what happens at night, what comes first at night, order of the night, between two days, steps of the night
asks-night-moon = what do moon tiles give, when do moon tiles pay, what does a moon tile cost, do I have to pay for a moon tile, may I keep my moon tiles, are moon tiles returned, benefit of the moon, what are the moons for
asks-night-clock = what does the Sun Clock give at night, when is the clock paid, Incas on the clock at night
asks-night-restock = when do bonus units come back, are the stones put back, refill the board, new bonus goods, how many bonus units can pile up, most stones in a temple, when do districts fill up again
asks-night-time = who starts the next day, who begins tomorrow, morning, when does the marker move on, what happens to the Sun tile, start player changes

## The last day

asks-last-moon = moon tile on the last day, what do moon tiles give on the final day, taking a moon at the end of the game, is a moon tile worth anything on the last day
asks-last-clock = Sun Clock on the last day, is the clock worth it at the end of the game, when is it paid on the final day, does the Inca come back on the last day
asks-last-no_night = is there a night after the last day, what happens after day nine, when the last day ends, last night

## How the game ends

asks-end-orders = how does the game end, how do we save the city, how do we stop the Spanish, all priests and virgins taken, last priest, when is Machu Picchu rescued, defeat the invaders, when is the game over
asks-end-conquest = when do the Spanish come, what happens if the Spanish win, do we lose, city is conquered, how does the game end, time is up, after the last day, when is the game over, what is the conquest
asks-end-first = does the game stop at once, do the others get another turn after the rescue, rescue on the last day, rescue and conquest together, are moon tiles still paid when the game ends
asks-end-both = do I still get what I reached on the last turn, last payments at the end, granary at the end of the game, corn on the track when the game ends

## Scoring

asks-score-icons = how do I score, how do I get points, victory points, what do the icons mean, what do sacrifice cards do, what is a card worth, how many points for an Inca, points for priests, do Incas in the supply count, do Incas on the clock count, what are the cards for
asks-score-trail = points for the trail, does my Scout score, points for the Granary and the Stable at the end, is climbing worth points
asks-score-exhausted = points for the summit without cards, three points when the deck is empty, summit tokens, how do points in place of cards count
asks-score-rescue = who wins, how do I win, winner after the rescue, most points, goal of the game, aim, object of the game, what is the objective
asks-score-gold = what is gold for, what does gold do, who has the most gold, triple the points, double the points, multiply, winner after the conquest, gold figures on the cards, does gold win
asks-score-gold_ties = same amount of gold, tie for gold, equally much gold, who is second in gold, both have the most gold
asks-score-ties = what if it is a tie, same number of points, two players with the same score, tiebreaker, who wins a draw, shared victory, level at the end, leftover goods

## What is known

asks-info-open = may I see what others have, is anything hidden, may I count the goods of the others, how many cards do the others have, public information, do I have to tell what I own, hide my goods
asks-info-secret = may I look at the cards of others, show my cards, reveal cards, are the cards secret, may I look at the deck, peek, hidden information, tell others my cards, see the next card
asks-info-bank = can the bank run out, no llamas left in the bank, limited supply of goods, are there enough pieces, does the bank run dry, not enough tokens, shortage
