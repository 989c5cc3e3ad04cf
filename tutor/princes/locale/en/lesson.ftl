# The lesson of the quick start, said by a teacher to one learner. Every figure comes in as a
# variable. A step's `.same` answers a learner who decides as the teacher does, `.shown` all others;
# `.other` answers instead where only a single other decision is left. `sought-…` asks for a thing on the
# board or a figure; its attributes reply to each thing.

lesson-quick_start = The whole game
    .door = In acts of a few minutes, from your first day to a game of your own.
    .hint = The whole game, step by step
    .here = This is the lesson “The whole game”.
    .onward = Go on with the whole game

## The acts

act-begin = Begin
    .about = Your first moves, and what they are good for.
act-watch = Watch
    .about = The first turns at your table: see what they are after, and guess what will happen.
act-complete = Complete
    .about = More and more is yours to decide: first a part of a turn, then a whole one.
act-trade = Trade
    .about = Buy and sell, wait for the night, and lend an Inca to the Sun Clock.
act-night = The night
    .about = How a day ends, and what the night pays.
act-choose = Choose
    .about = Whole turns are yours now. Afterwards the teacher shows you a move, one good one among others.
act-endings = How it ends
    .about = The last day, the points, and the city saved or lost.
act-plan = Make a plan
    .about = What wins games, a few mornings with a choice, and then a game of your own.
act-beyond = Corners to visit, if you like
    .about = You can play now. Here are corners of the game where your table never came, and fresh positions to see what stays with you.

## Questions on the board

find-option = { $value }
find-nudge = Go through them one by one: what is each of them there for? You can tap the board, too.
find-step = Step { $step } of the trail
find-row = The row of { $many_order }
find-days = The time track
find-moons = The Moon tiles
find-deck = The deck
find-market = The market
concept-find = Finding the way on the board
estimate-option = { $value }
estimate-more = It is more than { $value }. { $count }
estimate-less = It is less than { $value }. { $count }
estimate-nudge = Go through it in your head, in the order of the rules: what is there, what comes in, what has to be paid, what is left.
concept-estimate = Looking ahead

sought-find-used-up = Where will a visit bring nothing more today?
    .nudge = Where has a Prince been already, so that the bonus is gone?
    .right = Yes. Bert has taken its bonus: it is used up until the night brings another.
    .district-llama_meadow = Bert's and Gina's Incas are there, but no Prince has come yet. The bonus still lies there.
    .district-weavers_quarter = Neither Bert nor Ralph has been there: the bonus still lies where it was.
sought-find-summit = Which step does your Scout have to reach for new cards?
    .right = Yes, the Summit. And from there it goes round again.
    .step-7 = That is the Granary. It gives corn to a Scout passing by.
    .step-13 = That is the Stable. It gives a llama to a Scout passing by.
sought-find-first-point = Where would that point come from?
    .right = Yes, from Bert's shepherd: the card shows one. The next shepherd would bring as much again.
    .district-potters_quarter = Bert has a Prince there, but Princes bring no points; and the potter is Ralph's.
    .step-1 = A Scout counts only from the Granary up.
    .market = Goods bring no points. They buy what does.
sought-find-saving = A guess: one thing saves the city all by itself once it is used up. Which one?
    .right = Yes, the deck. The other way is to use up all three rows of priests and virgins.
    .order-condor = Nearly: all three rows together save it, one alone does not.
    .order-puma = { sought-find-saving.order-condor }
    .order-virgin = { sought-find-saving.order-condor }
    .market = Full or empty, the market saves nobody.
sought-best-visit = Which first visit won most often?
    .nudge = Which of these goes on paying, day after day?
    .right = Yes. Recruit at the Watchman's Hut on the first day, and people work for you all game long.
    .district-royal_palace = New people are a good idea, but the other place that offers them did better.
    .district-main_temple = The gods like it, but Princes who climbed first won less than their share.
    .district-house_of_virgins = A virgin costs too much on the first day: those who went there first won less than their share.
    .district-corn_terraces = Close! Only one visit did better than the Corn Terraces.
sought-a-market-day = Bert takes a cloth off the column, sells everything, then buys a llama and a pottery. How much corn is left?
    .nudge = One thing after the other: first the free cloth comes off, then look up at what each good sells for while the column fills.
    .count = The cloths bring { $first } and then { $next } corn, the coca { $coca }. The llama costs { $llama }, the pottery { $pottery }.
    .right = Yes, { $right }: { $first } + { $next } + { $coca } for what Bert sells, less { $llama } for the llama and { $pottery } for the pottery.
