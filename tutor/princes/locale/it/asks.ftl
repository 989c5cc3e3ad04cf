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

asks-setup-day = da quale giorno si comincia, quanto dura la partita, quanti giorni ci sono, dove parte il marcatore del tempo, numero di giocatori e durata della partita, in tre da che giorno iniziamo
asks-setup-track = chi mette il grano sul percorso del tempo, quanto grano c'è accanto ai giorni, perché c'è grano sul calendario, c'è grano accanto all'ultimo giorno
asks-setup-bonus = che cosa c'è nei distretti all'inizio, quante unità bonus e pietre del tempio all'inizio, preparare il tabellone, preparazione dei distretti
asks-setup-market = che cosa c'è nel mercato all'inizio, prezzi all'inizio, come si riempie il mercato, quali spazi delle colonne sono pieni, preparare il mercato
asks-setup-goods = con che cosa comincio, che cosa possiedo all'inizio, beni iniziali, soldi iniziali, risorse di partenza, con quanto grano comincio, comincio con un lama, con quanto grano parto
asks-setup-incas = quanti Inca ho, quanti dischi riceve ogni giocatore, numero di lavoratori, quanto è grande la mia riserva, posso finire gli Inca
asks-setup-cards = comincio con una carta, quante carte Sacrificio ci sono, chi distribuisce le carte, carta iniziale, quanto è grande il mazzo, c'è già una carta all'inizio, una carta a testa all'inizio
asks-setup-scouts = da dove parte il mio Scout, perché gli altri sono più avanti di me sul cammino, perché non parto da zero, vantaggio per chi muove dopo
asks-setup-first_inca = dove posso mettere il mio primo Inca, scegliere il lavoratore iniziale, possiamo cominciare nello stesso distretto, mettere un Inca all'inizio
asks-setup-first_game = versione più facile per principianti, che cos'è la partita introduttiva, differenza fra la partita completa e quella introduttiva, preparazione semplice, imparare a giocare, prima volta che giochiamo
asks-setup-first_prince = da dove parte il mio Principe, che cosa faccio nel primo turno, dove metto il Principe, posso cominciare ovunque, uso il distretto dove comincio, mettere il Principe è gratis

## Turns and movement

asks-turn-order = chi comincia, chi è il prossimo, a chi tocca dopo, in che ordine si gioca, senso orario, chi inizia il giorno, chi è il primo giocatore, giocatore iniziale
asks-turn-player = perché adesso non posso giocare, tocca a me, è il mio turno, posso decidere per un altro, posso agire quando giocano gli altri, perché non mi è stato chiesto, chi decide
asks-turn-over = possiamo continuare dopo la fine, la partita è finita, è finita, giocare ancora dopo la fine, andare avanti a partita finita
asks-move-adjacent = come mi muovo, dove posso andare, quanto lontano cammina il Principe, quanto costa muoversi, accanto, distretto vicino, adiacente, confinante, muoversi è gratis, che cosa posso fare nel mio turno
asks-move-llama = posso pagare un lama per andare accanto, saltare lontano, cavalcare, teletrasporto, andare lontano, lunga distanza, attraversare il tabellone, non adiacente, quanto costa andare più lontano, pagare per andare ovunque, usare un lama per viaggiare, muoversi di due distretti
asks-move-stay = posso passare, posso saltare il turno, posso non muovermi, devo muovermi per forza, non fare niente, restare dove sono, stare fermo, prendere una tessera Luna, come ottengo le tessere Luna, quale tessera Luna posso scegliere, non voglio andarmene da questo posto, posso non muovermi da qui
asks-move-no_repeat = posso visitare di nuovo lo stesso distretto, lo stesso posto due volte di fila, usare ancora l'azione, ripetere un'azione, rientrare subito, tornare dove sono, restare e agire un'altra volta
asks-move-share = due principi possono stare nello stesso posto, il distretto è occupato, posso entrare dove c'è un altro giocatore, bloccato, pieno, quanti ci stanno, affollato, limite di Inca in un distretto, qualcuno mi blocca
asks-move-trigger = che cosa succede quando entro in un distretto, devo fare l'azione, l'azione è facoltativa, posso rinunciare, rifiutare un'azione, obbligatorio, obbligo, devo produrre, devo sacrificare, devo comprare, entrare senza fare niente

