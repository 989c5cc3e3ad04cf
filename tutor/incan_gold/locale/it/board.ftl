# The board as it is drawn: short words on it, and what each thing is called for who listens.

board-title = Il tempio di Incan Gold nel giro { $round } di { $rounds }
board-described = { $turned ->
    [0] Sul percorso non ci sono carte
    [one] Sul percorso c'è { $turned } carta
   *[other] Sul percorso ci sono { $turned } carte
}, con un tesoro di { $left } ancora da prendere. { $inside ->
    [0] Dentro non c'è nessuno.
    [one] Dentro c'è { $inside } esploratore.
   *[other] Dentro ci sono { $inside } esploratori.
} { $cards ->
    [one] Nel mazzo c'è { $cards } carta.
   *[other] Nel mazzo ci sono { $cards } carte.
}

## The temples, and the artifact of each

board-temples = I { $rounds } templi, uno per giro
board-temple-title = Tempio { $number }
board-temple = { $time ->
    [past] Il giro { $number } è finito.
    [now] Si sta giocando il giro { $number }.
   *[later] Il giro { $number } deve ancora cominciare.
} { $fate ->
    [waiting] Il suo artefatto aspetta qui di entrare nel mazzo.
    [deck] Il suo artefatto è da qualche parte nel mazzo.
    [path] Il suo artefatto è sul percorso.
    [taken] { $player } ha preso il suo artefatto, che vale { $value } punti.
    [lost] Il suo artefatto è perduto per sempre.
    [unfound] Il suo artefatto non è mai stato trovato.
   *[none] In questa partita non ci sono artefatti.
}
board-fate = artefatto
board-fate-waiting = in attesa
board-fate-deck = nel mazzo
board-fate-path = in vista
board-fate-taken = { $value } punti
board-fate-lost = perduto
board-fate-unfound = mai visto
board-time = giro
board-time-past = finito
board-time-now = adesso
board-time-later = poi

## The path

board-path = Il percorso
board-left = { $count ->
    [0] sul percorso non resta nulla
    [one] { $count } resta sul percorso
   *[other] { $count } restano sul percorso
}
board-left-short = resto { $count }
board-left-words = { $count ->
    [0] Sul percorso non resta nessun tesoro.
   *[other] Sul percorso resta un tesoro di { $count }, che si divide fra chi esce.
}
board-card-treasure = Un tesoro di { $value }, diviso fra tutti quelli che erano dentro quando la carta è stata scoperta.
board-card-hazard = Il primo del suo tipo in questo giro. Un secondo chiude il giro.
board-card-artifact = Vale { $value } punti per chi esce adesso da solo.
board-way-out = L'uscita
board-way-out-words = Chi esce torna alla tenda con tutto ciò che ha raccolto in questo giro.
board-way-out-hidden = { $count ->
    [one] Vicino all'uscita c'è un'altra carta.
   *[other] Vicino all'uscita ci sono altre { $count } carte.
}
board-more = +{ $count }
board-leave = campo
board-leave-short = esci
board-next = La prossima carta
board-next-words = Si scopre per chi prosegue. Nessuno sa quale sia.
board-go-on = torcia
board-go-on-short = avanti
board-over = La fine: tesoro e artefatti
board-score = { $player }: tesoro { $treasure }, artefatti { $artifacts }

## The hazards

board-hazards = Pericoli
board-hazards-note = due dello stesso tipo: fine del giro
board-hazard-words = { $met ->
    [0] { $left ->
        [one] Sul percorso questo pericolo ({ $hazard }) non c'è ancora: nel mazzo ne resta { $left }
       *[other] Sul percorso questo pericolo ({ $hazard }) non c'è ancora: nel mazzo ne restano { $left }
    }
   *[other] { $left ->
        [one] Sul percorso questo pericolo ({ $hazard }) c'è già, e il prossimo chiude il giro: nel mazzo ne resta { $left }
       *[other] Sul percorso questo pericolo ({ $hazard }) c'è già, e il prossimo chiude il giro: nel mazzo ne restano { $left }
    }
}{ $gone ->
    [0] .
   *[other] , { $gone } fuori dal gioco.
}

## The explorers and their tents

board-camp = Campo
board-doing-due = sceglie
board-player = { $doing ->
    [due] { $player } è nel tempio e adesso sceglie.
    [chosen] { $player } è nel tempio e ha scelto in segreto.
    [inside] { $player } è nel tempio.
    [camp] { $player } è al campo.
   *[over] { $player } ha { $total } in tutto.
} Accanto alla tenda { $beside }, { $tent ->
    [hidden] dentro non si sa.
   *[other] dentro { $tent }.
}{ $artifacts ->
    [0] { "" }
    [one] { " " }{ $artifacts } artefatto per un valore di { $worth }.
   *[other] { " " }{ $artifacts } artefatti per un valore di { $worth }.
}

## What the next card may be

board-odds = La prossima carta
board-odds-none = Non ci sono più carte in arrivo.
board-odds-hidden = Che cosa ne pensi?
board-odds-share = { $percent }%
board-odds-part = { $sort ->
    [treasure] tesoro { $percent }%
    [artifact] artefatto { $percent }%
    [first] primo pericolo { $percent }%
   *[second] secondo: fine { $percent }%
}
board-odds-words = { $count ->
    [one] Resta una carta
   *[other] Delle { $count } carte rimaste
}: tesori { $treasure }, artefatti { $artifact }, pericoli che sarebbero i primi del loro tipo { $first }, pericoli che chiuderebbero il giro { $second }.

## The deck, and what is out of the game

board-deck = Mazzo
board-deck-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
board-deck-treasures = { $count ->
    [0] nessun tesoro
    [one] { $count } tesoro, valore { $worth }
   *[other] { $count } tesori, valore { $worth }
}
board-deck-hazards = { $count ->
    [0] nessun pericolo
    [one] { $count } pericolo
   *[other] { $count } pericoli
}
board-deck-artifacts = { $count ->
    [0] nessun artefatto
    [one] { $count } artefatto
   *[other] { $count } artefatti
}
board-deck-words = Il mazzo ha { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}. Tesori: { $treasures }{ $treasures ->
    [0] .
   *[other] , per un valore di { $worth } insieme ({ $values }).
} Pericoli: { $hazards }. Artefatti: { $artifacts }.
board-gone = Fuori dal gioco
board-gone-short = fuori:
board-gone-nothing = ancora nulla
board-gone-words = { $count ->
    [0] Nessuna carta è fuori dal gioco.
    [one] { $count } carta è fuori dal gioco per sempre.
   *[other] { $count } carte sono fuori dal gioco per sempre.
}
