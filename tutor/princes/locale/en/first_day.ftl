# The lesson of the first day, said by a teacher to one learner, who plays Bert. The figures are
# variables. A step's `.same` answers a learner who decides as the teacher does, `.shown` all
# others; `.other` answers instead where only a single other decision is left.

lesson-first_day = Your first day
    .door = What is at stake, your first moves and a night. Then a whole day is yours.
    .hint = The shortest way into the game
    .here = This is your first day.

act-first-moves = First moves
    .about = What is at stake, your first Inca, your Prince, and a card.
act-priest-and-night = A priest and a night
    .about = What a priest is good for, a climb, and what the night pays.
act-own-day = Your own day
    .about = A whole day, and every move is yours.

## First moves

step-the-stakes = White sails on the sea! The Spanish want gold. Today is day { $day }; after day { $last_day } they will be here. Either plan can win, and you may change your mind on any day.
    .title = Sails on the horizon
    .ask = What would you rather do, Prince?
exhibit-the-stakes-city = Win over all priests and virgins, and the Spanish find nothing.
    .title = Save the city
    .answer = Once all { $tiles } priests and virgins are taken, or the last card is drawn, the city is saved: a Rescue. Gold counts for nothing then, and the most points win.
exhibit-the-stakes-gold = Let them come, and be the richest.
    .title = Have the most gold
    .answer = If the city is not saved in time, that is a Conquest. The most gold, from cards and the trail, multiplies its owner's points by { $most }, the next most by { $second }.

step-your-first-inca = You are Bert; Ralph and Gina sit across from you. An Inca makes goods where it lives, and your card shows a shepherd. Where will your first Inca live?
    .title = Your first Inca
    .wall = We are Bert; Ralph and Gina sit across the table. An Inca makes goods where it lives, and Bert's card shows a shepherd. Where will the first Inca live?
    .same = A shepherd! Bert's card pays a point for it, and llamas will carry the Prince far.
    .shown = The teacher chooses a shepherd: Bert's card pays a point for it, and llamas will carry the Prince far.

step-your-prince = A Prince who comes in takes the bonus and wakes up the district: every Inca there may make one good, which costs one corn. The first time, yours may go anywhere. Bert and Gina have shepherds, Ralph a potter; priests will want pottery.
    .title = A Prince on the move
    .wall = A Prince who comes in takes the bonus and wakes up the district: every Inca there may make one good, which costs one corn. The first time, the Prince may go anywhere. Priests will want pottery.
    .same = The bonus is yours! Ralph's potter woke up, too: a small present. Until the night, this district has nothing more to give.
    .shown = The teacher takes the pottery, for a priest, and wakes Ralph's potter. Until the night, a visited district has nothing more to give.

step-a-point-of-your-own = Ralph and Gina have recruited Incas. But most points come from Sacrifice cards: each pays a point for each of your people that it shows. Cards are secret; here all lie open. Yours, a shepherd and a condor, brings { $points ->
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

## A priest and a night

step-across-the-city = Next door is free: you walked to the meadow, and your shepherd woke up. (Gina's, without corn, snored on.) Anywhere further costs a llama; you have { $llamas }. The priests live across the city. Where to?
    .title = By llama
    .same = A llama well spent: the priests are expecting Bert.
    .shown = The teacher pays a llama and rides to the House of Priests: the card shows a condor, too.

step-a-condor-priest = A condor priest costs a coca, a pottery and a cloth. Your card pays for it, and in the Condor Temple it makes the gods generous. Do you take the priest?
    .title = A friend of the gods
    .same = Welcome! Bert's card is worth a point more at once.
    .shown = The teacher takes the priest: Bert's card is worth a point more at once.
    .other = The goods stay, but goods bring no points. { step-a-condor-priest.shown }

step-a-llama-for-the-gods = You rode on to the Condor Temple: its stone lifted your Scout { $stone } steps up the Inca Trail. With a condor priest you may also give a llama here, for { $value } steps more. It is your last. Do you give it?
    .title = A llama for the gods
    .same = What a climb! Past the Granary, on step { $granary }, a Scout brings a point, and corn when the turn is over.
    .shown = The teacher gives it: past the Granary, on step { $granary }, a Scout brings a point, and corn when the turn is over.
    .other = The llama stays for tomorrow's ways. { step-a-llama-for-the-gods.shown }

step-night-falls = In the evening a Prince may stay for a Moon tile, which pays at night; once { $ending } are taken, the others have one last turn. Your tiles bring steps, free of charge, and a cloth for one corn. Do you pay for it?
    .title = Night falls
    .same = No market is that cheap! The steps take your Scout past the Stable: a llama. In the morning every district has something to give again.
    .shown = The teacher pays: no market is that cheap. The steps take your Scout past the Stable: a llama. In the morning every district has something to give again.
    .other = A corn saved, a cloth lost. { step-night-falls.shown }

## Your own day

step-your-own-day = Day { $day } is all yours! Gina means to lie in the grass and take a Moon tile each turn, so it will be short. Bert has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $card } from the card, { $trail } for a Scout past the Stable. Good luck!
    .title = Your own day
    .wall = Day { $day }: from here the class can play. Bert has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $card } from the card, and { $trail } because the Scout, on step { $scout }, is past the Stable. Over the Summit new cards wait, but those { $trail } go.
