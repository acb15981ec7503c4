### La meva caixa: el que diuen les cartes del propi exemplar de Mystic Vale.

box-intro = Pocs documents donen els nombres impresos a les cartes de Mystic Vale; la majoria dels que es fan servir aquí són suposicions. Si teniu el joc, poseu-hi el que diuen les vostres cartes. Es desa en aquest navegador i us ho podeu endur en un fitxer.
box-all = Totes les caixes
box-count = { $n } de { $of }
box-conclave = Conclave
box-conclaves = Conclaves
box-name = Nom de la caixa
box-name-hint = Tothom qui s'assegui a una taula on s'hi jugui veurà aquest nom.
box-name-usual = La meva caixa
box-play = Juga-hi
box-import = Importa un fitxer
box-export = Exporta a un fitxer
box-erase = Esborra-ho tot
box-erase-sure = { $n ->
    [one] Es perdrà l'únic valor que heu posat. Si el voleu conservar, exporteu-lo abans.
   *[other] Es perdran els { $n } valors que heu posat. Si els voleu conservar, exporteu-los abans.
}
box-cancel = Cancel·la
box-import-how = Ja hi heu posat valors. Voleu afegir-hi els de { $file } (on tots dos diguin alguna cosa, val el fitxer) o quedar-vos només amb el fitxer?
box-import-add = Afegeix el fitxer
box-import-replace = Només el fitxer
box-refused = No s'ha importat { $file }:
box-too-long = el fitxer és massa llarg
box-taken = { $n ->
    [0] No s'ha importat cap valor.
    [one] S'ha importat un valor.
   *[other] S'han importat { $n } valors.
}
box-taken-kept = Es conserva com al fitxer, però no es mostra aquí: { $what }.
box-taken-comments = Els comentaris del fitxer no es conserven.
box-unchecked = El servidor no respon: el que escriviu es desa, però no es comprova.
box-unkept = Aquest navegador no desa el que escriviu. Exporteu-ho abans de sortir.
box-errors = { $n ->
    [one] Un valor és incorrecte.
   *[other] { $n } valors són incorrectes.
}
box-fine = { $n ->
    [0] Comprovat. Cap valor no difereix dels que venen amb Valewright.
    [one] Comprovat. Un valor difereix dels que venen amb Valewright.
   *[other] Comprovat. { $n } valors difereixen dels que venen amb Valewright.
}
box-search-hint = Un nom
box-show = Mostra
box-show-all = Tot
box-show-open = El que falta per posar
box-show-filled = El que ja està posat
box-show-wrong = Incorrecte o contradictori
box-found = { $n ->
    [one] Un component
   *[other] { $n } components
}
box-card-count = { $n } de { $of } posats
box-card-done = Completa
box-card-known = Tot documentat
box-card-wrong = Hi ha alguna cosa incorrecta
box-next = Següent
box-previous = Anterior
box-fixed = Les cartes inicials estan documentades; un fitxer de cartes les defineix a [deck] i [fertile_soil].

## Un camp

box-side = { $side }: { $field }
box-field-name = Nom
box-field-text = Text
box-field-ability = El que fa el text
box-field-title = Títol
box-field-deck = Pila inicial
box-field-level-1-advancements = Cartes de nivell 1 amb { $n } jugadors
box-field-vp-pool = Reserva de PV amb { $n } jugadors
box-field-mix = Títols en joc
box-confirm = La meva carta diu això
box-confirm-all = { $n ->
    [one] És correcte
   *[other] Tots { $n } són correctes
}
box-confirmed = { $field }: posat
box-confirmed-all = { $n ->
    [one] Un valor posat
   *[other] { $n } valors posats
}
box-clear = Treu
box-cleared = { $field }: sense posar
box-unlock = La meva carta diu una altra cosa
box-unlocked = Aquest valor està documentat. Canvieu-lo només si la vostra carta diu de debò una altra cosa.
box-contradicts = Això contradiu un document. Torneu a mirar la carta.
box-instead = El que suposa Valewright: { $what }.
box-yes = Sí
box-no = No
box-none = cap
box-add = Afegeix…
box-add-advancement = Afegeix un avenç…
box-add-vale = Afegeix una vall…
box-take-out = Treu { $title }

## El que està documentat

box-fact = Documentat: { $what } ({ $source })
box-source = Font: { $source }
box-fact-together = juntament amb { $others }: { $what }
box-fact-symbols-spirits = { $n ->
    [one] un esperit
   *[other] { $n } esperits
}
box-fact-symbols-count = { $n ->
    [one] un símbol
   *[other] { $n } símbols
}
box-fact-cost-total = { $n ->
    [one] un esperit
   *[other] { $n } esperits
}
box-fact-slots-different = { $n } espais diferents
box-fact-vp-end-printed = hi ha un valor imprès
box-fact-vp-end-either-side = PV almenys en una cara
box-fact-exists = el nom
box-fact-grants-vp = dona PV

## D'on surten els valors

box-from-documented = documentat
box-from-partly = documentat en part
box-from-guess = suposició
box-from-box = d'una caixa
box-from-mine = la meva carta
box-source-rulebook = reglament
box-source-bean = llista pública de costos d'un jugador
box-source-aeg = primícia de l'editorial
box-source-4players = ressenya d'una revista
box-source-geekdad = ressenyes d'un jugador
box-source-sim = simulador d'un aficionat
box-source-list = una llista pública
box-known = { $n } de { $of } valors documentats
box-legend = Els noms, els nivells, les còpies i els textos són dels reglaments. De la resta de valors, només alguns estan documentats.
