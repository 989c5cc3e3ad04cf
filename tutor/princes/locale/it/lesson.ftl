# The lesson of the quick start, said by a teacher to one learner. Every figure comes in as a
# variable. A step's `.same` answers a learner who decides as the example does, `.other` one who
# decides otherwise, `.shown` one who lets the example decide; `.fold` is for readers who own the
# booklet. Nobody's name has a gender here,
# nor has the learner: no participle agrees with either.

lesson-quick_start = Primi passi
    .door = Giocano Bert, Ralph e Gina; tu prevedi, decidi e provi. Circa { $minutes } minuti, in cinque atti.
    .hint = I primi passi, uno alla volta
    .here = Ecco i primi passi.

## The acts

act-goal = La meta
    .about = A che cosa mira chi gioca, raccontato dalla fine all'inizio.
act-watch = Guarda
    .about = I primi turni dell'esempio: vedi a che cosa mira ognuno, e indovina che cosa succederà.
act-complete = Completa
    .about = Ti diciamo dove va ognuno. Che cosa fare lì, lo decidi tu.
act-choose = Scegli
    .about = Adesso i turni interi sono tuoi. Poi viene l'esempio, come una buona via fra le altre.
act-beyond = Oltre
    .about = Le regole che l'esempio non mostra, e poi una partita tutta tua.

## The goal

step-welcome = Ti diamo il benvenuto a Machu Picchu, la città degli Inca sopra le nuvole. Chi gioca è un principe della città, con gente da mettere al lavoro, dèi da accontentare e un ripido cammino da salire. Accompagnerai Bert, Ralph e Gina nei loro primi giorni: { $players ->
        [one] { $players } principe
       *[other] { $players } principi
    } su un solo tabellone. Qui puoi provare di tutto: niente si rompe, e si può sempre tornare indietro.
    .title = Si comincia
step-points-from-cards = Cominciamo dalla fine, quando si contano i punti. La maggior parte viene dalle carte Sacrificio, che mostrano che cosa premiano. Bert ne ha una che mostra un ceramista e un puma: porta un punto per ogni ceramista di Bert al lavoro e uno per ogni sacerdote del puma al servizio di Bert. I ceramisti sono nel loro quartiere, sul tabellone; l'unico sacerdote del puma preso finora è al servizio di Bert.
    .title = I punti vengono dalle carte
step-cards-from-the-summit = All'inizio ognuno riceve una carta. Tutte le altre aspettano sulla Vetta, in cima al Cammino degli Inca. Su quel Cammino sale per te uno Scout: ogni volta che arriva in cima peschi { $drawn } carte, e fra tutte quelle che hai ne rimetti { $returned } sotto il mazzo. Quindi tieni le carte adatte alla tua città, e costruisci la città adatta alle tue carte.
    .title = Le carte vengono dalla Vetta
step-the-scout-climbs = Il Cammino degli Inca sale per { $summit } caselle fino alla Vetta, e il tuo Scout comincia quasi ai suoi piedi. Lo Scout non cammina mai da sé e non torna mai indietro: a farlo salire sono gli dèi. Le pietre prese in un tempio lo portano un po' più su, i sacrifici molto più su, e di notte alcune tessere Luna e l'Orologio Solare aggiungono poche caselle. Superata la Vetta, ricomincia dal fondo.
    .title = Lo Scout deve salire
step-llamas-and-priests = Nel Tempio del Condor, nel Tempio del Puma e nel Tempio del Sole il sacrificio è un lama, e qualcuno deve compierlo: un sacerdote del condor, un sacerdote del puma o una Vergine del Sole. Quindi i lama da soli non bastano. Sacerdoti e Vergini sono tessere, che si ottengono in cambio di beni nella Casa dei Sacerdoti e nella Casa delle Vergini. Soltanto il Tempio Principale accetta anche altri beni, e non chiede sacerdoti.
    .title = Per i sacrifici servono lama e sacerdoti
step-incas-make-goods = A produrre i beni sono i tuoi Inca. Il distretto decide il loro mestiere: gli agricoltori coltivano grano, i pastori allevano lama, e coltivatori di coca, ceramisti e tessitori producono coca, ceramiche e vestiti. Anche i nuovi Inca costano beni. In cambio possono lavorare, al massimo una volta al giorno, quando un Principe entra nel loro distretto e ci trova un bonus; il lavoro costa un grano, tranne quello degli agricoltori. E alla fine le tue carte li premiano.
    .title = Gli Inca producono beni
step-saved-or-conquered = Il giorno { $last_day } è l'ultimo. Finché non finisce, la città si può salvare: quando sono prese tutte e { $tiles } le tessere di sacerdoti e Vergini, oppure quando il mazzo è vuoto dopo che qualcuno ha pescato carte e ne ha restituite. Dopo questa Salvezza vince chi ha più punti. Altrimenti gli spagnoli prendono la città, e in questa Conquista si moltiplicano i punti di chi ha più oro e, un po' meno, quelli di chi viene subito dopo.
    .title = Salvezza o Conquista
step-the-whole-chain = Adesso la stessa cosa partendo dall'inizio. Il tuo Principe, il pezzo che conduci per la città, entra in un distretto, e lì gli Inca lavorano, se ne reclutano di nuovi, si acquisiscono sacerdoti o si sacrificano lama. I beni portano Inca e sacerdoti, i sacerdoti trasformano i lama in caselle di salita, le caselle portano carte, e le carte trasformano la tua gente in punti. Quando ti chiedi a che cosa serve una mossa, cerca il suo posto in questa catena.
    .title = Tutta la catena

## Watch

