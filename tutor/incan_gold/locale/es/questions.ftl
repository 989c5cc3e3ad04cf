# Preguntas sobre cualquier posición, para los conceptos del juego, y las probabilidades de lo que viene.
# $right y $value son la respuesta correcta y la elegida. En estos textos no hay ninguna cifra del juego.

## Which cards strike

concept-cards_that_strike = Cartas que acaban la ronda
ask-cards_that_strike = { $cards ->
    [one] Hay { $cards } carta
   *[other] Hay { $cards } cartas
} boca abajo. ¿Cuántas de ellas acabarían la ronda?
    .option = { $value }
    .right = Sí. Solo acaba la ronda un segundo peligro de una clase que ya está en el camino, y hay { $kinds ->
        [one] { $kinds } clase.
       *[other] { $kinds } clases.
    }
    .nudge = Mira los peligros del camino. De cada una de esas clases, ¿cuántas cartas faltan por salir?
misconception-two_different_hazards = Dos peligros distintos no acaban la ronda. Hay { $hazards } peligros boca abajo, pero solo cuentan los de las clases que están en el camino: { $kinds } hasta ahora.
misconception-counts_the_path_too = Los peligros del camino ya han salido; solo puede venir lo que sigue boca abajo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
misconception-one_card_a_kind = De cada clase hay más de una carta. En el camino hay { $kinds ->
    [one] { $kinds } clase, y pueden salir todas las cartas que quedan de ella.
   *[other] { $kinds } clases, y pueden salir todas las cartas que quedan de ellas.
}
misconception-forgot_the_removed = Un peligro que ha acabado una ronda queda fuera del juego. No está entre las cartas boca abajo, que son { $cards }.
misconception-needs_a_third = No hace falta una tercera de la misma clase: la segunda ya acaba la ronda, y en el camino hay { $kinds ->
    [one] { $kinds } clase
   *[other] { $kinds } clases
}.

## A treasure shared

concept-share_of_treasure = Una parte del tesoro
ask-share_of_treasure = { $inside ->
    [one] Dentro solo está { $player }
   *[other] Dentro hay { $inside } jugadores
}, y la carta siguiente es un tesoro de { $value_of_card }. ¿Cuánto habrá entonces junto a la tienda de { $player }? Ahora hay { $beside }.
    .option = { $value }
    .right = Sí: { $beside ->
        [0] no había nada
       *[other] ya había { $beside }
    }, y { $share ->
        [0] esto no alcanza para repartir
       *[other] se añade una parte de { $share }
    }. En la carta { $rest ->
        [0] no queda nada
        [one] queda { $rest }
       *[other] quedan { $rest }
    }.
    .nudge = Divide el tesoro entre quienes están dentro y olvida el resto. Después suma lo que ya hay.
misconception-forgot_what_lay_there = Eso es solo la parte. Ya había { $beside }.
misconception-keeps_it_all = El tesoro no es todo para { $player }. Se reparte entre quienes están dentro: { $inside }.
misconception-rounds_up = No se redondea hacia arriba. Lo que no se puede repartir por igual entre { $inside } se queda en la carta: { $rest }.
misconception-shares_the_path_again = Solo se reparte lo de la carta nueva, { $value_of_card }. Lo que ya había en el camino espera a quien salga.
misconception-treasure_waits_on_the_path = El tesoro no se queda en el camino. Se reparte enseguida, { $share } a cada cual, y solo queda el resto.

## Going home together

concept-home_together = Salir a la vez
ask-home_together = Los { $inside } jugadores que están dentro salen a la vez. ¿Cuánto tesoro se lleva { $player }, con { $beside } junto a la tienda y { $left } en el camino?
    .option = { $value }
    .right = Sí: { $beside ->
        [0] nada
       *[other] { $beside }
    } de junto a la tienda y { $share ->
        [0] nada del camino, donde no había bastante para repartir
       *[other] una parte de { $share } de lo que había en el camino
    }.
    .nudge = Cada uno conserva su propio montón. Lo del camino se reparte entre quienes salen.
misconception-picks_up_all = Lo del camino no es todo para { $player }. Se reparte entre los { $inside } que salen.
misconception-leaves_the_path = El camino no se queda como está. Quien sale se lleva una parte: { $share } cada uno.
misconception-forgot_the_heap = Faltan los { $beside } de junto a la tienda. Al salir quedan a salvo.
misconception-takes_the_artifacts_along = Los artefactos no cuentan: nadie se los lleva cuando salen { $inside } a la vez.
misconception-shares_the_artifacts = Un artefacto no se reparte: cuando salen { $inside } a la vez, nadie se lo lleva. Se queda en el camino.
misconception-first_takes_the_rest = Nadie sale primero: los { $inside } reciben lo mismo. Lo que sobra, { $rest }, se queda en el camino.
misconception-leaving_loses_all = Es al revés: al salir, { $player } pone a salvo el tesoro. Solo puede perderlo quien sigue dentro.

## Going home alone

concept-home_alone = Salir en solitario
ask-home_alone = { $player } sale en solitario, con { $beside } junto a la tienda y { $left } en el camino, donde también hay { $count ->
    [one] un artefacto
   *[other] artefactos
}. ¿Cuánto vale eso en total?
    .option = { $value }
    .right = Sí: { $beside ->
        [0] nada
       *[other] { $beside }
    } de junto a la tienda, { $left ->
        [0] nada de tesoro en el camino
       *[other] { $left } del camino
    } y { $count ->
        [one] un artefacto que vale
       *[other] artefactos que valen
    } { $artifacts }.
    .nudge = Quien sale en solitario se lleva tres cosas. ¿Cuánto vale ahora un artefacto?
