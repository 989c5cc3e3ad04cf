# The lesson of the quick start, said by a teacher to one learner. Every figure comes in as a
# variable. A step's `.same` answers a learner who decides as the example does, `.shown` all others;
# `.other` answers instead where only a single other decision is left. `sought-…` asks for a thing on the
# board or a figure; its attributes reply to each thing.

lesson-quick_start = Quick start
    .door = Bert, Ralph and Gina play; you predict, decide and try. About { $minutes } minutes.
    .hint = The quick start, step by step
    .here = This is the quick start.

## The acts

act-begin = Begin
    .about = Your first moves, and what they are good for.
act-watch = Watch
    .about = The first turns of the example: see what they are after, and guess what will happen.
act-complete = Complete
    .about = You hear where they go. What they do there is up to you.
act-choose = Choose
    .about = Whole turns are yours now. Afterwards you see the example's way, one good one among others.
act-endings = How it ends
    .about = The last day, the points, and the city saved or lost.
act-plan = Make a plan
    .about = What wins among our players, a few mornings with a choice, and then a game of your own.
act-beyond = Places to visit
    .about = Corners of the game that the example never came to, and what stays with you.

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

sought-find-used-up = Which of these districts is used up for today?
    .right = Yes. Its bonus is gone, and its Incas have had their chance.
    .district-llama_meadow = Incas are there, but no Prince has come yet. The bonus still lies there.
    .district-weavers_quarter = Nobody has been there: the bonus still lies where it was.
sought-find-summit = Which step does your Scout have to reach for new cards?
    .right = Yes, the Summit. And from there it goes round again.
    .step-7 = That is the Granary. It gives corn to a Scout passing by.
    .step-13 = That is the Stable. It gives a llama to a Scout passing by.
sought-find-row = Where do you read what a llama for the puma is worth?
    .nudge = Look for the numbers that come to light where tiles have left their row.
    .right = Yes. Whenever a puma priest is taken, another number comes to light.
    .order-condor = That row is about the Condor Temple.
    .order-virgin = That row is about the Temple of the Sun.
    .district-puma_temple = That is where the llama is given. What it is worth is written beside the priests.
sought-find-days = Which of these will have changed by tomorrow, whatever anybody does?
    .right = Yes. The marker moves on every night, and shows how many days are left.
    .moons = Moon tiles go only if somebody takes them, and at night they come back.
    .deck = The deck gets thinner only when somebody draws.
sought-find-saving = Tap anything on the board that shows how close the city is to being saved.
    .right = Yes: rows that lose their tiles, and a deck that gets thinner and thinner.
    .market = Full or empty, the market saves nobody.
    .moons = They only say how much of a day is left.
sought-find-scout = Tap any of the districts that lift a Scout.
    .right = Yes. All temples do, as long as a stone lies there.
    .district-potters_quarter = That is where the pottery came from.
    .district-central_plaza = That is where goods turn into corn.
sought-guess-units = How many units does Bert own?
    .nudge = Count the corn by the unit and all the other goods by the piece.
    .count = { $unit } corn are a unit, and Bert has { $corn }. Then count by the piece: llamas { $llama }, coca { $coca }, pottery { $pottery }, cloth { $cloth }.
    .right = Yes, { $right }: corn counts by the unit, all other goods by the piece.
sought-guess-points = How many points do Bert's cards bring as things stand?
    .nudge = Take one card after the other, and count Bert's people for each icon on it.
    .count = Card by card, icon by icon: { $first } from shepherd and condor, { $second } from coca planter and condor.
    .right = Yes, { $right }: the condor priest counts on every card here, shepherd and coca planter each on a card of their own.
sought-find-stones = If nobody else goes there today, in which temple will more than one stone lie tomorrow?
    .right = Yes: a stone lies there now, and the night brings another.
    .district-main_temple = The stones there were taken today, and the night brings only one.
    .district-puma_temple = Ralph has just taken the stones there, and the night brings only one.
sought-find-saved = Which of these saves the city all by itself, once it is empty?
    .right = Yes, an empty deck. The other way takes all priests and virgins together.
    .order-condor = A row of priests alone saves nothing: all the rows have to be empty.
    .moons = The Moon tiles only end a day.
    .market = The market may be full or empty; the Spanish do not care.