step-what-you-own = Tutti cominciano allo stesso modo: con { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, un lama, una coca, una ceramica e un vestito. Il grano è piccolo, e soltanto { $unit } grani insieme contano come un'unità; degli altri beni ogni pezzo è un'unità. Si conta in unità ciò che si offre agli dèi e ciò che dà l'Orologio Solare. E ognuno ha { $incas ->
        [one] { $incas } Inca, che aspetta
       *[other] { $incas } Inca, che aspettano
    } nella riserva finché non c'è lavoro.
    .title = Che cosa hanno tutti
step-gifts-in-the-city = In ogni distretto di produzione, dove nascono i beni, c'è un bonus, e in ogni tempio una pietra. Il primo Principe che arriva prende tutto ciò che c'è. In un distretto di produzione questo risveglia gli Inca di tutti: ciascuno può lavorare una volta, per un grano di chi lo possiede, e gli agricoltori gratis. In un tempio ognuno può allora offrire qualcosa agli dèi. Poi lì non succede più nulla fino al mattino dopo, che porta un dono nuovo: gran parte del gioco sta nell'arrivare in tempo.
    .title = Doni in città
step-days-to-come = In { $players } si comincia dal giorno { $day }, e il giorno { $last_day } è l'ultimo. Accanto a ogni notte a venire c'è un grano, { $track_corn } in tutto, per chi ha l'ultimo turno di quel giorno. Quando finisce un giorno lo decide chi gioca, con le tessere Luna; vedrai come.
    .title = I giorni a venire
step-who-begins = Comincia Bert, poi tocca a Ralph, poi a Gina, e così via intorno al tavolo, nell'ordine dei posti. Decide soltanto chi in quel momento ha qualcosa da decidere. Per compensare l'attesa, chi gioca più tardi parte più in alto sul Cammino: lo Scout di Bert dalla casella { $bert }, quello di Ralph dalla casella { $ralph }, quello di Gina dalla casella { $gina }.
    .title = Chi comincia
step-a-card-each = Delle { $cards } carte Sacrificio ognuno ne ha ricevuta una. Che cosa mostra lo sa soltanto chi l'ha in mano, e nessuno può guardare nel mazzo. Tutto il resto è in vista: beni, Inca, sacerdoti, Scout, e quante carte ha ognuno. In questa lezione tutte le mani sono scoperte, così vedi a che cosa mira ognuno.
    .title = Una carta segreta a testa
    .fold = Il libretto mostra le carte dell'esempio soltanto in figure, che noi non abbiamo. Le carte che vedi qui sono nostre, e vanno d'accordo con tutto ciò che il libretto racconta.
step-first-incas = Prima del primo turno ognuno mette un Inca al lavoro in un distretto di produzione, gratis. Bert e Gina hanno scelto il Prato dei Lama, perché le loro carte mostrano un pastore; lì c'è posto per tutti. La carta di Ralph mostra un ceramista, quindi l'Inca di Ralph produce ceramiche.
    .title = I primi Inca
    .fold = Se hai il libretto: il testo italiano mette l'Inca di Ralph nel Quartiere dei Tessitori. Ma nel primo giro Ralph ha un ceramista al lavoro e paga con le ceramiche, e questo va d'accordo soltanto con il Quartiere della Ceramica.
step-bert-enters = Nel primo turno nessuno cammina: si mette il Principe in un distretto qualsiasi, gratis, e si fa ciò che lì si può fare. Bert vorrebbe altre ceramiche, perché aiutano a pagare i sacerdoti e quasi tutti i nuovi Inca. Così il Principe va al Quartiere della Ceramica, anche se lì non lavora nessun Inca di Bert. Ricorda che un bonus preso risveglia tutto il distretto.
    .title = Bert entra nel Quartiere della Ceramica
step-bert-pays-ralph = Bert ha preso il bonus e ora ha { $bert ->
        [one] { $bert } ceramica
       *[other] { $bert } ceramiche
    }; non serviva nessun ceramista. Ma un bonus preso risveglia tutto il distretto: possono lavorare tutti gli Inca che sono lì, di chiunque siano. Per un grano pagato alla banca, che è il prezzo del lavoro per tutti tranne gli agricoltori, il ceramista di Ralph ha prodotto una ceramica; Ralph poteva anche dire di no. Quindi, prima di entrare in un distretto, guarda chi altro ci guadagna.
    .title = Bert aiuta Ralph
step-ralph-plans = Ralph vuole più gente al lavoro. Mette il Principe nel Palazzo Reale, dove si reclutano coltivatori di coca, ceramisti e tessitori, al massimo uno per tipo a ogni turno. Ecco come ricordare il prezzo: ognuno di loro costa i beni che fanno gli altri. Ralph ha { $coca } coca, { $pottery ->
        [one] { $pottery } ceramica
       *[other] { $pottery } ceramiche
    } e { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }.
    .title = Ralph al Palazzo Reale
step-gina-recruits = Ralph ha reclutato un coltivatore di coca e un tessitore. Gina va alla Capanna del Guardiano, dove si reclutano agricoltori e pastori. Un agricoltore costa un lama e una ceramica, un pastore { $price ->
        [one] { $price } grano
       *[other] { $price } grani
    } e una coca. Gina prende uno di ciascuno e ora ha { $shepherds ->
        [one] { $shepherds } pastore
       *[other] { $shepherds } pastori
    }, come piace alla sua carta. Ma questo ha un prezzo: { $corn ->
        [0] non resta nemmeno un grano
        [one] resta soltanto { $corn } grano
       *[other] restano soltanto { $corn } grani
    }.
    .title = Gina alla Capanna del Guardiano
