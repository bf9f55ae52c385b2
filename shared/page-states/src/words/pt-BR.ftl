page-broken = Erro de carregamento
page-broken-reload = Tente recarregar a página
