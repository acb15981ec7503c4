### Les places : sur d'autres appareils, pour les invités et pour tous.

## Mes places

seats-intro = Il n'y a pas de comptes : vos parties appartiennent à ce navigateur. Ici, vous pouvez les ouvrir sur d'autres appareils et vous assurer de ne pas les perdre.
seats-none = Ce navigateur n'a pas encore de partie. Jouez-en une d'abord, ou ouvrez celles d'un autre appareil.
seats-another = Un autre appareil
seats-another-text = Scannez-y un code ou ouvrez-y un lien. Dès lors, les deux appareils ouvrent les mêmes parties, y compris les nouvelles.
seats-link-make = Afficher le code et le lien
seats-link-anew = Créer un nouveau lien
seats-link = Lien pour l'autre appareil
seats-link-once = Il fonctionne une seule fois, pendant dix minutes. Gardez-le pour vous : toute personne qui l'ouvre peut jouer vos parties.
seats-link-expired = Ce lien a expiré.
seats-code = Code QR du lien
seats-local = Cette adresse ne fonctionne que sur cet ordinateur : un autre appareil ne peut pas ouvrir le lien. Lancez le serveur avec « valewright serve --host 0.0.0.0 », ouvrez l'adresse qu'il affiche et créez-y le lien.
seats-phrase = Phrase de récupération
seats-phrase-text = Huit mots qui ouvrent toutes vos parties sur n'importe quel appareil, même si vous perdez celui-ci.
seats-phrase-make = Créer une phrase
seats-phrase-replace = Remplacer la phrase
seats-phrase-replace-sure = La remplacer : les anciens mots ne marcheront plus
seats-phrase-keep = Notez ces mots : ils ne sont affichés que maintenant. Toute personne qui les possède peut jouer vos parties, jusqu'à ce que vous remplaciez ou retiriez la phrase.
seats-phrase-written = Je les ai notés
seats-use = Ouvrir des parties ici
seats-use-text = Les parties que vous jouez sur un autre appareil, ou sur un appareil que vous n'avez plus.
seats-use-label = Phrase de récupération ou lien
seats-use-open = Ouvrir mes parties
seats-use-done = Vos parties sont ouvertes sur cet appareil.
seats-devices = Appareils
seats-devices-text = Chacun peut retirer les autres. Si vous en perdez un, retirez-le aussitôt.
seats-device-here = Cet appareil
seats-device-seen = Dernière utilisation : { $ago }
seats-device-made = Création : { $ago }
seats-device-name = { $browser } sur { $system }
seats-remove = Retirer { $name }
seats-remove-sure = Vraiment retirer { $name } ?
seats-removed = { $name } n'ouvre plus vos parties.
seats-only-here = { $n ->
    [one] Une partie n'est ouverte que sur cet appareil.
   *[other] { $n } parties ne sont ouvertes que sur cet appareil.
}
seats-gather = Les ouvrir aussi sur mes autres appareils

## Ouvrir un lien

seats-open = Ouvrir des parties sur cet appareil
seats-open-offer = { $n ->
    [one] « { $device } » ouvre une partie.
   *[other] « { $device } » ouvre { $n } parties.
}
seats-open-warning = Ne continuez que si vous avez créé ce lien vous-même. Dès lors, cet appareil et « { $device } » ouvrent les mêmes parties, y compris les nouvelles.
seats-open-name = Nom de cet appareil
seats-open-gather = Y ouvrir aussi les parties de cet appareil
seats-open-go = Ouvrir les parties ici

## L'hôte d'une table

seats-renew = Renouveler le lien
seats-renewed = Le lien est nouveau ; l'ancien ne fonctionne plus.
seats-take = Reprendre la place de { $name }
seats-take-sure = La reprendre et renouveler le lien
seats-list = Ouvrir la table à tous
seats-list-hint = Ce serveur affiche la table dans sa liste : tout le monde peut la regarder et y prendre une place libre.
seats-list-title = Titre de la table
seats-list-usual = La table de { $name }

## Tables ouvertes

seats-tables-text = Tout le monde peut rejoindre ces tables.
seats-tables-none = Aucune table n'attend de joueurs en ce moment.
seats-tables-free = { $free ->
    [one] Une place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
seats-tables-more = Afficher la suite

## Pourquoi le serveur refuse ce qui se fait ici

refused-already-device = Ce navigateur partage déjà ses parties avec vos autres appareils.
refused-bad-phrase = Il y a une erreur dans cette phrase. Elle se compose de huit mots de six lettres.
refused-bad-ticket = Ce lien a déjà servi ou a expiré. Créez-en un nouveau sur l'autre appareil.
refused-guest-played = { $name } a déjà joué. On ne peut reprendre que la place de quelqu'un qui n'a pas encore joué.
refused-last-device = Rien d'autre n'ouvre vos parties. Ajoutez d'abord un appareil ou créez une phrase de récupération.
refused-no-device = Ce navigateur ne partage pas encore ses parties avec d'autres appareils, ou il a été retiré.
refused-no-guest = Aucun invité n'occupe cette place.
refused-no-seats = Ce navigateur n'a pas encore de partie à emporter.
refused-too-many-devices = Il y a déjà { $most } appareils. Retirez-en un d'abord.
refused-unknown-phrase = Ces mots n'ouvrent aucune partie ici. La phrase a peut-être été remplacée, ou elle appartient à un autre serveur.