sought-stones-and-virgins = Everybody who may give a llama does. On which step does the foremost Scout stand then?
    .nudge = Whom do the stones lift? Then look who has a virgin, and how many llamas there are to give.
    .right = Yes, Gina's. A llama given is worth the same to everybody who has a virgin, and Gina's Scout started from higher up.
    .step-7 = The stones lift Bert's Scout as far as that, but llamas lift others further.
    .step-9 = Ralph's Scout comes as far as that, for a llama. Another one started from higher up.
    .step-17 = Each of Gina's virgins may give a llama, but Gina has no more than a single one to give.
sought-puma-sacrifice = Bert walks in and would like to keep every llama. To which step does the Scout climb all the same?
    .nudge = Which things in a district have to be taken, and which are only offered?
    .right = Yes: the stone has to be taken. The llamas are Bert's to keep.
    .step-1 = There it stands now. The stone lies there for whoever enters, and has to be taken.
    .step-10 = That would take a llama, and Bert does not have to give any.
    .step-16 = That would take all of Bert's llamas, and Bert does not have to give any.
sought-a-long-climb = Bert gives all the llamas. On which step does the Scout end?
    .nudge = How far is it to the Summit? There the trail begins again from the bottom.
    .right = Yes: over the Summit the Scout goes on from the bottom, and no step is lost.
    .step-12 = So far the stone takes Bert's Scout. The llamas come after.
    .step-13 = It passes the Stable and gets its llama, but it does not stop there.
    .step-20 = It comes to the Summit, where Bert draws cards. But steps are left, and it goes on from the bottom.
sought-a-tile-on-the-last-day = Bert takes the llama tile and wants the llama. How much corn is left when the turn is over?
    .nudge = When is this tile paid for, if no night comes?
    .count = Bert has { $corn } corn, and the llama costs { $price }: now, because no night will come.
    .right = Yes, { $right }: with no night to come, the tile is paid for at once.
sought-counting-points = How many points does Bert have, before any gold?
    .nudge = Begin with the card that shows a farmer and a puma: how many farmers has Bert, and how many puma priests?
    .count = The cards pay { $a }, { $b }, { $c } and { $d }, in the order in which they lie. Then the Scout on step { $scout } adds { $trail }.
    .right = Yes, { $right }: { $a } + { $b } + { $c } + { $d } from the cards, since every icon pays, and { $trail } from the Scout.
sought-the-last-virgin = How many points does Bert win with?
    .nudge = Count the card as it stands, and do not forget where the Scout stands.
    .count = The card counts { $condors } condor priests and { $pumas } puma priests. Then the Scout, beyond the Stable, adds { $high }.
    .right = Yes, { $right }: cards and Scout count as they stand after this turn.
sought-the-deck-runs-out = Bert takes the last card. Ralph offers a unit of corn and comes to the Summit. How many points does Ralph end with?
    .nudge = Whose turn ends the deck, and what does the Summit give then?
    .count = Ralph's Scout goes from step { $start } to the Summit, which is step { $to }, the bottom of the trail: there it adds no points, and Ralph has no cards. Instead of cards the Summit gives { $awards }.
    .right = Yes, { $right }: without cards to draw, the Summit gives points. The Scout, back at the bottom, adds none.
sought-a-small-table = If nobody saves the city, how many nights will this game have?
    .nudge = Read on the time track which day it is, and which day is the last.
    .count = It goes from day { $day } to day { $last }, and a night follows every day but the last.
    .right = Yes, { $right }: a night after every day but the last. The smaller the table, the more of them there are.

## Begin

step-welcome = Welcome to Machu Picchu, the city above the clouds! The most points win, and nearly all come from cards: a card pays for each of your people it shows. So recruit people, and climb the trail for more cards. You are Bert, and your card shows a shepherd. The first Inca is free: choose the district where you want it to work.
    .title = Your first Inca
    .wall = Welcome to Machu Picchu, the city above the clouds! The most points win, and nearly all come from cards: a card pays for each of your people it shows. So recruit people, and climb the trail for more cards. Here we are Bert, and Bert's card shows a shepherd. The first Inca is free.
    .same = A shepherd! That is worth a point in the end, for Bert's card shows one. And llamas come in handy: the gods are fond of them.
    .shown = A good place, too! The teacher would send Bert's Inca to the Llama Meadow: Bert's card pays a point for every shepherd.
