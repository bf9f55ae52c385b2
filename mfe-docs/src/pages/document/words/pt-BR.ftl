docs-sidebar = Tópicos relacionados
docs-sidebar-open = Abrir os tópicos relacionados
docs-sidebar-close = Fechar os tópicos relacionados
docs-filter = Filtrar
docs-filter-matches =
    { $count ->
        [0] Nenhum resultado
        [one] { $count } resultado
        [many] { $count } de resultados
       *[other] { $count } resultados
    }

docs-error = Erro
docs-warning = Aviso
docs-unknown-section = Não se sabe como tratar uma seção do tipo { $type }

docs-specification = Especificação
docs-specification-part = Parte
docs-no-specification = Nenhuma especificação encontrada

docs-compatibility-failed = Erro ao carregar os dados BCD

docs-baseline = Baseline
docs-baseline-high = Amplamente disponível
docs-baseline-low = Recém-disponível
docs-baseline-limited = Disponibilidade limitada
docs-baseline-since = desde { $since }
docs-baseline-year = { $since }
docs-baseline-undated = { "" }
docs-baseline-discouraged = Obsoleto
docs-baseline-removing = Será removido
docs-baseline-discouraged-note = Obsoleto. Não use em código novo.
docs-baseline-removing-note = Os navegadores estão removendo isso. Substitua os usos existentes.
docs-baseline-instead = Use no lugar:
docs-browser-chrome = Chrome
docs-browser-edge = Edge
docs-browser-firefox = Firefox
docs-browser-safari = Safari
docs-browser-chrome_android = Chrome Android
docs-browser-firefox_android = Firefox para Android
docs-browser-safari_ios = Safari no iOS

docs-translation = Tradução
docs-translation-volunteers = Esta página foi traduzida do inglês por voluntários.
docs-translation-join = Junte-se a eles
docs-translation-english = Ver em inglês
docs-translation-always = Sempre mudar para inglês
docs-translation-lag = A página em inglês mudou desde então, em { $date }.
docs-translation-machine = Esta página foi traduzida automaticamente do inglês e não foi totalmente revisada.

docs-loading-title = ⏳ Carregando…
docs-broken-empty = Esta página está vazia.
docs-reading = Configurações de leitura
docs-filter-clear = Limpar o filtro
docs-queue-remove = Remover da fila: { $name }
docs-queue-clear = Esvaziar
docs-queue-empty = A fila está vazia.
docs-baseline-supported-in = Compatível com { $browser } desde a versão { $version }
docs-baseline-unsupported-in = Não compatível com { $browser }
docs-filter-search = Buscar “{ $words }” no site
docs-translation-beside = Ler ao lado do inglês
docs-translation-progress = Situação das traduções
