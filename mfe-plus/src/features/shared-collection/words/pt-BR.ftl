plus-shared-title = Coleção compartilhada
plus-shared-default = Artigos salvos
plus-shared-count = { $count ->
    [one] { $count } artigo
    [many] { $count } artigos
   *[other] { $count } artigos
  }
plus-shared-updated = Atualizada em { $date }
plus-shared-modified = Página alterada em { $date }
plus-shared-empty = Esta coleção está vazia
plus-shared-copy = Copiar para minhas coleções
plus-shared-copying = Copiando para você…
plus-shared-copied = Copiada para { $name }
plus-shared-open = Abrir { $name }
plus-shared-sign-in = Entrar para copiar
plus-shared-limit = O plano Core comporta até { $limit } coleções.
plus-shared-upgrade = Fazer upgrade agora
plus-shared-broken = Não é possível mostrar a coleção agora.
plus-shared-again = Tentar de novo
plus-shared-pages = Páginas da coleção
plus-shared-page = Página { $page }
plus-shared-previous = Anterior
plus-shared-next = Próxima
