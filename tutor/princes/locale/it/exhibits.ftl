# Alternatives of the lesson, and the exhibits. An alternative's figures are those of its own end;
# with _example they are the example's. An exhibit's `.ask` is said before its decisions, `.answer`
# after them.

## Alternatives: what if …?

alternative-ralph-rests = E se Ralph avesse risparmiato il grano e lasciato a riposo il ceramista?
    .title = Il ceramista di Ralph riposa
    .claim = Allora Ralph arriva al Palazzo Reale { $pottery ->
        [0] senza ceramiche
        [one] con solo { $pottery } ceramica
       *[other] con solo { $pottery } ceramiche
    }. Un coltivatore di coca e un tessitore insieme sono fuori portata, perché ognuno di loro chiede una ceramica. Il lavoro costa poco rispetto a ciò che rende.
    .right = La ceramica non basterebbe per tanta gente
    .wrong = La stessa gente, e un grano in più
alternative-gina-only-farmer = E se Gina avesse reclutato soltanto l'agricoltore, tenendo grano e coca?
    .title = Gina tiene un po' di grano
    .claim = Allora il pastore di Gina può lavorare quando arriva Bert, e Gina ha { $llamas } lama invece di { $llamas_example ->
        [0] nessuno
       *[other] { $llamas_example }
    }. Ma al lavoro c'è un pastore in meno, oggi e in tutti i giorni a venire.
    .right = Gina avrebbe ora più lama
    .wrong = Gina avrebbe gli stessi lama
alternative-bert-waits = E se Bert tenesse il lama e rimandasse il sacrificio?
    .title = Bert aspetta
    .claim = Allora lo Scout si ferma sulla casella { $scout }, non sulla casella { $scout_example }. Non supera il Granaio, e Bert ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    } invece di { $corn_example }. Il lama c'è ancora, ma per oggi questo tempio è chiuso.
alternative-gina-sends-the-farmer = E se Gina avesse mandato all'Orologio Solare l'agricoltore, e non un pastore?
    .title = Gina manda l'agricoltore
    .claim = Allora nelle Terrazze del Grano non lavora nessun Inca di Gina, e la visita porta soltanto il bonus: Gina ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    } invece di { $corn_example }. Manda chi ti serve di meno.
alternative-bert-gives-nothing = E se Bert prendesse la pietra ma tenesse il lama?
    .title = Bert tiene il lama
    .claim = Allora lo Scout si ferma sulla casella { $scout }, sotto la Vetta. Il numero è più alto di { $scout_example }, ma il Cammino è un anello: non si è pescato nulla, e Bert ha in mano { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } invece di { $cards_example }.

## Exhibits: the worked examples of the rules

exhibit-a-card = Bert ha in mano una carta Sacrificio con un ceramista e un puma. Ha dei ceramisti, un tessitore e un sacerdote del puma.
    .title = Una carta Sacrificio
exhibit-shared-coca = Ieri nessuno è passato dalla Piantagione di Coca, quindi il bonus è cresciuto. Tutti hanno lì coltivatori di coca. Bert entra.
    .title = Produzione per tutti
    .ask = Quanta coca ha ognuno alla fine, se tutti fanno lavorare tutti i coltivatori?
    .answer = Bert prende tutto il bonus e produce anche una coca: ora ha { $bert } coca. Ralph ne ha { $ralph }, e Gina, con più coltivatori, { $gina }. Ogni coca prodotta è costata un grano.
exhibit-stones-and-virgins = Bert non ha Vergini; Ralph ne ha una, Gina di più, e tutti hanno un lama. Bert entra nel Tempio del Sole, dove ci sono delle pietre.
    .title = Il Tempio del Sole
    .ask = Di quanto sale ogni Scout?
    .answer = Lo Scout di Bert sale di { $stone ->
        [one] { $stone } casella
       *[other] { $stone } caselle
    } per ogni pietra, fino alla casella { $bert }. La Vergine di Ralph dà un lama per { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }, e lo Scout di Ralph è sulla casella { $ralph }. Gina ha più Vergini, ma non può fare più sacrifici di quanti lama ha, e il suo Scout arriva alla casella { $gina }. Una Vergine costa { $coca } coca, { $pottery ->
        [one] { $pottery } ceramica
       *[other] { $pottery } ceramiche
    } e { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }; un sacerdote del puma, { $puma_coca } coca, { $puma_pottery ->
        [one] { $puma_pottery } ceramica
       *[other] { $puma_pottery } ceramiche
    } e { $puma_cloth ->
        [one] { $puma_cloth } vestito
       *[other] { $puma_cloth } vestiti
    }.
