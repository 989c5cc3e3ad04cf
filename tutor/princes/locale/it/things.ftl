# What a thing on the board is and what it does now, in whole sentences.

## Production districts

thing-production = Un distretto di produzione: qui lavorano { $many_incas }, che producono { $many_good }.
thing-production-bonus = Chi entra adesso prende { $goods }; poi tutti possono far lavorare i propri { $many_incas }, e { $good ->
    [corn] ognuno di loro produce { $made } gratis.
   *[other] ognuno di loro produce { $made } per { $cost }.
}

## Temples

thing-temple = Un tempio: qui si sacrificano lama, uno per ogni { $order_name }.
thing-temple-main = Un tempio: qui si offrono beni.
thing-temple-stones = Chi entra adesso prende { $stones_named } e fa salire il proprio Scout di { $steps_named }.
thing-temple-offer = Poi tutti possono offrire un'unità di ciascun bene; ogni unità vale { $steps_named }.
thing-temple-sacrifice = Poi tutti possono sacrificare un lama per ogni { $order_name } al proprio servizio; adesso ogni lama vale { $steps_named }.
thing-temple-nobody = Nessuno può ancora sacrificare lama: serve almeno 1 { $order_name }, e per ora tutta la fila è sul tabellone.

## Used up

thing-used = { $night ->
    [none] Il distretto è esaurito: entrarci non fa più nulla.
   *[other] Per oggi il distretto è esaurito: entrarci non fa nulla finché la notte non lo rifornisce.
}

## Other districts

thing-recruiting = Si reclutano Inca { $in_district }, al massimo uno per tipo a ogni visita: { $offers }.
thing-house = Chi visita { $the_district } può prendere { $a_order }.
thing-plaza = Nella Piazza Centrale si vendono e si comprano beni in cambio di grano, dopo un ritocco gratuito del mercato.
thing-clock = Chi visita { $the_district } può mandarci un proprio Inca da un distretto di produzione.
thing-clock-pays = { $night ->
    [none] Nell'ultimo giorno la paga arriva subito: { $count } beni diversi e { $steps_named }.
   *[other] Di notte l'Inca torna nella riserva e porta { $count } beni diversi e { $steps_named }.
}

## Going there, and who is there

thing-going = { $price ->
    [here] Il Principe di { $player } è qui, e lo stesso Principe non usa mai un distretto due volte di seguito.
    [first] { $player } può mettere qui il Principe, gratis.
    [free] { $player } può venire qui gratis.
    [llama] Per venire qui { $player } paga { $one_llama }.
   *[short] Per venire qui { $player } dovrebbe pagare { $one_llama }, ma non ne ha.
}
thing-next = Accanto: { $the_districts }.
thing-next-reconstructed = Accanto, secondo noi: { $the_districts }.
thing-there = Qui: { $there }.
thing-nobody = Qui non c'è nessuno.

## Moon tiles

thing-moon-on-board = { $the_tile_start } va a chi, invece di muoversi, resta e la sceglie.
thing-moon-taken = { $player } ha preso { $the_tile }.
thing-moon-paying = { $player } sta per sistemare { $the_tile }.
thing-moon-pays = { $night ->
    [none] Nell'ultimo giorno paga subito: { $gift }.
   *[other] Di notte porta { $gift }.
}
thing-moon-good = { $night ->
    [none] Nell'ultimo giorno si può pagare subito: { $cost } per { $gift }.
   *[other] Di notte si può pagare: { $cost } per { $gift }.
}
thing-moon-third = Sarebbe la terza tessera presa oggi e metterebbe fine al giorno.

## Priests and virgins

thing-order = { $left ->
    [0] Su { $all } { $many_order } non ne restano più.
    [one] Su { $all } { $many_order } ne resta 1.
   *[other] Su { $all } { $many_order } ne restano { $left }.
}
thing-order-cost = Il prezzo per { $a_order } è { $cost }, da pagare { $in_place }.
thing-order-value = { $value ->
    [none] Finché la fila è intera, nessuno può sacrificare lama { $in_temple }.
   *[other] Ogni lama sacrificato { $in_temple } porta adesso { $steps_named }.
}
thing-order-next = Presa la prossima tessera, ogni lama porterebbe { $steps_named }.

## Market

thing-column = { $count ->
    [0] Al mercato non c'è { $no_good }.
   *[other] Al mercato: { $amount }.
}
thing-column-sale = { $full ->
    [yes] La colonna è piena: la prossima unità di { $good } la prende la banca, per { $price }.
   *[no] La prossima vendita rende { $price }.
}
thing-column-purchase = { $empty ->
    [yes] La colonna è vuota: la prossima unità di { $good } la vende la banca, per { $price }.
   *[no] Il prossimo acquisto costa { $price }.
}

## Inca Trail, days, deck

thing-trail = Gli Scout salgono lungo il Cammino degli Inca fino alla Vetta, alla casella { $summit }, e poi ricominciano.
thing-scout = Lo Scout di { $player } è sulla casella { $step }.
thing-step-start = Dopo la Vetta uno Scout ricomincia dalla casella 0.
thing-step-reward = La casella { $step } è { $name ->
    [granary] il Granaio
   *[stable] la Stalla
}: chi ci arriva o la supera riceve { $goods } alla fine del turno o, di notte, dopo tutti i pagamenti.
thing-step-summit = La casella { $step } è la Vetta: chi la raggiunge pesca carte Sacrificio e ricomincia da 0.
thing-step-short = casella { $step } del Cammino degli Inca
thing-step-plain = Dalla casella { $step } fino { $name ->
    [granary] al Granaio
    [stable] alla Stalla
   *[summit] alla Vetta
} la salita è di { $steps_named }.
thing-step-scores = Uno Scout che a fine partita è qui vale { $points_named }.
thing-step-scouts = { $players_count ->
    [0] Qui non c'è nessuno Scout.
    [one] Qui c'è lo Scout di { $players }.
   *[other] Qui ci sono gli Scout di { $players }.
}
thing-corn = { $count ->
    [0] Sulle notti a venire non c'è più grano.
    [one] Sulla notte a venire c'è 1 grano: lo prende oggi chi fa l'ultima mossa.
   *[other] Sulle notti a venire ci sono { $count } grani: oggi ne prende uno chi fa l'ultima mossa.
}
thing-deck = { $count ->
    [0] Il mazzo delle carte Sacrificio è vuoto.
    [one] Nel mazzo resta una sola carta Sacrificio.
   *[other] Nel mazzo restano { $count } carte Sacrificio.
}
thing-deck-end = Quando il mazzo si esaurisce, la partita finisce con la Salvezza.

## What is short, in the fewest words, on a mark on the board

short-here = già qui
short-goods = manca: { $goods }
short-incas = nessun { $inca } lì
short-none = non ne restano
short-taken = già presa
short-elsewhere = non qui
short-later = non ora
short-over = partita finita
