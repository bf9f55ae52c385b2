docs-writers-nav = Para quem escreve
docs-writers-flaws = Falhas
docs-writers-flaws-about = O que há de errado nas páginas deste idioma, o pior primeiro.
docs-writers-translations = Traduções
docs-writers-translations-about = Quanto do conteúdo em inglês cada idioma tem.
docs-writers-translations-of = Traduções para este idioma
docs-writers-translations-of-about = O atraso de cada página em relação à inglesa.
docs-writers-feedback = Opiniões
docs-writers-sitemap = Todas as páginas
docs-writers-sitemap-about = A árvore de páginas, nível por nível.
docs-writers-progress = { $done } de { $total } páginas examinadas
docs-writers-filter = O título ou endereço contém
docs-writers-filter-submit = Filtrar
docs-writers-kinds = Mostrar
docs-writers-all-kinds = Todos
docs-writers-rows =
    { $count ->
        [one] { $count } linha
        [many] { $count } de linhas
       *[other] { $count } linhas
    }
docs-writers-none = Não há nada para mostrar.
docs-writers-open = Abrir no editor
docs-writers-previous = Anterior
docs-writers-next = Próxima
docs-writers-page-of = Página { $page } de { $pages }

docs-writers-column-page = Página
docs-writers-column-flaws = Falhas
docs-writers-column-fixable = Corrigíveis
docs-writers-column-kinds = Tipos
docs-writers-column-translated = Traduzidas
docs-writers-column-missing = Faltando
docs-writers-column-current = Em dia
docs-writers-column-behind = Atrasadas
docs-writers-column-unknown = Desconhecidas
docs-writers-column-orphaned = Sem página em inglês
docs-writers-column-state = Estado
docs-writers-column-commits-behind = Mudanças de atraso
docs-writers-column-english-modified = Inglês alterado
docs-writers-column-pages-below = Páginas abaixo
docs-writers-column-page-type = Tipo de página
docs-writers-column-status = Situação

docs-writers-toolbar = Barra de ferramentas para quem escreve
docs-writers-toolbar-flaws =
    { $count ->
        [0] Nenhuma falha
        [one] { $count } falha
        [many] { $count } de falhas
       *[other] { $count } falhas
    }
docs-writers-toolbar-fix =
    { $count ->
        [one] Corrigir { $count } delas
        [many] Corrigir { $count } delas
       *[other] Corrigir { $count } delas
    }
docs-writers-toolbar-fixed =
    { $count ->
        [one] { $count } falha corrigida
        [many] { $count } de falhas corrigidas
       *[other] { $count } falhas corrigidas
    }
docs-writers-toolbar-failed = Não funcionou: { $cause }
docs-writers-toolbar-source = Ver o código-fonte
docs-writers-toolbar-line = Linha { $line }
docs-writers-toolbar-better = Melhor: { $suggestion }
docs-writers-toolbar-modified = Última modificação: { $date }
docs-writers-group-broken_links = Links
docs-writers-group-macros = Macros
docs-writers-group-other = Todo o resto
