# What newcomers ask about each rule, in everyday words: questions and scraps of them, a comma
# between two. They are never shown; the search reads them.

## Words that mean the same here: the game's own first, then what people say for it

asks-same-words =
    tesoro gemma gioiello bottino oro diamante pietra pietre ricchezze rubino; pericolo mostro disastro trappola minaccia serpente ragno mummia fuoco incendio frana;
    artefatto reliquia idolo statua reperto manufatto oggetto statuetta; uscire esco esci esce lasciare scappare fuggire andarsene ritirarsi tornare torno smettere; tenda forziere baule campo accampamento casa;
    tempio grotta caverna miniera tomba; percorso sentiero cammino strada;
    giocatori persone gente; dividere divisione spartire distribuire; mazzo pila; ricchezza ricco ricchi; scegliere decidere scelta;
    pari pareggio parità uguale stesso stessi; carta carte; perdere perso persi; morire muoio muore morto; giro round turno turni giri; restare rimanere resto rimango

## Setting up

asks-setup-players =
    quanti giocatori, in quanti si può giocare, possiamo giocare in due, chi comincia, chi guida, chi è il primo giocatore,
    numero di persone, chi guida il prossimo round, in quanti si gioca, servono tre giocatori, si può giocare in otto,
    chi comincia la partita, chi va per primo
asks-setup-quest =
    che cosa c'è nel mazzo, quante carte ci sono, quanti serpenti, quali pericoli ci sono, quanti tesori, valori delle carte,
    composizione del mazzo, quali carte ci sono nel mazzo, quante carte tesoro ci sono, quante carte pericolo ci sono,
    quanti tipi di pericolo ci sono, qual è il tesoro più grande, quante mummie ci sono, quanti ragni ci sono, quanto valgono le carte
asks-setup-artifacts =
    quanti artefatti ci sono, dove sono gli artefatti, quando entrano in gioco gli artefatti, uno per ogni round,
    quante reliquie ci sono nel gioco, quanti artefatti ci sono in tutto, a che servono le carte tempio, dove aspettano gli artefatti

## Rounds and choices

asks-round-artifact =
    quando si mescola un artefatto, che cosa succede all'inizio di un round, adesso c'è un artefatto nel mazzo, altri artefatti nel mazzo,
    artefatto non trovato, quando entra nel mazzo un nuovo artefatto, che si fa all'inizio di ogni round,
    c'è sempre un artefatto nel mazzo, e se nessuno ha trovato l'artefatto del round prima, come comincia un round,
    si mescola prima di ogni round
asks-round-first =
    posso uscire prima della prima carta, si sceglie all'inizio, posso restare fuori dal round, rimanere fuori, devo entrare per forza,
    saltare un round, la prima carta è un pericolo, posso tornare prima che si scopra qualcosa, devo entrare nel tempio,
    devono entrare tutti, quando si sceglie per la prima volta, e se la prima carta è un pericolo, la prima carta è sicura,
    posso saltare un round
asks-turn-player =
    tocca a me, perché non mi è stato chiesto, sono fuori e voglio rientrare, posso rientrare, posso entrare di nuovo, chi sceglie,
    posso scegliere per un altro, in che ordine si chiede, a chi tocca, perché non posso scegliere, posso rientrare dopo essere uscito,
    sono fuori che cosa posso fare, scelgo di nuovo se sono al campo, me ne sono andato posso entrare di nuovo,
    sono uscito e voglio tornare dentro
asks-turn-over =
    possiamo continuare dopo la fine, la partita è finita, è finita, giocare ancora dopo la fine, si può continuare quando è finita,
    c'è un sesto round, possiamo esplorare ancora dopo la fine
