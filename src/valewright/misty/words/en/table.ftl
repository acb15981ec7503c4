# The table of Misty Valley on the page.

misty-map = The valley
misty-map-help = Arrow keys move the cursor between cells, Enter chooses a cell, plus and minus zoom, 0 shows the whole valley.
misty-zoom = Zoom
misty-zoom-in = Zoom in
misty-zoom-out = Zoom out
misty-zoom-all = Show the whole valley
misty-points = points
misty-points-now = Points if the game ended now
misty-hand = Hand
misty-stack = Stack
misty-banners-left = Banners
misty-display = Valley tiles
misty-your-hand = Your patrols
misty-hand-of = { $who }'s patrols
misty-no-hand = No patrol tiles left.
misty-left = { $n } left
misty-valley-left = Valley pile, { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}
misty-encounters-left = { $n ->
    [0] No encounters left
    [one] 1 encounter left
   *[other] { $n } encounters left
}
misty-ability-used = { $ability }, used
misty-ability-ready = { $ability }, not used yet
misty-rotate-left = Rotate left
misty-rotate-right = Rotate right
misty-lay-here = Place it like this
misty-send-captain = Move the captain
misty-would = You would take { $mine ->
    [0] no tiles
    [one] 1 tile
   *[other] { $mine } tiles
}, your rival { $theirs ->
    [0] none
    [one] 1
   *[other] { $theirs }
}
misty-explorers-at = Explorers by side, clockwise from the upper right: { $list }
misty-requires = Requires { $list }
misty-footprints = Footprints
misty-flower = Flowers
misty-wall-on = Wall on the { $side } side
misty-nobodys = Controlled by nobody
misty-owned = Controlled by { $who }, { $a } to { $b }
misty-captain-of = { $who }'s captain is here
misty-last-turn = Last turn
misty-last-turn-next = The last valley tile has been laid: one more turn
misty-turn = Turn { $n }
misty-key-hand = Send a patrol from your hand
misty-key-explore = Explore: left tile, right tile, pile
misty-key-ability = Use an ability
misty-key-captain = Move the captain
misty-key-rotate = Rotate the tile (with Shift: the other way)
misty-key-meet = Lay an encounter tile
misty-key-end = End the turn, or pass
misty-key-cursor = Move the cursor on the map and choose a cell
misty-use = Use
misty-do-here = Choose this place
misty-abilities = Your abilities
misty-captain-done = You have already taken your special action this turn.
misty-captain-nowhere = The captain moves to a tile you control; you control no other tile now.
misty-taken = { $who } takes { $tile } from you
misty-key-zoom = Zoom in, zoom out, show everything
