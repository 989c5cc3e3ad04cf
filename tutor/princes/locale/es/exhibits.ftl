# Alternatives of the lesson, and the exhibits. An alternative's figures are those of its own end;
# with _example they are the example's. An exhibit's `.ask` is said before its decisions, `.answer`
# after them.

## Alternatives: what if …?

alternative-ralph-rests = ¿Y si Ralph se hubiera ahorrado el maíz y hubiera dejado descansar al alfarero?
    .title = El alfarero de Ralph descansa
    .claim = Entonces Ralph llega al Palacio Real con solo { $pottery ->
        [one] { $pottery } cerámica
       *[other] { $pottery } cerámicas
    }. No le alcanza para un recolector de coca y un tejedor a la vez: cada uno pide una cerámica. Un maíz es poco para lo que da el trabajo.
    .right = La cerámica no alcanzaría para tanta gente
    .wrong = La misma gente, y un maíz más
alternative-gina-only-farmer = ¿Y si Gina hubiera reclutado solo al granjero y hubiera guardado el maíz y la coca?
    .title = Gina guarda algo de maíz
    .claim = Entonces el pastor de Gina puede trabajar cuando llega Bert, y Gina tiene { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    } en lugar de { $llamas_example ->
        [0] ninguna
       *[other] { $llamas_example }
    }. Pero hay un pastor menos trabajando, ese día y todos los que vienen.
    .right = Gina tendría ahora más llamas
    .wrong = Gina tendría las mismas llamas
alternative-bert-waits = ¿Y si Bert se guardara la llama y dejara el sacrificio para después?
    .title = Bert espera
    .claim = Entonces el Explorador se queda en la casilla { $scout }, y no en la { $scout_example }. No pasa por el Granero, y Bert tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } en lugar de { $corn_example }. La llama sigue ahí, pero este templo ya está agotado por hoy.
alternative-gina-sends-the-farmer = ¿Y si Gina hubiera enviado al granjero al Reloj Solar, y no a un pastor?
    .title = Gina envía al granjero
    .claim = Entonces Gina no tiene a nadie trabajando en los Bancales de Maíz, y la visita solo da la bonificación: Gina tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } en lugar de { $corn_example }. Envía a quien menos falta te haga.
alternative-bert-gives-nothing = ¿Y si Bert tomara la piedra, pero se guardara la llama?
    .title = Bert se guarda la llama
    .claim = Entonces el Explorador se queda en la casilla { $scout }, por debajo de la Cima. El número es más alto que { $scout_example }, pero la ruta es un anillo: Bert no ha robado nada y tiene { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } en lugar de { $cards_example }.

## Exhibits: the worked examples of the rules

exhibit-a-card = La carta de Sacrificio de Bert muestra un alfarero y un puma. Bert tiene alfareros, un tejedor y un sacerdote del Puma.
    .title = Una carta de Sacrificio
exhibit-shared-coca = Ayer nadie fue a la Plantación de Coca, así que la bonificación ha crecido. Todos tienen allí recolectores de coca. Entra Bert.
    .title = Producción para todos
    .ask = ¿Cuánta coca tiene al final cada uno, si trabajan todos los recolectores?
    .answer = Bert toma toda la bonificación y además recolecta una coca: ahora tiene { $bert ->
        [one] { $bert } coca
       *[other] { $bert } cocas
    }. Ralph tiene { $ralph }, y Gina, con más recolectores, { $gina }. Cada coca recolectada ha costado un maíz.
