# La lezione della prima spedizione. Ogni cifra arriva come variabile. In un passo `.same` risponde a
# chi decide come il maestro, `.other` a chi decide altro, `.shown` a chi lascia decidere il maestro.

lesson-first_quest = La prima spedizione
    .door = Il modo più dolce per cominciare: torcia o campo? Cinque giri nel tempio, e quanto vale ogni scelta.
    .hint = La prima spedizione, passo per passo
    .here = Questa è la prima spedizione.

act-first-rounds = Nel tempio
    .about = Due giri: tesori, pericoli e artefatti, e quando uscire.
act-with-the-odds = Con i numeri
    .about = Tre giri: prima a intuito, poi con i numeri; vedi quanto valeva ogni scelta e chi vince.

## Into the temple

step-torch-or-camp = Sei Ana. Dopo cinque giri vince chi ha più punti nella tenda. Accanto alla tua tenda c'è un tesoro di { $beside }, altri { $left } sono sul percorso. Torcia: prosegui. Campo: esci e lo metti nella tenda, al sicuro per sempre.
    .title = Torcia o campo
    .same = Buona scelta: una carta in più valeva in media circa { $whole },{ $tenth }, il campo { $home }. Proseguono tutti, ed ecco un artefatto! Non si può dividere: aspetta chi esce da solo.
    .other = Al sicuro, ma presto: esci con { $home }; una carta in più valeva in media circa { $whole },{ $tenth }. Nella partita del maestro Ana prosegue, con la tenda vuota. Ecco un artefatto: aspetta chi esce da solo.
    .shown = Una carta in più vale in media circa { $whole },{ $tenth }, il campo { $home }: proseguono tutti. Ecco un artefatto! Non si può dividere: aspetta chi esce da solo.
step-beside-the-tent = Sul percorso c'è un ragno. Ogni tipo di pericolo ha { $alike } carte: la prima è solo un avvertimento; la seconda chiude subito il giro.
    .title = Un ragno
step-a-secret-choice = Beto e Chaska hanno già scelto, in segreto. Chi esce da solo prende l'artefatto; se si esce in due, si divide il tesoro del percorso e l'artefatto resta. E tu?
    .title = Una scelta segreta
    .same = Cattiva sorte dopo una buona scelta: è arrivato il secondo ragno, e i tuoi { $beside } vanno perduti. La torcia valeva circa { $whole },{ $tenth }, il campo al massimo { $home }.
    .other = Tu e Chaska siete uscite insieme: { $together } al sicuro a testa, e il secondo ragno è toccato solo a Beto. È stata fortuna, perché la torcia era la scelta migliore: valeva circa { $whole },{ $tenth }, il campo al massimo { $home }.
    .shown = È arrivato il secondo ragno, e i { $beside } di Ana vanno perduti. Era comunque una buona scelta: la torcia valeva circa { $whole },{ $tenth }, il campo al massimo { $home }.
step-dangerous-cards = Nella partita del maestro Ana ha perso tutto, e Chaska è uscita da sola con l'artefatto. Il giro { $round } è cominciato con un pericolo: subito un'altra carta. Poi un tesoro: { $beside } a testa; ne avanzano { $left }.
    .title = Quanto è pericoloso
    .after = Coperti: { $snakes } serpenti e { $mummies } mummie, cioè { $strikes }.
step-a-little-more = Chaska ha già scelto, e Beto adora la torcia. Da sola usciresti con { $home }.
    .title = Ancora un po'
    .same = Buona scelta: la torcia valeva circa { $whole },{ $tenth }, il campo { $home }. Proseguono tutti, e la carta è innocua, come lo sono ancora quasi tutte: un artefatto!
    .other = Esci da sola, con { $home } al sicuro. La torcia valeva un po' di più, circa { $whole },{ $tenth }: quasi tutte le carte sono ancora innocue. Il maestro prosegue, ed ecco un artefatto.
    .shown = La torcia vale un po' di più, circa { $whole },{ $tenth } contro { $home }: quasi tutte le carte sono ancora innocue. Proseguono tutti, ed ecco un artefatto.
step-home-together = Un altro artefatto! Chi esce da solo lo prende, con tutto ciò che è sul percorso. Se si esce in più d'uno, si divide quel tesoro e l'artefatto resta.
    .title = Tutti insieme
step-home-alone = Chaska ha scelto in segreto, e Beto sceglie dopo di te. Se nessun altro esce, prendi { $beside } e { $left }, e l'artefatto, che vale { $artifact } punti.
    .title = Tutto per te
    .same = Buona scelta: { $home } sono al sicuro, e la seconda mummia ha preso ciò che era accanto alle altre tende. Di poco: un'altra carta valeva quasi lo stesso.
    .other = Proseguite tutti e arriva la seconda mummia: i tuoi { $beside } vanno perduti. Di poco: il campo valeva { $home }, la torcia quasi lo stesso. Il maestro esce con { $home }.
    .shown = Il maestro esce con { $home }, e la seconda mummia prende ciò che è accanto alle altre tende. Di poco: un'altra carta valeva quasi lo stesso.

