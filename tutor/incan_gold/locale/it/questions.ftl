# Domande su qualsiasi posizione, per i concetti del gioco, e le probabilità di ciò che viene.
# $right e $value sono la risposta giusta e quella scelta. In questi testi non c'è nessuna cifra del gioco.

## Which cards strike

concept-cards_that_strike = Carte che chiudono il giro
ask-cards_that_strike = { $cards ->
    [one] C'è { $cards } carta coperta
   *[other] Ci sono { $cards } carte coperte
}. Quante chiuderebbero il giro?
    .option = { $value }
    .right = Sì. Chiude il giro soltanto un secondo pericolo di un tipo che è già sul percorso, e lì { $kinds ->
        [one] c'è { $kinds } tipo.
       *[other] ci sono { $kinds } tipi.
    }
    .nudge = Guarda i pericoli sul percorso. Di ognuno di quei tipi, quante carte devono ancora uscire?
misconception-two_different_hazards = Due pericoli diversi non chiudono il giro. I pericoli coperti sono { $hazards }, ma contano soltanto quelli dei tipi già sul percorso: { $kinds } finora.
misconception-counts_the_path_too = I pericoli sul percorso sono già scoperti; può venire soltanto ciò che è ancora coperto: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}.
misconception-one_card_a_kind = Di ogni tipo c'è più di una carta. Sul percorso { $kinds ->
    [one] c'è { $kinds } tipo, e possono ancora arrivare tutte le sue carte.
   *[other] ci sono { $kinds } tipi, e possono ancora arrivare tutte le loro carte.
}
misconception-forgot_the_removed = Un pericolo che ha chiuso un giro è fuori dal gioco: non è fra le carte coperte, che sono { $cards }.
misconception-needs_a_third = Non serve il terzo di un tipo: già il secondo chiude il giro, e sul percorso { $kinds ->
    [one] c'è { $kinds } tipo
   *[other] ci sono { $kinds } tipi
}.

## A treasure shared

concept-share_of_treasure = Una parte del tesoro
ask-share_of_treasure = { $inside ->
    [one] Dentro c'è solo { $player }
   *[other] Dentro ci sono { $inside } esploratori
}, e la prossima carta è un tesoro di { $value_of_card }. Quanto ci sarà allora accanto alla tenda di { $player }, che adesso ha lì { $beside }?
    .option = { $value }
    .right = Sì: prima { $beside ->
        [0] non c'era nulla
       *[other] c'era già { $beside }
    }, e { $share ->
        [0] questo non basta per dividerlo
       *[other] si aggiunge una parte di { $share }
    }. Sulla carta { $rest ->
        [0] non resta nulla
        [one] resta { $rest }
       *[other] restano { $rest }
    }.
    .nudge = Dividi il tesoro fra chi è dentro e dimentica il resto. Poi aggiungi ciò che c'è già.
misconception-forgot_what_lay_there = Questa è soltanto la nuova parte. Prima c'era già { $beside }.
misconception-keeps_it_all = Il tesoro non va tutto a { $player }: si divide fra chi è dentro, e dentro sono { $inside }.
misconception-rounds_up = Non si arrotonda per eccesso: ciò che non si divide in { $inside } parti uguali resta sulla carta, e cioè { $rest }.
misconception-shares_the_path_again = Si divide soltanto ciò che è sulla nuova carta, { $value_of_card }. Ciò che era già sul percorso aspetta chi esce.
misconception-treasure_waits_on_the_path = Il tesoro non aspetta sul percorso: si divide subito, { $share } a testa, e resta soltanto l'avanzo.

## Going home together

