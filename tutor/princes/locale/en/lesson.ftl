# The lesson of the quick start, said by a teacher to one learner. Every figure comes in as a
# variable. A step's `.same` answers a learner who decides as the example does, `.other` one who
# decides otherwise, `.shown` one who lets the example decide; `.fold` is for readers who own the
# booklet.

lesson-quick_start = Quick start
    .door = Bert, Ralph and Gina play; you predict, decide and try. About { $minutes } minutes, in five acts.
    .hint = The quick start, step by step
    .here = This is the quick start.

## The acts

act-goal = The goal
    .about = What the players are after, told from the end back to the beginning.
act-watch = Watch
    .about = The first turns of the example: see what each player is after, and guess what will happen.
act-complete = Complete
    .about = You hear where each player goes. The decisions there are yours.
act-choose = Choose
    .about = Whole turns are yours now. The example follows as one good way among others.
act-beyond = Beyond
    .about = The rules that the example does not show, and then a game of your own.

## The goal

step-welcome = Welcome to Machu Picchu, the city of the Incas above the clouds. Every player is one of its princes, with workers to direct, gods to please and a steep trail to climb. You will go with Bert, Ralph and Gina through their first days: { $players ->
        [one] { $players } prince
       *[other] { $players } princes
    } on one board. Nothing you try here can break anything, and you can always go back.
    .title = Welcome
step-points-from-cards = Let us begin at the end, when points are counted. Most of them come from Sacrifice cards, which show what they reward. Bert holds one that shows a potter and a puma: it brings a point for each of Bert's potters at work and for each of Bert's puma priests. The potters stand in their quarter on the board; the only puma priest taken so far serves Bert.
    .title = Points come from cards
step-cards-from-the-summit = Everybody is dealt a card at the start. All further cards wait on the Summit, at the top of the Inca Trail. Whenever your Scout, the climber you send up that trail, gets there, you draw { $drawn } cards and give back { $returned } of all you hold. So keep the cards that suit your city, and build the city that suits your cards.
    .title = Cards come from the Summit
step-the-scout-climbs = The Inca Trail climbs { $summit } steps to the Summit, and your Scout begins near its foot. The Scout never walks by itself and never falls back: it is the gods who lift it up. Stones taken in a temple carry it a little way, sacrifices carry it far, and at night some Moon tiles and the Sun Clock add a few steps. Once over the Summit, it begins again from the bottom.
    .title = The Scout must climb
step-llamas-and-priests = In the Condor Temple, the Puma Temple and the Temple of the Sun a sacrifice is a llama, and somebody has to make it: a condor priest, a puma priest or a Virgin of the Sun. So llamas alone are not enough. Priests and virgins are tiles, won for goods in the House of Priests and the House of Virgins. Only the Main Temple takes other goods, too, and needs no priest.
    .title = Sacrifices need llamas and priests
step-incas-make-goods = Goods are made by your Incas. Their district decides their profession: farmers grow corn, shepherds raise llamas, and coca planters, potters and weavers make coca, pottery and cloth. New Incas cost goods, too. In return they may work, once a day at most, when a Prince enters their district and finds a bonus there; work costs a corn, except for farmers. And at the end your cards reward them.
    .title = Incas make goods
step-saved-or-conquered = Day { $last_day } is the last. Until it ends the city can be saved: when all { $tiles } priests and virgins have been taken, or when the deck is empty after somebody has drawn cards and given some back. After this Rescue the most points win. Otherwise the Spanish take the city, and in this Conquest the points of the player with the most gold are multiplied, and by less the points of the next.
    .title = Saved or conquered
step-the-whole-chain = Now the same from the front. Your Prince, the piece you lead through the city, enters a district, and there Incas work, new ones are recruited, priests are acquired, or llamas are sacrificed. Goods bring Incas and priests, priests turn llamas into steps, steps bring cards, and cards turn your people into points. When you wonder what a move is good for, look for its place in this chain.
    .title = The whole chain

## Watch

step-what-you-own = Everybody begins alike: with { $corn } corn, a llama, a coca, a pottery and a cloth. Corn is small, so only { $unit } corn together count as a unit; of the other goods every piece is one. Whatever is offered to the gods, or given out by the Sun Clock, is counted in such units. And everybody has { $incas ->
        [one] { $incas } Inca
       *[other] { $incas } Incas
    }, who wait in the supply until there is work for them.
    .title = What everybody owns
