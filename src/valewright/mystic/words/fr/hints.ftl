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
hint-then-buy = Ensuite, achetez { $title }.
