# What stands against a decision, in numbers. The last sentence has no full stop, because on a
# command line the rule follows in brackets; "refusal-sentence" closes it for the page.

refusal-sentence = { $text }.
refusal-tried = Tentativo di { $player }: { $tried }.
refusal-instead = Si può invece: { $decisions }.

refusal-game_over = La partita è finita
refusal-not_your_decision = Adesso la decisione non spetta a { $player }. { $due }
refusal-something_else_due = Prima c'è un'altra decisione. { $due }
refusal-adjust_first = Prima degli scambi { $player } ritocca il mercato o lo lascia com'è
refusal-already_there = Il Principe di { $player } è già { $in_district }, e lo stesso Principe non usa mai un distretto due volte di seguito
refusal-no_llama_to_move = { $the_district_start } non { $district ->
    [corn_terraces] sono
   *[other] è
} accanto { $to_origin }. Andarci costa { $one_llama }; { $player } ne ha { $llamas }
refusal-stay_on_first_turn = Nel primo turno non si resta fermi: prima { $player } mette il Principe
refusal-tile_not_on_board = { $the_tile_start } non è sul tabellone: ce l'ha { $holder }
refusal-too_few_incas = { $player } vuole far produrre { $asked_incas }, ma { $in_district } ne ha { $incas }
refusal-too_little_corn_to_produce = Far produrre { $asked_incas } costa { $asked_corn }; { $player } ne ha { $corn }
refusal-too_few_priests = Per sacrificare { $asked_llamas } servono { $asked_priests }; { $player } ne ha { $tiles }
refusal-too_few_llamas = { $player } vuole sacrificare { $asked_llamas }, ma ne ha { $llamas }
refusal-unit_not_held = Un'unità di { $many_good } è { $needed_goods }; { $player } ne ha { $held }
refusal-not_on_offer_here = { $the_place_start } non recluta { $many_incas }, ma { $many_offered }
refusal-supply_too_small = { $player } vuole reclutare { $asked_incas }, ma nella riserva ne ha { $supply }
refusal-cannot_pay_incas = Il prezzo per { $a_districts } è { $cost }; { $held ->
    [nothing] a { $player } manca: { $short }
   *[other] { $player } ha { $held }, e manca ancora: { $short }
}
refusal-order_not_here = { $the_place_start } non offre { $many_order }, ma { $many_offered }
refusal-order_gone = Tutte le tessere di { $many_order } sono già state prese
refusal-cannot_pay_order = Il prezzo per { $a_order } è { $cost }; { $held ->
    [nothing] a { $player } manca: { $short }
   *[other] { $player } ha { $held }, e manca ancora: { $short }
}
refusal-column_full = Tutti e { $spaces } gli spazi per { $many_good } sono pieni, quindi non se ne può aggiungere
refusal-column_empty = Al mercato non c'è { $no_good }, quindi non se ne può togliere
refusal-bought_this_visit = In questa visita { $player } ha comprato { $many_good }: fino alla prossima non può venderne
refusal-sold_this_visit = In questa visita { $player } ha venduto { $many_good }: fino alla prossima non può comprarne
refusal-none_to_sell = { $player } non ha { $no_good }
refusal-too_little_corn_to_buy = { $one_good } costa { $price ->
    [one] { $price } grano
   *[other] { $price } grani
}; { $player } ne ha { $corn }
refusal-no_inca_there = { $player } non ha nessun { $inca } { $in_district }
refusal-tile_not_held = { $player } non può pagare per { $the_tile }, ma solo per { $the_held }
refusal-too_little_corn_for_tiles = { $asked ->
    [one] { $asked } tessera costa { $asked_corn }
   *[other] { $asked } tessere costano { $asked_corn }
}; { $player } ne ha { $corn }
refusal-card_not_in_hand = { $player } non ha in mano la carta { $card }
