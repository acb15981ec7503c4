# Por qué un consejo propone una jugada.

hint-tried = { $n ->
    [one] Se ha simulado { $n } partida
   *[other] Se han simulado { $n } partidas
} desde aquí.
hint-number = { $n }
hint-percent = { $n } %

## Lo que cambia una jugada

hint-figure-score = Tu puntuación en este momento
hint-figure-rival-score = La puntuación de tu rival en este momento
