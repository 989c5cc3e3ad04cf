# What happened. Each message is one sentence about one event and says why. An event that can rest
# on several rules has one attribute for each, named as the rule with a hyphen for the dot.
#
# Places come in forms: $goal, $the_goal, $in_goal, $to_goal, $from_goal (and the same with
# $origin and $district). $own_incas and $own_priests are counted: "1 ceramista", "2 ceramisti".
# Nobody's name has a gender here: no participle agrees with a player.

## Setting up and turns

event-inca_placed = { $player } ha ora { $a_inca } { $in_district }.
event-turn_began = Tocca a { $player }.
event-prince_placed = { $player } mette il Principe { $in_goal }; la prima volta è gratis.
event-llama_paid = { $the_goal_start } non { $goal ->
    [corn_terraces] sono
   *[other] è
} lì accanto, quindi { $player } paga { $goods } per il viaggio.
event-prince_moved =
    .move-adjacent = Il Principe di { $player } va gratis { $from_origin } { $to_goal }, lì accanto.
    .move-llama = Il Principe di { $player } si sposta { $from_origin } { $to_goal }.

## Production

event-bonus_taken = { $player } prende { $units ->
    [one] l'unità bonus
    [2] le due unità bonus
   *[other] tutte e { $units } le unità bonus
} { $in_district } ({ $goods }): ora lì possono produrre gli Inca di tutti.
event-used_up =
    .production-once = Non c'è nessun bonus { $in_district }: per oggi il distretto è esaurito, e non succede nulla.
    .temple-once = Non c'è nessuna pietra { $in_district }: per oggi il tempio è esaurito, e non succede nulla.
event-all_may_act =
    .production-order = { $players } hanno Inca { $in_district }: si produce nell'ordine dei posti, a partire da chi entra.
    .temple-order = { $players } possono sacrificare { $in_district }, nell'ordine dei posti a partire da chi entra.
event-produced =
    .production-corn = Con { $own_incas } { $player } coltiva { $goods }, gratis.
    .production-cost = Con { $own_incas } { $player } { $district ->
        [llama_meadow] alleva
        [coca_plantation] coltiva
        [weavers_quarter] tesse
       *[potters_quarter] modella
    } { $goods } e paga { $paid }.
event-not_produced = { $reason ->
    [no_corn] Senza grano per pagare, { $player } lascia a riposo { $own_incas }.
   *[declined] { $player } sceglie di non pagare e lascia a riposo { $own_incas }.
}

## Temples

event-stones_taken = { $player } prende { $stones ->
    [one] la pietra
    [2] le due pietre
   *[other] tutte e { $stones } le pietre
} { $in_district }, e il tempio è aperto.
event-sacrificed = Con { $own_priests } { $player } sacrifica { $llamas_named }, per { $value ->
    [one] { $value } casella
   *[other] { $value } caselle
}{ $llamas ->
    [one] { "" }
   *[other] { " " }ciascuno
}.
event-offered = { $player } offre { $units ->
    [one] { $units } unità
   *[other] { $units } unità diverse
}: { $goods }.
event-declined =
    .temple-llama = { $player } non sacrifica nessun lama.
    .temple-main = { $player } non offre nulla.
    .recruit-hut = { $player } non recluta nessuno.
    .recruit-palace = { $player } non recluta nessuno.
    .order-one = { $player } non prende nessuno.
    .market-adjust = { $player } non cambia niente al mercato prima di commerciare.
    .clock-send = { $player } non manda nessun Inca all'Orologio Solare.
event-nothing_possible =
    .temple-llama = { $reason ->
        [no_priest] { $player } non ha né sacerdoti né Vergini per questo tempio e non può sacrificare.
       *[no_llama] { $player } non ha lama da sacrificare.
    }
    .temple-main = { $player } non ha un'unità intera di nessun bene da offrire.
    .recruit-hut = { $player } non può pagare nessuno degli Inca in offerta.
    .recruit-palace = { $player } non può pagare nessuno degli Inca in offerta.
    .recruit-limit = { $player } non ha più Inca nella riserva da reclutare.
    .order-one = Qui non restano tessere da prendere.
    .order-cost = { $player } non può pagare nessuna delle tessere in offerta.
    .order-value = Nessuno può ancora sacrificare: ci vuole un sacerdote o una Vergine di questo tempio, e nessuno ne ha.
    .clock-send = { $player } non ha Inca al lavoro da mandare all'Orologio Solare.

## The Inca Trail

scout-way = { $laps ->
    [0] dalla casella { $from } alla casella { $to }
    [one] dalla casella { $from }, oltre la Vetta, alla casella { $to }
   *[other] dalla casella { $from }, { $laps } volte oltre la Vetta, alla casella { $to }
}
event-scout_advanced =
    .temple-stones = Lo Scout di { $player } sale di { $steps_named } per { $stones ->
        [one] la pietra
       *[other] le pietre
    }, { scout-way }.
    .temple-llama = Lo Scout di { $player } sale di { $steps_named } per il sacrificio, { scout-way }.
    .temple-main = Lo Scout di { $player } sale di { $steps_named } per l'offerta, { scout-way }.
    .night-moon = Lo Scout di { $player } sale di { $steps_named } con la tessera Luna, { scout-way }.
    .last-moon = Nell'ultimo giorno la tessera paga subito: lo Scout di { $player } sale di { $steps_named }, { scout-way }.
    .clock-reward = Lo Scout di { $player } sale di { $steps_named } per il servizio all'Orologio Solare, { scout-way }.
    .last-clock = Lo Scout di { $player } sale di { $steps_named } per il servizio all'Orologio Solare, { scout-way }.
