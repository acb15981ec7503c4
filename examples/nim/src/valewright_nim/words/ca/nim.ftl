game-nim = Nim
    .text = Preneu fitxes de les piles; guanya qui agafa l'última. 2 jugadors.
option-piles = Piles
option-most = Fitxes de la pila més gran
option-misere = Perd qui agafa l'última fitxa
nim-decision-take = Preneu fitxes d'una sola pila
nim-move-take = { $counters ->
    [one] Prendre 1 fitxa de la pila { $pile }
   *[other] Prendre { $counters } fitxes de la pila { $pile }
}
nim-view-piles = Piles
nim-view-last-counter = L'última fitxa
nim-value-wins = guanya
nim-value-loses = perd
key-nim-table-counters = Quantes fitxes té cada pila.
key-nim-table-turn = El jugador que té el torn.