step-bert-enters = Ralph and Gina have placed an Inca, too. Incas stay where they work; Princes go about the city. Bert's Prince is about to visit the Potters' Quarter and pick up the bonus, and then Incas there may make pottery, for one corn each. Guess before you go!
    .title = Who gets to work?
step-bert-places = Off you go! On the first turn a Prince may come to any district, free of charge. Pottery would come in handy: most new Incas cost some. Choose a district on the board to see what would happen, and again to do it; the buttons below do it at once.
    .title = A Prince comes to town
    .wall = Off we go! On the first turn a Prince may come to any district, free of charge. Pottery would come in handy: most new Incas cost some.
    .same = The bonus is Bert's. It also woke the only potter in the district, and that potter is Ralph's: your present to Ralph.
    .shown = The teacher sends Bert to the Potters' Quarter. That wakes the only potter there, Ralph's; but pottery pays for Bert's next Incas, and is worth a present.
step-goods-fly = Bert is at the potters' now, the teacher's move: see the goods fly! Bert has { $bert } pottery now; Ralph paid a corn for the potter's work and has { $ralph }, too. Look at the stocks: corn, llamas, coca, pottery, cloth; then the Scout's step, the Incas in the supply, and the cards. Where the bonus is gone, a visit brings nothing more today.
    .title = Goods fly
step-sell-something = Here Bert stands on the Central Plaza in need of corn. Work costs corn, and Bert has { $coca ->
        [one] { $coca } coca
       *[other] { $coca } coca
    } and no corn at all. The next coca brings { $price } corn. Sell one!
    .title = On the market
    .same = Corn in hand. Every coca you sell brings the price down, but even a full column still pays.
    .shown = The teacher sells a coca. Each piece sold fills a space, so the next one brings less.
    .other = You may stop whenever you like. { step-sell-something.shown }
step-climb-a-little = Here Bert has come further: the Scout is on step { $scout } of the Inca Trail, which leads up to the Summit. A stone in a temple lifts it { $stone ->
        [one] { $stone } step
       *[other] { $stone } steps
    }, and the Main Temple is next door to Bert's Prince. Go in!
    .title = Up the trail
    .same = Up goes Bert's Scout! And the visit is not over: the gods take presents, too.
    .shown = The teacher enters the Main Temple, and the stone lifts Bert's Scout.
step-climb-more = In the Main Temple you may also offer goods, a unit of each kind at most; after you, everybody else may. Corn is small change: { $unit } corn are a unit, but a single piece of anything else is one. A unit is worth { $unit_steps ->
        [one] { $unit_steps } step
       *[other] { $unit_steps } steps
    }. What do you give?
    .title = A present for the gods
    .same = Everything! The gods are pleased, and the climb takes the Scout past the Granary: some corn comes back, and standing so high will count for something in the end.
    .shown = The teacher gives all that Bert has: corn, a llama and a cloth. The Scout climbs past the Granary: some corn comes back, and standing so high will count for something in the end.
step-what-people-cost = Time to go shopping for people! All are paid in goods, each at their own place. Bert has { $coca } coca, { $pottery } pottery and { $cloth } cloth: whom could Bert pay for?
    .title = What people cost
step-cards-from-the-summit = On the mountain each of you has a Scout, at the foot of the Inca Trail. Temples lift it, as you will see. What does it climb for? For new cards, which wait at one place on the trail: there you draw { $drawn }, then put back any { $returned } of your cards. Keep cards that suit your people, and recruit people who suit your cards.
    .title = What is it all for?
step-points-from-cards = The cards lie face up here; in a game they are secret. Each icon on one pays a point for every one of your people of its kind; a good stands for those who make it: pottery for potters. A card brings gold as well, { $gold } on this one; it counts if the Spanish come.
    .title = What is a card worth?
step-your-first-point = The first moves are made. Bert has an Inca in the Llama Meadow, a Prince among the potters, a Scout low on the trail, and goods. If the game ended now, Bert would have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .title = Your first point
step-saved-or-conquered = And how does it end? After day { $last_day } the Spanish come for gold: whoever has the most multiplies their points by { $most }, the next by { $second }. Unless all of you together save the city first, say by climbing to the Summit so often that something runs out: then the most points simply win.
    .title = Saved or lost?

