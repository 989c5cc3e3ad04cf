# The lesson of the first day, said by a teacher to one learner, who plays Bert. The figures are
# variables. A step's `.same` answers a learner who decides as the teacher does, `.shown` all
# others; `.other` answers instead where only a single other decision is left. No participle agrees
# with a player or with the learner.

lesson-first_day = Il tuo primo giorno
    .door = La posta in gioco, le tue prime mosse e una notte. Poi un giorno intero per te.
    .hint = La strada più breve per cominciare
    .here = Questo è il tuo primo giorno.

act-first-moves = Prime mosse
    .about = La posta in gioco, il tuo primo Inca, il tuo Principe e una carta.
act-priest-and-night = Un sacerdote e una notte
    .about = A che serve un sacerdote, una salita e che cosa dà la notte.
act-own-day = Un giorno tuo
    .about = Un giorno intero, e ogni mossa è tua.

## First moves

step-the-stakes = Vele bianche sul mare! Gli spagnoli vogliono oro. Oggi è il giorno { $day }; dopo il giorno { $last_day } saranno qui. Si vince con l'uno e con l'altro piano, e puoi cambiare idea in qualsiasi giorno.
    .title = Vele all'orizzonte
    .ask = Che cosa preferisci, Principe?
exhibit-the-stakes-city = Riunire tutti i sacerdoti e le Vergini, perché gli spagnoli non trovino nulla.
    .title = Salvare la città
    .answer = Quando non resta più nessuno dei { $tiles } sacerdoti e Vergini, o si pesca l'ultima carta, la città è salva: è la Salvezza. Allora l'oro non conta nulla, e vince chi ha più punti.
exhibit-the-stakes-gold = Che vengano pure: l'importante è avere più oro di tutti.
    .title = Avere più oro di tutti
    .answer = Se nessuno salva la città in tempo, arriva la Conquista. Chi ha più oro, dalle carte e dal Cammino, moltiplica i suoi punti per { $most }, chi viene dopo per { $second }.

step-your-first-inca = Giochi nei panni di Bert; di fronte hai Ralph e Gina. Un Inca produce dove vive, e la tua carta mostra un pastore. Dove andrà a vivere il tuo primo Inca?
    .title = Il tuo primo Inca
    .wall = Giochiamo nei panni di Bert; di fronte ci sono Ralph e Gina. Un Inca produce dove vive, e la carta di Bert mostra un pastore. Dove andrà a vivere il primo Inca?
    .same = Un pastore! La carta di Bert lo premia con un punto, e i lama porteranno lontano il Principe.
    .shown = Il maestro sceglie un pastore: la carta di Bert lo premia con un punto, e i lama porteranno lontano il Principe.

step-your-prince = Il Principe che entra prende il bonus e sveglia il distretto: ogni Inca che è lì può produrre un'unità, per un grano. La prima volta il tuo va dove vuole. Bert e Gina hanno pastori, Ralph un ceramista; i sacerdoti vorranno ceramica.
    .title = Un Principe in cammino
    .wall = Il Principe che entra prende il bonus e sveglia il distretto: ogni Inca che è lì può produrre un'unità, per un grano. La prima volta il Principe va dove vuole. I sacerdoti vorranno ceramica.
    .same = Il bonus è tuo! Si è svegliato anche il ceramista di Ralph: un piccolo regalo. Fino a notte questo distretto non dà altro.
    .shown = Il maestro prende la ceramica, per un sacerdote, e sveglia il ceramista di Ralph. Fino a notte un distretto visitato non dà altro.

step-a-point-of-your-own = Ralph e Gina hanno reclutato Inca. Ma i punti vengono soprattutto dalle carte Sacrificio: un punto per ogni persona tua del tipo che mostrano. Sono segrete; qui si vedono. La tua, un pastore e un condor, dà ora { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Da qualche parte si comincia!
    .title = Un punto tutto tuo
sought-find-my-point = Da dove viene quel punto?
    .nudge = Chi, fra la gente di Bert, è sulla carta?
    .right = Sì, dal pastore di Bert. Il condor sulla carta non dà ancora nulla, perché Bert non ha sacerdoti del condor. È ora di prenderne uno!
    .district-potters_quarter = Lì c'è il Principe di Bert, ma i Principi non danno punti; e il ceramista è di Ralph.
    .order-condor = Non ancora! La carta premierebbe i sacerdoti del condor, ma sono ancora tutti nella loro fila.
    .market = I beni non danno punti. Pagano ciò che li dà.

## A priest and a night

step-across-the-city = Nel distretto accanto si va gratis: nel prato il tuo pastore si è svegliato. (Quelli di Gina, senza grano, hanno continuato a russare.) Più lontano costa un lama; ne hai { $llamas }. I sacerdoti abitano dall'altra parte della città. Dove vai?
    .title = In groppa a un lama
    .same = Un lama speso bene: i sacerdoti aspettano già Bert.
    .shown = Il maestro paga un lama e va nella Casa dei Sacerdoti: la carta mostra anche un condor.

step-a-condor-priest = Un sacerdote del condor costa una coca, una ceramica e un vestito. La tua carta lo premia con un punto, e nel Tempio del Condor rende generosi gli dèi. Lo prendi?
    .title = Un amico degli dèi
    .same = Benvenuto! La carta di Bert vale subito un punto in più.
    .shown = Il maestro prende il sacerdote: la carta di Bert vale subito un punto in più.
    .other = I beni restano, ma non danno punti. { step-a-condor-priest.shown }

step-a-llama-for-the-gods = Il tuo Principe è nel Tempio del Condor: la pietra ha fatto salire il tuo Scout di { $stone } caselle lungo il Cammino degli Inca. Con un sacerdote del condor puoi dare anche un lama, per altre { $value } caselle. È l'ultimo. Lo dai?
    .title = Un lama per gli dèi
    .same = Che salita! Oltre il Granaio, sulla casella { $granary }, uno Scout dà un punto, e a fine turno del grano.
    .shown = Il maestro lo dà: oltre il Granaio, sulla casella { $granary }, uno Scout dà un punto, e a fine turno del grano.
    .other = Il lama resta per le strade di domani. { step-a-llama-for-the-gods.shown }

step-night-falls = Di sera un Principe può restare e prendere una tessera Luna, che paga di notte; prese { $ending }, agli altri resta un ultimo turno. Le tue tessere danno caselle, gratis, e un vestito per un grano. Lo paghi?
    .title = Scende la notte
    .same = Nessun mercato costa così poco! Con le caselle il tuo Scout supera la Stalla: un lama. Al mattino ogni distretto ha di nuovo qualcosa da dare.
    .shown = Il maestro paga: nessun mercato costa così poco. Con le caselle il tuo Scout supera la Stalla: un lama. Al mattino ogni distretto ha di nuovo qualcosa da dare.
    .other = Un grano risparmiato, un vestito perso. { step-night-falls.shown }

## Your own day

step-your-own-day = Sorge il giorno { $day }, ed è tutto tuo! Gina vuole sdraiarsi nell'erba e prendere una tessera Luna a ogni turno: sarà breve. Bert ha { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { $card } dalla carta e { $trail } perché il suo Scout ha superato la Stalla. Buona fortuna!
    .title = Un giorno tuo
    .wall = Giorno { $day }: da qui può giocare la classe. Bert ha { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { $card } dalla carta, e { $trail } perché lo Scout, sulla casella { $scout }, ha superato la Stalla. Oltre la Vetta aspettano nuove carte, ma quei punti vanno persi.
