# Every rule in words for a newcomer, and its short name. A ruling says that it is one
# ("Interpretazione"): there the printed rules are silent or unclear, and this is how the game is
# played here.

## Setting up

rule-setup-players = Da tre a otto persone esplorano insieme il tempio. Chi comincia guida il primo giro, e in ogni giro successivo la guida passa a sinistra; da lì si parte a chiedere le scelte.
    .title = Giocatori e guida
rule-setup-quest = Il mazzo della spedizione ha { $treasures } tesori e { $hazards } pericoli, cioè { $of_each } carte per tipo: { $kinds }. Interpretazione: nessun testo che abbiamo elenca i tesori o dà un nome ai pericoli. I tesori hanno i valori noti del gioco stampato, { $values }; i nomi dei pericoli li abbiamo scelti noi.
    .title = Mazzo spedizione
rule-setup-artifacts = Si preparano { $artifacts }, uno per ogni giro. Fuori dal mazzo nessuno può averli.
    .title = Artefatti in attesa

## Rounds and choices

rule-round-artifact = Ogni giro comincia mescolando un altro artefatto nel mazzo della spedizione. Un artefatto che nessuna carta scoperta ha portato alla luce resta nel mazzo.
    .title = Un altro artefatto
rule-round-first = Prima della prima carta di un giro nessuno sceglie: la carta trova tutti dentro. Se è un pericolo, si scopre lo stesso anche la seconda.
    .title = Prima carta
rule-turn-player = Si chiede solo a chi è dentro, uno dopo l'altro nell'ordine dei posti a partire da chi guida. Nessuno sceglie al posto di altri, e nessuno prima del tempo.
    .title = A chi tocca scegliere
rule-turn-over = A partita finita non c'è più nulla da scegliere.
    .title = Partita finita
rule-choice-secret = Prima di ogni altra carta chi è dentro sceglie in segreto: la torcia per proseguire, il campo per uscire. Una scelta fatta non si cambia, e tutte si mostrano insieme quando c'è anche l'ultima.
    .title = Scelta segreta

## Leaving

rule-leave-first = Chi esce ha subito la sua parte. Solo dopo si scopre la prossima carta per chi resta.
    .title = Prima chi esce
rule-leave-share = Chi esce insieme ad altri divide in parti uguali tutto il tesoro sul percorso, arrotondando per difetto. Ciò che non si può dividere resta sul percorso.
    .title = Dividere il percorso
rule-leave-safe = Ciò che chi esce ha raccolto nel giro va nella tenda, dove nulla può portarlo via. Per il resto del giro resta a guardare.
    .title = Al sicuro nella tenda
rule-leave-artifact = Un artefatto non si può dividere: chi esce senza compagnia prende tutti quelli sul percorso. Quando si esce in più d'uno nessuno ne prende, e restano dove sono. Interpretazione: qui il testo che abbiamo non è chiaro, l'edizione inglese sì.
    .title = Uscire senza altri
rule-leave-value = I primi { $first_taken } artefatti che lasciano il tempio, chiunque li prenda, valgono { $first_value } ciascuno. Ognuno dei successivi vale { $later_value }.
    .title = Valore artefatti

## Cards

rule-card-treasure = Un tesoro si divide in parti uguali fra tutti quelli che sono dentro, arrotondando per difetto, e ognuno mette la sua parte accanto alla tenda. Ciò che non si può dividere resta sulla carta, sul percorso.
    .title = Tesoro
rule-card-artifact = Un artefatto scoperto resta sul percorso, e per ora nessuno ne riceve nulla.
    .title = Artefatto
rule-card-hazard_first = Il primo pericolo di un tipo in un giro non fa nulla. Avverte soltanto: può seguirne un secondo dello stesso tipo.
    .title = Primo pericolo
rule-card-hazard_second = Il secondo pericolo dello stesso tipo chiude subito il giro. Chi è dentro perde il tesoro raccolto nel giro, e la seconda carta lascia il gioco per sempre.
    .title = Secondo pericolo

## Ends

rule-round-end = Un giro finisce quando non c'è più nessuno dentro, o con un secondo pericolo dello stesso tipo. Gli artefatti ancora sul percorso sono perduti per sempre; tutte le altre carte tornano nel mazzo. Interpretazione: se mai il mazzo si esaurisse, il giro finisce lo stesso, e tornano tutti sani e salvi.
    .title = Fine di un giro
rule-end-rounds = Dopo { $rounds } giri vince la ricchezza più grande. Il turchese conta 1, l'ossidiana 5 e l'oro 10, e gli artefatti quanto valevano all'uscita dal tempio; non importa quali pietre si hanno, solo quanto contano.
    .title = Fine della partita
rule-end-ties = A parità di ricchezza vince chi ha più artefatti. Interpretazione: se anche quelli sono pari, la vittoria è condivisa.
    .title = Spareggio
# As in English.
rule-variant-diamant = Senza artefatti si gioca a Diamant, il gioco originale. Tutto il resto non cambia.
    .title = Diamant

## What everybody may know

rule-info-tents = Ciò che è dentro una tenda lo sa solo chi la abita. Interpretazione: il tesoro del giro sta in vista accanto alla tenda, così tutti vedono che cosa è in gioco.
    .title = Tende chiuse

## What the rules are about, by the first part of their ids

family-setup = Preparazione
family-round = Giri
family-turn = Turni
family-choice = Scelte
family-leave = Uscire
family-card = Carte
family-end = Come finisce la partita
family-variant = Varianti
family-info = Che cosa si può sapere
