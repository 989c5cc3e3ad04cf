# Questions about any position, for the concepts of the game. A question has its options, what is
# said to a right answer, and a hint that gives nothing away. "misconception-…" answers a wrong
# option: what was thought, and why it is not so. $right and $value are the right answer and the one
# that was chosen; $right_amount and $value_amount say them with the good that is meant, and so do
# $held_amount, $gift_amount, $made_amount and $bonus_amount; $good_id is the good to choose by.
# $right_players and $value_players are sets of players, with $right_count and $value_count.
# All printed figures are given too, so no figure of the game stands in these texts.

ask-reconstructed = { $text } (No todas las cifras que hay detrás nos constan por una fuente; algunas son una reconstrucción nuestra.)

## Whose Incas produce

concept-whose_incas_produce = De quién son los incas que producen
ask-whose_incas_produce = { $mover } entra en { $the_district }, donde hay una bonificación. ¿De quién son los incas que pueden producir allí ahora?
    .option = { $value_count ->
        [0] De nadie
       *[other] De { $value_players }
    }
    .right = Sí. Allí había una bonificación, así que cada { $inca } que está { $in_district } puede producir, sea de quien sea. { $good_id ->
        [corn] Los granjeros trabajan sin coste.
       *[other] Cuesta { $producing_corn ->
        [one] { $producing_corn } maíz
       *[other] { $producing_corn } maíces
    } por cada { $inca } que lo haga.
    }
    .nudge = Mira los incas del distrito, no el Príncipe. Y después, el maíz de quienes los tienen.
misconception-only_the_mover = Has dejado producir solo a { $mover }, que es quien ha entrado. Pero entrar pone a trabajar a los { $many_incas } de todo el mundo: quien tenga alguno allí y pueda pagarlo, puede usarlo.
misconception-counts_the_idle = Has contado a todas las personas que tienen allí { $a_inca }. Pero producir cuesta { $producing_corn ->
    [one] { $producing_corn } maíz
   *[other] { $producing_corn } maíces
} por cada uno, y { $idle } no tiene maíz para pagar.
misconception-prince_works_too = Has contado también a { $mover }. Un Príncipe toma la bonificación, pero no produce nada: { $mover } no tiene allí ningún { $inca } que pueda producir.
misconception-everybody = Has dejado producir a todo el mundo. Solo puede hacerlo quien tiene { $a_inca } { $in_district }{ $good_id ->
    [corn] .
   *[other] {" "}y { $producing_corn ->
    [one] { $producing_corn } maíz
   *[other] { $producing_corn } maíces
} para pagarlo.
}
misconception-bonus_instead = Has pensado que quien toma la bonificación ya no produce. { $mover } se lleva las dos cosas: la bonificación por entrar y lo que producen allí sus { $many_incas }.

## How much corn producing takes

concept-corn_to_produce = Maíz para producir
ask-corn_to_produce = { $mover } entra en { $the_district }. { $player } tiene allí { $incas } { $incas ->
    [one] { $inca }
   *[other] { $many_incas }
} y { $corn ->
    [0] nada de maíz
    [one] { $corn } maíz
   *[other] { $corn } maíces
}. Sin contar la bonificación, ¿cuánto { $incas ->
    [one] puede producir ese { $inca }
   *[other] pueden producir esos { $many_incas }
} como mucho?
    .option = { $value_amount }
    .right = Sí. Cada { $inca } pide { $producing_corn ->
        [one] { $producing_corn } maíz
       *[other] { $producing_corn } maíces
    } para producir { $one_good }, así que ponen un límite tanto los incas como el maíz.
    .nudge = Hay dos límites: cuántos trabajan allí y lo que cuesta cada uno.
misconception-forgot_the_corn = Has contado { $incas ->
    [one] el { $inca }
    [2] los dos { $many_incas }
   *[other] los { $incas } { $many_incas }
}. Pero cada uno pide { $producing_corn ->
    [one] { $producing_corn } maíz
   *[other] { $producing_corn } maíces
}, y { $player } { $corn ->
    [0] no tiene maíz
   *[other] solo tiene { $corn }
}.
misconception-one_each = Has puesto a trabajar a un solo { $inca }. De los { $incas } que hay puede producir cada uno que { $player } pueda pagar, y el maíz { $right ->
    [0] no alcanza para ninguno
   *[other] alcanza para { $right }
}.
misconception-bonus_makes_more = Has contado también la bonificación. Es verdad que es para { $player }, pero se encuentra, no se produce: la pregunta era qué producen los incas.
misconception-others_do_not_produce = Has pensado que solo produce { $mover }, que es quien ha entrado. Pero también pueden producir los { $many_incas } de { $player }: lo que producen es para { $player }, y se paga con su maíz.
misconception-corn_alone_decides = Has gastado todo el maíz, { $corn } en total. Pero solo los incas producen: con { $incas } allí, no se puede producir más de { $incas }.
misconception-a_unit_of_corn_each = Has pagado { $corn_in_a_unit } maíces por cada uno. Una unidad de maíz son { $corn_in_a_unit }, pero para producir cada uno pide solo { $producing_corn }.