misconception-forgot_the_artifacts = { $count ->
    [one] Falta el artefacto. { $player } sale en solitario y se lo lleva: vale { $artifacts }.
   *[other] Faltan los artefactos. { $player } sale en solitario y se los lleva: valen { $artifacts }.
}
misconception-forgot_the_path = Faltan los { $left } del camino. { $player } sale en solitario y lo recoge todo.
misconception-shares_with_who_stays = El camino no se reparte con quienes se quedan, solo entre quienes salen, y { $player } sale en solitario.
misconception-only_the_heap = Eso es solo lo que hay junto a la tienda. { $player } se lleva también todo lo del camino.

## After a strike

concept-after_a_strike = Lo que se pierde con un peligro
ask-after_a_strike = Si la carta siguiente es un peligro de una clase del camino, ¿cuánto tesoro tiene { $player } después de esta ronda? Junto a la tienda: { $beside }. En la tienda: { $tent }.
    .option = { $value }
    .right = Sí: { $tent ->
        [0] nada. Lo que hubiera en la tienda estaría a salvo, pero no había nada
       *[other] los { $tent } de la tienda, que están a salvo
    }. Los { $beside } de al lado se pierden.
    .nudge = Mira dónde está el tesoro: ¿dentro de la tienda, o solo junto a ella?
misconception-beside_is_safe = Junto a la tienda no es dentro de la tienda: esos { $beside } se pierden. Solo están a salvo si se sale a tiempo.
misconception-half_is_saved = No se salva la mitad: se pierden los { $beside } de junto a la tienda.
misconception-path_is_saved = Quien sigue dentro no recibe nada de los { $left } del camino: la ronda acaba en el acto.
misconception-shares_the_path_first = El camino no se reparte antes: la ronda acaba en el acto, y también se pierden los { $beside } de junto a la tienda.
misconception-tent_is_lost_too = Los { $tent } de la tienda están a salvo: un peligro solo quita lo que está al lado.

## Torch or camp

concept-torch_or_camp = Antorcha o Campamento
ask-torch_or_camp = { $player } puede salir en solitario con { $home }. ¿Qué vale más, de media?
    .option = { $value ->
        [torch] Antorcha: una carta más
       *[camp] Campamento: salir ahora
    }
    .right = Sí: { ends-the-round }, y no volvería nada de los { $home }; las demás añaden de media { $gain_whole },{ $gain_tenth }. Antorcha: { worth-of-torch }; Campamento: { $home }.
    .nudge = De las { $cards } cartas boca abajo, ¿cuáles acabarían la ronda? ¿Y cuánto costaría?
ends-the-round = { $strikes ->
    [one] { $strikes } de las { $cards } cartas acabaría la ronda
   *[other] { $strikes } de las { $cards } cartas acabarían la ronda
}
worth-of-torch = { $torch_is ->
    [whole] { $torch }
   *[between] cerca de { $torch_whole },{ $torch_tenth }
}
misconception-fears_every_hazard = Faltan { $hazards } peligros, pero solo { $strikes ->
    [one] { $strikes } de las { $cards } cartas acabaría
   *[other] { $strikes } de las { $cards } cartas acabarían
} la ronda. Antorcha: { worth-of-torch }; Campamento: { $home }.
misconception-forgets_the_danger = { ends-the-round }, y no volvería nada de los { $home }. Antorcha: { worth-of-torch }; Campamento: { $home }.

## The end of the game

concept-winner = Quién gana
ask-winner = Es la última ronda, y dentro solo está { $player }. Si { $player } sale ahora, ¿quién gana?
    .option = { $value }
    .right = Sí: { $right }{ $level ->
        [one] , con { $most } en total
       *[other] . Hay { $level } jugadores empatados a { $most }, y entonces deciden los artefactos
    }.
    .nudge = Suma la tienda y los artefactos de cada uno, con todo lo que se lleva { $player }. Si hay empate, cuenta los artefactos.
misconception-tie_is_shared = Están empatados a { $most }, pero el empate se deshace: gana quien tiene más artefactos.
misconception-counts_only_treasure = El tesoro no es todo: los artefactos también cuentan. Lo máximo en total es { $most }.
misconception-dearest_artifact_wins = Un solo artefacto no decide nada, por mucho que valga. Primero cuenta la suma de todo, y la mayor es { $most }.
misconception-last_one_home_wins = Salir en último lugar no da nada. Cuenta la suma de todo, y la mayor es { $most }.

## Chances

chances-next = { $strikes ->
    [0] Ninguna de las { $cards } cartas que están boca abajo puede acabar la ronda.
    [one] { $strikes } de las { $cards } cartas que están boca abajo acaba la ronda, una probabilidad del { $percent } por ciento.
   *[other] { $strikes } de las { $cards } cartas que están boca abajo acaban la ronda, una probabilidad del { $percent } por ciento.
}
chances-cards = Otras cartas
chances-survive = La probabilidad de que ninguna acabe la ronda
chances-rounded = Aproximadamente
chances-percent = { $percent } por ciento
chances-leave = Salir ahora da { $alone } a quien sale en solitario, contando los artefactos, y { $together } si salen todos.
chances-one-more = Una carta más con todos dentro, y salir después en solitario, da de media { $whole },{ $tenth }; exactamente { $exact }.
chances-tipping = Una carta más compensa de media mientras no haya más de { $stake } en juego.
trials-head = Cada plan sigue dentro hasta que haya tanto en juego, y entonces sale en solitario mientras los demás siguen. Se han jugado { $rounds } rondas, con las mismas cartas barajadas para cada plan.
trials-stake = Salir con
trials-worth = Exacto, de media
trials-safe = Sale a tiempo
trials-played = Jugado, de media
trials-decimal = { $whole },{ $tenth }
trials-about = { $figure } ± { $error }
