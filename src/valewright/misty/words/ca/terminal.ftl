### Misty Valley al terminal.
###
###   $who           el nom d'un jugador; «you» si és qui llegeix
###   $first, $second  les lletres dels Buscarastres i dels Rosegamores, $tribe el nom d'una tribu

misty-legend = { $first } { misty-tribe-trailseekers }, { $second } { misty-tribe-berrygnawers }. Sota una rajola: qui la controla, * un capità i les forces de { $first } i { $second }. Les patrulles mostren els seus exploradors als costats 0 a 5, en sentit horari des de dalt a la dreta, o /1 la seva rotació. Un punt és una casella lliure; f flors, m3 un mur al costat 3.
misty-help = Podeu escriure diverses decisions en una línia, en anglès com als registres: `patrol fork at (1,-1) facing 3`.
misty-start-short = INICI
misty-flower-letter = f
misty-wall-letter = m
misty-turn-of = { $who ->
    [you] Torn { $n } (vós)
   *[other] Torn { $n } ({ $who })
}
misty-tokens-left = { $n ->
    [one] queda { $n } fitxa
   *[other] queden { $n } fitxes
}
misty-on-board = Trobades en joc
misty-points-n = { $n ->
    [one] { $n } punt
   *[other] { $n } punts
}
misty-unused = sense usar
misty-nobody = ningú

## Ordres

misty-command-tiles = totes les rajoles en joc: casella, forces, exploradors
    .typed = rajoles
misty-command-card = una rajola o una habilitat: què mostra, requereix o fa
    .typed = carta NOM
misty-command-unseen = el que encara pot aparèixer
    .typed = restant
misty-no-tile = No hi ha cap rajola, tribu ni habilitat «{ $asked }».
misty-unseen-valley = Rajoles de vall, dues de les quals fora del joc
misty-unseen-rival = Patrulles del rival, mà i pila
misty-unseen-stack = La vostra pila de patrulles
misty-unseen-walls = Murs
misty-unseen-flowers = Flors

## El recompte final

misty-won = { $who ->
    [you] Heu guanyat
   *[other] Guanya { $who }
} amb { $n } punts.
misty-won-hand = { $who ->
    [you] Heu guanyat
   *[other] Guanya { $who }
} amb { $n } punts, per tenir més rajoles de patrulla a la mà.
misty-drawn = Empat a { $n } punts: no guanya ningú.

## El catàleg

misty-head-name = Nom
misty-head-footprints = Petjades
misty-head-requires = Requereix
misty-head-points = Punts
misty-head-explorers = Exploradors
misty-head-total = En total
misty-head-colour = Color
misty-head-abilities = Habilitats
misty-head-tribes = Tribus
misty-head-text = Text
misty-head-source = Font
misty-follows = segueix una trobada
misty-points-else = { $n }, si no { $unmet }
misty-colour-red = vermell
misty-colour-blue = blau
misty-list-worth = Valors: 1, 2, 3 rajoles del mateix recurs { $sets }; una habilitat sense usar { $ability }; més flors { $flowers }.
misty-list-notes = Els exploradors són als costats 0 a 5, en sentit horari des de dalt a la dreta, sense rotar. Els noms són els del reglament. --sources indica de cada valor si és al reglament o si s'ha dissenyat.
