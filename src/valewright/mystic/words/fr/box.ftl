### Ma boîte : ce que disent les cartes de son propre exemplaire de Mystic Vale.

box-intro = Peu de documents donnent les nombres imprimés sur les cartes de Mystic Vale ; la plupart de ceux qui servent ici sont supposés. Si vous possédez le jeu, indiquez ce que disent vos cartes. Tout reste dans ce navigateur, et vous pouvez l'emporter dans un fichier.
box-all = Toutes les extensions
box-count = { $n } sur { $of }
box-conclave = Conclave
box-conclaves = Conclaves
box-name = Nom de la boîte
box-name-hint = Tous ceux qui s'assoient à une table jouée avec elle voient ce nom.
box-name-usual = Ma boîte
box-play = Jouer avec elle
box-import = Importer un fichier
box-export = Exporter un fichier
box-erase = Tout effacer
box-erase-sure = { $n ->
    [one] La valeur que vous avez indiquée sera perdue. Exportez-la d'abord si vous voulez la garder.
   *[other] Les { $n } valeurs que vous avez indiquées seront perdues. Exportez-les d'abord si vous voulez les garder.
}
box-cancel = Annuler
box-import-how = Vous avez déjà indiqué des valeurs. Y ajouter celles de { $file } (le fichier l'emporte là où les deux disent quelque chose), ou ne garder que le fichier ?
box-import-add = Ajouter le fichier
box-import-replace = Le fichier seul
box-refused = { $file } n'a pas été importé :
box-too-long = le fichier est trop long
box-taken = { $n ->
    [0] Aucune valeur importée.
    [one] Une valeur importée.
   *[other] { $n } valeurs importées.
}
box-taken-kept = Gardé comme dans le fichier, mais pas montré ici : { $what }.
box-taken-comments = Les commentaires du fichier ne sont pas gardés.
box-unchecked = Le serveur ne répond pas : ce que vous tapez est gardé, mais pas vérifié.
box-unkept = Ce navigateur ne garde pas ce que vous tapez. Exportez-le avant de partir.
box-errors = { $n ->
    [one] Une valeur est fausse.
   *[other] { $n } valeurs sont fausses.
}
box-fine = { $n ->
    [0] Vérifié. Aucune valeur ne diffère de celles de Valewright.
    [one] Vérifié. Une valeur diffère de celles de Valewright.
   *[other] Vérifié. { $n } valeurs diffèrent de celles de Valewright.
}
box-search-hint = Un nom
box-show = Montrer
box-show-all = Tout
box-show-open = Ce qui reste à indiquer
box-show-filled = Ce qui est indiqué
box-show-wrong = Faux ou contradictoire
box-found = { $n ->
    [one] Un élément
   *[other] { $n } éléments
}
box-card-count = { $n } sur { $of } indiqués
box-card-done = Complet
box-card-known = Tout est documenté
box-card-wrong = Quelque chose est faux
box-next = Suivante
box-previous = Précédente
box-fixed = Les cartes de départ sont documentées ; un fichier de cartes les change dans [deck] et [fertile_soil].

## Un champ

box-side = { $side } : { $field }
box-field-name = Nom
box-field-text = Texte
box-field-ability = Ce que fait le texte
box-field-title = Titre
box-field-deck = Deck de départ
box-field-level-1-advancements = Cartes de niveau 1 à { $n } joueurs
box-field-vp-pool = Pool de PV à { $n } joueurs
box-field-mix = Titres en jeu
box-confirm = Ma carte dit cela
box-confirm-all = { $n ->
    [one] C'est juste
   *[other] Les { $n } sont justes
}
box-confirmed = { $field } : indiqué
box-confirmed-all = { $n ->
    [one] Une valeur indiquée
   *[other] { $n } valeurs indiquées
}
box-clear = Reprendre
box-cleared = { $field } : de nouveau ouvert
box-unlock = Ma carte dit autre chose
box-unlocked = Cette valeur est documentée. Ne la changez que si votre carte dit vraiment autre chose.
box-contradicts = Cela contredit un document. Regardez votre carte encore une fois.
box-instead = Valewright suppose : { $what }.
box-yes = Oui
box-no = Non
box-none = aucun
box-add = Ajouter…
box-add-advancement = Ajouter une Évolution …
box-add-vale = Ajouter un Val …
box-take-out = Retirer { $title }

## Ce qui est documenté

box-fact = Documenté : { $what } ({ $source })
box-source = Source : { $source }
box-fact-together = avec { $others } : { $what }
box-fact-symbols-spirits = { $n ->
    [one] un Esprit
   *[other] { $n } Esprits
}
box-fact-symbols-count = { $n ->
    [one] un symbole
   *[other] { $n } symboles
}
box-fact-cost-total = { $n ->
    [one] un Esprit
   *[other] { $n } Esprits
}
box-fact-slots-different = { $n } emplacements différents
box-fact-vp-end-printed = une valeur est imprimée
box-fact-vp-end-either-side = des PV sur une face au moins
box-fact-exists = le nom
box-fact-grants-vp = apporte des PV

## D'où viennent les valeurs

box-from-documented = documenté
box-from-partly = documenté en partie
box-from-guess = supposé
box-from-box = d'une boîte
box-from-mine = ma carte
box-source-rulebook = livret de règles
box-source-bean = liste publique des coûts, par un propriétaire du jeu
box-source-aeg = présentation de l'éditeur
box-source-4players = critique d'un magazine
box-source-geekdad = critiques d'un propriétaire du jeu
box-source-sim = simulateur d'un amateur
box-source-list = liste publique
box-known = { $n } valeurs sur { $of } documentées
box-legend = Noms, niveaux, exemplaires et textes viennent des livrets. Des autres valeurs, seules certaines sont documentées.
