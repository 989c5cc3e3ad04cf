# Il foglio d'aiuto: le regole nel minor numero di parole, con i nomi che hanno nel regolamento.

aid-title = I Principi di Machu Picchu: foglio d'aiuto
aid-turn = Il tuo turno
aid-move-adjacent = Va' in un distretto accanto al tuo, gratis; la sua azione avviene subito.
aid-move-llama = Va' in qualsiasi altro distretto per 1 lama.
aid-move-stay = Oppure resta e prendi una tessera Luna a scelta; nessun distretto agisce.
aid-move-no_repeat = Lo stesso distretto non si usa in due turni di fila.
aid-move-trigger = A ciò che un'azione offre si può rinunciare; un bonus o una pietra si prende sempre.
aid-day-end = Arriva con la terza tessera Luna: chi la prende riceve la tessera Sole e comincia il giorno dopo; agli altri resta un turno.
aid-day-track_corn = Prende il grano accanto alla notte in arrivo.
aid-production = Prendi il bonus, due unità al massimo. Poi gli Inca di tutti lì presenti possono produrre, nell'ordine dei posti a partire da te. Senza bonus non succede nulla.
aid-produce = { $good } per ogni { $inca }, { $kind ->
    [free] gratis
   *[paid] a { $price }
}.
aid-temple = Prendi le pietre, due al massimo: 3 caselle ciascuna. Poi tutti possono sacrificare, nell'ordine dei posti a partire da te. Senza pietre non succede nulla.
aid-offer = Con o senza sacerdoti: al massimo un'unità di ciascun bene ({ $unit } sono un'unità), 2 caselle l'una.
aid-sacrifice = { $llama } per ogni tessera di { $many_order } che hai: ognuno porta il valore in caselle.
aid-recruit = Al massimo un Inca per ogni distretto in offerta; comincia a lavorare lì.
aid-offers = Qui { $offers }.
aid-order = Una tessera a visita, da sinistra. Il valore in caselle è il numero più basso scoperto; finché la fila è intera non c'è.
aid-priest = Prezzo: { $cost }. Valori in caselle man mano che le tessere vanno via: { $values }.
aid-market-adjust = Una volta, prima degli scambi: aggiungi un bene a una colonna o toglilo, gratis.
aid-market-sell = Va nello spazio libero più alto e rende il suo grano ({ $prices } dall'alto); colonna piena: { $bank_buys_at }.
aid-market-buy = Il bene più in basso, al prezzo del suo spazio; colonna vuota: { $bank_sells_at }. Il grano non si scambia.
aid-clock-send = Manda un Inca da un distretto di produzione, fino alla notte.
aid-trail-granary = Casella { $granary_step }: { $granary_goods }, a fine turno.
aid-trail-stable = Casella { $stable_step }: { $stable_goods }, a fine turno.
aid-trail-summit = Casella { $summit }: pesca subito 3 carte e mettine 2 sotto il mazzo; lo Scout riparte da 0.
aid-trail-short_deck = Due carte nel mazzo: pescale e rimettine una. Una sola: prendila. Nessuna: prendi invece 3 punti.
aid-night-moon = Per prime: grano e caselle sono gratis, ogni bene costa 1 grano.
aid-night-clock = Poi, per ogni Inca lì: 3 unità diverse e 3 caselle; l'Inca torna nella riserva.
aid-night-order = Nell'ordine dei posti, da chi ha cominciato il giorno; dopo entrambi vengono Granaio e Stalla.
aid-night-restock = Un'unità bonus in ogni distretto di produzione, una pietra in ogni tempio; mai più di due.
aid-night-time = Si avanza sul percorso del tempo; comincia chi ha la tessera Sole.
aid-last-moon = Paga subito, per 1 grano dove ha un prezzo.
aid-last-clock = Paga subito; l'Inca resta lì e non porta punti.
aid-last-no_night = Il giorno { $last_day } non ne ha.
aid-end-orders = Tutte le { $tiles } tessere di sacerdoti e Vergini sono prese: la partita finisce dopo questo turno e vince chi ha più punti.
aid-end-deck = Il mazzo è esaurito: lo stesso.
aid-end-conquest = Il giorno { $last_day } finisce senza Salvezza: chi ha più oro triplica i punti, chi viene subito dopo per oro li raddoppia.
aid-score-icons = Ogni icona: 1 punto per ogni tuo Inca in quel distretto, o per ogni tuo sacerdote o Vergine di quel tipo.
aid-score-trail = Scout sulle caselle da { $granary_step } a { $below_stable }: 1 punto; da { $stable_step } a { $below_summit }: 2.
aid-score-exhausted = 3 punti per ogni Vetta senza mazzo.
aid-score-gold = Quello delle tue carte, più 1 con lo Scout dalla casella { $granary_step }, più 2 dalla casella { $stable_step }.
aid-score-ties = Vince chi ha più unità; 3 grani sono un'unità.
aid-setup-day = Si comincia { $first_days }.
aid-setup-incas = { $incas_each }.
aid-setup-goods = { $goods }, e una carta.
aid-setup-scouts = Caselle 1, 2, 3 e così via, nell'ordine dei posti.
aid-note = { $mark } Ricostruito: nessun testo che abbiamo lo dice. { $count ->
    [0] Sul tabellone non riguarda nessuna via fra i distretti.
    [one] Sul tabellone riguarda { $count } delle { $all } vie fra i distretti.
   *[other] Sul tabellone riguarda { $count } delle { $all } vie fra i distretti.
}
