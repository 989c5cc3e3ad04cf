# Every rule in words for a newcomer, and its short name. A ruling says that it is one
# ("Interpretazione"): there the printed rules are silent or disagree, and this is how the game is
# played here.

## Setting up

rule-setup-day = Più si è al tavolo, più tardi si comincia: { $first_days }. Il giorno { $last_day } è sempre l'ultimo.
    .title = Primo giorno
rule-setup-track = Accanto a ogni notte ancora da venire c'è 1 grano. All'ultimo giorno non segue nessuna notte, quindi lì non c'è grano.
    .title = Grano sul percorso
rule-setup-bonus = Ognuno dei cinque distretti di produzione comincia con un'unità bonus del suo bene; nelle Terrazze del Grano sono 3 grani. Ognuno dei quattro templi comincia con una pietra del tempio.
    .title = Bonus e pietre
rule-setup-market = Il mercato ha una colonna per i lama, una per la coca, una per le ceramiche e una per i vestiti. Dall'alto in basso i suoi spazi valgono { $prices } grani, e all'inizio in ogni colonna sono pieni i due spazi più in alto.
    .title = Mercato all'inizio
rule-setup-goods = Si comincia con cinque unità a testa: 3 grani, 1 lama, 1 coca, 1 ceramica e 1 vestito.
    .title = Primi beni
rule-setup-incas = Quanti Inca ha ognuno dipende dal tavolo: { $incas_each }. Aspettano nella riserva finché non vanno al lavoro.
    .title = Numero di Inca
rule-setup-cards = Le { $cards } carte Sacrificio si mescolano e ognuno ne riceve una, coperta. Alla fine sono proprio le carte a portare i punti.
    .title = Prima carta
rule-setup-scouts = Lo Scout di chi comincia parte dalla casella 1 del Cammino degli Inca, quello di chi siede dopo dalla casella 2, e così via intorno al tavolo. Chi gioca più tardi parte un po' più in alto.
    .title = Prime caselle
    .said = Chi gioca dopo comincia una casella più su nel Cammino degli Inca.
rule-setup-first_inca = Nell'ordine dei posti ognuno mette un Inca della riserva in un distretto di produzione qualsiasi. Più Inca possono condividere un distretto.
    .title = Primo Inca
rule-setup-first_game = Un inizio più dolce per imparare: nessuno sceglie il primo Inca, perché tutti ne hanno già al lavoro uno per ogni mestiere. In cambio la partita comincia due giorni più tardi.
    .title = Partita introduttiva
rule-setup-first_prince = Nel primo turno nessuno cammina. Ognuno mette il Principe in un distretto qualsiasi, gratis, e l'azione di quel distretto avviene subito.
    .title = Mettere il Principe
    .said = Nel primo turno il Principe si mette gratis in un distretto qualsiasi.

## Turns and movement

rule-turn-order = I turni girano intorno al tavolo nell'ordine dei posti. Ogni nuovo giorno comincia da chi ha preso la tessera Sole.
    .title = Ordine dei turni
rule-turn-player = Si decide uno alla volta, e solo ciò che in quel momento c'è da decidere. Dove non c'è scelta, tutto avviene da sé.
    .title = A chi tocca decidere
rule-turn-over = A partita finita non c'è più nulla da decidere.
    .title = Partita finita
rule-move-adjacent = Il Principe può andare gratis in qualsiasi distretto accanto al suo, e lì avviene l'azione del distretto.
    .title = Camminare
rule-move-llama = Per 1 lama, pagato alla banca prima di ogni altra cosa, il Principe può andare in qualsiasi altro distretto. Interpretazione: in un distretto accanto si entra sempre gratis, anche se si preferirebbe pagare.
    .title = Viaggio con il lama
rule-move-stay = Invece di muoversi, il Principe può restare dov'è. Allora si prende dal tabellone una tessera Luna a scelta, e nessun distretto agisce. Nel primo turno non si può restare: il Principe è ancora da mettere.
    .title = Restare
    .said = Un Principe può restare dov'è e prendere una tessera Luna; allora nessun distretto agisce.
