search-label = Buscar na documentação
search-placeholder = Buscar
search-in-header = Buscar neste site
search-submit = Buscar
search-open = Buscar
search-key-leave = Esc

search-loading = Carregando o índice de busca…
search-failed = Não foi possível carregar o índice de busca!
search-no-titles = Nenhum título de documento encontrado.
search-not-seeing = Não está vendo o que procura?
search-site = Buscar “{ $query }” em todo o site
search-crashed = Erro ao mostrar a busca. Os detalhes estão no console.
search-titles = Títulos que correspondem
search-titles-found =
    { $count ->
        [one] { $count } título encontrado
        [many] { $count } de títulos encontrados
       *[other] { $count } títulos encontrados
    }
