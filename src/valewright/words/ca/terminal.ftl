# La partida al terminal, sigui quin sigui el joc.
#
#   $who     el nom d'un jugador; «you» si és qui llegeix
#   $detail  una explicació en anglès

terminal-name = { $who ->
    [you] Vós
   *[other] { $who }
}
terminal-and = { $some } i { $last }
terminal-labelled = { $label }: { $list }
terminal-then = { $first }; { $next }
terminal-none = res
terminal-yes = sí
terminal-no = no
terminal-against = { $game }: vós contra { $others }. Llavor { $seed }. `{ $help }` mostra les ordres.
terminal-together = { $game }: { $players }. Llavor { $seed }. `{ $help }` mostra les ordres.
terminal-only-move = Única jugada possible: { $move }
terminal-undone = Desfet.
terminal-saved = Partida desada a { $path }
terminal-clear = El vostre torn s'ha acabat. Premeu Retorn per esborrar la pantalla.
terminal-curtain = { $who }, us toca. Premeu Retorn quan ningú més no vegi la pantalla.
terminal-replay-it = La partida està desada. Per tornar-la a veure:
terminal-resume-it = La partida està desada. Per reprendre-la:
terminal-not-saved = No s'ha pogut desar la partida: { $detail }
terminal-score-of = { $who ->
    [you] La vostra puntuació
   *[other] Puntuació: { $who }
}
terminal-wins = { $who ->
    [you] Heu guanyat.
   *[other] Guanya { $who }.
}
terminal-share = Victòria compartida: { $who }.

## El que s'escriu

terminal-type = Escriviu el número d'una jugada, o `{ $help }`.
terminal-no-number = No hi ha cap jugada { $n }: les jugades van de l'1 al { $of }.
terminal-ambiguous = «{ $text }» pot ser: { $moves }.
terminal-not-a-move = «{ $text }» no és ni una jugada possible ni una ordre; proveu `{ $help }`.
terminal-write = Escriviu `{ $command }`.
terminal-help = Escriviu el número d'una jugada, la jugada mateixa, tal com és o en anglès com als registres (n'hi ha prou amb les primeres lletres si no hi ha ambigüitat), o una ordre; també valen els noms anglesos de les ordres:

## Ordres: el que s'escriu i el que fa

command-table = torna a dibuixar tota la taula
    .typed = taula
command-log = l'últim que ha passat, o tot
    .typed = registre [tot]
command-hint = què faria un bot fort, i per què; d'una jugada vostra, què costaria
    .typed = consell [jugada]
command-undo = desfà la vostra última decisió
    .typed = desfer
command-save = desa la partida en un fitxer
    .typed = desar FITXER
command-resume = desa aquesta partida i en reprèn una altra
    .typed = reprendre FITXER
command-help = mostra les ordres
    .typed = ajuda
command-quit = desa la partida i surt
    .typed = sortir

## Tornar sobre una partida

terminal-record = { $game }, llavor { $seed }, { $n ->
    [one] { $n } jugada
   *[other] { $n } jugades
}: { $players }
terminal-seat = Jugador { $n } ({ $name })
terminal-turn-move = { $turn }, jugada { $n }
terminal-turn-moves = { $turn }, jugades { $first } a { $last }
terminal-next-turn = Retorn: torn següent, q: sortir
terminal-written = Escrit a { $path }
review-chances = La probabilitat de guanyar de cada jugador després de cada jugada
review-move = Jugada
review-player = Jugador
review-played = S'ha jugat
review-better = Millor
review-lost = Punts perduts

## Comprovar un repartiment

verify-replayed = { $n ->
    [one] L'única jugada del registre se segueix de la seva llavor.
   *[other] Les { $n } jugades del registre se segueixen de la seva llavor.
}
verify-stored = La partida continua des d'un estat desat: el que es va repartir abans no es pot comprovar.
verify-secret = Llavor: { $seed } (256 bits, treta per un servidor)
verify-short = Llavor: { $seed } (curta: qui la va triar podia conèixer el repartiment per endavant)
verify-unpromised = El registre no té compromís: no es va prometre res sobre el seu repartiment.
verify-commitment = Compromís: { $commitment } (el SHA-256 de la llavor del registre, un espai i la seva sal)
verify-compare = Compareu-lo amb el que mostrava la taula al començament, o indiqueu-lo amb --commitment.
verify-kept = És el compromís que heu indicat: la partida es va repartir com s'havia promès.
verify-broken = No és el compromís que heu indicat: la partida no es va repartir com s'havia promès.