event-passed_again = Una sola salita porta lo Scout di { $player } { $landmark ->
    [granary] al Granaio
    [stable] alla Stalla
   *[summit] alla Vetta
} { $times } volte, e ogni volta conta.
event-trail_noted =
    .trail-granary = Lo Scout di { $player } ha raggiunto il Granaio: { $goods } in arrivo, a fine turno o a fine notte.
    .trail-stable = Lo Scout di { $player } ha raggiunto la Stalla: { $goods } in arrivo, a fine turno o a fine notte.
event-trail_paid =
    .trail-granary = Ora il Granaio dà a { $player } { $goods }.
    .trail-stable = Ora la Stalla dà a { $player } { $goods }.
cards-shown = { $cards ->
    [hidden] .
   *[other] : { $cards }.
}
event-cards_drawn =
    .trail-summit = Raggiunta la Vetta, { $player } pesca { $count ->
        [one] { $count } carta Sacrificio
       *[other] { $count } carte Sacrificio
    }{ cards-shown }
    .trail-short_deck = Raggiunta la Vetta, { $player } pesca ciò che resta del mazzo, { $count ->
        [one] { $count } carta Sacrificio
       *[other] { $count } carte Sacrificio
    }{ cards-shown }
event-cards_returned =
    .trail-summit = { $player } rimette sotto il mazzo { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }{ cards-shown }
    .trail-short_deck = Il mazzo era quasi finito, quindi { $player } rimette sotto soltanto { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }{ cards-shown }
event-points_awarded = Il mazzo è vuoto, quindi per la Vetta { $player } riceve { $points } punti vittoria invece delle carte.

## Recruiting, priests and virgins

event-inca_recruited =
    .recruit-hut = { $player } paga { $goods } per { $a_inca } { $in_district }.
    .recruit-palace = { $player } paga { $goods } per { $a_inca } { $in_district }.
event-order_acquired = { $player } paga { $goods } per { $a_order }; ora un lama sacrificato { $in_temple } vale { $value ->
    [one] { $value } casella
   *[other] { $value } caselle
}.

## Central Plaza

event-market_adjusted = { $change ->
    [add] { $player } aggiunge gratis { $one_good } dalla banca al mercato, e così ne abbassa il prezzo.
   *[remove] { $player } toglie gratis { $one_good } dal mercato e lo rende alla banca, e così ne alza il prezzo.
}
event-good_sold = { $bank ->
    [yes] La colonna è piena, quindi { $player } vende { $one_good } alla banca
   *[no] { $player } vende { $one_good }
} per { $price ->
    [one] { $price } grano
   *[other] { $price } grani
}.
event-good_bought = { $bank ->
    [yes] La colonna è vuota, quindi { $player } compra { $one_good } dalla banca
   *[no] { $player } compra { $one_good }
} per { $price ->
    [one] { $price } grano
   *[other] { $price } grani
}.
event-trade_finished = { $player } conclude gli scambi.

## Sun Clock

event-inca_sent = { $player } manda { $a_inca } { $from_district } all'Orologio Solare.
event-inca_returned = L'Inca di { $player } lascia l'Orologio Solare e torna nella riserva.
event-clock_paid =
    .clock-reward = Per il servizio { $player } prende { $goods } dalla banca.
    .last-clock = Nell'ultimo giorno l'Orologio Solare paga subito: { $player } prende { $goods } dalla banca.

## Moon tiles, day and night

event-moon_tile_taken = Il Principe di { $player } resta dov'è; invece dell'azione di un distretto { $player } prende { $moon_tile }.
event-sun_tile_taken = È la terza tessera Luna del giorno: { $player } prende la tessera Sole, e { $others ->
    [one] oggi resta soltanto un altro turno
   *[other] oggi restano soltanto { $others } turni, uno a testa per gli altri
}.
event-last_turn_finished = { $left ->
    [0] Quella di { $player } era l'ultima mossa di oggi.
    [one] Il turno di { $player } è finito; oggi ne manca ancora uno.
   *[other] Il turno di { $player } è finito; oggi ne mancano ancora { $left }.
}
event-track_corn_taken = Per l'ultima mossa del giorno { $player } prende { $goods } dal percorso del tempo.
event-night_began = Sul giorno { $day } cala la notte: prima pagano le tessere Luna, poi l'Orologio Solare.
event-moon_tiles_returned = { $player } rimette sul tabellone { $the_tiles }.
event-moon_tile_paid =
    .night-moon = { $paid ->
        [nothing] { $the_tile_start } dà a { $player } { $goods }, gratis.
       *[other] { $player } paga { $paid } per { $the_tile } e riceve { $goods }.
    }
    .last-moon = Nell'ultimo giorno la tessera paga subito: { $paid ->
        [nothing] { $player } riceve { $goods }, gratis.
       *[other] { $player } paga { $paid } e riceve { $goods }.
    }
