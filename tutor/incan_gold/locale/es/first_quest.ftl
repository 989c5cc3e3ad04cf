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

step-torch-or-camp = Tras cinco rondas gana quien tenga más puntos en su tienda. Eres Ana. Hay { $beside } de tesoro junto a tu tienda y { $left } más en el camino. Toma la Antorcha y sigue, o vuelve: lo que metas en tu tienda está a salvo para siempre.
    .title = Antorcha o Campamento
    .same = Buena elección: una carta más, y luego a casa en solitario, valía de media cerca de { $whole },{ $tenth }; el Campamento, { $home }. Seguís los tres, y la carta siguiente es… ¡un artefacto! No se puede repartir: espera en el camino a quien salga en solitario.
    .other = A salvo, pero pronto: sales en solitario con { $home }; una carta más, y luego a casa, valía de media cerca de { $whole },{ $tenth }. En la partida del maestro, Ana sigue, y su tienda queda vacía. La carta siguiente es un artefacto: espera en el camino a quien salga en solitario.
    .shown = Una carta más, y luego a casa en solitario, vale de media cerca de { $whole },{ $tenth }; el Campamento, { $home }: los tres siguen. La carta siguiente es… ¡un artefacto! No se puede repartir: espera en el camino a quien salga en solitario.
step-beside-the-tent = Hay una araña en el camino. La primera de una clase solo avisa; la segunda acaba la ronda en el acto.
    .title = Una araña
step-a-secret-choice = Beto y Chaska ya han elegido, en secreto. { $strikes } de las { $cards } cartas que faltan son arañas. Quien sale en solitario se lleva el artefacto; si salen dos, se reparten lo del camino y el artefacto se queda. ¿Y tú?
    .title = Una elección secreta
    .same = Mala suerte tras una buena elección: llegó la segunda araña y tus { $beside } se pierden. La Antorcha valía cerca de { $whole },{ $tenth }, y el Campamento { $home } como mucho.
    .other = Chaska y tú salisteis a la vez: { $together } a salvo para cada una, y la segunda araña solo le tocó a Beto. Fue suerte, porque la Antorcha era la mejor elección: valía cerca de { $whole },{ $tenth }, y el Campamento { $home } como mucho.
    .shown = Llegó la segunda araña y se pierden los { $beside } de Ana. Aun así era una buena elección: la Antorcha valía cerca de { $whole },{ $tenth }, y el Campamento { $home } como mucho.
step-dangerous-cards = En la partida del maestro, Ana perdió su tesoro y Chaska salió en solitario con el artefacto. La ronda { $round } empezó con un peligro: enseguida vino otra carta. Sin nada que perder, siguieron todos: ¡{ $beside } de tesoro para cada uno! Sobran { $left }.
    .title = Cuánto peligro hay
    .after = Boca abajo: { $snakes } serpientes y { $mummies } momias, o sea { $strikes }.
step-a-little-more = { $strikes } de las { $cards } cartas acabarían la ronda. En solitario te llevarías { $home }. Chaska ya ha elegido, y Beto nunca duda.
    .title = Un poco más
    .same = Buena elección: la Antorcha valía cerca de { $whole },{ $tenth } y el Campamento { $home }. Seguís los tres, y la carta no hace daño, como casi todas todavía: ¡es un artefacto!
    .other = Sales en solitario, con { $home } a salvo. La Antorcha valía un poco más, cerca de { $whole },{ $tenth }, porque la mayoría de las cartas aún no hace daño: en la partida del maestro, Ana también sigue. Los demás descubren un artefacto.
    .shown = { $home } no están mal, pero la Antorcha vale un poco más, cerca de { $whole },{ $tenth }: la mayoría de las cartas aún no hace daño. El maestro y los demás siguen, y aparece un artefacto.
step-home-together = ¡Otro artefacto! Quien sale en solitario se lo lleva, con todo lo del camino. Si salen varios a la vez, se reparten el tesoro del camino y el artefacto se queda donde está.
    .title = Todos a la vez
step-home-alone = Chaska ha elegido en secreto, y Beto elige después de ti. Si nadie más sale, te llevas { $beside } y { $left } de tesoro, y el artefacto, que vale { $artifact } puntos.
    .title = Todo para ti
    .same = Buena elección: { $home } a salvo, y la segunda momia se lo quitó todo a los demás. Por poco: de media, una carta más valía casi lo mismo.
    .other = Seguisteis los tres y llegó la segunda momia: tus { $beside } se pierden. Por poco: el Campamento valía { $home } y la Antorcha, de media, algo menos. En la partida del maestro, Ana sale con { $home }.
    .shown = El maestro sale con { $home }, y la segunda momia se lo quita todo a los demás. Por poco: de media, una carta más valía casi lo mismo.

## With the odds

step-by-feeling = Ronda { $round }: un fuego, un derrumbe y un tesoro. Elige por intuición; luego cuenta.
    .title = Por intuición
