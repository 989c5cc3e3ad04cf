# Preguntas sobre cualquier posición, para los conceptos del juego, y las probabilidades de lo que viene.
# $right y $value son la respuesta correcta y la elegida. En estos textos no hay ninguna cifra del juego.

## Which cards strike

concept-cards_that_strike = Cartas que acaban la ronda
ask-cards_that_strike = { $cards ->
    [one] Hay { $cards } carta
   *[other] Hay { $cards } cartas
} boca abajo. ¿Cuántas de ellas acabarían la ronda?
    .option = { $value ->
        [one] { $value } carta
       *[other] { $value } cartas
    }
    .right = Sí. Solo acaba la ronda un segundo peligro de una clase que ya está en el camino.
    .nudge = Mira los peligros del camino. De cada una de esas clases, ¿cuántas cartas faltan por salir?
misconception-counts_every_hazard = Has contado todos los peligros que están boca abajo. El primero de cada clase no hace daño: solo cuentan las clases que hay en el camino, { $kinds } hasta ahora.
misconception-counts_the_path_too = Has contado también los peligros del camino. Esos ya han salido; solo puede venir lo que sigue boca abajo.
misconception-one_card_a_kind = Has contado una carta por clase. De cada una hay más, y pueden salir todas las que quedan.
misconception-forgot_the_removed = Has olvidado lo que está fuera del juego. Un peligro que ha acabado una ronda no vuelve.
misconception-needs_a_third = Has esperado a la tercera de una clase. La segunda ya acaba la ronda.

## A treasure shared

concept-share_of_treasure = Una parte del tesoro
ask-share_of_treasure = { $inside ->
    [one] Dentro solo está { $player }
   *[other] Dentro hay { $inside } personas
}, y la carta siguiente es un tesoro de { $value_of_card }. ¿Cuánto habrá entonces junto a la tienda de { $player }? Ahora hay { $beside }.
    .option = { $value }
    .right = Sí: { $beside } que ya había y una parte de { $share }. En la carta { $rest ->
        [one] queda { $rest }
       *[other] quedan { $rest }
    }.
    .nudge = Divide el tesoro entre quienes están dentro y olvida el resto. Después suma lo que ya hay.
misconception-forgot_what_lay_there = Has contado solo la parte. Ya había { $beside }.
misconception-keeps_it_all = Has dado a { $player } todo el tesoro. Se reparte entre quienes están dentro: { $inside }.
misconception-rounds_up = Has redondeado hacia arriba. Lo que no se puede repartir por igual se queda en la carta.
misconception-shares_the_path_again = Has repartido otra vez lo que había en el camino. Eso espera a quien salga.
misconception-treasure_waits_on_the_path = Has dejado el tesoro en el camino. Se reparte enseguida, y solo queda el resto.

## Going home together

concept-home_together = Salir a la vez
ask-home_together = Las { $inside } personas que están dentro salen a la vez. ¿Cuánto tesoro se lleva { $player }, con { $beside } junto a la tienda y { $left } en el camino?
    .option = { $value }
    .right = Sí: { $beside } de junto a la tienda y una parte de { $share } de lo que había en el camino.
    .nudge = Cada cual conserva su propio montón. Lo del camino se reparte entre quienes salen.
misconception-picks_up_all = Has dejado que { $player } recoja todo lo del camino. Se reparte entre las { $inside } personas que salen.
misconception-leaves_the_path = Lo has dejado todo en el camino. Quien sale se lleva una parte: { $share } cada cual.
misconception-forgot_the_heap = Has olvidado los { $beside } de junto a la tienda. Al salir quedan a salvo.
misconception-takes_the_artifacts_along = Has contado también los artefactos. Nadie se los lleva cuando salen varias personas a la vez.
misconception-leaving_loses_all = Has pensado que al salir se pierde el tesoro. Es al revés: solo puede perderlo quien está dentro.

## Going home alone

concept-home_alone = Salir sin compañía
ask-home_alone = { $player } sale sin compañía, con { $beside } junto a la tienda y { $left } en el camino, donde también hay artefactos. ¿Cuánto vale eso en total?
    .option = { $value }
    .right = Sí: { $beside }, los { $left } del camino y artefactos por valor de { $artifacts }.
    .nudge = Quien sale sin compañía se lleva tres cosas. ¿Cuánto vale ahora un artefacto?
misconception-forgot_the_artifacts = Has olvidado los artefactos. Se los lleva quien sale sin compañía, y valen { $artifacts }.
misconception-forgot_the_path = Has dejado los { $left } del camino. Quien sale sin compañía lo recoge todo.
misconception-shares_with_who_stays = Has repartido el camino con quienes se quedan. Solo lo reparten quienes salen, y { $player } sale sin compañía.
misconception-only_the_heap = Has contado solo lo que hay junto a la tienda. También se lleva el camino y sus artefactos.

## Chances

chances-next = { $strikes ->
    [0] Ninguna de las { $cards } cartas que están boca abajo puede acabar la ronda.
    [one] { $strikes } de las { $cards } cartas que están boca abajo acaba la ronda, una probabilidad del { $percent } por ciento.
   *[other] { $strikes } de las { $cards } cartas que están boca abajo acaban la ronda, una probabilidad del { $percent } por ciento.
}
chances-cards = Cartas más
chances-survive = La probabilidad de que ninguna acabe la ronda
chances-rounded = Aproximadamente
chances-percent = { $percent } por ciento
chances-leave = Salir ahora da { $alone } a quien sale sin compañía, contando los artefactos, y { $together } si sale todo el mundo.
chances-one-more = Una carta más con todo el mundo dentro, y salir después sin compañía, da de media { $whole },{ $tenth }; exactamente { $exact }.
chances-tipping = Una carta más compensa de media mientras no haya más de { $stake } en juego.
