# The command line.

cli-about = Reproduce partidas registradas, enumera decisiones legales, crea partidas al azar y comprueba archivos.
cli-about-examples =
    Ejemplos:
      python -m tutor random --game { $game } --players 3 --seed 7 > game.json
      python -m tutor replay game.json --plies 20
      python -m tutor legal game.json
      python -m tutor check game.json
cli-see-help = Mira { $command } --help
cli-ok = todo correcto
cli-components = juega con las cifras de este archivo en lugar de las del paquete
cli-file = un registro, o un árbol por su línea principal; '-' lee la entrada estándar; un nombre que acaba en .jsonl contiene uno por renglón
cli-jsonl = lee un registro por renglón, también de la entrada estándar; por cada registro con fallos, un renglón de error
cli-replay = reproduce un registro y muestra la posición a la que llega
cli-replay-about = Reproduce un registro y muestra la posición a la que llega, en palabras o como JSON.
cli-replay-examples =
    Ejemplos:
      python -m tutor replay game.json                 la posición en palabras
      python -m tutor replay game.json --plies 12      tras las doce primeras decisiones
      python -m tutor replay game.json --json          posición, decisiones legales y sucesos
      python -m tutor replay game.json --trace         un renglón de JSON por cada paso
      python -m tutor replay game.json --view Gina     lo que Gina puede saber
      python -m tutor replay games.jsonl               un resultado por renglón para muchos registros
    Una decisión ilegal termina con el código de salida 2 y un renglón que nombra la regla.
cli-plies = reproduce solo las primeras N decisiones
cli-json = muestra como JSON lo que toca decidir, las decisiones legales, la posición y todos los sucesos
cli-trace = muestra renglones de JSON: uno al principio y uno tras cada decisión
cli-view = muestra lo que este jugador puede saber al final
cli-legal = enumera las decisiones legales al final de un registro
cli-legal-about = Enumera las decisiones legales al final de un registro, cada una tal como se escribe en él.
cli-legal-examples =
    Ejemplos:
      python -m tutor legal game.json             un renglón de JSON por cada decisión
      python -m tutor legal game.json --json      todas en una sola lista
      python -m tutor legal game.json --plies 12  las que hay tras las primeras 12 decisiones
cli-legal-json = muestra una sola lista de JSON
cli-legal-over = La partida ha terminado y no queda nada por decidir. Con --plies N ves lo que se podía decidir después de N decisiones.
cli-random = crea un registro jugado al azar dentro de las reglas
cli-random-about = Crea un registro jugado al azar, con todas las decisiones legales igual de probables. La semilla fija el reparto y el juego.
cli-random-examples =
    Ejemplos:
      python -m tutor random --game { $game } --players 4 --seed 1
      python -m tutor random --players 2 --variant first_game --seed 5 --decisions 30
      python -m tutor random --game { $other } --players 6 --variant { $variant } --seed 2
cli-game = el juego
cli-players = cuántos jugadores
cli-variant = una variante del juego
cli-seed = un número entero que fija todo lo que queda al azar
cli-decisions = para tras N decisiones
cli-check = comprueba un registro, un árbol o una posición
cli-check-about = Comprueba una posición, un registro o un árbol (del árbol se reproducen todas las decisiones de todas las líneas). Dice si todo es correcto o qué falla y dónde.
cli-check-examples =
    Ejemplos:
      python -m tutor check game.json
      python -m tutor check position.json
      python -m tutor check tree.json
      python -m tutor check games.jsonl
cli-aid = imprime la hoja de ayuda de un juego como página
cli-aid-about = Imprime la hoja de ayuda de un juego: turno, precios, noche y puntuación en una página (HTML), hecha con sus cifras y reglas.
cli-aid-examples =
    Ejemplos:
      python -m tutor aid --game { $game } --lang it > aid.html
      python -m tutor aid --game { $other } > aid.html
cli-lang = el idioma
cli-handout = dibuja la posición de un registro, para repartirla
cli-handout-about = Dibuja la posición al final de un registro, con un texto debajo: una página para imprimir (HTML) o un dibujo (SVG). Las imágenes (PNG) se hacen en la página, en Partidas.
cli-handout-examples =
    Ejemplos:
      python -m tutor handout game.json --plies 26 > handout.html
      python -m tutor handout game.json --svg --caption '¿A quién le toca?' > handout.svg
