# Studi: una linea come lezione propria.

studies-make = Fai uno studio di questa linea
studies-on = Continua con «{ $title }»
studies-edit = Modifica questo studio
studies-untitled = uno studio senza titolo
studies-hidden = Si può fare uno studio di una partita quando tutte le mani sono scoperte: quando è finita, o dove nessun altro gioca.
studies-opened = Questo è uno studio: qualcuno ha fatto di una linea una lezione. I tuoi progressi vengono conservati.
studies-previewed = Stai seguendo il tuo studio.
studies-back = Torna allo studio
studies-heading = Il tuo studio
studies-preview = Provalo
studies-save = Salva il file
studies-link = Crea un link
studies-undo = Annulla
studies-close = Chiudi
studies-open-link = Il link a questo studio
studies-no-link = Questo studio è troppo lungo per un link. Il file lo contiene tutto.
studies-lacks = { $count ->
    [one] Manca una cosa prima che qualcuno possa seguire questo studio:
   *[other] Mancano { $count } cose prima che qualcuno possa seguire questo studio:
}
studies-ready = Lo studio è completo: provalo come farebbe chi impara, salvalo o crea un link.
studies-title = Titolo dello studio
studies-author = Autore
studies-language = Lingua dello studio
studies-steps = Tappe
studies-no-steps = Non ci sono ancora tappe. Vai a un punto della linea e scegli qui sotto che cosa deve essere.
studies-at = Passo { $ply }
studies-row-wrong = { $kind }: manca qualcosa
studies-here = Passo { $ply } della linea: { $standing }
studies-elsewhere = Il tabellone mostra un'altra linea, non quella di questo studio.
studies-board = Mostra la linea dello studio
studies-kind = Che cosa fa qui lo studio
studies-kind-out = Tralascia
studies-kind-tell = Racconta qualcosa
studies-kind-decide = Tocca a te
studies-kind-question = Fai una domanda
studies-heading-field = Titolo di questa tappa
studies-text = Testo
studies-ask = Domanda
studies-hint = Suggerimento
studies-right = Risposta a chi ha ragione
studies-other = Risposta a un'altra decisione
studies-options = Opzioni
studies-option = Opzione { $letter }
studies-reply = Risposta a { $letter }
studies-is-right = { $letter } è giusta
studies-option-away = Togli { $letter }
studies-option-more = Un'altra opzione
studies-marks = Segni
studies-rule = Aggiungi una regola su cui si basa
studies-away = Togli: { $what }
studies-accept = Decisioni giuste
studies-accept-more = Accetta anche un'altra decisione
studies-wrong = Non più giusta