sought-best-visit = Which first visit won most often?
    .nudge = Which of these goes on paying, day after day?
    .right = Yes. Recruit on the first day, and people work for you all game long.
    .district-royal_palace = New people are a good idea, but the other place that offers them did better.
    .district-main_temple = The gods like it, but Princes who climbed first won less than their share.
    .district-house_of_virgins = A virgin costs too much on the first day: those who went there first won less than their share.
    .district-corn_terraces = Close! Only one visit did better.
sought-winners-row = From which row did winners most often have somebody?
    .nudge = Who comes early, and costs little?
    .right = Yes. The pumas come next, and then the virgins.
    .order-puma = Many had one from here, but another row was still more popular.
    .order-virgin = Fewer than you might think. Virgins come late, if at all.
sought-a-market-day = Bert takes a cloth off the column, sells everything, then buys a llama and a pottery. How much corn is left?
    .nudge = One thing after the other: first the free cloth comes off, then look up at what each good sells for while the column fills.
    .count = The cloths bring { $first } and then { $next } corn, the coca { $coca }. The llama costs { $llama }, the pottery { $pottery }.
    .right = Yes, { $right }: what the sales brought, less the llama and the pottery.
sought-stones-and-virgins = Bert walks in, and whoever may give a llama gives it. On which step does the foremost Scout stand then?
    .nudge = Whom do the stones lift? Then look who has a virgin, and how many llamas there are to give.
    .right = Yes, Gina's. A llama given is worth the same to everybody who has a virgin, and Gina's Scout started from higher up.
    .step-7 = The stones lift Bert's Scout as far as that, but llamas lift others further.
    .step-9 = Ralph's Scout comes as far as that, for a llama. Another one started from higher up.
    .step-17 = Each of Gina's virgins may give a llama, but Gina has no more than a single one to give.
sought-puma-sacrifice = Bert walks in and would like to keep every llama. To which step does the Scout climb all the same?
    .nudge = Which things in a district have to be taken, and which are only offered?
    .right = Yes: the stone has to be taken. The llamas are Bert's to keep.
    .step-1 = There it stands now. The stone lies there for whoever enters, and has to be taken.
    .step-10 = That would take a llama, and nobody has to give any.
    .step-16 = That would take all of Bert's llamas, and nobody has to give any.
sought-a-long-climb = Bert gives all the llamas. On which step does the Scout end?
    .nudge = How far is it to the Summit? There the trail begins again from the bottom.
    .right = Yes: over the Summit the Scout goes on from the bottom, and no step is lost.
    .step-12 = So far the stone takes it. The llamas come after.
    .step-13 = It passes the Stable and gets its llama, but it does not stop there.
    .step-20 = It comes to the Summit, where Bert draws cards. But steps are left, and it goes on from the bottom.
sought-a-tile-on-the-last-day = Bert takes the llama tile and wants the llama. How much corn is left when the turn is over?
    .nudge = When is this tile paid for, if no night comes?
    .count = Bert has { $corn } corn, and the llama costs { $price }: now, because no night will come.
    .right = Yes, { $right }: with no night to come, the tile is paid for at once.
sought-counting-points = How many points does Bert have, before any gold?
    .nudge = Begin with the card that shows a farmer and a puma: how many farmers has Bert, and how many puma priests?
    .count = The cards pay { $a }, { $b }, { $c } and { $d }, in the order in which they lie. Then the Scout on step { $scout } adds { $trail }.
    .right = Yes, { $right }: { $a } + { $b } + { $c } + { $d } from the cards, for every icon pays anew, and { $trail } from the Scout.
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

step-welcome = Welcome to Machu Picchu, the city above the clouds! You are Bert, and your card brings points for shepherds, the Incas of the Llama Meadow. Cards are secret, but in this lesson all lie open. Your first Inca is free: tap a district where goods are made.
    .title = Your first Inca
    .same = A shepherd! That is worth points in the end, for Bert's card shows one. And llamas come in handy: the gods are fond of them.
    .shown = The example sends Bert's Inca to the Llama Meadow, for Bert's card rewards shepherds.
step-bert-enters = Ralph and Gina have placed an Inca, too. Now Bert's Prince is about to visit the Potters' Quarter and pick up the bonus. That wakes every Inca there: each may make pottery, for a corn. Guess before you go.
    .title = Who gets to work?
