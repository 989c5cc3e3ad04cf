# La hoja de ayuda; sus reglas son las del reglamento.

aid-title = Incan Gold: hoja de ayuda
