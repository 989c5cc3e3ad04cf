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

asks-setup-day =
    which day do we start on, how long is the game, how many days are there, when does the time marker begin,
    number of players and the length of the game, when do we start with two players, on what day do four players begin, how long is a game,
    how many rounds are there, why do we not begin on day one, where do I put the time marker at the start,
    is the game shorter with more people, how many days will we play
asks-setup-track =
    who puts corn on the time track, how much corn lies beside the days, why is there corn on the calendar,
    is there corn next to the last day, what is the corn on the calendar for, where do the corn tokens on the time track come from,
    how much corn goes on the moons, is there corn on the first day's moon, do we put corn on every night,
    why is the corn lying on the track at the start
asks-setup-bonus =
    what lies in the districts at the beginning, how many bonus units and temple stones to begin with, setting up the board,
    how do I set up the board, what do I put on the districts before we begin, what goes on the temples at the start,
    how many stones does each temple begin with, how much corn lies on the terraces at the start,
    what is on the board when the game begins, which goods are placed in the districts at setup
asks-setup-market =
    what is in the market at the beginning, prices at the start, how is the market filled, which spaces of the columns are filled,
    how do I set up the market, how many goods are in each column at the start, what are the prices in the market at the beginning,
    is the market full at the beginning, what is for sale when we start, what are the numbers on the market, what prices are there
asks-setup-goods =
    what do I start with, what do I own at the beginning, starting goods, starting money, starting resources,
    how much corn do I begin with, do I begin with a llama, what does everybody get at the beginning, how many llamas do I start with,
    what do I have at the start, which goods do players receive, do I start with any coca or cloth, how much money do we begin with,
    what is in my starting stock
asks-setup-incas =
    how many Incas do I have, how many discs does each player get, number of workers, size of my supply, can I run out of Incas,
    how many Incas are there per player, how many workers does each of us get with three players, how many discs with two players,
    how many people do I have altogether, is the number of Incas different with more players, what happens when all my Incas are used,
    how big is my supply
asks-setup-cards =
    do I begin with a card, how many sacrifice cards are there, who deals the cards, starting card, how big is the deck,
    do I get a card at the start, how many cards does everyone begin with, how many cards are in the deck,
    how many sacrifice cards are in the game, is my first card secret, who gets a card at the start,
    do we pick our first card or is it random
asks-setup-scouts =
    where does my Scout start, why are the others ahead of me on the trail, why am I not on zero, advantage for the later players,
    where do the scouts start, which step does my scout begin on, why does the last player start further ahead,
    on which step does the third player begin, does everybody start at the bottom of the trail, where do I put my climber at the start,
    starting position on the Inca Trail
asks-setup-first_inca =
    where may I put my first Inca, choosing a starting worker, can we both begin in the same district, placing an Inca at the start,
    where do I place my first Inca, can I put my first worker anywhere, may my first Inca go to the farmers,
    may I start my Inca where another player already has one, does placing the first Inca cost something,
    can the first Inca go into a temple, where should I begin with my worker
asks-setup-first_game =
    easier game for beginners, what is the first game variant, difference between the standard game and the learning game, simple setup,
    tutorial game, first time playing, is there a simpler variant, we are beginners what should we change, how does the learning game work,
    a shorter game for the first time, what is different in the first game, introductory game, rules for children or new players
asks-setup-first_prince =
    where does my Prince start, what do I do on my first turn, where do I place my Prince, can I begin anywhere,
    do I use the district where I begin, is the first placement free, where do I put my Prince at the beginning,
    what happens on my very first turn, does my first turn cost anything, may I place my Prince where another Prince stands,
    can I start in a temple, do I get the action of the district where I first place my Prince, can I take a moon tile on my first turn

## Turns and movement

asks-turn-order =
    who goes first, whose turn is next, in which order do we play, clockwise, who begins the day, who is the start player, who plays first,
    who has the first turn, is it clockwise, which way round do we play, who goes after me, who is next, who begins the next day,
    does the start player change, what is the order of play
