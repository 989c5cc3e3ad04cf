# Two lines side by side. $left, $right and $line are names of lines ("Principale", "A").

comparison-parting = Si separano alla decisione di { $player }
comparison-secret = Si separano alla decisione di { $player }, che è segreta
comparison-goes-on = Dove finisce { $shorter }, { $longer } continua
comparison-one-moment = È lo stesso momento
comparison-hint = chi ha di più, e di quanto
comparison-figure = Cifra
comparison-difference = Differenza
comparison-same = uguale
comparison-different = diverso
comparison-plus = +{ $count }
comparison-more-in = { $count } in più nella linea { $line }
comparison-nobody = { $players }: nessuna differenza fra { $left } e { $right }.
comparison-table = Sul tabellone
comparison-words = A parole
