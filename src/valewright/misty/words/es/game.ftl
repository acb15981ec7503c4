### Misty Valley: jugadas, decisiones, registro, losetas, tribus, habilidades y puntuación.
###
### Lo que reciben los mensajes, siempre en este idioma:
###   $who      el nombre de un jugador; «you» si es quien lee
###   $tile     una loseta como sintagma: el atributo `tile` de su recurso, habitante o forma
###   $side     las palabras de un lado, de `misty-side-0` a `misty-side-5`
###   $ability  el nombre de una habilidad
###   $tribe    el nombre de una tribu
###   $board    el lado de un tablero de tribu, A o B; "none" cuando no importa
###   $n        un número

## Tribus

misty-tribe-trailseekers = Buscarrastros
misty-tribe-berrygnawers = Roebayas

## Losetas

misty-tile-start = Loseta inicial
    .tile = la loseta inicial
    .text = El hogar de los dos capitanes. Nadie puede controlarla.
misty-resource-acorn = Bellotas
    .tile = la loseta de bellotas
misty-resource-mushroom = Setas
    .tile = la loseta de setas
misty-resource-crystal = Cristales
    .tile = la loseta de cristales
misty-resource-berry = Bayas
    .tile = la loseta de bayas
misty-resource-water = Agua
    .tile = la loseta de agua
misty-amount-acorn = { $n ->
    [one] { $n } loseta de bellotas
   *[other] { $n } losetas de bellotas
}
misty-amount-mushroom = { $n ->
    [one] { $n } loseta de setas
   *[other] { $n } losetas de setas
}
misty-amount-crystal = { $n ->
    [one] { $n } loseta de cristales
   *[other] { $n } losetas de cristales
}
misty-amount-berry = { $n ->
    [one] { $n } loseta de bayas
   *[other] { $n } losetas de bayas
}
misty-amount-water = { $n ->
    [one] { $n } loseta de agua
   *[other] { $n } losetas de agua
}
misty-encounter-troubadour-cat = Gato trovador
    .tile = la loseta Gato trovador
misty-encounter-mouse = Ratón
    .tile = la loseta Ratón
misty-encounter-bear = Oso
    .tile = la loseta Oso
misty-encounter-hedgehog = Erizo
    .tile = la loseta Erizo
misty-encounter-magpie = Urraca
    .tile = la loseta Urraca
misty-encounter-otter = Nutria
    .tile = la loseta Nutria
misty-encounter-badger = Tejón
    .tile = la loseta Tejón
misty-encounter-owl = Búho
    .tile = la loseta Búho
misty-other-encounter = otra loseta de encuentro
misty-shape-spearhead = Punta de lanza
    .tile = la patrulla Punta de lanza
misty-shape-rearguard = Retaguardia
    .tile = la patrulla Retaguardia
misty-shape-arrow = Flecha
    .tile = la patrulla Flecha
misty-shape-shoulder = Codo con codo
    .tile = la patrulla Codo con codo
misty-shape-back-to-back = Espalda con espalda
    .tile = la patrulla Espalda con espalda
misty-shape-tripod = Trípode
    .tile = la patrulla Trípode
misty-shape-fork = Horquilla
    .tile = la patrulla Horquilla
misty-shape-twin-ranks = Doble fila
    .tile = la patrulla Doble fila
misty-shape-ring = Círculo
    .tile = la patrulla Círculo

## Lados de una loseta

misty-side-0 = arriba a la derecha
misty-side-1 = a la derecha
misty-side-2 = abajo a la derecha
misty-side-3 = abajo a la izquierda
misty-side-4 = a la izquierda
misty-side-5 = arriba a la izquierda

## Lo que hay en las losetas

misty-symbols = Lo que hay en las losetas
misty-symbol-explorer = Explorador
    .text = Cuenta para la loseta que toca su lado de la loseta de patrulla.
misty-symbol-captain = Capitán
    .text = Suma 1 en la loseta donde está, mientras cuente en ella un explorador de su tribu.
misty-symbol-banner = Estandarte
    .text = Indica quién controla la loseta.
misty-symbol-footprints = Huellas
    .text = Al colocar esta loseta, se coloca a su lado una loseta de encuentro.
misty-symbol-wall = Muro
    .text = Los exploradores al otro lado del muro no cuentan en esta loseta.
misty-symbol-flower = Flores
    .text = Quien controle más losetas con flores al final obtiene puntos extra.
misty-symbol-smoke = Humo
    .text = Los exploradores de este lado no cuentan.