step-gifts-in-the-city = There is a bonus on each production district, where goods are made, and a stone on each temple. The first Prince to come takes all that is there. In a production district this wakes everybody's Incas: each may work once, for a corn from its owner, farmers for free. In a temple everybody may then offer to the gods. Nothing more happens there until the next morning brings a new gift: most of the game is about being there in time.
    .title = Gifts in the city
step-days-to-come = When { $players } players meet, they begin on day { $day }, and day { $last_day } is the last. Beside every night to come lies a corn, { $track_corn } in all, for whoever has the last turn of that day. When a day ends is up to the players and the Moon tiles; you will see how.
    .title = The days to come
step-who-begins = Bert begins, then it is Ralph's turn, then Gina's, and so on round the table, in seat order. Only the player whose decision is due decides. To make up for the wait, later players start higher up the trail: Bert's Scout on step { $bert }, Ralph's on step { $ralph }, Gina's on step { $gina }.
    .title = Who begins
step-a-card-each = From { $cards } Sacrifice cards each player has been dealt one. Its face is for nobody else to see, and nobody may look into the deck. All the rest is open: goods, Incas, priests, Scouts, and how many cards somebody holds. In this lesson all hands are shown, so that you see what each player is after.
    .title = A secret card each
    .fold = The booklet shows the cards of the example only in pictures, which we do not have. The cards here are ours; they fit everything the booklet tells.
step-first-incas = Before the first turn, everybody puts an Inca to work in a production district, free of charge. Bert and Gina have chosen the Llama Meadow, since their cards show a shepherd; there is room for any number. Ralph's card shows a potter, so Ralph's Inca makes pottery.
    .title = The first Incas
    .fold = If you own the booklet: the Italian text puts Ralph's Inca in the Weavers' Quarter. But in the first round Ralph has a potter at work and pays with pottery, which only fits the Potters' Quarter.
step-bert-enters = On the first turn nobody walks: the Prince is placed on any district, free of charge, and what can be done there is done. Bert would like more pottery, as it helps to pay for priests and for most new Incas. So the Prince goes to the Potters' Quarter, though none of Bert's Incas works there. Remember that a bonus taken wakes the whole district.
    .title = Bert enters the Potters' Quarter
step-bert-pays-ralph = Bert took the bonus and now has { $bert } pottery; no potter was needed for that. But a bonus taken wakes the whole district: all Incas here may work, whoever they belong to. For a corn paid to the bank, the price of work for all but farmers, Ralph's potter made pottery; Ralph could have said no. So before you enter a district, look who else gains by it.
    .title = Bert helps Ralph
step-ralph-plans = Ralph wants more people at work. The Prince is placed in the Royal Palace, where coca planters, potters and weavers are recruited, each kind at most once a turn. Here is a help to remember the price: each of them costs the goods that the others make. Ralph owns { $coca } coca, { $pottery } pottery and { $cloth } cloth.
    .title = Ralph at the Royal Palace
step-gina-recruits = Ralph has recruited a coca planter and a weaver. Gina goes to the Watchman's Hut, where farmers and shepherds are recruited. A farmer costs a llama and pottery, a shepherd costs { $price } corn and a coca. Gina takes one of each and now has { $shepherds ->
        [one] { $shepherds } shepherd
       *[other] { $shepherds } shepherds
    }, as Gina's card likes it. But that has its price: { $corn ->
        [0] no corn is left at all
       *[other] only { $corn } corn is left
    }.
    .title = Gina at the Watchman's Hut
step-bert-walks = From now on Princes walk: free of charge to a district next door, but never to act again in the one they stand in. Bert goes next door, to the Llama Meadow: the gods like llamas, and for a llama a Prince travels to any district, however far. Gina has { $shepherds ->
        [one] { $shepherds } shepherd
       *[other] { $shepherds } shepherds
    } there as well. Look at Gina's goods before you answer.
    .title = Bert walks to the Llama Meadow
