# The lesson of the quick start, said by a teacher to one learner. Every figure comes in as a
# variable. A step's `.same` answers a learner who decides as the example does, `.other` one who
# decides otherwise, `.shown` one who lets the example decide. `sought-…` asks for a thing on the
# board or a figure; its attributes reply to each thing.

lesson-quick_start = Inicio rápido
    .door = Juegan Bert, Ralph y Gina; tú predices, decides y pruebas. Unos { $minutes } minutos.
    .hint = El inicio rápido, paso a paso
    .here = Este es el inicio rápido.

## The acts

act-begin = Empieza
    .about = Tus primeras jugadas, y para qué sirven.
act-watch = Mira
    .about = Los primeros turnos del ejemplo: descubre qué busca cada cual y adivina lo que va a pasar.
act-complete = Completa
    .about = Te contamos adónde va cada cual. Lo que allí se hace lo decides tú.
act-choose = Elige
    .about = Ahora los turnos enteros son tuyos. El ejemplo viene después, como una buena manera entre otras.
act-endings = Cómo termina
    .about = El último día, los puntos y la ciudad, salvada o perdida.
act-plan = Haz un plan
    .about = Qué gana entre nuestros jugadores, unas mañanas para elegir y, después, una partida tuya.
act-beyond = Lugares por visitar
    .about = Rincones del juego a los que el ejemplo no llega, y lo que has aprendido.

## Questions on the board

find-option = { $value }
find-nudge = Ve cosa por cosa: ¿para qué sirve cada una? También puedes tocar el tablero.
find-step = La casilla { $step } de la ruta
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

sought-find-used-up = ¿Cuál de estos distritos está agotado por hoy?
    .right = Sí. La bonificación ya no está, y sus incas ya han tenido su oportunidad.
    .district-llama_meadow = Allí hay incas, pero todavía no ha venido ningún Príncipe. La bonificación sigue en su sitio.
    .district-weavers_quarter = Nadie ha pasado por allí: la bonificación sigue en su sitio.
sought-find-summit = ¿A qué casilla tiene que llegar tu Explorador para conseguir cartas?
    .right = Sí, a la Cima. Y de allí se vuelve a empezar desde abajo.
    .step-7 = Eso es el Granero. Da maíz al Explorador que pasa.
    .step-13 = Eso es el Establo. Da una llama al Explorador que pasa.
sought-find-row = ¿Dónde se lee lo que vale una llama para el puma?
    .nudge = Busca los números que aparecen donde faltan fichas de una fila.
    .right = Sí. Cada sacerdote del Puma que alguien toma deja a la vista otro número.
    .order-condor = Esa fila es la del Templo del Cóndor.
    .order-virgin = Esa fila es la del Templo del Sol.
    .district-puma_temple = Allí se entrega la llama. Lo que vale está escrito junto a los sacerdotes.
sought-find-days = ¿Cuál de estas cosas habrá cambiado mañana, hagan lo que hagan los jugadores?
    .right = Sí. Cada noche avanza un día, y así ves cuántos quedan.
    .moons = Las fichas de Luna solo se van si alguien las toma, y por la noche vuelven.
    .deck = El mazo solo mengua cuando alguien roba.
sought-find-saving = Toca algo del tablero que muestre cuánto falta para salvar la ciudad.
    .right = Sí: las filas que pierden sus fichas y un mazo cada vez más fino.
    .market = Lleno o vacío, el mercado no salva a nadie.
    .moons = Solo dicen cuánto le queda al día.
sought-find-scout = Toca cualquiera de los distritos que hacen subir a un Explorador.
    .right = Sí, lo hacen todos los templos, mientras haya allí una piedra.
    .district-potters_quarter = De allí salió la cerámica.
    .district-central_plaza = Allí los productos se vuelven maíz.
sought-guess-units = ¿Cuántas unidades tiene Bert?
    .nudge = Cuenta el maíz por unidades y todo lo demás por piezas.
    .count = { $unit } maíces son una unidad, y Bert tiene { $corn }. Después, pieza a pieza: llamas, { $llama }; coca, { $coca }; cerámica, { $pottery }; tejidos, { $cloth }.
    .right = Sí, { $right }: el maíz cuenta por unidades; lo demás, por piezas.
sought-guess-points = ¿Cuántos puntos dan ahora mismo las cartas de Bert?
    .nudge = Ve carta por carta y cuenta, para cada icono, la gente que tiene Bert.
    .count = Carta por carta, icono por icono: { $first } por pastor y cóndor, { $second } por recolector de coca y cóndor.
    .right = Sí, { $right }: el sacerdote del Cóndor cuenta en todas; el pastor y el recolector de coca, cada uno en su carta.
sought-find-stones = Si hoy nadie más entra allí, ¿en qué templo habrá mañana más de una piedra?
    .right = Sí: ya hay una, y la noche trae otra.
    .district-main_temple = Las piedras de allí se tomaron hoy, y la noche solo trae una.
    .district-puma_temple = Ralph acaba de tomar las piedras de allí, y la noche solo trae una.
sought-find-saved = ¿Cuál de estas cosas salva la ciudad por sí sola en cuanto queda vacía?
    .right = Sí, un mazo vacío. La otra manera pide todos los sacerdotes y vírgenes juntos.
    .order-condor = Una sola fila no salva nada: tienen que quedar vacías todas.
    .moons = Las fichas de Luna solo ponen fin a un día.
    .market = Lleno o vacío, el mercado les da igual a los españoles.
