# Looking at a finished game together.

room-open = Watch together
room-title = Shared replay
room-link = Link for others
room-ends = Anyone with this link can take part. The room and its comments are kept nowhere: they end ten minutes after everyone has left.
room-members = Here now
room-guest = Guest { $n }
room-leads = leads
room-you-lead = You lead: everyone sees what you show.
room-following = You are following { $who }.
room-elsewhere = You are looking elsewhere; the leader is at move { $n }.
room-follow = Follow again
room-hand-over = Let { $who } lead
room-comments = Comments
room-comment = About move { $n }
room-write = Write
room-remove = Remove this comment
room-at = move { $n }
room-arrows = Arrows
room-point = Point
room-point-text = Press a part of the board, then another one for an arrow, or the same one again for a ring.
room-point-there = Point there
room-by-list = Choose from a list
room-from = From
room-to = To
room-clear = Remove all arrows
room-ring = { $who } points at: { $what }
room-arrow = { $who } points from { $what } to { $to }
room-try = Try moves
room-trying = { $n ->
    [0] Trying moves, with everything open
    [one] Trying moves: one so far
   *[other] Trying moves: { $n } so far
}
room-retract = Take back
room-game = Back to the game
