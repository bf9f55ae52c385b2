reading-toc-heading = En este artículo
reading-copy = Copiar
reading-copied = ¡Copiado!
reading-copy-failed = ¡Error al copiar al portapapeles!
reading-breadcrumbs = Ruta de navegación
reading-previous = Anterior
reading-next = Siguiente
reading-previous-next = Anterior y siguiente
