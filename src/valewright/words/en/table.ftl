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
table-short = short
table-costs = { $what }, costs { $n } mana
table-vale-costs = { $what }, costs { $cost }
table-level = level { $n }
table-level-left = Level { $level }: { $n } more in the deck
table-vales = Vales
table-your-vales = Your vales
table-own-vales = Vales of { $who }
table-no-vales = None yet.
table-workshop = Workshop
table-field-of = Field of { $who }
table-card-n = Card { $n }
table-kept = kept
table-on-deck = On deck
table-no-on-deck = No card
table-deck = deck
table-discard = discard
table-deck-n = Deck, { $n } cards
table-discard-n = Discard pile, { $n } cards
table-deck-holds = What is left in your deck
table-deck-order = How many there are of each card; nobody knows their order.
table-discard-holds = Your discard pile
table-discard-order = All cards you have used since the last shuffle.
table-hidden-holds = Deck and discard pile of { $who }
table-hidden-order = Both together: which card is in which is not for others to know.
table-known-top = On top, as you have seen: { $cards }
table-known-bottom = At the bottom, as you know: { $cards }
table-pile-empty = No cards.
table-covered = Covered: nothing of it counts.
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
table-did-gain = +{ $n } VP

## The strip

table-resources = What you have
table-to-spend = To spend
table-field-shows = Field shows
table-net-of-growth = after { $n } growth
table-spoils-at-4 = spoils at 4
table-buys = Bought { $n } of { $of }
table-vale-buys = vales { $n } of { $of }
table-token = Token
table-token-active = active
table-token-spent = spent
table-spend-token = Spend token: 1 mana
table-evoke = Evoke { $title }
table-phases = Phases of the turn
table-pool = Pool { $n } of { $of } · round { $round }
table-pool-short = { $n } of { $of }
table-last-round = The last round!
table-log = What happened

## What to do

table-now = What to do now
table-pending = Bought
table-upgrade-lacks = Upgrade { $title }: { $why }
table-upgrade-costs = Upgrade for { $n } mana:
table-staged = End your turn?
    .hint = Choose another card for it, or end your turn.
table-unstage = where to sleeve it
table-end-turn = End turn
table-after-sleeving = all is sleeved
table-sleeve = Sleeve
table-to-sleeve = { $n ->
    [one] { $n } advancement
   *[other] { $n } advancements
}, then end the turn
table-unspent = { $what } unspent
table-pass-harvests = stop planting and harvest
table-spoil-chance = { $percent }% spoils ({ $bad } of { $of })
table-left-to-come = { $n } cards can come up:
table-back = Back

## Narrow screens

table-tabs = What is on offer
table-tab-market = Commons
table-tab-vales = Vales
table-tab-log = Log

## Keys

table-key-buy = buy
table-key-vales = vales
table-key-undo = undo
table-key-help = help

## The table around the game

table-heading = Mystic Vale: { $players }
table-last-decision = your last decision
table-onlooker = Watching
table-skip = Skip ahead
table-stand-in = A bot plays for { $name }.

## The final scoring

table-scoring = The final scoring
table-winner = Winner
table-points = VP
table-score-lines = What { $who } scores
table-look-at-table = Look at the table

## The keys in the help

table-keys-commons = buy from the commons, laid out like a number pad
table-keys-soil = buy a Fertile Soil: top, middle or bottom
table-keys-focus-commons = go to the commons
table-keys-focus-vales = go to the vales
table-keys-focus-field = go to the field
table-keys-focus-abilities = go to abilities and choices
table-keys-focus-seats = go to the players
table-keys-arrows = from one card to the next
table-keys-enter = choose what has the focus
table-keys-main = the golden button, when no other has the focus
table-keys-push = push
table-keys-end = pass, end the harvest, end the turn
table-keys-deck = what is left in the deck
table-keys-log = read the log
table-keys-escape = put back, close, look at your own board
