# Questions about any position, for the concepts of the game. A question has its options, what is
# said to a right answer, and a hint that gives nothing away. "misconception-…" answers a wrong
# option: what was thought, and why it is not so. $right and $value are the right answer and the one
# that was chosen; $right_amount and $value_amount say them with the good that is meant, and so do
# $held_amount, $gift_amount, $made_amount and $bonus_amount; $good_id is the good to choose by.
# $right_players and $value_players are sets of players, with $right_count and $value_count.
# `.here` follows every answer: what the position has, by which it can be checked.
# All printed figures are given too, so no figure of the game stands in these texts. Articles are
# chosen by the plain names of things ("agricoltore" alone begins with a vowel).

question-reconstructed = Alcune di queste cifre sono ricostruite.

## Whose Incas produce

concept-whose_incas_produce = Chi può produrre
ask-whose_incas_produce = { $mover } entra { $in_district }, dove c'è un bonus. Chi può far lavorare adesso gli Inca che ha in quel distretto?
    .option = { $value_count ->
        [0] Nessuno
       *[other] { $value_players }
    }
    .right = { $owners ->
        [0] Sì. Il bonus mette al lavoro chi è lì, ma { $in_district } nessuno ha { $many_incas }.
       *[other] { $right_count ->
            [0] Sì. Il bonus farebbe lavorare gli Inca di tutti, ma lì nessuno può lavorare.
           *[other] Sì. Lì c'era un bonus, quindi ogni { $inca } { $in_district } si sveglia, di chiunque sia.
        } { $good_id ->
            [corn] Gli agricoltori lavorano gratis.
           *[other] Ogni { $inca } che lavora costa { $producing_corn } grano{ $idles ->
                [0] : senza grano non lavora.
               *[other] , e { $idle } non ha grano per pagare.
            }
        }
    }
    .nudge = Guarda gli Inca che sono nel distretto, non il Principe. Poi guarda il grano di chi li possiede.
misconception-only_the_mover = Non lavorano soltanto gli Inca di { $mover }. { $owners ->
    [0] Il bonus mette all'opera quelli di tutti, ma { $in_district } non ce n'è nessuno.
   *[other] Entrare mette all'opera quelli di tutti: { $good_id ->
        [corn] chi lì ha { $a_inca } lo fa produrre gratis.
       *[other] chi lì ha { $a_inca } e può pagare lo fa produrre.
    }
}
misconception-counts_the_idle = Avere lì { $a_inca } non basta: ognuno costa { $producing_corn } grano, e { $idle } non ha grano per pagare.
misconception-prince_works_too = Un Principe prende il bonus, ma non produce nulla: { $mover } non ha lì nessun { $inca } che possa farlo.
misconception-everybody = Non proprio tutti: { $owners ->
    [0] producono soltanto gli Inca, e { $in_district } non ce n'è nessuno.
   *[other] può produrre soltanto chi ha { $a_inca } { $in_district }{ $good_id ->
        [corn] .
       *[other] {" "}e { $producing_corn } grano per pagarlo.
    }
}
misconception-bonus_instead = Una cosa non esclude l'altra. A { $mover } vanno tutte e due: il bonus, perché entra, e quello che lì { $incas ->
    [one] produce il suo { $inca }.
   *[other] producono i suoi { $many_incas }.
}

## How much corn producing takes

concept-corn_to_produce = Il grano per produrre
ask-corn_to_produce = { $mover } entra { $in_district }. { $player } ha lì { $incas } { $incas ->
    [one] { $inca }
   *[other] { $many_incas }
}. Quanto { $incas ->
    [one] può produrre al massimo quell'Inca
   *[other] possono produrre al massimo quegli Inca
}, senza contare il bonus?
    .option = { $value_amount }
    .right = Sì. Ogni { $inca } chiede { $producing_corn } grano per produrre { $one_good }, quindi il limite lo fissano insieme gli Inca e il grano.
    .here = { $player } ha lì { $incas } { $incas ->
        [one] { $inca }
       *[other] { $many_incas }
    } e { $corn ->
        [0] non ha grano.
        [one] dispone di { $corn } grano.
       *[other] dispone di { $corn } grani.
    }
    .nudge = Ci sono due limiti: quanti Inca lavorano lì, e quanto costa ognuno di loro.
