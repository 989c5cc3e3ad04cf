# Questions that a rule answers with yes, and those that it answers with no, a comma between two.
# They are never shown; the rule's text is read after the word, so it has to follow from it.

asks-no-choice-secret = can I change my mind, can I change my choice, can I see what the others choose, can I see what others choose
asks-yes-leave-first = do I get my share before the next card, do I get my share at once
asks-yes-leave-share = do we share when we leave together, do we share if two leave together
asks-yes-leave-safe = is my tent safe, is my treasure safe in the tent, is my treasure safe when I leave
asks-no-leave-safe = can I go back in, can I go back in after leaving, can I go back into the temple, can I come back after leaving, can I lose what is in my tent, can I lose my tent
asks-no-leave-artifact = can we share an artifact, can two players share an artifact, do we share the artifact when we leave together
asks-no-card-artifact = do I get the artifact at once, do I get the artifact when it is turned
asks-no-card-hazard_first = do I lose everything at the first hazard, is the first hazard dangerous, does the first hazard end the round
asks-yes-card-hazard_second = do I lose everything at the second hazard, does the second hazard end the round
asks-no-turn-player = can I choose for another, can I choose for another player
asks-no-info-tents = can I see what is in a tent, can I see what is in the tents, can others see what is in my tent