concept-home_together = Uscire insieme
ask-home_together = Escono tutti e { $inside }, insieme. Quanto tesoro mette nella tenda { $player }, con { $beside } accanto alla tenda e { $left } sul percorso?
    .option = { $value }
    .right = Sì: { $beside ->
        [0] nulla
       *[other] { $beside }
    } accanto alla tenda, e { $share ->
        [0] nulla dal percorso, dove non c'era abbastanza da dividere
       *[other] una parte di { $share } di ciò che era sul percorso
    }.
    .nudge = Ognuno tiene il proprio mucchio. Ciò che è sul percorso si divide fra chi esce.
misconception-picks_up_all = { $player } non raccoglie tutto ciò che è sul percorso: si divide fra chi esce, e a uscire sono { $inside }.
misconception-leaves_the_path = Ciò che è sul percorso non resta lì: chi esce ne prende una parte, { $share } a testa.
misconception-forgot_the_heap = Manca ciò che è accanto alla tenda, { $beside }: chi esce lo mette al sicuro.
misconception-takes_the_artifacts_along = Gli artefatti restano lì: nessuno li prende quando si esce in { $inside }.
misconception-shares_the_artifacts = Un artefatto non si divide: quando escono in { $inside } insieme, nessuno lo prende. Resta sul percorso.
misconception-first_takes_the_rest = Nessuno è primo: tutti e { $inside } hanno lo stesso. Ciò che avanza, { $rest }, resta sul percorso.
misconception-leaving_loses_all = È il contrario: uscendo, { $player } mette al sicuro il tesoro. Può perderlo soltanto chi è dentro.

## Going home alone

concept-home_alone = Uscire da soli
ask-home_alone = Esce soltanto { $player }, con { $beside } accanto alla tenda e { $left } sul percorso, dove { $count ->
    [one] c'è anche un artefatto
   *[other] ci sono anche artefatti
}. Quanto ottiene in tutto?
    .option = { $value }
    .right = Sì: { $beside ->
        [0] nulla
       *[other] { $beside }
    } accanto alla tenda, { $left ->
        [0] nessun tesoro
       *[other] un tesoro di { $left }
    } sul percorso, e { $count ->
        [one] un artefatto che vale
       *[other] artefatti che valgono
    } { $artifacts }.
    .nudge = Chi esce da solo prende tre cose. Quanto vale adesso un artefatto?
misconception-forgot_the_artifacts = { $count ->
    [one] Manca l'artefatto: esce soltanto { $player }, che lo prende, e vale { $artifacts }.
   *[other] Mancano gli artefatti: esce soltanto { $player }, che li prende, e valgono { $artifacts }.
}
misconception-forgot_the_path = Manca il tesoro di { $left } sul percorso: esce soltanto { $player }, che lo raccoglie tutto.
misconception-shares_with_who_stays = Chi resta non divide nulla: il percorso va a chi esce, e qui esce soltanto { $player }.
misconception-only_the_heap = Quello è soltanto ciò che è accanto alla tenda. { $player } prende anche tutto ciò che è sul percorso.

## After a strike

concept-after_a_strike = Che cosa porta via un pericolo
ask-after_a_strike = Se la prossima carta è un pericolo di un tipo già sul percorso, quanto tesoro ha { $player } alla fine del giro? Accanto alla tenda: { $beside }. Nella tenda: { $tent }.
    .option = { $value }
    .right = Sì: { $tent ->
        [0] nulla. Ciò che è nella tenda sarebbe al sicuro, ma non c'era nulla
       *[other] i { $tent } nella tenda, che sono al sicuro
    }. I { $beside } accanto vanno perduti.
    .nudge = Guarda dov'è il tesoro: nella tenda, o soltanto accanto?
misconception-beside_is_safe = Accanto alla tenda non è dentro: quei { $beside } vanno perduti. Sono al sicuro soltanto se si esce in tempo.
misconception-half_is_saved = Non se ne salva metà: tutti i { $beside } accanto alla tenda vanno perduti.
misconception-path_is_saved = Chi è dentro non riceve nulla dei { $left } sul percorso: il giro finisce subito.
misconception-shares_the_path_first = Il percorso non si divide prima: il giro finisce subito, e vanno perduti anche i { $beside } accanto alla tenda.
misconception-tent_is_lost_too = I { $tent } nella tenda sono al sicuro: un pericolo porta via soltanto ciò che è accanto.