step-gina-idle = Whoever enters comes first, then the others in seat order. Bert took the bonus, paid a corn for work and has { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    } now. Gina has nothing to pay with, so the other shepherds stand idle. What you spend in one turn may be missing in the next, even on somebody else's turn.
    .title = No corn, no work
step-ralph-grows-coca = Ralph walks from the Royal Palace to the Coca Plantation, where the new coca planter works. The bonus and the planter's work, paid with a corn, make { $coca } coca in one visit. A district in which you have Incas is the best place to be first.
    .title = Ralph grows coca
step-gina-grows-corn = Gina's Prince walks to the Corn Terraces, where the bonus is corn, and the farmer there grows { $farmer } corn more and asks nothing for it. Farmers are the only ones who work free of charge. Now Gina has { $corn } corn and can pay others again.
    .title = Gina grows corn

## Complete

step-bert-far = From now on the decisions are yours; if you decide otherwise than the example, your try is kept as a line of its own. Bert owns all that a condor priest costs: coca, pottery and cloth. Priests are acquired in the House of Priests, but Bert's Prince stands on the Llama Meadow.
    .title = Bert wants a priest
step-bert-acquires = For a llama a Prince travels to any district on the board; the llama is paid before anything else happens. A visit here brings at most one priest, always the leftmost tile of a row, for the price that stands beside the decision. Your first decision, for Bert: shall it be a condor priest?
    .title = At the House of Priests
    .same = So does Bert in the example. It was dear: a llama for the way and all those goods for the priest. In the next round you will see what it brings.
    .shown = In the example Bert acquires the condor priest, and from then on every llama given in the Condor Temple lifts Bert's Scout by several steps at once.
    .other = That is allowed, for whatever an action offers may be declined. Only the llama for the way has been spent for nothing. { step-bert-acquires.shown }
step-what-the-tiles-uncover = Where the condor tile lay, a number has come to light: { $value } steps does each llama bring now in the Condor Temple. Each further condor priest will uncover a smaller number. Ralph, meanwhile, went to the Temple of the Sun, and its stone carried the Scout up { $stone ->
        [one] { $stone } step
       *[other] { $stone } steps
    }, to step { $scout }. Nobody has acquired a virgin, so no number shows there and nobody could sacrifice.
    .title = What the tiles uncover
step-gina-stranded = Gina would like to go to the Royal Palace. But it is not next door to the Corn Terraces, and Gina's llama was spent on a farmer. Without a llama only the districts next door are open. What if Gina tried all the same?
    .title = No llama, no journey
step-gina-stays = Instead of moving, a player may stay and take any Moon tile from the board; then no district does anything. At night the tile pays steps, or corn, or, for a corn, the good it shows. You may just as well go elsewhere; offers in the Main Temple and the Sun Clock are explained soon. Gina has { $corn } corn and hardly any goods. Decide for Gina.
    .title = Gina stays
    .same = Gina takes the pottery tile, too. It is a promise: tonight Gina may pay a corn and take a pottery.
    .shown = In the example Gina stays and takes the pottery tile: farmers, coca planters and weavers all cost pottery, and tonight it can be had for a corn. The Main Temple next door would be good, too; but the stone can wait there, and tomorrow another lies beside it.
    .other = That is possible. { step-gina-stays.shown }
step-bert-at-the-condor-temple = It is Bert's turn, with { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }. Bert pays a llama for the way to the Condor Temple, where a stone lies, and keeps the rest for the gods. The Scout stands on step { $scout }. Mind the order: first the stone, then the sacrifice.
    .title = Bert at the Condor Temple
step-bert-sacrifices = The stone has carried Bert's Scout to step { $scout }. Because it has been taken, everybody may sacrifice here, in seat order from the player who entered: a llama for each of one's condor priests, worth { $value } steps. Nobody has to, and nobody can again before tomorrow.
    .title = The sacrifice
    .same = Up goes the Scout. Nobody else has a condor priest yet, so nobody else can join in.
    .shown = In the example Bert gives the llama, and the steps take the Scout past the Granary, which pays corn.
    .other = You keep the llama, which can carry the Prince another day. But today's sacrifice in this temple is over then. { step-bert-sacrifices.shown }
step-the-granary = On its way Bert's Scout has passed the Granary on step { $granary }. Whoever reaches or passes it gets { $corn } corn. But this is paid when the turn is over, so nobody can spend it in the turn that earned it.
    .title = The Granary
