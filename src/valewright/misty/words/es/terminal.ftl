### Misty Valley en el terminal.
###
###   $who           el nombre de un jugador; «you» si es quien lee
###   $first, $second  las letras de los Buscarrastros y de los Roebayas, $tribe el nombre de una tribu

misty-legend = { $first } { misty-tribe-trailseekers }, { $second } { misty-tribe-berrygnawers }. Bajo una loseta: quién la controla, * un capitán y las fuerzas de { $first } y { $second }. Las patrullas muestran sus exploradores en los lados 0 a 5, en sentido horario desde arriba a la derecha, o /1 su rotación. Un punto es una casilla libre; f flores, m3 un muro en el lado 3.
misty-help = Puedes escribir varias decisiones en una línea, en inglés como en los registros: `patrol fork at (1,-1) facing 3`.
misty-start-short = INICIO
misty-flower-letter = f
misty-wall-letter = m
misty-turn-of = { $who ->
    [you] Turno { $n } (tú)
   *[other] Turno { $n } ({ $who })
}
misty-tokens-left = { $n ->
    [one] queda { $n } ficha
   *[other] quedan { $n } fichas
}
misty-on-board = Encuentros en juego
misty-points-n = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
misty-unused = sin usar
misty-nobody = nadie

## Comandos

misty-command-tiles = todas las losetas en juego: casilla, fuerzas, exploradores
    .typed = losetas
misty-command-card = una loseta o una habilidad: lo que muestra, requiere o hace
    .typed = carta NOMBRE
misty-command-unseen = lo que aún puede aparecer
    .typed = restante
misty-no-tile = No hay ninguna loseta, tribu ni habilidad «{ $asked }».
misty-unseen-valley = Losetas de valle, dos de ellas fuera del juego
misty-unseen-rival = Patrullas de tu rival, mano y pila
misty-unseen-stack = Tu pila de patrullas
misty-unseen-walls = Muros
misty-unseen-flowers = Flores

## El recuento final

misty-won = { $who ->
    [you] Has ganado
   *[other] Gana { $who }
} con { $n } puntos.
misty-won-hand = { $who ->
    [you] Has ganado
   *[other] Gana { $who }
} con { $n } puntos, por tener más losetas de patrulla en la mano.
misty-drawn = Empate a { $n } puntos: no gana nadie.

## El catálogo

misty-head-name = Nombre
misty-head-footprints = Huellas
misty-head-requires = Requiere
misty-head-points = Puntos
misty-head-explorers = Exploradores
misty-head-total = En total
misty-head-colour = Color
misty-head-abilities = Habilidades
misty-head-tribes = Tribus
misty-head-text = Texto
misty-head-source = Fuente
misty-follows = sigue un encuentro
misty-points-else = { $n }, si no { $unmet }
misty-colour-red = rojo
misty-colour-blue = azul
misty-list-worth = Valores: 1, 2, 3 losetas del mismo recurso { $sets }; una habilidad sin usar { $ability }; más flores { $flowers }.
misty-list-notes = Los exploradores están en los lados 0 a 5, en sentido horario desde arriba a la derecha, sin rotar. Los nombres son los del reglamento. --sources indica de cada valor si está en el reglamento o si se ha diseñado.