misconception-forgot_the_corn = Il grano non basta per far lavorare { $incas ->
    [one] quel { $inca }
    [2] tutti e due i { $many_incas }
   *[other] tutti e { $incas } i { $many_incas }
}. Ognuno ne chiede { $producing_corn }.
misconception-one_each = Non c'è il limite di un solo Inca: i { $many_incas } lì sono { $incas }, e produce ognuno di quelli che { $player } può pagare. Il grano { $right ->
    [0] non basta per nessuno.
   *[other] basta per { $right }.
}
misconception-bonus_makes_more = Il bonus va a { $player }, è vero, ma si trova già pronto. La domanda era quanto producono gli Inca.
misconception-others_do_not_produce = Non produce soltanto { $mover }, che entra. { $incas ->
    [one] Può produrre anche il { $inca }
   *[other] Possono produrre anche i { $many_incas }
} di { $player }, con il grano di { $player } e a suo vantaggio.
misconception-corn_alone_decides = Il grano basterebbe per { $corn }, ma a produrre sono gli Inca: con { $incas } lì, non più di { $incas }.
misconception-a_unit_of_corn_each = Un'unità di grano è { $corn_in_a_unit } grani, ma qui non si paga a unità: per produrre ogni Inca chiede soltanto { $producing_corn } grano.

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
misconception-bonus_needs_an_inca = Per il bonus non serve avere lì { $a_inca }: lo prende chi entra, cioè { $mover }.
misconception-forgot_the_bonus = C'è anche un bonus. Chi entra lo prende prima di tutto, e a { $mover } porta { $bonus_amount }.
misconception-forgot_to_produce = C'è anche il lavoro. Con { $incas ->
    [one] { $a_inca }
   *[other] { $incas } { $many_incas }
} { $in_district } { $player } produce { $made_amount }.
misconception-bonus_for_everybody = Il bonus lo prende soltanto { $mover }, che entra. Per { $player }, come per gli altri, c'è solo il lavoro dei propri Inca.
misconception-forgot_the_corn_to_pay = Il grano non basta per far lavorare { $incas ->
    [one] il { $inca }
    [2] tutti e due i { $many_incas }
   *[other] tutti e { $incas } i { $many_incas }
}. Ognuno ne chiede { $producing_corn }, e { $player } { $corn ->
    [0] non ne ha.
   *[other] ne ha soltanto { $corn }.
}
misconception-one_corn_each = Qui il grano arriva a unità, non a uno a uno: un'unità è { $corn_in_a_unit } grani, sia come bonus sia per il lavoro.
misconception-farmers_pay_too = Gli agricoltori lavorano gratis; { $producing_corn } grano ciascuno lo chiedono soltanto gli altri Inca.
misconception-forgot_the_llama_paid = Manca il lama che { $player } paga per arrivarci: va alla banca prima che nel distretto succeda qualcosa.
misconception-one_bonus_a_visit = È soltanto una parte del bonus. Chi entra prende tutto quello che trova, fino a { $most_bonus } unità.
misconception-forgot_the_stock = Questo è ciò che arriva adesso, ma { $player } aveva già { $held_amount }.
misconception-others_work_for_the_mover = Quello che producono gli Inca degli altri non va a { $mover }: il lavoro di { $a_inca } rende a chi lo possiede.
misconception-prince_makes_a_unit = Il Principe di { $mover } prende il bonus e non produce nulla: a produrre sono soltanto gli Inca.

## Two goods make an Inca

concept-goods_for_incas = I beni per gli Inca
ask-goods_for_incas = { $player } va { $to_place }. Quanti Inca può reclutare al massimo in questa visita?
    .option = { $value ->
        [0] Nessuno
       *[other] { $value }
    }
    .right = Sì. Ogni Inca si paga per intero: ciò che si spende per uno non c'è più per un altro.
    .here = Qui { $prices }. Per pagare { $player } ha { $in_hand }, e nella riserva { $supply ->
        [0] non resta nessun Inca.
        [one] resta { $supply } Inca.
       *[other] restano { $supply } Inca.
    }
    .nudge = Scrivi quanto costa qui ogni tipo di Inca, e togli i beni a mano a mano. Se per il viaggio è stato pagato un lama, non c'è più.
misconception-spent_twice = Presi uno alla volta, { $player } potrebbe pagarne { $single }. Insieme però chiedono { $asked } { $asked ->
    [one] { $good }
   *[other] { $many_good }
}, e { $player } { $held ->
    [0] non ne ha.
   *[other] ne ha { $held }.
}
misconception-several_of_a_kind = In una visita ogni tipo di Inca si recluta una volta sola: di uguali non se ne possono prendere due.
misconception-forgot_the_supply = I beni basterebbero, ma gli Inca vengono dalla riserva di { $player }, e lì non ne restano tanti.
misconception-one_a_turn = Il limite non è uno a visita, ma uno per tipo: qui se ne possono pagare { $right }.
misconception-one_corn_is_a_unit = Per un pastore quel grano non basta: un'unità è { $corn_in_a_unit } grani.
misconception-one_good_each = Non basta avere qualcuno dei beni: il prezzo si paga per intero.
misconception-one_of_each_always = Uno per tipo sarebbe il massimo, ma i beni e la riserva pongono un limite.

## Used up for the day

