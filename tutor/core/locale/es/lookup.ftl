# How questions about the rules are read.

# The language whose rules cut words to their stems (a name that Snowball knows).
lookup-stems = spanish
# Words that say nothing about what is asked, accents do not matter.
lookup-empty-words =
    un una unos unas el la lo los las al del este esta esto estos estas ese esa eso esos esas aquel aquella aquello
    soy eres es somos son era eran fui fue fueron ser sido siendo está están esta estan estoy estás estamos estaba estar
    he has ha hemos han había haber hay haya hago haces hace hacemos hacen hacer hecho
    puedo puedes puede podemos pueden poder podría podrían debo debes debe debemos deben deber debería tengo tienes tiene tenemos
    tienen tener hay que voy vas va vamos van ir iba dejar deja dejan
    me mí mi mis mío mía te ti tu tus tuyo tuya se sí si su sus suyo suya nos nosotros nuestro nuestra os vosotros vuestro
    yo tú él ella ellos ellas usted ustedes le les ello
    alguien nadie algo nada alguno alguna algunos algún ninguno ninguna ningún todo toda todos todas cada cual
    quién quien quiénes quienes qué que cuál cual cuáles cuándo cuando dónde donde adónde adonde cómo como cuánto cuanto cuánta
    cuántos cuántas cuantos cuantas por porque para
    no ni pero aunque pues entonces luego de en con sin sobre entre desde hasta hacia según ante tras
    aquí allí ahí ahora ya aún aun todavía también tampoco solo sólo muy más menos tan tanto así favor gracias explícame explica
    dime significa quiero querer
    regla reglas juego partida ocurre sucede hola oye
# Words of a question about what must be done, about what may be done, and words that only join others.
lookup-must-words = debo debes debe debemos deben tengo tienes tiene tenemos tienen hay obligatorio obligatoria obligado obligada
lookup-may-words = puedo puedes puede podemos pueden podría podrían
lookup-joining-words = un una el la los las al del me se en de que es uno por favor
