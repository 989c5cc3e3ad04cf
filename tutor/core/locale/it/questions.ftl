# Che cosa si dice a una risposta.

answer-of-several = Ci si arriva per più di una svista: rifai il conto. { $nudge }