step-bert-places = Now go to the Potters' Quarter: most new Incas cost pottery, and on the first turn a Prince may come to any district, free of charge. Tap a district to see what would happen, and again to do it; the buttons below do it at once.
    .title = A Prince comes to town
    .same = The bonus is Bert's. It also woke the only potter in the district, and that potter is Ralph's: your present to Ralph.
    .shown = The example goes to the Potters' Quarter and takes the pottery. That wakes the only potter there, Ralph's.
step-goods-fly = And the goods fly! Bert has picked up the bonus and has { $bert } pottery; Ralph paid a corn for the potter's work and has { $ralph }, too, without taking a step. A district without a bonus is used up: nothing more happens there before the night brings another.
    .title = Goods fly
step-sell-something = For a few steps, a look into other games. In this one Bert stands on the Central Plaza, where goods are sold for corn. Work costs corn, and Bert has { $coca ->
        [one] { $coca } coca
       *[other] { $coca } coca
    } and no corn at all. The next coca brings { $price } corn. Sell!
    .title = On the market
    .same = Corn in hand. Every coca you sell brings the price down, but even a full column still pays.
    .shown = The example sells a coca. Each piece sold fills a space, so the next one brings less.
    .other = You may stop whenever you like. { step-sell-something.shown }
step-climb-a-little = Now to the gods, in another game. Bert's Scout is on step { $scout } of the Inca Trail, which leads up to the Summit. A stone in a temple lifts it { $stone ->
        [one] { $stone } step
       *[other] { $stone } steps
    }, and the Main Temple is next door to Bert's Prince. Go in!
    .title = Up the trail
    .same = Up goes the Scout! And the visit is not over: the gods take presents, too.
    .shown = The example enters the Main Temple, and the stone lifts Bert's Scout.
step-climb-more = In the Main Temple you may also offer goods, a unit of each kind at most; after you, everybody else may. A unit is worth { $unit_steps ->
        [one] { $unit_steps } step
       *[other] { $unit_steps } steps
    }, and { $unit } corn are a unit. What do you give?
    .title = A present for the gods
    .same = Everything! The gods are pleased, and the climb takes the Scout past the Granary, which pays some corn back.
    .shown = The example gives all that Bert has: corn, a llama and a cloth. The Scout climbs past the Granary, which pays some corn back.
step-points-from-cards = In another game Bert holds a Sacrifice card; most points come from such cards. Each pays a point for every one of your people of the kinds it shows. A good stands for those who make it: pottery for potters.
    .title = What is a card worth?
step-cards-from-the-summit = And what does the Scout climb for? For cards: they bring most of the points, and more of them wait at the top. There you draw { $drawn } and put back { $returned } of all you hold. Keep cards that suit your people, and recruit people who suit your cards.
    .title = What is it all for?
step-llamas-and-priests = Offerings are slow going; in this other game there are priests. Every temple but the Main Temple has its own priests or virgins, and each of yours may sacrifice a llama there. A llama is worth many steps, { $value } for the puma here: the step value.
    .title = Faster, please
step-days-and-nights = Back with Bert, Ralph and Gina: with { $players } at the table a game begins on day { $day }. Day { $last_day } is the last; then the Spanish arrive, unless the city has been saved. Better keep an eye on the time.
    .title = How much time is left?
step-saved-or-conquered = Together you can save the city: take all { $tiles } priests and virgins, or use up the deck. Then the most points win. Otherwise the Spanish come for gold: every card is worth some, and whoever has the most multiplies their points.
    .title = Saved or lost?

## Watch

step-remember-begin = Bert has moved, and Ralph is next. Look back first. Pottery came from one place, corn from another, and steps on the trail from yet another.
    .title = Do you remember?
step-what-you-own = Corn is small change: { $unit } corn together are a unit. Of all other goods, each piece is a unit by itself. The gods count in units. Look at the stocks, from left to right: corn, llamas, coca, pottery, cloth; then the Scout's step, the Incas in the supply, and the cards.
    .title = Small change
step-bert-pays-ralph = Ralph now has a coca planter and a weaver. Part of their price was the pottery that Ralph's potter made in Bert's turn, for a corn, and Ralph could have said no. So before you enter a district, look who else gains.
    .title = Was it worth a corn?
step-ralph-plans = Ralph wants more people. In the Royal Palace you recruit coca planters, potters and weavers, each kind once a turn. Each costs a piece of every good that the others make. Ralph has { $coca } coca, { $pottery } pottery and { $cloth } cloth.
    .title = Ralph at the Royal Palace
