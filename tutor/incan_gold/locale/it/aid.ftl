# Il foglio d'aiuto; le sue regole sono quelle del regolamento.

aid-title = Incan Gold: foglio d'aiuto
