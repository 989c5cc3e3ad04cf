## Domande di uno studio, dove il suo autore non ha scritto altro

concept-choice = Una domanda dell'autore
choice-right = Esatto.
choice-wrong = Non è ciò che l'autore ha in mente. Guarda di nuovo il tabellone.
choice-nudge = Guarda il tabellone com'è adesso ed escludi ciò che non può essere.

## Risposte che nessun gioco nomina: quelle a un'affermazione, e che non si tratta di nessuno

claim-yes = Vero
claim-no = Falso
several-none = Nessuno
