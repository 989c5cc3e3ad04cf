# La lezione della prima spedizione. Ogni cifra arriva come variabile. In un passo `.same` risponde a
# chi decide come il maestro, `.other` a chi decide altro, `.shown` a chi lascia decidere il maestro.

lesson-first_quest = La prima spedizione
    .door = Il modo più dolce per cominciare: torcia o campo? Cinque giri nel tempio, e quanto vale ogni scelta.
    .hint = La prima spedizione, passo per passo
    .here = Questa è la prima spedizione.

act-first-rounds = Nel tempio
    .about = Due giri: tesori, pericoli e artefatti, e quando tornare a casa.
act-with-the-odds = Con i numeri
    .about = Tre giri: prima a intuito, poi con i numeri; vedi quanto valeva ogni scelta e chi vince.

## Into the temple

step-torch-or-camp = Sei Ana. Accanto alla tua tenda c'è un tesoro di { $beside }, e altri { $left } sono sul percorso. Prendi la torcia e prosegui, o torna a casa: ciò che porti nella tenda è al sicuro per sempre.
    .title = Torcia o campo?
    .same = Proseguite in tre e la carta si scopre: un artefatto! Non si può dividere, perciò aspetta sul percorso chi esce da solo.
    .other = Torni a casa senza compagnia con { $home }: i { $beside } e i { $left } del percorso sono al sicuro. Il maestro prosegue, perché per ora può succedere poco. La carta si scopre ed è un artefatto: aspetta sul percorso chi esce da solo.
    .shown = Per ora può succedere poco: proseguono in tre e la carta si scopre. Un artefatto! Non si può dividere, perciò aspetta sul percorso chi esce da solo.
step-beside-the-tent = Sul percorso c'è un ragno. Il primo di un tipo è solo un avvertimento; il secondo chiude subito il giro.
    .title = Un ragno
step-a-secret-choice = Beto e Chaska hanno già scelto, in segreto. Delle { $cards } carte che mancano, { $strikes } sono ragni. Chi esce da solo prende l'artefatto; se si esce in due, ci si divide il percorso e l'artefatto resta. E tu?
    .title = Una scelta segreta
    .same = Chaska è tornata a casa da sola, con il percorso e l'artefatto. A te e a Beto è toccato il secondo ragno: i tuoi { $beside } vanno perduti ed è cominciato un altro giro. Una buona scelta può finire male.
    .other = Tu e Chaska siete uscite insieme: { $together } a testa, e l'artefatto a nessuna. Poi Beto ha trovato il secondo ragno e il giro è finito. Che fortuna! Soltanto { $strikes } delle { $cards } carte erano ragni: perciò il maestro prosegue, e nella sua partita Chaska esce da sola con l'artefatto.
    .shown = Chaska è tornata a casa da sola, con il percorso e l'artefatto. Al maestro e a Beto è toccato il secondo ragno: { $beside } vanno perduti ed è cominciato un altro giro. Una buona scelta può finire male.
step-nothing-to-lose = Giro { $round }. Chaska ha portato a casa l'artefatto; sul percorso sarebbe perduto per sempre. Il secondo ragno è fuori dal gioco. È uscito prima un pericolo: perciò si è scoperta subito un'altra carta.
    .title = Nulla da perdere
    .same = Certo. A mani vuote non c'è nulla da perdere. Proseguono tutti, ed esce un tesoro.
    .other = Sei a casa a mani vuote, e gli altri si dividono il tesoro che esce. A mani vuote il maestro prosegue sempre.
    .shown = A casa non avresti nulla. A mani vuote il maestro prosegue sempre, ed esce un tesoro.
step-dangerous-cards = Un tesoro! { $beside } a testa, e { $left } restano sulla carta, perché non si potevano dividere. Ma lì aspettano anche un serpente e una mummia.
    .title = Quanto è pericoloso?
    .after = Ancora coperti: { $snakes } serpenti e { $mummies } mummie. In tutto { $strikes }.
step-a-little-more = { $strikes } delle { $cards } carte chiuderebbero il giro. Senza compagnia porteresti a casa { $home }. Chaska ha già scelto, e Beto non esita mai.
    .title = Ancora un po'?
    .same = Proseguite in tre, e la carta è innocua, come lo sono ancora quasi tutte. È un artefatto!
    .other = Esci senza compagnia, con { $home } al sicuro. Gli altri scoprono un artefatto. Anche il maestro prosegue: quasi tutte le carte sono ancora innocue.
    .shown = { $home } non sono pochi, ma quasi tutte le carte sono ancora innocue. Il maestro prosegue, come gli altri, ed esce un artefatto.
step-home-together = Un altro artefatto! Chi esce da solo lo prende, con tutto il percorso. Se si esce in più d'uno, ci si divide il percorso e l'artefatto resta dov'è.
    .title = Tutti insieme?