step-gina-recruits = Now Gina, in the Watchman's Hut. A farmer costs a llama and a pottery, a shepherd { $price } corn and a coca. Gina takes one of each, just what Gina's card rewards, and is left with { $corn ->
        [0] no corn at all
       *[other] { $corn } corn
    }. That will matter in a minute.
    .title = Gina at the Watchman's Hut
step-bert-walks = From now on Princes walk. Next door is free, anywhere else costs a llama; to use a district again, a Prince first has to go to another. Bert walks to the Llama Meadow, where Gina has { $shepherds ->
        [one] { $shepherds } shepherd
       *[other] { $shepherds } shepherds
    }. Look at Gina's goods first.
    .title = Bert walks to the Llama Meadow
step-gina-idle = Bert took the bonus, paid a corn for work and has { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }. Gina's shepherds lay in the grass: Gina had no corn to pay them with. What you spend this turn you may miss in the next, even in somebody else's.
    .title = No corn, no work
step-gina-grows-corn = Ralph has been out for coca. Now Gina goes to the Corn Terraces, where a unit of corn lies: { $unit } corn. A farmer grows as much again. And farmers are the only ones who work for free.
    .title = Gina and the corn

## Complete

step-bert-far = From now on you decide for all of them; afterwards the story goes on with the example's move. Bert can pay for a condor priest: a coca, a pottery and a cloth. Priests live in the House of Priests, and Bert's Prince is still among the llamas.
    .title = Bert wants a priest
step-bert-acquires = You get one priest per visit, always the leftmost tile of a row. You see the price below, and it is steep. Will you pay it?
    .title = At the House of Priests
    .same = So does the example. Not cheap! On Bert's next turn you will see what it brings.
    .shown = The example takes the condor priest. From now on each llama given in the Condor Temple lifts Bert's Scout several steps.
    .other = You may always decline; only the llama for the way is gone. { step-bert-acquires.shown }
step-what-the-tiles-uncover = Under Bert's tile a number came to light, the step value: each llama given in the Condor Temple is now worth { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }. The next condor priest uncovers a smaller one. Meanwhile a stone lifted Ralph's Scout to step { $scout }.
    .title = What the tiles uncover
step-gina-stranded = Gina would love to be in the Royal Palace, where people are recruited. The Prince is still on the Corn Terraces, and the last llama went on a farmer.
    .title = Gina looks to the Royal Palace
step-gina-stays = You may also stay where you are and take a Moon tile. At night it pays steps, or corn, or, for a corn, the good it shows. Gina has { $corn } corn and hardly any goods. What now?
    .title = What can Gina do?
    .same = The example does the same. It is a promise: tonight, a pottery for a corn.
    .shown = The example stays and takes the pottery tile. Farmers, coca planters and weavers all cost pottery, and tonight it costs a corn.
    .advised = We would rather go to the Main Temple. But the example's move is not made to win: it shows you what staying is good for.
step-bert-at-the-condor-temple = Bert has { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }. One pays for the way to the Condor Temple, the rest is for the gods. The Scout is on step { $scout }. A stone lies in the temple: it counts first, then the sacrifice.
    .title = Bert at the Condor Temple
step-corn-on-the-way = On step { $granary } Bert's Scout will pass the Granary. It gives corn to every Scout that reaches or passes it, as soon as the turn is over; the board says how much.
    .title = Something on the way
step-bert-sacrifices = The stone took the Scout to step { $scout }. It also opened the temple: everybody may now give a llama for each of their condor priests, for { $value ->
        [one] { $value } step
       *[other] { $value } steps
    } each. Does Bert give the llama?
    .title = The sacrifice
    .same = Up goes the Scout. Nobody else has a condor priest, so nobody can join in.
    .shown = The example gives the llama, and the Scout climbs past the Granary.
    .other = You keep the llama, but this temple is used up for today. { step-bert-sacrifices.shown }
step-the-granary = Bert's Scout is on step { $scout }, beyond the Granary. The corn came when the turn was over: too late to be spent in it. From here up a Scout also counts { $low ->
        [one] { $low } point
       *[other] { $low } points
    } and { $low } gold at the end; from the Stable up, { $high } of each. Was the climb worth a llama?
    .title = The Granary
