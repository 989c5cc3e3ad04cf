# Lo que se dice a una respuesta.

answer-of-several = A eso se llega por más de un despiste; calcúlalo de nuevo. { $nudge }
