# La biblioteca: análisis guardados con nombre en el navegador.

library-heading = Biblioteca
library-hint = Guarda con un nombre todas las líneas, los comentarios y el lugar, en este navegador. Al abrir uno, lo que hay en la mesa queda entre las partidas anteriores.
library-name = Nombre del análisis
library-new-name = Nombre nuevo
library-keep = Guardar en la biblioteca
library-kept = «{ $name }» está en la biblioteca.
library-taken = Ya hay un análisis con el nombre «{ $name }».
library-replace = Sustituirlo
library-both = Guardar los dos
library-cancel = Cancelar
library-nameless = Un análisis necesita un nombre: escríbelo en el campo.
library-long = Un nombre tiene como mucho { $most } caracteres.
library-other = Otro análisis tiene el nombre «{ $name }». Elige otro nombre.
library-full = La biblioteca tiene { $most } análisis, y no se guardan más. Guárdalos en un archivo y borra algunos.
library-unread = «{ $name }» no se puede abrir: lo que guardó el navegador está dañado.
library-none = Aún no hay nada guardado.
library-row = { $game }, { $date }, { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
library-ways = Qué hacer con «{ $name }»
library-merge = Reunir con lo que está abierto
library-save = Guardar en un archivo
library-save-all = Guardar toda la biblioteca en un archivo
library-rename = Cambiar el nombre
library-delete = Borrar
library-deleted = «{ $name }» está borrado o sustituido.
library-undelete = Deshacer
library-added = Análisis añadidos: { $added }. { $known ->
    [0] Ninguno estaba ya aquí.
   *[other] Ya estaban aquí: { $known }.
}
