### Misty Valley : coups, décisions, journal, tuiles, tribus, compétences et score.
###
### Ce que reçoivent les messages, toujours dans cette langue :
###   $who      le nom d'un joueur ; « you » si c'est la personne qui lit
###   $tile     une tuile sous forme de groupe nominal : l'attribut `tile` de sa ressource, de son habitant ou de sa forme
###   $side     les mots d'un côté, `misty-side-0` à `misty-side-5`
###   $ability  le nom d'une compétence
###   $tribe    le nom d'une tribu
###   $board    le côté d'un plateau de tribu, A ou B ; "none" quand il n'importe pas
###   $n        un nombre

## Tribus

misty-tribe-trailseekers = Chaspistes
misty-tribe-berrygnawers = Mordibaies

## Tuiles

misty-tile-start = Tuile de départ
    .tile = la tuile de départ
    .text = Le point de départ des deux capitaines. Personne ne peut la contrôler.
misty-resource-acorn = Glands
    .tile = la tuile de glands
misty-resource-mushroom = Champignons
    .tile = la tuile de champignons
misty-resource-crystal = Cristaux
    .tile = la tuile de cristaux
misty-resource-berry = Baies
    .tile = la tuile de baies
misty-resource-water = Eau
    .tile = la tuile d'eau
misty-amount-acorn = { $n ->
    [one] { $n } tuile de glands
   *[other] { $n } tuiles de glands
}
misty-amount-mushroom = { $n ->
    [one] { $n } tuile de champignons
   *[other] { $n } tuiles de champignons
}
misty-amount-crystal = { $n ->
    [one] { $n } tuile de cristaux
   *[other] { $n } tuiles de cristaux
}
misty-amount-berry = { $n ->
    [one] { $n } tuile de baies
   *[other] { $n } tuiles de baies
}
misty-amount-water = { $n ->
    [one] { $n } tuile d'eau
   *[other] { $n } tuiles d'eau
}
misty-encounter-troubadour-cat = Chat ménestrel
    .tile = la tuile Chat ménestrel
misty-encounter-mouse = Rat
    .tile = la tuile Rat
misty-encounter-bear = Ours
    .tile = la tuile Ours
misty-encounter-hedgehog = Hérisson
    .tile = la tuile Hérisson
misty-encounter-magpie = Pie
    .tile = la tuile Pie
misty-encounter-otter = Loutre
    .tile = la tuile Loutre
misty-encounter-badger = Blaireau
    .tile = la tuile Blaireau
misty-encounter-owl = Hibou
    .tile = la tuile Hibou
misty-other-encounter = une autre tuile de rencontre
misty-shape-spearhead = Fer de lance
    .tile = la patrouille Fer de lance
misty-shape-rearguard = Arrière-garde
    .tile = la patrouille Arrière-garde
misty-shape-arrow = Flèche
    .tile = la patrouille Flèche
misty-shape-shoulder = Coude à coude
    .tile = la patrouille Coude à coude
misty-shape-back-to-back = Dos à dos
    .tile = la patrouille Dos à dos
misty-shape-tripod = Trépied
    .tile = la patrouille Trépied
misty-shape-fork = Fourche
    .tile = la patrouille Fourche
misty-shape-twin-ranks = Double rang
    .tile = la patrouille Double rang
misty-shape-ring = Cercle
    .tile = la patrouille Cercle

## Côtés d'une tuile

misty-side-0 = en haut à droite
misty-side-1 = à droite
misty-side-2 = en bas à droite
misty-side-3 = en bas à gauche
misty-side-4 = à gauche
misty-side-5 = en haut à gauche

## Ce qui se trouve sur les tuiles

misty-symbols = Ce qui se trouve sur les tuiles
misty-symbol-explorer = Explorateur
    .text = Compte pour la tuile que touche son côté de la tuile de patrouille.
misty-symbol-captain = Capitaine
    .text = Ajoute 1 sur la tuile où il se trouve, tant qu'un explorateur de sa tribu y compte.
misty-symbol-banner = Étendard
    .text = Indique qui contrôle la tuile.
misty-symbol-footprints = Empreintes
    .text = Quand on pose cette tuile, une tuile de rencontre est posée à côté.
misty-symbol-wall = Mur
    .text = Les explorateurs derrière le mur ne comptent pas sur cette tuile.
misty-symbol-flower = Fleurs
    .text = À la fin, le joueur qui contrôle le plus de tuiles avec des fleurs marque des points supplémentaires.
misty-symbol-smoke = Fumée
    .text = Les explorateurs de ce côté ne comptent pas.
misty-symbol-reinforced = Renforts
    .text = Deux explorateurs de plus comptent de ce côté.

## Compétences spéciales

misty-ability-spyglass = Longue-vue
    .text = Posez une tuile de vallée ou de rencontre supplémentaire.
