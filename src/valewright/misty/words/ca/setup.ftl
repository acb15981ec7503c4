### Misty Valley: its name, what it is set up with, and its components by kind.

game-misty-valley = Misty Valley
    .text = Col·loqueu rajoles, envieu patrulles i guanyeu la vall. 2 jugadors.
option-expansion = Murs i flors
    .text = Cada nova rajola de vall porta un mur o flors.
option-light = Partida més fàcil
    .text = Sense capitans ni habilitats: per a una primera partida.
option-tribes = Tribus
    .text = Qui juga amb cada tribu.
option-first = Primer jugador
    .text = Qui comença.
choice-tribes-random = A l'atzar
choice-tribes-choose = El primer jugador tria
choice-tribes-trailseekers = Jugador 1: Buscarastres
choice-tribes-berrygnawers = Jugador 1: Rosegamores
choice-first-random = A l'atzar
choice-first-1 = Jugador 1
choice-first-2 = Jugador 2
shell-tiles-search = Cerca
shell-tiles-found = { $n ->
    [one] Una rajola o habilitat
   *[other] { $n } rajoles i habilitats
}
shell-tiles-valley = Rajoles de vall
shell-tiles-encounter = Rajoles de trobada
shell-tiles-patrol = Rajoles de patrulla
shell-tiles-abilities = Habilitats
shell-tiles-wants = Requereix: { $what }
