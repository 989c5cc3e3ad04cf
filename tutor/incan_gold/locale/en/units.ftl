# The end of an act: what the learner can do now, in a sentence, and three such things to tick. The
# sentence of a lesson's last act is the title of its closing page.

unit-first-rounds = You now know what is at stake before every card.
    .first = Share a treasure, and see what stays on the path
    .then = Count the cards that would end the round
    .also = Bring an artifact home, alone
unit-with-the-odds = You can now weigh every card by its odds.
    .first = Compare torch and camp by what they are worth
    .then = Tell a good choice from a lucky one
    .also = Say who wins, even in a tie