misty-ability-smoke-bomb = Fumigène
    .text = Couvrez un côté d'une tuile de patrouille adverse : ses explorateurs ne comptent plus.
misty-ability-mislead = Feinte
    .text = Faites pivoter une tuile de patrouille adverse d'un côté vers la droite ou vers la gauche.
misty-ability-reinforcements = Renforts
    .text = Sur la tuile de patrouille envoyée ce tour-ci, un côté avec un explorateur en compte deux de plus.
misty-ability-magic-scroll = Parchemin magique
    .text = Déplacez n'importe quelle tuile de vallée ou de rencontre, quel que soit celui qui la contrôle.
misty-ability-horn-of-calling = Corne d'appel
    .text = Envoyez une tuile de patrouille supplémentaire de votre main, puis piochez-en une.
misty-ability-counterorder = Contre-ordre
    .text = Déplacez l'une de vos tuiles de patrouille en jeu vers un autre endroit.
misty-ability-diplomacy = Diplomatie
    .text = Échangez le contrôle d'une de vos tuiles contre celui d'une tuile adverse.

## Coups

misty-move-explore = Explorer : { $tile }
misty-move-explore-stack = Explorer : première tuile de la pile de vallée
misty-move-meet = Poser une tuile de rencontre
misty-move-patrol = Envoyer { $tile }
misty-move-place = Placer { $tile } ici
misty-move-face = Orientation : { $side }
misty-move-turn-right = Pivoter dans le sens horaire
misty-move-turn-left = Pivoter dans le sens antihoraire
misty-move-wall = Mur : { $side }
misty-move-smoke = Fumée : { $side }
misty-move-reinforce = Renforcer : { $side }
misty-move-captain = Déplacer le capitaine sur { $tile }
misty-move-use = Utiliser { $ability }
misty-move-target = Choisir { $tile }
misty-move-move-tile = Déplacer { $tile }
misty-move-give = Donner { $tile }
misty-move-take = Prendre { $tile }
misty-move-tribe = { $board ->
    [none] Jouer les { $tribe }
   *[other] Jouer les { $tribe }, côté { $board }
}
misty-move-board-side = Côté { $board }
misty-move-pass = Passer l'action principale
misty-move-end-turn = Terminer le tour

## Décisions : ce qui se décide et, en une phrase, ce qui est possible

misty-decision-turn = À vous de jouer
    .hint = Explorez ou envoyez une patrouille ; avant ou après, vous pouvez déplacer votre capitaine ou utiliser une compétence.
misty-decision-special-action = Action spéciale
    .hint = Vous pouvez encore déplacer votre capitaine ou utiliser une compétence ; puis terminez votre tour.
misty-decision-lay-valley-tile = Poser la tuile de vallée
    .hint = Choisissez un emplacement qui touche une tuile et qui n'est pas entièrement entouré.
misty-decision-wall = Placer le mur
    .hint = Choisissez un côté libre de la nouvelle tuile pour le mur.
misty-decision-lay-encounter-tile = Poser la tuile de rencontre
    .hint = Choisissez où poser l'habitant rencontré.
misty-decision-lay-patrol = Envoyer la patrouille
    .hint = Choisissez un endroit qui touche une tuile ; vous orienterez la patrouille ensuite.
misty-decision-facing = Orienter la patrouille
    .hint = Choisissez l'orientation de la tuile de patrouille.
misty-decision-spyglass = Longue-vue
    .hint = Choisissez une tuile de vallée à poser, ou piochez une tuile de rencontre.
misty-decision-smoke-bomb = Fumigène
    .hint = Choisissez une tuile de patrouille adverse.
misty-decision-smoke-bomb-side = Fumigène
    .hint = Choisissez le côté dont les explorateurs ne comptent plus.
misty-decision-mislead = Feinte
    .hint = Choisissez une tuile de patrouille adverse à faire pivoter.
misty-decision-mislead-turn = Feinte
    .hint = Faites pivoter la tuile de patrouille d'un côté vers la droite ou vers la gauche.
misty-decision-reinforcements = Renforts
    .hint = Choisissez un côté avec un explorateur ; deux de plus y comptent.
misty-decision-magic-scroll = Parchemin magique
    .hint = Choisissez une tuile de vallée ou de rencontre à déplacer.
misty-decision-magic-scroll-goal = Parchemin magique
    .hint = Choisissez le nouvel endroit ; aucune tuile ne doit être séparée du groupe.
misty-decision-magic-scroll-wall = Parchemin magique
    .hint = Choisissez le côté où placer le mur de la tuile déplacée.
misty-decision-horn-of-calling = Corne d'appel
    .hint = Choisissez la tuile de patrouille à envoyer.
