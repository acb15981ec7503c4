# Por qué un consejo propone una jugada.

hint-spoil-odds = La próxima carta echa a perder tu campo con una probabilidad del { $percent } %.
hint-harvest-now = Tu campo da ahora { $mana } de maná, { $spirits ->
    [one] { $spirits } espíritu
   *[other] { $spirits } espíritus
} y { $vp } PV.
hint-push-brings = La carta visible de tu mazo daría { $mana } de maná, { $spirits ->
    [one] { $spirits } espíritu
   *[other] { $spirits } espíritus
} y { $vp } PV.
hint-then-buy = Después, compra { $title }.
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
