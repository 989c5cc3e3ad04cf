# The lesson of the quick start, said by a teacher to one learner. Every figure comes in as a
# variable. A step's `.same` answers a learner who decides as the example does, `.other` one who
# decides otherwise, `.shown` one who lets the example decide. `sought-…` asks for a thing on the
# board or a figure; its attributes reply to each thing. Nobody's name has a gender here,
# nor has the learner: no participle agrees with either.

lesson-quick_start = Primi passi
    .door = Giocano Bert, Ralph e Gina; tu prevedi, decidi e provi. Circa { $minutes } minuti.
    .hint = I primi passi, uno alla volta
    .here = Ecco i primi passi.

## The acts

act-begin = Comincia
    .about = Le tue prime mosse, e a che cosa servono.
act-watch = Guarda
    .about = I primi turni dell'esempio: scopri a che cosa punta ognuno e indovina come va avanti.
act-complete = Completa
    .about = Ti diciamo dove va ognuno. Che cosa farà lì, lo decidi tu.
act-choose = Scegli
    .about = Ora giochi turni interi. Poi vedi l'esempio, che è una buona strada fra tante.
act-endings = Come finisce
    .about = L'ultimo giorno, i punti, la città salva o perduta.
act-plan = Fatti un piano
    .about = Che cosa fa vincere i nostri giocatori, qualche mattina in cui scegliere, e poi una partita tutta tua.
act-beyond = Luoghi da visitare
    .about = Gli angoli del gioco dove l'esempio non passa, e quello che hai imparato.

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

sought-find-used-up = Quale di questi distretti è esaurito per oggi?
    .right = Sì. Il bonus non c'è più, e gli Inca lì hanno già avuto la loro occasione.
    .district-llama_meadow = Gli Inca ci sono, ma un Principe non si è ancora visto. Il bonus è sempre lì.
    .district-weavers_quarter = Di lì non è passato nessuno: il bonus è ancora al suo posto.
sought-find-summit = A quale casella deve arrivare il tuo Scout per avere nuove carte?
    .right = Sì, la Vetta. E da lì si ricomincia.
    .step-7 = Quello è il Granaio. Dà grano agli Scout che passano.
    .step-13 = Quella è la Stalla. Dà un lama agli Scout che passano.
sought-find-row = Dove leggi quanto vale un lama per il puma?
    .nudge = Cerca i numeri che vengono alla luce dove mancano tessere in una fila.
    .right = Sì. Ogni sacerdote del puma che se ne va scopre un altro numero.
    .order-condor = Quella fila riguarda il Tempio del Condor.
    .order-virgin = Quella fila riguarda il Tempio del Sole.
    .district-puma_temple = Lì il lama si sacrifica. Quanto vale è scritto accanto ai sacerdoti.
sought-find-days = Che cosa domani sarà diverso, qualunque cosa facciano i giocatori?
    .right = Sì. Il marcatore va avanti ogni notte, e così vedi quanti giorni mancano.
    .moons = Le tessere Luna se ne vanno solo se qualcuno le prende, e di notte tornano.
    .deck = Il mazzo si assottiglia solo quando qualcuno pesca.
sought-find-saving = Tocca sul tabellone qualcosa che mostra quanto manca per salvare la città.
    .right = Sì: le file che perdono le tessere, e un mazzo sempre più sottile.
    .market = Pieno o vuoto, il mercato non salva nessuno.
    .moons = Dicono solo quanto resta del giorno.
sought-find-scout = Tocca uno qualsiasi dei distretti che fanno salire uno Scout.
    .right = Sì, lo fanno tutti i templi, finché c'è una pietra.
    .district-potters_quarter = Da lì è arrivata la ceramica.
    .district-central_plaza = Lì i beni diventano grano.
sought-guess-units = Quante unità ha Bert?
    .nudge = Conta il grano a unità e tutto il resto a pezzi.
    .count = { $unit } grani sono un'unità, e Bert ne ha { $corn }. Poi, pezzo per pezzo: lama { $llama }, coca { $coca }, ceramica { $pottery }, vestiti { $cloth }.
    .right = Sì, { $right }: il grano si conta a unità, tutto il resto a pezzi.
sought-guess-points = Quanti punti rendono adesso le carte di Bert?
    .nudge = Una carta alla volta, conta per ogni icona la gente che ha Bert.
    .count = Carta per carta, icona per icona: { $first } da pastore e condor, { $second } da coltivatore di coca e condor.
    .right = Sì, { $right }: il sacerdote del condor conta su ogni carta, il pastore e il coltivatore di coca ciascuno sulla propria.
sought-find-stones = Se oggi non ci va più nessuno, in quale tempio domani ci sarà più di una pietra?
    .right = Sì: una c'è già, e la notte ne porta un'altra.
    .district-main_temple = Le pietre di lì sono state prese oggi, e la notte ne porta una sola.
    .district-puma_temple = Le pietre di lì le ha appena prese Ralph, e la notte ne porta una sola.
sought-find-saved = Che cosa salva la città da solo, appena è vuoto?
    .right = Sì, un mazzo vuoto. L'altra strada vuole tutti i sacerdoti e le Vergini insieme.
    .order-condor = Una fila da sola non salva nulla: devono svuotarsi tutte.
    .moons = Le tessere Luna mettono fine a un giorno, e basta.
    .market = Mercato pieno o mercato vuoto, agli spagnoli non importa.