## Torch or camp

concept-torch_or_camp = Torcia o campo
ask-torch_or_camp = Se ora esce soltanto { $player }, mette al sicuro { $home }. Che cosa vale di più, in media?
    .option = { $value ->
        [torch] Torcia: un'altra carta
       *[camp] Campo: uscire ora
    }
    .right = Sì: { ends-the-round }, e dei { $home } non resterebbe nulla; le altre aggiungono in media { $gain_whole },{ $gain_tenth }. Torcia: { worth-of-torch }; campo: { $home }.
    .nudge = Delle { $cards } carte coperte, quali chiuderebbero il giro? E quanto costerebbe?
ends-the-round = { $strikes ->
    [one] { $strikes } delle { $cards } carte chiuderebbe il giro
   *[other] { $strikes } delle { $cards } carte chiuderebbero il giro
}
worth-of-torch = { $torch_is ->
    [whole] { $torch }
   *[between] circa { $torch_whole },{ $torch_tenth }
}
misconception-fears_every_hazard = Pericoli ancora coperti: { $hazards }, ma soltanto { ends-the-round }. Torcia: { worth-of-torch }; campo: { $home }.
misconception-forgets_the_danger = { ends-the-round }, e dei { $home } non resterebbe nulla. Torcia: { worth-of-torch }; campo: { $home }.

## The end of the game

concept-winner = Chi vince
ask-winner = È l'ultimo giro, e dentro c'è soltanto { $player }. Se { $player } esce ora, chi vince?
    .option = { $value }
    .right = Sì: { $right }{ $level ->
        [one] , con { $most } in tutto
       *[other] . In { $level } sono pari a { $most }, e allora decidono gli artefatti
    }.
    .nudge = Somma tenda e artefatti di ognuno, con tutto ciò che { $player } prende. Se due sono pari, conta gli artefatti.
misconception-tie_is_shared = Sono pari a { $most }, ma la parità si scioglie: vince chi ha più artefatti.
misconception-counts_only_treasure = Il tesoro non è tutto: contano anche gli artefatti. Il massimo in tutto è { $most }.
misconception-dearest_artifact_wins = Un solo artefatto non decide nulla, per quanto valga. Prima conta la somma di tutto, e la più alta è { $most }.
misconception-last_one_home_wins = Uscire per ultimi non è un merito. Conta la somma di tutto, e la più alta è { $most }.

## Chances

chances-next = { $strikes ->
    [0] Nessuna delle { $cards } carte coperte può chiudere il giro.
    [one] { $strikes } delle { $cards } carte coperte chiude il giro, una probabilità del { $percent } per cento.
   *[other] { $strikes } delle { $cards } carte coperte chiudono il giro, una probabilità del { $percent } per cento.
}
chances-cards = Altre carte
chances-survive = La probabilità che nessuna chiuda il giro
chances-rounded = Circa
chances-percent = { $percent } per cento
chances-leave = Uscire adesso porta { $alone } a chi esce da solo, artefatti compresi, e { $together } se escono tutti.
chances-one-more = Un'altra carta con tutti dentro, e poi uscire da soli, porta in media { $whole },{ $tenth }; esattamente { $exact }.
chances-tipping = Un'altra carta conviene in media finché in gioco non c'è più di { $stake }.
trials-head = Ogni piano resta dentro finché in gioco c'è tanto, e poi esce da solo mentre gli altri proseguono. Giri giocati: { $rounds }, con le stesse carte mescolate per ogni piano.
trials-stake = Uscire con
trials-worth = Esatto, in media
trials-safe = Esce in tempo
trials-played = Giocato, in media
trials-decimal = { $whole },{ $tenth }
trials-about = { $figure } ± { $error }