sought-best-visit = ¿Qué primera visita ganó más a menudo?
    .nudge = ¿Cuál de ellas sigue rindiendo día tras día?
    .right = Sí. Quien recluta el primer día tiene gente trabajando toda la partida.
    .district-royal_palace = Reclutar gente es buena idea, pero salió mejor hacerlo en el otro lugar.
    .district-main_temple = A los dioses les gusta, pero quien empezó por allí ganó menos partidas de las que le tocaban.
    .district-house_of_virgins = El primer día, una virgen sale cara: quien empezó por allí ganó menos partidas de las que le tocaban.
    .district-corn_terraces = ¡Casi! Solo una visita salió mejor.
sought-winners-row = ¿De qué fila tenían a alguien más a menudo quienes ganaron?
    .nudge = ¿Quién llega pronto y cuesta poco?
    .right = Sí. Después vienen los pumas, y luego las vírgenes.
    .order-puma = Muchos tenían alguno, pero otra fila gustó todavía más.
    .order-virgin = Menos veces de lo que parece: las vírgenes llegan tarde, si llegan.
sought-a-market-day = Bert quita un tejido de la columna, vende todo lo que tiene y luego compra una llama y una cerámica. ¿Cuánto maíz le queda?
    .nudge = Una cosa tras otra: primero sale el tejido gratis; después mira cuánto vale cada venta mientras la columna se llena.
    .count = Los tejidos dan { $first } y después { $next } maíces; la coca, { $coca }. La llama cuesta { $llama }; la cerámica, { $pottery }.
    .right = Sí, { $right }: lo que dieron las ventas, menos la llama y la cerámica.
sought-stones-and-virgins = Bert entra, y quien puede entregar una llama la entrega. ¿En qué casilla está después el Explorador que va en cabeza?
    .nudge = ¿A quién suben las piedras? Después mira quién tiene vírgenes y cuántas llamas hay para entregar.
    .right = Sí, el de Gina. Una llama vale lo mismo para todo el que tenga una virgen, y el Explorador de Gina partía de más arriba.
    .step-7 = Hasta ahí suben las piedras al Explorador de Bert, pero las llamas llevan más lejos a los demás.
    .step-9 = Hasta ahí llega el de Ralph con su llama. Otro partía de más arriba.
    .step-17 = Por cada virgen Gina podría entregar una llama, pero no tiene más que una.
sought-puma-sacrifice = Bert entra y querría quedarse con todas sus llamas. ¿A qué casilla sube de todos modos su Explorador?
    .nudge = ¿Qué hay que tomar siempre en un distrito, y qué se puede rechazar?
    .right = Sí: la piedra hay que tomarla. Las llamas, Bert se las puede quedar.
    .step-1 = Ahí está ahora. La piedra es para quien entra, y hay que tomarla.
    .step-10 = Para eso tendría que entregar una llama, y nadie está obligado.
    .step-16 = Para eso tendría que entregar todas sus llamas, y nadie está obligado.
sought-a-long-climb = Bert entrega todas las llamas. ¿En qué casilla acaba su Explorador?
    .nudge = ¿Cuánto falta hasta la Cima? Allí la ruta vuelve a empezar desde abajo.
    .right = Sí: pasada la Cima, el Explorador sigue desde abajo y no pierde ninguna casilla.
    .step-12 = Hasta ahí lo lleva la piedra. Las llamas vienen después.
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
sought-the-last-virgin = ¿Con cuántos puntos gana Bert?
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

step-welcome = ¡Te damos la bienvenida a Machu Picchu, la ciudad sobre las nubes! Eres Bert, y los puntos los dan las cartas. Son secretas, pero en esta lección están todas boca arriba: la de Bert premia a los pastores, los incas de la Pradera de Llamas. El primer inca es gratis: toca un distrito donde se hagan productos.
    .title = Tu primer inca
    .same = ¡Un pastor! Al final dará puntos, porque la carta de Bert muestra uno. Y las llamas vienen bien: los dioses sienten debilidad por ellas.
    .shown = En el ejemplo, el inca de Bert va a la Pradera de Llamas, porque la carta de Bert premia a los pastores.
step-bert-enters = Ralph y Gina también han colocado un inca. Ahora el Príncipe de Bert va a visitar el Taller del Alfarero. Al tomar la bonificación despierta al distrito entero: todos los incas que haya allí, sean de quien sean, pueden hacer cerámica, por un maíz cada uno. Adivina antes de ir.
    .title = ¿Quién se pone a trabajar?
step-bert-places = Ahora, adelante. En el primer turno, un Príncipe llega a cualquier distrito sin coste. A Bert le vendría bien una cerámica: la mayoría de los incas nuevos la piden. Toca un distrito del tablero para ver qué pasa y tócalo otra vez para hacerlo; los botones de abajo lo hacen al momento.
    .title = Llega un Príncipe
    .same = La bonificación es de Bert. Y ha despertado al único alfarero del distrito, que es de Ralph: un regalo tuyo.
    .shown = En el ejemplo, Bert va al Taller del Alfarero y toma la cerámica. Con eso despierta al único alfarero que hay allí, el de Ralph.
step-goods-fly = ¡Y llegan los productos! Bert ha tomado la bonificación y tiene { $bert ->
        [one] { $bert } cerámica
       *[other] { $bert } cerámicas
    }. Ralph ha pagado un maíz y tiene { $ralph }, sin dar un paso. Un distrito sin bonificación está agotado: allí no pasa nada más hasta que la noche trae otra.
    .title = Llegan los productos
