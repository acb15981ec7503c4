# La partie dans le terminal, quel que soit le jeu.
#
#   $who     le nom d'un joueur ; « you » si c'est la personne qui lit
#   $detail  une explication en anglais

terminal-name = { $who ->
    [you] Vous
   *[other] { $who }
}
terminal-and = { $some } et { $last }
terminal-labelled = { $label } : { $list }
terminal-then = { $first } ; { $next }
terminal-none = rien
terminal-yes = oui
terminal-no = non
terminal-against = { $game } : vous contre { $others }. Graine { $seed }. `{ $help }` donne la liste des commandes.
terminal-together = { $game } : { $players }. Graine { $seed }. `{ $help }` donne la liste des commandes.
terminal-only-move = Seul coup possible : { $move }
terminal-undone = C'est annulé.
terminal-saved = Partie enregistrée dans { $path }
terminal-clear = Votre tour est terminé. Appuyez sur Entrée pour effacer l'écran.
terminal-curtain = { $who }, c'est à vous de jouer. Appuyez sur Entrée quand personne d'autre ne voit l'écran.
terminal-replay-it = La partie est enregistrée. Pour la revoir :
terminal-resume-it = La partie est enregistrée. Pour la reprendre :
terminal-not-saved = La partie n'a pas pu être enregistrée : { $detail }
terminal-score-of = { $who ->
    [you] Votre score
   *[other] Score : { $who }
}
terminal-wins = { $who ->
    [you] Vous gagnez.
   *[other] { $who } gagne.
}
terminal-share = Victoire partagée : { $who }.

## Ce qu'on tape

terminal-type = Tapez le numéro d'un coup, ou `{ $help }`.
terminal-no-number = Il n'y a pas de coup { $n } : les coups vont de 1 à { $of }.
terminal-ambiguous = « { $text } » peut désigner : { $moves }.
terminal-not-a-move = « { $text } » n'est ni un coup possible ni une commande ; essayez `{ $help }`.
terminal-write = Tapez `{ $command }`.
terminal-help = Tapez le numéro d'un coup, le coup lui-même, tel quel ou en anglais comme dans les enregistrements (les premières lettres suffisent s'il n'y a pas d'ambiguïté), ou une commande ; les noms anglais des commandes sont aussi acceptés :

## Commandes : ce qu'on tape, et ce qui se passe

command-table = redessine toute la table
    .typed = table
command-log = les derniers événements, ou tous
    .typed = journal [tout]
command-hint = ce que jouerait un robot fort, et pourquoi ; pour un coup à vous, ce qu'il coûterait
    .typed = conseil [coup]
command-undo = annule votre dernière décision
    .typed = annuler
command-save = enregistre la partie dans un fichier
    .typed = enregistrer FICHIER
command-resume = enregistre cette partie et en reprend une autre
    .typed = reprendre FICHIER
command-help = donne la liste des commandes
    .typed = aide
command-quit = enregistre la partie et quitte
    .typed = quitter

## Revoir une partie

terminal-record = { $game }, graine { $seed }, { $n ->
    [one] { $n } coup
   *[other] { $n } coups
} : { $players }
terminal-seat = Joueur { $n } ({ $name })
terminal-turn-move = { $turn }, coup { $n }
terminal-turn-moves = { $turn }, coups { $first } à { $last }
terminal-next-turn = Entrée : tour suivant, q : quitter
terminal-written = Écrit dans { $path }
review-chances = Les chances de gagner de chacun après chaque coup
review-move = Coup
review-player = Joueur
review-played = Joué
review-better = Mieux
review-lost = Points perdus

## Vérifier une distribution

verify-replayed = { $n ->
    [one] Le seul coup de l'enregistrement découle de sa graine.
   *[other] Les { $n } coups de l'enregistrement découlent de sa graine.
}
verify-stored = La partie reprend d'un état enregistré : ce qui a été distribué avant ne peut pas être vérifié.
verify-secret = Graine : { $seed } (256 bits, tirée par un serveur)
verify-short = Graine : { $seed } (courte : qui l'a choisie pouvait connaître la distribution d'avance)
verify-unpromised = L'enregistrement n'a pas d'engagement : rien n'a été promis sur sa distribution.
verify-commitment = Engagement : { $commitment } (le SHA-256 de la graine de l'enregistrement, d'une espace et de son sel)
verify-compare = Comparez-le avec ce que la table montrait au début, ou indiquez celui-ci avec --commitment.
verify-kept = C'est l'engagement que vous avez indiqué : la partie a été distribuée comme promis.
verify-broken = Ce n'est pas l'engagement que vous avez indiqué : la partie n'a pas été distribuée comme promis.