concept-used_up = Esaurito per oggi
ask-used_up = { $player } entra { $in_district }. { $kind ->
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
    .right = Sì, niente di niente. Qualcuno è già passato di lì, e fino alla notte il distretto è esaurito.
    .here = { $player } lì non ha trovato nulla.
    .nudge = Ciò che si trova in un distretto non è soltanto un dono. Dice anche se lì succede qualcosa.
misconception-still_produces = Senza bonus non { $inca ->
    [agricoltore] { $incas ->
        [one] lavora nemmeno l'{ $inca }
       *[other] lavorano nemmeno gli { $many_incas }
    }
   *[other] { $incas ->
        [one] lavora nemmeno il { $inca }
       *[other] lavorano nemmeno i { $many_incas }
    }
} di { $player }, e oggi il bonus non c'è più.
misconception-a_bonus_every_time = Per { $player } lì non c'è più nessun bonus; il prossimo lo porta la notte.
misconception-nothing_is_used_up = Dove non c'è nulla da prendere non c'è nemmeno nulla da fare: fino alla notte il distretto è esaurito.
misconception-still_sacrifices = { $player } non può dare { $kind ->
    [main] beni
   *[other] lama
}: serve una pietra quando entra il Principe, e non ce n'era nessuna.
misconception-a_stone_every_time = Una pietra porterebbe { $stone_steps } caselle, ma lì non ce n'è più: la prossima la porta la notte.

## The way there

concept-way_there = Come si arriva
ask-way_there = Il Principe di { $player } è { $in_origin }. Come può andare adesso { $to_district }?
    .option = { $value ->
        [free] Gratis
        [llama] Per un lama
       *[cannot] Adesso non può
    }
    .right = { $right ->
        [free] Sì, sono uno accanto all'altro, e accanto si va sempre gratis.
        [llama] Sì. Non è accanto, quindi per il viaggio al Principe serve un lama.
       *[cannot] { $is_here ->
            [yes] Sì, è così: lo stesso Principe non usa mai un distretto due volte di seguito, e lì c'è già.
           *[no] Sì, è così: non è accanto, e il viaggio costa un lama.
        }
    }
    .here = { $player } { $llamas ->
        [0] non ha lama
       *[other] ha { $llamas } lama
    }.
    .nudge = Guarda la mappa: li unisce una via? Se no, guarda i lama. E ricorda che lo stesso Principe non usa mai un distretto due volte di seguito.
misconception-may_use_it_again = Il Principe è già lì. Per usare di nuovo un distretto deve prima andare altrove.
misconception-a_llama_opens_it = Un lama porta il Principe in qualsiasi altro distretto, ma non gli fa usare due volte di seguito quello in cui si trova.
misconception-llama_next_door = La via { $from_origin } { $to_district } è gratis: non serve nessun lama.
misconception-next_door_closed = Una via { $from_origin } { $to_district } c'è, ed è gratis.
misconception-walks_far_free = A piedi non ci arriva: { $the_district } non { $district ->
    [corn_terraces] confinano
   *[other] confina
} con { $the_origin }, e gratis si va soltanto accanto.
misconception-only_next_door = Non si va soltanto accanto: per un lama il Principe arriva ovunque.
misconception-llama_on_credit = Ci vorrebbe un lama, è vero, ma nessuno fa credito.

## The number under the priests and virgins

concept-order_value = Il valore in caselle
ask-order_value = { $taken ->
    [0] Finora non è stata presa nessuna tessera di { $many_order }.
    [one] Finora è stata presa { $taken } tessera di { $many_order }.
   *[other] Finora sono state prese { $taken } tessere di { $many_order }.
} I numeri sotto le tessere, dalla prima all'ultima, sono { $row }. Quando si prende la prossima, quante caselle porterà ogni lama dato { $in_temple }?
    .option = { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }
    .right = Sì, { $right }. Per tutti vale il numero più basso in vista: meno tessere restano, meno porta un lama.
    .here = La fila dice { $row }, e finora { $taken ->
        [0] non manca nessuna tessera
        [one] manca { $taken } tessera
       *[other] mancano { $taken } tessere
    }.
    .nudge = Ogni tessera copre un numero. Pensa alla fila senza la prossima tessera, e a quale numero conta allora.
misconception-stays_as_it_was = Questo è il valore di adesso. Presa la tessera, se ne vede uno più basso.
misconception-highest_shows = Fra i numeri in vista non conta il più alto, ma il più basso.
misconception-lowest_of_the_row = Questo è l'ultimo della fila: resta coperto finché non va via l'ultima tessera.
misconception-counts_the_tiles = Le tessere prese saranno { $next }, ma non conta quante sono: conta il numero sotto l'ultima di loro.
misconception-sum_of_the_numbers = I numeri in vista non si sommano: conta soltanto il più basso.

## What a priest or a virgin costs

concept-goods_for_order = Il prezzo di un sacerdote o di una Vergine
ask-goods_for_order = { $player } vorrebbe { $a_order } e ha { $in_hand }. Quanti pezzi mancano ancora?
    .option = { $value ->
        [0] Nessuno
        [one] { $value } pezzo
       *[other] { $value } pezzi
    }
    .right = Sì. Il prezzo è { $price }, e va pagato pezzo per pezzo.
    .nudge = Che cosa si chiede, bene per bene? Poi togli quello che { $player } ha di ciascuno.
misconception-kinds_not_pieces = Mancano pezzi, non tipi di beni, e di qualcuno se ne chiede più d'uno: il prezzo è { $price }.
misconception-another_price = Ogni fila di tessere ha il suo prezzo. Qui è { $price }.
misconception-any_goods_will_do = Non va bene un bene qualsiasi: quello che { $player } ha in più non sostituisce quello che manca.
misconception-nothing_in_hand_counts = Quello sarebbe il prezzo intero, { $price }. Una parte { $player } ce l'ha già.

## Stones first, then sacrifices

concept-stone_then_sacrifice = Prima le pietre, poi i sacrifici
ask-stone_then_sacrifice = { $mover } entra { $in_district } e prende { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
}. Poi { $player } dà { $llamas } lama, e il valore in caselle è { $step_value }. Lo Scout di { $player } parte dalla casella { $step }. Dove arriva?
    .option = Sulla casella { $value }
    .right = Sì: { $is_mover ->
        [yes] prima { $by_stones } caselle per { $stones ->
            [one] la pietra
           *[other] le pietre
        }, poi { $step_value } per ogni lama dato.
       *[no] { $step_value } per ogni lama dato. Le pietre fanno salire soltanto lo Scout di { $mover }, che entra.
    }
    .nudge = Vai in ordine: le pietre fanno salire lo Scout di chi entra, { $stone_steps } caselle l'una. Poi ogni lama porta il valore in caselle.
misconception-forgot_the_stones = Mancano le pietre, che vengono prima: { $by_stones } caselle per { $player }, che entra.
misconception-forgot_the_sacrifice = Le pietre non sono tutto. { $llamas ->
    [one] Il lama porta
   *[other] Ogni lama porta
} { $step_value ->
    [one] un'altra casella.
   *[other] altre { $step_value } caselle.
}
misconception-one_step_a_llama = Un lama non vale una casella, ma il numero che adesso si vede nella fila { $order ->
    [virgin] delle { $many_order }
   *[other] dei { $many_order }
}, cioè { $step_value }.
misconception-value_counts_once = Il valore in caselle conta per ogni lama, e i lama sono { $llamas }.
misconception-one_step_a_stone = Una pietra non vale una casella, ma { $stone_steps }.
misconception-stones_for_everybody = Le pietre fanno salire soltanto lo Scout di { $mover }, che entra. Quello di { $player } sale soltanto con i lama.

## What the trail brings

concept-trail_goods = Granaio e Stalla
ask-trail_goods = Lo Scout di { $player } sale di { $steps ->
    [one] { $steps } casella
   *[other] { $steps } caselle
} dalla casella { $step }. { $landmark ->
    [granary] Il Granaio è sulla casella { $landmark_step }.
   *[stable] La Stalla è sulla casella { $landmark_step }.
} Subito prima della fine del turno { $player } ha { $held_amount }. Quanti ne ha dopo?
    .option = { $value_amount }
    .right = Sì. Lo Scout ha raggiunto o superato la casella, che a fine turno porta { $gift_amount }.
    .nudge = Lo Scout raggiunge quella casella, o la supera? Vanno bene tutte e due le cose.
misconception-must_stop_there = Lo Scout non deve fermarsi lì. Basta che superi la casella: a fine turno porta { $gift_amount }.
misconception-landing_is_late = Fermarsi proprio lì basta: a fine turno la casella porta { $gift_amount }.
misconception-as_in_the_stable = Sarebbe giusto per la Stalla. Questo è il Granaio, e aggiunge { $granary_corn } grani.
misconception-as_in_the_granary = Sarebbe giusto per il Granaio. Questa è la Stalla, e aggiunge { $stable_llamas } lama.
misconception-kept_what_was_given = Quello che è stato dato per strada è già andato alla banca: il Cammino porta soltanto { $gift_amount }.
misconception-paid_twice_over = Superata la casella, il Cammino porta { $gift_amount }, ma una volta sola.

concept-paid_at_the_end = Pagato a fine turno
ask-paid_at_the_end = { $player } entra { $in_district }, e ciò che prende lì porta lo Scout { $noted_llama ->
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
    .here = { $is_main ->
        [yes] In questo momento { $player } ha { $in_hand }; { $corn_in_a_unit } grani sono una sola unità.
       *[no] In questo momento { $player } ha { $priests } { $priests ->
            [one] { $order_name }
           *[other] { $many_order }
        } e { $llamas ->
            [0] nessun lama.
           *[other] { $llamas } lama.
        }
    }
    .nudge = Guarda che cosa ha { $player } proprio in questo momento. Quando paga il Cammino?
misconception-counted_the_trail_too_early = Ciò che porta il Cammino arriva a fine turno, e prima non si può spendere.
misconception-stones_end_the_visit = La visita non finisce con le pietre: poi { $player } può ancora dare qualcosa.
misconception-several_of_a_good = Nel Tempio Principale le unità di un'offerta sono tutte diverse: al massimo una per ogni bene.
misconception-one_of_each_good = Un'unità di ogni bene sarebbe il massimo, ma { $player } non ne ha una intera di ciascuno.
misconception-a_llama_for_every_priest = { $priests ->
    [one] La tessera permetterebbe un lama
   *[other] Ogni tessera permetterebbe un lama
}, ma { $player } può dare soltanto ciò che ha già.

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
misconception-each_corn_counts = I pezzi sono { $pieces }, ma { $corn_in_a_unit } grani fanno un'unità sola. Quindi { $units ->
    [one] è { $units } unità.
   *[other] sono { $units } unità.
}
misconception-one_step_a_unit = Un'unità offerta non vale una casella, ma { $unit_steps }.
misconception-added_the_stones = Le { $by_stones } caselle delle pietre non vengono dall'offerta. { $is_mover ->
    [yes] Arrivano prima, perché si entra.
   *[no] E sono soltanto per lo Scout di { $mover }, che entra.
}
misconception-a_unit_is_a_stone = Una pietra vale { $stone_steps } caselle, un'unità offerta { $unit_steps }.