## Watch

step-bert-pays-ralph = Ralph now has a coca planter and a weaver. When Bert came to the potters, Ralph's potter worked, too, for one corn: that visit helped Ralph! So before you enter a district, look who else gains.
    .title = Was it worth a corn?
step-ralph-plans = Ralph wants more people. In the Royal Palace you recruit coca planters, potters and weavers, one of each per turn. Each costs what the other crafts make: a potter, say, a coca and a cloth. Ralph has { $coca } coca, { $pottery } pottery and { $cloth } cloth.
    .title = Ralph at the Royal Palace
step-gina-recruits = Now decide for Gina, in the Watchman's Hut. A farmer costs a llama and a pottery, a shepherd { $price } corn and a coca, and Gina may recruit one of each. Gina has { $corn } corn, and a card that rewards farmers and shepherds.
    .title = Gina at the Watchman's Hut
    .same = One of each, and nearly all is spent: just the people that Gina's card rewards.
    .shown = The teacher recruits a farmer and a shepherd, just the people that Gina's card rewards, and nearly all is spent.
step-bert-walks = From now on Princes walk. Next door is free, anywhere else costs a llama; to use a district again, a Prince first has to go to another. Bert walks to the Llama Meadow, where Gina has { $shepherds ->
        [one] { $shepherds } shepherd
       *[other] { $shepherds } shepherds
    }.
    .title = Bert walks to the Llama Meadow
step-gina-idle = Bert took the bonus, paid a corn for work and has { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }. Gina's shepherds lay in the grass: Gina had no corn to pay them with. What you spend this turn you may miss in the next, even on somebody else's turn.
    .title = No corn, no work
step-gina-grows-corn = Ralph has been out for coca. Now Gina goes to the Corn Terraces, where a unit of corn ({ $unit } corn) lies and Gina's farmer waits. Farmers are the only ones who work for free, and each grows a unit of corn.
    .title = Gina and the corn
    .after = Points so far: Bert { $bert }, Ralph { $ralph }, Gina { $gina }. In the next act whole turns are yours.

## Complete

step-bert-acquires = From now on you play whole turns, for everybody. The story then goes on with the teacher's move, which shows you the city and is not out to win: you may well do better! Bert can pay for a condor priest: { $coca } coca, { $pottery } pottery and { $cloth } cloth. Priests live in the House of Priests, and you get one per visit. Play Bert's turn.
    .title = A house call
    .same = The teacher's move, too: a llama for the way, and the priest. Not cheap! On Bert's next turn you will see what it brings.
    .shown = The teacher pays a llama for the way and takes the condor priest. Not cheap! On Bert's next turn you will see what it brings.
step-gina-stranded = Gina's Prince stands on the Corn Terraces, and Gina would like to recruit in the Royal Palace. Look at the map and at Gina's stocks.
    .title = Gina's wish
step-gina-stays = You may also stay where you are and take a Moon tile. At night it pays steps, or corn, or, for one corn, the good it shows. Gina has { $corn } corn and hardly any goods. What now?
    .title = What can Gina do?
    .same = So does the teacher. It is a promise: tonight, a pottery for one corn.
    .shown = The teacher stays and takes the pottery tile. Farmers, coca planters and weavers all cost pottery, and tonight it costs one corn.
step-bert-sacrifices = Bert has taken the priest, the teacher's move, and under the tile a number came to light, the step value: each llama that a condor priest sacrifices in the Condor Temple is worth { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }. Each priest may give one llama; the next priest taken uncovers a smaller number. The stone lifts first; where none lies, nobody sacrifices. Bert has { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, and the Scout is on step { $scout }.
    .title = What a priest can do
    .same = Up goes the Scout, past the Granary. Everybody may sacrifice here now, but nobody else has a condor priest. Puma priests do the same in the Puma Temple, virgins in the Temple of the Sun.
    .shown = The teacher travels to the Condor Temple for a llama and gives the other: stone and sacrifice take the Scout past the Granary. Everybody may sacrifice then, but nobody else has a condor priest. Puma priests do the same in the Puma Temple, virgins in the Temple of the Sun.
    .advised = Another good move: to look for new people at the Watchman's Hut.