## With the odds

step-by-feeling = Giro { $round }: un incendio, una frana e un tesoro. Scegli a intuito; poi la stessa scelta torna, con i numeri.
    .title = A intuito
step-by-the-odds = Di nuovo la stessa scelta, ora con i numeri: così vedi quanto vale il tuo intuito. Torcia o campo?
    .title = Con i numeri
    .same = Buona scelta: circa { $whole },{ $tenth } è più di { $home }. Ecco un piccolo tesoro.
    .other = Esci da sola, con { $home } al sicuro. La torcia valeva un po' di più, circa { $whole },{ $tenth }: il maestro la prende, ed ecco un piccolo tesoro.
    .shown = La torcia vale circa { $whole },{ $tenth } e il campo { $home }: il maestro prende la torcia, ed ecco un piccolo tesoro.
step-stay-until = Esci ora da sola, con { $home }? O resti fino a { $near_stake } o più? Su 100 partite riesce in { $near_percent }; nelle altre non prendi nulla. In media porta { $near_whole },{ $near_tenth }. Restare fino a { $far_stake } riesce in { $far_percent }: { $far_whole },{ $far_tenth }.
    .title = Restare fino a…
    .same = Buona scelta: restare fino a { $near_stake } valeva un po' più che uscire, ed è anche il piano del maestro. Ecco un artefatto.
    .other = Esci da sola, con { $home } al sicuro. Restare fino a { $near_stake } valeva un po' di più: il maestro prosegue, ed ecco un artefatto.
    .shown = Restare fino a { $near_stake } vale un po' più di { $home }: il maestro prosegue, ed ecco un artefatto.
step-far-enough = Un artefatto, che vale { $artifact } punti per chi esce da solo! Siete dentro in { $inside }. Campo, da sola: { $home }; torcia: in media circa { $whole },{ $tenth }. Basta così?
    .title = Tutto il premio
    .same = Buona scelta: { $home } punti sono al sicuro. Gli altri hanno proseguito e trovato un tesoro: fortuna, ma la tua scelta era migliore.
    .other = Fortuna: proseguite tutti e trovate un tesoro. Il campo era comunque la scelta migliore: il maestro esce con { $home }.
    .shown = Il maestro esce con { $home }. Gli altri hanno proseguito e trovato un tesoro: fortuna, ma il campo era migliore.
step-one-spider = Beto e Chaska sono usciti insieme. Giro { $round }: un ragno e un tesoro, { $beside } accanto alla tua tenda, { $left } sul percorso. Il ragno che ha chiuso un giro è fuori dal gioco. Campo: { $home }; torcia: in media circa { $whole },{ $tenth }.
    .title = Un ragno in meno
    .same = Buona scelta, cattiva sorte: un secondo ragno chiude il giro, e perdete { $beside } a testa.
    .other = Che fortuna! Esci da sola con { $home }. Arriva un secondo ragno, e gli altri perdono tutto. Il maestro prosegue, e perde { $beside }.
    .shown = La torcia vale di più: il maestro prosegue. Un secondo ragno chiude il giro: perdono { $beside } a testa. Buona scelta, cattiva sorte.
step-who-wins = Serpente, incendio, due tesori, frana: tu e Chaska uscite. Beto trova un tesoro e un artefatto, il quarto che lascia il tempio: dal quarto in poi ognuno vale { $artifact }, non 5. In parità vince chi ha più artefatti.
    .title = Chi vince
    .after = Con { $tent } e { $artifacts } artefatti sei pari con Beto, che ha meno artefatti. Al tavolo le tende sono chiuse: tieni il conto!
step-twenty-choices = Vince Ana, pari con Beto a { $points } punti, ma con { $artifacts } artefatti contro { $fewer }. Ora venti scelte rapide da altre partite: con un tocco scegli e dici con quanta sicurezza. Alla fine vedi fin dove puoi fidarti del tuo intuito. Puoi smettere quando vuoi.
    .title = Venti scelte
    .wall = Vince Ana, pari con Beto a { $points } punti, ma con { $artifacts } artefatti contro { $fewer }. Ora la classe può fare venti scelte rapide da altre partite, e dire ogni volta con quanta sicurezza.

exhibit-diamant = Diamant è il gioco senza artefatti; si può giocare anche qui. È di nuovo il tuo secondo giro, a tende vuote: niente artefatti sul percorso, né nel mazzo. Usciresti lo stesso?
    .title = Senza artefatti
