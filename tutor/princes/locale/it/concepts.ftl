# Questions about any position, for the concepts of the game. A question has its options, what is
# said to a right answer, and a hint that gives nothing away. "misconception-…" answers a wrong
# option: what was thought, and why it is not so. $right and $value are the right answer and the one
# that was chosen; $right_amount and $value_amount say them with the good that is meant, and so do
# $held_amount, $gift_amount, $made_amount and $bonus_amount; $good_id is the good to choose by.
# $right_players and $value_players are sets of players, with $right_count and $value_count.
# All printed figures are given too, so no figure of the game stands in these texts. Articles are
# chosen by the plain names of things ("agricoltore" alone begins with a vowel).

ask-reconstructed = { $text } (Non tutte le cifre che contano qui sono note da una fonte; alcune sono una nostra ricostruzione.)

## Whose Incas produce

concept-whose_incas_produce = Chi può produrre
ask-whose_incas_produce = { $mover } entra { $in_district }, dove c'è un bonus. Chi può far produrre adesso gli Inca che ha lì?
    .option = { $value_count ->
        [0] Nessuno
       *[other] { $value_players }
    }
    .right = Sì. Lì c'era un bonus, quindi ogni { $inca } { $in_district } può produrre, di chiunque sia. { $good_id ->
        [corn] Gli agricoltori lavorano gratis.
       *[other] Ogni { $inca } che lo fa costa { $producing_corn } grano.
    }
    .nudge = Guarda gli Inca che sono nel distretto, non il Principe. E poi il grano di chi li ha messi lì.
misconception-only_the_mover = Hai fatto produrre soltanto { $mover }, che entra. Ma entrare mette al lavoro gli Inca di tutti: chi lì ha { $a_inca } e può pagare lo fa produrre.
misconception-counts_the_idle = Hai contato tutti quelli che lì hanno { $a_inca }. Ma ognuno costa { $producing_corn } grano, e { $idle } non ha grano per pagare.
misconception-prince_works_too = Hai contato anche { $mover }. Ma un Principe prende il bonus e non produce nulla: { $mover } non ha lì nessun { $inca } che possa produrre.
misconception-everybody = Hai fatto produrre tutti. Può farlo soltanto chi ha { $a_inca } { $in_district }{ $good_id ->
    [corn] .
   *[other] {" "}e { $producing_corn } grano per pagarlo.
}
misconception-bonus_instead = Hai pensato che chi prende il bonus non produca. { $mover } riceve tutto: il bonus, perché entra, e quello che lì { $incas ->
    [one] produce il suo { $inca }.
   *[other] producono i suoi { $many_incas }.
}

## How much corn producing takes

concept-corn_to_produce = Il grano per produrre
ask-corn_to_produce = { $mover } entra { $in_district }. { $player } ha lì { $incas } { $incas ->
    [one] { $inca }
   *[other] { $many_incas }
} e { $corn ->
    [0] nessun grano
    [one] { $corn } grano
   *[other] { $corn } grani
}. Quanto { $incas ->
    [one] può produrre al massimo quell'Inca
   *[other] possono produrre al massimo quegli Inca
}, senza contare il bonus?
    .option = { $value_amount }
    .right = Sì. Ogni { $inca } chiede { $producing_corn } grano per produrre { $one_good }, quindi il limite lo danno insieme gli Inca e il grano.
    .nudge = Ci sono due limiti: quanti Inca lavorano lì, e quanto costa ognuno di loro.
misconception-forgot_the_corn = Hai contato { $incas ->
    [one] il { $inca }
    [2] tutti e due i { $many_incas }
   *[other] tutti e { $incas } i { $many_incas }
}. Ma ognuno chiede { $producing_corn } grano, e { $player } { $corn ->
    [0] non ne ha.
   *[other] ne ha soltanto { $corn }.
}
misconception-one_each = Hai fatto lavorare un solo { $inca }. Ma lì ce ne sono { $incas }: può produrre ognuno di quelli che { $player } può pagare, e il grano { $right ->
    [0] non basta per nessuno.
   *[other] basta per { $right }.
}
misconception-bonus_makes_more = Hai contato anche il bonus. È vero che va a { $player }, ma si trova, non si produce: la domanda era quanto producono gli Inca.
misconception-others_do_not_produce = Hai pensato che produca soltanto { $mover }, che entra. Ma { $incas ->
    [one] può produrre anche il { $inca }
   *[other] possono produrre anche i { $many_incas }
} di { $player }, con il grano di { $player } e per le sue scorte.
misconception-corn_alone_decides = Hai speso { $corn ->
    [one] l'unico grano
   *[other] tutti e { $corn } i grani
}. Ma a produrre sono soltanto gli Inca: se lì { $incas ->
    [one] ce n'è { $incas }
   *[other] ce ne sono { $incas }
}, non si può produrre più di { $incas }.
misconception-a_unit_of_corn_each = Hai contato { $corn_in_a_unit } grani per ognuno di loro. Un'unità di grano è { $corn_in_a_unit } grani, ma per produrre ognuno chiede soltanto { $producing_corn } grano.

## The bonus and what is produced

