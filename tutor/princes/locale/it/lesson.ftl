# The lesson of the quick start, said by a teacher to one learner. Every figure comes in as a
# variable. A step's `.same` answers a learner who decides as the teacher does, `.other` one who
# decides otherwise, `.shown` one who lets the teacher decide. `sought-…` asks for a thing on the
# board or a figure; its attributes reply to each thing. Nobody's name has a gender here,
# nor has the learner: no participle agrees with either.

lesson-quick_start = Il gioco completo
    .door = In atti di pochi minuti, dal tuo primo giorno a una partita tutta tua.
    .hint = Il gioco completo, un passo alla volta
    .here = Ecco la lezione «Il gioco completo».
    .onward = Avanti con il gioco completo

## The acts

act-begin = Comincia
    .about = Le tue prime mosse, e a che cosa servono.
act-watch = Guarda
    .about = I primi turni del tuo tavolo: scopri a che cosa punta ognuno e indovina come va avanti.
act-complete = Completa
    .about = Decidi sempre di più: prima una parte del turno, poi il turno intero.
act-trade = Commercia
    .about = Comprare e vendere, aspettare la notte e prestare un Inca all'Orologio Solare.
act-night = La notte
    .about = Come finisce il giorno, e che cosa paga la notte.
act-choose = Scegli
    .about = Ora giochi turni interi. Poi il maestro ti mostra la sua mossa, una buona fra tante.
act-endings = Come finisce
    .about = L'ultimo giorno, i punti, la città salva o perduta.
act-plan = Fatti un piano
    .about = Che cosa fa vincere, qualche mattina in cui scegliere, e poi una partita tutta tua.
act-beyond = Angoli da visitare, se vuoi
    .about = Ora sai giocare. Qui ci sono angoli dove il tuo tavolo non è mai arrivato, e posizioni nuove per vedere che cosa ti è rimasto.

## Questions on the board

find-option = { $value }
find-nudge = Prova a chiederti di ciascuna cosa a che serve. Puoi anche toccare il tabellone.
find-step = La casella { $step } del Cammino
find-row = La fila di { $many_order }
find-days = Il percorso del tempo
find-moons = Le tessere Luna
find-deck = Il mazzo
find-market = Il mercato
concept-find = Orientarsi sul tabellone
estimate-option = { $value }
estimate-more = È più di { $value }. { $count }
estimate-less = È meno di { $value }. { $count }
estimate-nudge = Ripercorri tutto a mente, nell'ordine delle regole: che cosa c'è, che cosa entra, che cosa si paga, che cosa resta.
concept-estimate = Guardare avanti

sought-find-used-up = Dove una visita non porterà più nulla, oggi?
    .nudge = Dove è già stato un Principe, che si è preso il bonus?
    .right = Sì. Il suo bonus l'ha preso Bert: è esaurito finché la notte non ne porta un altro.
    .district-llama_meadow = Gli Inca di Bert e di Gina ci sono, ma un Principe non si è ancora visto. Il bonus è sempre lì.
    .district-weavers_quarter = Di lì non sono passati né Bert né Ralph: il bonus è ancora al suo posto.
sought-find-summit = A quale casella deve arrivare il tuo Scout per avere nuove carte?
    .right = Sì, la Vetta. E da lì si ricomincia.
    .step-7 = Quello è il Granaio. Dà grano agli Scout che passano.
    .step-13 = Quella è la Stalla. Dà un lama agli Scout che passano.
sought-find-first-point = Da dove verrebbe quel punto?
    .right = Sì, dal pastore di Bert: la sua carta ne mostra uno. Il prossimo varrebbe altrettanto.
    .district-potters_quarter = Lì c'è il Principe di Bert, ma i Principi non danno punti; e il ceramista è di Ralph.
    .step-1 = Uno Scout conta soltanto dal Granaio in su.
    .market = I beni non danno punti. Servono a comprare ciò che li dà.
sought-find-saving = Indovina: una cosa sola, quando finisce, basta a salvare la città. Quale?
    .right = Sì, il mazzo. L'altra strada è esaurire tutte e tre le file di sacerdoti e Vergini.
    .order-condor = Quasi: tutte e tre le file insieme la salvano, una da sola no.
    .order-puma = { sought-find-saving.order-condor }
    .order-virgin = { sought-find-saving.order-condor }
    .market = Pieno o vuoto, il mercato non salva nessuno.
sought-best-visit = Quale prima visita ha vinto più spesso?
    .nudge = Quale di queste continua a rendere, giorno dopo giorno?
    .right = Sì. Chi recluta il primo giorno alla Capanna del Guardiano ha gente al lavoro per tutta la partita.
    .district-royal_palace = Gente nuova è una buona idea, ma nell'altro luogo dove la si recluta è andata meglio.
    .district-main_temple = Agli dèi piace, ma chi ha cominciato da lì ha vinto meno spesso degli altri.
    .district-house_of_virgins = Una Vergine è cara il primo giorno: anche chi ha cominciato da lì ha vinto meno spesso degli altri.
    .district-corn_terraces = Quasi! Una sola visita è andata meglio delle Terrazze del Grano.
