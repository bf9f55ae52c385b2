plus-updates-title = Novidades
plus-updates-lede = O que os navegadores lançaram e o que você já pode usar com segurança.
plus-updates-streams = Tipo de novidades
plus-updates-stream-releases = Versões de navegadores
plus-updates-stream-baseline = Baseline
plus-updates-feed = Feed desta visualização
plus-updates-calendar = Calendário de versões
plus-updates-order = Ordem
plus-updates-order-desc = Mais recentes
plus-updates-order-asc = Mais antigas
plus-updates-reset = Limpar todos os filtros
plus-updates-remove = Remover filtro: { $name }
plus-updates-none = Nenhuma novidade encontrada.
plus-updates-none-filtered = Nenhuma novidade corresponde aos seus filtros.
plus-updates-past-end = A página { $page } não existe.
plus-updates-first-page = Ir para a primeira página
plus-updates-failed = O serviço de novidades não está respondendo.
plus-updates-failed-hint = O restante do site funciona. Tente de novo daqui a pouco.
plus-updates-preparing = As novidades estão sendo preparadas.
plus-updates-preparing-hint = Elas são lidas quando o site inicia e estarão aqui em instantes.
plus-updates-again = Tentar de novo
plus-updates-all = Todas as novidades

plus-updates-pages = Páginas de novidades
plus-updates-page = Página { $page }
plus-updates-previous = Anterior
plus-updates-next = Próxima

plus-updates-filters = Filtros
plus-updates-filters-chosen = Filtros ({ $count })
plus-updates-clear = Limpar
plus-updates-close = Fechar
plus-updates-keyword = Palavra-chave
plus-updates-keyword-hint = Nome ou palavra
plus-updates-browsers = Navegador
plus-updates-category = Categoria
plus-updates-change = Tipo de mudança
plus-updates-category-api = APIs web
plus-updates-category-css = CSS
plus-updates-category-html = HTML
plus-updates-category-http = HTTP
plus-updates-category-javascript = JavaScript
plus-updates-category-mathml = MathML
plus-updates-category-svg = SVG
plus-updates-category-webassembly = WebAssembly
plus-updates-category-webdriver = WebDriver
plus-updates-category-webextensions = Extensões de navegador
plus-updates-category-manifests = Manifestos
plus-updates-category-mediatypes = Tipos de mídia
plus-updates-change-added = Adicionado
plus-updates-change-removed = Removido
plus-updates-change-newly = Recém-disponível
plus-updates-change-widely = Amplamente disponível
plus-updates-change-regressed = Não é mais Baseline
plus-updates-change-discouraged = Desaconselhado

plus-updates-all-releases = { $all ->
    [one] { $shown } mudança
    [many] { $shown } de mudanças
   *[other] { $shown } mudanças
  }
plus-updates-all-baseline = { $all ->
    [one] { $shown } novidade
    [many] { $shown } de novidades
   *[other] { $shown } novidades
  }
plus-updates-matching-baseline = { $all ->
    [one] { $matching } de { $shown } novidade
    [many] { $matching } de { $shown } novidades
   *[other] { $matching } de { $shown } novidades
  }
plus-updates-show-releases = { $count ->
    [one] Mostrar { $shown } mudança
    [many] Mostrar { $shown } de mudanças
   *[other] Mostrar { $shown } mudanças
  }
plus-updates-show-baseline = { $count ->
    [one] Mostrar { $shown } novidade
    [many] Mostrar { $shown } de novidades
   *[other] Mostrar { $shown } novidades
  }
plus-updates-matching-releases = { $all ->
    [one] { $matching } de { $shown } mudança
    [many] { $matching } de { $shown } de mudanças
   *[other] { $matching } de { $shown } mudanças
  }
plus-updates-changes-here = { $all ->
    [one] { $shown } mudança, { $matching } nesta visualização
    [many] { $shown } de mudanças, { $matching } nesta visualização
   *[other] { $shown } mudanças, { $matching } nesta visualização
  }
plus-updates-released = Lançado em { $date }
plus-updates-notes = Notas da versão
plus-updates-notes-of = Notas da versão do { $release }
plus-updates-more = Mostrar todas as { $shown } mudanças do { $release }
plus-updates-cut = { $count ->
    [one] Há mais { $shown } mudança que não aparece aqui.
    [many] Há mais { $shown } de mudanças que não aparecem aqui.
   *[other] Há mais { $shown } mudanças que não aparecem aqui.
  }
plus-updates-folded = { $count ->
    [one] e { $count } mudança incluída
    [many] e { $count } de mudanças incluídas
   *[other] e { $count } mudanças incluídas
  }
plus-updates-experimental = Experimental
plus-updates-deprecated = Obsoleto

plus-updates-engines = { $count } de { $all }
plus-updates-engines-ship = Disponível em { $engines }.
plus-updates-engines-lack = Não disponível em { $engines }.
plus-updates-support = Suporte dos navegadores a { $name }
plus-updates-article = Ver artigo completo
plus-updates-search-article = Buscar artigo
plus-updates-specification = Especificação

plus-updates-events = { $count ->
    [one] { $count } novidade
    [many] { $count } de novidades
   *[other] { $count } novidades
  }
plus-updates-undated = Antes do início destes registros
plus-updates-became-newly = Recém-disponível (desde { $date })
plus-updates-became-widely = Amplamente disponível desde { $date }
plus-updates-became-regressed = Não é mais Baseline desde { $date }
plus-updates-became-discouraged = Desaconselhado desde { $date }
plus-updates-is-newly = Recém-disponível
plus-updates-is-widely = Amplamente disponível
plus-updates-is-regressed = Não é mais Baseline
plus-updates-is-discouraged = Desaconselhado
plus-updates-instead = Use no lugar: { $names }

plus-updates-recent = Novidades no Baseline
plus-updates-recent-days = Últimos 30 dias
plus-updates-recent-all = Todas as novidades do Baseline
plus-updates-dots = Como ler os pontos
plus-updates-dots-text = Um para cada motor: Blink, Gecko, WebKit.
plus-updates-dot-filled = já disponível
plus-updates-dot-fresh = novo nesta versão
plus-updates-dot-hollow = ainda não

plus-updates-kind-api = API web
plus-updates-kind-css = CSS
plus-updates-kind-css-property = Propriedade CSS
plus-updates-kind-css-selector = Seletor CSS
plus-updates-kind-css-at-rule = Regra @ CSS
plus-updates-kind-css-type = Valor CSS
plus-updates-kind-html = HTML
plus-updates-kind-html-element = Elemento HTML
plus-updates-kind-html-attribute = Atributo HTML
plus-updates-kind-http = HTTP
plus-updates-kind-http-header = Cabeçalho HTTP
plus-updates-kind-http-status = Código de status HTTP
plus-updates-kind-javascript = JavaScript
plus-updates-kind-mathml = MathML
plus-updates-kind-mathml-element = Elemento MathML
plus-updates-kind-svg = SVG
plus-updates-kind-svg-element = Elemento SVG
plus-updates-kind-webassembly = WebAssembly
plus-updates-kind-webdriver = WebDriver
plus-updates-kind-webextensions = API de extensões de navegador
plus-updates-kind-manifests = Manifesto
plus-updates-kind-mediatypes = Tipo de mídia
plus-updates-kind-other = Recurso

plus-updates-collections = Coleções
plus-updates-collections-none = Salve uma página para filtrar por ela.
plus-updates-collections-default = Artigos salvos
plus-updates-collections-chosen = { $count ->
    [one] { $count } coleção
    [many] { $count } de coleções
   *[other] { $count } coleções
  }
plus-updates-loading = Um momento…
