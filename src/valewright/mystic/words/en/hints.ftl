# Why a hint suggests a move of Mystic Vale.

hint-spoil-odds = The next push has a { $percent }% chance to spoil.
hint-harvest-now = Your field now gives { $mana } mana, { $spirits ->
    [0] no spirits
    [one] { $spirits } spirit
   *[other] { $spirits } spirits
} and { $vp } VP.
hint-push-brings = Your on-deck card would add { $mana } mana, { $spirits ->
    [0] no spirits
    [one] { $spirits } spirit
   *[other] { $spirits } spirits
} and { $vp } VP.
hint-then-buy = Then buy { $title }.
