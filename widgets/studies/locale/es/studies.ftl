# Estudios: una línea como lección propia.

studies-make = Hacer un estudio de esta línea
studies-on = Seguir con «{ $title }»
studies-edit = Cambiar este estudio
studies-untitled = un estudio sin título
studies-hidden = Se puede hacer un estudio de una partida cuando todas las manos están a la vista: al acabar, o donde nadie más juega.
studies-opened = Esto es un estudio: alguien ha hecho una lección de una línea. Se guarda hasta dónde llegas.
studies-previewed = Estás haciendo tu propio estudio.
studies-back = Volver al estudio
studies-heading = Tu estudio
studies-preview = Probarlo
studies-save = Guardar el archivo
studies-link = Crear un enlace
studies-undo = Deshacer
studies-close = Cerrar
studies-open-link = El enlace a este estudio
studies-no-link = Este estudio es demasiado largo para un enlace. El archivo lo contiene entero.
studies-lacks = { $count ->
    [one] Falta una cosa para que alguien pueda hacer este estudio:
   *[other] Faltan { $count } cosas para que alguien pueda hacer este estudio:
}
studies-ready = El estudio está completo: pruébalo como lo haría quien aprende, guárdalo o crea un enlace.
studies-title = Título del estudio
studies-author = Autor
studies-language = Idioma del estudio
studies-steps = Pasos
studies-no-steps = Aún no hay pasos. Ve a un lugar de la línea y elige abajo qué hace allí el estudio.
studies-at = Paso { $ply }
studies-row-wrong = { $kind }: falta algo
studies-here = Paso { $ply } de la línea: { $standing }
studies-elsewhere = El tablero muestra una línea que no es la de este estudio.
studies-board = Mostrar la línea del estudio
studies-kind = Qué hace aquí el estudio
studies-kind-out = Dejar fuera
studies-kind-tell = Contar algo
studies-kind-decide = Te toca
studies-kind-question = Preguntar
studies-heading-field = Encabezado de este paso
studies-text = Texto
studies-ask = Pregunta
studies-hint = Pista
studies-right = Respuesta a un acierto
studies-other = Respuesta a otra decisión
studies-options = Opciones
studies-option = Opción { $letter }
studies-reply = Respuesta a { $letter }
studies-is-right = { $letter } es correcta
studies-option-away = Quitar { $letter }
studies-option-more = Una opción más
studies-marks = Signos
studies-rule = Añadir una regla en que se basa
studies-away = Quitar: { $what }
studies-accept = Decisiones correctas
studies-accept-more = Aceptar también otra decisión
studies-wrong = Ya no es correcta
