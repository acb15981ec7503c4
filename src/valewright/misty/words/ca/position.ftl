### Misty Valley in the position editor: what its lines mean, and its kinds of names.

key-misty-valley-table-tile = Una rajola del tauler: la casella, el nom, què hi ha a sobre. Una línia per rajola.
key-misty-valley-table-display = Les dues rajoles de vall a la vista.
key-misty-valley-table-valley-stack = La pila de vall, des de dalt.
key-misty-valley-table-encounters = La pila de trobades, des de dalt.
key-misty-valley-table-tokens = La pila de murs i flors, des de dalt: wall (mur), flower (flors).
key-misty-valley-table-turn = El jugador que té el torn.
key-misty-valley-table-start = El jugador que va començar.
key-misty-valley-table-number = El número del torn.
key-misty-valley-table-main-done = Si l'acció principal està feta.
key-misty-valley-table-special-done = Si l'acció especial està feta.
key-misty-valley-table-sent = La forma de la patrulla enviada en aquest torn.
key-misty-valley-table-last-turn = Si és l'últim torn.
key-misty-valley-table-shuffled = Si l'atzar decideix les mans i l'ordre de les piles.
key-misty-valley-table-valley-left = Quantes rajoles té la pila de vall.
key-misty-valley-player-tribe = La tribu: trailseekers (Buscarastres) o berrygnawers (Rosegamores).
key-misty-valley-player-hand = Les rajoles de patrulla de la mà, per la forma.
key-misty-valley-player-stack = La pila de patrulles, des de dalt.
key-misty-valley-player-used = Les habilitats ja fetes servir.
key-misty-valley-player-hand-size = Quantes patrulles té la mà; quines, ho decideix l'atzar.
names-misty-valley-tiles = Rajoles
names-misty-valley-shapes = Formes de patrulles
names-misty-valley-tribes = Tribus
names-misty-valley-abilities = Habilitats