exhibit-stones-and-virgins = Bert no tiene ninguna virgen; Ralph tiene una, Gina tiene más, y todos tienen una llama. Bert entra en el Templo del Sol, donde hay piedras.
    .title = El Templo del Sol
    .ask = ¿Hasta dónde sube cada Explorador?
    .answer = El Explorador de Bert sube { $stone ->
        [one] { $stone } casilla
       *[other] { $stone } casillas
    } por cada piedra, hasta la { $bert }. La virgen de Ralph sacrifica una llama por { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }, y su Explorador queda en la { $ralph }. Gina tiene más vírgenes, pero no puede sacrificar más llamas de las que tiene, y acaba en la { $gina }. Una virgen cuesta { $coca ->
        [one] { $coca } coca
       *[other] { $coca } cocas
    }, { $pottery ->
        [one] { $pottery } cerámica
       *[other] { $pottery } cerámicas
    } y { $cloth ->
        [one] { $cloth } tejido
       *[other] { $cloth } tejidos
    }; un sacerdote del Puma, { $puma_coca ->
        [one] { $puma_coca } coca
       *[other] { $puma_coca } cocas
    }, { $puma_pottery ->
        [one] { $puma_pottery } cerámica
       *[other] { $puma_pottery } cerámicas
    } y { $puma_cloth ->
        [one] { $puma_cloth } tejido
       *[other] { $puma_cloth } tejidos
    }.
exhibit-an-offering = Bert entra en el Templo Principal y ofrece maíz, una llama y un tejido.
    .title = Una ofrenda
exhibit-more-than-one = Bert llega al Palacio Real con coca, cerámica y tejido, y quiere un recolector de coca y un tejedor.
    .title = Reclutar más de uno
    .ask = ¿Bastan los productos para eso?
    .answer = Sí, justo: cerámica y tejido por el recolector de coca, coca y cerámica por el tejedor. Esto es lo que queda: { $coca ->
        [0] nada de coca
        [one] { $coca } coca
       *[other] { $coca } cocas
    }, { $pottery ->
        [0] nada de cerámica
        [one] { $pottery } cerámica
       *[other] { $pottery } cerámicas
    } y { $cloth ->
        [0] ningún tejido
        [one] { $cloth } tejido
       *[other] { $cloth } tejidos
    }; además, en la reserva { $supply ->
        [one] espera { $supply } inca
       *[other] esperan { $supply } incas
    }. En el mismo turno podría haber venido un alfarero, pero no otro tejedor.
exhibit-another-puma = Bert viaja a la Casa de los Sacerdotes y adquiere un sacerdote del Puma. Antes ya se han adquirido otros.
    .title = Otro sacerdote del Puma
exhibit-selling-coca = Bert vende coca en la Plaza Central, una tras otra, sin ajustar el mercado.
    .title = Vender una a una
exhibit-buying-coca = Bert compra coca en la Plaza Central, una tras otra, sin ajustar el mercado.
    .title = Comprar una a una
exhibit-a-market-day = Bert llega a la Plaza Central con una coca, tejidos y sin maíz, a comprar una llama y una cerámica.
    .title = Una visita al mercado
    .ask = ¿Qué ajustarías tú, y cuánto maíz le quedará a Bert?
    .answer = Bert quita primero un tejido, porque es lo que más va a vender. Todos esos tejidos y la coca pagan la llama, que sale de la columna, y la cerámica, que sale de la banca. Al final, a Bert { $corn ->
        [0] no le queda maíz
        [one] le queda { $corn } maíz
       *[other] le quedan { $corn } maíces
    }.
exhibit-past-the-summit = Un sacrificio lleva al Explorador de Bert más allá de la Cima.
    .title = Pasar la Cima
