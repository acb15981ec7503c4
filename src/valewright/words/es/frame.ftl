# Lo que rodea cada mesa.

frame-your-turn = Te toca
frame-turn-of = Juega { $who }
frame-over = La partida ha terminado
frame-undo = Deshacer
frame-scores = Puntuación
frame-menu = Mesa
frame-keys = Teclas
frame-log = Qué ha pasado
frame-players = Jugadores
frame-you = tú
frame-away = sin conexión
frame-resigned = abandonó
frame-refused = No ha sido posible: { $why }
frame-lost = Se ha perdido la conexión; no se ha jugado nada. Volviendo a intentarlo.
frame-pass-to = { $who }, te toca
frame-pass-text = Pasa la pantalla. La mesa se muestra cuando { $who } esté listo.
frame-ready = Soy { $who }
frame-seat-open = A la espera de alguien
frame-seat-bot = Juega un bot: { $bot }
frame-seat-person = Una persona
frame-hand-over = Que juegue un bot
frame-take-back = Volver a jugar yo
frame-resign = Abandonar
frame-resign-sure = Abandonar de verdad
frame-invite = Invitar
frame-invite-text = Quien abra este enlace puede ocupar un sitio libre, o el de un bot.
frame-box = Cartas
frame-watch = Mirar
frame-copy = Copiar
frame-copied = Copiado
frame-replay = Repetición
frame-save-record = Guardar la partida
frame-pause = Salir por ahora
frame-pause-text = La partida se guarda: vuelve a ella desde el inicio, hoy o dentro de una semana.
frame-counting = Recuento final
frame-total = Total
frame-skip = Mostrarlo todo
frame-rematch = Jugar otra vez
frame-to-rematch = A la revancha
frame-draw = Empate
frame-wins = { $n ->
    [one] Gana { $who }
   *[other] { $who } comparten la victoria
}
frame-preferences = Preferencias
frame-sound = Sonidos
frame-notifications = Avisarme cuando me toque
frame-language = Idioma

## El guía de los tutoriales

tutorial-coach = Tutorial
tutorial-place = Paso { $n } de { $of }
tutorial-next = Seguir
tutorial-leave = Salir del tutorial
tutorial-finish = Seguir jugando

## Consejos

frame-hint = Consejo
frame-hint-thinking = Pensando …
frame-hint-chance = { $percent } % de ganar
frame-hint-play = Jugar esto
