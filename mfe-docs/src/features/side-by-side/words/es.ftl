docs-beside-heading = { $title }: junto al inglés
docs-beside-about = La traducción y la página en inglés, apartado por apartado. Los ejemplos que se ejecutan y las tablas de navegadores están en la propia página.
docs-beside-page = Leer la traducción
docs-beside-english = Ver en inglés
docs-beside-note = Antes de comparar
docs-beside-gone = La página en inglés ya no existe. No hay nada con qué comparar esta traducción.
docs-beside-unknown = No se sabe de qué texto en inglés es esta traducción.
docs-beside-behind = La página en inglés ha cambiado desde que se tradujo.
docs-beside-changes =
    { $count ->
        [one] { $count } cambio desde el { $date }.
        [many] { $count } de cambios desde el { $date }.
       *[other] { $count } cambios desde el { $date }.
    }
docs-beside-unmatched =
    { $count ->
        [one] { $count } apartado está solo en una de las dos páginas.
        [many] { $count } de apartados están solo en una de las dos páginas.
       *[other] { $count } apartados están solo en una de las dos páginas.
    }
docs-beside-no-english = La página en inglés no tiene este apartado.
docs-beside-no-translation = Este apartado no está traducido.
docs-beside-data = Ver esta tabla en la página
docs-beside-none = No hay nada que mostrar.
