### Mystic Vale in the terminal.
###
###   $who     a player's name; "you" where that is the reader
###   $title   the name of a component         $card  that of a crafted card

## Symbols in a few letters: mana, decay, growth, guardian, VP, then the four spirits

mystic-letters = M D G Gu VP An Fo Sk Wi
mystic-legend = M mana, D decay, G growth, Gu guardian; An Fo Sk Wi animal, forest, sky and wild spirits; VP in harvest, (3) VP at the end of the game.
mystic-legend-texts = A * marks a text: `card NAME` shows it.
mystic-slot-short = { $slot ->
    [top] top
    [middle] mid
   *[bottom] bot
}
mystic-slot-letter = { $slot ->
    [top] t
    [middle] m
   *[bottom] b
}

## The table

mystic-round = Round { $n }
mystic-phase-of = { $who ->
    [you] { $phase } (you)
   *[other] { $phase } ({ $who })
}
mystic-pool = pool { $n } VP
mystic-last-round = LAST ROUND
mystic-on-deck-mark = deck>
mystic-column-slot = slot
mystic-column-cost = cost
mystic-column-gives = gives
mystic-column-counts = counts for
mystic-decks = decks { $counts }
mystic-soil-left = { $n } left
mystic-any-slot = any
mystic-mark-spirits = { $n }s
mystic-mark-slot = slot
mystic-mark-max = max
mystic-mark-own = own
mystic-mark-ok = ok
mystic-upgrade-for = { $title } (upgrade { $cost })
mystic-spoiled = SPOILED
mystic-field = field
mystic-vp-due = { $n } VP to take
mystic-to-sleeve = To sleeve
mystic-field-gives = Your field gives:
mystic-field-gives-nothing = Your field gives nothing yet
mystic-not-counted = (texts and vales not counted)
mystic-you-see = You see: { $card }
mystic-nothing-left = Nothing left to use or buy.

## Commands

mystic-command-texts = the full texts of everything on offer
    .typed = texts
mystic-command-card = everything printed on a card, vale, leader or amulet
    .typed = card NAME
mystic-command-odds = the unseen cards, and which of them would make you spoil
    .typed = odds
mystic-command-look = your deck and discard pile, or another player's cards
    .typed = look [PLAYER]
mystic-help = What you can buy has the number of the move, everything else what is missing: -2M mana, -1s spirits; slot: no free slot in your field; max: you have bought all you may; own: you may own only one. While planting, ok means that your field can pay.
mystic-no-card = There is no card “{ $asked }”. `card WORD` finds all names that contain the word.
mystic-no-player = There is no player “{ $asked }”: { $names }.
mystic-upgraded-for = Upgraded for { $n } mana
mystic-net-decay = Decay minus growth is now { $n }; you spoil at { $limit }.
mystic-deck-empty = Your deck is empty: the discard pile will be shuffled first.
mystic-spoils = spoils
mystic-odds-ignore = This ignores “when played” texts and texts that can save you.

## The final count

mystic-won = { $who ->
    [you] You win
   *[other] { $who } wins
} with { $n } VP.
mystic-won-tie = { $who ->
    [you] You win
   *[other] { $who } wins
} with { $n } VP, on level 3 advancements and level 2 vales.
mystic-shared = { $who } share the victory with { $n } VP each.

## The catalogue

mystic-head-name = Name
mystic-head-set = Set
mystic-head-level = Lv
mystic-head-cost = Cost
mystic-head-slots = Slots
mystic-head-gives = Gives
mystic-head-text = Text
mystic-head-sources = Sources
mystic-leaders-upgrade = Leaders (cost of the upgrade)
mystic-list-notes = Set: B base, M Vale of Magic, W Vale of the Wild, S Mana Storm. Slots: t top, m middle, b bottom. Names, levels, copies and texts come from the rulebooks. Of the printed values, those with “?” are reconstructed, those with “~” partly documented, those with “=” from your file; the others are documented, and --sources shows where.

## An owner's box

mystic-box-error = Error: { $detail }
mystic-box-warning = Warning: { $detail }
mystic-box-name = Box: { $name }
mystic-box-errors = { $n ->
    [one] { $n } error
   *[other] { $n } errors
}
mystic-box-warnings = { $n ->
    [one] { $n } warning
   *[other] { $n } warnings
}
mystic-box-settled = { $n ->
    [one] { $n } guess settled
   *[other] { $n } guesses settled
}
mystic-box-unlike = { $n ->
    [one] { $n } value unlike the shipped one
   *[other] { $n } values unlike the shipped ones
}
mystic-box-all = In all
mystic-box-percent = { $n }%
mystic-box-fill-in = Look at your card, write what it says, and take the # away from the line.
mystic-box-check-it = The values below are guesses. `valewright box check FILE` says what is wrong.
