# Questions about any position, for the concepts of the game. A question has its options, what is
# said to a right answer, and a hint that gives nothing away. "misconception-…" answers a wrong
# option: what was thought, and why it is not so. $right and $value are the right answer and the one
# that was chosen; $right_amount and $value_amount say them with the good that is meant, and so do
# $held_amount, $gift_amount, $made_amount and $bonus_amount; $good_id is the good to choose by.
# $right_players and $value_players are sets of players, with $right_count and $value_count.
# `.here` follows every answer: what the position has, by which it can be checked.
# All printed figures are given too, so no figure of the game stands in these texts.

question-reconstructed = Algunas de estas cifras están reconstruidas.

## Whose Incas produce

concept-whose_incas_produce = De quién son los incas que producen
ask-whose_incas_produce = { $mover } entra en { $the_district }, donde hay una bonificación. ¿De quién son los incas que pueden producir allí ahora?
    .option = { $value_count ->
        [0] De nadie
       *[other] De { $value_players }
    }
    .right = { $owners ->
        [0] Sí. La bonificación pone a trabajar a quienes están allí, y { $in_district } nadie tiene { $many_incas }.
       *[other] { $right_count ->
            [0] Sí. La bonificación pondría a trabajar a los { $many_incas } de todos, pero allí no hay ninguno que pueda.
           *[other] Sí. Allí hay una bonificación, así que cada { $inca } que está { $in_district } se despierta, sea de quien sea.
        } { $good_id ->
            [corn] Los granjeros trabajan gratis.
           *[other] Cuesta { $producing_corn ->
            [one] { $producing_corn } maíz
           *[other] { $producing_corn } maíces
        } por cada { $inca } que trabaje{ $idles ->
            [0] ; sin maíz no trabaja.
           *[other] , y { $idle } no tiene maíz para pagar.
        }
        }
    }
    .nudge = Mira los incas del distrito, no el Príncipe. Y después, el maíz de sus dueños.
misconception-only_the_mover = No produce solo { $mover } por haber entrado. { $owners ->
    [0] La bonificación pone a trabajar a los incas de todos, pero { $in_district } no hay ninguno.
   *[other] Entrar pone a trabajar a todos los { $many_incas } del distrito: { $good_id ->
        [corn] puede usarlos, gratis, quien los tenga allí.
       *[other] puede usarlos quien los tenga allí y pueda pagarlos.
    }
}
misconception-counts_the_idle = No basta con tener allí { $a_inca }. Producir cuesta { $producing_corn ->
    [one] { $producing_corn } maíz
   *[other] { $producing_corn } maíces
} por cada uno, y { $idle } no tiene maíz para pagar.
misconception-prince_works_too = Un Príncipe toma la bonificación, pero no produce nada: { $mover } no tiene allí ningún { $inca } que pueda producir.
misconception-everybody = No todos pueden producir: { $owners ->
    [0] solo producen los incas, y { $in_district } no hay ninguno.
   *[other] solo quien tiene { $a_inca } { $in_district }{ $good_id ->
        [corn] .
       *[other] {" "}y { $producing_corn ->
            [one] { $producing_corn } maíz
           *[other] { $producing_corn } maíces
        } para pagarlo.
    }
}
misconception-bonus_instead = Tomar la bonificación no impide producir. { $mover } se lleva las dos cosas: la bonificación por entrar y lo que { $incas ->
    [one] produce allí su { $inca }.
   *[other] producen allí sus { $many_incas }.
}

## How much corn producing takes

concept-corn_to_produce = Maíz para producir
ask-corn_to_produce = { $mover } entra en { $the_district }. { $player } tiene allí { $incas } { $incas ->
    [one] { $inca }
   *[other] { $many_incas }
}. Sin contar la bonificación, ¿cuánto { $incas ->
    [one] puede producir ese { $inca }
   *[other] pueden producir esos { $many_incas }
} como mucho?
    .option = { $value_amount }
    .right = Sí. Cada { $inca } pide { $producing_corn ->
        [one] { $producing_corn } maíz
       *[other] { $producing_corn } maíces
    } para producir { $one_good }, así que ponen un límite tanto los incas como el maíz.
    .here = { $player } tiene allí { $incas } { $incas ->
        [one] { $inca }
       *[other] { $many_incas }
    } y { $corn ->
        [0] no dispone de maíz.
        [one] dispone de { $corn } maíz.
       *[other] dispone de { $corn } maíces.
    }
    .nudge = Hay dos límites: cuántos trabajan allí y lo que cuesta cada uno.
misconception-forgot_the_corn = Con tener { $incas ->
    [one] un { $inca }
    [2] dos { $many_incas }
   *[other] { $incas } { $many_incas }
} no basta. Cada uno pide { $producing_corn ->
    [one] { $producing_corn } maíz
   *[other] { $producing_corn } maíces
}.
misconception-one_each = El límite no es un solo { $inca }: de los { $incas } que hay pueden producir todos los que { $player } pueda pagar, y el maíz { $right ->
    [0] no alcanza para ninguno
   *[other] alcanza para { $right }
}.
misconception-bonus_makes_more = La bonificación es para { $player }, es verdad, pero se encuentra, no se produce. La pregunta era qué producen los incas.
misconception-others_do_not_produce = No produce solo { $mover }, que es quien ha entrado. También { $incas ->
    [one] puede producir el { $inca }
   *[other] pueden producir los { $many_incas }
} de { $player }: lo producido es para { $player }, y se paga con su maíz.
misconception-corn_alone_decides = El maíz alcanzaría para { $corn }, pero quienes producen son los incas: con { $incas } allí, no se puede producir más de { $incas }.
misconception-a_unit_of_corn_each = Producir no cuesta una unidad de maíz, que son { $corn_in_a_unit }: cada uno pide solo { $producing_corn }.

## The bonus and what is produced

