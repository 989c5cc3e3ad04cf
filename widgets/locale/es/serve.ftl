# What the command that serves the page says.

serve-about = Sirve el tutor como página para el navegador; si no se indica otra cosa, solo en este ordenador.
serve-about-examples =
    Ejemplos:
      { $command }
          el tutor en un puerto libre, abierto en el navegador
      { $command } --port 9000
          en este puerto, o en el siguiente que esté libre
      { $command } --address 0.0.0.0
          para una clase en la misma red
    Ctrl-C lo termina.
serve-version = muestra qué versión es esta
serve-mistyped = { $command }: { $error }. `{ $command } --help` dice qué se puede pedir.
serve-port = el puerto en el que servir; 0 toma cualquiera que esté libre
serve-address = la dirección en la que servir; si no se indica, solo este ordenador
serve-no-browser = solo muestra el enlace
serve-notebook = sirve este cuaderno en lugar de la página del tutor
serve-pool = kernels en marcha que esperan al próximo visitante
serve-cull-after = segundos que un kernel sobrevive a su página
serve-cull-every = segundos entre dos búsquedas de esos kernels
serve-most-visitors = el máximo de páginas abiertas a la vez; si no se indica, depende de la memoria libre de este ordenador
serve-verbose = muestra lo que hace el servidor
serve-port-taken = El puerto { $taken } está ocupado; { $port } está libre y se usa en su lugar.
serve-port-none = Los puertos del { $first } al { $last } están todos ocupados: elige otro con --port.
serve-port-unknown = No existe el puerto { $port }: elige uno del 0 al { $last } con --port.
serve-port-refused = El puerto { $port } no se puede usar ({ $reason }): elige otro con --port.
serve-ready = El tutor está abierto en { $link } (Ctrl-C lo termina).
serve-notebooks = Todos los cuadernos están en { $link }.
serve-no-notebook = No hay ningún cuaderno { $notebook }.
serve-no-display = El tutor no puede abrir su página porque falta { $package }: pip install 'machu-tutor[serve]' trae todo lo que la página necesita.
serve-overwritten = Otro paquete llamado «tutor» ha sobrescrito archivos de machu-tutor: instala machu-tutor otra vez, en un entorno propio (pipx install o uv tool install).
serve-failed = El tutor no ha podido arrancar: { $reason }
serve-page-failed = Recarga la página. Si sigue así, el registro del servidor muestra por qué.
serve-full-title = Todas las plazas están ocupadas
serve-full = Espera un minuto y vuelve a cargar esta página. Si tienes el tutor abierto en otra pestaña que ya no necesitas, ciérrala: así queda una plaza libre. Si sigue así, pide más plazas a quien lleva el servidor.
serve-crowd-title = Otros entran antes que tú
serve-crowd = Muchas personas han abierto el tutor en el mismo momento. No tienes que hacer nada: esta página vuelve a preguntar cada pocos segundos y abre el tutor en cuanto te toca.
serve-address-empty = La dirección que sigue a --address está vacía: pon una, o quita la opción para servir solo en este ordenador.
serve-host-name = otro nombre o dirección con que se llega a la página, por ejemplo a través de un proxy; se puede dar varias veces
serve-base = la ruta con que un proxy sirve la página, por ejemplo /tutor/; si no se indica, la raíz de su nombre
serve-base-unknown = { $base } no es una ruta para --base-url: elige una de letras sin acento, cifras y guiones, por ejemplo /tutor/.
serve-token = la palabra que abre la página, parte del enlace que se muestra; si otros ordenadores llegan a la página y no la eliges, se inventa una; vacía equivale a --no-token
serve-no-token = deja entrar a cualquiera que llegue a la página: podrá gastar la memoria de este ordenador y, si encuentra un fallo de seguridad, ejecutar programas en él
serve-no-token-warning = Cualquiera que llegue a este ordenador puede abrir la página: no hay palabra de acceso.
serve-root-warning = El tutor se ejecuta como root: para una clase, sírvelo con un usuario corriente, y así un fallo de seguridad no abrirá todo el ordenador.
serve-no-docstrings = El tutor no puede servir su página con python -OO, que quita textos que el servidor necesita: usa -O, o ninguna de las dos.
serve-no-folder = El tutor no puede escribir en { $folder } ni en una carpeta temporal: haz sitio.
serve-no-entry = Así no puedes entrar
serve-no-entry-token = Esta página se abre con el enlace completo, incluido lo que sigue al signo de interrogación. Pídeselo a quien te ha invitado y permite que la página guarde su cookie.
serve-no-entry-host = El tutor no responde al nombre de esta dirección. Pide el enlace correcto a quien te ha invitado; quien sirve el tutor puede añadir el nombre con --host-name.
serve-class = abre una clase: los móviles de la misma red entran con un código de cuatro letras y responden a lo que pregunta la pantalla
serve-class-goes-on =
    Sigue { $code }, { $seats ->
        [one] un puesto
       *[other] { $seats } puestos
    }.