sought-best-visit = Quale prima visita ha vinto più spesso?
    .nudge = Quale di queste continua a rendere, giorno dopo giorno?
    .right = Sì. Chi recluta il primo giorno ha gente al lavoro per tutta la partita.
    .district-royal_palace = Gente nuova è una buona idea, ma nell'altro luogo dove la si recluta è andata meglio.
    .district-main_temple = Agli dèi piace, ma chi ha cominciato da lì ha vinto meno spesso degli altri.
    .district-house_of_virgins = Una Vergine è cara il primo giorno: anche chi ha cominciato da lì ha vinto meno spesso degli altri.
    .district-corn_terraces = Quasi! Una sola visita è andata meglio.
sought-winners-row = Di quale fila chi ha vinto aveva più spesso qualcuno?
    .nudge = Chi arriva presto e costa poco?
    .right = Sì. Poi vengono i puma, e poi le Vergini.
    .order-puma = In tanti ne avevano, ma un'altra fila è piaciuta ancora di più.
    .order-virgin = In meno di quanto pensi. Le Vergini arrivano tardi, se arrivano.
sought-a-market-day = Bert toglie un vestito dalla colonna, vende tutto, poi compra un lama e una ceramica. Quanto grano resta?
    .nudge = Una cosa alla volta: prima esce il vestito gratis, poi guarda quanto rende ogni vendita mentre la colonna si riempie.
    .count = I vestiti rendono { $first } e poi { $next } grani, la coca { $coca }. Il lama costa { $llama }, la ceramica { $pottery }.
    .right = Sì, { $right }: quello che hanno reso le vendite, meno il lama e la ceramica.
sought-stones-and-virgins = Bert entra, e chi può dare un lama lo dà. Su quale casella sta poi lo Scout più avanti di tutti?
    .nudge = Chi portano su le pietre? Poi guarda chi ha delle Vergini, e quanti lama ci sono da dare.
    .right = Sì, quello di Gina. Un lama vale lo stesso per chiunque abbia una Vergine, e lo Scout di Gina partiva da più in alto.
    .step-7 = Fin lì le pietre portano lo Scout di Bert, ma i lama portano gli altri più lontano.
    .step-9 = Fin lì arriva lo Scout di Ralph, con il suo lama. Un altro partiva da più in alto.
    .step-17 = Per ogni Vergine Gina potrebbe dare un lama, ma ne ha uno solo.
sought-puma-sacrifice = Bert entra e vorrebbe tenersi tutti i lama. Su quale casella sale comunque il suo Scout?
    .nudge = Che cosa in un distretto si prende per forza, e che cosa si può rifiutare?
    .right = Sì: la pietra si prende per forza. I lama, invece, Bert può tenerseli.
    .step-1 = Lì sta adesso. La pietra è per chi entra, e si prende per forza.
    .step-10 = Per arrivarci dovrebbe dare un lama, e nessuno è obbligato.
    .step-16 = Per arrivarci dovrebbe dare tutti i suoi lama, e nessuno è obbligato.
sought-a-long-climb = Bert dà tutti i lama. Su quale casella si ferma lo Scout?
    .nudge = Quanto manca alla Vetta? Lì il Cammino ricomincia dal basso.
    .right = Sì: oltre la Vetta lo Scout riparte dal basso, e nessuna casella va persa.
    .step-12 = Fin lì lo porta la pietra. I lama vengono dopo.
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
sought-the-last-virgin = Con quanti punti vince Bert?
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

step-welcome = Ecco Machu Picchu, la città sopra le nuvole! Giochi nei panni di Bert, e i punti li danno le carte. Sono segrete, ma in questa lezione sono tutte scoperte: quella di Bert premia i pastori, cioè gli Inca nel Prato dei Lama. Il primo Inca è gratis: tocca un distretto dove si producono beni.
    .title = Il tuo primo Inca
    .same = Un pastore! Alla fine vale punti, perché la carta di Bert ne mostra uno. E i lama fanno comodo: gli dèi hanno un debole per loro.
    .shown = Nell'esempio l'Inca di Bert va nel Prato dei Lama, perché la sua carta premia i pastori.
step-bert-enters = Anche Ralph e Gina hanno messo un Inca. Ora il Principe di Bert va nel Quartiere della Ceramica. Prende il bonus, e questo sveglia tutto il distretto: gli Inca che sono lì possono fare ceramiche, per un grano a testa. Prima di andare, indovina.
    .title = Chi si mette al lavoro?
step-bert-places = Vai nel Quartiere della Ceramica. Nel primo turno il Principe entra gratis dove vuole, e a Bert serve ceramica: la maggior parte dei nuovi Inca ne chiede. Tocca un distretto per vedere che cosa succede, toccalo di nuovo per farlo; i pulsanti qui sotto lo fanno subito.
    .title = Arriva un Principe
    .same = Il bonus è di Bert. Ma ha svegliato l'unico ceramista del distretto, ed è di Ralph: un tuo regalo.
    .shown = Nell'esempio Bert va nel Quartiere della Ceramica e prende la ceramica. Così sveglia l'unico ceramista che c'è lì, quello di Ralph.
step-goods-fly = E i beni volano! Bert ha preso il bonus e ha { $bert ->
        [one] { $bert } ceramica
       *[other] { $bert } ceramiche
    }. Ralph ha pagato un grano e ne ha { $ralph }, senza muovere un dito. Un distretto senza bonus è esaurito: lì non succede più nulla finché la notte non ne porta un altro.
    .title = Beni che volano
step-sell-something = Per qualche passo diamo un'occhiata ad altre partite. In questa Bert è nella Piazza Centrale, dove si vendono beni in cambio di grano. Il lavoro costa grano, e Bert ha { $coca } coca e nemmeno un grano. La prossima coca rende { $price ->
        [one] { $price } grano
       *[other] { $price } grani
    }. Vendi!
    .title = Al mercato
    .same = Ecco il grano. Ogni coca venduta fa scendere il prezzo, ma qualcosa rende anche una colonna piena.
    .shown = Nell'esempio Bert vende una coca. Ogni pezzo venduto riempie uno spazio, e il prossimo rende meno.
    .other = Puoi smettere quando vuoi. { step-sell-something.shown }
