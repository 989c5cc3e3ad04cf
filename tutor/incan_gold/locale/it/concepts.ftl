# Domande su qualsiasi posizione, per i concetti del gioco, e le probabilità di ciò che viene.
# $right e $value sono la risposta giusta e quella scelta. In questi testi non c'è nessuna cifra del gioco.

## Which cards strike

concept-cards_that_strike = Carte che chiudono il giro
ask-cards_that_strike = { $cards ->
    [one] C'è { $cards } carta coperta
   *[other] Ci sono { $cards } carte coperte
}. Quante di esse chiuderebbero il giro?
    .option = { $value ->
        [one] { $value } carta
       *[other] { $value } carte
    }
    .right = Sì. Chiude il giro soltanto un secondo pericolo di un tipo che è già sul percorso.
    .nudge = Guarda i pericoli sul percorso. Di ognuno di quei tipi, quante carte devono ancora uscire?
misconception-counts_every_hazard = Hai contato tutti i pericoli coperti. Il primo di un tipo non fa danni: contano soltanto i tipi sul percorso, { $kinds } finora.
misconception-counts_the_path_too = Hai contato anche i pericoli sul percorso. Quelli sono già usciti; può venire soltanto ciò che è ancora coperto.
misconception-one_card_a_kind = Hai contato una carta per tipo. Di ognuno ce ne sono di più, e possono uscire tutte quelle rimaste.
misconception-forgot_the_removed = Hai dimenticato ciò che è fuori dal gioco. Un pericolo che ha chiuso un giro non torna.
misconception-needs_a_third = Hai aspettato il terzo di un tipo. Già il secondo chiude il giro.

## A treasure shared

concept-share_of_treasure = Una parte del tesoro
ask-share_of_treasure = { $inside ->
    [one] Dentro c'è solo { $player }
   *[other] Dentro siete in { $inside }
}, e la prossima carta è un tesoro di { $value_of_card }. Quanto ci sarà allora accanto alla tenda di { $player }? Adesso è { $beside }.
    .option = { $value }
    .right = Sì: { $beside } di prima e una parte di { $share }. Sulla carta { $rest ->
        [one] resta { $rest }
       *[other] restano { $rest }
    }.
    .nudge = Dividi il tesoro fra chi è dentro e dimentica il resto. Poi aggiungi ciò che c'è già.
misconception-forgot_what_lay_there = Hai contato soltanto la parte. Prima c'era già { $beside }.
misconception-keeps_it_all = Hai dato a { $player } tutto il tesoro. Si divide fra chi è dentro: { $inside }.
misconception-rounds_up = Hai arrotondato per eccesso. Ciò che non si divide in parti uguali resta sulla carta.
misconception-shares_the_path_again = Hai diviso di nuovo ciò che era sul percorso. Quello aspetta chi esce.
misconception-treasure_waits_on_the_path = Hai lasciato il tesoro sul percorso. Si divide subito, e resta soltanto l'avanzo.

## Going home together

concept-home_together = Uscire insieme
ask-home_together = Uscite tutti e { $inside } insieme. Quanto tesoro porta a casa { $player }, con { $beside } accanto alla tenda e { $left } sul percorso?
    .option = { $value }
    .right = Sì: { $beside } da accanto alla tenda, e una parte di { $share } di ciò che era sul percorso.
    .nudge = Ognuno tiene il proprio mucchio. Ciò che è sul percorso si divide fra chi esce.
misconception-picks_up_all = Hai fatto raccogliere a { $player } tutto ciò che è sul percorso. Si divide fra chi esce: { $inside }.
misconception-leaves_the_path = Hai lasciato tutto sul percorso. Chi esce ne prende una parte: { $share } a testa.
misconception-forgot_the_heap = Hai lasciato fuori ciò che è accanto alla tenda, { $beside }. Uscire lo mette al sicuro.
misconception-takes_the_artifacts_along = Hai contato anche gli artefatti. Nessuno li prende quando si esce in più d'uno.
misconception-leaving_loses_all = Hai pensato che chi esce perda il tesoro. È il contrario: può perderlo soltanto chi è dentro.

## Going home alone

concept-home_alone = Uscire senza compagnia
ask-home_alone = { $player } esce senza compagnia, con { $beside } accanto alla tenda e { $left } sul percorso, dove ci sono anche artefatti. Quanto vale in tutto?
    .option = { $value }
    .right = Sì: { $beside }, il tesoro di { $left } sul percorso, e artefatti di valore { $artifacts }.
    .nudge = Chi esce senza compagnia porta a casa tre cose. Quanto vale adesso un artefatto?
misconception-forgot_the_artifacts = Hai lasciato fuori gli artefatti. Li prende chi esce senza compagnia, e valgono { $artifacts }.
misconception-forgot_the_path = Hai lasciato sul percorso il tesoro di { $left }. Chi esce senza compagnia lo raccoglie tutto.
misconception-shares_with_who_stays = Hai diviso il percorso con chi resta. Se lo divide soltanto chi esce, e { $player } esce senza compagnia.
misconception-only_the_heap = Hai contato soltanto ciò che è accanto alla tenda. Vengono a casa anche il percorso e i suoi artefatti.

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
chances-leave = Uscire adesso porta { $alone } a chi esce senza compagnia, artefatti compresi, e { $together } se escono tutti.
chances-one-more = Un'altra carta con tutti, e poi uscire senza compagnia, porta in media { $whole },{ $tenth }; esattamente { $exact }.
chances-tipping = Un'altra carta conviene in media finché in gioco non c'è più di { $stake }.