step-paid-too-late = Higher up, on step { $stable }, stands the Stable, which gives a llama in the same way. In this other game Bert has { $pumas ->
        [one] { $pumas } puma priest
       *[other] { $pumas } puma priests
    } and { $llamas ->
        [0] no llama
        [one] only { $llamas } llama
       *[other] { $llamas } llamas
    }, and enters the Puma Temple. What lies there takes the Scout up to the Stable before any sacrifice.
    .title = A llama that comes too late
step-the-market = On the Central Plaza goods are turned into corn and back. What is sold goes on the topmost free space of its column and brings the corn printed there; at the start the upper spaces are filled, so a coca brings { $price } corn. Before trading, a player may once, free of charge, put a good from the bank on a column or take one off, back to the bank. Ralph takes a coca off and then sells another.
    .title = The market
step-ralph-adjusts = Now do it for Ralph. Work costs corn, and Ralph has only { $corn } corn, but { $coca } coca. First comes the adjustment, which is free of charge.
    .title = Ralph adjusts the market
    .same = A coca comes off, the next free space is a higher one, and coca sells for more.
    .shown = In the example Ralph takes off a coca: coca is about to be sold, and from a higher space it brings more.
    .other = That is possible; every column can be adjusted, or none. { step-ralph-adjusts.shown }
step-ralph-sells = A coca now sells for { $price } corn. In one visit you may sell and buy as often as you like, each deal paid on the spot. What does Ralph do?
    .title = Ralph sells
    .same = The coca goes on the market, and the corn comes to Ralph.
    .shown = In the example Ralph sells a coca, because the weaver and the coca planter ask for corn.
    .other = That is possible. { step-ralph-sells.shown }
step-ralph-has-sold = Ralph has got a better price than the market offered at first. That is what the adjustment is for: take a good off before you sell it, add one before you buy it. Each piece sold fills a space again, and the next one brings less. What would the same coca have brought without it?
    .title = Why adjust first
step-gina-at-the-sun-clock = Gina has walked to the Sun Clock. One Inca may be sent there from a production district, to serve until the night. Then it goes back to the supply, its owner chooses { $units } different units from the bank, and the owner's Scout climbs { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. Gina has { $shepherds ->
        [one] { $shepherds } shepherd
       *[other] { $shepherds } shepherds
    }, and the Llama Meadow has nothing more to give today. Whom do you send?
    .title = Gina at the Sun Clock
    .same = A shepherd goes in the example, too. Another one stays behind for Gina's card.
    .shown = In the example Gina sends a shepherd: another one is left for the card, and the farmer keeps growing corn.
    .other = That is possible. { step-gina-at-the-sun-clock.shown }
step-when-the-clock-pays = Gina has sent a shepherd, and nothing more happens for the moment: the Sun Clock pays at night. Let us look ahead. Gina's Scout stands on step { $scout }.
    .title = Looking ahead to the night
step-bert-stays = Bert has no llama left to travel with, and the goods would not pay for anybody at the Royal Palace next door. So Bert stays. There are { $tiles } Moon tiles on the board, and Bert has { $corn } corn. Decide for Bert.
    .title = Bert stays
    .same = Bert takes the cloth tile, too. With the pottery Bert still has, a cloth will pay for a coca planter tomorrow. The cloth in the Weavers' Quarter would be free, but taking it would wake Ralph's weaver, too.
    .shown = In the example Bert takes the cloth tile: together with Bert's pottery, a cloth will pay for a coca planter tomorrow. The cloth in the Weavers' Quarter would be free, but taking it would wake Ralph's weaver, too.
    .other = That is possible. { step-bert-stays.shown }
step-ralph-at-the-weavers = Ralph walks to the Weavers' Quarter. A bonus lies there still, and Ralph has { $weavers ->
        [one] { $weavers } weaver
       *[other] { $weavers } weavers
    } at work there and { $corn } corn to pay with.
    .title = Ralph at the Weavers' Quarter
    .fold = If you own the booklet: the Italian text speaks of the Potters' Quarter and a potter here. But Ralph takes cloth, and the potters had worked that day already. It must have been the Weavers' Quarter.
