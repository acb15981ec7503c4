# Per què un consell proposa una jugada.

hint-spoil-odds = La propera empenta espatlla el torn amb una probabilitat del { $percent } %.
hint-harvest-now = El teu camp val ara { $mana } de mana, { $spirits ->
    [0] cap esperit
    [one] { $spirits } esperit
   *[other] { $spirits } esperits
} i { $vp } PV.
hint-push-brings = La carta visible portaria { $mana } de mana, { $spirits ->
    [0] cap esperit
    [one] { $spirits } esperit
   *[other] { $spirits } esperits
} i { $vp } PV.
hint-then-buy = Després, compra { $title }.
hint-points-now = Val { $n ->
    [one] { $n } punt
   *[other] { $n } punts
} de seguida.
hint-rival-loses = Pren { $n ->
    [one] { $n } punt
   *[other] { $n } punts
} al teu rival.
hint-better-by = Guanya un { $percent } % més sovint que la següent millor opció.
hint-tried = { $n ->
    [one] S'ha provat { $n } partida
   *[other] S'han provat { $n } partides
} des d'aquí.