cli-svg = imprime solo el dibujo, como SVG
cli-caption = el texto que va bajo el dibujo
cli-arena = juega un torneo de políticas
cli-arena-about = Juega un torneo. Cada reparto se juega desde todos los asientos. La semilla fija todas las cifras, con un proceso o con varios.
cli-arena-examples =
    Ejemplos:
      python -m tutor arena --game { $game } --seats planner,rules,chance --games 60 --seed 1
      python -m tutor arena --game { $other } --seats rules,rules,chance --games 30 --seed 1 --json
      python -m tutor arena --game { $game } --seats rules,rules,rules --games 1000 --seed 1 --save games.jsonl
    Una interrupción termina el torneo e imprime las cifras obtenidas hasta entonces.
cli-save = guarda todas las partidas en un archivo nuevo, un registro por renglón, para study
cli-arena-contender = { $policy }: ganó { $wins } de { $games } partidas (probabilidad { $low }–{ $high } %), { $points } puntos de media
cli-arena-ending = Terminadas por { $ending }: { $share } % ({ $count })
cli-findings = mide qué acompaña a la victoria entre los jugadores del tutor
cli-findings-about = Juega partidas entre los jugadores del tutor y mide qué acompaña a la victoria. Cada cifra lleva su número de casos y su intervalo del 95 %. La semilla fija todas las cifras, con un proceso o con varios.
cli-findings-examples =
    Ejemplos:
      python -m tutor findings --game { $game } --games 1000 --seed 1
      python -m tutor findings --game { $game } --games 60 --seed 2 --workers 1 --json
    Una interrupción termina las partidas e imprime las cifras obtenidas hasta entonces.
cli-forecast = dice cuánto vale cada decisión legal
cli-forecast-about = Toma cada decisión legal al final de un registro, juega muchas veces la partida hasta el final y compara los resultados. Solo cuenta lo que sabe quien decide.
cli-forecast-examples =
    Ejemplos:
      python -m tutor forecast game.json --plies 26 --playouts 400 --seed 1
      python -m tutor forecast game.json --plies 26 --by share --workers 1 --seed 1 --json
      python -m tutor forecast game.json --plies 26 --twin 1 3 --playouts 12 --seed 1
      python -m tutor forecast game.json --plies 26 --seconds 10 --json
    Una interrupción termina las simulaciones e imprime las cifras obtenidas hasta entonces.
cli-forecast-head = Decide { $player }; simulaciones con la política «{ $policy }», como mucho { $count } por decisión
cli-twin-head = Decide { $player }; { $count ->
        [one] una pareja
       *[other] { $count } parejas
    } de partidas con las mismas cartas en las dos, seguidas con la política «{ $policy }». Primera: { $first }. Segunda: { $second }.
cli-twin-world = { $points } puntos, { $ending ->
        [none] gana { $winners }
       *[other] { $ending }, gana { $winners }
    }
cli-twin-pair = { $number }: primera, { $one }; segunda, { $two }
cli-twin-gap = { $measure ->
        [wins] victorias, de 100
       *[points] puntos
    }: a la primera le va mejor en { $better }, igual en { $equal }, peor en { $worse }; diferencia media { $mean }{ $known ->
        [yes] {" "}(entre { $low } y { $high })
       *[no] {""}, demasiado pocas parejas para decir entre qué valores
    }: { $verdict ->
        [better] la primera es mejor
        [worse] la segunda es mejor
        [same] ninguna pareja difiere
       *[open] todavía no se distinguen
    }
cli-forecast-group = { $group ->
    [best] la mejor hasta ahora
    [close] cerca de la mejor
   *[worse] por detrás en { $least } o más, de 100
}
cli-forecast-verdict = { $verdict ->
    [better] mejor
    [worse] peor: { cli-forecast-group }
    [as_good] igual de buena
   *[open] { cli-forecast-group }
}
cli-forecast-decision = { $decision }: gana el { $win } % ({ $low }–{ $high } %), { $points } puntos, { $count } { $count ->
        [one] simulación
       *[other] simulaciones
    }: { cli-forecast-verdict }