step-sell-something = Durante unos pasos nos asomamos a otras partidas. En esta, Bert está en la Plaza Central, donde se venden productos por maíz. El trabajo cuesta maíz, y Bert tiene { $coca ->
        [one] { $coca } coca
       *[other] { $coca } cocas
    } y nada de maíz. Por la próxima coca dan { $price ->
        [one] { $price } maíz
       *[other] { $price } maíces
    }. ¡Vende!
    .title = En el mercado
    .same = Ya tienes maíz. Cada coca vendida baja el precio, pero hasta una columna llena paga algo.
    .shown = En el ejemplo, Bert vende una coca. Cada pieza vendida llena un espacio, y por la siguiente dan menos.
    .other = Puedes parar cuando quieras. { step-sell-something.shown }
step-climb-a-little = Ahora, los dioses, en otra partida. La Ruta del Inca sube hasta la Cima, y el Explorador de Bert está en la casilla { $scout }. La piedra de un templo lo sube { $stone ->
        [one] { $stone } casilla
       *[other] { $stone } casillas
    }. El Príncipe de Bert está al lado del Templo Principal. ¡Entra!
    .title = Ruta arriba
    .same = ¡Allá sube el Explorador! Y la visita no ha terminado: los dioses también aceptan regalos.
    .shown = En el ejemplo, Bert entra en el Templo Principal, y la piedra hace subir a su Explorador.
step-climb-more = En el Templo Principal también puedes ofrecer productos, como mucho una unidad de cada uno; después de ti pueden hacerlo los demás. Cada unidad vale { $unit_steps ->
        [one] { $unit_steps } casilla
       *[other] { $unit_steps } casillas
    }, y { $unit } maíces son una unidad. ¿Qué entregas?
    .title = Un regalo para los dioses
    .same = ¡Todo! Los dioses están contentos, y el Explorador pasa por el Granero, que devuelve algo de maíz.
    .shown = En el ejemplo, Bert entrega todo lo que tiene: maíz, una llama y un tejido. Su Explorador pasa por el Granero, que devuelve algo de maíz.
step-points-from-cards = En otra partida, Bert tiene una carta de Sacrificio. De esas cartas vienen casi todos los puntos: cada una da un punto por cada persona que tengas de las clases que muestra. Un producto representa a quien lo hace: la cerámica, a los alfareros.
    .title = ¿Cuánto vale una carta?
step-cards-from-the-summit = ¿Y para qué sube el Explorador? Para conseguir cartas: dan casi todos los puntos, y hay más al final de la ruta. Cuando llega, robas { $drawn } y devuelves { $returned }, nuevas o viejas. Quédate con las cartas que premian a tu gente, y busca a la gente que premian tus cartas.
    .title = ¿Para qué todo esto?
step-llamas-and-priests = Con ofrendas se sube despacio; en esta otra partida hay sacerdotes. Salvo el Principal, cada templo tiene sus sacerdotes o vírgenes, y allí cada uno de los tuyos puede sacrificar una llama. Cada llama vale muchas casillas: para el puma, aquí, { $value }. Ese número se llama valor de avance.
    .title = Más deprisa, por favor
step-days-and-nights = Volvemos con Bert, Ralph y Gina. En una mesa de { $players }, la partida empieza el día { $day }. El día { $last_day } es el último: después llegan los españoles, si nadie ha salvado la ciudad. Conviene no perder de vista el tiempo.
    .title = ¿Cuánto tiempo queda?
step-saved-or-conquered = La ciudad puede salvarse, y hacéis falta todos: o se toman las { $tiles } fichas de sacerdotes y vírgenes, o se agota el mazo. Entonces gana quien tiene más puntos. Si no, los españoles vienen por el oro: cada carta vale algo de oro, además de sus puntos, y quien más tiene multiplica sus puntos.
    .title = ¿Salvada o perdida?

## Watch

step-remember-begin = Bert ya ha movido y le toca a Ralph. Antes, mira atrás. La cerámica salió de un sitio, el maíz de otro y las casillas de la ruta de otro más.
    .title = ¿Te acuerdas?
step-what-you-own = El maíz es calderilla: { $unit } maíces hacen una unidad. De lo demás, cada pieza es una unidad. Los dioses cuentan en unidades. En la tabla está todo, de izquierda a derecha: maíz, llamas, coca, cerámica y tejidos; después, la casilla del Explorador, los incas de la reserva y las cartas.
    .title = Calderilla
step-bert-pays-ralph = Ralph ya tiene un recolector de coca y un tejedor. Los ha pagado, en parte, con la cerámica que hizo su alfarero en el turno de Bert, por un maíz; y Ralph podía haber dicho que no. Así que, antes de entrar en un distrito, mira quién más sale ganando.
    .title = Una cerámica por un maíz
