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

step-torch-or-camp = After five rounds, the most points in the tent win. You are Ana. { $beside } pieces of treasure lie beside your tent, { $left } more on the path. Take the torch and go on, or go home: what reaches your tent is safe for good.
    .title = Torch or camp?
    .same = All three of you go on, and the next card is an artifact! It cannot be shared: it waits on the path for a player who leaves alone.
    .other = You go home alone with { $home }: the { $beside } and the { $left } from the path are safe. In the teacher's game Ana goes on, for little can happen yet, and the tent stays empty. The next card is an artifact: it waits on the path for a player who leaves alone.
    .shown = Little can happen yet, so all three go on. The next card is an artifact! It cannot be shared: it waits on the path for a player who leaves alone.
step-beside-the-tent = There is a spider on the path. The first of a kind is only a warning; the second ends the round at once.
    .title = One spider
step-a-secret-choice = Beto and Chaska have chosen in secret. { $strikes } of the { $cards } cards to come are spiders. A player who leaves alone takes the artifact; two who leave together share the path, and the artifact stays. And you?
    .title = A secret choice
    .same = Chaska went home alone, with the path and the artifact; left there, it would be lost. You and Beto met the second spider, now out of the game: your { $beside } are lost. The next round began with a hazard, so a second card came at once. A good choice can end badly.
    .other = You and Chaska left together with { $together } each, the artifact is lost, and only Beto met the second spider: lucky! In the teacher's game Ana went on and lost her { $beside }, Chaska has the artifact, and the next round began with a hazard, so a second card came at once.
    .shown = Chaska went home alone, with the path and the artifact; left there, it would be lost. The teacher and Beto met the second spider, now out of the game: { $beside } are lost. The next round began with a hazard, so a second card came at once. A good choice can end badly.
step-dangerous-cards = Round { $round }: with nothing to lose, you all went on. Treasure! { $beside } each; the { $left } left over stay on the card.
    .title = What can go wrong?
    .after = Face down: { $snakes } snakes and { $mummies } mummies, so { $strikes }.
step-a-little-more = { $strikes } of { $cards } cards would end the round. Alone, you would bring { $home } home. Chaska has chosen already, and Beto never hesitates.
    .title = A little more?
    .same = All three of you go on, and the card is harmless, as most still are: an artifact!
    .other = You leave alone, and { $home } are safe. The others turn up an artifact. In the teacher's game Ana goes on, too, for most cards are still harmless.
    .shown = { $home } are worth having, but most cards are still harmless. The teacher and the others go on, and an artifact comes.
step-home-together = Another artifact! A player who leaves alone takes it, with all of the path. Several who leave together share the path, and the artifact stays where it is.
    .title = All at once?
step-home-alone = Chaska has chosen in secret, and Beto comes after you. If only you leave, you take { $beside } and { $left } in treasure, and the artifact, worth { $artifact } points.
    .title = All for you
    .same = Yes: { $home } are safe, and the second mummy took everything from the others. It was close: one more card was worth about { $whole }.{ $tenth } on average, exactly { $more }.
    .other = All three went on, and the second mummy came: your { $beside } are lost. In the teacher's game Ana goes home with { $home }. It was close: one more card was worth about { $whole }.{ $tenth } on average, exactly { $more }.
    .shown = The teacher goes home with { $home }, and the second mummy takes everything from the others. It was close: one more card was worth about { $whole }.{ $tenth } on average, exactly { $more }.

## With the odds

step-by-feeling = Round { $round }: a fire, a rockfall, then a treasure. { $beside } lie beside your tent, { $left } on the path. Choose by instinct, then count.
    .title = By instinct
step-by-the-odds = Now with the odds: { $strikes } of { $cards } cards would end the round. Camp: { $home } points, if you leave alone; torch: { $more } on average, about { $whole }.{ $tenth }.
    .title = By the odds
    .same = The teacher chooses the same: { $more } is more than { $home }. A small treasure comes.
    .other = You leave alone, and { $home } are safe. It was close: the camp was worth { $home }, the torch { $more }, so in the teacher's game Ana takes the torch. The others share the small treasure that comes.
    .shown = The torch is worth { $more }, the camp { $home }, so the teacher takes the torch. All three go on, and a small treasure comes.
step-stay-until = Leave alone now, with { $home }, or stay until you have { $near_stake }? That works { $near_percent } times in a hundred and is worth { $near_whole }.{ $near_tenth } on average. Until { $far_stake }: { $far_percent } times, { $far_whole }.{ $far_tenth }.
    .title = Stay until …
    .same = The teacher chooses the same, and plans to leave with { $near_stake }. An artifact comes.
    .other = You leave alone, and { $home } are safe. Staying until { $near_stake } was worth a little more, so in the teacher's game Ana goes on. The others turn up an artifact.
    .shown = Staying until { $near_stake } is worth a little more than { $home }, so the teacher goes on. All three do, and an artifact comes.
step-the-whole-prize = An artifact, worth { $artifact } points to a player who leaves alone! All { $inside } are inside, { $beside } beside each tent, { $left } on the path. By instinct: torch or camp?
    .title = The whole prize
step-far-enough = Again with the odds: { $strikes } of { $cards } cards would end the round. Camp, if you leave alone: { $home } points; torch: { $more } on average, about { $whole }.{ $tenth }.
    .title = Far enough?
    .same = Well done: { $home } points are safe. The others went on, and a treasure came: lucky! Your choice was still better, { $home } against { $more }.
    .other = All three go on, and a treasure comes: lucky this time. The camp was still the better choice, { $home } against { $more }, so in the teacher's game Ana goes home.
    .shown = The camp is worth { $home }, the torch { $more }, so the teacher goes home. The others went on, and a treasure came. The camp was still the better choice.
step-one-spider = Beto and Chaska left together. Round { $round }: a spider and a treasure, { $beside } beside your tent, { $left } on the path. One spider is out of the game: { $strikes } of { $cards } cards would end the round. Camp: { $home }; torch: { $more } on average, about { $whole }.{ $tenth }.
    .title = One spider fewer
    .same = The teacher chooses the same, and the last spider ends the round: all three lose { $beside }. A good choice, and bad luck.
    .other = You leave alone, and { $home } are safe. The last spider comes, and the others lose everything. Lucky! The torch was worth { $more }, the camp { $home }, so in the teacher's game Ana goes on, and loses { $beside }.
    .shown = The torch is worth { $more }, the camp { $home }, so the teacher goes on. The last spider ends the round: all three lose { $beside }. A good choice, and bad luck.
step-who-wins = Snake, fire, two treasures, rockfall: you and Chaska left. Beto found a treasure and an artifact worth { $artifact }. More artifacts win a tie.
    .title = Who wins?
    .after = Your { $tent } and { $artifacts } artifacts make you level with Beto, who has fewer artifacts. A star will mark the winner. At a table tents are closed: keep count!
step-twenty-choices = Ana wins, level with Beto at { $points } points, but with { $artifacts } artifacts against { $fewer }. Now choices from games you have never seen. Decide by instinct, and say how sure you are: then see how far you can trust it. Stop whenever you like.
    .title = Twenty choices

exhibit-diamant = Diamant is the game without artifacts; you can play it here, too. This is your second round once more, with empty tents: no artifact on the path, none in the deck. Would you still go home?
    .title = Without artifacts
