### My box: what the cards of one's own copy of Mystic Vale say.

box-intro = Few documents give the numbers printed on the cards of Mystic Vale; most of those played with here are guesses. If you own the game, put in what your cards say. It is kept in this browser, and you can take it elsewhere as a file.
box-all = All sets
box-count = { $n } of { $of }
box-conclave = Conclave
box-conclaves = Conclaves
box-name = Name of the box
box-name-hint = Everyone at a table played with it sees this name.
box-name-usual = My box
box-play = Play with it
box-import = Import a file
box-export = Export as a file
box-erase = Erase all
box-erase-sure = { $n ->
    [one] The one value you filled in will be gone. Export it first if you want to keep it.
   *[other] The { $n } values you filled in will be gone. Export them first if you want to keep them.
}
box-cancel = Cancel
box-import-how = You have filled in values already. Add those of { $file } to them (where both say something, the file is right), or keep only the file?
box-import-add = Add the file
box-import-replace = Only the file
box-refused = { $file } was not imported:
box-too-long = the file is too long
box-taken = { $n ->
    [0] No value was imported.
    [one] One value was imported.
   *[other] { $n } values were imported.
}
box-taken-kept = Kept as in the file, but not shown here: { $what }.
box-taken-comments = The file's comments are not kept.
box-unchecked = The server does not answer: what you type is kept, but not checked.
box-unkept = This browser does not keep what you type. Export it before you leave.
box-errors = { $n ->
    [one] One value is wrong.
   *[other] { $n } values are wrong.
}
box-fine = { $n ->
    [0] Checked. No value differs from those that come with Valewright.
    [one] Checked. One value differs from those that come with Valewright.
   *[other] Checked. { $n } values differ from those that come with Valewright.
}
box-search-hint = A name
box-show = Show
box-show-all = Everything
box-show-open = Still to fill in
box-show-filled = Filled in
box-show-wrong = Wrong or contradicting
box-found = { $n ->
    [one] One component
   *[other] { $n } components
}
box-card-count = { $n } of { $of } filled in
box-card-done = Complete
box-card-known = All documented
box-card-wrong = Something is wrong
box-next = Next
box-previous = Previous
box-fixed = The starting cards are documented; a card file sets them in [deck] and [fertile_soil].

## A field

box-side = { $side }: { $field }
box-field-name = Name
box-field-text = Text
box-field-ability = What the text does
box-field-title = Title
box-field-deck = Starting deck
box-field-level-1-advancements = Level 1 cards with { $n } players
box-field-vp-pool = VP pool with { $n } players
box-field-mix = Titles in the game
box-confirm = My card says so
box-confirm-all = { $n ->
    [one] That is right
   *[other] All { $n } are right
}
box-confirmed = { $field }: filled in
box-confirmed-all = { $n ->
    [one] One value filled in
   *[other] { $n } values filled in
}
box-clear = Take back
box-cleared = { $field }: open again
box-unlock = My card says otherwise
box-unlocked = This value is documented. Change it only if your card really says something else.
box-contradicts = This contradicts a document. Look at your card once more.
box-instead = Valewright's guess: { $what }.
box-yes = Yes
box-no = No
box-none = none
box-add = Add…
box-add-advancement = Add an advancement …
box-add-vale = Add a vale …
box-take-out = Take out { $title }

## What is documented

box-fact = Documented: { $what } ({ $source })
box-source = Source: { $source }
box-fact-together = together with { $others }: { $what }
box-fact-symbols-spirits = { $n ->
    [one] one spirit
   *[other] { $n } spirits
}
box-fact-symbols-count = { $n ->
    [one] one symbol
   *[other] { $n } symbols
}
box-fact-cost-total = { $n ->
    [one] one spirit
   *[other] { $n } spirits
}
box-fact-slots-different = { $n } different slots
box-fact-vp-end-printed = a value is printed
box-fact-vp-end-either-side = VP on at least one side
box-fact-exists = the name
box-fact-grants-vp = brings VP

## Where values come from

box-from-documented = documented
box-from-partly = partly documented
box-from-guess = guess
box-from-box = from a box
box-from-mine = my card
box-source-rulebook = rulebook
box-source-bean = an owner's public list of costs
box-source-aeg = the publisher's preview
box-source-4players = a magazine's review
box-source-geekdad = an owner's reviews
box-source-sim = a fan-made simulator
box-source-list = a public list
box-known = { $n } of { $of } values documented
box-legend = Names, levels, copies and texts are from the rulebooks. Of the other values only some are documented.