## The bonus and what is produced

concept-bonus_and_product = La bonificación y lo producido
ask-bonus_and_product = { $mover } entra en { $the_district }, y allí producen todos los incas que pueden. { $good_id ->
    [llama] ¿Cuántas llamas tiene entonces { $player }?
   *[other] ¿Cuánto tiene entonces { $player } de { $good }?
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
       *[other] , más { $made_amount } de los { $many_incas }.
    }
    .nudge = Ve sumando por orden: lo que tiene ahora { $player }, la bonificación para quien entra y, después, lo que producen los incas de { $player }.
misconception-bonus_needs_an_inca = No has contado la bonificación porque { $mover } no tiene allí ningún { $inca }. Para la bonificación no hace falta: la toma quien entra.
misconception-forgot_the_bonus = No has contado la bonificación. Quien entra la toma antes que nada, y a { $mover } le da { $bonus_amount }.
misconception-forgot_to_produce = Has contado los productos sin el trabajo. Los { $many_incas } de { $player } producen { $made_amount } { $in_district }.
misconception-bonus_for_everybody = Has dado a { $player } una bonificación. Solo la toma { $mover }, que es quien entra; los demás solo ponen a trabajar a sus incas.
misconception-forgot_the_corn_to_pay = Has puesto a trabajar { $incas ->
    [one] al { $inca }
    [2] a los dos { $many_incas }
   *[other] a los { $incas } { $many_incas }
}. Cada uno pide { $producing_corn ->
    [one] { $producing_corn } maíz
   *[other] { $producing_corn } maíces
}, y { $player } { $corn ->
    [0] no tiene nada de maíz.
   *[other] solo tiene { $corn }.
}
misconception-one_corn_each = Has contado maíces sueltos. El maíz llega por unidades, y una unidad son { $corn_in_a_unit }: así es en la bonificación y con cada granjero.
misconception-farmers_pay_too = Has cobrado { $producing_corn ->
    [one] { $producing_corn } maíz
   *[other] { $producing_corn } maíces
} a cada granjero. Solo los demás incas cuestan maíz; los granjeros trabajan sin coste.
misconception-forgot_the_llama_paid = Has olvidado la llama que { $player } paga para llegar. Va a la banca antes de que pase nada en el distrito.
misconception-one_bonus_a_visit = Has tomado solo una parte de la bonificación. Quien entra toma todo lo que hay, hasta { $most_bonus } unidades.
misconception-forgot_the_stock = Eso es lo que llega. Antes, { $player } ya tenía { $held_amount }.
misconception-others_work_for_the_mover = Has dado a { $mover } lo que producen los incas de todo el mundo. Lo que produce { $a_inca } es para quien lo tiene.
misconception-prince_makes_a_unit = Has puesto a trabajar también al Príncipe. El Príncipe toma la bonificación; solo producen los incas.

## Two goods make an Inca

concept-goods_for_incas = Productos para incas
ask-goods_for_incas = { $player } va { $to_place }. ¿Cuántos incas puede reclutar como mucho en esta visita?
    .option = { $value ->
        [0] Ninguno
       *[other] { $value }
    }
    .right = Sí. Cada inca se paga entero; lo que se gasta en uno ya no está para el siguiente.
    .nudge = Apunta lo que cuesta aquí cada oficio y ve restando productos. La llama que se paga por el viaje tampoco está ya.
misconception-spent_twice = Has encontrado { $single } que { $player } podría pagar, cada uno por separado. Pero entre todos piden { $asked } de { $good }, y { $player } tiene { $held }.
misconception-several_of_a_kind = Has contado más de un inca del mismo oficio. En cada visita se recluta como mucho uno de cada oficio.
misconception-forgot_the_supply = Los productos bastarían. Pero los incas salen de la reserva de { $player }, y allí { $supply ->
    [0] no queda ninguno
    [one] solo queda { $supply }
   *[other] solo quedan { $supply }
}.
misconception-one_a_turn = Has parado tras un solo inca. Aquí el límite es uno de cada oficio, y el pago alcanza para { $right }.
misconception-one_corn_is_a_unit = Has pagado un pastor con demasiado poco maíz. Una unidad de maíz son { $corn_in_a_unit }, y { $player } tiene { $corn }.
misconception-one_good_each = Has contado todos los oficios para los que { $player } tiene alguno de los productos. Cada inca pide todos los productos de su precio.
misconception-one_of_each_always = Has tomado uno de cada oficio que se ofrece. Los productos, o la reserva, no dan para tanto.

