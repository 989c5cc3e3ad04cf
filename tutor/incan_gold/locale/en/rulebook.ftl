# Every rule in words for a newcomer, and its short name. A ruling says that it is one: there the
# printed rules are silent or unclear, and this is how the game is played here.

## Setting up

rule-setup-players = Three to eight players explore the temple together. The start player leads the first round, and in each later round the lead passes to the left. The leader is asked first.
    .title = Players and lead
rule-setup-quest = The Quest deck holds { $treasures } treasures and { $hazards } hazards: { $of_each } cards each of { $kinds }. A ruling: no text we have lists the treasures or names the hazards. The treasures have the values known of the printed game, { $values }; the hazards' names are our choice.
    .title = Quest deck
rule-setup-artifacts = { $artifacts } are laid out, one for every round. Outside the deck they are out of reach.
    .title = Artifacts to come

## Rounds and choices

rule-round-artifact = Every round begins with shuffling one more artifact into the Quest deck. An artifact that no card turned has brought to light stays in the deck.
    .title = One more artifact
rule-round-first = Nobody chooses before the first card of a round: everybody is inside when it is turned. If it is a hazard, the second card is turned just the same.
    .title = First card
rule-turn-player = Only those inside are asked, one after the other in seat order from the leader. Nobody chooses for another, and nobody ahead of time.
    .title = Whose choice
rule-turn-over = Once the game has ended there is nothing left to choose.
    .title = Game over
rule-choice-secret = Before every further card each player inside chooses in secret: the torch to go on, the camp to leave. A choice cannot be changed, and all of them are shown together once the last one is made.
    .title = Secret choice

## Leaving

rule-leave-first = Players who leave get their share at once. Only then is the next card turned for those who stay.
    .title = Leavers first
rule-leave-share = Those who leave together share all the treasure lying on the path equally, rounding down. What cannot be shared stays on the path.
    .title = Sharing the path
rule-leave-safe = A player who leaves puts everything gathered this round into the tent, where nothing can take it away, and looks on for the rest of the round.
    .title = Safe in the tent
rule-leave-artifact = An artifact cannot be shared. A player who leaves alone takes all of them from the path; when several leave together, nobody takes any and they stay where they are. A ruling: the text we have is unclear here, the English edition is not.
    .title = Leaving alone
rule-leave-value = The first { $first_taken } artifacts that leave the temple, whoever takes them, are worth { $first_value } each. Every later one is worth { $later_value }.
    .title = Value of artifacts

## Cards

rule-card-treasure = A treasure is shared equally by all players inside, rounding down, and each lays the share beside the tent. What cannot be shared stays on its card on the path.
    .title = Treasure
rule-card-artifact = An artifact that is turned stays on the path, and nobody gets anything for it yet.
    .title = Artifact
rule-card-hazard_first = The first hazard of its kind in a round does nothing. It only warns: a second one of the same kind may follow.
    .title = First hazard
rule-card-hazard_second = The second hazard of the same kind ends the round at once. All who are inside lose the treasure they have gathered this round, and the second card leaves the game for good.
    .title = Second hazard

## Ends

rule-round-end = A round ends when everybody has left, or with a second hazard of a kind. Artifacts still on the path are lost for good; all other cards go back into the deck. A ruling: should the deck ever run out, the round ends as well, and all come home safe.
    .title = End of a round
rule-end-rounds = After { $rounds } rounds the greatest wealth wins. Turquoise counts 1, obsidian 5 and gold 10, and artifacts what they were worth when they left the temple; it does not matter which stones you hold, only what they add up to.
    .title = End of the game
rule-end-ties = If players tie on wealth, the one with more artifacts wins. A ruling: if they tie on that too, they share the victory.
    .title = Ties
rule-variant-diamant = Played without artifacts this is Diamant, the original game. All else stays the same.
    .title = Diamant

## What everybody may know

rule-info-tents = What is inside a tent is its owner's secret. A ruling: treasure of this round lies open beside the tent, so everybody sees what is at stake.
    .title = Closed tents

## What the rules are about, by the first part of their ids

family-setup = Setting up
family-round = Rounds
family-turn = Turns
family-choice = Choices
family-leave = Leaving
family-card = Cards
family-end = How the game ends
family-variant = Variants
family-info = What everybody may know