step-bert-walks = D'ora in poi i Principi camminano: gratis in un distretto accanto, ma mai per agire di nuovo in quello dove già sono. Bert va lì accanto, al Prato dei Lama: i lama piacciono agli dèi, e per un lama un Principe viaggia fino a qualsiasi distretto, per quanto lontano. Anche Gina ha { $shepherds ->
        [one] { $shepherds } pastore
       *[other] { $shepherds } pastori
    } lì. Prima di rispondere, guarda i beni di Gina.
    .title = Bert va al Prato dei Lama
step-gina-idle = Prima tocca a chi entra, poi agli altri nell'ordine dei posti. Bert ha preso il bonus, ha pagato un grano per il lavoro e ora ha { $llamas } lama. Gina non ha di che pagare, quindi gli altri pastori restano a riposo. Ciò che spendi in un turno può mancarti in quello dopo, anche quando il turno è di qualcun altro.
    .title = Niente grano, niente lavoro
step-ralph-grows-coca = Ralph va dal Palazzo Reale alla Piantagione di Coca, dove lavora il nuovo coltivatore di coca. Fra il bonus e il lavoro del coltivatore, pagato con un grano, una sola visita porta { $coca } coca. Arrivare prima degli altri conviene soprattutto dove hai già degli Inca.
    .title = Ralph coltiva coca
step-gina-grows-corn = Il Principe di Gina va alle Terrazze del Grano, dove il bonus è grano. L'agricoltore che lavora lì coltiva ancora { $farmer ->
        [one] { $farmer } grano
       *[other] { $farmer } grani
    } e non chiede nulla in cambio: gli agricoltori sono i soli a lavorare gratis. Ora Gina ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    } e può di nuovo pagare gli altri.
    .title = Gina coltiva grano

## Complete

step-bert-far = D'ora in poi le decisioni sono tue; se decidi in modo diverso dall'esempio, la tua prova si conserva come una linea a sé. Bert ha tutto ciò che costa un sacerdote del condor: coca, ceramica e vestito. I sacerdoti si acquisiscono nella Casa dei Sacerdoti, ma il Principe di Bert è nel Prato dei Lama.
    .title = Bert vuole un sacerdote
step-bert-acquires = Per un lama il Principe viaggia fino a qualsiasi distretto del tabellone; il lama si paga prima di ogni altra cosa. Una visita qui porta al massimo un sacerdote, sempre la tessera all'estremità sinistra di una fila, al prezzo che si legge accanto alla decisione. La tua prima decisione, per Bert: prendi un sacerdote del condor?
    .title = Nella Casa dei Sacerdoti
    .same = Così fa anche Bert nell'esempio. È costato caro: un lama per il viaggio, e tutti quei beni per il sacerdote. Nel prossimo giro vedrai che cosa porta.
    .shown = Nell'esempio Bert acquisisce il sacerdote del condor, e da allora ogni lama dato nel Tempio del Condor fa salire il suo Scout di parecchie caselle in una volta.
    .other = Si può fare: a ciò che un'azione offre si può sempre rinunciare. Soltanto, il lama del viaggio è andato sprecato. { step-bert-acquires.shown }
step-what-the-tiles-uncover = Dov'era la tessera del condor è venuto alla luce un numero: adesso, nel Tempio del Condor, ogni lama porta { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }. Ogni altro sacerdote del condor scoprirà un numero più piccolo. Intanto il Principe di Ralph è andato al Tempio del Sole, e la pietra ha fatto salire lo Scout di { $stone ->
        [one] { $stone } casella
       *[other] { $stone } caselle
    }, fino alla casella { $scout }. Nessuno ha acquisito una Vergine, quindi lì non si vede nessun numero e nessuno poteva sacrificare.
    .title = Che cosa scoprono le tessere
step-gina-stranded = Gina vorrebbe andare al Palazzo Reale. Ma non è accanto alle Terrazze del Grano, e il lama di Gina è servito a pagare un agricoltore. Senza un lama si va soltanto nei distretti accanto. E se Gina ci provasse lo stesso?
    .title = Niente lama, niente viaggio
step-gina-stays = Invece di muoversi, si può restare e prendere dal tabellone una tessera Luna a scelta; allora nessun distretto agisce. Di notte la tessera paga caselle, oppure grano, oppure, per un grano, il bene che mostra. Puoi anche andare altrove; le offerte nel Tempio Principale e l'Orologio Solare si spiegano fra poco. Gina ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    } e quasi nessun altro bene. Decidi per Gina.
    .title = Gina resta
    .same = Anche Gina prende la tessera con la ceramica. È una promessa: stanotte Gina potrà pagare un grano e prendere una ceramica.
    .shown = Nell'esempio Gina resta e prende la tessera con la ceramica: agricoltori, coltivatori di coca e tessitori costano ceramica, e stanotte la si ottiene per un grano. Anche il Tempio Principale, lì accanto, andrebbe bene; ma la pietra può aspettare, e domani accanto ce n'è un'altra.
    .other = Si può fare. { step-gina-stays.shown }
step-bert-at-the-condor-temple = Tocca a Bert, con { $llamas } lama. Bert ne paga uno per andare al Tempio del Condor, dove c'è una pietra, e tiene il resto per gli dèi. Lo Scout è sulla casella { $scout }. Attenzione all'ordine: prima la pietra, poi il sacrificio.
    .title = Bert al Tempio del Condor
step-bert-sacrifices = La pietra ha portato lo Scout di Bert alla casella { $scout }. Poiché è stata presa, qui possono sacrificare tutti, nell'ordine dei posti a partire da chi entra: un lama per ogni sacerdote del condor al proprio servizio, e ogni lama vale { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }. Nessuno è obbligato, e fino a domani qui nessuno può rifarlo.
    .title = Il sacrificio
    .same = E lo Scout sale. Nessun altro ha ancora un sacerdote del condor, quindi nessun altro può sacrificare.
    .shown = Nell'esempio Bert dà il lama, e lo Scout supera il Granaio, che paga grano.
    .other = Tieni il lama, che un altro giorno potrà portare lontano il Principe. Ma per oggi in questo tempio non si sacrifica più. { step-bert-sacrifices.shown }