## The market

concept-selling = Vendere
ask-selling = Nella Piazza Centrale { $player } vende { $count } { $count ->
    [one] { $good }
   *[other] { $many_good }
}. { $adjusted ->
    [removed] Prima si toglie un pezzo dalla colonna, che ne aveva { $before }.
    [added] Prima si aggiunge un pezzo alla colonna, che { $before ->
        [0] era vuota.
       *[other] ne aveva { $before }.
    }
   *[no] { $level ->
        [0] La colonna è vuota.
       *[other] La colonna ne ha { $level }.
    }
} Quanto grano rende la vendita?
    .option = { $value ->
        [one] { $value } grano
       *[other] { $value } grani
    }
    .right = Sì. { $count ->
        [one] L'unità va nello spazio libero più alto e rende il numero stampato lì
       *[other] Le unità rendono { $prices_got }: ognuna va nello spazio libero più alto e rende il numero stampato lì
    }; se la colonna è piena, la prende la banca per { $bank_buys_at }.
    .here = { $player } trova { $before ->
        [0] la colonna vuota
        [one] { $before } pezzo nella colonna
       *[other] { $before } pezzi nella colonna
    }.
    .nudge = Riempi la colonna dall'alto. Quale numero copre ogni unità?
misconception-same_price_for_all = Soltanto la prima unità rende { $price }. Ognuna occupa uno spazio, e la successiva rende il numero dello spazio sotto.
misconception-forgot_to_adjust = Sarebbe così senza il ritocco. { $adjusted ->
    [removed] Togliendo un pezzo si libera uno spazio più in alto.
   *[added] Aggiungendo un pezzo si occupa uno spazio, e quello libero è più in basso.
}
misconception-sold_at_buying_prices = Questi sono i prezzi per comprare. { $player } vende, e riceve il numero dello spazio libero più alto, non quello dello spazio occupato più basso.
misconception-adjusted_the_wrong_way = Il ritocco ha l'effetto contrario. { $adjusted ->
    [removed] Tolto un pezzo, si vende meglio.
   *[added] Aggiunto un pezzo, si vende peggio.
}
misconception-sold_at_the_top_price = Lo spazio in cima è occupato, e il suo numero non conta: per { $player } conta lo spazio libero più alto.
misconception-sold_to_the_bank = La banca paga { $bank_buys_at }, ma compra soltanto quando la colonna è piena.

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
       *[other] Si compra dallo spazio occupato più basso, e si paga il numero stampato lì.
    }
    .here = La colonna dice { $row } dall'alto, e { $level ->
        [0] è vuota
        [one] contiene { $level } pezzo
       *[other] contiene { $level } pezzi
    }.
    .nudge = I beni escono dalla colonna dal basso. Quale numero c'è sotto il più basso di loro?