asks-turn-player =
    why can I not play now, is it my turn, may I decide for another player, can I act when others play, why was I not asked, who decides,
    when is it my turn, may I do something during somebody else's turn, why can I not do anything right now, why am I asked nothing,
    may I decide something out of turn, whose decision is it, who has to choose now
asks-turn-over =
    can we go on after the end, the game has ended, is it over, play on after the finish, can I still move when the game is finished,
    is there anything left to do after the end, may we continue after the game is over, why can nothing be decided any more
asks-move-adjacent =
    how do I move, where may I go, how far can the Prince walk, what does moving cost, next door, neighbouring district, adjacent,
    is moving free, what can I do on my turn, where can my Prince go, how do I move my Prince, can I move diagonally,
    does it cost anything to walk to the next district, which districts can I reach, can I go to a neighbouring district for free,
    how many districts can I move in a turn, can I move two districts, what are the neighbours of this place, is walking free
asks-move-llama =
    may I pay a llama next door, jump, ride, teleport, go far away, long distance, cross the board, not adjacent,
    what does it cost to move further, pay to move anywhere, use a llama to travel, move two districts,
    how do I get to a district that is not next to me, can I travel anywhere on the board, what does it cost to go far away,
    can I ride a llama, may I pay a llama to go next door, is one llama enough no matter how far, can I skip over districts,
    do I get the llama back, how do I reach the other end of the city, can I use the llama I get there to pay for the trip,
    what can I spend a llama on to travel, can I fly across the map
asks-move-stay =
    can I pass, may I skip my turn, can I just not move, do I have to move, do nothing, remain where I am, stand still, taking a moon tile,
    how do I get moon tiles, which moon tile may I choose, can I stay where I am, may I pass, can I do nothing this turn,
    do I have to move every turn, what happens if I do not move, can I skip a turn, how do I take a moon tile, when may I take a moon,
    which moon tile can I take, can I stay two turns in a row, does the district act again when I stay, what do I get for staying,
    where do I get the moon tiles, how do I pick up a moon, can I stay in the same district
asks-move-no_repeat =
    may I visit the same district again, same place twice in a row, use the action again, repeat an action, go in again,
    come back to where I am, stay and act once more, may I use the same district two turns in a row,
    can I go back into the district I am in, can I stay and use the district again, may I leave and return next turn,
    can I repeat my last action, can I pay a llama to use the same place again, why can I not go there again
asks-move-share =
    can two princes stand in the same place, is the district occupied, may I enter where another player is, blocked, full, how many fit in,
    crowded, limit of Incas in a district, does somebody block me, can I go where somebody else already is,
    may two Princes be in one district, is a district ever full, can another player block a district, how many Incas fit in a district,
    can I enter an occupied place, do I push the other Prince out, is there a limit of workers in one field,
    can I share a space with another player
asks-move-trigger =
    what happens when I enter a district, do I have to do the action, is the action optional, may I decline, refuse an action,
    must I use it, forced, do I have to produce, do I have to sacrifice, do I have to buy, enter without doing anything,
    do I have to carry out the action, must I use what the district offers, can I say no to what a district does, am I forced to produce,
    am I forced to sell, do I have to recruit when I enter, may I enter a district and do nothing there, is it compulsory,
    do I have to take the bonus, may I leave the bonus lying, can I choose not to sacrifice, can I skip the action, what can I turn down

## Production

asks-production-bonus =
    who gets the bonus, do I get the bonus without an Inca there, free goods for entering, taking what lies in the district,
    how many bonus units do I take, need workers for the bonus, who gets the goods lying in a district,
    do I get the bonus goods without a worker, does the player who enters get the bonus, how many bonus goods can I take,
    do I share the bonus with the others, what if I have nobody working there, can I collect the goods in the field without any Incas,
    do I take one or all bonus goods, do I get the bonus when none of my people work there, may I grab the bonus goods