step-ralph-weaves = The bonus has been taken, so the weaver may work: a corn for a cloth. Ralph has { $corn } corn and { $cloth } cloth. Decide for Ralph.
    .title = The weaver's work
    .same = A cloth for a corn is a good deal: on the market it would cost much more.
    .shown = In the example Ralph pays: on the market a cloth costs much more than a corn.
    .other = You save a corn, and Inca and district rest until tomorrow. { step-ralph-weaves.shown }
step-gina-looks-next-door = Now Gina. Next door to the Sun Clock are the Corn Terraces, where { $farmers ->
        [one] a farmer of Gina's works
       *[other] { $farmers } of Gina's farmers work
    }. But look closely at what lies there today.
    .title = Back to the Corn Terraces?
step-the-tile-that-ends-the-day = So Gina would rather stay. This matters to everybody, for as soon as { $ending } Moon tiles have been taken, the day draws to its end, and Gina takes the last of these. With it comes the Sun tile: whoever holds it begins the next day. Decide for Gina.
    .title = The tile that ends the day
    .same = Gina takes the llama tile, too: a corn tonight, and tomorrow Gina can travel again.
    .shown = In the example Gina takes the llama tile: a llama takes the Prince anywhere tomorrow, and the Sun tile lets Gina have the first choice of the new gifts.
    .other = That is possible. { step-the-tile-that-ends-the-day.shown }
step-last-turns = The Sun tile is Gina's, and the day comes to its end. But it does not end at once.
    .title = Who still has a turn?
step-ralph-moves-last = Bert has stayed and taken a tile with steps. Now Ralph has the day's last turn, a turn like any other: walk, travel or stay. For being last there is a small comfort, the corn that lies beside the coming night. Decide for Ralph.
    .title = Ralph moves last
    .same = Ralph takes the corn tile, too. It is the one tile whose goods are free.
    .shown = In the example Ralph takes the corn tile, the one tile whose goods are free, and leaves the stone where it grows: overnight another comes to it.
    .other = That is possible. The stone in the Puma Temple next door would carry Ralph past the Granary now. { step-ralph-moves-last.shown }
step-bert-redeems = Night falls. First the Moon tiles pay, player by player from the one who began the day, then the Sun Clock. Steps and corn are free, any other good costs a corn, and nobody has to pay; a corn tile pays first, so its corn may be spent on the other tiles. Shall Bert, with { $corn } corn, pay for the cloth?
    .title = Bert's night
    .same = Bert pays, too. A corn for a cloth is a bargain, and the cloth has its place in Bert's plan.
    .shown = In the example Bert pays for the cloth: with pottery it pays for a coca planter tomorrow.
    .other = You save a corn, and the tile goes back for nothing. { step-bert-redeems.shown }
step-the-stable = The tile's steps took Bert's Scout to step { $scout }, and past the Stable on step { $stable }. So Bert gets a llama when all the night's payments are over. And the cloth: was it worth a corn? See what becomes of Bert's plan without it.
    .title = The Stable
    .fold = If you own the booklet: the Italian text says Granary here. But from where Bert's Scout stood, the steps pass only the Stable, and it is the Stable that gives a llama.
step-gina-counts = Now it is Gina's turn to settle: a tile for a llama, a tile for pottery, and { $corn } corn to pay with. Suppose Gina pays for all of it.
    .title = Gina counts the corn
step-gina-chooses-goods = When the Moon tiles are settled, the Sun Clock pays. Gina's Inca goes back to the supply, and Gina chooses { $units } different units from the bank; { $unit } corn together are one. Think of what new Incas cost.
    .title = Gina's choice
    .same = A llama, a coca and a cloth: so does Gina in the example. With the pottery, it will pay for new Incas.
    .shown = In the example Gina chooses a llama, a coca and a cloth, which will pay for new Incas, together with the pottery.
    .other = That is possible. { step-gina-chooses-goods.shown }
step-a-new-day = Overnight every production district has got one more bonus unit and every temple one more stone, but never more than { $most } lie in a district. Whoever enters first takes all that lies there. The marker has moved to day { $day }, and Gina, who held the Sun tile, begins. Was the pottery worth a corn to Gina? Try the night without it.
    .title = A new day

