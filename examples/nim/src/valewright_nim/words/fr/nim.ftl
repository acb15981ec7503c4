game-nim = Nim
    .text = Prenez des jetons dans les tas ; qui prend le dernier gagne. 2 joueurs.
option-piles = Tas
option-most = Jetons du plus grand tas
option-misere = Qui prend le dernier jeton perd
nim-decision-take = Prenez des jetons dans un seul tas
nim-move-take = { $counters ->
    [one] Prendre { $counters } jeton dans le tas { $pile }
   *[other] Prendre { $counters } jetons dans le tas { $pile }
}
nim-view-piles = Tas
nim-view-last-counter = Le dernier jeton
nim-value-wins = gagne
nim-value-loses = perd
key-nim-table-counters = Le nombre de jetons de chaque tas.
key-nim-table-turn = Le joueur dont c'est le tour.
