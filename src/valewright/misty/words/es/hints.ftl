
# Lo que un consejo dice de una jugada de Misty Valley.

hint-takes-tile = Pasas a controlar { $tile }.
hint-wins-tile = Le quitas { $tile } a tu rival.
hint-frees-tile = Tu rival pierde { $tile }.
hint-gives-tile = Tu rival pasa a controlar { $tile }.
hint-loses-tile = Tu rival te quita { $tile }.
hint-drops-tile = Pierdes { $tile }.
hint-tiles-left = { $n ->
    [one] Queda { $n } loseta de valle por venir.
   *[other] Quedan { $n } losetas de valle por venir.
}
hint-last-turns = La última loseta de valle ya está en la mesa: son los últimos turnos.
hint-keeps-abilities = Conservas { $n ->
    [one] una habilidad
   *[other] { $n } habilidades
}: cada una que no uses nunca vale { $points } puntos al final.
hint-figure-tiles = Losetas que controlas
hint-figure-rival-tiles = Losetas que controla tu rival
hint-figure-expected = Puntos que puedes esperar
hint-figure-rival-expected = Puntos que puede esperar tu rival
hint-plan-place = Colocar { $tile } junto a { $list }

## De qué tratan los problemas

puzzle-theme-patrol = Colocar una patrulla
puzzle-theme-explore = Explorar
puzzle-theme-captain = Mover al capitán
puzzle-theme-ability = Cuándo usar una habilidad
