# What newcomers ask about each rule, in everyday words: questions and scraps of them, a comma
# between two. They are never shown; the search reads them.

## Words that mean the same here: the game's own first, then what people say for it

asks-same-words =
    inca incas lavoratore operaio disco dischetto omino gente; principe pedina segnalino pedone capo;
    mercato negozio bottega bancarella piazza; distretto luogo posto zona edificio quartiere area regione;
    scout esploratore scalatore corridore; lama alpaca; grano mais granturco soldi denaro moneta monete cereale;
    ceramica vaso vasi coccio terracotta brocca; vestito stoffa tessuto abito panno tela; granaio magazzino deposito fienile;
    vetta cima sommità montagna monte; casella caselle passo passi spazio spazi; cammino sentiero percorso pista salita;
    conquista spagnolo spagnoli conquistatore invasore conquistare; mazzo pila; reclutare assumere ingaggiare mettere aggiungere;
    pari pareggio parità uguale stesso; vergine sacerdotessa monaca fanciulla; restare rimanere stare aspettare saltare passare;
    scambiare barattare scambio baratto; punti punto pv; agricoltore contadino; orologio meridiana; notte sera;
    mostrare rivelare scoprire; ultimo finale; tempio santuario; città paese; banca fornitore; giorno giornata;
    tessera tessere gettone; prezzo costo costare; comprare acquistare acquisto; vendere vendita rivendere;
    riserva scorta scorte; camminare muovere muoversi spostare spostarsi; sacrificare sacrificio offrire offerta donare dare;
    vincere vincitore vittoria; carta carte; pietra pietre sasso

## Setting up

asks-setup-day =
    da quale giorno si comincia, quanto dura la partita, quanti giorni ci sono, da dove si parte sul percorso del tempo,
    numero di giocatori e durata della partita, in tre da che giorno iniziamo, in che giorno si comincia in due,
    in che giorno si parte in quattro, quanti giorni si giocano, quanti giri ci sono, dove metto il segnalino del tempo all'inizio,
    in tanti dura meno, perché non si parte dal giorno uno
asks-setup-track =
    chi mette il grano sul percorso del tempo, quanto grano c'è accanto ai giorni, perché c'è grano sul calendario,
    c'è grano accanto all'ultimo giorno, a che serve il mais sul calendario, quanto mais si mette accanto ai giorni,
    c'è mais per ogni notte, perché c'è mais vicino alle lune, c'è mais sull'ultimo giorno
asks-setup-bonus =
    che cosa c'è nei distretti all'inizio, quante unità bonus e pietre del tempio all'inizio, preparare il tabellone,
    preparazione dei distretti, come si prepara il tabellone, che cosa metto nei quartieri prima di cominciare,
    quante pietre ci sono in ogni tempio all'inizio, che cosa c'è nei quartieri all'inizio, che cosa si mette nei templi
asks-setup-market =
    che cosa c'è nel mercato all'inizio, prezzi all'inizio, come si riempie il mercato, quali spazi delle colonne sono pieni,
    preparare il mercato, come si prepara il mercato, quante merci ci sono in ogni colonna all'inizio, quali sono i prezzi all'inizio,
    che numeri ci sono al mercato, il mercato è pieno all'inizio, che cosa si vende all'inizio
asks-setup-goods =
    con che cosa comincio, che cosa possiedo all'inizio, beni iniziali, soldi iniziali, risorse di partenza, con quanto grano comincio,
    comincio con un lama, con quanto grano parto, che cosa riceve ognuno all'inizio, con quanto mais comincio, con quali merci si parte,
    con quanti lama comincio, quanti soldi ho all'inizio, che cosa ho all'inizio
asks-setup-incas =
    quanti Inca ho, quanti dischi riceve ogni giocatore, numero di lavoratori, quanto è grande la mia riserva, posso finire gli Inca,
    quanti inca ha ogni giocatore, quanti lavoratori ho in tre, quanti dischetti si prendono, quanti inca ho in tutto,
    che succede se finisco gli inca, quanti operai mi spettano
asks-setup-cards =
    comincio con una carta, quante carte Sacrificio ci sono, chi distribuisce le carte, carta iniziale, quanto è grande il mazzo,
    c'è già una carta all'inizio, una carta a testa all'inizio, ricevo una carta all'inizio, con quante carte si comincia,
    quante carte ha il mazzo, quante carte sacrificio ci sono, la mia prima carta è segreta
asks-setup-scouts =
    da dove parte il mio Scout, perché gli altri sono più avanti di me sul cammino, perché non parto da zero, vantaggio per chi muove dopo,
    dove parte il mio esploratore, su quale casella del sentiero comincio, perché l'ultimo giocatore parte più avanti,
    perché gli altri sono più avanti all'inizio, posizione di partenza sul sentiero
