### La taula de Mystic Vale: títols, botons i el que la pàgina diu per si mateixa.

## Les parts de la taula

blank-card = carta en blanc
table-commons = Mercat
table-soil = Terra fèrtil
table-soil-left = { $slot ->
    [top] Superior
    [middle] Central
   *[bottom] Inferior
} · { $n ->
    [one] en queda { $n }
   *[other] en queden { $n }
}
table-empty-spot = buit
table-costs = { $what }, costa { $n } de mana
table-buy-for = Compra per { $n }
table-vale-costs = { $what }, costa { $cost }
table-level = nivell { $n }
table-level-left = Nivell { $level }: { $n ->
    [one] en queda { $n }
   *[other] en queden { $n }
} a la pila
table-vales = Valls
table-your-vales = Les vostres valls
table-own-vales = Valls: { $who }
table-no-vales = Cap encara.
table-workshop = Taller
table-field-of = Camp: { $who }
table-card-n = Carta { $n }
table-kept = conservada
table-on-deck = Visible
table-no-on-deck = Cap carta
table-deck = pila
table-discard = descarts
table-deck-n = Pila, { $n ->
    [one] { $n } carta
   *[other] { $n } cartes
}
table-discard-n = Descarts, { $n ->
    [one] { $n } carta
   *[other] { $n } cartes
}
table-deck-holds = El que queda a la pila
table-deck-order = Quantes en queden de cada carta; ningú no en sap l'ordre.
table-discard-holds = Els vostres descarts
table-discard-order = Totes les cartes que heu descartat des que es van barrejar per última vegada.
table-hidden-holds = Pila i descarts: { $who }
table-hidden-order = Tot junt: els altres no poden saber on és cada carta.
table-known-top = A sobre, pel que sabeu: { $cards }
table-known-bottom = Al fons, pel que sabeu: { $cards }
table-pile-empty = Cap carta.
table-covered = Cobert: no en compta res.
table-blank-text = Una carta en blanc: hi cap un avenç en cadascun dels tres espais.

## Els jugadors

table-seats = Jugadors
table-you = { $name } (vós)
table-vp = { $n } PV
table-vales-n = { $n ->
    [one] { $n } vall
   *[other] { $n } valls
}
table-did-push = s'ha arriscat { $n ->
    [one] un cop
    [2] dos cops
   *[other] { $n } cops
}
table-did-pass = ha passat
table-did-spoil = camp malmès
table-spoiled = Camp malmès: la vostra fitxa de mana és activa
table-decay-grew = La podridura ha passat de { $from } a { $to }
table-did-gain = +{ $n } PV

## La barra

table-resources = Els vostres recursos
table-to-spend = Per gastar
table-net-of-growth = un cop restat { $n } de creixement
table-spoils-at-4 = amb 4 es fa malbé
table-buys = Compres: { $n } de { $of }
table-vale-buys = valls: { $n } de { $of }
table-token = Fitxa
table-token-active = activa
table-token-spent = gastada
table-spend-token = Gasta la fitxa: 1 de mana
table-evoke = Evoca { $title }
table-phases = Fases del torn
table-pool = Reserva: { $n } de { $of } · ronda { $round }
table-pool-short = { $n } de { $of }
table-last-round = Última ronda!

## Què fer

table-now = El que podeu fer ara
table-pending = Comprat
table-upgrade-lacks = Millora { $title }: { $why }
table-upgrade-costs = Millora per { $n } de mana:
table-staged = Acabeu el torn?
    .hint = Trieu una altra carta o acabeu el torn.
table-unstage = la carta que heu triat
table-note-empty = No en queda
table-note-slot = Sense lloc
table-note-owned = Ja és vostre
table-buy-later = Podreu comprar quan deixeu d'arriscar i colliu.
table-your-field = El vostre camp
table-back-to-mine = Torna al meu
table-placed = { $what } anirà aquí
table-buy-here = Compra { $what } i col·loca-ho aquí
table-place-here = Col·loca { $what } aquí
table-placing = On va { $title }?
    .hint = Trieu una carta. Abans podeu continuar comprant.
table-spoilers = ☠ fa malbé el camp
table-end-turn = Acaba el torn
table-after-sleeving = tot està inserit
table-to-sleeve = { $n } per col·locar abans
table-unspent = { $what } sense gastar
table-pass-harvests = atura't i cull
table-spoil-chance = risc: { $percent } % ({ $bad } de { $of })
table-left-to-come = { $n ->
    [one] Pot sortir { $n } carta:
   *[other] Poden sortir { $n } cartes:
}
table-back = Torna

## Pantalles estretes

table-tabs = A la venda
table-tab-market = Mercat
table-tab-vales = Valls
table-tab-log = Registre

## Tecles

table-key-buy = compra
table-key-vales = valls
table-key-undo = desfés
table-key-help = ajuda

## Les tecles a l'ajuda

table-keys-commons = compra al mercat, disposat com un teclat numèric
table-keys-soil = compra una Terra fèrtil: superior, central o inferior
table-keys-focus-commons = ves al mercat
table-keys-focus-vales = ves a les valls
table-keys-focus-field = ves al camp
table-keys-focus-abilities = ves a les habilitats i opcions
table-keys-focus-seats = ves als jugadors
table-keys-arrows = passa de carta en carta
table-keys-enter = tria l'element seleccionat
table-keys-main = prem el botó principal («Passa», «Acaba el torn»), tret que n'hi hagi un altre de seleccionat
table-keys-push = arrisca't
table-keys-end = passa, acaba la collita, acaba el torn
table-keys-deck = mira què queda a la pila
table-keys-log = llegeix el registre
table-keys-escape = torna enrere, tanca, torna al tauler propi
