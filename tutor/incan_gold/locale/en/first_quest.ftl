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

step-torch-or-camp = You are Ana. { $beside } treasure lie beside your tent, { $left } more on the path. Take the torch and go on for more, or go home: what you bring into your tent is safe for good.
    .title = Torch or camp?
    .same = On you go, all three, and the card turns: an artifact! It cannot be shared, so it waits on the path for someone who goes home alone.
    .other = You go home alone with { $home }: the { $beside } and the { $left } from the path are safe. The teacher goes on, for little can happen yet. The card turns, and it is an artifact: it waits on the path for someone who goes home alone.
    .shown = Little can happen yet, so all three go on, and the card turns: an artifact! It cannot be shared, so it waits on the path for someone who goes home alone.
step-beside-the-tent = There is a spider on the path. One of a kind only warns you; a second one ends the round at once.
    .title = One spider
step-a-secret-choice = Beto and Chaska have chosen, face down. Of { $cards } cards to come, { $strikes } are spiders. Who leaves alone takes the artifact; if two leave at once, they share the path, but the artifact stays. And you?
    .title = A secret choice
    .same = Chaska went home alone, with the path and the artifact. You and Beto met the second spider: your { $beside } are lost, and the next round has begun. A good choice can end badly.
    .other = You and Chaska left at once: { $together } each, and the artifact for neither. Then Beto met the second spider, and the round was over. Lucky! Only { $strikes } of { $cards } cards were spiders, so the teacher goes on; in the teacher's game Chaska is alone, and takes the artifact home.
    .shown = Chaska went home alone, with the path and the artifact. The teacher and Beto met the second spider: { $beside } are lost, and the next round has begun. A good choice can end badly.
step-nothing-to-lose = Round { $round }. Chaska took the artifact home; left on the path, it would be lost for good. The spider that struck is out of the game. A hazard came first, so a second card was turned at once.
    .title = Nothing to lose
    .same = Of course. With empty hands there is nothing to lose. All go on, and a treasure comes.
    .other = You are home, with nothing, and the others share the treasure that comes. With empty hands the teacher always goes on.
    .shown = At home you would have nothing. With empty hands the teacher always goes on, and a treasure comes.
step-dangerous-cards = Treasure! { $beside } for each of you, and { $left } stay on the card: they could not be shared. But a snake and a mummy wait there as well.
    .title = What can go wrong?
    .after = Still face down: { $snakes } snakes and { $mummies } mummies. That makes { $strikes }.
step-a-little-more = { $strikes } of { $cards } cards would end the round. Alone you would bring { $home } home. Chaska has chosen already, and Beto never hesitates.
    .title = A little more?
    .same = All three go on, and the card is harmless, as most still are. It is an artifact!
    .other = You leave alone, and { $home } are safe. The others turn an artifact. The teacher goes on as well, for most cards are still harmless.
    .shown = { $home } are worth having, but most cards are still harmless. The teacher goes on, as do the others, and an artifact comes.
step-home-together = Another artifact! Who leaves alone takes it, with all of the path. If several leave at once, they share the path, and the artifact stays where it is.
    .title = All at once?
step-home-alone = Chaska has chosen in secret, and Beto comes after you. If both go on, you get { $beside } and { $left } in treasure, and the artifact, worth { $artifact } points.
    .title = All for you
    .same = Yes: { $home } are safe, and the second mummy took everything from the others. It was close: one more card was worth about { $whole }.{ $tenth } on average, exactly { $more }.
    .other = All three went on, and the second mummy came: your { $beside } are lost. The teacher goes home with { $home }. It was close: one more card was worth about { $whole }.{ $tenth } on average, exactly { $more }.
    .shown = The teacher goes home with { $home }, and the second mummy takes everything from the others. It was close: one more card was worth about { $whole }.{ $tenth } on average, exactly { $more }.

## With the odds

step-by-feeling = Round { $round } turned a fire and a rockfall; all three went on, and a treasure came. Now { $beside } lie beside your tent and { $left } on the path. Choose by feeling first; you count in the next step.
    .title = By feeling