## Production

asks-production-bonus = chi prende il bonus, ricevo il bonus anche senza Inca, beni gratis quando entro, prendere quello che c'è nel distretto, quante unità bonus prendo, servono lavoratori per il bonus
asks-production-once = possiamo produrre due volte al giorno, perché nessuno ha prodotto, questo distretto è già stato usato oggi, raccogliere di nuovo lo stesso giorno, distretto vuoto, produzione senza bonus, producono anche gli altri quando entro io, perché non è successo niente, sono entrato e non è successo niente, campo già raccolto
asks-production-corn = quanto grano fa un agricoltore, che cosa danno le Terrazze del Grano, coltivare grano è gratis, il raccolto costa qualcosa, raccolto, come ottengo grano, cibo
asks-production-cost = quanto costa produrre, pagare grano per fare beni, come ottengo i lama, come faccio coca ceramica vestiti, devo pagare ogni lavoratore, devono lavorare tutti, possono lavorare solo alcuni, non posso permettermi la produzione, come si hanno più lama, produrre altri lama
asks-production-order = chi produce per primo, in che ordine producono i giocatori, conta chi è entrato, gli altri producono nel mio turno

## Temples

asks-temple-stones = a che cosa servono le pietre del tempio, chi prende le pietre, di quanto salgo per una pietra, che cosa guadagno entrando in un tempio, visitare un tempio senza sacerdote
asks-temple-once = possiamo sacrificare due volte al giorno, perché nessuno può sacrificare, tempio senza pietre, tempio già usato oggi, il tempio è chiuso
asks-temple-order = chi sacrifica per primo, in che ordine si sacrifica, gli altri sacrificano quando entro nel tempio, posso sacrificare nel turno di un altro
asks-temple-llama = come si sacrifica, che cosa fanno i sacerdoti, a che cosa servono le Vergini, quanti lama posso dare, dare lama agli dèi, che cosa offro nel Tempio del Condor del Puma e del Sole, un lama per ogni sacerdote, posso sacrificare senza sacerdote
asks-order-value = di quanto avanza il mio Scout per un lama, quante caselle per un sacrificio, che cos'è il numero sotto le tessere, quanto vale un sacrificio, perché le caselle diminuiscono, valore di un sacerdote, perché nessuno può ancora sacrificare
asks-temple-main = che cosa posso sacrificare nel Tempio Principale, sacrificare senza sacerdoti, offrire grano coca ceramica vestiti agli dèi, sacrificare beni, quanti beni di ogni tipo posso offrire, quante caselle per ogni unità

## Recruiting

asks-recruit-hut = come ottengo altri Inca, dove prendo nuovi lavoratori, quanto costa un agricoltore o un pastore, assumere un lavoratore, Capanna del Guardiano, prezzo di un nuovo Inca, mettere un altro disco sul tabellone
asks-recruit-palace = come ottengo altri Inca, dove prendo nuovi lavoratori, quanto costa un ceramista o un tessitore, assumere un lavoratore, Palazzo Reale, prezzo di un nuovo Inca, mettere un altro disco sul tabellone
asks-recruit-limit = quanti Inca posso reclutare in un turno, assumere due lavoratori insieme, due dello stesso tipo, non ho più Inca nella riserva, limite di reclutamento, posso reclutarne più di uno, due nuovi Inca in una volta

## Priests and virgins

asks-order-one = come ottengo un sacerdote, come ottengo una Vergine, dove si comprano i sacerdoti, posso prendere due sacerdoti insieme, quale tessera prendo, posso scegliere la tessera, Casa dei Sacerdoti, Casa delle Vergini, limite di sacerdoti
asks-order-cost = quanto costa un sacerdote, quanto costa una Vergine, quanto viene un condor o un puma, prezzo di un sacerdote o di una Vergine, che cosa pago per una tessera, caro

## Market