asks-setup-first_inca =
    dove posso mettere il mio primo Inca, scegliere il lavoratore iniziale, possiamo cominciare nello stesso distretto,
    mettere un Inca all'inizio, dove metto il mio primo inca, posso mettere il primo inca dove voglio,
    costa qualcosa mettere il primo inca, posso cominciare dove c'è già un inca di un altro, il primo inca può andare in un tempio,
    dove conviene cominciare
asks-setup-first_game =
    versione più facile per principianti, che cos'è la partita introduttiva, differenza fra la partita completa e quella introduttiva,
    preparazione semplice, imparare a giocare, prima volta che giochiamo, c'è una versione più semplice,
    siamo principianti che cosa cambiamo, com'è la partita per imparare, versione per la prima volta,
    in che cosa è diversa la prima partita, variante facile, regole per bambini
asks-setup-first_prince =
    da dove parte il mio Principe, che cosa faccio nel primo turno, dove metto il Principe, posso cominciare ovunque,
    uso il distretto dove comincio, mettere il Principe è gratis, dove metto il mio principe all'inizio,
    che cosa faccio nel mio primo turno, costa qualcosa il primo turno, posso cominciare in un tempio,
    posso mettere il principe dove ce n'è già un altro, uso il quartiere dove metto il principe, posso prendere una luna al primo turno

## Turns and movement

asks-turn-order =
    chi comincia, chi è il prossimo, a chi tocca dopo, in che ordine si gioca, senso orario, chi inizia il giorno,
    chi è il primo giocatore, giocatore iniziale, chi gioca per primo, si gioca in senso orario, a chi tocca adesso, chi gioca dopo di me,
    chi apre il nuovo giorno
asks-turn-player =
    perché adesso non posso giocare, tocca a me, è il mio turno, posso decidere per un altro, posso agire quando giocano gli altri,
    perché non mi è stato chiesto, chi decide, quando tocca a me, posso fare qualcosa nel turno di un altro, perché non mi chiedono niente,
    chi decide adesso
asks-turn-over =
    possiamo continuare dopo la fine, la partita è finita, è finita, giocare ancora dopo la fine, andare avanti a partita finita,
    si può continuare dopo la fine, si può fare qualcosa dopo la fine
asks-move-adjacent =
    come mi muovo, dove posso andare, quanto lontano cammina il Principe, quanto costa muoversi, accanto, distretto vicino, adiacente,
    confinante, muoversi è gratis, che cosa posso fare nel mio turno, come muovo il principe, costa qualcosa andare nel quartiere accanto,
    di quanti quartieri posso muovermi, posso andare gratis nel quartiere vicino, ci si muove in diagonale, quali sono i quartieri vicini
asks-move-llama =
    posso pagare un lama per andare accanto, saltare lontano, cavalcare, teletrasporto, andare lontano, lunga distanza,
    attraversare il tabellone, non adiacente, quanto costa andare più lontano, pagare per andare ovunque, usare un lama per viaggiare,
    muoversi di due distretti, come arrivo in un quartiere che non è accanto, posso andare in qualsiasi punto del tabellone,
    quanto costa andare lontano, posso pagare un lama per muovermi, devo pagare un lama per andare accanto,
    basta un lama per qualsiasi distanza, come vado dall'altra parte della città, posso viaggiare con il lama, posso saltare dei quartieri
asks-move-stay =
    posso passare, posso saltare il turno, posso non muovermi, devo muovermi per forza, non fare niente, restare dove sono, stare fermo,
    prendere una tessera Luna, come ottengo le tessere Luna, quale tessera Luna posso scegliere, non voglio andarmene da questo posto,
    posso non muovermi da qui, posso restare dove sono, posso non fare niente, devo muovermi a ogni turno, che succede se non mi muovo,
    come prendo una tessera luna, quando posso prendere una luna, quale luna posso scegliere, posso restare due turni di fila,
    che cosa guadagno se resto, restare nel distretto
asks-move-no_repeat =
    posso visitare di nuovo lo stesso distretto, lo stesso posto due volte di fila, usare ancora l'azione, ripetere un'azione,
    rientrare subito, tornare dove sono, restare e agire un'altra volta, posso usare lo stesso quartiere due turni di fila,
    posso ripetere la stessa azione, posso rientrare dove sono già, posso uscire e tornare al turno dopo,
    pagando un lama posso ripetere il quartiere, perché non posso tornarci
asks-move-share =
    due principi possono stare nello stesso posto, il distretto è occupato, posso entrare dove c'è un altro giocatore, bloccato, pieno,
    quanti ci stanno, affollato, limite di Inca in un distretto, qualcuno mi blocca, posso entrare dove c'è già un altro,
    possono stare due principi nello stesso quartiere, un quartiere si riempie, un altro giocatore può bloccare un quartiere,
    quanti inca ci stanno in un quartiere, il posto è occupato, c'è un limite di lavoratori, divido la casella con un altro
