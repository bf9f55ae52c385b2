plus-close = Fechar
plus-cancel = Cancelar
plus-deleting = Excluindo…
plus-undo = Desfazer
plus-undo-failed = Não foi possível desfazer.


plus-collection = Coleção
plus-collection-deleted = { $name } foi excluída
plus-collection-unknown = Coleção não encontrada
plus-collection-unknown-text = Ela pode ter sido excluída em outro dispositivo.

plus-collections-title = Coleções
plus-collections-lede = Os artigos que você salva, em coleções só suas.
plus-collections-trail = Trilha de navegação
plus-collections-all = Todas as coleções
plus-collections-new = Nova coleção
plus-collections-default = Artigos salvos
plus-collections-default-description = A coleção padrão.
plus-collections-count = { $count ->
    [one] { $count } artigo
    [many] { $count } artigos
   *[other] { $count } artigos
  }
plus-collections-updated = Atualizada em { $date }
plus-collections-menu = Ações para { $name }
plus-collections-edit = Editar
plus-collections-delete = Excluir
plus-collections-copies = Exportar e importar
plus-collections-export-json = Exportar como JSON
plus-collections-export-csv = Exportar como CSV
plus-collections-export-html = Exportar como favoritos (HTML)
plus-collections-export-markdown = Exportar como Markdown
plus-collections-import = Importar
plus-collections-share = Compartilhar
plus-collections-loading = Buscando suas coleções…
plus-collections-invitation = Salve o que você encontra
plus-collections-invitation-text = Entre para salvar artigos em coleções e encontrá-los em todos os seus dispositivos.
plus-collections-sign-in = Entrar
plus-collections-unavailable = As coleções não estão acessíveis no momento

plus-items-trail = Onde está { $title }
plus-items-search = Buscar nesta coleção
plus-items-sort = Ordenar por
plus-items-sort-date = Data
plus-items-sort-title = Título
plus-items-sort-own = Minha ordem
plus-items-saved-on = Salvo em { $date }
plus-items-changed-on = Página alterada em { $date }
plus-items-note-full = Ver nota completa
plus-items-note-less = Mostrar menos
plus-items-note-add = Adicionar nota
plus-items-note-edit = Editar nota
plus-items-more = Mostrar mais
plus-items-loading = Buscando os artigos…
plus-items-loading-more = Carregando…
plus-items-shown = { $shown } de { $total }
plus-items-removed = { $title } foi excluído
plus-items-removed-count = { $count ->
    [one] { $count } artigo excluído
    [many] { $count } artigos excluídos
   *[other] { $count } artigos excluídos
  }
plus-items-moved = { $count ->
    [one] { $count } artigo movido para { $name }
    [many] { $count } artigos movidos para { $name }
   *[other] { $count } artigos movidos para { $name }
  }
plus-items-placed = { $title } agora é o item { $place } de { $total }
plus-items-choose = Selecionar { $title }
plus-items-choose-all = Selecionar tudo
plus-items-choose-shown = Selecionar os { $count } exibidos
plus-items-empty = Esta coleção está vazia
plus-items-empty-text = Toque na fita de qualquer artigo para salvá-lo aqui.
plus-items-empty-action = Explorar as referências
plus-items-none = Nenhum artigo corresponde a “{ $query }”

plus-frequent-title = Artigos vistos com frequência
plus-frequent-description = Artigos que você viu mais de 2 vezes nos últimos 30 dias.
plus-frequent-views = { $count ->
    [one] Visto uma vez, a última em { $date }
    [many] Visto { $count } vezes, a última em { $date }
   *[other] Visto { $count } vezes, a última em { $date }
  }
plus-frequent-empty = Ainda não há nada aqui
plus-frequent-empty-text = Os artigos a que você volta aparecem aqui sozinhos. A lista fica neste navegador.