asks-production-once =
    can we produce twice a day, why did nobody produce, has this district been used today, harvest again the same day, empty district,
    production without bonus, do other players produce too when I enter, why did nothing happen, why did nobody produce when I came,
    can a district produce twice on the same day, how often does a district produce, do the other players produce too,
    do my Incas work when another player enters, what if there is no bonus left in the district, what does used up mean,
    the field is empty what happens, can I harvest here again today, do my workers also make something on an opponent's visit,
    what happens in a district somebody visited before me today, when do Incas produce, can others use my visit to make their goods,
    do the others profit from my visit, who benefits when I enter a district, may I go where somebody has already produced today
asks-production-corn =
    how much corn does a farmer make, what do the Corn Terraces give, is growing corn free, does farming cost anything, harvest,
    how do I get corn, food, how do I get more money, how much do farmers produce, do I have to pay my farmers, does a farmer cost corn,
    how many corn does each farmer give, what do Incas on the Corn Terraces make, is producing corn free, what is a farmer worth
asks-production-cost =
    what does it cost to produce, pay corn to make goods, how do I get llamas, how do I make coca pottery cloth,
    do I have to pay each worker, must all of my workers work, may only some produce, cannot afford production, how do I make goods,
    how do I make pottery, how do I get coca, how do I get cloth, how much does producing cost, what do I pay a shepherd to work,
    can I let only one of my two potters work, must all my workers produce, why did my Incas stand idle,
    I have no corn can I still produce, do I pay when it is not my turn, what does an Inca need to produce a good,
    how do I get more llamas, where do more llamas come from, how can I have more goods
asks-production-order =
    who produces first, in which order do the players produce, does it matter who entered, others produce on my turn,
    in what order do we produce, do I produce before the others, does the visitor produce first,
    does the order matter when everybody produces

## Temples

asks-temple-stones =
    what do temple stones do, who gets the stones, how far do I climb for a stone, what do I gain from entering a temple,
    visit a temple without a priest, what are temple stones for, what do I get when I enter a temple, how many steps is a stone worth,
    how many steps does my scout go for a temple stone, who takes the stone, do I need a priest to take the stone,
    what if there are two stones in a temple, what do I get from a temple without any priests
asks-temple-once =
    may we sacrifice twice a day, why can nobody sacrifice, temple without stones, temple already used today, is the temple closed,
    what happens when the stone is already gone, can I sacrifice in a temple without a stone, how often can we sacrifice in a temple,
    what if somebody was in the temple before me today, can we sacrifice twice on one day in the same temple, why can I not sacrifice here,
    is an empty temple of any use
asks-temple-order =
    who sacrifices first, in which order do we sacrifice, do the others sacrifice when I enter the temple,
    may I sacrifice on another player's turn, can I sacrifice when another player enters a temple, do the others sacrifice on my turn,
    in what order are sacrifices made, do my scouts move before theirs, may everybody sacrifice when I go to a temple
asks-temple-llama =
    how do I sacrifice, what do priests do, what are virgins for, how many llamas may I give, give llamas to the gods,
    what may I offer at the Condor Temple, Puma Temple and Temple of the Sun, one llama for each priest, can I sacrifice without a priest,
    what do I do with priests, what are virgins good for, how many llamas can I sacrifice, can I give two llamas for one priest,
    what can I sacrifice in the Condor Temple, what do I need to sacrifice at the Temple of the Sun,
    can I sacrifice coca in the puma temple, do I need a priest to sacrifice a llama, do I lose my priest when I sacrifice,
    what happens in the Temple of the Sun, why should I get a priest
asks-order-value =
    how far does my Scout move for a llama, how many steps for a sacrifice, what is the number beneath the tiles,
    how much is a sacrifice worth, why do the steps get fewer, value of a priest, why can nobody sacrifice yet,
    how many steps do I get for a sacrificed llama, what is the step value, how is the step value found,
    what does the number under the priests mean, why does a sacrifice give fewer steps now, does buying priests lower the value,
    how much is a llama worth in the condor temple, what if no virgin has been taken yet, which number counts for the steps,
    how far does my guy move up when I offer a llama, how far do I climb for one llama, how many steps up for a llama,
    how far does my Scout go when I sacrifice a llama, why do my priests give fewer steps than before, why is a priest worth less now,
    why do condors count less and less, does a priest lose its worth when others buy one
