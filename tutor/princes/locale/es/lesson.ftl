# The lesson of the quick start, said by a teacher to one learner. Every figure comes in as a
# variable. A step's `.same` answers a learner who decides as the example does, `.other` one who
# decides otherwise, `.shown` one who lets the example decide; `.fold` is for readers who own the
# booklet.

lesson-quick_start = Inicio rápido
    .door = Juegan Bert, Ralph y Gina; tú predices, decides y pruebas. Unos { $minutes } minutos, en cinco actos.
    .hint = El inicio rápido, paso a paso
    .here = Este es el inicio rápido.

## The acts

act-goal = La meta
    .about = Qué busca cada participante, contado desde el final hacia el principio.
act-watch = Mira
    .about = Los primeros turnos del ejemplo: descubre qué busca cada cual y adivina lo que va a pasar.
act-complete = Completa
    .about = Te contamos adónde va cada cual. Lo que allí se decide lo decides tú.
act-choose = Elige
    .about = Ahora los turnos enteros son tuyos. El ejemplo viene después, como una buena manera entre otras.
act-beyond = Más allá
    .about = Las reglas que el ejemplo no muestra y, después, una partida tuya.

## The goal

step-welcome = Te damos la bienvenida a Machu Picchu, la ciudad de los incas por encima de las nubes. Cada participante es uno de sus príncipes, con gente que dirigir, dioses que contentar y una ruta empinada que subir. Vas a acompañar a Bert, Ralph y Gina en sus primeros días: { $players ->
    [one] { $players } príncipe
   *[other] { $players } príncipes
} en un mismo tablero. Nada de lo que pruebes aquí estropea nada, y siempre puedes volver atrás.
    .title = Bienvenida
step-points-from-cards = Empecemos por el final, cuando se cuentan los puntos. Casi todos vienen de las cartas de Sacrificio, que muestran lo que premian. Bert tiene una que muestra un alfarero y un puma: da un punto por cada alfarero que Bert tenga trabajando y otro por cada uno de sus sacerdotes del Puma. Los alfareros están en su barrio, en el tablero; el único sacerdote del Puma tomado hasta ahora sirve a Bert.
    .title = Los puntos vienen de las cartas
step-cards-from-the-summit = Al principio todo el mundo recibe una carta. Las demás esperan en la Cima, en lo alto de la Ruta del Inca. Cada vez que llega allí tu Explorador, el que envías a subir la ruta, robas { $drawn } cartas y devuelves { $returned } de todas las que tienes. Quédate con las cartas que van bien con tu ciudad, y haz crecer la ciudad que va bien con tus cartas.
    .title = Las cartas vienen de la Cima
step-the-scout-climbs = La Ruta del Inca sube { $summit } casillas hasta la Cima, y tu Explorador empieza casi al pie. Nunca camina por su cuenta y nunca retrocede: son los dioses quienes lo hacen subir. Las piedras que tomas en un templo lo llevan un poco más arriba; los sacrificios, mucho más; y por la noche algunas fichas de Luna y el Reloj Solar añaden unas pocas casillas. Y al pasar la Cima, vuelve a empezar desde abajo.
    .title = El Explorador tiene que subir
step-llamas-and-priests = En el Templo del Cóndor, el Templo del Puma y el Templo del Sol el sacrificio es una llama, y alguien tiene que hacerlo: un sacerdote del Cóndor, un sacerdote del Puma o una virgen del Sol. Así que no basta con tener llamas. Los sacerdotes y las vírgenes son fichas, que se consiguen con productos en la Casa de los Sacerdotes y la Casa de las Vírgenes. Solo el Templo Principal acepta también otros productos, y no pide sacerdotes.
    .title = Sin llamas ni sacerdotes no hay sacrificio
step-incas-make-goods = Los productos los hacen tus incas. El distrito decide su oficio: los granjeros cultivan maíz, los pastores crían llamas, y los recolectores de coca, los alfareros y los tejedores hacen coca, cerámica y tejidos. Los incas nuevos también cuestan productos. A cambio pueden trabajar, como mucho una vez al día, cuando un Príncipe entra en su distrito y encuentra una bonificación; el trabajo cuesta un maíz, salvo el de los granjeros. Y al final tus cartas los premian.
    .title = Los incas hacen los productos
step-saved-or-conquered = El día { $last_day } es el último. Hasta que acabe, la ciudad puede salvarse: cuando se han tomado las { $tiles } fichas de sacerdotes y vírgenes, o cuando el mazo queda vacío después de robar cartas y devolver otras. Tras ese Rescate gana quien tiene más puntos. Si no, los españoles toman la ciudad, y en esa Conquista se multiplican los puntos de quien tiene más oro y, algo menos, los de quien le sigue.
    .title = Salvada o conquistada
step-the-whole-chain = Ahora lo mismo, pero desde el principio. Tu Príncipe, la pieza que llevas por la ciudad, entra en un distrito, y allí trabajan incas, se reclutan otros nuevos, se adquieren sacerdotes o se sacrifican llamas. Los productos traen incas y sacerdotes, los sacerdotes convierten llamas en casillas, las casillas traen cartas, y las cartas convierten a tu gente en puntos. Cuando te preguntes para qué sirve una jugada, busca su lugar en esta cadena.
    .title = La cadena completa

## Watch

step-what-you-own = Todo el mundo empieza igual: con { $corn ->
    [one] { $corn } maíz
   *[other] { $corn } maíces
}, una llama, una coca, una cerámica y un tejido. El maíz es menudo: hacen falta { $unit } maíces para una unidad; de los demás productos, cada pieza ya es una. En unidades se cuenta lo que se ofrece a los dioses y lo que reparte el Reloj Solar. Y todo el mundo tiene en la reserva { $incas ->
    [one] { $incas } inca
   *[other] { $incas } incas
}, a la espera de trabajo.
    .title = Lo que tiene todo el mundo
