# The panel of the decision that is due: short words beside the decisions of the game.

# What is read aloud of a control before the short words seen on it.
deciding-full = { $words }.
deciding-cannot = Adesso non è possibile.
deciding-in-turn = Decide { $player }, nel turno di { $other }.

## What is missing, what is left

deciding-short = manca: { $goods }
deciding-left = resto: { $goods }
deciding-paid = per { $paid }, resto: { $goods }
deciding-held = ne hai { $count }
deciding-needs = { $count ->
    [one] ne serve { $count }
   *[other] ne servono { $count }
}, ne hai { $held }
deciding-none-left = non ne restano
deciding-no-supply = nessun Inca nella riserva
deciding-supply = { $count ->
    [0] nessun Inca nella riserva
   *[other] solo { $count } Inca nella riserva
}
deciding-several = Più Inca insieme

## Places

deciding-free = Accanto, gratis
deciding-for-llama = { $llamas ->
    [0] Altrove, per 1 lama: { $player } non ne ha
   *[other] Altrove, per 1 lama: { $player } ne ha { $llamas }
}
deciding-shut = { $is_poor ->
    [yes] Quello che ora non è possibile ({ $count }), tra cui { $rides } viaggi: ognuno vuole un lama
   *[no] Quello che ora non è possibile ({ $count })
}
    .short = Non si può ({ $count })
deciding-others = Altri distretti ({ $count })
deciding-again = il Principe è qui
deciding-nobody-yet = ancora nessuno
deciding-works = { $player }: { $incas }
deciding-there = qui hai { $incas }
deciding-nobody-there = qui non ne hai

# What entering a district does now.
deciding-enter-used = oggi esaurito
deciding-enter-production = { $incas ->
    [none] +{ $goods }
   *[other] +{ $goods }; { $incas }
}
deciding-enter-main = +{ $steps }, poi offerte
deciding-enter-temple = +{ $steps }
    .value = +{ $steps }, { $value } per lama
deciding-enter-recruiting = { $count ->
    [0] nessun Inca alla portata
   *[other] { $count } Inca alla portata
}
deciding-enter-house = { $orders } alla portata
deciding-enter-poor = nulla alla portata
deciding-enter-plaza = vendi e compra
deciding-enter-clock = manda un Inca
deciding-enter-nobody = nessun Inca da mandare

deciding-clock = Di notte un Inca all'Orologio Solare porta tre beni diversi e 3 caselle, e poi torna nella riserva.
    .now = Nell'ultimo giorno un Inca all'Orologio Solare porta subito tre beni diversi e 3 caselle.

## Moon tiles

deciding-stay = Resta per una tessera Luna che paga di notte
    .now = Resta per una tessera Luna che paga subito
deciding-ends-day = La prossima tessera presa chiude il giorno: poi resta un turno a testa per gli altri.
deciding-tile = { $is_priced ->
    [yes] per 1 grano
   *[no] gratis
}
deciding-taken = ce l'ha { $player }
deciding-steps-follow = Poi { $steps }: { $way }.

## The Scout's way

deciding-way = Scout da { $start } a { $end }
    .goods = Scout da { $start } a { $end }, porta { $goods }
    .summit = { deciding-summit }
    .both = { deciding-summit }, porta { $goods }
deciding-summit = Scout da { $start } a { $end }, oltre la Vetta{ $draws ->
    [yes] , peschi carte
   *[no] {""}
}{ $lost ->
    [0] {""}
   *[other] , perdi { $lost ->
            [one] { $lost } punto
           *[other] { $lost } punti
        }
}

## Sets of goods

deciding-offer = Scegli che cosa offrire: al massimo un'unità di ogni bene, ognuna vale { $steps }.
    .sum = Dai { $goods } e sali di { $steps }.
deciding-all-ways = Tutte le { $count } possibilità

## What goods are needed for

deciding-prices = Quanto costa la gente, e il mercato
    .folded = Quanto costa la gente
    .held = in mano
    .lacked = sottolineato: non basta
    .sale = si vende a
    .purchase = si compra a

## The market

deciding-adjust = Prima, se vuoi, aggiungi o togli un bene, gratis. Sotto ci sono i prezzi che ne seguono.
deciding-trade = Quello che vendi va nello spazio libero più alto e ti rende il numero scritto lì. Compri sempre il bene più in basso.
deciding-bank = banca
deciding-space-sale = rende { $price }
deciding-space-purchase = costa { $price }
deciding-space-empty = vuoto
deciding-remove = Togli
    .one = Togli uno
    .not = colonna vuota
deciding-add = Metti
    .one = Metti uno
    .not = colonna piena
deciding-sell = Vendi
    .at = Vendi per { $price }
    .none = non ne hai
    .bought = l'hai comprato
deciding-buy = Compra
    .at = Compra a { $price }
    .sold = l'hai venduto
deciding-finish = Concludi con { $corn }
deciding-sold = Venduti in questa visita: { $goods }.
deciding-bought = Comprati in questa visita: { $goods }.
deciding-visit =
    .what = Questa visita
    .corn = grano
    .balance = totale
deciding-visit-before = Prima degli scambi
deciding-visit-step = { $number }. { $done }
deciding-visit-free = gratis
deciding-visit-change = { $way ->
    [in] +{ $amount }
   *[out] −{ $amount }
}

## Sacrifice cards

deciding-hand = { $points ->
    [one] { $points } punto adesso
   *[other] { $points } punti adesso
} · { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro
    .switch = { $card }: tieni o rimetti sotto il mazzo.
    .keep = tieni
    .give = rimetti
deciding-return =
    .note = Le carte rimesse non contano più; le altre restano in mano.
    .missing = { $count ->
        [one] Scegli ancora { $count } carta da rimettere.
       *[other] Scegli ancora { $count } carte da rimettere.
    }
    .none = { $count ->
        [one] Scegli { $count } carta da rimettere.
       *[other] Scegli { $count } carte da rimettere.
    }
    .many = { $count ->
        [one] C'è { $count } carta di troppo: riportala su «tieni».
       *[other] Ci sono { $count } carte di troppo: riportane qualcuna su «tieni».
    }
    .given = Rimetti:
    .lost = { $count ->
        [0] Non perdi punti delle carte.
        [one] Perdi { $count } punto delle carte.
       *[other] Perdi { $count } punti delle carte.
    }
    .kept = Tieni:
    .left = { $count ->
        [0] Non ti resta nessun punto.
        [one] Ti resta { $count } punto.
       *[other] Ti restano { $count } punti.
    }

## The result

deciding-score = A parità di totale decidono le unità rimaste.
    .icons = Carte
    .trail = Cammino
    .awards = Mazzo
    .gold = Oro
    .multiplier = Per
    .total = Totale
    .units = Unità
