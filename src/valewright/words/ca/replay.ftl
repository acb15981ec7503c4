# Tornar sobre una partida acabada.

replay-title = Repetició: { $who }
replay-eyes = Vista per
replay-everyone = Tothom
replay-moment = Moment de la partida
replay-at = Jugada { $n } de { $of }
replay-first = Al principi
replay-turn-back = Un torn enrere
replay-back = Una jugada enrere
replay-play = Reprodueix
replay-pause = Pausa
replay-on = Una jugada endavant
replay-turn-on = Un torn endavant
replay-last = Al final
replay-play-on = Juga des d'aquí
replay-play-on-text = Comença una partida nova amb el que s'ha jugat fins a la jugada { $n }. Trieu quin lloc ocupeu; els bots juguen els altres.
replay-seat = El vostre lloc
replay-bots = Contra
replay-start = Comença
replay-review = Analitza
replay-reviewing = Analitzant …
replay-reviewed = Anàlisi feta: { $n } decisions han costat més
replay-curve-text = Possibilitats de guanyar: { $list }
replay-mistake = La jugada { $n } de { $who } ha costat { $percent } %
replay-better = Jugat: { $played }. Millor: { $better }
