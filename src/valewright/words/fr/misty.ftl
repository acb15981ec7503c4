# La table de Misty Valley sur la page.

misty-map = La vallée
misty-map-help = Les flèches déplacent le curseur sur les cases, Entrée en choisit une, plus et moins règlent le zoom, 0 montre tout.
misty-zoom = Vue
misty-zoom-in = Rapprocher
misty-zoom-out = Éloigner
misty-zoom-all = Montrer toute la vallée
misty-points = points
misty-points-now = Les points, si la partie s'arrêtait maintenant
misty-hand = Main
misty-stack = Pile
misty-banners-left = Étendards
misty-display = Tuiles de vallée
misty-your-hand = Vos patrouilles
misty-no-hand = Plus de tuile de patrouille.
misty-left = reste { $n }
misty-valley-left = Pile de la vallée, { $n ->
    [one] { $n } tuile restante
   *[other] { $n } tuiles restantes
}
misty-encounters-left = { $n ->
    [0] Plus de rencontre
    [one] { $n } rencontre restante
   *[other] { $n } rencontres restantes
}
misty-ability-used = { $ability }, utilisée
misty-ability-ready = { $ability }, pas encore utilisée
misty-rotate-left = Tourner à gauche
misty-rotate-right = Tourner à droite
misty-lay-here = Poser ainsi
misty-send-captain = Déplacer le capitaine
misty-would = Cela prendrait { $mine ->
    [0] aucune tuile
    [one] { $mine } tuile
   *[other] { $mine } tuiles
} pour vous et { $theirs ->
    [0] aucune
   *[other] { $theirs }
} pour votre adversaire
misty-explorers-at = Explorateurs par côté, dans le sens horaire depuis le haut à droite : { $list }
misty-requires = Demande { $list }
misty-footprints = Empreintes
misty-flower = Une fleur
misty-wall-on = Un mur : { $side }
misty-nobodys = À personne
misty-owned = Contrôlée par { $who }, { $a } contre { $b }
misty-captain-of = Le capitaine de { $who } est ici
misty-last-turn = Dernier tour
misty-last-turn-next = La dernière tuile de vallée est posée : encore un tour
misty-turn = Tour { $n }
misty-key-hand = Envoyer une patrouille de votre main
misty-key-explore = Explorer : tuile de gauche, de droite, pile
misty-key-ability = Utiliser une compétence
misty-key-captain = Déplacer le capitaine
misty-key-rotate = Tourner la tuile (avec Maj : en arrière)
misty-key-meet = Faire une rencontre
misty-key-end = Finir le tour, ou passer
misty-key-cursor = Déplacer le curseur sur la carte, et choisir
