# El que es diu en una taula, mirar enrere durant una partida i mirar com a públic.

## Frases i reaccions

talk-open = Digues alguna cosa
talk-title = A la taula
talk-react = Reacciona
talk-say = Digues
talk-said = El que s'ha dit
talk-line = { $who }: { $what }
talk-silence = Encara no s'ha dit res.
talk-watching = Només els jugadors poden enviar frases. Vós les podeu llegir.
talk-mute = Silencia { $who }
talk-mute-all = Silencia tothom
talk-mute-all-hint = A totes les taules, en aquest navegador.
talk-off = Les frases i les reaccions estan amagades.
remark-hello = Hola!
remark-good-luck = Sort!
remark-thinking = Estic pensant…
remark-your-turn = Us toca.
remark-nice-move = Bona jugada!
remark-oops = Ui!
remark-thanks = Gràcies!
remark-well-played = Ben jugat!
remark-one-more = Una altra partida?
remark-goodbye = A reveure!
remark-smile = somriu
remark-laugh = riu
remark-wow = no se'n sap avenir
remark-sad = s'entristeix
remark-heart = envia un cor
remark-thumb = aixeca el polze

## Mirar enrere durant una partida

back-open = Mira enrere
back-at = Esteu mirant la jugada { $n }; la taula va per la { $of }.
back-turn = Us toca.
back-now = Torna al present
back-moment = Jugada que voleu veure

## Públic

watch-title = Públic
watch-public = Com a públic: vista pública
watch-count = { $n ->
    [one] Hi ha una persona mirant
   *[other] Hi ha { $n } persones mirant
}
watch-sees = Veieu el que és a la vista de tothom i el que diu el registre. El que un jugador manté amagat també ho està per a vós.
watch-later = Quan acabi la partida, la repetició ho mostrarà tot.
watch-known = Els jugadors veuen quantes persones miren, però no qui són.
watch-players = Veuen el que és a la vista de tothom i el que diu el registre. El que manteniu amagat ho continuarà estant per a elles fins al final de la partida.
watch-link = No poden enviar frases. Qui tingui l'enllaç d'aquesta taula pot mirar.
