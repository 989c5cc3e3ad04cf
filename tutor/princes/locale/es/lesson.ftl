# The lesson of the quick start, said by a teacher to one learner. Every figure comes in as a
# variable. A step's `.same` answers a learner who decides as the teacher does, `.other` one who
# decides otherwise, `.shown` one who lets the teacher decide. `sought-…` asks for a thing on the
# board or a figure; its attributes reply to each thing.

lesson-quick_start = El juego completo
    .door = En actos de pocos minutos, desde tu primer día hasta una partida tuya.
    .hint = El juego completo, paso a paso
    .here = Esta es la lección «El juego completo».
    .onward = Seguir con el juego completo

## The acts

act-begin = Empieza
    .about = Tus primeras jugadas, y para qué sirven.
act-watch = Mira
    .about = Los primeros turnos de tu mesa: descubre qué busca cada cual y adivina lo que va a pasar.
act-complete = Completa
    .about = Cada vez decides más: primero una parte del turno, luego el turno entero.
act-trade = Comercia
    .about = Comprar y vender, esperar a la noche y prestar un inca al Reloj Solar.
act-night = La noche
    .about = Cómo acaba el día, y qué da la noche.
act-choose = Elige
    .about = Ahora los turnos enteros son tuyos. Después, el maestro te enseña su jugada, una buena entre otras.
act-endings = Cómo termina
    .about = El último día, los puntos y la ciudad, salvada o perdida.
act-plan = Haz un plan
    .about = Qué gana partidas, unas mañanas para elegir y, después, una partida tuya.
act-beyond = Rincones, si te apetece
    .about = Ya puedes jugar. Aquí hay rincones a los que tu mesa no llegó, y posiciones nuevas para ver qué has aprendido.

## Questions on the board

find-option = { $value }
find-nudge = Ve cosa por cosa: ¿para qué sirve cada una? También puedes tocar el tablero.
find-step = La casilla { $step }
find-row = La fila de { $many_order }
find-days = El marcador de tiempo
find-moons = Las fichas de Luna
find-deck = El mazo
find-market = El mercado
concept-find = Orientarse en el tablero
estimate-option = { $value }
estimate-more = Son más de { $value }. { $count }
estimate-less = Son menos de { $value }. { $count }
estimate-nudge = Repásalo de cabeza, en el orden de las reglas: qué hay, qué entra, qué se paga, qué queda.
concept-estimate = Mirar hacia delante

sought-find-used-up = ¿En qué distrito ya no sacará nada hoy quien lo visite?
    .nudge = ¿Dónde ha estado ya un Príncipe y se ha llevado la bonificación?
    .right = Sí. Bert se ha llevado su bonificación: está agotado hasta que la noche traiga otra.
    .district-llama_meadow = Allí hay incas de Bert y de Gina, pero todavía no ha venido ningún Príncipe. La bonificación sigue en su sitio.
    .district-weavers_quarter = Ni Bert ni Ralph han pasado por allí: la bonificación sigue en su sitio.
sought-find-summit = ¿A qué casilla tiene que llegar tu Explorador para conseguir cartas?
    .right = Sí, a la Cima. Y de allí se vuelve a empezar desde abajo.
    .step-7 = Eso es el Granero. Da maíz al Explorador que pasa.
    .step-13 = Eso es el Establo. Da una llama al Explorador que pasa.
sought-find-first-point = ¿De dónde saldría ese punto?
    .right = Sí, del pastor de Bert: su carta muestra uno. El siguiente pastor daría otro tanto.
    .district-potters_quarter = Bert tiene allí un Príncipe, pero los Príncipes no dan puntos; y el alfarero es de Ralph.
    .step-1 = Un Explorador solo cuenta del Granero para arriba.
    .market = Los productos no dan puntos. Con ellos se compra lo que sí los da.
sought-find-saving = Adivina: una sola cosa salva la ciudad por sí misma cuando se agota. ¿Cuál?
    .right = Sí, el mazo. La otra manera es agotar las tres filas de sacerdotes y vírgenes.
    .order-condor = Casi: las tres filas juntas la salvan; una sola, no.
    .order-puma = { sought-find-saving.order-condor }
    .order-virgin = { sought-find-saving.order-condor }
    .market = Lleno o vacío, el mercado no salva a nadie.
sought-best-visit = ¿Qué primera visita ganó más a menudo?
    .nudge = ¿Cuál de ellas sigue rindiendo día tras día?
    .right = Sí. Quien recluta el primer día en la Cabaña del Vigilante tiene gente trabajando toda la partida.
    .district-royal_palace = Reclutar gente es buena idea, pero salió mejor hacerlo en el otro lugar.
    .district-main_temple = A los dioses les gusta, pero quien empezó por allí ganó menos partidas de las que le tocaban.
    .district-house_of_virgins = El primer día, una virgen sale cara: quien empezó por allí ganó menos partidas de las que le tocaban.
    .district-corn_terraces = ¡Casi! Solo una visita salió mejor que los Bancales de Maíz.