asks-temple-main =
    what can I sacrifice at the Main Temple, sacrifice without priests, offer corn coca pottery cloth to the gods, sacrifice goods,
    how many of each good may I offer, how many steps for each unit, what happens in the Main Temple, what can I offer in the Main Temple,
    can I sacrifice without a priest, can I sacrifice corn, may I offer two of the same good, how many goods can I sacrifice at once,
    how many steps for pottery in the Main Temple, what does the great temple do, does three corn count as one unit,
    can I give all five goods to the gods, do the others offer too when I visit the Main Temple, I have no priests can I sacrifice anyway,
    I have no priest where can I sacrifice, sacrifice without any priest

## Recruiting

asks-recruit-hut =
    how do I get more Incas, where do I get new workers, what does a farmer or shepherd cost, hire a worker, Watchman's Hut,
    price of a new Inca, put another disc on the board, how do I get a new Inca, where do I get farmers, where do I get shepherds,
    what does a farmer cost, how much is a shepherd, what does the Watchman's Hut do, how can I hire more people,
    how do I place more Incas on the board, can I get a farmer for corn, where can I hire a farmer, where can I hire a shepherd
asks-recruit-palace =
    how do I get more Incas, which goods do I need for a weaver, what goods do coca planters take, where do I get new workers, what does a potter or weaver cost, hire a worker, Royal Palace,
    price of a new Inca, put another disc on the board, where do I get potters, where do I get coca planters, where do I hire weavers,
    what does a weaver cost, how much is a potter, price of a coca planter, what does the Royal Palace do, how do I get a new Inca,
    how do I place more Incas on the board, where can I hire a weaver, where can I hire a potter, where can I hire a coca planter
asks-recruit-limit =
    how many Incas may I recruit in a turn, hire two workers at once, two of the same kind, no Incas left in my supply, limit for hiring,
    can I recruit more than one, how many Incas can I recruit at once, can I get two farmers in one turn,
    can I hire more than one Inca per turn, may I get a potter and a weaver together, is there a limit to recruiting,
    what if I have no Incas left, can I recruit three at the palace, may I hire the same profession twice, can i buy two weavers in one go,
    may I buy two Incas of one kind, can I hire two potters, how many Incas may I put into one district each turn

## Priests and virgins

asks-order-one =
    how do I get a priest, how do I get a virgin, where do I buy priests, may I take two priests at once, which tile do I take,
    may I choose the tile, House of Priests, House of Virgins, limit of priests, how do I get virgins, where can I get a condor priest,
    how many priests can I buy per turn, can I take a condor and a puma together, can I take two virgins,
    what does the House of Priests do, what does the House of Virgins do, may I choose which tile I take, where do I find puma priests
asks-order-cost =
    what does a priest cost, what does a virgin cost, how much is a condor or a puma, price of a priest or virgin,
    what do I pay for a tile, expensive, how much does a priest cost, how much is a puma priest, what do I have to pay for a condor,
    which goods do I need for a priest, does every priest cost the same, where is the price of a priest, are virgins more expensive,
    who do I pay for the priest

## Market

asks-market-adjust =
    may I change the price, make it cheaper, raise the price, lower the price, add a good to the market, manipulate the market,
    remove a good, move the price before trading, can I change the market price, how do I raise the price before selling,
    can I make something cheaper, may I take a good out of the market, may I put a good into the market for free, what is adjusting,
    how often can I adjust the market, must I adjust before I trade, can I adjust after I have sold, does adjusting cost anything,
    who gets the good I remove
asks-market-sell =
    how do I sell, how much do I get for selling, what if the column is full, earn money, turn goods into corn, nobody wants my goods,
    selling price, market is full, how do I sell goods, how much do I get for a good, what is the selling price, what if a column is full,
    can I sell when there is no space, what do I earn for cloth, how do I turn goods into corn, does the price fall when I sell,
    what do I get for the second one I sell, where does a sold good go
