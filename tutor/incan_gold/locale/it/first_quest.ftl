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

step-by-feeling = Nel giro { $round } sono usciti un incendio e una frana; avete proseguito in tre ed è uscito un tesoro. Ora { $beside } sono accanto alla tua tenda e { $left } sul percorso. Prima scegli a intuito; nel prossimo passo conti.
    .title = A intuito
step-by-the-odds = Adesso conta: { $strikes } delle { $cards } carte chiuderebbero il giro. Se esci senza compagnia, il campo vale { $home } punti; la torcia vale in media { $more }, circa { $whole },{ $tenth }.
    .title = Con i numeri
    .same = Così fa anche il maestro: { $more } è più di { $home }. Proseguite in tre, ed esce un piccolo tesoro.
    .other = Esci senza compagnia, con { $home } al sicuro. Non è un grande errore: il campo valeva { $home } e la torcia { $more }, perciò il maestro la prende. Gli altri si dividono il piccolo tesoro che esce.
    .shown = La torcia vale { $more } e il campo { $home }: il maestro prende la torcia. Proseguono in tre, ed esce un piccolo tesoro.
step-stay-until = Senza compagnia ora porteresti a casa { $home }. Oppure fai un piano: resta finché sono { $near_stake }. Riesce { $near_percent } volte su cento e vale in media { $near_whole },{ $near_tenth }. Finché sono { $far_stake }: { $far_percent } volte, e { $far_whole },{ $far_tenth }.
    .title = Restare finché…
    .same = Prosegue anche il maestro, che ha in mente di uscire a { $near_stake }. Proseguite in tre, ed esce un artefatto.
    .other = Esci senza compagnia, con { $home } al sicuro. Restare fino a { $near_stake } valeva un po' di più, perciò il maestro prosegue. Gli altri scoprono un artefatto.
    .shown = Restare fino a { $near_stake } vale un po' più di { $home }: il maestro prosegue. Proseguono in tre, ed esce un artefatto.
step-the-whole-prize = Un artefatto, che vale { $artifact } punti per chi esce da solo! Siete ancora dentro in { $inside }, con { $beside } a testa e { $left } sul percorso. A intuito: torcia o campo?
    .title = Tutto il premio
step-far-enough = Conta ancora: { $strikes } delle { $cards } carte chiuderebbero il giro. Se esci senza compagnia, il campo vale { $home } punti; la torcia vale in media { $more }, circa { $whole },{ $tenth }.
    .title = Può bastare?
    .same = Ben fatto: { $home } punti sono al sicuro. Gli altri hanno proseguito ed è uscito un tesoro: è andata loro bene. La tua scelta era comunque la migliore: { $home } contro { $more }.
    .other = Proseguite in tre ed esce un tesoro: stavolta è andata bene. Il campo era comunque la scelta migliore, { $home } contro { $more }: perciò il maestro esce.
    .shown = Il campo vale { $home } e la torcia { $more }: il maestro esce. Gli altri hanno proseguito ed è uscito un tesoro. Il campo era comunque la scelta migliore.
step-a-spider-less = Poi Beto e Chaska sono usciti insieme. Nelle tende: tu { $tent }, Chaska { $chaska }, Beto { $beto }. Nel giro { $round } sono usciti un ragno e un tesoro: { $beside } accanto alla tua tenda, { $left } sul percorso. Ma un ragno è fuori dal gioco. A intuito?
    .title = Un ragno in meno
step-one-spider = { $strikes ->
        [one] Adesso conta: { $strikes } delle { $cards } carte chiuderebbe il giro, l'ultimo ragno.
       *[other] Adesso conta: { $strikes } delle { $cards } carte chiuderebbero il giro.
    } Se esci senza compagnia, il campo vale { $home } punti; la torcia vale in media { $more }, circa { $whole },{ $tenth }.
    .title = L'ultimo ragno
    .same = Così fa anche il maestro, ed esce l'ultimo ragno: i { $beside } vanno perduti, anche quelli degli altri, e il giro è finito. La torcia valeva { $more } e il campo { $home }: buona scelta, cattiva sorte.
    .other = Esci senza compagnia, con { $home } al sicuro. Esce l'ultimo ragno, e gli altri perdono tutto. Che fortuna! La torcia valeva { $more } e il campo { $home }: perciò il maestro prosegue, e perde { $beside }.
    .shown = La torcia vale { $more } e il campo { $home }: il maestro prosegue. Esce l'ultimo ragno: i { $beside } vanno perduti, anche quelli degli altri, e il giro è finito. Buona scelta, cattiva sorte.
step-who-wins = L'ultimo giro: serpente, incendio, due tesori, frana. Con Chaska sei a casa: { $tent } nella tua tenda. Beto, da solo, ha scoperto un tesoro e un artefatto da { $artifact } punti. Se due sono pari in tutto, vince chi ha più artefatti, anche da pochi punti.
    .title = Chi vince?
    .after = Tu e Beto siete pari in tutto, e i tuoi { $artifacts } artefatti sono più di quelli di Beto. Nell'ultimo disegno una stella indica chi vince. Al tavolo le tende sono chiuse: tieni il conto!
step-without-artifacts = Diamant è lo stesso gioco senza artefatti; si può giocare anche qui. Ecco la scelta del tuo secondo giro, a tende vuote: { $beside } accanto alla tua tenda, { $left } sul percorso, un serpente e una mummia. Con l'artefatto hai scelto il campo.
    .title = Senza artefatti
step-twenty-choices = Venti scelte di fila, da partite che non hai mai visto. Decidi a intuito e di' quanto è sicura la scelta: alla fine vedi fin dove fidarti. Puoi smettere quando vuoi.
    .title = Venti scelte
    .done = Hai scelto venti volte. Se hai avuto ragione più spesso quando la scelta era sicura, puoi fidarti del tuo intuito. E adesso si gioca!

exhibit-diamant = Ora non ci sono artefatti sul percorso, né nel mazzo.
    .title = Senza artefatti
