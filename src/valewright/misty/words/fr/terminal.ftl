### Misty Valley dans le terminal.
###
###   $who           le nom d'un joueur ; « you » si c'est la personne qui lit
###   $first, $second  les lettres des Chaspistes et des Mordibaies, $tribe le nom d'une tribu

misty-legend = { $first } { misty-tribe-trailseekers }, { $second } { misty-tribe-berrygnawers }. Sous une tuile : qui la contrôle, * un capitaine, puis les forces de { $first } et de { $second }. Les patrouilles montrent leurs explorateurs sur les côtés 0 à 5, dans le sens horaire depuis le haut à droite, ou /1 leur rotation. Un point est une case libre ; f des fleurs, m3 un mur sur le côté 3.
misty-help = Vous pouvez donner plusieurs décisions sur une ligne, en anglais comme dans les enregistrements : `patrol fork at (1,-1) facing 3`.
misty-start-short = DÉPART
misty-flower-letter = f
misty-wall-letter = m
misty-turn-of = { $who ->
    [you] Tour { $n } (vous)
   *[other] Tour { $n } ({ $who })
}
misty-tokens-left = { $n ->
    [one] { $n } jeton restant
   *[other] { $n } jetons restants
}
misty-on-board = Rencontres en jeu
misty-points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
misty-unused = pas encore utilisé
misty-nobody = personne

## Commandes

misty-command-tiles = toutes les tuiles en jeu : case, forces, explorateurs
    .typed = tuiles
misty-command-card = une tuile ou une compétence : ce qu'elle montre, exige ou fait
    .typed = carte NOM
misty-command-unseen = ce qui peut encore apparaître
    .typed = reste
misty-no-tile = Il n'y a pas de tuile, de tribu ni de compétence « { $asked } ».
misty-unseen-valley = Tuiles de vallée, dont deux hors jeu
misty-unseen-rival = Patrouilles de l'adversaire, main et pile
misty-unseen-stack = Votre pile de patrouilles
misty-unseen-walls = Murs
misty-unseen-flowers = Fleurs

## Le décompte final

misty-won = { $who ->
    [you] Vous gagnez
   *[other] { $who } gagne
} avec { $n } points.
misty-won-hand = { $who ->
    [you] Vous gagnez
   *[other] { $who } gagne
} avec { $n } points, grâce aux tuiles de patrouille restées en main.
misty-drawn = Égalité à { $n } points : personne ne gagne.

## Le catalogue

misty-head-name = Nom
misty-head-footprints = Empreintes
misty-head-requires = Exige
misty-head-points = Points
misty-head-explorers = Explorateurs
misty-head-total = En tout
misty-head-colour = Couleur
misty-head-abilities = Compétences
misty-head-tribes = Tribus
misty-head-text = Texte
misty-head-source = Source
misty-follows = une rencontre suit
misty-points-else = { $n }, sinon { $unmet }
misty-colour-red = rouge
misty-colour-blue = bleu
misty-list-worth = Valeurs : 1, 2, 3 tuiles d'une même ressource { $sets } ; une compétence non utilisée { $ability } ; le plus de fleurs { $flowers }.
misty-list-notes = Les explorateurs sont sur les côtés 0 à 5, dans le sens horaire depuis le haut à droite, sans rotation. Les noms viennent du livret de règles. --sources dit, pour chaque valeur, si le livret la donne ou si elle a été conçue.