asks-move-trigger =
    che cosa succede quando entro in un distretto, devo fare l'azione, l'azione è facoltativa, posso rinunciare, rifiutare un'azione,
    obbligatorio, obbligo, devo produrre, devo sacrificare, devo comprare, entrare senza fare niente, devo fare l'azione del quartiere,
    è obbligatorio produrre, l'azione è obbligatoria, posso rifiutare quello che offre il quartiere, sono costretto a vendere,
    posso entrare e non fare niente, devo reclutare quando entro, posso lasciare il bonus, è obbligatorio sacrificare,
    posso rinunciare all'azione, che cosa posso rifiutare, devo per forza produrre, sono obbligato a produrre,
    devo per forza fare quello che dice il quartiere

## Production

asks-production-bonus =
    chi prende il bonus, ricevo il bonus anche senza Inca, beni gratis quando entro, prendere quello che c'è nel distretto,
    quante unità bonus prendo, servono lavoratori per il bonus, chi prende le merci del quartiere, prendo il bonus senza avere inca lì,
    quante merci bonus prendo, il bonus si divide tra tutti, prendo quello che c'è anche senza lavoratori,
    che cosa prendo quando entro in un quartiere, prendo il bonus anche se lì non lavora nessuno dei miei
asks-production-once =
    possiamo produrre due volte al giorno, perché nessuno ha prodotto, questo distretto è già stato usato oggi,
    raccogliere di nuovo lo stesso giorno, distretto vuoto, produzione senza bonus, producono anche gli altri quando entro io,
    perché non è successo niente, sono entrato e non è successo niente, campo già raccolto,
    un quartiere può produrre due volte nello stesso giorno, quante volte al giorno si produce, producono anche gli altri quando entro,
    i miei inca producono quando entra un altro, che succede se non c'è più il bonus, che vuol dire esaurito, il campo è vuoto,
    perché non è successo niente quando sono entrato, quando producono gli inca, qualcuno è già stato oggi nel quartiere,
    posso andare dove hanno già prodotto oggi, posso entrare dove qualcuno ha già prodotto
asks-production-corn =
    quanto grano fa un agricoltore, che cosa danno le Terrazze del Grano, coltivare grano è gratis, il raccolto costa qualcosa, raccolto,
    come ottengo grano, cibo, come ottengo mais, quanto mais dà un contadino, bisogna pagare i contadini, quanto producono i contadini,
    costa qualcosa produrre mais, come faccio più soldi, che cosa dà ogni inca sulle terrazze del mais
asks-production-cost =
    quanto costa produrre, pagare grano per fare beni, come ottengo i lama, come faccio coca ceramica vestiti, devo pagare ogni lavoratore,
    devono lavorare tutti, possono lavorare solo alcuni, non posso permettermi la produzione, come si hanno più lama, produrre altri lama,
    come ottengo dei lama, come si fa la ceramica, come ottengo coca, come ottengo stoffa, quanto pago per far lavorare un pastore,
    devono lavorare tutti i miei inca, posso produrre con uno solo dei miei vasai, non ho mais posso produrre,
    pago anche nel turno di un altro, perché i miei inca non hanno lavorato, che cosa serve a un inca per produrre
asks-production-order =
    chi produce per primo, in che ordine producono i giocatori, conta chi è entrato, gli altri producono nel mio turno,
    in che ordine si produce, produco prima degli altri

## Temples

asks-temple-stones =
    a che cosa servono le pietre del tempio, chi prende le pietre, di quanto salgo per una pietra, che cosa guadagno entrando in un tempio,
    visitare un tempio senza sacerdote, a che servono le pietre del tempio, quante caselle dà una pietra,
    che cosa guadagno se entro in un tempio, chi prende la pietra, serve un sacerdote per prendere la pietra,
    e se ci sono due pietre nel tempio, che cosa ottengo in un tempio senza sacerdoti, a che servono le pietre grigie nei templi,
    che cosa fanno le pietre
asks-temple-once =
    possiamo sacrificare due volte al giorno, perché nessuno può sacrificare, tempio senza pietre, tempio già usato oggi,
    il tempio è chiuso, che succede se la pietra non c'è più, si può sacrificare in un tempio senza pietra,
    quante volte al giorno si può sacrificare, e se qualcuno è già stato oggi nel tempio, perché non posso sacrificare qui,
    serve a qualcosa un tempio vuoto
asks-temple-order =
    chi sacrifica per primo, in che ordine si sacrifica, gli altri sacrificano quando entro nel tempio,
    posso sacrificare nel turno di un altro, posso sacrificare quando un altro entra nel tempio, gli altri sacrificano nel mio turno,
    tutti possono sacrificare quando ci vado io