concept-bonus_and_product = Il bonus e il prodotto
ask-bonus_and_product = { $mover } entra { $in_district }, e tutti quelli che lì possono produrre lo fanno. { $good_id ->
    [corn] Quanto { $good } ha allora { $player }?
    [coca] Quanta { $good } ha allora { $player }?
    [pottery] Quante { $many_good } ha allora { $player }?
   *[other] Quanti { $many_good } ha allora { $player }?
}
    .option = { $value_amount }
    .right = Sì: prima { $held_amount }{ $paid ->
        [0] {""}
       *[other] , meno { $paid } per il viaggio
    }{ $bonus ->
        [0] {""}
       *[other] , poi { $bonus_amount } come bonus
    }{ $made ->
        [0] .
       *[other] , poi { $made_amount } con il lavoro { $inca ->
            [agricoltore] { $incas ->
                [one] dell'{ $inca }.
               *[other] degli { $many_incas }.
            }
           *[other] { $incas ->
                [one] del { $inca }.
               *[other] dei { $many_incas }.
            }
        }
    }
    .nudge = Somma in ordine: quello che { $player } ha adesso, il bonus per chi entra, poi quello che producono gli Inca di { $player }.
misconception-bonus_needs_an_inca = Hai lasciato fuori il bonus perché { $mover } non ha lì nessun { $inca }. Ma per il bonus non serve: lo prende chi entra.
misconception-forgot_the_bonus = Hai lasciato fuori il bonus. Chi entra lo prende prima di tutto, e a { $mover } porta { $bonus_amount }.
misconception-forgot_to_produce = Hai contato i beni senza il lavoro. Con { $incas ->
    [one] { $a_inca }
   *[other] { $incas } { $many_incas }
} { $in_district } { $player } produce { $made_amount }.
misconception-bonus_for_everybody = Hai dato un bonus a { $player }. Lo prende soltanto { $mover }, che entra; gli altri fanno soltanto lavorare i loro Inca.
misconception-forgot_the_corn_to_pay = Hai fatto lavorare { $incas ->
    [one] il { $inca }
    [2] tutti e due i { $many_incas }
   *[other] tutti e { $incas } i { $many_incas }
}. Ma ognuno chiede { $producing_corn } grano, e { $player } { $corn ->
    [0] non ne ha.
   *[other] ne ha soltanto { $corn }.
}
misconception-one_corn_each = Hai contato i grani a uno a uno. Ma il grano arriva a unità, e un'unità è { $corn_in_a_unit } grani: tanto per il bonus quanto per ogni agricoltore.
misconception-farmers_pay_too = Hai tolto { $producing_corn } grano per ogni agricoltore. Costano grano soltanto gli altri Inca; gli agricoltori lavorano gratis.
misconception-forgot_the_llama_paid = Hai dimenticato il lama che { $player } paga per arrivarci. Va alla banca prima che nel distretto succeda qualcosa.
misconception-one_bonus_a_visit = Hai preso soltanto una parte del bonus. Chi entra prende tutto quello che c'è lì, fino a { $most_bonus } unità.
misconception-forgot_the_stock = Questo è quello che arriva. Ma prima { $player } aveva già { $held_amount }.
misconception-others_work_for_the_mover = Hai dato a { $mover } quello che producono gli Inca di tutti. Ma ciò che produce { $a_inca } va a chi lo ha messo al lavoro.
misconception-prince_makes_a_unit = Hai fatto lavorare anche il Principe. Il Principe prende il bonus; a produrre sono soltanto gli Inca.

## Two goods make an Inca

concept-goods_for_incas = I beni per gli Inca
ask-goods_for_incas = { $player } va { $to_place }. Quanti Inca può reclutare al massimo in questa visita?
    .option = { $value ->
        [0] Nessuno
       *[other] { $value }
    }
    .right = Sì. Ogni Inca si paga per intero: ciò che si spende per uno non c'è più per un altro.
    .nudge = Scrivi quanto costa qui ogni tipo di Inca, e togli i beni via via. Anche un lama pagato per il viaggio non c'è più.
misconception-spent_twice = Ne hai trovati { $single } che { $player } può pagare, presi uno alla volta. Ma insieme chiedono { $asked } { $asked ->
    [one] { $good }
   *[other] { $many_good }
}, e { $player } { $held ->
    [0] non ne ha.
   *[other] ne ha { $held }.
}
misconception-several_of_a_kind = Hai preso più di un Inca dello stesso tipo. Ma in una visita ogni tipo si recluta una volta sola.
misconception-forgot_the_supply = I beni basterebbero. Ma gli Inca vengono dalla riserva di { $player }, e lì { $supply ->
    [0] non ne restano.
    [one] ne resta soltanto { $supply }.
   *[other] ne restano soltanto { $supply }.
}
misconception-one_a_turn = Hai contato un solo Inca. Ma qui il limite è uno per tipo, e se ne possono pagare { $right }.
misconception-one_corn_is_a_unit = Hai pagato un pastore con troppo poco grano. Un'unità di grano è { $corn_in_a_unit } grani, e { $player } ne ha { $corn }.
misconception-one_good_each = Hai contato ogni tipo per cui { $player } ha qualcuno dei beni. Ma ogni Inca chiede tutti i beni del suo prezzo.
misconception-one_of_each_always = Hai preso uno di ogni tipo in offerta. Ma i beni, o la riserva, non arrivano a tanto.

