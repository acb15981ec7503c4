# La table de Misty Valley sur la page.

misty-map = La vallée
misty-map-help = Les flèches déplacent le curseur de case en case, Entrée choisit la case, plus et moins règlent le zoom, 0 affiche toute la vallée.
misty-zoom = Zoom
misty-zoom-in = Zoom avant
misty-zoom-out = Zoom arrière
misty-zoom-all = Afficher toute la vallée
misty-points = points
misty-points-now = Points si la partie s'arrêtait maintenant
misty-hand = Main
misty-stack = Pile
misty-banners-left = Étendards
misty-display = Tuiles de vallée
misty-your-hand = Vos patrouilles
misty-hand-of = Patrouilles : { $who }
misty-no-hand = Plus de tuile de patrouille.
misty-left = { $n ->
    [one] { $n } restante
   *[other] { $n } restantes
}
misty-valley-left = Pile de vallée, { $n ->
    [one] { $n } tuile restante
   *[other] { $n } tuiles restantes
}
misty-encounters-left = { $n ->
    [0] Plus de rencontre
    [one] { $n } rencontre restante
   *[other] { $n } rencontres restantes
}
misty-ability-used = { $ability } (compétence utilisée)
misty-ability-ready = { $ability } (compétence disponible)
misty-rotate-left = Pivoter à gauche
misty-rotate-right = Pivoter à droite
misty-lay-here = Poser ainsi
misty-send-captain = Déplacer le capitaine
misty-would = Tuiles prises : { $mine ->
    [0] aucune
   *[other] { $mine }
} pour vous, { $theirs ->
    [0] aucune
   *[other] { $theirs }
} pour votre adversaire
misty-explorers-at = Explorateurs par côté, dans le sens horaire depuis le haut à droite : { $list }
misty-requires = Exige { $list }
misty-footprints = Empreintes
misty-flower = Fleurs
misty-wall-on = Mur { $side }
misty-nobodys = Sans étendard
misty-owned = Contrôlée par { $who }, { $a } contre { $b }
misty-captain-of = Capitaine présent : { $who }
misty-last-turn = Dernier tour
misty-last-turn-next = La dernière tuile de vallée est posée : encore un tour
misty-turn = Tour { $n }
misty-key-hand = Envoyer une patrouille de votre main
misty-key-explore = Explorer : tuile de gauche, tuile de droite, pile
misty-key-ability = Utiliser une compétence
misty-key-captain = Déplacer le capitaine
misty-key-rotate = Pivoter la tuile (avec Maj : dans l'autre sens)
misty-key-meet = Poser une tuile de rencontre
misty-key-end = Terminer le tour, ou passer
misty-key-cursor = Déplacer le curseur sur le plateau et choisir une case
misty-use = Utiliser
misty-do-here = Choisir cette place
misty-abilities = Vos compétences
misty-captain-done = Vous avez déjà fait votre action spéciale de ce tour.
misty-captain-nowhere = Le capitaine va sur une tuile que vous contrôlez ; vous n'en contrôlez pas d'autre.
misty-taken = { $who } vous prend { $tile }
misty-key-zoom = Agrandir, réduire, tout montrer
