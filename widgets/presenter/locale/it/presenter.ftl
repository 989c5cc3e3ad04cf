# Le parole di una presentazione: ciò che si mostra a una classe, e ciò che si è visto.

aria-presenter = Che cosa vede la classe
aria-present-ways = La presentazione
present-back = Indietro
present-next = Avanti
present-ask = Chiedi alla classe
present-reveal = Mostra la risposta
present-show = Mostra le scelte
present-class = Un nuovo giro con la classe
present-hands = La classe: { $counts }.
present-end = Fine
present-so-far = Si è giocato fin qui
present-board = Tabellone
present-line = Mostra la mia linea
present-lesson = Mostra la lezione
present-place = Atto { $act } di { $acts }, tappa { $step } di { $steps }
present-act = Atto { $act } di { $acts }
present-decide = Voi che cosa fareste qui?
present-what-if = E se …? { $title }
present-example = La mossa della lezione
present-chosen = Tutti hanno scelto
present-accepted = { $count ->
    [one] Qui è giusto questo
   *[other] Qui è giusta ciascuna di queste
}
present-option = { $letter }: { $option }.
present-right = La risposta giusta è la { $letter }: { $option }.
present-rule = La regola: { $title }
present-keys = Tasti
present-more = Altro
    .hint = Altre possibilità: che cosa si è visto, fogli da distribuire, il tuo schermo, tasti
speaker-do = Il mio schermo
    .hint = Apri una finestra per il tuo schermo: che cosa segue, note e un orologio
speaker-heading = Per lo schermo di chi insegna
speaker-now = Adesso
speaker-next = Poi
speaker-since = da quando è aperta questa finestra:
speaker-left = { $count ->
    [0] È l'ultima diapositiva.
    [one] Resta una diapositiva.
   *[other] Restano { $count } diapositive.
}
speaker-left-act = { $count ->
    [0] È l'ultima diapositiva di questo atto.
    [one] Resta una diapositiva di questo atto.
   *[other] Restano { $count } diapositive di questo atto.
}
speaker-gone = La pagina che vede la classe è chiusa o si sta ricaricando. Se non torna, riaprila, scegli lì Il mio schermo e chiudi questa finestra.
speaker-blocked = Il browser non ha aperto la finestra. Consenti le finestre pop-up di questa pagina e premi di nuovo.
key-Space = Spazio
    .does = un passo avanti; su un pulsante, lo preme
key-PageDown = Pagina giù
    .does = un passo avanti, anche con un telecomando
key-PageUp = Pagina su
    .does = un passo indietro, anche con un telecomando
key-b = B
    .does = il tabellone accanto a una domanda, oppure no; su una domanda a una classe senza telefoni, vedi da A a E
key-c = C
    .does = che cosa si è visto, e come andare a ogni atto
key-digits = Da 1 a 9
    .does = al titolo di quell'atto, ma non durante una domanda; il pulsante Indietro del browser riporta alla diapositiva
# As in English.
key-first-slide = Home
    .does = alla prima diapositiva, ma non durante una domanda; il pulsante Indietro del browser riporta a quella di prima

## What was covered

covered-do = Visto
covered-heading = Che cosa si è visto
covered-title = Che cosa si è visto: { $game }
covered-close = Continua la presentazione
covered-page = Come pagina, da stampare
covered-text = Come testo
covered-anew = Inizia una nuova lista
covered-acts = Vai a un atto
covered-act = Atto { $act }: { $name }
covered-nothing = Non è stato ancora mostrato nulla.
covered-concepts = Concetti chiesti
covered-rules = Regole
covered-questions = Domande fatte
covered-line = Passi di una linea
covered-step = Passo { $ply }: { $words }

## The page for teachers

teachers-title = { $game }: la lezione per chi insegna
teachers-about = Che cosa dice e insegna ogni tappa, e ogni domanda con le sue risposte e il ragionamento dietro a ogni risposta sbagliata. La lezione dura { $minutes ->
    [one] circa { $minutes } minuto
   *[other] circa { $minutes } minuti
}.
teachers-act = Atto { $act }: { $name }, { $minutes ->
    [one] circa { $minutes } minuto
   *[other] circa { $minutes } minuti
}
teachers-rules = Regole: { $rules }.
teachers-concept = Concetto: { $concept }.
teachers-others = Altro da mostrare
teachers-do-act = Stampa questo atto per chi insegna
teachers-do = Stampa tutta la lezione per chi insegna
teachers-do-others = Stampa altre posizioni per chi insegna
teachers-given = Il browser ha salvato { $name }. Apri quella pagina e stampala.

## La classe dal vivo

class-do = Apri la classe
class-heading = Rispondi col telefono
class-qr = Il codice quadrato che apre la classe su un telefono
class-type = Inquadra il quadrato, oppure scrivi
class-code = e il codice di questa classe
present-guide = La guida per chi insegna
class-lesson = La lezione per la classe
class-step-1 = Usa lo stesso Wi-Fi di questo schermo
class-step-2 = Inquadra, o scrivi l'indirizzo
class-step-3 = Nome o tavolo, poi guarda lo schermo
class-here = { $count } qui
class-new = Ogni nuovo telefono compare subito.
class-empty = Nessun telefono ha ancora raggiunto questo indirizzo. Alcune reti tengono separati i dispositivi: usa un tuo hotspot.
class-names = I nomi non appaiono mai sullo schermo
class-over = La lezione con i telefoni è finita
class-over-phones = Grazie! I telefoni si possono mettere via.
class-over-next = Si può andare avanti qui, senza telefoni. Se le risposte sono state conservate, il foglio da stampare è ancora nella console di chi insegna.
class-over-open = Per un'altra classe: «{ present-more }», poi «{ class-do }».
class-over-start = Per un'altra classe, avvia di nuovo il tutor.
class-chip = { $code } · { $here }
class-of = { $count } su { $of }
class-begin = Comincia la lezione
class-on = Avanti con la lezione
class-close = Chiudi la domanda
class-open = La domanda è aperta.
class-answered = Hanno risposto { $count } su { $of }
class-late = In ritardo? { $address }, { $code }
class-closed = La domanda è chiusa.
class-talk = Chiusa. Parlane con chi hai accanto: chi convince l'altro?
class-again = Vota di nuovo
class-again-open = Parlane con chi hai accanto e vota di nuovo.
class-answers = { $count ->
    [one] { $count } risposta
   *[other] { $count } risposte
}
class-first = prima votazione
class-second = dopo averne parlato
class-other-moves = Altre: { $count }
class-chose = La classe ha scelto
class-aside = Una prova: { $move }
class-aside-back = Con Pagina su si torna indietro.
present-by-hands = dice la classe
key-hands = Da A a E
    .does = su una domanda, quello che dice la classe per alzata di mano; la risposta comincia allora dal ragionamento che c'è dietro
key-vote = V
    .does = la classe vota di nuovo, dopo averne parlato