sought-a-market-day = Bert toglie un vestito dalla colonna, vende tutto, poi compra un lama e una ceramica. Quanto grano resta?
    .nudge = Una cosa alla volta: prima esce il vestito gratis, poi guarda quanto rende ogni vendita mentre la colonna si riempie.
    .count = I vestiti rendono { $first } e poi { $next } grani, la coca { $coca }. Il lama costa { $llama }, la ceramica { $pottery }.
    .right = Sì, { $right }: { $first } + { $next } + { $coca } per quello che Bert vende, meno { $llama } per il lama e { $pottery } per la ceramica.
sought-stones-and-virgins = Chi può dare un lama lo dà. Su quale casella sta poi lo Scout più avanti di tutti?
    .nudge = Chi portano su le pietre? Poi guarda chi ha delle Vergini, e quanti lama ci sono da dare.
    .right = Sì, quello di Gina. Un lama vale lo stesso per chiunque abbia una Vergine, e lo Scout di Gina partiva da più in alto.
    .step-7 = Fin lì le pietre portano lo Scout di Bert, ma i lama portano gli altri più lontano.
    .step-9 = Fin lì arriva lo Scout di Ralph, con il suo lama. Un altro partiva da più in alto.
    .step-17 = Per ogni Vergine Gina potrebbe dare un lama, ma ne ha uno solo.
sought-puma-sacrifice = Bert entra e vorrebbe tenersi tutti i lama. Su quale casella sale comunque il suo Scout?
    .nudge = Che cosa in un distretto si prende per forza, e che cosa si può rifiutare?
    .right = Sì: la pietra si prende per forza. I lama, invece, Bert può tenerseli.
    .step-1 = Lì sta adesso. La pietra è per chi entra, e si prende per forza.
    .step-10 = Per arrivarci Bert dovrebbe dare un lama, e non è obbligato.
    .step-16 = Per arrivarci Bert dovrebbe dare tutti i suoi lama, e non è obbligato.
sought-a-long-climb = Bert dà tutti i lama. Su quale casella si ferma lo Scout?
    .nudge = Quanto manca alla Vetta? Lì il Cammino ricomincia dal basso.
    .right = Sì: oltre la Vetta lo Scout riparte dal basso, e nessuna casella va persa.
    .step-12 = Fin lì la pietra porta lo Scout di Bert. I lama vengono dopo.
    .step-13 = Passa dalla Stalla e riceve il suo lama, ma non si ferma lì.
    .step-20 = Arriva alla Vetta, dove Bert pesca carte. Ma ha ancora caselle da fare, e riparte dal basso.
sought-a-tile-on-the-last-day = Bert prende la tessera con il lama e vuole il lama. Quanto grano resta a fine turno?
    .nudge = Quando si paga questa tessera, se la notte non arriva?
    .count = Bert ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, e il lama ne costa { $price }: adesso, perché la notte non arriva più.
    .right = Sì, { $right }: la notte non arriva più, e la tessera si paga subito.
sought-counting-points = Quanti punti ha Bert, prima di guardare l'oro?
    .nudge = Comincia dalla carta con agricoltore e puma: quanti agricoltori ha Bert, e quanti sacerdoti del puma?
    .count = Le carte, in ordine, rendono { $a }, { $b }, { $c } e { $d }. Poi lo Scout, sulla casella { $scout }, aggiunge { $trail }.
    .right = Sì, { $right }: { $a } + { $b } + { $c } + { $d } dalle carte, perché ogni icona paga di nuovo, e { $trail } dallo Scout.
sought-the-last-virgin = Con quanti punti finisce Bert?
    .nudge = Conta la carta così com'è, e non dimenticare dove sta lo Scout.
    .count = La carta conta { $condors } sacerdoti del condor e { $pumas } del puma. Poi lo Scout, dalla Stalla in su, aggiunge { $high }.
    .right = Sì, { $right }: carte e Scout contano come sono dopo questo turno.
sought-the-deck-runs-out = Bert prende l'ultima carta. Poi Ralph offre un'unità di grano e arriva alla Vetta. Con quanti punti finisce?
    .nudge = Chi finisce il mazzo, e che cosa dà allora la Vetta?
    .count = Lo Scout di Ralph va dalla casella { $start } alla Vetta, che è di nuovo la { $to }, l'inizio del Cammino: lì non aggiunge punti, e Ralph non ha carte. Senza carte da pescare, di punti la Vetta ne dà { $awards }.
    .right = Sì, { $right }: senza carte da pescare, la Vetta dà punti. Lo Scout, di nuovo in basso, non ne aggiunge.
sought-a-small-table = Se nessuno salva la città, quante notti avrà questa partita?
    .nudge = Leggi sul percorso del tempo che giorno è, e qual è l'ultimo.
    .count = Va dal giorno { $day } al giorno { $last }, e a ogni giorno segue una notte, tranne all'ultimo.
    .right = Sì, { $right }: una notte dopo ogni giorno, tranne l'ultimo. Più il tavolo è piccolo, più notti ci sono.

