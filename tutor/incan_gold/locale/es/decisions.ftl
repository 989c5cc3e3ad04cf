# What a decision does, as the words on a button: no full stop. "known" is said when the state is.

decision-choose = { $choice ->
    [torch] Antorcha: seguir
   *[camp] Campamento: salir
}
    .known = { $choice ->
        [torch] Antorcha: seguir{ $beside ->
            [0] { "" }
           *[other] , con { $beside } en juego
        }
       *[camp] Campamento: salir { $beside ->
            [0] sin nada
           *[other] con { $beside }
        }{ $left ->
            [0] { "" }
           *[other] , y una parte de lo que queda en el camino: { $left }
        }{ $artifacts_count ->
            [0] { "" }
            [one] ; en solitario, también con el artefacto
           *[other] ; en solitario, también con los { $artifacts_count } artefactos
        }
    }

## What somebody decides, told of them: no full stop; the attributes are those of the button

told-choose = { $choice ->
    [torch] { $player } elige Antorcha y sigue
   *[camp] { $player } elige Campamento y sale
}
    .known = { $choice ->
        [torch] { $player } elige Antorcha y sigue{ $beside ->
            [0] { "" }
           *[other] , con { $beside } en juego
        }
       *[camp] { $player } elige Campamento y sale { $beside ->
            [0] sin nada
           *[other] con { $beside }
        }{ $left ->
            [0] { "" }
           *[other] , y una parte de lo que queda en el camino: { $left }
        }{ $artifacts_count ->
            [0] { "" }
            [one] ; en solitario, también con el artefacto
           *[other] ; en solitario, también con los { $artifacts_count } artefactos
        }
    }

## Who decides what

due = { $player } decide: { $what }
due-over = La partida ha terminado
due-choose = Antorcha o Campamento, en secreto

## What belongs to a decision where it is written: "place_inca takes one district"

takes-choose = lleva una elección
