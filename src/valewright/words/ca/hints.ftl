# Per què un consell proposa una jugada.

hint-spoil-odds = La propera carta fa malbé el vostre camp amb una probabilitat del { $percent } %.
hint-harvest-now = El vostre camp dona ara { $mana } de mana, { $spirits ->
    [one] { $spirits } esperit
   *[other] { $spirits } esperits
} i { $vp } PV.
hint-push-brings = La carta visible de la vostra pila donaria { $mana } de mana, { $spirits ->
    [one] { $spirits } esperit
   *[other] { $spirits } esperits
} i { $vp } PV.
hint-then-buy = Després, compreu { $title }.
hint-points-now = Dona { $n ->
    [one] { $n } punt
   *[other] { $n } punts
} a l'instant.
hint-rival-loses = Costa { $n ->
    [one] { $n } punt
   *[other] { $n } punts
} al vostre rival.
hint-better-by = La vostra probabilitat de guanyar és { $percent ->
    [one] { $percent } punt
   *[other] { $percent } punts
} més alta que amb la segona millor jugada.
hint-tried = { $n ->
    [one] S'ha simulat { $n } partida
   *[other] S'han simulat { $n } partides
} des d'aquí.
