# What a decision does, as the words on a button: no full stop. "known" is said when the state is.

decision-choose = { $choice ->
    [torch] Torch: go on
   *[camp] Camp: leave
}
    .known = { $choice ->
        [torch] Torch: go on{ $beside ->
            [0] { "" }
           *[other] , with { $beside } at risk
        }
       *[camp] Camp: leave with { $beside ->
            [0] nothing
           *[other] { $beside }
        }{ $left ->
            [0] { "" }
           *[other] , and a share of the { $left } on the path
        }{ $artifacts_count ->
            [0] { "" }
            [one] ; alone, with the artifact too
           *[other] ; alone, with the { $artifacts_count } artifacts too
        }
    }

## What somebody decides, told of them: no full stop; the attributes are those of the button

told-choose = { $choice ->
    [torch] { $player } shows the torch and goes on
   *[camp] { $player } shows the camp and leaves
}
    .known = { $choice ->
        [torch] { $player } shows the torch and goes on{ $beside ->
            [0] { "" }
           *[other] , with { $beside } at risk
        }
       *[camp] { $player } shows the camp and leaves with { $beside ->
            [0] nothing
           *[other] { $beside }
        }{ $left ->
            [0] { "" }
           *[other] , and a share of the { $left } on the path
        }{ $artifacts_count ->
            [0] { "" }
            [one] ; alone, with the artifact too
           *[other] ; alone, with the { $artifacts_count } artifacts too
        }
    }

## Who decides what

due = { $player } decides: { $what }
due-over = The game is over
due-choose = torch or camp, in secret

## What belongs to a decision where it is written: "place_inca takes one district"

takes-choose = takes one choice