step-climb-a-little = E ora gli dèi, in un'altra partita. Il Cammino degli Inca sale fino alla Vetta, e lo Scout di Bert è sulla casella { $scout }. La pietra di un tempio lo fa salire di { $stone ->
        [one] { $stone } casella
       *[other] { $stone } caselle
    }. Il Tempio Principale è proprio accanto al Principe di Bert. Entra!
    .title = Su per il Cammino
    .same = Ecco che lo Scout sale! E la visita non è finita: gli dèi accettano anche regali.
    .shown = Nell'esempio Bert entra nel Tempio Principale, e la pietra fa salire il suo Scout.
step-climb-more = Nel Tempio Principale puoi anche offrire beni, al massimo un'unità per tipo; dopo di te possono farlo gli altri. Un'unità vale { $unit_steps ->
        [one] { $unit_steps } casella
       *[other] { $unit_steps } caselle
    }, e ci vogliono { $unit } grani per farne una. Che cosa offri?
    .title = Un regalo per gli dèi
    .same = Tutto! Gli dèi sono contenti, e lo Scout supera il Granaio, che restituisce un po' di grano.
    .shown = Nell'esempio Bert dà tutto quello che ha: grano, un lama e un vestito. Lo Scout supera il Granaio, che restituisce un po' di grano.
step-points-from-cards = In un'altra partita Bert ha una carta Sacrificio. Quasi tutti i punti vengono da carte così: ognuna dà un punto per ogni tuo Inca o sacerdote dei tipi che mostra. Un bene sta per chi lo produce: la ceramica, per i ceramisti.
    .title = Quanto vale una carta?
step-cards-from-the-summit = E lo Scout, perché sale? Per le carte: danno quasi tutti i punti, e altre ti aspettano in cima al Cammino. Quando il tuo Scout arriva lassù, ne peschi { $drawn } e ne rimetti { $returned }, fra tutte quelle che hai. Tieni le carte adatte alla tua gente, e recluta la gente adatta alle tue carte.
    .title = Tutta questa fatica, perché?
step-llamas-and-priests = Con le offerte si sale piano; in quest'altra partita, però, ci sono sacerdoti. Tranne il Principale, ogni tempio ha i suoi sacerdoti o le sue Vergini, e lì ognuno dei tuoi può sacrificare un lama. Ogni lama vale molte caselle: qui, per il puma, { $value }. Quel numero si chiama valore in caselle.
    .title = Più in fretta, per favore
step-days-and-nights = Torniamo da Bert, Ralph e Gina. A un tavolo da { $players } la partita comincia il giorno { $day }. Il giorno { $last_day } è l'ultimo: poi arrivano gli spagnoli, se nessuno ha salvato la città. Meglio tenere d'occhio il tempo.
    .title = Quanto tempo resta?
step-saved-or-conquered = La città si può salvare, ma ci vogliono tutti: o si prendono tutte e { $tiles } le tessere di sacerdoti e Vergini, o si esaurisce il mazzo. Allora vince chi ha più punti. Altrimenti gli spagnoli vengono per l'oro: oltre ai punti, ogni carta ne porta un po', e chi ne ha di più moltiplica i suoi punti.
    .title = Salva o perduta?

## Watch

step-remember-begin = Bert ha mosso, e tocca a Ralph. Prima ripassiamo un attimo. La ceramica è venuta da un posto, il grano da un altro e le caselle sul Cammino da un altro ancora.
    .title = Te lo ricordi?
step-what-you-own = I grani sono spiccioli: { $unit } insieme fanno un'unità. Di tutto il resto, un pezzo è un'unità. Gli dèi contano in unità. Guarda le scorte, da sinistra a destra: grano, lama, coca, ceramica e vestiti; poi la casella dello Scout, gli Inca nella riserva e le carte.
    .title = Spiccioli
step-bert-pays-ralph = Ora Ralph ha un coltivatore di coca e un tessitore. Li ha pagati anche con la ceramica che il suo ceramista ha fatto nel turno di Bert, per un grano; e Ralph poteva dire di no. Quindi, prima di entrare in un distretto, guarda chi altro ci guadagna.
    .title = Una ceramica per un grano
step-ralph-plans = Ralph vuole più gente. Nel Palazzo Reale si reclutano coltivatori di coca, ceramisti e tessitori, al massimo uno per tipo in un turno. Ognuno costa i beni che fanno gli altri. Ralph ha { $coca } coca, { $pottery ->
        [one] { $pottery } ceramica
       *[other] { $pottery } ceramiche
    } e { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }.
    .title = Ralph al Palazzo Reale
step-gina-recruits = Ora Gina, alla Capanna del Guardiano. Un agricoltore costa un lama e una ceramica, un pastore { $price ->
        [one] { $price } grano
       *[other] { $price } grani
    } e una coca. Gina prende l'uno e l'altro: proprio la gente che la sua carta premia. Di grano, però, { $corn ->
        [0] non ne resta
        [one] ne resta { $corn }
       *[other] ne restano { $corn }
    }. Fra poco si vedrà perché conta.
    .title = Gina alla Capanna del Guardiano
step-bert-walks = D'ora in poi i Principi camminano. Nel distretto accanto si va gratis, più lontano si paga un lama; per usare di nuovo un distretto bisogna prima passare da un altro. Bert va nel Prato dei Lama, dove Gina ha { $shepherds ->
        [one] { $shepherds } pastore
       *[other] { $shepherds } pastori
    }. Prima guarda i beni di Gina.
    .title = Bert va nel Prato dei Lama
