### Misty Valley in the position editor: what its lines mean, and its kinds of names.

key-misty-valley-table-tile = Una loseta del tablero: su casilla, su nombre, lo que lleva encima. Una línea por loseta.
key-misty-valley-table-display = Las dos losetas de valle a la vista.
key-misty-valley-table-valley-stack = La pila de valle, desde arriba.
key-misty-valley-table-encounters = La pila de encuentros, desde arriba.
key-misty-valley-table-tokens = La pila de muros y flores, desde arriba: wall (muro), flower (flores).
key-misty-valley-table-turn = El jugador que tiene el turno.
key-misty-valley-table-start = El jugador que empezó.
key-misty-valley-table-number = El número del turno.
key-misty-valley-table-main-done = Si la acción principal está hecha.
key-misty-valley-table-special-done = Si la acción especial está hecha.
key-misty-valley-table-sent = La forma de la patrulla enviada en este turno.
key-misty-valley-table-last-turn = Si es el último turno.
key-misty-valley-table-shuffled = Si el azar decide las manos y el orden de las pilas.
key-misty-valley-table-valley-left = Cuántas losetas tiene la pila de valle.
key-misty-valley-player-tribe = La tribu: trailseekers (Buscarrastros) o berrygnawers (Roebayas).
key-misty-valley-player-hand = Las losetas de patrulla de la mano, por su forma.
key-misty-valley-player-stack = La pila de patrullas, desde arriba.
key-misty-valley-player-used = Las habilidades ya usadas.
key-misty-valley-player-hand-size = Cuántas patrullas tiene la mano; cuáles, lo decide el azar.
names-misty-valley-tiles = Losetas
names-misty-valley-shapes = Formas de patrullas
names-misty-valley-tribes = Tribus
names-misty-valley-abilities = Habilidades
