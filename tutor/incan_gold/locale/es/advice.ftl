# Why a choice is good, or is not: what is done, a colon, and the rule of thumb. No subject, so that
# the sentence fits any player and a hint to the reader.

advice-no_danger = Sigue: ninguna de las { $cards } cartas que quedan puede hacer daño.
advice-nothing_to_lose = Sigue: junto a la tienda todavía no hay nada que perder.
advice-good_odds = Sigue: { $cost }; los tesoros de las demás cartas darían { $gain } en total.
advice-bad_odds = Sigue, aunque { $cost }; los tesoros de las demás cartas darían solo { $gain } en total.
advice-safe_home = Sale con { $home } por lo menos: { $cost }; los tesoros de las demás cartas darían solo { $gain } en total.
advice-artifacts_alone = Sale con { $home } por lo menos: quien sale en solitario se lleva también { $artifacts }, y { $cost }; los tesoros de las demás cartas darían solo { $gain } en total.
advice-too_early = { $strikes ->
    [0] Sale con { $home } por lo menos: demasiado pronto, porque ninguna de las { $cards } cartas que quedan puede hacer daño.
   *[other] { $stake ->
        [0] Sale con { $home } por lo menos: demasiado pronto, porque todavía no hay nada que llevarse.
       *[other] Sale con { $home } por lo menos: demasiado pronto, porque { $cost }, pero los tesoros de las demás cartas darían { $gain } en total.
    }
}

## What the cards that strike cost, as a part of a sentence

odds-stake = { $hope ->
    [0] { $path ->
        [0] lo que hay junto a la tienda ({ $beside })
       *[other] { $brought } ({ $beside } junto a la tienda, { $path } del camino)
    }
   *[other] { $brought } ({ $beside } junto a la tienda, { $path } del camino, { $hope } por la posibilidad de artefactos)
}
odds-brought = { $alone ->
    [yes] lo que daría salir en solitario, { $stake }
   *[no] lo que da de media salir ahora, quizá en compañía, { $stake }
}
odds-cost = de las { $cards } cartas que quedan, { $strikes ->
    [one] { $strikes } costaría { $stake_named }
   *[other] { $strikes } costarían cada una { $stake_named }
}
