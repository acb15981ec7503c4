# La mesa de Misty Valley en la página.

misty-map = El valle
misty-map-help = Las flechas mueven el cursor por las casillas, Intro elige una, más y menos acercan y alejan, 0 lo muestra todo.
misty-zoom = Vista
misty-zoom-in = Acercar
misty-zoom-out = Alejar
misty-zoom-all = Mostrar todo el valle
misty-points = puntos
misty-points-now = Los puntos, si la partida acabara ahora
misty-hand = Mano
misty-stack = Pila
misty-banners-left = Estandartes
misty-display = Losetas de valle
misty-your-hand = Tus patrullas
misty-no-hand = No queda ninguna loseta de patrulla.
misty-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
misty-valley-left = Pila del valle, { $n ->
    [one] queda { $n } loseta
   *[other] quedan { $n } losetas
}
misty-encounters-left = { $n ->
    [0] No quedan encuentros
    [one] Queda { $n } encuentro
   *[other] Quedan { $n } encuentros
}
misty-ability-used = { $ability }, usada
misty-ability-ready = { $ability }, aún sin usar
misty-rotate-left = Girar a la izquierda
misty-rotate-right = Girar a la derecha
misty-lay-here = Colocar así
misty-send-captain = Mover al capitán
misty-would = Esto tomaría { $mine ->
    [0] ninguna loseta
    [one] { $mine } loseta
   *[other] { $mine } losetas
} para ti y { $theirs ->
    [0] ninguna
   *[other] { $theirs }
} para tu rival
misty-explorers-at = Exploradores por lado, en sentido horario desde arriba a la derecha: { $list }
misty-requires = Pide { $list }
misty-footprints = Huellas
misty-flower = Una flor
misty-wall-on = Un muro: { $side }
misty-nobodys = De nadie
misty-owned = La controla { $who }, { $a } contra { $b }
misty-captain-of = El capitán de { $who } está aquí
misty-last-turn = Último turno
misty-last-turn-next = Se ha colocado la última loseta de valle: queda un turno
misty-turn = Turno { $n }
misty-key-hand = Enviar una patrulla de tu mano
misty-key-explore = Explorar: loseta izquierda, derecha, pila
misty-key-ability = Usar una habilidad
misty-key-captain = Mover al capitán
misty-key-rotate = Girar la loseta (con Mayús: al revés)
misty-key-meet = Tener un encuentro
misty-key-end = Terminar el turno, o pasar
misty-key-cursor = Mover el cursor por el mapa, y elegir