exhibit-a-long-climb = Bert entra en el Templo del Puma con varios sacerdotes del Puma, una llama para cada uno y casi nada de maíz.
    .title = Una larga subida
    .ask = ¿Dónde estará el Explorador, y qué habrá ganado por el camino?
    .answer = El Explorador ha pasado por el Establo, en la casilla { $stable }, y por la Cima, donde Bert ha robado cartas, y ha llegado al Granero, en la casilla { $granary }: está en la { $scout }. Cuando acaba el turno, Bert tiene { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } y { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
exhibit-counting-points = Bert tiene varias cartas, y también incas, sacerdotes del Puma y una virgen.
    .title = Contar los puntos
    .ask = ¿Cuántos puntos valen las cartas y el Explorador de Bert? ¿Y cuánto oro tiene Bert?
    .answer = El puma sale varias veces en las cartas, y cada vez cuenta por todos los sacerdotes del Puma, que son { $pumas }. Los iconos de tejedor cuentan por { $weavers ->
        [one] { $weavers } tejedor
       *[other] { $weavers } tejedores
    } cada uno; el de granjero, por { $farmers ->
        [one] { $farmers } granjero
       *[other] { $farmers } granjeros
    }, y cada icono de coca, por el recolector de coca. { $shepherds ->
        [one] El pastor no da nada, porque ninguna carta muestra uno.
       *[other] Los pastores no dan nada, porque ninguna carta muestra uno.
    } Con la casilla del Explorador son { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. El oro se cuenta aparte: el de las cartas y el del Explorador suman { $gold }.
exhibit-the-conquest = Es el último turno del último día, y le toca a Ana. Cuando acabe, los españoles tomarán la ciudad.
    .title = La Conquista
exhibit-the-end-of-the-example = Este es el último turno del maestro. Gina está en los Bancales de Maíz y tiene productos para incas nuevos.
    .title = El último turno del maestro
    .ask = ¿Cómo convierte Gina todos esos productos en incas de una vez?
    .answer = Gina paga una llama, viaja al Palacio Real y recluta un alfarero y un recolector de coca. En la reserva { $supply ->
        [one] queda { $supply } inca
       *[other] quedan { $supply } incas
    }, y para los próximos viajes, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }.

## Exhibits: what the example does not show

exhibit-stable-too-early = Bert entra en el Templo del Puma con más sacerdotes del Puma que llamas. La piedra lleva al Explorador al Establo.
    .title = La llama del Establo
    .ask = ¿Se puede sacrificar enseguida la llama del Establo?
    .answer = No. El Establo paga cuando acaba el turno. Bert sacrifica la llama que tiene, el Explorador llega a la casilla { $scout }, y solo entonces llega una llama nueva: para el próximo turno, { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }.
exhibit-a-virgin = Bert viaja a la Casa de las Vírgenes. Antes ya se han adquirido otras vírgenes.
    .title = Adquirir una virgen
    .ask = ¿Qué paga Bert, y cuánto vale después una llama en el Templo del Sol?
    .answer = Una virgen cuesta { $coca ->
        [one] { $coca } coca
       *[other] { $coca } cocas
    }, { $pottery ->
        [one] { $pottery } cerámica
       *[other] { $pottery } cerámicas
    } y { $cloth ->
        [one] { $cloth } tejido
       *[other] { $cloth } tejidos
    }. Se destapa el número siguiente, y una llama en el Templo del Sol vale ahora para todos { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }.
exhibit-puma-sacrifice = Bert entra en el Templo del Puma con sacerdotes del Puma y llamas. También Ralph tiene un sacerdote del Puma y una llama; Gina solo tiene llamas.
    .title = Ante el Templo del Puma
    .ask = ¿Quién puede sacrificar? ¿Y está alguien obligado?
    .answer = Los sacerdotes de Bert sacrifican una llama cada uno, y el Explorador llega a la casilla { $bert }. Ralph podría sacrificar la suya por { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }, pero prefiere guardarla. Gina no tiene ningún sacerdote del Puma, así que no tiene nada que decidir.
exhibit-nothing-is-forced = Bert entra en el Taller del Tejedor, donde solo Ralph tiene tejedores.
    .title = Los tejedores de Ralph
    .ask = ¿Tienen que trabajar los tejedores de Ralph? ¿Y tiene Bert que tomar la bonificación?
    .answer = La bonificación se toma siempre: Bert tiene { $bert ->
        [one] { $bert } tejido
       *[other] { $bert } tejidos
    }. Pero Ralph puede dejar descansar a sus tejedores, y conserva { $ralph ->
        [one] { $ralph } maíz
       *[other] { $ralph } maíces
    }.
exhibit-nothing-left = Bert entra en el Taller del Tejedor, donde tiene tejedores. Allí no hay ninguna bonificación.
    .title = Un distrito agotado
exhibit-a-temple-without-stones = Bert entra en el Templo Principal con productos que ofrecer. Allí no hay ninguna piedra.
    .title = Un templo agotado
exhibit-farmers-for-everybody = Bert entra en los Bancales de Maíz. Bert y Ralph tienen allí granjeros, y nadie tiene nada de maíz.
    .title = Trabajan todos los granjeros
    .ask = ¿Quién recibe maíz?
    .answer = Bert toma la bonificación, y además cosecha su granjero: { $bert ->
        [one] { $bert } maíz
       *[other] { $bert } maíces
    }. En el turno de Bert también { $farmers ->
        [one] trabaja el granjero
       *[other] trabajan los { $farmers } granjeros
    } de Ralph: { $ralph ->
        [one] { $ralph } maíz
       *[other] { $ralph } maíces
    }, gratis.
exhibit-no-round-trips = Bert ha vendido una coca en la Plaza Central y tiene maíz en la mano.
    .title = Lo vendido y lo comprado
    .ask = ¿Puede Bert volver a comprar la coca, o comprar maíz con una coca?
    .answer = Ni lo uno ni lo otro. Lo que se vende en una visita no se vuelve a comprar en la misma visita; es una aclaración nuestra, porque no cambiaría nada. Y el maíz es el dinero: no tiene columna. Con { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }, Bert puede comprar otros productos, o vender { $coca ->
        [one] la otra coca
       *[other] las otras { $coca } cocas
    }.
exhibit-round-again = Bert entra en el Templo del Sol con muchas vírgenes y una llama para cada una.
    .title = Otra vuelta a la ruta
    .ask = ¿Qué pasa si una sola subida pasa otra vez por la Cima?
    .answer = Cuenta cada vez: Bert ha robado cartas, ha devuelto algunas y luego ha hecho lo mismo otra vez. El Explorador está en la casilla { $scout }, Bert tiene { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, y el Granero y el Establo han pagado todas las veces.
exhibit-cards-before-the-llama = El Explorador de Bert está cerca de la Cima. Las piedras del Templo del Puma bastan para pasarla.
    .title = Una cosa tras otra
    .ask = ¿Qué va antes, las cartas nuevas o el sacrificio?
    .answer = Las cartas. Cada subida se completa antes de que pase ninguna otra cosa: Bert roba y devuelve, y solo después decide sobre la llama. Las cartas devueltas quedan bajo el mazo en el orden de la lista de cartas; nadie las ordena. El Explorador acaba en la casilla { $scout }, con { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } en la mano de Bert.
exhibit-a-short-deck = Apenas quedan cartas en el mazo cuando el Explorador de Bert llega a la Cima.
    .title = Un mazo escaso
    .ask = ¿Cuántas cartas roba y cuántas devuelve Bert?
    .answer = Bert roba todo lo que queda y devuelve una carta menos de las que ha robado: se queda con { $cards } en la mano, y en el mazo vuelve a haber { $deck ->
        [one] { $deck } carta
       *[other] { $deck } cartas
    } para quien llegue después. Quien encuentra una sola carta se la queda sin más.
exhibit-the-deck-runs-out = Todos los Exploradores rozan la Cima. Bert entra en el Templo Principal, donde todos pueden ofrecer.
    .title = El mazo se agota
    .ask = ¿Quién recibe la última carta, qué reciben los demás y quién gana?
    .answer = La piedra lleva primero a la Cima al Explorador de Bert, así que la última carta es para Bert: la ciudad se salva, y la partida acaba tras este turno. Ralph y Gina también llegan a la Cima y reciben en su lugar { $awards ->
        [one] { $awards } punto
       *[other] { $awards } puntos
    } cada uno. Ralph tiene { $ralph ->
        [one] { $ralph } punto
       *[other] { $ralph } puntos
    } y Gina { $gina }; entre quienes empatan gana quien conserva más unidades: Ralph tiene { $ralph_units } y Gina { $gina_units }.
exhibit-the-last-virgin = Ya se han tomado todos los sacerdotes, y todas las vírgenes menos una. Bert puede pagar la última.
    .title = El Rescate
    .ask = ¿Qué pasa cuando se adquiere la última virgen, y quién gana?
    .answer = Ya se han tomado las { $all } fichas, así que la partida acaba tras este turno con el Rescate. Gana quien tiene más puntos: Bert tiene { $bert ->
        [one] { $bert } punto
       *[other] { $bert } puntos
    }, Ralph { $ralph } y Gina { $gina }. El oro ya no importa.
exhibit-saved-before-night = Es el último turno del día, todos tienen una ficha de Luna, y Bert está a punto de robar la última carta.
    .title = Salvada antes de la noche
    .ask = ¿Se pagan aún las fichas de Luna?
    .answer = No. El Rescate va primero: no hay noche, y las fichas no pagan nada, así que Bert sigue con { $coca ->
        [one] { $coca } coca
       *[other] { $coca } cocas
    }. Pero lo que trae el final del turno sí se paga: por jugar en último lugar, Bert toma el maíz del marcador de tiempo y tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }. Podría decidir un empate.
exhibit-a-tile-on-the-last-day = El último día, Bert se queda y toma la ficha de llama.
    .title = Una ficha de Luna el último día
    .ask = ¿Cuándo paga la ficha?
    .answer = En el acto, por un maíz: Bert tiene { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    } y { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }. La ficha se queda con Bert y cuenta para el fin del día.
exhibit-the-clock-on-the-last-day = El último día, Bert va al Reloj Solar y envía a un pastor.
    .title = El Reloj Solar el último día
    .ask = ¿Cuándo paga el reloj, y qué pasa con el inca?
    .answer = Paga en el acto: productos diferentes, y el Explorador sube a la casilla { $scout }. Pero el inca se queda en el reloj, y allí no da puntos con ninguna carta.
exhibit-level-on-gold = La partida está a punto de acabar con la Conquista. Bert y Ralph empatan en oro; Gina tiene menos.
    .title = Empate en oro
    .ask = ¿De quién son los puntos que se multiplican?
    .answer = Bert y Ralph, con { $gold } de oro cada uno, comparten el primer puesto: sus puntos se multiplican por { $most }. Gina, con { $gina_gold } de oro, tiene la siguiente cantidad, y los suyos se multiplican por { $next }. Bert acaba con { $bert ->
        [one] { $bert } punto
       *[other] { $bert } puntos
    }, Ralph con { $ralph } y Gina con { $gina }.
exhibit-a-whole-evening = Anochece. Se han tomado algunas fichas de Luna, y en el Reloj Solar hay incas de Gina. Ahora Bert toma la ficha que pone fin al día.
    .title = Una noche entera
    .ask = Juégala hasta el final: ¿a quién le queda un turno, qué cobra cada uno y en qué orden?
    .answer = A Ralph y Gina les quedaba un turno, y Gina, en último lugar, tomó el maíz del marcador de tiempo. Luego pagaron las fichas de Luna, primero la de Bert y luego las de Ralph, cuyo maíz sirvió para las demás: a Ralph { $ralph ->
        [0] no le queda maíz
        [one] le queda { $ralph } maíz
       *[other] le quedan { $ralph } maíces
    }. Después pagó el Reloj Solar, y Gina subió hasta la casilla { $gina }. En los Bancales de Maíz la bonificación sigue en { $terraces }: no cabe más; en el Templo del Puma vuelve a haber { $puma ->
        [one] { $puma } piedra
       *[other] { $puma } piedras
    }. Es el día { $day }, y empieza Bert.
exhibit-a-small-table = Una mesa pequeña: solo juegan Bert y Ralph.
    .title = Una mesa pequeña
    .ask = ¿Qué día empieza la partida, y cuántos incas tiene cada jugador?
    .answer = Empieza el día { $day }, así que quedan más días hasta el { $last_day }, con { $track_corn ->
        [one] { $track_corn } maíz
       *[other] { $track_corn } maíces
    } en el marcador de tiempo. Cada cual tiene { $incas ->
        [one] { $incas } inca
       *[other] { $incas } incas
    }.
exhibit-a-full-table = Una mesa completa: juegan todos los que caben.
    .title = Una mesa completa
    .ask = ¿Qué día empieza la partida, y cuántos incas tiene cada jugador?
    .answer = Empieza el día { $day }, con { $track_corn ->
        [one] { $track_corn } maíz
       *[other] { $track_corn } maíces
    } en el marcador de tiempo, y cada jugador tiene { $incas ->
        [one] { $incas } inca
       *[other] { $incas } incas
    }. Los Exploradores salen de casillas seguidas, el primero de la { $scout }, y tras el reparto { $deck ->
        [one] queda { $deck } carta en el mazo
       *[other] quedan { $deck } cartas en el mazo
    }.
exhibit-the-learning-game = La partida de aprendizaje, que solo aparece en uno de los textos que tenemos. Nadie elige un primer inca.
    .title = La partida de aprendizaje
    .ask = ¿Qué cambia al principio?
    .answer = Cada jugador tiene ya { $incas ->
        [one] { $incas } inca
       *[other] { $incas } incas
    } en cada distrito de producción, y en la reserva, { $supply }. A cambio, la partida empieza más tarde, el día { $day }.

## Planes, jugados hasta el final

exhibit-first-plan-cards = Recluta los granjeros y pastores que muestran tus cartas, y ponlos a trabajar.
    .title = Gente para tus cartas
    .answer = A la mañana siguiente tendrías { $points } puntos, { $gold } de oro y { $units } unidades guardadas. Quedan pocos productos, pero esta gente también trabaja mañana.
exhibit-first-plan-trail = De templo en templo, por oro y cartas nuevas.
    .title = Ruta arriba
    .answer = A la mañana siguiente tendrías { $points } puntos, { $gold } de oro, { $cards } cartas y { $units } unidades guardadas. Mucho oro, pero sigue sin trabajar nadie.
exhibit-first-plan-market = Vende y compra en la Plaza Central hasta que puedas pagar algo.
    .title = Primero, comerciar
    .answer = A la mañana siguiente tendrías { $points } puntos, { $gold } de oro y { $units } unidades guardadas. Salió de ahí un sacerdote del Puma, y mucho ir y venir.
exhibit-second-plan-people = Recluta otra vez, antes de que sea tarde para sacarle provecho.
    .title = Más gente
    .answer = A la mañana siguiente tendrías { $points } puntos, { $gold } de oro y { $units } unidades guardadas. Cada pastor cuenta en más de una carta.
exhibit-second-plan-trail = Que las piedras y las llamas lleven al Explorador a la Cima.
    .title = Ruta arriba
    .answer = A la mañana siguiente tendrías { $points } puntos, { $gold } de oro, { $cards } cartas y { $units } unidades guardadas. Las cartas traen puntos y oro a la vez.
exhibit-second-plan-market = Gana maíz hoy y gástalo mañana.
    .title = Primero, comerciar
    .answer = A la mañana siguiente tendrías { $points } puntos, { $gold } de oro y { $units } unidades guardadas. Los productos solos no puntúan.
exhibit-last-plan-virgin = Adquiere otra virgen del Sol, que sale en la mayoría de tus cartas, y recluta con lo que vaya entrando.
    .title = Una virgen más
    .answer = Bert acaba con { $points } puntos, y sus { $gold } de oro los multiplican hasta { $total }. Ralph ha seguido robando cartas, tiene { $rival } de oro y gana con { $ralph }; Gina acaba con { $gina }. Una virgen da puntos, pero no oro.
exhibit-last-plan-trail = Templo tras templo, por una carta más y su oro.
    .title = A la Cima
    .answer = Bert acaba con { $points } puntos, y sus { $gold } de oro, más que nadie, los multiplican hasta { $total }: ¡así se gana! Ralph, con { $rival } de oro, acaba con { $ralph }; Gina, con { $gina }. La carta nueva lo ha decidido: sin su oro, Ralph habría tenido más que Bert.
exhibit-last-plan-people = Gástalo todo en gente que puntúe en tus cartas.
    .title = Gente y más gente
    .answer = Bert acaba con { $points } puntos, y sus { $gold } de oro los multiplican hasta { $total }. Gana Ralph con { $ralph }, porque { $rival } de oro son más; Gina acaba con { $gina }. La gente ha dado sus puntos, pero ninguna carta con su oro.