concept-bonus_and_product = La bonificación y lo producido
ask-bonus_and_product = { $mover } entra en { $the_district }, y allí producen todos los incas que pueden. { $good_id ->
    [corn] ¿Cuánto { $good } tiene entonces { $player }?
    [llama] ¿Cuántas { $many_good } tiene entonces { $player }?
    [cloth] ¿Cuántos { $many_good } tiene entonces { $player }?
   *[other] ¿Cuánta { $good } tiene entonces { $player }?
}
    .option = { $value_amount }
    .right = Sí: { $held_amount } de antes{ $paid ->
        [0] {""}
       *[other] , menos { $paid } por el viaje
    }{ $bonus ->
        [0] {""}
       *[other] , más { $bonus_amount } de bonificación
    }{ $made ->
        [0] .
       *[other] , más { $made_amount } { $incas ->
            [one] del { $inca }.
           *[other] de los { $many_incas }.
        }
    }
    .nudge = Ve sumando por orden: lo que tiene ahora { $player }, la bonificación para quien entra y, después, lo que producen los incas de { $player }.
misconception-bonus_needs_an_inca = Para tomar la bonificación no hace falta tener allí ningún { $inca }: la toma quien entra, y entra { $mover }.
misconception-forgot_the_bonus = Hay una bonificación. Quien entra la toma antes que nada, y a { $mover } le da { $bonus_amount }.
misconception-forgot_to_produce = Está también el trabajo. { $incas ->
    [one] El { $inca } de { $player } produce
   *[other] Los { $many_incas } de { $player } producen
} { $made_amount } { $in_district }.
misconception-bonus_for_everybody = La bonificación no es para { $player }. La toma { $mover }, que es quien entra; los demás solo ponen a trabajar a sus incas.
misconception-forgot_the_corn_to_pay = El maíz no alcanza para { $incas ->
    [one] el { $inca }
    [2] los dos { $many_incas }
   *[other] los { $incas } { $many_incas }
}. Cada uno pide { $producing_corn ->
    [one] { $producing_corn } maíz
   *[other] { $producing_corn } maíces
}, y { $player } { $corn ->
    [0] no tiene nada de maíz.
   *[other] solo tiene { $corn }.
}
misconception-one_corn_each = El maíz no llega de uno en uno, sino por unidades de { $corn_in_a_unit }: así es en la bonificación y en el trabajo.
misconception-farmers_pay_too = Un granjero no cuesta { $producing_corn ->
    [one] { $producing_corn } maíz
   *[other] { $producing_corn } maíces
}: trabaja gratis. Solo cuestan maíz los demás incas.
misconception-forgot_the_llama_paid = Falta restar la llama que { $player } paga para llegar. Va a la banca antes de que pase nada en el distrito.
misconception-one_bonus_a_visit = La bonificación no se toma por partes. Quien entra se lleva todo lo que hay, hasta { $most_bonus } unidades.
misconception-forgot_the_stock = Eso es solo lo que llega. Antes, { $player } ya tenía { $held_amount }.
misconception-others_work_for_the_mover = Lo que produce { $a_inca } es para su dueño, no para { $mover } por haber entrado.
misconception-prince_makes_a_unit = El Príncipe de { $mover } toma la bonificación, pero no trabaja: solo producen los incas.

## Two goods make an Inca

concept-goods_for_incas = Productos para incas
ask-goods_for_incas = { $player } va { $to_place }. ¿Cuántos incas puede reclutar como mucho en esta visita?
    .option = { $value ->
        [0] Ninguno
       *[other] { $value }
    }
    .right = Sí. Cada inca se paga entero; lo que se gasta en uno ya no está para el siguiente.
    .here = Aquí { $prices }. Para pagar, { $player } tiene { $in_hand }, y en su reserva { $supply ->
        [0] no queda ningún inca.
        [one] queda { $supply } inca.
       *[other] quedan { $supply } incas.
    }
    .nudge = Apunta lo que cuesta aquí cada oficio y ve restando productos. Si se ha pagado una llama por el viaje, tampoco está ya.
misconception-spent_twice = Por separado, { $player } podría pagar { $single }. Pero juntos piden { $asked } de { $good }, y { $player } tiene { $held }.
misconception-several_of_a_kind = En una misma visita no se reclutan dos del mismo oficio: como mucho, uno de cada.
misconception-forgot_the_supply = Los productos bastarían. Pero los incas salen de la reserva de { $player }, y allí no quedan tantos.
misconception-one_a_turn = El límite no es un solo inca, sino uno de cada oficio, y los productos alcanzan para { $right }.
misconception-one_corn_is_a_unit = Para un pastor no basta un maíz suelto: una unidad de maíz son { $corn_in_a_unit }.
misconception-one_good_each = No basta con tener alguno de los productos: hay que pagar el precio entero.
misconception-one_of_each_always = Uno de cada oficio es el máximo, pero los productos y la reserva ponen un límite.

## Used up for the day

concept-used_up = Agotado
ask-used_up = { $player } entra en { $the_district }. { $kind ->
    [production] ¿Qué obtiene allí?
   *[other] ¿Cuántas casillas sube allí su Explorador?
}
    .option = { $kind ->
        [production] { $value_amount }
       *[other] { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }
    }
    .right = Sí, nada de nada. Alguien ha estado allí antes, y el lugar está agotado hasta la noche.
    .here = { $player } no ha encontrado nada allí.
    .nudge = Lo que hay en un distrito no es solo un regalo. También dice si allí pasa algo.
