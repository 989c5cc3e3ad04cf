# What newcomers ask about each rule, in everyday words: questions and scraps of them, a comma
# between two. They are never shown; the search reads them.

## Words that mean the same here: the game's own first, then what people say for it

asks-same-words =
    treasure gem jewel loot gold diamond stone riches ruby; hazard danger monster trap disaster snake spider mummy fire rock;
    artifact relic idol statue; leave flee run retreat escape quit; tent chest camp home; temple cave mine tomb; path way;
    players people persons; share split divide distribute; deck pile stack; wealth rich richest; choose decide pick

## Setting up

asks-setup-players = how many players, how many can play, can two play, who starts, who is the leader, start player, group size, who leads the next round
asks-setup-quest = what is in the deck, how many cards are there, how many snakes, which hazards are there, how many treasures, card values, composition of the deck
asks-setup-artifacts = how many artifacts are there, where are the artifacts, when do artifacts come into the game, one for every round

## Rounds and choices

asks-round-artifact = when is an artifact shuffled in, what happens at the start of a round, is there an artifact in the deck now, more artifacts in the deck, artifact that was not found
asks-round-first = may I leave before the first card, do we choose at the beginning, can I stay out of the round, remain outside, do I have to go in, skip a round, first card is a hazard
asks-turn-player = is it my turn, why am I not asked, I have left and want back in, may I come back, can I go in again, who chooses, may I choose for another, in which order are we asked
asks-turn-over = can we go on after the end, the game has ended, is it over, play on after the finish
asks-choice-secret = may I see what others choose, do we choose at the same time, may I change my mind, is the choice secret, torch or camp, when do we reveal, go on or go home, tell others what I do, what can I do on my turn, how do I leave

## Leaving

asks-leave-first = am I paid before the next card, does the next card hurt me when I leave, when do leavers get their share, leave and escape the next hazard
asks-leave-share = what do I get when I leave, leave together with another player, we both leave at the same time, who gets the treasure on the path, leftovers on the path, pick up what lies on the way home
asks-leave-safe = is my treasure safe, can I lose what is in my tent, what do I keep when I leave, bank my gems, put it away, do I still play after leaving, can I lose what I won in earlier rounds, can I come back in after I left, secure
asks-leave-artifact = how do I get an artifact, who takes the artifact, two leave and there is an artifact, leave alone, can we share an artifact, nobody gets the artifact, how do I win a relic, both ran back at the same time and there is an artifact, who gets the artifact
asks-leave-value = what is an artifact worth, how many points for an artifact, when is it worth ten, first three artifacts, later artifacts are more valuable

## Cards

asks-card-treasure = how is treasure shared, split the gems between us, what happens to the rest, remainder, rounding, treasure cannot be divided, how much do I get, leftover gems on the card
asks-card-artifact = an artifact is turned up, do we get something when an artifact appears, artifact card on the path, artifact comes up
asks-card-hazard_first = first snake, one hazard, what does a hazard do, is one danger harmless, warning, different hazards, two hazards of different kinds, nothing happens
asks-card-hazard_second = second snake, same hazard twice, two of a kind, do I lose everything, when do we lose our treasure, what kills us, die, bust, is the hazard card removed, everybody inside loses

## Ends

asks-round-end = when does a round end, everybody has left, what happens to artifacts left behind, nobody took the artifact, deck runs out, no cards left, are the cards shuffled back, last one inside, how long does a round last
asks-end-rounds = how many rounds, when does the game end, who wins, how do I win, how are points counted, what is turquoise worth, what is obsidian worth, how much is gold worth, most treasure wins, goal of the game, score, length of the game
asks-end-ties = what if it is a tie, same number of points, equal treasure, tiebreaker, shared victory, level at the end, who wins a draw
asks-variant-diamant = play without artifacts, what is Diamant, the original game, variant, simpler game, difference between the games

## What everybody may know

asks-info-tents = may I look into the tent of another, how much do the others have, is my treasure secret, see the points of the others, hidden treasure, count the gems of other players