step-by-the-odds = Now count: { $strikes } of { $cards } cards would end the round. If you leave alone, the camp is worth { $home } points; the torch is worth { $more } on average, about { $whole }.{ $tenth }.
    .title = By the odds
    .same = So does the teacher: { $more } is more than { $home }. All three go on, and a small treasure comes.
    .other = You leave alone, and { $home } are safe. Not wrong by much: the camp was worth { $home }, the torch { $more }, so the teacher takes the torch. The others share the small treasure that comes.
    .shown = The torch is worth { $more }, the camp { $home }, so the teacher takes the torch. All three go on, and a small treasure comes.
step-stay-until = Alone, you would now bring { $home } home. Or make a plan: stay until it is { $near_stake }. That works { $near_percent } times in a hundred and is worth { $near_whole }.{ $near_tenth } on average. Until it is { $far_stake }: { $far_percent } times, { $far_whole }.{ $far_tenth }.
    .title = Stay until …
    .same = The teacher goes on as well, and plans to leave at { $near_stake }. All three go on, and an artifact comes.
    .other = You leave alone, and { $home } are safe. To stay until { $near_stake } was worth a little more, so the teacher goes on. The others turn an artifact.
    .shown = To stay until { $near_stake } is worth a little more than { $home }, so the teacher goes on. All three do, and an artifact comes.
step-the-whole-prize = An artifact, worth { $artifact } points to an explorer who leaves alone! All { $inside } of you are still inside, with { $beside } each and { $left } on the path. By feeling: torch or camp?
    .title = The whole prize
step-far-enough = Count again: { $strikes } of { $cards } cards would end the round. If you leave alone, the camp is worth { $home } points; the torch is worth { $more } on average, about { $whole }.{ $tenth }.
    .title = Far enough?
    .same = Well done: { $home } points are safe. The others went on, and a treasure came: it went well for them. Your choice was the better one all the same, { $home } against { $more }.
    .other = All three go on, and a treasure comes: this time it went well. The camp was the better choice all the same, { $home } against { $more }, so the teacher goes home.
    .shown = The camp is worth { $home }, the torch { $more }, so the teacher goes home. The others went on, and a treasure came. The camp was the better choice all the same.
step-a-spider-less = Then Beto and Chaska went home together. In the tents: you { $tent }, Chaska { $chaska }, Beto { $beto }. Round { $round } turned a spider and a treasure: { $beside } beside your tent, { $left } on the path. But one spider is out of the game. By feeling?
    .title = A spider less
step-one-spider = { $strikes ->
        [one] Now count: { $strikes } of { $cards } cards would end the round, the last spider.
       *[other] Now count: { $strikes } of { $cards } cards would end the round.
    } If you leave alone, the camp is worth { $home } points; the torch is worth { $more } on average, about { $whole }.{ $tenth }.
    .title = The last spider
    .same = So does the teacher, and the last spider comes: the { $beside } are lost, for the others too, and the round is over. The torch was worth { $more }, the camp { $home }: a good choice, and bad luck.
    .other = You leave alone, and { $home } are safe. The last spider comes, and the others lose everything. Lucky! The torch was worth { $more }, the camp { $home }, so the teacher goes on, and loses { $beside }.
    .shown = The torch is worth { $more }, the camp { $home }, so the teacher goes on. The last spider comes: the { $beside } are lost, for the others too, and the round is over. A good choice, and bad luck.
step-who-wins = The last round: snake, fire, two treasures, rockfall. You and Chaska went home: { $tent } in your tent. Beto, alone, turned a treasure and an artifact worth { $artifact } points. If two are level in all, more artifacts win, whatever they are worth.
    .title = Who wins?
    .after = You and Beto are level in all, and your { $artifacts } artifacts are more than Beto has. In the last picture a star marks the winner. At a table the tents are closed: keep count!
step-without-artifacts = Diamant is the same game without artifacts; you can play it here, too. This is the choice of your second round, on an empty table: { $beside } beside your tent, { $left } on the path, a snake and a mummy. With the artifact you went home.
    .title = Without artifacts
step-twenty-choices = Twenty choices, one after the other, from games you have never seen. Decide by feeling, and say how sure you are: at the end you see how far to trust it. You may stop at any time.
    .title = Twenty choices
    .done = You have chosen twenty times. If you were right more often when you were certain, you can trust your feeling. And now: play!

exhibit-diamant = No artifact lies on the path now, and none is in the deck.
    .title = Without artifacts