misconception-still_produces = { $incas ->
    [one] El { $inca } de { $player } no trabaja
   *[other] Los { $many_incas } de { $player } no trabajan
} esta vez. Para eso, el Príncipe tiene que encontrar una bonificación al entrar, y ya no está.
misconception-a_bonus_every_time = Para { $player } ya no queda allí ninguna bonificación; la próxima la trae la noche.
misconception-nothing_is_used_up = Donde no hay nada que tomar, tampoco hay nada que hacer: el lugar está agotado hasta la noche.
misconception-still_sacrifices = Esta vez { $player } no puede { $kind ->
    [main] ofrecer unidades
   *[other] sacrificar llamas
}. Para eso, el Príncipe tiene que encontrar una piedra al entrar, y no había ninguna.
misconception-a_stone_every_time = No hay ninguna piedra que dé { $stone_steps ->
    [one] { $stone_steps } casilla
   *[other] { $stone_steps } casillas
}; la próxima la trae la noche.

## The way there

concept-way_there = El camino hasta allí
ask-way_there = El Príncipe de { $player } está { $in_origin }. ¿Cómo puede entrar ahora en { $the_district }?
    .option = { $value ->
        [free] Gratis
        [llama] Por una llama
       *[cannot] Ahora no puede
    }
    .right = { $right ->
        [free] Sí, son vecinos, y al lado siempre se va gratis.
        [llama] Sí. No está al lado, así que el Príncipe necesita una llama para el viaje.
       *[cannot] { $is_here ->
            [yes] Sí, así es: ningún Príncipe usa un distrito dos veces seguidas, y este ya está allí.
           *[no] Sí, así es: no está al lado, y el viaje cuesta una llama.
        }
    }
    .here = { $player } { $llamas ->
        [0] no tiene llamas
        [one] tiene { $llamas } llama
       *[other] tiene { $llamas } llamas
    }.
    .nudge = Mira el mapa: ¿se tocan? Si no, mira las llamas. Y recuerda que ningún Príncipe usa un distrito dos veces seguidas.
misconception-may_use_it_again = El Príncipe ya está allí. Para volver a usar un distrito, antes tiene que ir a otro.
misconception-a_llama_opens_it = Una llama lleva al Príncipe a cualquier otro distrito. Pero no le deja usar dos veces seguidas el distrito en el que está.
misconception-llama_next_door = Por ir al lado no se paga. Ir { $from_origin } { $to_district } es gratis, y no hace falta ninguna llama.
misconception-next_door_closed = Nada impide ir { $from_origin } { $to_district }: son vecinos, y es gratis.
misconception-walks_far_free = Hasta allí no se llega andando. { $the_district_start } no { $district ->
    [corn_terraces] están
   *[other] está
} junto { $to_origin }, y gratis solo se va al lado.
misconception-only_next_door = El Príncipe no está limitado a los vecinos. Por una llama va adonde quiera.
misconception-llama_on_credit = Haría falta una llama, eso es verdad, pero aquí nadie fía.

## The number under the priests and virgins

concept-order_value = El valor de avance
ask-order_value = { $taken ->
    [0] Todavía nadie ha adquirido { $a_order }.
    [one] Hasta ahora se ha adquirido { $taken } { $order_name }.
   *[other] Hasta ahora se han adquirido { $taken } { $many_order }.
} Los números bajo las fichas, de la primera a la última, son { $row }. Cuando se tome la próxima, ¿cuántas casillas dará cada llama { $in_temple }?
    .option = { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }
    .right = Sí, { $right }. Para todos vale el número destapado más bajo: cuantas menos fichas quedan, menos da una llama.
    .here = La fila dice { $row }, y hasta ahora { $taken ->
        [0] no falta ninguna ficha
        [one] falta { $taken } ficha
       *[other] faltan { $taken } fichas
    }.
    .nudge = Cada ficha tapa un número. Imagina la fila cuando ya no esté la próxima ficha, y piensa qué número cuenta entonces.
misconception-stays_as_it_was = Ese es el valor de ahora. Al tomar una ficha se destapa el siguiente, más bajo.
misconception-highest_shows = De los números que se ven no cuenta el más alto, sino el más bajo.
misconception-lowest_of_the_row = Ese es el último de la fila: sigue tapado hasta que se va la última ficha.
misconception-counts_the_tiles = No importa cuántas fichas se han ido, { $next } en total: cuenta el número que había debajo de la última.
misconception-sum_of_the_numbers = Los números destapados no se suman: solo cuenta el más bajo.

## What a priest or a virgin costs

concept-goods_for_order = El precio de un sacerdote o una virgen
ask-goods_for_order = { $player } querría { $a_order } y tiene { $in_hand }. ¿Cuántas piezas le faltan?
    .option = { $value ->
        [0] Ninguna
        [one] { $value } pieza
       *[other] { $value } piezas
    }
    .right = Sí. El precio es { $price }, y hay que pagarlo pieza por pieza.
    .nudge = ¿Qué se pide de cada producto? Resta después lo que { $player } tiene de cada uno.
misconception-kinds_not_pieces = Lo que falta son piezas, no clases de productos, y de alguno se pide más de una: el precio es { $price }.
misconception-another_price = Cada fila de fichas tiene su propio precio. Aquí es { $price }.
misconception-any_goods_will_do = No vale cualquier producto: lo que a { $player } le sobra no sustituye a lo que falta.
misconception-nothing_in_hand_counts = Ese sería el precio entero, { $price }. Una parte ya la tiene { $player }.

## Stones first, then sacrifices

concept-stone_then_sacrifice = Primero las piedras, después los sacrificios
ask-stone_then_sacrifice = { $mover } entra en { $the_district } y toma { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
}. Después { $player } sacrifica { $llamas ->
    [one] { $llamas } llama
   *[other] { $llamas } llamas
}, y el valor de avance es { $step_value }. El Explorador de { $player } parte de la casilla { $step }. ¿En qué casilla acaba?
    .option = En la casilla { $value }
    .right = Sí: { $is_mover ->
        [yes] primero, { $by_stones } casillas por { $stones ->
            [one] la piedra
           *[other] las piedras
        }; después, { $step_value } por cada llama sacrificada.
       *[no] { $step_value } por cada llama sacrificada. Las piedras solo hacen subir a { $mover }, que es quien ha entrado.
    }
    .nudge = Ve por orden: las piedras hacen subir a quien entra, { $stone_steps ->
        [one] { $stone_steps } casilla
       *[other] { $stone_steps } casillas
    } cada una. Después, cada llama da el valor de avance.
