# La guía: cuándo salir. Cada línea se sigue de las reglas; ninguna se ha medido.

guide-leave = Cuándo salir
    .about = Ninguna regla dice cuándo es el momento. Estas preguntas ayudan antes de cada carta.
guide-leave-hazards = ¿Qué clases de peligros hay en el camino? Hay { $kinds } clases, con { $alike } cartas cada una; solo acaba la ronda una segunda carta de una clase que ya está allí.
guide-leave-stake = ¿Qué perderías? Solo lo que hay junto a tu tienda en esta ronda. Lo de dentro de la tienda está a salvo.
guide-leave-crowd = ¿Cuántos seguís dentro? Cuantos menos seáis, mayor será tu parte del próximo tesoro.
guide-leave-path = ¿Qué hay en el camino? Se lo reparten quienes salen a la vez, así que vale más para quien sale en solitario.
guide-leave-artifacts = ¿Hay un artefacto? Solo se lo lleva quien sale en solitario. Los primeros { $first } que salen valen { $early } cada uno; los siguientes, { $late }.
guide-leave-removed = ¿Qué peligros ya no están en el juego? Cada carta que ha acabado una ronda, así que desde entonces su clase es menos frecuente.
guide-leave-last = ¿Es la ronda { $rounds }, la última? Un tesoro con el que no adelantas a nadie ya no cambia nada: si vas por detrás, quédate más; si vas por delante, sal antes.
