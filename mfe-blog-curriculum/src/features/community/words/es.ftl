blog-community-contributors = Colaboradores
blog-community-pages = { $count ->
    [one] 1 página
    [many] { $count } páginas
   *[other] { $count } páginas
  }
blog-community-more = Y { $shown } más.
blog-community-issues = Incidencias en las que trabajar
blog-community-issue = Incidencia
blog-community-labels = Etiquetas
blog-community-updated = Actualizada