sought-a-market-day = Bert quita un tejido de la columna, vende todo lo que tiene y luego compra una llama y una cerámica. ¿Cuánto maíz le queda?
    .nudge = Una cosa tras otra: primero sale el tejido gratis; después mira cuánto vale cada venta mientras la columna se llena.
    .count = Los tejidos dan { $first } y después { $next } maíces; la coca, { $coca }. La llama cuesta { $llama }; la cerámica, { $pottery }.
    .right = Sí, { $right }: { $first } + { $next } + { $coca } por lo que vende Bert, menos { $llama } por la llama y { $pottery } por la cerámica.
sought-stones-and-virgins = Quien puede entregar una llama la entrega. ¿En qué casilla está después el Explorador que va en cabeza?
    .nudge = ¿A quién suben las piedras? Después mira quién tiene vírgenes y cuántas llamas hay para entregar.
    .right = Sí, el de Gina. Una llama vale lo mismo para todo el que tenga una virgen, y el Explorador de Gina partía de más arriba.
    .step-7 = Hasta ahí suben las piedras al Explorador de Bert, pero las llamas llevan más lejos a los demás.
    .step-9 = Hasta ahí llega el de Ralph con su llama. Otro partía de más arriba.
    .step-17 = Por cada virgen Gina podría entregar una llama, pero no tiene más que una.
sought-puma-sacrifice = Bert entra y querría quedarse con todas sus llamas. ¿A qué casilla sube de todos modos su Explorador?
    .nudge = ¿Qué hay que tomar siempre en un distrito, y qué se puede rechazar?
    .right = Sí: la piedra hay que tomarla. Las llamas, Bert se las puede quedar.
    .step-1 = Ahí está ahora. La piedra es para quien entra, y hay que tomarla.
    .step-10 = Para eso Bert tendría que entregar una llama, y no está obligado.
    .step-16 = Para eso Bert tendría que entregar todas sus llamas, y no está obligado.
sought-a-long-climb = Bert entrega todas las llamas. ¿En qué casilla acaba su Explorador?
    .nudge = ¿Cuánto falta hasta la Cima? Allí la ruta vuelve a empezar desde abajo.
    .right = Sí: pasada la Cima, el Explorador sigue desde abajo y no pierde ninguna casilla.
    .step-12 = Hasta ahí lleva la piedra al Explorador de Bert. Las llamas vienen después.
    .step-13 = Pasa por el Establo y recibe su llama, pero no se queda ahí.
    .step-20 = Llega a la Cima, donde Bert roba cartas. Pero aún le quedan casillas, y sigue desde abajo.
sought-a-tile-on-the-last-day = Bert toma la ficha de llama y quiere la llama. ¿Cuánto maíz le queda al acabar el turno?
    .nudge = ¿Cuándo se paga esta ficha, si ya no llega la noche?
    .count = Bert tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }, y la llama cuesta { $price }, que se paga ahora, porque ya no habrá noche.
    .right = Sí, { $right }: como ya no hay noche, la ficha se paga en el acto.
sought-counting-points = ¿Cuántos puntos tiene Bert, antes de contar el oro?
    .nudge = Empieza por la carta de granjero y puma: ¿cuántos granjeros tiene Bert, y cuántos sacerdotes del Puma?
    .count = Las cartas, por orden, dan { $a }, { $b }, { $c } y { $d }. Después, el Explorador, en la casilla { $scout }, suma { $trail }.
    .right = Sí, { $right }: { $a } + { $b } + { $c } + { $d } de las cartas, porque cada icono vuelve a pagar, y { $trail } del Explorador.
sought-the-last-virgin = ¿Con cuántos puntos acaba Bert?
    .nudge = Cuenta la carta tal como está, y no te olvides de dónde está el Explorador.
    .count = La carta cuenta { $condors } sacerdotes del Cóndor y { $pumas } del Puma. Después, el Explorador, a partir del Establo, suma { $high }.
    .right = Sí, { $right }: las cartas y el Explorador cuentan como están tras este turno.
sought-the-deck-runs-out = Bert toma la última carta. Después Ralph ofrece una unidad de maíz y llega a la Cima. ¿Con cuántos puntos acaba?
    .nudge = ¿Quién agota el mazo, y qué da entonces la Cima?
    .count = El Explorador de Ralph va de la casilla { $start } a la Cima, que es otra vez la { $to }, al pie de la ruta: allí no suma puntos, y Ralph no tiene cartas. En vez de cartas, la Cima da { $awards }.
    .right = Sí, { $right }: sin cartas que robar, la Cima da puntos. El Explorador, otra vez abajo, no suma ninguno.
sought-a-small-table = Si nadie salva la ciudad, ¿cuántas noches tendrá esta partida?
    .nudge = Mira en el marcador de tiempo qué día es y cuál es el último.
    .count = Va del día { $day } al día { $last }, y a cada día le sigue una noche, menos al último.
    .right = Sí, { $right }: una noche tras cada día, menos el último. Cuanto más pequeña es la mesa, más noches hay.

## Begin