misconception-forgot_the_stones = Faltan las piedras. Van primero: { $by_stones ->
    [one] { $by_stones } casilla
   *[other] { $by_stones } casillas
} para { $player }, que es quien ha entrado.
misconception-forgot_the_sacrifice = Después de las piedras viene el sacrificio. { $llamas ->
    [one] La llama da
   *[other] Cada llama da
} { $step_value ->
    [one] { $step_value } casilla
   *[other] { $step_value } casillas
} más.
misconception-one_step_a_llama = Una llama no vale una casilla, sino el número que se ve ahora en la fila de { $many_order }: { $step_value }.
misconception-value_counts_once = El valor de avance no cuenta una sola vez: cuenta por cada una de las { $llamas } llamas.
misconception-one_step_a_stone = Una piedra no vale una casilla: vale { $stone_steps ->
    [one] { $stone_steps } casilla
   *[other] { $stone_steps } casillas
}.
misconception-stones_for_everybody = Las piedras no hacen subir a { $player }, sino a { $mover }, que es quien ha entrado; los demás solo pueden sacrificar llamas.

## What the trail brings

concept-trail_goods = Granero y Establo
ask-trail_goods = El Explorador de { $player } sube { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
} desde la casilla { $step }. { $landmark ->
    [granary] El Granero está en la casilla { $landmark_step }.
   *[stable] El Establo está en la casilla { $landmark_step }.
} Justo antes de acabar el turno, { $player } tiene { $held_amount }. ¿Cuánto tiene después?
    .option = { $value_amount }
    .right = Sí. El Explorador ha llegado hasta allí o más lejos, y cuando acaba el turno eso da { $gift_amount }.
    .nudge = ¿El Explorador alcanza esa casilla, o la pasa? Vale tanto lo uno como lo otro.
misconception-must_stop_there = El Explorador no tiene que pararse allí. Basta con pasar: da { $gift_amount } cuando acaba el turno.
misconception-landing_is_late = El Explorador se ha parado justo allí, y con eso basta: da { $gift_amount } cuando acaba el turno.
misconception-as_in_the_stable = Eso sería con lo que da el Establo. Este es el Granero, y añade { $granary_corn ->
    [one] { $granary_corn } maíz
   *[other] { $granary_corn } maíces
}.
misconception-as_in_the_granary = Eso sería con lo que da el Granero. Este es el Establo, y añade { $stable_llamas ->
    [one] { $stable_llamas } llama
   *[other] { $stable_llamas } llamas
}.
misconception-kept_what_was_given = Lo que se dio por el camino ya se fue a la banca; solo llega lo que da la ruta: { $gift_amount }.
misconception-paid_twice_over = No se cobra dos veces: al pasar da { $gift_amount }, y solo una vez.

concept-paid_at_the_end = Se paga al acabar el turno
ask-paid_at_the_end = { $player } entra en { $the_district }, y con lo que toma allí su Explorador llega { $noted_llama ->
    [0] al Granero o más allá.
   *[other] al Establo o más allá.
} { $is_main ->
    [yes] ¿Cuántas unidades puede ofrecer ahora { $player } como mucho, en esta visita?
   *[no] ¿Cuántas llamas puede sacrificar ahora { $player } como mucho, en esta visita?
}
    .option = { $value ->
        [0] Ninguna
       *[other] { $value }
    }
    .right = Sí. Lo que dan el Granero y el Establo llega cuando acaba el turno, demasiado tarde para esta visita.
    .here = { $is_main ->
        [yes] En este momento { $player } tiene { $in_hand }; { $corn_in_a_unit } maíces son una sola unidad.
       *[no] En este momento { $player } tiene { $priests } { $priests ->
            [one] { $order_name }
           *[other] { $many_order }
        } y { $llamas ->
            [0] ninguna llama.
            [one] { $llamas } llama.
           *[other] { $llamas } llamas.
        }
    }
    .nudge = Mira lo que tiene { $player } en este mismo momento. ¿Cuándo paga la ruta?
misconception-counted_the_trail_too_early = Lo que da la ruta aún no se puede gastar: llega cuando acaba el turno.
misconception-stones_end_the_visit = La visita no acaba con las piedras. Después de ellas, { $player } aún puede dar algo.
misconception-several_of_a_good = No valen varias unidades del mismo producto: en el Templo Principal, todas las unidades de una ofrenda son diferentes.
misconception-one_of_each_good = Una unidad de cada producto sería el máximo, pero { $player } no tiene una unidad entera de cada uno.
misconception-a_llama_for_every_priest = { $priests ->
    [one] La ficha permitiría sacrificar una llama
   *[other] Cada ficha permitiría sacrificar una llama
}. Pero { $player } solo puede dar lo que ya tiene.

## Offers in the Main Temple

concept-main_offer = Ofrendas en el Templo Principal
ask-main_offer = En el Templo Principal, { $player } ofrece { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
}{ $with_corn ->
    [yes] { $units ->
        [one] {" "}de maíz
       *[other] , una de ellas de maíz
    }
   *[no] {""}
}. ¿Cuántas casillas da la ofrenda?
    .option = { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }
    .right = Sí: { $unit_steps ->
        [one] { $unit_steps } casilla
       *[other] { $unit_steps } casillas
    } por unidad, y { $corn_in_a_unit } maíces son una sola unidad.
    .nudge = Cuenta unidades, no piezas. Y cuenta solo la ofrenda.