step-paid-too-late = In another game Bert has { $pumas ->
        [one] { $pumas } puma priest
       *[other] { $pumas } puma priests
    } and { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, and the stone in the Puma Temple will lift the Scout to the Stable, step { $stable }. The Stable gives a llama, just as the Granary gives corn.
    .title = Higher up the trail
step-the-market = Ralph is on the Central Plaza, where the next coca sold brings { $price } corn. Before trading you may adjust the market once, for free: the bank adds a piece to a column, or takes one off it. Ralph has a coca taken off, then sells one.
    .title = The market
step-ralph-has-sold = Before selling, Ralph had a coca taken off the column. That was free; but was it worth the trouble? Look how the visit would have gone without it.
    .title = Was it any use?
step-gina-at-the-sun-clock = On the Sun Clock an Inca may serve until the night, then goes back to the supply: the only way to change profession. In return, tonight, Gina gets { $units } different units, and the Scout climbs { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. Who goes?
    .title = Gina at the Sun Clock
    .same = A shepherd goes in the example, too. Another one is left for Gina's card.
    .shown = The example sends a shepherd: another one is left for the card, and the farmer keeps growing corn.
step-when-the-clock-pays = The Sun Clock takes its time and pays only at night. Look ahead to tomorrow morning.
    .title = Looking ahead to the night
step-bert-stays = Bert has no llama to travel with, and not the goods for anybody in the Royal Palace next door. There are { $tiles } Moon tiles on the board, and Bert has { $corn } corn. What now?
    .title = Bert without a llama
    .same = The example does the same. With the pottery, that cloth will pay for a coca planter tomorrow.
    .shown = The example stays and takes the cloth tile: with Bert's pottery, a cloth pays for a coca planter tomorrow.
    .advised = To trade on the Central Plaza would be better still; the example's move is there to show how a plan comes together overnight.
step-gina-looks-next-door = Ralph's weaver has made a cloth. Next door to Gina are the Corn Terraces, where Gina has { $farmers ->
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    }. Tempting! But look closely: what still lies there today?
    .title = Back to the Corn Terraces?
step-who-begins-tomorrow = Once { $ending } Moon tiles have been taken, the day is nearly over. Whoever takes the last of them gets the Sun tile, too, and tomorrow the sun rises for its holder first. Suppose Gina takes that last tile now.
    .title = Who begins tomorrow?
step-the-tile-that-ends-the-day = So Gina could take another tile, end the day, and begin the next. Or do something else with this turn. Decide for Gina.
    .title = To end the day or not
    .same = The example does the same: a llama for a corn tonight, and the first choice tomorrow.
    .shown = The example takes the llama tile: tomorrow a llama takes Gina's Prince anywhere, and Gina is the first to reach the new bonuses and stones. Any tile would have ended the day; a walk would have let it go on.
step-last-turns = Still supposing that Gina takes the tile: the day draws to its end, but nobody is sent to bed at once.
    .title = Who still has a turn?
step-ralph-moves-last = In the example Gina took the tile, and Bert one with steps. Ralph has the last turn of the day: walk, travel or stay, as always. Whoever moves last has a small comfort: the corn that lies beside the coming night.
    .title = Last turn of the day
    .same = The example does the same. It is the one tile whose goods are free.
    .shown = The example takes the corn tile, the one tile whose goods are free.
    .advised = Trading on the Central Plaza looks better to us; the example's move shows what the last player of a day gets.
step-bert-redeems = Night falls: first the Moon tiles pay, then the Sun Clock. Corn comes first and is free; other goods cost a corn each, and nobody has to pay. Steps come last, free too. Bert has { $corn } corn. Pay for the cloth?
    .title = Bert's night
    .same = The example pays, too. A cloth for a corn is a bargain, and Bert has plans for it.
    .shown = The example pays: a cloth for a corn is a bargain, and Bert has plans for it.
    .other = You save a corn, and the tile goes back empty. { step-bert-redeems.shown }
step-the-stable = The other tile took Bert's Scout to step { $scout }, past the Stable on step { $stable }. A llama is on its way. Would corn have been better than steps?
    .title = The Stable
step-gina-counts = Now Gina's tiles are about to pay: they are ringed on the board. Which of them cost corn? Suppose Gina wants everything they offer.
    .title = Gina counts the corn
step-gina-chooses-goods = Now the Sun Clock pays. Gina's Inca goes back to the supply, and Gina chooses { $units } different units; { $unit } corn are one. Think of what new Incas cost.
    .title = Gina's choice
    .same = So does the example: with the pottery, it will pay for new Incas.
    .shown = The example takes a llama, a coca and a cloth. With the pottery, they will pay for new Incas.
step-a-new-day = Overnight every district that makes goods got another bonus, and every temple another stone: up to { $most } may lie in each, and whoever enters takes them all. It is day { $day }, and Gina begins. Could Gina have saved the corn for the pottery? Try the night without it.
    .title = A new day

## Choose

step-remember-the-night = Before the new day begins, look back at the night: it does not pay everything at once.
    .title = What was the order?
step-gina-begins = A new day, and Gina's whole turn is yours; where the others may join in, decide for them, too. Gina has { $corn } corn, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    } and some of everything else. The Scout is on step { $scout }; the Granary is on step { $granary }, the Stable on step { $stable }. There { $stones ->
        [one] is { $stones } stone
       *[other] are { $stones } stones
    } next door, in the Main Temple.
    .title = Gina opens the day
    .same = So does the example. Granary and Stable pay Gina more than was given; and Ralph, who joined in, has come to the Granary.
    .shown = The example walks to the Main Temple: the stones lift the Scout past the Granary, and corn offered lifts it past the Stable. That pays for itself; and Ralph, who offers corn as well, comes to the Granary.
    .advised = New people at the Watchman's Hut would help Gina even more; the example's move is there to show what a visit to a temple does for everybody.