rule-move-no_repeat = Lo stesso Principe non usa mai un distretto due volte di seguito. Nemmeno pagando un lama.
    .title = Mai due di seguito
rule-move-share = Un distretto non è mai pieno: possono starci quanti Principi e quanti Inca si vuole.
    .title = Distretto condiviso
rule-move-trigger = Entrare in un distretto fa scattare la sua azione, utile o no. A ciò che offre si può sempre rinunciare, che sia lavoro, commercio, sacrificio, reclutamento oppure Orologio Solare. Un bonus o una pietra, invece, si prende sempre.
    .title = Entrando si agisce

## Production

# As in English.
rule-production-bonus = Chi entra in un distretto di produzione prende tutte le unità bonus che ci sono, due al massimo. Non serve avere lì un proprio Inca.
    .title = Bonus
rule-production-once = Se è stato preso un bonus, nel distretto possono produrre tutti gli Inca, di chiunque siano. Senza bonus il distretto è esaurito per oggi, ed entrarci non fa nulla.
    .title = Tutti o nessuno
rule-production-corn = Ogni agricoltore delle Terrazze del Grano coltiva 3 grani, gratis.
    .title = Agricoltori
rule-production-cost = Tutti gli altri Inca, cioè pastori, coltivatori di coca, ceramisti e tessitori, chiedono 1 grano per la banca e producono 1 unità del loro bene. Ognuno sceglie quanti dei propri far lavorare.
    .title = Produzione a pagamento
    .said = Ogni Inca che non sia un agricoltore chiede 1 grano per la banca e produce 1 unità del suo bene.
rule-production-order = Gli Inca di tutti producono nell'ordine dei posti, a partire da chi entra. Fra le regole stampate lo dice solo il riassunto inglese, ma è lo stesso ordine dei sacrifici, che tutte riportano.
    .title = Ordine di produzione

## Temples

rule-temple-stones = Chi entra in un tempio prende tutte le pietre del tempio che ci sono, due al massimo. Ogni pietra fa salire il proprio Scout di 3 caselle.
    .title = Pietre
rule-temple-once = Si può sacrificare solo se è stata presa una pietra. Un tempio senza pietre è esaurito per oggi, ed entrarci non fa nulla.
    .title = Quando si sacrifica
rule-temple-order = Si sacrifica nell'ordine dei posti, a partire da chi entra, e ogni Scout sale subito.
    .title = Ordine dei sacrifici
rule-temple-llama = Nel Tempio del Condor, nel Tempio del Puma e nel Tempio del Sole ognuno può dare 1 lama per ogni sacerdote o Vergine di quel tempio al proprio servizio. Ogni lama fa salire lo Scout del valore in caselle di quel momento.
    .title = Sacrificio
rule-order-value = Quando si prende una tessera da una fila, viene alla luce il numero che c'era sotto, e il numero più basso in vista è il valore in caselle. Così il primo sacerdote porta più in alto, e ognuno dei successivi accorcia la salita per tutti. Finché la fila è intera non si vede nessun numero e nessuno può sacrificare.
    .title = Valore in caselle
rule-temple-main = Nel Tempio Principale tutti possono offrire beni, con o senza sacerdoti: al massimo un'unità di ciascun bene, e 3 grani sono un'unità. Ogni unità fa salire lo Scout di 2 caselle.
    .title = Tempio Principale

## Recruiting

rule-recruit-hut = Nella Capanna del Guardiano { $hut }. I beni vanno alla banca, e l'Inca comincia a lavorare nel suo distretto.
    .title = Capanna del Guardiano
rule-recruit-palace = Nel Palazzo Reale { $palace }. I beni vanno alla banca, e l'Inca comincia a lavorare nel suo distretto.
    .title = Palazzo Reale
rule-recruit-limit = In un turno si può reclutare al massimo un Inca per ogni distretto in offerta, e solo dalla propria riserva. Quanti Inca lavorano in un distretto non ha limite.
    .title = Limite per turno