misconception-each_corn_counts = Se cuentan unidades, no piezas, que serían { $pieces }: { $corn_in_a_unit } maíces son una sola unidad, así que { $units ->
    [one] hay { $units } unidad
   *[other] hay { $units } unidades
}.
misconception-one_step_a_unit = Una unidad no da una casilla, sino { $unit_steps }.
misconception-added_the_stones = Sobran las { $by_stones } casillas de las piedras. { $is_mover ->
    [yes] También cuentan, pero antes de la ofrenda y por entrar; la pregunta era qué da la ofrenda.
   *[no] Solo hacen subir a { $mover }, que es quien ha entrado.
}
misconception-a_unit_is_a_stone = Por una piedra se sube { $stone_steps ->
    [one] { $stone_steps } casilla
   *[other] { $stone_steps } casillas
}; por una unidad ofrecida, { $unit_steps }.

## The market

concept-selling = Vender
ask-selling = { $player } vende { $count ->
    [one] { $count } unidad
   *[other] { $count } unidades
} de { $good } en la Plaza Central. { $adjusted ->
    [removed] Antes se quita una de la columna, que tenía { $before }.
    [added] Antes se añade una a la columna, que tenía { $before }.
   *[no] En la columna hay { $level }.
} ¿Cuánto maíz recibe a cambio?
    .option = { $value ->
        [one] { $value } maíz
       *[other] { $value } maíces
    }
    .right = Sí. { $count ->
        [one] La unidad va al espacio libre más alto y da el número impreso en él
       *[other] Las unidades dan { $prices_got }: cada una va al espacio libre más alto y da el número impreso en él
    }; con la columna llena, se la queda la banca por { $bank_buys_at }.
    .here = { $player } encuentra { $before ->
        [0] la columna vacía
        [one] { $before } pieza en la columna
       *[other] { $before } piezas en la columna
    }.
    .nudge = Llena la columna desde arriba. ¿Qué número tapa cada unidad?
misconception-same_price_for_all = El precio no se queda en { $price }. Cada unidad vendida ocupa un espacio, así que la siguiente da lo que dice el espacio de debajo.
misconception-forgot_to_adjust = Así sería sin el ajuste. { $adjusted ->
    [removed] Al quitar una, queda libre un espacio más alto.
   *[added] Al añadir una, el espacio libre más alto queda más abajo.
}
misconception-sold_at_buying_prices = Esos son los precios de compra. { $player } vende, y recibe el número del espacio libre más alto, no el del ocupado más bajo.
misconception-adjusted_the_wrong_way = El ajuste funciona al revés. { $adjusted ->
    [removed] Se ha quitado una, y así se vende mejor.
   *[added] Se ha añadido una, y así se vende peor.
}
misconception-sold_at_the_top_price = El espacio de arriba del todo está ocupado; para { $player } cuenta el más alto de los libres.
misconception-sold_to_the_bank = La banca, que paga { $bank_buys_at }, solo compra cuando la columna está llena.

concept-buying = Comprar
ask-buying = { $level ->
    [0] En el mercado no hay { $no_good }.
    [one] En el mercado hay { $level } unidad de { $good }.
   *[other] En el mercado hay { $level } unidades de { $good }.
} Los espacios de una columna llevan, de arriba abajo, { $row }. ¿Cuánto cuesta la próxima que se compre?
    .option = { $value ->
        [one] { $value } maíz
       *[other] { $value } maíces
    }
    .right = Sí. { $level ->
        [0] Con la columna vacía es cuando más caro sale: la banca vende a { $bank_sells_at }.
       *[other] Se compra del espacio ocupado más bajo, y cuesta el número impreso en él.
    }
    .here = La columna dice { $row } desde arriba, y tiene { $level ->
        [0] todo libre
        [one] { $level } pieza
       *[other] { $level } piezas
    }.
    .nudge = Los productos salen de la columna por abajo. ¿Qué número hay debajo del más bajo?
misconception-bought_at_selling_price = Eso es lo que daría vender una unidad. Al comprar se toma la más baja que hay, por el número que tiene debajo.
misconception-cheapest_space_first = Ese es el número más bajo de la columna. Pero ahora no hay nada encima, así que ahí no se puede comprar nada.
misconception-bought_from_the_top = Los productos no salen por arriba, sino por abajo, y el más bajo es el más barato.
misconception-one_space_too_high = Ese es el precio de la unidad de después. La próxima está todavía un espacio más abajo.
misconception-price_goes_on_rising = El precio no sube por encima de la columna. Donde no queda nada vende la banca, a { $bank_sells_at }.
misconception-bank_sells_as_it_buys = Eso es lo que paga la banca por un producto. Cuando lo vende porque la columna está vacía, pide { $bank_sells_at }.

## The end of the day

concept-last_turns = Últimos turnos
ask-last_turns = { $moment ->
    [now] { $player } toma la ficha de Luna que pone fin al día. ¿A quién le queda un turno antes de la noche?
   *[later] { $player } ha tomado la ficha que pone fin al día, y es el turno de { $due }. Contando este, ¿a quién le queda un turno antes de la noche?
}
    .option = { $value_count ->
        [0] A nadie
       *[other] A { $value_players }
    }
    .right = { $moment ->
        [now] Sí. Tomadas { $day_ending_tile } fichas, el día llega a su fin: a todos menos a { $player } les queda exactamente un turno.
       *[later] Sí. { $player } ha tomado la última de las { $day_ending_tile } fichas, y después de eso cada uno de los demás tiene exactamente un turno. A quien ya lo ha jugado no le queda ninguno.
    }
    .nudge = { $moment ->
        [now] A todos los demás les queda un último turno. Da la vuelta a la mesa desde { $player }, y para cuando llegues otra vez al principio.
       *[later] Todos los demás tienen un último turno. Da la vuelta a la mesa desde { $player }, y descarta a quien ya ha jugado desde entonces.
    }
