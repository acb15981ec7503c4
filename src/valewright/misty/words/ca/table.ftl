# La taula de Misty Valley a la pàgina.

misty-map = La vall
misty-map-help = Les fletxes mouen el cursor per les caselles, Retorn en tria una, més i menys acosten i allunyen, i 0 mostra tota la vall.
misty-zoom = Zoom
misty-zoom-in = Acosta
misty-zoom-out = Allunya
misty-zoom-all = Mostra tota la vall
misty-points = punts
misty-points-now = Punts si la partida acabés ara
misty-hand = Mà
misty-stack = Pila
misty-banners-left = Estendards
misty-display = Rajoles de vall
misty-your-hand = Les vostres patrulles
misty-hand-of = Patrulles: { $who }
misty-no-hand = No queden rajoles de patrulla.
misty-left = { $n ->
    [one] en queda { $n }
   *[other] en queden { $n }
}
misty-valley-left = Pila de vall, { $n ->
    [one] queda { $n } rajola
   *[other] queden { $n } rajoles
}
misty-encounters-left = { $n ->
    [0] No queden trobades
    [one] Queda { $n } trobada
   *[other] Queden { $n } trobades
}
misty-ability-used = { $ability } (habilitat usada)
misty-ability-ready = { $ability } (habilitat sense usar)
misty-rotate-left = Gira a l'esquerra
misty-rotate-right = Gira a la dreta
misty-lay-here = Col·loca-la així
misty-send-captain = Mou el capità
misty-would = Rajoles que canvien de mans: { $mine ->
    [0] cap
   *[other] { $mine }
} per a vós, { $theirs ->
    [0] cap
   *[other] { $theirs }
} per al rival
misty-explorers-at = Exploradors per costat, en sentit horari des de dalt a la dreta: { $list }
misty-requires = Requereix { $list }
misty-footprints = Petjades
misty-flower = Flors
misty-wall-on = Un mur: { $side }
misty-nobodys = Ningú no la controla
misty-owned = La controla { $who }, { $a } contra { $b }
misty-captain-of = Hi ha un capità: { $who }
misty-last-turn = Últim torn
misty-last-turn-next = S'ha col·locat l'última rajola de vall: queda un torn
misty-turn = Torn { $n }
misty-key-hand = Envia una patrulla de la mà
misty-key-explore = Explora: rajola esquerra, rajola dreta, pila
misty-key-ability = Fes servir una habilitat
misty-key-captain = Mou el capità
misty-key-rotate = Gira la rajola (amb Maj: al revés)
misty-key-meet = Col·loca una rajola de trobada
misty-key-end = Acaba el torn, o passa
misty-key-cursor = Mou el cursor pel mapa i tria una casella
misty-use = Fes servir
misty-do-here = Tria aquest lloc
misty-abilities = Les vostres habilitats
misty-captain-done = Ja heu fet l'acció especial d'aquest torn.
misty-captain-nowhere = El capità va a una rajola que controleu; ara no en controleu cap altra.
misty-taken = { $who } us pren { $tile }
misty-key-zoom = Amplia, redueix, mostra-ho tot