step-gina-offers = In the example Gina goes to the Main Temple, where the stones lift the Scout to just below the Stable. So near to a llama! Gina would rather keep the other goods for new Incas, and offers only corn, { $unit } in all. What does that bring?
    .title = Gina's offer
step-gina-carries-ralph = In the example Gina came to step { $gina }. Then the others could offer, too. Bert kept everything, Ralph gave corn and came to the Granary on step { $ralph }, which paid it back. Your visit to a temple is a present to everybody who is ready for it.
    .title = Everybody may offer
step-bert-plans-ahead = A new stone lies here in the Condor Temple, but Bert's Prince acted here last and first has to go to another district. Where to, so as to come back next time? Bert has { $corn } corn, a llama, a pottery and a cloth.
    .title = Bert thinks ahead
    .same = So does the example: a coca planter, and the Condor Temple is next door.
    .shown = The example walks to the Royal Palace and recruits a coca planter for pottery and cloth. From there the way back to the Condor Temple is free.
    .reached = Well planned: from there, too, the way back to the Condor Temple is free. The example goes to the Royal Palace, where Bert's pottery and cloth pay for a coca planter.
step-ralph-looks-around = Ralph's Scout is on step { $scout }, the Stable on step { $stable }. Nobody came to the Puma Temple yesterday, so { $stones ->
        [one] { $stones } stone lies
       *[other] { $stones } stones lie
    } there. Ralph has { $cloth } cloth, plenty of corn and a coca, and stands among the weavers.
    .title = Ralph looks around
    .same = So does the example: every stone, and a llama from the Stable.
    .shown = The example walks next door to the Puma Temple. All its stones together lift the Scout just to the Stable.
    .advised = Our own advice would be to trade on the Central Plaza; the example's move shows what a day without visitors leaves behind.
step-ralph-and-the-stable = Ralph's Scout is on step { $scout }: the Stable, by a hair. It pays once, and then not before the Scout has been all the way round. What took Ralph there were the stones of a day without visitors. Look at the other temples.
    .title = Just far enough
