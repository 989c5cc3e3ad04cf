# What a decision does, as the words on a button: no full stop, the price in brackets. An attribute
# is said when something more is known: the state, or that nothing is chosen.

decision-place_inca = Metti il primo Inca { $in_district } ({ $a_inca })
decision-move = Vai { $to_district }
    .placement = Metti il Principe { $in_district }
    .free = Vai { $to_district } (gratis)
    .paid = Vai { $to_district } ({ $cost })
decision-stay = Resta e prendi { $moon_tile }
decision-produce = Fai produrre { $count } Inca
    .none = Non produrre nulla
    .known = Produci { $goods } per { $cost }
decision-sacrifice = Sacrifica { $llamas }
    .none = Non sacrificare nulla
    .known = Sacrifica { $llamas } ({ $steps })
decision-offer = Offri { $goods }
    .none = Non offrire nulla
    .known = Offri { $goods } ({ $steps })
decision-recruit = Recluta { $incas }
    .none = Non reclutare nessuno
    .known = Recluta { $incas } ({ $cost })
decision-acquire = Prendi { $a_order }
    .none = Non prendere nessuno
    .known = Prendi { $a_order } ({ $cost }; poi un sacrificio porta { $steps })
decision-adjust = { $change ->
    [add] Aggiungi { $one_good } al mercato
   *[remove] Togli { $one_good } dal mercato
}
    .none = Commercia con il mercato com'è
    .known = { $change ->
        [add] Aggiungi { $one_good } al mercato (poi si vende a { $sale } e si compra a { $purchase })
       *[remove] Togli { $one_good } dal mercato (poi si vende a { $sale } e si compra a { $purchase })
    }
decision-sell = Vendi { $one_good }
    .known = Vendi { $one_good } per { $price }
decision-buy = Compra { $one_good }
    .known = Compra { $one_good } per { $price }
decision-finish_trade = Concludi gli scambi
decision-send_to_clock = Manda { $a_inca } { $from_district } all'Orologio Solare
    .none = Non mandare nessuno all'Orologio Solare
decision-redeem = Paga { $cost } per { $the_tiles }
    .none = Non pagare per nessuna tessera Luna
decision-choose_goods = Prendi { $goods }
decision-return_cards = Rimetti sotto il mazzo { $cards }

## What somebody decides, told of them: no full stop; the attributes are those of the button

told-place_inca = { $player } comincia con { $a_inca } { $in_district }
told-move = { $player } va { $to_district }
    .placement = { $player } mette il Principe { $in_district }
    .free = { $player } va { $to_district } (gratis)
    .paid = { $player } va { $to_district } ({ $cost })
told-stay = { $player } resta e prende { $moon_tile }
told-produce = { $player } fa produrre { $count } Inca
    .none = { $player } non produce nulla
    .known = { $player } produce { $goods } per { $cost }
told-sacrifice = { $player } sacrifica { $llamas }
    .none = { $player } non sacrifica nulla
    .known = { $player } sacrifica { $llamas } ({ $steps })
told-offer = { $player } offre { $goods }
    .none = { $player } non offre nulla
    .known = { $player } offre { $goods } ({ $steps })
told-recruit = { $player } recluta { $incas }
    .none = { $player } non recluta nessuno
    .known = { $player } recluta { $incas } ({ $cost })
told-acquire = { $player } prende { $a_order }
    .none = { $player } non prende nessuno
    .known = { $player } prende { $a_order } ({ $cost }; poi un sacrificio porta { $steps })
told-adjust = { $change ->
    [add] { $player } aggiunge { $one_good } al mercato
   *[remove] { $player } toglie { $one_good } dal mercato
}
    .none = { $player } commercia con il mercato com'è
    .known = { $change ->
        [add] { $player } aggiunge { $one_good } al mercato (poi si vende a { $sale } e si compra a { $purchase })
       *[remove] { $player } toglie { $one_good } dal mercato (poi si vende a { $sale } e si compra a { $purchase })
    }
told-sell = { $player } vende { $one_good }
    .known = { $player } vende { $one_good } per { $price }
told-buy = { $player } compra { $one_good }
    .known = { $player } compra { $one_good } per { $price }
told-finish_trade = { $player } conclude gli scambi
told-send_to_clock = { $player } manda { $a_inca } { $from_district } all'Orologio Solare
    .none = { $player } non manda nessuno all'Orologio Solare
told-redeem = { $player } paga { $cost } per { $the_tiles }
    .none = { $player } non paga per nessuna tessera Luna
told-choose_goods = { $player } prende { $goods }
told-return_cards = { $player } rimette sotto il mazzo { $cards }

## Who decides what

due = Decide { $player }: { $what }
due-over = La partita è finita

due-place_inca = dove mettere il primo Inca
due-turn = dove andare, o se restare per una tessera Luna
    .placement = dove mettere il Principe
due-produce = quanti Inca far produrre
    .known = quanti { $many_incas } far produrre
due-sacrifice = quanti lama sacrificare
due-offer = che cosa offrire nel Tempio Principale
due-recruit = chi reclutare, o nessuno
due-acquire = chi prendere, o nessuno
due-adjust = se ritoccare il mercato prima degli scambi
due-trade = che cosa vendere o comprare, o se concludere
due-send_to_clock = quale Inca mandare all'Orologio Solare, o nessuno
due-redeem = per quali tessere Luna pagare
due-choose_goods = quali tre beni prendere per il servizio all'Orologio Solare
due-return_cards = quali carte Sacrificio rimettere sotto il mazzo

## What belongs to a decision where it is written: "place_inca takes one district"

takes-place_inca = vuole un distretto
takes-move = vuole un distretto
takes-stay = vuole una tessera Luna
takes-produce = vuole un numero
takes-sacrifice = vuole un numero
takes-offer = vuole fino a { $count } beni diversi, o nulla
takes-recruit = vuole fino a { $count } distretti diversi, o nulla
takes-acquire = vuole un sacerdote o una vergine, o nulla
takes-adjust = vuole un bene insieme ad add o remove, o nulla
takes-sell = vuole un bene
takes-buy = vuole un bene
takes-finish_trade = non vuole altro
takes-send_to_clock = vuole un distretto, o nulla
takes-redeem = vuole fino a { $count } tessere Luna diverse, o nulla
takes-choose_goods = vuole { $count } beni diversi
takes-return_cards = { $count ->
    [one] vuole { $count } carta
   *[other] vuole { $count } carte
}
