# Estudiar: què s'ofereix, i les seves pantalles.

study-title = Estudiar
study-intro = Apreneu els jocs, i de les vostres partides.

study-place-practise = Practicar
    .text = Problemes i els vostres propis errors, que tornen a mesura que els oblideu.
study-place-tutorial = Lliçons
    .text = Una primera partida amb guia i després posicions amb un objectiu, de tres minuts cadascuna.
study-place-position = Editor de posicions
    .text = Prepareu qualsevol posició, analitzeu-la, jugueu-la o compartiu-la amb un enllaç.
study-place-daily = Partida del dia
    .text = Un repartiment al dia, el mateix per a tothom: compareu el vostre resultat i mireu les partides dels altres al costat de la vostra.
study-place-stats = Estadístiques
    .text = Els vostres resultats per joc, rival, expansió i primera compra, i què compren els guanyadors.
study-place-replays = Repeticions i anàlisis
    .text = Reviviu una partida acabada jugada a jugada i descobriu què va costar cada decisió.

## Practicar

practise-title = Practicar
practise-intro = Trobeu el millor pla. El que jugueu primer decideix quan torna un problema.
practise-due = Per avui
practise-due-count = { $n ->
    [0] Avui no toca repassar res.
    [one] Avui toca repassar { $n } exercici.
   *[other] Avui toca repassar { $n } exercicis.
}
practise-start = Comença
practise-new = Problemes nous
practise-new-count = { $n ->
    [0] No queden problemes nous d'aquesta mena.
    [one] { $n } problema nou d'aquesta mena.
   *[other] { $n } problemes nous d'aquesta mena.
} N'heu provat { $tried } de { $of }.
practise-new-start = Un problema nou
practise-any-game = Tots els jocs
practise-theme = Tema
practise-any-theme = Tots els temes
practise-difficulty = Dificultat
practise-any-difficulty = Totes
practise-easy = Fàcil
practise-medium = Mitjana
practise-hard = Difícil
practise-mistakes = Els vostres errors
practise-mistakes-none = Analitzeu una partida que hàgiu acabat: els vostres errors i errors greus seran aquí per practicar.
practise-mistakes-text = Les vostres decisions més costoses, en les partides que vau analitzar en aquest navegador. Veieu el que sabíeu aleshores.
practise-mistakes-all = Mostra'ls tots { $n }
practise-mistake = { $game }, jugada { $n }: va costar { $percent } punts de probabilitat de guanyar
practise-kept = El vostre progrés
practise-kept-text = El que heu practicat es desa només en aquest navegador. Deseu-ho en un fitxer per endur-vos-ho.
practise-export = Desa en un fitxer
practise-import = Carrega un fitxer
practise-imported = S'ha carregat el vostre progrés.
practise-not-imported = En aquest fitxer no hi ha cap progrés.
practise-puzzle-title = Problema · { $difficulty }
practise-solved-title = Problema: { $theme } · { $difficulty }
practise-then = A la vostra partida, la vostra jugada va costar aquí { $percent } punts de probabilitat de guanyar.
practise-then-game = Mira què vau jugar
practise-mistake-title = El vostre error
practise-find = Trobeu el millor pla.
practise-show = Mostra la resposta
practise-answer = La resposta
practise-plan = El millor pla
practise-next = Següent
practise-again = Torna-ho a provar
practise-play-on = Continua jugant des d'aquí
practise-edit = Edita aquesta posició
practise-forget = Treu-ho de la llista

## De què tracten els problemes

puzzle-theme-choice = Què triar
puzzle-theme-last-turns = Els últims torns

## Statistics. $rate, $low and $high are percentages in words; $games and $n numbers, $lead a number with its sign
stats-title = Estadístiques
stats-own = El vostre historial
stats-own-text = Partides completes d'aquest navegador i dels vostres altres dispositius. No compten les partides amb un repartiment que algú coneixia, les abandonades ni les que jugueu contra vós mateix.
stats-none = Encara no hi ha partides acabades.
stats-summary = { $games ->
    [one] Una partida, { $rate } de victòries
   *[other] { $games } partides, { $rate } de victòries
} (entre { $low } i { $high } amb una confiança del 95 %), avantatge mitjà { $lead }.
stats-plot = Avantatge de partida en partida, l'última a la dreta
stats-by-against = Per rival
stats-by-sets = Per expansió
stats-by-openings = Per primera compra
stats-people = Persones
stats-mixed = Mixt
stats-col-games = Partides
stats-col-rate = Victòries
stats-col-lead = Avantatge
stats-interval = { $rate }, entre { $low } i { $high }
stats-bought = Què compren els guanyadors
stats-bought-text = De { $n } partides acabades en aquest servidor: la part de guanyadors, i dels altres jugadors, que van comprar alguna cosa almenys una vegada. Mostra el que acompanya la victòria, no el que la causa.
stats-bought-few = Es mostra per a cada joc quan s'hagin acabat { $n } partides completes en aquest servidor.
stats-winners = Guanyadors
stats-others = Altres
