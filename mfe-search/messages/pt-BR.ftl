search-label = Buscar na documentação
search-placeholder = Buscar
search-in-header = Buscar neste site
search-in-page = Buscar de novo
search-submit = Buscar
search-open = Buscar

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
