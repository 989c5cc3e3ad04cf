# Questions that a rule answers with yes, and those that it answers with no, a comma between two.
# They are never shown; the rule's text is read after the word, so it has to follow from it.

asks-no-choice-secret = puedo cambiar de idea, puedo cambiar mi elección, puedo ver lo que eligen los demás, puedo ver qué eligen los demás
asks-yes-leave-first = recibo mi parte antes de la carta siguiente, recibo mi parte enseguida
asks-yes-leave-share = repartimos si salimos juntos, se reparte si salimos juntos
asks-yes-leave-safe = mi tienda está a salvo, está a salvo mi tesoro en la tienda, está a salvo mi tesoro si salgo
asks-no-leave-safe = puedo volver a entrar, puedo volver a entrar en el templo, puedo perder lo que hay en mi tienda, puedo perder lo de mi tienda
asks-no-leave-artifact = podemos compartir un artefacto, se reparte el artefacto, pueden dos jugadores compartir un artefacto
asks-no-card-artifact = recibo el artefacto enseguida, recibo el artefacto cuando sale
asks-no-card-hazard_first = lo pierdo todo con el primer peligro, pierdo todo con el primer peligro, el primer peligro acaba la ronda
asks-yes-card-hazard_second = lo pierdo todo con el segundo peligro, pierdo todo con el segundo peligro, el segundo peligro acaba la ronda
asks-no-turn-player = puedo elegir por otro, puedo elegir por otro jugador
asks-no-info-tents = puedo ver lo que hay en una tienda, puedo ver lo que hay en las tiendas, pueden los demás ver lo que hay en mi tienda
