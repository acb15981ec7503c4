### Mystic Vale: moves, decisions, the log, symbols, phases and scores.
###
### What messages are given:
###   $title   the name of an advancement, vale, leader or amulet, in this language
###   $slot    top, middle or bottom
###   $card    the name of a crafted card, in this language
###   $n       a number
###   $spirit  animal, forest, sky or wild
###   $who     a player's name; "you" where that is the reader
###   $zone    where a card lies: field, on_deck or borrowed
###   $at      its place there, counted from 1
### A move that has no title is given "none" for it.

## Slots and spirits

slot = { $slot ->
    [top] top
    [middle] middle
   *[bottom] bottom
}
a-spirit = { $spirit ->
    [animal] an animal spirit
    [forest] a forest spirit
    [sky] a sky spirit
   *[wild] a wild spirit
}
# An advancement with its slot, such as "Podlings (top)"
piece = { $title } ({ slot })
# A leader that shows its upgraded side
upgraded-leader = { $title } (upgraded)
starting-side = Starting side
upgraded-side = Upgraded side

## Symbols

symbol-mana = Mana
    .text = Buys advancements during your harvest. What you do not spend is lost.
symbol-decay = Decay
    .text = With 4 or more decay in your field and on your on-deck card, after subtracting growth, you spoil.
symbol-growth = Growth
    .text = Each growth cancels one decay when you check for spoiling.
symbol-guardian = Guardian
    .text = Does nothing by itself; other abilities count it.
symbol-vp = VP in harvest
    .text = Gained as VP tokens from the pool in each of your harvests.
symbol-vp-end = VP at the end
    .text = Counted only at the end of the game.
symbol-animal = Animal spirit
    .text = Pays for an animal or a wild symbol in the cost of a vale.
symbol-forest = Forest spirit
    .text = Pays for a forest or a wild symbol in the cost of a vale.
symbol-sky = Sky spirit
    .text = Pays for a sky or a wild symbol in the cost of a vale.
symbol-wild = Wild spirit
    .text = Pays for any symbol in the cost of a vale. A wild symbol in a cost takes any spirit.
symbol-token = Mana token
    .text = Becomes active when you spoil. In a later harvest, spend it for 1 mana.
symbol-amulet = Amulet
    .text = Replaces the mana token: it has a power of its own instead of giving 1 mana.
symbol-eclipse = Eclipse
    .text = May go under another advancement in the same slot. While it is covered, none of it counts.
symbol-longwise = Long-wise text
    .text = The text runs down the whole card. If a card has several, only the topmost works.
symbol-pool = VP pool
    .text = The game clock: once it is empty, the round is finished and the game ends.
symbol-deck = Deck
    .text = Your face-down cards. When it is empty, your discard pile is shuffled into a new one.
symbol-discard = Discard pile
    .text = Your used cards. You may look through your own pile at any time.
symbol-on-deck = On-deck card
    .text = The face-up card on your deck. Only its decay and growth count; push to play it.

amount-mana = { $n } mana
amount-decay = { $n } decay
amount-growth = { $n } growth
amount-guardian = { $n ->
    [one] { $n } guardian
   *[other] { $n } guardians
}
amount-vp = { $n } VP
amount-vp-end = { $n } VP at the end
amount-animal = { $n ->
    [one] { $n } animal spirit
   *[other] { $n } animal spirits
}
amount-forest = { $n ->
    [one] { $n } forest spirit
   *[other] { $n } forest spirits
}
amount-sky = { $n ->
    [one] { $n } sky spirit
   *[other] { $n } sky spirits
}
amount-wild = { $n ->
    [one] { $n } wild spirit
   *[other] { $n } wild spirits
}
amount-any-spirit = { $n ->
    [one] { $n } spirit of any kind
   *[other] { $n } spirits of any kind
}

## When an ability works: the label before its text

labelled-text = { $label }: { $text }

when-played = When played
when-harvest = Harvest
when-ongoing = Ongoing
when-on-deck = While on deck
when-spoiling = Spoiling
when-spoiled = Spoiled
when-discard = Discard
when-bought = When bought
when-end = End of game
when-evoke = Evoke
when-turn = Each turn
when-planting = Planting
when-always = Always
when-harvest-end = End of harvest
when-harvest-or-discard = Harvest or discard
when-any = At any time

## Phases

phase-setup = Setup
    .text = Leaders and amulets are handed out.
phase-planting = Planting
    .text = Cards are pushed into the field until the player passes or spoils.
phase-harvest = Harvest
    .text = Abilities are used, VP are taken, advancements and vales are bought.