step-welcome = ¡Te damos la bienvenida a Machu Picchu, la ciudad sobre las nubes! Gana quien reúne más puntos, y casi todos salen de las cartas: cada carta da puntos por la gente tuya que muestra. Así que recluta gente, y sube por la ruta a por más cartas. Eres Bert, y tu carta muestra un pastor. El primer inca es gratis: elige el distrito donde quieres que trabaje.
    .title = Tu primer inca
    .wall = ¡Esto es Machu Picchu, la ciudad sobre las nubes! Gana quien reúne más puntos, y casi todos salen de las cartas: cada carta da puntos por la gente que muestra, si es tuya. Así que hay que reclutar gente, y subir por la ruta a por más cartas. Aquí jugamos por Bert, y su carta muestra un pastor. El primer inca es gratis.
    .same = ¡Un pastor! Al final dará puntos, porque la carta de Bert muestra uno. Y las llamas vienen bien: los dioses sienten debilidad por ellas.
    .shown = ¡También es un buen sitio! El maestro llevaría el inca de Bert a la Pradera de Llamas: la carta de Bert da un punto por cada pastor.
step-bert-enters = Ralph y Gina también han colocado un inca. Los incas se quedan donde trabajan; los Príncipes recorren la ciudad. El de Bert va a visitar el Taller del Alfarero y a tomar la bonificación, y entonces los incas de allí podrán hacer cerámica, por un maíz cada uno. ¡Adivina antes de ir!
    .title = ¿Quién se pone a trabajar?
step-bert-places = Ahora, adelante. En el primer turno, un Príncipe llega a cualquier distrito sin coste. A Bert le vendría bien una cerámica: la mayoría de los incas nuevos cuestan cerámica. Elige un distrito del tablero para ver qué pasa y elígelo otra vez para hacerlo; los botones de abajo lo hacen al momento.
    .title = Llega un Príncipe
    .wall = Ahora, adelante. En el primer turno, un Príncipe llega a cualquier distrito sin coste. A Bert le vendría bien una cerámica: la mayoría de los incas nuevos cuestan cerámica.
    .same = La bonificación es de Bert. Y ha despertado al único alfarero del distrito, que es de Ralph: un regalo tuyo.
    .shown = El maestro lleva a Bert al Taller del Alfarero. Con eso despierta al único alfarero que hay allí, el de Ralph; pero la cerámica paga los próximos incas de Bert, y bien vale un regalo.
step-goods-fly = Bert está en el Taller del Alfarero, la jugada del maestro, ¡y llegan los productos! Bert ya tiene { $bert ->
        [one] { $bert } cerámica
       *[other] { $bert } cerámicas
    }; Ralph ha pagado un maíz y tiene { $ralph }. Mira la tabla: maíz, llamas, coca, cerámica y tejidos; después, la casilla del Explorador, los incas de la reserva y las cartas. Donde ya no hay bonificación, una visita no da nada más hoy.
    .title = Llegan los productos
step-sell-something = Aquí Bert está en la Plaza Central y le hace falta maíz. El trabajo cuesta maíz, y Bert tiene { $coca ->
        [one] { $coca } coca
       *[other] { $coca } cocas
    } y nada de maíz. Por la próxima coca dan { $price ->
        [one] { $price } maíz
       *[other] { $price } maíces
    }. ¡Vende una!
    .title = En el mercado
    .same = Ya tienes maíz. Cada coca vendida baja el precio, pero algo se cobra siempre, hasta con la columna llena.
    .shown = El maestro vende una coca. Cada pieza vendida llena un espacio, y por la siguiente dan menos.
    .other = Puedes parar cuando quieras. { step-sell-something.shown }
step-climb-a-little = Aquí Bert va más adelantado. La Ruta del Inca sube hasta la Cima, y el Explorador de Bert está en la casilla { $scout }. La piedra de un templo lo sube { $stone ->
        [one] { $stone } casilla
       *[other] { $stone } casillas
    }. El Príncipe está al lado del Templo Principal. ¡Entra!
    .title = Ruta arriba
    .same = ¡Arriba va el Explorador de Bert! Y la visita no ha terminado: los dioses también aceptan regalos.
    .shown = El maestro entra en el Templo Principal, y la piedra hace subir al Explorador de Bert.
step-climb-more = En el Templo Principal también puedes ofrecer productos, como mucho una unidad de cada uno; después de ti pueden hacerlo los demás. El maíz es calderilla: { $unit } maíces son una unidad; de los demás productos, basta una pieza. Cada unidad vale { $unit_steps ->
        [one] { $unit_steps } casilla
       *[other] { $unit_steps } casillas
    }. ¿Qué entregas?
    .title = Un regalo para los dioses
    .same = ¡Todo! Los dioses están contentos, y el Explorador pasa por el Granero: vuelve algo de maíz, y llegar tan alto también contará al final.
    .shown = El maestro entrega todo lo que tiene Bert: maíz, una llama y un tejido. El Explorador pasa por el Granero: vuelve algo de maíz, y llegar tan alto también contará al final.
