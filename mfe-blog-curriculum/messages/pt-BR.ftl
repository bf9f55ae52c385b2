blog-broken = Erro de carregamento
blog-broken-detail = { $status } em { $url }: { $body }
blog-broken-reload = Tente recarregar a página