## Used up for the day

concept-used_up = Già usato
ask-used_up = { $player } entra { $in_district }, dove per oggi non c'è più nulla. { $kind ->
    [production] Che cosa riceve lì?
   *[other] Di quante caselle sale lì il suo Scout?
}
    .option = { $kind ->
        [production] { $value_amount }
       *[other] { $value ->
            [one] { $value } casella
           *[other] { $value } caselle
        }
    }
    .right = Sì, proprio nulla. Qualcuno è passato di lì prima, e fino alla notte il distretto è già usato.
    .nudge = Ciò che si trova in un distretto non è soltanto un dono. Dice anche se lì succede qualcosa.
misconception-still_produces = Hai fatto lavorare { $inca ->
    [agricoltore] { $incas ->
        [one] l'{ $inca }
       *[other] gli { $many_incas }
    }
   *[other] { $incas ->
        [one] il { $inca }
       *[other] i { $many_incas }
    }
} di { $player }. Ma lì si lavora soltanto se c'è un bonus quando entra il Principe, e oggi non c'è più.
misconception-a_bonus_every_time = Hai contato un bonus per { $player }. Lì non ce n'è più; il prossimo lo porta la notte.
misconception-nothing_is_used_up = Hai contato sia ciò che si trova lì sia ciò che lì si può fare. Ma lì non c'è nulla, e allora non si può fare nulla: fino alla notte il distretto è già usato.
misconception-still_sacrifices = Hai fatto dare a { $player } { $kind ->
    [main] dei beni
   *[other] dei lama
}. Ma si può soltanto se c'è una pietra quando entra il Principe, e non ce n'era nessuna.
misconception-a_stone_every_time = Hai contato { $stone_steps } caselle per una pietra. Lì non ce n'è più; la prossima la porta la notte.

## The way there

concept-way_there = Come si arriva
ask-way_there = Il Principe di { $player } è { $in_origin }, e { $player } { $llamas ->
    [0] non ha lama
   *[other] ha { $llamas } lama
}. Che cosa ci vuole per andare adesso { $to_district }?
    .option = { $value ->
        [free] Nulla, la via è gratis
        [llama] Un lama
       *[cannot] Adesso { $player } non può andarci
    }
    .right = { $right ->
        [free] Sì, sono uno accanto all'altro, e accanto si va sempre gratis.
        [llama] Sì. Non è accanto, quindi per il viaggio al Principe serve un lama.
       *[cannot] { $is_here ->
            [yes] Sì. Lo stesso Principe non usa mai un distretto due volte di seguito, e lì c'è già.
           *[no] Sì. Non è accanto, e senza un lama il Principe va soltanto accanto.
        }
    }
    .nudge = Guarda la mappa: hanno un confine in comune? Se no, guarda i lama. E ricorda che lo stesso Principe non usa mai un distretto due volte di seguito.
misconception-may_use_it_again = Il Principe è già lì. Per usare di nuovo un distretto deve prima andare altrove.
misconception-a_llama_opens_it = Un lama porta il Principe in qualsiasi altro distretto. Ma non gli fa usare due volte di seguito quello in cui è.
misconception-llama_next_door = Hai pagato per andare lì accanto. La via { $from_origin } { $to_district } è gratis; tieni il lama.
misconception-next_door_closed = Per andare { $from_origin } { $to_district } basta passare il confine, ed è gratis.
misconception-walks_far_free = Hai fatto camminare il Principe. Ma { $the_district } non { $district ->
    [corn_terraces] toccano
   *[other] tocca
} { $the_origin }, e gratis si va soltanto accanto.
misconception-only_next_door = Hai guardato soltanto i distretti accanto. Ma per un lama il Principe va ovunque, e { $player } ne ha { $llamas }.
misconception-llama_on_credit = Ci vorrebbe un lama, è vero. Ma { $player } non ne ha, e nessuno fa credito.

## The number under the priests and virgins

concept-order_value = Il valore in caselle
ask-order_value = { $taken ->
    [0] Finora non è stata presa nessuna tessera di { $many_order }.
    [one] Finora è stata presa { $taken } tessera di { $many_order }.
   *[other] Finora sono state prese { $taken } tessere di { $many_order }.
} I numeri sotto le tessere{ $row_known ->
    [yes] {""}
   *[no] , alcuni dei quali ricostruiti da noi,
} sono { $row }, nell'ordine in cui le tessere vanno via. Quando si prende la prossima, quante caselle porterà ogni lama dato { $in_temple }?
    .option = { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }
    .right = Sì, { $right }. Per tutti conta il numero più basso in vista: più tessere sono state prese, meno porta un lama.
    .nudge = Ogni tessera copre un numero. Pensa alla fila senza la prossima tessera, e a quale numero conta allora.
misconception-stays_as_it_was = Questo è il valore di adesso. Ma presa una tessera viene alla luce il numero successivo, che è più basso.
misconception-highest_shows = Hai preso il numero più alto in vista. Ma conta il più basso.
misconception-lowest_of_the_row = Questo è l'ultimo numero della fila. Conta quando è stata presa l'ultima tessera; fino ad allora è coperto.
misconception-counts_the_tiles = Hai contato le tessere prese, { $next } in tutto. Ma conta il numero che c'è sotto l'ultima di loro.
misconception-sum_of_the_numbers = Hai sommato tutti i numeri in vista. Ma conta soltanto il più basso.