step-gina-idle = Bert ha preso il bonus, ha pagato un grano per il lavoro e ha { $llamas } lama. I pastori di Gina, invece, sono rimasti sdraiati sull'erba: Gina non aveva grano per pagarli. Quello che spendi in un turno può mancarti nel prossimo, anche se il prossimo non è tuo.
    .title = Niente grano, niente lavoro
step-gina-grows-corn = Intanto Ralph ha raccolto della coca. Ora Gina va nelle Terrazze del Grano, dove c'è un'unità di grano: { $unit ->
        [one] { $unit } grano
       *[other] { $unit } grani
    }. Un agricoltore ne coltiva altrettanto. E gli agricoltori sono gli unici che lavorano gratis.
    .title = Gina e il grano

## Complete

step-bert-far = Ora decidi tu per tutti; poi la storia continua con la mossa dell'esempio. Bert ha di che pagare un sacerdote del condor: una coca, una ceramica e un vestito. I sacerdoti abitano nella Casa dei Sacerdoti, ma il suo Principe è ancora fra i lama.
    .title = Bert vuole un sacerdote
step-bert-acquires = Si prende un sacerdote a visita, sempre la tessera più a sinistra della fila. Il prezzo lo vedi qui sotto, ed è salato. Te la senti?
    .title = Nella Casa dei Sacerdoti
    .same = Anche nell'esempio Bert lo prende. Una bella spesa! Nel prossimo turno di Bert vedrai quanto rende.
    .shown = Nell'esempio Bert prende il sacerdote del condor. Da ora ogni lama dato nel Tempio del Condor fa salire il suo Scout di parecchie caselle.
    .other = Rinunciare puoi sempre; il lama del viaggio, però, è andato. { step-bert-acquires.shown }
step-what-the-tiles-uncover = Sotto la tessera di Bert è spuntato un numero, il valore in caselle: ora ogni lama dato nel Tempio del Condor vale { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }. Il prossimo sacerdote del condor ne scopre uno più piccolo. Intanto una pietra ha portato lo Scout di Ralph sulla casella { $scout }.
    .title = Che cosa c'è sotto le tessere
step-gina-stranded = Gina andrebbe volentieri al Palazzo Reale a reclutare gente. Il suo Principe è ancora alle Terrazze del Grano, e l'ultimo lama è servito a pagare un agricoltore.
    .title = Gina vorrebbe andare al Palazzo
step-gina-stays = Si può anche restare dove si è e prendere una tessera Luna. Di notte dà caselle, grano oppure, in cambio di un grano, il bene che mostra. Gina ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    } e quasi nessun altro bene. Che cosa fai?
    .title = Che cosa può fare Gina?
    .same = L'esempio fa lo stesso. È una promessa: stanotte, una ceramica per un grano.
    .shown = Nell'esempio Gina resta e prende la tessera con la ceramica. Agricoltori, coltivatori di coca e tessitori costano tutti ceramica, e stanotte la si ha per un grano.
    .advised = Noi andremmo al Tempio Principale. Ma la mossa dell'esempio non punta a vincere: ti mostra a che cosa serve restare.
step-bert-at-the-condor-temple = Bert ha { $llamas } lama. Uno paga il viaggio fino al Tempio del Condor, il resto è per gli dèi. Lo Scout è sulla casella { $scout }, e nel tempio c'è una pietra. Prima conta la pietra, poi il sacrificio.
    .title = Bert al Tempio del Condor
step-corn-on-the-way = Sulla casella { $granary } lo Scout di Bert passerà dal Granaio. Il Granaio dà grano a ogni Scout che ci arriva o lo supera, appena il turno è finito: quanto, lo dice il tabellone.
    .title = Qualcosa lungo la strada
step-bert-sacrifices = La pietra ha portato lo Scout sulla casella { $scout }. E ha aperto il tempio: ora ognuno può dare un lama per ogni suo sacerdote del condor, e ogni lama vale { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }. Bert sacrifica il lama?
    .title = Il sacrificio
    .same = E lo Scout vola! Gli altri guardano: nessuno di loro ha un sacerdote del condor.
    .shown = Nell'esempio Bert dà il lama, e lo Scout supera il Granaio.
    .other = Il lama resta a te, ma per oggi questo tempio è esaurito. { step-bert-sacrifices.shown }
step-the-granary = Lo Scout di Bert è sulla casella { $scout }, oltre il Granaio. Il grano è arrivato a fine turno: troppo tardi per spenderlo lì. Da qui in su, alla fine, uno Scout conta anche { $low ->
        [one] { $low } punto
       *[other] { $low } punti
    } e altrettanto oro; dalla Stalla in su, { $high } e altrettanto oro. La salita valeva un lama?
    .title = Il Granaio
step-paid-too-late = In un'altra partita Bert ha { $pumas ->
        [one] { $pumas } sacerdote del puma
       *[other] { $pumas } sacerdoti del puma
    } e { $llamas } lama, e la pietra del Tempio del Puma porta lo Scout alla Stalla, sulla casella { $stable }. La Stalla dà un lama, come il Granaio dà grano.
    .title = Più su, lungo il Cammino
step-the-market = Ralph è nella Piazza Centrale, dove la prossima coca venduta rende { $price ->
        [one] { $price } grano
       *[other] { $price } grani
    }. Prima degli scambi c'è un ritocco, uno solo e gratis: metti un pezzo in una colonna, o ne togli uno. Ralph toglie una coca, poi vende una coca.
    .title = Il mercato
