# Questions that a rule answers with yes, and those that it answers with no, a comma between two.
# They are never shown; the rule's text is read after the word, so it has to follow from it.

asks-yes-move-adjacent = muoversi è gratis, è gratis muoversi, posso andare gratis nel distretto accanto, posso andare gratis nel quartiere vicino, posso andare accanto
asks-yes-move-llama = posso andare ovunque, posso andare dappertutto, posso andare lontano, posso saltare lontano, posso attraversare il tabellone
asks-yes-move-stay =
    posso restare, posso restare dove sono, posso restare qui, posso restare sull'Orologio Solare, posso restare nell'Orologio Solare,
    posso restare sull'orologio, posso restare nello stesso distretto, posso restare in un distretto, posso stare fermo, posso non muovermi,
    posso passare, posso passare il turno, posso saltare il turno, posso saltare un turno
asks-no-move-stay = devo muovermi, devo muovermi per forza, devo muovermi a ogni turno, devo muovere il Principe, devo lasciare l'Orologio Solare, è obbligatorio muoversi
asks-no-move-no_repeat =
    posso usare lo stesso distretto due volte di fila, posso usare un distretto due volte di fila, posso usare lo stesso distretto due turni di fila,
    posso usare lo stesso distretto due volte di seguito, posso restare e usare ancora il distretto
asks-yes-move-share =
    due Principi possono stare nello stesso distretto, due Principi possono stare in un distretto, possono stare due Principi nello stesso distretto,
    posso entrare dove c'è un altro giocatore, posso entrare in un distretto occupato
asks-no-move-share =
    qualcuno può bloccarmi, un altro giocatore può bloccarmi, un altro giocatore può bloccare un distretto, un distretto può essere pieno, un distretto si riempie
asks-no-move-trigger =
    devo produrre, devo vendere, devo comprare, devo commerciare, devo sacrificare, devo reclutare, devo usare il distretto, devo fare l'azione,
    è obbligatorio produrre, l'azione è obbligatoria
asks-no-production-bonus = serve un Inca per il bonus, mi serve un Inca per il bonus, mi serve un Inca per prendere il bonus
asks-yes-production-once =
    gli altri producono nel mio turno, gli altri giocatori producono nel mio turno, producono anche gli altri, producono anche gli altri giocatori, producono tutti
asks-no-production-corn = i contadini costano grano, devo pagare i contadini, si pagano i contadini
asks-no-production-cost = devono produrre tutti gli Inca, devono produrre tutti i miei Inca, devono lavorare tutti i miei Inca
asks-no-temple-once = posso sacrificare senza pietra, posso sacrificare se non c'è una pietra, posso sacrificare se non ci sono pietre
asks-yes-temple-main = posso sacrificare senza sacerdote, posso sacrificare senza sacerdoti, posso sacrificare se non ho un sacerdote
asks-no-recruit-limit = posso reclutare due Inca uguali, posso reclutare due Inca dello stesso mestiere, posso reclutare due pastori
asks-no-order-one =
    posso prendere due sacerdoti, posso prendere due sacerdoti insieme, posso prendere due sacerdoti in una visita, posso comprare due sacerdoti,
    posso prendere due Vergini, posso prendere un sacerdote e una Vergine
asks-yes-market-any =
    posso comprare e vendere, posso comprare e vendere nella stessa visita, posso comprare e vendere in una visita, posso vendere più volte,
    posso comprare più volte, posso vendere più beni, posso comprare più beni, posso vendere due volte, posso comprare due volte
asks-no-market-no_wash = posso ricomprare quello che ho venduto, posso comprare quello che ho venduto, posso vendere quello che ho comprato, posso rivendere quello che ho comprato
asks-no-market-no_corn =
    posso scambiare con gli altri giocatori, posso scambiare con un altro giocatore, posso commerciare con gli altri, posso commerciare con un altro giocatore,
    posso vendere grano, posso comprare grano, posso vendere a un altro giocatore, posso dare beni a un altro giocatore
asks-yes-clock-send = posso mandare un Inca all'Orologio Solare, posso mandare un Inca all'orologio, posso mandare un lavoratore all'orologio
asks-no-clock-send = posso mandare due Inca all'Orologio Solare, posso mandare due Inca all'orologio
asks-yes-clock-reward =
    il mio Inca torna dall'orologio, il mio Inca torna dall'Orologio Solare, torna il mio Inca dall'orologio, l'Inca torna dall'orologio, riprendo il mio Inca
asks-yes-setup-first_prince = posso mettere il mio Principe ovunque, posso mettere il Principe dove voglio, posso mettere il Principe in qualsiasi distretto
asks-yes-info-open = posso vedere quante carte hanno gli altri, posso vedere che cosa hanno gli altri, posso vedere i beni degli altri
asks-yes-info-secret = posso guardare le mie carte, posso vedere le mie carte
asks-no-info-secret = posso guardare le carte degli altri, posso vedere le carte degli altri, posso guardare il mazzo, gli altri possono vedere le mie carte
asks-no-info-bank = la banca può finire, la banca può esaurirsi, finisce il grano della banca, può finire il grano
