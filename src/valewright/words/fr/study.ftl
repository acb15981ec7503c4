# Étudier : ce qui est proposé, et ses écrans.

study-title = Étudier
study-intro = Apprenez les jeux, et de vos propres parties.

study-place-practise = S'exercer
    .text = Des problèmes et vos propres erreurs, répétés à mesure que vous les oubliez.
study-place-tutorial = Leçons
    .text = Une première partie avec un guide, puis des positions avec un but, trois minutes chacune.
study-place-position = Éditeur de positions
    .text = Composez n'importe quelle position, faites-la analyser, jouez-la ou partagez-la par un lien.
study-place-daily = Partie du jour
    .text = Une donne par jour, la même pour tout le monde : comparez votre résultat et revoyez les parties des autres à côté de la vôtre.
study-place-stats = Statistiques
    .text = Vos résultats par jeu, adversaire, extension et premier achat, et ce qu'achètent les gagnants.
study-place-replays = Parties et analyses
    .text = Revoyez une partie terminée coup par coup, et ce que chaque décision a coûté.

## S'exercer

practise-title = S'exercer
practise-intro = Trouvez le meilleur plan. Votre premier coup décide quand un problème revient.
practise-due = À revoir aujourd'hui
practise-due-count = { $n ->
    [0] Rien à revoir aujourd'hui.
    [one] { $n } exercice à revoir aujourd'hui.
   *[other] { $n } exercices à revoir aujourd'hui.
}
practise-start = Commencer
practise-new = Nouveaux problèmes
practise-new-count = { $n ->
    [0] Aucun nouveau problème de ce genre.
    [one] { $n } nouveau problème de ce genre.
   *[other] { $n } nouveaux problèmes de ce genre.
} Vous en avez essayé { $tried } sur { $of }.
practise-new-start = Un nouveau problème
practise-any-game = Tous les jeux
practise-theme = Thème
practise-any-theme = Tous les thèmes
practise-difficulty = Difficulté
practise-any-difficulty = Toutes
practise-easy = Facile
practise-medium = Moyen
practise-hard = Difficile
practise-mistakes = Vos erreurs
practise-mistakes-none = Analysez une partie que vous avez terminée : vos erreurs et vos gaffes seront ici, pour vous exercer.
practise-mistakes-text = Vos décisions les plus coûteuses, dans les parties analysées dans ce navigateur. Vous voyez ce que vous saviez alors.
practise-mistakes-all = Afficher les { $n }
practise-mistake = { $game }, coup { $n } : a coûté { $percent } points de chances de gagner
practise-kept = Vos progrès
practise-kept-text = Ce que vous avez travaillé n'est conservé que dans ce navigateur. Enregistrez-le dans un fichier pour l'emporter ailleurs.
practise-export = Enregistrer dans un fichier
practise-import = Charger un fichier
practise-imported = Vos progrès ont été chargés.
practise-not-imported = Ce fichier ne contient pas de progrès.
practise-puzzle-title = Problème · { $difficulty }
practise-solved-title = Problème : { $theme } · { $difficulty }
practise-then = Dans votre partie, votre coup a coûté ici { $percent } points de chances de gagner.
practise-then-game = Revoir votre coup
practise-mistake-title = Votre erreur
practise-find = Trouvez le meilleur plan.
practise-show = Voir la réponse
practise-answer = La réponse
practise-plan = Le meilleur plan
practise-next = Suivant
practise-again = Réessayer
practise-play-on = Continuer la partie d'ici
practise-edit = Modifier cette position
practise-forget = Retirer de la liste

## De quoi parlent les problèmes

puzzle-theme-choice = Que choisir
puzzle-theme-last-turns = Les derniers tours

## Statistics. $rate, $low and $high are percentages in words; $games and $n numbers, $lead a number with its sign
stats-title = Statistiques
stats-own = Votre bilan
stats-own-text = Les parties complètes de ce navigateur et de vos autres appareils. Les parties dont quelqu'un connaissait la donne, celles qui ont été abandonnées et celles contre vous-même ne comptent pas.
stats-none = Aucune partie terminée pour l'instant.
stats-summary = { $games ->
    [one] Une partie, { $rate } de victoires
   *[other] { $games } parties, { $rate } de victoires
} (entre { $low } et { $high } avec une confiance de 95 %), avance moyenne { $lead }.
stats-plot = Avance d'une partie à l'autre, la plus récente à droite
stats-by-against = Par adversaire
stats-by-sets = Par extension
stats-by-openings = Par premier achat
stats-people = Personnes
stats-mixed = Mixte
stats-col-games = Parties
stats-col-rate = Victoires
stats-col-lead = Avance
stats-interval = { $rate }, entre { $low } et { $high }
stats-bought = Ce qu'achètent les gagnants
stats-bought-text = D'après { $n } parties terminées sur ce serveur : la part des gagnants, et des autres joueurs, qui ont acheté quelque chose au moins une fois. Cela montre ce qui accompagne la victoire, pas ce qui la cause.
stats-bought-few = Ceci s'affiche pour chaque jeu dès que { $n } parties complètes en ont été terminées sur ce serveur.
stats-winners = Gagnants
stats-others = Autres
