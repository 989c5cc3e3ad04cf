# The lesson of the first day, said by a teacher to one learner, who plays Bert. The figures are
# variables. A step's `.same` answers a learner who decides as the teacher does, `.shown` all
# others; `.other` answers instead where only a single other decision is left.

lesson-first_day = Tu primer día
    .door = Lo que está en juego, tus primeras jugadas y una noche. Después, un día entero es tuyo.
    .hint = El camino más corto para empezar
    .here = Este es tu primer día.

act-first-moves = Primeras jugadas
    .about = Qué está en juego, tu primer inca, tu Príncipe y una subida.
act-priest-and-night = Un sacerdote y una noche
    .about = Cuánto vale una carta, para qué sirve un sacerdote y qué paga la noche.
act-own-day = Tu propio día
    .about = Un día entero, y todas las jugadas son tuyas.

## First moves

step-the-stakes = ¡Velas blancas en el mar! Los españoles quieren oro, y tras el día { $last_day } estarán aquí. Nada de lo que elijas aquí está mal, y cualquier día puedes cambiar de idea.
    .title = Velas en el horizonte
    .ask = ¿Qué prefieres, Príncipe?
exhibit-the-stakes-city = Ocultar Machu Picchu a tiempo, para que los españoles no encuentren nada.
    .title = Salvar la ciudad
    .answer = Cuando se han tomado los { $tiles } sacerdotes y vírgenes, o se roba la última carta, la ciudad se salva: es el Rescate. Entonces el oro no cuenta, y ganan los puntos.
exhibit-the-stakes-gold = Que vengan, y tener entonces más riquezas que nadie.
    .title = Tener más oro que nadie
    .answer = Si nadie salva la ciudad a tiempo, llega la Conquista. Quien más oro tiene multiplica sus puntos por { $most }, y quien le sigue, por { $second }: pocos puntos con mucho oro pueden ganar a muchísimos.

step-your-first-inca = Día { $day }, al amanecer. Eres Bert; enfrente están Ralph y Gina. Tus incas hacen productos allí donde viven. El primero es gratis, y tu carta muestra un pastor. ¿Dónde vivirá?
    .title = Tu primer inca
    .same = ¡Un pastor! La carta de Bert paga por los pastores, y las llamas llevan lejos al Príncipe.
    .shown = El maestro elige la Pradera de Llamas: la carta de Bert paga por los pastores, y las llamas llevan lejos al Príncipe.

step-who-wakes-up = Un pastor de Gina vive al lado del tuyo. El Príncipe que entra toma la bonificación y despierta al distrito: cada inca de allí puede hacer una pieza, por un maíz. Imagina que vas a la pradera.
    .title = ¿Quién se despierta?

step-your-prince = Así que una visita puede ser un regalo para los demás. ¡Te toca! La primera vez, tu Príncipe llega a cualquier distrito sin coste. Los sacerdotes pronto querrán cerámica. Elige un distrito para ver qué pasaría, y elígelo otra vez para ir.
    .title = Un Príncipe en camino
    .wall = Así que una visita puede ser un regalo para los demás. La primera vez, el Príncipe llega a cualquier distrito sin coste. Los sacerdotes pronto querrán cerámica.
    .same = ¡La bonificación es de Bert! También se ha despertado el alfarero de Ralph: un pequeño regalo, pero la cerámica pagará un sacerdote.
    .shown = El maestro va al Taller del Alfarero: despierta al alfarero de Ralph, pero la cerámica pagará un sacerdote.

step-what-you-have = ¡Mira cómo llega! En la partida del maestro, Bert ya tiene { $bert ->
        [one] { $bert } cerámica
       *[other] { $bert } cerámicas
    }; Ralph ha pagado un maíz y tiene { $ralph }. La tabla muestra lo que tiene cada cual. Pero lo tomado, tomado está: cada distrito paga una vez al día.
    .title = Tus nuevas riquezas
sought-find-empty = ¿Cuál de estos ya no da nada más hoy?
    .nudge = ¿Qué distrito ha tenido visita? Su bonificación ya no está en el tablero.
    .right = Sí. El Príncipe de Bert se llevó su bonificación, y el distrito descansa hasta que la noche traiga otra.
    .district-llama_meadow = Todavía no ha venido ningún Príncipe: la bonificación sigue allí, y el pastor de Bert espera a que lo despierten.
    .district-weavers_quarter = Todavía no ha venido ningún Príncipe: la bonificación espera a quien entre primero.

