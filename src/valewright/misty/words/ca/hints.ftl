
# El que un consell diu d'una jugada de Misty Valley.

hint-takes-tile = Passeu a controlar { $tile }.
hint-wins-tile = Preneu { $tile } al vostre rival.
hint-frees-tile = El vostre rival perd { $tile }.
hint-gives-tile = El vostre rival passa a controlar { $tile }.
hint-loses-tile = El vostre rival us pren { $tile }.
hint-drops-tile = Perdeu { $tile }.
hint-tiles-left = { $n ->
    [one] Queda { $n } rajola de vall per venir.
   *[other] Queden { $n } rajoles de vall per venir.
}
hint-last-turns = L'última rajola de vall ja és a taula: són els últims torns.
hint-keeps-abilities = Conserveu { $n ->
    [one] una habilitat
   *[other] { $n } habilitats
}: cadascuna que no feu servir mai val { $points } punts al final.
hint-figure-tiles = Rajoles que controleu
hint-figure-rival-tiles = Rajoles que controla el vostre rival
hint-figure-expected = Punts que podeu esperar
hint-figure-rival-expected = Punts que pot esperar el vostre rival
hint-plan-place = Col·loca { $tile } al costat de: { $list }

## De què tracten els problemes

puzzle-theme-patrol = Col·locar una patrulla
puzzle-theme-explore = Explorar
puzzle-theme-captain = Moure el capità
puzzle-theme-ability = Quan usar una habilitat
