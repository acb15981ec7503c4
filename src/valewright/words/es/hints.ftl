# Por qué un consejo propone una jugada.

hint-spoil-odds = El próximo empuje estropea el turno con una probabilidad del { $percent } %.
hint-harvest-now = Tu campo vale ahora { $mana } de maná, { $spirits ->
    [0] ningún espíritu
    [one] { $spirits } espíritu
   *[other] { $spirits } espíritus
} y { $vp } PV.
hint-push-brings = La carta visible traería { $mana } de maná, { $spirits ->
    [0] ningún espíritu
    [one] { $spirits } espíritu
   *[other] { $spirits } espíritus
} y { $vp } PV.
hint-then-buy = Después, compra { $title }.
hint-points-now = Vale { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} enseguida.
hint-rival-loses = Le quita { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} a tu rival.
hint-better-by = Gana un { $percent } % más a menudo que la siguiente mejor opción.
hint-tried = { $n ->
    [one] Se ha probado { $n } partida
   *[other] Se han probado { $n } partidas
} desde aquí.