## Stones first, then sacrifices

concept-stone_then_sacrifice = Prima le pietre, poi i sacrifici
ask-stone_then_sacrifice = { $mover } entra { $in_district } e prende { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
}. Poi { $player } dà { $llamas } lama, e il valore in caselle è { $step_value }. Prima lo Scout di { $player } era sulla casella { $step }. Dove arriva?
    .option = Sulla casella { $value }
    .right = Sì: { $is_mover ->
        [yes] prima { $by_stones } caselle per { $stones ->
            [one] la pietra
           *[other] le pietre
        }, poi { $step_value } per ogni lama dato.
       *[no] { $step_value } per ogni lama dato. Le pietre portano su soltanto lo Scout di { $mover }, che entra.
    }
    .nudge = Vai in ordine: le pietre portano su lo Scout di chi entra, { $stone_steps } caselle l'una. Poi ogni lama porta il valore in caselle.
misconception-forgot_the_stones = Hai lasciato fuori le pietre. Vengono prima: { $by_stones } caselle per { $player }, che entra.
misconception-forgot_the_sacrifice = Hai contato soltanto le pietre. { $llamas ->
    [one] Il lama porta
   *[other] Ogni lama porta
} { $step_value ->
    [one] un'altra casella.
   *[other] altre { $step_value } caselle.
}
misconception-one_step_a_llama = Hai contato una casella per ogni lama. Ma un lama vale il numero che adesso si vede nella fila { $order ->
    [virgin] delle { $many_order }
   *[other] dei { $many_order }
}, ed è { $step_value }.
misconception-value_counts_once = Hai contato il valore in caselle una volta sola. Ma conta per ogni lama, e i lama sono { $llamas }.
misconception-one_step_a_stone = Hai contato una casella per ogni pietra. Ma una pietra vale { $stone_steps } caselle.
misconception-stones_for_everybody = Hai fatto salire con le pietre anche lo Scout di { $player }. Ma le pietre portano su soltanto quello di { $mover }, che entra; gli altri possono soltanto dare lama.

## What the trail brings

concept-trail_goods = Granaio e Stalla
ask-trail_goods = Lo Scout di { $player } sale di { $steps ->
    [one] { $steps } casella
   *[other] { $steps } caselle
} dalla casella { $step }. { $landmark ->
    [granary] Il Granaio è sulla casella { $landmark_step }.
   *[stable] La Stalla è sulla casella { $landmark_step }.
} Fatto tutto il resto, { $player } ha { $held_amount }. E quando il turno è finito?
    .option = { $value_amount }
    .right = Sì. Lo Scout è arrivato fin lì o oltre, e a fine turno questo porta { $gift_amount }.
    .nudge = Lo Scout raggiunge quella casella, o la supera? Vanno bene tutte e due le cose.
misconception-must_stop_there = Hai pensato che lo Scout debba fermarsi lì. Ma basta superare la casella: a fine turno porta { $gift_amount }.
misconception-landing_is_late = Lo Scout si è fermato proprio lì, e questo basta: a fine turno porta { $gift_amount }.
misconception-as_in_the_stable = Hai contato ciò che dà la Stalla. Ma questo è il Granaio, e dà { $granary_corn } grani.
misconception-as_in_the_granary = Hai contato ciò che dà il Granaio. Ma questa è la Stalla, e dà { $stable_llamas } lama.
misconception-kept_what_was_given = Hai tenuto ciò che è stato dato per strada. Quello è già andato alla banca; il Cammino porta soltanto { $gift_amount }.
misconception-paid_twice_over = L'hai contato due volte. Superata la casella, il Cammino porta { $gift_amount }, una volta sola.

concept-paid_at_the_end = Pagato a fine turno
ask-paid_at_the_end = { $player } entra { $in_district }, e le pietre portano lo Scout { $noted_llama ->
    [0] fino al Granaio o oltre.
   *[other] fino alla Stalla o oltre.
} { $is_main ->
    [yes] Quante unità può offrire adesso { $player } al massimo, in questa visita?
   *[no] Quanti lama può dare adesso { $player } al massimo, in questa visita?
}
    .option = { $value ->
        [0] Zero
       *[other] { $value }
    }
    .right = Sì. Ciò che danno Granaio e Stalla arriva solo a fine turno, troppo tardi per questa visita.
    .nudge = Guarda che cosa ha { $player } proprio in questo momento. Quando paga il Cammino?