## Priests and virgins

rule-order-one = La Casa dei Sacerdoti offre sacerdoti del condor e del puma, la Casa delle Vergini le Vergini del Sole. A ogni visita si prende al massimo una tessera, sempre dall'estremità sinistra della fila.
    .title = Uno per visita
    .said = Una visita alla Casa dei Sacerdoti o delle Vergini porta al massimo una tessera.
rule-order-cost = Ogni tessera indica il suo prezzo, che va alla banca: { $order_prices }.
    .title = Prezzo dei sacerdoti
    .said = Ogni sacerdote e ogni Vergine ha un prezzo in beni, che va alla banca.

## Market

rule-market-adjust = Prima degli scambi si può, una volta sola e gratis, aggiungere un bene a una colonna o toglierne uno. Così il prezzo sale o scende di uno spazio proprio prima dello scambio.
    .title = Ritocco del mercato
rule-market-sell = Ciò che si vende va nello spazio libero più alto della sua colonna e rende il grano stampato lì. Se la colonna è piena, lo prende la banca per { $bank_buys_at } grani.
    .title = Vendere
rule-market-buy = Si compra il bene più in basso della sua colonna, al prezzo stampato sul suo spazio. Se la colonna è vuota, ne vende uno la banca per { $bank_sells_at } grani.
    .title = Comprare
rule-market-any = Compra e vendi quante volte vuoi, in qualsiasi ordine; ogni scambio si paga sul momento.
    .title = Scambi
rule-market-no_wash = Interpretazione: in una stessa visita nessuno ricompra ciò che ha venduto o rivende ciò che ha comprato. Non cambierebbe nulla, perché i prezzi si rispecchiano, e una visita potrebbe durare in eterno.
    .title = Niente andirivieni
    .said = Nella stessa visita non si ricompra quello che si è venduto, e viceversa.
rule-market-no_corn = Il grano è il denaro, quindi non ha una colonna e non si compra né si vende. Si commercia solo con il mercato, mai fra giocatori.
    .title = Il grano è denaro

## Sun Clock

rule-clock-send = Chi entra nell'Orologio Solare può mandarci un proprio Inca da un distretto di produzione. Ci resta in servizio fino alla notte.
    .title = Orologio Solare
rule-clock-reward = Di notte ogni Inca dell'Orologio Solare torna nella riserva da cui è venuto. Per ognuno si scelgono 3 unità diverse dalla banca, e lo Scout sale di 3 caselle.
    .title = Paga dell'Orologio
    .said = Di notte ogni Inca dell'Orologio Solare torna nella riserva e porta 3 unità diverse e 3 caselle.

## The Inca Trail

rule-trail-granary = Uno Scout che arriva alla casella { $granary_step } o la supera ha raggiunto il Granaio, che vale { $granary_goods }. Si riceve solo a fine turno, oppure di notte dopo tutti gli altri pagamenti, quindi non si può spendere prima.
    .title = Granaio
    .said = Uno Scout che raggiunge o supera la casella { $granary_step } guadagna { $granary_goods }, a turno finito.
rule-trail-stable = Uno Scout che arriva alla casella { $stable_step } o la supera ha raggiunto la Stalla, che vale { $stable_goods }. Si riceve solo a fine turno, oppure di notte dopo tutti gli altri pagamenti, quindi non si può spendere prima.
    .title = Stalla
    .said = Uno Scout che raggiunge o supera la casella { $stable_step } guadagna { $stable_goods }, a turno finito.
rule-trail-summit = Alla casella { $summit } lo Scout è sulla Vetta, ricomincia da 0 e fa le caselle che gli restano. Subito si pescano 3 carte Sacrificio e se ne rimettono 2 a scelta sotto il mazzo, nuove o vecchie.
    .title = Vetta
    .said = Alla Vetta peschi 3 carte, ne rimetti 2 a scelta, e lo Scout riprende dal basso.
rule-trail-laps = Una lunga salita può passare dalla Vetta due volte: allora si pesca e si rimette due volte, una dopo l'altra. Conta anche ogni passaggio dal Granaio e dalla Stalla.
    .title = Passare di nuovo
