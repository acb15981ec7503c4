# The table of Misty Valley on the page.

misty-map = The valley
misty-map-help = Arrow keys move the cursor over the cells, Enter chooses one, plus and minus zoom, 0 shows everything.
misty-zoom = View
misty-zoom-in = Closer
misty-zoom-out = Farther
misty-zoom-all = Show the whole valley
misty-points = points
misty-points-now = Points, if the game ended now
misty-hand = Hand
misty-stack = Stack
misty-banners-left = Banners
misty-display = Valley tiles
misty-your-hand = Your patrols
misty-no-hand = No patrol tile left.
misty-left = { $n } left
misty-valley-left = Valley stack, { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}
misty-encounters-left = { $n ->
    [0] No encounter left
    [one] 1 encounter left
   *[other] { $n } encounters left
}
misty-ability-used = { $ability }, used
misty-ability-ready = { $ability }, not used yet
misty-rotate-left = Turn left
misty-rotate-right = Turn right
misty-lay-here = Lay it so
misty-send-captain = Move the captain
misty-would = This would take { $mine ->
    [0] no tile
    [one] 1 tile
   *[other] { $mine } tiles
} for you and { $theirs ->
    [0] none
    [one] 1
   *[other] { $theirs }
} for your rival
misty-explorers-at = Explorers by side, clockwise from the upper right: { $list }
misty-requires = Wants { $list }
misty-footprints = Footprints
misty-flower = A flower
misty-wall-on = A wall at the { $side }
misty-nobodys = Nobody's
misty-owned = Held by { $who }, { $a } against { $b }
misty-captain-of = The captain of { $who } is here
misty-last-turn = Last turn
misty-last-turn-next = The last valley tile is laid: one more turn
misty-turn = Turn { $n }
misty-key-hand = Send a patrol of your hand
misty-key-explore = Explore: left tile, right tile, stack
misty-key-ability = Use an ability
misty-key-captain = Move the captain
misty-key-rotate = Turn the tile (with Shift: back)
misty-key-meet = Meet an encounter
misty-key-end = End the turn, or pass
misty-key-cursor = Move the cursor on the map, and choose