cli-forecast-estimated = { $decision }: estimación: { $win } % ({ $low }–{ $high } %), { $count } { $count ->
        [one] simulación
       *[other] simulaciones
    }: { cli-forecast-verdict }
cli-study = dice qué cabía esperar de una partida, turno a turno, y qué la decidió
cli-study-about = Juega hasta el final, muchas veces, cada momento en que empieza un turno, una noche o una ronda. Las cartas por salir se barajan cada vez de nuevo: una cifra es lo que podía esperar quien viera todas las manos.
cli-study-examples =
    Ejemplos:
      python -m tutor study game.json --seed 1
      python -m tutor study game.json --passes 100 --workers 1 --seed 1 --json
      python -m tutor study game.json --ledger --seed 1
      python -m tutor study games/*.json --json --seed 1
      python -m tutor study games.jsonl --cluster tcp://host:8786 --json --seed 1
    Una interrupción termina las simulaciones e imprime las cifras que haya.
cli-study-head = { $moments } momentos, cada uno jugado { $passes } veces o más
cli-study-even = Ningún turno destaca con claridad. Con más vueltas puede aparecer uno.
cli-study-turning = Paso { $ply }, { $kind ->
        [turn] turno de { $player }
        [night] la noche
       *[other] empieza una ronda o un día
    }: { $whose } gana el { $before } % antes y el { $after } % después, con un error del { $error } %
cli-study-account = { $player }: { $start } puntos esperables al principio; turnos propios { $own_turns }, turnos de los demás { $other_turns }, noches { $nights }, todo lo demás { $rest }; en total { $result }
cli-ledger-head = { $player }: { $start } puntos esperables al principio, { $result } al final; en el camino:
cli-ledger-row = { $change } ({ $sure }) tras el paso { $ply }: { $told }
cli-ledger-rest = { $change } por todo lo demás
cli-ledger-steps = { $count ->
    [one] un paso con sus cartas
   *[other] { $count } pasos juntos
}
cli-ledger-cards = las cartas: { $told }
cli-ledger-clear = entre { $low } y { $high }
cli-ledger-open = no se puede decir, de { $low } a { $high }
cli-ledger-few = no se puede decir, muy pocas vueltas
cli-files = un registro, o un árbol por su línea principal; '-' lee la entrada estándar; varios archivos, o uno por línea en un archivo cuyo nombre acabe en .jsonl, se estudian juntos
cli-batch-head = { $studied } de { $games } partidas estudiadas, cada momento jugado { $passes } veces o más
cli-batch-turnings =
    { $count ->
        [one] Un momento decisivo
       *[other] { $count } momentos decisivos
    } en { $turned ->
        [one] una partida
       *[other] { $turned } partidas
    }; los mayores:
cli-batch-of = { $file }: { $said }
cli-batch-account =
    { $game }, { $who ->
        [winners] quienes ganaron
       *[others] quienes no ganaron
    } ({ $count }), de media: { $start } puntos esperables al principio; turnos propios { $own_turns }, turnos de los demás { $other_turns }, noches { $nights }, todo lo demás { $rest }; en total { $result }
cli-batch-errors =
    { $count ->
        [one] Una partida no se ha podido estudiar:
       *[other] { $count } partidas no se han podido estudiar:
    }
cli-passes = cuántas veces se juega cada momento, como mínimo
cli-ledger = jugar también cada decisión hasta el final y decir qué cambió y qué trajeron las cartas: filas que llevan de lo esperable al principio al resultado
cli-seats = la política de cada jugador, separadas por comas
cli-games = cuántas partidas
cli-playouts = cuántas simulaciones de cada decisión, como mucho: { $playouts } si no se dice; con --twin, cuántas parejas, { $pairs } si no se dice
cli-twin = compara solo dos decisiones, por su número en la lista de «legal»: las dos partidas de cada pareja tienen las mismas cartas ocultas y las mismas por venir
cli-policy = la política que sigue jugando en todos los asientos
cli-by = compara la probabilidad de ganar o la parte de todos los puntos
cli-margin = los valores que no difieren más que esto son igual de buenos
cli-until = detiene cada simulación al final del día o de la ronda (stage), donde se estima la probabilidad de ganar, o la juega hasta el final (end)
cli-seconds = se detiene después de S segundos; cada decisión es entonces la mejor hasta ahora, está cerca de ella, o queda por detrás al menos en tanto; las partidas paran al final del día o de la ronda si el juego lo estima, salvo que --until diga otra cosa
cli-lab-seed = un número entero que fija todas las cifras
cli-workers = cuántos procesos juegan, tantos como núcleos si no se dice; en un clúster, cuántas partes hay allí a la vez
cli-cluster = juega en los procesos de este clúster de Dask, como tcp://host:8786; necesita el extra 'cluster'
cli-lost =
    { $count ->
        [one] Por el camino se ha perdido un proceso que jugaba.
       *[other] Por el camino se ha perdido { $count } veces un proceso que jugaba.
    } Lo que se perdió con él se ha jugado de nuevo, así que las cifras son las mismas.
cli-lab-json = muestra las cifras como JSON
cli-notation = escribe una partida como texto o vuelve a leer ese texto
cli-notation-about = Imprime un registro o un árbol con todas sus líneas como texto: una decisión por línea, las variantes entre paréntesis, con marcas y comentarios. Si FILE es un texto así, lo vuelve a leer y lo imprime como árbol en JSON; cada fallo se nombra con su línea. Con --lang cuenta la partida en palabras, que no se pueden volver a leer.
cli-notation-examples =
    Ejemplos:
      python -m tutor notation game.json > game.txt
      python -m tutor notation game.txt > game.json
      python -m tutor notation game.json --lang es
cli-notation-lang = cuenta la partida en palabras, en este idioma
cli-merge = reúne las líneas de varios archivos
cli-merge-about = Reúne en un solo árbol las líneas de registros o árboles con el mismo comienzo. Los pasos iguales se unen y se conservan los comentarios de todos. La línea principal es la del primer archivo, y su línea protegida conserva sus propios comentarios. Lo que ha llegado de cada archivo se escribe en la salida de errores.
cli-merge-examples =
    Ejemplos:
      python -m tutor merge class.json ana.json beto.json -o all.json
      python -m tutor merge game.json notation.txt > all.json
cli-merge-first = un registro o un árbol, como JSON o en la notación; '-' lee la entrada estándar
cli-merge-other = otro archivo así, con el mismo comienzo
cli-output = escribe el resultado en este archivo, en UTF-8, en lugar de la salida estándar
cli-merge-told = { $name }: líneas { $lines }, decisiones { $decisions }, pasos con comentarios, marcas o dibujos nuevos { $notes }, pasos protegidos cuyos comentarios se han dejado fuera { $left }
cli-puzzles = da los problemas de una semana o busca otros nuevos
cli-puzzles-about = Los problemas son turnos de partidas reales en los que se puede conseguir algo, hagan lo que hagan los demás. Cada semana tiene los suyos, los mismos en todas partes. Con --make se buscan otros nuevos en partidas entre los jugadores del tutor, y cada uno se demuestra buscando en todos los turnos legales.
cli-puzzles-examples =
    Ejemplos:
      python -m tutor puzzles --game { $game }
      python -m tutor puzzles --game { $game } --week 2026-W48 --solutions
      python -m tutor puzzles --game { $game } --make 120 --seed 1
cli-puzzles-row = { $grade }: { $goal } ({ $id })
cli-week = la semana, como 2026-W48; sin ella, la actual
cli-solutions = da también las soluciones
cli-make = busca tantos problemas nuevos y los escribe en JSON
cli-puzzle-seed = la semilla de los problemas nuevos
cli-puzzle-goals = crea problemas solo de estos objetivos, por sus nombres separados por comas
cli-puzzle-games = los crea a partir de las partidas de estos archivos y no de otras nuevas
cli-puzzles-json = da los problemas en JSON