step-what-people-cost = ¡Hora de buscar gente! Todos se pagan con productos, cada cual en su lugar. Bert tiene { $coca ->
        [one] { $coca } coca
       *[other] { $coca } cocas
    }, { $pottery ->
        [one] { $pottery } cerámica
       *[other] { $pottery } cerámicas
    } y { $cloth ->
        [one] { $cloth } tejido
       *[other] { $cloth } tejidos
    }: ¿a quién podría pagar?
    .title = Cuánto cuesta cada uno
step-cards-from-the-summit = En la montaña cada cual tiene un Explorador, al pie de la Ruta del Inca. Lo suben los templos, como verás. ¿Y para qué sube? Para conseguir cartas nuevas, que esperan en un punto de la ruta: allí robas { $drawn } y luego devuelves { $returned }, las que quieras, nuevas o viejas. Quédate con las cartas que premian a tu gente, y busca a la gente que premian tus cartas.
    .title = ¿Para qué todo esto?
step-points-from-cards = Aquí las cartas están boca arriba; en una partida son secretas. Cada icono da un punto por cada persona tuya de ese tipo; un producto representa a quien lo hace: la cerámica, a los alfareros. Además, cada carta trae oro, esta { $gold }: cuenta si llegan los españoles.
    .title = ¿Cuánto vale una carta?
step-your-first-point = Las primeras jugadas están hechas. Bert tiene un inca en la Pradera de Llamas, un Príncipe con los alfareros, un Explorador al principio de la ruta y algunos productos. Si la partida acabara ahora, tendría { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    .title = Tu primer punto
step-saved-or-conquered = ¿Y cómo acaba? Tras el día { $last_day } llegan los españoles a por el oro: quien más tiene multiplica sus puntos por { $most }, y quien le sigue, por { $second }. A no ser que antes, entre todos, hayáis salvado la ciudad, subiendo a la Cima tantas veces que algo se agote: entonces ganan los puntos, sin más.
    .title = ¿Salvada o perdida?

## Watch

step-bert-pays-ralph = Ralph ya tiene un recolector de coca y un tejedor. Cuando Bert llegó a los alfareros, también trabajó el de Ralph, por un maíz: ¡esa visita le echó una mano! Así que antes de entrar en un distrito, mira quién más sale ganando.
    .title = Una cerámica por un maíz
step-ralph-plans = Ralph quiere más gente. En el Palacio Real se reclutan recolectores de coca, alfareros y tejedores, uno de cada oficio por turno. Cada uno cuesta lo que hacen los otros oficios: un alfarero, pongamos, una coca y un tejido. Ralph tiene { $coca ->
        [one] { $coca } coca
       *[other] { $coca } cocas
    }, { $pottery ->
        [one] { $pottery } cerámica
       *[other] { $pottery } cerámicas
    } y { $cloth ->
        [one] { $cloth } tejido
       *[other] { $cloth } tejidos
    }.
    .title = Ralph en el Palacio Real
step-gina-recruits = Ahora decide por Gina, en la Cabaña del Vigilante. Un granjero cuesta una llama y una cerámica; un pastor, { $price ->
        [one] { $price } maíz
       *[other] { $price } maíces
    } y una coca; y puede reclutar uno de cada. Gina tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }, y su carta premia a granjeros y pastores.
    .title = Gina en la Cabaña del Vigilante
    .same = Uno de cada, y casi se acabaron los ahorros: justo la gente que premia la carta de Gina.
    .shown = El maestro recluta un granjero y un pastor, justo la gente que premia la carta de Gina, que se queda casi sin ahorros.
step-bert-walks = A partir de ahora los Príncipes caminan. Al lado se va gratis, más lejos cuesta una llama, y para volver a usar un distrito hay que pasar antes por otro. Bert va a la Pradera de Llamas, donde Gina tiene { $shepherds ->
        [one] { $shepherds } pastor
       *[other] { $shepherds } pastores
    }.
    .title = Bert va a la Pradera de Llamas
step-gina-idle = Bert ha tomado la bonificación, ha pagado un maíz y tiene { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }. Los pastores de Gina se han quedado tumbados en la hierba, porque faltaba maíz para pagarles. Lo que gastas en un turno te puede faltar en el siguiente, incluso en el de otro.
    .title = Sin maíz no hay trabajo
step-gina-grows-corn = Ralph ha ido a por coca. Ahora Gina va a los Bancales de Maíz, donde hay una unidad de maíz ({ $unit } maíces) y espera su granjero. Los granjeros son los únicos que trabajan gratis, y cada uno cosecha una unidad de maíz.
    .title = Gina y el maíz
    .after = Puntos hasta ahora: Bert { $bert }, Ralph { $ralph }, Gina { $gina }. En el próximo acto juegas turnos enteros.

## Complete

