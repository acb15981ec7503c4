# El que envolta cada taula.

frame-your-turn = Us toca
frame-turn-of = Juga { $who }
frame-over = La partida s'ha acabat
frame-undo = Desfés
frame-scores = Puntuació
frame-menu = Taula
frame-keys = Tecles
frame-log = Què ha passat
frame-players = Jugadors
frame-you = vós
frame-away = sense connexió
frame-resigned = ha abandonat
frame-refused = No ha estat possible: { $why }
frame-lost = S'ha perdut la connexió; no s'ha jugat res. S'està tornant a provar.
frame-pass-to = { $who }, us toca
frame-pass-text = Passeu la pantalla. La taula es mostra quan { $who } hi sigui.
frame-ready = Soc { $who }
frame-seat-open = A l'espera d'algú
frame-seat-bot = Juga un bot: { $bot }
frame-seat-person = Una persona
frame-hand-over = Que jugui un bot
frame-take-back = Torno a jugar jo
frame-resign = Abandona
frame-resign-sure = Abandona de debò
frame-invite = Convida
frame-invite-text = Qui obri aquest enllaç pot ocupar un lloc lliure, o el d'un bot.
frame-box = Cartes
frame-watch = Mira
frame-copy = Copia
frame-copied = Copiat
frame-replay = Repetició
frame-save-record = Desa la partida
frame-pause = Surt per ara
frame-pause-text = La partida es desa: torneu-hi des de l'inici, avui o d'aquí a una setmana.
frame-counting = Recompte final
frame-total = Total
frame-skip = Mostra-ho tot
frame-rematch = Juga una altra vegada
frame-to-rematch = A la revenja
frame-draw = Empat
frame-wins = { $n ->
    [one] Guanya { $who }
   *[other] { $who } comparteixen la victòria
}
frame-preferences = Preferències
frame-sound = Sons
frame-notifications = Avisa'm quan em toqui
frame-language = Llengua

## El guia dels tutorials

tutorial-coach = Tutorial
tutorial-place = Pas { $n } de { $of }
tutorial-next = Continua
tutorial-leave = Surt del tutorial
tutorial-finish = Continua jugant

## Consells

frame-hint = Consell
frame-hint-thinking = Pensant …
frame-hint-chance = { $percent } % de guanyar
frame-hint-play = Juga això