misconception-day_ends_at_once = La noche no cae de golpe. Desde la ficha que tomó { $player }, cada uno de los demás juega un turno más; quien ya lo ha jugado no tiene otro.
misconception-everyone_again = No a todos les queda un turno. { $moment ->
    [now] Para { $player } este era el último del día.
   *[later] { $player } ha tomado la ficha y ya no tiene turno, y tampoco quien ha jugado desde entonces.
}
misconception-round_is_finished = No se trata de completar la ronda que empezó { $start }: todos menos { $player } tienen un último turno.
misconception-had_a_last_turn = No basta con quitar a { $player }. Desde que se tomó la ficha ya se ha jugado algún último turno, y a quien lo ha jugado no le queda ninguno.
misconception-one_turn_is_left = { $moment ->
    [now] El próximo turno no es de { $player }: son los demás quienes juegan uno más cada uno.
   *[later] No todo acaba con el turno de { $due }: quien no ha jugado aún su último turno todavía lo tiene.
}

concept-next_start = Quién empieza el día siguiente
ask-next_start = { $player } { $moment ->
    [now] toma
   *[later] ha tomado
} la ficha que pone fin al día. Este día lo empezó { $start }. ¿Quién empieza el siguiente?
    .option = { $value }
    .right = Sí. { $player } pone fin al día y toma la ficha de Sol, y con ella, el primer turno del siguiente.
    .nudge = Poner fin al día tiene premio. ¿Qué recibe quien toma esa ficha?
misconception-same_as_today = { $value } empezó este día. El siguiente lo empieza quien tiene la ficha de Sol, y es { $player }.
misconception-the_next_in_seat_order = El primer turno del día no va pasando de asiento en asiento. Es de quien tiene la ficha de Sol: { $player }.
misconception-last_to_move_begins = { $value } juega en último lugar, y por eso puede recibir maíz del marcador de tiempo, pero empieza quien tiene la ficha de Sol: { $player }.
misconception-after_the_taker = { $value } se sienta después de { $player }. Pero empieza quien tiene la ficha de Sol, no quien le sigue.

## The night

concept-moon_at_night = Las fichas de Luna, de noche
ask-moon_at_night = Esta noche { $tiles ->
    [one] paga la ficha de Luna
   *[other] pagan las { $tiles } fichas de Luna
} de { $player }. Si { $player } paga todo lo que puede, ¿cuánto maíz le queda al final?
    .option = { $value ->
        [one] { $value } maíz
       *[other] { $value } maíces
    }
    .right = Sí. { $corn_of_tile ->
        [0] Cada producto cuesta { $tile_corn ->
        [one] { $tile_corn } maíz
       *[other] { $tile_corn } maíces
    }; las casillas son gratis.
       *[other] La ficha de maíz paga primero, { $corn_of_tile ->
        [one] { $corn_of_tile } maíz
       *[other] { $corn_of_tile } maíces
    }. Después, cada producto cuesta { $tile_corn ->
        [one] { $tile_corn } maíz
       *[other] { $tile_corn } maíces
    }; las casillas son gratis.
    }
    .here = Al principio { $player } tiene { $priced ->
        [one] { $priced } ficha de producto
       *[other] { $priced } fichas de productos
    } y { $corn ->
        [0] nada de maíz.
        [one] { $corn } maíz.
       *[other] { $corn } maíces.
    }
    .nudge = ¿Qué fichas cuestan maíz y cuáles lo dan? Lo que llega primero se puede gastar.
misconception-tiles_are_free = Los productos de las fichas no son gratis. Cada uno cuesta { $tile_corn ->
    [one] { $tile_corn } maíz
   *[other] { $tile_corn } maíces
}, y el maíz alcanza para { $paid }.
misconception-corn_tile_comes_too_late = La ficha de maíz no espera al final. Paga primero, así que con { $corn_of_tile ->
    [one] su { $corn_of_tile } maíz
   *[other] sus { $corn_of_tile } maíces
} se pueden pagar las otras.
misconception-forgot_the_corn_tile = { $corn_of_tile ->
    [one] Falta { $corn_of_tile } maíz
   *[other] Faltan los { $corn_of_tile } maíces
} de la ficha de maíz. Ese maíz llega antes que nada, y no cuesta nada.
misconception-every_tile_costs = No todas las fichas se pagan. Solo cuestan maíz las de un producto; el maíz y las casillas son gratis.
misconception-tiles_cost_a_unit = Una ficha no cuesta una unidad entera de maíz. Cuesta { $tile_corn ->
    [one] { $tile_corn } maíz
   *[other] { $tile_corn } maíces
}, no { $corn_in_a_unit }.
misconception-one_corn_for_all = No se paga una sola vez por todas. Cada producto cuesta { $tile_corn ->
    [one] { $tile_corn } maíz
   *[other] { $tile_corn } maíces
}, así que en total { $paid ->
    [one] es { $paid } maíz
   *[other] son { $paid } maíces
}.

concept-clock_pays = Lo que paga el Reloj Solar
ask-clock_pays = { $player } tiene { $incas ->
    [one] { $incas } inca
   *[other] { $incas } incas
} en el Reloj Solar. { $what ->
    [scout] Su Explorador está en la casilla { $step }{ $tile_steps ->
        [0] {""}
        [one] , y las fichas de Luna dan { $tile_steps } casilla
       *[other] , y las fichas de Luna dan { $tile_steps } casillas
    }. Si todo sigue así, ¿dónde estará después de la noche?
    [units] ¿Cuántas unidades cobra { $player } por la noche?
   *[supply] En la reserva { $supply ->
    [0] no hay ninguno
    [one] hay { $supply }
   *[other] hay { $supply }
}. ¿Cuántos habrá después de la noche?
}
    .option = { $what ->
        [scout] En la casilla { $value }
        [units] { $value ->
        [one] { $value } unidad
       *[other] { $value } unidades
    }
       *[supply] { $value ->
        [one] { $value } inca
       *[other] { $value } incas
    }
    }
    .right = Sí. Cada inca del reloj vuelve por la noche a la reserva y trae { $clock_units } unidades diferentes y { $clock_steps ->
        [one] { $clock_steps } casilla
       *[other] { $clock_steps } casillas
    }.
    .nudge = Por cada inca que está allí pasan tres cosas: vuelve a un sitio, trae unidades y trae casillas.