misconception-bought_at_selling_price = È quanto si riceve vendendone uno. Chi compra prende il bene più in basso e paga il numero che ha sotto.
misconception-cheapest_space_first = È il numero più basso della colonna, ma lo spazio è vuoto: lì non c'è nulla da comprare.
misconception-bought_from_the_top = Non si compra in cima: i beni escono dal basso, e il più basso è il meno caro.
misconception-one_space_too_high = Questo sarà il prezzo di quello dopo. Il prossimo sta uno spazio più in basso.
misconception-price_goes_on_rising = Oltre la cima della colonna il prezzo non sale più: quando la colonna è vuota vende la banca, a { $bank_sells_at }.
misconception-bank_sells_as_it_buys = È quanto paga la banca quando compra. Quando vende, perché la colonna è vuota, chiede { $bank_sells_at }.

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
        [now] Sì. Prese { $day_ending_tile } tessere, il giorno finisce: a tutti tranne { $player } resta un turno e uno solo.
       *[later] Sì. { $player } ha preso l'ultima delle { $day_ending_tile } tessere, e da lì a ciascuno degli altri spetta un turno e uno solo. A chi l'ha già avuto non ne resta nessuno.
    }
    .nudge = { $moment ->
        [now] Tutti gli altri hanno un ultimo turno. Fai il giro del tavolo da { $player }, e fermati quando ci torni.
       *[later] Tutti gli altri hanno un ultimo turno. Fai il giro del tavolo da { $player }, e lascia fuori chi ha giocato da allora.
    }
misconception-day_ends_at_once = La notte non cala subito: dalla tessera presa da { $player } in poi, ognuno degli altri ha ancora un turno. Chi l'ha già giocato non ne ha più.
misconception-everyone_again = Non tutti hanno ancora un turno. { $moment ->
    [now] Per { $player } questo era l'ultimo del giorno.
   *[later] { $player } ha preso la tessera e non ne ha più, e nemmeno chi ha giocato da allora.
}
misconception-round_is_finished = Non si tratta di finire il giro cominciato da { $start }: hanno ancora un turno tutti tranne { $player }.
misconception-had_a_last_turn = Non tutti gli altri: da quando { $player } ha preso la tessera, qualcuno ha già avuto l'ultimo turno e non ne ha più.
misconception-one_turn_is_left = { $moment ->
    [now] Il prossimo turno non è di { $player }: sono gli altri ad averne ancora uno a testa.
   *[later] Non resta soltanto il turno di { $due }: l'ultimo spetta ancora a tutti quelli che non l'hanno avuto.
}

