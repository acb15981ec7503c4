### Misty Valley: jugades, decisions, registre, rajoles, tribus, habilitats i puntuació.
###
### El que reben els missatges, sempre en aquesta llengua:
###   $who      el nom d'un jugador; «you» si és qui llegeix
###   $tile     una rajola com a sintagma: l'atribut `tile` del seu recurs, habitant o forma
###   $side     les paraules d'un costat, de `misty-side-0` a `misty-side-5`
###   $ability  el nom d'una habilitat
###   $tribe    el nom d'una tribu
###   $board    el costat d'un tauler de tribu, A o B; "none" quan no importa
###   $n        un nombre

## Tribus

misty-tribe-trailseekers = Buscarastres
misty-tribe-berrygnawers = Rosegamores

## Rajoles

misty-tile-start = Rajola inicial
    .tile = la rajola inicial
    .text = La llar dels dos capitans. Ningú no la pot controlar.
misty-resource-acorn = Glans
    .tile = la rajola de glans
misty-resource-mushroom = Bolets
    .tile = la rajola de bolets
misty-resource-crystal = Cristalls
    .tile = la rajola de cristalls
misty-resource-berry = Mores
    .tile = la rajola de mores
misty-resource-water = Aigua
    .tile = la rajola d'aigua
misty-amount-acorn = { $n ->
    [one] { $n } rajola de glans
   *[other] { $n } rajoles de glans
}
misty-amount-mushroom = { $n ->
    [one] { $n } rajola de bolets
   *[other] { $n } rajoles de bolets
}
misty-amount-crystal = { $n ->
    [one] { $n } rajola de cristalls
   *[other] { $n } rajoles de cristalls
}
misty-amount-berry = { $n ->
    [one] { $n } rajola de mores
   *[other] { $n } rajoles de mores
}
misty-amount-water = { $n ->
    [one] { $n } rajola d'aigua
   *[other] { $n } rajoles d'aigua
}
misty-encounter-troubadour-cat = Gat trobador
    .tile = la rajola Gat trobador
misty-encounter-mouse = Ratolí
    .tile = la rajola Ratolí
misty-encounter-bear = Ós
    .tile = la rajola Ós
misty-encounter-hedgehog = Eriçó
    .tile = la rajola Eriçó
misty-encounter-magpie = Garsa
    .tile = la rajola Garsa
misty-encounter-otter = Llúdriga
    .tile = la rajola Llúdriga
misty-encounter-badger = Teixó
    .tile = la rajola Teixó
misty-encounter-owl = Mussol
    .tile = la rajola Mussol
misty-other-encounter = una altra rajola de trobada
misty-shape-spearhead = Punta de llança
    .tile = la patrulla Punta de llança
misty-shape-rearguard = Rereguarda
    .tile = la patrulla Rereguarda
misty-shape-arrow = Fletxa
    .tile = la patrulla Fletxa
misty-shape-shoulder = Colze a colze
    .tile = la patrulla Colze a colze
misty-shape-back-to-back = Esquena amb esquena
    .tile = la patrulla Esquena amb esquena
misty-shape-tripod = Trípode
    .tile = la patrulla Trípode
misty-shape-fork = Forca
    .tile = la patrulla Forca
misty-shape-twin-ranks = Doble fila
    .tile = la patrulla Doble fila
misty-shape-ring = Cercle
    .tile = la patrulla Cercle

## Costats d'una rajola

misty-side-0 = a dalt a la dreta
misty-side-1 = a la dreta
misty-side-2 = a baix a la dreta
misty-side-3 = a baix a l'esquerra
misty-side-4 = a l'esquerra
misty-side-5 = a dalt a l'esquerra

## El que hi ha a les rajoles

misty-symbols = El que hi ha a les rajoles
misty-symbol-explorer = Explorador
    .text = Compta per a la rajola que toca el seu costat de la rajola de patrulla.
misty-symbol-captain = Capità
    .text = Suma 1 a la rajola on és, mentre hi compti un explorador de la seva tribu.
misty-symbol-banner = Estendard
    .text = Indica qui controla la rajola.
misty-symbol-footprints = Petjades
    .text = En col·locar aquesta rajola, es col·loca una rajola de trobada al seu costat.
misty-symbol-wall = Mur
    .text = Els exploradors de l'altra banda del mur no compten en aquesta rajola.
misty-symbol-flower = Flors
    .text = Qui controli més rajoles amb flors al final obté punts extres.
misty-symbol-smoke = Fum
    .text = Els exploradors d'aquest costat no compten.
misty-symbol-reinforced = Reforços
    .text = En aquest costat compten dos exploradors més.

