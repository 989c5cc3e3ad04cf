# La lección de la primera búsqueda. Todas las cifras llegan como variables. En cada paso, `.same`
# responde a quien decide como el maestro, `.other` a quien decide otra cosa y `.shown` a quien deja
# decidir al maestro.

lesson-first_quest = Primera búsqueda
    .door = Lo más fácil para empezar: ¿antorcha o campamento? Cinco rondas en el templo, y lo que vale cada elección.
    .hint = La primera búsqueda, paso a paso
    .here = Esta es la primera búsqueda.

act-first-rounds = Al templo
    .about = Dos rondas: tesoros, peligros y artefactos, y cuándo salir.
act-with-the-odds = Con números
    .about = Tres rondas: primero la intuición, luego los números; mira lo que valía cada elección y quién gana.

## Into the temple

step-torch-or-camp = Eres Ana. Tras cinco rondas gana quien tenga más puntos en su tienda. Hay { $beside } de tesoro junto a tu tienda y { $left } más en el camino. Antorcha: sigues. Campamento: sales y lo metes en tu tienda, a salvo para siempre.
    .title = Antorcha o Campamento
    .same = Buena elección: una carta más valía de media cerca de { $whole },{ $tenth }; el Campamento, { $home }. Siguen todos y aparece… ¡un artefacto! No se puede repartir: espera a quien salga en solitario.
    .other = A salvo, pero pronto: sales con { $home }; una carta más valía de media cerca de { $whole },{ $tenth }. En la partida del maestro, Ana sigue, con la tienda vacía. Aparece un artefacto: espera a quien salga en solitario.
    .shown = Una carta más vale de media cerca de { $whole },{ $tenth }; el Campamento, { $home }: siguen todos. Aparece… ¡un artefacto! No se puede repartir: espera a quien salga en solitario.
step-beside-the-tent = Hay una araña en el camino. De cada clase de peligro hay { $alike } cartas: la primera solo avisa; la segunda acaba la ronda en el acto.
    .title = Una araña
step-a-secret-choice = Beto y Chaska ya han elegido, en secreto. Quien sale en solitario se lleva el artefacto; si salen dos, se reparten el tesoro del camino y el artefacto se queda. ¿Y tú?
    .title = Una elección secreta
    .same = Mala suerte tras una buena elección: llegó la segunda araña y tus { $beside } se pierden. La Antorcha valía cerca de { $whole },{ $tenth }, y el Campamento { $home } como mucho.
    .other = Chaska y tú salisteis a la vez: { $together } a salvo para cada una, y la segunda araña solo le tocó a Beto. Fue suerte, porque la Antorcha era la mejor elección: valía cerca de { $whole },{ $tenth }, y el Campamento { $home } como mucho.
    .shown = Llegó la segunda araña y se pierden los { $beside } de Ana. Aun así era una buena elección: la Antorcha valía cerca de { $whole },{ $tenth }, y el Campamento { $home } como mucho.
step-dangerous-cards = En la partida del maestro, Ana lo perdió todo y Chaska salió en solitario con el artefacto. La ronda { $round } empezó con un peligro: enseguida vino otra carta. Luego, tesoro: { $beside } para cada uno; sobran { $left }.
    .title = Cuánto peligro hay
    .after = Boca abajo: { $snakes } serpientes y { $mummies } momias, o sea { $strikes }.
step-a-little-more = Chaska ya ha elegido, y a Beto le encanta la Antorcha. En solitario te llevarías { $home }.
    .title = Un poco más
    .same = Buena elección: la Antorcha valía cerca de { $whole },{ $tenth } y el Campamento { $home }. Siguen todos, y la carta no hace daño, como casi todas todavía: ¡un artefacto!
    .other = Sales en solitario, con { $home } a salvo. La Antorcha valía un poco más, cerca de { $whole },{ $tenth }: casi ninguna carta hace daño todavía. El maestro sigue y aparece un artefacto.
    .shown = La Antorcha vale un poco más, cerca de { $whole },{ $tenth } frente a { $home }: casi ninguna carta hace daño todavía. Siguen todos y aparece un artefacto.
step-home-together = ¡Otro artefacto! Quien sale en solitario se lo lleva, con todo lo del camino. Si salen varios a la vez, se reparten ese tesoro y el artefacto se queda.
    .title = Todos a la vez
step-home-alone = Chaska ha elegido en secreto, y Beto elige después de ti. Si nadie más sale, te llevas { $beside } y { $left }, y el artefacto, que vale { $artifact } puntos.
    .title = Todo para ti
    .same = Buena elección: { $home } a salvo, y la segunda momia se llevó lo que había junto a las otras tiendas. Por poco: una carta más valía casi lo mismo.
    .other = Seguís todos y llega la segunda momia: tus { $beside } se pierden. Por poco: el Campamento valía { $home } y la Antorcha casi lo mismo. El maestro sale con { $home }.
    .shown = El maestro sale con { $home }, y la segunda momia se lleva lo que hay junto a las otras tiendas. Por poco: una carta más valía casi lo mismo.

