# Why a hint suggests a move of Mystic Vale.

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