## Begin

step-welcome = Ecco Machu Picchu, la città sopra le nuvole! Vince chi fa più punti, e quasi tutti vengono dalle carte: ogni carta vale punti per la gente che mostra, se è tua. Quindi recluta gente, e sali lungo il Cammino a prendere altre carte. Giochi nei panni di Bert, e la tua carta mostra un pastore. Il primo Inca è gratis: scegli il distretto dove vuoi che lavori.
    .title = Il tuo primo Inca
    .wall = Ecco Machu Picchu, la città sopra le nuvole! Vince chi fa più punti, e quasi tutti vengono dalle carte: ogni carta vale punti per la gente che mostra, se è tua. Quindi bisogna reclutare gente, e salire lungo il Cammino a prendere altre carte. Qui giochiamo nei panni di Bert, e la sua carta mostra un pastore. Il primo Inca è gratis.
    .same = Un pastore! Alla fine vale punti, perché la carta di Bert ne mostra uno. E i lama fanno comodo: gli dèi hanno un debole per loro.
    .shown = Un buon posto anche questo! Il maestro manderebbe l'Inca di Bert nel Prato dei Lama: la carta di Bert dà un punto per ogni pastore.
step-bert-enters = Anche Ralph e Gina hanno messo un Inca. Gli Inca restano dove lavorano, i Principi girano per la città. Quello di Bert va nel Quartiere della Ceramica e prende il bonus: così gli Inca che sono lì possono fare ceramiche, per un grano a testa. Prima di andare, indovina!
    .title = Chi si mette al lavoro?
step-bert-places = Si parte! Nel primo turno il Principe entra gratis in un distretto qualsiasi. A Bert serve ceramica: la maggior parte dei nuovi Inca costa ceramica. Scegli un distretto sul tabellone per vedere che cosa succede, sceglilo di nuovo per farlo; i pulsanti qui sotto lo fanno subito.
    .title = Arriva un Principe
    .wall = Si parte! Nel primo turno il Principe entra gratis in un distretto qualsiasi. A Bert serve ceramica: la maggior parte dei nuovi Inca costa ceramica.
    .same = Il bonus è di Bert. Ma ha svegliato l'unico ceramista del distretto, ed è di Ralph: un tuo regalo.
    .shown = Il maestro manda Bert nel Quartiere della Ceramica. Così sveglia l'unico ceramista che c'è lì, quello di Ralph; ma la ceramica paga i prossimi Inca di Bert, e vale bene un regalo.
step-goods-fly = Bert è dai ceramisti, la mossa del maestro, e i beni volano! Bert ora ha { $bert ->
        [one] { $bert } ceramica
       *[other] { $bert } ceramiche
    }; Ralph ha pagato un grano e ne ha { $ralph }. Guarda le scorte: grano, lama, coca, ceramica e vestiti; poi la casella dello Scout, gli Inca nella riserva e le carte. Dove il bonus non c'è più, oggi una visita non porta altro.
    .title = Beni che volano
step-sell-something = Qui Bert è nella Piazza Centrale e ha bisogno di grano. Il lavoro costa grano, e Bert ha { $coca } coca e nemmeno un grano. La prossima coca rende { $price ->
        [one] { $price } grano
       *[other] { $price } grani
    }. Vendine una!
    .title = Al mercato
    .same = Ecco il grano. Ogni coca venduta fa scendere il prezzo, ma qualcosa si incassa sempre, anche a colonna piena.
    .shown = Il maestro vende una coca. Ogni pezzo venduto riempie uno spazio, e il prossimo rende meno.
    .other = Puoi smettere quando vuoi. { step-sell-something.shown }
step-climb-a-little = Qui Bert è più avanti. Lo Scout di Bert è sulla casella { $scout } del Cammino degli Inca, che sale fino alla Vetta. La pietra di un tempio lo fa salire di { $stone ->
        [one] { $stone } casella
       *[other] { $stone } caselle
    }. Il Tempio Principale è proprio accanto al Principe di Bert. Entra!
    .title = Su per il Cammino
    .same = Ecco che lo Scout di Bert sale! E la visita non è finita: gli dèi accettano anche regali.
    .shown = Il maestro entra nel Tempio Principale, e la pietra fa salire lo Scout di Bert.
step-climb-more = Nel Tempio Principale puoi anche offrire beni, al massimo un'unità per tipo; dopo di te possono farlo gli altri. I grani sono spiccioli: { $unit } insieme fanno un'unità; di tutto il resto, basta un pezzo. Un'unità vale { $unit_steps ->
        [one] { $unit_steps } casella
       *[other] { $unit_steps } caselle
    }. Che cosa offri?
    .title = Un regalo per gli dèi
    .same = Tutto! Gli dèi sono contenti, e lo Scout supera il Granaio: torna un po' di grano, e anche l'altezza alla fine conterà.
    .shown = Il maestro dà tutto quello che Bert ha: grano, un lama e un vestito. Lo Scout supera il Granaio: torna un po' di grano, e anche l'altezza alla fine conterà.