misconception-counted_the_trail_too_early = Hai speso ciò che porta il Cammino. Ma arriva a fine turno; adesso { $player } ha { $corn ->
    [one] { $corn } grano
   *[other] { $corn } grani
} e { $llamas ->
    [0] nessun lama.
   *[other] { $llamas } lama.
}
misconception-stones_end_the_visit = Hai contato soltanto le pietre. Ma dopo le pietre { $player } può ancora dare ciò che ha in mano in quel momento.
misconception-several_of_a_good = Hai contato più unità dello stesso bene. Ma nel Tempio Principale le unità di un'offerta sono tutte diverse.
misconception-one_of_each_good = Hai offerto un'unità di ogni bene. Ma { $player } non ha un'unità intera di ciascuno.
misconception-a_llama_for_every_priest = Hai contato { $priests ->
    [one] la tessera che permetterebbe
   *[other] tutte le tessere che permetterebbero
} un lama. Ma in questo momento { $player } { $llamas ->
    [0] non ha lama.
   *[other] ha soltanto { $llamas } lama.
}

## Offers in the Main Temple

concept-main_offer = Offerte nel Tempio Principale
ask-main_offer = Nel Tempio Principale { $player } offre { $with_corn ->
    [yes] { $units ->
        [one] un'unità di grano
       *[other] { $units } unità, grano compreso
    }
   *[no] { $units } unità
}. Quante caselle porta l'offerta?
    .option = { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }
    .right = Sì: { $unit_steps } caselle per ogni unità, e { $corn_in_a_unit } grani sono un'unità sola.
    .nudge = Conta le unità, non i pezzi. E conta soltanto l'offerta.
misconception-each_corn_counts = Hai contato ogni grano, { $pieces } pezzi in tutto. Ma { $corn_in_a_unit } grani sono un'unità sola, quindi { $units ->
    [one] l'unità è { $units }.
   *[other] le unità sono { $units }.
}
misconception-one_step_a_unit = Hai contato una casella per ogni unità. Ma ognuna vale { $unit_steps } caselle.
misconception-added_the_stones = Hai aggiunto le { $by_stones } caselle delle pietre. { $is_mover ->
    [yes] Arrivano anche quelle, ma prima dell'offerta e perché si entra; la domanda era che cosa porta l'offerta.
   *[no] Ma quelle sono soltanto per lo Scout di { $mover }, che entra.
}
misconception-a_unit_is_a_stone = Hai contato { $stone_steps } caselle per ogni unità, come per una pietra. Ma un'unità offerta vale { $unit_steps } caselle.

## The market

concept-selling = Vendere
ask-selling = Nella Piazza Centrale { $player } vende { $count } { $count ->
    [one] { $good }
   *[other] { $many_good }
}. { $adjusted ->
    [removed] Prima se ne toglie un pezzo dalla colonna, che ne aveva { $before }.
    [added] Prima se ne aggiunge un pezzo alla colonna, che { $before ->
        [0] era vuota.
       *[other] ne aveva { $before }.
    }
   *[no] { $level ->
        [0] La colonna è vuota.
       *[other] La colonna ne ha { $level }.
    }
} Quanto grano porta la vendita?
    .option = { $value ->
        [one] { $value } grano
       *[other] { $value } grani
    }
    .right = Sì. Ogni unità va sul più alto spazio libero e rende il numero stampato lì; se la colonna è piena, la prende la banca per { $bank_buys_at }.
    .nudge = Riempi la colonna dall'alto. Quale numero copre ogni unità?
misconception-same_price_for_all = Hai venduto tutto a { $price }. Ma ogni unità venduta occupa uno spazio, quindi la prossima rende ciò che dice lo spazio sotto.
misconception-forgot_to_adjust = Sarebbe così senza il ritocco. { $adjusted ->
    [removed] Tolto un pezzo, si libera uno spazio più in alto.
   *[added] Aggiunto un pezzo, il più alto spazio libero è più in basso.
}
misconception-sold_at_buying_prices = Questi sono i prezzi per comprare. Chi vende riceve il numero del più alto spazio libero, non quello del più basso occupato.
misconception-adjusted_the_wrong_way = Hai fatto il ritocco al contrario. { $adjusted ->
    [removed] Un pezzo è stato tolto, e così si vende meglio.
   *[added] Un pezzo è stato aggiunto, e così si vende peggio.
}
misconception-sold_at_the_top_price = Hai preso il numero in cima. Ma quello spazio è occupato; conta il più alto spazio libero.
misconception-sold_to_the_bank = Hai venduto alla banca, che paga { $bank_buys_at }. Ma la banca compra soltanto quando la colonna è piena.

concept-buying = Comprare
ask-buying = { $level ->
    [0] Al mercato non c'è { $no_good }.
    [one] Al mercato c'è { $level } { $good }.
   *[other] Al mercato ci sono { $level } { $many_good }.
} Gli spazi di una colonna portano, dall'alto in basso, { $row }. Quanto costa il prossimo pezzo?
    .option = { $value ->
        [one] { $value } grano
       *[other] { $value } grani
    }
    .right = Sì. { $level ->
        [0] Una colonna vuota è la più cara: la banca vende a { $bank_sells_at }.
       *[other] Si compra dal più basso spazio occupato, e si paga il numero stampato lì.
    }
    .nudge = I beni escono dalla colonna dal basso. Quale numero c'è sotto il più basso di loro?