step-bert-acquires = Desde ahora juegas turnos enteros, los de todos. Después, la historia sigue con la jugada del maestro, que quiere enseñarte la ciudad, no ganar: ¡seguro que a veces lo haces mejor! Bert tiene con qué pagar un sacerdote del Cóndor: { $coca ->
        [one] { $coca } coca
       *[other] { $coca } cocas
    }, { $pottery ->
        [one] { $pottery } cerámica
       *[other] { $pottery } cerámicas
    } y { $cloth ->
        [one] { $cloth } tejido
       *[other] { $cloth } tejidos
    }. Los sacerdotes viven en la Casa de los Sacerdotes, y te llevas uno por visita. Juega el turno de Bert.
    .title = Una visita con intención
    .same = El maestro hace lo mismo: una llama por el viaje, y el sacerdote. Ha salido caro; en el próximo turno de Bert verás lo que rinde.
    .shown = El maestro paga una llama por el viaje y toma el sacerdote del Cóndor. Ha salido caro; en el próximo turno de Bert verás lo que rinde.
step-gina-stranded = El Príncipe de Gina está en los Bancales de Maíz, y Gina querría reclutar en el Palacio Real. Mira el mapa y lo que tiene Gina.
    .title = El deseo de Gina
step-gina-stays = También puedes quedarte y tomar una ficha de Luna. Por la noche da casillas o maíz, o bien, por un maíz, el producto que muestra. Gina tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } y casi nada más. ¿Qué haces?
    .title = ¿Qué puede hacer Gina?
    .same = El maestro hace lo mismo. Es una promesa: esta noche, una cerámica por un maíz.
    .shown = El maestro se queda y toma la ficha de cerámica. Granjeros, recolectores de coca y tejedores cuestan cerámica, y esta noche sale por un maíz.
step-bert-sacrifices = Bert ha tomado el sacerdote, la jugada del maestro, y bajo la ficha apareció un número, el valor de avance: cada llama que sacrifica un sacerdote del Cóndor en su templo vale { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }. Cada sacerdote puede entregar una llama; el próximo que se tome destapará un número menor. Primero cuenta la piedra; donde no hay, nadie sacrifica. Bert tiene { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, y su Explorador está en la casilla { $scout }.
    .title = Lo que puede un sacerdote
    .same = Y sube el Explorador, más allá del Granero. Ahora cualquiera puede sacrificar aquí, pero nadie más tiene un sacerdote del Cóndor. Los sacerdotes del Puma hacen lo mismo en el Templo del Puma, y las vírgenes, en el Templo del Sol.
    .shown = El maestro viaja al Templo del Cóndor por una llama y entrega la otra: la piedra y el sacrificio llevan al Explorador de Bert más allá del Granero. Entonces cualquiera puede sacrificar, pero nadie más tiene un sacerdote del Cóndor. Los sacerdotes del Puma hacen lo mismo en el Templo del Puma, y las vírgenes, en el Templo del Sol.
    .advised = Otra buena jugada: reclutar en la Cabaña del Vigilante.
step-the-granary = Bert tiene { $pumas ->
        [one] { $pumas } sacerdote del Puma
       *[other] { $pumas } sacerdotes del Puma
    } y { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, y una piedra llevará al Explorador hasta el Establo. El Establo da una llama; el Granero, { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }, cuando acaba el turno. A partir del Granero, un Explorador cuenta además { $low ->
        [one] { $low } punto
       *[other] { $low } puntos
    } y { $low } de oro al final; a partir del Establo, { $high } de cada cosa.
    .title = Granero y Establo
step-the-market = Ralph ha llegado a la Plaza Central, donde se venden productos por maíz. Cada pieza vendida va al espacio libre más alto de su columna y da el número de allí: por la coca, ahora { $price ->
        [one] { $price } maíz
       *[other] { $price } maíces
    }. Con la columna llena, la banca paga { $full ->
        [one] { $full } maíz
       *[other] { $full } maíces
    }. Antes de comerciar puedes ajustar el mercado una vez, gratis: poner una pieza en una columna, o quitar la de más abajo.
    .title = El mercado
step-a-visit-to-the-market = También puedes comprar: la pieza más baja de una columna, por su precio. Donde no queda ninguna, la banca aún vende, por { $sold_out ->
        [one] { $sold_out } maíz
       *[other] { $sold_out } maíces
    }. Lo que vendes en una visita no puedes recomprarlo en la misma, ni vender lo que compras.
    .title = Una visita al mercado
step-gina-at-the-sun-clock = En el Reloj Solar un inca puede servir hasta la noche. Entonces Gina recibe { $units } unidades diferentes, su Explorador sube { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    } y el inca vuelve a la reserva: la única manera de cambiar de oficio. ¿A quién envías?
    .title = Gina en el Reloj Solar
    .same = Un pastor, como haría el maestro. Queda otro para la carta de Gina, y el granjero sigue cultivando maíz.
    .shown = El maestro envía un pastor: queda otro para la carta, y el granjero sigue cultivando maíz.
step-bert-stays = Bert no tiene llamas para viajar, ni productos para reclutar a nadie en el Palacio Real, que está al lado. Quedan { $tiles } fichas de Luna en el tablero, y Bert tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }. ¿Qué haces?
    .title = Bert sin llamas
    .same = El maestro hace lo mismo. Con la cerámica, ese tejido pagará mañana un recolector de coca.
    .shown = El maestro se queda y toma la ficha de tejido: con la cerámica que tiene Bert, un tejido paga mañana un recolector de coca.
step-last-turns = Cuando se han tomado { $ending } fichas de Luna, el día se acerca a su fin: a todos, menos a quien tomó la última, les queda un turno. Gina podría tomar la que falta. Supón que lo hace.
    .title = ¿A quién le queda un turno?
step-the-tile-that-ends-the-day = Así que, con otra ficha, Gina pondría fin al día y se llevaría también la ficha de Sol: quien la tiene empieza mañana. Con cualquier otra jugada, el día sigue. Decide por Gina.
    .title = Poner fin al día o no
    .same = El maestro hace lo mismo: una llama por un maíz esta noche, y mañana Gina elige antes que nadie.
    .shown = El maestro toma la ficha de llama: mañana una llama lleva a Gina adonde quiera, y llega antes que nadie a las nuevas bonificaciones y piedras. Cualquier ficha habría terminado el día; con un paseo habría seguido.
step-ralph-moves-last = Gina ha tomado la ficha, la jugada del maestro, y Bert, una con casillas. Ralph tiene el último turno del día: caminar, viajar o quedarse. Quien juega el último tiene un pequeño consuelo: se lleva el maíz que hay junto a esta noche en el marcador de tiempo.
    .title = El último turno del día
    .same = El maestro hace lo mismo. Para Ralph es la única ficha que da productos gratis.
    .shown = El maestro toma para Ralph la ficha de maíz, la única que da productos gratis.
step-bert-redeems = Cae la noche: primero se cobran las fichas de Luna y después el Reloj Solar. El maíz va primero y es gratis; los demás productos cuestan un maíz cada uno, y nadie está obligado a pagar. Las casillas van al final, también gratis. Bert tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }. ¿Pagas el tejido?
    .title = La noche de Bert
    .same = El maestro hace lo mismo. Un tejido por un maíz es una ganga, y Bert tiene planes.
    .shown = El maestro paga: un tejido por un maíz es una ganga, y Bert tiene planes.
    .other = Te ahorras un maíz, y la ficha vuelve sin dar nada. { step-bert-redeems.shown }