asks-market-adjust = posso cambiare il prezzo, rendere meno caro, alzare il prezzo, abbassare il prezzo, aggiungere un bene al mercato, manipolare il mercato, togliere un bene, spostare il prezzo prima degli scambi, ritoccare
asks-market-sell = come si vende, quanto ricevo per una vendita, che cosa succede se la colonna è piena, guadagnare grano, trasformare beni in grano, nessuno vuole i miei beni, prezzo di vendita, il mercato è pieno
asks-market-buy = come si compra, quanto costa un lama al mercato, e se al mercato è esaurito, colonna vuota, quanto pago, acquistare beni, non ce n'è più da comprare, prezzo di acquisto, il negozio ha finito un bene, la ceramica al mercato è finita
asks-market-any = quante cose posso comprare, posso comprare e vendere nello stesso turno, prima vendere e poi comprare, quante volte posso commerciare, affari illimitati, diversi beni
asks-market-no_wash = posso ricomprare quello che ho venduto, rivendere quello che ho appena comprato, annullare un affare, comprare e vendere lo stesso bene, avanti e indietro
asks-market-no_corn = posso commerciare con altri giocatori, scambiarsi beni, dare qualcosa a un altro, prestare, prestito, regali, regalare, affari fra giocatori, posso comprare grano, posso vendere grano, il grano è denaro, qual è la moneta

## Sun Clock

asks-clock-send = che cosa fa l'Orologio Solare, chi può andare all'Orologio Solare, quanti Inca posso mandare, mandare un lavoratore all'orologio, togliere un Inca da un distretto
asks-clock-reward = che cosa ricevo per l'Orologio Solare, quando torna il mio Inca dall'orologio, il mio lavoratore ritorna, paga dell'orologio, ricompensa, conviene l'orologio, tre beni diversi, l'Inca è perso

## The Inca Trail

asks-trail-granary = che cosa dà il Granaio, raggiungere il Granaio, superare il Granaio, magazzino sul cammino, che cosa ricevo durante la salita, quando ricevo i beni del Granaio
asks-trail-stable = che cosa dà la Stalla, raggiungere la Stalla, superare la Stalla, lama sul cammino, che cosa ricevo durante la salita, quando ricevo i beni della Stalla
asks-trail-summit = come ottengo carte, quando si pescano carte Sacrificio, che cosa succede in cima, arrivare in cima alla montagna, quante carte posso tenere, rimettere le carte, fine del cammino, pescare nuove carte, scegliere una carta, superare la casella venti
asks-trail-laps = raggiungere la vetta due volte in una volta sola, posso fare un altro giro, secondo giro, passare di nuovo dal granaio, di nuovo la stalla, ricominciare il cammino, più di un giro
asks-trail-short_deck = restano solo due carte, una sola carta nel mazzo, non abbastanza carte da pescare, meno di tre carte, punti al posto delle carte
asks-end-deck = e se il mazzo finisce, non ci sono più carte, pescata l'ultima carta, le carte sono esaurite, il mazzo è vuoto, la partita finisce quando finiscono le carte
asks-trail-at_once = salgo prima che sacrifichi il prossimo, quando pesco le mie carte, nel mezzo di un turno, che cosa viene prima, aspettare la fine del turno, interrompere
asks-trail-return_order = in che ordine rimetto le carte, quale carta va prima sotto il mazzo, ordine delle carte rimesse, fondo del mazzo

## Day and night

asks-day-end = quando finisce il giorno, che cosa fa la terza tessera Luna, chi prende la tessera Sole, gli altri hanno ancora un turno, ultimo turno del giorno, quando arriva la notte, come faccio finire il giorno
asks-day-track_corn = chi prende il grano sul percorso del tempo, grano accanto alla notte, grano vicino al calendario, ultimo giocatore del giorno, muovere per ultimo, chi prende i soldi del percorso del tempo
asks-night-order = che cosa succede di notte, che cosa viene prima di notte, ordine della notte, fra due giorni, fasi della notte
asks-night-moon = che cosa danno le tessere Luna, quando pagano le tessere Luna, quanto costa una tessera Luna, devo pagare per una tessera Luna, posso tenere le mie tessere Luna, le tessere Luna si restituiscono, vantaggio della luna, a che cosa servono le lune
asks-night-clock = che cosa dà l'Orologio Solare di notte, quando paga l'orologio, Inca all'orologio di notte
asks-night-restock = quando tornano le unità bonus, si rimettono le pietre, rifornire il tabellone, nuovi beni bonus, quante unità bonus si possono accumulare, massimo di pietre in un tempio, quando si riempiono di nuovo i distretti
asks-night-time = chi comincia il giorno dopo, chi inizia domani, mattina, quando avanza il marcatore, che cosa succede alla tessera Sole, cambia il giocatore iniziale

