# What the other players of the first quest say before they choose: what they want or have, never
# what they choose. At most 90 letters each.

voice-beto-company = Una araña y un montón de tesoro. He estado en peor compañía.
voice-chaska-stares = La araña me mira y yo miro el tesoro. Nadie ha pestañeado todavía.
voice-beto-guards = ¡Un artefacto! Alguien debería vigilarlo.
voice-chaska-road = Beto no tiene prisa. El camino a las tiendas estará tranquilo esta noche.
voice-chaska-light = Una serpiente, una momia y nada que cargar. He tenido mañanas peores.
voice-beto-pockets = Bolsillos vacíos, bolsillos ligeros. ¿Qué me van a quitar?
voice-chaska-mummy = Por fin tesoro. Creo que la momia también lo ha contado.
voice-beto-tent = Mi tienda está vacía. Le sentaría bien tener algo dentro.
voice-chaska-pair = Otro artefacto. Al que tengo en mi tienda le vendría bien compañía.
voice-beto-artifact = Vine por el artefacto. El tesoro solo está para hacerle compañía.
voice-beto-knees = Hay { $beside } de tesoro junto a mi tienda. Mis rodillas quieren opinar.
voice-beto-spider = Mi tienda ya no está vacía. Parece que la araña se ha enterado.
voice-beto-price = Los artefactos valen cada vez más. Mis nervios, no.
voice-chaska-lamp = La última ronda. Mi tienda pesa y mi luz se apaga.
voice-beto-alone = A solas con un artefacto. Podría acostumbrarme.
