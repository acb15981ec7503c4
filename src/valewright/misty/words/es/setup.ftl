### Misty Valley: its name, what it is set up with, and its components by kind.

game-misty-valley = Misty Valley
    .text = Coloca losetas, envía patrullas y hazte con el valle. 2 jugadores.
option-expansion = Muros y flores
    .text = Cada nueva loseta de valle trae un muro o flores.
option-light = Partida más fácil
    .text = Sin capitanes ni habilidades: para una primera partida.
option-tribes = Tribus
    .text = Quién juega con cada tribu.
option-first = Primer jugador
    .text = Quién empieza.
choice-tribes-random = Al azar
choice-tribes-choose = El primer jugador elige
choice-tribes-trailseekers = Jugador 1: Buscarrastros
choice-tribes-berrygnawers = Jugador 1: Roebayas
choice-first-random = Al azar
choice-first-1 = Jugador 1
choice-first-2 = Jugador 2
shell-tiles-search = Buscar
shell-tiles-found = { $n ->
    [one] Una loseta o habilidad
   *[other] { $n } losetas y habilidades
}
shell-tiles-valley = Losetas de valle
shell-tiles-encounter = Losetas de encuentro
shell-tiles-patrol = Losetas de patrulla
shell-tiles-abilities = Habilidades
shell-tiles-wants = Requiere: { $what }