misconception-one_unit_an_inca = Un inca del reloj no trae una sola unidad, sino { $clock_units }, todas diferentes.
misconception-only_one_is_paid = No se cobra por un solo inca: se cobra por cada uno de los { $incas }.
misconception-each_corn_is_one = El maíz no cuenta pieza a pieza. { $corn_in_a_unit } maíces son una sola unidad, así que cada inca trae { $clock_units } unidades, sean las que sean.
misconception-steps_are_units = Las casillas también llegan, pero no son unidades: cada inca trae { $clock_units }.
misconception-stays_on_the_clock = { $incas ->
    [one] El inca no se queda
   *[other] Los incas no se quedan
} en el reloj. Por la noche se vacía: todos los que han servido vuelven a la reserva de { $player }.
misconception-only_one_comes_back = No vuelve uno solo: vuelven los { $incas }.
misconception-everybody_comes_home = No vuelven todos los incas de { $player }. Los de los distritos siguen trabajando; solo se vacía el reloj.
misconception-one_step_an_inca = Un inca del reloj no trae una sola casilla, sino { $clock_steps }.
misconception-clock_brings_no_steps = Faltan las casillas del reloj. Cada inca trae { $clock_steps }, además de sus unidades.
misconception-forgot_the_step_tiles = { $tile_steps ->
    [one] Falta { $tile_steps } casilla
   *[other] Faltan las { $tile_steps } casillas
} de las fichas de Luna, que van primero.

concept-night_order = Qué paga primero la noche
ask-night_order = Supón que, al caer la noche, { $player } tiene { $tiles } fichas de Luna, { $pays ->
    [corn_goods] de maíz y de un producto
    [goods_steps] de un producto y de casillas
   *[corn_goods_steps] de maíz, de un producto y de casillas
}, y un inca en el Reloj Solar. ¿En qué orden lo cobra todo?
    .option = { $value_order }
    .right = Sí: lo que { $player } recibe antes puede pagar lo que viene después.
    .nudge = ¿Primero las fichas de Luna o el reloj? ¿Y qué ayuda a pagar qué?
ordered-night_corn = maíz
ordered-night_goods = un producto
ordered-night_steps = casillas
ordered-night_clock = el Reloj Solar
misconception-clock_pays_first = El Reloj Solar paga al final, cuando todas las fichas de Luna de { $player } están resueltas.
misconception-goods_before_corn = El maíz llega antes que los demás productos, y así ayuda a { $player } a pagarlos.
misconception-steps_come_first = De las fichas de { $player }, las casillas van al final: antes se resuelven los productos.

## Over the Summit

concept-over_the_summit = Más allá de la Cima
ask-over_the_summit = El Explorador de { $player } está en la casilla { $step } y sube { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
}. La Cima está en la casilla { $summit }. ¿En qué casilla acaba?
    .option = En la casilla { $value }
    .right = Sí. En la Cima el Explorador vuelve a empezar desde abajo, y las casillas que le quedan no se pierden.
    .here = Eran { $steps } { $steps ->
        [one] casilla
       *[other] casillas
    } desde la casilla { $step }, y la Cima está en la { $summit }.
    .nudge = La ruta es un anillo: la Cima y la casilla de abajo son el mismo lugar.
misconception-stops_at_the_summit = El Explorador no se queda en la Cima: sigue desde abajo con las casillas que le quedan.
misconception-trail_without_end = La ruta no sigue hacia arriba. Acaba en la casilla { $summit }; desde allí el Explorador vuelve a empezar abajo.
misconception-summit_is_no_step = Sobra una casilla. La Cima ya es la casilla de abajo, así que desde ahí se sigue contando sin añadir otra.
misconception-begins_again_at_the_bottom = Las casillas que quedan no se pierden. El Explorador las aprovecha todas: { $steps } desde la casilla { $step }.

concept-cards_kept = Cartas en la Cima
ask-cards_kept = { $player } tiene { $held ->
    [0] ninguna carta de Sacrificio
    [one] { $held } carta de Sacrificio
   *[other] { $held } cartas de Sacrificio
}, y su Explorador pasa la Cima. ¿Cuántas cartas tiene { $player } al final?
    .option = { $value ->
        [one] { $value } carta
       *[other] { $value } cartas
    }
    .right = Sí: roba { $drawn } y devuelve { $returned }. Con cuáles se queda, viejas o nuevas, lo elige { $player }.
    .nudge = Cuentan dos números: cuántas se roban y cuántas se devuelven.
misconception-keeps_all_cards = No te quedas con todas las cartas robadas. Hay que devolver { $returned }, de las recién robadas o de las de antes.
misconception-hand_is_replaced = La mano de antes no se entrega. De todas las cartas solo hay que devolver { $returned }, y cuáles lo elige { $player }.
misconception-returns_all_drawn = No se devuelven todas las robadas, solo { $returned }, así que la mano crece.
misconception-returns_one_card = Con devolver una no basta: hay que devolver { $returned }.

concept-short_deck = Las últimas cartas
ask-short_deck = El Explorador de { $player } llega a la Cima. En el mazo { $left ->
    [one] solo queda { $left } carta
   *[other] solo quedan { $left } cartas
}. ¿Cuántas cartas devuelve { $player }?
    .option = { $value ->
        [0] Ninguna
        [one] { $value } carta
       *[other] { $value } cartas
    }
    .right = Sí. Se roba todo lo que queda y se devuelve una carta menos.{ $right ->
        [0] {" "}Así que una última carta se queda en la mano, y el mazo se agota.
       *[other] {""}
    }
    .here = En el mazo había { $left }.
    .nudge = ¿Cuántas cartas se pueden robar? De eso depende cuántas se devuelven.