## Habilitats especials

misty-ability-spyglass = Allargavista
    .text = Jugueu una rajola extra de vall o de trobada.
misty-ability-smoke-bomb = Bomba de fum
    .text = Cobriu un costat d'una rajola de patrulla rival: els seus exploradors deixen de comptar.
misty-ability-mislead = Despistar
    .text = Gireu una rajola de patrulla rival un costat cap a la dreta o cap a l'esquerra.
misty-ability-reinforcements = Reforços
    .text = A la rajola de patrulla que heu enviat aquest torn, trieu un costat amb algun explorador: en compten dos més.
misty-ability-magic-scroll = Pergamí màgic
    .text = Moveu una rajola de vall o de trobada, la controli qui la controli.
misty-ability-horn-of-calling = Corn de crida
    .text = Envieu una rajola de patrulla extra de la vostra mà i després robeu-ne una.
misty-ability-counterorder = Contraordre
    .text = Moveu una de les vostres rajoles de patrulla en joc a un altre lloc.
misty-ability-diplomacy = Diplomàcia
    .text = Intercanvieu el control d'una de les vostres rajoles pel d'una rajola rival.

## Jugades

misty-move-explore = Explora: { $tile }
misty-move-explore-stack = Explora: la primera rajola de la pila de vall
misty-move-meet = Col·loca una rajola de trobada
misty-move-patrol = Envia { $tile }
misty-move-place = Col·loca { $tile } aquí
misty-move-face = Orientació: { $side }
misty-move-turn-right = Gira en sentit horari
misty-move-turn-left = Gira en sentit antihorari
misty-move-wall = Mur: { $side }
misty-move-smoke = Fum: { $side }
misty-move-reinforce = Reforça: { $side }
misty-move-captain = Mou el capità a { $tile }
misty-move-use = Fes servir { $ability }
misty-move-target = Tria { $tile }
misty-move-move-tile = Mou { $tile }
misty-move-give = Dona { $tile }
misty-move-take = Pren { $tile }
misty-move-tribe = { $board ->
    [none] Juga amb els { $tribe }
   *[other] Juga amb els { $tribe }, costat { $board }
}
misty-move-board-side = Costat { $board }
misty-move-pass = Salta l'acció principal
misty-move-end-turn = Acaba el torn

## Decisions: què es decideix i, en una frase, què es pot fer

misty-decision-turn = Us toca
    .hint = Exploreu o envieu una patrulla; abans o després podeu moure el vostre capità o fer servir una habilitat.
misty-decision-special-action = Acció especial
    .hint = Encara podeu moure el vostre capità o fer servir una habilitat; després acabeu el torn.
misty-decision-lay-valley-tile = Col·locar la rajola de vall
    .hint = Trieu un lloc que toqui una rajola i no estigui completament envoltat.
misty-decision-wall = Col·locar el mur
    .hint = Trieu un costat lliure de la nova rajola per al mur.
misty-decision-lay-encounter-tile = Col·locar la rajola de trobada
    .hint = Trieu on col·loqueu l'habitant trobat.
misty-decision-lay-patrol = Enviar la patrulla
    .hint = Trieu un lloc que toqui una rajola; després orientareu la patrulla.
misty-decision-facing = Orientar la patrulla
    .hint = Trieu l'orientació de la rajola de patrulla.
misty-decision-spyglass = Allargavista
    .hint = Trieu una rajola de vall o, sense veure-la, una rajola de trobada.
misty-decision-smoke-bomb = Bomba de fum
    .hint = Trieu una rajola de patrulla rival.
misty-decision-smoke-bomb-side = Bomba de fum
    .hint = Trieu el costat: els seus exploradors deixaran de comptar.
misty-decision-mislead = Despistar
    .hint = Trieu la rajola de patrulla rival que girareu.
misty-decision-mislead-turn = Despistar
    .hint = Gireu la rajola de patrulla un costat cap a la dreta o cap a l'esquerra.
misty-decision-reinforcements = Reforços
    .hint = Trieu un costat amb algun explorador; en compta dos més.
misty-decision-magic-scroll = Pergamí màgic
    .hint = Trieu una rajola de vall o de trobada per moure-la.
misty-decision-magic-scroll-goal = Pergamí màgic
    .hint = Trieu el nou lloc; cap rajola no pot quedar separada del conjunt.
misty-decision-magic-scroll-wall = Pergamí màgic
    .hint = Trieu cap a quin costat queda el mur de la rajola moguda.
misty-decision-horn-of-calling = Corn de crida
    .hint = Trieu la rajola de patrulla que envieu.