step-gina-needs-corn = Gina has { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, goods for new Incas and { $corn } corn, and stands in the Main Temple. Where to?
    .title = What would you do?
    .same = So does the example. Nobody ever had too much corn.
    .shown = The example walks to the Corn Terraces, takes the bonus, and the farmer grows more. Corn pays for work, for shepherds and at night.
    .advised = We would rather recruit at the Watchman's Hut; the example's move shows what a farmer is worth.
step-the-farmer-stayed = Now Gina has { $corn } corn. Do you remember the Sun Clock? In the example a shepherd went there, and not the farmer.
    .title = Shepherd or farmer?
step-bert-sees-the-summit = Bert's Scout is on step { $scout }, and the Summit is step { $summit }. A llama for the condor is worth { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }. The Prince stands in the Royal Palace. Where to? The sacrifice comes after.
    .title = The Summit in sight
    .same = So does the example: next door is free, so the llama is left for the condor.
    .shown = The example walks to the Condor Temple: first the stone, then the llama, and the Scout is over the Summit.
    .advised = Coca fetched in the Coca Plantation first would do more for Bert; but with the example's move you see the Summit now.
step-over-the-summit = In the example Bert walks to the Condor Temple, and the stone lifts the Scout to step { $scout }. Now the llama, worth { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }. The Summit is step { $summit }, and the bottom of the trail at the same time: from there the climb goes on.
    .title = Over the Summit
step-cards-at-the-summit = Over the Summit, and that means new cards! Bert holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } so far, and draws. You met the rule in the first act: how many are drawn, and how many are put back?
    .title = Cards at the Summit
