# What is wrong with a file, said in one line. The place comes first, so every sentence goes on
# after a colon: it begins small and has no full stop.

fault = { $place }: { $what }
fault-nowhere = { $what }

# After the first two hundred faults of a file.
error-more = { $count ->
    [one] y un fallo más
   *[other] y { $count } fallos más
}

# Where an illegal decision stands in a record or tree; the refusal follows after a colon.
error-decision = decisión { $number } ({ $tried })
error-node = nodo { $number } ({ $tried })
error-line = línea { $number } ({ $tried })

# A fault for which neither these catalogues nor those of a game have a sentence.
fault-unworded = esto no es como debe ser ({ $code })

## The text of a file

fault-not_utf8 = esto no es texto en UTF-8 ni en UTF-16; ábrelo en un editor de texto y guárdalo como UTF-8
fault-not_text = { $kind ->
    [gzip] esto es un archivo comprimido; descomprímelo y abre lo que contiene
    [zip] esto es un paquete de archivos; descomprímelo y abre uno de ellos
    [picture] esto es una imagen; una partida es un texto, que guardan la página y la línea de órdenes
    [pdf] esto es un PDF; una partida es un texto, que guardan la página y la línea de órdenes
   *[other] esto no es un texto; una partida es un texto, que guardan la página y la línea de órdenes
}
fault-not_json = esto no es JSON; deja de entenderse en la línea { $line }, columna { $column }
fault-too_deep = hay demasiadas listas y objetos unos dentro de otros
fault-duplicate_key = «{ $key }» está aquí dos veces; cada clave puede estar una vez
fault-not_finite = un número es demasiado grande o no es un número
fault-too_large = el archivo tiene más de { $most } bytes
fault-too_many_parts = el archivo tiene más de { $most } listas y objetos
fault-long_key = una clave tiene más de { $most } partes
fault-bad_toml = esto no es TOML: { $detail }
fault-no_findings = el juego «{ $found }» no tiene nada que medir
fault-no_estimate = el juego «{ $found }» no permite estimar posiciones
fault-no_aid = el juego «{ $found }» no tiene hoja de ayuda
fault-no_drawing = el juego «{ $found }» no tiene tablero dibujado
fault-no_such_file = no hay ningún archivo «{ $found }»
fault-unreadable_file = el archivo «{ $found }» no se puede leer
fault-unwritable_file = el archivo «{ $found }» no se puede escribir
fault-file_is_there = el archivo «{ $found }» ya existe y no se ha sobrescrito nada: da otro nombre

## Types and keys

fault-wrong_type = aquí se espera { $expected }, no { $found }

type-object = un objeto
type-list = una lista
type-text = un texto
type-integer = un número entero
type-number = un número con decimales
type-boolean = true o false
# As in English.
type-null = null
type-text_or_null = un texto o null
type-object_or_null = un objeto o null
type-integer_or_null = un número entero o null
type-list_or_null = una lista o null

fault-unknown_key = «{ $key }» no es una clave de este objeto; { $close ->
    [none] una clave debe ser { $expected }
   *[other] ¿querías decir { $close }?
}
fault-missing_key = falta la clave «{ $key }»
fault-exactly_one = hay que dar exactamente una de { $keys }

## Values

fault-unknown_id = «{ $found }» no se conoce aquí; { $close ->
    [none] debe ser { $expected }
   *[other] ¿querías decir { $close }?
}
fault-wrong_value = aquí pone { $found }; debe ser { $expected }
fault-out_of_range = { $found } está fuera de los límites; { $high ->
    [none] debe ser { $low } o más
   *[other] debe estar entre { $low } y { $high }
}
fault-wrong_length = la longitud es { $found }; { $span ->
    [exact] debe ser { $low }
    [open] debe ser { $low } o más
   *[between] debe estar entre { $low } y { $high }
}
fault-too_many = aquí hay { $found }, y se permiten como mucho { $most }
fault-too_few = aquí hay { $found }, y hacen falta al menos { $least }
fault-empty_text = aquí no hay nada escrito, y hace falta un texto
fault-not_after = este paso está tras { $found } decisiones y el anterior tras { $before }; los pasos siguen la línea, uno en cada lugar
fault-not_legal_here = la decisión { $found } no es legal en este lugar
fault-none_right = ninguna opción es correcta; al menos una debe serlo
fault-bad_language = «{ $found }» no es la etiqueta de un idioma, como en, es o it
fault-named_twice = «{ $found }» se nombra dos veces; aquí puede estar una sola vez
fault-continues_itself = esta lección no puede continuar «{ $found }», porque aquella lección es esta misma o la continúa
fault-wrong_speaker = «{ $found }» lo dice otro jugador que el que decide aquí; su nombre debe empezar por «{ $expected }»
fault-bad_name = «{ $found }» no es un nombre, porque { $why ->
    [control] tiene { $sign }, que está para los programas y no para leerse
    [turning] tiene { $sign }, que cambia el sentido de la escritura
    [blank] no se ve nada de él
    [space] empieza o acaba con un espacio
   *[unseen] tiene { $sign }, que no se ve y no cambia nada de lo que hay a su lado
}; un nombre tiene de 1 a 40 caracteres que se ven, de cualquier escritura, ninguno de control ni que cambie el sentido de la escritura, y ningún espacio en los extremos

