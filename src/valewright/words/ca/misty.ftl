# La taula de Misty Valley a la pàgina.

misty-map = La vall
misty-map-help = Les fletxes mouen el cursor per les caselles, Retorn en tria una, més i menys acosten i allunyen, 0 ho mostra tot.
misty-zoom = Vista
misty-zoom-in = Acosta
misty-zoom-out = Allunya
misty-zoom-all = Mostra tota la vall
misty-points = punts
misty-points-now = Els punts, si la partida acabés ara
misty-hand = Mà
misty-stack = Pila
misty-banners-left = Estendards
misty-display = Rajoles de vall
misty-your-hand = Les vostres patrulles
misty-no-hand = No queda cap rajola de patrulla.
misty-left = { $n ->
    [one] en queda { $n }
   *[other] en queden { $n }
}
misty-valley-left = Pila de la vall, { $n ->
    [one] queda { $n } rajola
   *[other] queden { $n } rajoles
}
misty-encounters-left = { $n ->
    [0] No queden trobades
    [one] Queda { $n } trobada
   *[other] Queden { $n } trobades
}
misty-ability-used = { $ability }, usada
misty-ability-ready = { $ability }, encara no usada
misty-rotate-left = Gira a l'esquerra
misty-rotate-right = Gira a la dreta
misty-lay-here = Col·loca-la així
misty-send-captain = Mou el capità
misty-would = Això prendria { $mine ->
    [0] cap rajola
    [one] { $mine } rajola
   *[other] { $mine } rajoles
} per a vós i { $theirs ->
    [0] cap
   *[other] { $theirs }
} per al rival
misty-explorers-at = Exploradors per costat, en sentit horari des de dalt a la dreta: { $list }
misty-requires = Demana { $list }
misty-footprints = Petjades
misty-flower = Una flor
misty-wall-on = Un mur: { $side }
misty-nobodys = De ningú
misty-owned = La controla { $who }, { $a } contra { $b }
misty-captain-of = El capità de { $who } és aquí
misty-last-turn = Darrer torn
misty-last-turn-next = S'ha col·locat la darrera rajola de vall: queda un torn
misty-turn = Torn { $n }
misty-key-hand = Envia una patrulla de la mà
misty-key-explore = Explora: rajola esquerra, dreta, pila
misty-key-ability = Usa una habilitat
misty-key-captain = Mou el capità
misty-key-rotate = Gira la rajola (amb Maj: enrere)
misty-key-meet = Fes una trobada
misty-key-end = Acaba el torn, o passa
misty-key-cursor = Mou el cursor pel mapa, i tria