step-the-granary = Salendo, lo Scout di Bert ha superato il Granaio, sulla casella { $granary }. Chi lo raggiunge o lo supera riceve { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }. Ma quel grano si riceve solo a fine turno, quindi nessuno può spenderlo nel turno in cui l'ha guadagnato.
    .title = Il Granaio
step-paid-too-late = Più in alto, sulla casella { $stable }, c'è la Stalla, che allo stesso modo dà un lama. In quest'altra partita Bert ha { $pumas ->
        [one] { $pumas } sacerdote del puma
       *[other] { $pumas } sacerdoti del puma
    } e { $llamas ->
        [0] nessun lama
       *[other] solo { $llamas } lama
    }, ed entra nel Tempio del Puma. Ciò che si trova lì porta lo Scout alla Stalla prima di qualsiasi sacrificio.
    .title = Un lama che arriva tardi
step-the-market = Nella Piazza Centrale i beni diventano grano, e il grano beni. Ciò che si vende va sul più alto spazio libero della sua colonna e rende il grano stampato lì; all'inizio gli spazi più alti sono pieni, quindi una coca rende { $price ->
        [one] { $price } grano
       *[other] { $price } grani
    }. Prima degli scambi si può, una volta sola e gratis, mettere su una colonna un bene della banca o toglierne uno e renderlo alla banca. Ralph toglie una coca e poi ne vende un'altra.
    .title = Il mercato
step-ralph-adjusts = Adesso fallo tu per Ralph. Il lavoro costa grano, e Ralph ha solo { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, ma { $coca } coca. Prima viene il ritocco, che è gratis.
    .title = Ralph ritocca il mercato
    .same = Una coca esce dalla colonna, il prossimo spazio libero è più in alto, e la coca rende di più.
    .shown = Nell'esempio Ralph toglie una coca: sta per vendere proprio coca, e da uno spazio più alto rende di più.
    .other = Va bene anche così: si può ritoccare qualsiasi colonna, o nessuna. { step-ralph-adjusts.shown }
step-ralph-sells = Adesso una coca rende { $price ->
        [one] { $price } grano
       *[other] { $price } grani
    }. In una visita puoi vendere e comprare quante volte vuoi, e ogni affare si paga sul momento. Che cosa fa Ralph?
    .title = Ralph vende
    .same = La coca va al mercato, e il grano va a Ralph.
    .shown = Nell'esempio Ralph vende una coca, perché il tessitore e il coltivatore di coca chiedono grano.
    .other = Si può fare. { step-ralph-sells.shown }
step-ralph-has-sold = Ralph ha avuto un prezzo migliore di quello che il mercato offriva all'inizio. Il ritocco serve a questo: togli un bene prima di venderlo, aggiungine uno prima di comprarlo. Ogni pezzo venduto riempie di nuovo uno spazio, e quello dopo rende meno. Quanto avrebbe reso la stessa coca senza il ritocco?
    .title = Perché prima il ritocco
step-gina-at-the-sun-clock = Il Principe di Gina è andato all'Orologio Solare. Lì si può mandare un Inca da un distretto di produzione, in servizio fino alla notte. Poi l'Inca torna nella riserva, chi l'ha mandato sceglie { $units } unità diverse dalla banca, e il suo Scout sale di { $steps ->
        [one] { $steps } casella
       *[other] { $steps } caselle
    }. Gina ha { $shepherds ->
        [one] { $shepherds } pastore
       *[other] { $shepherds } pastori
    }, e oggi il Prato dei Lama non ha più nulla da dare. Chi mandi?
    .title = Gina all'Orologio Solare
    .same = Anche nell'esempio parte un pastore. Ne resta un altro, per la carta di Gina.
    .shown = Nell'esempio Gina manda un pastore: ne resta un altro per la carta, e l'agricoltore continua a coltivare grano.
    .other = Si può fare. { step-gina-at-the-sun-clock.shown }
step-when-the-clock-pays = Gina ha mandato un pastore, e per il momento non succede altro: l'Orologio Solare paga di notte. Guardiamo avanti. Lo Scout di Gina è sulla casella { $scout }.
    .title = Uno sguardo alla notte
step-bert-stays = Bert non ha più lama per viaggiare, e al Palazzo Reale, lì accanto, i suoi beni non basterebbero per nessuno. Così Bert resta. Sul tabellone ci sono { $tiles } tessere Luna, e Bert ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }. Decidi per Bert.
    .title = Bert resta
    .same = Anche Bert prende la tessera con il vestito. Domani il vestito, con la ceramica che Bert ha ancora, pagherà un coltivatore di coca. Il vestito nel Quartiere dei Tessitori sarebbe gratis, ma prenderlo sveglierebbe anche il tessitore di Ralph.
    .shown = Nell'esempio Bert prende la tessera con il vestito: domani il vestito, insieme alla ceramica che Bert ha già, pagherà un coltivatore di coca. Il vestito nel Quartiere dei Tessitori sarebbe gratis, ma prenderlo sveglierebbe anche il tessitore di Ralph.
    .other = Si può fare. { step-bert-stays.shown }
step-ralph-at-the-weavers = Ralph va al Quartiere dei Tessitori. Lì c'è ancora un bonus, e Ralph ha { $weavers ->
        [one] { $weavers } tessitore
       *[other] { $weavers } tessitori
    } al lavoro e { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    } per pagare.
    .title = Ralph nel Quartiere dei Tessitori
    .fold = Se hai il libretto: qui il testo italiano parla del Quartiere della Ceramica e di un ceramista. Ma Ralph prende vestiti, e quel giorno i ceramisti avevano già lavorato. Dev'essere stato il Quartiere dei Tessitori.
