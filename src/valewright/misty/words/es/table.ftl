# La mesa de Misty Valley en la página.

misty-map = El valle
misty-map-help = Las flechas mueven el cursor por las casillas, Intro elige una, más y menos acercan y alejan, y 0 muestra todo el valle.
misty-zoom = Zoom
misty-zoom-in = Acercar
misty-zoom-out = Alejar
misty-zoom-all = Mostrar todo el valle
misty-points = puntos
misty-points-now = Puntos si la partida acabara ahora
misty-hand = Mano
misty-stack = Pila
misty-banners-left = Estandartes
misty-display = Losetas de valle
misty-your-hand = Tus patrullas
misty-hand-of = Patrullas de { $who }
misty-no-hand = No quedan losetas de patrulla.
misty-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
misty-valley-left = Pila de valle, { $n ->
    [one] queda { $n } loseta
   *[other] quedan { $n } losetas
}
misty-encounters-left = { $n ->
    [0] No quedan encuentros
    [one] Queda { $n } encuentro
   *[other] Quedan { $n } encuentros
}
misty-ability-used = { $ability } (habilidad usada)
misty-ability-ready = { $ability } (habilidad sin usar)
misty-rotate-left = Rotar a la izquierda
misty-rotate-right = Rotar a la derecha
misty-lay-here = Colocar así
misty-send-captain = Mover al capitán
misty-would = Losetas que cambian de manos: { $mine ->
    [0] ninguna
   *[other] { $mine }
} para ti, { $theirs ->
    [0] ninguna
   *[other] { $theirs }
} para tu rival
misty-explorers-at = Exploradores por lado, en sentido horario desde arriba a la derecha: { $list }
misty-requires = Requiere { $list }
misty-footprints = Huellas
misty-flower = Flores
misty-wall-on = Un muro: { $side }
misty-nobodys = Nadie la controla
misty-owned = La controla { $who }, { $a } contra { $b }
misty-captain-of = El capitán de { $who } está aquí
misty-last-turn = Último turno
misty-last-turn-next = Se ha colocado la última loseta de valle: queda un turno
misty-turn = Turno { $n }
misty-key-hand = Enviar una patrulla de tu mano
misty-key-explore = Explorar: loseta izquierda, loseta derecha, pila
misty-key-ability = Usar una habilidad
misty-key-captain = Mover al capitán
misty-key-rotate = Rotar la loseta (con Mayús: al revés)
misty-key-meet = Colocar una loseta de encuentro
misty-key-end = Terminar el turno, o pasar
misty-key-cursor = Mover el cursor por el mapa y elegir una casilla
misty-use = Usar
misty-do-here = Elegir este sitio
misty-abilities = Tus habilidades
misty-captain-done = Ya has hecho tu acción especial de este turno.
misty-captain-nowhere = El capitán va a una loseta que controlas; ahora no controlas ninguna otra.
misty-taken = { $who } te quita { $tile }
misty-key-zoom = Acercar, alejar, mostrarlo todo
