# The same deal for many: the daily game, challenges by link, matches, and games side by side. $game is the name of a game, $bot a kind
# of bot, $name a player, $n a number, $day a date in words.

daily-title = Partida del dia
daily-text = Un repartiment al dia per a cada joc, el mateix per a tothom. El següent arriba a mitjanit UTC.
daily-earlier = Dies anteriors
challenge-title = Repte
challenge-title-match = Duel amb repartiments iguals
challenge-against = Contra { $bots }
challenge-seat = Jugueu al seient { $n }.
challenge-rules = Tothom juga aquest repartiment contra el mateix bot, que respon igual a les mateixes jugades. Compta el vostre primer intent: sense consells, i només podeu desfer mentre no es reveli res d'amagat. Podeu parar i continuar més tard.
challenge-rules-match = Dues persones juguen els mateixos repartiments, cadascuna contra el mateix bot. El seient canvia d'un repartiment a l'altre, i cada repartiment és nou, de manera que ningú n'ha vist abans les cartes. Decideix l'avantatge en el conjunt dels repartiments.
challenge-board = Repartiment { $n }
challenge-board-lead = Repartiment { $n }: { $lead }
challenge-name = El vostre nom
challenge-name-hint = El veuen els altres que acabin.
challenge-play = Juga
challenge-continue = Continua
challenge-results = Resultats
challenge-practise = Torna a jugar per practicar
challenge-practise-hint = Els intents posteriors no compten.
challenge-hidden = Veureu els resultats i les partides dels altres quan hàgiu acabat.
challenge-count = { $n ->
    [0] Encara no ha acabat ningú.
    [one] Ha acabat una persona.
   *[other] Han acabat { $n } persones.
}
challenge-share = Enllaç a aquest repte
challenge-deal = El repartiment
challenge-deal-text = Aquesta empremta del repartiment està fixada. Quan hàgiu acabat, la taula mostrarà la llavor i la sal, i podreu comprovar que el repartiment és el promès.
challenge-you = vós
challenge-gave-up = va abandonar
challenge-earlier = jugada abans de crear el repte; el bot va poder respondre d'una altra manera
challenge-col-name = Jugador
challenge-col-score = Punts
challenge-col-lead = Avantatge
challenge-col-game = Partida
challenge-replay = Repetició
challenge-compare = Cara a cara
challenge-alone = Sou la primera persona que acaba. Envieu l'enllaç a algú.
compare-title = { $one } i { $other }
compare-same = Les partides són iguals fins al final.
compare-first = Primera diferència: jugada { $n }
compare-step = Torn
compare-at = Torn { $n } de { $of } des de la primera diferència
compare-which = Partida de
compare-end = La partida ha acabat: { $score }, avantatge { $lead }.
refused-challenge-going-on = El vostre intent que compta encara continua. Acabeu-lo primer.
refused-challenge-full = Aquest duel és per a dues persones i ja hi són totes dues.
refused-challenge-old = Aquest repte es va crear amb una altra versió de les regles: les mateixes jugades podrien dur a una altra banda.
refused-challenge-seats = Un repte té un seient per a una persona; els bots juguen els altres.
refused-challenge-table = Només es pot convertir en repte una partida acabada d'una persona contra bots, amb un repartiment fet pel servidor.
refused-no-challenge = No existeix aquest repte.
