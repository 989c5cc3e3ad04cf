# La lezione della prima spedizione. Ogni cifra arriva come variabile. In un passo `.same` risponde a
# chi decide come il maestro, `.shown` a chi decide altro o lascia decidere il maestro.

lesson-first_quest = La prima spedizione
    .door = Il modo più dolce per cominciare: torcia o campo? Cinque giri nel tempio, e quanto vale ogni scelta.
    .hint = La prima spedizione, passo per passo
    .here = Questa è la prima spedizione.

act-first-rounds = Nel tempio
    .about = Due giri: tesori, pericoli e artefatti, e quando tornare a casa.
act-with-the-odds = Con i numeri
    .about = Tre giri: decidi prima a intuito, poi con i numeri, e vedi quanto valeva ogni scelta.

## Into the temple

step-torch-or-camp = Sei Ana. Accanto alla tua tenda c'è un tesoro di { $beside }, e altri { $left } sono sul percorso. Prendi la torcia e prosegui, o torna a casa: ciò che porti nella tenda è al sicuro per sempre.
    .title = Torcia o campo?
    .same = Proseguite in tre. Spunta un artefatto! Non si può dividere, perciò aspetta sul percorso chi esce da solo.
    .shown = { $beside } e i { $left } del percorso, al sicuro nella tenda: è un inizio. Il maestro prosegue, perché per ora può succedere poco. Spunta un artefatto, che aspetta sul percorso chi esce da solo.
step-beside-the-tent = Sul percorso c'è un ragno. Il primo di un tipo è solo un avvertimento; il secondo chiude subito il giro.
    .title = Un ragno
step-a-secret-choice = Beto e Chaska hanno già scelto, in segreto. Delle { $cards } carte che mancano, { $strikes } sono ragni; ma c'è anche l'artefatto. E tu?
    .title = Una scelta segreta
    .same = Chaska è tornata a casa da sola, con il percorso e l'artefatto. A te e a Beto è toccato il secondo ragno, e i tuoi { $beside } vanno perduti. Una buona scelta può finire male.
    .shown = Il maestro ha proseguito con Beto e ha trovato il secondo ragno: ha perduto { $beside }. Così Chaska è tornata a casa da sola, con il percorso e l'artefatto. Una buona scelta può finire male.
step-nothing-to-lose = Giro { $round }. Chaska ha l'artefatto; sul percorso sarebbe perduto per sempre. Il secondo ragno è fuori dal gioco. È uscito prima un pericolo: perciò si è scoperta subito un'altra carta.
    .title = Nulla da perdere
    .same = Certo. A mani vuote non c'è nulla da perdere.
    .shown = A casa non avresti nulla. A mani vuote il maestro prosegue sempre.
step-dangerous-cards = Un tesoro! { $beside } a testa, e { $left } restano sulla carta, perché non si potevano dividere. Ma lì aspettano anche un serpente e una mummia.
    .title = Quanto è pericoloso?
step-a-little-more = { $strikes } delle { $cards } carte chiuderebbero il giro. Senza compagnia porteresti a casa { $home }. Chaska ha già scelto, e Beto non esita mai.
    .title = Ancora un po'?
    .same = Prosegui, e così gli altri. Quasi tutte le carte sono ancora innocue.
    .shown = { $home } non sono pochi. Il maestro prosegue: quasi tutte le carte sono ancora innocue, e può ancora uscire un artefatto.
step-home-together = Un altro artefatto! Adesso conta con chi si esce.
    .title = Tutti insieme?
step-home-alone = Chaska ha scelto, e pensi che tutti e due proseguano. Senza compagnia avresti { $beside } e { $left } di tesoro, e l'artefatto, che vale { $artifact }.
    .title = Tutto per te
    .same = Sì: { $home } sono al sicuro. Un'altra carta valeva in media { $more }, quindi di poco.
    .shown = Il maestro esce con { $home }, al sicuro per sempre. Un'altra carta valeva in media { $more }: quasi uguale, ma un po' meno.

## With the odds

step-by-feeling = Giro { $round }. La mummia ha tolto tutto a Beto e Chaska, e adesso guidi tu. Accanto alla tua tenda c'è { $beside }, e sul percorso { $left }. Prima a intuito, senza contare.
    .title = A intuito
step-by-the-odds = Adesso conta: { $strikes } delle { $cards } carte chiuderebbero il giro. Il campo vale { $home } se esci senza compagnia, la torcia { $more } in media.
    .title = Con i numeri
    .same = Così fa anche il maestro. In media la torcia porta { $more }, ed è più di { $home }.
    .shown = Non è un grande errore: { $home } in mano, o { $more } in media. Il maestro prende la torcia.
step-the-whole-prize = È andata bene: sono usciti altro tesoro e un artefatto. Siete ancora dentro in { $inside }, con { $beside } a testa e { $left } sul percorso.
    .title = Tutto il premio
step-far-enough = { $strikes } delle { $cards } carte chiuderebbero il giro, e in gioco non c'è mai stato tanto. La torcia vale in media { $more }, il campo { $home } se esci senza compagnia.
    .title = Può bastare?
    .same = Ben fatto: { $home } sono al sicuro. Gli altri hanno proseguito, e stavolta è andata loro bene. La tua scelta era comunque la migliore.
    .shown = La torcia valeva { $more } e il campo { $home }: il maestro esce. Gli altri hanno proseguito, e stavolta è andata loro bene. Il campo era comunque la scelta migliore.
step-a-spider-less = Giro { $round }, con un tesoro di { $tent } nella tua tenda. Di nuovo un ragno; ma uno ha già lasciato il gioco. A intuito: torcia o campo?
    .title = Un ragno in meno
step-who-wins = L'ultimo giro. Ne sei fuori in tempo. Dentro c'è soltanto Beto, con un artefatto sul percorso; prima ne sono usciti { $taken } dal tempio, perciò questo vale { $artifact }. Al tavolo le tende sono chiuse, ma qui puoi guardare.
    .title = Chi vince?
step-without-artifacts = Diamant è lo stesso gioco senza artefatti. Ecco di nuovo il tuo secondo giro: { $beside } accanto alla tua tenda, { $left } sul percorso, il serpente e la mummia. Con l'artefatto hai scelto il campo.
    .title = Senza artefatti
step-twenty-choices = Venti scelte di fila, da partite che non hai mai visto. Decidi a intuito e di' quanto è sicura la scelta: alla fine vedi fin dove fidarti.
    .title = Venti scelte
    .done = Hai scelto venti volte. Se hai avuto ragione più spesso quando la scelta era sicura, puoi fidarti del tuo intuito. E adesso si gioca!

exhibit-diamant = Ora non ci sono artefatti sul percorso, né nel mazzo.
    .title = Senza artefatti
