# The lesson of the first day, said by a teacher to one learner, who plays Bert. The figures are
# variables. A step's `.same` answers a learner who decides as the teacher does, `.shown` all
# others; `.other` answers instead where only a single other decision is left.

lesson-first_day = Tu primer día
    .door = Lo que está en juego, tus primeras jugadas y una noche. Después, un día entero para ti.
    .hint = El camino más corto para empezar
    .here = Este es tu primer día.

act-first-moves = Primeras jugadas
    .about = Qué está en juego, tu primer inca, tu Príncipe y una subida.
act-priest-and-night = Un sacerdote y una noche
    .about = Cuánto vale una carta, para qué sirve un sacerdote y qué da la noche.
act-own-day = Tu propio día
    .about = Un día entero, y todas las jugadas son tuyas.

## First moves

step-the-stakes = ¡Velas blancas en el mar! Los españoles quieren oro, y tras el día { $last_day } estarán aquí. No hay respuesta equivocada, y cualquier día puedes cambiar de idea.
    .title = Velas en el horizonte
    .ask = ¿Qué prefieres, Príncipe?
exhibit-the-stakes-city = Ocultar Machu Picchu a tiempo, para que los españoles no encuentren nada.
    .title = Salvar la ciudad
    .answer = Cuando ya no quede ninguno de los { $tiles } sacerdotes y vírgenes, o se robe la última carta, la ciudad se salva: es el Rescate. Entonces el oro no cuenta, y gana quien tenga más puntos.
exhibit-the-stakes-gold = Que vengan, y que nadie tenga más oro que tú.
    .title = Tener más oro que nadie
    .answer = El oro está en las cartas y en la ruta. Si nadie salva la ciudad a tiempo, llega la Conquista. Quien tenga más oro multiplica sus puntos por { $most }, y quien le siga, por { $second }.

step-your-first-inca = Amanece. Eres Bert; enfrente están Ralph y Gina. Tus incas producen allí donde viven. El primero es gratis, y tu carta muestra un pastor. ¿Dónde vivirá?
    .title = Tu primer inca
    .wall = Amanece. Aquí jugamos por Bert; enfrente están Ralph y Gina. Nuestros incas producen allí donde viven. El primero es gratis, y la carta de Bert muestra un pastor. ¿Dónde vivirá?
    .same = ¡Un pastor! La carta de Bert premia a los pastores, y las llamas llevan lejos al Príncipe.
    .shown = El maestro elige la Pradera de Llamas: la carta de Bert premia a los pastores, y las llamas llevan lejos al Príncipe.

step-your-prince = El Príncipe que entra toma la bonificación y despierta al distrito: cada inca de allí puede producir una unidad, por un maíz. La primera vez, el tuyo va gratis adonde quiera. Los sacerdotes querrán cerámica. Pulsa un distrito para ver qué pasaría, y otra vez para ir.
    .title = Un Príncipe en camino
    .wall = El Príncipe que entra toma la bonificación y despierta al distrito: cada inca de allí puede producir una unidad, por un maíz. La primera vez, el Príncipe llega a cualquier distrito sin coste. Los sacerdotes pronto querrán cerámica.
    .same = ¡La bonificación es de Bert! También se ha despertado el alfarero de Ralph: un pequeño regalo, pero la cerámica pagará un sacerdote. Hasta la noche, aquí ya no hay nada más que recoger.
    .shown = El maestro va al Taller del Alfarero: despierta al alfarero de Ralph, pero la cerámica pagará un sacerdote. Hasta la noche, allí ya no hay nada más que recoger.

step-up-the-trail = Imagina que tu Príncipe hubiera ido al Templo Principal. La piedra sube a tu Explorador { $stone ->
        [one] { $stone } casilla
       *[other] { $stone } casillas
    }, hasta la { $scout }. Y a los dioses les gustan los regalos: cada unidad lo sube { $unit_steps ->
        [one] { $unit_steps } casilla
       *[other] { $unit_steps } casillas
    }, como mucho una de cada producto; { $unit } maíces cuentan como una. ¿Qué ofreces?
    .title = Por la Ruta del Inca
    .same = Bien pensado: al acabar el turno, el Granero devuelve el maíz, y la subida solo cuesta una coca. Y desde allí, un Explorador da un punto.
    .shown = Cualquier par de ofrendas lleva al Explorador más allá del Granero: allí da un punto y, al acabar el turno, recibe maíz. El maestro ofrece el maíz y una coca, y se queda la llama, que lleva lejos al Príncipe.
exhibit-first-to-the-temple = En el primer turno, el Príncipe de Bert va al Templo Principal. Una piedra sube al Explorador, y Bert ofrece el maíz y una coca.
    .title = Primero, al templo

## A priest and a night

step-a-point-of-your-own = Los puntos salen sobre todo de las cartas de Sacrificio: una carta da un punto por cada persona tuya de los tipos que muestra. Es secreta, o jugarían en contra; aquí se ven. La tuya, un pastor y un cóndor, da ahora { $points ->
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

step-across-the-city = Al lado se va gratis: fuiste a la pradera, y tu pastor se despertó. (Los de Gina, sin maíz, siguieron roncando.) Tienes { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, y para ir más lejos se paga una. Los sacerdotes viven en la otra punta de la ciudad. ¿Adónde vas?
    .title = A lomos de llama
    .same = Una llama bien gastada: los sacerdotes ya esperan a Bert.
    .shown = El maestro paga una llama y va a la Casa de los Sacerdotes: la carta también muestra un cóndor.

step-a-condor-priest = Un sacerdote del Cóndor cuesta una coca, una cerámica y un tejido. A cambio, el cóndor de tu carta por fin da puntos, y en el Templo del Cóndor, un sacerdote puede entregar una llama a los dioses, y tu Explorador sube mucho. ¿Lo tomas?
    .title = Un amigo de los dioses
    .same = ¡Bienvenido sea! La carta de Bert vale ya un punto más, y los dioses pagarán bien una llama.
    .shown = El maestro toma el sacerdote: la carta vale ya un punto más, y los dioses pagarán bien una llama.
    .other = Los productos se quedan, pero no dan puntos. { step-a-condor-priest.shown }

step-night-falls = Por una llama, el Templo del Cóndor ha subido mucho a tu Explorador. Anochece: un Príncipe puede tomar una ficha de Luna, que paga de noche. Tomadas { $ending }, cada rival juega un último turno. Las tuyas dan casillas. ¿Y un tejido por uno de tus { $corn } maíces?
    .title = Cae la noche
    .same = Un tejido por un maíz: ¡más barato que en cualquier mercado! Con las casillas, tu Explorador pasa el Establo: una llama por la mañana. Y todos los distritos vuelven a tener algo que dar.
    .shown = El maestro paga: ningún mercado vende un tejido por un maíz. Con las casillas, tu Explorador pasa el Establo: una llama por la mañana. Y todos los distritos vuelven a tener algo que dar.
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