phase-discard = Discard
    .text = What was bought is sleeved; the field goes to the discard pile.
phase-prep = Prep
    .text = Cards are played until the field and the on-deck card show 3 decay.
phase-last-planting = Last planting
    .text = Borderwatch Bog: one extra planting phase, just for its points.
phase-over = Game over
    .text = The scores are counted.

## Why something cannot be had

lack-mana = { $n } more mana needed
lack-spirits = Missing: { $spirits }
lack-buys = No buys left this turn
lack-empty = None left
lack-slot = No card in your field has room in that slot
lack-owned = You can own only one
lack-away = Your leader is not in your field
lack-upgraded = Your leader is already upgraded

## Scoring

score-tokens = VP tokens
    .text = VP gained during the game.
score-card = Advancements
    .text = VP on the advancements of your 20 cards, wherever they are.
score-leader = Leader
    .text = VP on the side your leader shows at the end.
score-vale = Vales
    .text = VP on the vales you own.
score-amulet = Amulet
    .text = VP on your amulet, whichever side is up.

## Moves

# A card that a move is about
where = { $zone ->
    [on_deck] the on-deck card
    [borrowed] borrowed card { $at }
   *[field] card { $at }
}

move-pass = Pass
move-push = Push
move-spoil = Let it spoil
move-end-harvest = End harvest
move-take-vp = Take { $n } VP
move-evoke = Evoke { $title }
move-spend-token = Spend the mana token
move-buy-vp = Buy 1 VP for 3 spirits
move-upgrade = Upgrade { $title } for { $n } mana
move-turn-back = Flip { $title } back for { $n } mana
move-buy = Buy { piece }
move-buy-vale = Buy { $title }
move-pay = Pay with { a-spirit }
move-use-vale = Use { $title }
move-use-text = Use { $title } ({ where })
move-play-again = Use { $title } again ({ where })
move-sleeve = Sleeve on { where }
move-sleeve-now = Sleeve { piece } now
move-sleeve-none = Sleeve nothing now
move-layer-over = Lay it over
move-layer-under = Slide it under
move-discard-card = Discard { where }
move-discard-on-deck = Discard your on-deck card
move-discard-none = Discard nothing
move-discard-top = Discard it
move-look-discard = Discard { $card }
move-search = Discard { $card }
move-put-back = Put it back
move-activate-token = Flip the mana token to active
move-leave-token = Leave the mana token as it is
move-add-guardians = Add guardians to { where }
move-add-guardians-on-deck = Add guardians to the on-deck card
move-add-none = Add no guardians
move-count-card = Count the guardians of { where }
move-count-none = Count none
move-make-wild = Make { a-spirit } wild
move-spend-spirit = Spend { a-spirit }
move-go-on = Continue
move-claim = Claim { piece }
move-claim-none = Claim nothing
move-sow = Spend 2 mana for 1 VP
move-done = Done
move-return = Return { $card } to the deck
move-cash-in = Remove it from the game for { $n } VP
move-keep-vale = Keep { $title }
move-keep-card = Keep { where }
move-keep-none = Keep no card
move-move-from = Move from { where }
move-move-piece = Move { piece }
move-move-to = Move to { where }
move-cancel-decay = Cancel the decay of { where }
move-cancel-decay-on-deck = Cancel the decay of the on-deck card
move-cancel-none = Cancel nothing
move-bury = Put { where } on the bottom of the deck
move-bury-none = Put nothing on the bottom of the deck
move-take-mana = Take { $n } mana
move-take-wild = Take a wild spirit
move-keep-on-deck = Keep your on-deck card
move-copy-card = Copy { where }
move-copy-field = { $who ->
    [you] From your own field
   *[other] From { $who }'s field
}
move-copy-from = From { where }
move-copy-text = The text of { $title }
move-copy-none = Copy nothing
move-remove = Remove { piece } from the game
move-free-soil = Take a { piece }
move-stash = Put { piece } into the workshop
move-craft-on = Craft { where }
move-craft = Sleeve { piece }
move-craft-none = Craft nothing
move-take-leader = Take { $title }
move-take-amulet = Take { $title }
move-keep-amulet = Keep { $title }
move-take-token = Take a plain mana token
move-token-first = { $title ->
    [none] The mana token first
   *[other] { $title } first
}
move-tree-first = Silver Tree first

## Decisions: what is decided, and in one sentence what may be done

decision-plant = Push or pass
    .hint = Push your on-deck card into your field for more, or pass and harvest what you have.
