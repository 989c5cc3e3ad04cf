# What newcomers ask about each rule, in everyday words: questions and scraps of them, a comma
# between two. They are never shown; the search reads them.

## Words that mean the same here: the game's own first, then what people say for it

asks-same-words =
    tesoro gemma gioiello bottino oro diamante pietra pietre ricchezze rubino; pericolo mostro disastro trappola minaccia serpente ragno mummia fuoco incendio frana;
    artefatto reliquia idolo statua; uscire esco esci esce lasciare scappare fuggire andarsene ritirarsi tornare torno smettere; tenda forziere baule campo accampamento casa;
    tempio grotta caverna miniera tomba; percorso sentiero cammino strada;
    giocatori persone gente; dividere divisione spartire distribuire; mazzo pila; ricchezza ricco ricchi; scegliere decidere scelta;
    pari pareggio parità uguale stesso stessi; carta carte; perdere perso persi

## Setting up

asks-setup-players = quanti giocatori, in quanti si può giocare, possiamo giocare in due, chi comincia, chi guida, chi è il primo giocatore, numero di persone, chi guida il prossimo round
asks-setup-quest = che cosa c'è nel mazzo, quante carte ci sono, quanti serpenti, quali pericoli ci sono, quanti tesori, valori delle carte, composizione del mazzo
asks-setup-artifacts = quanti artefatti ci sono, dove sono gli artefatti, quando entrano in gioco gli artefatti, uno per ogni round

## Rounds and choices

asks-round-artifact = quando si mescola un artefatto, che cosa succede all'inizio di un round, adesso c'è un artefatto nel mazzo, altri artefatti nel mazzo, artefatto non trovato
asks-round-first = posso uscire prima della prima carta, si sceglie all'inizio, posso restare fuori dal round, rimanere fuori, devo entrare per forza, saltare un round, la prima carta è un pericolo
asks-turn-player = tocca a me, perché non mi è stato chiesto, sono fuori e voglio rientrare, posso rientrare, posso entrare di nuovo, chi sceglie, posso scegliere per un altro, in che ordine si chiede
asks-turn-over = possiamo continuare dopo la fine, la partita è finita, è finita, giocare ancora dopo la fine
asks-choice-secret = posso vedere che cosa scelgono gli altri, si sceglie nello stesso momento, posso cambiare idea, la scelta è segreta, torcia o campo, quando si mostrano le scelte, proseguire o tornare, dire agli altri che cosa faccio, che cosa posso fare nel mio turno, come si esce

## Leaving

asks-leave-first = ricevo la mia parte prima della prossima carta, la prossima carta mi colpisce se esco, quando riceve la sua parte chi esce, uscire ed evitare il prossimo pericolo
asks-leave-share = che cosa ricevo quando esco, uscire insieme a un altro giocatore, usciamo nello stesso momento, chi prende il tesoro sul percorso, avanzi sul percorso, raccogliere quello che c'è sulla via del ritorno
asks-leave-safe = il mio tesoro è al sicuro, posso perdere quello che ho nella tenda, che cosa tengo quando esco, mettere al sicuro le gemme, gioco ancora dopo l'uscita, posso perdere quello che ho vinto nei round precedenti
asks-leave-artifact = come ottengo un artefatto, chi prende l'artefatto, usciamo in due e c'è un artefatto, uscire da solo, possiamo dividere un artefatto, nessuno prende l'artefatto, come si vince una reliquia
asks-leave-value = quanto vale un artefatto, quanti punti per un artefatto, quando vale dieci, primi tre artefatti, gli artefatti successivi valgono di più

## Cards

asks-card-treasure = come si divide il tesoro, dividere le gemme fra noi, che cosa succede al resto, resto, arrotondare, il tesoro non si può dividere, quanto ricevo, gemme avanzate sulla carta
asks-card-artifact = si scopre un artefatto, riceviamo qualcosa quando appare un artefatto, carta artefatto sul percorso, esce un artefatto
asks-card-hazard_first = primo serpente, un solo pericolo, che cosa fa un pericolo, un pericolo è innocuo, avvertimento, pericoli diversi, due pericoli di tipo diverso, non succede niente
asks-card-hazard_second = secondo serpente, lo stesso pericolo due volte, due dello stesso tipo, perdo tutto, quando perdiamo il tesoro, che cosa ci uccide, morire, la carta pericolo viene tolta, chi è dentro perde tutto

## Ends

asks-round-end = quando finisce un round, sono usciti tutti, che cosa succede agli artefatti rimasti, nessuno ha preso l'artefatto, il mazzo finisce, non ci sono più carte, si rimescolano le carte, ultimo rimasto dentro, quanto dura un round
asks-end-rounds = quanti round, quando finisce la partita, chi vince, come si vince, come si contano i punti, quanto vale il turchese, quanto vale l'ossidiana, quanto vale l'oro, vince chi ha più tesoro, scopo del gioco, punteggio, durata della partita
asks-end-ties = e in caso di parità, stesso numero di punti, tesoro uguale, spareggio, vittoria condivisa, pari alla fine, chi vince in caso di pareggio
asks-variant-diamant = giocare senza artefatti, che cos'è Diamant, il gioco originale, variante, gioco più semplice, differenza fra i giochi

## What everybody may know

asks-info-tents = posso guardare nella tenda di un altro, quanto hanno gli altri, il mio tesoro è segreto, vedere i punti degli altri, tesoro nascosto, contare le gemme degli altri giocatori
