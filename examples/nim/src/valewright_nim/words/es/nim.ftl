game-nim = Nim
    .text = Toma fichas de los montones; gana quien se lleve la última. 2 jugadores.
option-piles = Montones
option-most = Fichas del montón más grande
option-misere = Pierde quien se lleve la última ficha
nim-decision-take = Toma fichas de un solo montón
nim-move-take = { $counters ->
    [one] Tomar 1 ficha del montón { $pile }
   *[other] Tomar { $counters } fichas del montón { $pile }
}
nim-view-piles = Montones
nim-view-last-counter = La última ficha
nim-value-wins = gana
nim-value-loses = pierde
key-nim-table-counters = Cuántas fichas tiene cada montón.
key-nim-table-turn = El jugador que tiene el turno.