misconception-bought_at_selling_price = Questo è ciò che si avrebbe vendendone uno. Chi compra prende il più basso che c'è, per il numero che ha sotto.
misconception-cheapest_space_first = Questo è il numero più basso della colonna. Ma adesso lì sopra non c'è nulla, quindi lì non si compra nulla.
misconception-bought_from_the_top = Hai preso quello in cima. Ma i beni escono dal basso, e il più basso è il meno caro.
misconception-one_space_too_high = Questo è il prezzo di quello che viene dopo. Il prossimo sta ancora uno spazio più in basso.
misconception-price_goes_on_rising = Hai fatto salire il prezzo oltre la cima della colonna. Ma dove non c'è nulla vende la banca, a { $bank_sells_at }.
misconception-bank_sells_as_it_buys = Questo è ciò che la banca paga per un bene. Quando vende per una colonna vuota, chiede { $bank_sells_at }.

## The end of the day

concept-last_turns = Gli ultimi turni
ask-last_turns = { $moment ->
    [now] { $player } prende la tessera Luna che chiude il giorno. Chi ha ancora un turno, prima che cali la notte?
   *[later] { $player } ha preso la tessera che chiude il giorno, e tocca a { $due }. Chi ha un turno, adesso o dopo, prima che cali la notte?
}
    .option = { $value_count ->
        [0] Nessuno
       *[other] { $value_players }
    }
    .right = { $moment ->
        [now] Sì. Con la tessera numero { $day_ending_tile } il giorno volge al termine: a tutti tranne { $player } resta un turno e uno solo.
       *[later] Sì. { $player } ha preso la tessera numero { $day_ending_tile }, e dopo di ciò tutti gli altri hanno un turno e uno solo. A chi l'ha già avuto non ne resta nessuno.
    }
    .nudge = { $moment ->
        [now] Tutti gli altri hanno un ultimo turno. Fai il giro del tavolo da { $player }, e fermati quando ci torni.
       *[later] Tutti gli altri hanno un ultimo turno. Fai il giro del tavolo da { $player }, e lascia fuori chi ha giocato da allora.
    }
misconception-day_ends_at_once = Hai fatto calare subito la notte. Ma prima tutti tranne { $player } hanno ancora un turno.
misconception-everyone_again = Hai dato un turno a tutti. { $moment ->
    [now] Ma per { $player } questo era l'ultimo del giorno.
   *[later] Ma { $player } ha preso la tessera e non ha più turni, e nemmeno chi ha giocato da allora.
}
misconception-round_is_finished = Hai finito il giro cominciato da { $start }. Ma gli ultimi turni non guardano al giro: tutti tranne { $player } ne hanno uno.
misconception-had_a_last_turn = Hai contato tutti tranne { $player }. Ma da quando è stata presa la tessera qualcuno ha già avuto l'ultimo turno, e non ne ha più.
misconception-one_turn_is_left = { $moment ->
    [now] Hai dato il prossimo turno a { $player }. Ma sono gli altri ad averne ancora uno a testa.
   *[later] Hai contato soltanto { $due }. Ma l'ultimo turno spetta ancora a tutti quelli che non l'hanno avuto.
}

concept-next_start = Chi comincia il giorno dopo
ask-next_start = { $player } { $moment ->
    [now] prende
   *[later] ha preso
} la tessera che chiude il giorno. Questo giorno l'ha cominciato { $start }. Chi comincia il prossimo?
    .option = { $value }
    .right = Sì. Chi chiude il giorno prende la tessera Sole, e con la tessera Sole il primo turno del giorno dopo.
    .nudge = Chiudere il giorno porta un premio. Che cosa riceve chi prende quella tessera?
misconception-same_as_today = { $value } ha cominciato questo giorno. Ma il prossimo lo comincia chi ha la tessera Sole, cioè { $player }.
misconception-the_next_in_seat_order = L'inizio non gira nell'ordine dei posti. Spetta a chi ha la tessera Sole, cioè { $player }.
misconception-last_to_move_begins = L'ultima mossa è di { $value }, e può portare il grano del percorso del tempo, ma l'inizio spetta a chi ha la tessera Sole, cioè { $player }.
misconception-after_the_taker = { $value } siede dopo { $player }. Ma comincia chi ha la tessera Sole, non chi viene dopo.

## The night

concept-moon_at_night = Le tessere Luna di notte
ask-moon_at_night = { $player } ha { $tiles ->
    [one] { $tiles } tessera Luna, che promette un bene
   *[other] { $tiles } tessere Luna, di cui { $priced ->
        [one] { $priced } promette
       *[other] { $priced } promettono
    } un bene
}; per pagare { $corn ->
    [0] non ha grano.
    [one] ha { $corn } grano.
   *[other] ha { $corn } grani.
} Se { $player } paga per tutte quelle che il grano permette, quanto grano resta alla fine?
    .option = { $value ->
        [one] { $value } grano
       *[other] { $value } grani
    }
    .right = Sì. { $corn_of_tile ->
        [0] Ogni bene costa { $tile_corn } grano; le caselle sono gratis.
       *[other] Prima paga la tessera con il grano, { $corn_of_tile } grani. Poi ogni bene costa { $tile_corn } grano; le caselle sono gratis.
    }
    .nudge = Quali tessere costano grano, e quali ne portano? Ciò che arriva prima si può spendere.