asks-market-buy =
    how do I buy, what does a llama cost at the market, what if the market is sold out, empty column, how much do I pay, purchase goods,
    none left to buy, buying price, how do I buy goods, what does it cost to buy coca, what is the buying price,
    what if there is none left, can I buy from an empty column, does the price go up when I buy, how much is a llama at the market,
    the market is sold out what now, how much do I pay for the second one I buy, may I buy several of one good, how do I buy cloth,
    how can I buy pottery
asks-market-any =
    how many things may I buy, may I buy and sell in the same turn, sell first and then buy, how often may I trade, unlimited deals,
    several goods, how many goods can I trade in one visit, can I sell and buy in one turn, may I sell first and buy with the money,
    in which order may I trade, is there a limit to trading, can I trade as much as I like, what can I do at the Central Plaza,
    may I sell different goods in one turn, may I buy and sell on the same visit, can I both buy and sell in one visit
asks-market-no_wash =
    may I buy back what I sold, sell what I just bought, undo a deal, buy and sell the same good, back and forth,
    can I buy back what I sold, may I sell what I have just bought, can I buy and sell the same thing to change the price,
    can I trade one good back and forth, why can I not buy that good any more, I sold cloth can I buy cloth in the same visit,
    can i sell a llama and then buy it back right away, sell something and buy it back
asks-market-no_corn =
    may I trade with other players, swap goods with each other, give somebody something, lend, gifts, deals between players,
    can I buy corn, can I sell corn, is corn money, what is the currency, can we trade with each other, may I give goods to another player,
    can I lend somebody a llama, can I swap goods with my neighbour, is trading between players allowed, what is money in this game,
    what do I pay with, may I make a deal with another player, can I give corn away, can I buy corn at the market,
    is corn for sale at the market

## Sun Clock

asks-clock-send =
    what does the Sun Clock do, who may go to the Sun Clock, how many Incas may I send, send a worker to the clock,
    take an Inca off a district, how do I use the Sun Clock, which Incas can go to the Sun Clock, how many Incas can I send to the clock,
    what happens at the Sun Clock, how do I take an Inca off a district, can I move an Inca to another district,
    can I change an Inca's job, may I send two workers to the sundial, can an Inca from my supply go to the clock
asks-clock-reward =
    what do I get for the Sun Clock, when does my Inca come back from the clock, does my worker return, reward of the clock,
    is the clock worth it, three different goods, is the Inca lost, what do I get from the Sun Clock,
    when does an Inca come back from the Sun Clock, what does an Inca on the clock bring me, how many steps for the Sun Clock,
    which goods can I take from the clock, may I take two of the same from the sun clock, where does my Inca go after the Sun Clock,
    do I lose the Inca on the clock, is an Inca on the sundial gone for good, why would I send somebody to the clock,
    what do I gain from the sun clock, what do I earn at the clock

## The Inca Trail

asks-trail-granary =
    what does the Granary give, reach the Granary, pass the Granary, storehouse on the trail, what do I get on the way up,
    when do I get my goods from the Granary, what happens at step 7, when do I get the corn from the Granary,
    do I have to stop on the Granary, what if I run past the Granary, can I spend the corn from the Granary at once,
    what do I get for reaching seven, do I get corn from the storehouse each time I pass
asks-trail-stable =
    what does the Stable give, reach the Stable, pass the Stable, llamas on the trail, what do I get on the way up,
    when do I get my goods from the Stable, what happens at step 13, when do I get the llama from the Stable,
    do I have to stop on the Stable, what if I go past the Stable, can I sacrifice the llama from the Stable straight away,
    what do I get for reaching thirteen
asks-trail-summit =
    how do I get cards, when do I draw sacrifice cards, what happens at the top, reach the top of the mountain, how many cards may I keep,
    put cards back, end of the trail, draw new cards, choose a card, climb past twenty, what happens at the Summit,
    how do I get more cards, when do I draw cards, how many cards do I draw, how many cards do I put back, can I keep all three cards,
    may I return an old card, what happens when my scout reaches twenty, where does my scout go after the top,
    do I keep the steps left over at the top, how many cards can I hold, does the scout start again at the bottom, do I choose my cards,
    can I swap my first card, what do I do at step 20, how do I earn new cards, how can I get new cards
