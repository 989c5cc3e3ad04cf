# The lesson of the first quest. Every figure comes in as a variable. A step's `.same` answers a
# learner who decides as the teacher does, `.shown` one who decides otherwise or lets the teacher decide.

lesson-first_quest = First quest
    .door = The gentlest way in: torch or camp? Five rounds in the temple, and what each choice is worth.
    .hint = The first quest, step by step
    .here = This is the first quest.

act-first-rounds = Into the temple
    .about = Two rounds: treasure, hazards and artifacts, and when to go home.
act-with-the-odds = With the odds
    .about = Three rounds: decide by feeling, then by numbers, and see what each choice was worth.

## Into the temple

step-torch-or-camp = You are Ana. { $beside } treasure lie beside your tent, { $left } more on the path. Take the torch and go on for more, or go home: what you bring into your tent is safe for good.
    .title = Torch or camp?
    .same = On you go, all three. An artifact turns up! It cannot be shared, so it waits on the path for someone who goes home alone.
    .shown = { $beside } and the { $left } from the path, safe in the tent: that is a start. The teacher goes on, for little can happen yet. An artifact turns up, and waits on the path for someone who goes home alone.
step-beside-the-tent = There is a spider on the path. One of a kind only warns you; a second one ends the round at once.
    .title = One spider
step-a-secret-choice = Beto and Chaska have chosen, face down. Of { $cards } cards to come, { $strikes } are spiders; but there is the artifact, too. And you?
    .title = A secret choice
    .same = Chaska went home, alone, with the path and the artifact. You and Beto met the second spider, and your { $beside } are lost. A good choice can end badly.
    .shown = The teacher went on and met the second spider, with Beto: { $beside } were lost. So Chaska was alone on the way home, and got the path and the artifact. A good choice can end badly.
step-nothing-to-lose = Round { $round }. Chaska has the artifact; left on the path, it would be lost for good. The spider that struck is out of the game. A hazard came first, so a second card was turned at once.
    .title = Nothing to lose
    .same = Of course. With empty hands there is nothing to lose.
    .shown = At home you would have nothing. With empty hands the teacher always goes on.
step-dangerous-cards = Treasure! { $beside } for each of you, and { $left } stay on the card: they could not be shared. But a snake and a mummy wait there as well.
    .title = What can go wrong?
step-a-little-more = { $strikes } of { $cards } cards would end the round. Alone you would bring { $home } home. Chaska has chosen already, and Beto never hesitates.
    .title = A little more?
    .same = You go on, and so do the others. Most cards are still harmless.
    .shown = { $home } are worth having. The teacher goes on: most cards are still harmless, and an artifact may still come.
step-home-together = Another artifact! Now going home becomes a question of company.
    .title = All at once?
step-home-alone = Chaska has chosen, and you think that both will go on. Alone you would get { $beside } and { $left } in treasure, and the artifact, worth { $artifact }.
    .title = All for you
    .same = Yes: { $home } are safe. One more card was worth { $more } on average, so it was close.
    .shown = The teacher goes home with { $home }, safe for good. One more card was worth { $more } on average: close, but a little less.

## With the odds

step-by-feeling = Round { $round }. The mummy took everything from Beto and Chaska, and you lead now. { $beside } lie beside your tent and { $left } on the path. First by feeling, without counting.
    .title = By feeling
step-by-the-odds = Now count: { $strikes } of { $cards } cards would end the round. The camp is worth { $home } if you leave alone, the torch { $more } on average.
    .title = By the odds
    .same = So does the teacher. On average the torch brings { $more }, and that is more than { $home }.
    .shown = Not wrong by much: { $home } in the hand, or { $more } on average. The teacher takes the torch.
step-the-whole-prize = It went well: more treasure came, and an artifact. All { $inside } of you are still inside, with { $beside } each and { $left } on the path.
    .title = The whole prize
step-far-enough = { $strikes } of { $cards } cards would end the round, and more lies at stake than ever. The torch is worth { $more } on average, the camp { $home } if you leave alone.
    .title = Far enough?
    .same = Well done: { $home } are safe. The others went on, and this time it went well for them. Your choice was the better one all the same.
    .shown = The torch was worth { $more }, the camp { $home }: the teacher goes home. The others went on, and this time it went well for them. The camp was the better choice all the same.
step-a-spider-less = Round { $round }, with { $tent } treasure in your tent. A spider again; but one spider has left the game. By feeling: torch or camp?
    .title = A spider less
step-who-wins = The last round. You went home in time. Beto is alone inside, with an artifact on the path; { $taken } have left the temple before, so this one is worth { $artifact }. Tents are closed at the table, but here you may look.
    .title = Who wins?
step-without-artifacts = Diamant is the same game without artifacts. Here is your second round once more: { $beside } beside your tent, { $left } on the path, the snake and the mummy. With the artifact you went home.
    .title = Without artifacts
step-twenty-choices = Twenty choices, one after the other, from games you have never seen. Decide by feeling, and say how sure you are: at the end you see how far to trust it.
    .title = Twenty choices
    .done = You have chosen twenty times. If you were right more often when you were certain, you can trust your feeling. And now: play!

exhibit-diamant = No artifact lies on the path now, and none is in the deck.
    .title = Without artifacts
