# La lección de la primera búsqueda. Todas las cifras llegan como variables. En cada paso, `.same`
# responde a quien decide como el maestro, `.other` a quien decide otra cosa y `.shown` a quien deja
# decidir al maestro.

lesson-first_quest = Primera búsqueda
    .door = Lo más fácil para empezar: ¿antorcha o campamento? Cinco rondas en el templo, y lo que vale cada elección.
    .hint = La primera búsqueda, paso a paso
    .here = Esta es la primera búsqueda.

act-first-rounds = Al templo
    .about = Dos rondas: tesoros, peligros y artefactos, y cuándo volver.
act-with-the-odds = Con números
    .about = Tres rondas: primero la intuición, luego los números; mira lo que valía cada elección y quién gana.

## Into the temple

step-torch-or-camp = Eres Ana. Hay { $beside } de tesoro junto a tu tienda y { $left } más en el camino. Toma la Antorcha y sigue a por más, o vuelve: lo que metas en tu tienda está a salvo para siempre.
    .title = ¿Antorcha o Campamento?
    .same = Seguís los tres y se descubre la carta: ¡un artefacto! No se puede repartir, así que espera en el camino a quien salga en solitario.
    .other = Sales en solitario con { $home }: los { $beside } y los { $left } del camino están a salvo. El maestro sigue, porque aún puede pasar poco. Se descubre la carta y es un artefacto: espera en el camino a quien salga en solitario.
    .shown = Aún puede pasar poco: los tres siguen y se descubre la carta. ¡Un artefacto! No se puede repartir, así que espera en el camino a quien salga en solitario.
step-beside-the-tent = Hay una araña en el camino. La primera de una clase solo avisa; la segunda acaba la ronda en el acto.
    .title = Una araña
step-a-secret-choice = Beto y Chaska ya han elegido, en secreto. De las { $cards } cartas que faltan, { $strikes } son arañas. Quien sale en solitario se lleva el artefacto; si salen dos a la vez, comparten el camino y el artefacto se queda. ¿Y tú?
    .title = Una elección secreta
    .same = Chaska salió en solitario, con lo del camino y el artefacto. A Beto y a ti os tocó la segunda araña: tus { $beside } se pierden y ya ha empezado otra ronda. Una buena elección puede acabar mal.
    .other = Chaska y tú salisteis a la vez: { $together } cada uno, y el artefacto para nadie. Luego Beto encontró la segunda araña y acabó la ronda. ¡Qué suerte! Solo { $strikes } de las { $cards } cartas eran arañas: por eso el maestro sigue, y en su partida Chaska sale en solitario con el artefacto.
    .shown = Chaska salió en solitario, con lo del camino y el artefacto. Al maestro y a Beto les tocó la segunda araña: se pierden { $beside } y ya ha empezado otra ronda. Una buena elección puede acabar mal.
step-nothing-to-lose = Ronda { $round }. Chaska se llevó el artefacto; en el camino se habría perdido para siempre. La segunda araña está fuera del juego. Salió primero un peligro: por eso se descubrió otra carta.
    .title = Nada que perder
    .same = Claro. Con las manos vacías no hay nada que perder. Siguen todos y sale un tesoro.
    .other = Has vuelto sin nada, y los demás se reparten el tesoro que sale. Con las manos vacías, el maestro siempre sigue.
    .shown = En casa no tendrías nada. Con las manos vacías, el maestro siempre sigue, y sale un tesoro.
step-dangerous-cards = ¡Un tesoro! { $beside } para cada uno, y { $left } se quedan en la carta: no se podían repartir. Pero también esperan una serpiente y una momia.
    .title = ¿Cuánto peligro hay?
    .after = Aún boca abajo: { $snakes } serpientes y { $mummies } momias. Son { $strikes }.
step-a-little-more = { $strikes } de las { $cards } cartas acabarían la ronda. En solitario te llevarías { $home }. Chaska ya ha elegido, y Beto nunca duda.
    .title = ¿Un poco más?
    .same = Seguís los tres, y la carta no hace daño, como casi todas todavía. ¡Es un artefacto!
    .other = Sales en solitario, con { $home } a salvo. A los demás les sale un artefacto. El maestro también sigue: la mayoría de las cartas aún no hace daño.
    .shown = { $home } no están mal, pero la mayoría de las cartas aún no hace daño. El maestro sigue, como los demás, y sale un artefacto.
step-home-together = ¡Otro artefacto! Quien sale en solitario se lo lleva, con todo lo del camino. Si salen varios a la vez, comparten el camino y el artefacto se queda donde está.
    .title = ¿Todos a la vez?
