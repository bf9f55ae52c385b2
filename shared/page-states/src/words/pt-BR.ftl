page-broken = Erro de carregamento
page-broken-reload = Tente recarregar a página
page-broken-status = { $status } em { $url }
page-broken-answer = { $status } em { $url }: { $body }
