plus-import = Importar coleções
plus-import-text = Escolha um arquivo exportado do { $site }, favoritos exportados de um navegador (HTML), um arquivo CSV do Raindrop ou uma lista em Markdown. Só páginas deste site são importadas; o que você já tem não muda.
plus-import-file = Arquivo
plus-import-into = Importar para
plus-import-into-folders = Uma coleção por pasta
plus-import-check = Verificar arquivo
plus-import-checking = Verificando…
plus-import-submit = Importar
plus-import-pending = Importando…
plus-import-done = Pronto
plus-import-missing = Escolha um arquivo.
plus-import-unreadable = Este arquivo não contém coleções nem favoritos que possam ser lidos.
plus-import-too-large = Este arquivo tem mais de 4 MB.
plus-import-too-many = Este arquivo tem mais de { $limit } páginas deste site, o máximo de uma importação.
plus-import-would-add = Coleções novas: { $collections }. Artigos novos: { $articles }. Nada foi importado ainda.
plus-import-nothing = Não há nada de novo para importar neste arquivo.
plus-import-added = Importados: { $collections ->
    [one] { $collections } coleção
    [many] { $collections } de coleções
   *[other] { $collections } coleções
  } e { $articles ->
    [one] { $articles } artigo
    [many] { $articles } de artigos
   *[other] { $articles } artigos
  }.
plus-import-exist = Já salvos: { $count }
plus-import-unknown = Não são páginas deste site: { $count }
plus-import-skipped-exists = já está em { $collection }
plus-import-skipped-unknown = não é uma página deste site ({ $collection })
plus-import-foreign = é um endereço de outro site
