
# Ce qu'un conseil dit d'un coup de Misty Valley.

hint-takes-tile = Vous prenez le contrôle de { $tile }.
hint-wins-tile = Vous prenez { $tile } à votre adversaire.
hint-frees-tile = Votre adversaire perd { $tile }.
hint-gives-tile = Votre adversaire prend le contrôle de { $tile }.
hint-loses-tile = Votre adversaire vous prend { $tile }.
hint-drops-tile = Vous perdez { $tile }.
hint-tiles-left = { $n ->
    [one] Il reste { $n } tuile vallée à venir.
   *[other] Il reste { $n } tuiles vallée à venir.
}
hint-last-turns = La dernière tuile vallée est posée : ce sont les derniers tours.
hint-keeps-abilities = Vous gardez { $n ->
    [one] une compétence
   *[other] { $n } compétences
} : chacune jamais utilisée vaut { $points } points à la fin.
hint-figure-tiles = Tuiles que vous contrôlez
hint-figure-rival-tiles = Tuiles que votre adversaire contrôle
hint-figure-expected = Points que vous pouvez espérer
hint-figure-rival-expected = Points que votre adversaire peut espérer
hint-plan-place = Placer { $tile } à côté de : { $list }

## De quoi parlent les problèmes

puzzle-theme-patrol = Envoyer une patrouille
puzzle-theme-explore = Explorer
puzzle-theme-captain = Déplacer le capitaine
puzzle-theme-ability = Quand utiliser une compétence