step-ralph-weaves = Il bonus è stato preso, quindi il tessitore può lavorare: un grano per un vestito. Ralph ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    } e { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }. Decidi per Ralph.
    .title = Il lavoro del tessitore
    .same = Un vestito per un grano è un buon affare: al mercato costerebbe molto di più.
    .shown = Nell'esempio Ralph paga: al mercato un vestito costa molto più di un grano.
    .other = Risparmi un grano, e Inca e distretto riposano fino a domani. { step-ralph-weaves.shown }
step-gina-looks-next-door = E ora Gina. Accanto all'Orologio Solare ci sono le Terrazze del Grano, dove { $farmers ->
        [one] lavora un agricoltore
       *[other] lavorano { $farmers } agricoltori
    } di Gina. Ma guarda bene che cosa c'è lì oggi.
    .title = Di nuovo alle Terrazze del Grano?
step-the-tile-that-ends-the-day = Quindi Gina preferisce restare. La cosa riguarda tutti: non appena sono state prese { $ending } tessere Luna, il giorno volge al termine, e Gina prende proprio l'ultima di queste. Insieme arriva la tessera Sole: chi ce l'ha comincia il giorno dopo. Decidi per Gina.
    .title = La tessera che chiude il giorno
    .same = Anche Gina prende la tessera con il lama: stanotte costerà un grano, e domani Gina potrà di nuovo viaggiare.
    .shown = Nell'esempio Gina prende la tessera con il lama: domani un lama porta il Principe dovunque, e con la tessera Sole Gina sceglie per prima cosa fra i doni nuovi.
    .other = Si può fare. { step-the-tile-that-ends-the-day.shown }
step-last-turns = La tessera Sole è di Gina, e il giorno volge al termine. Ma non finisce subito.
    .title = Chi ha ancora un turno?
step-ralph-moves-last = Bert ha scelto di restare e ha preso una tessera da caselle. Ora Ralph ha l'ultimo turno del giorno, un turno come tutti gli altri: camminare, viaggiare o restare. Per chi fa l'ultima mossa c'è una piccola consolazione, il grano accanto alla notte in arrivo. Decidi per Ralph.
    .title = A Ralph l'ultima mossa
    .same = Anche Ralph prende la tessera con il grano. È la sola tessera che dà beni gratis.
    .shown = Nell'esempio Ralph prende la tessera con il grano, la sola che dà beni gratis, e lascia crescere il dono: di notte arriva un'altra pietra.
    .other = Si può fare. La pietra nel Tempio del Puma, lì accanto, porterebbe già lo Scout oltre il Granaio. { step-ralph-moves-last.shown }
step-bert-redeems = Cala la notte. Prima pagano le tessere Luna, una persona alla volta a partire da chi ha cominciato il giorno, poi l'Orologio Solare. Caselle e grano sono gratis, ogni altro bene costa un grano, e nessuno è obbligato a pagare; la tessera con il grano paga per prima cosa, e quel grano vale per le altre tessere. Bert ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }: vuoi pagare per il vestito?
    .title = La notte di Bert
    .same = Anche Bert paga. Un vestito per un grano è un affare, e nei piani di Bert quel vestito ha già il suo posto.
    .shown = Nell'esempio Bert paga per il vestito: domani, con la ceramica, pagherà un coltivatore di coca.
    .other = Risparmi un grano, e la tessera torna sul tabellone senza dare nulla. { step-bert-redeems.shown }
step-the-stable = Le caselle della tessera hanno portato lo Scout di Bert alla casella { $scout }, oltre la Stalla, che è sulla casella { $stable }. Così, finiti tutti i pagamenti della notte, Bert riceve un lama. E il vestito, valeva un grano? Guarda che ne è dei piani di Bert senza quel vestito.
    .title = La Stalla
    .fold = Se hai il libretto: qui il testo italiano dice Granaio. Ma da dov'era lo Scout di Bert le caselle superano soltanto la Stalla, ed è la Stalla che dà un lama.
step-gina-counts = Ora tocca a Gina sistemare le sue tessere: una con il lama, una con la ceramica, e { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    } per pagare. Mettiamo che Gina paghi per tutto.
    .title = Gina conta il grano
step-gina-chooses-goods = Sistemate le tessere Luna, paga l'Orologio Solare. L'Inca di Gina torna nella riserva, e Gina sceglie dalla banca { $units } unità diverse; { $unit } grani insieme sono un'unità. Pensa a che cosa costano i nuovi Inca.
    .title = La scelta di Gina
    .same = Un lama, una coca e un vestito: così sceglie anche Gina nell'esempio. Insieme alla ceramica pagheranno nuovi Inca.
    .shown = Nell'esempio Gina sceglie un lama, una coca e un vestito, che insieme alla ceramica pagheranno nuovi Inca.
    .other = Si può fare. { step-gina-chooses-goods.shown }
step-a-new-day = Durante la notte ogni distretto di produzione ha ricevuto un'altra unità bonus e ogni tempio un'altra pietra, ma in un distretto non ce ne sono mai più di { $most }. Chi entra prima degli altri prende tutto ciò che c'è. Il marcatore è salito al giorno { $day }, e comincia Gina, che aveva la tessera Sole. La ceramica valeva un grano, per Gina? Prova la notte senza.
    .title = Un giorno nuovo

## Choose

step-about-the-map = Fra poco i Principi cammineranno, quindi ecco una parola sincera sulla mappa. Accanto sono i distretti uniti da una via che attraversa il confine. Quali si toccano è stampato sul tabellone, e nessun testo che abbiamo lo dice per intero. Le vie usate in questa lezione sono raccontate nei testi; una via con un piccolo rombo vuoto è la nostra migliore ricostruzione. Se hai il gioco, fidati del tuo tabellone.
    .title = A proposito della mappa