concept-next_start = Chi comincia il giorno dopo
ask-next_start = { $player } { $moment ->
    [now] prende
   *[later] ha preso
} la tessera che chiude il giorno. Questo giorno l'ha cominciato { $start }. Chi comincia il prossimo?
    .option = { $value }
    .right = Sì. { $player } chiude il giorno e prende la tessera Sole, e con essa il primo turno del giorno dopo.
    .nudge = Chiudere il giorno porta un premio. Che cosa riceve chi prende quella tessera?
misconception-same_as_today = { $value } ha cominciato questo giorno, ma il prossimo lo comincia chi ha la tessera Sole, cioè { $player }.
misconception-the_next_in_seat_order = Qui l'ordine dei posti non conta: comincia chi ha la tessera Sole, cioè { $player }.
misconception-last_to_move_begins = { $value } fa l'ultima mossa, e per questo può prendere il grano dal percorso del tempo. Ma comincia chi ha la tessera Sole, cioè { $player }.
misconception-after_the_taker = { $value } siede dopo { $player }, ma comincia chi ha la tessera Sole, non chi viene dopo.

## The night

concept-moon_at_night = Le tessere Luna di notte
ask-moon_at_night = Stanotte { $tiles ->
    [one] paga la tessera Luna
   *[other] pagano le { $tiles } tessere Luna
} di { $player }. Se { $player } paga tutto ciò che può, quanto grano resta alla fine?
    .option = { $value ->
        [one] { $value } grano
       *[other] { $value } grani
    }
    .right = Sì. { $corn_of_tile ->
        [0] Ogni bene costa { $tile_corn } grano; le caselle sono gratis.
       *[other] Prima paga la tessera con il grano, { $corn_of_tile } grani. Poi ogni bene costa { $tile_corn } grano; le caselle sono gratis.
    }
    .here = All'inizio { $player } ha { $priced ->
        [one] { $priced } tessera per un bene
       *[other] { $priced } tessere per beni
    } e { $corn ->
        [0] non ha grano.
        [one] { $corn } grano.
       *[other] { $corn } grani.
    }
    .nudge = Quali tessere costano grano, e quali ne portano? Ciò che arriva prima si può spendere.
misconception-tiles_are_free = I beni non sono gratis: ognuno costa { $tile_corn } grano, e { $paid ->
    [one] se ne può pagare { $paid }.
   *[other] se ne possono pagare { $paid }.
}
misconception-corn_tile_comes_too_late = La tessera con il grano paga per prima, non per ultima: i suoi { $corn_of_tile } grani aiutano a pagare le altre.
misconception-forgot_the_corn_tile = Mancano i { $corn_of_tile } grani della tessera con il grano: arrivano per primi, e non costano nulla.
misconception-every_tile_costs = Non si paga per ogni tessera: grano e caselle sono gratis, e costa soltanto un bene.
misconception-tiles_cost_a_unit = Una tessera costa { $tile_corn } grano, non un'unità intera di { $corn_in_a_unit } grani.
misconception-one_corn_for_all = Non si paga una volta per tutte, ma { $tile_corn } grano per ogni bene: per { $paid } beni, { $paid } grani.

concept-clock_pays = Che cosa paga l'Orologio Solare
ask-clock_pays = { $player } ha { $incas } Inca all'Orologio Solare. { $what ->
    [scout] Lo Scout è sulla casella { $step }. Dove sarà dopo la notte, se tutto resta com'è{ $tile_steps ->
        [0] ?
        [one] {" "}e le tessere Luna portano { $tile_steps } casella?
       *[other] {" "}e le tessere Luna portano { $tile_steps } caselle?
    }
    [units] Quante unità riceve { $player } di notte?
   *[supply] Gli Inca nella riserva sono { $supply }. Quanti saranno dopo la notte?
}
    .option = { $what ->
        [scout] Sulla casella { $value }
        [units] { $value } unità
       *[supply] { $value } Inca
    }
    .right = Sì. Di notte ogni Inca all'Orologio torna nella riserva e porta { $clock_units } unità diverse e { $clock_steps } caselle.
    .nudge = Per ogni Inca che è lì succedono tre cose: va da qualche parte, porta unità e porta caselle.
misconception-one_unit_an_inca = Un Inca non porta un'unità sola, ma { $clock_units }, tutte diverse.
misconception-only_one_is_paid = La paga arriva per ogni Inca, e lì gli Inca sono { $incas }.
misconception-each_corn_is_one = Il grano non si conta pezzo per pezzo: { $corn_in_a_unit } grani sono un'unità sola, e ogni Inca porta { $clock_units } unità, quali che siano.
misconception-steps_are_units = Arrivano anche le caselle, ma non sono unità: di quelle ogni Inca ne porta { $clock_units }.
misconception-stays_on_the_clock = Di notte l'Orologio si svuota: { $incas ->
    [one] l'Inca torna
   *[other] gli Inca tornano
} nella riserva di { $player }.
misconception-only_one_comes_back = Non ne torna uno solo: tornano tutti e { $incas }.
misconception-everybody_comes_home = Non tornano tutti gli Inca di { $player }: quelli nei distretti restano al lavoro, e si svuota soltanto l'Orologio.
misconception-one_step_an_inca = Un Inca non porta una casella sola, ma { $clock_steps }.
misconception-clock_brings_no_steps = Mancano le caselle dell'Orologio: ogni Inca ne porta { $clock_steps }, oltre alle sue unità.
misconception-forgot_the_step_tiles = Mancano le { $tile_steps } caselle delle tessere Luna, che vengono prima.

