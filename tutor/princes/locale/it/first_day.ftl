# The lesson of the first day, said by a teacher to one learner, who plays Bert. The figures are
# variables. A step's `.same` answers a learner who decides as the teacher does, `.shown` all
# others; `.other` answers instead where only a single other decision is left. No participle agrees
# with a player or with the learner.

lesson-first_day = Il tuo primo giorno
    .door = La posta in gioco, le tue prime mosse e una notte. Poi un giorno intero per te.
    .hint = La strada più breve per cominciare
    .here = Questo è il tuo primo giorno.

act-first-moves = Prime mosse
    .about = La posta in gioco, il tuo primo Inca, il tuo Principe e una salita.
act-priest-and-night = Un sacerdote e una notte
    .about = Quanto vale una carta, a che serve un sacerdote e che cosa dà la notte.
act-own-day = Un giorno tuo
    .about = Un giorno intero, e ogni mossa è tua.

## First moves

step-the-stakes = Vele bianche sul mare! Gli spagnoli vogliono oro, e dopo il giorno { $last_day } saranno qui. Nessuna risposta è sbagliata, e puoi cambiare idea in qualsiasi giorno.
    .title = Vele all'orizzonte
    .ask = Che cosa preferisci, Principe?
exhibit-the-stakes-city = Nascondere Machu Picchu in tempo, perché gli spagnoli non trovino nulla.
    .title = Salvare la città
    .answer = Quando non resta più nessuno dei { $tiles } sacerdoti e Vergini, o si pesca l'ultima carta, la città è salva: è la Salvezza. Allora l'oro non conta nulla, e vince chi ha più punti.
exhibit-the-stakes-gold = Che vengano pure: l'importante è avere più oro di tutti.
    .title = Avere più oro di tutti
    .answer = L'oro è sulle carte e sul Cammino. Se nessuno salva la città in tempo, arriva la Conquista. Chi ha più oro moltiplica i suoi punti per { $most }, chi viene dopo per { $second }.

step-your-first-inca = Mattina presto. Giochi nei panni di Bert; di fronte hai Ralph e Gina. I tuoi Inca producono dove vivono. Il primo è gratis, e la tua carta mostra un pastore. Dove andrà a vivere?
    .title = Il tuo primo Inca
    .wall = Mattina presto. Qui giochiamo nei panni di Bert; di fronte ci sono Ralph e Gina. I nostri Inca producono dove vivono. Il primo è gratis, e la carta di Bert mostra un pastore. Dove andrà a vivere?
    .same = Un pastore! La carta di Bert premia i pastori, e i lama portano lontano il Principe.
    .shown = Il maestro sceglie il Prato dei Lama: la carta di Bert premia i pastori, e i lama portano lontano il Principe.

step-your-prince = Il Principe che entra prende il bonus e sveglia il distretto: ogni Inca che è lì può produrre un'unità, per un grano. La prima volta il tuo entra gratis ovunque. I sacerdoti vorranno ceramica. Tocca un distretto per vedere che succede, e di nuovo per andarci.
    .title = Un Principe in cammino
    .wall = Il Principe che entra prende il bonus e sveglia il distretto: ogni Inca che è lì può produrre un'unità, per un grano. La prima volta il Principe entra gratis in un distretto qualsiasi. Presto i sacerdoti vorranno ceramica.
    .same = Il bonus è di Bert! Si è svegliato anche il ceramista di Ralph: un piccolo regalo, ma la ceramica pagherà un sacerdote. Fino a notte qui non c'è altro da prendere.
    .shown = Il maestro va nel Quartiere della Ceramica: sveglia il ceramista di Ralph, ma la ceramica pagherà un sacerdote. Fino a notte lì non c'è altro da prendere.

step-up-the-trail = Metti che il tuo Principe sia andato nel Tempio Principale. La pietra fa salire il tuo Scout di { $stone ->
        [one] { $stone } casella
       *[other] { $stone } caselle
    }, fino alla { $scout }. E agli dèi piacciono i regali: ogni unità vale { $unit_steps ->
        [one] { $unit_steps } casella
       *[other] { $unit_steps } caselle
    }, al massimo una per ogni bene; { $unit } grani contano come una. Che cosa offri?
    .title = Su per il Cammino degli Inca
    .same = Ben pensato: a fine turno il Granaio restituisce il grano, e la salita costa soltanto una coca. E da lì in su uno Scout dà un punto.
    .shown = Qualsiasi coppia di doni porta lo Scout oltre il Granaio: lì vale un punto e a fine turno riceve del grano. Il maestro offre il grano e una coca, e si tiene il lama, che porta lontano il Principe.
exhibit-first-to-the-temple = Nel primo turno il Principe di Bert va nel Tempio Principale. Una pietra fa salire lo Scout, e Bert offre il grano e una coca.
    .title = Prima al tempio

## A priest and a night

step-a-point-of-your-own = I punti vengono soprattutto dalle carte Sacrificio: una carta dà un punto per ogni persona tua del tipo che mostra. È segreta, o ti giocherebbero contro; qui si vedono. La tua, un pastore e un condor, dà ora { $points ->
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

step-across-the-city = Nel distretto accanto si va gratis: nel prato il tuo pastore si è svegliato. (Quelli di Gina, senza grano, hanno continuato a russare.) Hai { $llamas } lama, e per andare più lontano se ne paga uno. I sacerdoti abitano dall'altra parte della città. Dove vai?
    .title = In groppa a un lama
    .same = Un lama speso bene: i sacerdoti aspettano già Bert.
    .shown = Il maestro paga un lama e va nella Casa dei Sacerdoti: la carta mostra anche un condor.

step-a-condor-priest = Un sacerdote del condor costa una coca, una ceramica e un vestito. In cambio, il condor sulla tua carta finalmente dà punti, e nel Tempio del Condor un sacerdote può dare agli dèi un lama, che fa salire molto il tuo Scout. Lo prendi?
    .title = Un amico degli dèi
    .same = Benvenuto! La carta di Bert vale subito un punto in più, e gli dèi pagheranno bene un lama.
    .shown = Il maestro prende il sacerdote: la carta vale subito un punto in più, e gli dèi pagheranno bene un lama.
    .other = I beni restano, ma non danno punti. { step-a-condor-priest.shown }

step-night-falls = Nel Tempio del Condor un lama ha portato lontano il tuo Scout. Sera: un Principe può prendere una tessera Luna, che paga di notte. Prese { $ending }, agli altri resta un ultimo turno. Le tue: caselle gratis, e un vestito per uno dei { $corn } grani. Lo vale?
    .title = Scende la notte
    .same = Un vestito per un grano: meno che in qualsiasi mercato! Con le caselle il tuo Scout supera la Stalla: un lama al mattino. E ogni distretto ha di nuovo qualcosa da dare.
    .shown = Il maestro paga: nessun mercato vende un vestito per un grano. Con le caselle il tuo Scout supera la Stalla: un lama al mattino. E ogni distretto ha di nuovo qualcosa da dare.
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
