# The lesson of the first day, said by a teacher to one learner, who plays Bert. The figures are
# variables. A step's `.same` answers a learner who decides as the teacher does, `.shown` all
# others; `.other` answers instead where only a single other decision is left.

lesson-first_day = Tu primer día
    .door = Lo que está en juego, tus primeras jugadas y una noche. Después, un día entero para ti.
    .hint = El camino más corto para empezar
    .here = Este es tu primer día.

act-first-moves = Primeras jugadas
    .about = Qué está en juego, tu primer inca, tu Príncipe y una carta.
act-priest-and-night = Un sacerdote y una noche
    .about = Para qué sirve un sacerdote, una subida y qué da la noche.
act-own-day = Tu propio día
    .about = Un día entero, y todas las jugadas son tuyas.

## First moves

step-the-stakes = ¡Velas blancas en el mar! Los españoles quieren oro. Hoy es el día { $day }; tras el día { $last_day } estarán aquí. Con cualquiera de los planes se gana, y puedes cambiar de idea cualquier día.
    .title = Velas en el horizonte
    .ask = ¿Qué prefieres, Príncipe?
exhibit-the-stakes-city = Ganarse a todos los sacerdotes y vírgenes, para que los españoles no encuentren nada.
    .title = Salvar la ciudad
    .answer = Cuando ya no quede ninguno de los { $tiles } sacerdotes y vírgenes, o se robe la última carta, la ciudad se salva: es el Rescate. Entonces el oro no cuenta, y gana quien tenga más puntos.
exhibit-the-stakes-gold = Que vengan, y que nadie tenga más oro que tú.
    .title = Tener más oro que nadie
    .answer = Si nadie salva la ciudad a tiempo, llega la Conquista. Quien tenga más oro, de las cartas y de la ruta, multiplica sus puntos por { $most }, y quien le siga, por { $second }.

step-your-first-inca = Eres Bert; enfrente están Ralph y Gina. Un inca produce allí donde vive, y tu carta muestra un pastor. ¿Dónde vivirá tu primer inca?
    .title = Tu primer inca
    .wall = Jugamos por Bert; enfrente están Ralph y Gina. Un inca produce allí donde vive, y la carta de Bert muestra un pastor. ¿Dónde vivirá el primer inca?
    .same = ¡Un pastor! La carta de Bert lo premia con un punto, y las llamas llevarán lejos al Príncipe.
    .shown = El maestro elige un pastor: la carta de Bert lo premia con un punto, y las llamas llevarán lejos al Príncipe.

step-your-prince = El Príncipe que entra toma la bonificación y despierta al distrito: cada inca de allí puede producir una unidad, por un maíz. La primera vez, el tuyo va adonde quiera. Bert y Gina tienen pastores; Ralph, un alfarero. Los sacerdotes querrán cerámica.
    .title = Un Príncipe en camino
    .wall = El Príncipe que entra toma la bonificación y despierta al distrito: cada inca de allí puede producir una unidad, por un maíz. La primera vez, el Príncipe va adonde quiera. Los sacerdotes querrán cerámica.
    .same = ¡La bonificación es tuya! También se ha despertado el alfarero de Ralph: un pequeño regalo. Hasta la noche, este distrito ya no da nada.
    .shown = El maestro toma la cerámica, para un sacerdote, y despierta al alfarero de Ralph. Hasta la noche, un distrito visitado ya no da nada.

step-a-point-of-your-own = Ralph y Gina han reclutado incas. Pero casi todos los puntos salen de las cartas de Sacrificio: un punto por cada persona tuya de los tipos que muestran. Son secretas; aquí se ven. La tuya, un pastor y un cóndor, da ahora { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. ¡Por algo se empieza!
    .title = Tu primer punto
sought-find-my-point = ¿De dónde sale ese punto?
    .nudge = ¿A quién de la gente de Bert muestra la carta?
    .right = Sí, del pastor de Bert. El cóndor de la carta aún no da nada, porque Bert no tiene ningún sacerdote del Cóndor. ¡Hora de conseguir uno!
    .district-potters_quarter = Allí está el Príncipe de Bert, pero los Príncipes no dan puntos; y el alfarero es de Ralph.
    .order-condor = ¡Todavía no! La carta premiaría a los sacerdotes del Cóndor, pero todos siguen en su fila.
    .market = Los productos no dan puntos. Pagan lo que sí los da.

## A priest and a night

step-across-the-city = Al lado se va gratis: fuiste a la pradera, y tu pastor se despertó. (Los de Gina, sin maíz, siguieron roncando.) Más lejos cuesta una llama; tienes { $llamas }. Los sacerdotes viven en la otra punta de la ciudad. ¿Adónde vas?
    .title = A lomos de llama
    .same = Una llama bien gastada: los sacerdotes ya esperan a Bert.
    .shown = El maestro paga una llama y va a la Casa de los Sacerdotes: la carta también muestra un cóndor.

step-a-condor-priest = Un sacerdote del Cóndor cuesta una coca, una cerámica y un tejido. Tu carta lo premia con un punto, y en el Templo del Cóndor los dioses serán más generosos. ¿Lo tomas?
    .title = Un amigo de los dioses
    .same = ¡Bienvenido sea! La carta de Bert vale ya un punto más.
    .shown = El maestro toma el sacerdote: la carta de Bert vale ya un punto más.
    .other = Los productos se quedan, pero no dan puntos. { step-a-condor-priest.shown }

step-a-llama-for-the-gods = Has ido al Templo del Cóndor: su piedra ha subido a tu Explorador { $stone } casillas por la Ruta del Inca. Con un sacerdote del Cóndor puedes entregar además una llama, por { $value } casillas más. Es la última. ¿La entregas?
    .title = Una llama para los dioses
    .same = ¡Menuda subida! Pasado el Granero, en la casilla { $granary }, un Explorador da un punto, y maíz al acabar el turno.
    .shown = El maestro la entrega: pasado el Granero, en la casilla { $granary }, un Explorador da un punto, y maíz al acabar el turno.
    .other = La llama se queda para los caminos de mañana. { step-a-llama-for-the-gods.shown }

step-night-falls = Al anochecer, un Príncipe puede quedarse y tomar una ficha de Luna, que paga de noche; tomadas { $ending }, a los demás les queda un turno. Tus fichas dan casillas, gratis, y un tejido por un maíz. ¿Lo pagas?
    .title = Cae la noche
    .same = ¡Más barato que en cualquier mercado! Con las casillas, tu Explorador pasa el Establo: una llama. Por la mañana, todos los distritos vuelven a tener algo que dar.
    .shown = El maestro paga: ningún mercado es tan barato. Con las casillas, tu Explorador pasa el Establo: una llama. Por la mañana, todos los distritos vuelven a tener algo que dar.
    .other = Un maíz ahorrado, un tejido perdido. { step-night-falls.shown }

## Your own day

step-your-own-day = ¡Amanece el día { $day }, todo tuyo! Gina piensa tumbarse en la hierba y tomar una ficha de Luna por turno; será corto. Bert tiene { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $card } de la carta y { $trail } porque su Explorador ha pasado el Establo. ¡Suerte!
    .title = Tu propio día
    .wall = Día { $day }: desde aquí puede jugar la clase. Bert tiene { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $card } de la carta, y { $trail } porque el Explorador, en la casilla { $scout }, ha pasado el Establo. Pasar la Cima da cartas nuevas y cuesta esos puntos.