step-what-people-cost = È ora di cercare gente! Tutti si pagano in beni, ognuno nel suo luogo. Bert ha { $coca } coca, { $pottery ->
        [one] { $pottery } ceramica
       *[other] { $pottery } ceramiche
    } e { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }: chi potrebbe pagare?
    .title = Quanto costa la gente
step-cards-from-the-summit = Sulla montagna ognuno ha uno Scout, ai piedi del Cammino degli Inca. A farlo salire sono i templi, come vedrai. E perché sale? Per nuove carte, che aspettano in un punto del Cammino: lì ne peschi { $drawn }, poi ne rendi { $returned } a tua scelta, nuove o vecchie. Tieni le carte adatte alla tua gente, e recluta la gente adatta alle tue carte.
    .title = Tutta questa fatica, perché?
step-points-from-cards = Qui le carte sono scoperte; in una partita sono segrete. Ogni icona dà un punto per ogni tuo Inca, sacerdote o Vergine di quel tipo; un bene indica chi lo produce: la ceramica, i ceramisti. Una carta porta anche oro, questa { $gold }: conta se arrivano gli spagnoli.
    .title = Quanto vale una carta?
step-your-first-point = Le prime mosse sono fatte. Bert ha un Inca nel Prato dei Lama, un Principe fra i ceramisti, uno Scout all'inizio del Cammino e qualche bene. Se la partita finisse adesso, avrebbe { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    .title = Il tuo primo punto
step-saved-or-conquered = E come finisce? Dopo il giorno { $last_day } gli spagnoli vengono per l'oro: chi ne ha di più moltiplica i suoi punti per { $most }, chi viene dopo per { $second }. A meno che prima, tutti insieme, non abbiate salvato la città, salendo alla Vetta tanto spesso da esaurire qualcosa: allora contano solo i punti.
    .title = Salva o perduta?

## Watch

step-bert-pays-ralph = Ora Ralph ha un coltivatore di coca e un tessitore. Quando Bert è arrivato dai ceramisti, ha lavorato anche quello di Ralph, per un grano: un bell'aiuto! Quindi, prima di entrare in un distretto, guarda chi altro ci guadagna.
    .title = Una ceramica per un grano
step-ralph-plans = Ralph vuole più gente. Nel Palazzo Reale si reclutano coltivatori di coca, ceramisti e tessitori, al massimo uno per tipo in un turno. Ognuno costa quello che fanno gli altri mestieri: un ceramista, per dire, una coca e un vestito. Ralph ha { $coca } coca, { $pottery ->
        [one] { $pottery } ceramica
       *[other] { $pottery } ceramiche
    } e { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }.
    .title = Ralph al Palazzo Reale
step-gina-recruits = Ora decidi per Gina, alla Capanna del Guardiano. Un agricoltore costa un lama e una ceramica, un pastore { $price ->
        [one] { $price } grano
       *[other] { $price } grani
    } e una coca, e Gina ne può reclutare uno per tipo. Gina ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, e la sua carta premia agricoltori e pastori.
    .title = Gina alla Capanna del Guardiano
    .same = L'uno e l'altro, e i risparmi sono quasi finiti: è proprio la gente che la carta di Gina premia.
    .shown = Il maestro recluta un agricoltore e un pastore, proprio la gente che la carta di Gina premia, e spende quasi tutto.
step-bert-walks = D'ora in poi i Principi camminano. Nel distretto accanto si va gratis, più lontano si paga un lama; per usare di nuovo un distretto bisogna prima passare da un altro. Bert va nel Prato dei Lama, dove Gina ha { $shepherds ->
        [one] { $shepherds } pastore
       *[other] { $shepherds } pastori
    }.
    .title = Bert va nel Prato dei Lama
step-gina-idle = Bert ha preso il bonus, ha pagato un grano per il lavoro e ha { $llamas } lama. I pastori di Gina, invece, sono rimasti sdraiati sull'erba: Gina non aveva grano per pagarli. Quello che spendi in un turno può mancarti nel prossimo, anche se il prossimo non è tuo.
    .title = Niente grano, niente lavoro
step-gina-grows-corn = Intanto Ralph ha raccolto della coca. Ora Gina va nelle Terrazze del Grano, dove c'è un'unità di grano ({ $unit } grani) e aspetta il suo agricoltore. Gli agricoltori sono gli unici che lavorano gratis, e ognuno coltiva un'unità di grano.
    .title = Gina e il grano
    .after = Punti finora: Bert { $bert }, Ralph { $ralph }, Gina { $gina }. Nel prossimo atto giochi turni interi.

## Complete

step-bert-acquires = D'ora in poi giochi turni interi, quelli di tutti. Poi la storia continua con la mossa del maestro, che vuole mostrarti la città, non vincere: a volte farai di meglio! Bert ha di che pagare un sacerdote del condor: { $coca } coca, { $pottery ->
        [one] { $pottery } ceramica
       *[other] { $pottery } ceramiche
    } e { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }. I sacerdoti abitano nella Casa dei Sacerdoti, e se ne prende uno a visita. Gioca il turno di Bert.
    .title = Una visita mirata
    .same = Anche il maestro va lì: un lama per il viaggio, e il sacerdote. Una bella spesa! Nel prossimo turno di Bert vedrai quanto rende.
    .shown = Il maestro paga un lama per il viaggio e prende il sacerdote del condor. Una bella spesa! Nel prossimo turno di Bert vedrai quanto rende.
