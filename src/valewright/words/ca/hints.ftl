# Per què un consell proposa una jugada.

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