step-gifts-in-the-city = En cada distrito de producción, donde se hacen los productos, hay una bonificación, y en cada templo, una piedra. El primer Príncipe que llega toma todo lo que hay. En un distrito de producción eso despierta a los incas, sean de quien sean: cada uno puede trabajar una vez, por un maíz, y los granjeros gratis. En un templo, todo el mundo puede entonces ofrecer algo a los dioses. Nada más pasa allí hasta la mañana siguiente, con un regalo nuevo: el juego consiste en llegar a tiempo.
    .title = Regalos en la ciudad
step-days-to-come = Con { $players ->
    [one] { $players } participante
   *[other] { $players } participantes
} se empieza el día { $day }, y el día { $last_day } es el último. Junto a cada noche por venir hay un maíz, { $track_corn } en total, para quien juegue el último turno de ese día. Cuándo acaba cada día depende de la mesa y de las fichas de Luna; ya lo verás.
    .title = Los días por venir
step-who-begins = Empieza Bert, después le toca a Ralph, luego a Gina, y así alrededor de la mesa, por orden de asiento. Decide solo la persona a la que le toca decidir. Para compensar la espera, quien juega más tarde sale de más arriba: el Explorador de Bert, de la casilla { $bert }; el de Ralph, de la { $ralph }; el de Gina, de la { $gina }.
    .title = Quién empieza
step-a-card-each = De las { $cards } cartas de Sacrificio, cada cual ha recibido una. Lo que muestra no lo puede ver nadie más, y nadie puede mirar el mazo. Todo lo demás está a la vista: los productos, los incas, los sacerdotes, los Exploradores y el número de cartas de cada mano. En esta lección se ven todas las manos, para que sepas qué busca cada cual.
    .title = Una carta secreta para cada cual
    .fold = El cuadernillo enseña las cartas del ejemplo solo en imágenes, y no las tenemos. Las cartas de aquí son nuestras, y encajan con todo lo que cuenta el cuadernillo.
step-first-incas = Antes del primer turno, cada cual pone un inca a trabajar en un distrito de producción, sin coste. Bert y Gina han elegido la Pradera de Llamas, porque sus cartas muestran un pastor; allí caben todos los que hagan falta. La carta de Ralph muestra un alfarero, así que el inca de Ralph hace cerámica.
    .title = Los primeros incas
    .fold = Si tienes el cuadernillo: el texto italiano pone el inca de Ralph en el Taller del Tejedor. Pero en la primera ronda Ralph tiene un alfarero trabajando y paga con cerámica, y eso solo encaja con el Taller del Alfarero.
step-bert-enters = En el primer turno nadie camina: cada cual coloca su Príncipe en el distrito que quiera, sin coste, y allí se hace lo que se pueda hacer. Bert quiere más cerámica, porque ayuda a pagar los sacerdotes y casi todos los incas nuevos. Por eso su Príncipe va al Taller del Alfarero, aunque allí no trabaja ningún inca de Bert. Recuerda que tomar una bonificación despierta al distrito entero.
    .title = Bert entra en el Taller del Alfarero
step-bert-pays-ralph = Bert ha tomado la bonificación y ahora tiene { $bert ->
    [one] { $bert } cerámica
   *[other] { $bert } cerámicas
}; para eso no le hacía falta ningún alfarero. Pero tomar una bonificación despierta al distrito entero: pueden trabajar todos los incas de allí, sean de quien sean. El trabajo de cada inca, salvo el de los granjeros, cuesta un maíz para la banca; por ese maíz el alfarero de Ralph ha producido cerámica, aunque Ralph podía haber dicho que no. Así que antes de entrar en un distrito, mira quién más gana con ello.
    .title = Bert ayuda a Ralph
