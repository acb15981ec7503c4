# Why a hint suggests a move of Mystic Vale.

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
