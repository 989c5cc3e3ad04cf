# The lesson of the first day, said by a teacher to one learner, who plays Bert. The figures are
# variables. A step's `.same` answers a learner who decides as the teacher does, `.shown` all
# others; `.other` answers instead where only a single other decision is left.

lesson-first_day = Your first day
    .door = What is at stake, your first moves and a night. Then a whole day is yours.
    .hint = The shortest way into the game
    .here = This is your first day.

act-first-moves = First moves
    .about = What is at stake, your first Inca, your Prince, and a climb.
act-priest-and-night = A priest and a night
    .about = What a card is worth, what a priest is good for, and what the night pays.
act-own-day = Your own day
    .about = A whole day, and every move is yours.

## First moves

step-the-stakes = White sails on the sea! The Spanish want gold, and after day { $last_day } they will be here. There is no wrong answer, and you may change your mind on any day.
    .title = Sails on the horizon
    .ask = What would you rather do, Prince?
exhibit-the-stakes-city = Hide Machu Picchu in time, so that the Spanish find nothing.
    .title = Save the city
    .answer = Once all { $tiles } priests and virgins are taken, or the last card is drawn, the city is saved: a Rescue. Gold counts for nothing then, and the most points win.
exhibit-the-stakes-gold = Let them come, and be the richest when they do.
    .title = Have the most gold
    .answer = Gold lies on cards and on the trail. If the city is not saved in time, that is a Conquest. The most gold multiplies its owner's points by { $most }, the next most by { $second }.

step-your-first-inca = Early morning. You are Bert; Ralph and Gina sit across from you. Your Incas make goods where they live. The first one is free, and your card shows a shepherd. Where will it live?
    .title = Your first Inca
    .wall = Early morning. Here we are Bert; Ralph and Gina sit across the table. Our Incas make goods where they live. The first one is free, and Bert's card shows a shepherd. Where will it live?
    .same = A shepherd! Bert's card pays for shepherds, and llamas will carry the Prince far.
    .shown = The teacher chooses the Llama Meadow: Bert's card pays for shepherds, and llamas will carry the Prince far.

step-your-prince = A Prince who comes in takes the bonus and wakes up the district: every Inca there may make one good, which costs one corn. The first time, yours may go anywhere, free. Priests will want pottery. A press on the board shows what would happen, another goes there.
    .title = A Prince on the move
    .wall = A Prince who comes in takes the bonus and wakes up the district: every Inca there may make one good, which costs one corn. The first time, the Prince may come to any district, free of charge. Priests will soon want pottery.
    .same = The bonus is Bert's! Ralph's potter woke up, too: a small present, but the pottery will pay for a priest. Until the night, there is nothing more to be had here.
    .shown = The teacher goes to the Potters' Quarter: that wakes Ralph's potter, but the pottery will pay for a priest. Until the night, there is nothing more to be had there.

step-up-the-trail = Suppose your Prince had come to the Main Temple instead. Its stone lifts your Scout { $stone } steps, to step { $scout }. The gods like presents, too: each unit lifts it { $unit_steps } steps, one of each good at most; { $unit } corn make a unit. What do you give?
    .title = Up the Inca Trail
    .same = Clever: when the turn is over the Granary returns the corn, so the climb costs a single coca. And from there on a Scout brings a point.
    .shown = Any pair of gifts takes the Scout past the Granary, where it brings a point and gets corn when the turn is over. The teacher gives the corn and a coca, and keeps the llama: it carries the Prince far.
exhibit-first-to-the-temple = Bert's Prince goes to the Main Temple on the first turn. A stone lifts the Scout, and Bert offers the corn and a coca.
    .title = First to the temple

## A priest and a night

step-a-point-of-your-own = Most points come from Sacrifice cards: a card pays a point for each of your people that it shows. It is secret, or rivals could play against it; here all lie open. Yours, a shepherd and a condor, brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now. Every hero starts small!
    .title = A point of your own
sought-find-my-point = Where does it come from?
    .nudge = Which of Bert's people does the card show?
    .right = Yes, from Bert's shepherd. The condor on the card pays nothing yet, for Bert has no condor priest. Time to get one!
    .district-potters_quarter = Bert's Prince stands there, but Princes bring no points; and the potter is Ralph's.
    .order-condor = Not yet! The card would pay for condor priests, but all of them are still in their row.
    .market = Goods bring no points. They pay for what does.

step-across-the-city = Next door is free: you walked to the meadow, and your shepherd woke up. (Gina's, without corn, snored on.) You have { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, and anywhere further costs one. The priests live across the city. Where to?
    .title = By llama
    .same = A llama well spent: the priests are expecting Bert.
    .shown = The teacher pays a llama and rides to the House of Priests: the card shows a condor, too.

step-a-condor-priest = A condor priest costs a coca, a pottery and a cloth. In return, the condor on your card pays at last, and in the Condor Temple a priest may give the gods a llama, which lifts your Scout far. Do you take the priest?
    .title = A friend of the gods
    .same = Welcome! Bert's card is worth a point more at once, and the gods will pay well for a llama.
    .shown = The teacher takes the priest: the card is worth a point more at once, and the gods will pay well for a llama.
    .other = The goods stay, but goods bring no points. { step-a-condor-priest.shown }

step-night-falls = In the Condor Temple a llama has lifted your Scout far. Evening: a Prince may stay for a Moon tile, which pays at night. Once { $ending } are taken, the others have one last turn. Yours: free steps, and a cloth for one of { $corn } corn. Worth it?
    .title = Night falls
    .same = A cloth for one corn: cheaper than at any market! The steps take your Scout past the Stable: a llama in the morning. And every district has something to give again.
    .shown = The teacher pays: no market sells a cloth for one corn. The steps take your Scout past the Stable: a llama in the morning. And every district has something to give again.
    .other = A corn saved, a cloth lost. { step-night-falls.shown }

## Your own day

step-your-own-day = Day { $day } dawns, and it is all yours! Gina means to lie in the grass and take a Moon tile each turn, so it will be short. Bert has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $card } from the card, { $trail } for a Scout past the Stable. Good luck!
    .title = Your own day
    .wall = Day { $day }: from here the class can play. Bert has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $card } from the card, and { $trail } because the Scout, on step { $scout }, is past the Stable. Over the Summit new cards wait, but those { $trail } go.