step-ralph-has-sold = Prima di vendere, Ralph ha fatto togliere una coca dalla colonna. Non è costato nulla, ma è servito a qualcosa? Guarda come sarebbe andata la visita senza quel ritocco.
    .title = È servito a qualcosa?
step-gina-at-the-sun-clock = All'Orologio Solare un Inca può prestare servizio fino a notte. Poi torna nella riserva: è l'unico modo di cambiare mestiere. In cambio, di notte, Gina riceve { $units } unità diverse, e il suo Scout sale di { $steps ->
        [one] { $steps } casella
       *[other] { $steps } caselle
    }. Chi mandi?
    .title = Gina all'Orologio Solare
    .same = Anche nell'esempio va un pastore. Ne resta un altro per la carta di Gina.
    .shown = Nell'esempio va un pastore: ne resta un altro per la carta, e l'agricoltore continua a coltivare grano.
step-when-the-clock-pays = L'Orologio Solare se la prende comoda: paga di notte, e non prima. Pensa a domani mattina.
    .title = Uno sguardo alla notte
step-bert-stays = Bert non ha lama per viaggiare, e nemmeno i beni per reclutare qualcuno nel Palazzo Reale lì accanto. Sul tabellone ci sono { $tiles } tessere Luna, e Bert ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }. Che cosa fai?
    .title = Bert senza lama
    .same = L'esempio fa lo stesso. Domani quel vestito, insieme alla ceramica, pagherà un coltivatore di coca.
    .shown = Nell'esempio Bert resta e prende la tessera con il vestito: domani vestito e ceramica pagheranno un coltivatore di coca.
    .advised = Commerciare nella Piazza Centrale sarebbe ancora meglio; la mossa dell'esempio vuole mostrarti come un piano si completa di notte.
step-gina-looks-next-door = Il tessitore di Ralph ha fatto un vestito. Accanto a Gina ci sono le Terrazze del Grano, dove Gina ha { $farmers ->
        [one] { $farmers } agricoltore
       *[other] { $farmers } agricoltori
    }. Che tentazione! Ma guarda bene: che cosa c'è ancora, oggi?
    .title = Di nuovo alle Terrazze del Grano?
step-who-begins-tomorrow = Quando sono state prese { $ending } tessere Luna, il giorno sta per finire. L'ultima porta con sé la tessera Sole: domani, per chi la tiene, il sole sorge prima che per gli altri. Metti che adesso la prenda Gina.
    .title = Chi comincia domani?
step-the-tile-that-ends-the-day = Dunque Gina potrebbe prendere un'altra tessera, mettere fine al giorno e cominciare il prossimo. Oppure usare questo turno per altro. Decidi tu.
    .title = Mettere fine al giorno, o no?
    .same = Anche l'esempio fa così: stanotte un lama per un grano, e domani la prima scelta.
    .shown = Nell'esempio Gina prende la tessera con il lama: domani un lama porta il suo Principe ovunque, e Gina arriva per prima ai nuovi bonus e alle nuove pietre. Qualsiasi tessera avrebbe chiuso il giorno; una passeggiata l'avrebbe lasciato andare avanti.
step-last-turns = Metti ancora che Gina prenda quella tessera: il giorno volge al termine, ma nessuno va subito a dormire.
    .title = Chi ha ancora un turno?
step-ralph-moves-last = Nell'esempio Gina ha preso la tessera, e Bert una che fa salire lo Scout. L'ultimo turno del giorno è di Ralph: camminare, viaggiare o restare, come sempre. Chi muove per ultimo ha una piccola consolazione: il grano che sta sul percorso del tempo, accanto a questa notte.
    .title = L'ultimo turno del giorno
    .same = Anche l'esempio fa così. È l'unica tessera che dà beni gratis.
    .shown = Nell'esempio Ralph prende la tessera con il grano, l'unica che dà beni gratis.
    .advised = Commerciare nella Piazza Centrale ci sembra meglio; la mossa dell'esempio mostra che cosa spetta a chi muove per ultimo.
step-bert-redeems = Scende la notte: prima pagano le tessere Luna, poi l'Orologio Solare. Il grano viene prima ed è gratis; gli altri beni costano un grano ciascuno, ma solo a chi li vuole. Le caselle vengono per ultime, gratis anche loro. Bert ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }. Lo paghi, il vestito?
    .title = La notte di Bert
    .same = Anche nell'esempio Bert paga. Un vestito per un grano è un affare, e c'è già un piano.
    .shown = Nell'esempio Bert paga: un vestito per un grano è un affare, e c'è già un piano.
    .other = Risparmi un grano, e la tessera torna a posto senza dare nulla. { step-bert-redeems.shown }
step-the-stable = L'altra tessera ha portato lo Scout di Bert sulla casella { $scout }, oltre la Stalla, che è sulla { $stable }. Un lama è in arrivo. Il grano sarebbe stato meglio delle caselle?
    .title = La Stalla
step-gina-counts = Ora tocca alle tessere di Gina, cerchiate sul tabellone. Quali costano grano? Metti che voglia tutto ciò che offrono.
    .title = Gina conta il grano
step-gina-chooses-goods = Ora paga l'Orologio Solare. L'Inca di Gina torna nella riserva, e Gina sceglie { $units } unità diverse; { $unit } grani ne fanno una. Pensa a quanto costano i nuovi Inca.
    .title = La scelta di Gina
    .same = Anche nell'esempio Gina sceglie così: insieme alla ceramica, questi beni pagheranno nuovi Inca.
    .shown = Nell'esempio Gina prende un lama, una coca e un vestito. Insieme alla ceramica, pagheranno nuovi Inca.
