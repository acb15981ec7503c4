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
hint-denies = { $who } could buy { $title } by passing at once; this takes it first.
hint-pool = { $n ->
    [one] { $n } VP is left in the pool.
   *[other] { $n } VP are left in the pool.
}
hint-last-round = This is the last round.
hint-figure-mana = Mana in an average turn
hint-figure-spirits = Spirits in an average turn
hint-figure-vp = VP in an average turn
hint-figure-spoils = Chance to spoil by pushing once in an average turn
hint-figure-rounds = Rounds until the pool is empty, at this pace
hint-plan-sleeve = Sleeve { piece } on { where }: { $card }

## What puzzles are about

puzzle-theme-push-or-pass = Push or pass
puzzle-theme-sleeve = Where to sleeve
puzzle-theme-deny = Deny a card
puzzle-theme-vale = Vale or advancement
puzzle-theme-card = Which card to buy