## The last day

asks-last-moon = tessera Luna nell'ultimo giorno, che cosa danno le tessere Luna l'ultimo giorno, prendere una luna a fine partita, una tessera Luna vale qualcosa l'ultimo giorno
asks-last-clock = Orologio Solare nell'ultimo giorno, conviene l'orologio a fine partita, quando si paga l'orologio l'ultimo giorno, l'Inca torna l'ultimo giorno
asks-last-no_night = c'è una notte dopo l'ultimo giorno, che cosa succede dopo il giorno nove, quando finisce l'ultimo giorno, ultima notte

## How the game ends

asks-end-orders = come finisce la partita, come salviamo la città, come fermiamo gli spagnoli, presi tutti i sacerdoti e le Vergini, ultimo sacerdote, quando è salva Machu Picchu, sconfiggere gli invasori, battere i conquistatori, quando finisce la partita
asks-end-conquest = quando arrivano gli spagnoli, che cosa succede se vincono gli spagnoli, perdiamo, la città è conquistata, come finisce la partita, tempo scaduto, dopo l'ultimo giorno, quando finisce la partita, che cos'è la conquista
asks-end-first = la partita si ferma subito, gli altri hanno ancora un turno dopo la salvezza, salvezza nell'ultimo giorno, salvezza e conquista insieme, le tessere Luna si pagano ancora quando finisce la partita
asks-end-both = ricevo ancora quello che ho raggiunto nell'ultimo turno, ultimi pagamenti alla fine, granaio a fine partita, grano sul percorso quando finisce la partita

## Scoring

asks-score-icons = come si fanno punti, come ottengo punti, punti vittoria, che cosa significano le icone, che cosa fanno le carte Sacrificio, quanto vale una carta, quanti punti per un Inca, punti per i sacerdoti, contano gli Inca nella riserva, contano gli Inca all'orologio, a che cosa servono le carte
asks-score-trail = punti per il cammino, il mio Scout fa punti, punti per il Granaio e la Stalla alla fine, salire porta punti
asks-score-exhausted = punti per la vetta senza carte, tre punti quando il mazzo è vuoto, segnalini della vetta, come contano i punti al posto delle carte
asks-score-rescue = chi vince, come si vince, vincitore dopo la salvezza, più punti, scopo del gioco, obiettivo del gioco, qual è l'obiettivo
asks-score-gold = a che cosa serve l'oro, che cosa fa l'oro, chi ha più oro, triplicare i punti, raddoppiare i punti, moltiplicare, vincitore dopo la conquista, numeri dell'oro sulle carte, con l'oro si vince
asks-score-gold_ties = stessa quantità di oro, parità di oro, oro uguale, chi è secondo per oro, tutti e due hanno più oro, chi triplica in caso di parità
asks-score-ties = e in caso di parità, stesso numero di punti, due giocatori con lo stesso punteggio, spareggio, chi vince in caso di pareggio, vittoria condivisa, pari alla fine, beni avanzati

## What is known

asks-info-open = posso vedere che cosa hanno gli altri, c'è qualcosa di nascosto, posso contare i beni degli altri, quante carte hanno gli altri, informazione pubblica, devo dire che cosa possiedo, nascondere i miei beni
asks-info-secret = posso guardare le carte degli altri, mostrare le mie carte, rivelare carte, le carte sono segrete, posso guardare nel mazzo, sbirciare, spiare, informazione nascosta, dire agli altri le mie carte, vedere la prossima carta
asks-info-bank = la banca può restare senza, non ci sono più lama nella banca, beni limitati, ci sono abbastanza pezzi, la banca si esaurisce, mancano gettoni, pezzi insufficienti