step-gina-stranded = Il Principe di Gina è alle Terrazze del Grano, e Gina vorrebbe reclutare al Palazzo Reale. Guarda la mappa e le scorte di Gina.
    .title = Il desiderio di Gina
step-gina-stays = Si può anche restare e prendere una tessera Luna. Di notte dà caselle, grano oppure, in cambio di un grano, il bene che mostra. Gina ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    } e quasi nessun altro bene. Che cosa fai?
    .title = Che cosa può fare Gina?
    .same = Il maestro fa lo stesso. È una promessa: stanotte, una ceramica per un grano.
    .shown = Il maestro resta e prende la tessera con la ceramica. Agricoltori, coltivatori di coca e tessitori costano tutti ceramica, e stanotte la si ha per un grano.
step-bert-sacrifices = Bert ha preso il sacerdote, la mossa del maestro, e sotto la tessera è spuntato un numero, il valore in caselle: ogni lama che un sacerdote del condor sacrifica nel suo tempio vale { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }. Ogni sacerdote può dare un lama; il prossimo che si prende scoprirà un numero più piccolo. Prima conta la pietra; dove non ce n'è, nessuno sacrifica. Bert ha { $llamas } lama, e il suo Scout è sulla casella { $scout }.
    .title = A che serve un sacerdote
    .same = E lo Scout vola, oltre il Granaio! Ora qui possono sacrificare tutti, ma nessun altro ha un sacerdote del condor. I sacerdoti del puma fanno lo stesso nel Tempio del Puma, le Vergini nel Tempio del Sole.
    .shown = Il maestro viaggia fino al Tempio del Condor per un lama e dà l'altro: pietra e sacrificio portano lo Scout di Bert oltre il Granaio. Allora possono sacrificare tutti, ma nessun altro ha un sacerdote del condor. I sacerdoti del puma fanno lo stesso nel Tempio del Puma, le Vergini nel Tempio del Sole.
    .advised = Un'altra buona mossa: reclutare alla Capanna del Guardiano.
step-the-granary = Bert ha { $pumas ->
        [one] { $pumas } sacerdote del puma
       *[other] { $pumas } sacerdoti del puma
    } e { $llamas } lama, e una pietra porterà lo Scout alla Stalla. La Stalla dà un lama, il Granaio { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, alla fine del turno. Dal Granaio in su uno Scout conta anche, alla fine, { $low ->
        [one] { $low } punto
       *[other] { $low } punti
    } e { $low } oro; dalla Stalla in su, { $high } di ciascuno.
    .title = Granaio e Stalla
step-the-market = Ralph è arrivato nella Piazza Centrale, dove si vendono beni in cambio di grano. Ogni pezzo venduto va sullo spazio libero più alto della colonna e ne rende il numero: per la coca, ora { $price ->
        [one] { $price } grano
       *[other] { $price } grani
    }. A colonna piena, la banca paga { $full ->
        [one] { $full } grano
       *[other] { $full } grani
    }. Prima degli scambi puoi ritoccare il mercato una volta, gratis: aggiungi un pezzo a una colonna, o ne togli quello più in basso.
    .title = Il mercato
step-a-visit-to-the-market = Si può anche comprare: si prende il pezzo più in basso di una colonna e ne paga il prezzo. Dove non ne resta nessuno vende ancora la banca, per { $sold_out ->
        [one] { $sold_out } grano
       *[other] { $sold_out } grani
    }. Ciò che vendi in una visita non puoi ricomprarlo nella stessa, né rivendere ciò che compri.
    .title = Una visita al mercato
step-gina-at-the-sun-clock = All'Orologio Solare un Inca può prestare servizio fino a notte. Allora Gina riceve { $units } unità diverse, il suo Scout sale di { $steps ->
        [one] { $steps } casella
       *[other] { $steps } caselle
    } e l'Inca torna nella riserva: è l'unico modo per cambiare mestiere. Chi mandi?
    .title = Gina all'Orologio Solare
    .same = Un pastore, come farebbe il maestro. Ne resta un altro per la carta di Gina, e l'agricoltore continua a coltivare grano.
    .shown = Il maestro manda un pastore: ne resta un altro per la carta, e l'agricoltore continua a coltivare grano.
step-bert-stays = Bert non ha lama per viaggiare, e nemmeno i beni per reclutare qualcuno nel Palazzo Reale lì accanto. Sul tabellone ci sono { $tiles } tessere Luna, e Bert ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }. Che cosa fai?
    .title = Bert è rimasto senza lama
    .same = Il maestro fa lo stesso. Domani quel vestito, insieme alla ceramica, pagherà un coltivatore di coca.
    .shown = Il maestro resta e prende la tessera con il vestito: domani vestito e ceramica pagheranno a Bert un coltivatore di coca.
