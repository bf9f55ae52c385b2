search-in-page = Buscar de novo
search-field = Buscar na documentação
search-field-placeholder = Buscar
search-title = Busca: "{ $query }"
search-title-page = Busca: "{ $query }" (página { $page })
search-title-empty = Sem consulta, sem resultados.
search-hint = Digite acima uma ou duas palavras: uma propriedade, um método, um assunto.

search-count =
    { $total ->
        [one] { $shown } página encontrada
        [many] { $shown } de páginas encontradas
       *[other] { $shown } páginas encontradas
    }
search-count-titles =
    { $total ->
        [one] { $shown } página encontrada pelo título
        [many] { $shown } de páginas encontradas pelo título
       *[other] { $shown } páginas encontradas pelo título
    }

search-none = Nada aqui contém “{ $query }”
search-none-hint = Tente menos palavras, outra grafia ou o nome de uma propriedade ou de um método.
search-none-action = Explorar as referências
search-past-end = Os resultados terminam antes desta página
search-past-end-hint =
    { $pages ->
        [one] Há { $pages } página de resultados para “{ $query }”.
        [many] Há { $pages } de páginas de resultados para “{ $query }”.
       *[other] Há { $pages } páginas de resultados para “{ $query }”.
    }
search-past-end-action = Voltar à primeira página

search-pages = Páginas de resultados
search-previous = Anterior
search-next = Próxima
search-page = Página { $page }

search-broken = A busca não respondeu
search-broken-hint = A falha está na conexão ou no servidor, não nas suas palavras.
search-broken-reload = Tentar de novo

search-count-more =
    { $total ->
        [one] Mais de { $shown } página encontrada
        [many] Mais de { $shown } de páginas encontradas
       *[other] Mais de { $shown } páginas encontradas
    }
search-took = { $milliseconds } ms

search-titles-note = Só os títulos foram pesquisados
search-titles-note-text = O índice de todos os textos ainda está sendo criado. Busque de novo daqui a pouco para encontrar mais.

search-order = Ordem
search-order-best = Melhor
search-order-relevance = Relevância
search-order-popularity = Popularidade

search-language = Idioma
search-language-both = { $language } e inglês

search-did-you-mean = Você quis dizer

search-problems = Esta busca não pode ser respondida
search-problem-q = Digite o que buscar, com no máximo 200 caracteres.
search-problem-page = Há as páginas de 1 a 10, e nenhuma outra.
search-problem-sort = Os resultados podem ser ordenados por melhor, relevância ou popularidade.
search-problem-locale = Um dos idiomas não é falado aqui.
search-problem-other = “{ $parameter }” tem um valor que não pode ser usado.
search-problems-action = Buscar apenas as palavras

search-score = Pontuação { $value }
search-popularity = Popularidade { $value }