asks-temple-llama =
    come si sacrifica, che cosa fanno i sacerdoti, a che cosa servono le Vergini, quanti lama posso dare, dare lama agli dèi,
    che cosa offro nel Tempio del Condor del Puma e del Sole, un lama per ogni sacerdote, posso sacrificare senza sacerdote,
    che cosa faccio con i sacerdoti, a che servono le vergini, quanti lama posso sacrificare, posso dare due lama con un solo sacerdote,
    che cosa si offre al tempio del condor, posso sacrificare coca al tempio del puma, serve un sacerdote per dare un lama,
    perdo il sacerdote quando sacrifico, che succede al tempio del sole, perché mi conviene un sacerdote,
    posso sacrificare lama senza sacerdote, servono sacerdoti per sacrificare lama
asks-order-value =
    di quanto avanza il mio Scout per un lama, quante caselle per un sacrificio, che cos'è il numero sotto le tessere,
    quanto vale un sacrificio, perché le caselle diminuiscono, valore di un sacerdote, perché nessuno può ancora sacrificare,
    di quante caselle avanzo per un lama sacrificato, che cos'è il valore in caselle, che significa il numero sotto i sacerdoti,
    perché adesso avanzo di meno, quanto vale un lama al tempio del condor, il valore scende quando si comprano sacerdoti,
    e se nessuno ha ancora preso una vergine, perché il mio sacerdote vale meno di prima, perché i puma valgono sempre meno,
    perché dà meno caselle di prima
asks-temple-main =
    che cosa posso sacrificare nel Tempio Principale, sacrificare senza sacerdoti, offrire grano coca ceramica vestiti agli dèi,
    sacrificare beni, quanti beni di ogni tipo posso offrire, quante caselle per ogni unità, che succede al tempio principale,
    che cosa posso offrire al tempio principale, posso sacrificare senza sacerdote, posso sacrificare mais,
    posso offrire due volte la stessa merce, quante caselle per ogni merce, quante merci posso sacrificare insieme,
    posso dare ceramica agli dei, offrono anche gli altri quando entro io

## Recruiting

asks-recruit-hut =
    come ottengo altri Inca, dove prendo nuovi lavoratori, quanto costa un agricoltore o un pastore, assumere un lavoratore,
    Capanna del Guardiano, prezzo di un nuovo Inca, mettere un altro disco sul tabellone, come ottengo un nuovo inca,
    dove prendo i contadini, dove prendo i pastori, quanto costa un contadino, quanto costa un pastore,
    che cosa fa la capanna del guardiano, come assumo altra gente, come metto altri inca sul tabellone
asks-recruit-palace =
    come ottengo altri Inca, dove prendo nuovi lavoratori, quanto costa un ceramista o un tessitore, assumere un lavoratore, Palazzo Reale,
    prezzo di un nuovo Inca, mettere un altro disco sul tabellone, dove prendo i vasai, dove prendo i tessitori,
    dove prendo i coltivatori di coca, quanto costa un tessitore, quanto costa un vasaio, che cosa fa il palazzo reale,
    come ottengo un nuovo inca, come assumo altra gente
asks-recruit-limit =
    quanti Inca posso reclutare in un turno, assumere due lavoratori insieme, due dello stesso tipo, non ho più Inca nella riserva,
    limite di reclutamento, posso reclutarne più di uno, due nuovi Inca in una volta, quanti inca posso reclutare in una volta,
    posso assumere due lavoratori in un turno, posso prendere due contadini insieme, c'è un limite per reclutare,
    e se non ho più inca nella riserva, posso reclutare due dello stesso mestiere, posso prendere un vasaio e un tessitore insieme,
    quanti inca posso mettere in un quartiere a ogni turno

## Priests and virgins

asks-order-one =
    come ottengo un sacerdote, come ottengo una Vergine, dove si comprano i sacerdoti, posso prendere due sacerdoti insieme,
    quale tessera prendo, posso scegliere la tessera, Casa dei Sacerdoti, Casa delle Vergini, limite di sacerdoti,
    come ottengo una vergine, dove prendo un sacerdote del condor, quanti sacerdoti posso prendere per turno,
    posso prendere un condor e un puma insieme, posso prendere due vergini, che cosa fa la casa dei sacerdoti,
    che cosa fa la casa delle vergini
asks-order-cost =
    quanto costa un sacerdote, quanto costa una Vergine, quanto viene un condor o un puma, prezzo di un sacerdote o di una Vergine,
    che cosa pago per una tessera, caro, quanto costa una vergine, che cosa pago per un puma, quali merci servono per un sacerdote,
    i sacerdoti costano tutti uguale, dove si vede il prezzo del sacerdote, a chi pago il sacerdote

## Market

asks-market-adjust =
    posso cambiare il prezzo, rendere meno caro, alzare il prezzo, abbassare il prezzo, aggiungere un bene al mercato,
    manipolare il mercato, togliere un bene, spostare il prezzo prima degli scambi, ritoccare, posso cambiare il prezzo al mercato,
    come alzo il prezzo prima di vendere, posso far costare meno qualcosa, posso togliere una merce dal mercato,
    posso aggiungere una merce gratis al mercato, che cosa vuol dire ritoccare, quante volte posso ritoccare il mercato,
    posso ritoccare dopo aver venduto, è obbligatorio ritoccare