step-ralph-plans = Ralph quiere más gente. En el Palacio Real se reclutan recolectores de coca, alfareros y tejedores, uno de cada oficio por turno. Cada uno cuesta los productos que hacen los otros. Ralph tiene { $coca ->
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
step-gina-recruits = Ahora Gina, en la Cabaña del Vigilante. Un granjero cuesta una llama y una cerámica; un pastor, { $price ->
        [one] { $price } maíz
       *[other] { $price } maíces
    } y una coca. Gina toma uno de cada, justo lo que premia su carta, y se queda { $corn ->
        [0] sin maíz
        [one] con { $corn } maíz
       *[other] con { $corn } maíces
    }. Enseguida verás por qué importa.
    .title = Gina en la Cabaña del Vigilante
step-bert-walks = A partir de ahora los Príncipes caminan. Al lado se va gratis, más lejos cuesta una llama, y para volver a usar un distrito hay que pasar antes por otro. Bert va a la Pradera de Llamas, donde Gina tiene { $shepherds ->
        [one] { $shepherds } pastor
       *[other] { $shepherds } pastores
    }. Mira antes lo que tiene Gina.
    .title = Bert va a la Pradera de Llamas
step-gina-idle = Bert ha tomado la bonificación, ha pagado un maíz por el trabajo y tiene { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }. Los pastores de Gina se han quedado tumbados: Gina no tenía maíz para pagarles. Lo que gastas en un turno te puede faltar en el siguiente, incluso en el de otro.
    .title = Sin maíz no hay trabajo
step-gina-grows-corn = Ralph ha ido a por coca. Ahora Gina va a los Bancales de Maíz, donde hay una unidad de maíz: { $unit ->
        [one] { $unit } maíz
       *[other] { $unit } maíces
    }. Un granjero cosecha otro tanto. Y los granjeros son los únicos que trabajan gratis.
    .title = Gina y el maíz

## Complete

step-bert-far = Ahora decides tú por todos; después, la historia sigue con la jugada del ejemplo. Bert ya tiene con qué pagar un sacerdote del Cóndor: una coca, una cerámica y un tejido. Pero los sacerdotes viven en la Casa de los Sacerdotes, y el Príncipe de Bert sigue entre las llamas.
    .title = Bert quiere un sacerdote
step-bert-acquires = Consigues un sacerdote por visita, siempre la ficha del extremo izquierdo de una fila. Abajo ves el precio, y es alto. ¿Te animas?
    .title = En la Casa de los Sacerdotes
    .same = El ejemplo hace lo mismo. Ha salido caro; en el próximo turno de Bert verás lo que rinde.
    .shown = En el ejemplo, Bert toma el sacerdote del Cóndor. Desde ahora, cada llama entregada en el Templo del Cóndor hace subir varias casillas a su Explorador.
    .other = Siempre puedes decir que no; solo se pierde la llama del viaje. { step-bert-acquires.shown }
step-what-the-tiles-uncover = Bajo la ficha de Bert ha aparecido un número, el valor de avance: cada llama entregada en el Templo del Cóndor vale ahora { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }. El próximo sacerdote del Cóndor destapará uno menor. Entretanto, una piedra ha llevado al Explorador de Ralph a la casilla { $scout }.
    .title = Lo que destapan las fichas
step-gina-stranded = A Gina le encantaría ir al Palacio Real a reclutar gente. Su Príncipe sigue en los Bancales de Maíz, y la última llama se fue en pagar a un granjero.
    .title = Gina quiere ir al Palacio
step-gina-stays = También puedes quedarte y tomar una ficha de Luna. Por la noche da casillas o maíz, o bien, por un maíz, el producto que muestra. Gina tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } y casi nada más. ¿Qué haces?
    .title = ¿Qué puede hacer Gina?
    .same = El ejemplo hace lo mismo. Es una promesa: esta noche, una cerámica por un maíz.
    .shown = En el ejemplo, Gina se queda y toma la ficha de cerámica. Granjeros, recolectores de coca y tejedores cuestan cerámica, y esta noche sale por un maíz.
    .advised = Nosotros iríamos al Templo Principal. Pero la jugada del ejemplo no busca ganar: te enseña para qué sirve quedarse.
step-bert-at-the-condor-temple = Bert tiene { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }. Con una paga el viaje al Templo del Cóndor; el resto es para los dioses. Su Explorador está en la casilla { $scout }. En el templo hay una piedra: primero cuenta la piedra y después el sacrificio.
    .title = Bert en el Templo del Cóndor
step-corn-on-the-way = En la casilla { $granary } el Explorador de Bert pasará por el Granero, que da maíz a cada Explorador que llega o pasa, en cuanto acaba el turno; cuánto, lo dice el tablero.
    .title = Algo por el camino
step-bert-sacrifices = La piedra ha llevado al Explorador a la casilla { $scout }. También ha abierto el templo: ahora cada cual puede entregar una llama por cada sacerdote del Cóndor que tenga, a { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    } cada una. ¿Entrega Bert la llama?
    .title = El sacrificio
    .same = Y sube el Explorador. Nadie más tiene un sacerdote del Cóndor, así que nadie puede sumarse.
    .shown = En el ejemplo, Bert entrega la llama, y su Explorador pasa por el Granero.
    .other = Te guardas la llama, pero este templo queda agotado por hoy. { step-bert-sacrifices.shown }
step-the-granary = El Explorador de Bert está en la casilla { $scout } y ha pasado por el Granero. El turno ha acabado y el maíz ya está aquí, tarde para gastarlo en ese turno. A partir de aquí, un Explorador cuenta además { $low ->
        [one] { $low } punto
       *[other] { $low } puntos
    } y { $low } de oro al final; a partir del Establo, { $high } de cada cosa. ¿Valía la subida una llama?
    .title = El Granero
