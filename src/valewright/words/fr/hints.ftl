# Pourquoi un conseil propose un coup.

hint-points-now = Cela rapporte { $n ->
    [one] { $n } point
   *[other] { $n } points
} tout de suite.
hint-rival-loses = Cela coûte { $n ->
    [one] { $n } point
   *[other] { $n } points
} à votre adversaire.
hint-better-by = Vos chances de gagner dépassent de { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} celles du meilleur autre coup.
hint-tried = { $n ->
    [one] { $n } partie simulée
   *[other] { $n } parties simulées
} à partir d'ici.
