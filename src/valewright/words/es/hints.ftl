# Por qué un consejo propone una jugada.

hint-points-now = Da { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} al instante.
hint-rival-loses = Le cuesta { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} a tu rival.
hint-better-by = Tu probabilidad de ganar es { $percent ->
    [one] { $percent } punto
   *[other] { $percent } puntos
} mayor que con la segunda mejor jugada.
hint-tried = { $n ->
    [one] Se ha simulado { $n } partida
   *[other] Se han simulado { $n } partidas
} desde aquí.
