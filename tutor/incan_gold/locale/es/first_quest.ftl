# La lección de la primera búsqueda. Todas las cifras llegan como variables. En cada paso, `.same`
# responde a quien decide como el maestro, y `.shown` a quien decide otra cosa o deja decidir al maestro.

lesson-first_quest = Primera búsqueda
    .door = Lo más fácil para empezar: ¿antorcha o campamento? Cinco rondas en el templo, y lo que vale cada elección.
    .hint = La primera búsqueda, paso a paso
    .here = Esta es la primera búsqueda.

act-first-rounds = Al templo
    .about = Dos rondas: tesoros, peligros y artefactos, y cuándo volver.
act-with-the-odds = Con números
    .about = Tres rondas: decide primero por intuición, luego con números, y mira lo que valía cada elección.

## Into the temple

step-torch-or-camp = Eres Ana. Hay { $beside } de tesoro junto a tu tienda y { $left } más en el camino. Toma la Antorcha y sigue a por más, o vuelve: lo que metas en tu tienda está a salvo para siempre.
    .title = ¿Antorcha o Campamento?
    .same = Seguís los tres. ¡Aparece un artefacto! No se puede repartir, así que espera en el camino a quien salga en solitario.
    .shown = { $beside } y los { $left } del camino, a salvo en la tienda: es un comienzo. El maestro sigue, porque aún puede pasar poco. Aparece un artefacto, que espera en el camino a quien salga en solitario.
step-beside-the-tent = Hay una araña en el camino. La primera de una clase solo avisa; la segunda acaba la ronda en el acto.
    .title = Una araña
step-a-secret-choice = Beto y Chaska ya han elegido, en secreto. De las { $cards } cartas que faltan, { $strikes } son arañas; pero también está el artefacto. ¿Y tú?
    .title = Una elección secreta
    .same = Chaska salió en solitario, con lo del camino y el artefacto. A Beto y a ti os tocó la segunda araña, y tus { $beside } se pierden. Una buena elección puede acabar mal.
    .shown = El maestro siguió con Beto y encontró la segunda araña: perdió { $beside }. Así Chaska salió en solitario, con lo del camino y el artefacto. Una buena elección puede acabar mal.
step-nothing-to-lose = Ronda { $round }. Chaska tiene el artefacto; en el camino se habría perdido para siempre. La segunda araña está fuera del juego. Salió primero un peligro: por eso se descubrió otra carta.
    .title = Nada que perder
    .same = Claro. Con las manos vacías no hay nada que perder.
    .shown = En casa no tendrías nada. Con las manos vacías, el maestro siempre sigue.
step-dangerous-cards = ¡Un tesoro! { $beside } para cada uno, y { $left } se quedan en la carta: no se podían repartir. Pero también esperan una serpiente y una momia.
    .title = ¿Cuánto peligro hay?
step-a-little-more = { $strikes } de las { $cards } cartas acabarían la ronda. En solitario te llevarías { $home }. Chaska ya ha elegido, y Beto nunca duda.
    .title = ¿Un poco más?
    .same = Sigues, y los demás también. La mayoría de las cartas aún no hace daño.
    .shown = { $home } no están mal. El maestro sigue: la mayoría de las cartas aún no hace daño, y todavía puede salir un artefacto.
step-home-together = ¡Otro artefacto! Ahora importa con quién se sale.
    .title = ¿Todos a la vez?
step-home-alone = Chaska ha elegido, y crees que los dos van a seguir. En solitario te llevarías { $beside } y { $left } de tesoro, y el artefacto, que vale { $artifact }.
    .title = Todo para ti
    .same = Sí: { $home } a salvo. Una carta más valía de media { $more }, así que faltó poco.
    .shown = El maestro sale con { $home }, a salvo para siempre. Una carta más valía de media { $more }: casi lo mismo, pero un poco menos.

## With the odds

step-by-feeling = Ronda { $round }. La momia se lo quitó todo a Beto y a Chaska, y ahora diriges tú. Hay { $beside } junto a tu tienda y { $left } en el camino. Primero por intuición, sin contar.
    .title = Por intuición
step-by-the-odds = Ahora cuenta: { $strikes } de las { $cards } cartas acabarían la ronda. El Campamento vale { $home } si sales en solitario; la Antorcha, { $more } de media.
    .title = Con números
    .same = Lo mismo hace el maestro. De media la Antorcha da { $more }, y eso es más que { $home }.
    .shown = No es un gran error: { $home } en mano, o { $more } de media. El maestro toma la Antorcha.
step-the-whole-prize = Salió bien: llegaron más tesoro y otro artefacto. Los { $inside } seguís dentro, con { $beside } cada uno y { $left } en el camino.
    .title = El premio entero
step-far-enough = { $strikes } de las { $cards } cartas acabarían la ronda, y nunca ha habido tanto en juego. La Antorcha vale de media { $more }; el Campamento, { $home } si sales en solitario.
    .title = ¿Ya basta?
    .same = Bien hecho: { $home } a salvo. Los demás siguieron, y esta vez les salió bien. Aun así, tu elección era la mejor.
    .shown = La Antorcha valía { $more } y el Campamento { $home }: el maestro sale. Los demás siguieron, y esta vez les salió bien. Aun así, el Campamento era la mejor elección.
step-a-spider-less = Ronda { $round }, con { $tent } de tesoro en tu tienda. Otra vez una araña; pero una ya está fuera del juego. Por intuición: ¿Antorcha o Campamento?
    .title = Una araña menos
step-who-wins = La última ronda. Saliste a tiempo. Beto está dentro, sin nadie más, con un artefacto en el camino; antes han salido { $taken } del templo, así que este vale { $artifact }. En la mesa las tiendas están cerradas, pero aquí puedes mirar.
    .title = ¿Quién gana?
step-without-artifacts = Diamant es el mismo juego sin artefactos. Aquí está otra vez tu segunda ronda: { $beside } junto a tu tienda, { $left } en el camino, la serpiente y la momia. Con el artefacto saliste.
    .title = Sin artefactos
step-twenty-choices = Veinte elecciones seguidas, de partidas que nunca has visto. Decide por intuición y di lo seguro que es para ti: al final verás hasta dónde puedes fiarte.
    .title = Veinte elecciones
    .done = Has elegido veinte veces. Si acertaste más cuando había más seguridad, puedes fiarte de tu intuición. Y ahora, ¡a jugar!

exhibit-diamant = Ahora no hay ningún artefacto en el camino, ni en el mazo.
    .title = Sin artefactos
