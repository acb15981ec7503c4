# Tornar sobre una partida acabada.

replay-title = Repetició: { $who }
replay-eyes = Punt de vista
replay-everyone = Tots els jugadors
replay-moment = Moment de la partida
replay-at = Jugada { $n } de { $of }
replay-first = Ves al principi
replay-turn-back = Un torn enrere
replay-back = Una jugada enrere
replay-play = Reprodueix
replay-pause = Pausa
replay-on = Una jugada endavant
replay-turn-on = Un torn endavant
replay-last = Ves al final
replay-play-on = Juga des d'aquí
replay-edit = Edita aquesta posició
replay-play-on-text = Comença una partida nova des de la posició de després de la jugada { $n }. Trieu quin seient ocupeu; els bots juguen als altres.
replay-seat = El vostre seient
replay-bots = Rivals
replay-start = Comença
replay-review = Analitza
replay-reviewing = S'està analitzant…
replay-reviewing-share = S'està analitzant… { $share } %
replay-worst = Decisions més costoses
replay-cost = −{ $percent } %
replay-reviewed = Anàlisi acabada: { $n ->
    [0] cap decisió costosa
    [one] { $n } decisió costosa
   *[other] { $n } decisions costoses
}
replay-curve-text = Probabilitat de guanyar: { $list }
replay-share = { $who } { $percent } %
replay-mistake = Jugada { $n } ({ $who }): { $percent ->
    [one] { $percent } punt
   *[other] { $percent } punts
} menys de probabilitat de guanyar
replay-better = Jugada: { $played }. Millor: { $better }

## Sort i joc

review-player = Jugador
review-luck-and-play = Sort i joc
review-start = Inici
review-luck = Sort
review-own = El seu joc
review-others = Joc dels altres
review-result = Resultat
review-error = Taxa d'error
review-kind = Valoració
review-kind-best = La millor
review-kind-good = Bona
review-kind-inaccuracy = Imprecisió
review-kind-mistake = Error
review-kind-blunder = Error greu
review-explained = En punts de probabilitat de guanyar: inici, sort i joc sumen el resultat. La taxa d'error és el que va costar de mitjana una decisió.
review-beyond = Una part pot passar de 100: el que costa una decisió ho poden tornar la sort o els altres, i es pot tornar a perdre.
review-own-rate = Les vostres { $n } últimes partides: { $rate } punts per decisió