misty-decision-counterorder = Contraordre
    .hint = Trieu una de les vostres rajoles de patrulla per moure-la.
misty-decision-counterorder-goal = Contraordre
    .hint = Trieu el nou lloc; cap rajola no pot quedar separada del conjunt.
misty-decision-counterorder-facing = Contraordre
    .hint = Trieu la nova orientació de la rajola de patrulla.
misty-decision-diplomacy-give = Diplomàcia
    .hint = Trieu la rajola vostra que passarà a controlar el rival.
misty-decision-diplomacy-take = Diplomàcia
    .hint = Trieu la rajola del rival que passareu a controlar.
misty-decision-choose-tribe = Triar tribu
    .hint = Trieu la tribu amb què jugueu; el rival juga amb l'altra.
misty-decision-choose-side = Costat del vostre tauler
    .hint = Trieu un costat del vostre tauler de tribu; només canvia la il·lustració.
misty-decision-over = La partida ha acabat
    .hint = Mireu el detall de la puntuació o torneu a jugar.

## Registre

misty-log-turn = { $who ->
    [you] Heu començat el torn { $n }
   *[other] { $who } comença el torn { $n }
}
misty-log-laid = { $who ->
    [you] Heu col·locat { $tile }
   *[other] { $who } col·loca { $tile }
}
misty-log-met = { $who ->
    [you] Heu trobat un habitant: { $tile }
   *[other] { $who } troba un habitant: { $tile }
}
misty-log-sent = { $who ->
    [you] Heu enviat { $tile }
   *[other] { $who } envia { $tile }
}
misty-log-walled = { $who ->
    [you] Heu col·locat un mur a { $tile } ({ $side })
   *[other] { $who } col·loca un mur a { $tile } ({ $side })
}
misty-log-flowered = { $who ->
    [you] Heu col·locat flors a { $tile }
   *[other] { $who } col·loca flors a { $tile }
}
misty-log-took = { $who ->
    [you] Heu pres el control de { $tile }
   *[other] { $who } pren el control de { $tile }
}
misty-log-lost = { $who ->
    [you] Heu perdut el control de { $tile }
   *[other] { $who } perd el control de { $tile }
}
misty-log-captain = { $who ->
    [you] Heu mogut el vostre capità a { $tile }
   *[other] { $who } mou el seu capità a { $tile }
}
misty-log-captain-home = { $who ->
    [you] El vostre capità deixa { $tile } i torna a la rajola inicial
   *[other] { $who }: el capità deixa { $tile } i torna a la rajola inicial
}
misty-log-used = { $who ->
    [you] Heu fet servir { $ability }
   *[other] { $who } fa servir { $ability }
}
misty-log-moved = { $who ->
    [you] Heu mogut { $tile }
   *[other] { $who } mou { $tile }
}
misty-log-turned = { $who ->
    [you] Heu girat { $tile }
   *[other] { $who } gira { $tile }
}
misty-log-smoked = { $who ->
    [you] Heu llançat una bomba de fum a { $tile } ({ $side })
   *[other] { $who } llança una bomba de fum a { $tile } ({ $side })
}
misty-log-reinforced = { $who ->
    [you] Heu reforçat { $tile } ({ $side })
   *[other] { $who } reforça { $tile } ({ $side })
}
misty-log-traded = { $who ->
    [you] Heu intercanviat { $tile }
   *[other] { $who } intercanvia { $tile }
}
misty-log-passed = { $who ->
    [you] Us heu saltat l'acció principal
   *[other] { $who } se salta l'acció principal
}
misty-log-ending = { $who ->
    [you] Heu col·locat l'última rajola de vall
   *[other] { $who } col·loca l'última rajola de vall
}
misty-log-last-turn = { $who ->
    [you] Jugueu l'últim torn
   *[other] { $who } juga l'últim torn
}
misty-log-game-over = La partida ha acabat
misty-log-refilled = Nova rajola visible: { $tile }
misty-log-chose = { $who ->
    [you] Jugueu amb els { $tribe }
   *[other] { $who } juga amb els { $tribe }
}
misty-log-drew = { $who ->
    [you] Heu robat una rajola de patrulla
   *[other] { $who } roba una rajola de patrulla
}

## Puntuació

misty-score-valley = Rajoles de vall
    .text = Diverses rajoles del mateix recurs valen més juntes.
misty-score-encounter = Rajoles de trobada
    .text = Valen més si controleu el que requereixen.
misty-score-ability = Habilitats sense usar
    .text = Cada habilitat que no heu fet servir val punts.
misty-score-flowers = Més flors
    .text = Per controlar més rajoles de vall amb flors que el rival.
