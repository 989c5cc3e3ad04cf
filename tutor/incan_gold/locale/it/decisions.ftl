# What a decision does, as the words on a button: no full stop. "known" is said when the state is.

decision-choose = { $choice ->
    [torch] Torcia: prosegui
   *[camp] Campo: esci
}
    .known = { $choice ->
        [torch] Torcia: prosegui{ $beside ->
            [0] { "" }
           *[other] , rischiando { $beside }
        }
       *[camp] Campo: esci con { $beside ->
            [0] nulla
           *[other] { $beside }
        }{ $left ->
            [0] { "" }
           *[other] , più la tua parte di { $left } sul percorso
        }{ $artifacts_count ->
            [0] { "" }
            [one] ; se nessun altro esce, anche l'artefatto
           *[other] ; se nessun altro esce, anche i { $artifacts_count } artefatti
        }
    }

## What somebody decides, told of them: no full stop; the attributes are those of the button

told-choose = { $choice ->
    [torch] { $player } sceglie Torcia e prosegue
   *[camp] { $player } sceglie Campo ed esce
}
    .known = { $choice ->
        [torch] { $player } sceglie Torcia e prosegue{ $beside ->
            [0] { "" }
           *[other] , rischiando { $beside }
        }
       *[camp] { $player } sceglie Campo ed esce con { $beside ->
            [0] nulla
           *[other] { $beside }
        }{ $left ->
            [0] { "" }
           *[other] , più la sua parte di { $left } sul percorso
        }{ $artifacts_count ->
            [0] { "" }
            [one] ; se nessun altro esce, anche l'artefatto
           *[other] ; se nessun altro esce, anche i { $artifacts_count } artefatti
        }
    }

## Who decides what

due = Decide { $player }: { $what }
due-over = La partita è finita
due-choose = torcia o campo, in segreto

## What belongs to a decision where it is written: "place_inca takes one district"

takes-choose = vuole una scelta
