# Lo que se dice en una mesa, mirar atrás durante una partida y mirar como público.

## Frases y reacciones

talk-open = Decir algo
talk-title = En la mesa
talk-react = Reaccionar
talk-say = Decir
talk-said = Lo que se ha dicho
talk-line = { $who }: { $what }
talk-silence = Todavía no se ha dicho nada.
talk-watching = Solo los jugadores pueden enviar frases. Tú puedes leerlas.
talk-mute = Silenciar a { $who }
talk-mute-all = Silenciar a todos
talk-mute-all-hint = En todas las mesas, en este navegador.
talk-off = Las frases y reacciones están ocultas.
remark-hello = ¡Hola!
remark-good-luck = ¡Suerte!
remark-thinking = Estoy pensando…
remark-your-turn = Te toca.
remark-nice-move = ¡Buena jugada!
remark-oops = ¡Uy!
remark-thanks = ¡Gracias!
remark-well-played = ¡Bien jugado!
remark-one-more = ¿Otra partida?
remark-goodbye = ¡Hasta luego!
remark-smile = sonríe
remark-laugh = se ríe
remark-wow = no sale de su asombro
remark-sad = se entristece
remark-heart = envía un corazón
remark-thumb = levanta el pulgar

## Mirar atrás durante una partida

back-open = Mirar atrás
back-at = Estás viendo la jugada { $n }; la mesa va por la { $of }.
back-turn = Te toca.
back-now = Volver al presente
back-moment = Jugada que quieres ver

## Público

watch-title = Público
watch-public = Como público: vista pública
watch-count = { $n ->
    [one] Hay una persona mirando
   *[other] Hay { $n } personas mirando
}
watch-sees = Ves lo que está a la vista de todos y lo que dice el registro. Lo que un jugador mantiene oculto también lo está para ti.
watch-later = Cuando termine la partida, la repetición lo mostrará todo.
watch-known = Los jugadores ven cuántas personas miran, pero no quiénes son.
watch-players = Ven lo que está a la vista de todos y lo que dice el registro. Lo que mantienes oculto lo seguirá estando para ellas hasta el final de la partida.
watch-link = No pueden enviar frases. Quien tenga el enlace de esta mesa puede mirar.