asks-market-sell =
    come si vende, quanto ricevo per una vendita, che cosa succede se la colonna è piena, guadagnare grano, trasformare beni in grano,
    nessuno vuole i miei beni, prezzo di vendita, il mercato è pieno, quanto mi danno per una merce, qual è il prezzo di vendita,
    e se la colonna è piena, posso vendere se non c'è posto, quanto guadagno con la stoffa, come trasformo le merci in mais,
    il prezzo scende quando vendo, quanto mi danno per la seconda che vendo
asks-market-buy =
    come si compra, quanto costa un lama al mercato, e se al mercato è esaurito, colonna vuota, quanto pago, acquistare beni,
    non ce n'è più da comprare, prezzo di acquisto, il negozio ha finito un bene, la ceramica al mercato è finita,
    quanto costa comprare coca, qual è il prezzo d'acquisto, e se non ce n'è più, posso comprare da una colonna vuota,
    il prezzo sale quando compro, il mercato è esaurito, quanto pago per il secondo, posso comprarne più di uno, come compro la stoffa,
    come si compra la stoffa, come compro la ceramica
asks-market-any =
    quante cose posso comprare, posso comprare e vendere nello stesso turno, prima vendere e poi comprare, quante volte posso commerciare,
    affari illimitati, diversi beni, quante cose posso comprare e vendere, posso vendere e comprare nello stesso turno,
    posso prima vendere e poi comprare, in che ordine commercio, c'è un limite agli acquisti, che cosa posso fare alla piazza centrale,
    posso vendere merci diverse in un turno
asks-market-no_wash =
    posso ricomprare quello che ho venduto, rivendere quello che ho appena comprato, annullare un affare,
    comprare e vendere lo stesso bene, avanti e indietro, posso vendere quello che ho appena comprato,
    posso comprare e vendere la stessa cosa per muovere il prezzo, perché non posso più comprare quella merce,
    ho venduto stoffa posso ricomprarla
asks-market-no_corn =
    posso commerciare con altri giocatori, scambiarsi beni, dare qualcosa a un altro, prestare, prestito, regali, regalare,
    affari fra giocatori, posso comprare grano, posso vendere grano, il grano è denaro, qual è la moneta, possiamo commerciare tra noi,
    posso dare merci a un altro giocatore, posso prestare un lama, posso scambiare merci con il vicino, si può barattare,
    posso comprare mais, posso vendere mais, con che cosa si paga, qual è il denaro del gioco, posso regalare mais,
    posso dare mais a un amico, posso regalare qualcosa a un altro

## Sun Clock

asks-clock-send =
    che cosa fa l'Orologio Solare, chi può andare all'Orologio Solare, quanti Inca posso mandare, mandare un lavoratore all'orologio,
    togliere un Inca da un distretto, come uso l'orologio solare, quali inca possono andare all'orologio solare,
    quanti inca posso mandare all'orologio, che succede all'orologio solare, come tolgo un inca da un quartiere,
    posso spostare un inca in un altro quartiere, un inca può cambiare mestiere, posso mandare due lavoratori all'orologio,
    posso mandare un inca della riserva
asks-clock-reward =
    che cosa ricevo per l'Orologio Solare, quando torna il mio Inca dall'orologio, il mio lavoratore ritorna, paga dell'orologio,
    ricompensa, conviene l'orologio, tre beni diversi, l'Inca è perso, che cosa mi dà l'orologio solare, quando torna l'inca dall'orologio,
    quante caselle dà l'orologio solare, quali merci posso scegliere all'orologio, posso prendere due merci uguali dall'orologio,
    dove va l'inca dopo l'orologio, perdo l'inca dell'orologio, conviene l'orologio solare,
    che cosa guadagno se mando qualcuno all'orologio

## The Inca Trail

asks-trail-granary =
    che cosa dà il Granaio, raggiungere il Granaio, superare il Granaio, magazzino sul cammino, che cosa ricevo durante la salita,
    quando ricevo i beni del Granaio, che cosa dà il granaio, che succede alla casella 7, quando ricevo il mais del granaio,
    devo fermarmi al granaio, e se passo oltre il granaio, posso spendere subito il mais del granaio, ricevo mais ogni volta che passo
asks-trail-stable =
    che cosa dà la Stalla, raggiungere la Stalla, superare la Stalla, lama sul cammino, che cosa ricevo durante la salita,
    quando ricevo i beni della Stalla, che cosa dà la stalla, che succede alla casella 13, quando ricevo il lama della stalla,
    devo fermarmi alla stalla, e se passo oltre la stalla, posso sacrificare subito il lama della stalla