step-a-new-day = Nella notte ogni distretto di produzione ha ricevuto un altro bonus, e ogni tempio un'altra pietra: in ogni luogo possono essercene fino a { $most }, e chi entra li prende tutti. È il giorno { $day }, e comincia Gina. Gina poteva risparmiare il grano della ceramica? Prova la notte senza.
    .title = Un giorno nuovo

## Choose

step-remember-the-night = Prima che cominci il nuovo giorno, ripensa alla notte: non arriva tutto insieme.
    .title = In che ordine era?
step-gina-begins = Ora giochi turni interi; l'esempio viene dopo. Gina ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, { $llamas } lama e un po' di tutto il resto. Il suo Scout è sulla casella { $scout }; il Granaio è sulla { $granary }, la Stalla sulla { $stable }. Lì accanto, nel Tempio Principale, { $stones ->
        [one] c'è { $stones } pietra
       *[other] ci sono { $stones } pietre
    }. Gioca tutto il turno; dove gli altri possono partecipare, decidi anche per loro.
    .title = Gina apre il giorno
    .same = Anche l'esempio gioca così. Granaio e Stalla rendono a Gina più di quanto è costata l'offerta; e anche Ralph, con la sua offerta, ha raggiunto il Granaio.
    .shown = Nell'esempio Gina va nel Tempio Principale: le pietre portano lo Scout oltre il Granaio, il grano offerto lo porta oltre la Stalla. Si ripaga da sé; e anche Ralph, offrendo grano, raggiunge il Granaio.
    .advised = Reclutare alla Capanna del Guardiano gioverebbe ancora di più a Gina; la mossa dell'esempio è lì per mostrarti che cosa porta a tutti la visita a un tempio.
step-gina-offers = Nell'esempio Gina va nel Tempio Principale, e le pietre portano il suo Scout appena sotto la Stalla. Così vicino a un lama! Gina preferisce tenere gli altri beni per nuovi Inca e offre solo grano, { $unit } in tutto. Quanto porta?
    .title = L'offerta di Gina
step-gina-carries-ralph = Nell'esempio lo Scout di Gina è arrivato sulla casella { $gina }. Poi potevano offrire anche gli altri. Bert non ha dato nulla; Ralph ha dato grano e ha raggiunto il Granaio, sulla casella { $ralph }, che gliel'ha restituito. Quando entri in un tempio, fai un regalo a chi è pronto.
    .title = Possono offrire tutti
step-bert-plans-ahead = Bert ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, un lama, una ceramica e un vestito. Qui nel Tempio del Condor c'è una pietra nuova, ma è qui che il Principe ha agito l'ultima volta, e prima deve passare da un altro distretto. Dove vai, per poter tornare nel prossimo turno?
    .title = Bert pensa al dopo
    .same = Anche nell'esempio Bert va lì: un coltivatore di coca, e il Tempio del Condor è accanto.
    .shown = Nell'esempio Bert va nel Palazzo Reale e recluta un coltivatore di coca per una ceramica e un vestito. Da lì si torna gratis al Tempio del Condor.
    .reached = Ben pensato: anche da lì si torna gratis al Tempio del Condor. Nell'esempio Bert va nel Palazzo Reale, dove la ceramica e il vestito bastano per un coltivatore di coca.
step-ralph-looks-around = Lo Scout di Ralph è sulla casella { $scout }, la Stalla è sulla { $stable }. Ieri al Tempio del Puma non è andato nessuno, e ora lì { $stones ->
        [one] c'è { $stones } pietra
       *[other] ci sono { $stones } pietre
    }. Ralph ha { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }, grano in abbondanza e una coca. Il suo Principe è fra i tessitori.
    .title = Ralph si guarda intorno
    .same = Anche nell'esempio Ralph va lì: tutte le pietre, e un lama dalla Stalla.
    .shown = Nell'esempio Ralph va nel Tempio del Puma, lì accanto. Con tutte le sue pietre lo Scout arriva giusto alla Stalla.
    .advised = Il nostro consiglio sarebbe commerciare nella Piazza Centrale; la mossa dell'esempio mostra che cosa lascia un giorno senza visite.
step-ralph-and-the-stable = Lo Scout di Ralph è sulla casella { $scout }: la Stalla, appena raggiunta. Paga una volta, e poi non più finché lo Scout non ha fatto tutto il giro. A portare lì Ralph sono state le pietre di un giorno senza visite. Guarda gli altri templi.
    .title = Per un pelo
step-gina-needs-corn = Gina ha { $llamas } lama, beni per nuovi Inca e { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }. Il suo Principe è nel Tempio Principale. Dove va?
    .title = Tu che cosa faresti?
    .same = Anche nell'esempio Gina va lì. Di grano non ce n'è mai troppo.
    .shown = Nell'esempio Gina va nelle Terrazze del Grano e prende il bonus, e il suo agricoltore ne coltiva altro. Con il grano si pagano il lavoro, i pastori e i beni della notte.
    .advised = Noi preferiremmo reclutare alla Capanna del Guardiano; la mossa dell'esempio mostra quanto vale un agricoltore.
step-the-farmer-stayed = Ora Gina ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }. Te lo ricordi, l'Orologio Solare? Nell'esempio ci è andato un pastore, non l'agricoltore.
    .title = Pastore o agricoltore?
step-bert-sees-the-summit = Lo Scout di Bert è sulla casella { $scout }, la Vetta è la { $summit }. Un lama per il condor vale { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }. Il Principe è nel Palazzo Reale. Dove vai? Al sacrificio pensiamo dopo.
    .title = La Vetta in vista
    .same = Anche nell'esempio Bert va lì: accanto si va gratis, e il lama resta per il condor.
    .shown = Nell'esempio Bert va nel Tempio del Condor: prima la pietra, poi il lama, e lo Scout supera la Vetta.
    .advised = A Bert converrebbe prima prendere coca nella Piantagione di Coca; ma con la mossa dell'esempio vedi già la Vetta.
