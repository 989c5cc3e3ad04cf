# Why a decision is good, or is not: what is done, a colon, and the rule of thumb. No subject, so
# that the sentence fits any player and a hint to the reader.

## The first Inca

advice-place_match = Coloca { $a_inca }: la carta { $card } muestra uno.
advice-place_goods = { $asked ->
    [one] Coloca { $a_inca }: de los { $prices } precios de incas, sacerdotes y vírgenes, { $asked } pide { $good }.
   *[other] Coloca { $a_inca }: de los { $prices } precios de incas, sacerdotes y vírgenes, { $asked } piden { $good }.
}

## Where to go

advice-harvest = { $incas ->
    [0] Entra en { $the_district }: la bonificación es { $goods }.
    [one] Entra en { $the_district }: la bonificación y 1 { $inca } dan { $goods }.
   *[other] Entra en { $the_district }: la bonificación y { $own_incas } dan { $goods }.
}
advice-stones = Entra en { $the_district }: lo que hay allí hace subir al Explorador { $steps_named }.
advice-temple_gift = Entra en { $the_district }: lo que hay allí y la entrega de { $goods } hacen subir al Explorador { $steps_named }.
advice-reach_summit = { $drawn ->
    [0] Entra en { $the_district }: { $steps_named } llevan al Explorador a la Cima, donde hay puntos en vez de cartas, porque el mazo está vacío.
    [one] Entra en { $the_district }: { $steps_named } llevan al Explorador a la Cima, que da la última carta del mazo.
   *[other] Entra en { $the_district }: { $steps_named } llevan al Explorador a la Cima, que da cartas nuevas.
}
advice-visit_recruits = { $points ->
    [0] Va { $to_district }: puede pagar { $a_districts }, y una carta nueva puede premiarlo.
   *[other] Va { $to_district }: puede pagar { $a_districts }, y las cartas de su mano dan por ello { $points_named }.
}
advice-visit_house = { $points ->
    [0] Va { $to_district }: puede pagar { $a_order }, y aún hay tiempo para cartas y sacrificios.
   *[other] Va { $to_district }: puede pagar { $a_order }, y las cartas de su mano dan por ello { $points_named }.
}
advice-visit_market = { $bought ->
    [nothing] Va { $to_district } a comerciar: con los precios de ahora puede vender allí { $sold }.
   *[other] { $sold ->
        [nothing] Va { $to_district } a comerciar: con los precios de ahora puede comprar allí { $bought }.
       *[other] Va { $to_district } a comerciar: con los precios de ahora puede vender allí { $sold } y comprar { $bought }.
    }
}
advice-visit_clock = { $points ->
    [0] Va { $to_place }: { $a_inca } que ninguna carta de la mano muestra da allí tres unidades y casillas.
   *[other] Va { $to_place }: tres unidades y casillas a cambio de { $a_inca } valen más que { $points_named }.
}
advice-approach = { $next_door ->
    [yes] Entra en { $the_district }: al lado tiene { $the_place }, que es lo que más daría el próximo turno.
   *[no] Entra en { $the_district }: queda una llama para seguir { $to_place } el próximo turno, que es lo que más daría.
}
advice-idle = Entra en { $the_district }: ahora hay poco que ganar allí.
advice-able_to_recruit = Va { $to_district }: hay productos para reclutar.
advice-able_to_acquire = Va { $to_district }: hay productos para pagar lo que se ofrece allí.
advice-able_to_trade = Va { $to_district }, donde se puede comprar y vender.
advice-able_to_serve = Va { $to_district }: enviar allí a un inca da tres unidades y casillas.

## Staying

advice-stay_steps = { $when ->
    [now] Se queda por { $the_tile }: hace subir al Explorador { $steps_named } al momento.
   *[night] Se queda por { $the_tile }: de noche hace subir al Explorador { $steps_named }.
}
advice-stay_corn = { $when ->
    [now] Se queda por { $the_tile }: el maíz se paga en el acto.
   *[night] Se queda por { $the_tile }: la noche trae el maíz gratis.
}
advice-stay_goods = { $when ->
    [now] Se queda por { $the_tile }: da { $one_good } por 1 maíz en el acto.
   *[night] Se queda por { $the_tile }: por la noche da { $one_good } por 1 maíz.
}
advice-stay_unpaid = Se queda por { $the_tile }: sin maíz para pagarla, hoy no da nada.
advice-stay_third = Se queda por { $the_tile }: la tercera ficha de Luna pone fin al día, y quien la toma empieza el siguiente.
advice-stay_wait = Se queda por { $the_tile }: ningún distrito vecino da mucho hoy.

## At work

