# What a decision does, as the words on a button: no full stop, the price in brackets. An attribute
# is said when something more is known: the state, or that nothing is chosen.

decision-place_inca = Colocar el primer inca { $in_district } ({ $a_inca })
decision-move = Ir { $to_district }
    .placement = Colocar el Príncipe { $in_district }
    .free = Ir { $to_district } (gratis)
    .paid = Ir { $to_district } ({ $cost })
decision-stay = Quedarse y tomar { $moon_tile }
decision-produce = { $count ->
    [one] Hacer producir a { $count } inca
   *[other] Hacer producir a { $count } incas
}
    .none = No producir
    .known = Producir { $goods } por { $cost }
decision-sacrifice = Sacrificar { $llamas }
    .none = No sacrificar
    .known = Sacrificar { $llamas } ({ $steps })
decision-offer = Ofrecer { $goods }
    .none = No ofrecer nada
    .known = Ofrecer { $goods } ({ $steps })
decision-recruit = Reclutar { $incas }
    .none = No reclutar
    .known = Reclutar { $incas } ({ $cost })
decision-acquire = Adquirir { $a_order }
    .none = No adquirir nada
    .known = Adquirir { $a_order } ({ $cost }; cada sacrificio dará entonces { $steps })
decision-adjust = { $change ->
    [add] Añadir { $one_good } al mercado
   *[remove] Quitar { $one_good } del mercado
}
    .none = Comerciar con el mercado como está
    .known = { $change ->
        [add] Añadir { $one_good } al mercado (venta a { $sale }, compra a { $purchase })
       *[remove] Quitar { $one_good } del mercado (venta a { $sale }, compra a { $purchase })
    }
decision-sell = Vender { $one_good }
    .known = Vender { $one_good } por { $price }
decision-buy = Comprar { $one_good }
    .known = Comprar { $one_good } por { $price }
decision-finish_trade = Terminar de comerciar
decision-send_to_clock = Enviar a { $a_inca } { $from_district } al Reloj Solar
    .none = No enviar a nadie al Reloj Solar
decision-redeem = Pagar { $cost } por { $the_tiles }
    .none = No pagar por ninguna ficha de Luna
decision-choose_goods = Tomar { $goods }
decision-return_cards = Devolver { $cards }

## What somebody decides, told of them: no full stop; the attributes are those of the button

told-place_inca = { $player } empieza con { $a_inca } { $in_district }
told-move = { $player } va { $to_district }
    .placement = { $player } coloca su Príncipe { $in_district }
    .free = { $player } va { $to_district } (gratis)
    .paid = { $player } va { $to_district } ({ $cost })
told-stay = { $player } se queda y toma { $moon_tile }
told-produce = { $count ->
    [one] { $player } hace producir a { $count } inca
   *[other] { $player } hace producir a { $count } incas
}
    .none = { $player } no produce nada
    .known = { $player } produce { $goods } por { $cost }
told-sacrifice = { $player } sacrifica { $llamas }
    .none = { $player } no sacrifica nada
    .known = { $player } sacrifica { $llamas } ({ $steps })
told-offer = { $player } ofrece { $goods }
    .none = { $player } no ofrece nada
    .known = { $player } ofrece { $goods } ({ $steps })
told-recruit = { $player } recluta { $incas }
    .none = { $player } no recluta a nadie
    .known = { $player } recluta { $incas } ({ $cost })
told-acquire = { $player } adquiere { $a_order }
    .none = { $player } no adquiere nada
    .known = { $player } adquiere { $a_order } ({ $cost }; cada sacrificio dará entonces { $steps })
told-adjust = { $change ->
    [add] { $player } añade { $one_good } al mercado
   *[remove] { $player } quita { $one_good } del mercado
}
    .none = { $player } comercia con el mercado como está
    .known = { $change ->
        [add] { $player } añade { $one_good } al mercado (venta a { $sale }, compra a { $purchase })
       *[remove] { $player } quita { $one_good } del mercado (venta a { $sale }, compra a { $purchase })
    }
told-sell = { $player } vende { $one_good }
    .known = { $player } vende { $one_good } por { $price }
told-buy = { $player } compra { $one_good }
    .known = { $player } compra { $one_good } por { $price }
told-finish_trade = { $player } termina de comerciar
told-send_to_clock = { $player } envía a { $a_inca } { $from_district } al Reloj Solar
    .none = { $player } no envía a nadie al Reloj Solar
told-redeem = { $player } paga { $cost } por { $the_tiles }
    .none = { $player } no paga por ninguna ficha de Luna
told-choose_goods = { $player } toma { $goods }
told-return_cards = { $player } devuelve { $cards }

## Who decides what

due = { $player } decide { $what }
due-over = La partida ha terminado

due-place_inca = dónde colocar su primer inca
due-turn = adónde ir, o si se queda por una ficha de Luna
    .placement = dónde colocar su Príncipe
due-produce = cuántos incas producen
    .known = cuántos { $many_incas } producen
due-sacrifice = cuántas llamas sacrificar
due-offer = qué ofrecer en el Templo Principal
due-recruit = si recluta, y a quién
due-acquire = si adquiere un sacerdote o una virgen
due-adjust = si ajusta el mercado antes de comerciar
due-trade = qué vender o comprar, o si termina
due-send_to_clock = a quién enviar al Reloj Solar
due-redeem = qué fichas de Luna pagar
due-choose_goods = qué tres productos tomar por el servicio en el Reloj Solar
due-return_cards = qué cartas de Sacrificio devolver

## What belongs to a decision where it is written: "place_inca takes one district"

takes-place_inca = lleva un distrito
takes-move = lleva un distrito
takes-stay = lleva una ficha de Luna
takes-produce = lleva un número
takes-sacrifice = lleva un número
takes-offer = lleva hasta { $count } productos distintos, o nada
takes-recruit = lleva hasta { $count } distritos distintos, o nada
takes-acquire = lleva un sacerdote o una virgen, o nada
takes-adjust = lleva un producto junto con add o remove, o nada
takes-sell = lleva un producto
takes-buy = lleva un producto
takes-finish_trade = no lleva nada más
takes-send_to_clock = lleva un distrito, o nada
takes-redeem = lleva hasta { $count } fichas de Luna distintas, o nada
takes-choose_goods = lleva { $count } productos distintos
takes-return_cards = { $count ->
    [one] lleva { $count } carta
   *[other] lleva { $count } cartas
}
