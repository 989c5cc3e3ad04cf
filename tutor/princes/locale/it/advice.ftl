# Why a decision is good, or is not: what is done, a colon, and the rule of thumb. No subject, so
# that the sentence fits any player and a hint to the reader.

## The first Inca

advice-place_match = Mette { $a_inca }: la carta { $card } ne mostra uno.
advice-place_goods = { $asked ->
    [one] Mette { $a_inca }: su { $prices } prezzi di Inca, sacerdoti e Vergini, { $asked } chiede { $many_good }.
   *[other] Mette { $a_inca }: su { $prices } prezzi di Inca, sacerdoti e Vergini, { $asked } chiedono { $many_good }.
}

## Where to go

advice-harvest = { $incas ->
    [0] Va { $to_district }: il bonus è { $goods }.
   *[other] Va { $to_district }: con il bonus e { $own_incas } arrivano in tutto { $goods }.
}
advice-stones = Va { $to_district }: quello che c'è lì fa salire lo Scout di { $steps_named }.
advice-temple_gift = Va { $to_district }: con quello che c'è nel tempio e { $goods } in dono lo Scout sale di { $steps_named }.
advice-reach_summit = { $drawn ->
    [0] Va { $to_district }: con { $steps_named } lo Scout arriva alla Vetta, che a mazzo vuoto porta punti invece delle carte.
    [one] Va { $to_district }: con { $steps_named } lo Scout arriva alla Vetta, che porta l'ultima carta del mazzo.
   *[other] Va { $to_district }: con { $steps_named } lo Scout arriva alla Vetta, che porta carte nuove.
}
advice-visit_recruits = { $points ->
    [0] Va { $to_district }: ci sono i beni per { $a_districts }, e una carta nuova può premiarlo.
   *[other] Va { $to_district }: ci sono i beni per { $a_districts }, e con le carte in mano vale { $points_named }.
}
advice-visit_house = { $points ->
    [0] Va { $to_district }: ci sono i beni per { $a_order }, e c'è ancora tempo per carte e sacrifici.
   *[other] Va { $to_district }: ci sono i beni per { $a_order }, e con le carte in mano vale { $points_named }.
}
advice-visit_market = { $bought ->
    [nothing] Va { $to_district } a commerciare: ai prezzi di adesso lì può vendere { $sold }.
   *[other] { $sold ->
        [nothing] Va { $to_district } a commerciare: ai prezzi di adesso lì può comprare { $bought }.
       *[other] Va { $to_district } a commerciare: ai prezzi di adesso lì può vendere { $sold } e comprare { $bought }.
    }
}
advice-visit_clock = { $points ->
    [0] Va { $to_place }: { $a_inca }, che nessuna carta in mano mostra, lì rende tre unità e caselle.
   *[other] Va { $to_place }: tre unità e caselle per { $a_inca } valgono più di { $points_named }.
}
advice-approach = { $next_door ->
    [yes] Va { $to_district }: da lì si va gratis { $to_place }, dove il prossimo turno renderebbe di più.
   *[no] Va { $to_district }: resta un lama per andare poi { $to_place }, dove il prossimo turno renderebbe di più.
}
advice-idle = Va { $to_district }: lì adesso c'è poco da guadagnare.
advice-able_to_recruit = Va { $to_district }: ci sono i beni per reclutare.
advice-able_to_acquire = Va { $to_district }: ci sono i beni per ciò che vi si offre.
advice-able_to_trade = Va { $to_district }, dove si può comprare e vendere.
advice-able_to_serve = Va { $to_district }: un Inca mandato lì rende tre unità e caselle.

## Staying