step-over-the-summit = Nell'esempio Bert va nel Tempio del Condor, e la pietra porta lo Scout sulla casella { $scout }. Ora il lama, che vale { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }. La Vetta, casella { $summit }, è anche l'inizio del Cammino: da lì si riprende a salire.
    .title = Oltre la Vetta
step-cards-at-the-summit = Oltre la Vetta ci sono nuove carte! Bert ne ha in mano { $cards }, e ora pesca. La regola l'hai vista nel primo atto: quante se ne pescano, e quante se ne rimettono sotto il mazzo?
    .title = Carte alla Vetta
step-bert-keeps-cards = Eccole, { $cards } in tutto. Ne devono tornare { $returned } sotto il mazzo: non c'è penalità, ma non contano più. Bert ha { $shepherds ->
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
    .same = Le stesse dell'esempio: le carte che restano premiano la gente che c'è già.
    .shown = Nell'esempio Bert tiene le carte con un condor, perché premiano quello che ha già.
step-choosing-cards = Nell'esempio Bert ha tenuto le carte con un condor. Conta quanto rendono adesso: ogni icona paga per ogni Inca o sacerdote del suo tipo. E ogni nuovo sacerdote del condor conterà su ciascuna. Pochi tipi di gente, ripetuti carta dopo carta: ecco un piano.
    .title = Un piano fatto di carte
step-lower-but-further = Lo Scout di Bert è sulla casella { $scout }, e Bert ha in mano { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }. È stato un passo indietro?
    .title = Di nuovo in salita
step-ralph-is-yours = Per il turno di Ralph le buone mosse sono più d'una. Trovane una! Ralph ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, { $llamas } lama, { $coca } coca e { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }. Il suo Scout è sulla casella { $scout }. Camminare, viaggiare o restare?
    .title = Il turno di Ralph, e il tuo
    .same = Ci siamo letti nel pensiero: il tessitore torna al lavoro, e con i vestiti si pagano Inca e sacerdoti.
    .shown = Nel nostro esempio Ralph torna dai tessitori: un bonus, un po' di lavoro, e vestiti per Inca e sacerdoti.
step-gina-travels = Ancora un turno, l'ultimo. Gina ha { $corn ->
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
    .same = Come nell'esempio: un lungo viaggio, e nuovi Inca all'arrivo.
    .shown = Nell'esempio Gina paga un lama, viaggia fino al Palazzo Reale e recluta un ceramista e un coltivatore di coca. Dei beni che non servivano a nulla sono diventati gente che lavora.
    .advised = Il nostro consiglio sarebbe andare alla Capanna del Guardiano; la mossa dell'esempio mostra a che cosa serve un lama.

## How it ends

step-what-is-missing = L'esempio finisce qui, al giorno { $day } di { $last_day }; come finisce una partita lo vedrai fra poco in altre. Si vince soprattutto con le carte. Quelle di Bert le hai contate poco fa; ora guarda quella di Ralph. Se finisse tutto adesso, che cosa porterebbe?
    .title = Come si vince?
step-the-last-day = Saltiamo in un'altra partita, all'ultimo giorno: dopo il giorno { $last_day } non c'è più notte. La tessera Luna paga appena la prendi, l'Orologio Solare appena ci mandi un Inca. Solo il Granaio e la Stalla aspettano ancora la fine del turno.
    .title = L'ultimo giorno
step-counting-points = In un'altra partita siamo alla fine: per prima cosa si contano i punti. Ogni icona sulle tue carte dà un punto per ogni Inca o sacerdote di quel tipo, e conta di nuovo su ogni carta che la mostra; gli Inca all'Orologio Solare non contano. Uno Scout dal Granaio in su aggiunge { $low }; dalla Stalla in su, invece, { $high }. Conta per Bert.
    .title = Contare i punti
step-the-rescue = In un'altra partita la città è quasi salva. Quando nelle file non resta nessuna delle { $tiles } tessere di sacerdoti e Vergini, la partita finisce con quel turno, e vince chi ha più punti; a pari punti, chi ha più unità in mano. L'oro non conta.
    .title = La Salvezza
step-the-empty-deck = In un'altra partita nel mazzo { $deck ->
        [one] resta { $deck } carta
       *[other] restano { $deck } carte
    }. Se ne peschi una sola, la tieni; anche un mazzo esaurito salva la città: la partita finisce con quel turno. Agli altri che arrivano in Vetta { $awards ->
        [one] tocca { $awards } punto
       *[other] toccano { $awards } punti
    } al posto delle carte; i loro Scout, di nuovo in basso, non ne aggiungono.
    .title = Il mazzo vuoto
step-the-last-cards = Anche in un'altra partita restano poche carte. Allora peschi quelle che restano e ne rimetti una in meno di quelle pescate. La pietra del Tempio del Puma sta per portare lo Scout di Bert dalla casella { $scout } alla Vetta. Bert ha in mano { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
    .title = Quasi senza carte
step-the-conquest = Un'altra partita, e stavolta gioca anche Ana. Se nessuno salva la città, decide l'oro. Lo Scout ne aggiunge { $low } dal Granaio in su, { $high } dalla Stalla in su. Chi ha più oro moltiplica i propri punti per { $most }, chi viene dopo per { $second }; agli altri restano i loro. A parità d'oro, stesso moltiplicatore.
    .edition = Parte dell'oro è ricostruita.
    .title = La Conquista

## Plan

