# What stands against a decision, in numbers. The last sentence has no full stop, because on a
# command line the rule follows in brackets; "refusal-sentence" closes it for the page.

refusal-sentence = { $text }.
refusal-tried = { $player } ha intentado: { $tried }.
refusal-instead = Lo que sí se puede: { $decisions }.

refusal-game_over = La partida ha terminado
refusal-not_your_decision = No le toca decidir a { $player }; { $due }
refusal-something_else_due = Antes hay que decidir otra cosa; { $due }
refusal-adjust_first = Antes de comerciar, { $player } ajusta el mercado o lo deja como está
refusal-already_there = El Príncipe de { $player } ya está { $in_district }, y un Príncipe nunca usa un distrito dos veces seguidas
refusal-no_llama_to_move = { $the_district_start } no { $district ->
    [corn_terraces] están
   *[other] está
} junto { $to_origin }. Ir hasta allí cuesta { $one_llama }; { $player } tiene { $llamas }
refusal-stay_on_first_turn = En el primer turno nadie se queda quieto; antes, { $player } coloca su Príncipe
refusal-tile_not_on_board = { $the_tile_start } no está en el tablero; la tiene { $holder }
refusal-too_few_incas = { $player } quiere hacer producir a { $asked_incas } y tiene { $incas } { $in_district }
refusal-too_little_corn_to_produce = La producción de { $asked_incas } cuesta { $asked_corn }; { $player } tiene { $corn }
refusal-too_few_priests = Para { $asked_llamas } hay que tener { $asked_priests }; { $player } tiene { $tiles }
refusal-too_few_llamas = { $player } quiere sacrificar { $asked_llamas } y tiene { $llamas }
refusal-unit_not_held = Una unidad de { $many_good } equivale a { $needed_goods }; { $player } tiene { $held }
refusal-not_on_offer_here = Aquí no se reclutan { $many_incas }: { $the_place } ofrece { $many_offered }
refusal-supply_too_small = { $player } quiere reclutar { $asked_incas } y tiene { $supply } en la reserva
refusal-cannot_pay_incas = El precio de { $a_districts } es { $cost }; { $held ->
    [nothing] { $player } aún necesita { $short }
   *[other] { $player } tiene { $held } y aún necesita { $short }
}
refusal-order_not_here = Aquí no hay { $many_order }: { $the_place } ofrece { $many_offered }
refusal-order_gone = Ya no quedan { $many_order }
refusal-cannot_pay_order = El precio de { $a_order } es { $cost }; { $held ->
    [nothing] { $player } aún necesita { $short }
   *[other] { $player } tiene { $held } y aún necesita { $short }
}
refusal-column_full = Los { $spaces } espacios de la columna de { $many_good } están llenos, así que no se puede añadir nada
refusal-column_empty = En el mercado no hay { $no_good }, así que no se puede quitar nada
refusal-bought_this_visit = { $player } ya ha comprado { $many_good } en esta visita y no puede vender hasta la próxima
refusal-sold_this_visit = { $player } ya ha vendido { $many_good } en esta visita y no puede comprar hasta la próxima
refusal-none_to_sell = { $player } no tiene { $no_good }
refusal-too_little_corn_to_buy = Comprar { $one_good } cuesta { $price } { $price ->
    [one] maíz
   *[other] maíces
}; { $player } tiene { $corn }
refusal-no_inca_there = { $player } no tiene ningún { $inca } { $in_district }
refusal-tile_not_held = { $player } no puede pagar { $the_tile }, solo { $the_held }
refusal-too_little_corn_for_tiles = { $asked ->
    [one] { $asked } ficha cuesta { $asked_corn }
   *[other] { $asked } fichas cuestan { $asked_corn }
}; { $player } tiene { $corn }
refusal-card_not_in_hand = { $player } no tiene la carta { $card }