advice-produce = { $incas ->
    [one] Hace producir a 1 { $inca }: { $one_good } vale más que el maíz que cuesta.
   *[other] Hace producir a { $own_incas }: { $one_good } vale más que el maíz que cuesta.
}
advice-produce_dear = { $incas ->
    [one] Hace producir a 1 { $inca }: el maíz vale más que { $one_good }.
   *[other] Hace producir a { $own_incas }: tanto maíz vale más que lo que producen.
}
advice-produce_many = { $incas ->
    [one] Hace producir a 1 { $inca }: el maíz vale más que { $one_good }.
   *[other] Hace producir a { $own_incas }: lo último que hacen ({ $one_good }) vale menos que el maíz que cuesta.
}
advice-keep_corn = No hace producir a nadie: así guarda el maíz, pero no obtiene { $no_good }.
advice-give_for_steps = Entrega { $goods }: { $steps_named } llevan al Explorador a la casilla { $step }.
advice-give_for_summit = { $drawn ->
    [0] Entrega { $goods }: { $steps_named } llevan al Explorador a la Cima, donde hay puntos en vez de cartas, porque el mazo está vacío.
    [one] Entrega { $goods }: { $steps_named } llevan al Explorador a la Cima, que da la última carta del mazo.
   *[other] Entrega { $goods }: { $steps_named } llevan al Explorador a la Cima, que da cartas nuevas.
}
advice-keep_llamas = Guarda las llamas: cada una no daría más de { $steps_named }.
advice-keep_goods = Guarda los productos: una unidad no daría más de { $steps_named }.
advice-recruit_match = Recluta { $a_districts }: las cartas de la mano lo premian con { $points_named }.
advice-recruit_early = Recluta { $a_districts }: puede que una carta futura lo muestre, y más incas producen más.
advice-recruit_late = Recluta { $a_districts }: ninguna carta de la mano lo muestra, y la partida termina con este turno.
advice-recruit_more = Recluta { $a_districts }: más incas producen más.
advice-recruit_nobody = No recluta: así guarda los productos.
advice-acquire_match = Adquiere { $a_order }: las cartas de la mano lo premian con { $points_named }.
advice-acquire_steps = Adquiere { $a_order }: cada llama sacrificada { $in_temple } dará entonces { $steps_named }.
advice-acquire_late = Adquiere { $a_order }: ninguna carta de la mano lo muestra, y la partida termina antes de que pueda servir en un sacrificio.
advice-acquire_nobody = No adquiere nada: así guarda los productos.
advice-race_rescue = { $left ->
    [one] Adquiere { $a_order }: es la última ficha, así que llega el Rescate, y allí el oro no cuenta.
   *[other] Adquiere { $a_order }: quedaban { $left } fichas de sacerdotes y vírgenes, y con la última llega el Rescate, donde el oro no cuenta.
}
advice-hold_rescue = { $left ->
    [one] No adquiere nada: con la última ficha llegaría el Rescate, y allí el oro no cuenta.
   *[other] No adquiere nada: solo quedan { $left } fichas de sacerdotes y vírgenes, y con la última llegaría el Rescate, donde el oro no cuenta.
}
advice-send_shown = Envía a { $a_inca }: tres unidades y casillas a cambio de { $points_named }.
advice-send_unshown = Envía a { $a_inca }: ninguna carta de la mano lo muestra, y a cambio vienen tres unidades y casillas.
advice-send_one = Envía a { $a_inca }: a cambio vienen tres unidades y casillas.
advice-send_nobody = No envía a nadie: cada inca sigue donde trabaja.

## The market

advice-adjust_to_buy = Cambia antes el precio en la columna de { $many_good }: comprar cuesta entonces { $price } { $price ->
    [one] maíz
   *[other] maíces
}.
advice-adjust_to_sell = Cambia antes el precio en la columna de { $many_good }: vender da entonces { $price } { $price ->
    [one] maíz
   *[other] maíces
}.
advice-adjust_idly = Cambia el precio en la columna de { $many_good }: ahora ningún trato con eso compensa.
advice-adjust_prices = Cambia el precio en la columna de { $many_good }: comprar cuesta entonces { $buying } { $buying ->
    [one] maíz
   *[other] maíces
}, y vender da { $selling }.
advice-adjust_nothing = Deja los precios como están.
advice-sell = Vende { $one_good } por { $price } { $price ->
    [one] maíz
   *[other] maíces
}: { $held ->
    [one] el maíz vale más.
   *[other] tiene { $held }, y el maíz vale más que una de esas unidades.
}
advice-sell_cheap = Vende { $one_good } por { $price } { $price ->
    [one] maíz
   *[other] maíces
}: en la mano no vale menos que eso.
advice-buy_for_inca = Compra { $one_good } por { $price } { $price ->
    [one] maíz
   *[other] maíces
}: es lo único que falta para { $a_inca }.
advice-buy_for_order = Compra { $one_good } por { $price } { $price ->
    [one] maíz
   *[other] maíces
}: es lo único que falta para { $a_order }.
advice-buy = Compra { $one_good } por { $price } { $price ->
    [one] maíz
   *[other] maíces
}: { $held ->
    [0] no tiene nada de eso.
   *[other] vale más que el maíz.
}
advice-buy_dear = Compra { $one_good } por { $price } { $price ->
    [one] maíz
   *[other] maíces
}: no vale más que eso.
advice-finish_trade = Termina: ningún trato da más de lo que cuesta.
advice-finish_early = Termina, aunque algún trato todavía compensaría.

## The night and the Summit

advice-redeem = { $tiles_count ->
    [one] Paga { $the_tiles }: el producto vale más que 1 maíz.
   *[other] Paga { $the_tiles }: cada producto vale más que 1 maíz.
}
advice-redeem_mixed = Paga { $the_tiles }: no todos los productos valen el maíz que cuestan.
advice-redeem_dear = Paga { $the_tiles }: el maíz vale más.
advice-redeem_nothing = No paga ninguna ficha: así guarda el maíz.
advice-scarce_goods = Toma { $goods }: tres unidades diferentes, mejor de lo que escasea.
advice-keep_best = Devuelve { $cards }: las cartas que se quedan valen ahora { $points_named } y { $gold } de oro.
