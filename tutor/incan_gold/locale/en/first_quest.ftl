# The lesson of the first quest. Every figure comes in as a variable. A step's `.same` answers a
# learner who decides as the teacher does, `.other` one who decides otherwise, `.shown` one who lets
# the teacher decide.

lesson-first_quest = First quest
    .door = The gentlest way in: torch or camp? Five rounds in the temple, and what each choice is worth.
    .hint = The first quest, step by step
    .here = This is the first quest.

act-first-rounds = Into the temple
    .about = Two rounds: treasure, hazards and artifacts, and when to go home.
act-with-the-odds = With the odds
    .about = Three rounds: guess, then count, see what each choice was worth, and who wins.

## Into the temple

step-torch-or-camp = You are Ana. The most points in the tent win, after five rounds. { $beside } pieces of treasure lie beside your tent, { $left } more on the path. Torch: go on. Camp: leave with them; what is in your tent is safe for good.
    .title = Torch or camp
    .same = A good choice: one card more was worth about { $whole }.{ $tenth } on average, the camp { $home }. All go on, and an artifact comes! It cannot be shared: it waits for a player who leaves alone.
    .other = Safe, but early: you go home with { $home }; one card more was worth about { $whole }.{ $tenth } on average. In the teacher's game Ana goes on, with her tent empty. An artifact comes: it waits for a player who leaves alone.
    .shown = One card more is worth about { $whole }.{ $tenth } on average, the camp { $home }, so all go on. An artifact comes! It cannot be shared: it waits for a player who leaves alone.
step-beside-the-tent = There is a spider on the path. Each kind of hazard has { $alike } cards: the first is only a warning; the second ends the round at once.
    .title = One spider
step-a-secret-choice = Beto and Chaska have chosen in secret. A player who leaves alone takes the artifact; two who leave together share the treasure on the path, and the artifact stays. And you?
    .title = A secret choice
    .same = Bad luck after a good choice: the second spider came, and your { $beside } are lost. The torch was worth about { $whole }.{ $tenth }, the camp { $home } at most.
    .other = You and Chaska left together: { $together } each are safe, and only Beto met the second spider. Lucky, for the torch was the better choice: worth about { $whole }.{ $tenth }, the camp { $home } at most.
    .shown = The second spider came, and Ana's { $beside } are lost. It was still a good choice: the torch was worth about { $whole }.{ $tenth }, the camp { $home } at most.
step-dangerous-cards = In the teacher's game Ana lost everything, and Chaska left alone with the artifact. Round { $round } began with a hazard, so a second card came at once. Then treasure: { $beside } each; { $left } stay on the card.
    .title = What can go wrong
    .after = Face down: { $snakes } snakes and { $mummies } mummies, so { $strikes }.
step-a-little-more = Chaska has chosen already, and Beto loves the torch. Alone, you would bring { $home } home.
    .title = A little more
    .same = A good choice: the torch was worth about { $whole }.{ $tenth }, the camp { $home }. All go on, and the card is harmless, as most still are: an artifact!
    .other = You leave alone, and { $home } are safe. The torch was worth a little more, about { $whole }.{ $tenth }: most cards are still harmless. The teacher goes on, and an artifact comes.
    .shown = The torch is worth a little more, about { $whole }.{ $tenth } against { $home }: most cards are still harmless. All go on, and an artifact comes.
step-home-together = Another artifact! A player who leaves alone takes it, with all that lies on the path. Several who leave together share that treasure, and the artifact stays.
    .title = All at once
step-home-alone = Chaska has chosen in secret, and Beto comes after you. If only you leave, you take { $beside } and { $left }, and the artifact, worth { $artifact } points.
    .title = All for you
    .same = A good choice: { $home } are safe, and the second mummy took what lay beside the other tents. It was close: one more card was worth hardly less.
    .other = All go on, and the second mummy comes: your { $beside } are lost. It was close: the camp was worth { $home }, the torch hardly less. The teacher goes home with { $home }.
    .shown = The teacher goes home with { $home }, and the second mummy takes what lies beside the other tents. It was close: one more card was worth hardly less.

## With the odds

step-by-feeling = Round { $round }: a fire, a rockfall, then a treasure. Choose by instinct; then the same choice comes again, with the odds.
    .title = By instinct
step-by-the-odds = The same choice again, now with the odds: so you see what your instinct is worth. Torch or camp?
    .title = By the odds
    .same = A good choice: about { $whole }.{ $tenth } is more than { $home }. A small treasure comes.
    .other = You leave alone, and { $home } are safe. The torch was worth a little more, about { $whole }.{ $tenth }, so the teacher takes it, and a small treasure comes.
    .shown = The torch is worth about { $whole }.{ $tenth }, the camp { $home }: the teacher takes the torch, and a small treasure comes.
step-stay-until = Leave alone now, with { $home }? Or stay until you have { $near_stake } or more? In 100 games that works { $near_percent } times; the other times you get nothing. On average it brings { $near_whole }.{ $near_tenth }. Staying until { $far_stake } works { $far_percent } times: { $far_whole }.{ $far_tenth }.
    .title = Stay until …
    .same = A good choice: staying until { $near_stake } was worth a little more than leaving, and the teacher plans so, too. An artifact comes.
    .other = You leave alone, and { $home } are safe. Staying until { $near_stake } was worth a little more, so the teacher goes on, and an artifact comes.
    .shown = Staying until { $near_stake } is worth a little more than { $home }: the teacher goes on, and an artifact comes.
step-far-enough = An artifact, worth { $artifact } points to a player who leaves alone! All { $inside } are inside. Camp, alone: { $home }; torch: about { $whole }.{ $tenth } on average. Far enough?
    .title = The whole prize
    .same = A good choice: { $home } points are safe. The others went on, and a treasure came: lucky, but your choice was better.
    .other = Lucky: all go on, and a treasure comes. The camp was still the better choice, so the teacher goes home with { $home }.
    .shown = The teacher goes home with { $home }. The others went on, and a treasure came: lucky, but the camp was better.
step-one-spider = Beto and Chaska left together. Round { $round }: a spider and a treasure, { $beside } beside your tent, { $left } on the path. The spider that ended a round is out of the game. Camp: { $home }; torch: about { $whole }.{ $tenth } on average.
    .title = One spider fewer
    .same = A good choice, and bad luck: a second spider ends the round, and all three lose { $beside }.
    .other = Lucky! You leave alone with { $home }. A second spider comes, and the others lose everything. The teacher goes on, and loses { $beside }.
    .shown = The torch is worth more, so the teacher goes on. A second spider ends the round: all three lose { $beside }. A good choice, and bad luck.
step-who-wins = Snake, fire, two treasures, rockfall: you and Chaska left. Beto found a treasure and an artifact, the fourth to leave the temple: from the fourth on each is worth { $artifact }, not 5. More artifacts win a tie.
    .title = Who wins
    .after = Your { $tent } and { $artifacts } artifacts make you level with Beto, who has fewer artifacts. At a table tents are closed: keep count!
step-twenty-choices = Ana wins, level with Beto at { $points } points, but with { $artifacts } artifacts against { $fewer }. Now twenty quick choices from other games: each press answers and says how sure you are. The end shows how far you can trust your instinct. Stop whenever you like.
    .title = Twenty choices
    .wall = Ana wins, level with Beto at { $points } points, but with { $artifacts } artifacts against { $fewer }. Now the class can make twenty quick choices from other games: each with a show of how sure it is.

exhibit-diamant = Diamant is the game without artifacts; you can play it here, too. This is your second round once more, with empty tents: no artifact on the path, none in the deck. Would you still go home?
    .title = Without artifacts