asks-choice-secret =
    devo dire ad alta voce che cosa scelgo, si dice ad alta voce chi esce, posso vedere che cosa scelgono gli altri, si sceglie nello stesso momento, posso cambiare idea, la scelta è segreta, torcia o campo,
    quando si mostrano le scelte, proseguire o tornare, dire agli altri che cosa faccio, che cosa posso fare nel mio turno, come si esce,
    scegliamo tutti insieme, posso vedere che cosa fanno gli altri prima di scegliere, devo dire se proseguo, che cosa vuol dire la torcia,
    posso cambiare la mia scelta, come decido di uscire, è segreto quello che scelgo, posso bluffare,
    posso guardare che cosa scelgono gli altri, posso sbirciare la scelta degli altri, come si decide se restare o andarsene,
    come dico che resto, restare o tornare a casa, rimanere o andare via

## Leaving

asks-leave-first =
    ricevo la mia parte prima della prossima carta, la prossima carta mi colpisce se esco, quando riceve la sua parte chi esce,
    uscire ed evitare il prossimo pericolo, ricevo la mia parte prima della carta dopo, la prossima carta può colpirmi se me ne vado,
    sono al sicuro se esco adesso, che cosa viene prima uscire o la carta dopo
asks-leave-share =
    che cosa ricevo quando esco, uscire insieme a un altro giocatore, usciamo nello stesso momento, chi prende il tesoro sul percorso,
    avanzi sul percorso, raccogliere quello che c'è sulla via del ritorno, che cosa prendo se torno a casa,
    che cosa prende dal percorso chi esce, e se usciamo in due, come si dividono le gemme rimaste, chi prende il resto sul percorso
asks-leave-safe =
    il mio tesoro è al sicuro, posso perdere quello che ho nella tenda, che cosa tengo quando esco, mettere al sicuro le gemme,
    gioco ancora dopo l'uscita, posso perdere quello che ho vinto nei round precedenti, le mie gemme nella tenda sono al sicuro,
    posso perdere gemme già messe via, che succede al mio tesoro quando esco, posso perdere i punti dei round prima,
    tengo tutto quando esco, sono uscito posso tornare a giocare in questo giro, rientro dopo essere andato via
asks-leave-artifact =
    come ottengo un artefatto, chi prende l'artefatto, usciamo in due e c'è un artefatto, uscire da solo, possiamo dividere un artefatto,
    nessuno prende l'artefatto, come si vince una reliquia, come vinco un artefatto, chi prende la reliquia,
    quando posso prendere l'artefatto, prendo l'artefatto se esco da solo, e se escono in due e c'è un artefatto,
    si può dividere un artefatto, prendo tutti gli artefatti sul percorso, vado via da solo e c'è una reliquia,
    se ne va uno solo chi prende l'artefatto, esco insieme a un altro prendo l'artefatto, andiamo via insieme e c'è un artefatto
asks-leave-value =
    quanto vale il quinto artefatto, quanto vale il primo artefatto, quanto vale un artefatto, quanti punti per un artefatto, quando vale dieci, primi tre artefatti,
    gli artefatti successivi valgono di più, quanto vale una reliquia, quanti punti dà la reliquia, perché questo artefatto vale dieci,
    gli artefatti valgono tutti uguale, quando valgono di più gli artefatti

## Cards

asks-card-treasure =
    come si divide il tesoro, dividere le gemme fra noi, che cosa succede al resto, resto, arrotondare, il tesoro non si può dividere,
    quanto ricevo, gemme avanzate sulla carta, come si spartisce un tesoro, e se il tesoro non si divide in parti uguali,
    quanto tocca a ognuno, che succede alle gemme rimaste sulla carta, si arrotonda per difetto, chi prende quello che avanza del tesoro
asks-card-artifact =
    si scopre un artefatto, riceviamo qualcosa quando appare un artefatto, carta artefatto sul percorso, esce un artefatto,
    che succede quando esce un artefatto, chi riceve l'artefatto quando appare, l'artefatto si divide quando appare,
    succede qualcosa quando esce una reliquia, è uscita una reliquia la prende qualcuno, appare una reliquia sul tavolo
