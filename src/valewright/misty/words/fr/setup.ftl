### Misty Valley: its name, what it is set up with, and its components by kind.

game-misty-valley = Misty Valley
    .text = Posez des tuiles, envoyez des patrouilles et prenez le contrôle de la vallée. 2 joueurs.
option-expansion = Murs et Fleurs
    .text = Chaque nouvelle tuile de vallée apporte un mur ou des fleurs.
option-light = Partie moins complexe
    .text = Sans capitaines ni compétences : pour une première partie.
option-tribes = Tribus
    .text = Qui joue quelle tribu.
option-first = Premier joueur
    .text = Qui commence.
choice-tribes-random = Au hasard
choice-tribes-choose = Le premier joueur choisit
choice-tribes-trailseekers = Les Chaspistes pour le joueur 1
choice-tribes-berrygnawers = Les Mordibaies pour le joueur 1
choice-first-random = Au hasard
choice-first-1 = Joueur 1
choice-first-2 = Joueur 2
shell-tiles-search = Rechercher
shell-tiles-found = { $n ->
    [0] Aucune tuile ni compétence
    [one] Une tuile ou compétence
   *[other] { $n } tuiles et compétences
}
shell-tiles-valley = Tuiles de vallée
shell-tiles-encounter = Tuiles de rencontre
shell-tiles-patrol = Tuiles de patrouille
shell-tiles-abilities = Compétences
shell-tiles-wants = Exige : { $what }