step-gina-chooses-goods = Primero han pagado las fichas de Luna. El maíz va primero y es gratis; cualquier otro producto cuesta un maíz, y puedes decir que no; las casillas van al final. Las fichas de Gina han dado una llama y una cerámica. Ahora paga el Reloj Solar: el inca vuelve a la reserva, y Gina elige { $units } unidades diferentes; { $unit } maíces son una. Piensa en los incas que premia su carta.
    .title = La elección de Gina
    .same = El maestro elige lo mismo: con la cerámica, la llama paga un granjero, y la carta de Gina lo premia.
    .shown = El maestro toma una llama, una coca y un tejido. Con la cerámica, la llama paga un granjero, y la carta de Gina lo premia.
step-a-new-day = Durante la noche, cada distrito de producción ha recibido otra bonificación, y cada templo, otra piedra: puede haber hasta { $most } en cada sitio, y quien entra se las lleva todas. Es el día { $day }, y empieza Gina. Antes, piensa otra vez en la noche.
    .title = Un nuevo día
    .after = Puntos hasta ahora: Bert { $bert }, Ralph { $ralph }, Gina { $gina }.

## Choose

step-gina-begins = Un nuevo día, y el turno entero de Gina es tuyo; donde participen los demás, deciden ellos. Gina tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    } y algo de todo lo demás, y su Explorador está en la casilla { $scout }. ¡Mira dónde ha dejado algo la noche!
    .title = Gina abre el día
    .wall = Un nuevo día, y la clase juega el turno entero de Gina; donde participen los demás, deciden ellos. Gina tiene { $corn ->
            [one] { $corn } maíz
           *[other] { $corn } maíces
        }, { $llamas ->
            [one] { $llamas } llama
           *[other] { $llamas } llamas
        } y algo de todo lo demás, y su Explorador está en la casilla { $scout }. ¡Mira dónde ha dejado algo la noche!
    .same = El maestro hace lo mismo: el Granero y el Establo dan a Gina más de lo que ha costado la ofrenda. Ralph, que también ha ofrecido, ha llegado al Granero. Tu visita a un templo es un regalo para quien tenga algo que ofrecer.
    .shown = El maestro va al Templo Principal: con las piedras y el maíz, el Explorador de Gina pasa el Granero y el Establo. Ralph, que también ofrece maíz, llega al Granero. Tu visita a un templo es un regalo para quien tenga algo que ofrecer.
step-bert-plans-ahead = Bert tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }, una llama, una cerámica y un tejido. Aquí, en el Templo del Cóndor, hay una piedra nueva, pero el Príncipe actuó aquí la última vez y antes tiene que pasar por otro distrito. ¿Adónde vas, para poder volver la próxima vez?
    .title = Bert piensa en lo que viene después
    .same = El maestro hace lo mismo: un recolector de coca para Bert, y el Templo del Cóndor queda al lado.
    .shown = El maestro va al Palacio Real y recluta un recolector de coca a cambio de cerámica y tejido. Desde allí se vuelve gratis al Templo del Cóndor.
    .reached = Bien pensado: desde ahí también se vuelve gratis al Templo del Cóndor. El maestro va al Palacio Real, donde la cerámica y el tejido de Bert alcanzan para un recolector de coca.
