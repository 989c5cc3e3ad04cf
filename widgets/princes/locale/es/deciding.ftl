# The panel of the decision that is due: short words beside the decisions of the game.

# What is read aloud of a control before the short words seen on it.
deciding-full = { $words }.
deciding-cannot = Ahora no es posible.
deciding-in-turn = Decide { $player }, en el turno de { $other }.

## What is missing, what is left

deciding-short = faltan: { $goods }
deciding-left = te quedan: { $goods }
deciding-paid = por { $paid }, te quedan: { $goods }
deciding-held = tiene { $count }
deciding-needs = cuesta { $count }, tienes { $held }
deciding-none-left = no quedan
deciding-no-supply = sin incas en la reserva
deciding-supply = { $count ->
    [0] sin incas en la reserva
    [one] solo { $count } inca en la reserva
   *[other] solo { $count } incas en la reserva
}
deciding-several = Varios a la vez

## Places

deciding-free = Al lado, gratis
deciding-for-llama = { $llamas ->
    [0] En otro lugar, por 1 llama: { $player } no tiene
   *[other] En otro lugar, por 1 llama: { $player } tiene { $llamas }
}
deciding-shut = { $is_poor ->
    [yes] Lo que ahora no es posible ({ $count }), entre ello { $rides } viajes: cada uno pide una llama
   *[no] Lo que ahora no es posible ({ $count })
}
    .short = No se puede ({ $count })
deciding-others = Otros distritos ({ $count })
deciding-again = el Príncipe está aquí
deciding-nobody-yet = vacío
deciding-works = { $player }: { $incas }
deciding-there = { $incas } allí
deciding-nobody-there = nadie allí

# What entering a district does now.
deciding-enter-used = agotado por hoy
deciding-enter-production = { $incas ->
    [none] +{ $goods }
   *[other] +{ $goods }; { $incas }
}
deciding-enter-main = +{ $steps }, luego ofrendas
deciding-enter-temple = +{ $steps }
    .value = +{ $steps }, { $value } por llama
deciding-enter-recruiting = { $count ->
    [0] no te alcanza para nadie
    [one] te alcanza para { $count } inca
   *[other] te alcanza para { $count } incas
}
deciding-enter-house = te alcanza: { $orders }
deciding-enter-poor = no te alcanza
deciding-enter-plaza = vender y comprar
deciding-enter-clock = enviar a un inca
deciding-enter-nobody = sin incas que enviar

deciding-clock = Un inca del Reloj Solar da por la noche tres productos diferentes y 3 casillas, y después vuelve a la reserva.
    .now = El último día, un inca en el Reloj Solar da en el acto tres productos diferentes y 3 casillas.

## Moon tiles

deciding-stay = Quedarte y tomar una ficha de Luna (de noche)
    .now = Quedarte y tomar una ficha de Luna (se cobra en el acto)
deciding-ends-day = La próxima ficha pone fin al día: a los demás les queda un turno.
deciding-tile = { $is_priced ->
    [yes] por 1 maíz
   *[no] gratis
}
deciding-taken = la tiene { $player }
deciding-steps-follow = Después, { $steps }: { $way }.

## The Scout's way

deciding-way = Explorador de { $start } a { $end }
    .goods = Explorador de { $start } a { $end }, ganas { $goods }
    .summit = { deciding-summit }
    .both = { deciding-summit }, ganas { $goods }
deciding-summit = Explorador de { $start } a { $end }, por la Cima{ $draws ->
    [yes] , robas cartas
   *[no] {""}
}{ $lost ->
    [0] {""}
   *[other] , pierdes { $lost ->
            [one] { $lost } punto
           *[other] { $lost } puntos
        }
}

## Sets of goods

deciding-offer = Elige qué ofrecer: como mucho una unidad de cada producto; cada una da { $steps }.
    .sum = Das { $goods } y avanzas { $steps }.
deciding-all-ways = Las { $count } posibilidades

## What goods are needed for

deciding-prices = Cuánto cuesta cada uno, y el mercado
    .folded = Cuánto cuesta cada uno
    .held = en mano
    .lacked = subrayado: no alcanza
    .sale = se vende a
    .purchase = se compra a

## The market

deciding-adjust = Primero, si quieres, un producto entra en el mercado o sale de él, gratis. Debajo están los precios que resultan.
deciding-trade = Lo que vendes va al espacio libre más alto y da su número. El producto más bajo es el próximo que se compra.
deciding-bank = banca
deciding-space-sale = venta { $price }
deciding-space-purchase = compra { $price }
deciding-space-empty = libre
deciding-remove = Quitar
    .one = Uno menos
    .not = columna vacía
deciding-add = Añadir
    .one = Uno más
    .not = columna llena
deciding-sell = Vender
    .at = Vender a { $price }
    .none = nada que vender
    .bought = recién comprado
deciding-buy = Comprar
    .at = Comprar a { $price }
    .sold = recién vendido
deciding-finish = Terminar con { $corn }
deciding-sold = Vendido en esta visita: { $goods }.
deciding-bought = Comprado en esta visita: { $goods }.
deciding-visit =
    .what = Esta visita
    .corn = maíz
    .balance = saldo
deciding-visit-before = Antes de comerciar
deciding-visit-step = { $number }. { $done }
deciding-visit-free = gratis
deciding-visit-change = { $way ->
    [in] +{ $amount }
   *[out] −{ $amount }
}

## Sacrifice cards

deciding-hand = { $points ->
    [one] { $points } punto ahora
   *[other] { $points } puntos ahora
} · { $gold } de oro
    .switch = { $card }: conservar o devolver.
    .keep = conservar
    .give = devolver
deciding-return =
    .note = Van al fondo del mazo y dejan de contar para ti; las demás siguen en tu mano.
    .missing = { $count ->
        [one] Falta elegir { $count } carta que devolver.
       *[other] Falta elegir { $count } cartas que devolver.
    }
    .none = { $count ->
        [one] Elige { $count } carta que devolver.
       *[other] Elige { $count } cartas que devolver.
    }
    .many = { $count ->
        [one] Sobra { $count } carta: vuelve a poner una en «conservar».
       *[other] Sobran { $count } cartas: vuelve a poner alguna en «conservar».
    }
    .given = Devuelves:
    .lost = { $count ->
        [0] No pierdes puntos de cartas.
        [one] Pierdes { $count } punto de cartas.
       *[other] Pierdes { $count } puntos de cartas.
    }
    .kept = Te quedas:
    .left = { $count ->
        [0] Te quedas sin puntos.
        [one] Te queda { $count } punto.
       *[other] Te quedan { $count } puntos.
    }

## The result

# As in English.
deciding-score = Si el total empata, deciden las unidades de productos que quedan.
    .icons = Cartas
    .trail = Ruta
    .awards = Mazo
    .gold = Oro
    .multiplier = Por
    .total = Total
    .units = Unidades
