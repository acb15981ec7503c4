### Mi caja: lo que dicen las cartas del propio ejemplar de Mystic Vale.

box-intro = Pocos documentos dan los números impresos en las cartas de Mystic Vale; la mayoría de los que se usan aquí son suposiciones. Si tienes el juego, pon lo que dicen tus cartas. Se guarda en este navegador y puedes llevártelo en un archivo.
box-all = Todas las cajas
box-count = { $n } de { $of }
box-conclave = Cónclave
box-conclaves = Cónclaves
box-name = Nombre de la caja
box-name-hint = Todos los que se sienten a una mesa en la que se juegue con ella verán este nombre.
box-name-usual = Mi caja
box-play = Jugar con ella
box-import = Importar un archivo
box-export = Exportar a un archivo
box-erase = Borrarlo todo
box-erase-sure = { $n ->
    [one] Se perderá el único valor que has puesto. Si quieres conservarlo, expórtalo antes.
   *[other] Se perderán los { $n } valores que has puesto. Si quieres conservarlos, expórtalos antes.
}
box-cancel = Cancelar
box-import-how = Ya has puesto valores. ¿Quieres añadirles los de { $file } (donde ambos digan algo, vale el archivo) o quedarte solo con el archivo?
box-import-add = Añadir el archivo
box-import-replace = Solo el archivo
box-refused = No se ha importado { $file }:
box-too-long = el archivo es demasiado largo
box-taken = { $n ->
    [0] No se ha importado ningún valor.
    [one] Se ha importado un valor.
   *[other] Se han importado { $n } valores.
}
box-taken-kept = Se conserva como en el archivo, pero no se muestra aquí: { $what }.
box-taken-comments = Los comentarios del archivo no se conservan.
box-unchecked = El servidor no responde: lo que escribes se guarda, pero no se comprueba.
box-unkept = Este navegador no guarda lo que escribes. Expórtalo antes de salir.
box-errors = { $n ->
    [one] Un valor es incorrecto.
   *[other] { $n } valores son incorrectos.
}
box-fine = { $n ->
    [0] Comprobado. Ningún valor difiere de los que vienen con Valewright.
    [one] Comprobado. Un valor difiere de los que vienen con Valewright.
   *[other] Comprobado. { $n } valores difieren de los que vienen con Valewright.
}
box-search-hint = Un nombre
box-show = Mostrar
box-show-all = Todo
box-show-open = Lo que falta por poner
box-show-filled = Lo que ya está puesto
box-show-wrong = Incorrecto o contradictorio
box-found = { $n ->
    [one] Un componente
   *[other] { $n } componentes
}
box-card-count = { $n } de { $of } puestos
box-card-done = Completa
box-card-known = Todo documentado
box-card-wrong = Hay algo incorrecto
box-next = Siguiente
box-previous = Anterior
box-fixed = Las cartas iniciales están documentadas; un archivo de cartas las define en [deck] y [fertile_soil].

## Un campo

box-side = { $side }: { $field }
box-field-name = Nombre
box-field-text = Texto
box-field-ability = Lo que hace el texto
box-field-title = Título
box-field-deck = Mazo inicial
box-field-level-1-advancements = Cartas de nivel 1 con { $n } jugadores
box-field-vp-pool = Reserva de PV con { $n } jugadores
box-field-mix = Títulos en juego
box-confirm = Mi carta dice eso
box-confirm-all = { $n ->
    [one] Es correcto
   *[other] Los { $n } son correctos
}
box-confirmed = { $field }: puesto
box-confirmed-all = { $n ->
    [one] Un valor puesto
   *[other] { $n } valores puestos
}
box-clear = Quitar
box-cleared = { $field }: sin poner
box-unlock = Mi carta dice otra cosa
box-unlocked = Este valor está documentado. Cámbialo solo si tu carta dice de verdad otra cosa.
box-contradicts = Esto contradice un documento. Vuelve a mirar tu carta.
box-instead = Lo que supone Valewright: { $what }.
box-yes = Sí
box-no = No
box-none = ninguno
box-add = Añadir…
box-add-advancement = Añadir un avance…
box-add-vale = Añadir un valle…
box-take-out = Quitar { $title }

## Lo que está documentado

box-fact = Documentado: { $what } ({ $source })
box-source = Fuente: { $source }
box-fact-together = junto con { $others }: { $what }
box-fact-symbols-spirits = { $n ->
    [one] un espíritu
   *[other] { $n } espíritus
}
box-fact-symbols-count = { $n ->
    [one] un símbolo
   *[other] { $n } símbolos
}
box-fact-cost-total = { $n ->
    [one] un espíritu
   *[other] { $n } espíritus
}
box-fact-slots-different = { $n } espacios distintos
box-fact-vp-end-printed = hay un valor impreso
box-fact-vp-end-either-side = PV en al menos una cara
box-fact-exists = el nombre
box-fact-grants-vp = da PV

## De dónde salen los valores

box-from-documented = documentado
box-from-partly = documentado en parte
box-from-guess = suposición
box-from-box = de una caja
box-from-mine = mi carta
box-source-rulebook = reglamento
box-source-bean = lista pública de costes de un jugador
box-source-aeg = anticipo de la editorial
box-source-4players = reseña de una revista
box-source-geekdad = reseñas de un jugador
box-source-sim = simulador de un aficionado
box-source-list = una lista pública
box-known = { $n } de { $of } valores documentados
box-legend = Los nombres, los niveles, las copias y los textos son de los reglamentos. De los demás valores, solo algunos están documentados.