exhibit-an-offering = Bert entra nel Tempio Principale e offre grano, un lama e un vestito.
    .title = Un'offerta
exhibit-more-than-one = Bert arriva al Palazzo Reale con coca, ceramiche e vestiti, e vuole un coltivatore di coca e un tessitore.
    .title = Reclutare più d'uno
    .ask = I beni bastano?
    .answer = Sì, bastano appena: ceramica e vestito per il coltivatore di coca, coca e ceramica per il tessitore. Di coca { $coca ->
        [0] non ne resta
       *[other] ne resta { $coca }
    }, di ceramiche { $pottery ->
        [0] nemmeno una
       *[other] { $pottery }
    }, di vestiti { $cloth ->
        [0] nemmeno uno
       *[other] { $cloth }
    }; gli Inca nella riserva sono { $supply }. Nello stesso turno si poteva reclutare anche un ceramista, ma non un altro tessitore.
exhibit-another-puma = Bert viaggia fino alla Casa dei Sacerdoti e prende un sacerdote del puma. Altri sono già stati presi.
    .title = Un altro sacerdote del puma
exhibit-selling-coca = Bert vende coca nella Piazza Centrale, un pezzo dopo l'altro, senza ritoccare il mercato.
    .title = Vendere pezzo per pezzo
exhibit-buying-coca = Bert compra coca nella Piazza Centrale, un pezzo dopo l'altro, senza ritoccare il mercato.
    .title = Comprare pezzo per pezzo
exhibit-a-market-day = Bert arriva alla Piazza Centrale con una coca, qualche vestito e niente grano, per comprare un lama e una ceramica.
    .title = Una visita al mercato
    .ask = Che cosa ritoccheresti, e quanto grano resterà?
    .answer = Bert toglie prima un vestito, perché vende soprattutto vestiti. Tutti quei vestiti e la coca pagano il lama, che viene dalla colonna, e la ceramica, che viene dalla banca. A Bert { $corn ->
        [one] resta { $corn } grano
       *[other] restano { $corn } grani
    }.
exhibit-past-the-summit = Un sacrificio porta lo Scout di Bert oltre la Vetta.
    .title = Al di là della Vetta
