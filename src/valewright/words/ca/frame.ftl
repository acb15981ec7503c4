# El que envolta cada taula.

frame-your-turn = Us toca
frame-turn-of = Juga { $who }
frame-over = La partida ha acabat
frame-undo = Desfés
frame-scores = Puntuació
frame-menu = Taula
frame-keys = Dreceres
frame-log = Registre
frame-players = Jugadors
frame-you = vós
frame-away = sense connexió
frame-resigned = ha abandonat
frame-lost = S'ha perdut la connexió; no s'ha jugat res. S'està tornant a connectar…
frame-pass-to = { $who }, us toca
frame-pass-text = Passeu la pantalla a { $who }. Després es mostrarà la taula.
frame-ready = Soc { $who }
frame-seat-open = S'espera que algú s'hi uneixi
frame-seat-bot = Juga un bot: { $bot }
frame-seat-person = Jugador humà
frame-hand-over = Que jugui un bot
frame-take-back = Recupera el meu seient
frame-resign = Abandona
frame-resign-sure = Sí, abandona
frame-invite = Convida
frame-invite-text = Qui obri aquest enllaç pot ocupar un seient lliure o substituir un bot.
frame-box = Cartes
frame-watch = Mira
frame-copy = Copia
frame-copied = Copiat
frame-replay = Repetició
frame-save-record = Desa la partida
frame-pause = Surt de moment
frame-pause-text = La partida es desa: repreneu-la des de l'inici quan vulgueu.
frame-counting = Recompte final
frame-total = Total
frame-skip = Mostra-ho tot
frame-rematch = Torna a jugar
frame-to-rematch = Ves a la revenja
frame-draw = Empat
frame-wins = { $n ->
    [one] Guanya { $who }
   *[other] { $who } comparteixen la victòria
}
frame-you-win = Heu guanyat
frame-you-share = Compartiu la victòria amb { $who }
frame-decided = El que ha decidit: { $what } ({ $who } amb { $most }, { $other } amb { $least })
frame-by-kind = Punts per tipus
frame-next-level = Juga contra { $bot }
frame-results = Resultats
frame-review = Analitza la partida
frame-last-decision = la vostra última decisió
frame-ahead = Salta al final
frame-stand-in = Un bot juga per { $name }.
frame-winner = Guanya
frame-score-lines = Puntuació línia a línia: { $who }
frame-look = Mira la taula
frame-preferences = Preferències
frame-sound = Sons
frame-notifications = Avisa'm quan em toqui
frame-language = Llengua

## Tornar a la taula i rebre avisos en un altre lloc

frame-since = { $n ->
    [one] Des de l'última visita: un esdeveniment
   *[other] Des de l'última visita: { $n } esdeveniments
}
frame-since-title = Des de l'última visita
frame-since-dismiss = Amaga
frame-webhook = Anunciar els torns
frame-webhook-text = Els torns es poden anunciar en un xat o en un altre programa. S'envia de seguida un missatge de prova.
frame-webhook-on = Els torns d'aquesta taula s'anuncien a { $where }.
frame-webhook-kind = On
frame-webhook-discord = Discord
frame-webhook-slack = Slack
frame-webhook-ntfy = ntfy
frame-webhook-json = JSON
frame-webhook-url = Adreça del webhook
frame-webhook-save = Desa i envia una prova
frame-webhook-remove = Deixa d'anunciar

## Consells

frame-hint = Consell
frame-hint-thinking = S'està calculant…
frame-hint-chance = { $percent } % de victòria
frame-hint-play = Fes aquesta jugada
frame-hint-range = entre el { $low } % i el { $high } %
frame-hint-more = Què canvia
frame-hint-now = Ara
frame-hint-after = Després
frame-hint-other-way = Si no
frame-hint-then = Tot seguit: { $steps }
frame-hint-compare = Compara amb
frame-hint-other = Una altra jugada…
frame-hint-instead = En lloc seu: { $move }
frame-hint-cost = Costa { $percent } punts percentuals de probabilitat de guanyar (de { $low } a { $high })
frame-hint-points = i { $n } { $n ->
    [one] punt
   *[other] punts
} al final
frame-hint-same = No és pitjor que el consell, pel que mostren les proves.
