# The rule book: "Can I …?", the rules found, all rules by what they are about.

rulebook-heading = Regole
rulebook-search = Posso …?
    .placeholder = Chiedi con parole tue
rulebook-answer = { $count ->
    [one] Questa regola potrebbe rispondere: { $titles }.
   *[other] Queste regole potrebbero rispondere, prima la più probabile: { $titles }.
}
rulebook-yes = Sì.
# As in English.
rulebook-no = No.
rulebook-decided = { $answer } Lo decide questa regola: { $title }.
rulebook-no-answer = Nessuna regola risponde. Prova con altre parole, o guarda qui sotto.
rulebook-not-asked = Chiedi qui sopra, o apri un argomento qui sotto.
rulebook-opened = La regola dietro: { $title }.
rulebook-back = { $where ->
    [lesson] Torna alla lezione
   *[other] Torna dove eri
}
rulebook-contents = Tutte le regole
rulebook-family = { $title } ({ $count })
rulebook-other = Altre regole

## Where a rule happened

rulebook-places = { $count ->
    [one] In { $count } passo di questa linea
   *[other] In { $count } passi di questa linea
}
rulebook-place = Passo { $ply }: { $what }
rulebook-more-places = { $count ->
    [one] e ancora { $count }
   *[other] e ancora { $count }
}
rulebook-exhibit = Esempio: { $title }

## The player aid

aid-file = Foglio d'aiuto: una pagina da stampare
guide-file = Prima partita e che cosa fa vincere: da stampare
