# What newcomers ask about each rule, in everyday words: questions and scraps of them, a comma
# between two. They are never shown; the search reads them.

## Words that mean the same here: the game's own first, then what people say for it

asks-same-words =
    treasure gem jewel loot gold diamond stone riches ruby; hazard danger monster trap disaster snake spider mummy fire rock;
    artifact relic idol statue figurine find; leave flee run retreat escape quit; tent chest camp home; temple cave mine tomb; path way;
    players people persons; share split divide distribute; deck pile stack; wealth rich richest; choose decide pick; die dead kill killed; come turn appear show

## Setting up

asks-setup-players =
    how many players, how many can play, can two play, who starts, who is the leader, start player, group size, who leads the next round,
    how many people can play this, can we play with two, do we need three players, is it possible with eight, who begins the game,
    who goes first, who leads the second round
asks-setup-quest =
    what is in the deck, how many cards are there, how many snakes, which hazards are there, how many treasures, card values,
    composition of the deck, what cards are in the deck, how many treasure cards are there, how many hazards are in the deck,
    how many different dangers are there, what is the biggest treasure, how many mummies are there, how many fires, how many spiders,
    what are the cards worth
asks-setup-artifacts =
    how many artifacts are there, where are the artifacts, when do artifacts come into the game, one for every round,
    how many relics are there in the game, how many artifacts in all, where do artifacts wait, what are the temple cards for,
    what lies under the temples

## Rounds and choices

asks-round-artifact =
    when is an artifact shuffled in, what happens at the start of a round, is there an artifact in the deck now,
    more artifacts in the deck, artifact that was not found, when does a new artifact join the deck, what do we do when a round begins,
    is there always an artifact in the deck, what if nobody found last round's artifact, is a new relic added every round,
    do we shuffle before each round, how does a round start, when does the artifact come into the deck,
    when is the artifact added to the cards
asks-round-first =
    may I leave before the first card, do we choose at the beginning, can I stay out of the round, remain outside, do I have to go in,
    skip a round, first card is a hazard, can I go home before anything is turned over, do I have to enter the temple,
    must everybody go in, when do we choose for the first time, what if the first card is a danger, is the first card safe,
    can I sit out a round
asks-turn-player =
    is it my turn, why am I not asked, I have left and want back in, may I come back, can I go in again, who chooses,
    may I choose for another, in which order are we asked, whose turn is it, why can I not choose, can I go back in after leaving,
    may I return to the temple this round, I am out what can I do, do I choose again when I am in camp, may I act when I have left
asks-turn-over =
    can we go on after the end, the game has ended, is it over, play on after the finish, may we go on when it is finished,
    is there a sixth round, can we keep exploring after the end
asks-choice-secret =
    may I see what others choose, do we choose at the same time, may I change my mind, is the choice secret, torch or camp,
    when do we reveal, go on or go home, tell others what I do, what can I do on my turn, how do I leave, do we all choose at once,
    can I see what the others do before I choose, do I have to say whether I go on, what does the torch mean, what does the tent card mean,
    may I change my choice, how do I decide to leave, are choices hidden, who reveals first, can I bluff about leaving,
    may I look at what the others choose, can I peek at the others' choice, how do we choose to stay or go, how do I say that I stay,
    staying or going home

## Leaving

asks-leave-first =
    am I paid before the next card, does the next card hurt me when I leave, when do leavers get their share,
    leave and escape the next hazard, do I get my share before the next card, can the next card still hurt me when I go home,
    am I safe when I leave now, what comes first the leaving or the next card, am I hit by the hazard if I have just left
asks-leave-share =
    what do I get when I leave, leave together with another player, we both leave at the same time, who gets the treasure on the path,
    leftovers on the path, pick up what lies on the way home, what do I get when I go home, what do leavers take from the path,
    what if two of us leave together, how are the leftover gems shared, does the one who leaves get the gems on the cards,
    who gets the rest on the path, what if the gems do not divide among the leavers
asks-leave-safe =
    is my treasure safe, can I lose what is in my tent, what do I keep when I leave, bank my gems, put it away,
    do I still play after leaving, can I lose what I won in earlier rounds, can I come back in after I left, secure,
    are my gems safe in the tent, can I lose gems I have already brought home, what happens to my treasure when I leave,
    can I lose my points from an earlier round, is treasure in the camp safe for good, do I keep everything when I leave