asks-trail-laps =
    reach the summit twice in one go, can I go round again, second lap, pass the granary again, get the stable again, start the trail over,
    more than one round, can I reach the Summit more than once, what if I pass the top twice in one move,
    do I get the Granary again on the next round, how often can I go up the trail, do I get corn and llama again on my second climb,
    what happens on the second time round the trail
asks-trail-short_deck =
    only two cards left, one card left in the deck, not enough cards to draw, fewer than three cards, points in place of cards,
    what if there are not enough cards, two cards left in the deck what do I draw, only one card left do I keep it,
    what if the deck has fewer than three cards, what if I cannot draw three cards, how many do I put back when the deck is short
asks-end-deck =
    what if the deck runs out, no cards left, last card drawn, are the cards used up, deck is empty,
    does the game end when the cards are gone, what happens when the deck is empty, what if there are no cards left,
    what if I reach the Summit and the deck is empty, does the game end when the last card is drawn, what if all sacrifice cards are gone,
    no more cards to draw, who gets three points instead of cards, when is the deck used up
asks-trail-at_once =
    do I climb before the next player sacrifices, when do I draw my cards, in the middle of a turn, what comes first,
    wait until the end of the turn, interrupt, when does my scout move, when do I draw my cards during a turn, are steps taken at once,
    do I draw cards before I sacrifice, do I get my cards before the next player sacrifices, is the stone counted before the sacrifice,
    do I choose my cards in the middle of a turn
asks-trail-return_order =
    in which order do I put cards back, which card goes under the deck first, order of returned cards, bottom of the deck,
    in which order do the cards go under the deck, which returned card lies on top, can I choose how the cards go back,
    do returned cards go to the top or the bottom, where do the cards I give back go

## Day and night

asks-day-end =
    when does the day end, what does the third moon tile do, who gets the Sun tile, do the others get another turn, last turn of the day,
    when is night, how do I end the day, how does a day finish, what happens when the third moon tile is taken,
    does everyone get one more turn, do I get another turn after the third moon, how long is a day, how do I become start player,
    what starts the night, when is it night, can we take moon tiles after the third, what is the Sun tile for,
    someone took the 3rd moon do i get another go, what happens after somebody takes the third moon,
    who plays on after the last moon of the day
asks-day-track_corn =
    who gets the corn on the track, corn beside the night, corn next to the calendar, last player of the day, moving last,
    who takes the money on the time track, who gets the corn from the time track, what does the last player get,
    is there a reward for moving last, do I get corn for being last, who takes the corn on the calendar,
    when is the corn of the track handed out, who keeps the corn of the night
asks-night-order =
    what happens at night, what comes first at night, order of the night, between two days, steps of the night,
    in what order is the night settled, what comes first at night moon or clock, who is paid first at night,
    what do we do between the days, what happens after the last turn of the day, how does the night work
asks-night-moon =
    what do moon tiles give, when do moon tiles pay, what does a moon tile cost, do I have to pay for a moon tile,
    may I keep my moon tiles, are moon tiles returned, benefit of the moon, what are the moons for, what do moon tiles do,
    when do I get the goods from my moon tiles, does a moon tile cost anything, what does the cloth moon tile give,
    can I keep moon tiles for another day, do I have to pay for every moon tile, what if I cannot pay for my moon tile,
    where do the moon tiles go after the night, can I use the corn from one moon tile to pay for another, what is a moon tile good for,
    how much does the pottery moon cost, are moon tiles worth points, can I carry moon discs over into the next day,
    can I save moon tiles for later, do moon tiles stay with me for the next day
asks-night-clock =
    what does the Sun Clock give at night, when is the clock paid, Incas on the clock at night, when does the Sun Clock pay,
    what happens to the Incas on the Sun Clock at night, do Incas on the clock come back in the night,
    is the clock paid after the moon tiles, what happens with the Sun Clock in the evening