misconception-tiles_are_free = Hai preso i beni gratis. Ma ognuno costa { $tile_corn } grano, e { $paid ->
    [one] se ne può pagare { $paid }.
   *[other] se ne possono pagare { $paid }.
}
misconception-corn_tile_comes_too_late = Hai messo per ultima la tessera con il grano. Ma paga per prima, quindi i suoi { $corn_of_tile } grani aiutano a pagare le altre.
misconception-forgot_the_corn_tile = Hai lasciato fuori i { $corn_of_tile } grani della tessera con il grano. Arrivano per primi, e non costano nulla.
misconception-every_tile_costs = Hai pagato per ogni tessera. Ma costano grano soltanto quelle con un bene da pagare; grano e caselle sono gratis.
misconception-tiles_cost_a_unit = Hai pagato un'unità intera di grano per ognuna. Ma una tessera costa { $tile_corn } grano, non { $corn_in_a_unit } grani.
misconception-one_corn_for_all = Hai pagato una volta sola per tutte. Ma ci vuole { $tile_corn } grano per ogni bene: per { $paid } beni, { $paid } grani.

concept-clock_pays = Che cosa paga l'Orologio Solare
ask-clock_pays = { $player } ha { $incas } Inca all'Orologio Solare. { $what ->
    [scout] Lo Scout è sulla casella { $step }. Dove sarà dopo la notte, se tutto resta com'è{ $tile_steps ->
        [0] ?
        [one] {" "}e le tessere Luna portano { $tile_steps } casella?
       *[other] {" "}e le tessere Luna portano { $tile_steps } caselle?
    }
    [units] Quante unità porta di notte questo servizio?
   *[supply] Gli Inca nella riserva sono { $supply }. Quanti saranno dopo la notte?
}
    .option = { $what ->
        [scout] Sulla casella { $value }
        [units] { $value } unità
       *[supply] { $value } Inca
    }
    .right = Sì. Di notte ogni Inca all'Orologio torna nella riserva e porta { $clock_units } unità diverse e { $clock_steps } caselle.
    .nudge = Per ogni Inca che è lì succedono tre cose: va da qualche parte, porta unità e porta caselle.
misconception-one_unit_an_inca = Hai contato un'unità per ogni Inca. Ma ognuno ne porta { $clock_units }, tutte diverse.
misconception-only_one_is_paid = Hai contato uno solo degli Inca, che sono { $incas }. Ma la paga arriva per ognuno di loro.
misconception-each_corn_is_one = Hai contato il grano pezzo per pezzo. Ma { $corn_in_a_unit } grani sono un'unità sola, quindi ogni Inca porta { $clock_units } unità, quali che siano.
misconception-steps_are_units = Hai aggiunto le caselle. Arrivano anche quelle, ma non sono unità: ogni Inca porta { $clock_units } unità.
misconception-stays_on_the_clock = Hai lasciato { $incas ->
    [one] l'Inca
   *[other] gli Inca
} all'Orologio. Ma di notte si svuota: chi ha prestato servizio torna nella riserva.
misconception-only_one_comes_back = Ne hai fatto tornare uno solo. Ma tornano tutti e { $incas }.
misconception-everybody_comes_home = Hai fatto tornare tutti gli Inca di { $player }. Ma quelli nei distretti restano al lavoro; si svuota soltanto l'Orologio.
misconception-one_step_an_inca = Hai contato una casella per ogni Inca. Ma ognuno ne porta { $clock_steps }.
misconception-clock_brings_no_steps = Hai lasciato fuori le caselle dell'Orologio. Ogni Inca ne porta { $clock_steps }, oltre alle sue unità.
misconception-forgot_the_step_tiles = Hai lasciato fuori le { $tile_steps } caselle delle tessere Luna. Vengono prima.

## Over the Summit

concept-over_the_summit = Oltre la Vetta
ask-over_the_summit = Lo Scout di { $player } è sulla casella { $step } e sale di { $steps ->
    [one] { $steps } casella
   *[other] { $steps } caselle
}. La Vetta è sulla casella { $summit }. Dove arriva?
    .option = Sulla casella { $value }
    .right = Sì. Alla Vetta lo Scout ricomincia dal fondo, e le caselle che restano non vanno perse.
    .nudge = Il Cammino è un anello: la Vetta e la casella in fondo sono lo stesso posto.
misconception-stops_at_the_summit = Hai fermato lo Scout alla Vetta. Ma non resta lì: riparte dal fondo e fa le caselle che gli restano.
misconception-trail_without_end = Hai fatto continuare il Cammino. Ma finisce alla casella { $summit }; da lì lo Scout ricomincia dal fondo.
misconception-summit_is_no_step = Hai contato una casella di troppo. La Vetta è già la casella in fondo: da lì si continua a contare, senza una casella in più.
misconception-begins_again_at_the_bottom = Hai lasciato perdere le caselle che restavano. Ma lo Scout le usa tutte: { $steps } dalla casella { $step }.

