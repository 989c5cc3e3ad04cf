# Los problemas: turnos de partidas reales, y a qué ha llegado un intento.

puzzle-heading = Problema { $grade }
puzzle-grade-easy = fácil
puzzle-grade-medium = medio
puzzle-grade-hard = difícil
puzzle-begin = Te toca. Lo que venga después de este turno no cuenta.
puzzle-on = De momento llevas { $gained } de { $needed }, y todavía puedes llegar a { $needed }.
puzzle-lost = Por aquí se llega a { $reach } como mucho, y hacen falta { $needed }. Vuelve atrás y prueba otra cosa.
puzzle-over = El turno ha terminado con { $gained } de { $needed }. Prueba otra vez desde el principio.
puzzle-solved = Resuelto: { $gained } de { $needed }.
puzzle-way = La solución