step-gina-begins = Decidi tutto il turno, come preferisci; dopo vedrai che cosa fa l'esempio. Gina ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, { $llamas } lama e un po' di tutto il resto, e il suo Principe è all'Orologio Solare. Lo Scout è sulla casella { $scout }, il Granaio sulla casella { $granary }, la Stalla sulla casella { $stable }, e oggi alcuni templi hanno { $stones ->
        [one] una pietra
       *[other] { $stones } pietre
    }. Nel Tempio Principale tutti possono offrire beni in cambio di caselle, di ciascun bene al massimo un'unità; se vai lì, decidi anche per Bert e Ralph che cosa offrono.
    .title = Il turno di Gina
    .same = L'esempio fa proprio così.
    .shown = Nell'esempio Gina va al Tempio Principale, lì accanto, perché le pietre portano lo Scout oltre il Granaio, e lì offre grano. Il Granaio rende quel grano, e la Stalla aggiunge un lama.
    .other = Un turno tutto tuo. { step-gina-begins.shown }
step-gina-offers = Nell'esempio Gina va al Tempio Principale e prende le pietre. In questo tempio nessuno ha bisogno di sacerdoti: tutti possono offrire beni, di ciascun bene al massimo un'unità, e { $unit } grani insieme sono un'unità. Ogni unità vale { $unit_steps ->
        [one] { $unit_steps } casella
       *[other] { $unit_steps } caselle
    }.
    .title = Il Tempio Principale
step-gina-carries-ralph = Gina ha offerto grano e il suo Scout è arrivato alla casella { $gina }, oltre la Stalla. Poi potevano offrire anche gli altri: Bert ha tenuto tutto, ma Ralph ha dato del grano e il suo Scout è arrivato alla casella { $ralph }. Con il Granaio sulla casella { $granary }, a fine turno tutto quel grano è tornato a Ralph. La tua visita a un tempio è un dono per chi sa approfittarne.
    .title = Gina porta su anche Ralph
    .fold = Se hai il libretto: lì si sono perse le caselle della pietra che Ralph ha preso prima, e lo Scout supera il Granaio soltanto più tardi. Seguendo le regole Ralph riceve lo stesso grano, solo prima.
step-bert-plans-ahead = Bert ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, un lama, ceramica e vestito, un pastore e un sacerdote del condor. Lo Scout è sulla casella { $scout }. Nel Tempio del Condor, dove si trova il Principe, c'è una pietra nuova, ma lo stesso Principe non usa mai di fila lo stesso distretto. Dove mandare il Principe, perché la prossima volta possa tornarci?
    .title = Il turno di Bert
    .same = L'esempio fa proprio così: un coltivatore di coca, e il Tempio del Condor è di nuovo lì accanto.
    .shown = Nell'esempio Bert va al Palazzo Reale e recluta un coltivatore di coca in cambio di ceramica e vestito. Da lì si torna gratis al Tempio del Condor, che è accanto. Le pietre del Tempio del Puma porterebbero Bert subito alla Vetta; ma allora non ci sarebbe un nuovo Inca, e il sacerdote del condor dovrebbe aspettare.
    .other = Un turno tutto tuo. { step-bert-plans-ahead.shown }
step-ralph-looks-around = Lo Scout di Ralph è sulla casella { $scout }, e la Stalla è sulla casella { $stable }. Ieri nessuno è entrato nel Tempio del Puma, quindi oggi lì { $stones ->
        [one] c'è una pietra
       *[other] ci sono { $stones } pietre
    }. Ralph ha { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }, molto grano e una coca, e il Principe è nel Quartiere dei Tessitori. Decidi tutto il turno.
    .title = Il turno di Ralph
    .same = L'esempio fa proprio così.
    .shown = Nell'esempio Ralph va al Tempio del Puma, lì accanto, e prende tutte le pietre: portano lo Scout proprio fino alla Stalla, e ne viene un lama.
    .other = Un turno tutto tuo. { step-ralph-looks-around.shown }
step-ralph-and-the-stable = Le pietre del Tempio del Puma hanno portato lo Scout di Ralph alla casella { $scout }, e quindi alla Stalla. Nessuno ha acquisito sacerdoti del puma, quindi nessuno poteva sacrificare. Vedi a che cosa è servito il grano offerto nel turno di Gina? Senza, lo Scout non ci sarebbe arrivato.
    .title = Quanto bastava
    .fold = Se hai il libretto: qui lo Scout di Ralph arriva soltanto a una casella più bassa, perché si sono perse le caselle di una pietra presa prima. Seguendo le regole arriva alla Stalla, e Ralph riceve un lama.
step-gina-needs-corn = Gina ha { $llamas } lama, qualche bene per nuovi Inca e { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }. Il Principe è nel Tempio Principale. Tu che cosa faresti?
    .title = Il turno di Gina
    .same = L'esempio fa proprio così.
    .shown = Nell'esempio Gina va alle Terrazze del Grano e prende il bonus, e l'agricoltore coltiva altro grano. Il grano paga il lavoro, i pastori e le tessere della notte, quindi non è mai troppo.
    .other = Un turno tutto tuo. { step-gina-needs-corn.shown }
step-the-farmer-stayed = Ora Gina ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }. Ti ricordi che Gina ha mandato all'Orologio Solare un pastore, e non l'agricoltore? E se fosse stato l'agricoltore?
    .title = L'agricoltore rimasto al lavoro