## Games, players, decisions

fault-unknown_game = no hay ningún juego «{ $found }»; debe ser { $expected }
fault-unknown_player = «{ $found }» no juega aquí; { $close ->
    [none] debe ser { $expected }
   *[other] ¿querías decir { $close }?
}
fault-interrupted = interrumpido antes de que hubiera ninguna cifra
fault-no_decision = { $found } no es una decisión; { $close ->
    [none] se espera una de las que da { $expected }
   *[other] ¿querías decir { $close }?
}
fault-not_written = «{ $found }» no es una decisión que se pueda escribir aquí, porque no empieza por lo que se puede decidir ahora ({ $kinds }); debe ser, por ejemplo, { $expected }
fault-wrong_parts = { $type } { $takes ->
    [none] lleva otra cantidad de cosas
   *[other] { $takes }
}, y «{ $found }» { $given ->
    [0] no da nada
    [one] da una cosa
   *[other] da { $given } cosas
}; debe ser, por ejemplo, { $expected }
fault-not_measured = al dato «{ $found }» le falta «{ $key }», o aquí nada lleva ese nombre; se pide diciendo de qué es, como en { $expected }
fault-nothing_due = aquí no hay nada que decidir: la partida ha terminado
fault-workers_lost = los procesos que juegan se han perdido, quizá por falta de memoria; prueba con menos
fault-cluster_unreachable = ningún clúster responde en «{ $found }»; tiene que ser la dirección de su planificador, como tcp://host:8786
fault-cluster_empty = el clúster de «{ $found }» no tiene procesos que jueguen
fault-cluster_unfit = un proceso del clúster tiene { $found } y, para que las cifras sean las mismas, tiene que tener { $expected }
fault-extra_missing = esto necesita el extra «{ $expected }»: pip install 'machu-tutor[{ $expected }]'
fault-nothing_studied = no había ninguna partida que se pudiera estudiar
fault-turn_too_long = el turno pasa por más de { $expected } posiciones, demasiadas para buscar
fault-unknown_policy = en este juego no hay ninguna política «{ $found }»; debe ser { $expected }
fault-unknown_view = «{ $found }» no juega aquí, así que esa vista no existe; debe ser { $expected }
fault-plies_out_of_range = { $found } no es un número de decisiones de este registro; debe estar entre 0 y { $most }

## Trees and links

fault-not_a_line = los primeros { $found } nodos no van uno tras otro desde el principio, así que no forman una línea protegida
fault-protected_line = el nodo { $number } es de la línea protegida, que ninguna edición cambia
fault-full_tree = el árbol tiene { $most } nodos y no puede tener más
fault-another_game = esta es una partida de '{ $found }' y las líneas son de '{ $expected }'; solo se pueden reunir líneas del mismo juego
fault-another_start = estas líneas parten de otra posición; solo se pueden reunir líneas con el mismo comienzo
fault-unknown_codec = este enlace está escrito de un modo que aquí no se conoce; debe empezar por «{ $expected }»
fault-damaged_link = el enlace está dañado: le falta una parte o la han cambiado
fault-long_link = el enlace tiene { $found } caracteres, y puede tener { $most }

## La notación de una partida, línea por línea

fault-notation_first = la notación de una partida empieza con la línea '{ $expected }'
fault-notation_line = '{ $found }' no es un paso ni una nota ni un paréntesis
fault-notation_number = este paso lleva el número { $found } y debe llevar el { $expected }
fault-notation_beside = una nota va justo debajo del paso al que se refiere
fault-notation_open = la variante que empieza aquí no termina
fault-notation_bracket = aquí no puede empezar ni terminar una variante: va después del paso en cuyo lugar se probó y contiene al menos un paso
fault-notation_text = este texto entre comillas no se puede leer
fault-notation_player = aquí no decide { $found }, sino { $expected }
fault-notation_decision = esta decisión se escribe '{ $expected }'
fault-notation_twice = la misma decisión aparece aquí por segunda vez

## Positions

fault-result_mismatch = el resultado no es el que da la posición
fault-result_in_unfinished_game = hay un resultado, pero la partida no ha terminado
fault-card_twice = la carta «{ $found }» está dos veces
fault-card_missing = falta la carta «{ $found }»

## Components files

fault-no_components = este juego no tiene archivo de componentes; sus cifras son sus reglas
fault-missing_figure = aquí falta una cifra
fault-missing_source = hay que decir en pocas palabras de dónde sale esta cifra
fault-bad_figure = con { $found } no se puede jugar; { $expected ->
    [falling] los números no deben subir
   *[other] se espera { $expected }
}

error-overwritten = Otro paquete llamado «tutor» ha sobrescrito archivos de machu-tutor: instala machu-tutor otra vez, en un entorno propio (pipx install o uv tool install).