step-home-alone = Chaska ha scelto in segreto, e Beto sceglie dopo di te. Se tutti e due proseguono, hai { $beside } e { $left } di tesoro, e l'artefatto, che vale { $artifact } punti.
    .title = Tutto per te
    .same = Sì: { $home } sono al sicuro, e la seconda mummia ha tolto tutto agli altri. Di poco: un'altra carta valeva in media circa { $whole },{ $tenth }, esattamente { $more }.
    .other = Avete proseguito in tre ed è uscita la seconda mummia: i tuoi { $beside } vanno perduti. Il maestro esce con { $home }. Di poco: un'altra carta valeva in media circa { $whole },{ $tenth }, esattamente { $more }.
    .shown = Il maestro esce con { $home }, e la seconda mummia toglie tutto agli altri. Di poco: un'altra carta valeva in media circa { $whole },{ $tenth }, esattamente { $more }.

## With the odds

step-by-feeling = Giro { $round }. La mummia ha tolto tutto a Beto e Chaska. Sei alla pari con Chaska: { $tent } nella tenda e un artefatto. Ora { $beside } sono accanto alla tua tenda e { $left } sul percorso. Prima a intuito; nel prossimo passo conti.
    .title = A intuito
step-by-the-odds = Adesso conta: { $strikes } delle { $cards } carte chiuderebbero il giro. Il campo vale { $home } se esci senza compagnia, la torcia in media circa { $whole },{ $tenth }, esattamente { $more }.
    .title = Con i numeri
    .same = Così fa anche il maestro: circa { $whole },{ $tenth } è più di { $home }. Proseguite in tre, ed esce un tesoro.
    .other = Esci senza compagnia, con { $home } al sicuro. Non è un grande errore: la torcia valeva circa { $whole },{ $tenth }, perciò il maestro la prende. Gli altri si dividono il tesoro che esce.
    .shown = Il maestro prende la torcia, che vale circa { $whole },{ $tenth }; il campo valeva { $home }. Proseguono in tre, ed esce un tesoro.
step-the-whole-prize = Vi siete divisi in tre quel tesoro e avete proseguito ancora. Poi è uscito un artefatto. Siete ancora dentro in { $inside }, con { $beside } a testa e { $left } sul percorso.
    .title = Tutto il premio
step-far-enough = { $strikes } delle { $cards } carte chiuderebbero il giro, e in gioco non c'è mai stato tanto. La torcia vale in media circa { $whole },{ $tenth }, esattamente { $more }; il campo { $home } se esci senza compagnia.
    .title = Può bastare?
    .same = Ben fatto: { $home } sono al sicuro. Gli altri hanno proseguito ed è uscito un tesoro: è andata loro bene. La tua scelta era comunque la migliore.
    .other = Proseguite in tre ed esce un tesoro: stavolta è andata bene. La torcia valeva circa { $whole },{ $tenth } e il campo { $home }: perciò il maestro esce. Il campo era comunque la scelta migliore.
    .shown = La torcia valeva circa { $whole },{ $tenth } e il campo { $home }: il maestro esce. Gli altri hanno proseguito ed è uscito un tesoro. Il campo era comunque la scelta migliore.
step-a-spider-less = Dopo di te, Beto e Chaska sono usciti insieme. Nelle tende: tu { $tent }, Chaska { $chaska }, Beto { $beto }. Il giro { $round } comincia con un ragno, ma un ragno ha già lasciato il gioco. A intuito: torcia o campo?
    .title = Un ragno in meno
step-who-wins = Hai fatto in tempo nel quarto giro e ora nell'ultimo: { $tent } nella tua tenda. Dentro c'è soltanto Beto, con un artefatto che vale { $artifact } punti. Se due sono pari in tutto, vince chi ha più artefatti, qualunque sia il loro valore.
    .title = Chi vince?
    .after = Tu e Beto siete pari in tutto, e i tuoi { $artifacts } artefatti sono più di quelli di Beto. Nell'ultimo disegno una stella indica chi vince. Al tavolo le tende sono chiuse: tieni il conto!
step-without-artifacts = Diamant è lo stesso gioco senza artefatti; si può giocare anche qui. Ecco la scelta del tuo secondo giro, a tende vuote: { $beside } accanto alla tua tenda, { $left } sul percorso, un serpente e una mummia. Con l'artefatto hai scelto il campo.
    .title = Senza artefatti
step-twenty-choices = Venti scelte di fila, da partite che non hai mai visto. Decidi a intuito e di' quanto è sicura la scelta: alla fine vedi fin dove fidarti. Puoi smettere quando vuoi.
    .title = Venti scelte
    .done = Hai scelto venti volte. Se hai avuto ragione più spesso quando la scelta era sicura, puoi fidarti del tuo intuito. E adesso si gioca!

exhibit-diamant = Ora non ci sono artefatti sul percorso, né nel mazzo.
    .title = Senza artefatti