concept-cards_kept = Le carte alla Vetta
ask-cards_kept = { $player } ha in mano { $held ->
    [one] { $held } carta Sacrificio
   *[other] { $held } carte Sacrificio
}, e lo Scout supera la Vetta. Quante carte ha in mano { $player } quando tutto è concluso?
    .option = { $value ->
        [one] { $value } carta
       *[other] { $value } carte
    }
    .right = Sì: { $drawn ->
        [one] { $drawn } pescata
       *[other] { $drawn } pescate
    }, { $returned ->
        [0] nessuna rimessa
        [one] { $returned } rimessa
       *[other] { $returned } rimesse
    }. Quali carte tenere lo sceglie { $player }, vecchie o nuove.
    .nudge = Contano due numeri: quante se ne pescano, e quante se ne rimettono sotto il mazzo.
misconception-keeps_all_cards = Hai tenuto tutte quelle pescate. Ma sotto il mazzo { $returned ->
    [one] ne torna { $returned }
   *[other] ne tornano { $returned }
}, fra le nuove e le vecchie.
misconception-hand_is_replaced = Hai dato via la mano di prima. Ma di tutte le carte { $returned ->
    [0] non se ne rimette nessuna, e { $player } le tiene.
    [one] se ne rimette soltanto { $returned }, a scelta di { $player }.
   *[other] se ne rimettono soltanto { $returned }, a scelta di { $player }.
}
misconception-returns_all_drawn = Hai rimesso tutte quelle pescate. Ma { $returned ->
    [0] non se ne rimette nessuna
    [one] se ne rimette soltanto { $returned }
   *[other] se ne rimettono soltanto { $returned }
}, quindi la mano cresce.
misconception-returns_one_card = Hai rimesso una carta di meno. { $returned ->
    [one] Se ne rimette { $returned }.
   *[other] Se ne rimettono { $returned }.
}

## Cards and gold

concept-card_worth = Quanto vale una carta
ask-card_worth = { $player } ha in mano la carta { $card }. Quanti punti vale adesso?
    .option = { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }
    .right = Sì: per ogni icona, un punto per ogni proprio Inca di quel mestiere, o per ogni proprio sacerdote o Vergine di quel tipo.
    .nudge = Prendi le due icone una dopo l'altra, e conta soltanto ciò che è di { $player }.
misconception-one_point_an_icon = Hai contato un punto per ogni icona. Ma un'icona vale un punto per ogni Inca o tessera di { $player } che corrisponde: { $first } e { $second }.
misconception-counts_everybody = Hai contato ciò che è di tutti. Ma conta soltanto ciò che è di { $player }: { $first } e { $second }.
misconception-counts_the_clock = Hai contato { $clock ->
    [one] l'Inca
   *[other] gli Inca
} all'Orologio Solare. Ma chi è in servizio lì non lavora in nessun distretto, e non conta per nessuna icona.
misconception-icons_multiply = Hai moltiplicato. Ma le due icone si sommano: { $first } e { $second }.
misconception-only_the_better_icon = Hai preso soltanto l'icona migliore. Ma contano tutte e due: { $first } e { $second }.
misconception-one_is_enough = Hai contato un punto per ogni icona che trova qualcuno. Ma conta ogni Inca e ogni sacerdote o Vergine: { $first } e { $second }.

concept-gold_multiplies = L'oro alla Conquista
ask-gold_multiplies = { $player } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e { $gold ->
    [one] { $gold } oro
   *[other] { $gold } ori
}. { $second ->
    [0] { $most ->
        [one] Tutti hanno { $most } oro.
       *[other] Tutti hanno { $most } ori.
    }
   *[other] Chi ha più oro ne ha { $most }, la quantità successiva è { $second }.
} Se adesso gli spagnoli conquistassero la città, quanti punti diventerebbero?
    .option = { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }
    .right = Sì. { $multiplier ->
        [1] Non è né l'oro più alto né la quantità successiva: i punti restano come sono.
       *[other] Con quell'oro i punti si moltiplicano per { $multiplier }.
    }
    .nudge = Confronta le quantità d'oro, non i punti. Qual è la più alta, e quale viene dopo?
misconception-nobody_multiplied = Hai lasciato i punti come sono. Questo vale dopo una Salvezza. Alla Conquista l'oro più alto li moltiplica per { $most_gold_multiplier }, la quantità successiva per { $second_gold_multiplier }.
misconception-second_after_a_tie = Hai contato quante persone sono davanti. Ma conta la quantità: in quanti abbiano { $most } non importa, dopo viene { $second }, che moltiplica per { $second_gold_multiplier }.
misconception-tie_takes_it_from_both = Non hai dato nulla a chi è alla pari. Ma a parità d'oro il moltiplicatore spetta a tutti, per intero.
misconception-most_points_triple = Hai guardato chi ha più punti. Ma decide l'oro: { $player } ne ha { $gold }, la quantità più alta è { $most }.
misconception-forgot_the_gold_of_the_trail = Hai lasciato fuori l'oro del Cammino degli Inca. { $trail_gold ->
    [0] Altri Scout sono abbastanza in alto da aggiungerne.
   *[other] Lo Scout aggiunge { $trail_gold } a quello di { $player }.
}
misconception-everybody_triples = Hai moltiplicato i punti per { $most_gold_multiplier }. Questo è per l'oro più alto, { $most }; { $player } ne ha { $gold }.
misconception-gold_is_added = Hai aggiunto l'oro ai punti. Ma l'oro in sé non si conta; decide soltanto per quanto si moltiplicano i punti.