## With the odds

step-by-feeling = Ronda { $round }: un fuego, un derrumbe y un tesoro. Elige por intuición; luego vuelve la misma elección, con números.
    .title = Por intuición
step-by-the-odds = La misma elección otra vez, ahora con números: así ves cuánto vale tu intuición. ¿Antorcha o Campamento?
    .title = Con números
    .same = Buena elección: cerca de { $whole },{ $tenth } es más que { $home }. Aparece un tesoro pequeño.
    .other = Sales en solitario, con { $home } a salvo. La Antorcha valía un poco más, cerca de { $whole },{ $tenth }: el maestro la toma y aparece un tesoro pequeño.
    .shown = La Antorcha vale cerca de { $whole },{ $tenth } y el Campamento { $home }: el maestro toma la Antorcha y aparece un tesoro pequeño.
step-stay-until = ¿Sales ahora en solitario, con { $home }? ¿O te quedas hasta tener { $near_stake } o más? De 100 partidas sale bien en { $near_percent }; en las demás no te llevas nada. De media da { $near_whole },{ $near_tenth }. Hasta { $far_stake } sale bien en { $far_percent }: { $far_whole },{ $far_tenth }.
    .title = Quedarse hasta…
    .same = Buena elección: quedarse hasta tener { $near_stake } valía un poco más que salir, y ese es también el plan del maestro. Aparece un artefacto.
    .other = Sales en solitario, con { $home } a salvo. Quedarse hasta tener { $near_stake } valía un poco más: el maestro sigue y aparece un artefacto.
    .shown = Quedarse hasta tener { $near_stake } vale un poco más que { $home }: el maestro sigue y aparece un artefacto.
step-far-enough = ¡Un artefacto, que vale { $artifact } puntos para quien salga en solitario! Los { $inside } estáis dentro. Campamento, en solitario: { $home }; Antorcha: de media cerca de { $whole },{ $tenth }. ¿Hasta aquí?
    .title = El premio entero
    .same = Buena elección: { $home } puntos a salvo. Los demás siguieron y hallaron un tesoro: una suerte, pero tu elección era mejor.
    .other = Qué suerte: seguís todos y aparece un tesoro. Aun así, el Campamento era la mejor elección: el maestro sale con { $home }.
    .shown = El maestro sale con { $home }. Los demás siguieron y hallaron un tesoro: una suerte, pero el Campamento era mejor.
step-one-spider = Beto y Chaska salieron a la vez. Ronda { $round }: una araña y un tesoro, { $beside } junto a tu tienda, { $left } en el camino. La araña que acabó una ronda está fuera del juego. Campamento: { $home }; Antorcha: de media cerca de { $whole },{ $tenth }.
    .title = Una araña menos
    .same = Buena elección y mala suerte: una segunda araña acaba la ronda, y perdéis { $beside } cada uno.
    .other = ¡Qué suerte! Sales en solitario con { $home }. Llega una segunda araña y los demás lo pierden todo. El maestro sigue, y pierde { $beside }.
    .shown = La Antorcha vale más: el maestro sigue. Una segunda araña acaba la ronda: los tres pierden { $beside }. Buena elección y mala suerte.
step-who-wins = Serpiente, fuego, dos tesoros, derrumbe: Chaska y tú salisteis. Beto halló un tesoro y un artefacto, el cuarto que sale del templo: desde el cuarto, cada uno vale { $artifact }, no 5. En un empate gana quien tenga más artefactos.
    .title = Quién gana
    .after = Con { $tent } y { $artifacts } artefactos empatas con Beto, que tiene menos artefactos. En la mesa las tiendas están cerradas: ¡lleva la cuenta!
step-twenty-choices = Gana Ana: empata con Beto a { $points }, con { $artifacts } artefactos contra { $fewer }. Ahora, veinte elecciones rápidas de otras partidas: al pulsar eliges y dices si lo ves claro. Al final verás hasta dónde puedes fiarte de tu intuición. Déjalo cuando quieras.
    .title = Veinte elecciones
    .wall = Gana Ana: empata con Beto a { $points }, con { $artifacts } artefactos contra { $fewer }. Ahora la clase puede hacer veinte elecciones rápidas de otras partidas, y decir cada vez si lo ve claro.

exhibit-diamant = Diamant es el juego sin artefactos; aquí también se puede jugar. Es otra vez tu segunda ronda, con las tiendas vacías: no hay artefactos en el camino ni en el mazo. ¿Saldrías de todos modos?
    .title = Sin artefactos
