# Mirar junts una partida acabada.

room-open = Mira-la junts
room-title = Repetició compartida
room-link = Enllaç per als altres
room-ends = Qui tingui aquest enllaç hi pot participar. La sala i els comentaris no es desen enlloc: desapareixen deu minuts després que tothom hagi marxat.
room-members = Presents
room-guest = Convidat { $n }
room-leads = guia
room-you-lead = Vós guieu: tothom veu el que mostreu.
room-following = Seguiu { $who }.
room-elsewhere = Esteu mirant una altra cosa; qui guia va per la jugada { $n }.
room-follow = Torna a seguir
room-hand-over = Que guiï { $who }
room-comments = Comentaris
room-comment = Sobre la jugada { $n }
room-write = Escriu
room-remove = Treu aquest comentari
room-at = jugada { $n }
room-arrows = Fletxes
room-point = Assenyala
room-point-text = Premeu una part del tauler i després una altra per a una fletxa, o la mateixa per a un cercle.
room-point-there = Assenyala-ho
room-by-list = Tria d'una llista
room-from = Des de
room-to = Fins a
room-clear = Treu les fletxes
room-ring = { $who } assenyala: { $what }
room-arrow = { $who } assenyala de { $what } a { $to }
room-try = Prova jugades
room-trying = { $n ->
    [0] Provant jugades, amb tot a la vista
    [one] Provant jugades: una de moment
   *[other] Provant jugades: { $n } de moment
}
room-retract = Desfés la jugada
room-game = Torna a la partida