asks-trail-summit =
    come ottengo carte, quando si pescano carte Sacrificio, che cosa succede in cima, arrivare in cima alla montagna,
    quante carte posso tenere, rimettere le carte, fine del cammino, pescare nuove carte, scegliere una carta, superare la casella venti,
    che succede sulla cima, come ottengo altre carte, quando pesco le carte, quante carte pesco, quante carte rimetto,
    posso tenere tutte e tre le carte, posso rendere una carta che avevo già, che succede quando il mio esploratore arriva a venti,
    dove va il mio esploratore dopo la cima, ricomincia dal basso, perdo le caselle che avanzano, quante carte posso avere,
    scelgo io le carte
asks-trail-laps =
    raggiungere la vetta due volte in una volta sola, posso fare un altro giro, secondo giro, passare di nuovo dal granaio,
    di nuovo la stalla, ricominciare il cammino, più di un giro, posso arrivare in cima più di una volta,
    e se passo due volte la cima in una mossa, ricevo di nuovo il granaio al secondo giro, quanti giri si fanno,
    si può risalire il sentiero
asks-trail-short_deck =
    restano solo due carte, una sola carta nel mazzo, non abbastanza carte da pescare, meno di tre carte, punti al posto delle carte,
    e se non ci sono abbastanza carte, restano due carte quante ne pesco, resta una carta la tengo, e se ci sono meno di tre carte,
    quante ne rimetto se ne restano poche
asks-end-deck =
    e se il mazzo finisce, non ci sono più carte, pescata l'ultima carta, le carte sono esaurite, il mazzo è vuoto,
    la partita finisce quando finiscono le carte, che succede quando finisce il mazzo, e se non ci sono più carte,
    e se arrivo in cima e non ci sono carte, la partita finisce quando si pesca l'ultima carta,
    che succede se finiscono le carte sacrificio, chi riceve tre punti al posto delle carte
asks-trail-at_once =
    salgo prima che sacrifichi il prossimo, quando pesco le mie carte, nel mezzo di un turno, che cosa viene prima,
    aspettare la fine del turno, interrompere, quando avanza il mio esploratore, quando pesco le carte durante il turno,
    pesco prima che sacrifichi il prossimo, la pietra conta prima del sacrificio, scelgo le carte a metà turno, avanzo subito
asks-trail-return_order =
    in che ordine rimetto le carte, quale carta va prima sotto il mazzo, ordine delle carte rimesse, fondo del mazzo,
    in che ordine vanno le carte sotto il mazzo, quale carta resa sta sopra, dove vanno le carte che rimetto,
    posso scegliere come rimettere le carte

## Day and night

asks-day-end =
    quando finisce il giorno, che cosa fa la terza tessera Luna, chi prende la tessera Sole, gli altri hanno ancora un turno,
    ultimo turno del giorno, quando arriva la notte, come faccio finire il giorno, come si chiude la giornata,
    che succede con la terza tessera luna, chi prende la tessera del sole, ho un altro turno dopo la terza luna, quanto dura un giorno,
    come divento primo giocatore, quando è notte, a che serve la tessera del sole, si possono prendere lune dopo la terza
asks-day-track_corn =
    chi prende il grano sul percorso del tempo, grano accanto alla notte, grano vicino al calendario, ultimo giocatore del giorno,
    muovere per ultimo, chi prende i soldi del percorso del tempo, chi prende il mais sul calendario, che cosa riceve chi gioca per ultimo,
    c'è un premio per l'ultimo, ricevo mais se gioco per ultimo, chi prende il mais accanto alla notte, chi si tiene il mais della notte,
    per chi è il mais accanto alla notte
asks-night-order =
    che cosa succede di notte, che cosa viene prima di notte, ordine della notte, fra due giorni, fasi della notte, che succede di notte,
    in che ordine si risolve la notte, che cosa viene prima di notte la luna o l'orologio, chi viene pagato per primo di notte,
    che si fa tra un giorno e l'altro, che succede dopo l'ultimo turno del giorno
asks-night-moon =
    che cosa danno le tessere Luna, quando pagano le tessere Luna, quanto costa una tessera Luna, devo pagare per una tessera Luna,
    posso tenere le mie tessere Luna, le tessere Luna si restituiscono, vantaggio della luna, a che cosa servono le lune,
    a che servono le tessere luna, quando incasso le mie tessere luna, costa qualcosa una tessera luna, posso tenere le tessere luna,
    devo pagare per ogni luna, e se non posso pagare la mia tessera luna, che cosa dà la luna della stoffa, dove vanno poi le tessere luna,
    posso pagare una luna con il mais di un'altra, le lune danno punti
asks-night-clock =
    che cosa dà l'Orologio Solare di notte, quando paga l'orologio, Inca all'orologio di notte, quando paga l'orologio solare,
    che succede di notte agli inca sull'orologio, gli inca dell'orologio tornano di notte, l'orologio si paga dopo le lune