step-paid-too-late = En otra partida, Bert tiene { $pumas ->
        [one] { $pumas } sacerdote del Puma
       *[other] { $pumas } sacerdotes del Puma
    } y { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, y la piedra del Templo del Puma lleva al Explorador hasta el Establo, la casilla { $stable }. El Establo da una llama, igual que el Granero da maíz.
    .title = Más arriba en la ruta
step-the-market = Ralph está en la Plaza Central, donde por la próxima coca dan { $price ->
        [one] { $price } maíz
       *[other] { $price } maíces
    }. Antes de comerciar puedes ajustar el mercado una vez, gratis: poner una pieza en una columna o quitarla. Ralph quita una coca y después vende una coca.
    .title = El mercado
step-ralph-has-sold = Antes de vender, Ralph hizo quitar una coca de la columna. Le salió gratis, pero ¿le sirvió de algo? Mira cómo habría ido la visita sin ese ajuste.
    .title = ¿Sirvió de algo?
step-gina-at-the-sun-clock = En el Reloj Solar un inca puede servir hasta la noche, y después vuelve a la reserva: es la única forma de cambiar de oficio. A cambio, por la noche, Gina recibe { $units } unidades diferentes, y su Explorador sube { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    }. ¿A quién envías?
    .title = Gina en el Reloj Solar
    .same = También en el ejemplo va un pastor. Queda otro para la carta de Gina.
    .shown = En el ejemplo va un pastor: queda otro para la carta, y el granjero sigue cultivando maíz.
step-when-the-clock-pays = El Reloj Solar se toma su tiempo: paga de noche, y no antes. Piensa en mañana por la mañana.
    .title = Pensando en la noche
step-bert-stays = Bert no tiene llamas para viajar, ni productos para reclutar a nadie en el Palacio Real, que está al lado. Quedan { $tiles } fichas de Luna en el tablero, y Bert tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }. ¿Qué haces?
    .title = Bert sin llamas
    .same = El ejemplo hace lo mismo. Con la cerámica, ese tejido pagará mañana un recolector de coca.
    .shown = En el ejemplo, Bert se queda y toma la ficha de tejido: con la cerámica que tiene, un tejido paga mañana un recolector de coca.
    .advised = Comerciar en la Plaza Central sería todavía mejor; la jugada del ejemplo quiere enseñarte cómo un plan se completa de noche.
step-gina-looks-next-door = El tejedor de Ralph ha hecho un tejido. Al lado de Gina están los Bancales de Maíz, donde tiene { $farmers ->
        [one] { $farmers } granjero
       *[other] { $farmers } granjeros
    }. ¡Tentador! Pero mira bien: ¿qué queda allí hoy?
    .title = ¿De vuelta a los Bancales de Maíz?
step-who-begins-tomorrow = Cuando se han tomado { $ending } fichas de Luna, el día termina, aunque no de golpe. La última de ellas trae la ficha de Sol: mañana, el sol sale antes para quien la tiene. Supón que Gina la toma ahora.
    .title = ¿Quién empieza mañana?
step-the-tile-that-ends-the-day = Así que Gina podría tomar otra ficha, poner fin al día y empezar el siguiente. O hacer otra cosa con este turno. Decide por Gina.
    .title = Poner fin al día o no
    .same = El ejemplo hace lo mismo: una llama por un maíz esta noche, y mañana, elegir antes que nadie.
    .shown = En el ejemplo, Gina toma la ficha de llama: mañana una llama la lleva adonde quiera, y llega antes que nadie a las nuevas bonificaciones y piedras. Cualquier ficha habría terminado el día; con un paseo habría seguido.
step-last-turns = Sigue suponiendo que Gina toma esa ficha: el día se acerca a su fin, pero nadie tiene que irse a dormir todavía.
    .title = ¿A quién le queda un turno?
step-ralph-moves-last = En el ejemplo, Gina ha tomado la ficha, y Bert, una con casillas. Ralph tiene el último turno del día: caminar, viajar o quedarse, como siempre. Jugar en último lugar tiene un pequeño consuelo: el maíz que espera en el marcador de tiempo, junto a esta noche.
    .title = El último turno del día
    .same = El ejemplo hace lo mismo. Es la única ficha que da productos gratis.
    .shown = En el ejemplo, Ralph toma la ficha de maíz, la única que da productos gratis.
    .advised = Comerciar en la Plaza Central nos parece mejor; con la jugada del ejemplo se ve qué gana quien juega el último del día.
step-bert-redeems = Cae la noche: primero pagan las fichas de Luna y después el Reloj Solar. El maíz va primero y es gratis; los demás productos cuestan un maíz cada uno, y nadie está obligado a pagar. Las casillas van al final, también gratis. Bert tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }. ¿Pagas el tejido?
    .title = La noche de Bert
    .same = El ejemplo hace lo mismo. Un tejido por un maíz es una ganga, y Bert tiene planes.
    .shown = En el ejemplo, Bert paga: un tejido por un maíz es una ganga, y Bert tiene planes.
    .other = Te ahorras un maíz, y la ficha vuelve de vacío. { step-bert-redeems.shown }
step-the-stable = La otra ficha ha llevado al Explorador de Bert a la casilla { $scout }, más allá del Establo, que está en la { $stable }. Una llama viene de camino. ¿Habría sido mejor el maíz que las casillas?
    .title = El Establo
step-gina-counts = Ahora les toca a las fichas de Gina, señaladas en el tablero. ¿Cuáles cuestan maíz? Supón que quiere todo lo que ofrecen.
    .title = Gina cuenta el maíz
step-gina-chooses-goods = Ahora paga el Reloj Solar. El inca de Gina vuelve a la reserva, y Gina elige { $units } unidades diferentes; { $unit } maíces son una. Piensa en lo que cuestan los incas nuevos.
    .title = La elección de Gina
    .same = El ejemplo elige lo mismo: junto con la cerámica, servirá para pagar incas nuevos.
    .shown = En el ejemplo, Gina toma una llama, una coca y un tejido. Junto con la cerámica, servirán para pagar incas nuevos.
