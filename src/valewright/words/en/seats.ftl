### Seats: on other devices, for guests and for anyone.

## My seats

seats-intro = There are no accounts: your games belong to this browser. Here you can open them on other devices, and make sure that you don't lose them.
seats-none = This browser has no games yet. Play one first, or open those of another device.
seats-another = Another device
seats-another-text = Scan a code or open a link there. From then on, both devices open the same games, new ones included.
seats-link-make = Show code and link
seats-link-anew = Make a new link
seats-link = Link for the other device
seats-link-once = It works once, for ten minutes. Keep it to yourself: whoever opens it can play your games.
seats-link-expired = This link has expired.
seats-code = QR code of the link
seats-local = This address only works on this computer, so another device can't open the link. Start the server with “valewright serve --host 0.0.0.0”, open the address it prints, and make the link there.
seats-phrase = Recovery phrase
seats-phrase-text = Eight words that open all your games on any device, even if you lose this one.
seats-phrase-make = Make a phrase
seats-phrase-replace = Replace the phrase
seats-phrase-replace-sure = Replace it: the old words stop working
seats-phrase-keep = Write these words down: they are shown only now. Whoever has them can play all your games until you replace or remove the phrase.
seats-phrase-written = I've written them down
seats-use = Open games here
seats-use-text = Games that you play on another device, or played on one that you no longer have.
seats-use-label = Recovery phrase or link
seats-use-open = Open my games
seats-use-done = Your games are open on this device.
seats-devices = Devices
seats-devices-text = Any of them can remove the others. Remove one that you've lost at once.
seats-device-here = This device
seats-device-seen = Last used { $ago }
seats-device-made = Made { $ago }
seats-device-name = { $browser } on { $system }
seats-remove = Remove { $name }
seats-remove-sure = Really remove { $name }?
seats-removed = { $name } no longer opens your games.
seats-only-here = { $n ->
    [one] One game is open on this device only.
   *[other] { $n } games are open on this device only.
}
seats-gather = Open them on my other devices too

## Opening a link

seats-open = Open games on this device
seats-open-offer = { $n ->
    [one] “{ $device }” opens one game.
   *[other] “{ $device }” opens { $n } games.
}
seats-open-warning = Only continue if you made this link yourself. From then on, this device and “{ $device }” open the same games, new ones included.
seats-open-name = Name of this device
seats-open-gather = Open this device's own games there too
seats-open-go = Open the games here

## The host of a table

seats-renew = Renew the link
seats-renewed = The link is new; the old one no longer works.
seats-take = Take the seat back from { $name }
seats-take-sure = Take it back and renew the link
seats-list = Let anyone join
seats-list-hint = This server lists the table: anyone can watch it and take a free seat.
seats-list-title = Title of the table
seats-list-usual = { $name }'s table

## Open tables

seats-tables-text = Anyone can join these tables.
seats-tables-none = No table is waiting for players right now.
seats-tables-free = { $free ->
    [one] One seat free of { $seats }
   *[other] { $free } seats free of { $seats }
}
seats-tables-more = Show more

## Why the server says no to what is done here

refused-already-device = This browser already shares its games with your other devices.
refused-bad-phrase = There is a mistake in this phrase. It has eight words of six letters.
refused-bad-ticket = This link has been used or has expired. Make a new one on the other device.
refused-guest-played = { $name } has already played. Only a seat whose player hasn't played yet can be taken back.
refused-last-device = Nothing else opens your games. Add another device or make a recovery phrase first.
refused-no-device = This browser doesn't share its games with other devices yet, or it has been removed.
refused-no-guest = No guest is sitting there.
refused-no-seats = This browser has no games to take along yet.
refused-too-many-devices = There are already { $most } devices. Remove one first.
refused-unknown-phrase = These words open no games here. The phrase may have been replaced, or it belongs to another server.