## Used up for the day

concept-used_up = Agotado
ask-used_up = { $player } entra en { $the_district }, donde hoy ya no hay nada. { $kind ->
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
    .nudge = Lo que hay en un distrito no es solo un regalo. También dice si allí pasa algo.
misconception-still_produces = Has puesto a trabajar a los { $many_incas } de { $player }. Solo trabajan si había una bonificación cuando entró el Príncipe, y ya no está.
misconception-a_bonus_every_time = Has contado una bonificación para { $player }. Allí ya no queda ninguna; la próxima la trae la noche.
misconception-nothing_is_used_up = Has contado tanto lo que hay allí como lo que allí se puede hacer. Pero no hay nada, y entonces no se puede hacer nada: el lugar está agotado hasta la noche.
misconception-still_sacrifices = Has hecho que { $player } entregue { $kind ->
    [main] unidades
   *[other] llamas
}. Eso solo se puede si había una piedra cuando entró el Príncipe, y no había ninguna.
misconception-a_stone_every_time = Has contado { $stone_steps ->
    [one] { $stone_steps } casilla
   *[other] { $stone_steps } casillas
} por una piedra. Allí ya no queda ninguna; la próxima la trae la noche.

## The way there

concept-way_there = El camino hasta allí
ask-way_there = El Príncipe de { $player } está { $in_origin }, y { $player } { $llamas ->
    [0] no tiene ninguna llama
    [one] tiene { $llamas } llama
   *[other] tiene { $llamas } llamas
}. ¿Qué hace falta para entrar ahora en { $the_district }?
    .option = { $value ->
        [free] Nada, el camino es gratis
        [llama] Una llama
       *[cannot] { $player } no puede ir allí ahora
    }
    .right = { $right ->
        [free] Sí, son vecinos, y al lado siempre se va gratis.
        [llama] Sí. No está al lado, así que el Príncipe necesita una llama para el viaje.
       *[cannot] { $is_here ->
            [yes] Sí. Ningún Príncipe usa un distrito dos veces seguidas, y este ya está allí.
           *[no] Sí. No está al lado, y sin llama el Príncipe solo puede ir a un distrito vecino.
        }
    }
    .nudge = Mira el mapa: ¿se tocan? Si no, mira las llamas. Y recuerda que ningún Príncipe usa un distrito dos veces seguidas.
misconception-may_use_it_again = El Príncipe ya está allí. Para volver a usar un distrito, antes tiene que ir a otro.
misconception-a_llama_opens_it = Una llama lleva al Príncipe a cualquier otro distrito. Pero no le deja usar dos veces seguidas el distrito en el que está.
misconception-llama_next_door = Has pagado por ir al lado. Ir { $from_origin } { $to_district } es gratis; guarda la llama.
misconception-next_door_closed = No hay más que un paso { $from_origin } { $to_district }, y es gratis.
misconception-walks_far_free = Has hecho caminar al Príncipe. { $the_district_start } no { $district ->
    [corn_terraces] están
   *[other] está
} junto { $to_origin }, y gratis solo se va al lado.
misconception-only_next_door = Te has quedado entre los vecinos. Por una llama el Príncipe va adonde quiera, y { $player } tiene { $llamas }.
misconception-llama_on_credit = Haría falta una llama, eso es verdad. Pero { $player } no tiene ninguna, y aquí nadie fía.

## The number under the priests and virgins

concept-order_value = El valor de avance
ask-order_value = { $taken ->
    [0] Todavía nadie ha adquirido { $a_order }.
    [one] Hasta ahora se ha adquirido { $taken } { $order_name }.
   *[other] Hasta ahora se han adquirido { $taken } { $many_order }.
} Los números bajo las fichas{ $row_known ->
    [yes] {""}
   *[no] , algunos reconstruidos por nosotros,
} son { $row }, en el orden en que se toman las fichas. Cuando se tome la próxima ficha, ¿cuántas casillas dará cada llama entregada { $in_temple }?
    .option = { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }
    .right = Sí, { $right }. Cuenta el número más bajo de los destapados, y cuenta para todo el mundo: cuantas más fichas se han ido, menos da una llama.
    .nudge = Cada ficha tapa un número. Imagina la fila cuando ya no esté la próxima ficha, y piensa qué número cuenta entonces.
misconception-stays_as_it_was = Ese es el valor de ahora. Al tomar una ficha se destapa el número siguiente, y es más bajo.
misconception-highest_shows = Has tomado el número más alto que se ve. El que cuenta es el más bajo.
misconception-lowest_of_the_row = Ese es el último número de la fila. Cuenta cuando ya no está la última ficha; hasta entonces sigue tapado.
misconception-counts_the_tiles = Has contado las fichas que se han ido, { $next } en total. Lo que cuenta es el número que había debajo de la última.
misconception-sum_of_the_numbers = Has sumado todos los números destapados. Solo cuenta el más bajo.

## Stones first, then sacrifices

concept-stone_then_sacrifice = Primero las piedras, después los sacrificios
ask-stone_then_sacrifice = { $mover } entra en { $the_district } y toma { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
}. Después { $player } entrega { $llamas ->
    [one] { $llamas } llama
   *[other] { $llamas } llamas
}, y el valor de avance es { $step_value }. El Explorador de { $player } estaba en la casilla { $step }. ¿En qué casilla acaba?
    .option = En la casilla { $value }
    .right = Sí: { $is_mover ->
        [yes] primero, { $by_stones } casillas por { $stones ->
            [one] la piedra
           *[other] las piedras
        }; después, { $step_value } por cada llama entregada.
       *[no] { $step_value } por cada llama entregada. Las piedras solo hacen subir a { $mover }, que es quien ha entrado.
    }
    .nudge = Ve por orden: las piedras hacen subir a quien entra, { $stone_steps ->
        [one] { $stone_steps } casilla
       *[other] { $stone_steps } casillas
    } cada una. Después, cada llama da el valor de avance.
misconception-forgot_the_stones = No has contado las piedras. Van primero: { $by_stones ->
    [one] { $by_stones } casilla
   *[other] { $by_stones } casillas
} para { $player }, que es quien ha entrado.
misconception-forgot_the_sacrifice = Has parado después de las piedras. { $llamas ->
    [one] La llama da
   *[other] Cada llama da
} { $step_value ->
    [one] { $step_value } casilla
   *[other] { $step_value } casillas
} más.
misconception-one_step_a_llama = Has dado una casilla por cada llama. Una llama vale el número que se ve ahora en la fila de { $many_order }, que es { $step_value }.
misconception-value_counts_once = Has contado el valor de avance una sola vez. Cuenta por cada una de las { $llamas } llamas.
misconception-one_step_a_stone = Has dado una casilla por cada piedra. Una piedra vale { $stone_steps ->
    [one] { $stone_steps } casilla
   *[other] { $stone_steps } casillas
}.
misconception-stones_for_everybody = Has hecho subir con las piedras también a { $player }. Solo hacen subir a { $mover }, que es quien ha entrado; los demás solo pueden entregar llamas.

## What the trail brings

concept-trail_goods = Granero y Establo
ask-trail_goods = El Explorador de { $player } sube { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
} desde la casilla { $step }. { $landmark ->
    [granary] El Granero está en la casilla { $landmark_step }.
   *[stable] El Establo está en la casilla { $landmark_step }.
} Cuando todo lo demás está hecho, { $player } tiene { $held_amount }. ¿Y cuando acaba el turno?
    .option = { $value_amount }
    .right = Sí. El Explorador ha llegado hasta allí o más lejos, y cuando acaba el turno eso da { $gift_amount }.
    .nudge = ¿El Explorador alcanza esa casilla, o la pasa? Vale tanto lo uno como lo otro.
misconception-must_stop_there = Has pensado que el Explorador tiene que pararse allí. Basta con pasar: da { $gift_amount } cuando acaba el turno.
misconception-landing_is_late = El Explorador se ha parado justo allí, y con eso basta: da { $gift_amount } cuando acaba el turno.
misconception-as_in_the_stable = Has contado lo que da el Establo. Este es el Granero, y da { $granary_corn ->
    [one] { $granary_corn } maíz
   *[other] { $granary_corn } maíces
}.
misconception-as_in_the_granary = Has contado lo que da el Granero. Este es el Establo, y da { $stable_llamas ->
    [one] { $stable_llamas } llama
   *[other] { $stable_llamas } llamas
}.
misconception-kept_what_was_given = Has guardado lo que se entregó por el camino. Eso ya se fue a la banca; solo llega lo que da la ruta: { $gift_amount }.
misconception-paid_twice_over = Lo has contado dos veces. Al pasar da { $gift_amount }, y solo una vez.

concept-paid_at_the_end = Se paga al acabar el turno
ask-paid_at_the_end = { $player } entra en { $the_district }, y las piedras llevan a su Explorador { $noted_llama ->
    [0] al Granero o más allá.
   *[other] al Establo o más allá.
} { $is_main ->
    [yes] ¿Cuántas unidades puede ofrecer ahora { $player } como mucho, en esta visita?
   *[no] ¿Cuántas llamas puede entregar ahora { $player } como mucho, en esta visita?
}
    .option = { $value ->
        [0] Ninguna
       *[other] { $value }
    }
    .right = Sí. Lo que dan el Granero y el Establo llega cuando acaba el turno, demasiado tarde para esta visita.
    .nudge = Mira lo que tiene { $player } en este mismo momento. ¿Cuándo paga la ruta?
misconception-counted_the_trail_too_early = Has gastado lo que da la ruta. Llega cuando acaba el turno; ahora { $player } tiene { $corn ->
    [0] nada de maíz
    [one] { $corn } maíz
   *[other] { $corn } maíces
} y { $llamas ->
    [0] ninguna llama
    [one] { $llamas } llama
   *[other] { $llamas } llamas
}.
misconception-stones_end_the_visit = Te has parado en las piedras. Después de ellas, { $player } aún puede dar lo que tiene en ese momento.
misconception-several_of_a_good = Has contado varias unidades del mismo producto. En el Templo Principal, todas las unidades de una ofrenda son diferentes.
misconception-one_of_each_good = Has ofrecido una unidad de cada producto. { $player } no tiene una unidad entera de cada uno.
misconception-a_llama_for_every_priest = Has contado { $priests ->
    [one] la ficha que permitiría entregar una llama
   *[other] todas las fichas que permitirían entregar una llama
}. Pero en este momento { $player } { $llamas ->
    [0] no tiene ninguna llama
    [one] solo tiene { $llamas } llama
   *[other] solo tiene { $llamas } llamas
}.

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
misconception-each_corn_counts = Has contado cada maíz, { $pieces } piezas en total. Pero { $corn_in_a_unit } maíces son una sola unidad, así que { $units ->
    [one] hay { $units } unidad
   *[other] hay { $units } unidades
}.
misconception-one_step_a_unit = Has dado una casilla por unidad. Cada unidad vale { $unit_steps }.
misconception-added_the_stones = Has sumado las { $by_stones } casillas de las piedras. { $is_mover ->
    [yes] También cuentan, pero antes de la ofrenda y por entrar; la pregunta era qué da la ofrenda.
   *[no] Solo hacen subir a { $mover }, que es quien ha entrado.
}
misconception-a_unit_is_a_stone = Has dado { $stone_steps ->
    [one] { $stone_steps } casilla
   *[other] { $stone_steps } casillas
} por unidad, como por una piedra. Una unidad de una ofrenda vale { $unit_steps }.

## The market

concept-selling = Vender
ask-selling = { $player } vende { $count ->
    [one] { $count } unidad
   *[other] { $count } unidades
} de { $good } en la Plaza Central. { $adjusted ->
    [removed] Antes se quita una de la columna, que tenía { $before }.
    [added] Antes se añade una a la columna, que tenía { $before }.
   *[no] En la columna hay { $level }.
} ¿Cuánto maíz da eso?
    .option = { $value ->
        [one] { $value } maíz
       *[other] { $value } maíces
    }
    .right = Sí. Cada unidad va al espacio libre más alto y da el número impreso en él; con la columna llena, se la queda la banca por { $bank_buys_at }.
    .nudge = Llena la columna desde arriba. ¿Qué número tapa cada unidad?
misconception-same_price_for_all = Lo has vendido todo a { $price }. Cada unidad vendida ocupa un espacio, así que la siguiente da lo que dice el espacio de debajo.
misconception-forgot_to_adjust = Así sería sin el ajuste. { $adjusted ->
    [removed] Al quitar una, queda libre un espacio más alto.
   *[added] Al añadir una, el espacio libre más alto queda más abajo.
}
misconception-sold_at_buying_prices = Esos son los precios de compra. Quien vende recibe el número del espacio libre más alto, no el del ocupado más bajo.
misconception-adjusted_the_wrong_way = Has ajustado al revés. { $adjusted ->
    [removed] Se ha quitado una, y así se vende mejor.
   *[added] Se ha añadido una, y así se vende peor.
}
misconception-sold_at_the_top_price = Has tomado el número de arriba del todo. Ese espacio está ocupado; cuenta el más alto de los libres.
misconception-sold_to_the_bank = Has vendido a la banca, que paga { $bank_buys_at }. Solo compra cuando la columna está llena.

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
    .nudge = Los productos salen de la columna por abajo. ¿Qué número hay debajo del más bajo?
misconception-bought_at_selling_price = Eso es lo que daría vender una unidad. Al comprar se toma la más baja que hay, por el número que tiene debajo.
misconception-cheapest_space_first = Ese es el número más bajo de la columna. Pero ahora no hay nada encima, así que ahí no se puede comprar nada.
misconception-bought_from_the_top = Has tomado la unidad de arriba. Los productos salen por abajo, y el más bajo es el más barato.
misconception-one_space_too_high = Ese es el precio de la unidad de después. La próxima está todavía un espacio más abajo.
misconception-price_goes_on_rising = Has dejado que el precio suba más allá de lo alto de la columna. Donde no queda nada vende la banca, a { $bank_sells_at }.
misconception-bank_sells_as_it_buys = Eso es lo que paga la banca por un producto. Cuando lo vende porque la columna está vacía, pide { $bank_sells_at }.

## The end of the day

concept-last_turns = Últimos turnos
ask-last_turns = { $moment ->
    [now] { $player } toma la ficha de Luna que termina el día. ¿Quién juega después un turno, antes de que caiga la noche?
   *[later] { $player } ha tomado la ficha que termina el día, y es el turno de { $due }. ¿Quién juega un turno ahora o más tarde, antes de que caiga la noche?
}
    .option = { $value_count ->
        [0] Nadie
       *[other] { $value_players }
    }
    .right = { $moment ->
        [now] Sí. Con la ficha número { $day_ending_tile } el día llega a su fin: a todo el mundo menos a { $player } le queda exactamente un turno.
       *[later] Sí. { $player } ha tomado la ficha número { $day_ending_tile }, y después de eso cada uno de los demás tiene exactamente un turno. A quien ya lo ha jugado no le queda ninguno.
    }
    .nudge = { $moment ->
        [now] A todos los demás les queda un último turno. Da la vuelta a la mesa desde { $player }, y para cuando llegues otra vez al principio.
       *[later] Todos los demás tienen un último turno. Da la vuelta a la mesa desde { $player }, y descarta a quien ya ha jugado desde entonces.
    }
misconception-day_ends_at_once = Has hecho caer la noche de golpe. Antes, todo el mundo menos { $player } juega un turno más.
misconception-everyone_again = Has dado un turno a todo el mundo. { $moment ->
    [now] Para { $player } este era el último del día.
   *[later] { $player } ha tomado la ficha y ya no tiene turno, y tampoco quien ha jugado desde entonces.
}
misconception-round_is_finished = Has terminado la ronda que empezó { $start }. Los últimos turnos no miran la ronda: todo el mundo menos { $player } tiene uno.
misconception-had_a_last_turn = Has contado a todo el mundo menos a { $player }. Pero desde que se tomó la ficha ya se ha jugado algún último turno, y a quien lo ha jugado no le queda ninguno.
misconception-one_turn_is_left = { $moment ->
    [now] Has dado el próximo turno a { $player }. Son los demás quienes juegan cada cual un turno más.
   *[later] Has parado después de { $due }. Quien no ha jugado aún su último turno todavía lo tiene.
}

concept-next_start = Quién empieza el día siguiente
ask-next_start = { $player } { $moment ->
    [now] toma
   *[later] ha tomado
} la ficha que termina el día. Este día lo empezó { $start }. ¿Quién empieza el siguiente?
    .option = { $value }
    .right = Sí. Quien termina el día toma la ficha de Sol, y con ella, el primer turno del siguiente.
    .nudge = Terminar el día tiene premio. ¿Qué recibe quien toma esa ficha?
misconception-same_as_today = { $value } empezó este día. El siguiente lo empieza quien tiene la ficha de Sol, y es { $player }.
misconception-the_next_in_seat_order = El comienzo no va pasando por orden de asiento. Es de quien tiene la ficha de Sol: { $player }.
misconception-last_to_move_begins = { $value } juega en último lugar, y por eso puede recibir maíz del marcador de tiempo, pero empieza quien tiene la ficha de Sol: { $player }.
misconception-after_the_taker = { $value } se sienta después de { $player }. Pero empieza quien tiene la ficha de Sol, no quien le sigue.

## The night

concept-moon_at_night = Las fichas de Luna, de noche
ask-moon_at_night = { $player } tiene { $corn ->
    [0] nada de maíz
    [one] { $corn } maíz
   *[other] { $corn } maíces
} y { $tiles ->
    [one] { $tiles } ficha de Luna
   *[other] { $tiles } fichas de Luna
} por resolver; { $priced ->
    [one] { $priced } promete
   *[other] { $priced } prometen
} un producto. Si { $player } paga todas las que permite el maíz, ¿cuánto maíz queda cuando todo está resuelto?
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
    .nudge = ¿Qué fichas cuestan maíz y cuáles lo dan? Lo que llega primero se puede gastar.
misconception-tiles_are_free = Has tomado los productos sin pagar. Cada uno cuesta { $tile_corn ->
    [one] { $tile_corn } maíz
   *[other] { $tile_corn } maíces
}, y el maíz alcanza para { $paid }.
misconception-corn_tile_comes_too_late = Has dejado la ficha de maíz para el final. Paga primero, así que con { $corn_of_tile ->
    [one] su { $corn_of_tile } maíz
   *[other] sus { $corn_of_tile } maíces
} se pueden pagar las otras.
misconception-forgot_the_corn_tile = No has contado { $corn_of_tile ->
    [one] el { $corn_of_tile } maíz
   *[other] los { $corn_of_tile } maíces
} de la ficha de maíz. Ese maíz llega antes que nada, y no cuesta nada.
misconception-every_tile_costs = Has pagado por todas las fichas. Solo cuestan maíz las de un producto; el maíz y las casillas son gratis.
misconception-tiles_cost_a_unit = Has pagado una unidad entera de maíz por cada una. Una ficha cuesta { $tile_corn ->
    [one] { $tile_corn } maíz
   *[other] { $tile_corn } maíces
}, no { $corn_in_a_unit }.
misconception-one_corn_for_all = Has pagado una sola vez por todas. Cada producto cuesta { $tile_corn ->
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
    [units] ¿Cuántas unidades trae eso por la noche?
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
misconception-one_unit_an_inca = Has contado una unidad por inca. Cada uno trae { $clock_units }, todas diferentes.
misconception-only_one_is_paid = Has contado solo uno de los { $incas } incas. Se cobra por cada uno.
misconception-each_corn_is_one = Has contado el maíz pieza a pieza. { $corn_in_a_unit } maíces son una sola unidad, así que cada inca trae { $clock_units } unidades, sean las que sean.
misconception-steps_are_units = Has sumado las casillas. También llegan, pero no son unidades: cada inca trae { $clock_units }.
misconception-stays_on_the_clock = Has dejado { $incas ->
    [one] el inca
   *[other] los incas
} en el reloj. Por la noche se vacía: todos los que han servido vuelven a la reserva.
misconception-only_one_comes_back = Has hecho volver a uno solo. Vuelven los { $incas }.
misconception-everybody_comes_home = Has hecho volver a todos los incas de { $player }. Los de los distritos siguen trabajando; solo se vacía el reloj.
misconception-one_step_an_inca = Has contado una casilla por inca. Cada uno trae { $clock_steps }.
misconception-clock_brings_no_steps = No has contado las casillas del reloj. Cada inca trae { $clock_steps }, además de sus unidades.
misconception-forgot_the_step_tiles = No has contado { $tile_steps ->
    [one] la { $tile_steps } casilla
   *[other] las { $tile_steps } casillas
} de las fichas de Luna. Van primero.

## Over the Summit

concept-over_the_summit = Más allá de la Cima
ask-over_the_summit = El Explorador de { $player } está en la casilla { $step } y sube { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
}. La Cima está en la casilla { $summit }. ¿En qué casilla acaba?
    .option = En la casilla { $value }
    .right = Sí. En la Cima el Explorador vuelve a empezar desde abajo, y las casillas que le quedan no se pierden.
    .nudge = La ruta es un anillo: la Cima y la casilla de abajo son el mismo lugar.
misconception-stops_at_the_summit = Has parado en la Cima. El Explorador no se queda allí: sigue desde abajo con las casillas que le quedan.
misconception-trail_without_end = Has dejado seguir la ruta. Acaba en la casilla { $summit }; desde allí el Explorador vuelve a empezar abajo.
misconception-summit_is_no_step = Has contado una casilla de más. La Cima ya es la casilla de abajo, así que sigue contando desde ahí sin otra casilla.
misconception-begins_again_at_the_bottom = Has perdido las casillas que quedaban. El Explorador las aprovecha todas: { $steps } desde la casilla { $step }.

concept-cards_kept = Cartas en la Cima
ask-cards_kept = { $player } tiene { $held ->
    [0] ninguna carta de Sacrificio
    [one] { $held } carta de Sacrificio
   *[other] { $held } cartas de Sacrificio
}, y su Explorador pasa la Cima. ¿Cuántas cartas tiene { $player } cuando todo está resuelto?
    .option = { $value ->
        [one] { $value } carta
       *[other] { $value } cartas
    }
    .right = Sí: roba { $drawn } y devuelve { $returned }. Con cuáles se queda, viejas o nuevas, lo elige { $player }.
    .nudge = Cuentan dos números: cuántas se roban y cuántas se devuelven.
misconception-keeps_all_cards = Has guardado todas las cartas robadas. Hay que devolver { $returned }, de las recién robadas o de las de antes.
misconception-hand_is_replaced = Has entregado la mano de antes. De todas las cartas solo hay que devolver { $returned }, y cuáles lo elige { $player }.
misconception-returns_all_drawn = Has devuelto todas las robadas. Solo hay que devolver { $returned }, así que la mano crece.
misconception-returns_one_card = Has devuelto una carta de menos. Hay que devolver { $returned }.

## Cards and gold

concept-card_worth = Lo que vale una carta
ask-card_worth = { $player } tiene la carta { $card }. ¿Cuántos puntos vale ahora?
    .option = { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    }
    .right = Sí: por cada icono, un punto por cada inca propio de ese oficio, o por cada sacerdote o virgen propios de esa clase.
    .nudge = Toma los iconos de uno en uno, y cuenta solo lo que es de { $player }.
misconception-one_point_an_icon = Has contado un punto por icono. Un icono vale tantos puntos como tenga { $player } de lo que muestra: { $first } y { $second }.
misconception-counts_everybody = Has contado lo de todo el mundo. Solo cuenta lo que es de { $player }: { $first } y { $second }.
misconception-counts_the_clock = Has contado { $clock ->
    [one] el inca
   *[other] los incas
} del Reloj Solar. Quien sirve allí no trabaja en ningún distrito, y no puntúa con ningún icono.
misconception-icons_multiply = Has multiplicado. Los iconos se suman: { $first } y { $second }.
misconception-only_the_better_icon = Has tomado solo el mejor icono. Cuentan los dos: { $first } y { $second }.
misconception-one_is_enough = Has contado un solo punto por cada icono que acierta. Cuentan todos los incas, sacerdotes y vírgenes: { $first } y { $second }.

concept-gold_multiplies = El oro en la Conquista
ask-gold_multiplies = { $player } tiene { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y { $gold } de oro. { $second ->
    [0] Todo el mundo tiene { $most } de oro.
   *[other] La mayor cantidad de oro es { $most }; la siguiente, { $second }.
} Si los españoles tomaran ahora la ciudad, ¿cuántos puntos serían al final?
    .option = { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    }
    .right = Sí. { $multiplier ->
        [1] No es la mayor cantidad de oro ni la siguiente: los puntos se quedan como están.
       *[other] Con tanto oro, los puntos se multiplican por { $multiplier }.
    }
    .nudge = Compara cantidades de oro, no de puntos. ¿Cuál es la mayor, y cuál la siguiente?
misconception-nobody_multiplied = Has dejado los puntos como están. Eso vale tras un Rescate. En la Conquista, la mayor cantidad de oro los multiplica por { $most_gold_multiplier }; la siguiente, por { $second_gold_multiplier }.
misconception-second_after_a_tie = Has contado cuántas personas van por delante. Lo que cuenta es la cantidad: tenga quien tenga { $most }, la siguiente cantidad es { $second }, y multiplica por { $second_gold_multiplier }.
misconception-tie_takes_it_from_both = No has dado nada a quienes empatan. Con el mismo oro, todo el mundo se lleva el multiplicador entero.
misconception-most_points_triple = Has mirado quién tiene más puntos. Lo que decide es el oro: { $player } tiene { $gold }, y la mayor cantidad es { $most }.
misconception-forgot_the_gold_of_the_trail = No has contado el oro de la Ruta del Inca. { $trail_gold ->
    [0] Otros Exploradores están lo bastante arriba para añadir algo.
   *[other] El Explorador de { $player } añade { $trail_gold }.
}
misconception-everybody_triples = Has multiplicado los puntos por { $most_gold_multiplier }. Eso es para la mayor cantidad de oro, { $most }; { $player } tiene { $gold }.
misconception-gold_is_added = Has sumado el oro a los puntos. El oro no se suma; solo decide por cuánto se multiplican los puntos.