decision-spoil = You are about to spoil
    .hint = Use something to save yourself, or let your field spoil and flip your mana token to active.
decision-harvest = Harvest
    .hint = Use your abilities, take your VP and buy up to two advancements and two vales, in any order.
decision-pay = Pay for the vale
    .hint = Choose a spirit to pay for the next symbol in the cost.
decision-sleeve = Sleeve an advancement
    .hint = Choose a card in your field with room for it.
decision-layer = Over or under
    .hint = Two texts run down this card: choose which one goes on top and works.
decision-order = Order of abilities
    .hint = Several abilities apply now: choose which comes next.
decision-discard-other = Discard a card
    .hint = You may discard one other card from your field.
decision-search = Search your deck
    .hint = You may discard a card from your deck; it is shuffled afterwards.
decision-look-at-top = The top card of your deck
    .hint = Discard the card you see, or put it back.
decision-activate-token = Mana token
    .hint = You may flip your mana token to active.
decision-add-guardians = Add guardians
    .hint = Choose the card that gains guardians this turn.
decision-buy-for-this-card = Buy for this card
    .hint = Choose an advancement for an open slot of this card; it costs less and must be sleeved here.
decision-spirit-to-wild = Make a spirit wild
    .hint = Choose the spirit that counts as wild this turn.
decision-discard-phase = Before the field is discarded
    .hint = Use abilities of the discard phase, or continue.
decision-free-advancement = A free advancement
    .hint = Choose an advancement to buy for 0 mana; it counts as a buy.
decision-claim = Claim an advancement
    .hint = You may take one advancement that costs 1 to 6 for free; it is not a buy.
decision-sow = Mana for VP
    .hint = Spend 2 mana for each VP, as often as you like.
decision-recycle = Return cards to your deck
    .hint = Choose cards from your discard pile to shuffle into your deck.
decision-look-through = The top cards of your deck
    .hint = Discard any of the cards you see; the others stay in their order.
decision-cash-in = Keep the vale or cash it in
    .hint = Remove the vale from the game for VP now, or keep it.
decision-spend-spirits = Spirits for VP
    .hint = Spend more spirits for VP and give up the vale, or keep it.
decision-keep-a-card = Keep a card
    .hint = You may keep one card from your field as the first card of your next field.
decision-move-from = Move an advancement
    .hint = Choose the card to take an advancement from.
decision-move-piece = Move an advancement
    .hint = Choose the advancement to move.
decision-move-to = Move an advancement
    .hint = Choose the card to move it to.
decision-cancel-decay = Cancel decay
    .hint = Choose the card whose decay is cancelled.
decision-play-again = Use an ability again
    .hint = Choose a “when played” ability in your field to use again.
decision-discard-any = Discard a card
    .hint = You may discard your on-deck card or a card in your field.
decision-sleeve-now = Sleeve at once
    .hint = Choose an advancement that you bought; it is sleeved now and works in this harvest.
decision-bury = To the bottom of the deck
    .hint = Choose a card from your field to put face down on the bottom of your deck.
decision-mana-or-guardians = Mana or guardians
    .hint = Take 1 mana, or choose a card that gains 2 guardians this turn.
decision-mana-or-wild = Mana or a wild spirit
    .hint = Take mana or a wild spirit.
decision-swap-on-deck-card = Your on-deck card
    .hint = You may discard your on-deck card and reveal a new one; the player who asks then gains VP.
decision-copy-a-card = Copy a card
    .hint = Choose another card in your field; this turn your leader also has its symbols and abilities.
decision-copy-from-field = Copy an ability
    .hint = Choose the field to copy an ability from.
decision-copy-from-card = Copy an ability
    .hint = Choose the card to copy an ability from.
decision-copy-text = Copy an ability
    .hint = Choose the ability to copy.
decision-clear-commons = Clear the commons
    .hint = You may remove advancements of level 2 or 3 from the game; they are replaced at once.
decision-free-soil = A free Fertile Soil
    .hint = Choose a Fertile Soil to sleeve on a card in your field; it is not a buy.
decision-stash = Your workshop
    .hint = Choose any advancement to put into your workshop for free.
decision-craft-card = Craft from your workshop
    .hint = Choose the card to sleeve advancements from your workshop on.
decision-craft-piece = Craft from your workshop
    .hint = Choose an advancement from your workshop for this card; the card then goes to the bottom of your deck.
decision-mana-per-guardian = Mana for guardians
    .hint = Choose a card in your field; you gain 1 mana for each guardian on it.
decision-choose-leader = Choose a leader
    .hint = Your leader goes into one of your blank cards.
