# What happened. Each message is one sentence about one event and says why. An event that can rest
# on several rules has one attribute for each, named as the rule with a hyphen for the dot.
# Treasure is said by its value. What somebody has chosen is never said before all choices are shown.
# Nobody's name has a gender here: no participle agrees with a player.

## Choosing and leaving

event-chosen = { $player } ha scelto in segreto.
event-revealed = Si mostrano tutte le scelte: { $leaving_count ->
    [0] { $staying } { $staying_count ->
        [one] prosegue
       *[other] proseguono
    }.
   *[other] { $staying_count ->
        [0] { $leaving } { $leaving_count ->
            [one] esce
           *[other] escono
        }, e dentro non resta nessuno.
       *[other] { $staying } { $staying_count ->
            [one] prosegue
           *[other] proseguono
        }, mentre { $leaving } { $leaving_count ->
            [one] esce
           *[other] escono
        }.
    }
}
event-path_shared = { $share ->
    [0] Il tesoro di { $found } sul percorso non si può dividere fra { $players }, quindi lì { $left ->
        [one] resta { $left }
       *[other] restano { $left }
    }.
   *[other] { $players_count ->
        [one] { $players } raccoglie il tesoro di { $share } rimasto sul percorso
       *[other] { $players } si dividono il tesoro di { $found } rimasto sul percorso, { $share } a testa
    }{ $left ->
        [0] { "" }
        [one] , e lì resta { $left }
       *[other] , e lì restano { $left }
    }.
}
event-artifacts_taken = Nessun altro esce, quindi { $player } prende dal percorso { $cards }.
event-artifact_valued = { $card_start } è al sicuro, e per { $player } vale { $value } punti.
event-artifacts_stay = { $players } escono insieme, quindi nessuno prende { $cards }: { $cards_count ->
    [one] resta
   *[other] restano
} sul percorso.
event-left =
    .leave-safe = { $treasure ->
        [0] { $player } torna alla tenda a mani vuote.
       *[other] { $player } torna e mette nella tenda un tesoro di { $treasure }, al sicuro per sempre.
    }
    .round-end = { $treasure ->
        [0] Nel mazzo non restano carte, e { $player } torna a mani vuote.
       *[other] Nel mazzo non restano carte, e { $player } torna con un tesoro di { $treasure }, al sicuro per sempre.
    }

## Rounds and cards

event-round_began =
    .round-artifact = Comincia il giro { $round }: nel mazzo si mescola { $artifact }, e le carte sono { $cards }; guida { $player }, ed entrano tutti e { $players_count }.
    .variant-diamant = Comincia il giro { $round } con { $cards } carte e senza artefatti; guida { $player }, ed entrano tutti e { $players_count }.
event-second_card = La prima carta, { $card }, è un pericolo, quindi si scopre la seconda prima che qualcuno scelga.
event-treasure_found = Ecco un tesoro di { $value }: { $share ->
    [0] è troppo poco per dividerlo fra { $players }
   *[other] { $players_count ->
        [one] { $players } riceve { $share }
       *[other] { $players } ricevono { $share } a testa
    }
}{ $left ->
    [0] { "" }
    [one] , e sul percorso resta { $left }
   *[other] , e sul percorso restano { $left }
}.
event-artifact_found = { $card_start } viene alla luce e resta sul percorso per chi uscirà da solo.
event-hazard_met = Ecco { $a_hazard } per la prima volta in questo giro: non succede nulla.
event-hazard_struck = Ecco { $a_hazard } per la seconda volta in questo giro: fuga per { $players }, e questa carta esce dal gioco.
event-treasure_lost = { $treasure ->
    [0] { $player } non aveva nulla da perdere.
   *[other] { $player } perde il tesoro di questo giro: { $treasure }.
}
event-round_ended = { $reason ->
    [hazard] Il giro { $round } è finito
    [all_left] Dentro non c'è più nessuno, e il giro { $round } è finito
   *[deck_empty] Il mazzo è vuoto, e il giro { $round } è finito
}; { $reason ->
    [hazard] le altre carte
   *[other] le sue carte
} tornano nel mazzo, con il tesoro rimasto su di esse{ $artifacts_count ->
    [0] { "" }
    [one] , ma { $artifacts } resta indietro, perduto per sempre
   *[other] , ma { $artifacts } restano indietro, perduti per sempre
}.

## The end

event-scored = { $player } ha nella tenda un tesoro di { $treasure }{ $artifacts ->
    [0] { "" }
   *[other] { " " }e { $artifacts_named } per un valore di { $artifact_points }
}: { $total } in tutto.
event-won =
    .end-rounds = { $players } ha più di tutti e vince.
    .end-ties = { $players_count ->
        [one] { $players } è alla pari con altri, ma ha più artefatti ({ $artifacts }) e vince.
       *[other] { $players } sono alla pari per ricchezza e per artefatti ({ $artifacts } a testa) e condividono la vittoria.
    }

## Where stocks come from and go to, as a part of a sentence

cause-finds = i ritrovamenti nel tempio
cause-leaving = le uscite
cause-hazards = i pericoli