## Choose

step-about-the-map = Soon the Princes will walk, so here is an honest word about the map. Next door are districts joined by a path across their border. Which ones touch is printed on the board, and no text we have tells all of it. The ways used in this lesson are told; a path with a small hollow diamond is our best reconstruction. If you own the game, trust your board.
    .title = About the map
step-gina-begins = Decide the whole turn, just as you like; afterwards you see what the example does. Gina owns { $corn } corn, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    } and some of everything else, and stands at the Sun Clock. The Scout is on step { $scout }, the Granary on step { $granary }, the Stable on step { $stable }, and in some temples { $stones ->
        [one] a stone lies
       *[other] { $stones } stones lie
    } today. In the Main Temple everybody may offer goods for steps, a unit of each kind at most; if you go there, you decide for Bert and Ralph as well what they offer.
    .title = Gina's turn
    .same = The example does just that.
    .shown = In the example Gina walks to the Main Temple, next door, because its stones carry the Scout past the Granary, and offers corn there. The Granary gives that corn back, and the Stable adds a llama.
    .other = A turn of your own. { step-gina-begins.shown }
step-gina-offers = In the example Gina walks to the Main Temple and takes the stones. In this temple nobody needs a priest: everybody may offer goods, of each kind at most a unit, and { $unit } corn together are a unit. Each unit is worth { $unit_steps ->
        [one] { $unit_steps } step
       *[other] { $unit_steps } steps
    }.
    .title = The Main Temple
step-gina-carries-ralph = Gina offered corn and came to step { $gina }, past the Stable. Then the others could offer as well: Bert kept everything, but Ralph gave corn and came to step { $ralph }. With the Granary on step { $granary }, all that corn came back to Ralph when the turn ended. Your temple visit is a gift to whoever is ready for it.
    .title = Gina carries Ralph along
    .fold = If you own the booklet: it has lost the steps of the stone that Ralph took earlier and brings the Scout past the Granary only later. By the rules Ralph gets the same corn, only earlier.
step-bert-plans-ahead = Bert has { $corn } corn, a llama, pottery and cloth, a shepherd and a condor priest. The Scout is on step { $scout }. In the Condor Temple, where the Prince stands, a new stone lies, but nobody uses the same district again at once. Where should the Prince go, so that it can come back next time?
    .title = Bert's turn
    .same = The example does just that: a coca planter, and the Condor Temple is next door again.
    .shown = In the example Bert walks to the Royal Palace and recruits a coca planter for pottery and cloth. From there it is a free step back to the Condor Temple. The stones of the Puma Temple would take Bert to the Summit at once; but then there would be no new Inca, and the condor priest would wait.
    .other = A turn of your own. { step-bert-plans-ahead.shown }
step-ralph-looks-around = Ralph's Scout stands on step { $scout }, and the Stable is on step { $stable }. Nobody entered the Puma Temple yesterday, so { $stones ->
        [one] a stone lies there
       *[other] { $stones } stones lie there
    } today. Ralph owns { $cloth } cloth, plenty of corn and a coca, and the Prince stands in the Weavers' Quarter. Decide the whole turn.
    .title = Ralph's turn
    .same = The example does just that.
    .shown = In the example Ralph walks to the Puma Temple, next door, and takes all the stones: they carry the Scout just to the Stable, and a llama comes of it.
    .other = A turn of your own. { step-ralph-looks-around.shown }
step-ralph-and-the-stable = The stones of the Puma Temple took Ralph's Scout to step { $scout }, and so to the Stable. No puma priest has been acquired, so nobody could sacrifice. Do you see what the corn offered in Gina's turn was good for? Without it the Scout would have fallen short.
    .title = Just far enough
    .fold = If you own the booklet: it brings Ralph's Scout only to a lower step here, since it has lost the steps of an earlier stone. By the rules the Stable is reached and Ralph gets a llama.