concept-night_order = Che cosa paga per prima la notte
ask-night_order = Metti che, quando scende la notte, { $player } abbia { $tiles } tessere Luna, per { $pays ->
    [corn_goods] grano e un bene
    [goods_steps] un bene e caselle
   *[corn_goods_steps] grano, un bene e caselle
}, e un Inca all'Orologio Solare. In quale ordine viene pagato tutto?
    .option = { $value_order }
    .right = Sì: quello che { $player } riceve prima può pagare quello che viene dopo.
    .nudge = Prima le tessere Luna o l'Orologio? E che cosa aiuta a pagare che cosa?
ordered-night_corn = grano
ordered-night_goods = un bene
ordered-night_steps = caselle
ordered-night_clock = l'Orologio Solare
misconception-clock_pays_first = L'Orologio Solare paga per ultimo, quando tutte le tessere Luna di { $player } sono sistemate.
misconception-goods_before_corn = Il grano arriva prima degli altri beni, e così aiuta { $player } a pagarli.
misconception-steps_come_first = Fra le tessere di { $player }, le caselle vengono per ultime: prima si sistemano i beni.

## Over the Summit

concept-over_the_summit = Oltre la Vetta
ask-over_the_summit = Lo Scout di { $player } è sulla casella { $step } e sale di { $steps ->
    [one] { $steps } casella
   *[other] { $steps } caselle
}. La Vetta è sulla casella { $summit }. Dove arriva?
    .option = Sulla casella { $value }
    .right = Sì. Alla Vetta lo Scout ricomincia dal fondo, e le caselle che restano non vanno perse.
    .here = Erano { $steps } { $steps ->
        [one] casella
       *[other] caselle
    } dalla casella { $step }, e la Vetta è sulla { $summit }.
    .nudge = Il Cammino è un anello: la Vetta e la casella in fondo sono lo stesso posto.
misconception-stops_at_the_summit = Lo Scout non si ferma alla Vetta: riparte dal fondo e fa le caselle che gli restano.
misconception-trail_without_end = Il Cammino finisce alla casella { $summit }: da lì lo Scout ricomincia dal fondo.
misconception-summit_is_no_step = C'è una casella di troppo. La Vetta è già la casella in fondo: da lì si continua a contare.
misconception-begins_again_at_the_bottom = Le caselle che restano non vanno perse: lo Scout le fa tutte, { $steps } dalla casella { $step }.

concept-cards_kept = Le carte alla Vetta
ask-cards_kept = { $player } ha in mano { $held ->
    [one] { $held } carta Sacrificio
   *[other] { $held } carte Sacrificio
}, e lo Scout supera la Vetta. Quante carte ha in mano { $player } alla fine?
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
misconception-keeps_all_cards = Non si tengono tutte: sotto il mazzo { $returned ->
    [one] ne torna { $returned }
   *[other] ne tornano { $returned }
}, fra le nuove e le vecchie.
misconception-hand_is_replaced = La mano di prima non va via per forza. Di tutte le carte { $returned ->
    [0] non se ne rimette nessuna, e { $player } le tiene.
    [one] se ne rimette soltanto { $returned }, a scelta di { $player }.
   *[other] se ne rimettono soltanto { $returned }, a scelta di { $player }.
}
misconception-returns_all_drawn = Non si rimettono tutte quelle pescate: { $returned ->
    [0] non se ne rimette nessuna
    [one] se ne rimette soltanto { $returned }
   *[other] se ne rimettono soltanto { $returned }
}, e la mano cresce.
misconception-returns_one_card = Una carta da rimettere manca. { $returned ->
    [one] Se ne rimette { $returned }.
   *[other] Se ne rimettono { $returned }.
}

concept-short_deck = Le ultime carte
ask-short_deck = Lo Scout di { $player } arriva alla Vetta. Nel mazzo { $left ->
    [one] resta solo { $left } carta
   *[other] restano solo { $left } carte
}. Quante carte rimette { $player }?
    .option = { $value ->
        [0] Nessuna
        [one] { $value } carta
       *[other] { $value } carte
    }
    .right = Sì. Si pesca tutto quello che resta, e si rimette una carta in meno.{ $right ->
        [0] {" "}Così l'ultima carta resta in mano, e il mazzo è esaurito.
       *[other] {""}
    }
    .here = Nel mazzo ce n'{ $left ->
        [one] era { $left }
       *[other] erano { $left }
    }.
    .nudge = Quante carte si possono pescare? Da lì dipende quante tornano sotto il mazzo.