step-bert-keeps-cards = Here they are, { $cards } in all; { $returned } have to go. Putting cards back costs nothing, but they no longer count. Bert has { $shepherds ->
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
    .same = So does the example: what is left rewards the people Bert has.
    .shown = The example keeps the cards with a condor, for they reward what Bert has already.
step-choosing-cards = In the example Bert kept the cards that show a condor. Count what they bring as things stand: each icon pays for every Inca or priest of its kind. And every further condor priest will count on each of them. A few kinds of people, shown again and again: that is a plan.
    .title = Cards make a plan
step-lower-but-further = Bert's Scout is on step { $scout }, and Bert holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }. Was that a step back?
    .title = Round and round
step-ralph-is-yours = For Ralph's turn there are several good ways. Find one! Ralph has { $corn } corn, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, { $coca } coca and { $cloth } cloth, and the Scout is on step { $scout }. Walk, travel or stay?
    .title = Ralph's turn, and yours
    .same = Great minds think alike: the weaver works again, and cloth pays for Incas and priests.
    .shown = In our example Ralph goes back to the weavers: a bonus, some work, and cloth for Incas and priests.
step-gina-travels = One more turn, the last that the example tells. Gina has { $corn } corn, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, { $coca } coca, { $pottery } pottery and { $cloth } cloth, and stands on the Corn Terraces. What are all these goods for?
    .title = Goods in plenty
    .same = So does the example: a long way, and new Incas at its end.
    .shown = The example pays a llama, travels to the Royal Palace and recruits a potter and a coca planter. Goods that lay idle have become people.
    .advised = Our own advice would be to go to the Watchman's Hut; the example's move shows what a llama is for.

## How it ends

step-what-is-missing = The example ends here, on day { $day } of { $last_day }; how games end, others will show you in a minute. One wins mostly with cards. Bert's were counted a moment ago; now look at Ralph's. If all were over this minute, what would it bring?
    .title = How does one win?
step-the-last-day = We jump into another game, on its last day: no night follows day { $last_day }. A Moon tile pays as soon as you take it, the Sun Clock as soon as you send an Inca. Only Granary and Stable still wait for the end of the turn.
    .title = The last day
step-counting-points = Another game comes to its end, and points are counted first. Each icon on your cards pays a point for every Inca or priest of its kind, and it pays again on every card that shows it; Incas on the Sun Clock pay nothing. From the Granary up, a Scout adds { $low }; from the Stable up, { $high } instead. Count for Bert.
    .title = Counting points
step-the-rescue = In another game the city is nearly saved. Once all { $tiles } priests and virgins have left their rows, the game ends after that turn, and the most points win; if points are level, the most units in hand. Gold does not matter.
    .title = The Rescue
step-the-empty-deck = In another game the deck is down to { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }. The last one you keep, and an empty deck saves the city, too: the game ends after that turn. Others who reach the Summit then get { $awards ->
        [one] { $awards } point
       *[other] { $awards } points
    } instead of cards; their Scouts, at the bottom again, add none.
    .title = The empty deck
step-the-last-cards = In another game the deck is short, too. Then you draw what is left and put back one card fewer than you drew. The stone in the Puma Temple is about to carry Bert's Scout from step { $scout } to the Summit; Bert holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .title = Hardly any cards left
step-the-conquest = Another game, and Ana is playing, too. If nobody saves the city, gold decides. A Scout from the Granary up adds { $low } gold, from the Stable up { $high } instead. The most gold multiplies points by { $most }, the next amount by { $second }; all others keep theirs. Players with the same gold get the same multiplier.
    .edition = Some of the gold is reconstructed.
    .title = The Conquest

## Plan

step-what-wins = Back to Bert, Ralph and Gina, but only to look at their board. Our computer players have played { $games } games. We looked at where the winners' Princes had gone first, and one visit did clearly better than all the others. Which would you choose? They are computers, not people, so take it as a hint.
    .title = What makes a winner?
step-what-winners-have = Whoever began at the Watchman's Hut won { $share }% of their games; by luck alone, at tables of all sizes, it would have been { $fair }%. Later on gold counts: in { $gold }% of the Conquests, somebody with the most gold won. And winners had priests or virgins: from one row more often than from the others.
    .title = What do winners have?
step-first-plan = You are Bert in another game, on the morning of day { $day }. Nobody works for you yet, but you have { $priests } condor priests, and cards that like farmers, shepherds and priests. Make a plan, then watch the day; the others play as our planner does.
    .edition = Some of the gates and some of the gold are reconstructed.
    .title = A plan for the morning
step-second-plan = The same game on day { $day }: a few people work for you, and you have { $cards } cards. Your gold comes to { $gold } so far, Gina's to { $gina }. A plan for today, please!
    .edition = Some of the gold is reconstructed.
    .title = Halfway up
step-last-plan = Another game against the same players, on its last morning: no day follows day { $day }, and { $deck } cards are left in the deck, so the city is unlikely to be saved. You have { $gold } gold, Ralph has { $ralph }, and there is still some to be had. What do you make of the day?
    .edition = Some of the gold is reconstructed.
    .title = The last morning
step-play-on = Now the game is yours. As things stand, Bert would score { $bert }, Ralph { $ralph } and Gina { $gina }, but nothing is decided. Play the next turn, whosever it is; then let the others play. They tell you what they did, and why.
    .title = Play on

## Places to visit

step-remember-endings = There are corners that Bert, Ralph and Gina never came to. Let us visit some, in other games. A look back first.
    .title = Saved by what?
step-buying = In another game Bert buys, which is the reverse of selling: you take the lowest piece of a column and pay the price of its space. From an empty column, buying costs { $sold_out } corn; into a full one, selling brings { $full }. What you have just sold you cannot buy back, nor the other way round. Corn is the money; it has no column.
    .title = Buying
step-a-visit-to-the-market = In another game, a whole visit to the market. After the adjustment come sales and purchases, in whatever order a player likes. Bert's plan is made; you work out what becomes of it.
    .title = A visit to the market
step-the-value-falls = In another game Bert can pay for a puma priest, but others have been there before. The lowest number to be seen is the one that counts, for everybody.
    .edition = Some of the numbers are reconstructed.
    .title = One more priest
step-virgins = In another game Virgins of the Sun are at work: they sacrifice in the Temple of the Sun, where { $stones ->
        [one] { $stones } stone lies
       *[other] { $stones } stones lie
    } today; a llama is worth { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }. Look who has virgins, and who has none.
    .title = The Virgins of the Sun
step-a-virgin-for-bert = Still in the same game: Bert has seen enough, and would like a Virgin of the Sun, too. In the House of Virgins each costs { $coca } coca, { $pottery } pottery and { $cloth } cloth.
    .edition = The price of virgins is reconstructed.
    .title = A virgin for Bert
step-nobody-is-forced = In another game, something that goes for every district: you may decline whatever it offers. Only a bonus or a stone has to be taken.
    .title = The Puma Temple
step-a-long-climb = In another game Bert's Scout is on step { $scout }, and the Summit is step { $summit }. All that the Scout passes counts, however long the climb.
    .title = A long climb
step-other-tables = Another table, with fewer seats. Day { $last_day } is the last in every game, but the fewer the players, the earlier the day on which they begin, and the more Incas everybody has. You have played the full game here; in the shorter learning game the days begin { $saved ->
        [one] { $saved } day
       *[other] { $saved } days
    } later, and everybody has an Inca of each profession.
    .title = Other tables
step-the-review = To finish, positions that you have never seen, from other games with other players. What you found hard comes back. Take your time: a wrong answer is explained, too.
    .title = What stays with you
    .done = What you found easy here will be easy at the table, too. There are more questions if you like, first of all about whatever you missed. And now: see what you have learnt, and play!
