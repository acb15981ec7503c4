# Revoir une partie ensemble.

room-open = Revoir ensemble
room-title = Partie revue ensemble
room-link = Lien pour les autres
room-ends = Toute personne qui a ce lien peut participer. Le salon et ses commentaires ne sont conservés nulle part : ils disparaissent dix minutes après le départ de tous.
room-members = Présents
room-guest = Invité { $n }
room-leads = guide
room-you-lead = Vous guidez : tous voient ce que vous montrez.
room-following = Vous suivez { $who }.
room-elsewhere = Vous regardez ailleurs ; le guide en est au coup { $n }.
room-follow = Suivre à nouveau
room-hand-over = Laisser guider { $who }
room-comments = Commentaires
room-comment = Sur le coup { $n }
room-write = Écrire
room-remove = Supprimer ce commentaire
room-at = coup { $n }
room-arrows = Flèches
room-point = Montrer
room-point-text = Pressez une partie du plateau, puis une autre pour une flèche, ou la même pour un cercle.
room-point-there = Montrer cela
room-by-list = Choisir dans une liste
room-from = De
room-to = Vers
room-clear = Effacer les flèches
room-ring = { $who } montre : { $what }
room-arrow = { $who } montre le chemin de { $what } vers { $to }
room-try = Essayer des coups
room-trying = { $n ->
    [0] Coups à l'essai, tout est visible
    [one] Coups à l'essai : un pour l'instant
   *[other] Coups à l'essai : { $n } pour l'instant
}
room-retract = Reprendre le coup
room-game = Revenir à la partie