step-by-the-odds = El mismo momento, y ahora ya sabes los números. ¿Antorcha o Campamento?
    .title = Con números
    .same = Buena elección: cerca de { $whole },{ $tenth } es más que { $home }. Aparece un tesoro pequeño.
    .other = Sales en solitario, con { $home } a salvo. Faltó poco, pero la Antorcha valía más, cerca de { $whole },{ $tenth }, y por eso, en la partida del maestro, Ana la toma. Los demás se reparten el tesoro pequeño que encuentran.
    .shown = La Antorcha vale cerca de { $whole },{ $tenth } y el Campamento { $home }: el maestro toma la Antorcha. Siguen los tres y aparece un tesoro pequeño.
step-stay-until = ¿Sales ahora en solitario, con { $home }, o te quedas hasta tener { $near_stake } o más? Se logra { $near_percent } veces de cada cien, a menudo con más, y vale de media { $near_whole },{ $near_tenth }. Hasta { $far_stake }: { $far_percent } veces, y { $far_whole },{ $far_tenth }.
    .title = Quedarse hasta…
    .same = Buena elección: quedarse hasta tener { $near_stake } valía un poco más que salir con { $home }, y ese es el plan del maestro. Aparece un artefacto.
    .other = Sales en solitario, con { $home } a salvo. Quedarse hasta tener { $near_stake } valía un poco más, y por eso, en la partida del maestro, Ana sigue. Los demás descubren un artefacto.
    .shown = Quedarse hasta tener { $near_stake } vale un poco más que { $home }: el maestro sigue. Siguen los tres y aparece un artefacto.
step-the-whole-prize = ¡Un artefacto, que vale { $artifact } puntos para quien salga en solitario! Los { $inside } estáis dentro. Elige otra vez por intuición.
    .title = El premio entero
step-far-enough = También aquí sabes ya los números. ¿Antorcha o Campamento?
    .title = Hasta aquí
    .same = Buena elección: { $home } puntos a salvo. Los demás siguieron y hallaron un tesoro: ¡qué suerte! Aun así, tu elección era la mejor: { $home } frente a cerca de { $whole },{ $tenth }.
    .other = Esta vez fue bien: seguís los tres y aparece un tesoro. Aun así, el Campamento era la mejor elección, { $home } frente a cerca de { $whole },{ $tenth }: por eso, en la partida del maestro, Ana sale.
    .shown = El Campamento vale { $home } y la Antorcha cerca de { $whole },{ $tenth }: el maestro sale. Los demás siguieron y hallaron un tesoro. Aun así, el Campamento era la mejor elección.
step-one-spider = Beto y Chaska salieron a la vez. Ronda { $round }: una araña y un tesoro, { $beside } junto a tu tienda, { $left } en el camino. Hay una araña fuera del juego: { $strikes ->
        [one] { $strikes } de las { $cards } cartas acabaría la ronda.
       *[other] { $strikes } de las { $cards } cartas acabarían la ronda.
    } Campamento: { $home }; Antorcha: de media cerca de { $whole },{ $tenth }.
    .title = Una araña menos
    .same = Buena elección y mala suerte: la Antorcha valía cerca de { $whole },{ $tenth } y el Campamento { $home }. La última araña acaba la ronda: perdéis { $beside } cada uno.
    .other = ¡Qué suerte! Sales en solitario con { $home }; la Antorcha valía cerca de { $whole },{ $tenth }. Llega la última araña y los demás lo pierden todo. En la partida del maestro, Ana sigue, y pierde { $beside }.
    .shown = La Antorcha vale cerca de { $whole },{ $tenth } y el Campamento { $home }: el maestro sigue. La última araña acaba la ronda: los tres pierden { $beside }. Buena elección y mala suerte.
step-who-wins = Serpiente, fuego, dos tesoros, derrumbe: Chaska y tú salisteis. Beto halló un tesoro y un artefacto, el cuarto que sale del templo: desde el cuarto, cada uno vale { $artifact }, no 5. En un empate gana quien tenga más artefactos.
    .title = Quién gana
    .after = Con { $tent } y { $artifacts } artefactos empatas con Beto, que tiene menos artefactos. En la mesa las tiendas están cerradas: ¡lleva la cuenta!
step-twenty-choices = Gana Ana: empata con Beto a { $points }, con { $artifacts } artefactos contra { $fewer }. Ahora, veinte elecciones rápidas de otras partidas: al pulsar eliges y dices si lo ves claro. Al final verás hasta dónde puedes fiarte de tu intuición. Déjalo cuando quieras.
    .title = Veinte elecciones
    .wall = Gana Ana: empata con Beto a { $points }, con { $artifacts } artefactos contra { $fewer }. Ahora la clase puede hacer veinte elecciones rápidas de otras partidas, y decir cada vez si lo ve claro.

exhibit-diamant = Diamant es el juego sin artefactos; aquí también se puede jugar. Es otra vez tu segunda ronda, con las tiendas vacías: no hay artefactos en el camino ni en el mazo. ¿Saldrías de todos modos?
    .title = Sin artefactos