step-ralph-looks-around = El Explorador de Ralph está en la casilla { $scout }. Ralph tiene { $cloth ->
        [one] { $cloth } tejido
       *[other] { $cloth } tejidos
    }, maíz de sobra y una coca, y su Príncipe está entre los tejedores. Mira bien: ¿dónde se ha acumulado algo porque ayer no fue nadie?
    .title = Ralph mira a su alrededor
    .same = El maestro hace lo mismo: todas las piedras para Ralph, y una llama del Establo, que paga a cada Explorador una vez por vuelta.
    .shown = El maestro va al Templo del Puma, que está al lado. Como ayer no fue nadie, allí hay más de una piedra, y juntas llevan al Explorador justo hasta el Establo.
    .advised = Comerciar en la Plaza Central también es buena jugada.
step-over-the-summit = Bert ha vuelto al Templo del Cóndor, la jugada del maestro, y la piedra ha llevado a su Explorador a la casilla { $scout }. Le queda una llama, que vale { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }. La Cima, la casilla { $summit }, es también el punto de partida de la ruta: desde allí se sigue subiendo. ¿Entregas la llama?
    .title = La última llama
    .same = ¡Más allá de la Cima! No se pierde ninguna casilla, la ruta vuelve a empezar desde abajo, y a Bert le esperan cartas nuevas. Pero aquí abajo el Explorador no da puntos.
    .shown = El maestro entrega la llama y pasa la Cima: Bert no pierde ninguna casilla, y le esperan cartas nuevas. Pero aquí abajo el Explorador no da puntos.
    .other = Te guardas la llama, y el Explorador se queda justo debajo de la Cima. { step-over-the-summit.shown }
step-bert-keeps-cards = Aquí están: { $cards } en total. Hay que devolver { $returned }: devolverlas no cuesta nada, pero dejan de contar. Cada una muestra también su oro, por si llegan los españoles. Bert tiene { $shepherds ->
        [one] { $shepherds } pastor
       *[other] { $shepherds } pastores
    }, { $planters ->
        [one] { $planters } recolector de coca
       *[other] { $planters } recolectores de coca
    } y { $priests ->
        [one] { $priests } sacerdote del Cóndor
       *[other] { $priests } sacerdotes del Cóndor
    }. ¿Cuáles devuelves?
    .title = Bert elige cartas
    .same = El maestro hace lo mismo: pocas clases de gente, repetidas carta tras carta. ¡Eso es un plan! Cada nuevo sacerdote del Cóndor contará en todas estas cartas.
    .shown = El maestro se queda con las cartas que muestran un cóndor, porque cada nuevo sacerdote del Cóndor contará en todas. Pocas clases de gente, repetidas carta tras carta: eso es un plan.
step-ralph-is-yours = Para el turno de Ralph hay varias jugadas buenas. ¡Busca una! Ralph tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, { $coca ->
        [one] { $coca } coca
       *[other] { $coca } cocas
    } y { $cloth ->
        [one] { $cloth } tejido
       *[other] { $cloth } tejidos
    }, y su Explorador está en la casilla { $scout }. ¿Caminar, viajar o quedarse?
    .title = El turno de Ralph, y tuyo
    .same = Hemos pensado lo mismo: el tejedor de Ralph vuelve a trabajar, y los tejidos pagan incas y sacerdotes.
    .shown = El maestro vuelve con Ralph a los tejedores: una bonificación, algo de trabajo, y tejidos para incas y sacerdotes.
step-gina-travels = Un turno más, y el siguiente ya es solo tuyo. Gina tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, { $coca ->
        [one] { $coca } coca
       *[other] { $coca } cocas
    }, { $pottery ->
        [one] { $pottery } cerámica
       *[other] { $pottery } cerámicas
    } y { $cloth ->
        [one] { $cloth } tejido
       *[other] { $cloth } tejidos
    }, y está en los Bancales de Maíz. ¿Para qué sirve todo eso?
    .title = Productos de sobra
    .same = El maestro hace lo mismo: un viaje largo y, al llegar, incas nuevos para Gina.
    .shown = El maestro paga una llama, viaja al Palacio Real y recluta un alfarero y un recolector de coca. Unos productos que no hacían nada se han vuelto gente que trabaja.
    .advised = También es buena la Cabaña del Vigilante: la carta de Gina premia a la gente de allí.
step-virgins = En tu mesa nadie tiene vírgenes; aquí, sí. Se consiguen en la Casa de las Vírgenes y sacrifican en el Templo del Sol. Las piedras se toman siempre; un sacrificio se puede rechazar, como todo lo que ofrece un distrito.
    .title = Las vírgenes del Sol

## How it ends

