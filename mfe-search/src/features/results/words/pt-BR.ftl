search-in-page = Buscar de novo
search-field = Buscar na documentação
search-field-placeholder = Buscar
search-title = Busca: “{ $query }”
search-title-page = Busca: “{ $query }” (página { $page })
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
        [one] { $shown } página corresponde pelo título
        [many] { $shown } de páginas correspondem pelo título
       *[other] { $shown } páginas correspondem pelo título
    }

search-none = Nenhum resultado para “{ $query }”
search-none-hint = Tente menos palavras, outra grafia ou o nome de uma propriedade ou de um método.
search-none-action = Explorar as referências
search-past-end = A página { $page } não existe
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

search-broken = A busca não está respondendo
search-broken-hint = Há um problema com a conexão ou com nosso servidor.
search-broken-reload = Tentar de novo

search-count-more =
    { $total ->
        [one] Mais de { $shown } página encontrada
        [many] Mais de { $shown } de páginas encontradas
       *[other] Mais de { $shown } páginas encontradas
    }
search-took = { $milliseconds } ms

search-titles-note = A busca foi feita só nos títulos
search-titles-note-text = O índice de texto completo ainda está sendo criado. Tente de novo em alguns minutos para ver mais resultados.

search-did-you-mean = Você quis dizer

search-problems = Não é possível fazer esta busca
search-problem-q = Digite até 200 caracteres.
search-problem-page = Apenas as páginas 1 a 10 estão disponíveis.
search-problem-sort = Os resultados podem ser ordenados por melhor correspondência, relevância ou popularidade.
search-problem-locale = Esse idioma não é compatível.
search-problem-other = “{ $parameter }” tem um valor que não pode ser usado.
search-problems-action = Buscar sem filtros

search-score = Pontuação { $value }
search-popularity = Popularidade { $value }

search-kind-reference = Referência
search-kind-guide = Guia
search-kind-lesson = Lição
search-kind-definition = Definição
search-kind-post = Artigo do blog

search-none-filtered = Nenhum resultado com estes filtros
search-end = Apenas as páginas 1 a 10 estão disponíveis. Acrescente uma palavra ou escolha um filtro para refinar a busca.
search-problem-area = Essa área não existe.
search-problem-kind = Esse tipo de página não existe.