misconception-as_from_a_full_deck = Tantas se devuelven cuando se roban { $cards_drawn }. Aquí { $left ->
    [one] solo se puede robar { $left }
   *[other] solo se pueden robar { $left }
}, y se devuelve una menos.
misconception-nothing_goes_back = No te las quedas todas: se devuelve una menos de las robadas, y así queda alguna para quien venga detrás.
misconception-one_always_goes_back = La última carta no se devuelve: { $player } se la queda, y el mazo se agota.

## Cards and gold

concept-card_worth = Lo que vale una carta
ask-card_worth = { $player } tiene la carta { $card }. ¿Cuántos puntos vale ahora?
    .option = { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    }
    .right = Sí, { $first } y { $second }: cada icono da a { $player } un punto por cada inca, sacerdote o virgen de ese tipo.
    .nudge = Toma los iconos de uno en uno, y cuenta solo lo que es de { $player }.
misconception-one_point_an_icon = Un icono no vale un punto sin más: vale tantos puntos como tenga { $player } de lo que muestra: { $first } y { $second }.
misconception-counts_everybody = Lo de los demás no cuenta. Solo cuenta lo que es de { $player }: { $first } y { $second }.
misconception-counts_the_clock = { $clock ->
    [one] El inca de { $player } en el Reloj Solar no cuenta
   *[other] Los incas de { $player } en el Reloj Solar no cuentan
}. Quien sirve allí no trabaja en ningún distrito, y no puntúa con ningún icono.
misconception-icons_multiply = Los iconos no se multiplican, se suman: { $first } y { $second }.
misconception-only_the_better_icon = No cuenta solo el mejor icono. Cuentan los dos: { $first } y { $second }.
misconception-one_is_enough = Un icono no cuenta una sola vez. Cuentan todos los incas, sacerdotes y vírgenes: { $first } y { $second }.

concept-gold_multiplies = El oro en la Conquista
ask-gold_multiplies = { $player } tiene { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y { $gold } de oro. { $second ->
    [0] Todos tienen { $most } de oro.
   *[other] La mayor cantidad de oro es { $most }; la siguiente, { $second }.
} Si los españoles tomaran ahora la ciudad, ¿cuántos puntos tendría al final?
    .option = { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    }
    .right = Sí. { $multiplier ->
        [1] No es la mayor cantidad de oro ni la siguiente: los puntos se quedan como están.
       *[other] Con tanto oro, los puntos se multiplican por { $multiplier }.
    }
    .here = { $player } tiene { $gold } de oro; la mayor cantidad es { $most }.
    .nudge = Compara cantidades de oro, no de puntos. ¿Cuál es la mayor, y cuál la siguiente?
misconception-nobody_multiplied = Los puntos no se quedan como están: eso es tras un Rescate. En la Conquista, la mayor cantidad de oro los multiplica por { $most_gold_multiplier }; la siguiente, por { $second_gold_multiplier }.
misconception-second_after_a_tie = No importa cuántos van por delante, sino la cantidad: por muchos que tengan { $most }, la siguiente cantidad es { $second }, y multiplica por { $second_gold_multiplier }.
misconception-tie_takes_it_from_both = El empate no le quita nada a nadie. Con el mismo oro, todos se llevan el multiplicador entero.
misconception-most_points_triple = No deciden los puntos, sino el oro: { $player } tiene { $gold }, y la mayor cantidad es { $most }.
misconception-forgot_the_gold_of_the_trail = Falta el oro de la Ruta del Inca. { $trail_gold ->
    [0] Otros Exploradores están lo bastante arriba para añadir algo.
   *[other] El Explorador de { $player } añade { $trail_gold }.
}
misconception-everybody_triples = Solo multiplica por { $most_gold_multiplier } la mayor cantidad de oro, { $most }; { $player } tiene { $gold }.
misconception-gold_is_added = El oro no se suma a los puntos; solo decide por cuánto se multiplican los puntos.

## Encontrado en el tablero

seek-used_up = Elige un distrito que esté agotado por hoy.
    .right = Sí. Allí ya no queda nada, así que nadie saca nada hasta la noche.
    .nudge = Mira lo que hay en los distritos: una bonificación o una piedra.
    .something_lies_there = Allí { $value_amount ->
        [one] queda { $value_amount } pieza
       *[other] quedan { $value_amount } piezas
    }, sea bonificación o piedra: ese distrito todavía funciona.
seek-selling = Elige la columna en la que más maíz dan por la próxima pieza vendida.
    .right = Sí: { $right_amount ->
        [one] { $right_amount } maíz
       *[other] { $right_amount } maíces
    }, el número de su espacio libre más alto.
    .nudge = Lo vendido va al espacio libre más alto de su columna. Compara esos números.
    .not_the_best_price = Allí, el espacio libre más alto solo da { $value_amount ->
        [one] { $value_amount } maíz
       *[other] { $value_amount } maíces
    }; otra columna da { $right_amount }.
seek-buying = Elige la columna en la que la próxima pieza cuesta menos maíz.
    .right = Sí: { $right_amount ->
        [one] { $right_amount } maíz
       *[other] { $right_amount } maíces
    }, el número bajo su pieza más baja.
    .nudge = Al comprar te llevas la pieza más baja de una columna. Compara los números que hay debajo.
    .not_the_best_price = Allí, la próxima pieza cuesta { $value_amount ->
        [one] { $value_amount } maíz
       *[other] { $value_amount } maíces
    }; en otra columna, solo { $right_amount }.