rule-trail-short_deck = Con due carte nel mazzo se ne pescano due e se ne rimette una; con una sola, si prende e basta. Quando il mazzo è vuoto, ogni Vetta porta invece 3 punti vittoria.
    .title = Mazzo quasi vuoto
rule-end-deck = Se dopo la pescata, carte rimesse comprese, il mazzo è esaurito, la città è salva: la partita finisce con la Salvezza dopo quel turno, o dopo i pagamenti della notte. Ogni altra pescata porta 3 punti vittoria invece delle carte.
    .title = Mazzo vuoto
rule-trail-at_once = Interpretazione: ogni salita si conclude prima che succeda altro, comprese le carte pescate e rimesse alla Vetta. Quindi prima vengono le pietre, poi il sacrificio di chi è entrato, poi quello di chi segue.
    .title = Una salita alla volta
rule-trail-return_order = Interpretazione: due carte rimesse non si ordinano a piacere. Sotto il mazzo, quella che viene prima nell'elenco di tutte le carte sta sopra l'altra.
    .title = Carte rimesse

## Day and night

rule-day-end = Con la terza tessera Luna il giorno volge al termine. Chi la prende riceve anche la tessera Sole e comincerà il giorno dopo; a tutti gli altri resta un turno, nel quale possono prendere anche loro tessere Luna.
    .title = Fine del giorno
    .said = Dopo la terza tessera Luna a ciascuno degli altri resta un solo turno, per oggi.
rule-day-track_corn = Chi fa l'ultima mossa di un giorno prende il grano accanto alla notte in arrivo. Interpretazione: l'ultimo giorno non ce n'è, perché non segue nessuna notte.
    .title = Ultima mossa
rule-night-order = Di notte si sistemano prima le tessere Luna di tutti, poi gli Inca di tutti all'Orologio Solare. Interpretazione: ogni volta nell'ordine dei posti, da chi ha cominciato il giorno; poi vengono Granaio e Stalla, e per ultimo il rifornimento.
    .title = Ordine della notte
rule-night-moon = Le tessere Luna di tutti tornano sul tabellone e pagano: quella da 3 grani il suo grano, quelle da caselle le loro caselle, e quelle con i beni 1 unità del loro bene per 1 grano l'una. Quella da 3 grani paga per prima, così il suo grano può pagare le altre. Interpretazione: nessuno è obbligato a pagare, e una tessera non pagata non dà nulla.
    .title = Tessere Luna
    .said = Di notte pagano le tessere Luna: grano e caselle gratis, ogni altro bene per 1 grano.
rule-night-clock = Nella seconda parte della notte l'Orologio Solare paga per ogni Inca che vi ha prestato servizio: tre unità diverse e 3 caselle.
    .title = Orologio di notte
rule-night-restock = Ogni distretto di produzione riceve un'unità bonus in più e ogni tempio una pietra in più, ma mai oltre due. Un distretto lasciato in pace per un giorno merita una visita.
    .title = Rifornimento
rule-night-time = Sul percorso del tempo si passa al giorno successivo. La tessera Sole torna al suo posto, e chi l'aveva gioca il primo turno.
    .title = Giorno nuovo
    .said = Chi aveva la tessera Sole gioca il primo turno del nuovo giorno.

## The last day

rule-last-moon = Nell'ultimo giorno non ci sarà una notte che paghi, quindi una tessera Luna paga subito; se dà un bene, costa subito 1 grano. La tessera resta a chi l'ha presa.
    .title = Luna, ultimo giorno
rule-last-clock = Nell'ultimo giorno l'Orologio Solare non aspetta la notte: chi manda un Inca riceve subito la paga. L'Inca ci resta fino alla fine e quindi non porta punti.
    .title = Orologio, ultimo giorno
rule-last-no_night = Dopo gli ultimi turni dell'ultimo giorno la notte non c'è: gli spagnoli sono alle porte.
    .title = Niente notte