step-gina-needs-corn = Gina has { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, some goods for new Incas, and { $corn } corn. The Prince stands in the Main Temple. What would you do?
    .title = Gina's turn
    .same = The example does just that.
    .shown = In the example Gina walks to the Corn Terraces and takes the bonus, and the farmer grows more corn. Corn pays for work, for shepherds and at night, so nobody has too much of it.
    .other = A turn of your own. { step-gina-needs-corn.shown }
step-the-farmer-stayed = Now Gina has { $corn } corn. You remember that Gina sent a shepherd to the Sun Clock, and not the farmer. What if it had been the farmer?
    .title = The farmer who stayed
step-bert-sees-the-summit = Bert's Scout is on step { $scout }, and the Summit is on step { $summit }. A llama sacrificed to the condor is worth { $value } steps. The Prince stands in the Royal Palace. Decide where Bert goes; the sacrifice and the cards come after that.
    .title = Bert's turn
    .same = The example does just that: next door the way is free, so the llama is left for the condor.
    .shown = In the example Bert walks to the Condor Temple: a stone first, then the llama for the condor, and the Scout crosses the Summit in this very turn.
    .other = That is possible. { step-bert-sees-the-summit.shown }
step-over-the-summit = In the example Bert walks to the Condor Temple, and the stone takes the Scout to step { $scout }. Now Bert gives the llama, worth { $value } steps. The Summit is on step { $summit }, but the trail goes on.
    .title = Over the Summit
step-bert-keeps-cards = Bert has given the llama, and the Scout has crossed the Summit. This is what all the climbing was for: Bert has drawn new cards and now holds { $cards }. Any { $returned } of them go back under the deck. Bert has { $shepherds ->
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
    .same = The example does just that: what remains rewards the people Bert has.
    .shown = In the example Bert keeps the cards that show a condor, for they reward what Bert has already.
    .other = That is possible, and perhaps you have plans of your own. { step-bert-keeps-cards.shown }
step-what-a-card-is-worth = Bert has kept the cards that show a condor. Look at one of them as if the game ended now.
    .title = What a card is worth
step-choosing-cards = Bert's cards bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now. And from here on every condor priest counts on each of them. That is how a plan is made: some kinds of people, and cards that show them again and again. What if Bert had given the condors back?
    .title = Cards make a plan
step-lower-but-further = Bert's Scout stands on step { $scout }, lower than before, and yet it has gone further: over the Summit, with { $cards } cards in Bert's hand. What if Bert had kept the llama?
    .title = Lower, but further
step-ralph-is-yours = Here the example does not tell what Ralph does, so this turn is wholly yours; what the lesson goes on with is our own choice, and not more. Ralph owns { $corn } corn, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, { $coca } coca and { $cloth } cloth, and the Scout is on step { $scout }. Walk, travel or stay: what is Ralph after?
    .title = Ralph's turn, and yours
    .same = The same idea as ours: the weaver works again, and cloth helps to pay for Incas and priests.
    .shown = We let Ralph go to the Weavers' Quarter again, where a bonus and a weaver wait: cloth helps to pay for Incas and priests.
    .other = As good as any: the example leaves this turn open. { step-ralph-is-yours.shown }
    .fold = If you own the booklet: Ralph's turn in this round is missing there. The one played here when the example goes on is ours.
step-gina-travels = One last turn. Gina has { $corn } corn, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, { $coca } coca, { $pottery } pottery and { $cloth } cloth. The Prince stands on the Corn Terraces. What are these goods good for?
    .title = Gina's turn
    .same = The example does just that: a far journey, and new Incas at its end.
    .shown = In the example Gina pays a llama, travels to the Royal Palace and recruits a potter and a coca planter: goods that lay idle have become people who work and may score.
    .other = A turn of your own. { step-gina-travels.shown }

## Beyond

step-what-is-missing = Here the example ends, on day { $day } of { $last_day }. Some rules have not come up: buying, virgins, the last day, and how the game ends. Let us look at them in other games, position by position. Then the rest of this game is yours.
    .title = What is still missing
step-buying = Buying is selling backwards: you take the lowest good of a column and pay the price on its space. The bank never runs out: when a column is empty, it sells a piece for { $sold_out } corn, and when a column is full, it buys a piece for { $full }. In one visit nobody buys back what was just sold, or sells what was just bought. And corn is the money: it has no column, and players never trade with each other.
    .title = Buying
step-a-visit-to-the-market = Now a whole visit. Bert has a coca and some cloth, no corn at all, and would like a llama and a pottery. Selling and buying may be mixed as you like. Can Bert afford it?
    .title = A visit to the market
step-the-value-falls = Bert can pay for a puma priest, and several have been acquired already. Remember what each tile uncovers: the lowest number to be seen is the one that counts. What one player gains by a priest makes everybody's sacrifices in that temple a little worse. Some of the numbers are our reconstruction.
    .title = The step value falls
step-virgins = Virgins of the Sun are acquired in the House of Virgins; the price shown there is our reconstruction. They sacrifice in the Temple of the Sun, where { $stones ->
        [one] a stone lies
       *[other] { $stones } stones lie
    } in this game; each llama is worth { $value } steps. Bert has no virgin, but Ralph and Gina have. What happens when Bert enters?
    .title = The Virgins of the Sun
step-nobody-is-forced = The Puma Temple works in the same way. Bert has { $bert ->
        [one] { $bert } puma priest
       *[other] { $bert } puma priests
    } and a llama for each, Ralph has { $ralph ->
        [one] { $ralph } puma priest
       *[other] { $ralph } puma priests
    }. Entering a district sets off its action, but what it offers may be declined: work, trade, Incas, priests, sacrifices, the Sun Clock. Only a bonus or a stone is always taken.
    .title = Nobody is forced
step-nothing-left-today = A Prince may enter a district where nothing lies any more. There is just nothing to be had: no bonus, no work, no stones, no sacrifices, for nobody. Bert has goods to offer and enters the Main Temple.
    .title = Nothing left today
step-a-long-climb = Bert's Scout is on step { $scout }, and the Summit is on step { $summit }. With several priests and llamas one visit can take it over the Summit and well beyond. Whatever it passes on the way counts: Stable, Summit, Granary.
    .title = A long climb
step-the-last-day = No night follows day { $last_day }, so a Moon tile pays as soon as you take it, and the Sun Clock as soon as you send an Inca there. Only what the Granary and the Stable give still waits for the end of the turn. The tile stays with you, and the Inca stays on the clock. When the last turns of that day are over, the game is over.
    .title = The last day
step-counting-points = However the game ends, points are counted first. Every icon on your cards brings a point for each Inca or priest of its kind, and an icon that several cards show counts several times. A Scout from the Granary on step { $granary } brings { $low ->
        [one] { $low } point more
       *[other] { $low } points more
    }, from the Stable on step { $stable } it brings { $high } instead; standing right on that step is enough. Try it for Bert.
    .title = Counting points
step-the-rescue = In this game nearly all { $tiles } priests and virgins have been taken, and Bert is about to acquire the last one. Then Machu Picchu is saved: the game ends after this turn, and the most points win.
    .title = The Rescue
step-the-empty-deck = There is another way to be saved: the game also ends when the deck is empty after a draw and the cards given back. Here it still holds { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }, and several Scouts are close to the Summit. If fewer cards are left than usual, you draw them all and give back a card fewer; a single card you keep. Once the deck is empty, everybody who reaches the Summit gets { $awards } points instead. Level players are ranked by the units of goods they have left.
    .title = The empty deck
step-the-conquest = If nobody saves the city, it is conquered after the last day, and gold decides. Each player counts the gold on the cards; a Scout on the Granary's step or higher adds { $low } gold, from the Stable's step on it adds { $high } instead. The points of whoever has the most gold are multiplied by { $most }, the points of whoever comes next by { $second }; players who are level share their place, and everybody else's points stay as they are. Some of the gold here is our reconstruction.
    .title = The Conquest
step-other-tables = More or fewer players may sit round the table. The game then begins on another day, and everybody has more or fewer Incas. There is also a learning game, in which everybody begins with an Inca of each profession.
    .title = Other tables
step-play-on = Now the game of Bert, Ralph and Gina is yours. As things stand, Bert would score { $bert }, Ralph { $ralph } and Gina { $gina }, but nothing is decided. You play for whoever has the turn now. Then let the others play: they decide by themselves, turn after turn, until it is your turn again. What they did, and why, stands under what happened and beside each step.
    .title = Play on
step-the-review = To finish, some positions that you have never seen. They come from other games, with other players, fewer or more of them. Whatever you found hard on the way comes back here. Take your time: every wrong answer tells you what it would have been the answer to.
    .title = What stays with you