asks-leave-artifact =
    how do I get an artifact, who takes the artifact, two leave and there is an artifact, leave alone, can we share an artifact,
    nobody gets the artifact, how do I win a relic, both ran back at the same time and there is an artifact, who gets the artifact,
    how do I win an artifact, who takes the relic, when can I take the artifact, do I get the artifact if I leave alone,
    what if two players leave and there is an artifact, can two people share an artifact, do I take all artifacts on the path,
    I go alone do I keep the artifact, only one of us leaves and takes the relic, leaving together with somebody do we get the artifact
asks-leave-value =
    what is an artifact worth, how many points for an artifact, when is it worth ten, first three artifacts,
    later artifacts are more valuable, how much is an artifact worth, how many points does a relic give, why is this artifact worth ten,
    are all artifacts worth the same, when do artifacts become more valuable

## Cards

asks-card-treasure =
    how is treasure shared, split the gems between us, what happens to the rest, remainder, rounding, treasure cannot be divided,
    how much do I get, leftover gems on the card, how is a treasure divided, what if the treasure cannot be divided evenly,
    how much does each of us get, what happens to gems left on the card, do we round up or down, who gets the leftovers of a treasure,
    is the treasure split among all players or those inside
asks-card-artifact =
    an artifact is turned up, do we get something when an artifact appears, artifact card on the path, artifact comes up,
    what happens when an artifact is turned up, who gets an artifact when it appears, is an artifact shared,
    does anything happen when a relic comes, a relic has come up does anybody take it, artifact on the table
asks-card-hazard_first =
    first snake, one hazard, what does a hazard do, is one danger harmless, warning, different hazards, two hazards of different kinds,
    nothing happens, is one snake dangerous, what does the first hazard do, what happens at the first spider,
    do two different dangers end the round, is a single mummy a problem, what if one fire and one mummy are out,
    a danger came up for the first time, are we dead after one hazard, does one spider kill us, a hazard has turned up what now,
    is it over after the first danger, one monster appears
asks-card-hazard_second =
    second snake, same hazard twice, two of a kind, do I lose everything, when do we lose our treasure, what kills us, die, bust,
    is the hazard card removed, everybody inside loses, what happens when the same danger comes twice, what if a second snake comes,
    when do I lose my gems, do I lose everything at the second hazard, what happens to those inside when the danger comes twice,
    is the second hazard card removed, how can I lose my treasure, when does the temple collapse, the same danger again,
    another one of the same hazard, two fires are out, a pair of mummies, are we dead, do we die, a repeated hazard,
    the danger comes up again

## Ends

asks-round-end =
    when does a round end, everybody has left, what happens to artifacts left behind, nobody took the artifact, deck runs out,
    no cards left, are the cards shuffled back, last one inside, how long does a round last, when is a round finished, what ends a round,
    what if everybody has gone home, what happens to relics left on the path, are the cards put back after a round,
    what if the deck is used up, does the round end when one player is left, what happens to an artifact nobody took,
    when is the round over, how does the round finish
asks-end-rounds =
    how many rounds, when does the game end, who wins, how do I win, how are points counted, what is turquoise worth,
    what is obsidian worth, how much is gold worth, most treasure wins, goal of the game, score, length of the game,
    how many rounds do we play, how long is the game, when is the game over, what is the aim, how do we count points,
    what is a gold piece worth, what is an obsidian worth, how many points are gems, how many turns in total,
    how many times do we go into the temple, how long do we play
asks-end-ties =
    what if it is a tie, same number of points, equal treasure, tiebreaker, shared victory, level at the end, who wins a draw,
    who wins with equal points, what if we have the same score, what breaks a tie, can two players win, what if two are level at the end
asks-variant-diamant =
    play without artifacts, what is Diamant, the original game, variant, simpler game, difference between the games,
    can we play without relics, what is the difference to Diamant, is there a simpler version, how do I play the original game,
    leave the artifacts out

## What everybody may know

asks-info-tents =
    may I look into the tent of another, how much do the others have, is my treasure secret, see the points of the others, hidden treasure,
    count the gems of other players, can I see how much the others have, may I count someone's gems, do I have to tell how much I have,
    is the tent secret, how rich is my neighbour, may I look into my own tent, are gems beside the tent hidden

## What the guide answers: advice, not rules

asks-guide-when-to-leave =
    when should I leave, when is it time to go home, when should I run, what is the right moment to leave, should I go on or go home, is it worth going on, how long should I stay, should I stay in,
    what is the best strategy, how do I win more often, tips, advice, any tips, is it better to leave early, is it a good idea to leave alone, what do good players do,
    is it risky to go on, should I risk another card, how much risk is it, should I leave now, when do good players leave, is it good to stay to the end
    .title = { guide-leave }