step-counting-points = ¿Cómo acaba una partida? Primero, los puntos. Cada icono de tus cartas da un punto por cada inca, sacerdote o virgen de ese tipo, y vuelve a contar en cada carta que lo muestre; los incas del Reloj Solar no cuentan. A partir del Granero, un Explorador suma { $low }; a partir del Establo, { $high }.
    .title = Contar los puntos
step-the-rescue = Aquí la ciudad está casi salvada. Cuando en las filas no queda ninguna de las { $tiles } fichas de sacerdotes y vírgenes, la partida acaba tras ese turno, y gana quien tiene más puntos; si hay empate, quien tiene más unidades. El oro no importa.
    .title = El Rescate
step-the-empty-deck = Aquí, al mazo le { $deck ->
        [one] queda { $deck } carta
       *[other] quedan { $deck } cartas
    }, y para que la cuenta sea corta Ralph no tiene ninguna. Agotar el mazo también salva la ciudad: la partida acaba tras ese turno, y a los demás que lleguen entonces a la Cima les { $awards ->
        [one] toca { $awards } punto
       *[other] tocan { $awards } puntos
    }, no cartas.
    .title = El mazo vacío
    .after = Bert robó la última carta. Si quedan menos cartas de las que se roban, las robas todas y te quedas con una más que antes.
step-the-last-day = Aquí es el último día, con la ciudad aún sin salvar: tras el día { $last_day } no hay noche. Una ficha de Luna paga en cuanto la tomas, y su producto cuesta un maíz, como siempre; el Reloj Solar, en cuanto envías un inca. Solo el Granero y el Establo esperan al final del turno.
    .title = El último día
step-the-conquest = Aquí juega Ana, y nadie ha salvado la ciudad: decide el oro. Quien más tiene multiplica sus puntos por { $most }; quien le sigue, por { $second }; los demás se quedan con los suyos, y a igual oro, igual multiplicador. Un Explorador aporta { $low } de oro a partir del Granero y { $high } a partir del Establo.
    .title = La Conquista

## Plan

step-what-wins = Los jugadores del programa han jugado { $games } partidas en las que la suerte decidía la primera visita de cada Príncipe. Una salió claramente mejor que todas las demás. ¿Cuál elegirías? No son personas: tómalo como una pista.
    .title = ¿Qué hace ganar?
step-first-plan = Eres Bert, la mañana del día { $day }. Todavía no trabaja nadie para ti, pero tienes { $priests } sacerdotes del Cóndor y cartas que premian a granjeros, pastores y sacerdotes. Haz un plan y mira el día; de los demás se encarga el programa.
    .title = Un plan para el día
    .wall = Aquí jugamos por Bert, la mañana del día { $day }. Todavía no trabaja nadie para nosotros, pero tenemos { $priests } sacerdotes del Cóndor y cartas que premian a granjeros, pastores y sacerdotes. ¿Qué plan elige la clase? Después miramos el día; de los demás se encarga el programa.
step-second-plan = La misma partida, el día { $day }: ya trabaja gente para ti y tienes { $cards } cartas. De oro llevas { $gold }; Gina, { $gina }. ¡Un plan para hoy, por favor!
    .title = A media subida
step-last-plan = Los mismos rivales, y la última mañana: después del día { $day } no hay otro, y al mazo le quedan { $deck } cartas, así que es difícil que la ciudad se salve. Tienes { $gold } de oro; Ralph, { $ralph }, y todavía se puede conseguir más. ¿Qué haces con este día?
    .title = La última mañana
step-play-on = ¡Ahora la partida es tuya! Sigues siendo Bert, y te toca. Tal como están las cosas, Bert sumaría { $bert ->
        [one] { $bert } punto
       *[other] { $bert } puntos
    }, Ralph { $ralph } y Gina { $gina }. Juega tu turno; después jugarán los demás y te contarán qué han hecho, y por qué.
    .title = Sigue tú la partida
    .wall = Aquí calla el maestro; desde aquí puede seguir la clase. Le toca a Bert. Tal como están las cosas, Bert sumaría { $bert ->
        [one] { $bert } punto
       *[other] { $bert } puntos
    }, Ralph { $ralph } y Gina { $gina }.

## Places to visit

step-a-long-climb = Aquí, cada llama vale { $value } casillas. Lo que hay por el camino se paga al acabar el turno; la Cima, como siempre, enseguida.
    .title = Una larga subida
step-other-tables = Una mesa más pequeña. En toda partida, el día { $last_day } es el último, pero cuantos menos juegan, antes se empieza y más incas tiene cada cual. Aquí has jugado la partida completa; también hay una de aprendizaje, más corta, que empieza { $saved ->
        [one] { $saved } día
       *[other] { $saved } días
    } después y con un inca de cada oficio.
    .title = Otras mesas
step-the-review = La lección acaba aquí. Juega, o mira primero cuánto te ha quedado: posiciones que no has visto nunca, de otras partidas con otra gente. Lo que te costó vuelve aquí, y si fallas, te explicamos por qué.
    .title = Lo que has aprendido
