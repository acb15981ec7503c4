# Why a hint suggests a move of Mystic Vale.

hint-spoil-odds = La prochaine carte vous fait Décliner avec une probabilité de { $percent } %.
hint-harvest-now = Votre champ rapporte maintenant { $mana } Mana, { $spirits ->
    [one] { $spirits } Esprit
   *[other] { $spirits } Esprits
} et { $vp } PV.
hint-push-brings = Votre carte on-deck apporterait { $mana } Mana, { $spirits ->
    [one] { $spirits } Esprit
   *[other] { $spirits } Esprits
} et { $vp } PV.
hint-denies = { $who } pourrait acheter { $title } en passant tout de suite ; ce plan le prend avant.
hint-pool = Il reste { $n } PV dans le pool.
hint-last-round = C'est la dernière ronde.
hint-figure-mana = Mana d'un tour moyen
hint-figure-spirits = Esprits d'un tour moyen
hint-figure-vp = PV d'un tour moyen
hint-figure-spoils = Risque de Décliner en poussant une fois dans un tour moyen
hint-figure-rounds = Rondes avant que le pool soit vide, à ce rythme
hint-plan-sleeve = Glisser { piece } dans { where } : { $card }

## De quoi parlent les problèmes

puzzle-theme-push-or-pass = Pousser ou passer
puzzle-theme-sleeve = Où glisser
puzzle-theme-deny = Priver d'une carte
puzzle-theme-vale = Val ou Évolution
puzzle-theme-card = Quelle carte acheter