step-bert-sees-the-summit = Lo Scout di Bert è sulla casella { $scout }, e la Vetta è sulla casella { $summit }. Un lama sacrificato al condor vale { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }. Il Principe è nel Palazzo Reale. Decidi dove va Bert; il sacrificio e le carte vengono dopo.
    .title = Il turno di Bert
    .same = L'esempio fa proprio così: lì accanto si va gratis, e il lama resta per il condor.
    .shown = Nell'esempio Bert va al Tempio del Condor: prima la pietra, poi il lama per il condor, e lo Scout supera la Vetta in questo stesso turno.
    .other = Si può fare. { step-bert-sees-the-summit.shown }
step-over-the-summit = Nell'esempio Bert va al Tempio del Condor, e la pietra porta lo Scout alla casella { $scout }. Ora Bert dà il lama, che vale { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }. La Vetta è sulla casella { $summit }, ma il Cammino continua.
    .title = Oltre la Vetta
step-bert-keeps-cards = Bert ha dato il lama, e lo Scout ha superato la Vetta. A questo serviva salire tanto: Bert ha pescato carte nuove e ora ne ha in mano { $cards }. Sotto il mazzo { $returned ->
        [one] ne torna { $returned }
       *[other] ne tornano { $returned }
    }, a scelta. Bert ha { $shepherds ->
        [one] { $shepherds } pastore
       *[other] { $shepherds } pastori
    }, { $planters ->
        [one] { $planters } coltivatore di coca
       *[other] { $planters } coltivatori di coca
    } e { $priests ->
        [one] { $priests } sacerdote del condor
       *[other] { $priests } sacerdoti del condor
    }. Quali carte rimetti?
    .title = Bert sceglie le carte
    .same = L'esempio fa proprio così: ciò che resta premia la gente che Bert ha.
    .shown = Nell'esempio Bert tiene le carte che mostrano un condor, perché premiano ciò che Bert ha già.
    .other = Si può fare, e forse hai un piano tutto tuo. { step-bert-keeps-cards.shown }
step-what-a-card-is-worth = Bert ha tenuto le carte che mostrano un condor. Guardane una come se la partita finisse adesso.
    .title = Quanto vale una carta
step-choosing-cards = Adesso le carte di Bert portano { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. E da qui in poi ogni sacerdote del condor conta su ciascuna di loro. Un piano si fa così: pochi tipi di gente, e carte che li mostrano più e più volte. E se Bert avesse rimesso sotto il mazzo i condor?
    .title = Le carte fanno un piano
step-lower-but-further = Lo Scout di Bert è sulla casella { $scout }, più in basso di prima, eppure è andato più lontano: oltre la Vetta, con { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } in mano a Bert. E se Bert avesse tenuto il lama?
    .title = Più in basso, ma più lontano
step-ralph-is-yours = Qui l'esempio non racconta che cosa fa Ralph, quindi questo turno è tutto tuo; ciò che segue nella lezione è una scelta nostra, niente di più. Ralph ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, { $llamas } lama, { $coca } coca e { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }, e lo Scout è sulla casella { $scout }. Camminare, viaggiare o restare: a che cosa mira Ralph?
    .title = Il turno di Ralph, e tuo
    .same = La stessa idea che abbiamo avuto noi: il tessitore lavora di nuovo, e i vestiti aiutano a pagare Inca e sacerdoti.
    .shown = Noi mandiamo di nuovo Ralph nel Quartiere dei Tessitori, dove aspettano un bonus e un tessitore: i vestiti aiutano a pagare Inca e sacerdoti.
    .other = Va bene come ogni altro: l'esempio lascia aperto questo turno. { step-ralph-is-yours.shown }
    .fold = Se hai il libretto: lì il turno di Ralph in questo giro manca. Quello che si gioca qui quando l'esempio continua è nostro.
step-gina-travels = Ancora un turno, l'ultimo. Gina ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }, { $llamas } lama, { $coca } coca, { $pottery ->
        [one] { $pottery } ceramica
       *[other] { $pottery } ceramiche
    } e { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }. Il Principe è nelle Terrazze del Grano. A che cosa servono questi beni?
    .title = Il turno di Gina
    .same = L'esempio fa proprio così: un viaggio lontano, e nuovi Inca all'arrivo.
    .shown = Nell'esempio Gina paga un lama, viaggia fino al Palazzo Reale e recluta un ceramista e un coltivatore di coca: beni fermi sono diventati gente che lavora e che può portare punti.
    .other = Un turno tutto tuo. { step-gina-travels.shown }

## Beyond

step-what-is-missing = Qui l'esempio finisce, nel giorno { $day } di { $last_day }. Alcune regole non si sono viste: gli acquisti, le Vergini, l'ultimo giorno e come finisce la partita. Guardiamole in altre partite, una posizione alla volta. Poi il resto di questa partita è tuo.
    .title = Che cosa manca ancora
step-buying = Comprare è vendere al contrario: prendi il bene più in basso di una colonna e paghi il prezzo del suo spazio. Alla banca non manca mai nulla: se una colonna è vuota, ne vende un pezzo per { $sold_out ->
        [one] { $sold_out } grano
       *[other] { $sold_out } grani
    }; se è piena, ne compra uno per { $full ->
        [one] { $full } grano
       *[other] { $full } grani
    }. In una stessa visita nessuno ricompra ciò che ha appena venduto, né vende ciò che ha appena comprato. E il grano è il denaro: non ha una colonna, e non si commercia mai fra giocatori.
    .title = Comprare
step-a-visit-to-the-market = Ora una visita intera. Bert ha una coca e qualche vestito, neanche un grano, e vorrebbe un lama e una ceramica. Vendite e acquisti si possono alternare a piacere. Bert se lo può permettere?
    .title = Una visita al mercato