step-ralph-plans = Ralph quiere más gente trabajando. Coloca su Príncipe en el Palacio Real, donde se reclutan recolectores de coca, alfareros y tejedores, como mucho uno de cada oficio por turno. Un truco para recordar el precio: cada uno cuesta los productos que hacen los otros. Ralph tiene { $coca ->
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
step-gina-recruits = Ralph ha reclutado un recolector de coca y un tejedor. Gina va a la Cabaña del Vigilante, donde se reclutan granjeros y pastores. Un granjero cuesta una llama y una cerámica; un pastor, { $price ->
    [one] { $price } maíz
   *[other] { $price } maíces
} y una coca. Gina toma uno de cada y ahora tiene { $shepherds ->
    [one] { $shepherds } pastor
   *[other] { $shepherds } pastores
}, como le gusta a su carta. Pero eso se paga: { $corn ->
    [0] no le queda nada de maíz
    [one] solo le queda { $corn } maíz
   *[other] solo le quedan { $corn } maíces
}.
    .title = Gina en la Cabaña del Vigilante
step-bert-walks = A partir de ahora los Príncipes caminan: van gratis a un distrito de al lado, pero nunca repiten la acción del distrito en el que están. Bert va a la Pradera de Llamas, que está al lado: a los dioses les gustan las llamas, y por una llama un Príncipe viaja a cualquier distrito, por lejos que esté. También Gina tiene allí { $shepherds ->
    [one] { $shepherds } pastor
   *[other] { $shepherds } pastores
}. Mira los productos de Gina antes de responder.
    .title = Bert va a la Pradera de Llamas
step-gina-idle = Primero actúa quien ha entrado, y después los demás, por orden de asiento. Bert ha tomado la bonificación, ha pagado un maíz por el trabajo y ahora tiene { $llamas ->
    [one] { $llamas } llama
   *[other] { $llamas } llamas
}. Gina no tiene con qué pagar, así que los otros pastores se quedan sin trabajar. Lo que gastas en un turno puede faltarte en el siguiente, aunque sea el turno de otra persona.
    .title = Sin maíz no hay trabajo
step-ralph-grows-coca = Ralph va a pie del Palacio Real a la Plantación de Coca, donde trabaja su nuevo recolector. Con la bonificación y el trabajo del recolector, que cuesta un maíz, junta { $coca ->
    [one] { $coca } coca
   *[other] { $coca } cocas
} en una sola visita. No hay mejor sitio para llegar primero que un distrito donde tienes incas.
    .title = Ralph recoge coca
step-gina-grows-corn = El Príncipe de Gina va a pie a los Bancales de Maíz. Allí la bonificación es maíz, y su granjero cosecha { $farmer ->
    [one] { $farmer } maíz
   *[other] { $farmer } maíces
} más sin pedir nada a cambio. Los granjeros son los únicos que trabajan sin coste. Ahora Gina tiene { $corn ->
    [one] { $corn } maíz
   *[other] { $corn } maíces
} y puede volver a pagar el trabajo de los demás.
    .title = Gina cultiva maíz

## Complete

step-bert-far = A partir de ahora decides tú; si decides otra cosa que el ejemplo, tu intento se guarda en una línea aparte. Bert tiene todo lo que cuesta un sacerdote del Cóndor: coca, cerámica y tejido. Los sacerdotes se adquieren en la Casa de los Sacerdotes, pero el Príncipe de Bert está en la Pradera de Llamas.
    .title = Bert quiere un sacerdote
step-bert-acquires = Por una llama, un Príncipe viaja a cualquier distrito del tablero; la llama se paga antes que nada. Una visita aquí da como mucho un sacerdote, siempre la ficha del extremo izquierdo de una fila, al precio que se ve junto a la decisión. Tu primera decisión, por Bert: ¿será un sacerdote del Cóndor?
    .title = En la Casa de los Sacerdotes
    .same = Lo mismo hace Bert en el ejemplo. Ha salido caro: una llama por el viaje y todos esos productos por el sacerdote. En la próxima ronda verás lo que trae.
    .shown = En el ejemplo, Bert adquiere el sacerdote del Cóndor, y desde entonces cada llama entregada en el Templo del Cóndor hace subir a su Explorador varias casillas de golpe.
    .other = Se puede, porque lo que ofrece una acción siempre se puede rechazar. Solo que la llama del viaje se ha gastado para nada. { step-bert-acquires.shown }
step-what-the-tiles-uncover = Donde estaba la ficha del Cóndor ha aparecido un número: cada llama da ahora { $value ->
    [one] { $value } casilla
   *[other] { $value } casillas
} en el Templo del Cóndor. Cada nuevo sacerdote del Cóndor destapará un número más bajo. Mientras tanto, Ralph ha ido al Templo del Sol, y con la piedra de allí su Explorador ha subido { $stone ->
    [one] { $stone } casilla
   *[other] { $stone } casillas
}, hasta la { $scout }. Nadie ha adquirido una virgen, así que allí no se ve ningún número y nadie podía sacrificar.
    .title = Lo que destapan las fichas
step-gina-stranded = A Gina le gustaría ir al Palacio Real. Pero no está junto a los Bancales de Maíz, y la llama de Gina se gastó en un granjero. Sin llama, solo se puede ir a los distritos de al lado. ¿Y si Gina lo intentara de todos modos?
    .title = Sin llama no hay viaje
step-gina-stays = En lugar de moverse, cualquiera puede quedarse y tomar la ficha de Luna que quiera del tablero; entonces ningún distrito actúa. Por la noche la ficha paga casillas, o maíz, o, a cambio de un maíz, el producto que muestra. También puedes ir a otro sitio; las ofrendas del Templo Principal y el Reloj Solar se explican pronto. Gina tiene { $corn ->
    [one] { $corn } maíz
   *[other] { $corn } maíces
} y casi ningún otro producto. Decide por Gina.
    .title = Gina se queda
    .same = Gina también toma la ficha de cerámica. Es una promesa: esta noche Gina podrá pagar un maíz y recibir una cerámica.
    .shown = En el ejemplo, Gina se queda y toma la ficha de cerámica: los granjeros, los recolectores de coca y los tejedores cuestan cerámica, y esta noche se consigue por un maíz. El Templo Principal, que está al lado, también estaría bien; pero la piedra puede esperar allí, y mañana habrá otra a su lado.
    .other = También se puede. { step-gina-stays.shown }
step-bert-at-the-condor-temple = Es el turno de Bert, que tiene { $llamas ->
    [one] { $llamas } llama
   *[other] { $llamas } llamas
}. Paga una llama por el viaje al Templo del Cóndor, donde hay una piedra, y guarda el resto para los dioses. Su Explorador está en la casilla { $scout }. Fíjate en el orden: primero la piedra, después el sacrificio.
    .title = Bert en el Templo del Cóndor
step-bert-sacrifices = La piedra ha llevado al Explorador de Bert a la casilla { $scout }. Como alguien la ha tomado, todo el mundo puede sacrificar aquí, por orden de asiento y empezando por quien ha entrado: una llama por cada sacerdote del Cóndor que tenga, y cada una vale { $value ->
    [one] { $value } casilla
   *[other] { $value } casillas
}. Nadie está obligado, y nadie podrá volver a hacerlo hasta mañana.
    .title = El sacrificio
    .same = ¡Arriba va el Explorador! Nadie más tiene todavía un sacerdote del Cóndor, así que nadie más puede sacrificar.
    .shown = En el ejemplo, Bert entrega la llama, y su Explorador pasa por el Granero, que paga maíz.
    .other = Te guardas la llama, que otro día puede llevar al Príncipe. Pero por hoy se acabó el sacrificio en este templo. { step-bert-sacrifices.shown }
step-the-granary = Al subir, el Explorador de Bert ha pasado por el Granero, en la casilla { $granary }. Quien lo alcanza o lo pasa recibe { $corn ->
    [one] { $corn } maíz
   *[other] { $corn } maíces
}. Pero se cobra cuando acaba el turno, así que nadie puede gastar ese maíz en el turno en que lo gana.
    .title = El Granero
step-paid-too-late = Más arriba, en la casilla { $stable }, está el Establo, que da una llama de la misma manera. En esta otra partida, Bert tiene { $pumas ->
    [one] { $pumas } sacerdote del Puma
   *[other] { $pumas } sacerdotes del Puma
} y { $llamas ->
    [0] ninguna llama
    [one] solo { $llamas } llama
   *[other] solo { $llamas } llamas
}, y entra en el Templo del Puma. Lo que hay allí sube a su Explorador hasta el Establo antes de cualquier sacrificio.
    .title = Una llama que llega tarde
step-the-market = En la Plaza Central los productos se cambian por maíz, y el maíz por productos. Lo que se vende va al espacio libre más alto de su columna y da el maíz que lleva impreso; al principio los espacios de arriba están ocupados, así que una coca da { $price ->
    [one] { $price } maíz
   *[other] { $price } maíces
}. Antes de comerciar se puede, una sola vez y gratis, poner en una columna un producto de la banca o quitar uno y devolverlo a la banca. Ralph quita una coca y luego vende otra.
    .title = El mercado
step-ralph-adjusts = Ahora hazlo tú por Ralph. El trabajo cuesta maíz, y Ralph solo tiene { $corn ->
    [one] { $corn } maíz
   *[other] { $corn } maíces
}, pero cuenta con { $coca ->
    [one] { $coca } coca
   *[other] { $coca } cocas
}. Primero viene el ajuste, que no cuesta nada.
    .title = Ralph ajusta el mercado
    .same = Sale una coca, el siguiente espacio libre queda más arriba, y la coca se vende por más.
    .shown = En el ejemplo, Ralph quita una coca: está a punto de vender coca, y desde un espacio más alto da más.
    .other = También se puede: vale ajustar cualquier columna, o ninguna. { step-ralph-adjusts.shown }
step-ralph-sells = Ahora una coca se vende por { $price ->
    [one] { $price } maíz
   *[other] { $price } maíces
}. En una visita puedes vender y comprar cuantas veces quieras, y cada trato se paga en el acto. ¿Qué hace Ralph?
    .title = Ralph vende
    .same = La coca va al mercado, y el maíz, a Ralph.
    .shown = En el ejemplo, Ralph vende una coca, porque el tejedor y el recolector de coca piden maíz.
    .other = También se puede. { step-ralph-sells.shown }
step-ralph-has-sold = Ralph ha conseguido un precio mejor que el que ofrecía el mercado al principio. Para eso está el ajuste: quita un producto antes de venderlo, añade uno antes de comprarlo. Cada pieza vendida vuelve a llenar un espacio, y la siguiente da menos. ¿Qué habría dado la misma coca sin el ajuste?
    .title = Por qué ajustar antes
step-gina-at-the-sun-clock = Gina ha ido a pie al Reloj Solar. Allí se puede enviar un inca desde un distrito de producción, para que sirva hasta la noche. Entonces vuelve a la reserva, se eligen { $units } unidades diferentes de la banca y el Explorador sube { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
}. Gina tiene { $shepherds ->
    [one] { $shepherds } pastor
   *[other] { $shepherds } pastores
}, y la Pradera de Llamas hoy ya no da nada. ¿A quién envías?
    .title = Gina en el Reloj Solar
    .same = También en el ejemplo va un pastor. Otro se queda, por la carta de Gina.
    .shown = En el ejemplo, Gina envía a un pastor: le queda otro para la carta, y el granjero sigue cultivando maíz.
    .other = También se puede. { step-gina-at-the-sun-clock.shown }
step-when-the-clock-pays = Gina ha enviado a un pastor, y de momento no pasa nada más: el Reloj Solar paga por la noche. Adelantémonos un poco. El Explorador de Gina está en la casilla { $scout }.
    .title = Pensando ya en la noche
step-bert-stays = A Bert no le quedan llamas para viajar, y con sus productos no puede pagar a nadie en el Palacio Real, que está al lado. Así que Bert se queda. En el tablero hay { $tiles } fichas de Luna, y Bert tiene { $corn ->
    [one] { $corn } maíz
   *[other] { $corn } maíces
}. Decide por Bert.
    .title = Bert se queda
    .same = Bert también toma la ficha de tejido. Con ese tejido y la cerámica que aún tiene, mañana pagará un recolector de coca. El tejido del Taller del Tejedor sería gratis, pero tomarlo despertaría también al tejedor de Ralph.
    .shown = En el ejemplo, Bert toma la ficha de tejido: con ese tejido y su cerámica, mañana pagará un recolector de coca. El tejido del Taller del Tejedor sería gratis, pero tomarlo despertaría también al tejedor de Ralph.
    .other = También se puede. { step-bert-stays.shown }
step-ralph-at-the-weavers = Ralph va a pie al Taller del Tejedor. Allí queda todavía una bonificación, y Ralph tiene { $weavers ->
    [one] { $weavers } tejedor
   *[other] { $weavers } tejedores
} trabajando y { $corn ->
    [one] { $corn } maíz
   *[other] { $corn } maíces
} para pagar.
    .title = Ralph en el Taller del Tejedor
    .fold = Si tienes el cuadernillo: el texto italiano habla aquí del Taller del Alfarero y de un alfarero. Pero Ralph toma tejidos, y los alfareros ya habían trabajado ese día. Tuvo que ser el Taller del Tejedor.
step-ralph-weaves = La bonificación ya está tomada, así que el tejedor puede trabajar: un tejido por un maíz. Ralph tiene { $corn ->
    [one] { $corn } maíz
   *[other] { $corn } maíces
} y { $cloth ->
    [one] { $cloth } tejido
   *[other] { $cloth } tejidos
}. Decide por Ralph.
    .title = El trabajo del tejedor
    .same = Un tejido por un maíz es un buen trato: en el mercado costaría mucho más.
    .shown = En el ejemplo, Ralph paga: en el mercado un tejido cuesta mucho más que un maíz.
    .other = Te ahorras un maíz, y el inca y el distrito descansan hasta mañana. { step-ralph-weaves.shown }
step-gina-looks-next-door = Ahora Gina. Junto al Reloj Solar están los Bancales de Maíz, donde { $farmers ->
    [one] trabaja un granjero de Gina
   *[other] trabajan { $farmers } granjeros de Gina
}. Pero fíjate bien en lo que hay allí hoy.
    .title = ¿Otra vez a los Bancales de Maíz?
step-the-tile-that-ends-the-day = Así que Gina prefiere quedarse. Esto afecta a todo el mundo, porque en cuanto se han tomado { $ending } fichas de Luna el día llega a su fin, y Gina toma la última de esas fichas. Al tomarla llega también la ficha de Sol: quien la tiene empieza el día siguiente. Decide por Gina.
    .title = La ficha que termina el día
    .same = Gina también toma la ficha de llama: esta noche cuesta un maíz, y mañana Gina podrá viajar otra vez.
    .shown = En el ejemplo, Gina toma la ficha de llama: una llama lleva mañana a su Príncipe adonde quiera, y con la ficha de Sol Gina elige primero entre los regalos nuevos.
    .other = También se puede. { step-the-tile-that-ends-the-day.shown }
step-last-turns = La ficha de Sol es de Gina, y el día llega a su fin. Pero no termina de golpe.
    .title = ¿A quién le queda un turno?
step-ralph-moves-last = Bert se ha quedado y ha tomado una ficha de casillas. Ahora Ralph juega el último turno del día, un turno como cualquier otro: caminar, viajar o quedarse. Jugar en último lugar tiene un pequeño consuelo: el maíz que hay junto a la noche que viene. Decide por Ralph.
    .title = Ralph juega en último lugar
    .same = Ralph también toma la ficha de maíz. Es la única que da su producto gratis.
    .shown = En el ejemplo, Ralph toma la ficha de maíz, la única que da su producto gratis, y deja crecer el regalo: por la noche llega otra piedra.
    .other = También se puede. La piedra del Templo del Puma, al lado, llevaría ya a su Explorador más allá del Granero. { step-ralph-moves-last.shown }
step-bert-redeems = Cae la noche. Primero pagan las fichas de Luna, persona por persona desde la que empezó el día, y después el Reloj Solar. Las casillas y el maíz son gratis, cualquier otro producto cuesta un maíz, y nadie está obligado a pagar; la ficha de maíz paga primero, y ese maíz vale para las otras fichas. Bert tiene { $corn ->
    [one] { $corn } maíz
   *[other] { $corn } maíces
}: ¿paga por el tejido?
    .title = La noche de Bert
    .same = Bert también paga. Un tejido por un maíz es una ganga, y ese tejido tiene su lugar en el plan de Bert.
    .shown = En el ejemplo, Bert paga por el tejido: mañana, con la cerámica, pagará un recolector de coca.
    .other = Te ahorras un maíz, y la ficha vuelve sin haber dado nada. { step-bert-redeems.shown }
step-the-stable = Las casillas de la ficha han llevado al Explorador de Bert a la { $scout }, más allá del Establo, que está en la { $stable }. Por eso Bert recibe una llama cuando terminan todos los pagos de la noche. Y el tejido, ¿valía un maíz? Mira qué sería del plan de Bert sin ese tejido.
    .title = El Establo
    .fold = Si tienes el cuadernillo: el texto italiano dice aquí Granero. Pero desde donde estaba el Explorador de Bert, esas casillas solo pasan por el Establo, y es el Establo el que da una llama.
step-gina-counts = Ahora es Gina quien echa cuentas: una ficha de llama, una ficha de cerámica y { $corn ->
    [one] { $corn } maíz
   *[other] { $corn } maíces
} para pagar. Supón que Gina lo paga todo.
    .title = Gina cuenta el maíz
step-gina-chooses-goods = Resueltas las fichas de Luna, paga el Reloj Solar. El inca de Gina vuelve a la reserva, y Gina elige { $units } unidades diferentes de la banca; { $unit } maíces juntos son una. Piensa en lo que cuestan los incas nuevos.
    .title = La elección de Gina
    .same = Una llama, una coca y un tejido: lo mismo elige Gina en el ejemplo. Con la cerámica, servirán para pagar incas nuevos.
    .shown = En el ejemplo, Gina elige una llama, una coca y un tejido, que junto con la cerámica servirán para pagar incas nuevos.
    .other = También se puede. { step-gina-chooses-goods.shown }
step-a-new-day = Durante la noche, cada distrito de producción ha recibido una unidad de bonificación más, y cada templo, una piedra más, pero nunca hay más de { $most } en un distrito. Quien entra primero toma todo lo que hay. El contador ha subido al día { $day }, y empieza Gina, que tenía la ficha de Sol. ¿Le merecía la pena a Gina pagar un maíz por la cerámica? Prueba la noche sin ese pago.
    .title = Un nuevo día

## Choose

step-about-the-map = Pronto caminarán los Príncipes, así que antes te debo unas palabras sinceras sobre el mapa. Al lado están los distritos que une un camino a través de su frontera. Cuáles se tocan está impreso en el tablero, y ningún texto de los que tenemos lo cuenta todo. Los caminos que usa esta lección sí aparecen en los textos; un camino con un pequeño rombo hueco es nuestra mejor reconstrucción. Si tienes el juego, fíate de tu tablero.
    .title = Sobre el mapa
step-gina-begins = Decide el turno entero; después verás lo que hace el ejemplo. Gina tiene { $corn ->
    [one] { $corn } maíz
   *[other] { $corn } maíces
}, { $llamas ->
    [one] { $llamas } llama
   *[other] { $llamas } llamas
} y algo de todo lo demás, y su Príncipe está en el Reloj Solar. El Explorador está en la casilla { $scout }, el Granero en la { $granary }, el Establo en la { $stable }, y en algunos templos hay hoy { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
}. En el Templo Principal todo el mundo puede ofrecer productos a cambio de casillas, como mucho una unidad de cada uno; si vas allí, decides también por Bert y Ralph lo que ofrecen.
    .title = El turno de Gina
    .same = El ejemplo hace justo eso.
    .shown = En el ejemplo, Gina va a pie al Templo Principal, que está al lado, porque sus piedras llevan al Explorador más allá del Granero, y allí ofrece maíz. El Granero devuelve ese maíz, y el Establo añade una llama.
    .other = Un turno a tu manera. { step-gina-begins.shown }
step-gina-offers = En el ejemplo, Gina va a pie al Templo Principal y toma las piedras. En este templo no hacen falta sacerdotes: todo el mundo puede ofrecer productos, como mucho una unidad de cada uno, y { $unit } maíces juntos son una unidad. Cada unidad vale { $unit_steps ->
    [one] { $unit_steps } casilla
   *[other] { $unit_steps } casillas
}.
    .title = El Templo Principal
step-gina-carries-ralph = Gina ha ofrecido maíz y ha llegado a la casilla { $gina }, más allá del Establo. Después también podían ofrecer los demás: Bert se lo ha guardado todo, pero Ralph ha entregado maíz y ha llegado a la casilla { $ralph }. Como el Granero está en la { $granary }, al acabar el turno Ralph ha recuperado todo ese maíz. Tu visita a un templo es un regalo para quien sepa aprovecharla.
    .title = Gina hace subir a Ralph
    .fold = Si tienes el cuadernillo: allí se han perdido las casillas de la piedra que Ralph tomó antes, y su Explorador no pasa por el Granero hasta más tarde. Según las reglas, Ralph recibe el mismo maíz, solo que antes.
step-bert-plans-ahead = Bert tiene { $corn ->
    [one] { $corn } maíz
   *[other] { $corn } maíces
}, una llama, cerámica y tejido, un pastor y un sacerdote del Cóndor. Su Explorador está en la casilla { $scout }. En el Templo del Cóndor, donde está su Príncipe, hay una piedra nueva, pero nadie usa el mismo distrito otra vez enseguida. ¿Adónde debería ir el Príncipe, para poder volver la próxima vez?
    .title = El turno de Bert
    .same = El ejemplo hace justo eso: un recolector de coca, y el Templo del Cóndor vuelve a estar al lado.
    .shown = En el ejemplo, Bert va a pie al Palacio Real y recluta un recolector de coca por cerámica y tejido. Desde allí se vuelve a pie, y gratis, al Templo del Cóndor. Las piedras del Templo del Puma llevarían a Bert ya a la Cima; pero entonces no habría un inca nuevo, y el sacerdote del Cóndor tendría que esperar.
    .other = Un turno a tu manera. { step-bert-plans-ahead.shown }
step-ralph-looks-around = El Explorador de Ralph está en la casilla { $scout }, y el Establo, en la { $stable }. Ayer nadie entró en el Templo del Puma, así que hoy hay allí { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
}. Ralph tiene { $cloth ->
    [one] { $cloth } tejido
   *[other] { $cloth } tejidos
}, maíz de sobra y una coca, y su Príncipe está en el Taller del Tejedor. Decide el turno entero.
    .title = El turno de Ralph
    .same = El ejemplo hace justo eso.
    .shown = En el ejemplo, Ralph va a pie al Templo del Puma, que está al lado, y toma todas las piedras: llevan a su Explorador justo hasta el Establo, y de allí sale una llama.
    .other = Un turno a tu manera. { step-ralph-looks-around.shown }
step-ralph-and-the-stable = Las piedras del Templo del Puma han llevado al Explorador de Ralph a la casilla { $scout }, y con eso, al Establo. Nadie ha adquirido un sacerdote del Puma, así que nadie podía sacrificar. ¿Ves para qué sirvió el maíz que Ralph ofreció en el turno de Gina? Sin ese maíz, su Explorador se habría quedado corto.
    .title = Lo justo para llegar
    .fold = Si tienes el cuadernillo: allí el Explorador de Ralph solo llega a una casilla más baja, porque se han perdido las casillas de una piedra anterior. Según las reglas alcanza el Establo, y Ralph recibe una llama.
step-gina-needs-corn = Gina tiene { $llamas ->
    [one] { $llamas } llama
   *[other] { $llamas } llamas
}, algunos productos para incas nuevos y { $corn ->
    [0] nada de maíz
    [one] { $corn } maíz
   *[other] { $corn } maíces
}. Su Príncipe está en el Templo Principal. ¿Qué harías tú?
    .title = El turno de Gina
    .same = El ejemplo hace justo eso.
    .shown = En el ejemplo, Gina va a pie a los Bancales de Maíz y toma la bonificación, y su granjero cosecha más maíz. El maíz paga el trabajo, los pastores y las fichas de la noche, así que nunca sobra.
    .other = Un turno a tu manera. { step-gina-needs-corn.shown }
step-the-farmer-stayed = Ahora Gina tiene { $corn ->
    [one] { $corn } maíz
   *[other] { $corn } maíces
}. Recuerda que Gina envió a un pastor al Reloj Solar, y no al granjero. ¿Y si hubiera sido el granjero?
    .title = El granjero que se quedó
step-bert-sees-the-summit = El Explorador de Bert está en la casilla { $scout }, y la Cima, en la { $summit }. Una llama sacrificada al cóndor vale { $value ->
    [one] { $value } casilla
   *[other] { $value } casillas
}. El Príncipe está en el Palacio Real. Decide adónde va Bert; el sacrificio y las cartas vienen después.
    .title = El turno de Bert
    .same = El ejemplo hace justo eso: al lado se va gratis, y así queda la llama para el cóndor.
    .shown = En el ejemplo, Bert va a pie al Templo del Cóndor: primero la piedra, después la llama para el cóndor, y su Explorador pasa la Cima en este mismo turno.
    .other = También se puede. { step-bert-sees-the-summit.shown }
step-over-the-summit = En el ejemplo, Bert va a pie al Templo del Cóndor, y la piedra lleva a su Explorador a la casilla { $scout }. Ahora Bert entrega la llama, que vale { $value ->
    [one] { $value } casilla
   *[other] { $value } casillas
}. La Cima está en la casilla { $summit }, pero la ruta sigue.
    .title = Más allá de la Cima
step-bert-keeps-cards = Bert ha entregado la llama, y su Explorador ha pasado la Cima. Para esto servía tanto subir: Bert ha robado cartas nuevas y ahora tiene { $cards } en la mano. De todas ellas, { $returned } cualesquiera vuelven bajo el mazo. Bert tiene { $shepherds ->
    [one] { $shepherds } pastor
   *[other] { $shepherds } pastores
}, { $planters ->
    [one] { $planters } recolector de coca
   *[other] { $planters } recolectores de coca
} y { $priests ->
    [one] { $priests } sacerdote del Cóndor
   *[other] { $priests } sacerdotes del Cóndor
}. ¿Qué cartas devuelves?
    .title = Bert elige cartas
    .same = El ejemplo hace justo eso: lo que queda premia a la gente que Bert tiene.
    .shown = En el ejemplo, Bert se queda con las cartas que muestran un cóndor, porque premian lo que Bert ya tiene.
    .other = También se puede, y quizá tengas tus propios planes. { step-bert-keeps-cards.shown }
step-what-a-card-is-worth = Bert se ha quedado con las cartas que muestran un cóndor. Mira una de esas cartas como si la partida terminara ahora.
    .title = Lo que vale una carta
step-choosing-cards = Las cartas de Bert dan ahora { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Y de aquí en adelante, cada sacerdote del Cóndor cuenta en todas esas cartas. Así se hace un plan: pocas clases de gente, y cartas que las muestran una y otra vez. ¿Y si Bert hubiera devuelto los cóndores?
    .title = Con cartas se hace un plan
step-lower-but-further = El Explorador de Bert está en la casilla { $scout }, más abajo que antes, y sin embargo ha llegado más lejos: ha pasado la Cima, y Bert tiene en la mano { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}. ¿Y si Bert se hubiera guardado la llama?
    .title = Más abajo, pero más lejos
step-ralph-is-yours = El ejemplo no cuenta lo que hace aquí Ralph, así que este turno es todo tuyo; lo que sigue en la lección es una elección nuestra, nada más. Ralph tiene { $corn ->
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
}, y su Explorador está en la casilla { $scout }. Caminar, viajar o quedarse: ¿qué busca Ralph?
    .title = El turno de Ralph, y tuyo
    .same = La misma idea que la nuestra: el tejedor vuelve a trabajar, y los tejidos ayudan a pagar incas y sacerdotes.
    .shown = En nuestra versión, Ralph va otra vez al Taller del Tejedor, donde esperan una bonificación y un tejedor: los tejidos ayudan a pagar incas y sacerdotes.
    .other = Tan buena idea como cualquier otra: el ejemplo deja este turno abierto. { step-ralph-is-yours.shown }
    .fold = Si tienes el cuadernillo: allí falta el turno de Ralph de esta ronda. El que se juega aquí cuando sigue el ejemplo es nuestro.
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
}. Su Príncipe está en los Bancales de Maíz. ¿Para qué sirven estos productos?
    .title = El turno de Gina
    .same = El ejemplo hace justo eso: un viaje largo y, al llegar, incas nuevos.
    .shown = En el ejemplo, Gina paga una llama, viaja al Palacio Real y recluta un alfarero y un recolector de coca: unos productos parados se han vuelto gente que trabaja y que puede dar puntos.
    .other = Un turno a tu manera. { step-gina-travels.shown }

## Beyond

step-what-is-missing = Aquí acaba el ejemplo, el día { $day } de { $last_day }. Algunas reglas no han salido: comprar, las vírgenes, el último día y cómo acaba la partida. Vamos a verlas en otras partidas, posición por posición. Después, el resto de esta partida es tuyo.
    .title = Lo que falta todavía
step-buying = Comprar es vender al revés: tomas el producto más bajo de una columna y pagas el precio de su espacio. A la banca nunca se le acaba nada: si la columna está vacía, te vende una pieza por { $sold_out ->
    [one] { $sold_out } maíz
   *[other] { $sold_out } maíces
}, y si está llena, te la compra por { $full }. En una misma visita nadie vuelve a comprar lo que acaba de vender, ni vende lo que acaba de comprar. Y el maíz es el dinero: no tiene columna, y nunca se comercia con otras personas.
    .title = Comprar
step-a-visit-to-the-market = Ahora, una visita entera. Bert tiene una coca, unos cuantos tejidos y nada de maíz, y querría una llama y una cerámica. Se puede vender y comprar en cualquier orden. ¿Le alcanza a Bert?
    .title = Una visita al mercado
step-the-value-falls = Bert puede pagar un sacerdote del Puma, y ya se han adquirido varios. Recuerda lo que destapa cada ficha: el que cuenta es el número más bajo que se ve. Lo que alguien gana con un sacerdote empeora un poco los sacrificios de todo el mundo en ese templo. Algunos de los números son una reconstrucción nuestra.
    .title = El valor de avance baja
step-virgins = Las vírgenes del Sol se adquieren en la Casa de las Vírgenes; el precio que se ve allí es una reconstrucción nuestra. Sacrifican en el Templo del Sol, donde en esta partida hay { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
}; cada llama vale { $value ->
    [one] { $value } casilla
   *[other] { $value } casillas
}. Bert no tiene ninguna virgen, pero Ralph y Gina sí. ¿Qué pasa cuando entra Bert?
    .title = Las vírgenes del Sol
step-nobody-is-forced = El Templo del Puma funciona igual. Bert tiene { $bert ->
    [one] { $bert } sacerdote del Puma
   *[other] { $bert } sacerdotes del Puma
} y una llama para cada uno; Ralph tiene { $ralph ->
    [one] { $ralph } sacerdote del Puma
   *[other] { $ralph } sacerdotes del Puma
}. Entrar en un distrito pone en marcha su acción, pero lo que ofrece se puede rechazar: el trabajo, el comercio, los incas, los sacerdotes, los sacrificios, el Reloj Solar. Lo único que se toma siempre es una bonificación o una piedra.
    .title = Nadie está obligado
step-nothing-left-today = Un Príncipe puede entrar en un distrito donde ya no hay nada. Sencillamente, no hay nada que ganar: ni bonificación, ni trabajo, ni piedras, ni sacrificios, para nadie. Bert tiene productos que ofrecer y entra en el Templo Principal.
    .title = Hoy ya no queda nada
step-a-long-climb = El Explorador de Bert está en la casilla { $scout }, y la Cima, en la { $summit }. Con varios sacerdotes y llamas, una sola visita puede llevarlo más allá de la Cima, y bastante más lejos. Todo lo que pasa al subir cuenta: Establo, Cima, Granero.
    .title = Una larga subida
step-the-last-day = Al día { $last_day } no le sigue ninguna noche, así que una ficha de Luna paga en cuanto la tomas, y el Reloj Solar en cuanto envías allí un inca. Solo lo que dan el Granero y el Establo espera todavía al final del turno. La ficha se queda contigo, y el inca se queda en el reloj. Cuando terminan los últimos turnos de ese día, termina la partida.
    .title = El último día
step-counting-points = Acabe como acabe la partida, primero se cuentan los puntos. Cada icono de tus cartas da un punto por cada inca o sacerdote de su clase, y un icono que sale en varias cartas cuenta varias veces. Un Explorador que ha llegado al Granero, en la casilla { $granary }, da { $low ->
    [one] { $low } punto
   *[other] { $low } puntos
} más; desde el Establo, en la { $stable }, da { $high } en su lugar; basta con estar justo en esa casilla. Prueba con Bert.
    .title = Contar los puntos
step-the-rescue = En esta partida ya se han tomado casi todas las { $tiles } fichas de sacerdotes y vírgenes, y Bert está a punto de adquirir la última. Con eso se salva Machu Picchu: la partida acaba tras este turno, y gana quien tiene más puntos.
    .title = El Rescate
step-the-empty-deck = Hay otra manera de salvar la ciudad: la partida también acaba cuando el mazo queda vacío después de robar y devolver cartas. Aquí aún { $deck ->
    [one] queda { $deck } carta
   *[other] quedan { $deck } cartas
}, y varios Exploradores están cerca de la Cima. Si quedan menos cartas de las que se suelen robar, se roban todas y se devuelve una menos; si solo queda una, te la quedas. Con el mazo vacío, quien llega a la Cima recibe en su lugar { $awards ->
    [one] { $awards } punto
   *[other] { $awards } puntos
}. Y en caso de empate gana quien tenga más unidades de productos.
    .title = El mazo vacío
step-the-conquest = Si nadie salva la ciudad, tras el último día la toman los españoles, y decide el oro. Cada cual cuenta el oro de sus cartas; un Explorador en la casilla del Granero o más arriba añade { $low } de oro, y desde la del Establo, { $high } en su lugar. La mayor cantidad de oro multiplica los puntos por { $most }; la siguiente, por { $second }; quienes empatan comparten el puesto, y a los demás les quedan sus puntos sin más. Parte de este oro es una reconstrucción nuestra.
    .title = La Conquista
step-other-tables = Alrededor de la mesa puede haber más gente, o menos. Entonces la partida empieza otro día, y cada cual tiene más o menos incas. También hay una partida de aprendizaje, en la que todo el mundo empieza con un inca de cada oficio.
    .title = Otras mesas
step-play-on = Ahora la partida de Bert, Ralph y Gina es tuya. Tal como están las cosas, Bert sumaría { $bert ->
    [one] { $bert } punto
   *[other] { $bert } puntos
}, Ralph { $ralph } y Gina { $gina }, pero nada está decidido. Juegas por quien tiene ahora el turno. Después deja jugar a los demás: deciden por su cuenta, turno tras turno, hasta que te vuelva a tocar. Lo que han hecho, y por qué, está en lo que ha pasado y junto a cada paso.
    .title = Sigue tú la partida
step-the-review = Para terminar, unas cuantas posiciones que no has visto nunca. Son de otras partidas, con otra gente en la mesa, más o menos que aquí. Lo que te haya costado por el camino vuelve aquí. Tómate tu tiempo: cada respuesta equivocada te dice a qué otra pregunta habría respondido bien.
    .title = Lo que te llevas
