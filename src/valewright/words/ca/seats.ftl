### Els seients: en altres dispositius, per a convidats i per a tothom.

## Els meus seients

seats-intro = No hi ha comptes: les vostres partides pertanyen a aquest navegador. Aquí les podeu obrir en altres dispositius i assegurar-vos de no perdre-les.
seats-none = Aquest navegador encara no té partides. Jugueu-ne una abans, o obriu les d'un altre dispositiu.
seats-another = Un altre dispositiu
seats-another-text = Escanegeu-hi un codi o obriu-hi un enllaç. A partir de llavors, tots dos dispositius obren les mateixes partides, també les noves.
seats-link-make = Mostra el codi i l'enllaç
seats-link-anew = Crea un enllaç nou
seats-link = Enllaç per a l'altre dispositiu
seats-link-once = Funciona un sol cop, durant deu minuts. No el compartiu: qui l'obri pot jugar les vostres partides.
seats-link-expired = Aquest enllaç ha caducat.
seats-code = Codi QR de l'enllaç
seats-local = Aquesta adreça només funciona en aquest ordinador, de manera que un altre dispositiu no pot obrir l'enllaç. Inicieu el servidor amb «valewright serve --host 0.0.0.0», obriu l'adreça que mostra i creeu-hi l'enllaç.
seats-phrase = Frase de recuperació
seats-phrase-text = Vuit paraules que obren totes les vostres partides en qualsevol dispositiu, encara que perdeu aquest.
seats-phrase-make = Crea una frase
seats-phrase-replace = Substitueix la frase
seats-phrase-replace-sure = Substitueix-la: les paraules anteriors deixaran de servir
seats-phrase-keep = Anoteu aquestes paraules: només es mostren ara. Qui les tingui pot jugar totes les vostres partides fins que substituïu o tragueu la frase.
seats-phrase-written = Ja les he anotades
seats-use = Obriu partides aquí
seats-use-text = Les partides que jugueu en un altre dispositiu, o en un que ja no teniu.
seats-use-label = Frase de recuperació o enllaç
seats-use-open = Obre les meves partides
seats-use-done = Les vostres partides són obertes en aquest dispositiu.
seats-devices = Dispositius
seats-devices-text = Qualsevol d'ells pot treure els altres. Si en perdeu un, traieu-lo de seguida.
seats-device-here = Aquest dispositiu
seats-device-seen = Darrer ús: { $ago }
seats-device-made = Creada: { $ago }
seats-device-name = { $browser } a { $system }
seats-remove = Treu { $name }
seats-remove-sure = Segur que voleu treure { $name }?
seats-removed = { $name } ja no obre les vostres partides.
seats-only-here = { $n ->
    [one] Una partida només és oberta en aquest dispositiu.
   *[other] { $n } partides només són obertes en aquest dispositiu.
}
seats-gather = Obre-les també als meus altres dispositius

## Obrir un enllaç

seats-open = Obriu partides en aquest dispositiu
seats-open-offer = { $n ->
    [one] «{ $device }» obre una partida.
   *[other] «{ $device }» obre { $n } partides.
}
seats-open-warning = Continueu només si heu creat vosaltres aquest enllaç. A partir de llavors, aquest dispositiu i «{ $device }» obren les mateixes partides, també les noves.
seats-open-name = Nom d'aquest dispositiu
seats-open-gather = Obre-hi també les partides d'aquest dispositiu
seats-open-go = Obre les partides aquí

## L'amfitrió d'una taula

seats-renew = Renova l'enllaç
seats-renewed = L'enllaç és nou; l'anterior ja no funciona.
seats-take = Recupera el seient de { $name }
seats-take-sure = Recupera'l i renova l'enllaç
seats-list = Que s'hi uneixi qui vulgui
seats-list-hint = Aquest servidor mostra la taula a la seva llista: tothom la pot mirar i ocupar-hi un seient lliure.
seats-list-title = Títol de la taula
seats-list-usual = La taula de { $name }

## Taules obertes

seats-tables-text = Tothom es pot unir a aquestes taules.
seats-tables-none = Ara mateix cap taula no espera jugadors.
seats-tables-free = { $free ->
    [one] Un seient lliure de { $seats }
   *[other] { $free } seients lliures de { $seats }
}
seats-tables-more = Mostra'n més

## Per què el servidor rebutja el que es fa aquí

refused-already-device = Aquest navegador ja comparteix les seves partides amb els vostres altres dispositius.
refused-bad-phrase = Hi ha un error en aquesta frase. Té vuit paraules de sis lletres.
refused-bad-ticket = Aquest enllaç ja s'ha fet servir o ha caducat. Creeu-ne un de nou a l'altre dispositiu.
refused-guest-played = { $name } ja ha jugat. Només es pot recuperar el seient de qui encara no ha jugat.
refused-last-device = Res més no obre les vostres partides. Afegiu abans un altre dispositiu o creeu una frase de recuperació.
refused-no-device = Aquest navegador encara no comparteix les seves partides amb altres dispositius, o s'ha tret.
refused-no-guest = No hi seu cap convidat.
refused-no-seats = Aquest navegador encara no té partides per emportar-se.
refused-too-many-devices = Ja hi ha { $most } dispositius. Traieu-ne un abans.
refused-unknown-phrase = Aquestes paraules no obren cap partida aquí. Potser la frase s'ha substituït o és d'un altre servidor.