misty-decision-counterorder = Contre-ordre
    .hint = Choisissez l'une de vos tuiles de patrouille à déplacer.
misty-decision-counterorder-goal = Contre-ordre
    .hint = Choisissez le nouvel endroit ; aucune tuile ne doit être séparée du groupe.
misty-decision-counterorder-facing = Contre-ordre
    .hint = Choisissez la nouvelle orientation de la tuile de patrouille.
misty-decision-diplomacy-give = Diplomatie
    .hint = Choisissez celle de vos tuiles que l'adversaire contrôlera.
misty-decision-diplomacy-take = Diplomatie
    .hint = Choisissez la tuile adverse que vous contrôlerez.
misty-decision-choose-tribe = Choisir une tribu
    .hint = Choisissez la tribu que vous jouez ; l'adversaire joue l'autre.
misty-decision-choose-side = Côté de votre plateau
    .hint = Choisissez un côté de votre plateau de tribu ; seule l'image change.
misty-decision-over = La partie est terminée
    .hint = Voyez le détail du score, ou rejouez.

## Journal

misty-log-turn = { $who ->
    [you] Vous commencez le tour { $n }
   *[other] { $who } commence le tour { $n }
}
misty-log-laid = { $who ->
    [you] Vous posez { $tile }
   *[other] { $who } pose { $tile }
}
misty-log-met = { $who ->
    [you] Vous rencontrez un habitant : { $tile }
   *[other] { $who } rencontre un habitant : { $tile }
}
misty-log-sent = { $who ->
    [you] Vous envoyez { $tile }
   *[other] { $who } envoie { $tile }
}
misty-log-walled = { $who ->
    [you] Vous placez un mur sur { $tile } ({ $side })
   *[other] { $who } place un mur sur { $tile } ({ $side })
}
misty-log-flowered = { $who ->
    [you] Vous placez des fleurs sur { $tile }
   *[other] { $who } place des fleurs sur { $tile }
}
misty-log-took = { $who ->
    [you] Vous prenez le contrôle de { $tile }
   *[other] { $who } prend le contrôle de { $tile }
}
misty-log-lost = { $who ->
    [you] Vous perdez le contrôle de { $tile }
   *[other] { $who } perd le contrôle de { $tile }
}
misty-log-captain = { $who ->
    [you] Vous déplacez votre capitaine sur { $tile }
   *[other] { $who } déplace son capitaine sur { $tile }
}
misty-log-captain-home = { $who ->
    [you] Votre capitaine quitte { $tile } et retourne à la tuile de départ
   *[other] { $who } : le capitaine quitte { $tile } et retourne à la tuile de départ
}
misty-log-used = { $who ->
    [you] Vous utilisez { $ability }
   *[other] { $who } utilise { $ability }
}
misty-log-moved = { $who ->
    [you] Vous déplacez { $tile }
   *[other] { $who } déplace { $tile }
}
misty-log-turned = { $who ->
    [you] Vous faites pivoter { $tile }
   *[other] { $who } fait pivoter { $tile }
}
misty-log-smoked = { $who ->
    [you] Vous placez un fumigène sur { $tile } ({ $side })
   *[other] { $who } place un fumigène sur { $tile } ({ $side })
}
misty-log-reinforced = { $who ->
    [you] Vous renforcez { $tile } ({ $side })
   *[other] { $who } renforce { $tile } ({ $side })
}
misty-log-traded = { $who ->
    [you] Vous échangez { $tile }
   *[other] { $who } échange { $tile }
}
misty-log-passed = { $who ->
    [you] Vous passez l'action principale
   *[other] { $who } passe l'action principale
}
misty-log-ending = { $who ->
    [you] Vous posez la dernière tuile de vallée
   *[other] { $who } pose la dernière tuile de vallée
}
misty-log-last-turn = { $who ->
    [you] Vous jouez le dernier tour
   *[other] { $who } joue le dernier tour
}
misty-log-game-over = La partie est terminée
misty-log-refilled = Nouvelle tuile visible : { $tile }
misty-log-chose = { $who ->
    [you] Vous jouez les { $tribe }
   *[other] { $who } joue les { $tribe }
}
misty-log-drew = { $who ->
    [you] Vous piochez une tuile de patrouille
   *[other] { $who } pioche une tuile de patrouille
}

## Score

misty-score-valley = Tuiles de vallée
    .text = Plusieurs tuiles d'une même ressource valent plus ensemble.
misty-score-encounter = Tuiles de rencontre
    .text = Valent plus quand vous contrôlez ce qu'elles exigent.
misty-score-ability = Compétences non utilisées
    .text = Chaque compétence non utilisée rapporte des points.
misty-score-flowers = Le plus de fleurs
    .text = Pour contrôler plus de tuiles de vallée avec des fleurs que l'adversaire.