step-home-alone = Chaska ha elegido en secreto, y Beto elige después de ti. Si los dos siguen, te llevas { $beside } y { $left } de tesoro, y el artefacto, que vale { $artifact } puntos.
    .title = Todo para ti
    .same = Sí: { $home } a salvo, y la segunda momia se lo quitó todo a los demás. Faltó poco: una carta más valía de media cerca de { $whole },{ $tenth }, exactamente { $more }.
    .other = Seguisteis los tres y salió la segunda momia: tus { $beside } se pierden. El maestro sale con { $home }. Faltó poco: una carta más valía de media cerca de { $whole },{ $tenth }, exactamente { $more }.
    .shown = El maestro sale con { $home }, y la segunda momia se lo quita todo a los demás. Faltó poco: una carta más valía de media cerca de { $whole },{ $tenth }, exactamente { $more }.

## With the odds

step-by-feeling = Ronda { $round }. La momia se lo quitó todo a Beto y a Chaska. Empatas con Chaska: { $tent } en la tienda y un artefacto. Ahora hay { $beside } junto a tu tienda y { $left } en el camino. Primero por intuición; en el paso siguiente cuentas.
    .title = Por intuición
step-by-the-odds = Ahora cuenta: { $strikes } de las { $cards } cartas acabarían la ronda. El Campamento vale { $home } si sales en solitario; la Antorcha, de media, cerca de { $whole },{ $tenth }, exactamente { $more }.
    .title = Con números
    .same = Lo mismo hace el maestro: cerca de { $whole },{ $tenth } es más que { $home }. Seguís los tres y sale un tesoro.
    .other = Sales en solitario, con { $home } a salvo. No es un gran error: la Antorcha valía cerca de { $whole },{ $tenth }, y por eso el maestro la toma. Los demás se reparten el tesoro que sale.
    .shown = El maestro toma la Antorcha, que vale cerca de { $whole },{ $tenth }; el Campamento valía { $home }. Siguen los tres y sale un tesoro.
step-the-whole-prize = Los tres os repartisteis ese tesoro y seguisteis una vez más. Entonces salió un artefacto. Los { $inside } seguís dentro, con { $beside } cada uno y { $left } en el camino.
    .title = El premio entero
step-far-enough = { $strikes } de las { $cards } cartas acabarían la ronda, y nunca ha habido tanto en juego. La Antorcha vale de media cerca de { $whole },{ $tenth }, exactamente { $more }; el Campamento, { $home } si sales en solitario.
    .title = ¿Ya basta?
    .same = Bien hecho: { $home } a salvo. Los demás siguieron y salió un tesoro: les fue bien. Aun así, tu elección era la mejor.
    .other = Seguís los tres y sale un tesoro: esta vez fue bien. La Antorcha valía cerca de { $whole },{ $tenth } y el Campamento { $home }: por eso el maestro sale. Aun así, el Campamento era la mejor elección.
    .shown = La Antorcha valía cerca de { $whole },{ $tenth } y el Campamento { $home }: el maestro sale. Los demás siguieron y salió un tesoro. Aun así, el Campamento era la mejor elección.
step-a-spider-less = Después de ti, Beto y Chaska salieron a la vez. En las tiendas: tú { $tent }, Chaska { $chaska }, Beto { $beto }. La ronda { $round } empieza con una araña, pero una ya está fuera del juego. Por intuición: ¿Antorcha o Campamento?
    .title = Una araña menos
step-who-wins = Volviste a tiempo en la cuarta ronda y en esta, la última: { $tent } en tu tienda. Dentro solo está Beto, con un artefacto que vale { $artifact } puntos. Si hay empate en total, gana quien tiene más artefactos, valgan lo que valgan.
    .title = ¿Quién gana?
    .after = Beto y tú empatáis en total, y tus { $artifacts } artefactos son más que los de Beto. En el último dibujo, una estrella señala a quien gana. En la mesa las tiendas están cerradas: ¡lleva la cuenta!
step-without-artifacts = Diamant es el mismo juego sin artefactos; aquí también se puede jugar. Es la elección de tu segunda ronda, con las tiendas vacías: { $beside } junto a tu tienda, { $left } en el camino, una serpiente y una momia. Con el artefacto saliste.
    .title = Sin artefactos
step-twenty-choices = Veinte elecciones seguidas, de partidas que nunca has visto. Decide por intuición y di lo seguro que es para ti: al final verás hasta dónde puedes fiarte. Puedes dejarlo cuando quieras.
    .title = Veinte elecciones
    .done = Has elegido veinte veces. Si acertaste más cuando había más seguridad, puedes fiarte de tu intuición. Y ahora, ¡a jugar!

exhibit-diamant = Ahora no hay ningún artefacto en el camino, ni en el mazo.
    .title = Sin artefactos