step-a-new-day = Durante la noche, cada distrito de producción ha recibido otra bonificación, y cada templo, otra piedra: puede haber hasta { $most } en cada sitio, y quien entra se las lleva todas. Es el día { $day }, y empieza Gina. ¿Podía Gina ahorrarse el maíz de la cerámica? Prueba la noche sin comprarla.
    .title = Un nuevo día

## Choose

step-remember-the-night = Antes de que empiece el nuevo día, piensa otra vez en la noche: no lo paga todo a la vez.
    .title = ¿En qué orden era?
step-gina-begins = Ahora juegas turnos enteros; el ejemplo viene después. Gina tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    } y algo de todo lo demás. Su Explorador está en la casilla { $scout }; el Granero, en la { $granary }; el Establo, en la { $stable }. Al lado, en el Templo Principal, hay { $stones ->
        [one] { $stones } piedra
       *[other] { $stones } piedras
    }. Juega el turno entero; donde los demás puedan participar, decide también por ellos.
    .title = Gina abre el día
    .same = El ejemplo hace lo mismo. El Granero y el Establo dan a Gina más de lo que ha costado la ofrenda; y Ralph, que también ha ofrecido, ha llegado al Granero.
    .shown = En el ejemplo, Gina va al Templo Principal: las piedras llevan a su Explorador más allá del Granero, y con el maíz ofrecido pasa el Establo. La ofrenda se paga sola; y Ralph, que también ofrece maíz, llega al Granero.
    .advised = Reclutar en la Cabaña del Vigilante le vendría aún mejor a Gina; la jugada del ejemplo está ahí para que veas lo que una visita a un templo da a todos.
step-gina-offers = En el ejemplo, Gina va al Templo Principal, y las piedras llevan a su Explorador justo debajo del Establo. ¡Tan cerca de una llama! Gina prefiere guardar los demás productos para nuevos incas y ofrece solo maíz, { $unit } en total. ¿Cuánto da eso?
    .title = La ofrenda de Gina
step-gina-carries-ralph = En el ejemplo, Gina ha llegado a la casilla { $gina }. Después podían ofrecer los demás. Bert se lo ha guardado todo; Ralph ha dado maíz y ha llegado al Granero, en la casilla { $ralph }, que se lo ha devuelto. Tu visita a un templo es un regalo para quien tenga algo que ofrecer.
    .title = Todos pueden ofrecer
step-bert-plans-ahead = Bert tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }, una llama, una cerámica y un tejido. Aquí, en el Templo del Cóndor, hay una piedra nueva, pero el Príncipe actuó aquí la última vez y antes tiene que pasar por otro distrito. ¿Adónde vas, para poder volver la próxima vez?
    .title = Bert piensa en lo que viene después
    .same = El ejemplo hace lo mismo: un recolector de coca, y el Templo del Cóndor queda al lado.
    .shown = En el ejemplo, Bert va al Palacio Real y recluta un recolector de coca a cambio de cerámica y tejido. Desde allí se vuelve gratis al Templo del Cóndor.
    .reached = Bien pensado: desde ahí también se vuelve gratis al Templo del Cóndor. En el ejemplo, Bert va al Palacio Real, donde la cerámica y el tejido alcanzan para un recolector de coca.
step-ralph-looks-around = El Explorador de Ralph está en la casilla { $scout }; el Establo, en la { $stable }. Ayer nadie fue al Templo del Puma, y hoy hay allí { $stones ->
        [one] { $stones } piedra
       *[other] { $stones } piedras
    }. Ralph tiene { $cloth ->
        [one] { $cloth } tejido
       *[other] { $cloth } tejidos
    }, maíz de sobra y una coca, y su Príncipe está entre los tejedores.
    .title = Ralph mira a su alrededor
    .same = El ejemplo hace lo mismo: todas las piedras, y una llama del Establo.
    .shown = En el ejemplo, Ralph va al Templo del Puma, que está al lado. Sus piedras llevan al Explorador justo hasta el Establo.
    .advised = Nuestro consejo sería comerciar en la Plaza Central; con la jugada del ejemplo se ve lo que deja un día sin visitas.
step-ralph-and-the-stable = El Explorador de Ralph está en la casilla { $scout }: el Establo, por los pelos. Paga una vez, y no vuelve a pagar hasta que el Explorador da toda la vuelta. A Ralph lo han llevado allí las piedras de un día sin visitas. Mira los demás templos.
    .title = Lo justo para llegar
step-gina-needs-corn = Gina tiene { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, productos para incas nuevos y { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }, y está en el Templo Principal. ¿Adónde va?
    .title = ¿Qué harías tú?
    .same = El ejemplo hace lo mismo. Nunca sobra el maíz.
    .shown = En el ejemplo, Gina va a los Bancales de Maíz, toma la bonificación, y su granjero cosecha más. El maíz paga el trabajo, los pastores y las fichas de la noche.
    .advised = Nosotros preferiríamos reclutar en la Cabaña del Vigilante; con la jugada del ejemplo se ve lo que vale un granjero.
step-the-farmer-stayed = Ahora Gina tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }. ¿Te acuerdas del Reloj Solar? En el ejemplo fue un pastor, y no el granjero.
    .title = ¿Pastor o granjero?