exhibit-a-long-climb = Bert entra nel Tempio del Puma con parecchi sacerdoti del puma, un lama per ognuno e pochissimo grano.
    .title = Una lunga salita
    .ask = Dove arriverà lo Scout, e che cosa avrà guadagnato per strada?
    .answer = Lo Scout ha superato la Stalla, sulla casella { $stable }, e la Vetta, dove Bert ha pescato carte, ed è arrivato al Granaio, sulla casella { $granary }: adesso è sulla casella { $scout }. A fine turno Bert ha { $llamas } lama, { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    } e { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
exhibit-counting-points = Bert ha in mano parecchie carte, e ha Inca, sacerdoti del puma e una Vergine.
    .title = Contare i punti
    .ask = Quanti punti valgono le carte e lo Scout di Bert? E quanto oro ha Bert?
    .answer = Le carte mostrano un puma più e più volte, e ognuna di queste icone conta per tutti e { $pumas } i sacerdoti del puma. Ogni icona con il tessitore conta per { $weavers ->
        [one] { $weavers } tessitore
       *[other] { $weavers } tessitori
    }, l'icona con l'agricoltore per { $farmers ->
        [one] { $farmers } agricoltore
       *[other] { $farmers } agricoltori
    }, e ogni icona della coca per il coltivatore di coca. { $shepherds ->
        [one] Il pastore non porta
       *[other] I pastori non portano
    } nulla, perché nessuna carta ne mostra uno. Con il posto dello Scout si arriva a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. L'oro si conta a parte: quello delle carte e quello dello Scout fanno { $gold }.
exhibit-the-conquest = È l'ultimo turno dell'ultimo giorno, e tocca ad Ana. Quando finisce, gli spagnoli prendono la città.
    .title = La Conquista
exhibit-the-end-of-the-example = Questo è l'ultimo turno del maestro. Il Principe di Gina è nelle Terrazze del Grano, e Gina ha beni per nuovi Inca.
    .title = L'ultimo turno del maestro
    .ask = Come può Gina trasformare subito tutti questi beni in Inca?
    .answer = Gina paga un lama, viaggia fino al Palazzo Reale e recluta un ceramista e un coltivatore di coca. Nella riserva { $supply ->
        [one] resta { $supply } Inca
       *[other] restano { $supply } Inca
    }, e per i prossimi viaggi { $llamas } lama.

## Exhibits: what the example does not show

exhibit-stable-too-early = Bert entra nel Tempio del Puma con più sacerdoti del puma che lama. La pietra porta lo Scout alla Stalla.
    .title = Il lama della Stalla
    .ask = Il lama della Stalla si può sacrificare subito?
    .answer = No. La Stalla paga a fine turno. Bert dà il lama che ha, lo Scout arriva alla casella { $scout }, e soltanto dopo arriva un lama nuovo: per il prossimo turno Bert ne ha { $llamas }.
exhibit-a-virgin = Bert viaggia fino alla Casa delle Vergini. Altre Vergini sono già state prese.
    .title = Prendere una Vergine
    .ask = Che cosa paga Bert, e quanto vale poi un lama nel Tempio del Sole?
    .answer = Una Vergine costa { $coca } coca, { $pottery ->
        [one] { $pottery } ceramica
       *[other] { $pottery } ceramiche
    } e { $cloth ->
        [one] { $cloth } vestito
       *[other] { $cloth } vestiti
    }. Viene alla luce il numero successivo, e per tutti un lama nel Tempio del Sole vale { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }.
exhibit-puma-sacrifice = Bert entra nel Tempio del Puma con sacerdoti del puma e lama. Anche Ralph ha un sacerdote del puma e un lama, Gina ha soltanto lama.
    .title = Davanti al Tempio del Puma
    .ask = Chi può sacrificare? E qualcuno è obbligato?
    .answer = I sacerdoti di Bert danno un lama a testa, e lo Scout arriva alla casella { $bert }. Ralph potrebbe darne uno per { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }, ma rinuncia e lo tiene. Gina non ha sacerdoti del puma, e quindi non ha nulla da decidere.
exhibit-nothing-is-forced = Bert entra nel Quartiere dei Tessitori, dove soltanto Ralph ha tessitori.
    .title = I tessitori di Ralph
    .ask = I tessitori di Ralph devono lavorare, e Bert deve prendere il bonus?
    .answer = Il bonus si prende sempre: Bert ha { $bert ->
        [one] { $bert } vestito
       *[other] { $bert } vestiti
    }. Ma Ralph può lasciare a riposo i tessitori, e tiene { $ralph ->
        [one] { $ralph } grano
       *[other] { $ralph } grani
    }.
exhibit-nothing-left = Bert entra nel Quartiere dei Tessitori, dove ci sono tessitori di Bert. Lì non c'è nessun bonus.
    .title = Un distretto esaurito
exhibit-a-temple-without-stones = Bert entra nel Tempio Principale con beni da offrire. Lì non c'è nessuna pietra.
    .title = Un tempio esaurito
exhibit-farmers-for-everybody = Bert entra nelle Terrazze del Grano. Bert e Ralph hanno lì agricoltori, e nessuno ha grano.
    .title = Lavorano gli agricoltori di tutti
    .ask = Chi riceve grano?
    .answer = Bert prende il bonus, e anche l'agricoltore di Bert coltiva grano: { $bert ->
        [one] { $bert } grano
       *[other] { $bert } grani
    }. Nel turno di Bert { $farmers ->
        [one] lavora anche l'agricoltore
       *[other] lavorano anche { $farmers } agricoltori
    } di Ralph: { $ralph ->
        [one] { $ralph } grano
       *[other] { $ralph } grani
    }, senza pagare nulla.