step-the-value-falls = Bert può pagare un sacerdote del puma, e ne sono già stati acquisiti alcuni. Ricorda che cosa scopre ogni tessera: conta il numero più basso in vista. Ciò che qualcuno guadagna con un sacerdote rende un poco peggiori i sacrifici di tutti in quel tempio. Alcuni dei numeri sono una nostra ricostruzione.
    .title = Il valore in caselle scende
step-virgins = Le Vergini del Sole si acquisiscono nella Casa delle Vergini; il prezzo che vedi lì è una nostra ricostruzione. Sacrificano nel Tempio del Sole, dove in questa partita { $stones ->
        [one] c'è una pietra
       *[other] ci sono { $stones } pietre
    }; ogni lama vale { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }. Bert non ha Vergini, ma Ralph e Gina sì. Che cosa succede quando Bert entra?
    .title = Le Vergini del Sole
step-nobody-is-forced = Il Tempio del Puma funziona allo stesso modo. Bert ha { $bert ->
        [one] { $bert } sacerdote del puma
       *[other] { $bert } sacerdoti del puma
    } e un lama per ognuno, Ralph ha { $ralph ->
        [one] { $ralph } sacerdote del puma
       *[other] { $ralph } sacerdoti del puma
    }. Entrare in un distretto fa scattare la sua azione, ma a ciò che offre si può rinunciare: lavoro, commercio, Inca, sacerdoti, sacrifici, Orologio Solare. Solo un bonus o una pietra si prende sempre.
    .title = Nessuno è obbligato
step-nothing-left-today = Un Principe può entrare in un distretto dove non c'è più nulla. Soltanto, non se ne ricava niente: né bonus, né lavoro, né pietre, né sacrifici, per nessuno. Bert ha beni da offrire ed entra nel Tempio Principale.
    .title = Per oggi più nulla
step-a-long-climb = Lo Scout di Bert è sulla casella { $scout }, e la Vetta è sulla casella { $summit }. Con parecchi sacerdoti e lama, una sola visita può portarlo oltre la Vetta e ben più in là. Tutto ciò che supera per strada conta: Stalla, Vetta, Granaio.
    .title = Una lunga salita
step-the-last-day = Dopo il giorno { $last_day } non viene nessuna notte, quindi una tessera Luna paga appena la prendi, e l'Orologio Solare appena ci mandi un Inca. Soltanto ciò che danno Granaio e Stalla aspetta ancora la fine del turno. La tessera resta a te, e l'Inca resta all'Orologio. Finiti gli ultimi turni di quel giorno, è finita la partita.
    .title = L'ultimo giorno
step-counting-points = Comunque finisca la partita, prima si contano i punti. Ogni icona delle tue carte porta un punto per ogni Inca o sacerdote del suo tipo, e un'icona che sta su più carte conta più volte. Uno Scout dal Granaio in su, cioè dalla casella { $granary }, porta { $low ->
        [one] { $low } punto
       *[other] { $low } punti
    } in più; dalla Stalla in su, casella { $stable }, ne porta invece { $high }; basta essere proprio su quella casella. Provaci per Bert.
    .title = Contare i punti
step-the-rescue = In questa partita quasi tutte le { $tiles } tessere di sacerdoti e Vergini sono state prese, e Bert sta per acquisire l'ultima. Allora Machu Picchu è salva: la partita finisce dopo questo turno, e vince chi ha più punti.
    .title = La Salvezza
step-the-empty-deck = C'è un altro modo di salvarsi: la partita finisce anche quando il mazzo è vuoto dopo che si è pescato e restituito. Qui nel mazzo { $deck ->
        [one] resta ancora { $deck } carta
       *[other] restano ancora { $deck } carte
    }, e parecchi Scout sono vicini alla Vetta. Se restano meno carte di quante se ne pescano di solito, si pescano tutte e se ne restituisce una in meno; se ne resta una sola, la tieni. A mazzo vuoto chi arriva alla Vetta riceve invece { $awards ->
        [one] { $awards } punto
       *[other] { $awards } punti
    }. In caso di parità vince chi ha più unità di beni rimaste.
    .title = Il mazzo vuoto
step-the-conquest = Se nessuno salva la città, dopo l'ultimo giorno viene conquistata, e decide l'oro. Ognuno conta l'oro delle proprie carte; uno Scout dal Granaio in su ne aggiunge { $low }, dalla Stalla in su ne aggiunge invece { $high }. I punti di chi ha più oro si moltiplicano per { $most }, quelli di chi viene subito dopo per { $second }; chi è alla pari condivide il posto, e a tutti gli altri restano i punti che hanno. Parte di quest'oro è una nostra ricostruzione.
    .title = La Conquista
step-other-tables = Intorno al tavolo si può essere in più o in meno. Allora la partita comincia da un altro giorno, e ognuno ha più o meno Inca. C'è anche una partita introduttiva, in cui tutti cominciano con un Inca per ogni mestiere.
    .title = Altri tavoli
step-play-on = Ora la partita di Bert, Ralph e Gina è tua. Per come stanno le cose, Bert avrebbe { $bert ->
        [one] { $bert } punto
       *[other] { $bert } punti
    }, Ralph { $ralph } e Gina { $gina }, ma nulla è deciso. Giochi per chi ha il turno adesso. Poi lascia giocare gli altri: decidono da sé, un turno dopo l'altro, finché non tocca di nuovo a te. Che cosa hanno fatto, e perché, si legge sotto ciò che è successo e accanto a ogni passo.
    .title = Continua a giocare
step-the-review = Per finire, alcune posizioni mai viste. Vengono da altre partite, con altra gente al tavolo, di più o di meno che qui. Ciò che per strada ti è sembrato difficile torna qui. Prenditi il tempo che vuoi: ogni risposta sbagliata ti dice a quale domanda avrebbe risposto bene.
    .title = Che cosa ti resta
