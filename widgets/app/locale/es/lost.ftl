# When the kernel, the server or the network is gone.

lost-silent = El tutor no responde. Tus líneas están guardadas en este navegador.
lost-cut = Se ha perdido la conexión con el tutor. Tus líneas están guardadas en este navegador y la página seguirá sola en cuanto vuelva la conexión.
lost-gone = El tutor se ha detenido. Tus líneas están guardadas en este navegador: en unos segundos la página volverá sola a este momento.
lost-again = El tutor se ha detenido. Tus líneas están guardadas en este navegador: recarga la página para volver a este momento.
lost-writing = El tutor se ha detenido. Tus líneas están guardadas en este navegador, pero no lo que estás escribiendo: cópialo y recarga la página.
lost-unkept = El tutor se ha detenido y este navegador no ha podido guardar tus líneas. Recarga la página para empezar de nuevo.
lost-notebook = El kernel de este cuaderno se ha detenido o se ha reiniciado: ejecuta otra vez la celda para seguir aquí.
lost-returned = El tutor se ausentó un momento. Has vuelto a donde estabas, con todas tus líneas.
lost-reload = Recargar la página
lost-retry = Volver a intentarlo
lost-back-now = Volver ahora
