### The table of Mystic Vale: headings, buttons, and what the page says by itself.
###
###   $n, $of  numbers        $who   a player's name       $title  a component
###   $what    a list in words

## Parts of the table

blank-card = blank card
table-commons = Commons
table-soil = Fertile Soil
table-soil-left = { $slot ->
    [top] Top
    [middle] Middle
   *[bottom] Bottom
} · { $n } left
table-empty-spot = empty
table-costs = { $what }, costs { $n } mana
table-buy-for = Buy for { $n }
table-vale-costs = { $what }, costs { $cost }
table-level = level { $n }
table-level-left = Level { $level }: { $n } more in the deck
table-vales = Vales
table-your-vales = Your vales
table-own-vales = { $who }'s vales
table-no-vales = None yet.
table-workshop = Workshop
table-field-of = { $who }'s field
table-card-n = Card { $n }
table-kept = kept
table-on-deck = On deck
table-no-on-deck = No card
table-deck = deck
table-discard = discard
table-deck-n = Deck, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-discard-n = Discard pile, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-deck-holds = Left in your deck
table-deck-order = How many of each card are left; nobody knows the order.
table-discard-holds = Your discard pile
table-discard-order = All cards you have discarded since the last shuffle.
table-hidden-holds = { $who }'s deck and discard pile
table-hidden-order = Both together: other players can't know which card is in which.
table-known-top = On top, as far as you know: { $cards }
table-known-bottom = At the bottom, as far as you know: { $cards }
table-pile-empty = No cards.
table-covered = Covered: none of it counts.
table-blank-text = A blank card: room for an advancement in each of its three slots.

## Seats

table-seats = Players
table-you = { $name } (you)
table-vp = { $n } VP
table-vales-n = { $n ->
    [one] { $n } vale
   *[other] { $n } vales
}
table-did-push = pushed { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
table-did-pass = passed
table-did-spoil = spoiled
table-spoiled = Spoiled: your mana token is active
table-decay-grew = Decay went from { $from } to { $to }
table-did-gain = +{ $n } VP

## The strip

table-resources = Your resources
table-to-spend = To spend
table-net-of-growth = after { $n } growth
table-spoils-at-4 = spoils at 4
table-buys = Bought { $n } of { $of }
table-vale-buys = vales { $n } of { $of }
table-token = Token
table-token-active = active
table-token-spent = spent
table-spend-token = Spend token: 1 mana
table-evoke = Evoke { $title }
table-phases = Turn phases
table-pool = Pool { $n } of { $of } · round { $round }
table-pool-short = { $n } of { $of }
table-last-round = Last round!

## What to do

table-now = What you can do now
table-pending = Bought
table-upgrade-lacks = Upgrade { $title }: { $why }
table-upgrade-costs = Upgrade for { $n } mana:
table-staged = End your turn?
    .hint = Choose a different card, or end your turn.
table-unstage = your choice of card
table-note-empty = None left
table-note-slot = No room
table-note-owned = Owned
table-buy-later = You can buy once you stop pushing and harvest.
table-your-field = Your field
table-back-to-mine = Back to mine
table-placed = { $what } goes here
table-buy-here = Buy { $what } and place it here
table-place-here = Place { $what } here
table-placing = Where does { $title } go?
    .hint = Choose a card for it. You can go on buying first.
table-spoilers = ☠ spoils your field
table-end-turn = End turn
table-after-sleeving = everything is sleeved
table-to-sleeve = { $n } to place first
table-unspent = { $what } unspent
table-pass-harvests = stop and harvest
table-spoil-chance = { $percent }% to spoil ({ $bad } of { $of })
table-left-to-come = { $n ->
    [one] { $n } card can come up:
   *[other] { $n } cards can come up:
}
table-back = Back

## Narrow screens

table-tabs = On offer
table-tab-market = Commons
table-tab-vales = Vales
table-tab-log = Log

## Keys

table-key-buy = buy
table-key-vales = vales
table-key-undo = undo
table-key-help = help

## The keys in the help

table-keys-commons = buy from the commons, laid out like a number pad
table-keys-soil = buy a Fertile Soil: top, middle or bottom
table-keys-focus-commons = go to the commons
table-keys-focus-vales = go to the vales
table-keys-focus-field = go to the field
table-keys-focus-abilities = go to abilities and choices
table-keys-focus-seats = go to the players
table-keys-arrows = move from card to card
table-keys-enter = choose the focused item
table-keys-main = press the main button (“Pass”, “End turn”), unless another button has the focus
table-keys-push = push
table-keys-end = pass, end the harvest, end the turn
table-keys-deck = see what is left in the deck
table-keys-log = read the log
table-keys-escape = put back, close, return to your own board
