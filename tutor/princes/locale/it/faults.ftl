# What only this game can find wrong with a file. The place comes first, so every sentence goes on
# after a colon: it begins small and has no full stop.

fault-corn_not_traded = il grano è il denaro e non si commercia; al mercato si trattano { $expected } [market.no_corn]
fault-wrong_sum = { $what ->
    [incas] gli Inca nella riserva e sul tabellone fanno { $found }, non { $expected }
    [orders] le tessere prese e quelle rimaste fanno { $found }, non { $expected }
    [cards] le carte Sacrificio fanno { $found }, non { $expected }
   *[moon_tiles] le tessere Luna fanno { $found }, non { $expected }
}
fault-last_turns_mismatch = gli ultimi turni non vanno d'accordo con le tessere Luna prese: si contano dalla terza tessera in poi, e prima sono null
fault-sun_tile_mismatch = la tessera Sole non va d'accordo con le tessere Luna prese: qualcuno l'ha dalla terza tessera in poi, prima nessuno
fault-track_corn_mismatch = il grano sul percorso del tempo è { $found } e non va d'accordo con il giorno; dev'essere { $expected }
fault-pending_mismatch = ciò che c'è da decidere non va d'accordo con la posizione: { $expected ->
    [choice] non ci sarebbe nulla da scegliere
    [place] il Principe di questo turno è in un altro distretto
    [day] chiede un turno in corso, e il giorno è finito
    [night] fa parte della notte, e non è notte
    [bonus] il bonus o la pietra di quel distretto non è ancora stato preso
    [turn_player] tocca a un altro nome
    [tile_just_taken] nell'ultimo giorno riguarda l'unica tessera Luna appena presa
    [tiles_on_board] a quel punto le tessere da pagare sono sul tabellone
    [moon_phase_over] quando tocca all'orologio nessuno ha più tessere Luna
    [drawn_cards] la mano ha troppo poche carte per rimetterne
    [deck_drawn] il mazzo ha più carte di quante ne lasci una pescata così
    [steps] nessun insieme di tessere da caselle dà tante caselle
   *[other] ci vuole { $expected }
}
fault-tile_twice = la tessera Luna «{ $found }» c'è due volte
fault-tile_missing = manca la tessera Luna «{ $found }»
fault-border_twice = il confine fra { $found } compare due volte
fault-border_and_apart = { $found } risultano insieme confinanti e separati
fault-no_neighbour = «{ $found }» non ha vicini, quindi nessun Principe potrebbe arrivarci a piedi