asks-night-restock =
    quando tornano le unità bonus, si rimettono le pietre, rifornire il tabellone, nuovi beni bonus,
    quante unità bonus si possono accumulare, massimo di pietre in un tempio, quando si riempiono di nuovo i distretti,
    quando si riempie di nuovo il tabellone, quando tornano i bonus, quando arrivano nuove pietre nei templi,
    quanti bonus possono esserci in un quartiere, che cosa si rimette di notte, quando si può produrre di nuovo qui,
    possono esserci più di due pietre
asks-night-time =
    chi comincia il giorno dopo, chi inizia domani, mattina, quando si avanza sul percorso del tempo, che cosa succede alla tessera Sole,
    cambia il giocatore iniziale, chi comincia domani, quando avanza il segnalino del tempo, che succede di notte alla tessera del sole,
    il primo giocatore cambia ogni giorno

## The last day

asks-last-moon =
    tessera Luna nell'ultimo giorno, che cosa danno le tessere Luna l'ultimo giorno, prendere una luna a fine partita,
    una tessera Luna vale qualcosa l'ultimo giorno, quanto vale una luna l'ultimo giorno, le lune pagano il nono giorno,
    quando si incassa una luna l'ultimo giorno, conviene prendere una luna l'ultimo giorno
asks-last-clock =
    Orologio Solare nell'ultimo giorno, conviene l'orologio a fine partita, quando si paga l'orologio l'ultimo giorno,
    l'Inca torna l'ultimo giorno, che cosa fa l'orologio solare l'ultimo giorno, l'inca sull'orologio fa punti alla fine,
    l'orologio si paga il nono giorno, l'inca torna l'ultimo giorno
asks-last-no_night =
    c'è una notte dopo l'ultimo giorno, che cosa succede dopo il giorno nove, quando finisce l'ultimo giorno, ultima notte,
    c'è la notte il nono giorno, che succede alla fine dell'ultimo giorno, che cosa viene dopo il nono giorno

## How the game ends

asks-end-orders =
    come finisce la partita, come salviamo la città, come fermiamo gli spagnoli, presi tutti i sacerdoti e le Vergini, ultimo sacerdote,
    quando è salva Machu Picchu, sconfiggere gli invasori, battere i conquistatori, quando finisce la partita, come si salva la città,
    come battiamo gli spagnoli, che cos'è la salvezza, quando la città è salva, che succede quando si prende l'ultimo sacerdote,
    e se non ci sono più vergini, come finisce prima la partita, quanti sacerdoti bisogna prendere, come si salva machu picchu
asks-end-conquest =
    quando arrivano gli spagnoli, che cosa succede se vincono gli spagnoli, perdiamo, la città è conquistata, come finisce la partita,
    tempo scaduto, dopo l'ultimo giorno, quando finisce la partita, che cos'è la conquista, che succede quando arrivano gli spagnoli,
    quando finisce al più tardi la partita, e se nessuno salva la città, perdiamo tutti se arrivano gli spagnoli,
    che succede alla fine del nono giorno, quando viene conquistata la città, c'è un limite di tempo
asks-end-first =
    la partita si ferma subito, gli altri hanno ancora un turno dopo la salvezza, salvezza nell'ultimo giorno,
    salvezza e conquista insieme, le tessere Luna si pagano ancora quando finisce la partita, e se la salvezza arriva l'ultimo giorno,
    la partita finisce a metà giornata, gli altri giocano ancora dopo la salvezza, si gioca la notte dopo la salvezza,
    le mie lune vengono pagate se la partita finisce
asks-end-both =
    ricevo ancora quello che ho raggiunto nell'ultimo turno, ultimi pagamenti alla fine, granaio a fine partita,
    grano sul percorso quando finisce la partita, ricevo il mais del granaio quando finisce la partita,
    si fanno gli ultimi pagamenti prima della fine, conta quello che ho raggiunto nell'ultimo turno

## Scoring

asks-score-icons =
    come si fanno punti, come ottengo punti, punti vittoria, che cosa significano le icone, che cosa fanno le carte Sacrificio,
    quanto vale una carta, quanti punti per un Inca, punti per i sacerdoti, contano gli Inca nella riserva, contano gli Inca all'orologio,
    a che cosa servono le carte, come si contano i punti, come faccio punti, quanto valgono le carte sacrificio,
    che cosa significano i disegni sulle carte, quanti punti dà una carta, quanti punti dà un inca, i sacerdoti danno punti,
    le vergini danno punti, gli inca nella riserva contano, che cos'è un simbolo, da dove vengono i punti, le merci danno punti
asks-score-trail =
    punti per il cammino, il mio Scout fa punti, punti per il Granaio e la Stalla alla fine, salire porta punti,
    faccio punti con l'esploratore, la posizione sul sentiero vale punti, quanti punti dà la casella 13, le caselle contano alla fine,
    quanto vale essere saliti
asks-score-exhausted =
    punti per la vetta senza carte, tre punti quando il mazzo è vuoto, segnalini della vetta, come contano i punti al posto delle carte,
    che cosa sono i tre punti del mazzo esaurito, i tre punti contano alla fine, punti per la cima senza carte