asks-night-restock =
    when do bonus units come back, are the stones put back, refill the board, new bonus goods, how many bonus units can pile up,
    most stones in a temple, when do districts fill up again, when does the board fill up again, when do bonus goods come back,
    when are new stones put in the temples, how many bonus goods can lie in a district, what is put back at night,
    do used up districts recover, when can we produce here again, can more than two stones lie in a temple, what gets refilled
asks-night-time =
    who starts the next day, who begins tomorrow, morning, when does the marker move on, what happens to the Sun tile,
    start player changes, who starts tomorrow, who begins the next day, when does the time marker move,
    what happens to the Sun tile at night, how does the next day begin, does the start player change every day

## The last day

asks-last-moon =
    moon tile on the last day, what do moon tiles give on the final day, taking a moon at the end of the game,
    is a moon tile worth anything on the last day, what is a moon tile worth on day nine, do moon tiles pay on the last day,
    when is a moon tile paid on the last day, should I take a moon tile on the last day, moon tiles at the end of the game without a night,
    do I pay for a moon tile on the ninth day
asks-last-clock =
    Sun Clock on the last day, is the clock worth it at the end of the game, when is it paid on the final day,
    does the Inca come back on the last day, what does the Sun Clock do on day nine, does an Inca on the clock score on the last day,
    is the Sun Clock paid on the last day, do I get my Inca back on the last day, should I send somebody to the clock at the end
asks-last-no_night =
    is there a night after the last day, what happens after day nine, when the last day ends, last night, is there a night on day nine,
    what happens at the end of the last day, what comes after day nine, does the last day have a night

## How the game ends

asks-end-orders =
    how does the game end, how do we save the city, how do we stop the Spanish, all priests and virgins taken, last priest,
    when is Machu Picchu rescued, defeat the invaders, when is the game over, how do we win against the Spanish, how can the city be saved,
    what is a Rescue, when is the city rescued, what happens when the last priest is taken, what happens when all virgins are gone,
    when does the game end, how does the game end early, how many priests must be taken, what if the fifteenth priest is bought,
    how do we rescue Machu Picchu, does the game stop when all priests are taken, how do we beat the conquistadors,
    how can we stop the conquistadors, can the players defeat the Spanish
asks-end-conquest =
    when do the Spanish come, what happens if the Spanish win, do we lose, city is conquered, how does the game end, time is up,
    after the last day, when is the game over, what is the conquest, what happens when the Spanish arrive, what is the Conquest,
    when does the game end at the latest, what if nobody saves the city, do we all lose when the Spanish come, what if day nine ends,
    when is the city conquered, who are the invaders, is there a time limit
asks-end-first =
    does the game stop at once, do the others get another turn after the rescue, rescue on the last day, rescue and conquest together,
    are moon tiles still paid when the game ends, what if rescue and conquest happen on the same day,
    does the game end in the middle of the day, do the others still get their turn when the city is saved,
    what if the city is rescued on day nine, is the night played after a rescue, are my moon tiles paid when the game ends by rescue
asks-end-both =
    do I still get what I reached on the last turn, last payments at the end, granary at the end of the game,
    corn on the track when the game ends, do I get the corn from the Granary when the game ends, are the last payments made before the end,
    does what I reached in the last turn still count, do I get the track corn in the very last turn

## Scoring

asks-score-icons =
    how do I score, how do I get points, victory points, what do the icons mean, what do sacrifice cards do, what is a card worth,
    how many points for an Inca, points for priests, do Incas in the supply count, do Incas on the clock count, what are the cards for,
    how are points counted, what are Sacrifice cards worth, what do the pictures on the cards mean, how many points does a card give,
    what do two icons on a card do, does an Inca on the board give points, do priests give points, do virgins score,
    does an Inca in my supply count, how do I score my cards, what is an icon, where do points come from, do goods give points at the end
asks-score-trail =
    points for the trail, does my Scout score, points for the Granary and the Stable at the end, is climbing worth points,
    do I get points for my scout, is the position on the trail worth points, how many points for step 13, do steps count at the end,
    what is my climb worth at the end, how many points if my scout is between the Granary and the Stable, do I score for how far I climbed,
    does climbing high give points, is being further up worth points at the end
