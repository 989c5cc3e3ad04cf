# Questions that a rule answers with yes, and those that it answers with no, a comma between two.
# They are never shown; the rule's text is read after the word, so it has to follow from it.

asks-yes-move-adjacent = is walking free, is moving free, is walking next door free, can I walk next door, can I walk next door for free
asks-yes-move-llama = can I go anywhere, can I go anywhere on the board, can I go far away, can I jump, can I move two districts, can I cross the board
asks-yes-move-stay =
    can I stay, can I stay where I am, can I stay on the Sun Clock, can I stay on the clock, can I stay in a district, can I stay in the same district,
    can I stay put, can I not move, can I pass, can I pass my turn, can I skip my turn, can I skip a turn, can I stand still
asks-no-move-stay = do I have to move, do I have to move every turn, do I have to move on my turn, do I have to leave the Sun Clock
asks-no-move-no_repeat =
    can I use the same district twice in a row, can I use a district twice in a row, can I use the same district two turns in a row,
    can I use the same district twice running, can I stay and use the district again
asks-yes-move-share =
    can two Princes be in one district, can two Princes stand in the same district, can two Princes share a district, can I enter where another player is,
    can I go where another player is, can I enter an occupied district, can I enter a district where another Prince is
asks-no-move-share =
    can somebody block me, can another player block me, can other players block me, can another player block a district, can a district be full,
    is a district ever full
asks-no-move-trigger =
    do I have to produce, do I have to sell, do I have to buy, do I have to trade, do I have to sacrifice, do I have to recruit, do I have to hire,
    do I have to use the district, do I have to do the action, do I have to carry out the action, am I forced to produce
asks-no-production-bonus = do I need an Inca for the bonus, do I need an Inca to take the bonus, do I need an Inca there
asks-yes-production-once =
    do others produce on my turn, do the other players produce on my turn, do others produce too, do other players produce too,
    do others produce when I move, can others produce on my turn
asks-no-production-corn = do farmers cost corn, do farmers cost anything, do I pay for farmers, do I have to pay farmers
asks-no-production-cost = do all Incas have to produce, do all my Incas have to produce, do all my Incas have to work
asks-no-temple-once = can I sacrifice without a stone, can I sacrifice if there is no stone, can I sacrifice when there is no stone
asks-yes-temple-main = can I sacrifice without a priest, can I sacrifice without priests, can I sacrifice if I have no priest
asks-no-recruit-limit = can I recruit two of the same kind, can I recruit two Incas of the same kind, can I hire two of the same kind, can I recruit two shepherds
asks-no-order-one =
    can I take two priests, can I take two priests at once, can I have two priests at once, can I take two priests in one visit, can I buy two priests,
    can I take two virgins, can I take a priest and a virgin
asks-yes-market-any =
    can I buy and sell, can I buy and sell in one visit, can I buy and sell on the same visit, can I sell several goods, can I sell more than once,
    can I buy several goods, can I buy more than once, can I sell twice, can I buy twice
asks-no-market-no_wash = can I buy back what I sold, can I buy back what I have sold, can I sell what I bought, can I sell what I have just bought
asks-no-market-no_corn =
    can I trade with other players, can I trade with another player, can players trade with each other, can I sell corn, can I buy corn, can I trade corn,
    can I sell to another player, can I give goods to another player
asks-yes-clock-send = can I send an Inca to the Sun Clock, can I send a worker to the Sun Clock, can I send an Inca to the clock
asks-no-clock-send = can I send two Incas to the Sun Clock, can I send two Incas to the clock, can I send two Incas
asks-yes-clock-reward =
    does my Inca come back from the clock, does my Inca come back from the Sun Clock, does the Inca on the clock come back, does my worker come back,
    do I get my Inca back
asks-yes-setup-first_prince = can I put my Prince anywhere, can I put the Prince anywhere, can I place my Prince anywhere, can I choose where my Prince begins
asks-yes-info-open = can I see how many cards the others have, can I see what the others have, can I see the goods of the others
asks-yes-info-secret = can I look at my cards, can I look at my own cards, can I see my cards
asks-no-info-secret = can I look at the cards of others, can I look at the deck, can I look into the deck, can others see my cards
asks-no-info-bank = can the bank run out, can the bank run out of corn, can the bank run out of goods, does the bank run out
