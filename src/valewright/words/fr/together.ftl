# Ce que l'on se dit à une table, revenir en arrière pendant une partie, et regarder.

## Phrases et réactions

talk-open = Dire quelque chose
talk-title = À la table
talk-react = Réagir
talk-say = Dire
talk-said = Ce qui s'est dit
talk-line = { $who } : { $what }
talk-silence = Personne n'a encore rien dit.
talk-watching = Seuls les joueurs peuvent envoyer des phrases. Vous pouvez les lire.
talk-mute = Masquer { $who }
talk-mute-all = Masquer tout le monde
talk-mute-all-hint = À toutes les tables, dans ce navigateur.
talk-off = Les phrases et les réactions sont masquées.
remark-hello = Bonjour !
remark-good-luck = Bonne chance !
remark-thinking = Je réfléchis…
remark-your-turn = C'est à vous.
remark-nice-move = Joli coup !
remark-oops = Oups !
remark-thanks = Merci !
remark-well-played = Bien joué !
remark-one-more = Encore une partie ?
remark-goodbye = Au revoir !
remark-smile = sourit
remark-laugh = rit
remark-wow = n'en revient pas
remark-sad = fait grise mine
remark-heart = envoie un cœur
remark-thumb = lève le pouce

## Revenir en arrière pendant une partie

back-open = Revenir en arrière
back-at = Vous regardez le coup { $n } ; la table en est au coup { $of }.
back-turn = C'est à vous de jouer.
back-now = Revenir au présent
back-moment = Coup à regarder

## Spectateurs

watch-title = Spectateurs
watch-public = Spectateur : vue publique
watch-count = { $n ->
    [one] Une personne regarde
   *[other] { $n } personnes regardent
}
watch-sees = Vous voyez ce qui est visible de tous et ce que dit le journal. Ce qu'un joueur garde caché l'est aussi pour vous.
watch-later = Une fois la partie terminée, tout est visible quand on la revoit.
watch-known = Les joueurs voient combien de personnes regardent, mais pas lesquelles.
watch-players = Elles voient ce qui est visible de tous et ce que dit le journal. Ce que vous gardez caché le reste pour elles jusqu'à la fin de la partie.
watch-link = Elles ne peuvent pas envoyer de phrases. Toute personne qui a le lien de cette table peut regarder.
