### Misty Valley in the position editor: what its lines mean, and its kinds of names.

key-misty-valley-table-tile = Une tuile du plateau : sa case, son nom, ce qu'elle porte. Une ligne par tuile.
key-misty-valley-table-display = Les deux tuiles de vallée exposées.
key-misty-valley-table-valley-stack = La pile de vallée, en partant du dessus.
key-misty-valley-table-encounters = La pile de rencontre, en partant du dessus.
key-misty-valley-table-tokens = La pile de murs et de fleurs, en partant du dessus : wall (mur), flower (fleurs).
key-misty-valley-table-turn = Le joueur dont c'est le tour.
key-misty-valley-table-start = Le joueur qui a commencé.
key-misty-valley-table-number = Le numéro du tour.
key-misty-valley-table-main-done = Si l'action principale est faite.
key-misty-valley-table-special-done = Si l'action spéciale est faite.
key-misty-valley-table-sent = La forme de la patrouille envoyée ce tour-ci.
key-misty-valley-table-last-turn = Si c'est le dernier tour.
key-misty-valley-table-shuffled = Si le hasard décide des mains et de l'ordre des piles.
key-misty-valley-table-valley-left = Le nombre de tuiles de la pile de vallée.
key-misty-valley-player-tribe = La tribu : trailseekers (Chaspistes) ou berrygnawers (Mordibaies).
key-misty-valley-player-hand = Les tuiles de patrouille de la main, par forme.
key-misty-valley-player-stack = La pile de patrouilles, en partant du dessus.
key-misty-valley-player-used = Les compétences déjà utilisées.
key-misty-valley-player-hand-size = Le nombre de patrouilles de la main ; lesquelles, le hasard en décide.
names-misty-valley-tiles = Tuiles
names-misty-valley-shapes = Formes de patrouilles
names-misty-valley-tribes = Tribus
names-misty-valley-abilities = Compétences