step-last-turns = Quando sono state prese { $ending } tessere Luna, il giorno si avvia alla fine: a tutti, tranne a chi ha preso l'ultima, resta un turno. Gina potrebbe prendere quella che manca. Metti che lo faccia.
    .title = Chi ha ancora un turno?
step-the-tile-that-ends-the-day = Dunque con un'altra tessera Gina metterebbe fine al giorno e avrebbe anche la tessera Sole: domani comincia chi la tiene. Con qualsiasi altra mossa il giorno continua. Decidi tu.
    .title = Mettere fine al giorno, o no?
    .same = Anche il maestro fa così: stanotte un lama per un grano, e domani per Gina la prima scelta.
    .shown = Il maestro prende la tessera con il lama: domani un lama porta il Principe di Gina ovunque, e Gina arriva per prima ai nuovi bonus e alle nuove pietre. Qualsiasi tessera avrebbe chiuso il giorno; una passeggiata l'avrebbe lasciato andare avanti.
step-ralph-moves-last = Gina ha preso la tessera, la mossa del maestro, e Bert una che fa salire lo Scout. L'ultimo turno del giorno è di Ralph: camminare, viaggiare o restare, come sempre. Chi muove per ultimo ha una piccola consolazione: prende il grano che sta accanto a questa notte sul percorso del tempo.
    .title = L'ultimo turno del giorno
    .same = Anche il maestro fa così. Per Ralph è l'unica tessera che dà beni gratis.
    .shown = Il maestro prende per Ralph la tessera con il grano, l'unica che dà beni gratis.
step-bert-redeems = Scende la notte: prima pagano le tessere Luna, poi l'Orologio Solare. Il grano viene prima ed è gratis; gli altri beni costano un grano ciascuno, ma solo a chi li vuole. Le caselle vengono per ultime, gratis anche loro. Bert ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }. Lo paghi, il vestito?
    .title = La notte di Bert
    .same = Anche il maestro paga. Un vestito per un grano è un affare, e Bert ha già un piano.
    .shown = Il maestro paga: un vestito per un grano è un affare, e Bert ha già un piano.
    .other = Risparmi un grano, e la tessera torna a posto senza dare nulla. { step-bert-redeems.shown }
step-gina-chooses-goods = Prima hanno pagato le tessere Luna. Il grano viene per primo ed è gratis; ogni altro bene costa un grano, e puoi dire di no; le caselle vengono per ultime. Le tessere di Gina hanno dato un lama e una ceramica. Ora paga l'Orologio Solare: l'Inca torna nella riserva, e Gina sceglie { $units } unità diverse; { $unit } grani ne fanno una. Pensa agli Inca che la sua carta premia.
    .title = La scelta di Gina
    .same = Anche il maestro sceglie così: con la ceramica, il lama paga un agricoltore, e la carta di Gina lo premia.
    .shown = Il maestro prende un lama, una coca e un vestito. Con la ceramica, il lama paga un agricoltore, e la carta di Gina lo premia.
step-a-new-day = Nella notte ogni distretto di produzione ha ricevuto un altro bonus, e ogni tempio un'altra pietra: in ogni luogo possono essercene fino a { $most }, e chi entra li prende tutti. È il giorno { $day }, e comincia Gina. Prima, però, ripensa alla notte.
    .title = Un giorno nuovo
    .after = Punti finora: Bert { $bert }, Ralph { $ralph }, Gina { $gina }.

## Choose

step-gina-begins = Un giorno nuovo, e il turno di Gina è tutto tuo; dove gli altri possono partecipare, decidono loro. Gina ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, { $llamas } lama e un po' di tutto il resto, e il suo Scout è sulla casella { $scout }. Guarda dove la notte ha lasciato qualcosa!
    .title = Gina apre il giorno
    .wall = Un giorno nuovo, e la classe gioca tutto il turno di Gina; dove gli altri possono partecipare, decidono loro. Gina ha { $corn ->
            [one] { $corn } grano
           *[other] { $corn } grani
        }, { $llamas } lama e un po' di tutto il resto, e il suo Scout è sulla casella { $scout }. Guarda dove la notte ha lasciato qualcosa!
    .same = Anche il maestro gioca così: Granaio e Stalla rendono a Gina più di quanto è costata l'offerta. Ralph, con la sua offerta, ha raggiunto il Granaio. Quando entri in un tempio, fai un regalo a chi ha qualcosa da offrire.
    .shown = Il maestro va nel Tempio Principale: con le pietre e il grano lo Scout di Gina supera Granaio e Stalla. Anche Ralph, offrendo grano, raggiunge il Granaio. Quando entri in un tempio, fai un regalo a chi ha qualcosa da offrire.
