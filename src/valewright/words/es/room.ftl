# Ver juntos una partida terminada.

room-open = Ver juntos
room-title = Repetición compartida
room-link = Enlace para los demás
room-ends = Quien tenga este enlace puede participar. La sala y sus comentarios no se guardan en ningún sitio: desaparecen diez minutos después de que todos se vayan.
room-members = Presentes
room-guest = Invitado { $n }
room-leads = guía
room-you-lead = Tú guías: todos ven lo que muestras.
room-following = Sigues a { $who }.
room-elsewhere = Estás mirando otra cosa; quien guía va por la jugada { $n }.
room-follow = Volver a seguir
room-hand-over = Que guíe { $who }
room-comments = Comentarios
room-comment = Sobre la jugada { $n }
room-write = Escribir
room-remove = Quitar este comentario
room-at = jugada { $n }
room-arrows = Flechas
room-point = Señalar
room-point-text = Pulsa una parte del tablero y luego otra para una flecha, o la misma para un círculo.
room-point-there = Señalar ahí
room-by-list = Elegir de una lista
room-from = Desde
room-to = Hasta
room-clear = Quitar las flechas
room-ring = { $who } señala: { $what }
room-arrow = { $who } señala de { $what } a { $to }
room-try = Probar jugadas
room-trying = { $n ->
    [0] Probando jugadas, con todo a la vista
    [one] Probando jugadas: una por ahora
   *[other] Probando jugadas: { $n } por ahora
}
room-retract = Deshacer la jugada
room-game = Volver a la partida
