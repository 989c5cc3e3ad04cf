# La guida: quando uscire. Ogni riga segue dalle regole; nessuna è stata misurata.

guide-leave = Quando uscire
    .about = Nessuna regola dice quando è il momento. Queste domande aiutano prima di ogni carta.
guide-leave-hazards = Quali tipi di pericoli sono sul percorso? I tipi sono { $kinds }, con { $alike } carte ciascuno; chiude il giro soltanto una seconda carta di un tipo che è già lì.
guide-leave-stake = Che cosa perderesti? Soltanto ciò che è accanto alla tua tenda in questo giro. Ciò che è dentro la tenda è al sicuro.
guide-leave-crowd = In quanti siete dentro? Meno siete, più grande è la tua parte del prossimo tesoro.
guide-leave-path = Che cosa c'è sul percorso? Se lo divide chi esce nello stesso momento, quindi vale di più per chi esce da solo.
guide-leave-artifacts = C'è un artefatto? Lo prende soltanto chi esce da solo. I primi { $first } che escono valgono { $early } ciascuno, i successivi { $late }.
guide-leave-removed = Quali pericoli sono fuori dal gioco? Ogni carta che ha chiuso un giro, quindi da allora il suo tipo è più raro.
guide-leave-last = È il giro { $rounds }, l'ultimo? Un tesoro con cui non superi nessuno non cambia più nulla: se sei indietro, resta più a lungo; se sei in testa, esci prima.