step-bert-plans-ahead = Bert ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, un lama, una ceramica e un vestito. Qui nel Tempio del Condor c'è una pietra nuova, ma è qui che il Principe ha agito l'ultima volta, e prima deve passare da un altro distretto. Dove vai, per poter tornare nel prossimo turno?
    .title = Bert pensa al dopo
    .same = Anche il maestro va lì: un coltivatore di coca per Bert, e il Tempio del Condor è accanto.
    .shown = Il maestro va nel Palazzo Reale e recluta un coltivatore di coca per una ceramica e un vestito. Da lì si torna gratis al Tempio del Condor.
    .reached = Ben pensato: anche da lì si torna gratis al Tempio del Condor. Il maestro va nel Palazzo Reale, dove la ceramica e il vestito di Bert bastano per un coltivatore di coca.
step-ralph-looks-around = Lo Scout di Ralph è sulla casella { $scout }. Ralph ha { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }, grano in abbondanza e una coca, e il suo Principe è fra i tessitori. Guardati intorno: che cosa è cresciuto dove ieri non è andato nessuno?
    .title = Ralph si guarda intorno
    .same = Anche il maestro va lì: tutte le pietre per Ralph, e un lama dalla Stalla, che paga ogni Scout una volta a ogni giro.
    .shown = Il maestro va nel Tempio del Puma, lì accanto. Ieri non ci è andato nessuno, perciò lì c'è più di una pietra: insieme portano lo Scout giusto alla Stalla.
    .advised = Anche commerciare nella Piazza Centrale è una buona mossa.
step-over-the-summit = Bert è tornato al Tempio del Condor, la mossa del maestro, e la pietra ha portato lo Scout sulla casella { $scout }. Gli resta un lama, che vale { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }. La Vetta, casella { $summit }, è anche l'inizio del Cammino: da lì si riprende a salire. Lo dai, il lama?
    .title = L'ultimo lama
    .same = Oltre la Vetta! Nessuna casella va persa, il Cammino ricomincia dal basso, e Bert pesca nuove carte. Ma quaggiù lo Scout non dà punti.
    .shown = Il maestro dà il lama e supera la Vetta: nessuna casella va persa, e Bert pesca nuove carte. Ma quaggiù lo Scout non dà punti.
    .other = Il lama resta a te, e lo Scout si ferma appena sotto la Vetta. { step-over-the-summit.shown }
step-bert-keeps-cards = Eccole, { $cards } in tutto. Ne devono tornare { $returned } sotto il mazzo: non c'è penalità, ma non contano più. Ognuna mostra anche il suo oro, nel caso arrivino gli spagnoli. Bert ha { $shepherds ->
        [one] { $shepherds } pastore
       *[other] { $shepherds } pastori
    }, { $planters ->
        [one] { $planters } coltivatore di coca
       *[other] { $planters } coltivatori di coca
    } e { $priests ->
        [one] { $priests } sacerdote del condor
       *[other] { $priests } sacerdoti del condor
    }. Quali rimetti?
    .title = Bert sceglie le carte
    .same = Le stesse del maestro: pochi tipi di gente, ripetuti carta dopo carta. Ecco un piano! Ogni nuovo sacerdote del condor conterà su tutte queste carte.
    .shown = Il maestro tiene le carte con un condor, perché ogni nuovo sacerdote del condor conterà su tutte. Pochi tipi di gente, ripetuti carta dopo carta: ecco un piano.
step-ralph-is-yours = Per il turno di Ralph le buone mosse sono più d'una. Trovane una! Ralph ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, { $llamas } lama, { $coca } coca e { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }. Il suo Scout è sulla casella { $scout }. Camminare, viaggiare o restare?
    .title = Il turno di Ralph, e il tuo
    .same = Ci siamo letti nel pensiero: il tessitore di Ralph torna al lavoro, e con i vestiti si pagano Inca e sacerdoti.
    .shown = Il maestro torna con Ralph dai tessitori: un bonus, un po' di lavoro, e vestiti per Inca e sacerdoti.
step-gina-travels = Ancora un turno, e il prossimo sarà soltanto tuo. Gina ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, { $llamas } lama, { $coca } coca, { $pottery ->
        [one] { $pottery } ceramica
       *[other] { $pottery } ceramiche
    } e { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }. Il suo Principe è nelle Terrazze del Grano. A che cosa servono tutti questi beni?
    .title = Beni in abbondanza
    .same = Anche il maestro fa così: un lungo viaggio, e nuovi Inca per Gina all'arrivo.
    .shown = Il maestro paga un lama, viaggia fino al Palazzo Reale e recluta un ceramista e un coltivatore di coca. Dei beni che non servivano a nulla sono diventati gente che lavora.
    .advised = È buona idea anche andare alla Capanna del Guardiano: la carta di Gina premia la gente di lì.
step-virgins = Al tuo tavolo nessuno ha Vergini; qui sì. Si ottengono nella Casa delle Vergini e sacrificano nel Tempio del Sole. Le pietre si prendono per forza; a un sacrificio si può rinunciare, come a tutto quello che un distretto offre.
    .title = Le Vergini del Sole

## How it ends

step-counting-points = Come finisce una partita? Prima di tutto, i punti. Ogni icona sulle tue carte dà un punto per ogni Inca, sacerdote o Vergine di quel tipo, e conta di nuovo su ogni carta che la mostra; gli Inca all'Orologio Solare non contano. Dal Granaio in su uno Scout aggiunge { $low }; dalla Stalla in su, invece, { $high }.
    .title = Contare i punti
