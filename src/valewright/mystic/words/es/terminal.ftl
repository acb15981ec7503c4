### Mystic Vale en el terminal.
###
###   $who     el nombre de un jugador; «you» si es quien lee
###   $title   el nombre de un componente       $card  el de una carta compuesta

## Los símbolos en pocas letras: maná, podredumbre, crecimiento, guardián, PV y los cuatro espíritus

mystic-letters = M P C G PV An Fo Ce Co
mystic-legend = M maná, P podredumbre, C crecimiento, G guardián; An Fo Ce Co espíritus animal, forestal, celeste y comodín; PV de cosecha, (3) PV al final de la partida.
mystic-legend-texts = Un * señala un texto: `carta NOMBRE` lo muestra.
mystic-slot-short = { $slot ->
    [top] sup.
    [middle] cen.
   *[bottom] inf.
}
mystic-slot-letter = { $slot ->
    [top] s
    [middle] c
   *[bottom] i
}

## La mesa

mystic-round = Ronda { $n }
mystic-phase-of = { $who ->
    [you] { $phase } (tú)
   *[other] { $phase } ({ $who })
}
mystic-pool = reserva { $n } PV
mystic-last-round = ÚLTIMA RONDA
mystic-on-deck-mark = mazo>
mystic-column-slot = esp.
mystic-column-cost = cte.
mystic-column-gives = da
mystic-column-counts = cuenta por
mystic-decks = mazos { $counts }
mystic-soil-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
mystic-any-slot = tod.
mystic-mark-spirits = { $n }e
mystic-mark-slot = esp.
mystic-mark-max = máx
mystic-mark-own = uno
mystic-mark-ok = ok
mystic-upgrade-for = { $title } (mejora { $cost })
mystic-spoiled = CAMPO PERDIDO
mystic-field = campo
mystic-vp-due = { $n } PV por tomar
mystic-to-sleeve = Por insertar
mystic-field-gives = Tu campo da:
mystic-field-gives-nothing = Tu campo aún no da nada
mystic-not-counted = (sin contar textos ni valles)
mystic-you-see = Ves: { $card }
mystic-nothing-left = No queda nada que usar ni que comprar.

## Comandos

mystic-command-texts = los textos completos de todo lo que está a la venta
    .typed = textos
mystic-command-card = todo lo que lleva una carta, un valle, un líder o un amuleto
    .typed = carta NOMBRE
mystic-command-odds = las cartas que faltan por salir y las que echarían a perder tu campo
    .typed = riesgos
mystic-command-look = tu mazo y tus descartes, o las cartas de otro jugador
    .typed = ver [JUGADOR]
mystic-help = Lo que puedes comprar lleva el número de la jugada; lo demás, lo que falta: -2M maná, -1e espíritus; esp.: ningún espacio libre en tu campo; máx: ya has hecho todas tus compras; uno: solo puedes tener uno. Durante la siembra, ok indica que tu campo puede pagarlo.
mystic-no-card = No hay ninguna carta «{ $asked }». `carta PALABRA` encuentra todos los nombres que contienen la palabra.
mystic-no-player = No hay ningún jugador «{ $asked }»: { $names }.
mystic-upgraded-for = Cara mejorada por { $n } de maná
mystic-net-decay = La podredumbre menos el crecimiento es ahora { $n }; con { $limit } tu campo se echa a perder.
mystic-deck-empty = Tu mazo está vacío: antes se barajan los descartes.
mystic-spoils = lo pierde
mystic-odds-ignore = Sin contar los textos «Al jugarla» ni los que pueden salvarte.

## El recuento final

mystic-won = { $who ->
    [you] Has ganado
   *[other] Gana { $who }
} con { $n } PV.
mystic-won-tie = { $who ->
    [you] Has ganado
   *[other] Gana { $who }
} con { $n } PV, por los avances de nivel 3 y los valles de nivel 2.
mystic-shared = Victoria compartida con { $n } PV: { $who }.

## El catálogo

mystic-head-name = Nombre
mystic-head-set = Caja
mystic-head-level = Niv
mystic-head-cost = Coste
mystic-head-slots = Esp.
mystic-head-gives = Da
mystic-head-text = Texto
mystic-head-sources = Fuentes
mystic-leaders-upgrade = Líderes (coste de la mejora)
mystic-list-notes = Caja: B juego base, M Vale of Magic, W Vale of the Wild, S Mana Storm. Espacios (esp.): s superior, c central, i inferior. Los nombres, los niveles, las copias y los textos son de los reglamentos. De los valores impresos, los que llevan una interrogación están reconstruidos, los que llevan «~» están documentados en parte y los que llevan «=» son de tu archivo; los demás están documentados, y --sources indica dónde.

## La caja de quien tiene el juego

mystic-box-error = Error: { $detail }
mystic-box-warning = Aviso: { $detail }
mystic-box-name = Caja: { $name }
mystic-box-errors = { $n ->
    [one] { $n } error
   *[other] { $n } errores
}
mystic-box-warnings = { $n ->
    [one] { $n } aviso
   *[other] { $n } avisos
}
mystic-box-settled = { $n ->
    [one] { $n } suposición resuelta
   *[other] { $n } suposiciones resueltas
}
mystic-box-unlike = { $n ->
    [one] { $n } valor distinto del de Valewright
   *[other] { $n } valores distintos de los de Valewright
}
mystic-box-all = En total
mystic-box-percent = { $n } %
mystic-box-fill-in = Mira tu carta, escribe lo que pone y quita el # de la línea.
mystic-box-check-it = Los valores que siguen son suposiciones. `valewright box check ARCHIVO` dice qué está mal.