step-up-the-trail = Imagina que tu Príncipe hubiera ido al Templo Principal. La piedra sube a tu Explorador { $stone ->
        [one] { $stone } casilla
       *[other] { $stone } casillas
    }, hasta la { $scout }. Y a los dioses les gustan los regalos: cada unidad lo sube { $unit_steps ->
        [one] { $unit_steps } casilla
       *[other] { $unit_steps } casillas
    }, como mucho una de cada producto; { $unit } maíces son una. ¿Qué entregas?
    .title = Por la Ruta del Inca
    .same = Bien pensado: el Granero devuelve el maíz enseguida, y la subida solo ha costado una coca. Y desde allí, un Explorador da un punto.
    .shown = El maestro entrega el maíz y una coca. Así el Explorador pasa por el Granero, que devuelve el maíz enseguida.
exhibit-first-to-the-temple = En el primer turno, el Príncipe de Bert va al Templo Principal. Una piedra sube al Explorador, y Bert ofrece el maíz y una coca.
    .title = Primero, al templo

## A priest and a night

step-gina-shows-a-card = En la mesa, Ralph y Gina han traído gente nueva. ¿Para qué? Casi todos los puntos salen de las cartas: una carta da un punto por cada persona tuya que muestra. Son secretas, pero Gina te enseña la suya.
    .title = ¿Cuánto vale una carta?

step-a-point-of-your-own = Ahora, tu carta: un pastor y un cóndor. Si la partida acabara ahora, Bert tendría { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. ¡Por algo se empieza!
    .title = Un punto propio
sought-find-my-point = ¿De dónde sale?
    .nudge = ¿A quién de la gente de Bert muestra la carta?
    .right = Sí, del pastor de Bert. El cóndor de la carta no paga nada todavía, porque Bert no tiene ningún sacerdote del Cóndor. ¡Hora de conseguir uno!
    .district-potters_quarter = Allí está el Príncipe de Bert, pero los Príncipes no dan puntos; y el alfarero es de Ralph.
    .order-condor = ¡Todavía no! La carta pagaría por los sacerdotes del Cóndor, pero todos siguen en su fila.
    .market = Los productos no dan puntos. Pagan lo que sí los da.

step-across-the-city = Al lado se va gratis: fuiste a la pradera, y tu pastor se despertó. (Los de Gina, sin maíz, siguieron roncando.) Tienes { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, y más lejos se paga una. Los sacerdotes viven en la otra punta de la ciudad. ¿Adónde vas?
    .title = En llama
    .same = Una llama bien gastada: los sacerdotes ya esperan a Bert.
    .shown = El maestro paga una llama y va a la Casa de los Sacerdotes: la carta también muestra un cóndor.

step-a-condor-priest = Un sacerdote del Cóndor cuesta una coca, una cerámica y un tejido. ¿Para qué? El cóndor de tu carta por fin paga; y en el Templo del Cóndor, un sacerdote puede entregar una llama a los dioses, y tu Explorador sube mucho. ¿Lo tomas?
    .title = Un amigo de los dioses
    .same = ¡Bienvenido sea! La carta vale ya un punto más. Y en la fila ha aparecido un número: tantas casillas dan los dioses por una llama.
    .shown = El maestro toma el sacerdote: la carta vale ya un punto más, y los dioses pagarán bien una llama.
    .other = Los productos se quedan, pero no dan puntos. { step-a-condor-priest.shown }

step-night-falls = En el Templo del Cóndor, una llama subió a tu Explorador { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }. Luego descansaste y tomaste fichas de Luna, hasta que acabó el día. De noche pagan, pero un producto cuesta un maíz. Tienes { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }: ¿lo vale el tejido?
    .title = Cae la noche
    .same = Un tejido por un maíz: ¡más barato que en cualquier mercado! El inca de Gina vuelve a casa del Reloj Solar con productos, y por la mañana todos los distritos vuelven a tener algo que dar.
    .shown = El maestro paga: ningún mercado vende un tejido por un maíz. El inca de Gina vuelve a casa del Reloj Solar con productos, y por la mañana todos los distritos vuelven a tener algo que dar.
    .other = Un maíz ahorrado, un tejido perdido. { step-night-falls.shown }

## Your own day

step-your-own-day = ¡El día { $day } es todo tuyo! Bert tiene { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, un sacerdote del Cóndor y un Explorador en la casilla { $scout }, no muy lejos de la Cima y sus cartas nuevas. Ralph y Gina también juegan, y dicen por qué. ¡Que sea un buen día!
    .title = Tu propio día
    .wall = Día { $day }: desde aquí puede jugar la clase. Bert tiene { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, un sacerdote del Cóndor y un Explorador en la casilla { $scout }, no muy lejos de la Cima y sus cartas nuevas.