step-the-granary = Bert has { $pumas ->
        [one] { $pumas } puma priest
       *[other] { $pumas } puma priests
    } and { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, and a stone will lift the Scout to the Stable. The Stable pays a llama, the Granary { $corn } corn, when the turn is over. From the Granary up, a Scout also counts { $low ->
        [one] { $low } point
       *[other] { $low } points
    } and { $low } gold at the end; from the Stable up, { $high } of each.
    .title = Granary and Stable
step-the-market = Ralph has come to the Central Plaza, where goods are sold for corn. A piece sold goes on the highest free space of its column and brings the number there: for coca, { $price } now. When the column is full, the bank pays { $full } corn. Before you trade you may adjust the market once, for free: add a piece to a column, or take its lowest off.
    .title = The market
step-a-visit-to-the-market = You may buy, too: you take the lowest piece of a column and pay its price. Where none is left the bank still sells, for { $sold_out } corn. You may not buy back what you sold on this visit, nor sell what you bought.
    .title = A visit to the market
step-gina-at-the-sun-clock = On the Sun Clock an Inca may serve until the night. Then Gina gets { $units } different units, the Scout climbs { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, and the Inca goes back to the supply: the only way to change its profession. Who goes?
    .title = Gina at the Sun Clock
    .same = A shepherd, as the teacher would. Another one is left for Gina's card, and the farmer keeps growing corn.
    .shown = The teacher sends a shepherd: another one is left for the card, and the farmer keeps growing corn.
step-bert-stays = Bert has no llama to travel with, and cannot afford anybody in the Royal Palace next door. There are { $tiles } Moon tiles on the board, and Bert has { $corn } corn. What now?
    .title = Bert without a llama
    .same = So does the teacher. With the pottery, that cloth will pay for a coca planter tomorrow.
    .shown = The teacher stays and takes the cloth tile: with Bert's pottery, a cloth pays for a coca planter tomorrow.
step-last-turns = Once { $ending } Moon tiles have been taken, the day draws to its end: all but the player who took the last of them have one more turn. Gina could take the one that is missing. Suppose Gina does.
    .title = Who still has a turn?
step-the-tile-that-ends-the-day = So with another tile Gina would end the day, and get the Sun tile as well: whoever holds it begins tomorrow. Any other move lets the day go on. Decide for Gina.
    .title = To end the day or not
    .same = So does the teacher: a llama for one corn tonight, and for Gina the first choice tomorrow.
    .shown = The teacher takes the llama tile: tomorrow a llama takes Gina's Prince anywhere, and Gina is the first to reach the new bonuses and stones. Any tile would have ended the day; a walk would have let it go on.
step-ralph-moves-last = Gina has taken the tile, the teacher's move, and Bert one with steps. Ralph has the last turn of the day: walk, travel or stay, as always. Whoever moves last has a small comfort: the corn that lies beside tonight on the time track goes to them.
    .title = Last turn of the day
    .same = So does the teacher. For Ralph it is the one tile whose goods are free.
    .shown = The teacher takes the corn tile for Ralph, the one tile whose goods are free.
step-bert-redeems = Night falls: first the Moon tiles pay, then the Sun Clock. Corn comes first and is free; other goods cost a corn each, and nobody has to pay. Steps come last, free too. Bert has { $corn } corn. Pay for the cloth?
    .title = Bert's night
    .same = So does the teacher. A cloth for one corn is a bargain, and Bert has plans for it.
    .shown = The teacher pays: a cloth for one corn is a bargain, and Bert has plans for it.
    .other = You save a corn, and the tile goes back empty. { step-bert-redeems.shown }
step-gina-chooses-goods = First the Moon tiles paid. Corn comes first and is free; any other good costs one corn, and you may say no; steps come last. Gina's tiles paid a llama and a pottery. Now the Sun Clock pays: the Inca goes back to the supply, and Gina chooses { $units } different units; { $unit } corn are one. Think of the Incas that Gina's card rewards.
    .title = Gina's choice
    .same = So does the teacher: with the pottery, the llama pays for a farmer, whom Gina's card rewards.
    .shown = The teacher takes a llama, a coca and a cloth. With the pottery, the llama pays for a farmer, whom Gina's card rewards.
step-a-new-day = Overnight every district that makes goods got another bonus, and every temple another stone: up to { $most } may lie in each, and whoever enters takes them all. It is day { $day }, and Gina begins. Before that, look back at the night.
    .title = A new day
    .after = Points so far: Bert { $bert }, Ralph { $ralph }, Gina { $gina }.

## Choose

step-gina-begins = A new day, and Gina's whole turn is yours; where the others may join in, they decide for themselves. Gina has { $corn } corn, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    } and some of everything else, and the Scout is on step { $scout }. Look where the night has left something!
    .title = Gina opens the day
    .wall = A new day, and the class plays Gina's whole turn; where the others may join in, they decide for themselves. Gina has { $corn } corn, { $llamas ->
            [one] { $llamas } llama
           *[other] { $llamas } llamas
        } and some of everything else, and the Scout is on step { $scout }. Look where the night has left something!
    .same = So does the teacher: Granary and Stable pay Gina more than was given. Ralph, who joined in, has come to the Granary. Your visit to a temple is a present to everybody who has something to give.
    .shown = The teacher walks to the Main Temple: stones and corn lift the Scout past Granary and Stable. Ralph, who offers corn as well, comes to the Granary. Your visit to a temple is a present to everybody who has something to give.
step-bert-plans-ahead = A new stone lies here in the Condor Temple, but Bert's Prince acted here last and first has to go to another district. Where do you go, if you want to come back next turn? Bert has { $corn } corn, a llama, a pottery and a cloth.
    .title = Bert thinks ahead
    .same = So does the teacher: a coca planter for Bert, and the Condor Temple is next door.
    .shown = The teacher walks to the Royal Palace and recruits a coca planter for pottery and cloth. From there the way back to the Condor Temple is free.
    .reached = Well planned: from there, too, the way back to the Condor Temple is free. The teacher goes to the Royal Palace, where Bert's pottery and cloth pay for a coca planter.
step-ralph-looks-around = Ralph's Scout is on step { $scout }. Ralph has { $cloth } cloth, plenty of corn and a coca, and stands among the weavers. Look around: what has grown where nobody came yesterday?
    .title = Ralph looks around
    .same = So does the teacher: every stone for Ralph, and a llama from the Stable. It pays each Scout once on its way round the trail.
    .shown = The teacher walks next door to the Puma Temple. Nobody came there yesterday, so it holds more than one stone: together they lift the Scout just to the Stable.
    .advised = Trading on the Central Plaza is a good move, too.
step-over-the-summit = Bert has come back to the Condor Temple, the teacher's move, and the stone has lifted the Scout to step { $scout }. A llama is left, worth { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }. The Summit, step { $summit }, is the bottom of the trail at the same time: from there the climb goes on. Do you give the llama?
    .title = The last llama
    .same = Over the Summit! No step is lost, the trail begins again from the bottom, and new cards are waiting for Bert. But down here the Scout brings no points.
    .shown = The teacher gives the llama: over the Summit! No step is lost for Bert, and new cards are waiting. But down here the Scout brings no points.
    .other = You keep the llama, and the Scout stays just below the Summit. { step-over-the-summit.shown }
step-bert-keeps-cards = Here they are, { $cards } in all; { $returned } have to go. Putting cards back costs nothing, but they no longer count. Each shows its gold, too, in case the Spanish come. Bert has { $shepherds ->
        [one] { $shepherds } shepherd
       *[other] { $shepherds } shepherds
    }, { $planters ->
        [one] { $planters } coca planter
       *[other] { $planters } coca planters
    } and { $priests ->
        [one] { $priests } condor priest
       *[other] { $priests } condor priests
    }. Which cards go?
    .title = Bert chooses cards
    .same = So does the teacher: a few kinds of people, shown again and again. That is a plan! Each further condor priest will count on every one of these cards.
    .shown = The teacher keeps the cards with a condor, for each further condor priest will count on every one of them. A few kinds of people, shown again and again: that is a plan.
step-ralph-is-yours = For Ralph's turn there are several good ways. Find one! Ralph has { $corn } corn, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, { $coca } coca and { $cloth } cloth, and the Scout is on step { $scout }. Walk, travel or stay?
    .title = Ralph's turn, and yours
    .same = Great minds think alike: Ralph's weaver works again, and cloth pays for Incas and priests.
    .shown = The teacher sends Ralph back to the weavers: a bonus, some work, and cloth for Incas and priests.
step-gina-travels = One more turn, and the next one is for you alone. Gina has { $corn } corn, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, { $coca } coca, { $pottery } pottery and { $cloth } cloth, and stands on the Corn Terraces. What are all these goods for?
    .title = Goods in plenty
    .same = So does the teacher: a long way, and new Incas for Gina at its end.
    .shown = The teacher pays a llama, travels to the Royal Palace and recruits a potter and a coca planter. Goods that lay idle have become people.
    .advised = It is good to go to the Watchman's Hut, too: Gina's card rewards its people.
step-virgins = Nobody at your table has a virgin, but here there are some. You get them in the House of Virgins, and they sacrifice in the Temple of the Sun. Stones have to be taken; a sacrifice, like all that a district offers, may be declined.
    .title = The Virgins of the Sun

## How it ends

step-counting-points = How does a game end? First the points. Each icon on your cards pays a point for every Inca, priest or virgin of its kind, and pays again on every card that shows it; Incas on the Sun Clock pay nothing. From the Granary up a Scout adds { $low }, from the Stable up { $high } instead.
    .title = Counting points
step-the-rescue = Here the city is nearly saved. Once all { $tiles } priests and virgins have left their rows, the game ends after that turn, and the most points win; if points are level, the most units in hand. Gold does not matter.
    .title = The Rescue
step-the-empty-deck = Here the deck is down to { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }, and to keep the sum small Ralph holds none. An empty deck saves the city, too: the game ends after that turn, and others who reach the Summit in it get { $awards ->
        [one] { $awards } point
       *[other] { $awards } points
    } instead of cards.
    .title = The empty deck
    .after = Bert took the last card. Where fewer cards are left than you draw, you draw them all and keep one more than before.
step-the-last-day = Here it is the last day, and the city is not saved. No night follows day { $last_day }. A Moon tile pays as soon as you take it, and its good costs one corn as ever; the Sun Clock pays as soon as you send an Inca. Only Granary and Stable still wait for the end of the turn.
    .title = The last day
step-the-conquest = Ana plays here, and nobody has saved the city: gold decides. The most multiplies points by { $most }, the next amount by { $second }; others keep theirs, and the same gold gets the same multiplier. A Scout from the Granary up adds { $low } gold, from the Stable up { $high } instead.
    .title = The Conquest

## Plan

step-what-wins = Our computer players have played { $games } games in which each Prince's first visit was drawn by lot. One first visit did clearly better than all the others. Which would you choose? They are computers, not people, so take it as a hint.
    .title = What makes a winner?
step-first-plan = You are Bert, on the morning of day { $day }. Nobody works for you yet, but you have { $priests } condor priests, and cards that reward farmers, shepherds and priests. Make a plan, then watch the day; the program plays for the others.
    .title = A plan for the day
    .wall = Here we are Bert, on the morning of day { $day }. Nobody works for us yet, but we have { $priests } condor priests, and cards that reward farmers, shepherds and priests. Which plan does the class choose? Then we watch the day; the program plays for the others.
step-second-plan = The same game, on day { $day }: a few people work for you, and you have { $cards } cards. Your gold comes to { $gold } so far, Gina's to { $gina }. A plan for today, please!
    .title = Halfway up
step-last-plan = The same players again, on the last morning: no day follows day { $day }, and { $deck } cards are left in the deck, so the city is unlikely to be saved. You have { $gold } gold, Ralph has { $ralph }, and there is still some to be had. How will you spend the day?
    .title = The last morning
step-play-on = Now the game is yours! You are still Bert, and it is your turn. As things stand, Bert would score { $bert }, Ralph { $ralph } and Gina { $gina }. Play your turn; then the others play theirs, and tell you what they did and why.
    .title = Play on
    .wall = The teacher stops here; from here on the class can play. It is Bert's turn. As things stand, Bert would score { $bert }, Ralph { $ralph } and Gina { $gina }.

## Places to visit

step-a-long-climb = Here each llama is worth { $value } steps. What lies on the way is paid when the turn is over; the Summit, as always, at once.
    .title = A long climb
step-other-tables = A table with fewer seats. Day { $last_day } is the last in every game, but the fewer the players, the earlier the day on which they begin, and the more Incas everybody has. You have played the full game here; in the shorter learning game the days begin { $saved ->
        [one] { $saved } day
       *[other] { $saved } days
    } later, and everybody has an Inca of each profession.
    .title = Other tables
step-the-review = That was the lesson. Play, or see first how much stays with you: positions that you have never seen, from other games with other players. What you found hard comes back, and a wrong answer is explained.
    .title = What stays with you