step-bert-sees-the-summit = El Explorador de Bert está en la casilla { $scout }, y la Cima es la { $summit }. Una llama para el cóndor vale { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }. El Príncipe está en el Palacio Real. ¿Adónde vas? El sacrificio viene después.
    .title = La Cima a la vista
    .same = El ejemplo hace lo mismo: al lado se va gratis, y así queda la llama para el cóndor.
    .shown = En el ejemplo, Bert va al Templo del Cóndor: primero la piedra, después la llama, y el Explorador pasa la Cima.
    .advised = A Bert le iría mejor buscando antes coca en la Plantación de Coca; pero con la jugada del ejemplo ves ya la Cima.
step-over-the-summit = En el ejemplo, Bert va al Templo del Cóndor, y la piedra lleva a su Explorador a la casilla { $scout }. Ahora, la llama, que vale { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }. La Cima, la casilla { $summit }, es también el punto de partida de la ruta: desde allí se sigue subiendo.
    .title = Más allá de la Cima
step-cards-at-the-summit = ¡Pasar la Cima trae cartas nuevas! Bert tiene { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } y ahora roba. La regla salió en el primer acto: ¿cuántas se roban y cuántas se devuelven?
    .title = Cartas en la Cima
step-bert-keeps-cards = Aquí están: { $cards } en total. Hay que devolver { $returned }: devolverlas no cuesta nada, pero dejan de contar. Bert tiene { $shepherds ->
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
    .same = El ejemplo hace lo mismo: lo que queda premia a la gente que tiene.
    .shown = En el ejemplo, Bert se queda con las cartas que muestran un cóndor, porque premian lo que ya tiene.
step-choosing-cards = En el ejemplo, Bert se ha quedado con las cartas que muestran un cóndor. Cuenta lo que dan ahora mismo: cada icono paga por cada inca o sacerdote de su clase. Y cada nuevo sacerdote del Cóndor contará en cada una. Pocas clases de gente, repetidas carta tras carta: eso es un plan.
    .title = Con cartas se hace un plan
step-lower-but-further = El Explorador de Bert está en la casilla { $scout }, y Bert tiene { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }. ¿Ha sido un paso atrás?
    .title = Más abajo, pero más lejos
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
    .same = Hemos pensado lo mismo: el tejedor vuelve a trabajar, y los tejidos pagan incas y sacerdotes.
    .shown = En nuestro ejemplo, Ralph vuelve con los tejedores: una bonificación, algo de trabajo, y tejidos para incas y sacerdotes.
step-gina-travels = Un último turno. Gina tiene { $corn ->
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
    .same = El ejemplo hace lo mismo: un viaje largo y, al llegar, incas nuevos.
    .shown = En el ejemplo, Gina paga una llama, viaja al Palacio Real y recluta un alfarero y un recolector de coca. Unos productos que no hacían nada se han vuelto gente que trabaja.
    .advised = Nuestro consejo sería ir a la Cabaña del Vigilante; con la jugada del ejemplo se ve para qué sirve una llama.

## How it ends

step-what-is-missing = El ejemplo termina aquí, el día { $day } de { $last_day }; cómo acaba una partida lo verás enseguida en otras. Se gana sobre todo con cartas. Las de Bert las has contado hace un momento; ahora mira la de Ralph. Si todo acabara ahora mismo, ¿qué le daría?
    .title = ¿Cómo se gana?
step-the-last-day = Saltamos a otra partida, en su último día: al día { $last_day } no le sigue ninguna noche. Una ficha de Luna paga en cuanto la tomas; el Reloj Solar, en cuanto envías un inca. Solo el Granero y el Establo esperan todavía al final del turno.
    .title = El último día
step-counting-points = Otra partida termina, y primero se cuentan los puntos. Cada icono de tus cartas da un punto por cada inca o sacerdote de su clase, y vuelve a contar en cada carta que lo muestre; los incas del Reloj Solar no cuentan. Un Explorador suma { $low } más si está en el Granero o más arriba; si está en el Establo o más arriba, { $high }. Cuenta los de Bert.
    .title = Contar los puntos
step-the-rescue = En otra partida, la ciudad está casi salvada. Cuando en las filas no queda ninguna de las { $tiles } fichas de sacerdotes y vírgenes, la partida acaba tras ese turno, y gana quien tiene más puntos; si hay empate, quien tiene más unidades. El oro no importa.
    .title = El Rescate
step-the-empty-deck = En otra partida, al mazo le { $deck ->
        [one] queda { $deck } carta
       *[other] quedan { $deck } cartas
    }. Quien roba solo una se la queda; agotar el mazo también salva la ciudad, y la partida acaba tras ese turno. A los demás que lleguen a la Cima les { $awards ->
        [one] toca { $awards } punto
       *[other] tocan { $awards } puntos
    }, no cartas; sus Exploradores, otra vez abajo, no suman ninguno.
    .title = El mazo vacío
step-the-last-cards = En otra partida también quedan pocas cartas. Entonces robas lo que queda y devuelves una carta menos de las que robas. La piedra del Templo del Puma va a llevar al Explorador de Bert de la casilla { $scout } a la Cima. Bert tiene { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
    .title = Apenas quedan cartas
step-the-conquest = Otra partida, y esta vez juega también Ana. Si nadie salva la ciudad, decide el oro. Un Explorador aporta { $low } a partir del Granero y { $high } a partir del Establo. Quien más oro tiene multiplica sus puntos por { $most }; quien le sigue, por { $second }; los demás se quedan con los suyos. A igual oro, igual multiplicador.
    .edition = Parte del oro está reconstruido.
    .title = La Conquista

## Plan

step-what-wins = Volvemos con Bert, Ralph y Gina, pero solo para ver su tablero. Los jugadores del programa han jugado { $games } partidas. Hemos mirado adónde había ido primero el Príncipe de quien ganó, y una visita salió claramente mejor que todas las demás. ¿Cuál elegirías? No son personas: tómalo como una pista.
    .title = ¿Qué hace ganar?
step-what-winners-have = Quien empezó por la Cabaña del Vigilante ganó el { $share } % de sus partidas; por pura suerte, en mesas de todos los tamaños, habría sido el { $fair } %. Más tarde cuenta el oro: en el { $gold } % de las Conquistas ganó alguien con más oro que nadie. Y quienes ganaron tenían sacerdotes o vírgenes: de una fila, más a menudo que de las otras.
    .title = ¿Qué tiene quien gana?
step-first-plan = Eres Bert en otra partida, la mañana del día { $day }. Todavía no trabaja nadie para ti, pero tienes { $priests } sacerdotes del Cóndor y cartas que premian a granjeros, pastores y sacerdotes. Haz un plan y mira cómo va el día; de los demás se encarga el programa.
    .edition = Algunos caminos y parte del oro están reconstruidos.
    .title = Un plan para la mañana
step-second-plan = La misma partida, el día { $day }: ya trabaja gente para ti y tienes { $cards } cartas. De oro llevas { $gold }; Gina, { $gina }. ¡Un plan para hoy, por favor!
    .edition = Parte del oro está reconstruido.
    .title = A media subida
step-last-plan = Otra partida contra los mismos rivales, y su última mañana: después del día { $day } no hay otro, y al mazo le quedan { $deck } cartas, así que es difícil que la ciudad se salve. Tienes { $gold } de oro; Ralph, { $ralph }, y todavía se puede conseguir más. ¿Qué haces con este día?
    .edition = Parte del oro está reconstruido.
    .title = La última mañana
step-play-on = Ahora la partida es tuya. Tal como están las cosas, Bert sumaría { $bert ->
        [one] { $bert } punto
       *[other] { $bert } puntos
    }, Ralph { $ralph } y Gina { $gina }, pero aún no hay nada decidido. Juega por quien tenga el turno y deja después que jueguen los demás. Te contarán qué han hecho, y por qué.
    .title = Sigue tú la partida

## Places to visit

step-remember-endings = Hay rincones a los que Bert, Ralph y Gina no han llegado. Vamos a visitar algunos, en otras partidas. Antes, mira atrás.
    .title = ¿Qué salva la ciudad?
step-buying = En otra partida, Bert compra, que es lo contrario de vender: tomas la pieza más baja de una columna y pagas el precio de su espacio. Con la columna vacía, comprar cuesta { $sold_out ->
        [one] { $sold_out } maíz
       *[other] { $sold_out } maíces
    }; con la columna llena, vender da { $full }. Lo que acabas de vender no se vuelve a comprar, ni al revés. El maíz es el dinero; no tiene columna.
    .title = Comprar
step-a-visit-to-the-market = En otra partida, una visita entera al mercado. Después del ajuste, cada cual vende y compra en el orden que prefiera. El plan de Bert ya está hecho; calcula tú en qué queda.
    .title = Una visita al mercado
step-the-value-falls = En otra partida, Bert puede pagar un sacerdote del Puma, pero otros han llegado antes. Vale el número más bajo que se ve, y vale para todos.
    .edition = Algunos de los números están reconstruidos.
    .title = Otro sacerdote
step-virgins = En otra partida hay vírgenes del Sol: sacrifican en el Templo del Sol, donde hay { $stones ->
        [one] { $stones } piedra
       *[other] { $stones } piedras
    }; una llama vale { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }. Mira quién tiene vírgenes y quién no.
    .title = Las vírgenes del Sol
step-a-virgin-for-bert = Seguimos en la misma partida: a Bert le ha gustado lo visto y también quiere una virgen del Sol. En la Casa de las Vírgenes, cada una cuesta { $coca ->
        [one] { $coca } coca
       *[other] { $coca } cocas
    }, { $pottery ->
        [one] { $pottery } cerámica
       *[other] { $pottery } cerámicas
    } y { $cloth ->
        [one] { $cloth } tejido
       *[other] { $cloth } tejidos
    }.
    .edition = El precio de las vírgenes está reconstruido.
    .title = Una virgen para Bert
step-nobody-is-forced = En otra partida, algo que vale en todos los distritos: lo que ofrecen se puede rechazar, menos la bonificación y la piedra, que se toman siempre.
    .title = El Templo del Puma
step-a-long-climb = En otra partida, el Explorador de Bert está en la casilla { $scout }, y la Cima es la { $summit }. Cuenta todo lo que el Explorador deja atrás, por larga que sea la subida.
    .title = Una larga subida
step-other-tables = Otra mesa, más pequeña. En toda partida, el día { $last_day } es el último, pero cuantos menos juegan, antes se empieza y más incas tiene cada cual. Aquí has jugado la partida completa; también hay una de aprendizaje, más corta, que empieza { $saved ->
        [one] { $saved } día
       *[other] { $saved } días
    } después y con un inca de cada oficio.
    .title = Otras mesas
step-the-review = Para terminar, posiciones que no has visto nunca, de otras partidas con otra gente. Lo que te costó vuelve aquí. Tómate tu tiempo: si fallas, te explicamos por qué.
    .title = Lo que has aprendido
    .done = Lo que aquí te ha salido bien te saldrá bien en la mesa. Si quieres, hay más preguntas, y las primeras son sobre lo que hayas fallado. Y ahora, ¡mira lo que has aprendido y juega!