asks-score-rescue =
    chi vince, come si vince, vincitore dopo la salvezza, più punti, scopo del gioco, obiettivo del gioco, qual è l'obiettivo,
    chi vince la partita, qual è lo scopo del gioco, che cosa devo fare per vincere, di che cosa parla il gioco, vince chi ha più punti,
    chi vince se la città è salva
asks-score-gold =
    a che cosa serve l'oro, che cosa fa l'oro, chi ha più oro, triplicare i punti, raddoppiare i punti, moltiplicare,
    vincitore dopo la conquista, numeri dell'oro sulle carte, con l'oro si vince, a che serve l'oro, che cosa fa l'oro sulle carte,
    quando conta l'oro, come moltiplica i punti l'oro, chi triplica, chi raddoppia i punti, l'oro conta se la città è salva,
    che succede ai miei punti con la conquista, il sentiero dà oro
asks-score-gold_ties =
    stessa quantità di oro, parità di oro, oro uguale, chi è secondo per oro, tutti e due hanno più oro, chi triplica in caso di parità,
    e se due hanno lo stesso oro, chi triplica se c'è parità d'oro, pari merito per oro
asks-score-ties =
    e in caso di parità, stesso numero di punti, due giocatori con lo stesso punteggio, spareggio, chi vince in caso di pareggio,
    vittoria condivisa, pari alla fine, beni avanzati, chi vince in caso di parità, e se due hanno gli stessi punti,
    che cosa decide il pareggio, contano le merci avanzate, possono vincere in due, chi vince se c'è parità, chi vince se siamo pari

## What is known

asks-info-open =
    il numero di merci è segreto, si possono nascondere le merci, le merci sono in vista,
    posso vedere che cosa hanno gli altri, c'è qualcosa di nascosto, posso contare i beni degli altri, quante carte hanno gli altri,
    informazione pubblica, devo dire che cosa possiedo, nascondere i miei beni, le merci sono segrete,
    posso chiedere quanto mais ha qualcuno, devo mostrare le mie merci, quante carte ha ognuno, che cosa è pubblico,
    posso nascondere le mie merci
asks-info-secret =
    posso guardare le carte degli altri, mostrare le mie carte, rivelare carte, le carte sono segrete, posso guardare nel mazzo, sbirciare,
    spiare, informazione nascosta, dire agli altri le mie carte, vedere la prossima carta, posso guardare il mazzo,
    devo mostrare le mie carte, posso dire che carte ho, quando si scoprono le carte, posso guardare le mie carte
asks-info-bank =
    la banca può restare senza, non ci sono più lama nella banca, beni limitati, ci sono abbastanza pezzi, la banca si esaurisce,
    mancano gettoni, pezzi insufficienti, e se la banca finisce il mais, le merci sono limitate, che succede se non ci sono più lama,
    la banca può svuotarsi, basta tutto per tutti, mancano i segnalini

## What the guide answers: advice, not rules

asks-guide-what-wins =
    che cosa fa vincere, che cosa è meglio, quale finale è più probabile, è più probabile il salvataggio o la conquista, quanto spesso arriva la conquista,
    come finiscono quasi tutte le partite, conviene sempre sacrificare, è sempre un bene, vale la pena sacrificare, ne vale la pena, dovrei sacrificare lama, qual è la strategia migliore,
    come si vince, quale strategia vince, che cosa fanno i bravi giocatori, conviene salire lungo il sentiero, conviene il sentiero, convengono i sacerdoti, dovrei prendere vergini,
    quale sacerdote è il migliore, quanti sacerdoti ha chi vince, è importante l'oro, quanto oro basta, quanti punti ha chi vince,
    quante carte dovrei avere, conviene raccogliere carte, qual è il posto migliore per il primo inca, quale prima visita è la migliore,
    quando conviene prendere una tessera luna, conviene finire presto il giorno, è meglio restare o muovere, che cosa porta più punti, che cosa conta di più,
    il primo giocatore ha un vantaggio, qual è la merce più preziosa, qual è un buon punteggio, consigli, trucchi, piano migliore, a che cosa dovrei puntare, è una buona idea
    .title = { plans-wins }
asks-guide-first-game =
    che cosa faccio nella mia prima partita, che cosa dovrei fare per prima cosa, come dovrebbe cominciare un principiante, una buona apertura, consigli per principianti,
    come conviene cominciare, a che cosa devo badare, che cosa conviene fare il primo giorno, qual è una prima mossa sicura, dove conviene mettere il mio primo inca, dove conviene mandare il principe
    .title = { plans-first }
asks-guide-edition =
    è il gioco vero, sono le cifre stampate, quali cifre sono ricostruite, quali cifre sono supposte, le regole sono complete, quale edizione è questa,
    la mia copia ha altri numeri, il mio tabellone è diverso, come correggo una cifra, da dove vengono queste regole
    .title = { plans-edition }