misty-symbol-reinforced = Refuerzos
    .text = En este lado cuentan dos exploradores más.

## Habilidades especiales

misty-ability-spyglass = Catalejo
    .text = Juega una loseta extra de valle o de encuentro.
misty-ability-smoke-bomb = Bomba de humo
    .text = Cubre un lado de una loseta de patrulla rival: sus exploradores dejan de contar.
misty-ability-mislead = Despistar
    .text = Rota una loseta de patrulla rival un lado hacia la derecha o hacia la izquierda.
misty-ability-reinforcements = Refuerzos
    .text = En la loseta de patrulla que has enviado este turno, elige un lado con algún explorador: cuentan dos más.
misty-ability-magic-scroll = Pergamino mágico
    .text = Mueve una loseta de valle o de encuentro, la controle quien la controle.
misty-ability-horn-of-calling = Cuerno de llamada
    .text = Envía una loseta de patrulla extra de tu mano y luego roba una.
misty-ability-counterorder = Contraorden
    .text = Mueve una de tus losetas de patrulla en juego a otro lugar.
misty-ability-diplomacy = Diplomacia
    .text = Intercambia el control de una de tus losetas por el de una loseta rival.

## Jugadas

misty-move-explore = Explorar: { $tile }
misty-move-explore-stack = Explorar: la primera loseta de la pila de valle
misty-move-meet = Colocar una loseta de encuentro
misty-move-patrol = Enviar { $tile }
misty-move-place = Colocar { $tile } aquí
misty-move-face = Orientación: { $side }
misty-move-turn-right = Rotar en sentido horario
misty-move-turn-left = Rotar en sentido antihorario
misty-move-wall = Muro: { $side }
misty-move-smoke = Humo: { $side }
misty-move-reinforce = Reforzar: { $side }
misty-move-captain = Mover al capitán a { $tile }
misty-move-use = Usar { $ability }
misty-move-target = Elegir { $tile }
misty-move-move-tile = Mover { $tile }
misty-move-give = Dar { $tile }
misty-move-take = Tomar { $tile }
misty-move-tribe = { $board ->
    [none] Jugar con los { $tribe }
   *[other] Jugar con los { $tribe }, lado { $board }
}
misty-move-board-side = Lado { $board }
misty-move-pass = Saltarse la acción principal
misty-move-end-turn = Terminar el turno

## Decisiones: qué se decide y, en una frase, qué se puede hacer

misty-decision-turn = Te toca
    .hint = Explora o envía una patrulla; antes o después puedes mover a tu capitán o usar una habilidad.
misty-decision-special-action = Acción especial
    .hint = Aún puedes mover a tu capitán o usar una habilidad; luego termina tu turno.
misty-decision-lay-valley-tile = Colocar la loseta de valle
    .hint = Elige un lugar que toque una loseta y no esté completamente rodeado.
misty-decision-wall = Colocar el muro
    .hint = Elige un lado libre de la nueva loseta para el muro.
misty-decision-lay-encounter-tile = Colocar la loseta de encuentro
    .hint = Elige dónde colocar al habitante encontrado.
misty-decision-lay-patrol = Enviar la patrulla
    .hint = Elige un lugar que toque una loseta; después orientarás la patrulla.
misty-decision-facing = Orientar la patrulla
    .hint = Elige la orientación de la loseta de patrulla.
misty-decision-spyglass = Catalejo
    .hint = Elige una loseta de valle o, sin verla, una loseta de encuentro.
misty-decision-smoke-bomb = Bomba de humo
    .hint = Elige una loseta de patrulla rival.
misty-decision-smoke-bomb-side = Bomba de humo
    .hint = Elige el lado cuyos exploradores dejan de contar.
misty-decision-mislead = Despistar
    .hint = Elige la loseta de patrulla rival que vas a rotar.
misty-decision-mislead-turn = Despistar
    .hint = Rota la loseta de patrulla un lado hacia la derecha o hacia la izquierda.
misty-decision-reinforcements = Refuerzos
    .hint = Elige un lado con algún explorador; cuentan dos más.
misty-decision-magic-scroll = Pergamino mágico
    .hint = Elige una loseta de valle o de encuentro para moverla.
misty-decision-magic-scroll-goal = Pergamino mágico
    .hint = Elige el nuevo lugar; ninguna loseta puede quedar separada del conjunto.
misty-decision-magic-scroll-wall = Pergamino mágico
    .hint = Elige hacia qué lado queda el muro de la loseta movida.
misty-decision-horn-of-calling = Cuerno de llamada
    .hint = Elige la loseta de patrulla que vas a enviar.