asks-score-exhausted =
    points for the summit without cards, three points when the deck is empty, summit tokens, how do points in place of cards count,
    what are the three point awards, do the three points for an empty deck count, points for reaching the top without cards,
    what do I get at the Summit instead of cards
asks-score-rescue =
    who wins, how do I win, winner after the rescue, most points, goal of the game, aim, object of the game, what is the objective,
    who wins the game, what is the aim of the game, what is the goal, who wins when the city is saved, does the most points win,
    what do I have to do to win, what is this game about, how is the winner found
asks-score-gold =
    what is gold for, what does gold do, who has the most gold, triple the points, double the points, multiply, winner after the conquest,
    gold figures on the cards, does gold win, what is gold good for, what does the gold on the cards do, when does gold count,
    how does gold multiply points, who gets triple points, who gets double points, does gold matter when the city is saved,
    how much gold is on the cards, what happens to my points in a conquest, does the trail give gold, how do I win if the Spanish come
asks-score-gold_ties =
    same amount of gold, tie for gold, equally much gold, who is second in gold, both have the most gold,
    what if two players have the same gold, who triples when gold is equal, who is second when two share the most gold,
    tied for the most gold, do both of us double
asks-score-ties =
    what if it is a tie, same number of points, two players with the same score, tiebreaker, who wins a draw, shared victory,
    level at the end, leftover goods, what if two players have the same points, who wins a tie, what breaks a tie,
    do leftover goods count at the end, can two players win together, is there a shared victory, what are my goods worth at the end

## What is known

asks-info-open =
    is the number of goods secret, are goods hidden, can I hide my goods,
    may I see what others have, is anything hidden, may I count the goods of the others, how many cards do the others have,
    public information, do I have to tell what I own, hide my goods, can I see what the others have, are goods hidden,
    may I ask how much corn somebody has, do I have to show my goods, may I count other players' Incas, how many cards does she have,
    what is public, can I keep my stock secret
asks-info-secret =
    may I look at the cards of others, show my cards, reveal cards, are the cards secret, may I look at the deck, peek, hidden information,
    tell others my cards, see the next card, may I see the other players' cards, can I look at the deck, do I have to show my cards,
    are cards secret, may I tell others what cards I have, can I look through the cards before I draw, when are the cards shown,
    can I look at my own cards
asks-info-bank =
    can the bank run out, no llamas left in the bank, limited supply of goods, are there enough pieces, does the bank run dry,
    not enough tokens, shortage, what if the bank runs out of corn, are goods limited, what happens when there are no more llamas,
    can the bank be empty, is there enough of everything, what if there are no tokens left

## What the guide answers: advice, not rules

asks-guide-what-wins =
    what wins, which is better, which ending is more likely, is the rescue or the conquest more likely, how often does the conquest come,
    how do most games end, is it always good to sacrifice, is it worth sacrificing, is it worth it, should I sacrifice llamas, what is the best strategy,
    how do I win, which strategy wins, what do good players do, is it good to climb the trail, is the trail worth it, are priests worth it, should I take virgins,
    which priest is best, how many priests does a winner have, is gold important, how much gold is enough, how many points do winners have,
    how many cards should I have, should I collect cards, where is the best place for the first inca, which first visit is best,
    when should I take a moon tile, should I end the day early, is it better to rest or to move, what pays most, what matters most, is the first player better off,
    does the start player have an advantage, which good is the most valuable, what is a good score, tips, advice, best plan, what should I aim for, is it a good idea
    .title = { plans-wins }
asks-guide-first-game =
    what should I do in my first game, what should I do first, how should a beginner open, a good opening, tips for beginners, advice for newcomers, how should I begin,
    what do I watch out for, what should I do on the first day, what is a safe first move, where should I put my first inca, where should my prince go first
    .title = { plans-first }
asks-guide-edition =
    is this the real game, are these the printed figures, which figures are reconstructed, which figures are guessed, are the rules complete, which edition is this,
    my copy has other numbers, my board looks different, how do I correct a figure, where do these rules come from
    .title = { plans-edition }