step-the-rescue = Qui la città è quasi salva. Quando nelle file non resta nessuna delle { $tiles } tessere di sacerdoti e Vergini, la partita finisce con quel turno, e vince chi ha più punti; a pari punti, chi ha più unità in mano. L'oro non conta.
    .title = La Salvezza
step-the-empty-deck = Qui nel mazzo { $deck ->
        [one] resta { $deck } carta
       *[other] restano { $deck } carte
    }, e perché il conto sia breve Ralph non ne ha. Anche un mazzo esaurito salva la città: la partita finisce con quel turno, e agli altri che allora raggiungono la Vetta { $awards ->
        [one] tocca { $awards } punto
       *[other] toccano { $awards } punti
    } al posto delle carte.
    .title = Il mazzo vuoto
    .after = Bert ha pescato l'ultima carta. Se restano meno carte di quante se ne pescano, le peschi tutte e ne tieni una più di prima.
step-the-last-day = Qui è l'ultimo giorno: la città non è salva, e dopo il giorno { $last_day } non c'è più notte. La tessera Luna paga appena la prendi, e il suo bene costa un grano come sempre; l'Orologio Solare, appena ci mandi un Inca. Solo il Granaio e la Stalla aspettano ancora la fine del turno.
    .title = L'ultimo giorno
step-the-conquest = Qui gioca Ana, e nessuno ha salvato la città: decide l'oro. Chi ne ha di più moltiplica i propri punti per { $most }, chi viene dopo per { $second }; agli altri restano i loro; a parità d'oro, stesso moltiplicatore. Lo Scout aggiunge { $low } di oro dal Granaio in su, { $high } dalla Stalla in su.
    .title = La Conquista

## Plan

step-what-wins = Il nostro programma ha giocato da solo { $games } partite in cui era la sorte a scegliere la prima visita di ogni Principe. Una ha reso nettamente più di tutte le altre. Quale sceglieresti? Non giocavano persone: prendilo come un indizio.
    .title = Che cosa fa vincere?
step-first-plan = La mattina del giorno { $day }, giochi per Bert. Nessuno lavora ancora per te, ma hai { $priests } sacerdoti del condor e carte che premiano agricoltori, pastori e sacerdoti. Fatti un piano e guarda come va il giorno; per gli altri gioca il programma.
    .title = Un piano per il giorno
    .wall = Qui giochiamo nei panni di Bert, la mattina del giorno { $day }. Nessuno lavora ancora per noi, ma abbiamo { $priests } sacerdoti del condor e carte che premiano agricoltori, pastori e sacerdoti. Quale piano sceglie la classe? Poi guardiamo come va il giorno; per gli altri gioca il programma.
step-second-plan = La stessa partita, il giorno { $day }: un po' di gente lavora per te, e hai { $cards } carte. Finora hai { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro; Gina ne ha { $gina }. Che piano hai per oggi?
    .title = Lungo la salita
step-last-plan = Gli stessi avversari, e l'ultima mattina: dopo il giorno { $day } non ne viene un altro, e con { $deck } carte ancora nel mazzo difficilmente la città si salverà. Hai { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro, Ralph ne ha { $ralph }, e qualcosa si può ancora prendere. Che cosa ne fai di questo giorno?
    .title = L'ultima mattina
step-play-on = Ora la partita è tua! Giochi ancora per Bert, e tocca a te. Se finisse adesso, Bert avrebbe { $bert ->
        [one] { $bert } punto
       *[other] { $bert } punti
    }, Ralph { $ralph } e Gina { $gina }. Gioca il tuo turno; poi giocheranno gli altri, e ti racconteranno che cosa hanno fatto, e perché.
    .title = Continua a giocare
    .wall = Qui il maestro si ferma; da qui può giocare la classe. Tocca a Bert. Se finisse adesso, Bert avrebbe { $bert ->
        [one] { $bert } punto
       *[other] { $bert } punti
    }, Ralph { $ralph } e Gina { $gina }.

## Places to visit

step-a-long-climb = Qui ogni lama vale { $value } caselle. Ciò che c'è lungo il Cammino si paga a fine turno; la Vetta, come sempre, subito.
    .title = Una lunga salita
step-other-tables = Un tavolo più piccolo. In ogni partita il giorno { $last_day } è l'ultimo, ma meno si è, prima si comincia, e più Inca ha ognuno. Qui hai giocato la partita completa; quella introduttiva, più breve, comincia { $saved ->
        [one] { $saved } giorno
       *[other] { $saved } giorni
    } dopo, e con un Inca per ogni mestiere.
    .title = Altri tavoli
step-the-review = La lezione finisce qui. Gioca, o guarda prima quanto ti è rimasto: posizioni che non hai mai visto, da altre partite e con altra gente. Quello che ti è sembrato difficile torna qui, e se sbagli, ti spieghiamo perché.
    .title = Che cosa hai imparato