decision-choose-amulet = Choose an amulet
    .hint = Your amulet replaces your mana token.
decision-draft = Draft
    .hint = Take a leader or an amulet; the other kind follows in the second pass.
decision-keep-amulet = Amulet or mana token
    .hint = Keep your amulet, or take a plain mana token instead.
decision-over = The game is over
    .hint = See how the scores add up, or play again.

## The log

log-turn = { $who ->
    [you] You start turn { $n }
   *[other] { $who } starts turn { $n }
}
log-pushed = { $who ->
    [you] You push { $card }
   *[other] { $who } pushes { $card }
}
log-revealed = { $who ->
    [you] You reveal { $card }
   *[other] { $who } reveals { $card }
}
log-passed = { $who ->
    [you] You pass
   *[other] { $who } passes
}
log-spoiled = { $who ->
    [you] You spoil
   *[other] { $who } spoils
}
log-prep-spoiled = { $who ->
    [you] You spoil in prep
   *[other] { $who } spoils in prep
}
log-used = { $who ->
    [you] You use { $card }
   *[other] { $who } uses { $card }
}
log-gained-vp = { $who ->
    [you] You gain { $n } VP ({ $card })
   *[other] { $who } gains { $n } VP ({ $card })
}
log-bought = { $who ->
    [you] You buy { $card } for { $n } mana
   *[other] { $who } buys { $card } for { $n } mana
}
log-bought-vale = { $who ->
    [you] You buy the vale { $card }
   *[other] { $who } buys the vale { $card }
}
log-sleeved = { $who ->
    [you] You sleeve { $card } on card { $n }
   *[other] { $who } sleeves { $card } on card { $n }
}
log-discarded = { $who ->
    [you] You discard { $card }
   *[other] { $who } discards { $card }
}
log-reshuffled = { $who ->
    [you] You reshuffle the discard pile
   *[other] { $who } reshuffles the discard pile
}
log-evoked = { $who ->
    [you] You evoke { $card }
   *[other] { $who } evokes { $card }
}
log-activated = { $who ->
    [you] You flip the mana token to active
   *[other] { $who } flips the mana token to active
}
log-spent-spirits = { $who ->
    [you] You spend { $n } spirits for 1 VP
   *[other] { $who } spends { $n } spirits for 1 VP
}
log-last-round = { $who ->
    [you] You empty the pool: this is the last round
   *[other] { $who } empties the pool: this is the last round
}
log-spoiled-turn = { $who ->
    [you] You spoiled in prep and skip planting and harvest
   *[other] { $who } spoiled in prep and skips planting and harvest
}
log-extra-turn = { $who ->
    [you] You take an extra turn
   *[other] { $who } takes an extra turn
}
log-upgraded = { $who ->
    [you] You upgrade { $card }
   *[other] { $who } upgrades { $card }
}
log-turned-back = { $who ->
    [you] You flip { $card } back
   *[other] { $who } flips { $card } back
}
log-kept = { $who ->
    [you] You keep { $card } in the field
   *[other] { $who } keeps { $card } in the field
}
log-buried = { $who ->
    [you] You put { $card } on the bottom of the deck
   *[other] { $who } puts { $card } on the bottom of the deck
}
log-entered = { $who ->
    [you] You put { $card } into the field
   *[other] { $who } puts { $card } into the field
}
log-claimed = { $who ->
    [you] You claim { $card }
   *[other] { $who } claims { $card }
}
log-removed = { $who ->
    [you] You remove { $card } from the game
   *[other] { $who } removes { $card } from the game
}
log-replenished = { $card } is revealed
log-discarded-unseen = { $who ->
    [you] You discard a card from the deck unseen
   *[other] { $who } discards a card from the deck unseen
}
log-stashed = { $who ->
    [you] You put { $card } into the workshop
   *[other] { $who } puts { $card } into the workshop
}
log-moved = { $who ->
    [you] You move { $card } to card { $n }
   *[other] { $who } moves { $card } to card { $n }
}
log-game-over = The game is over
log-chose = { $who ->
    [you] You take { $card }
   *[other] { $who } takes { $card }
}
log-pool-filled = { $who ->
    [you] You add { $n } VP to the pool
   *[other] { $who } adds { $n } VP to the pool
}
log-last-planting = { $who ->
    [you] You plant once more for { $card }
   *[other] { $who } plants once more for { $card }
}
log-copied = { $who ->
    [you] You copy { $card }
   *[other] { $who } copies { $card }
}
log-prepped = { $who ->
    [you] You prep
   *[other] { $who } preps
} { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
