# What the other players of the first quest say before they choose: what they want or have, never
# what they choose. At most 90 letters each.

voice-beto-company = Un ragno e un mucchio di tesori. Ho avuto compagnie peggiori.
voice-chaska-stares = Il ragno guarda me, io guardo i tesori. Nessuno ha ancora battuto ciglio.
voice-beto-guards = Un artefatto! Qualcuno dovrebbe tenerlo d'occhio.
voice-chaska-road = Beto non ha fretta. Stasera la strada per le tende sarà tranquilla.
voice-chaska-light = Un serpente, una mummia e niente da portare. Ho avuto mattine peggiori.
voice-beto-pockets = Tasche vuote, tasche leggere. Che cosa potrebbero togliermi?
voice-chaska-mummy = Finalmente dei tesori. Credo che li abbia contati anche la mummia.
voice-beto-tent = La mia tenda è vuota. Starebbe bene con qualcosa dentro.
voice-chaska-pair = Un altro artefatto! Il mio, nella tenda, vorrebbe un po' di compagnia.
voice-beto-artifact = Sono qui per l'artefatto. I tesori gli fanno solo compagnia.
voice-beto-knees = Ho { $beside } di tesori accanto alla tenda. Le ginocchia vorrebbero dire la loro.
voice-beto-spider = La mia tenda non è più vuota. Pare che il ragno l'abbia saputo.
voice-beto-price = Gli artefatti valgono sempre di più. I miei nervi no.
voice-chaska-lamp = L'ultimo giro. La mia tenda è pesante e la mia torcia si spegne.
voice-beto-alone = Solo con un artefatto. Potrei abituarmici.
