# A position in words, and what everybody begins with; both must read well aloud.

## The moment

position-day = Giorno { $day } di { $last }; ha cominciato { $player }.
position-sun = { $player } ha la tessera Sole; { $left ->
    [0] gli ultimi turni di oggi sono finiti.
    [one] oggi manca ancora un ultimo turno.
   *[other] oggi mancano ancora { $left } ultimi turni.
}
position-due = { $due }.

## The city

position-district = { $district_name }: { $there }.
position-district-full = { $district_name }: { $bonus }; { $there }.
position-bonus = un bonus di { $goods }
position-no-bonus = nessun bonus
position-stones = { $count ->
    [0] nessuna pietra del tempio
    [one] { $count } pietra del tempio
   *[other] { $count } pietre del tempio
}
position-incas = { $own_incas } di { $player }
position-prince = il Principe di { $player }
position-empty = Non c'è nessuno presso { $the_districts }.

## The players

position-goods = { $player } ha { $goods }.
position-scout = Lo Scout è sulla casella { $step }; la riserva è di { $supply }.
position-orders = Al servizio di { $player }: { $priests }.
position-moon-tiles = { $player } ha { $the_tiles }.
position-cards = { $player } ha { $count ->
    [one] { $count } carta Sacrificio
   *[other] { $count } carte Sacrificio
}{ cards-shown }
position-trail-due = Il Cammino degli Inca deve ancora a { $player } { $goods }.
position-awards = Il mazzo vuoto ha portato a { $player } { $points_named }.

## Who owns what, as a table to print

holdings-player = Nome
holdings-supply = Riserva
holdings-cards = Carte Sacrificio
holdings-hidden = { $count ->
    [0] nessuna
    [one] { $count } coperta
   *[other] { $count } coperte
}

## Market, rows and stocks of the board

position-market = Al mercato, in grano: { $columns }.
position-column = { $one_good } (vendita { $sale }, acquisto { $purchase })
position-row = { $title }: { $left ->
    [0] non ne restano
    [one] ne resta { $left }
   *[other] ne restano { $left }
}, { $value ->
    [none] ancora senza valore in caselle.
    [one] { $value } casella per ogni sacrificio.
   *[other] { $value } caselle per ogni sacrificio.
}
position-board-tiles = Sul tabellone { $tiles_count ->
    [one] c'è { $the_tiles }.
   *[other] ci sono { $the_tiles }.
}
position-no-board-tiles = Sul tabellone non c'è nessuna tessera Luna.
position-track = Sul percorso del tempo: { $corn }. Nel mazzo: { $count ->
    [one] { $count } carta Sacrificio.
   *[other] { $count } carte Sacrificio.
}

## The end

position-score = { $player }: { $icons } dalle carte, { $trail } dal Cammino, { $awards } dal mazzo vuoto; { $multiplier ->
    [1] { $total } in tutto
   *[other] { $points } per { $multiplier } grazie a { $gold ->
        [one] { $gold } pezzo
       *[other] { $gold } pezzi
    } d'oro, { $total } in tutto
}, con { $units_named } di beni rimasti.
position-winners = { $players_count ->
    [one] Vince { $players }.
   *[other] { $players } condividono la vittoria.
}
position-result = { $reason ->
    [orders] La partita è finita con la Salvezza: nessuna tessera di sacerdoti e Vergini è rimasta sul tabellone.
    [deck] La partita è finita con la Salvezza: il mazzo è vuoto.
   *[day_9] La partita è finita con la Conquista: gli spagnoli hanno preso la città.
}

## What everybody begins with

setup-day = In { $count } la partita comincia dal giorno { $day }; l'ultimo giorno è il { $last }.
setup-first_game = Nella partita introduttiva tutti cominciano con un Inca in ogni distretto di produzione, e { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} più tardi del solito.
setup-track = Sul percorso del tempo: { $corn }, uno per ogni notte a venire.
setup-bonus = In ogni distretto di produzione c'è un'unità bonus, e in ogni tempio una pietra.
setup-market = Il mercato comincia con { $goods }.
setup-goods = Tutti cominciano con { $goods }.
setup-incas = Tutti giocano con { $incas }.
setup-cards = Tutti ricevono { $count ->
    [one] { $count } carta Sacrificio coperta
   *[other] { $count } carte Sacrificio coperte
}.
setup-scouts = Gli Scout partono dai piedi del Cammino degli Inca: { $scouts }.
setup-scout = quello di { $player } dalla casella { $step }
setup-first_inca = Ora, nell'ordine dei posti, ognuno mette un Inca in un distretto di produzione, a cominciare da { $player }.
setup-first_prince = Ora, nell'ordine dei posti, ognuno mette il Principe, a cominciare da { $player }.

## Headings

position-part-moment = Il momento
position-part-city = La città
position-part-players = I giocatori
position-part-board = Mercato, tessere e carte
position-part-result = Il risultato
position-part-map = La mappa

## The map, district by district

position-map = { $district_name }. { $near }

## Come finisce una partita, come nome

ending-rescue = Salvezza
ending-conquest = Conquista
