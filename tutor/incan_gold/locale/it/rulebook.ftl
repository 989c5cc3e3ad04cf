# Every rule in words for a newcomer, and its short name. A ruling says that it is one
# ("Interpretazione"): there the printed rules are silent or unclear, and this is how the game is
# played here.

## Setting up

rule-setup-players = Da tre a otto persone esplorano insieme il tempio. Chi comincia guida il primo giro, e a ogni giro la guida passa a sinistra. Le scelte si chiedono a partire da chi guida.
    .title = Giocatori e guida
rule-setup-quest = Il mazzo della spedizione ha { $treasures } tesori e { $hazards } pericoli, cioè { $of_each } carte per tipo: { $kinds }. Interpretazione: nessun testo che abbiamo elenca i tesori o dà un nome ai pericoli. I tesori hanno i valori noti del gioco stampato, { $values }; i nomi dei pericoli li abbiamo scelti noi.
    .title = Mazzo spedizione
rule-setup-artifacts = Si preparano { $artifacts }, uno per ogni giro. Finché non entrano nel mazzo nessuno può prenderli.
    .title = Artefatti in attesa

## Rounds and choices

rule-round-artifact = All'inizio di ogni giro si mescola un altro artefatto nel mazzo della spedizione. Un artefatto che non è ancora uscito resta nel mazzo.
    .title = Un altro artefatto
rule-round-first = Prima della prima carta di un giro nessuno sceglie: quando si scopre sono tutti dentro. Se è un pericolo, si scopre lo stesso anche la seconda.
    .title = Prima carta
rule-turn-player = Si chiede solo a chi è dentro, uno dopo l'altro nell'ordine dei posti a partire da chi guida. Nessuno sceglie al posto di altri, né prima del proprio momento.
    .title = A chi tocca scegliere
rule-turn-over = A partita finita non c'è più nulla da scegliere.
    .title = Partita finita
rule-choice-secret = Prima di ogni altra carta chi è dentro sceglie in segreto: la torcia per proseguire, il campo per uscire. Una scelta fatta non si cambia, e si mostrano tutte insieme quando c'è anche l'ultima.
    .title = Scelta segreta

## Leaving

rule-leave-first = Chi esce ha subito la sua parte. Solo dopo si scopre la prossima carta per chi resta.
    .title = Prima chi esce
rule-leave-share = Chi esce insieme ad altri divide in parti uguali tutto il tesoro sul percorso, arrotondando per difetto. Ciò che non si può dividere resta sul percorso.
    .title = Dividere il percorso
rule-leave-safe = Chi esce mette nella tenda ciò che ha raccolto nel giro, e lì nulla può portarlo via. Per il resto del giro sta a guardare.
    .title = Al sicuro nella tenda
rule-leave-artifact = Un artefatto non si può dividere: chi esce da solo prende tutti quelli sul percorso. Se si esce in più d'uno nessuno ne prende, e restano dove sono. Interpretazione: qui il testo che abbiamo non è chiaro, l'edizione inglese sì.
    .title = Uscire da soli
rule-leave-value = I primi { $first_taken } artefatti che lasciano il tempio, chiunque li prenda, valgono { $first_value } ciascuno. Ognuno dei successivi vale { $later_value }.
    .title = Valore artefatti

## Cards

rule-card-treasure = Un tesoro si divide in parti uguali fra tutti quelli che sono dentro, arrotondando per difetto, e ognuno mette la sua parte accanto alla tenda. Ciò che non si può dividere resta sulla carta, sul percorso.
    .title = Tesoro
rule-card-artifact = Un artefatto scoperto resta sul percorso, e per ora nessuno ne riceve nulla.
    .title = Artefatto
rule-card-hazard_first = Il primo pericolo di un tipo in un giro non fa nulla. È solo un avvertimento: può seguirne un secondo dello stesso tipo.
    .title = Primo pericolo
rule-card-hazard_second = Il secondo pericolo dello stesso tipo chiude subito il giro. Chi è dentro perde il tesoro raccolto nel giro, e la seconda carta esce dal gioco per sempre.
    .title = Secondo pericolo

## Ends

rule-round-end = Un giro finisce quando non c'è più nessuno dentro, o con un secondo pericolo dello stesso tipo. Gli artefatti ancora sul percorso sono perduti per sempre; tutte le altre carte tornano nel mazzo. Interpretazione: se mai il mazzo si esaurisse, il giro finisce lo stesso, e tornano tutti sani e salvi.
    .title = Fine di un giro
rule-end-rounds = Dopo { $rounds } giri vince chi ha la ricchezza più grande. Il turchese vale 1, l'ossidiana 5 e l'oro 10, gli artefatti quanto valevano all'uscita dal tempio. Non importa quali pietre si hanno, solo quanto valgono.
    .title = Fine della partita
rule-end-ties = A parità di ricchezza vince chi ha più artefatti. Interpretazione: se anche quelli sono pari, la vittoria è condivisa.
    .title = Spareggio
# As in English.
rule-variant-diamant = Senza artefatti si gioca a Diamant, il gioco originale. Tutto il resto non cambia.
    .title = Diamant

## What everybody may know

rule-info-tents = Che cosa c'è in una tenda lo sa solo chi la possiede. Interpretazione: il tesoro del giro sta in vista accanto alla tenda, così tutti vedono che cosa è in gioco.
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