exhibit-no-round-trips = Bert ha venduto una coca nella Piazza Centrale e ha del grano in mano.
    .title = Venduto e comprato
    .ask = Bert può ricomprare la coca, o comprare grano con una coca?
    .answer = Né l'una né l'altra cosa. Ciò che si vende non si ricompra nella stessa visita: non cambierebbe nulla, e quindi la nostra interpretazione lo esclude. E il grano è il denaro: non ha una colonna. Con { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    } Bert può comprare altri beni, oppure vendere { $coca ->
        [one] l'altra coca
       *[other] le altre { $coca } coca
    }.
exhibit-round-again = Bert entra nel Tempio del Sole con molte Vergini e un lama per ognuna.
    .title = Un altro giro del Cammino
    .ask = Che cosa succede quando una sola salita passa di nuovo dalla Vetta?
    .answer = Conta ogni volta: Bert ha pescato e rimesso carte, e poi di nuovo. Lo Scout è sulla casella { $scout }, Bert ha in mano { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, e ciò che dovevano Granaio e Stalla è stato pagato ogni volta.
exhibit-cards-before-the-llama = Lo Scout di Bert è vicino alla Vetta. Le pietre del Tempio del Puma bastano a portarlo oltre.
    .title = Una cosa dopo l'altra
    .ask = Che cosa viene prima, le carte nuove o il sacrificio?
    .answer = Le carte. Ogni salita si conclude prima che succeda altro: Bert pesca e rimette, e soltanto dopo decide del lama. Sotto il mazzo le carte rimesse seguono l'elenco di tutte le carte; nessuno le ordina a piacere. Alla fine lo Scout è sulla casella { $scout }, e Bert ha in mano { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
exhibit-a-short-deck = Quando lo Scout di Bert arriva alla Vetta, nel mazzo non c'è quasi più nulla.
    .title = Un mazzo quasi vuoto
    .ask = Quante carte pesca Bert, e quante ne rimette?
    .answer = Bert pesca tutto ciò che resta e ne rimette una in meno di quante ne ha pescate: così ha in mano { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, e nel mazzo { $deck ->
        [one] c'è di nuovo { $deck } carta
       *[other] ci sono di nuovo { $deck } carte
    } per chi arriva dopo. Chi trova una sola carta la prende e basta.
exhibit-the-deck-runs-out = Tutti gli Scout sono vicini alla Vetta. Bert entra nel Tempio Principale, dove tutti possono offrire.
    .title = Il mazzo si esaurisce
    .ask = Chi riceve l'ultima carta, che cosa ricevono gli altri, e chi vince?
    .answer = Il primo Scout alla Vetta è quello di Bert, grazie alla pietra, quindi l'ultima carta va a Bert: la città è salva, e la partita finisce dopo questo turno. Anche gli Scout di Ralph e Gina arrivano alla Vetta, ma invece delle carte portano { $awards ->
        [one] { $awards } punto
       *[other] { $awards } punti
    } ciascuno. Ralph ha { $ralph ->
        [one] { $ralph } punto
       *[other] { $ralph } punti
    } e Gina { $gina }; fra chi è alla pari vince chi ha più unità rimaste: Ralph ne ha { $ralph_units }, Gina { $gina_units }.
exhibit-the-last-virgin = Tutti i sacerdoti sono stati presi, e anche tutte le Vergini tranne una. Bert può pagare l'ultima.
    .title = La Salvezza
    .ask = Che cosa succede quando si prende l'ultima Vergine, e chi vince?
    .answer = Ora sono state prese tutte e { $all } le tessere, quindi la partita finisce dopo questo turno con la Salvezza. Vince chi ha più punti: Bert ne ha { $bert }, Ralph { $ralph } e Gina { $gina }. L'oro allora non conta.
exhibit-saved-before-night = È l'ultimo turno del giorno, tutti hanno una tessera Luna, e Bert sta per pescare l'ultima carta.
    .title = La Salvezza prima della notte
    .ask = Le tessere Luna pagano ancora?
    .answer = No. La Salvezza viene prima: non segue nessuna notte, e le tessere non pagano nulla, quindi Bert ha { $coca } coca come prima. Ma ciò che spetta a fine turno si paga ancora: per l'ultima mossa Bert prende il grano dal percorso del tempo e ha { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }. In uno spareggio potrebbe essere decisivo.
exhibit-a-tile-on-the-last-day = Nell'ultimo giorno Bert resta e prende la tessera con il lama.
    .title = Una tessera Luna nell'ultimo giorno
    .ask = Quando paga la tessera?
    .answer = Subito, per un grano: Bert ha { $llamas } lama e { $corn ->
        [one] { $corn } grano
       *[other] { $corn } grani
    }. La tessera resta a Bert e conta per la fine del giorno.
exhibit-the-clock-on-the-last-day = Nell'ultimo giorno Bert va all'Orologio Solare e manda un pastore.
    .title = L'Orologio Solare nell'ultimo giorno
    .ask = Quando paga l'Orologio, e che ne è dell'Inca?
    .answer = Paga subito: beni diversi, e lo Scout sale alla casella { $scout }. Ma l'Inca resta all'Orologio, e lì nessuna carta lo conta.
exhibit-level-on-gold = La partita sta per finire con la Conquista. Bert e Ralph hanno lo stesso oro, Gina ne ha meno.
    .title = Parità d'oro
    .ask = Chi moltiplica i punti, e per quanto?
    .answer = Bert e Ralph, con { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro a testa, condividono il primo posto: i loro punti si moltiplicano per { $most }. Gina, con { $gina_gold ->
        [one] { $gina_gold } pezzo
       *[other] { $gina_gold } pezzi
    } d'oro, ha la quantità che viene subito dopo, quindi i suoi punti si moltiplicano per { $next }. Bert finisce con { $bert ->
        [one] { $bert } punto
       *[other] { $bert } punti
    }, Ralph con { $ralph } e Gina con { $gina }.
exhibit-a-whole-evening = È sera. Alcune tessere Luna sono state prese, e all'Orologio Solare ci sono Inca di Gina. Ora Bert prende la tessera che chiude il giorno.
    .title = Una sera intera
    .ask = Giocala fino in fondo: chi ha ancora un turno, chi riceve che cosa, e in quale ordine?
    .answer = Ralph e Gina hanno avuto un ultimo turno a testa, e Gina, con l'ultima mossa, ha preso il grano dal percorso del tempo. Poi hanno pagato le tessere Luna, prima quella di Bert, poi quelle di Ralph, il cui grano poteva pagare le altre: { $ralph ->
        [one] ne resta { $ralph }
       *[other] ne restano { $ralph }
    }. Dopo è venuto l'Orologio Solare, per ogni Inca di Gina, fino alla casella { $gina }. Nelle Terrazze del Grano le unità bonus restano { $terraces }, il massimo; nel Tempio del Puma { $puma ->
        [one] c'è di nuovo { $puma } pietra
       *[other] ci sono di nuovo { $puma } pietre
    }. È il giorno { $day }, e comincia Bert.