misty-decision-counterorder = Contraorden
    .hint = Elige una de tus losetas de patrulla para moverla.
misty-decision-counterorder-goal = Contraorden
    .hint = Elige el nuevo lugar; ninguna loseta puede quedar separada del conjunto.
misty-decision-counterorder-facing = Contraorden
    .hint = Elige la nueva orientación de la loseta de patrulla.
misty-decision-diplomacy-give = Diplomacia
    .hint = Elige la loseta tuya que pasará a controlar tu rival.
misty-decision-diplomacy-take = Diplomacia
    .hint = Elige la loseta de tu rival que pasarás a controlar.
misty-decision-choose-tribe = Elegir tribu
    .hint = Elige la tribu con la que juegas; tu rival juega con la otra.
misty-decision-choose-side = Lado de tu tablero
    .hint = Elige un lado de tu tablero de tribu; solo cambia la ilustración.
misty-decision-over = La partida ha terminado
    .hint = Mira el detalle de la puntuación o juega otra vez.

## Registro

misty-log-turn = { $who ->
    [you] Empiezas el turno { $n }
   *[other] { $who } empieza el turno { $n }
}
misty-log-laid = { $who ->
    [you] Colocas { $tile }
   *[other] { $who } coloca { $tile }
}
misty-log-met = { $who ->
    [you] Encuentras a un habitante: { $tile }
   *[other] { $who } encuentra a un habitante: { $tile }
}
misty-log-sent = { $who ->
    [you] Envías { $tile }
   *[other] { $who } envía { $tile }
}
misty-log-walled = { $who ->
    [you] Colocas un muro en { $tile } ({ $side })
   *[other] { $who } coloca un muro en { $tile } ({ $side })
}
misty-log-flowered = { $who ->
    [you] Colocas flores en { $tile }
   *[other] { $who } coloca flores en { $tile }
}
misty-log-took = { $who ->
    [you] Tomas el control de { $tile }
   *[other] { $who } toma el control de { $tile }
}
misty-log-lost = { $who ->
    [you] Pierdes el control de { $tile }
   *[other] { $who } pierde el control de { $tile }
}
misty-log-captain = { $who ->
    [you] Mueves a tu capitán a { $tile }
   *[other] { $who } mueve a su capitán a { $tile }
}
misty-log-captain-home = { $who ->
    [you] Tu capitán deja { $tile } y regresa a la loseta inicial
   *[other] El capitán de { $who } deja { $tile } y regresa a la loseta inicial
}
misty-log-used = { $who ->
    [you] Usas { $ability }
   *[other] { $who } usa { $ability }
}
misty-log-moved = { $who ->
    [you] Mueves { $tile }
   *[other] { $who } mueve { $tile }
}
misty-log-turned = { $who ->
    [you] Rotas { $tile }
   *[other] { $who } rota { $tile }
}
misty-log-smoked = { $who ->
    [you] Lanzas una bomba de humo a { $tile } ({ $side })
   *[other] { $who } lanza una bomba de humo a { $tile } ({ $side })
}
misty-log-reinforced = { $who ->
    [you] Refuerzas { $tile } ({ $side })
   *[other] { $who } refuerza { $tile } ({ $side })
}
misty-log-traded = { $who ->
    [you] Intercambias { $tile }
   *[other] { $who } intercambia { $tile }
}
misty-log-passed = { $who ->
    [you] Te saltas la acción principal
   *[other] { $who } se salta la acción principal
}
misty-log-ending = { $who ->
    [you] Colocas la última loseta de valle
   *[other] { $who } coloca la última loseta de valle
}
misty-log-last-turn = { $who ->
    [you] Juegas el último turno
   *[other] { $who } juega el último turno
}
misty-log-game-over = La partida ha terminado
misty-log-refilled = Nueva loseta visible: { $tile }
misty-log-chose = { $who ->
    [you] Juegas con los { $tribe }
   *[other] { $who } juega con los { $tribe }
}
misty-log-drew = { $who ->
    [you] Robas una loseta de patrulla
   *[other] { $who } roba una loseta de patrulla
}

## Puntuación

misty-score-valley = Losetas de valle
    .text = Varias losetas del mismo recurso valen más juntas.
misty-score-encounter = Losetas de encuentro
    .text = Valen más si controlas lo que requieren.
misty-score-ability = Habilidades sin usar
    .text = Cada habilidad que no has usado vale puntos.
misty-score-flowers = Más flores
    .text = Por controlar más losetas de valle con flores que tu rival.
