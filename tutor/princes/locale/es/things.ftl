# What a thing on the board is and what it does now, in whole sentences.

## Production districts

thing-production = Un distrito de producción: aquí trabajan { $many_incas } y producen { $many_good }.
thing-production-bonus = Quien entre ahora toma { $goods }; después pueden producir todos los { $many_incas }, { $good ->
    [corn] { $made } cada uno, gratis.
   *[other] { $made } cada uno por { $cost }.
}

## Temples

thing-temple = Un templo: aquí se sacrifican llamas, una por cada { $order_name }.
thing-temple-main = Un templo: aquí se ofrecen productos.
thing-temple-stones = Quien entre ahora toma { $stones_named } y sube { $steps_named }.
thing-temple-offer = Después todos pueden ofrecer una unidad de cada producto; cada unidad da { $steps_named }.
thing-temple-sacrifice = Después todos pueden sacrificar una llama por cada { $order_name } que tengan; cada llama da ahora { $steps_named }.
thing-temple-nobody = Aún no se pueden sacrificar llamas, porque nadie ha adquirido fichas de { $order_name }.

## Used up

thing-used = { $night ->
    [none] Está agotado: entrar ya no hace nada.
   *[other] Está agotado por hoy: entrar no hace nada hasta que la noche lo reponga.
}

## Other districts

thing-recruiting = Aquí, { $in_district }, se reclutan incas, como mucho uno de cada oficio por visita: { $offers }.
thing-house = Quien entre en { $the_district } puede adquirir { $a_order }.
thing-plaza = En la Plaza Central se venden y compran productos por maíz; antes se puede ajustar el mercado, gratis.
thing-clock = Quien entre en { $the_district } puede enviar allí a uno de sus incas desde un distrito de producción.
thing-clock-pays = { $night ->
    [none] El último día se paga en el acto: { $count } productos diferentes y { $steps_named }.
   *[other] Por la noche vuelve a la reserva y trae { $count } productos diferentes y { $steps_named }.
}

## Going there, and who is there

thing-going = { $price ->
    [here] El Príncipe de { $player } está aquí, y un Príncipe nunca usa un distrito dos veces seguidas.
    [first] { $player } puede colocar aquí su Príncipe, gratis.
    [free] { $player } puede venir aquí gratis.
    [llama] Venir aquí le cuesta a { $player } { $one_llama }.
   *[short] Venir aquí le cuesta a { $player } { $one_llama }, y no tiene ninguna.
}
thing-next = Al lado: { $the_districts }.
thing-next-reconstructed = Al lado, según suponemos: { $the_districts }.
thing-there = Aquí: { $there }.
thing-nobody = Aquí no hay nadie.

## Moon tiles

thing-moon-on-board = { $the_tile_start } es para quien se quede en lugar de moverse y la elija.
thing-moon-taken = { $player } tiene { $the_tile }.
thing-moon-paying = { $player } está a punto de resolver { $the_tile }.
thing-moon-pays = { $night ->
    [none] El último día paga en el acto: { $gift }.
   *[other] Por la noche paga { $gift }.
}
thing-moon-good = { $night ->
    [none] El último día se puede pagar en el acto: { $cost } por { $gift }.
   *[other] Por la noche se puede pagar: { $cost } por { $gift }.
}
thing-moon-third = Sería la tercera ficha tomada hoy y terminaría el día.

## Priests and virgins

thing-order = { $left ->
    [0] Fichas de { $many_order }: no queda ninguna de las { $all }.
    [one] Fichas de { $many_order }: queda una de las { $all }.
   *[other] Fichas de { $many_order }: quedan { $left } de las { $all }.
}
thing-order-cost = El precio de { $a_order } es { $cost }, y se paga { $in_place }.
thing-order-value = { $value ->
    [none] Mientras la fila esté entera, nadie puede sacrificar llamas { $in_temple }.
   *[other] Cada llama sacrificada { $in_temple } da ahora { $steps_named }.
}
thing-order-next = Cuando alguien tome la siguiente, dará { $steps_named }.

## Market

thing-column = { $count ->
    [0] En el mercado no hay { $no_good }.
   *[other] En el mercado hay { $amount }.
}
thing-column-sale = { $full ->
    [yes] Como la columna está llena, la siguiente venta de { $good } es a la banca y da { $price }.
   *[no] La siguiente venta da { $price }.
}
thing-column-purchase = { $empty ->
    [yes] Como la columna está vacía, la siguiente compra de { $good } es a la banca y cuesta { $price }.
   *[no] La siguiente compra cuesta { $price }.
}

## Inca Trail, days, deck

thing-trail = Los Exploradores suben por la Ruta del Inca hasta la Cima, en la casilla { $summit }, y luego vuelven a empezar.
thing-scout = El Explorador de { $player } está en la casilla { $step }.
thing-step-start = En la casilla 0 vuelve a empezar el Explorador después de la Cima.
thing-step-reward = La casilla { $step } es { $name ->
    [granary] el Granero
   *[stable] el Establo
}: quien la alcanza o la pasa recibe { $goods } al final del turno o, de noche, después de todos los pagos.
thing-step-summit = La casilla { $step } es la Cima: quien la alcanza roba cartas de Sacrificio y vuelve a empezar desde el 0.
thing-step-short = casilla { $step } de la Ruta del Inca
thing-step-plain = De la casilla { $step } { $name ->
    [granary] al Granero hay { $steps_named }.
    [stable] al Establo hay { $steps_named }.
   *[summit] a la Cima hay { $steps_named }.
}
thing-step-scores = Un Explorador que esté aquí al final de la partida da { $points_named }.
thing-step-scouts = { $players_count ->
    [0] Aquí no hay ningún Explorador.
    [one] Aquí está el Explorador de { $players }.
   *[other] Aquí están los Exploradores de { $players }.
}
thing-corn = { $count ->
    [0] No hay maíz en ninguna noche por venir.
    [one] Hay un maíz en la noche que viene; lo toma quien juegue hoy en último lugar.
   *[other] Hay { $count } maíces en las noches por venir; quien juegue hoy en último lugar toma uno.
}
thing-deck = { $count ->
    [0] El mazo de cartas de Sacrificio está vacío.
    [one] Queda una carta de Sacrificio en el mazo.
   *[other] Quedan { $count } cartas de Sacrificio en el mazo.
}
thing-deck-end = Cuando el mazo se agota, la partida acaba con el Rescate.

## What is short, in the fewest words, on a mark on the board

short-here = ya está aquí
short-goods = falta: { $goods }
short-incas = sin { $inca } allí
short-none = no quedan
short-taken = ya tomada
short-elsewhere = aquí no
short-later = ahora no
short-over = fin de la partida
