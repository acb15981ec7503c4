# Pourquoi un conseil propose un coup.

hint-spoil-odds = La prochaine carte vous fait Décliner avec une probabilité de { $percent } %.
hint-harvest-now = Votre champ rapporte maintenant { $mana } Mana, { $spirits ->
    [one] { $spirits } Esprit
   *[other] { $spirits } Esprits
} et { $vp } PV.
hint-push-brings = Votre carte on-deck apporterait { $mana } Mana, { $spirits ->
    [one] { $spirits } Esprit
   *[other] { $spirits } Esprits
} et { $vp } PV.
hint-then-buy = Ensuite, achetez { $title }.
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