advice-stay_steps = { $when ->
    [now] Resta per { $the_tile }: fa salire subito lo Scout di { $steps_named }.
   *[night] Resta per { $the_tile }: di notte fa salire lo Scout di { $steps_named }.
}
advice-stay_corn = { $when ->
    [now] Resta per { $the_tile }: il grano arriva subito.
   *[night] Resta per { $the_tile }: la notte porta il grano gratis.
}
advice-stay_goods = { $when ->
    [now] Resta per { $the_tile }: per 1 grano dà subito { $one_good }.
   *[night] Resta per { $the_tile }: di notte, per 1 grano, dà { $one_good }.
}
advice-stay_unpaid = Resta per { $the_tile }: ma senza grano per pagarla oggi non dà nulla.
advice-stay_third = Resta per { $the_tile }: la terza tessera Luna chiude il giorno, e chi la prende comincia il prossimo.
advice-stay_wait = Resta per { $the_tile }: oggi nessun distretto vicino porta molto.

## At work

advice-produce = { $incas ->
    [one] Fa produrre 1 { $inca }: { $one_good } vale più del grano che costa.
   *[other] Fa produrre { $own_incas }: { $one_good } vale più del grano che costa.
}
advice-produce_dear = { $incas ->
    [one] Fa produrre 1 { $inca }: il grano vale più di { $one_good }.
   *[other] Fa produrre { $own_incas }: il grano che costano vale più di ciò che producono.
}
advice-produce_many = { $incas ->
    [one] Fa produrre 1 { $inca }: il grano vale più di { $one_good }.
   *[other] Fa produrre { $own_incas }: l'ultima unità ({ $one_good }) vale meno del grano che costa.
}
advice-keep_corn = Non fa produrre nessuno: così il grano resta, ma non arriva { $no_good }.
advice-give_for_steps = Dona { $goods }: con { $steps_named } lo Scout arriva alla casella { $step }.
advice-give_for_summit = { $drawn ->
    [0] Dona { $goods }: con { $steps_named } lo Scout arriva alla Vetta, che a mazzo vuoto porta punti invece delle carte.
    [one] Dona { $goods }: con { $steps_named } lo Scout arriva alla Vetta, che porta l'ultima carta del mazzo.
   *[other] Dona { $goods }: con { $steps_named } lo Scout arriva alla Vetta, che porta carte nuove.
}
advice-keep_llamas = Tiene i lama: ognuno varrebbe al massimo { $steps_named }.
advice-keep_goods = Tiene i beni: un'unità varrebbe al massimo { $steps_named }.
advice-recruit_match = Recluta { $a_districts }: con le carte in mano vale { $points_named }.
advice-recruit_early = Recluta { $a_districts }: può ancora arrivare una carta che li conta, e più Inca producono.
advice-recruit_late = Recluta { $a_districts }: nessuna carta in mano lo conta, e la partita finisce con questo turno.
advice-recruit_more = Recluta { $a_districts }: più Inca producono di più.
advice-recruit_nobody = Non recluta nessuno: così i beni restano.
advice-acquire_match = Prende { $a_order }: con le carte in mano vale { $points_named }.
advice-acquire_steps = Prende { $a_order }: poi un lama sacrificato { $in_temple } vale { $steps_named }.
advice-acquire_late = Prende { $a_order }: nessuna carta in mano premia la scelta, e la partita finisce prima di un sacrificio.
advice-acquire_nobody = Non prende nessuno: così i beni restano.
advice-race_rescue = { $left ->
    [one] Prende { $a_order }: è l'ultima tessera, quindi arriva la Salvezza, e lì l'oro non conta.
   *[other] Prende { $a_order }: restavano { $left } tessere di sacerdoti e Vergini, e con l'ultima arriva la Salvezza, in cui l'oro non conta.
}
advice-hold_rescue = { $left ->
    [one] Non prende nessuno: con l'ultima tessera arriverebbe la Salvezza, e lì l'oro non conta.
   *[other] Non prende nessuno: restano solo { $left } tessere di sacerdoti e Vergini, e con l'ultima arriverebbe la Salvezza, in cui l'oro non conta.
}
advice-send_shown = Manda { $a_inca }: tre unità e caselle in cambio di { $points_named }.
advice-send_unshown = Manda { $a_inca }: nessuna carta in mano lo mostra, e in cambio arrivano tre unità e caselle.
advice-send_one = Manda { $a_inca }: in cambio arrivano tre unità e caselle.
advice-send_nobody = Non manda nessuno: ogni Inca resta dove lavora.