event-moon_tile_unpaid = { $reason ->
    [no_corn] { $player } non ha più grano per pagare { $the_tiles }, che quindi non { $tiles_count ->
        [one] dà
       *[other] danno
    } nulla.
   *[declined] { $player } sceglie di non pagare { $the_tiles }, che quindi non { $tiles_count ->
        [one] dà
       *[other] danno
    } nulla.
}
event-clock_phase_began = Le tessere Luna sono sistemate, e l'Orologio Solare paga { $players_count ->
    [one] il servizio di { $players }.
   *[other] in quest'ordine: { $players }.
}
event-restocked = { $districts_count ->
    [0] Ogni distretto ha già tutto quello che può contenere, quindi non si aggiunge nulla.
    [9] Durante la notte ogni distretto di produzione riceve un'unità bonus (di grano sono 3) e ogni tempio una pietra.
    [one] Durante la notte un solo distretto riceve un'unità bonus o una pietra del tempio: { $the_districts }.
   *[other] Durante la notte questi distretti ricevono un'unità bonus o una pietra del tempio: { $the_districts }.
}
event-day_began = Comincia il giorno { $day }: la prima mossa spetta a { $player }, che ha preso la tessera Sole.
event-no_night = Dopo l'ultimo giorno non c'è nessuna notte.

## The end and the score

event-end_announced =
    .end-orders = { $player } ha preso l'ultima tessera di sacerdoti e Vergini: Machu Picchu è salva, e la partita finisce dopo questo turno.
    .end-deck = { $player } ha esaurito il mazzo delle carte Sacrificio: Machu Picchu è salva, e la partita sta per finire.
event-game_ended =
    .end-orders = La partita finisce con la Salvezza: nessuna tessera di sacerdoti e Vergini è rimasta sul tabellone.
    .end-deck = La partita finisce con la Salvezza: nel mazzo non resta nessuna carta Sacrificio.
    .end-conquest = La partita finisce con la Conquista: gli spagnoli prendono la città.
clock-incas = { $incas ->
    [one] l'Inca all'Orologio Solare
    [8] gli 8 Inca all'Orologio Solare
    [11] gli 11 Inca all'Orologio Solare
   *[other] i { $incas } Inca all'Orologio Solare
}
event-left_unpaid = La Salvezza arriva prima della notte: { $player } non riceve nulla per { $tiles_count ->
    [0] { clock-incas }
   *[other] { $incas ->
        [0] { $the_tiles }
       *[other] { $the_tiles }, e nemmeno per { clock-incas }
    }
}.
event-points_scored =
    .score-icons = { $player } ottiene { $points_named } per le icone delle carte Sacrificio.
    .score-trail = { $player } ottiene { $points_named } per il posto dello Scout sul Cammino degli Inca.
    .score-exhausted = { $player } ottiene { $points_named } per le Vette raggiunte a mazzo vuoto.
event-gold_counted =
    .score-gold = { $player } ha { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro, { $multiplier ->
        [1] troppo poco per moltiplicare i punti.
       *[other] e i suoi punti si moltiplicano per { $multiplier }.
    }
    .score-gold_ties = { $player } ha { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro, alla pari con altri, e i punti di ciascuno si moltiplicano per { $multiplier }.
event-total_scored =
    .score-rescue = Il totale di { $player } è { $points_named }, con { $units_named } di beni rimasti.
    .score-gold = Il totale di { $player } è { $points_named }, con { $units_named } di beni rimasti.
event-won =
    .score-rescue = { $players_count ->
        [one] Vince { $players }
       *[other] Vincono { $players }
    } con il maggior numero di punti vittoria.
    .score-gold = { $players_count ->
        [one] Vince { $players }
       *[other] Vincono { $players }
    } con il maggior numero di punti vittoria.
    .score-ties = { $players_count ->
        [one] I punti sono pari, e lo spareggio va a { $players } per i beni rimasti: { $units_named }.
       *[other] I punti sono pari e lo sono anche i beni rimasti, { $units_named } a testa: { $players } condividono la vittoria.
    }

points = { $count ->
    [one] { $count } punto vittoria
   *[other] { $count } punti vittoria
}
units = { $count } unità

## Where stocks come from and go to, as a part of a sentence

cause-beginning = gli Inca piazzati all'inizio
cause-ways = i viaggi in distretti lontani
cause-bonus = i beni bonus
cause-production = la produzione
cause-sacrifices = i sacrifici
cause-offerings = le offerte
cause-stones = le pietre del tempio
cause-tiles = le tessere Luna
cause-clock = l'Orologio Solare
cause-trail = il Granaio e la Stalla
cause-summit = la Vetta
cause-recruiting = il reclutamento
cause-orders = i sacerdoti e le vergini
cause-sales = le vendite
cause-purchases = gli acquisti
cause-staying = il restare
cause-last_move = le ultime mosse dei giorni
cause-nights = le notti