exhibit-a-small-table = Un tavolo piccolo: giocano soltanto Bert e Ralph.
    .title = Un tavolo piccolo
    .ask = Da quale giorno comincia la partita, e quanti Inca ha ognuno?
    .answer = Si comincia dal giorno { $day }, quindi i giorni da giocare sono di più, fino al giorno { $last_day }, e sul percorso del tempo { $track_corn ->
        [one] c'è { $track_corn } grano
       *[other] ci sono { $track_corn } grani
    }. Ognuno ha { $incas } Inca.
exhibit-a-full-table = Un tavolo al completo: di più non si può essere.
    .title = Un tavolo al completo
    .ask = Da quale giorno comincia la partita, e quanti Inca ha ognuno?
    .answer = Si comincia dal giorno { $day }, con { $track_corn ->
        [one] { $track_corn } grano
       *[other] { $track_corn } grani
    } sul percorso del tempo, e ognuno ha { $incas } Inca. Gli Scout partono a una casella di distanza l'uno dall'altro, il primo dalla casella { $scout }. Distribuite le carte, nel mazzo { $deck ->
        [one] ne resta { $deck }
       *[other] ne restano { $deck }
    }.
exhibit-the-learning-game = Nella partita introduttiva, che si trova soltanto in uno dei testi che abbiamo, nessuno sceglie il primo Inca.
    .title = La partita introduttiva
    .ask = Che cosa cambia all'inizio?
    .answer = Ognuno ha già { $incas } Inca in ogni distretto di produzione, e { $supply } nella riserva. In cambio la partita comincia più tardi, dal giorno { $day }.

