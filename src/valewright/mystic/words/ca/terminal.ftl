### Mystic Vale al terminal.
###
###   $who     el nom d'un jugador; «you» si és qui llegeix
###   $title   el nom d'un component            $card  el d'una carta composta

## Els símbols en poques lletres: mana, podridura, creixement, guardià, PV i els quatre esperits

mystic-letters = M P C G PV An Fo Ce Co
mystic-legend = M mana, P podridura, C creixement, G guardià; An Fo Ce Co esperits animal, forestal, celeste i comodí; PV de collita, (3) PV al final de la partida.
mystic-legend-texts = Un * assenyala un text: `carta NOM` el mostra.
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

## La taula

mystic-round = Ronda { $n }
mystic-phase-of = { $who ->
    [you] { $phase } (vós)
   *[other] { $phase } ({ $who })
}
mystic-pool = reserva { $n } PV
mystic-last-round = ÚLTIMA RONDA
mystic-on-deck-mark = pila>
mystic-column-slot = esp.
mystic-column-cost = cost
mystic-column-gives = dona
mystic-column-counts = compta per
mystic-decks = piles { $counts }
mystic-soil-left = { $n ->
    [one] en queda { $n }
   *[other] en queden { $n }
}
mystic-any-slot = tots
mystic-mark-spirits = { $n }e
mystic-mark-slot = esp.
mystic-mark-max = màx
mystic-mark-own = una
mystic-mark-ok = ok
mystic-upgrade-for = { $title } (millora { $cost })
mystic-spoiled = CAMP MALMÈS
mystic-field = camp
mystic-vp-due = { $n } PV per prendre
mystic-to-sleeve = Per inserir
mystic-field-gives = El vostre camp dona:
mystic-field-gives-nothing = El vostre camp encara no dona res
mystic-not-counted = (sense comptar textos ni valls)
mystic-you-see = Veieu: { $card }
mystic-nothing-left = No queda res per fer servir ni per comprar.

## Ordres

mystic-command-texts = els textos sencers de tot el que és a la venda
    .typed = textos
mystic-command-card = tot el que porta una carta, una vall, un líder o un amulet
    .typed = carta NOM
mystic-command-odds = les cartes que falten per sortir i les que us farien malbé el camp
    .typed = riscos
mystic-command-look = la vostra pila i els descarts, o les cartes d'un altre jugador
    .typed = veure [JUGADOR]
mystic-help = El que podeu comprar porta el número de la jugada; la resta, el que falta: -2M mana, -1e esperits; esp.: cap espai lliure al vostre camp; màx: ja heu fet totes les compres; una: només en podeu tenir una. Durant la sembra, ok indica que el vostre camp ho pot pagar.
mystic-no-card = No hi ha cap carta «{ $asked }». `carta PARAULA` troba tots els noms que contenen la paraula.
mystic-no-player = No hi ha cap jugador «{ $asked }»: { $names }.
mystic-upgraded-for = Cara millorada per { $n } de mana
mystic-net-decay = La podridura menys el creixement ara fa { $n }; amb { $limit } el vostre camp es fa malbé.
mystic-deck-empty = La vostra pila és buida: abans es barregen els descarts.
mystic-spoils = el malmet
mystic-odds-ignore = Sense comptar els textos «En jugar-la» ni els que us poden salvar.

## El recompte final

mystic-won = { $who ->
    [you] Heu guanyat
   *[other] Guanya { $who }
} amb { $n } PV.
mystic-won-tie = { $who ->
    [you] Heu guanyat
   *[other] Guanya { $who }
} amb { $n } PV, pels avenços de nivell 3 i les valls de nivell 2.
mystic-shared = Victòria compartida amb { $n } PV: { $who }.

## El catàleg

mystic-head-name = Nom
mystic-head-set = Caixa
mystic-head-level = Niv
mystic-head-cost = Cost
mystic-head-slots = Esp.
mystic-head-gives = Dona
mystic-head-text = Text
mystic-head-sources = Fonts
mystic-leaders-upgrade = Líders (cost de la millora)
mystic-list-notes = Caixa: B joc base, M Vale of Magic, W Vale of the Wild, S Mana Storm. Espais (esp.): s superior, c central, i inferior. Els noms, els nivells, les còpies i els textos són dels reglaments. Dels valors impresos, els que porten «?» estan reconstruïts, els que porten «~» estan documentats en part i els que porten «=» són del vostre fitxer; la resta estan documentats, i --sources indica on.

## La caixa de qui té el joc

mystic-box-error = Error: { $detail }
mystic-box-warning = Avís: { $detail }
mystic-box-name = Caixa: { $name }
mystic-box-errors = { $n ->
    [one] { $n } error
   *[other] { $n } errors
}
mystic-box-warnings = { $n ->
    [one] { $n } avís
   *[other] { $n } avisos
}
mystic-box-settled = { $n ->
    [one] { $n } suposició resolta
   *[other] { $n } suposicions resoltes
}
mystic-box-unlike = { $n ->
    [one] { $n } valor diferent del de Valewright
   *[other] { $n } valors diferents dels de Valewright
}
mystic-box-all = En total
mystic-box-percent = { $n } %
mystic-box-fill-in = Mireu la vostra carta, escriviu què hi diu i traieu el # de la línia.
mystic-box-check-it = Els valors que segueixen són suposicions. `valewright box check FITXER` diu què està malament.