misconception-as_from_a_full_deck = Così è quando se ne pescano { $cards_drawn }. Qui { $left ->
    [one] se ne può pescare solo { $left }
   *[other] se ne possono pescare solo { $left }
}, e se ne rimette una in meno.
misconception-nothing_goes_back = Non restano tutte in mano: se ne rimette una in meno di quelle pescate, e così ne resta per chi viene dopo.
misconception-one_always_goes_back = L'ultima carta non si rimette: { $player } la tiene, e il mazzo è esaurito.

## Cards and gold

concept-card_worth = Quanto vale una carta
ask-card_worth = { $player } ha in mano la carta { $card }. Quanti punti vale adesso?
    .option = { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }
    .right = Sì, { $first } e { $second }: un punto per ogni Inca, sacerdote o Vergine di { $player } che la carta raffigura.
    .nudge = Prendi le due icone una dopo l'altra, e conta soltanto ciò che è di { $player }.
misconception-one_point_an_icon = Un'icona non vale un punto solo, ma uno per ogni Inca o tessera di { $player } che corrisponde: { $first } e { $second }.
misconception-counts_everybody = Ciò che è degli altri non conta, soltanto ciò che è di { $player }: { $first } e { $second }.
misconception-counts_the_clock = { $clock ->
    [one] L'Inca di { $player } all'Orologio Solare non lavora in nessun distretto e non conta
   *[other] Gli Inca di { $player } all'Orologio Solare non lavorano in nessun distretto e non contano
} per nessuna icona.
misconception-icons_multiply = Le due icone non si moltiplicano, si sommano: { $first } e { $second }.
misconception-only_the_better_icon = Non conta soltanto l'icona migliore, contano tutte e due: { $first } e { $second }.
misconception-one_is_enough = Non basta che un'icona trovi qualcuno: conta ogni Inca e ogni sacerdote o Vergine, { $first } e { $second }.

concept-gold_multiplies = L'oro alla Conquista
ask-gold_multiplies = { $player } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro. { $second ->
    [0] Tutti hanno { $most ->
        [one] { $most } pezzo
       *[other] { $most } pezzi
    } d'oro.
   *[other] Chi ha più oro ne ha { $most }, la quantità successiva è { $second }.
} Se adesso gli spagnoli conquistassero la città, quanti punti avrebbe { $player } alla fine?
    .option = { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }
    .right = Sì. { $multiplier ->
        [1] Non è né la quantità d'oro più alta né quella successiva: i punti restano come sono.
       *[other] Con quell'oro i punti si moltiplicano per { $multiplier }.
    }
    .here = { $player } ha { $gold } d'oro; la quantità più alta è { $most }.
    .nudge = Confronta le quantità d'oro, non i punti. Qual è la più alta, e quale viene dopo?
misconception-nobody_multiplied = I punti restano come sono dopo una Salvezza. Alla Conquista la quantità d'oro più alta li moltiplica per { $most_gold_multiplier }, quella successiva per { $second_gold_multiplier }.
misconception-second_after_a_tie = Non si contano le persone davanti, ma le quantità d'oro: non importa in quanti hanno { $most }, dopo viene { $second }, che moltiplica per { $second_gold_multiplier }.
misconception-tie_takes_it_from_both = Chi è alla pari non perde nulla: a parità d'oro il moltiplicatore spetta a tutti, per intero.
misconception-most_points_triple = Non decidono i punti, decide l'oro: { $player } ne ha { $gold }, la quantità più alta è { $most }.
misconception-forgot_the_gold_of_the_trail = Manca l'oro del Cammino degli Inca. { $trail_gold ->
    [0] Altri Scout sono abbastanza in alto da aggiungerne.
   *[other] Lo Scout aggiunge { $trail_gold } a quello di { $player }.
}
misconception-everybody_triples = Moltiplica per { $most_gold_multiplier } soltanto chi ha più oro, cioè { $most }; { $player } ne ha { $gold }.
misconception-gold_is_added = L'oro non si aggiunge ai punti: decide soltanto per quanto si moltiplicano.

## Found on the board

seek-used_up = Scegli un distretto che per oggi è esaurito.
    .right = Sì. Lì non c'è più niente, e fino a notte nessuno ne ricava nulla.
    .nudge = Guarda che cosa c'è nei distretti: un bonus, o una pietra.
    .something_lies_there = Lì { $value_amount ->
        [one] c'è ancora { $value_amount } pezzo
       *[other] ci sono ancora { $value_amount } pezzi
    }, bonus o pietra: quel distretto funziona ancora.
seek-selling = Scegli la colonna dove il prossimo pezzo venduto rende più grano.
    .right = Sì: { $right_amount } grani, il numero del suo spazio libero più alto.
    .nudge = Ciò che si vende va nello spazio libero più alto della colonna. Confronta quei numeri.
    .not_the_best_price = Lì lo spazio libero più alto rende solo { $value_amount } grani; un'altra colonna ne rende { $right_amount }.
seek-buying = Scegli la colonna dove il prossimo pezzo costa meno grano.
    .right = Sì: { $right_amount } grani, il numero sotto il suo pezzo più in basso.
    .nudge = Chi compra prende il pezzo più in basso della colonna. Confronta i numeri lì sotto.
    .not_the_best_price = Lì il prossimo pezzo costa { $value_amount } grani; in un'altra colonna solo { $right_amount }.
