# Pourquoi un conseil propose un coup.

hint-spoil-odds = La prochaine carte fait Décliner avec une probabilité de { $percent } %.
hint-harvest-now = Votre champ vaut maintenant { $mana } mana, { $spirits ->
    [0] aucun Esprit
    [one] { $spirits } Esprit
   *[other] { $spirits } Esprits
} et { $vp } PV.
hint-push-brings = La carte on-deck apporterait { $mana } mana, { $spirits ->
    [0] aucun Esprit
    [one] { $spirits } Esprit
   *[other] { $spirits } Esprits
} et { $vp } PV.
hint-then-buy = Ensuite, achetez { $title }.
hint-points-now = Cela vaut { $n ->
    [one] { $n } point
   *[other] { $n } points
} tout de suite.
hint-rival-loses = Cela enlève { $n ->
    [one] { $n } point
   *[other] { $n } points
} à votre adversaire.
hint-better-by = Cela gagne { $percent } % plus souvent que le meilleur autre choix.
hint-tried = { $n ->
    [one] { $n } partie a été essayée
   *[other] { $n } parties ont été essayées
} à partir d'ici.
