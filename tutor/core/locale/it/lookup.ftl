# How questions about the rules are read.

# The language whose rules cut words to their stems (a name that Snowball knows).
lookup-stems = italian
# Words that say nothing about what is asked, without their apostrophes and single letters; both
# spellings where people leave out the accent.
lookup-empty-words =
    il lo la gli le un uno una di da in con su per tra fra al allo alla ai agli alle all
    del dello della dei degli delle dell dal dallo dalla dai dagli dalle dall nel nello nella nei negli nelle nell
    sul sullo sulla sui sugli sulle sull col coi
    questo questa questi queste quest quello quella quelli quelle quell quel quei quegli ciò cio
    sono sei siamo siete era erano sia siano essere stato stata stati state sarà sara fosse
    ho hai ha abbiamo avete hanno avere aveva abbia avuto
    faccio fai fa facciamo fate fanno fare fatto faccia
    posso puoi può puo possiamo potete possono potere potrei potrebbe possa
    devo devi deve dobbiamo dovete devono dovere dovrei dovrebbe bisogna
    voglio vuoi vuole vogliamo volete vogliono volere vorrei vorrebbe
    va vado vai andiamo vanno ecco
    mi ti si ci vi ne me te ce ve se lui lei noi voi loro io tu egli ella gliela glielo gliene
    mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre
    chi che cosa cos cosa cose quale quali qual quando dove dov come com perché perche perchè quanto quanta quanti quante quant
    qualcuno qualcosa nessuno nessuna niente nulla ognuno tutto tutta tutti tutte
    ed od oppure ma anche se così cosi allora poi mentre invece però pero quindi dunque
    non no sì qui qua lì là più piu meno molto poco solo soltanto appena proprio davvero già gia ancora
    adesso ora per favore grazie dimmi spiega spiegami spiegare significa vuol dire serve servono
    regola regole gioco partita succede successo succederebbe ok ciao salve
# Words of a question about what must be done, about what may be done, and words that only join others.
lookup-must-words = devo devi deve dobbiamo devono bisogna obbligatorio obbligatoria obbligato obbligata
lookup-may-words = posso puoi può possiamo possono potrei potrebbe
lookup-joining-words = un uno una il lo la gli le di in da su al allo alla all dal dallo dalla dall nel nello nella nell sul sullo sulla sull dello della dell del si mi per favore
