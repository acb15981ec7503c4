### La mesa de Mystic Vale: títulos, botones y lo que la página dice por sí misma.

## Las partes de la mesa

blank-card = carta en blanco
table-commons = Mercado
table-soil = Tierra fértil
table-soil-left = { $slot ->
    [top] Superior
    [middle] Central
   *[bottom] Inferior
} · { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
table-empty-spot = vacío
table-costs = { $what }, cuesta { $n } de maná
table-buy-for = Comprar por { $n }
table-vale-costs = { $what }, cuesta { $cost }
table-level = nivel { $n }
table-level-left = Nivel { $level }: { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
} en el mazo
table-vales = Valles
table-your-vales = Tus valles
table-own-vales = Valles de { $who }
table-no-vales = Ninguno todavía.
table-workshop = Taller
table-field-of = Campo de { $who }
table-card-n = Carta { $n }
table-kept = conservada
table-on-deck = Visible
table-no-on-deck = Ninguna carta
table-deck = mazo
table-discard = descartes
table-deck-n = Mazo, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
table-discard-n = Descartes, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
table-deck-holds = Lo que queda en tu mazo
table-deck-order = Cuántas quedan de cada carta; nadie conoce el orden.
table-discard-holds = Tus descartes
table-discard-order = Todas las cartas que has descartado desde que se barajaron por última vez.
table-hidden-holds = Mazo y descartes de { $who }
table-hidden-order = Todo junto: los demás no pueden saber dónde está cada carta.
table-known-top = Encima, por lo que sabes: { $cards }
table-known-bottom = Al fondo, por lo que sabes: { $cards }
table-pile-empty = Ninguna carta.
table-covered = Cubierto: no cuenta nada de él.
table-blank-text = Una carta en blanco: cabe un avance en cada uno de sus tres espacios.

## Los jugadores

table-seats = Jugadores
table-you = { $name } (tú)
table-vp = { $n } PV
table-vales-n = { $n ->
    [one] { $n } valle
   *[other] { $n } valles
}
table-did-push = ha arriesgado { $n ->
    [one] una vez
    [2] dos veces
   *[other] { $n } veces
}
table-did-pass = ha pasado
table-did-spoil = campo perdido
table-spoiled = Campo perdido: tu ficha de maná está activa
table-decay-grew = La podredumbre ha pasado de { $from } a { $to }
table-did-gain = +{ $n } PV

## La barra

table-resources = Tus recursos
table-to-spend = Para gastar
table-net-of-growth = tras restar { $n } de crecimiento
table-spoils-at-4 = con 4 se pierde
table-buys = Compras: { $n } de { $of }
table-vale-buys = valles: { $n } de { $of }
table-token = Ficha
table-token-active = activa
table-token-spent = gastada
table-spend-token = Gastar ficha: 1 de maná
table-evoke = Evocar { $title }
table-phases = Fases del turno
table-pool = Reserva: { $n } de { $of } · ronda { $round }
table-pool-short = { $n } de { $of }
table-last-round = ¡Última ronda!

## Qué hacer

table-now = Lo que puedes hacer ahora
table-pending = Comprado
table-upgrade-lacks = Mejorar a { $title }: { $why }
table-upgrade-costs = Mejorar por { $n } de maná:
table-staged = ¿Terminar tu turno?
    .hint = Elige otra carta o termina tu turno.
table-unstage = la carta que has elegido
table-note-empty = No queda
table-note-slot = Sin hueco
table-note-owned = Ya es tuyo
table-buy-later = Podrás comprar cuando dejes de arriesgar y coseches.
table-your-field = Tu campo
table-back-to-mine = Volver al mío
table-placed = { $what } irá aquí
table-buy-here = Comprar { $what } y colocarla aquí
table-place-here = Colocar { $what } aquí
table-placing = ¿Dónde va { $title }?
    .hint = Elige una carta. Antes puedes seguir comprando.
table-spoilers = ☠ se pierde el campo
table-end-turn = Terminar turno
table-after-sleeving = todo está insertado
table-to-sleeve = { $n } por colocar antes
table-unspent = { $what } sin gastar
table-pass-harvests = parar y cosechar
table-spoil-chance = riesgo: { $percent } % ({ $bad } de { $of })
table-left-to-come = { $n ->
    [one] Puede salir { $n } carta:
   *[other] Pueden salir { $n } cartas:
}
table-back = Volver

## Pantallas estrechas

table-tabs = A la venta
table-tab-market = Mercado
table-tab-vales = Valles
table-tab-log = Registro

## Teclas

table-key-buy = comprar
table-key-vales = valles
table-key-undo = deshacer
table-key-help = ayuda

## Las teclas en la ayuda

table-keys-commons = comprar en el mercado, dispuesto como un teclado numérico
table-keys-soil = comprar una Tierra fértil: superior, central o inferior
table-keys-focus-commons = ir al mercado
table-keys-focus-vales = ir a los valles
table-keys-focus-field = ir al campo
table-keys-focus-abilities = ir a las habilidades y opciones
table-keys-focus-seats = ir a los jugadores
table-keys-arrows = pasar de carta en carta
table-keys-enter = elegir lo señalado
table-keys-main = pulsar el botón principal («Pasar», «Terminar turno»), salvo que otro botón esté señalado
table-keys-push = arriesgar
table-keys-end = pasar, terminar la cosecha, terminar el turno
table-keys-deck = ver lo que queda en el mazo
table-keys-log = leer el registro
table-keys-escape = devolver, cerrar, volver a tu tablero
