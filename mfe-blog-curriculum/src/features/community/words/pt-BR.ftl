blog-community-contributors = Colaboradores
blog-community-pages = { $count ->
    [one] { $count } página
    [many] { $count } páginas
   *[other] { $count } páginas
  }
blog-community-more = E mais { $shown }.
blog-community-issues = Issues em que você pode trabalhar
blog-community-issue = Issue
blog-community-labels = Etiquetas
blog-community-updated = Atualizada em
