docs-progress-heading = Traduções
docs-progress-heading-of = Traduções: { $section }
docs-progress-about = Quantas páginas cada idioma tem e o atraso das traduções em relação às páginas em inglês.
docs-progress-up-to = As mudanças em inglês são contadas até { $date }.
docs-progress-no-history = Este site não sabe quando as páginas em inglês mudaram nem, portanto, quais traduções estão atrasadas.
docs-progress-languages = Idiomas
docs-progress-sections = Seções
docs-progress-all-sections = Todas as seções
docs-progress-translated = Traduzidas: { $count } de { $all }
docs-progress-count-current = { $count } em dia
docs-progress-count-behind = { $count } com atraso
docs-progress-count-unknown = { $count } sem informação
docs-progress-count-orphaned = { $count } sem página em inglês
docs-progress-list = Páginas
docs-progress-pages =
    { $count ->
        [one] { $count } página
        [many] { $count } de páginas
       *[other] { $count } páginas
    }
docs-progress-none = Não há nada para mostrar.
docs-progress-page = Página
docs-progress-state = Estado
docs-progress-show = Mostrar
docs-progress-state-any = Todas
docs-progress-state-current = Em dia
docs-progress-state-behind = Com atraso
docs-progress-state-unknown = Sem informação
docs-progress-state-orphaned = Sem página em inglês
docs-progress-state-missing = Sem tradução
docs-progress-order = Ordenar por
docs-progress-order-lag = Maior atraso
docs-progress-order-title = Título
docs-progress-order-views = Mais lidas
docs-progress-beside = Ler ao lado do inglês
docs-progress-source = Mudanças em inglês
docs-progress-rank = N.º { $rank } entre as mais lidas
docs-progress-changes =
    { $count ->
        [one] { $count } mudança em inglês
        [many] { $count } de mudanças em inglês
       *[other] { $count } mudanças em inglês
    }
docs-progress-since = desde { $date }
docs-progress-days =
    { $count ->
        [one] { $count } dia
        [many] { $count } de dias
       *[other] { $count } dias
    }
docs-progress-page-links = Páginas da lista
docs-progress-previous = Anterior
docs-progress-next = Próxima
docs-progress-page-number = Página { $number }
