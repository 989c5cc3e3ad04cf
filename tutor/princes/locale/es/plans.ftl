# Qué gana, medido entre los jugadores del tutor, y una primera partida en pocas líneas.

plans-decimal = { $whole },{ $tenth }
plans-first = Tu primera partida
    .about = Un comienzo que nunca sale mal, y en qué fijarte.
plans-first-inca = Coloca tu primer inca donde una carta de tu mano muestre su oficio: trabaja y además puntúa. Si ninguna lo muestra, elige { $inca }.
plans-first-prince = Lleva primero tu Príncipe a este distrito: { $prince }. Fue la primera visita que mejor les salió a nuestros jugadores.
plans-first-people = Recluta pronto: un inca trabaja todos los días que quedan.
plans-first-llamas = Guarda una llama, para un viaje o para un sacrificio cuando alguien abra un templo.
plans-first-trail = Llega al Granero, en la casilla { $granary }, antes de la primera noche si te sale barato.
plans-first-tiles = Mira las fichas de Luna antes de cada turno: cuando faltan dos, cualquiera puede acabar el día.
plans-first-cards = Elige cartas que muestren lo que ya tienes y cambia de rumbo solo por una buena.
plans-first-end = Cuenta los sacerdotes y vírgenes que quedan. ¿No se ve ningún Rescate? Entonces el oro multiplica los puntos: por { $most } a quien tenga más y por { $second } a quien le siga.
plans-prices = Lo que cuesta cada cual
plans-sails = Velas al atardecer
    .told = Al atardecer se ven tres barcos españoles a lo lejos, en el mar. A la derecha está la ciudad, al pie de su montaña.
plans-wins = Qué hace ganar
    .about = Hicimos jugar { $games } partidas a dos clases de jugadores, unos con cuatro reglas sencillas y otros con un plan, en mesas de todos los tamaños. Son nuestros jugadores, no tú: toma las cifras como pistas. La línea fina de cada barra indica dónde está la cifra verdadera diecinueve veces de cada veinte.
    .limits = Sacerdotes, vírgenes, cartas y oro acompañan a la victoria; eso no prueba que la causen. Algunos valores de avance y el precio de las vírgenes los suponemos nosotros, y los jugadores los hicimos nosotros. Cualquiera puede volver a medir: la orden «findings» con la semilla { $seed } da las mismas cifras.
plans-inca = Tu primer inca
    .drawn = Partidas ganadas tras este primer inca. Línea discontinua: por pura suerte.
    .text = El primer distrito lo eligió el azar. { $apart ->
    [yes] Con { $best } se ganó el { $most } % de las partidas; con { $worst }, el { $least } %.
   *[no] Todos los primeros distritos dieron resultados parecidos, desde el { $least } % de partidas ganadas ({ $worst }) hasta el { $most } % ({ $best }); la diferencia puede ser suerte.
} La línea discontinua marca lo que tocaría con fuerzas iguales, el { $fair } %. { $cases } comienzos.
plans-prince = La primera visita de tu Príncipe
    .drawn = Partidas ganadas tras esta primera visita. Línea discontinua: por pura suerte.
    .text = También aquí decidió el azar. { $apart ->
    [yes] Lo mejor fue { $best }, con el { $most } % de partidas ganadas, y lo peor { $worst }, con el { $least } %.
   *[no] Entre { $worst } ({ $least } % de partidas ganadas) y { $best } ({ $most } %) la diferencia puede ser suerte.
} Con fuerzas iguales sería el { $fair } %. { $cases } comienzos.
plans-orders = Sacerdotes y vírgenes
    .drawn = Cuántos tenían al final, de media. Quienes ganaron con alguna virgen tuvieron la primera, de media, el día { $day } de juego.
    .text = El { $winners } % de quienes ganaron tenía al menos una virgen al final; del resto, el { $others } %. Quienes ganaron con alguna tuvieron la primera, de media, el día { $day } de juego. { $cases } jugadores.
plans-held = Cimas, cartas y oro
    .drawn = Lo que tenían al final, de media.
    .text = Los Exploradores de quienes ganaron alcanzaron la Cima { $winners } veces; los demás, { $others }. Cuando la ciudad fue conquistada, ganó alguien con la mayor cantidad de oro en el { $gold } % de { $cases } partidas.
plans-held-cards = Cartas
plans-held-laps = Cimas
plans-held-gold = Oro
plans-held-suns = Fichas de Sol
plans-named = { $what }: { $who ->
    [winners] quien ganó
   *[others] los demás
}
plans-days = Cuándo acaba el día
    .drawn = Cuántos días acabaron en cada ronda; de media, en la ronda { $rounds }.
    .text = La tercera ficha de Luna se tomó, de media, en la ronda { $rounds } del día. Las barras cuentan cuántos de { $cases } días acabaron en cada ronda.
plans-rounds = { $more ->
    [yes] { $count } o más
   *[no] Ronda { $count }
}
plans-endings = Rescate o Conquista
    .drawn = Partidas que acabaron con la Conquista. Nuestros jugadores simulados salvaron la ciudad en { $rescued } de { $cases } partidas; no cuentes con ello en tu mesa.
    .text = Nuestros jugadores salvaron la ciudad en { $rescued } de { $cases } partidas; todas las demás acabaron con la Conquista. Las barras muestran la parte de Conquistas. No cuentes con ello en tu mesa: la gente puede tener más prisa que nuestros jugadores.
plans-seats = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}

## Sobre esta edición

plans-edition = Sobre esta edición
edition-about = Las reglas están completas. Algunas cifras impresas no constan en ningún texto que tengamos: esas están reconstruidas. Si tienes el juego, corrígelas en una copia del archivo de componentes y juega con ella.
edition-stated = En un texto de reglas
    .meaning = Estas cifras son las impresas.
edition-shown = En un ejemplo
    .meaning = Se deducen del inicio rápido o de otro ejemplo resuelto.
edition-reported = Según otras fuentes
    .meaning = Constan en reseñas y en reglas de otros idiomas.
edition-reconstructed = Reconstruido
    .meaning = No consta en ningún texto que tengamos; es nuestra mejor lectura.
edition-table-market = Los precios del mercado
edition-table-trail = Los lugares señalados de la Ruta del Inca
edition-table-days = El número de días
edition-table-incas = El número de incas de cada jugador
edition-table-moon_tiles = Las fichas de Luna
edition-table-recruit = Lo que cuestan los incas
edition-values = { $count ->
    [one] Un valor de avance ({ $of }): { $values }
   *[other] Valores de avance ({ $of }): { $values }
}
edition-cost = El precio ({ $of })
edition-count = La cantidad ({ $of })
edition-gold = { $count ->
    [one] El oro de { $count } de las { $all } cartas de Sacrificio
   *[other] El oro de { $count } de las { $all } cartas de Sacrificio
}
edition-borders = { $count ->
    [one] { $count } de los { $all } caminos libres: { $pairs }
   *[other] { $count } de los { $all } caminos libres: { $pairs }
}