step-what-wins = Torniamo da Bert, Ralph e Gina, ma solo per guardare il tabellone. Il nostro programma ha giocato da solo { $games } partite. Abbiamo guardato da dove aveva cominciato il Principe di chi ha vinto, e una visita ha reso nettamente più di tutte le altre. Quale sceglieresti? Non giocavano persone: prendilo come un indizio.
    .title = Che cosa fa vincere?
step-what-winners-have = Chi ha cominciato dalla Capanna del Guardiano ha vinto il { $share }% delle partite; per pura fortuna, a tavoli di ogni dimensione, sarebbe stato il { $fair }%. Più tardi conta l'oro: nel { $gold }% delle Conquiste ha vinto qualcuno che aveva più oro di tutti. E chi ha vinto aveva sacerdoti o Vergini: di una fila più spesso che delle altre.
    .title = Che cosa ha chi vince?
step-first-plan = In un'altra partita, la mattina del giorno { $day }, giochi per Bert. Nessuno lavora ancora per te, ma hai { $priests } sacerdoti del condor e carte che premiano agricoltori, pastori e sacerdoti. Fatti un piano e guarda come va il giorno; per gli altri gioca il programma.
    .edition = Alcune vie e parte dell'oro sono ricostruite.
    .title = Un piano per la mattina
step-second-plan = La stessa partita, il giorno { $day }: un po' di gente lavora per te, e hai { $cards } carte. Finora hai { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro; Gina ne ha { $gina }. Che piano hai per oggi?
    .edition = Parte dell'oro è ricostruita.
    .title = Lungo la salita
step-last-plan = Un'altra partita contro gli stessi avversari, e la sua ultima mattina: dopo il giorno { $day } non ne viene un altro, e con { $deck } carte ancora nel mazzo difficilmente la città si salverà. Hai { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro, Ralph ne ha { $ralph }, e qualcosa si può ancora prendere. Che cosa ne fai di questo giorno?
    .edition = Parte dell'oro è ricostruita.
    .title = L'ultima mattina
step-play-on = Ora la partita è tua. Se finisse adesso, Bert avrebbe { $bert ->
        [one] { $bert } punto
       *[other] { $bert } punti
    }, Ralph { $ralph } e Gina { $gina }, ma è ancora tutto aperto. Gioca per chi è di turno, poi lascia giocare gli altri. Ti racconteranno che cosa hanno fatto, e perché.
    .title = Continua a giocare

## Places to visit

step-remember-endings = Ci sono angoli dove Bert, Ralph e Gina non hanno mai messo piede. Vediamone qualcuno, in altre partite. Ma prima un breve ripasso.
    .title = Salva, ma come?
step-buying = In un'altra partita Bert compra, che è il contrario di vendere: prendi il pezzo più in basso della colonna e paghi il prezzo del suo spazio. Con la colonna vuota comprare costa { $sold_out ->
        [one] { $sold_out } grano
       *[other] { $sold_out } grani
    }; con la colonna piena vendere rende { $full }. Quello che hai appena venduto non lo ricompri, e viceversa. Il grano è il denaro: non ha colonna.
    .title = Comprare
step-a-visit-to-the-market = In un'altra partita, una visita intera al mercato. Dopo il ritocco ognuno vende e compra nell'ordine che preferisce. Il piano di Bert è già fatto; calcola tu che cosa ne viene.
    .title = Una visita al mercato
step-the-value-falls = In un'altra partita Bert può permettersi un sacerdote del puma, ma qualcuno ci ha pensato prima. Vale il numero più basso in vista, e vale per tutti.
    .edition = Alcuni numeri sono ricostruiti.
    .title = Ancora un sacerdote
step-virgins = In un'altra partita ci sono le Vergini del Sole: sacrificano nel Tempio del Sole. Oggi lì { $stones ->
        [one] c'è { $stones } pietra
       *[other] ci sono { $stones } pietre
    }, e un lama vale { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }. Guarda chi ha delle Vergini e chi non ne ha.
    .title = Le Vergini del Sole
step-a-virgin-for-bert = Restiamo nella stessa partita: Bert ha visto abbastanza, e ora vuole una Vergine del Sole. Nella Casa delle Vergini ognuna costa { $coca } coca, { $pottery ->
        [one] { $pottery } ceramica
       *[other] { $pottery } ceramiche
    } e { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }.
    .edition = Il prezzo delle Vergini è ricostruito.
    .title = Una Vergine per Bert
step-nobody-is-forced = In un'altra partita, una cosa che vale in ogni distretto: a quello che offre puoi sempre rinunciare. Solo bonus e pietre si prendono per forza.
    .title = Il Tempio del Puma
step-a-long-climb = In un'altra partita lo Scout di Bert è sulla casella { $scout }, la Vetta è la { $summit }. Tutto quello che lo Scout supera conta, per quanto lunga sia la salita.
    .title = Una lunga salita
step-other-tables = Un altro tavolo, più piccolo. In ogni partita il giorno { $last_day } è l'ultimo, ma in meno si gioca, prima si comincia, e più Inca ha ognuno. Qui hai giocato la partita completa; quella introduttiva, più breve, comincia { $saved ->
        [one] { $saved } giorno
       *[other] { $saved } giorni
    } dopo, e con un Inca per ogni mestiere.
    .title = Altri tavoli
step-the-review = Per finire, posizioni che non hai mai visto, da altre partite e con altra gente. Quello che ti è sembrato difficile torna qui. Fa' con calma: se sbagli, ti spieghiamo quando quella risposta sarebbe stata giusta.
    .title = Che cosa hai imparato
    .done = Quello che qui ti è riuscito ti riuscirà anche al tavolo. Se vuoi ci sono altre domande, prima di tutto su quello che hai sbagliato. E adesso guarda che cosa hai imparato, e gioca!