asks-card-hazard_first =
    primo serpente, un solo pericolo, che cosa fa un pericolo, un pericolo è innocuo, avvertimento, pericoli diversi,
    due pericoli di tipo diverso, non succede niente, un solo serpente è pericoloso, che cosa fa il primo pericolo,
    che succede con il primo ragno, due pericoli diversi chiudono il round, una sola mummia è un problema,
    esce un pericolo per la prima volta, esce un ragno e basta, succede qualcosa con un solo pericolo, è uscita una frana succede qualcosa,
    moriamo al primo pericolo, appare un mostro
asks-card-hazard_second =
    secondo serpente, lo stesso pericolo due volte, due dello stesso tipo, perdo tutto, quando perdiamo il tesoro, che cosa ci uccide,
    morire, la carta pericolo viene tolta, chi è dentro perde tutto, che succede se esce due volte lo stesso pericolo,
    e se esce un secondo serpente, quando perdo le mie gemme, perdo tutto al secondo pericolo, che succede a chi è dentro,
    la seconda carta pericolo viene tolta, come posso perdere il mio tesoro, di nuovo lo stesso pericolo, è uscito un doppione,
    due mummie uguali, due serpenti uguali, il pericolo esce ancora, si ripete il pericolo, moriamo tutti

## Ends

asks-round-end =
    quando finisce un round, sono usciti tutti, che cosa succede agli artefatti rimasti, nessuno ha preso l'artefatto, il mazzo finisce,
    non ci sono più carte, si rimescolano le carte, ultimo rimasto dentro, quanto dura un round, quando finisce un giro,
    che cosa chiude il round, e se sono tornati tutti a casa, che succede alle reliquie rimaste sul percorso,
    le carte tornano nel mazzo dopo il round, e se finisce il mazzo, il round finisce se resta un solo giocatore,
    che succede all'artefatto che nessuno ha preso
asks-end-rounds =
    quanti round, quando finisce la partita, chi vince, come si vince, come si contano i punti, quanto vale il turchese,
    quanto vale l'ossidiana, quanto vale l'oro, vince chi ha più tesoro, scopo del gioco, punteggio, durata della partita,
    quanti round si giocano, quanto dura il gioco, quando è finita la partita, chi vince il gioco, qual è lo scopo, come contiamo i punti,
    quanto vale un pezzo d'oro, quanti punti valgono le gemme, quanti giri in tutto, quanti turni in totale,
    quante volte si entra nel tempio
asks-end-ties =
    e in caso di parità, stesso numero di punti, tesoro uguale, spareggio, vittoria condivisa, pari alla fine,
    chi vince in caso di pareggio, chi vince a parità di punti, e se abbiamo lo stesso punteggio, che cosa decide il pareggio,
    possono vincere in due, e se due sono pari
asks-variant-diamant =
    giocare senza artefatti, che cos'è Diamant, il gioco originale, variante, gioco più semplice, differenza fra i giochi,
    si può giocare senza reliquie, che differenza c'è con diamant, c'è una versione più semplice, come si gioca al gioco originale,
    togliere gli artefatti

## What everybody may know

asks-info-tents =
    posso guardare nella tenda di un altro, quanto hanno gli altri, il mio tesoro è segreto, vedere i punti degli altri, tesoro nascosto,
    contare le gemme degli altri giocatori, posso vedere quanto hanno gli altri, posso contare le gemme di un altro, devo dire quanto ho,
    la tenda è segreta, posso guardare nella mia tenda

## Ciò a cui risponde la guida: consigli, non regole

asks-guide-when-to-leave =
    quando dovrei uscire, quando è il momento di tornare a casa, mi conviene andare avanti o uscire, vale la pena andare avanti, quanto dovrei restare, dovrei restare dentro,
    qual è la strategia migliore, come vinco più spesso, trucchi, consigli, qualche consiglio, è meglio uscire presto, è una buona idea uscire da solo, che cosa fanno i bravi giocatori,
    è rischioso andare avanti, rischio un'altra carta, quanto si rischia, dovrei uscire adesso, quando conviene uscire, conviene restare fino alla fine
    .title = { guide-leave }
