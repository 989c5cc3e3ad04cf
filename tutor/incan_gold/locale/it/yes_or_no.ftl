# Questions that a rule answers with yes, and those that it answers with no, a comma between two.
# They are never shown; the rule's text is read after the word, so it has to follow from it.

asks-no-choice-secret = posso cambiare idea, posso cambiare la mia scelta, posso vedere che cosa scelgono gli altri
asks-yes-leave-first = ricevo la mia parte prima della carta seguente, ricevo subito la mia parte
asks-yes-leave-share = si divide se usciamo insieme, dividiamo se usciamo insieme
asks-yes-leave-safe = la mia tenda è al sicuro, il mio tesoro è al sicuro nella tenda, il mio tesoro è al sicuro se esco
asks-no-leave-safe = posso rientrare, posso rientrare nel tempio, posso perdere quello che ho nella tenda, posso perdere quello che c'è nella mia tenda
asks-no-leave-artifact = possiamo dividere un artefatto, si divide l'artefatto, due giocatori possono dividere un artefatto
asks-no-card-artifact = ricevo subito l'artefatto, ricevo l'artefatto quando viene girato
asks-no-card-hazard_first = perdo tutto con il primo pericolo, il primo pericolo finisce il round
asks-yes-card-hazard_second = perdo tutto con il secondo pericolo, il secondo pericolo finisce il round
asks-no-turn-player = posso scegliere per un altro, posso scegliere per un altro giocatore
asks-no-info-tents = posso vedere che cosa c'è in una tenda, posso vedere che cosa c'è nelle tende, gli altri possono vedere che cosa c'è nella mia tenda
