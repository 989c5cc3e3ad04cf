# Two lines side by side. $left, $right and $line are names of lines ("the example").

comparison-parting = Se separan en la decisión de { $player }
comparison-secret = Se separan en la decisión de { $player }, que es secreta
comparison-goes-on = Donde acaba { $shorter }, { $longer } continúa
comparison-one-moment = Las dos son el mismo momento
comparison-hint = quién tiene más, y cuánto
comparison-figure = Dato
comparison-difference = Diferencia
comparison-same = igual
comparison-different = distinto
comparison-plus = +{ $count }
comparison-more-in = { $count } más en { $line }
comparison-nobody = { $players }: ninguna diferencia entre { $left } y { $right }.
comparison-table = En el tablero
comparison-words = En palabras