## Piani, giocati fino in fondo

exhibit-first-plan-cards = Recluta gli agricoltori e i pastori che le tue carte mostrano, e falli lavorare.
    .title = Gente per le tue carte
    .answer = La mattina dopo avresti { $points } punti, con { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro e { $units } unità in mano. La borsa è quasi vuota, ma questa gente lavora anche domani.
exhibit-first-plan-trail = Di tempio in tempio, per l'oro e per carte nuove.
    .title = Su per il Cammino
    .answer = La mattina dopo avresti { $points } punti, con { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro, { $cards } carte e { $units } unità in mano. Molto oro, ma ancora nessuno al lavoro.
exhibit-first-plan-market = Vendi e compra nella Piazza Centrale finché non puoi permetterti qualcosa.
    .title = Prima il mercato
    .answer = La mattina dopo avresti { $points } punti, con { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro e { $units } unità in mano. Ne è venuto fuori un sacerdote del puma, dopo un gran camminare.
exhibit-second-plan-people = Recluta ancora, prima che sia tardi per trarne profitto.
    .title = Più gente
    .answer = La mattina dopo avresti { $points } punti, con { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro e { $units } unità in mano. Ogni pastore conta su più di una carta.
exhibit-second-plan-trail = Pietre e lama per portare lo Scout alla Vetta.
    .title = Su per il Cammino
    .answer = La mattina dopo avresti { $points } punti, con { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro, { $cards } carte e { $units } unità in mano. Le carte portano insieme punti e oro.
exhibit-second-plan-market = Guadagna grano oggi, e spendilo domani.
    .title = Prima il mercato
    .answer = La mattina dopo avresti { $points } punti, con { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro e { $units } unità in mano. I beni da soli non danno punti.
exhibit-last-plan-virgin = Prendi un'altra Vergine del Sole, che è sulla maggior parte delle tue carte, e recluta con quello che entra.
    .title = Una Vergine in più
    .answer = Bert finisce con { $points } punti, che con { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro diventano { $total }. Ralph ha continuato a pescare carte, di pezzi ne ha { $rival } e vince con { $ralph }; Gina finisce con { $gina }. Una Vergine porta punti, ma non oro.
exhibit-last-plan-trail = Tempio dopo tempio, per una carta in più e il suo oro.
    .title = Alla Vetta
    .answer = Bert finisce con { $points } punti, che con { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro, più di tutti, diventano { $total }: ed è vittoria! Ralph, che di pezzi ne ha { $rival }, finisce con { $ralph }, Gina con { $gina }. A decidere è stata la carta nuova: senza il suo oro, Ralph ne avrebbe avuto più di Bert.
exhibit-last-plan-people = Spendi tutto per gente che conta sulle tue carte.
    .title = Gente, gente
    .answer = Bert finisce con { $points } punti, che con { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro diventano { $total }. Vince Ralph con { $ralph }, perché di pezzi ne ha di più, { $rival }; Gina finisce con { $gina }. La gente ha portato i suoi punti, ma nessuna carta con il suo oro.