## The market

advice-adjust_to_buy = Cambia prima il prezzo { $good ->
    [lama] dei lama
    [coca] della coca
    [ceramica] della ceramica
    [vestito] dei vestiti
   *[grano] del grano
}: poi comprare costa { $price ->
    [one] { $price } grano
   *[other] { $price } grani
}.
advice-adjust_to_sell = Cambia prima il prezzo { $good ->
    [lama] dei lama
    [coca] della coca
    [ceramica] della ceramica
    [vestito] dei vestiti
   *[grano] del grano
}: poi vendere rende { $price ->
    [one] { $price } grano
   *[other] { $price } grani
}.
advice-adjust_idly = Cambia il prezzo { $good ->
    [lama] dei lama
    [coca] della coca
    [ceramica] della ceramica
    [vestito] dei vestiti
   *[grano] del grano
}: adesso lì nessuno scambio conviene.
advice-adjust_prices = Cambia il prezzo { $good ->
    [lama] dei lama
    [coca] della coca
    [ceramica] della ceramica
    [vestito] dei vestiti
   *[grano] del grano
}: poi comprare costa { $buying ->
    [one] { $buying } grano
   *[other] { $buying } grani
}, e vendere ne rende { $selling }.
advice-adjust_nothing = Lascia i prezzi come sono.
advice-sell = { $held ->
    [one] Vende { $one_good } per { $price ->
        [one] { $price } grano
       *[other] { $price } grani
    }: il grano vale di più.
   *[other] Vende { $one_good } per { $price ->
        [one] { $price } grano
       *[other] { $price } grani
    }: ne ha { $held }, e il grano vale più di una di queste unità.
}
advice-sell_cheap = Vende { $one_good } per { $price ->
    [one] { $price } grano
   *[other] { $price } grani
}: tenerlo varrebbe almeno altrettanto.
advice-buy_for_inca = Compra { $one_good } per { $price ->
    [one] { $price } grano
   *[other] { $price } grani
}: è tutto ciò che manca per { $a_inca }.
advice-buy_for_order = Compra { $one_good } per { $price ->
    [one] { $price } grano
   *[other] { $price } grani
}: è tutto ciò che manca per { $a_order }.
advice-buy = { $held ->
    [0] Compra { $one_good } per { $price ->
        [one] { $price } grano
       *[other] { $price } grani
    }: non ne ha.
   *[other] Compra { $one_good } per { $price ->
        [one] { $price } grano
       *[other] { $price } grani
    }: vale più del grano che costa.
}
advice-buy_dear = Compra { $one_good } per { $price ->
    [one] { $price } grano
   *[other] { $price } grani
}: non vale più di quanto costa.
advice-finish_trade = Conclude: nessuno scambio rende più di quanto costa.
advice-finish_early = Conclude, anche se uno scambio converrebbe ancora.

## The night and the Summit

advice-redeem = { $tiles_count ->
    [one] Paga per { $the_tiles }: il bene vale più di 1 grano.
   *[other] Paga per { $the_tiles }: ogni bene vale più di 1 grano.
}
advice-redeem_mixed = Paga per { $the_tiles }: non tutti i beni valgono il grano che costano.
advice-redeem_dear = Paga per { $the_tiles }: il grano vale di più.
advice-redeem_nothing = Non paga per nessuna tessera: così il grano resta.
advice-scarce_goods = Prende { $goods }: tre unità diverse, meglio se di quelle che scarseggiano.
advice-keep_best = Rimette { $cards }: le carte tenute valgono adesso { $points_named }, e il loro oro è { $gold }.