## How the game ends

rule-end-orders = Quando si prende l'ultima delle { $tiles } tessere di sacerdoti e Vergini, gli dèi salvano la città: la partita finisce con la Salvezza dopo quel turno.
    .title = Salvezza
rule-end-conquest = Se l'ultimo giorno finisce senza Salvezza, gli spagnoli prendono la città. È la Conquista, e l'oro decide quanto valgono i punti.
    .title = Conquista
rule-end-first = Interpretazione: la Salvezza chiude la partita anche se altri avevano ancora un ultimo turno, e nell'ultimo giorno viene prima della Conquista. Le tessere Luna e gli Inca all'Orologio Solare non ancora pagati non si pagano più; di notte non si rifornisce nulla.
    .title = Prima la Salvezza
rule-end-both = Interpretazione: ciò che il Cammino e il percorso del tempo devono a fine turno si paga ancora prima che la partita finisca, e conta in uno spareggio.
    .title = Ultimi pagamenti

## Scoring

rule-score-icons = Ogni icona sulle tue carte Sacrificio porta 1 punto vittoria per ogni tuo Inca in quel distretto, o per ogni tuo sacerdote o Vergine di quel tipo. Un Inca nella riserva o all'Orologio Solare non porta nulla.
    .title = Punti delle carte
rule-score-trail = Uno Scout fra la casella { $granary_step } e la { $below_stable } porta 1 punto vittoria, fra la { $stable_step } e la { $below_summit } ne porta 2. Interpretazione: vale per tutti e due i finali, come dice la maggior parte delle regole stampate; una lo nega per la Conquista.
    .title = Punti del Cammino
rule-score-exhausted = Si aggiungono i 3 punti vittoria di ogni Vetta raggiunta a mazzo vuoto.
    .title = Punti a mazzo vuoto
rule-score-rescue = Dopo una Salvezza vince chi ha più punti vittoria.
    .title = Salvezza: più punti
rule-score-gold = Dopo la Conquista ognuno conta l'oro delle proprie carte, e 1 in più se lo Scout è fra la casella { $granary_step } e la { $below_stable }, oppure 2 in più dalla { $stable_step } in su. Chi ha più oro triplica i punti vittoria, chi è al secondo posto per oro li raddoppia.
    .title = Oro
    .said = Dopo la Conquista chi ha più oro triplica i punti, e la seconda quantità d'oro li raddoppia.
rule-score-gold_ties = A parità di oro si moltiplica allo stesso modo. Interpretazione: secondo posto vuol dire la seconda quantità più alta, anche quando in testa c'è parità.
    .title = Parità d'oro
rule-score-ties = A parità di totale vince chi ha più unità rimaste; ogni 3 grani sono un'unità. Interpretazione: se anche quelle sono pari, la vittoria è condivisa.
    .title = Spareggio

## What is known

rule-info-open = Beni, Inca, sacerdoti, tessere Luna e Scout sono sotto gli occhi di tutti. Anche quante carte ha ognuno si può sapere.
    .title = In vista
rule-info-secret = Quello che c'è sulle tue carte Sacrificio lo sai solo tu, e nessuno può guardare nel mazzo.
    .title = Segreto
rule-info-bank = Interpretazione: alla banca non manca mai nulla, perché nessuna regola stampata dice che cosa succederebbe allora.
    .title = La banca

## Pieces of the rules above

rule-offer = { $a_inca } costa { $cost }
rule-first-day = in { $players } dal giorno { $day }
rule-incas-each = { $incas } in { $players }

## What the rules are about, by the first part of their ids

family-setup = Preparazione
family-turn = Turni
family-move = Movimento
family-production = Produzione
family-temple = Templi
family-order = Sacerdoti e Vergini
family-recruit = Reclutamento
family-market = Mercato
family-clock = Orologio Solare
family-trail = Il Cammino degli Inca
family-end = Come finisce la partita
family-day = Giorno
family-night = Notte
family-last = L'ultimo giorno
family-score = Punteggio
family-info = Che cosa si sa
